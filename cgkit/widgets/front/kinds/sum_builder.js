// The sum builder: choose games and their sizes; it says the values, the nim-sum and the winning moves, and the sum can be played.
import { button, h } from "../page/dom.js";
import { player } from "./player.js";
import { EMPTY, say, score, winningMoves } from "../game/table.js";
import { list, t } from "../page/words.js";

const MOST_PARTS = 6;
const TOLD = 6; // winning moves that are named

/** The state of parts [game, size], and what is to be said of it. */
export function tally(table, parts) {
  const rows = new Map(table.rows.map(([game, [size]], id) => [`${game},${size}`, id]));
  const state = parts.map(([game, size]) => [rows.get(`${game},${size}`) ?? EMPTY]);
  const worth = state.map(([id]) => (id === EMPTY ? 0 : table.rows[id][2]));
  const total = worth.reduce((sum, value) => sum ^ value, 0);
  const wins = score(table, state) > 0 ? winningMoves(table, state).map((move) => say(table, state, move)) : [];
  return { state, worth, total, wins };
}

export function sumBuilder({ model, el }) {
  const table = model.get("table");
  const most = table.games.map((_, game) => Math.max(...table.rows.filter((row) => row[0] === game).map(([, [size]]) => size)));
  let parts = model.get("parts");
  let stop = null;
  const lines = h("div", { class: "cg-sum-parts" });
  const status = h("p", { class: "cg-status", role: "status" });
  const add = button(t("addPart"), () => { parts = [...parts, [0, 1]]; show(`select[data-part="${parts.length - 1}"]`); });
  const start = button(t("playSum"), begin, { class: "cg-main" });
  const board = h("div");
  el.classList.add("cg", "cg-sum-builder");
  el.append(h("div", { class: "cg-head" }, h("p", { class: "cg-title" }, model.get("title")), h("p", { class: "cg-rule" }, model.get("rule"))),
    lines, h("div", { class: "cg-tools" }, add, start), status, board);
  show();
  return () => stop?.();

  function change(i, part) {
    parts = part ? parts.with(i, part) : parts.toSpliced(i, 1);
  }

  function line([game, size], i, worth) {
    const pick = (label, items, chosen, attributes, onchange) => h("label", {}, h("span", {}, label),
      h("select", { ...attributes, onchange: (event) => onchange(Number(event.target.value)) },
        items.map(([value, text]) => h("option", { value, selected: value === chosen }, text))));
    return h("div", { class: "cg-sum-part", role: "group", "aria-label": t("partOf", { n: i + 1 }) },
      pick(t("partOf", { n: i + 1 }), table.games.map(({ title }, at) => [at, title]), game, { "data-part": i },
        (other) => { change(i, [other, Math.min(size, most[other])]); show(`select[data-part="${i}"]`); }),
      pick(t("sizeOf"), Array.from({ length: most[game] + 1 }, (_, n) => [n, String(n)]), size, { "data-size": i },
        (other) => { change(i, [game, other]); show(`select[data-size="${i}"]`); }),
      h("span", { class: "cg-worth" }, `= ${worth}`),
      button("×", () => { change(i, null); show(parts.length ? `select[data-part="${Math.min(i, parts.length - 1)}"]` : "button"); }, { "aria-label": t("removePart", { n: i + 1 }) }));
  }

  /** Draws everything anew, and gives the focus back to the part that was changed. */
  function show(focused) {
    stop?.();
    stop = null;
    board.replaceChildren();
    const { worth, total, wins } = tally(table, parts);
    lines.replaceChildren(...parts.map((part, i) => line(part, i, worth[i])));
    add.disabled = parts.length >= MOST_PARTS;
    start.disabled = !parts.length;
    const sum = worth.join(" ⊕ ");
    const named = wins.length > TOLD ? t("sumMore", { moves: wins.slice(0, TOLD).join("; "), n: wins.length - TOLD }) : list(wins, "; ");
    status.textContent = !parts.length ? t("emptySum") : total
      ? `${t("sumIsN", { sum, value: total })} ${t("sumWins", { moves: named })}` : t("sumIsP", { sum });
    el.dataset.state = parts.length ? String(total) : "empty";
    model.set("parts", parts);
    model.save_changes();
    if (focused) el.querySelector(focused)?.focus();
  }

  function begin() {
    stop?.();
    const { state } = tally(table, parts);
    const own = { table: { ...table, start: [state], parts: parts.map(([game]) => game) }, title: t("playSum"), rule: "", options: model.get("options") };
    const inner = h("div");
    board.replaceChildren(inner);
    stop = player({ model: { get: (key) => own[key], set() {}, save_changes() {} }, el: inner });
    inner.querySelector(".cg-move")?.focus();
  }
}
