// The anywidget of Conway's Life and of games in extensive form. Only chapters 1, 11 and 12 have these kinds of
// widgets, so they have a separate module that no other page loads.
import life from "./kinds/life.js";
import treeGame from "./kinds/tree_game.js";
import { widgets } from "./page/view.js";
import { trees } from "./words/trees.js";

export default widgets({ life, "tree game": treeGame }, [trees]);
