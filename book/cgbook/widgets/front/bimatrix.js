// The anywidget of chapter 12's first page: games of two players in a table, in a module of their own, so that no other
// page loads them.
import sheet from "./bimatrix.css";
import bargain from "./kinds/bargain.js";
import bimatrix from "./kinds/bimatrix.js";
import rounds from "./kinds/rounds.js";
import { dress } from "./page/dress.js";
import { view } from "./page/view.js";
import { learn } from "./page/words.js";
import { everywhere } from "./words/everywhere.js";
import { tableGames } from "./words/tables.js";

dress(sheet);
learn(everywhere);
learn(tableGames);

const kinds = { bargain, bimatrix, rounds };

export default { render: ({ model, el }) => view(kinds[model.get("kind")], { model, el }) };
