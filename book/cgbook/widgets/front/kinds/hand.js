// A picture in the hand, with its gate.
import { gate } from "../hand/gate.js";
import { apart } from "../hand/pictures/apart.js";
import { bash } from "../hand/pictures/bash.js";
import { beatty } from "../hand/pictures/beatty.js";
import { blocks } from "../hand/pictures/blocks.js";
import { bluff } from "../hand/pictures/bluff.js";
import { branches } from "../hand/pictures/branches.js";
import { cloth } from "../hand/pictures/cloth.js";
import { core } from "../hand/pictures/core.js";
import { corners } from "../hand/pictures/corners.js";
import { lamps } from "../hand/pictures/lamps.js";
import { lines } from "../hand/pictures/lines.js";
import { race } from "../hand/pictures/race.js";
import { scales } from "../hand/pictures/scales.js";
import { seek } from "../hand/pictures/seek.js";
import { slide } from "../hand/pictures/slide.js";
import { sums } from "../hand/pictures/sums.js";
import { vessels } from "../hand/pictures/vessels.js";
import { t } from "../page/words.js";

const PICTURES = {
  apart,
  bash,
  beatty,
  blocks,
  bluff,
  branches,
  cloth,
  core,
  corners,
  lamps,
  lines,
  race,
  scales,
  seek,
  slide,
  sums,
  vessels,
};

/** The style sheets of all pictures. */
export const styles = Object.values(PICTURES)
  .map((picture) => picture.styles)
  .join("\n");

/** @param {Kind<"hand">} widget */
function draw(widget) {
  const name = widget.model.get("name");
  return gate(widget, name, t(`${name}.ask`), PICTURES[name].draw);
}

export default { traits: ["name"], draw };
