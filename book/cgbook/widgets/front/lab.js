// The anywidget of the laboratory, in a module of its own, so that no other page loads it; with the kinds that show a
// position in it.
import sheet from "./lab.css";
import lab from "./kinds/lab.js";
import { dress } from "./page/dress.js";
import { view } from "./page/view.js";
import { learn } from "./page/words.js";
import { everywhere } from "./words/everywhere.js";
import { games } from "./words/games.js";
import { laboratory } from "./words/laboratory.js";

dress(sheet);
learn(everywhere);
learn(games);
learn(laboratory);

const kinds = { lab };

export default { render: ({ model, el }) => view(kinds[model.get("kind")], { model, el }) };
