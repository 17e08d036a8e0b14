// The anywidget of chapter 12's second page: a kind that no other page has, in a module of its own, so that no
// other page loads it.
import sheet from "./coalitions.css";
import sharing from "./kinds/sharing.js";
import { widgets } from "./page/view.js";
import { coalitions } from "./words/coalitions.js";

export default widgets({ sharing }, [coalitions], sheet);
