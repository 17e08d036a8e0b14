// The scripts that every page loads, bundled as one classic script because a module doesn't load from file://.
import { ask } from "./ask.js";
import { folds } from "./folds.js";
import { gates } from "./gates.js";
import { mount } from "./mount.js";
import { previews } from "./previews.js";
import { progress } from "./progress/main.js";
import { sliders } from "./sliders.js";
import { stay } from "./stay.js";
import { theme } from "./theme.js";

for (const part of [ask, gates, folds, stay, theme, previews, sliders, mount, progress])
  try {
    part();
  } catch (error) {
    reportError(error); // the other scripts still run
  }
