// The anywidget of chapter 1: kinds that no other chapter has, in a module of their own, so that no other page loads
// them.
import life from "./kinds/life.js";
import treeGame from "./kinds/tree_game.js";
import { widgets } from "./page/view.js";
import { trees } from "./words/trees.js";

export default widgets({ life, "tree game": treeGame }, [trees]);
