// A proposal for paying three players, shown as a point in a triangle. The reader moves the point, changes the worths,
// and sees who objects.
import { button, choice, h, heads, statusLine, svg, table as tableOf, tick } from "../page/dom.js";
import { follow } from "../page/drag.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { t } from "../page/words.js";
import { PAIRS, Sharing } from "../game/sharing.js";
import { amount, leftFor, PARTS } from "../maths/coalitions.js";
import { painted, place, proposalAt, TALL, WIDE } from "./shared/triangle.js";

const GROUPS = [1, 2, 4, 3, 5, 6];

/** @param {Kind<"sharing">} widget */
function draw({ model, el }) {
  const [games, options] = [model.get("games"), model.get("options")];
  const { grain, plain } = options; // plain: use no words such as "excess" that come later in the book
  const game = () => games[model.get("chosen")];
  const sharing = new Sharing(game().players, model.get("worth"), model.get("point"), grain);
  let shown = new Set(options.show);
  const kept = !plain && !options.sliders; // keep a record only if the worths can't change

  const picture = svg("svg", { viewBox: `0 0 ${WIDE} ${TALL}`, role: "img", "aria-label": t("sharing.figure") });
  const handle = button("", answer, { class: "cg-proposal", onkeydown: steer });
  const figure = h("div", { class: "cg-triangle" }, picture, handle);
  follow(figure, hold);
  const status = statusLine();
  const columns = ["group", "could", "gets", ...(plain ? [] : ["excess"])].map((key) => t(`sharing.${key}`));
  const table = tableOf([[heads("col", columns), h("td")].flat()], [], { class: "cg-objections" });
  const [body] = table.tBodies;
  const worst = h("p", { class: "cg-legend cg-worst" });
  const legend = h("p", { class: "cg-legend cg-told" });
  const sliders = h("div", { class: "cg-worths" });
  const back = button(t("sharing.back"), () => {
    sharing.back();
    told();
  });
  const even = button(t("sharing.even"), () => put(sharing.even));
  const ticks = h(
    "fieldset",
    { class: "cg-choice cg-ticks" },
    h("legend", {}, t("sharing.see")),
    ["core", "shapley", "nucleolus"].map((one) => tick(t(`sharing.${one}`), shown.has(one), (yes) => see(one, yes))),
  );
  const names = games.map(({ name }, i) => [i, name]);
  const which = games.length > 1 && choice(t("sharing.which"), names, model.get("chosen"), begin);
  const more = menu(t("more"), [h("div", { class: "cg-tools" }, back, even), which, !plain && ticks]);
  const side = h("div", { class: "cg-sharing-side" }, h("div", { class: "cg-scroll" }, table), kept && worst);
  const parts = h("div", { class: "cg-sharing-parts" }, figure, side);
  frame({ model, el }, parts, status, sliders, legend, h("div", { class: "cg-acts" }, more));
  dials();
  show();

  // the reader's actions

  function begin(/** @type {number} */ chosen) {
    sharing.begin(games[chosen].players, [...games[chosen].worth]);
    model.tell({ chosen, worth: sharing.worth, point: sharing.paid });
    dials();
    show();
  }

  /** Changes the worths. @param {number[]} next */
  function change(next) {
    sharing.change(next);
    model.tell({ worth: sharing.worth, point: sharing.paid });
    show();
  }

  /** Changes the proposal. @param {number[]} next @param {{keep?: boolean}} how */
  function put(next, how = {}) {
    sharing.put(next, how);
    told();
  }

  /** Stores and shows the proposal, and describes it. @param {string} [words] */
  function told(words) {
    if (sharing.none) return;
    model.tell({ point: sharing.paid });
    show(words);
  }

  function object({ focus = true } = {}) {
    told(sharing.object());
    if (focus) (body.querySelector("button") ?? handle).focus({ preventScroll: true });
  }

  /** Applies the strongest objection when Enter is pressed on the proposal; a click is only the end of a drag.
   * @param {MouseEvent} event */
  function answer({ detail }) {
    if (detail === 0 && sharing.objection) object({ focus: false });
  }

  function see(/** @type {string} */ what, /** @type {boolean} */ wanted) {
    shown = new Set([...shown].filter((one) => one !== what));
    if (wanted) shown.add(what);
    show();
  }

  function steer(/** @type {KeyboardEvent} */ event) {
    const next = sharing.stepped(event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    put(next);
  }

  /** Returns the proposal at a pointer. @param {PointerEvent} event */
  function pointedAt({ clientX, clientY }) {
    const box = picture.getBoundingClientRect();
    const place = [((clientX - box.x) / box.width) * WIDE, ((clientY - box.y) / box.height) * TALL];
    return proposalAt(sharing.worth, place, grain, shown);
  }

  /** Begins a drag. A finger has to start on the disc; elsewhere it scrolls the page or touches a place.
   * @param {PointerEvent} event */
  function hold(event) {
    if (sharing.none) return null;
    if (event.pointerType === "touch" && event.target !== handle)
      return { end: (/** @type {PointerEvent} */ last) => last.type === "pointerup" && put(pointedAt(last)) };
    event.preventDefault();
    handle.focus({ preventScroll: true });
    const from = sharing.paid;
    const move = (/** @type {PointerEvent} */ one) => put(pointedAt(one), { keep: false });
    move(event);
    return {
      move,
      end() {
        sharing.keep(from, sharing.paid);
        back.disabled = !sharing.past.length;
      },
    };
  }

  // the display

  /** @param {string} words */
  function show(words = sharing.says()) {
    const { worth, paid, none, names, objection, excesses, top } = sharing;
    status.textContent = words;
    body.replaceChildren(...GROUPS.map((group) => row(group, excesses[group - 1], objection?.group === group, top)));
    worst.textContent = sharing.worst();
    back.disabled = !sharing.past.length;
    even.disabled = none;
    handle.hidden = none;
    handle.setAttribute(
      "aria-label",
      t("sharing.handle", { paid: sharing.payments(), left: names[0], right: names[1], top: names[2] }),
    );
    const [x, y] = place(worth, paid);
    handle.style.left = `${(100 * x) / WIDE}%`;
    handle.style.top = `${(100 * y) / TALL}%`;
    const groupName = (/** @type {number} */ group) => sharing.groupName(group);
    picture.replaceChildren(...painted({ worth, shown, trail: sharing.trail, names, groupName }));
    legend.textContent = sharing.told(shown);
    el.dataset.point = paid.join(" ");
    el.dataset.worth = worth.join(" ");
    el.dataset.state = none ? "none" : objection ? "objected" : "content";
  }

  /** Creates the table row of a group, with its excess. `mine`: whether this group objects most.
   * @param {number} group @param {number} excess @param {boolean} mine @param {number} top */
  function row(group, excess, mine, top) {
    const limit = Math.max(1, PARTS * sharing.worth[7]);
    const name = sharing.groupName(group);
    const size = `--cg-part: ${Math.min(1, Math.abs(excess) / limit)}`;
    const bar = h("span", { class: excess > 0 ? "cg-excess cg-over" : "cg-excess", style: size });
    const label = t("sharing.letObject", { group: name, amount: amount(excess) });
    const act = mine && button(t("sharing.object"), () => object(), { "aria-label": label });
    return h(
      "tr",
      { class: [excess > 0 && "cg-objects", excess === top && "cg-top"].filter(Boolean).join(" ") || null },
      h("th", { scope: "row" }, name),
      h("td", {}, amount(PARTS * sharing.worth[group])),
      h("td", {}, amount(sharing.getting(group))),
      !plain && h("td", {}, h("b", {}, amount(excess)), bar),
      h("td", {}, act || ""),
    );
  }

  // the sliders for the worths

  function dials() {
    const { worth } = sharing;
    const { claims, most, step } = game();
    if (!options.sliders) return sliders.replaceChildren();
    /** @param {string} label @param {number} value @param {number} limit @param {(value: number) => void} hear */
    const dial = (label, value, limit, hear) => {
      const output = h("span", {}, String(value)); // not an output element, because the label would then belong to it
      const oninput = () => {
        output.textContent = input.value;
        hear(Number(input.value));
      };
      const input = h("input", { type: "range", class: "cg-slider", min: 0, max: limit, step, value, oninput });
      return h("label", {}, h("span", {}, label, " ", output), input);
    };
    if (claims.length) {
      sliders.replaceChildren(dial(t("sharing.estate"), worth[7], most, (estate) => change(leftFor(estate, claims))));
      return;
    }
    const dials = [...PAIRS, 7].map((group) => {
      const name = group === 7 ? t("sharing.all") : t("sharing.makes", { group: sharing.groupName(group) });
      return dial(name, worth[group], most, (value) => change(sharing.worth.with(group, value)));
    });
    sliders.replaceChildren(...dials);
  }
}

export default { traits: ["games", "options", "chosen", "worth", "point"], draw };
