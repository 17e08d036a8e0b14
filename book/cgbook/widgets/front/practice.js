// The anywidget of practice: a kind that no other page has, in a module of its own, so that no other page loads it.
import sheet from "./practice.css";
import practiceBoard from "./kinds/practice.js";
import { widgets } from "./page/view.js";
import { games } from "./words/games.js";
import { practice } from "./words/practice.js";

export default widgets({ practice: practiceBoard }, [games, practice], sheet);
