// The anywidget of chapter 12's first page, with two-player games as tables and the reader's own habit. No other page
// loads this module.
import sheet from "./bimatrix.css";
import bimatrix from "./kinds/bimatrix.js";
import habits from "./kinds/habits.js";
import { widgets } from "./page/view.js";
import { habits as ofHabits } from "./words/habits.js";
import { tableGames } from "./words/tables.js";

export default widgets({ bimatrix, habits }, [tableGames, ofHabits], sheet);
