// The kind for pictures that readers move by hand, each with its gate.
import { gate } from "../hand/gate.js";
import * as pictures from "../hand/pictures/index.js";
import { t } from "../page/words.js";

/** The style sheets of all pictures. */
export const styles = Object.values(pictures)
  .map((picture) => picture.styles)
  .join("");

function draw(/** @type {Kind<"hand">} */ widget) {
  const name = widget.model.get("name");
  return gate(widget, name, t(`${name}.ask`), /** @type {Record<string, any>} */ (pictures)[name].draw);
}

export default { traits: ["name"], draw };
