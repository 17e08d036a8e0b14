// Answers that choose one of a few options, by its number.
import { chosen } from "./ways/typed.js";
import { said } from "./reading.js";

export default { read: said, unread: "chooseOne", ask: chosen, refute: () => "" };
