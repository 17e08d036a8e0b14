// The sum builder: games are laid on the table, larger or smaller, and played there; it asks who wins, and says the
// values, the nim-sum and the winning moves.
import { button, h, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { tally } from "../game/tally.js";
import { list, sentences, t } from "../page/words.js";
import { guessingWho } from "./shared/guess.js";
import { innerPlayer } from "./shared/inner_player.js";

const MOST_PARTS = 6;
const TOLD = 6; // winning moves that are named
const LAID = 3; // the size of a part that is new

/** @param {Kind<"sum builder">} widget */
function draw({ model, el }) {
  const table = model.get("table");
  const most = table.games.map((_, game) =>
    Math.max(...table.rows.filter((row) => row[0] === game).map(([, [size]]) => size)),
  );
  let parts = model.get("parts");
  const lines = h("div", { class: "cg-sum-parts" });
  const status = statusLine();
  const guess = guessingWho(true, tell);
  const add = table.games.map(({ title }, game) =>
    button(t("addPart", { title }), () => {
      parts = [...parts, [game, Math.min(LAID, most[game])]];
      show();
    }),
  );
  const board = innerPlayer({ quiet: true });
  frame(
    { model, el },
    lines,
    h("div", { class: "cg-acts" }, guess.element, menu(t("more"), [h("div", { class: "cg-tools" }, add), guess.first])),
    status,
    board.element,
  );
  show();
  return board.stop;

  /** @param {number[]} part */
  function line([game, size], i) {
    const { title } = table.games[game];
    const named = { n: i + 1, title };
    const resize = (by) => () => {
      parts = parts.with(i, [game, size + by]);
      show(i, by);
    };
    const step = (by, sign, words) =>
      button(sign, resize(by), {
        "data-by": by,
        "aria-label": t(words, named),
        disabled: !(size + by >= 1 && size + by <= most[game]),
      });
    const remove = () => {
      parts = parts.toSpliced(i, 1);
      show(Math.min(i, parts.length - 1));
    };
    return h(
      "div",
      { class: "cg-sum-part", role: "group", "aria-label": t("partTitle", named) },
      h("b", {}, title),
      step(-1, "−", "smallerPart"),
      h("span", { class: "cg-sum-size" }, String(size)),
      step(1, "+", "largerPart"),
      h("span", { class: "cg-worth" }),
      button("×", remove, { "aria-label": t("removePart", named) }),
    );
  }

  /** Lays the table anew, and gives the focus back to the part that was changed, to the same button if it can be. */
  function show(changed = -1, by = 0) {
    board.stop();
    lines.replaceChildren(...parts.map(line));
    guess.anew();
    tell();
    for (const one of add) one.disabled = parts.length >= MOST_PARTS;
    model.tell({ parts });
    if (parts.length) {
      const { state } = tally(table, parts);
      const played = { ...table, start: [state], parts: parts.map(([game]) => game) };
      board.begin(played, t("onTheTable"), model.get("options"));
    }
    const own = /** @type {HTMLButtonElement[]} */ ([...(lines.children[changed]?.querySelectorAll("button") ?? [])]);
    const free = own.filter((one) => !one.disabled);
    (free.find((one) => Number(one.dataset.by) === by) ?? free[0])?.focus();
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
        : sentences(
            guess.said(total ? "N" : "P"),
            t(total ? "sumIsN" : "sumIsP", { sum, value: total }),
            total > 0 && t("sumWins", { moves: named }),
          );
    el.dataset.state = parts.length ? String(total) : "empty";
  }
}

export default { traits: ["table", "parts", "options"], draw };
