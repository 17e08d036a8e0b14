// The yard: draw a picture of Green Hackenbush and see its value as you draw; cut it, alone or against the
// opponent; watch it being reduced to stalks.
import { button, choice, dropDown, h, roving, statusLine } from "../page/dom.js";
import { follow } from "../page/drag.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { garden } from "../page/garden.js";
import { edgesOf, grow, standing, winningCuts } from "../maths/green.js";
import { reduction } from "../maths/reduce.js";
import { curves, extent, spots } from "../maths/strokes.js";
import { arrowOf, nearest } from "../page/touch.js";
import { list, sentences, t } from "../page/words.js";
import { rail } from "../hand/rail.js";
import { guessingWho } from "./shared/guess.js";

const MOST = 40; // edges
const [COLUMNS, ROWS] = [10, 5]; // of the yard, where no picture is larger

const placeOf = (dot) => [Number(dot.dataset.x), Number(dot.dataset.y)];

/** What is to be said of a picture: to somebody who plays, not which cut wins; and of edges, numbers that are seen. */
function verdictOn(segments, playing, numbered) {
  const edges = edgesOf(segments);
  const { value, worths } = grow(edges);
  const wins = winningCuts(edges).map((i) => i + 1);
  const parts = [];
  if (!worths.some((one) => one !== null)) parts.push(t("yardEmpty"));
  else if (value === 0) parts.push(t("yardIsP"));
  else if (playing) parts.push(t("yardValue", { value }));
  else {
    const told = t(numbered ? "cutsWin" : "someWin", { list: list(wins), n: wins.length });
    parts.push(t("yardIsN", { value, wins: told }));
  }
  if (worths.includes(null)) parts.push(t("loose"));
  return { value, text: sentences(...parts) };
}

