// The anywidget of practice. No other page has this kind of widget, so it has a separate module.
import sheet from "./practice.css";
import practiceBoard from "./kinds/practice.js";
import { widgets } from "./page/view.js";
import { games } from "./words/games.js";
import { practice } from "./words/practice.js";

export default widgets({ practice: practiceBoard }, [games, practice], sheet);
