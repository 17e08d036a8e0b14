// The anywidget of the yard: a kind that chapter 9 alone has, in a module of its own, so that no other page loads it.
import yard from "./kinds/yard.js";
import { widgets } from "./page/view.js";
import { games } from "./words/games.js";

export default widgets({ yard }, [games]);
