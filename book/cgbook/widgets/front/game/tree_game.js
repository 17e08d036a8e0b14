// A game in extensive form, independent of the page. The reader plays it round after round against machines, chance
// and habits; this module adds up the rounds and describes them.
import { adding, END, follow, MANY, paths, playOut, proceed, seen } from "./rounds.js";
import { gain, list, mean, minus, sentences, t } from "../page/words.js";

export const SHOWN = 10; // number of rounds shown to a reader who plays a machine with a habit

export class TreeGame {
  /**
   * @param {TreeFormat} tree @param {number} seat of the reader @param {MachineFormat} machine @param {number[]} tally
   * how often each end was reached @param {() => number} chance returns random numbers from 0 up to 1
   */
  constructor(tree, seat, machine, tally, chance) {
    this.tree = tree;
    this.seat = seat;
    this.machine = machine;
    this.tally = tally;
    this.chance = chance;
    this.ways = paths(tree);
    this.own = tree.nodes.flatMap(({ turn }, i) => (turn === seat ? i : []));
    // if each round is a single choice, a choice after the end begins the next round
    this.once = this.own.length > 0 && this.own.every((i) => tree.nodes[i].knows === tree.nodes[this.own[0]].knows);
    this.alone = tree.players.length === 1;
    this.many = tree.players.length > 2;
    this.others = tree.players.map((name, i) => ({ name, i })).filter(({ i }) => i !== seat);
    this.signed = tree.zeroSum ? gain : minus;
    this.state = 0; // the machine's state, if it has a habit
    /** @type {number[][]} */
    this.past = []; // the moves of the most recent rounds
    /** @type {number[]} */
    this.way = []; // the moves of this round
    /** @type {number[] | null} */
    this.last = null; // the moves of the last finished round
  }

  /** The number of the node that this round has reached. */
  get at() {
    return follow(this.tree, 0, this.way);
  }
  get node() {
    return this.tree.nodes[this.at];
  }
  get over() {
    return this.node.turn === END;
  }
  /** The moves that the reader can choose from; after a round of one choice, the moves of the next round. */
  get moves() {
    return this.tree.nodes[this.over ? this.own[0] : this.at].moves;
  }

  /** Begins a new round and plays up to the reader's first choice. */
  begin() {
    this.way = [];
    this.onward();
  }

  onward() {
    this.way = [...this.way, ...proceed(this.tree, this.at, this.odds(), this.chance)];
  }

  /** Returns the weights of the machine's moves, by the machine's information; a habit leaves only one possible move.
   * @returns {Record<string, number[]>} */
  odds() {
    const { states, odds } = this.machine;
    if (!states.length) return odds;
    const [choice] = states[this.state];
    const { nodes } = this.tree;
    return { [nodes[nodes[0].moves[0][1]].knows]: [1 - choice, choice] };
  }

  /** Remembers a finished round, and updates the state of a machine with a habit. @param {number[]} moves */
  remember(moves) {
    this.past = [...this.past, moves].slice(-SHOWN);
    this.state = this.machine.states[this.state]?.[1 + moves[0]] ?? 0;
  }

  /** Plays the reader's move and the moves that follow. @param {number} move */
  play(move) {
    this.way = [...this.way, move];
    this.onward();
    if (!this.over) return;
    this.last = this.way;
    this.remember(this.way);
    this.tally = this.tally.map((n, i) => n + Number(i === this.at));
  }

  /** Plays a batch of rounds by a plan, and returns the reader's total payoff. @param {Record<string, string>} plan */
  rounds(plan) {
    const tally = [...this.tally];
    let sum = 0;
    for (let round = 0; round < MANY; round++) {
      const end = playOut(this.tree, plan, this.odds(), this.chance);
      this.remember(this.ways[end]);
      tally[end]++;
      sum += this.tree.nodes[end].pay[this.seat];
    }
    this.tally = tally;
    return sum;
  }

  /** Forgets all rounds. */
  forget() {
    [this.past, this.state] = [[], 0];
    this.tally = this.tree.nodes.map(() => 0);
  }

  /** Returns this round's moves, as far as the reader knows them. */
  events() {
    return seen(this.tree, this.at);
  }

  // --- descriptions in words

  line() {
    return this.over ? this.result(this.node.pay) : t("tree.knows", { knows: this.node.knows });
  }

  /** @param {number[]} pay */
  result(pay) {
    const mine = pay[this.seat];
    const chips = (/** @type {number} */ n) => t("tree.chips", { n });
    if (this.alone) return t("tree.alone", { pay: chips(mine) });
    if (!this.tree.zeroSum && this.many) {
      const rest = this.others.map(({ name, i }) => t("tree.gets", { name, pay: pay[i] }));
      return t("tree.all", { pay: chips(mine), others: list(rest) });
    }
    if (!this.tree.zeroSum) return t("tree.both", { pay: chips(mine), other: pay[1 - this.seat] });
    return mine ? t(mine > 0 ? "tree.won" : "tree.lost", { pay: chips(Math.abs(mine)) }) : t("tree.even");
  }

  /** Returns {rounds, sum, said}: the number of rounds, the reader's total, and the score in words. */
  score() {
    const { rounds, sums } = adding(this.tree, this.tally);
    const mine = sums[this.seat];
    const parts = [
      t("tree.rounds", { n: rounds }),
      t("tree.sum", { sum: this.signed(mine) }),
      ...(this.many ? this.others.map(({ name, i }) => t("tree.another", { name, sum: this.signed(sums[i]) })) : []),
    ];
    if (!this.alone && !this.many && !this.tree.zeroSum)
      parts.push(t("tree.others", { sum: this.signed(sums[1 - this.seat]) }));
    if (rounds > 0) parts.push(t("tree.average", { mean: mean(mine, rounds, this.signed) }));
    return { rounds, sum: mine, said: list(parts) };
  }

  /** Describes the machine's behaviour. */
  does() {
    const { does, odds } = this.machine;
    const { players, nodes } = this.tree;
    const names = Object.keys(odds).map((one) => players[nodes.find(({ knows }) => knows === one)?.turn ?? this.seat]);
    return sentences(
      ...does.map((one, i) => t(this.many ? "tree.doesOf" : "tree.does", { does: one, name: names[i] })),
    );
  }
}
