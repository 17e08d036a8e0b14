// The anywidget: one module for every kind of widget, so that a page loads it once.
import { coldTest } from "./cold.js";
import { exercise } from "./exercise.js";
import { heatMap } from "./heat_map.js";
import { labeller } from "./labeller.js";
import { player } from "./player.js";
import { sortedTable } from "./sorted_table.js";
import { story } from "./story.js";
import { sumBuilder } from "./sum_builder.js";
import { t } from "./words.js";

const kinds = { player, labeller, exercise, story, "heat map": heatMap, "cold test": coldTest, "sorted table": sortedTable, "sum builder": sumBuilder };

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
