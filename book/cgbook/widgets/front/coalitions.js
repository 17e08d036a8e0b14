// The anywidget of chapter 12's second page. No other page has this kind of widget, so it has a separate module that no
// other page loads.
import sheet from "./coalitions.css";
import sharing from "./kinds/sharing.js";
import { widgets } from "./page/view.js";
import { coalitions } from "./words/coalitions.js";

export default widgets({ sharing }, [coalitions], sheet);
