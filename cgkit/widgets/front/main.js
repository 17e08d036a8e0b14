// The anywidget: one module for every kind of widget, so that a page loads it once.
import { coldTest } from "./cold.js";
import { editor } from "./editor.js";
import { coinRules } from "./coin_rules.js";
import { exercise } from "./exercise.js";
import { explorer } from "./explorer.js";
import { finder } from "./finder.js";
import { heatMap } from "./heat_map.js";
import { labeller } from "./labeller.js";
import { nimMultiplier } from "./nimber.js";
import { player } from "./player.js";
import { sortedTable } from "./sorted_table.js";
import { story } from "./story.js";
import { sumBuilder } from "./sum_builder.js";
import { yard } from "./yard.js";
import { t } from "./words.js";

const kinds = {
  player,
  labeller,
  exercise,
  story,
  explorer,
  editor,
  finder,
  "heat map": heatMap,
  "cold test": coldTest,
  "coin rules": coinRules,
  "nim multiplier": nimMultiplier,
  "sorted table": sortedTable,
  "sum builder": sumBuilder,
  yard,
};

function render({ model, el }) {
  try {
    return kinds[model.get("kind")]({ model, el });
  } catch (error) {
    el.replaceChildren(t("broken", { reason: error.message }));
    el.setAttribute("role", "alert");
    throw error;
  }
}

export default { render };
