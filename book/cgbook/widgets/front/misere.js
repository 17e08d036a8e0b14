// The anywidget of misère sums: a kind that no other page has, in a module of its own, so that no other page loads it.
import sheet from "./misere.css";
import misereRows from "./kinds/misere_rows.js";
import { widgets } from "./page/view.js";
import { misere } from "./words/misere.js";

export default widgets({ "misere rows": misereRows }, [misere], sheet);
