// The anywidget of chapter 1: kinds that no other chapter has, in a module of their own, so that no other page loads
// them.
import life from "./kinds/life.js";
import treeGame from "./kinds/tree_game.js";
import { view } from "./page/view.js";
import { learn } from "./page/words.js";
import { everywhere } from "./words/everywhere.js";
import { trees } from "./words/trees.js";

learn(everywhere);
learn(trees);

const kinds = { life, "tree game": treeGame };

export default { render: ({ model, el }) => view(kinds[model.get("kind")], { model, el }) };
