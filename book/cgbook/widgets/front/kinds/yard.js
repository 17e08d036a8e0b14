// The yard. The reader draws a picture of Green Hackenbush and sees its value while drawing, cuts it alone or against
// the opponent, and watches it being reduced to stalks.
import { button, choice, dropDown, h, roving, statusLine, stopAt } from "../page/dom.js";
import { follow } from "../page/drag.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { garden } from "../page/garden.js";
import { arrowOf, nearest } from "../page/touch.js";
import { sentences, t } from "../page/words.js";
import { spot, Yard } from "../game/yard.js";
import { grow } from "../maths/green.js";
import { curves, extent, spots } from "../maths/strokes.js";
import { rail } from "../hand/rail.js";
import { guessingWho } from "./shared/guess.js";

const placeOf = (/** @type {HTMLElement} */ dot) => [Number(dot.dataset.x), Number(dot.dataset.y)];

/** @param {Kind<"yard">} widget */
function draw({ model, el }) {
  const pictures = model.get("pictures");
  const yard = new Yard(model.get("segments"), model.get("options").mode ?? "draw");
  let badges = "numbers";
  let dragged = false;
  let frames = /** @type {ReturnType<Yard["frames"]>} */ ([]); // frames of the reduction
  let steps = /** @type {ReturnType<typeof rail> | null} */ (null); // the rail of the reduction
  let field = garden(yard.bounds()); // area of the picture on the screen

  const status = statusLine();
  const board = h("div", { class: "cg-board", tabindex: -1 });
  const tools = h("div", { class: "cg-tools" });
  const undoButton = button(t("undo"), () => {
    yard.undo();
    enter();
  });
  const clearButton = button(t("clear"), () => {
    yard.become([]);
    enter();
  });
  const opponentButton = button(t("opponentCuts"), () => fell(yard.answer()));
  const guess = guessingWho(false, () => show());
  let asked = ""; // the picture that the guess is about
  const names = pictures.map(({ name }, i) => [i, name || t("nothingDrawn")]);
  const shown = pictures.findIndex((one) => String(one.segments) === String(yard.segments));
  const select = dropDown(t("picture"), names, shown, (i) => {
    yard.become(pictures[i].segments);
    enter();
  });
  const modes = ["Draw", "Erase", "Cut", "Reduce"].map((one) => [one.toLowerCase(), t(`yard${one}`)]);
  const faces = ["Numbers", "Worths"].map((one) => [one.toLowerCase(), t(`badge${one}`)]);
  const chooseMode = (/** @type {string} */ mode) => {
    Object.assign(yard, { mode, chosen: null });
    model.tell({ options: { ...model.get("options"), mode } });
    enter();
  };
  const badging = choice(t("yardBadges"), faces, badges, (one) => {
    badges = one;
    show();
  });
  const more = menu(t("more"), [select, badging, guess.first, h("div", { class: "cg-tools" }, clearButton)]);
  frame(
    { model, el },
    board,
    guess,
    status,
    h("div", { class: "cg-acts" }, dropDown(t("yardWhat"), modes, yard.mode, chooseMode), tools, more),
  );
  enter();
  return () => steps?.stop();

  /** Starts the chosen mode with the current picture. */
  function enter() {
    steps?.stop();
    if (yard.mode === "reduce") {
      frames = yard.frames();
      steps = rail(frames.length, {
        label: t("film"),
        text: (step) => t("stepOf", { n: step + 1, all: frames.length }),
        input: reduced,
      });
      tools.replaceChildren(steps.element);
    } else tools.replaceChildren(...(yard.mode === "cut" ? [opponentButton, undoButton] : [undoButton]));
    show();
  }

  /** @param {string} text @param {{curve: number[]}[]} fallen */
  function show(text = "", fallen = []) {
    const reduces = yard.mode === "reduce" ? steps : null;
    field = garden(reduces ? extent(frames.flatMap((frame) => frame.drawn)) : yard.bounds());
    const held = /** @type {HTMLElement} */ (document.activeElement);
    const focus = board.contains(held) ? held.dataset.name : null;
    if (reduces) {
      // without buttons, the picture itself gets the focus
      const scrolls = { tabindex: "0", role: "group", "aria-label": t("picture") };
      for (const [name, value] of Object.entries(scrolls)) field.element.setAttribute(name, value);
      reduced(reduces.hand.value, reduces.hand.real);
    } else showPicture(text, fallen);
    guess.element.hidden = Boolean(reduces) || !guess.asks();
    tools.hidden = !reduces && !guess.open();
    board.replaceChildren(reduces ? field.element : roving(field.element));
    if (focus) {
      /** @type {HTMLElement} */
      const again = board.querySelector(`[data-name="${focus}"]`) ?? board.querySelector("button") ?? board;
      again.tabIndex = 0;
      again.focus({ preventScroll: true });
    }
    undoButton.disabled = !yard.past.length;
    clearButton.disabled = !yard.segments.length;
    opponentButton.disabled = !yard.stands;
    el.dataset.mode = yard.mode;
    el.dataset.edges = String(yard.segments.length);
    el.dataset.value = String(grow(yard.edges).value);
    model.tell({ segments: yard.segments });
  }

  function showPicture(/** @type {string} */ text, /** @type {{curve: number[]}[]} */ fallen) {
    const { mode, segments, edges } = yard;
    if (asked !== String(segments)) guess.anew();
    asked = String(segments);
    const { worths } = grow(edges);
    const drawn = curves(segments);
    const erases = mode === "erase";
    const goes = (/** @type {number} */ i) => erases || (mode === "cut" && worths[i] !== null);
    const take = (/** @type {number} */ i) => (erases ? show(yard.erase(i)) : fell(yard.cut(i)));
    const going = (/** @type {number | null} */ i) => field.mark(new Set(i === null ? [] : yard.going(i)));
    if (mode === "draw") dots(); // below the badges, which let clicks through
    const items = segments.map((_, id) => {
      const onclick = goes(id) ? () => take(id) : null;
      return { id, curve: drawn[id], loose: worths[id] === null, onclick };
    });
    field.show(items, fallen);
    const places = spots(drawn);
    segments.forEach((_, i) => {
      const face = badges === "worths" && guess.open() ? String(worths[i] ?? "–") : String(i + 1);
      const node = goes(i)
        ? button(face, () => take(i), {
            class: "cg-badge",
            "aria-label": t(erases ? "eraseEdge" : "cutEdge", { n: i + 1 }),
            "data-name": "badge",
            onpointerenter: () => going(i),
            onpointerleave: () => going(null),
            onfocus: () => going(i),
            onblur: () => going(null),
          })
        : h("span", { class: "cg-badge" }, face);
      field.layer.append(field.place(node, places[i]));
    });
    status.textContent = yard.line(text, verdict);
  }

  function verdict() {
    if (!guess.open()) return t("guess.hidden");
    const { value, text } = yard.verdict(badges === "numbers");
    return sentences(guess.said(value ? "N" : "P"), text);
  }

  function dots() {
    const group = h("div", { role: "group", "aria-label": t("dots") });
    for (const [name, point] of yard.points()) {
      const dot = button("", () => (dragged ? (dragged = false) : drew(yard.touch(point))), {
        class: String(yard.chosen) === String(point) ? "cg-dot cg-chosen" : "cg-dot",
        "aria-label": spot(point),
        "data-name": name,
        "data-x": point[0],
        "data-y": point[1],
      });
      follow(dot, drag);
      group.append(field.place(dot, point));
    }
    group.addEventListener("keydown", walk, true);
    field.layer.append(group);
  }

  /** Draws an edge from point to point. A pointer that stays on its point only touches the point. @param {any} event */
  function drag(event) {
    const dot = event.target;
    const from = placeOf(dot);
    dragged = false;
    const over = (/** @type {PointerEvent} */ now) => {
      const found = document.elementFromPoint(now.clientX, now.clientY)?.closest(".cg-dot");
      return found instanceof HTMLElement && board.contains(found) ? found : null;
    };
    const move = (/** @type {PointerEvent} */ now) => {
      if (over(now) !== dot) dragged = true;
      field.stretch(from, dragged ? now : null);
    };
    const end = (/** @type {PointerEvent} */ now) => {
      field.stretch();
      const to = over(now);
      const drawn = dragged && now.type === "pointerup" && to;
      setTimeout(() => (dragged = false)); // ignore the click that follows on the first point
      if (!drawn) return;
      drew(yard.join(from, placeOf(to)));
    };
    return { move, end };
  }

  /** Moves the focus by arrow keys to the nearest point in the picture, not to the next point in the list.
   * @param {any} event */
  function walk(event) {
    if (event.key === "Escape" && yard.chosen) {
      event.preventDefault();
      yard.chosen = null;
      show();
      return;
    }
    const arrow = arrowOf(event.key, true);
    if (!arrow || !event.target.dataset.name) return;
    event.preventDefault();
    event.stopPropagation();
    const dots = [...event.currentTarget.children];
    const to = dots[nearest(placeOf(event.target), arrow, dots.map(placeOf))];
    if (!to) return;
    stopAt(dots, to);
    to.focus({ preventScroll: true });
  }

  /** @param {string | null} text what has been drawn; null if the yard is full */
  function drew(text) {
    if (text === null) status.textContent = yard.full();
    else show(text);
  }

  /** @param {{text: string, fallen: {curve: number[]}[]}} cut */
  function fell({ text, fallen }) {
    show(text, fallen);
  }

  function items(/** @type {(typeof frames)[number]} */ frame) {
    return frame.picture.map(({ id }, i) => ({ id, curve: frame.drawn[i], lit: frame.lit.includes(id) }));
  }

  /** Shows the reduction at a step, or between two steps. @param {number} step @param {number} real */
  function reduced(step, real) {
    const [from, part] = [Math.floor(real), real % 1];
    if (part) field.between(items(frames[from]), items(frames[from + 1]), part);
    else field.show(items(frames[from]));
    const { picture, drawn, key, values } = frames[step];
    const { worths } = grow(picture.map(({ a, b }) => [a, b]));
    const faces = picture.map(({ id }, i) =>
      h("span", { class: "cg-badge" }, String(badges === "worths" ? worths[i] : id)),
    );
    field.layer.replaceChildren(...(part ? [] : spots(drawn).map((at, i) => field.place(faces[i], at))));
    el.dataset.step = String(step);
    const said = t(key, values);
    if (status.textContent !== said) status.textContent = said;
  }
}

export default { traits: ["pictures", "segments", "options"], draw };
