// The anywidget of the laboratory, in a module of its own, so that no other page loads it; with the kinds that show a
// position in it.
import sheet from "./lab.css";
import lab from "./kinds/lab.js";
import { widgets } from "./page/view.js";
import { games } from "./words/games.js";
import { laboratory } from "./words/laboratory.js";

export default widgets({ lab }, [games, laboratory], sheet);
