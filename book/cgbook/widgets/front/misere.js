// The anywidget of misère sums: a kind that no other page has, in a module of its own, so that no other page loads it.
import sheet from "./misere.css";
import misereRows from "./kinds/misere_rows.js";
import { dress } from "./page/dress.js";
import { view } from "./page/view.js";
import { learn } from "./page/words.js";
import { everywhere } from "./words/everywhere.js";
import { misere } from "./words/misere.js";

dress(sheet);
learn(everywhere);
learn(misere);

const kinds = { "misere rows": misereRows };

export default { render: ({ model, el }) => view(kinds[model.get("kind")], { model, el }) };
