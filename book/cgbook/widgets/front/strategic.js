// The anywidget of the games of strategy: kinds that the chapters of combinatorial games do without.
import sheet from "./strategic.css";
import fictitious from "./kinds/fictitious.js";
import matrixGame from "./kinds/matrix_game.js";
import mixedPlay from "./kinds/mixed_play.js";
import { dress } from "./page/dress.js";
import { view } from "./page/view.js";
import { learn } from "./page/words.js";
import { everywhere } from "./words/everywhere.js";
import { strategies } from "./words/strategies.js";

dress(sheet);
learn(everywhere);
learn(strategies);

const kinds = { fictitious, "matrix game": matrixGame, "mixed play": mixedPlay };

export default { render: ({ model, el }) => view(kinds[model.get("kind")], { model, el }) };
