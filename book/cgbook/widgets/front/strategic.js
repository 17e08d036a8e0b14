// The anywidget of matrix games. The chapters on combinatorial games don't need this kind of widget.
import sheet from "./strategic.css";
import matrixGame from "./kinds/matrix_game.js";
import { widgets } from "./page/view.js";
import { strategies } from "./words/strategies.js";

export default widgets({ "matrix game": matrixGame }, [strategies], sheet);
