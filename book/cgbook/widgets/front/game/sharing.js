// The state of a game of three players who share their joint profit, independent of the page: a proposal, the
// objections to it, other worths, and the words about them. Payments are in twelfths (maths/coalitions).
import { amount, corners, excesses, nucleolus, objection, PARTS, shapley } from "../maths/coalitions.js";
import { list, sentence, sentences, t } from "../page/words.js";

export const PLAYERS = [0, 1, 2];
export const PAIRS = [3, 5, 6];
const MOST_BACK = 200;
const TRAIL = 12; // maximum number of proposals in the trail of objections
/** @type {Record<string, number[]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [-1, 2], ArrowDown: [1, -2] };

/** @param {number} n @param {number} low @param {number} high */
export const clamp = (n, low, high) => Math.max(low, Math.min(high, n));

/** Returns the amount that each player makes alone, in twelfths. @param {number[]} worth */
export const alone = (worth) => PLAYERS.map((i) => PARTS * worth[1 << i]);

/** Returns how much more the players make together than alone, in twelfths. @param {number[]} worth */
export const spare = (worth) => alone(worth).reduce((left, one) => left - one, PARTS * worth[7]);

/** Returns the proposal that gives the second and third player these gains over being alone, and the first the rest.
 * @param {number[]} worth @param {number[]} gains */
export function fromGains(worth, [second, third]) {
  const gains = [spare(worth) - second - third, second, third];
  return alone(worth).map((one, i) => one + gains[i]);
}

const evenly = (/** @type {number[]} */ worth) => alone(worth).map((one) => one + spare(worth) / 3);
/** @param {number[]} worth @param {number[]} paid */
export const inside = (worth, paid) => alone(worth).every((one, i) => paid[i] >= one);

export class Sharing {
  /**
   * @param {string[]} names @param {number[]} worth worth of each group @param {number[]} paid
   * @param {number} grain step of a changing payment, in twelfths
   */
  constructor(names, worth, paid, grain) {
    this.names = names;
    this.worth = worth;
    this.paid = paid;
    this.grain = grain;
    /** @type {number[][]} */
    this.past = []; // earlier proposals
    /** @type {number[][]} */
    this.trail = []; // the proposals that objections have led through
    /** @type {number | null} */
    this.least = null; // the smallest maximum excess of the proposals so far
    this.meet();
  }

  /** Whether there's nothing to share, because the three players make more alone. */
  get none() {
    return spare(this.worth) < 0;
  }
  /** How much less, in twelfths, each of the groups 1 to 6 gets than it could make. */
  get excesses() {
    return excesses(this.worth, this.paid);
  }
  get top() {
    return Math.max(...this.excesses);
  }
  /** The strongest objection and the proposal that follows it, or null if nobody objects. */
  get objection() {
    return this.none ? null : objection(this.worth, this.paid, this.grain);
  }
  get even() {
    return this.none ? alone(this.worth) : evenly(this.worth);
  }

  /** Remembers the maximum excess of the proposal if it's the smallest so far. */
  meet() {
    if (!this.none) this.least = Math.min(this.least ?? Infinity, this.top);
  }

  /** Begins another game. @param {string[]} names @param {number[]} worth */
  begin(names, worth) {
    Object.assign(this, { names, worth, past: [], trail: [], least: null });
    this.paid = this.even;
    this.meet();
  }

  /** Changes the worths; the proposal keeps its place in the triangle, up to whole grains. @param {number[]} next */
  change(next) {
    const old = spare(this.worth);
    const gains = alone(this.worth).map((one, i) => (old > 0 ? (this.paid[i] - one) / old : 1 / 3));
    Object.assign(this, { worth: next, past: [], trail: [], least: null });
    const room = spare(next);
    if (room < 0) this.paid = alone(next);
    else if (room !== old || !inside(next, this.paid)) {
      const snap = (/** @type {number} */ part) => Math.round((part * room) / this.grain) * this.grain;
      const second = Math.min(snap(gains[1]), room);
      this.paid = fromGains(next, [second, Math.min(snap(gains[2]), room - second)]);
    }
    this.meet();
  }

  /** Makes a new proposal. `keep`: whether `back` can undo it; `walked`: whether an objection has led to it.
   * @param {number[]} next */
  put(next, { keep = true, walked = false } = {}) {
    if (this.none) return;
    if (keep) this.keep(this.paid, next);
    this.trail = walked ? [...(this.trail.length ? this.trail : [this.paid]), next].slice(-TRAIL) : [];
    this.paid = next;
    this.meet();
  }

