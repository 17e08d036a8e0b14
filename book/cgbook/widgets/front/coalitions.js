// The anywidget of chapter 12's second page: a kind that no other page has, in a module of its own, so that no
// other page loads it.
import sheet from "./coalitions.css";
import sharing from "./kinds/sharing.js";
import { dress } from "./page/dress.js";
import { view } from "./page/view.js";
import { learn } from "./page/words.js";
import { coalitions } from "./words/coalitions.js";
import { everywhere } from "./words/everywhere.js";

dress(sheet);
learn(everywhere);
learn(coalitions);

const kinds = { sharing };

export default { render: ({ model, el }) => view(kinds[model.get("kind")], { model, el }) };
