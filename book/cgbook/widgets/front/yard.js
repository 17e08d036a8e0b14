// The anywidget of the yard and the climb. Only chapter 9 has these kinds of widgets, so they have a separate
// module that no other page loads.
import climb from "./kinds/climb.js";
import yard from "./kinds/yard.js";
import { widgets } from "./page/view.js";
import { climbing } from "./words/climbing.js";
import { games } from "./words/games.js";

export default widgets({ yard, climb }, [games, climbing]);
