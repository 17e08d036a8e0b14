// The anywidget of chapter 12's first page, with two-player games in a table and the reader's own habit. No other page
// loads it.
import sheet from "./bimatrix.css";
import bimatrix from "./kinds/bimatrix.js";
import habits from "./kinds/habits.js";
import { widgets } from "./page/view.js";
import { habits as ofHabits } from "./words/habits.js";
import { tableGames } from "./words/tables.js";

export default widgets({ bimatrix, habits }, [tableGames, ofHabits], sheet);
