// A proposal of three players is a point of a triangle: the reader moves it, and the worths, and sees who objects.
import { button, choice, h, statusLine, svg } from "../page/dom.js";
import { follow } from "../page/drag.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { list, sentence, sentences, t } from "../page/words.js";
import { amount, corners, excesses, leftFor, nucleolus, objection, PARTS, shapley } from "../maths/coalitions.js";
import {
  alone,
  clamp,
  evenly,
  fromGains,
  inside,
  PAIRS,
  painted,
  place,
  PLAYERS,
  proposalAt,
  spare,
  TALL,
  WIDE,
} from "./shared/triangle.js";

const GROUPS = [1, 2, 4, 3, 5, 6];
const MOST_BACK = 200;

/** @param {Kind<"sharing">} widget */
function draw({ model, el }) {
  const [games, options] = [model.get("games"), model.get("options")];
  const { grain, plain } = options; // plain: before there is a word for an excess, or for what may be shown
  const game = () => games[model.get("chosen")];
  const names = () => game().players;
  let worth = model.get("worth");
  let paid = model.get("point");
  let shown = new Set(options.show);
  /** @type {number[][]} */
  let past = []; // proposals before
  /** @type {number[][]} */
  let trail = []; // what objections have made of one
  const kept = !plain && !options.sliders; // a record is kept for one game; where worths move, each is another
  /** @type {number | null} */
  let least = null; // of the greatest excesses met

  const picture = svg("svg", { viewBox: `0 0 ${WIDE} ${TALL}`, role: "img", "aria-label": t("sharing.figure") });
  const handle = button("", answer, { class: "cg-proposal", onkeydown: steer });
  const figure = h("div", { class: "cg-triangle" }, picture, handle);
  follow(figure, hold);
  const status = statusLine();
  const body = h("tbody");
  const headings = ["group", "could", "gets", ...(plain ? [] : ["excess"])].map((key) =>
    h("th", { scope: "col" }, t(`sharing.${key}`)),
  );
  const table = h("table", { class: "cg-objections" }, h("thead", {}, h("tr", {}, headings, h("td", {}))), body);
  const worst = h("p", { class: "cg-legend cg-worst" });
  const legend = h("p", { class: "cg-legend cg-told" });
  const sliders = h("div", { class: "cg-worths" });
  const back = button(t("sharing.back"), () => {
    const before = past.pop();
    if (before) put(before, { keep: false });
  });
  const even = button(t("sharing.even"), () => put(evenly(worth)));
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
      begin,
    );
  frame(
    { model, el },
    h(
      "div",
      { class: "cg-sharing-parts" },
      figure,
      h("div", { class: "cg-sharing-side" }, h("div", { class: "cg-scroll" }, table), kept && worst),
    ),
    status,
    sliders,
    legend,
    h(
      "div",
      { class: "cg-acts" },
      menu(t("more"), [h("div", { class: "cg-tools" }, back, even), which, !plain && ticks]),
    ),
  );
  dials();
  show(says());

  // what is computed from the worths and the proposal

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

  // what the reader does

  function begin(chosen) {
    worth = [...games[chosen].worth];
    [past, trail, least] = [[], [], null];
    paid = spare(worth) >= 0 ? evenly(worth) : alone(worth);
    model.tell({ chosen, worth, point: paid });
    dials();
    show(says());
  }

  /** Other worths: the proposal keeps its place in the triangle, in whole grains. */
  function change(next) {
    const old = spare(worth);
    const gains = alone(worth).map((one, i) => (old > 0 ? (paid[i] - one) / old : 1 / 3));
    worth = next;
    const room = spare(worth);
    const kept = room === old;
    if (room < 0) paid = alone(worth);
    else if (!kept || !inside(worth, paid)) {
      const snap = (part) => Math.round((part * room) / grain) * grain;
      const second = Math.min(snap(gains[1]), room);
      paid = fromGains(worth, [second, Math.min(snap(gains[2]), room - second)]);
    }
    [past, trail, least] = [[], [], null];
    model.tell({ worth, point: paid });
    show(says());
  }

  function put(next, { keep = true, words = /** @type {string | null} */ (null), walked = false } = {}) {
    if (spare(worth) < 0) return;
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
    status.textContent = sentences(words, objects("againObjects", "nobodyNow"));
    if (focus) (body.querySelector("button") ?? handle).focus({ preventScroll: true });
  }

  /** Enter on the proposal lets whoever objects most object; a click of the mouse there is the end of a drag. */
  function answer({ detail }) {
    const made = detail === 0 && spare(worth) >= 0 && objection(worth, paid, grain);
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
    const gains = alone(worth).map((one, i) => paid[i] - one);
    const third = clamp(gains[2] + step[1] * size, 0, spare(worth));
    const second = clamp(gains[1] + step[0] * size, 0, spare(worth) - third);
    put(fromGains(worth, [second, third]));
  }

  /** The proposal where a pointer is. */
  function pointedAt({ clientX, clientY }) {
    const box = picture.getBoundingClientRect();
    const place = [((clientX - box.x) / box.width) * WIDE, ((clientY - box.y) / box.height) * TALL];
    return proposalAt(worth, /** @type {[number, number]} */ (place), grain, shown);
  }

  /** A finger drags the disc; elsewhere it scrolls the page, or touches a place. */
  function hold(event) {
    if (spare(worth) < 0) return null;
    if (event.pointerType === "touch" && event.target !== handle)
      return { end: (last) => last.type === "pointerup" && put(pointedAt(last)) };
    event.preventDefault();
    handle.focus({ preventScroll: true });
    const from = paid;
    const move = (one) => put(pointedAt(one), { keep: false });
    move(event);
    return {
      move,
      end() {
        if (String(from) !== String(paid)) past = [...past, from];
        back.disabled = !past.length;
      },
    };
  }

  // what is seen

  function says() {
    if (spare(worth) < 0) {
      return t("sharing.none", { apart: alone(worth).reduce((sum, one) => sum + one) / PARTS, together: worth[7] });
    }
    return objects("objects", "content");
  }

  function objects(somebody, nobody) {
    const made = objection(worth, paid, grain);
    if (!made) return t(`sharing.${nobody}`, { paid: payments(paid) });
    const { group } = made;
    return t(`sharing.${somebody}`, {
      paid: payments(paid),
      group: groupName(group),
      gets: amount(getting(group)),
      could: worth[group],
    });
  }

  function show(words) {
    const none = spare(worth) < 0;
    status.textContent = words;
    const every = excesses(worth, paid);
    const top = Math.max(...every);
    if (!none) least = least === null ? top : Math.min(least, top);
    const made = none ? null : objection(worth, paid, grain);
    body.replaceChildren(...GROUPS.map((group) => row(group, every[group - 1], made, top)));
    worst.textContent = none
      ? ""
      : sentences(t("sharing.worst", { excess: amount(top) }), t("sharing.best", { least: amount(least ?? top) }));
    back.disabled = !past.length;
    even.disabled = none;
    handle.hidden = none;
    handle.setAttribute(
      "aria-label",
      t("sharing.handle", { paid: payments(paid), left: names()[0], right: names()[1], top: names()[2] }),
    );
    const [x, y] = place(worth, paid);
    handle.style.left = `${(100 * x) / WIDE}%`;
    handle.style.top = `${(100 * y) / TALL}%`;
    picture.replaceChildren(...painted({ worth, shown, trail, names: names(), groupName }));
    legend.textContent = none ? "" : tell();
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
      !plain && h("td", {}, h("b", {}, amount(excess)), bar),
      h("td", {}, act || ""),
    );
  }

  /** What is shown, in words. */
  function tell() {
    const lines = [];
    if (shown.has("core")) lines.push(coreSaid());
    for (const [what, value] of Object.entries({ shapley: shapley(worth), nucleolus: nucleolus(worth) }))
      if (shown.has(what) && value) {
        const key = inside(worth, value) ? "sharing.valueIs" : "sharing.outside";
        lines.push(t(key, { what: sentence(t(`sharing.${what}`)), paid: payments(value) }));
      }
    return sentences(...lines);
  }

  function coreSaid() {
    const points = corners(worth).map((one) => one.join(", "));
    const written = list(points.map((one) => `(${one})`));
    if (points.length) return t("sharing.corners", { n: points.length, list: written });
    const apart = PAIRS.find((group) => worth[group] + worth[7 ^ group] > worth[7]);
    if (apart !== undefined) return t("sharing.emptyPair", { group: groupName(apart), name: groupName(7 ^ apart) });
    const need = PAIRS.reduce((sum, group) => sum + worth[group], 0);
    return t("sharing.emptyWhy", { need, have: 2 * worth[7] });
  }

  // the worths, to be moved

  function dials() {
    const { claims, most, step } = game();
    if (!options.sliders) return sliders.replaceChildren();
    const dial = (label, value, limit, hear) => {
      const output = h("span", {}, String(value)); // an output would take the label
      const input = h("input", {
        type: "range",
        class: "cg-slider",
        min: 0,
        max: limit,
        step,
        value,
        oninput: () => {
          output.textContent = input.value;
          hear(Number(input.value));
        },
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

export default { traits: ["games", "options", "chosen", "worth", "point"], draw };
