// A proposal of three players is a point of a triangle: the reader moves it, and the worths, and sees who objects.
import { button, choice, h, statusLine, svg } from "../page/dom.js";
import { frame } from "../page/frame.js";
import { list, t } from "../page/words.js";
import { corners, excesses, leftFor, nucleolus, objection, PARTS, shapley } from "../maths/coalitions.js";

const PLAYERS = [0, 1, 2];
const GROUPS = [1, 2, 4, 3, 5, 6];
const PAIRS = [3, 5, 6];
const [WIDE, TALL] = [360, 322];
const CORNERS = [
  [34, 284],
  [326, 284],
  [180, 32],
];
const NEAR = 11; // units of the drawing within which a marked point draws a proposal to itself
const MOST_BACK = 200;

function draw({ model, el }) {
  const [games, options] = ["games", "options"].map((name) => model.get(name));
  const { grain } = options;
  const game = () => games[model.get("chosen")];
  const names = () => game().players;
  let worth = model.get("worth");
  let paid = model.get("point");
  let shown = new Set(options.show);
  /** @type {number[][]} */
  let past = []; // proposals before
  /** @type {number[][]} */
  let trail = []; // what objections have made of one
  /** @type {number | null} */
  let least = null; // of the greatest excesses met

  const picture = svg("svg", { viewBox: `0 0 ${WIDE} ${TALL}`, role: "img", "aria-label": t("sharing.figure") });
  const handle = button("", answer, { class: "cg-proposal", onkeydown: steer });
  const figure = h("div", { class: "cg-triangle", onpointerdown: hold }, picture, handle);
  const status = statusLine();
  const body = h("tbody");
  const headings = ["group", "could", "gets", "excess"].map((key) => h("th", { scope: "col" }, t(`sharing.${key}`)));
  const table = h("table", { class: "cg-objections" }, h("thead", {}, h("tr", {}, headings, h("td", {}))), body);
  const worst = h("p", { class: "cg-legend cg-worst" });
  const told = h("p", { class: "cg-legend cg-told" });
  const sliders = h("div", { class: "cg-worths" });
  const back = button(t("sharing.back"), () => {
    const before = past.pop();
    if (before) put(before, { keep: false });
  });
  const even = button(t("sharing.even"), () => put(evenly()));
  const ticks = h(
    "fieldset",
    { class: "cg-choice cg-ticks" },
    h("legend", {}, t("sharing.see")),
    ["core", "shapley", "nucleolus"].map((one) => {
      const box = h("input", { type: "checkbox", checked: shown.has(one), onchange: () => see(one, box.checked) });
      return h("label", {}, box, h("span", {}, t(`sharing.${one}`)));
    }),
  );
  const which =
    games.length > 1 &&
    choice(
      t("sharing.which"),
      games.map(({ name }, i) => [i, name]),
      model.get("chosen"),
      (one) => {
        model.tell({ chosen: Number(one) });
        begin(game().worth);
      },
    );
  frame(
    { model, el },
    "sharing",
    which,
    h(
      "div",
      { class: "cg-sharing-parts" },
      figure,
      h("div", { class: "cg-sharing-side" }, h("div", { class: "cg-scroll" }, table), worst),
    ),
    status,
    h("div", { class: "cg-tools" }, back, even),
    sliders,
    ticks,
    told,
  );
  dials();
  show(says());

  // what is computed from the worths and the proposal

  function spare() {
    return PARTS * (worth[7] - PLAYERS.reduce((sum, i) => sum + worth[1 << i], 0));
  }

  function evenly() {
    return PLAYERS.map((i) => PARTS * worth[1 << i] + spare() / 3);
  }

  function groupName(group) {
    const some = PLAYERS.filter((i) => (group >> i) & 1).map((i) => names()[i]);
    return some.every((one) => one.length === 1) ? some.join("") : some.join(" + ");
  }

  function getting(group) {
    return PLAYERS.reduce((sum, i) => sum + ((group >> i) & 1 ? paid[i] : 0), 0);
  }

  function payments(some) {
    return list(PLAYERS.map((i) => t("sharing.pays", { name: names()[i], paid: amount(some[i]) })));
  }

  // places

  function place(some) {
    const whole = spare();
    const parts = PLAYERS.map((i) => (whole ? (some[i] - PARTS * worth[1 << i]) / whole : 1 / 3));
    return [0, 1].map((k) => PLAYERS.reduce((sum, i) => sum + parts[i] * CORNERS[i][k], 0));
  }

  /** The proposal nearest to a place, in whole grains; a marked point that lies near draws it to itself. */
  function proposalAt([x, y]) {
    const top = (CORNERS[0][1] - y) / (CORNERS[0][1] - CORNERS[2][1]);
    const right = (x - CORNERS[0][0] - top * (CORNERS[2][0] - CORNERS[0][0])) / (CORNERS[1][0] - CORNERS[0][0]);
    const far = ({ at }) => Math.hypot(at[0] - x, at[1] - y);
    const [marked] = marks().sort((one, other) => far(one) - far(other));
    if (marked && far(marked) < NEAR) return marked.paid;
    const grains = spare() / grain;
    const third = clamp(Math.round(top * grains), 0, Math.floor(grains));
    const second = clamp(Math.round(right * grains), 0, Math.floor(grains) - third);
    return fromGains([second * grain, third * grain]);
  }

  function fromGains([second, third]) {
    const gains = [spare() - second - third, second, third];
    return PLAYERS.map((i) => PARTS * worth[1 << i] + gains[i]);
  }

  function marks() {
    const found = [];
    const add = (what, some) => {
      if (some && shown.has(what) && inside(some)) found.push({ what, paid: some, at: place(some) });
    };
    add("shapley", shapley(worth));
    add("nucleolus", nucleolus(worth));
    return found;
  }

  function inside(some) {
    return PLAYERS.every((i) => some[i] >= PARTS * worth[1 << i]);
  }

  // what the reader does

  function begin(next) {
    worth = [...next];
    [past, trail, least] = [[], [], null];
    paid = spare() >= 0 ? evenly() : PLAYERS.map((i) => PARTS * worth[1 << i]);
    model.tell({ worth, point: paid });
    dials();
    show(says());
  }

  /** Other worths: the proposal keeps its place in the triangle, in whole grains. */
  function change(next) {
    const old = spare();
    const gains = PLAYERS.map((i) => (old > 0 ? (paid[i] - PARTS * worth[1 << i]) / old : 1 / 3));
    worth = next;
    const room = spare();
    const kept = room === old;
    if (room < 0) paid = PLAYERS.map((i) => PARTS * worth[1 << i]);
    else if (!kept || !inside(paid)) {
      const snap = (part) => Math.round((part * room) / grain) * grain;
      const second = Math.min(snap(gains[1]), room);
      paid = fromGains([second, Math.min(snap(gains[2]), room - second)]);
    }
    [past, trail, least] = [[], [], null];
    model.tell({ worth, point: paid });
    show(says());
  }

  function put(next, { keep = true, words = null, walked = false } = {}) {
    if (spare() < 0) return;
    if (keep && String(next) !== String(paid)) past = [...past.slice(1 - MOST_BACK), paid];
    trail = walked ? [...(trail.length ? trail : [paid]), next].slice(-12) : [];
    paid = next;
    model.tell({ point: paid });
    show(words ?? says());
  }

  function object(group, { focus = true } = {}) {
    const made = objection(worth, paid, grain);
    if (!made || made.group !== group) return;
    const gain = made.paid.reduce((sum, one, i) => sum + ((group >> i) & 1 ? one - paid[i] : 0), 0);
    const words = t("sharing.after", {
      group: groupName(group),
      amount: amount(gain),
      paid: payments(made.paid),
    });
    put(made.paid, { walked: true, words });
    status.textContent = `${words} ${objects("againObjects", "nobodyNow")}`;
    if (focus) (body.querySelector("button") ?? handle).focus({ preventScroll: true });
  }

  /** Enter on the proposal lets whoever objects most object; a click of the mouse there is the end of a drag. */
  function answer({ detail }) {
    const made = detail === 0 && spare() >= 0 && objection(worth, paid, grain);
    if (made) object(made.group, { focus: false });
  }

  function see(what, wanted) {
    shown = new Set([...shown].filter((one) => one !== what));
    if (wanted) shown.add(what);
    show(says());
  }

  function steer(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [-1, 2], ArrowDown: [1, -2] };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const size = grain * (event.shiftKey ? 1 : 2);
    const gains = PLAYERS.map((i) => paid[i] - PARTS * worth[1 << i]);
    const third = clamp(gains[2] + step[1] * size, 0, spare());
    const second = clamp(gains[1] + step[0] * size, 0, spare() - third);
    put(fromGains([second, third]));
  }

  function hold(event) {
    if (event.button || !event.isPrimary || spare() < 0) return;
    event.preventDefault();
    handle.focus({ preventScroll: true });
    /** @returns {[number, number]} */
    const at = ({ clientX, clientY }) => {
      const box = picture.getBoundingClientRect();
      return [((clientX - box.x) / box.width) * WIDE, ((clientY - box.y) / box.height) * TALL];
    };
    const from = paid;
    const move = (one) => put(proposalAt(at(one)), { keep: false });
    const end = () => {
      figure.removeEventListener("pointermove", move);
      figure.removeEventListener("pointerup", end);
      figure.removeEventListener("pointercancel", end);
      if (String(from) !== String(paid)) past = [...past, from];
      back.disabled = !past.length;
    };
    figure.setPointerCapture(event.pointerId);
    figure.addEventListener("pointermove", move);
    figure.addEventListener("pointerup", end);
    figure.addEventListener("pointercancel", end);
    move(event);
  }

  // what is seen

  function says() {
    if (spare() < 0) {
      const apart = PLAYERS.reduce((sum, i) => sum + worth[1 << i], 0);
      return t("sharing.none", { apart, together: worth[7] });
    }
    return objects("objects", "content");
  }

  function objects(some, nobody) {
    const made = objection(worth, paid, grain);
    if (!made) return t(`sharing.${nobody}`, { paid: payments(paid) });
    const { group } = made;
    return t(`sharing.${some}`, {
      paid: payments(paid),
      group: groupName(group),
      gets: amount(getting(group)),
      could: worth[group],
    });
  }

  function show(words) {
    const none = spare() < 0;
    status.textContent = words;
    const every = excesses(worth, paid);
    const top = Math.max(...every);
    if (!none) least = least === null ? top : Math.min(least, top);
    const made = none ? null : objection(worth, paid, grain);
    body.replaceChildren(...GROUPS.map((group) => row(group, every[group - 1], made, top)));
    worst.textContent = none
      ? ""
      : `${t("sharing.worst", { excess: amount(top) })} ${t("sharing.best", { least: amount(least ?? top) })}`;
    back.disabled = !past.length;
    even.disabled = none;
    handle.hidden = none;
    handle.setAttribute(
      "aria-label",
      t("sharing.handle", { paid: payments(paid), left: names()[0], right: names()[1], top: names()[2] }),
    );
    const [x, y] = place(paid);
    handle.style.left = `${(100 * x) / WIDE}%`;
    handle.style.top = `${(100 * y) / TALL}%`;
    paint(none);
    told.textContent = none ? "" : tell();
    el.dataset.point = paid.join(" ");
    el.dataset.worth = worth.join(" ");
    el.dataset.state = none ? "none" : made ? "objected" : "content";
  }

  function row(group, excess, made, top) {
    const mine = made?.group === group;
    const limit = Math.max(1, PARTS * worth[7]);
    const bar = h("span", {
      class: excess > 0 ? "cg-excess cg-over" : "cg-excess",
      style: `--cg-part: ${Math.min(1, Math.abs(excess) / limit)}`,
    });
    const act =
      mine &&
      button(t("sharing.object"), () => object(group), {
        "aria-label": t("sharing.letObject", { group: groupName(group), amount: amount(excess) }),
      });
    return h(
      "tr",
      { class: [excess > 0 && "cg-objects", excess === top && "cg-top"].filter(Boolean).join(" ") || null },
      h("th", { scope: "row" }, groupName(group)),
      h("td", {}, amount(PARTS * worth[group])),
      h("td", {}, amount(getting(group))),
      h("td", {}, h("b", {}, amount(excess)), bar),
      h("td", {}, act || ""),
    );
  }

  function paint(none) {
    const points = (some) => some.map((one) => one.map((n) => n.toFixed(1)).join(",")).join(" ");
    const parts = [svg("polygon", { points: points(CORNERS), class: "cg-imputations" })];
    const core = none ? [] : corners(worth).map((one) => place(one.map((n) => PARTS * n)));
    if (shown.has("core") && !none) {
      if (core.length > 2) parts.push(svg("polygon", { points: points(core), class: "cg-core" }));
      else if (core.length)
        parts.push(svg("polyline", { points: points([...core, core[0]]), class: "cg-core cg-thin" }));
      parts.push(...PAIRS.map(border).filter(Boolean));
    }
    if (trail.length > 1) parts.push(svg("polyline", { points: points(trail.map(place)), class: "cg-way" }));
    if (!none)
      for (const { what, at } of marks()) {
        const size = 7;
        const [x, y] = at;
        const shape =
          what === "shapley"
            ? svg("path", { d: `M${x - size} ${y}l${size} ${-size}l${size} ${size}l${-size} ${size}z` })
            : svg("path", { d: `M${x - 5.5} ${y - 5.5}h11v11h-11z` });
        shape.setAttribute("class", `cg-mark-${what}`);
        parts.push(shape);
      }
    PLAYERS.forEach((i) => {
      const [x, y] = CORNERS[i];
      parts.push(
        svg(
          "text",
          {
            x: i === 2 ? x : x + (i ? 20 : -20),
            y: i === 2 ? y - 12 : y + 26,
            "text-anchor": ["start", "end", "middle"][i],
          },
          t("sharing.takesAll", { name: names()[i] }),
        ),
      );
    });
    picture.replaceChildren(...parts);
  }

  /** The line beyond which a pair objects, with its name. */
  function border(group) {
    const outside = PLAYERS.findIndex((i) => !((group >> i) & 1));
    const most = PARTS * (worth[7] - worth[group]) - PARTS * worth[1 << outside];
    if (most < 0 || most > spare() || !spare()) return null;
    const ends = PLAYERS.filter((i) => i !== outside).map((i) => {
      const gains = [0, 0, 0];
      gains[outside] = most;
      gains[i] = spare() - most;
      return place(gains.map((one, k) => one + PARTS * worth[1 << k]));
    });
    const [[x, y], [u, v]] = ends;
    const from = outside === 0 ? ends[1] : outside === 1 ? ends[1] : ends[0];
    const [dx, dy] = [
      [9, -4],
      [-9, -4],
      [-8, 5],
    ][outside];
    return svg(
      "g",
      { class: "cg-border" },
      svg("line", { x1: x.toFixed(1), y1: y.toFixed(1), x2: u.toFixed(1), y2: v.toFixed(1) }),
      svg(
        "text",
        { x: (from[0] + dx).toFixed(1), y: (from[1] + dy).toFixed(1), "text-anchor": outside === 0 ? "start" : "end" },
        groupName(group),
      ),
    );
  }

  /** What is shown, in words. */
  function tell() {
    const lines = [];
    if (shown.has("core")) lines.push(coreSaid());
    for (const [what, found] of [
      ["shapley", shapley(worth)],
      ["nucleolus", nucleolus(worth)],
    ])
      if (shown.has(what) && found) {
        const key = inside(found) ? "sharing.valueIs" : "sharing.outside";
        const name = t(`sharing.${what}`);
        lines.push(t(key, { what: name[0].toUpperCase() + name.slice(1), paid: payments(found) }));
      }
    return lines.join(" ");
  }

  function coreSaid() {
    const found = corners(worth).map((one) => one.join(", "));
    const said = list(found.map((one) => `(${one})`));
    if (found.length)
      return t(found.length > 1 ? "sharing.corners" : "sharing.oneCorner", { n: found.length, list: said });
    const apart = PAIRS.find((group) => worth[group] + worth[7 ^ group] > worth[7]);
    if (apart !== undefined) return t("sharing.emptyPair", { group: groupName(apart), name: groupName(7 ^ apart) });
    const need = PAIRS.reduce((sum, group) => sum + worth[group], 0);
    return t("sharing.emptyWhy", { need, have: 2 * worth[7] });
  }

  // the worths, to be moved

  function dials() {
    const { claims, most, step } = game();
    if (!options.sliders) return sliders.replaceChildren();
    const dial = (label, value, limit, told) => {
      const output = h("span", { class: "cg-dial" }, String(value)); // an output would take the label
      const input = h("input", {
        type: "range",
        class: "cg-slider",
        min: 0,
        max: limit,
        step,
        value,
        oninput: () => {
          output.textContent = input.value;
          told(Number(input.value));
        },
        onkeydown: (event) => event.stopPropagation(),
      });
      return h("label", {}, h("span", {}, label, " ", output), input);
    };
    if (claims.length) {
      sliders.replaceChildren(dial(t("sharing.estate"), worth[7], most, (estate) => change(leftFor(estate, claims))));
      return;
    }
    sliders.replaceChildren(
      ...[...PAIRS, 7].map((group) =>
        dial(
          group === 7 ? t("sharing.all") : t("sharing.makes", { group: groupName(group) }),
          worth[group],
          most,
          (value) => change(worth.map((one, k) => (k === group ? value : one))),
        ),
      ),
    );
  }
}

const clamp = (n, low, high) => Math.max(low, Math.min(high, n));

/** Twelfths as a mixed number. */
function amount(twelfths) {
  const size = Math.abs(twelfths);
  const whole = Math.floor(size / PARTS);
  const rest = size % PARTS;
  const gcd = [12, 6, 4, 3, 2, 1].find((n) => rest % n === 0 && PARTS % n === 0) ?? 1;
  const part = rest ? `${rest / gcd}/${PARTS / gcd}` : "";
  const text = [whole || !rest ? String(whole) : "", part].filter(Boolean).join(" ");
  return twelfths < 0 ? `−${text}` : text;
}

export default { traits: ["games", "options", "chosen", "worth", "point"], draw };
