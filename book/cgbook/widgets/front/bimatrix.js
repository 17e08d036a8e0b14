// The anywidget of chapter 12's first page: games of two players in a table, in a module of their own, so that no other
// page loads them.
import sheet from "./bimatrix.css";
import bimatrix from "./kinds/bimatrix.js";
import { widgets } from "./page/view.js";
import { tableGames } from "./words/tables.js";

export default widgets({ bimatrix }, [tableGames], sheet);