/** @param {Kind<"yard">} widget */
function draw({ model, el }) {
  const pictures = model.get("pictures");
  const past = [];
  let segments = model.get("segments");
  let { mode = "draw" } = model.get("options");
  let badges = "numbers";
  let chosen = null; // the point from which an edge is drawn
  let dragged = false;
  let frames = []; // of the reduction
  /** @type {any} */
  let steps = null; // the rail of the reduction
  /** @type {any} */
  let field = null; // garden(bounds()), from the first picture on

  const status = statusLine();
  const board = h("div", { class: "cg-board", tabindex: -1 });
  const tools = h("div", { class: "cg-tools" });
  const undoButton = button(t("undo"), () => {
    segments = past.pop();
    chosen = null;
    enter("");
  });
  const clearButton = button(t("clear"), () => {
    keep();
    segments = [];
    enter("");
  });
  const opponentButton = button(t("opponentCuts"), opponent);
  const guess = guessingWho(false, () => show());
  let asked = ""; // the picture that the guess is about
  const names = pictures.map(({ name }, i) => [i, name || t("nothingDrawn")]);
  const shown = pictures.findIndex((one) => String(one.segments) === String(segments));
  const select = dropDown(t("picture"), names, shown, (i) => {
    keep();
    segments = pictures[i].segments;
    enter("");
  });
  const modes = [
    ["draw", t("yardDraw")],
    ["erase", t("yardErase")],
    ["cut", t("yardCut")],
    ["reduce", t("yardReduce")],
  ];
  const faces = [
    ["numbers", t("badgeNumbers")],
    ["worths", t("badgeWorths")],
  ];
  const chooseMode = (one) => {
    mode = one;
    chosen = null;
    model.tell({ options: { ...model.get("options"), mode } });
    enter("");
  };
  frame(
    { model, el },
    board,
    guess.element,
    status,
    h(
      "div",
      { class: "cg-acts" },
      dropDown(t("yardWhat"), modes, mode, chooseMode),
      tools,
      menu(t("more"), [
        select,
        choice(t("yardBadges"), faces, badges, (one) => {
          badges = one;
          show();
        }),
        guess.first,
        h("div", { class: "cg-tools" }, clearButton),
      ]),
    ),
  );
  enter("");
  return () => steps?.stop();

  function keep() {
    past.push(segments);
  }

  /** Begins anew in a mode, with the picture as it is. */
  function enter(text) {
    steps?.stop();
    if (mode === "reduce") {
      frames = reduction(edgesOf(segments), segments).map((frame) => ({
        ...frame,
        drawn: curves(frame.picture.map(({ segment }) => segment)),
      }));
      steps = rail(frames.length, {
        label: t("film"),
        text: (step) => t("stepOf", { n: step + 1, all: frames.length }),
        input: (step, real) => field && reduced(step, real),
      });
      tools.replaceChildren(steps.element);
    } else tools.replaceChildren(...(mode === "cut" ? [opponentButton, undoButton] : [undoButton]));
    show(text);
  }

  function bounds() {
    if (mode === "reduce") return extent(frames.flatMap((frame) => frame.drawn));
    const fixed = { left: -0.8, right: COLUMNS + 0.8, top: ROWS + 0.7 };
    const own = extent(curves(segments));
    return {
      left: Math.min(fixed.left, own.left),
      right: Math.max(fixed.right, own.right),
      top: Math.max(fixed.top, own.top),
    };
  }

  function show(text = "", fallen = []) {
    field = garden(bounds());
    const held = /** @type {HTMLElement} */ (document.activeElement);
    const focus = board.contains(held) ? held.dataset.name : null;
    if (mode === "reduce") {
      const scrolls = { tabindex: "0", role: "group", "aria-label": t("picture") }; // and nothing in it can be focused
      for (const [name, value] of Object.entries(scrolls)) field.element.setAttribute(name, value);
      reduced(steps.hand.value, steps.hand.real);
    } else showPicture(text, fallen);
    guess.element.hidden = mode === "reduce" || !guess.asks();
    tools.hidden = mode !== "reduce" && !guess.open();
    board.replaceChildren(mode === "reduce" ? field.element : roving(field.element));
    /** @type {HTMLElement | null} */
    const again = focus
      ? (board.querySelector(`[data-name="${focus}"]`) ?? board.querySelector("button") ?? board)
      : null;
    if (again) {
      again.tabIndex = 0;
      again.focus({ preventScroll: true });
    }
    undoButton.disabled = !past.length;
    clearButton.disabled = !segments.length;
    opponentButton.disabled = !standing(edgesOf(segments)).includes(true);
    el.dataset.mode = mode;
    el.dataset.edges = String(segments.length);
    el.dataset.value = String(grow(edgesOf(segments)).value);
    model.tell({ segments });
  }

  function showPicture(text, fallen) {
    const edges = edgesOf(segments);
    if (asked !== String(segments)) guess.anew();
    asked = String(segments);
    const { worths } = grow(edges);
    const drawn = curves(segments);
    const cuts = mode === "cut";
    const erases = mode === "erase";
    const goes = (i) => erases || (cuts && worths[i] !== null);
    const take = erases ? erase : (i) => cut(i, "youCut");
    const going = (i) => warn(i === null ? [] : erases ? [i] : falling(i));
    if (mode === "draw") dots(); // below the badges, which let a click through
    field.show(
      segments.map((_, i) => ({
        id: i,
        curve: drawn[i],
        loose: worths[i] === null,
        onclick: goes(i) ? () => take(i) : null,
      })),
      fallen,
    );
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
    const how =
      mode === "draw"
        ? chosen
          ? t("drawFrom", { from: spot(chosen) })
          : text || t("drawHow")
        : text || t(erases ? "eraseHow" : "cutHow");
    const over = cuts && !standing(edges).includes(true);
    status.textContent = over ? sentences(text, t("noneLeft")) : sentences(how, !chosen && verdict(cuts));
  }

  function verdict(playing) {
    if (!guess.open()) return t("guess.hidden");
    const { value, text } = verdictOn(segments, playing, badges === "numbers");
    return sentences(guess.said(value ? "N" : "P"), text);
  }

  function spot([x, y]) {
    return y === 0 ? t("dotGround", { x }) : t("dotAt", { x, y });
  }

  function dots() {
    const points = new Map();
    for (let y = ROWS; y >= 0; y--) for (let x = 0; x <= COLUMNS; x++) points.set(`${x},${y}`, [x, y]);
    for (const [x, y, u, v] of segments) {
      points.set(`${x},${y}`, [x, y]);
      points.set(`${u},${v}`, [u, v]);
    }
    const group = h("div", { role: "group", "aria-label": t("dots") });
    for (const [name, point] of points) {
      const dot = button("", () => (dragged ? (dragged = false) : choose(point)), {
        class: chosen && String(chosen) === String(point) ? "cg-dot cg-chosen" : "cg-dot",
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

  /** An edge is drawn from point to point; a pointer that stays on its point has only touched it. */
  function drag(event) {
    const dot = event.target;
    const from = placeOf(dot);
    dragged = false;
    const over = (now) => {
      const found = document.elementFromPoint(now.clientX, now.clientY)?.closest(".cg-dot");
      return found instanceof HTMLElement && board.contains(found) ? found : null;
    };
    const move = (now) => {
      if (over(now) !== dot) dragged = true;
      field.stretch(from, dragged ? now : null);
    };
    const end = (now) => {
      field.stretch();
      const to = over(now);
      const drawn = dragged && now.type === "pointerup" && to;
      setTimeout(() => (dragged = false)); // the click that follows on the first point is no choice
      if (!drawn) return;
      chosen = null;
      join(from, placeOf(to));
    };
    return { move, end };
  }

  /** Arrows walk over the points as they lie, not as they are listed. */
  function walk(event) {
    if (event.key === "Escape" && chosen) {
      event.preventDefault();
      chosen = null;
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
    for (const dot of dots) dot.tabIndex = dot === to ? 0 : -1;
    to.focus({ preventScroll: true });
  }

  function choose(point) {
    if (chosen) {
      const from = chosen;
      chosen = null;
      join(from, point);
    } else if (segments.length >= MOST) status.textContent = t("drawFull", { most: MOST });
    else {
      chosen = point;
      show();
    }
  }

  function join(from, point) {
    if (segments.length >= MOST) {
      status.textContent = t("drawFull", { most: MOST });
      return;
    }
    keep();
    segments = [...segments, [...from, ...point]];
    show(t("drawn", { n: segments.length, from: spot(from), to: spot(point) }));
  }

  /** Which edges go when one is cut. */
  function falling(i) {
    const held = standing(edgesOf(segments.toSpliced(i, 1)));
    const before = standing(edgesOf(segments));
    return segments.flatMap((_, j) => (j === i || (before[j] && !held[j > i ? j - 1 : j]) ? [j] : []));
  }

  function warn(edges) {
    field.mark(new Set(edges));
  }

  /** Takes one edge away; what hung on it stays, loose. */
  function erase(i) {
    keep();
    segments = segments.toSpliced(i, 1);
    show(t("erased", { n: i + 1 }));
  }

  function cut(i, key) {
    const gone = falling(i);
    const drawn = curves(segments);
    const others = gone.filter((j) => j !== i).map((j) => j + 1);
    const text = sentences(t(key, { n: i + 1 }), others.length > 0 && t("fellToo", { list: list(others) }));
    keep();
    segments = segments.filter((_, j) => !gone.includes(j));
    show(
      text,
      gone.map((j) => ({ curve: drawn[j] })),
    );
  }

  function opponent() {
    const edges = edgesOf(segments);
    const wins = winningCuts(edges);
    const from = wins.length ? wins : edges.flatMap((_, i) => (standing(edges)[i] ? [i] : []));
    cut(from[Math.floor(Math.random() * from.length)], "theyCut");
  }

  function items(frame) {
    return frame.picture.map(({ id }, i) => ({ id, curve: frame.drawn[i], lit: frame.lit.includes(id) }));
  }

  /** The reduction at a step, or on the way to one. */
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
