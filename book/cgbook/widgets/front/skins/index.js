// Written by book/_site/bundle.py: every look of this folder, by its name.
import beads from "./beads.js";
import boxes from "./boxes.js";
import cards from "./cards.js";
import chocolate from "./chocolate.js";
import choose from "./choose.js";
import coinGrid from "./coin_grid.js";
import coins from "./coins.js";
import digraph from "./digraph.js";
import divide from "./divide.js";
import dots from "./dots.js";
import euclid from "./euclid.js";
import files from "./files.js";
import generic from "./generic.js";
import hackenbush from "./hackenbush.js";
import heap from "./heap.js";
import limit from "./limit.js";
import line from "./line.js";
import nim from "./nim.js";
import northcott from "./northcott.js";
import pairs from "./pairs.js";
import piles from "./piles.js";
import pins from "./pins.js";
import queen from "./queen.js";
import ring from "./ring.js";
import sos from "./sos.js";
import stairs from "./stairs.js";
import strip from "./strip.js";
import treblecross from "./treblecross.js";
import vertices from "./vertices.js";

export const skins = {
  beads,
  boxes,
  cards,
  chocolate,
  choose,
  coin_grid: coinGrid,
  coins,
  digraph,
  divide,
  dots,
  euclid,
  files,
  generic,
  hackenbush,
  heap,
  limit,
  line,
  nim,
  northcott,
  pairs,
  piles,
  pins,
  queen,
  ring,
  sos,
  stairs,
  strip,
  treblecross,
  vertices,
};
