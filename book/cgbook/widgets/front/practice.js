// The anywidget of practice without end: its problems are made in the page.
import sheet from "./practice.css";
import practiceBoard from "./kinds/practice.js";
import { dress } from "./page/dress.js";
import { view } from "./page/view.js";
import { learn } from "./page/words.js";
import { everywhere } from "./words/everywhere.js";
import { games } from "./words/games.js";
import { practice } from "./words/practice.js";

dress(sheet);
learn(everywhere);
learn(games);
learn(practice);

const kinds = { practice: practiceBoard };

export default { render: ({ model, el }) => view(kinds[model.get("kind")], { model, el }) };
