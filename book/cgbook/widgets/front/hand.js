// The anywidget of guesses, with pictures to move by hand and small gates that ask a question.
import sheet from "./hand/hand.css";
import guess from "./kinds/guess.js";
import hand, { styles } from "./kinds/hand.js";
import { widgets } from "./page/view.js";
import { hands } from "./words/hands.js";

export default widgets({ hand, guess }, [hands], sheet + styles);
