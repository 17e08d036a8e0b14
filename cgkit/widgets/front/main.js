// The anywidget: one module for every kind of widget, so that a page loads it once.
import { coldTest } from "./kinds/cold_test.js";
import { editor } from "./kinds/editor.js";
import { coinRules } from "./kinds/coin_rules.js";
import { exercise } from "./kinds/exercise.js";
import { explorer } from "./kinds/explorer.js";
import { finder } from "./kinds/finder.js";
import { heatMap } from "./kinds/heat_map.js";
import { labeller } from "./kinds/labeller.js";
import { nimMultiplier } from "./kinds/nim_multiplier.js";
import { player } from "./kinds/player.js";
import { sortedTable } from "./kinds/sorted_table.js";
import { story } from "./kinds/story.js";
import { sumBuilder } from "./kinds/sum_builder.js";
import { yard } from "./kinds/yard.js";
import { t } from "./page/words.js";

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
