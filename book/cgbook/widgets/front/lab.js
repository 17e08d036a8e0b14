// The anywidget of the laboratory and of the boards inside it. The laboratory has a separate module, so that no other
// page loads this code.
import sheet from "./lab.css";
import lab from "./kinds/lab.js";
import { widgets } from "./page/view.js";
import { games } from "./words/games.js";
import { laboratory } from "./words/laboratory.js";

export default widgets({ lab }, [games, laboratory], sheet);
