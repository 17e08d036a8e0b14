// The anywidget of misère sums. No other page has this kind of widget, so it has a separate module.
import sheet from "./misere.css";
import misereRows from "./kinds/misere_rows.js";
import { widgets } from "./page/view.js";
import { misere } from "./words/misere.js";

export default widgets({ "misere rows": misereRows }, [misere], sheet);
