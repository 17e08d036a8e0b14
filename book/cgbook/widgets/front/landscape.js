// The anywidget of chapter 1. No other chapter has these kinds of widgets, so they have a separate module that no
// other page loads.
import life from "./kinds/life.js";
import treeGame from "./kinds/tree_game.js";
import { widgets } from "./page/view.js";
import { trees } from "./words/trees.js";

export default widgets({ life, "tree game": treeGame }, [trees]);
