// The sum builder: choose games and their sizes; it says the values, the nim-sum and the winning moves, and the sum
// can be played.
import { button, dropDown, h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { tally } from "../game/tally.js";
import { list, t } from "../page/words.js";
import { guessing } from "./shared/guess.js";
import { innerPlayer } from "./shared/inner_player.js";

const MOST_PARTS = 6;
const TOLD = 6; // winning moves that are named

/** @param {Kind<"sum builder">} widget */
function draw({ model, el }) {
  const table = model.get("table");
  const most = table.games.map((_, game) =>
    Math.max(...table.rows.filter((row) => row[0] === game).map(([, [size]]) => size)),
  );
  let parts = model.get("parts");
  const lines = h("div", { class: "cg-sum-parts" });
  const status = statusLine();
  const guess = guessing({
    question: t("guess.who"),
    answers: [
      ["N", t("guess.mover")],
      ["P", t("guess.other")],
    ],
    asks: true,
    onchange: () => tell(),
  });
  const add = button(t("addPart"), () => {
    parts = [...parts, [0, 1]];
    show(`select[data-part="${parts.length - 1}"]`);
  });
  const start = button(t("playSum"), begin, { class: "cg-main" });
  const board = innerPlayer();
  frame(
    { model, el },
    "sum-builder",
    lines,
    h("div", { class: "cg-tools" }, add, start),
    guess.element,
    status,
    board.element,
  );
  show();
  return board.stop;

  function change(i, part) {
    parts = part ? parts.with(i, part) : parts.toSpliced(i, 1);
  }

  /** @param {number[]} part */
  function line([game, size], i) {
    const name = t("partOf", { n: i + 1 });
    const titles = table.games.map(({ title }, at) => [at, title]);
    const sizes = Array.from({ length: most[game] + 1 }, (_, n) => [n, String(n)]);
    const swap = (other) => {
      change(i, [other, Math.min(size, most[other])]);
      show(`select[data-part="${i}"]`);
    };
    const resize = (other) => {
      change(i, [game, other]);
      show(`select[data-size="${i}"]`);
    };
    const remove = () => {
      change(i, null);
      show(parts.length ? `select[data-part="${Math.min(i, parts.length - 1)}"]` : "button");
    };
    return h(
      "div",
      { class: "cg-sum-part", role: "group", "aria-label": name },
      dropDown(name, titles, game, swap, { "data-part": i }),
      dropDown(t("sizeOf"), sizes, size, resize, { "data-size": i }),
      h("span", { class: "cg-worth" }),
      button("×", remove, { "aria-label": t("removePart", { n: i + 1 }) }),
    );
  }

  /** Draws everything anew, and gives the focus back to the part that was changed. */
  function show(focused) {
    board.stop();
    lines.replaceChildren(...parts.map(line));
    guess.anew();
    tell();
    add.disabled = parts.length >= MOST_PARTS;
    start.disabled = !parts.length;
    model.tell({ parts });
    if (focused) el.querySelector(focused)?.focus();
  }

  /** Says who wins and what the parts are worth, or asks. */
  function tell() {
    const { worth, total, wins } = tally(table, parts);
    lines.querySelectorAll(".cg-worth").forEach((place, i) => {
      place.textContent = `= ${guess.open() ? worth[i] : "?"}`;
    });
    const sum = worth.join(" ⊕ ");
    const named =
      wins.length > TOLD
        ? t("sumMore", { moves: wins.slice(0, TOLD).join("; "), n: wins.length - TOLD })
        : list(wins, "; ");
    status.textContent = !parts.length
      ? t("emptySum")
      : !guess.open()
        ? t("guess.hidden")
        : [
            guess.said(total ? "N" : "P"),
            total ? `${t("sumIsN", { sum, value: total })} ${t("sumWins", { moves: named })}` : t("sumIsP", { sum }),
          ]
            .join(" ")
            .trim();
    el.dataset.state = parts.length ? String(total) : "empty";
  }

  function begin() {
    const { state } = tally(table, parts);
    const played = { ...table, start: [state], parts: parts.map(([game]) => game) };
    board.begin(played, t("playSum"), model.get("options"));
  }
}

export default { traits: ["table", "parts", "options"], draw };
