// The anywidget of the laboratory, with the kinds of widgets that show a position there. It's a separate module, so
// that no other page loads it.
import sheet from "./lab.css";
import lab from "./kinds/lab.js";
import { widgets } from "./page/view.js";
import { games } from "./words/games.js";
import { laboratory } from "./words/laboratory.js";

export default widgets({ lab }, [games, laboratory], sheet);