  /** Remembers a proposal that another one has replaced. @param {number[]} from @param {number[]} now */
  keep(from, now) {
    if (String(from) !== String(now)) this.past = [...this.past.slice(1 - MOST_BACK), from];
  }

  back() {
    const before = this.past.pop();
    if (before) this.put(before, { keep: false });
  }

  /** Applies the strongest objection, and returns its effect in words. */
  object() {
    const made = this.objection;
    if (!made) return "";
    const gain = this.getting(made.group, made.paid) - this.getting(made.group);
    const values = { group: this.groupName(made.group), amount: amount(gain), paid: this.payments(made.paid) };
    this.put(made.paid, { walked: true });
    return sentences(t("sharing.after", values), this.objects("againObjects", "nobodyNow"));
  }

  /** Returns the proposal that an arrow key leads to, or null for another key; `fine` halves the step.
   * @param {string} key @param {boolean} fine */
  stepped(key, fine) {
    const step = STEPS[key];
    if (!step) return null;
    const size = this.grain * (fine ? 1 : 2);
    const gains = alone(this.worth).map((one, i) => this.paid[i] - one);
    const third = clamp(gains[2] + step[1] * size, 0, spare(this.worth));
    return fromGains(this.worth, [clamp(gains[1] + step[0] * size, 0, spare(this.worth) - third), third]);
  }

  // --- descriptions in words

  /** @param {number} group */
  groupName(group) {
    const some = PLAYERS.filter((i) => (group >> i) & 1).map((i) => this.names[i]);
    return some.every((one) => one.length === 1) ? some.join("") : some.join(" + ");
  }

  /** @param {number} group */
  getting(group, paid = this.paid) {
    return PLAYERS.reduce((sum, i) => sum + ((group >> i) & 1 ? paid[i] : 0), 0);
  }

  payments(paid = this.paid) {
    return list(PLAYERS.map((i) => t("sharing.pays", { name: this.names[i], paid: amount(paid[i]) })));
  }

  says() {
    if (!this.none) return this.objects("objects", "content");
    const apart = alone(this.worth).reduce((sum, one) => sum + one) / PARTS;
    return t("sharing.none", { apart, together: this.worth[7] });
  }

  /** @param {string} somebody @param {string} nobody */
  objects(somebody, nobody) {
    const made = this.objection;
    if (!made) return t(`sharing.${nobody}`, { paid: this.payments() });
    const { group } = made;
    return t(`sharing.${somebody}`, {
      paid: this.payments(),
      group: this.groupName(group),
      gets: amount(this.getting(group)),
      could: this.worth[group],
    });
  }

  /** Describes the maximum excess of the proposal, and the smallest maximum so far. */
  worst() {
    if (this.none) return "";
    const least = amount(this.least ?? this.top);
    return sentences(t("sharing.worst", { excess: amount(this.top) }), t("sharing.best", { least }));
  }

  /** Describes the solutions that are shown, out of "core", "shapley" and "nucleolus". @param {Set<string>} shown */
  told(shown) {
    if (this.none) return "";
    const lines = shown.has("core") ? [this.core()] : [];
    for (const [what, value] of Object.entries({ shapley: shapley(this.worth), nucleolus: nucleolus(this.worth) }))
      if (shown.has(what) && value) {
        const key = inside(this.worth, value) ? "sharing.valueIs" : "sharing.outside";
        lines.push(t(key, { what: sentence(t(`sharing.${what}`)), paid: this.payments(value) }));
      }
    return sentences(...lines);
  }

  core() {
    const { worth } = this;
    const points = corners(worth).map((one) => `(${one.join(", ")})`);
    if (points.length) return t("sharing.corners", { n: points.length, list: list(points) });
    const apart = PAIRS.find((group) => worth[group] + worth[7 ^ group] > worth[7]);
    if (apart !== undefined)
      return t("sharing.emptyPair", { group: this.groupName(apart), name: this.groupName(7 ^ apart) });
    const need = PAIRS.reduce((sum, group) => sum + worth[group], 0);
    return t("sharing.emptyWhy", { need, have: 2 * worth[7] });
  }
}
