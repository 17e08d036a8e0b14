// The anywidget of the games of strategy: kinds that the chapters of combinatorial games do without.
import sheet from "./strategic.css";
import fictitious from "./kinds/fictitious.js";
import matrixGame from "./kinds/matrix_game.js";
import mixedPlay from "./kinds/mixed_play.js";
import { widgets } from "./page/view.js";
import { strategies } from "./words/strategies.js";

export default widgets({ fictitious, "matrix game": matrixGame, "mixed play": mixedPlay }, [strategies], sheet);
