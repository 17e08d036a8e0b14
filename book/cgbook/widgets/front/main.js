// The main anywidget, a single module that a page loads only once. It has every kind of widget, except those with a
// separate module.
import coinRules from "./kinds/coin_rules.js";
import editor from "./kinds/editor.js";
import exercise from "./kinds/exercise.js";
import explorer from "./kinds/explorer.js";
import finder from "./kinds/finder.js";
import heatMap from "./kinds/heat_map.js";
import labeller from "./kinds/labeller.js";
import octal from "./kinds/octal.js";
import player from "./kinds/player.js";
import sideBySide from "./kinds/side_by_side.js";
import sortedTable from "./kinds/sorted_table.js";
import story from "./kinds/story.js";
import { widgets } from "./page/view.js";
import { games } from "./words/games.js";

export default widgets(
  {
    player,
    labeller,
    exercise,
    story,
    explorer,
    editor,
    finder,
    octal,
    "heat map": heatMap,
    "coin rules": coinRules,
    "side by side": sideBySide,
    "sorted table": sortedTable,
  },
  [games],
);
