// The anywidget of the games of strategy. The chapters on combinatorial games don't need these kinds of widgets.
import sheet from "./strategic.css";
import matrixGame from "./kinds/matrix_game.js";
import { widgets } from "./page/view.js";
import { strategies } from "./words/strategies.js";

export default widgets({ "matrix game": matrixGame }, [strategies], sheet);
