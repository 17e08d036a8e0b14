// Written by book/_site/bundle.py from book/cgbook/teaching/practice: change it there.
// @ts-nocheck
/* eslint-disable */
import { add, at, eq, every, has, items, least, most, numbered, ordered, pairs, range, remainder, repeated, some, total, truth } from "./python.js";

const OUTCOMES = ["P: the player who has just moved wins", "N: the player to move wins"];
const COIN_GAMES = ["Turning Turtles", "Ruler", "Mock Turtles"];
function problem(question, how, accept, likely, explain, given, hint, options = [], form = [], many = 0, replies = []) {
let answer, kept, say;
kept = [];
for ([answer, say] of likely) {
if (((!eq(answer, "")) && (!has(accept, answer)) && (!has(items(kept).map(([one, _]) => (one)), answer)))) {
kept.push([answer, say]);
}
}
return { "question": question, "how": how, "accept": items(accept), "likely": kept, "explain": explain.join("\n\n"), "given": items(given), "hint": hint, "options": items(options), "form": items(form), "many": many, "replies": items(replies) };
}
function commas(values) {
return items(values).map((one) => (String(one))).join(",");
}
function either(values) {
let texts;
texts = items(values).map((one) => (String(one)));
if ((texts.length < 2)) {
return texts.join("");
}
return add(add(texts.slice(0, (-1)).join(", "), " or "), at(texts, (-1)));
}
function listed(values) {
let texts;
texts = items(values).map((one) => (String(one)));
if ((texts.length < 2)) {
return texts.join("");
}
return add(add(texts.slice(0, (-1)).join(", "), " and "), at(texts, (-1)));
}
function listed_set(values) {
return add(add("{", items(values).map((one) => (String(one))).join(", ")), "}");
}
function count(n, thing) {
return ((eq(n, 1)) ? `${n} ${thing}` : `${n} ${thing}s`);
}
function signed(n) {
return ((n >= 0) ? String(n) : `−${(-n)}`);
}
function binary(n, width) {
let digits;
digits = "";
while (((n > 0) || (digits.length < width))) {
digits = add(String(remainder(n, 2)), digits);
n = Math.floor(n / 2);
}
return digits;
}
function values_row(values, first = 0) {
let cells, heads, part, rows, start;
rows = [];
for (start of range(0, values.length, 16)) {
part = values.slice(start, add(start, 16));
heads = items(range(part.length)).map((i) => (String(add(add(first, start), i))));
cells = items(part).map((one) => (String(one)));
rows.push(`| heap | ${heads.join(" | ")} |\n|---|${repeated("---|", part.length)}\n| value | ${cells.join(" | ")} |`);
}
return rows.join("\n\n");
}
function distinct(values) {
let found, one;
found = [];
for (one of ordered(values)) {
if ((!has(found, one))) {
found.push(one);
}
}
return found;
}
function xor(values) {
let one, total_;
total_ = 0;
for (one of values) {
total_ = (total_ ^ one);
}
return total_;
}
function mex(values) {
let least_;
least_ = 0;
while ((has(values, least_))) {
least_ = add(least_, 1);
}
return least_;
}
function taking(numbers, top) {
let n, values;
values = [];
for (n of range(add(top, 1))) {
values.push(mex(items(numbers).filter((s) => (s <= n)).map((s) => (at(values, (n - s))))));
}
return values;
}
function root(n) {
let high, low, middle;
if ((n < 2)) {
return n;
}
[low, high] = [1, 2];
while ((repeated(high, high) <= n)) {
high = repeated(high, 2);
}
while (((high - low) > 1)) {
middle = Math.floor(add(low, high) / 2);
if ((repeated(middle, middle) <= n)) {
low = middle;
} else {
high = middle;
}
}
return low;
}
function nim_times(a, b) {
let a0, a1, b0, b1, bits, both, cross, power;
if (((a < 2) || (b < 2))) {
return repeated(a, b);
}
[power, bits] = [2, 1];
while ((repeated(power, power) <= most(a, b))) {
[power, bits] = [repeated(power, power), repeated(bits, 2)];
}
[a1, a0, b1, b0] = [(a >> bits), remainder(a, power), (b >> bits), remainder(b, power)];
both = nim_times(a1, b1);
cross = (nim_times(a1, b0) ^ nim_times(a0, b1));
return ((((both ^ cross) << bits) ^ nim_times(a0, b0)) ^ nim_times(both, Math.floor(power / 2)));
}
function coin_worth(game, n) {
return ((eq(game, 0)) ? n : ((eq(game, 1)) ? (n & (-n)) : add(repeated(2, n), (1 - remainder(ones(n), 2)))));
}
function ones(n) {
return ((eq(n, 0)) ? 0 : add(remainder(n, 2), ones(Math.floor(n / 2))));
}
function taken(heap, chips) {
return `take ${chips} from heap ${heap}`;
}

export const kinds = {
  "coin moves": (() => {
const TITLE = "Turning coins";
const PAGES = ["07-coin-turning"];
const COINS = 12;
const RULES = ["A move turns a coin from heads to tails and, if you like, one more coin to its left, either way.", "A move turns any number of coins that lie side by side; the rightmost of them goes from heads to tails.", "A move turns one, two or three coins; the rightmost of them goes from heads to tails."];
const WORTHS = ["In Turning Turtles coin n is worth n.", "In Ruler coin n is worth the largest power of 2 that divides n.", "In Mock Turtles coin n is worth 2n or 2n + 1, whichever has an odd number of ones in binary."];
function draw(level, chance) {
let first, game, heads;
game = (level - 1);
first = ((eq(game, 2)) ? 0 : 1);
heads = [];
while ((eq(xor(items(heads).map((n) => (coin_worth(game, n)))), 0))) {
heads = ordered(chance.some(range(first, add(first, COINS)), chance.between(2, 7)));
}
return move(game, first, heads);
}
function led_by(game, first, coin) {
let found, left;
left = items(range(first, coin));
if ((eq(game, 1))) {
return items(range(first, add(coin, 1))).map((low) => (items(range(low, add(coin, 1)))));
}
found = [[coin], ...items(left).map((one) => ([one, coin]))];
if ((eq(game, 2))) {
found = add(found, items(left).flatMap((one) => items(left).filter((two) => (one < two)).map((two) => ([one, two, coin]))));
}
return found;
}
function after(heads, turned) {
return distinct(add(items(heads).filter((n) => (!has(turned, n))), items(turned).filter((n) => (!has(heads, n)))));
}
function move(game, first, heads) {
let best, coin, good, last, left, likely, sums, total_, turned, turned_worths, values;
values = items(heads).map((n) => (coin_worth(game, n)));
total_ = xor(values);
good = [];
for (coin of heads) {
for (turned of led_by(game, first, coin)) {
if ((eq(xor(items(turned).map((n) => (coin_worth(game, n)))), total_))) {
good.push(turned);
}
}
}
last = at(heads, (-1));
best = at(good, 0);
turned_worths = items(best).map((n) => (String(coin_worth(game, n)))).join(" ⊕ ");
likely = [[commas([last]), `Without coin ${last} the heads left have the nim-sum ${(total_ ^ at(values, (-1)))}, and your opponent has a move to 0.`], [commas(heads), "All heads at once is more than one move may turn."], [commas([total_]), `${total_} is the nim-sum. A coin is wanted that can be *changed* by ${total_}, together with others.`]];
for (coin of heads) {
if (((eq(game, 0)) && (coin > total_) && (total_ > 0))) {
likely.push([commas([total_, coin]), `Coin ${coin} should be replaced by ${coin} ⊕ ${total_} = ${(coin ^ total_)}, not joined by coin ${total_}.`]);
}
if (((eq(game, 0)) && ((coin ^ total_) > coin))) {
likely.push([commas([coin, (coin ^ total_)]), `Coin ${(coin ^ total_)} lies to the right of coin ${coin}: it would have to be the one from heads to tails.`]);
}
if (((eq(game, 2)) && ((coin ^ xor(heads)) < coin) && ((coin ^ xor(heads)) > 0))) {
likely.push([commas(ordered([(coin ^ xor(heads)), coin])), "In Mock Turtles coin n is not worth n: it is worth 2n or 2n + 1, with an odd number of ones in binary."]);
}
if (((eq(game, 1)) && (heads.length > 1))) {
likely.push([commas([coin]), `Coin ${coin} alone is worth ${coin_worth(game, coin)}; what is turned must be worth ${total_}.`]);
}
}
sums = items(values).map((one) => (String(one))).join(" ⊕ ");
left = after(heads, best);
return problem(`${at(COIN_GAMES, game)} with ${COINS} coins, numbered from ${first}; heads are ${((eq(heads.length, 1)) ? "coin" : "coins")} ${listed(heads)}. ${at(RULES, game)} The player who cannot move loses. Which coins do you turn, to win?`, "set", items(good).map((one) => (commas(one))), likely, [`${at(WORTHS, game)} The heads are worth ${listed(values)}, together ${sums} = ${total_}.`, add(`So coins worth ${total_} together must be turned, the rightmost of them a head: ${listed(best)}, for ${turned_worths} = ${total_}.`, ((good.length > 1) ? ` There are ${good.length} such moves.` : "")), `Then ${((left.length > 1) ? add(add("coins ", listed(left)), " show heads, with nim-sum 0") : "no coin shows heads")}.`], [game, heads], `${at(WORTHS, game)} Turn coins so that the nim-sum of what shows heads becomes 0.`, undefined, ["coins", first, COINS, heads]);
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "grundy values": (() => {
const TITLE = "Grundy values";
const PAGES = ["04-graph-games", "06-sums"];
function draw(level, chance) {
let numbers, values;
if ((eq(level, 1))) {
values = items(range(chance.between(4, 8))).map((_) => (chance.below(chance.between(2, 12))));
return options(values);
}
numbers = ordered(chance.some(range(1, 10), chance.between(2, 4)));
if ((eq(level, 2))) {
return one_heap(numbers, chance.between(add(at(numbers, (-1)), 1), 24));
}
return heaps(numbers, ordered(items(range(3)).map((_) => (chance.between(at(numbers, 0), 20)))));
}
function options(values) {
let found, met, there;
found = mex(values);
there = items(range(found));
met = ((found > 0) ? `${listed(there)} ${((eq(found, 1)) ? "is" : "are")} among them, ${found} is not` : "0 is not among them");
return problem(`The moves from a position lead to positions with the values ${listed(values)}. What is the value of the position?`, "number", [String(found)], [[String(add(most(values), 1)), `That is one more than the greatest. The mex is the *least* number that is missing: look for gaps below ${most(values)}.`], [String(xor(values)), "That is the nim-sum. Options are not added up: the player chooses one of them, so the mex is asked for."], [String(values.length), "That is the number of moves. Only which values occur counts."], [String(distinct(values).length), "That is how many different values occur; there is a gap among them."], [String(mex([...values, 0])), "Is 0 among the values? The least missing number may be 0 itself."], [String(total(values)), "The values are not added up: the least number that is missing is asked for."], [String(most(values)), "The greatest value is no answer: an option never has the value of the position itself."], [String(least(values)), "The least value that occurs is not it: the least that does *not* occur is."]], [`Look for 0, 1, 2 and so on among ${listed(distinct(values))}: ${met}. So the mex, and the value, is **${found}**.`], [ordered(values)], "The value is the mex: the least of 0, 1, 2, … that is not among the values of the options.");
}
function one_heap(numbers, heap) {
let found, steps, values;
values = taking(numbers, add(heap, 1));
found = at(values, heap);
steps = items(numbers).map((s) => (`${heap} − ${s} = ${(heap - s)} with ${at(values, (heap - s))}`));
return problem(`One heap of ${heap} chips; a move takes ${either(numbers)} of them. What is the Grundy value of the heap?`, "number", [String(found)], [[String(at(values, (heap - 1))), `That is the value of the heap of ${(heap - 1)}. The first value is that of the empty heap: count from 0.`], [String(at(values, add(heap, 1))), `That is the value of the heap of ${add(heap, 1)}. Count from the empty heap, which is number 0.`], [String(remainder(heap, add(at(numbers, (-1)), 1))), `That would be right if every number from 1 to ${at(numbers, (-1))} could be taken.`], [String(numbers.length), "That is the number of moves. Two options may have the same value, or leave a gap below."], [String(heap), "A heap of Nim has as much as it has chips, but here only some moves are allowed."], [String(add(most(items(numbers).map((s) => (at(values, (heap - s))))), 1)), "That is one more than the greatest value of an option; there is a gap below it."]], [`Each heap has the mex of the values that a move leads to. From the empty heap up to ${heap}:`, values_row(values.slice(0, add(heap, 1))), `The last one: a move leads to ${listed(steps)}. The least number that is not among these is **${found}**.`], [numbers, heap], `Make a table from heap 0 up to heap ${heap}; each value is the mex of those that a move leads to.`);
}
function heaps(numbers, sizes) {
let found, parts, values, whole;
values = taking(numbers, at(sizes, (-1)));
parts = items(sizes).map((size) => (at(values, size)));
found = xor(parts);
whole = taking(numbers, total(sizes));
return problem(`Three heaps of ${listed(sizes)} chips; a move chooses a heap and takes ${either(numbers)} chips from it. What is the Grundy value of the whole?`, "number", [String(found)], [[String(total(parts)), `That is the ordinary sum of the values ${listed(parts)}. Add them without carrying.`], [String(xor(sizes)), "That is the nim-sum of the sizes. Find the value of each heap first, then add these."], [String(at(whole, total(sizes))), `That is the value of one heap of ${total(sizes)}: heaps that lie apart are not one heap.`], [String(mex(parts)), "That is the mex of the three values. The mex is for options; the parts of a sum are nim-added."], [String(most(parts)), "That is the greatest of the three values. Nim-add all of them."]], [`The values for ${listed_set(numbers)}:`, values_row(values), `So the heaps are worth ${listed(parts)}, and ${items(parts).map((one) => (String(one))).join(" ⊕ ")} = **${found}**.`], [numbers, sizes], "Find the value of each heap by the mex, and then the nim-sum of the three values.");
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "hackenbush cuts": (() => {
const TITLE = "Hackenbush cuts";
const PAGES = ["09-hackenbush"];
const RULE = "A move cuts an edge, and what no longer hangs on the ground is gone. The player who cannot move loses.";
function draw(level, chance) {
let around, edges, value;
while (true) {
around = ((eq(level, 3)) ? chance.between(2, 4) : 0);
edges = grown(around, add((chance.between(4, 7) - around), 2), chance);
value = worth(edges);
if ((eq(level, 1))) {
return value_of(edges);
}
if ((!eq(value, 0))) {
return cut(edges, around);
}
}
}
function grown(around, more, chance) {
let _, edges, i, top;
edges = [];
top = 0;
for (i of range(around)) {
edges.push([i, remainder(add(i, 1), around)]);
top = most(top, i);
}
for (_ of range(more)) {
top = add(top, 1);
edges.push([chance.below(top), top]);
}
return edges;
}
function standing(edges) {
let a, at_, b, reached;
reached = [0];
at_ = 0;
while ((at_ < reached.length)) {
for ([a, b] of edges) {
if (((eq(a, at(reached, at_))) && (!has(reached, b)))) {
reached.push(b);
}
if (((eq(b, at(reached, at_))) && (!has(reached, a)))) {
reached.push(a);
}
}
at_ = add(at_, 1);
}
return items(edges).filter(([a, b]) => (has(reached, a)));
}
function worth(edges) {
let a, at_a, at_b, b, foot, leaf, left, peeled, tops;
left = standing(edges);
tops = items(range(20)).map((_) => (0));
peeled = true;
while (truth(peeled)) {
peeled = false;
for ([a, b] of left) {
at_a = items(left).filter((edge) => (has(edge, a))).map((edge) => (1)).length;
at_b = items(left).filter((edge) => (has(edge, b))).map((edge) => (1)).length;
leaf = (((eq(at_b, 1)) && (!eq(b, 0))) ? b : (((eq(at_a, 1)) && (!eq(a, 0))) ? a : 0));
if ((!eq(leaf, 0))) {
foot = ((eq(leaf, b)) ? a : b);
tops[foot] = (at(tops, foot) ^ add(at(tops, leaf), 1));
tops[leaf] = 0;
left = items(left).filter((edge) => (!has(edge, leaf)));
peeled = true;
break;
}
}
}
return (xor(tops) ^ remainder(left.length, 2));
}
function told(edges) {
let lines;
lines = items(numbered(edges)).map(([i, [a, b]]) => (`${add(i, 1)}: ${name(a)}–${name(b)}`));
return lines.join("; ");
}
function name(vertex) {
return ((eq(vertex, 0)) ? "ground" : at("ABCDEFGHIJKLMNOP", (vertex - 1)));
}
function branches(edges) {
let lines, parts, top, tops, ups, vertex;
top = most(items(edges).map(([_, b]) => (b)));
tops = items(range(add(top, 1))).map((_) => (0));
lines = [];
for (vertex of range(top, (-1), (-1))) {
ups = items(edges).filter(([a, b]) => (eq(a, vertex))).map(([a, b]) => (b));
if ((ups.length > 0)) {
tops[vertex] = xor(items(ups).map((b) => (add(at(tops, b), 1))));
parts = ((ups.length > 1) ? items(ups).map((b) => (`(${at(tops, b)} + 1)`)).join(" ⊕ ") : `${at(tops, at(ups, 0))} + 1`);
lines.push(`${name(vertex)}: ${parts} = ${at(tops, vertex)}`);
}
}
return lines;
}
function depth(edges) {
let a, b, far;
far = items(range(20)).map((_) => (0));
for ([a, b] of edges) {
far[b] = add(at(far, a), 1);
}
return most(far);
}
function value_of(edges) {
let a, b, feet, foot, found, lengths, many, part;
found = worth(edges);
feet = items(edges).filter(([a, b]) => (eq(a, 0))).map(([a, b]) => (b));
lengths = [];
for (foot of feet) {
part = [foot];
many = 1;
for ([a, b] of edges) {
if ((has(part, a))) {
part.push(b);
many = add(many, 1);
}
}
lengths.push(many);
}
return problem(`Green Hackenbush on a tree with the edges ${told(edges)}. ${RULE} What is the tree worth?`, "number", [String(found)], [[String(edges.length), "That is the number of edges, which is right for a single stalk. Where it branches, nim-add."], [String(xor(lengths)), "Those are the edges of each branch at the ground, nim-added. A branch that branches again is worth less or more: begin at the leaves."], [String(depth(edges)), "That is the longest way up. All branches count."], [String(add(found, 1)), "At the ground nothing more is added: the ground is no edge."]], ["Begin at the leaves. An edge with something worth v upon it is worth v + 1; what stands on one vertex is nim-added.", `${branches(edges).join("; ")}.`, `So the tree is worth **${found}**.`], [edges], "Go down from the leaves: an edge adds 1, and where branches meet they are nim-added.", undefined, ["yard", edges]);
}
function cut(edges, around) {
let first, good, i, kind, likely, lines, say, shape, total_, value, values;
values = items(range(edges.length)).map((i) => (worth(items(numbered(edges)).filter(([j, edge]) => (!eq(j, i))).map(([j, edge]) => (edge)))));
good = items(numbered(values)).filter(([i, value]) => (eq(value, 0))).map(([i, value]) => (add(i, 1)));
total_ = worth(edges);
likely = [];
for ([i, value] of numbered(values)) {
if ((!eq(value, 0))) {
say = `After edge ${add(i, 1)} is cut, what is left is worth ${value}, not 0: your opponent has a move that wins.`;
if (((around > 0) && (i < around))) {
say = `An edge of the cycle: without it the rest of the cycle is a stalk or two. ${say}`;
}
likely.push([String(add(i, 1)), say]);
}
}
if ((around > 0)) {
kind = ((eq(remainder(around, 2), 1)) ? "odd: one edge of it stays" : "even: nothing of it stays");
first = `The cycle of edges 1 to ${around} can be fused into the ground with all its vertices; its length ${around} is ${kind}. With the branches, which now all stand on the ground, the picture is worth ${total_}.`;
shape = "a graph";
} else {
first = `An edge with something worth v upon it is worth v + 1; what stands on one vertex is nim-added. From the leaves down: ${branches(edges).join("; ")}.`;
shape = "a tree";
}
lines = items(numbered(values)).map(([i, value]) => (`${add(i, 1)} leaves ${value}`));
return problem(`Green Hackenbush on ${shape} with the edges ${told(edges)}. ${RULE} Which edge do you cut, to win? Give its number.`, "number", items(good).map((one) => (String(one))), likely, [first, `It is worth ${total_}, so some cut leaves 0. Edge by edge: ${lines.join(", ")}. So cut **${either(good)}**.`], [edges], `The whole is worth ${total_}. Look for an edge whose cut leaves a picture worth 0.`, undefined, ["yard", edges]);
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "labelling": (() => {
const TITLE = "Labelling";
const PAGES = ["02-take-away", "04-graph-games"];
function draw(level, chance) {
let numbers;
if ((eq(level, 1))) {
numbers = ordered(chance.some(range(1, 10), chance.between(2, 4)));
return row(numbers, chance.between(add(at(numbers, (-1)), 2), 16));
}
return ((eq(level, 2)) ? no_cycles(chance) : cycles(chance));
}
function row(numbers, top) {
let first, lines, lost, n, regular, stuck, values, ways, won;
values = taking(numbers, top);
lost = items(range(add(top, 1))).filter((n) => (eq(at(values, n), 0)));
won = items(range(add(top, 1))).filter((n) => (at(values, n) > 0));
first = at(numbers, 0);
lines = [];
for (n of range(first, add(top, 1))) {
ways = items(numbers).filter((s) => ((s <= n) && (eq(at(values, (n - s)), 0)))).map((s) => ((n - s)));
if ((ways.length > 0)) {
lines.push(`${n} → ${at(ways, 0)}`);
}
}
regular = items(range(add(top, 1))).filter((n) => (eq(remainder(n, add(at(numbers, (-1)), 1)), 0)));
stuck = ((eq(first, 1)) ? "0 is a P-position, for no move is left" : `${listed(items(range(first)))} are P-positions, for no move is left`);
return problem(`There is one heap, and a move takes ${either(numbers)} chips; the player who cannot move loses. Label the heaps from 0 to ${top}: which of them are P-positions?`, "set", [commas(lost)], [[commas(won), "These are the N-positions: from each of them some move wins."], [commas(items(lost).filter((n) => (n > 0))), "And the empty heap? The player to move cannot, and loses: 0 is a P-position too."], [commas(items(lost).filter((n) => (n >= first))), `The heaps below ${first} are missing: no move is left there, so they are P.`], [commas(items(lost).filter((n) => ((eq(n, 0)) || (n >= first)))), `From a heap below ${first} no move is left: what is its label?`], [commas(regular), `Not every ${add(at(numbers, (-1)), 1)}th heap: that is so where *all* numbers from 1 to ${at(numbers, (-1))} may be taken.`]], [`${stuck}. Go up from there: a heap with a move to a P-position is an N-position, and a heap without is a P-position.`, `Each N-position with a move that wins: ${lines.join(", ")}.`, `The others are the P-positions: **${listed(lost)}**.`], [numbers, top], "Begin with the heaps from which no move is left: they are P. Then go up, one heap at a time.", undefined, ["row", items(range(add(top, 1))), ["P", "N"]]);
}
function told(arrows) {
let ends, lines;
lines = items(numbered(arrows)).filter(([i, some_]) => (some_.length > 0)).map(([i, some_]) => (`${add(i, 1)} → ${listed(items(some_).map((to) => (add(to, 1))))}`));
ends = items(numbered(arrows)).filter(([i, some_]) => (eq(some_.length, 0))).map(([i, some_]) => (add(i, 1)));
return `${lines.join("; ")}; from ${listed(ends)} no arrow leads on`;
}
function labels(arrows) {
let found, grown, i, said, some_, why, wins;
found = items(arrows).map((_) => (""));
said = [];
grown = true;
while (truth(grown)) {
grown = false;
for ([i, some_] of numbered(arrows)) {
if ((!eq(at(found, i), ""))) {
continue;
}
wins = items(some_).filter((to) => (eq(at(found, to), "P")));
if ((wins.length > 0)) {
found[i] = "N";
said.push(`${add(i, 1)} is N: it has an arrow to ${add(at(wins, 0), 1)}, which is P`);
} else {
if (truth(every(items(some_).map((to) => ((eq(at(found, to), "N"))))))) {
found[i] = "P";
why = ((eq(some_.length, 0)) ? "no arrow leads on" : `it leads only to ${listed(items(some_).map((to) => (add(to, 1))))}, ${((eq(some_.length, 1)) ? "which is N" : "all N")}`);
said.push(`${add(i, 1)} is P: ${why}`);
}
}
grown = (truth(grown) || (!eq(at(found, i), "")));
}
}
return [items(found).map((one) => (((!eq(one, "")) ? one : "D"))), said];
}
function no_cycles(chance) {
let arrows, ends, found, further, i, lost, many, nearest, other, said;
many = chance.between(7, 9);
arrows = [];
lost = [];
said = [];
while (((lost.length < 2) || (lost.length > (many - 3)))) {
arrows = [];
for (i of range(many)) {
further = items(range(add(i, 1), many));
arrows.push(ordered(chance.some(further, least(further.length, chance.between(1, 3)))));
}
[found, said] = labels(arrows);
lost = items(range(many)).filter((i) => (eq(at(found, i), "P"))).map((i) => (add(i, 1)));
}
ends = items(range(many)).filter((i) => (eq(at(arrows, i).length, 0))).map((i) => (add(i, 1)));
other = items(range(many)).filter((i) => (!has(lost, add(i, 1)))).map((i) => (add(i, 1)));
nearest = items(range(many)).filter((i) => ((items(at(arrows, i)).filter((to) => (has(other, add(to, 1)))).length > 0) || (eq(at(arrows, i).length, 0)))).map((i) => (add(i, 1)));
return problem(`A counter is moved along the arrows of a graph; the player who cannot move loses. The arrows: ${told(arrows)}. Which vertices are P-positions?`, "set", [commas(lost)], [[commas(other), "These are the N-positions: from each of them some arrow leads to a P-position."], [commas(ends), "The vertices without an arrow are P, but not they alone: go on backwards from them."], [commas(nearest), "For P it is not enough that *some* arrow leads to an N-position: *all* arrows must."]], [`Go backwards from the end, vertex by vertex. ${said.join("; ")}.`, `So the P-positions are **${listed(lost)}**.`], [arrows], "Begin where no arrow leads on: P. A vertex with an arrow to P is N; one whose arrows all lead to N is P.", undefined, ["graph", arrows, ["P", "N"]]);
}
function cycles(chance) {
let arrows, drawn, found, many, said, to_draw;
many = chance.between(6, 8);
arrows = [];
found = [];
said = [];
drawn = [];
while (((drawn.length < 2) || (items(found).filter((one) => (eq(one, "P"))).length < 2) || (items(found).filter((one) => (eq(one, "N"))).length < 1))) {
arrows = items(range(many)).map((i) => (((i < (many - 1)) ? ordered(chance.some(items(range(many)).filter((to) => (!eq(to, i))), chance.between(1, 3))) : [])));
[found, said] = labels(arrows);
drawn = items(range(many)).filter((i) => (eq(at(found, i), "D"))).map((i) => (add(i, 1)));
}
to_draw = items(range(many)).filter((i) => (items(at(arrows, i)).filter((to) => (has(drawn, add(to, 1)))).length > 0)).map((i) => (add(i, 1)));
return problem(`A counter is moved along the arrows of a graph that has cycles; the player who cannot move loses, and play without end is a draw. The arrows: ${told(arrows)}. From which vertices is it a draw, if both play well?`, "set", [commas(drawn)], [[commas(circling(arrows)), "These lie on cycles. But where a player can force a win, the other cannot stay on a cycle."], [commas(to_draw), "An arrow to a draw is not enough: with an arrow to a P-position the player would rather win."], [commas(items(range(many)).filter((i) => (eq(at(found, i), "P"))).map((i) => (add(i, 1)))), "These are the P-positions: who must move there, loses."], [commas(items(range(many)).filter((i) => (eq(at(found, i), "N"))).map((i) => (add(i, 1)))), "These are the N-positions: who moves there, wins."], [commas(items(range(many)).filter((i) => (!eq(at(found, i), "D"))).map((i) => (add(i, 1)))), "These are the decided ones. Which are left?"]], [`Label as without cycles, as far as it goes. ${said.join("; ")}.`, `No other vertex has an arrow to a P, and none has arrows to N alone. So from **${listed(drawn)}** the player can stay among them and gives nothing away by that: a draw.`], [arrows], "Label P and N backwards from the end, as far as that goes. What stays without a label is a draw.", undefined, ["graph", arrows, []]);
}
function circling(arrows) {
let at_, found, seen, start, to;
found = [];
for (start of range(arrows.length)) {
seen = items(at(arrows, start));
at_ = 0;
while ((at_ < seen.length)) {
for (to of at(arrows, at(seen, at_))) {
if ((!has(seen, to))) {
seen.push(to);
}
}
at_ = add(at_, 1);
}
if ((has(seen, start))) {
found.push(add(start, 1));
}
}
return found;
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "matrix play": (() => {
const TITLE = "Matrix games";
const PAGES = ["11-zero-sum"];
const PAID = "The player of the rows is paid what stands where the chosen row and column cross; the player of the columns pays it.";
function draw(level, chance) {
let rows, square, wide;
if ((eq(level, 1))) {
rows = [[0]];
while (((rows.length < 2) || (!eq(most(minima(rows)), least(maxima(rows)))))) {
wide = chance.between(3, 4);
rows = items(range(3)).map((_) => (items(range(wide)).map((_) => (chance.between((-9), 9)))));
}
return saddle(rows);
}
square = [[0, 0], [0, 0]];
while ((eq(most(minima(square)), least(maxima(square))))) {
square = items(range(2)).map((_) => (items(range(2)).map((_) => (chance.between((-9), 9)))));
}
return ((eq(level, 2)) ? two_by_two(square) : shrinking(square, chance));
}
function minima(rows) {
return items(rows).map((row) => (least(row)));
}
function maxima(rows) {
return items(range(at(rows, 0).length)).map((j) => (most(items(rows).map((row) => (at(row, j))))));
}
function shown(rows) {
let i, lines, row, wide;
wide = at(rows, 0).length;
lines = [`| | ${items(range(wide)).map((j) => (at("ABCD", j))).join(" | ")} |`, `|---|${repeated("---|", wide)}`];
for ([i, row] of numbered(rows)) {
lines.push(`| ${add(i, 1)} | ${items(row).map((one) => (signed(one))).join(" | ")} |`);
}
return lines.join("\n");
}
function numbers(values) {
return listed(items(values).map((one) => (signed(one))));
}
function saddle(rows) {
let bottoms, entries, high, i, j, low, tops, value;
[low, high] = [minima(rows), maxima(rows)];
value = most(low);
entries = items(rows).flatMap((row) => items(row));
tops = items(rows).map((row) => (most(row)));
bottoms = items(range(at(rows, 0).length)).map((j) => (least(items(rows).map((row) => (at(row, j))))));
[i, j] = [low.indexOf(value), items(numbered(high)).filter(([k, top]) => (eq(top, value))).map(([k, top]) => (k))[0]];
return problem(`${PAID}\n\n${shown(rows)}\n\nWhat is the value of this game?`, "number", [String(value)], [[String(most(entries)), "That is the greatest payment there is; but the player of the columns need not allow it."], [String(least(tops)), "That is the least of the rows' *maxima*. The player of the rows must fear each row's minimum."], [String(most(bottoms)), "That is the greatest of the columns' *minima*. The player of the columns must fear each column's maximum."], [String(least(low)), "That is the worst of the rows' minima. The player of the rows chooses the row with the *best* minimum."], [String(most(high)), "That is the worst of the columns' maxima. The player of the columns chooses the column with the *least* one."], [String((-value)), "The value is what the player of the rows gets: mind the sign."]], [`The minima of the rows are ${numbers(low)}. The greatest is ${signed(value)}: row ${add(i, 1)} makes sure of it.`, `The maxima of the columns are ${numbers(high)}. The least is ${signed(value)}: column ${at("ABCD", j)} allows no more.`, `The two are equal: a saddle point, and the value is **${signed(value)}**.`], [rows], "Compare the greatest of the rows' minima with the least of the columns' maxima.");
}
function divisor(a, b) {
while ((b > 0)) {
[a, b] = [b, remainder(a, b)];
}
return a;
}
function reduced(a, b) {
let by;
by = divisor(a, b);
return [Math.floor(a / by), Math.floor(b / by)];
}
function fraction(a, b) {
let by, down, sign, up;
sign = ((b < 0) ? (-1) : 1);
by = divisor(Math.abs(a), Math.abs(b));
[up, down] = [Math.floor(repeated(sign, a) / by), Math.floor(repeated(sign, b) / by)];
return ((eq(down, 1)) ? signed(up) : `${signed(up)}/${down}`);
}
function odds(square) {
let a, b, c, d;
[[a, b], [c, d]] = square;
return [Math.abs((c - d)), Math.abs((a - b))];
}
function inner(n) {
return ((n >= 0) ? String(n) : `(${signed(n)})`);
}
function worked(square, rows, columns) {
let a, b, c, d, down, first, p, q, second, up;
[[a, b], [c, d]] = square;
[first, second] = odds(square);
[p, q] = reduced(first, second);
[up, down] = [(repeated(a, d) - repeated(b, c)), ((add(a, d) - b) - c)];
return [`There is no saddle point. Each row is played in proportion to the difference in the *other* row: row ${at(rows, 0)} by |${signed(c)} − ${inner(d)}| = ${first}, row ${at(rows, 1)} by |${signed(a)} − ${inner(b)}| = ${second}. In lowest terms ${p} to ${q}.`, `Check: column ${at(columns, 0)} pays (${p} · ${inner(a)} + ${q} · ${inner(c)}) / ${add(p, q)} = ${fraction(add(repeated(p, a), repeated(q, c)), add(p, q))}, and column ${at(columns, 1)} pays (${p} · ${inner(b)} + ${q} · ${inner(d)}) / ${add(p, q)} = ${fraction(add(repeated(p, b), repeated(q, d)), add(p, q))}: both the value, ${fraction(up, down)}.`];
}
function two_by_two(square) {
let a, across, b, c, d, first, p, q, second;
[[a, b], [c, d]] = square;
[first, second] = odds(square);
[p, q] = reduced(first, second);
across = reduced(Math.abs((b - d)), Math.abs((a - c)));
return problem(`${PAID}\n\n${shown(square)}\n\nIn which odds does the player of the rows mix them, to be sure of the value? Write whole numbers without a common divisor, as \`3, 4\` for 3/7 and 4/7.`, "list", [commas([p, q])], [[commas([q, p]), "The other way round: a row is played by the difference in the *other* row."], ...((!eq(first, p)) ? [[commas([first, second]), "The ratio is right. Divide both by their common divisor."]] : []), [commas(across), "Those are the odds of the columns: look at differences within the rows."], [commas([at(across, 1), at(across, 0)]), "Look at differences within the rows, not within the columns."], ["1,1", "Half and half pays more against one column than against the other: your opponent chooses the worse one for you."]], [...worked(square, ["1", "2"], ["A", "B"]), `So the odds are **${p}, ${q}**.`], [square], "Mix the rows so that both columns pay the same.", undefined, undefined, 2);
}
function shrinking(square, chance) {
let across, beaten_by, better, cheaper, down, first, gone, kept_columns, kept_rows, left, mixed, out, p, q, rows, second, swapped, weights, worse_than;
beaten_by = chance.below(2);
worse_than = chance.below(2);
rows = items(square).map((row) => ([...row, add(at(row, worse_than), chance.between(1, 4))]));
rows.push(items(at(rows, beaten_by)).map((one) => ((one - chance.between(1, 4)))));
[down, across] = [chance.some(range(3), 3), chance.some(range(3), 3)];
mixed = items(down).map((i) => (items(across).map((j) => (at(at(rows, i), j)))));
[first, second] = odds(square);
[p, q] = reduced(first, second);
weights = [p, q, 0];
out = down.indexOf(2);
gone = across.indexOf(2);
better = down.indexOf(beaten_by);
cheaper = across.indexOf(worse_than);
kept_rows = items(range(3)).filter((i) => (!eq(i, out)));
kept_columns = items(range(3)).filter((j) => (!eq(j, gone)));
left = items(kept_rows).map((i) => (items(kept_columns).map((j) => (at(at(mixed, i), j)))));
swapped = [at(weights, 1), at(weights, 0), 0];
return problem(`${PAID}\n\n${shown(mixed)}\n\nIn which odds does the player of the rows mix the three rows, to be sure of the value? Write whole numbers without a common divisor, as \`3, 0, 4\`.`, "list", [commas(items(down).map((i) => (at(weights, i))))], [[commas(items(down).map((i) => (at(swapped, i)))), "The right two rows, but the other way round: each is played by the difference in the other."], ["1,1,1", "One of the rows is worse than another one against every column: it is never played."], [commas(items(down).map((i) => (((eq(i, 2)) ? 0 : 1)))), "The right two rows. Now mix them so that both remaining columns pay the same."]], [`Row ${add(out, 1)} pays less than row ${add(better, 1)} in every column: strike it out. In what is left, column ${at("ABC", gone)} costs more than column ${at("ABC", cheaper)} in both rows: strike it out as well.`, ...worked(left, items(kept_rows).map((i) => (String(add(i, 1)))), items(kept_columns).map((j) => (at("ABC", j)))), `So the odds of the three rows are **${listed(items(down).map((i) => (at(weights, i)))).replaceAll(" and", ",")}**.`], [mixed], "Is a row worse than another one everywhere? And then a column? Strike them out, and mix what is left.", undefined, undefined, 3);
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "misere play": (() => {
const TITLE = "Misère play";
const PAGES = ["03-nim", "10-misere-sums"];
const RULE = "The player who takes the last chip **loses**.";
function draw(level, chance) {
let heap, heaps, most_, numbers, ones;
if ((eq(level, 1))) {
most_ = chance.between(2, 20);
heap = chance.between(add(most_, 2), 2000);
if ((eq(chance.below(2), 0))) {
heap = add((heap - remainder(heap, add(most_, 1))), 1);
}
return one_heap(most_, heap);
}
if ((eq(level, 3))) {
numbers = ordered(chance.some(range(1, 10), chance.between(2, 4)));
return labels(numbers, chance.between(add(at(numbers, (-1)), 3), 18));
}
heaps = [];
while (!truth(winnable(heaps))) {
ones = chance.one([0, 0, 1, 2, 3]);
heaps = ordered(add(items(range(chance.between(1, 4))).map((_) => (chance.between(2, 9))), items(range(ones)).map((_) => (1))));
}
return move(heaps);
}
function one_heap(most_, heap) {
let end, rest, say, whole;
whole = add(most_, 1);
rest = remainder((heap - 1), whole);
if ((eq(rest, 0))) {
say = `Which move wins? If you take 1, your opponent takes ${most_} and leaves ${(heap - whole)}, ${whole} fewer, and so on down to 1.`;
if ((!eq(remainder(heap, whole), 0))) {
say = `In normal play that would be right: ${heap} is no multiple of ${whole}. Here the last chip loses. ${say}`;
}
end = `Nothing is left over: however you move, your opponent completes ${whole}, and in the end the one last chip is yours. So it is a **P-position**.`;
} else {
say = `Take ${rest}: ${(heap - rest)} are left, one more than a multiple of ${whole}, and the last chip will be your opponent's.`;
if ((eq(remainder(heap, whole), 0))) {
say = `In normal play that would be right: ${heap} is a multiple of ${whole}. Here the last chip loses. ${say}`;
}
end = `Take ${rest}: that leaves ${(heap - rest)}, one more than a multiple of ${whole}, and the last chip goes to your opponent. So it is an **N-position**.`;
}
return problem(`There is one heap of ${heap} chips. A move takes at least 1 and at most ${most_} chips. ${RULE} Is this a P-position or an N-position?`, "choice", [((eq(rest, 0)) ? "0" : "1")], [[((eq(rest, 0)) ? "1" : "0"), say]], [`Whoever is left with 1 chip loses. So the heaps to leave are those one above a multiple of ${most_} + 1 = ${whole}.`, `${heap} − 1 = ${(heap - 1)} = ${Math.floor((heap - 1) / whole)} · ${whole} + ${rest}. ${end}`], [most_, heap], `Put one chip aside: it is the one that nobody wants. Who would take the last of the other ${(heap - 1)}?`, OUTCOMES);
}
function lost(heaps) {
if ((most([...heaps, 0]) < 2)) {
return (eq(remainder(total(heaps), 2), 1));
}
return (eq(xor(heaps), 0));
}
function winnable(heaps) {
return ((heaps.length > 1) && !truth(lost(heaps)));
}
function lowered(heaps, i, left) {
return items(numbered(heaps)).map(([j, one]) => (((eq(j, i)) ? left : one)));
}
function wins(heaps) {
let chips, found, i, one;
found = [];
for ([i, one] of numbered(heaps)) {
for (chips of range(1, add(one, 1))) {
if (truth(lost(lowered(heaps, i, (one - chips))))) {
found.push(taken(add(i, 1), chips));
}
}
}
return found;
}
function move(heaps) {
let answers, chips, explain, good, i, large, likely, one, ones, replies, say, stay, total_;
good = wins(heaps);
total_ = xor(heaps);
large = items(heaps).filter((one) => (one > 1));
replies = [];
for ([i, one] of numbered(heaps)) {
for (chips of range(1, add(one, 1))) {
answers = wins(lowered(heaps, i, (one - chips)));
if ((answers.length > 0)) {
replies.push([taken(add(i, 1), chips), at(answers, 0)]);
}
}
}
likely = [];
if ((eq(large.length, 1))) {
one = at(large, 0);
ones = (heaps.length - 1);
stay = ((eq(remainder(ones, 2), 0)) ? 1 : 0);
say = `In normal play that wins. Here an *odd* number of heaps of 1 must be left, so leave ${stay} of the heap of ${one}.`;
likely.push([taken(heaps.length, add((one - 1), stay)), say]);
explain = [`Just one heap has more than 1 chip: now the number of ones decides. With ${count(ones, "other heap")} of 1, leave ${stay} of the heap of ${one}, so that an odd number of ones is left. Then the last chip goes to your opponent.`, `So **${at(good, 0)}**.`];
} else {
for ([i, one] of numbered(heaps)) {
if ((total_ <= one)) {
likely.push([taken(add(i, 1), total_), `You took the nim-sum ${total_} itself. What is wanted is a heap of h ⊕ ${total_}: take the difference.`]);
}
}
explain = ["As long as two heaps or more have at least 2 chips, play as in normal Nim, and make the nim-sum 0; only when a move would leave ones alone does the misère end count.", `The nim-sum of ${listed(heaps)} is ${total_}. Winning: **${either(good)}**.`];
}
likely.push([taken(heaps.length, at(heaps, (-1))), "The largest heap alone is not the trouble: look at what is left."]);
return problem(`Misère Nim with heaps of ${listed(heaps)} chips: a move takes at least one chip from one heap. ${RULE} Make a move that wins.`, "move", good, likely, explain, [heaps], "Play as in normal Nim, until your move leaves only heaps of 1: then leave an odd number of them.", undefined, ["misere nim", heaps], undefined, replies);
}
function labels(numbers, top) {
let first, found, lines, n, normal, options, stuck, ways, wins_here;
wins_here = [];
for (n of range(add(top, 1))) {
options = items(numbers).filter((s) => (s <= n)).map((s) => ((n - s)));
wins_here.push(((eq(options.length, 0)) || (items(options).filter((m) => !truth(at(wins_here, m))).length > 0)));
}
found = items(range(add(top, 1))).filter((n) => !truth(at(wins_here, n)));
normal = items(numbered(taking(numbers, top))).filter(([n, value]) => (eq(value, 0))).map(([n, value]) => (n));
first = at(numbers, 0);
stuck = ((eq(first, 1)) ? "the empty heap" : `a heap below ${first}`);
lines = [];
for (n of range(first, add(top, 1))) {
ways = items(numbers).filter((s) => ((s <= n) && (has(found, (n - s))))).map((s) => ((n - s)));
if ((ways.length > 0)) {
lines.push(`${n} → ${at(ways, 0)}`);
}
}
return problem(`There is one heap, and a move takes ${either(numbers)} chips. Misère play: the player who cannot move **wins**. Which of the heaps from 0 to ${top} are P-positions?`, "set", [commas(found)], [[commas(normal), "These are the P-positions of normal play. Here who cannot move wins, so the heaps without a move are N."], [commas(items(normal).filter((n) => (n >= first))), `Those are the P-positions of normal play without ${stuck}. Begin anew from ${stuck}, with the label N.`], [commas(items(range(add(top, 1))).filter((n) => (!has(found, n)))), "These are the N-positions."], [commas([0, ...found]), "From the empty heap no move is left: who is to move wins there. So it is N."], [commas(items(normal).filter((n) => (n < top)).map((n) => (add(n, 1)))), `The pattern of normal play moves up by the *smallest* take, here ${first}, and not by one.`]], [`Who cannot move wins, so ${stuck} is an N-position. Go up: a heap all of whose moves lead to N is P.`, ((lines.length > 0) ? `Each other N-position with a move that wins: ${lines.join(", ")}.` : "No other heap is N."), `So the P-positions are **${listed(found)}**.`], [numbers, top], "Begin where no move is left: there the player to move *wins*, so the label is N. Then go up.", undefined, ["row", items(range(add(top, 1))), ["P", "N"]]);
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "nim moves": (() => {
const TITLE = "Nim moves";
const PAGES = ["03-nim"];
function draw(level, chance) {
let heaps, many, most_;
heaps = [];
while (((eq(xor(heaps), 0)) || (eq(at(heaps, (-1)), 1)))) {
many = ((eq(level, 2)) ? chance.between(3, 4) : chance.between(3, 5));
most_ = ((eq(level, 1)) ? 10 : ((eq(level, 2)) ? 15 : 250));
heaps = ordered(items(range(many)).map((_) => (chance.between(1, most_))));
}
if ((eq(level, 3))) {
return large(heaps);
}
return on_a_board(heaps, ((eq(level, 1)) ? "move" : "moves"));
}
function way(heaps) {
let found, i, lines, one, total_, width;
total_ = xor(heaps);
width = binary(most(heaps), 1).length;
lines = items(heaps).map((one) => (`${one} = ${binary(one, width)}`));
found = [];
for ([i, one] of numbered(heaps)) {
if (((one ^ total_) < one)) {
found.push(`heap ${add(i, 1)}: ${one} ⊕ ${total_} = ${(one ^ total_)}, so take ${(one - (one ^ total_))}`);
}
}
return [`In binary ${listed(lines)}. Add each column without carrying: the nim-sum is ${binary(total_, width)} = ${total_}.`, `A winning move makes the nim-sum 0, so it changes a heap h into h ⊕ ${total_}, and that must be less than h: it is for heaps with a 1 in the leading column of ${binary(total_, width)}.`, `Here: ${found.join("; ")}.`];
}
function answered(heaps, i, left) {
let after, j, one, total_;
after = items(numbered(heaps)).map(([j, one]) => (((eq(j, i)) ? left : one)));
total_ = xor(after);
for ([j, one] of numbered(after)) {
if (((one ^ total_) < one)) {
return taken(add(j, 1), (one - (one ^ total_)));
}
}
return "";
}
function on_a_board(heaps, how) {
let accept, chips, good, i, last, likely, most_, next_to, one, replies, reply, total_;
total_ = xor(heaps);
good = items(numbered(heaps)).filter(([i, one]) => ((one ^ total_) < one)).map(([i, one]) => (taken(add(i, 1), (one - (one ^ total_)))));
replies = [];
for ([i, one] of numbered(heaps)) {
for (chips of range(1, add(one, 1))) {
reply = answered(heaps, i, (one - chips));
if ((!eq(reply, ""))) {
replies.push([taken(add(i, 1), chips), reply]);
}
}
}
last = heaps.length;
[most_, next_to] = [at(heaps, (-1)), at(heaps, (-2))];
if ((eq(how, "moves"))) {
likely = items(good).map((one) => ([one, "That one wins. Other heaps may have a winning move as well: try each."]));
likely.push([taken(last, most_), "Taking the largest heap whole does not do it: find the nim-sum first, column by column."]);
accept = [ordered(good).join("; ")];
} else {
likely = [];
for ([i, one] of numbered(heaps)) {
if ((total_ <= one)) {
likely.push([taken(add(i, 1), total_), `You took the nim-sum ${total_} itself. What is wanted is a heap of h ⊕ ${total_}: take the difference. Now your opponent wins: ${answered(heaps, i, (one - total_))}.`]);
}
}
likely.push([taken(last, most_), `The largest heap alone is not the trouble. The others have the nim-sum ${xor(heaps.slice(0, (-1)))}, and your opponent wins: ${answered(heaps, (last - 1), 0)}.`]);
if ((most_ > next_to)) {
likely.push([taken(last, (most_ - next_to)), `Two equal heaps cancel, but the others are still there. Your opponent wins: ${answered(heaps, (last - 1), next_to)}.`]);
}
accept = good;
}
return problem(`Nim with heaps of ${listed(heaps)} chips: a move takes at least one chip from one heap, and the player who takes the last chip wins. ${((eq(how, "move")) ? "Make a move that wins." : "Mark every move that wins.")}`, how, accept, likely, way(heaps), [heaps], "Write the heaps in binary, one below the other, and look for the columns with an odd number of ones.", undefined, ["nim", heaps], undefined, replies);
}
function large(heaps) {
let good, i, likely, one, total_;
total_ = xor(heaps);
good = items(numbered(heaps)).filter(([i, one]) => ((one ^ total_) < one)).map(([i, one]) => ([add(i, 1), (one - (one ^ total_))]));
likely = [];
for ([i, one] of numbered(heaps)) {
if (((one ^ total_) < one)) {
likely.push([commas([add(i, 1), (one ^ total_)]), `The heap is right, and ${(one ^ total_)} is what should be *left*. How many chips do you take?`]);
}
}
for ([i, one] of numbered(heaps)) {
if ((total_ <= one)) {
likely.push([commas([add(i, 1), total_]), `You took the nim-sum ${total_} itself: ${one} − ${total_} = ${(one - total_)}, but ${one} ⊕ ${total_} = ${(one ^ total_)}.`]);
}
if (((one ^ total_) > one)) {
likely.push([commas([add(i, 1), ((one ^ total_) - one)]), `Heap ${add(i, 1)} would have to *grow* from ${one} to ${(one ^ total_)}. Take a heap with a 1 in the leading column of the nim-sum.`]);
}
}
likely.push([commas([heaps.length, at(heaps, (-1))]), `The other heaps have the nim-sum ${xor(heaps.slice(0, (-1)))}, which is not 0.`]);
return problem(`Nim with heaps of ${listed(heaps)} chips, numbered from 1 in this order; the player who takes the last chip wins. Give a move that wins: the number of the heap, and how many chips you take from it, as \`2, 15\`.`, "list", items(good).map((one) => (commas(one))), likely, way(heaps), [heaps], "Find the nim-sum s of all heaps, then a heap h with h ⊕ s < h, and take the difference.", undefined, undefined, 2);
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "nim products": (() => {
const TITLE = "Nim products";
const PAGES = ["08-nim-products"];
const LAWS = "A power F of the row 2, 4, 16, 256, … (each the square of the one before) times a smaller number is the ordinary product; F ⊗ F is F plus its half.";
function draw(level, chance) {
let a, b;
if ((eq(level, 1))) {
[a, b] = ordered(items(range(2)).map((_) => (chance.between(2, 15))));
return small(a, b, chance.between(1, 15));
}
[a, b] = ordered(items(range(2)).map((_) => (chance.between(17, 255))));
return ((eq(level, 2)) ? middle(a, b) : equation(chance.between(2, 255), chance.between(2, 255)));
}
function carryless(a, b) {
let shift, total_;
[total_, shift] = [0, 1];
while ((shift <= b)) {
if (((b & shift) > 0)) {
total_ = (total_ ^ repeated(a, shift));
}
shift = repeated(shift, 2);
}
return total_;
}
function halves(a, power) {
let high, low;
[high, low] = [Math.floor(a / power), remainder(a, power)];
return ((high > 0) ? `${power} ⊗ ${high} ⊕ ${low}` : `${low}`);
}
function worked(a, b, power) {
let a0, a1, b0, b1, both, cross, ends, half, high;
[a1, a0, b1, b0] = [Math.floor(a / power), remainder(a, power), Math.floor(b / power), remainder(b, power)];
both = nim_times(a1, b1);
cross = [nim_times(a1, b0), nim_times(a0, b1)];
ends = nim_times(a0, b0);
high = ((both ^ at(cross, 0)) ^ at(cross, 1));
half = nim_times(both, Math.floor(power / 2));
return [`${LAWS} Here F = ${power}: ${a} = ${halves(a, power)} and ${b} = ${halves(b, power)}.`, `Multiply the brackets out. With F: ${a1} ⊗ ${b0} ⊕ ${a0} ⊗ ${b1} = ${at(cross, 0)} ⊕ ${at(cross, 1)} = ${(at(cross, 0) ^ at(cross, 1))}. Without: ${a0} ⊗ ${b0} = ${ends}. With F ⊗ F: ${a1} ⊗ ${b1} = ${both}, and F ⊗ F = ${power} ⊕ ${Math.floor(power / 2)}, which adds ${both} to what goes with F and ${both} ⊗ ${Math.floor(power / 2)} = ${half} to the rest.`, `So ${a} ⊗ ${b} = ${power} ⊗ ${high} ⊕ ${ends} ⊕ ${half} = ${repeated(power, high)} ⊕ ${(ends ^ half)} = ${nim_times(a, b)}.`];
}
function small(a, b, c) {
let found, power, product;
product = nim_times(a, b);
found = (product ^ c);
power = ((b > 3) ? 4 : 2);
return problem(`Work out ${a} ⊗ ${b} ⊕ ${c} (first the nim product, then the nim-sum).`, "number", [String(found)], [[String(product), `That is ${a} ⊗ ${b}. The nim-sum with ${c} is still to come.`], [String(add(product, c)), `${a} ⊗ ${b} = ${product} is right. Add ${c} without carrying.`], [String(add(repeated(a, b), c)), "That is the ordinary product and the ordinary sum."], [String((repeated(a, b) ^ c)), `The ordinary product ${a} · ${b} = ${repeated(a, b)} is not the nim product, save where F meets a smaller number.`], [String(((a ^ b) ^ c)), `That is the nim-sum of all three: ${a} ⊗ ${b} is a product.`], [String((carryless(a, b) ^ c)), "Binary digits multiplied without carrying give no nim product: F ⊗ F is F ⊕ F/2."], [String(nim_times(a, (b ^ c))), `The product goes first: not ${a} ⊗ (${b} ⊕ ${c}).`]], [...worked(a, b, power), `With ${c}: ${product} ⊕ ${c} = **${found}**.`], [a, b, c], LAWS);
}
function middle(a, b) {
let a0, a1, b0, b1, both, cross, found;
found = nim_times(a, b);
[a1, a0, b1, b0] = [Math.floor(a / 16), remainder(a, 16), Math.floor(b / 16), remainder(b, 16)];
both = nim_times(a1, b1);
cross = (nim_times(a1, b0) ^ nim_times(a0, b1));
return problem(`Work out the nim product ${a} ⊗ ${b}. You may use these: ${table(a1, a0, b1, b0)}.`, "number", [String(found)], [[String(repeated(a, b)), "That is the ordinary product."], [String((a ^ b)), "That is the nim-sum."], [String(carryless(a, b)), "Binary digits multiplied without carrying give no nim product: F ⊗ F is F ⊕ F/2."], [String((repeated(16, (both ^ cross)) ^ nim_times(a0, b0))), `16 ⊗ 16 is 16 ⊕ 8: the part ${both} ⊗ 8 = ${nim_times(both, 8)} is missing.`], [String(((repeated(16, cross) ^ nim_times(a0, b0)) ^ nim_times(both, 8))), `16 ⊗ 16 is 16 ⊕ 8: the part 16 ⊗ ${both} is missing.`], [String((repeated(16, both) ^ nim_times(a0, b0))), "The brackets are to be multiplied out: two products across are missing."]], [...worked(a, b, 16), `The answer is **${found}**.`], [a, b], "Split both numbers by F = 16, multiply the brackets out, and put 16 ⊗ 16 = 24 in.");
}
function table(a1, a0, b1, b0) {
let found, high, line, low, x, y;
found = [];
for ([x, y] of [[a1, b1], [a1, b0], [a0, b1], [a0, b0], [nim_times(a1, b1), 8]]) {
[low, high] = ordered([x, y]);
line = `${low} ⊗ ${high} = ${nim_times(low, high)}`;
if (((low > 1) && (!has(found, line)))) {
found.push(line);
}
}
return ((found.length > 0) ? listed(found) : "0 ⊗ n = 0 and 1 ⊗ n = n");
}
function equation(a, b) {
let of_a, power, x;
of_a = inverse(a);
x = nim_times(b, of_a);
power = ((most(a, b, x) > 15) ? 16 : ((most(a, b, x) > 3) ? 4 : 2));
return problem(`Solve ${a} ⊗ x = ${b} in nim products. (Numbers below 256 are a field: there is just one x, below 256. The inverse of ${a} is ${((a > 15) ? of_a : "for you to find")}.)`, "number", [String(x)], [[String(nim_times(a, b)), `That is ${a} ⊗ ${b}. Multiply ${b} by the *inverse* of ${a}.`], [String((a ^ b)), `That solves ${a} ⊕ x = ${b}.`], [String(of_a), `That is the inverse of ${a}: ${a} ⊗ ${of_a} = 1. Multiply it by ${b}.`], [String(nim_times(a, inverse(b))), `That solves ${b} ⊗ x = ${a}: the other way round.`], [String(Math.floor(b / a)), "That is an ordinary quotient."]], [`The inverse of ${a} is ${of_a}, for ${a} ⊗ ${of_a} = 1. So x = ${b} ⊗ ${of_a}.`, ...worked(of_a, b, power), `So x = **${x}**.`], [a, b], `Find a number whose product with ${a} is 1, and multiply ${b} by it.`);
}
function inverse(a) {
let found, power, square;
[found, square, power] = [1, a, 254];
while ((power > 0)) {
if ((eq(remainder(power, 2), 1))) {
found = nim_times(found, square);
}
[square, power] = [nim_times(square, square), Math.floor(power / 2)];
}
return found;
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "outcome": (() => {
const TITLE = "P or N?";
const PAGES = ["02-take-away"];
const ASK = "The player who cannot move loses. Is this a P-position or an N-position?";
function draw(level, chance) {
let numbers;
if ((eq(level, 1))) {
return one_to_k(chance);
}
numbers = ordered(chance.some(range(1, 10), chance.between(2, 4)));
return ((eq(level, 2)) ? one_heap(numbers, chance.between(10, 40)) : two_heaps(numbers, chance));
}
function one_to_k(chance) {
let end, heap, most_, rest, say, whole;
most_ = chance.between(2, 20);
whole = add(most_, 1);
heap = chance.between(add(whole, 1), 2000);
if ((eq(chance.below(2), 0))) {
heap = (heap - remainder(heap, whole));
}
rest = remainder(heap, whole);
if ((eq(rest, 0))) {
say = `Take 1, say: your opponent takes ${most_} and leaves ${(heap - whole)}. What is different there?`;
end = `Nothing is left over. When a player takes some, the other takes so many that the two together take ${whole}, and multiples of ${whole} come back, down to 0. So it is a **P-position**.`;
} else {
say = `Take ${rest}: ${(heap - rest)} are left. What can your opponent do with a multiple of ${whole}?`;
end = `The remainder is ${rest}. Take ${rest}: what remains, ${(heap - rest)}, is a multiple of ${whole}, and from there each answer can complete ${whole}. So it is an **N-position**.`;
}
if ((eq(remainder(heap, most_), 0))) {
say = `Divide by ${whole}, not by ${most_}: two moves in a row can always take ${whole} together. ${say}`;
}
return problem(`There is one heap of ${heap} chips. A move takes at least 1 and at most ${most_} chips. ${ASK}`, "choice", [((eq(rest, 0)) ? "0" : "1")], [[((eq(rest, 0)) ? "1" : "0"), say]], [`Divide by ${most_} + 1 = ${whole}: ${heap} = ${Math.floor(heap / whole)} · ${whole} + ${rest}.`, end], [most_, heap], `What do two moves in a row take together, if the second player wants it so? Divide ${heap} by that.`, OUTCOMES);
}
function one_heap(numbers, heap) {
let end, first, good, left, lost, reply, say, values;
values = taking(numbers, heap);
lost = items(range(add(heap, 1))).filter((n) => (eq(at(values, n), 0)));
good = items(numbers).filter((s) => ((s <= heap) && (eq(at(values, (heap - s)), 0))));
if ((good.length > 0)) {
end = `Taking ${at(good, 0)} leaves ${(heap - at(good, 0))}, which is among them. So ${heap} is an **N-position**.`;
say = `Take ${at(good, 0)}: is the heap of ${(heap - at(good, 0))} that remains not a P-position?`;
} else {
left = items(numbers).map((s) => ((heap - s)));
end = `From ${heap} a move leads to ${listed(left)}. None of these is a P-position. So ${heap} is a **P-position**.`;
first = at(left, 0);
reply = items(numbers).filter((s) => ((s <= first) && (eq(at(values, (first - s)), 0))))[0];
say = `Which move wins? If you take ${at(numbers, 0)}, your opponent takes ${reply} and leaves ${(first - reply)}.`;
}
return problem(`There is one heap of ${count(heap, "chip")}. A move takes ${either(numbers)} of them. ${ASK}`, "choice", [((good.length > 0) ? "1" : "0")], [[((good.length > 0) ? "0" : "1"), say]], ["Go up from the empty heap: a heap is a P-position if no move from it leads to a P-position found before.", `The P-positions up to ${heap} are ${listed(lost)}.`, end], [numbers, heap], "Label the heaps from 0 on: P where every move leads to N, N where some move leads to P.", OUTCOMES);
}
function two_heaps(numbers, chance) {
let a, b, end, heap, large, low, same, say, small, take, values;
values = taking(numbers, 24);
[small, large] = ordered(chance.some(range(at(numbers, 0), 25), 2));
if ((eq(chance.below(2), 0))) {
same = items(range(at(numbers, 0), 25)).filter((n) => ((eq(at(values, n), at(values, small))) && (!eq(n, small))));
if ((same.length > 0)) {
[small, large] = ordered([small, chance.one(same)]);
}
}
[a, b] = [at(values, small), at(values, large)];
if ((eq(a, b))) {
end = `Both heaps are worth ${a}, and ${a} ⊕ ${a} = 0: a **P-position**.`;
say = `Both heaps have the value ${a}. Whatever you do to one of them, your opponent makes the two values equal again, in this heap or in the other.`;
} else {
[heap, low] = ((b > a) ? [large, a] : [small, b]);
take = items(numbers).filter((s) => ((s <= heap) && (eq(at(values, (heap - s)), low))))[0];
end = `${a} ⊕ ${b} = ${(a ^ b)}, which is not 0: an **N-position**. Taking ${take} from the heap of ${heap} leaves ${(heap - take)}, and both heaps are worth ${low}.`;
say = `Take ${take} from the heap of ${heap}. Then both heaps have the value ${low}: what does your opponent do?`;
if ((eq((eq(a, 0)), (eq(b, 0))))) {
say = `Two heaps that are N-positions do not cancel by that alone: their values ${a} and ${b} differ. ${say}`;
}
}
return problem(`There are two heaps, of ${small} and ${large} chips. A move chooses a heap and takes ${either(numbers)} chips from it. ${ASK}`, "choice", [((eq(a, b)) ? "0" : "1")], [[((eq(a, b)) ? "1" : "0"), say]], [`The values for ${listed_set(numbers)}, each the mex of those that a move leads to:`, values_row(values.slice(0, add(large, 1))), end], [numbers, small, large], "The labels P and N of the heaps are not enough: find the value of each heap, and add them without carrying.", OUTCOMES);
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "periods": (() => {
const TITLE = "Periods";
const PAGES = ["04-graph-games", "06-octal"];
const FAR = 400;
function draw(level, chance) {
let length, numbers, start, values;
if ((eq(level, 1))) {
return reading_on(chance);
}
while (true) {
numbers = ordered(chance.some(range(1, ((eq(level, 2)) ? 17 : 10)), chance.between(2, 4)));
values = taking(numbers, FAR);
[start, length] = repeats(values, at(numbers, (-1)));
if (((length > 0) && (add(start, repeated(2, length)) <= 44))) {
return ((eq(level, 2)) ? finding(numbers, values, start, length) : far(numbers, values, start, length, chance));
}
}
}
function repeats(values, window) {
let i, later, length, start;
for (later of range(1, (values.length - window))) {
for (i of range(later)) {
if ((eq(values.slice(i, add(i, window)), values.slice(later, add(later, window))))) {
length = (later - i);
start = i;
while (((start > 0) && (eq(at(values, (start - 1)), at(values, add((start - 1), length)))))) {
start = (start - 1);
}
return [start, length];
}
}
}
return [0, 0];
}
function least_(block) {
let p;
for (p of range(1, block.length)) {
if (((eq(remainder(block.length, p), 0)) && truth(every(items(range(block.length)).map((i) => ((eq(at(block, i), at(block, remainder(i, p)))))))))) {
return p;
}
}
return block.length;
}
function reading_on(chance) {
let again, before, block, found, length, place, rest, shown, start, whole;
block = [0];
while (((least_(block) < block.length) || (block.length < 3))) {
block = items(range(chance.between(3, 8))).map((_) => (chance.below(5)));
}
before = items(range(chance.between(0, 4))).map((_) => (chance.below(5)));
if (((before.length > 0) && (eq(at(before, (-1)), at(block, (-1)))))) {
before[before.length - 1] = remainder(add(at(before, (-1)), 1), 5);
}
[start, length] = [before.length, block.length];
place = chance.between(60, 999);
shown = add(add(before, block), block);
[whole, rest] = [Math.floor((place - start) / length), remainder((place - start), length)];
found = at(block, rest);
again = ((start > 0) ? `from place ${start} on it` : "it");
return problem(`A sequence begins, at place 0, with ${items(shown).map((one) => (String(one))).join(", ")}, … and ${again} repeats with period ${length}. Which number stands at place ${place}?`, "number", [String(found)], [[String(at(block, remainder(place, length))), `The period begins only at place ${start}: subtract ${start} before you divide by ${length}.`], [String(at(block, remainder((rest - 1), length))), `Off by one: that stands at place ${(place - 1)}. The first number stands at place 0.`], [String(at(block, remainder(add(rest, 1), length))), `Off by one: that stands at place ${add(place, 1)}. The first number stands at place 0.`], [String(rest), `${rest} is what is left over. It says how far into the period to go; the number stands there.`]], [((start > 0) ? `Place ${place} lies ${place} − ${start} = ${(place - start)} after the beginning of the period.` : `Count ${place} places from place 0, where the period begins.`), `${(place - start)} = ${whole} · ${length} + ${rest}, so the number there is that at place ${add(start, rest)}, which is **${found}**.`], [before, block, place], ((start > 0) ? `Take off the ${count(start, "place")} before the period, divide by ${length}, and look at what is left over.` : `Divide ${place} by ${length}, and look at what is left over.`));
}
function finding(numbers, values, start, length) {
let false_, shown, window;
shown = least(values.length, add(add(start, repeated(2, length)), at(numbers, (-1))));
window = at(numbers, (-1));
false_ = items(range(1, length)).filter((p) => truth(every(items(range((length - p))).map((i) => ((eq(at(values, add(start, i)), at(values, add(add(start, i), p)))))))));
return problem(`A move takes ${either(numbers)} chips from one heap. These are the first values:\n\n${values_row(values.slice(0, shown))}\n\nWhat is the (least) period of the values?`, "number", [String(length)], [[String(repeated(2, length)), `After ${repeated(2, length)} the values do come back, but they do so earlier.`], [String(repeated(3, length)), `After ${repeated(3, length)} the values do come back, but they do so earlier.`], [String(add(start, length)), `The values come back after ${length}, from heap ${start} on: the ${start} before that do not belong to the period.`], ...items(false_).map((p) => ([String(p), `Some values come back after ${p}, but not all: compare further on.`])), [String((length - 1)), "Off by one: count how many heaps lie from one beginning to the next."], [String(add(length, 1)), "Off by one: count how many heaps lie from one beginning to the next."], [String(start), `That is where the period begins. How far is it from heap ${start} to where it comes back?`], [String(add(at(numbers, (-1)), 1)), `That is the period where all numbers from 1 to ${at(numbers, (-1))} may be taken.`], [String(at(numbers, (-1))), "That is the greatest number that may be taken, not the period."]], [`From heap ${start} on the values are ${items(values.slice(start, add(start, length))).map((one) => (String(one))).join(", ")}, and then the same once more: values ${start} and ${add(start, length)} agree, and so on.`, `Each value depends on the ${window} before it alone. Once ${window} in a row have come back, all that follow do. So the period is **${length}**, from heap ${start} on.`], [numbers], "Look for a block of values that comes back whole, and compare on to the end of the row.");
}
function far(numbers, values, start, length, chance) {
let found, heap, rest;
heap = chance.between(200, 3000);
rest = remainder((heap - start), length);
found = at(values, add(start, rest));
return problem(`A move takes ${either(numbers)} chips from one heap. What is the Grundy value of a heap of ${heap}?`, "number", [String(found)], [[String(at(values, add(start, remainder((rest - 1), length)))), `Off by one: that is the value of heap ${(heap - 1)}. The first value belongs to heap 0.`], [String(at(values, add(start, remainder(add(rest, 1), length)))), `Off by one: that is the value of heap ${add(heap, 1)}. The first value belongs to heap 0.`], [String(at(values, remainder(heap, length))), `The period ${length} is right, but it begins only at heap ${start}.`], [String(remainder(heap, add(at(numbers, (-1)), 1))), `That would be right if every number from 1 to ${at(numbers, (-1))} could be taken.`], [String(rest), `${rest} is what is left over; look up the value at that place of the period.`]], [`The first values for ${listed_set(numbers)}:`, values_row(values.slice(0, add(add(start, length), at(numbers, (-1))))), `From heap ${start} on, ${at(numbers, (-1))} values in a row come back after ${length}, so all do: the period is ${length}.`, `${((start > 0) ? `${heap} − ${start} = ` : "")}${(heap - start)} = ${Math.floor((heap - start) / length)} · ${length} + ${rest}, so heap ${heap} has the value of heap ${add(start, rest)}: **${found}**.`], [numbers, heap], `Make the table until ${at(numbers, (-1))} values in a row have come back. Then divide by the period.`);
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "tartan moves": (() => {
const TITLE = "Tartan moves";
const PAGES = ["08-tartan"];
const CORNERS = "A move turns the four corners of a rectangle; the corner furthest down and furthest right goes from heads to tails. The player who cannot move loses.";
function draw(level, chance) {
let heads;
if ((eq(level, 1))) {
return worth_of(chance.between(0, 2), chance.between(0, 2), heads_below(9, 2, chance));
}
while (true) {
heads = ((eq(level, 2)) ? heads_below(10, 2, chance) : heads_below(16, 3, chance));
if ((!eq(xor(items(heads).map(([r, c]) => (nim_times(r, c)))), 0))) {
return corners(heads);
}
}
}
function heads_below(size, many, chance) {
let places;
places = chance.some(range(repeated((size - 1), (size - 1))), many);
return items(ordered(places)).map((place) => ([add(Math.floor(place / (size - 1)), 1), add(remainder(place, (size - 1)), 1)]));
}
function places(heads) {
return listed(items(heads).map(([r, c]) => (`(${r}, ${c})`)));
}
function worth_of(down, across, heads) {
let found, lines, ordinary, values;
values = items(heads).map(([r, c]) => (nim_times(coin_worth(down, r), coin_worth(across, c))));
found = xor(values);
lines = items(pairs(heads, values)).map(([[r, c], value]) => (`(${r}, ${c}): ${coin_worth(down, r)} ⊗ ${coin_worth(across, c)} = ${value}`));
ordinary = items(heads).map(([r, c]) => (repeated(coin_worth(down, r), coin_worth(across, c))));
return problem(`${at(COIN_GAMES, down)} × ${at(COIN_GAMES, across)} is played on a board: rows follow ${at(COIN_GAMES, down)}, columns ${at(COIN_GAMES, across)}. Heads lie at ${places(heads)}, each given by row and column. What is the board worth?`, "number", [String(found)], [[String(xor(ordinary)), `Those are ordinary products, ${listed(ordinary)}. By the Tartan theorem *nim* products are needed.`], [String(total(values)), `The heads are worth ${listed(values)}. Add them without carrying.`], [String(xor(items(heads).map(([r, c]) => (nim_times(r, c))))), "Those are products of the coins' numbers. First find what each coin is worth on its row: only in Turning Turtles coin n is worth n."], [String(xor(items(heads).map(([r, c]) => ((coin_worth(down, r) ^ coin_worth(across, c)))))), "A product of games is no sum: the two values are multiplied."], [String(most(values)), "That is one of the heads alone; both count."], [String(least(values)), "That is one of the heads alone; both count."]], [`A head at (r, c) is worth the nim product of what coin r is worth in ${at(COIN_GAMES, down)} and coin c in ${at(COIN_GAMES, across)}.`, `${lines.join("; ")}.`, `Together ${items(values).map((one) => (String(one))).join(" ⊕ ")} = **${found}**.`], [down, across, heads], "By the Tartan theorem each head is worth the nim product of two coins; then nim-add the heads.");
}
function corners(heads) {
let c, column, good, left, likely, one, r, row, total_, up, values;
values = items(heads).map(([r, c]) => (nim_times(r, c)));
total_ = xor(values);
good = [];
for ([r, c] of heads) {
for (up of range(r)) {
for (left of range(c)) {
if ((eq(nim_times((r ^ up), (c ^ left)), total_))) {
good.push([up, r, left, c]);
}
}
}
}
[up, r, left, c] = at(good, 0);
likely = [];
for ([row, column] of heads) {
likely.push([commas([0, row, 0, column]), `That takes the head at (${row}, ${column}) away, worth ${nim_times(row, column)}. What is to go is the nim-sum of all, ${total_}.`]);
}
for (one of good) {
likely.push([commas([at(one, 1), at(one, 0), at(one, 3), at(one, 2)]), "These are the right lines: write the smaller number first, in both pairs."]);
}
return problem(`Turning Corners, with rows and columns counted from 0. Heads lie at ${places(heads)}, each given by row and column. ${CORNERS} Give a move that wins: its two rows and its two columns, the smaller first, as \`0, 3, 1, 2\`.`, "list", items(good).map((one) => (commas(one))), likely, [`A head at (r, c) is worth r ⊗ c. These heads are worth ${listed(values)}, together ${total_}.`, `The corners of rows a < r and columns b < c are worth (a ⊕ r) ⊗ (b ⊕ c) together, and that has to be ${total_}.`, add(`For the head at (${r}, ${c}), rows ${up} and ${r} and columns ${left} and ${c} do it: (${up} ⊕ ${r}) ⊗ (${left} ⊕ ${c}) = ${(up ^ r)} ⊗ ${(left ^ c)} = ${total_}. So **${up}, ${r}, ${left}, ${c}** wins`, ((good.length > 1) ? `, one of ${good.length} such moves.` : ", and no other move does."))], [heads], `The heads are worth r ⊗ c each, together ${total_}. Which rectangle, with a head as its last corner, is worth ${total_}?`, undefined, undefined, 4);
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "wythoff pairs": (() => {
const TITLE = "Wythoff's cold pairs";
const PAGES = ["05-wythoff"];
const RULE = "In Wythoff's game a move takes chips from one heap, or the same number from both.";
function draw(level, chance) {
let large, small;
if ((eq(level, 1))) {
return by_number(chance.between(6, 5000));
}
if ((eq(level, 3))) {
return partner(chance.between(60, 20000));
}
[small, large] = [0, 0];
while ((((large - small) < 1) || (eq(smaller((large - small)), small)))) {
[small, large] = ordered(items(range(2)).map((_) => (chance.between(2, 70))));
}
return move(small, large);
}
function smaller(n) {
return Math.floor(add(n, root(repeated(repeated(5, n), n))) / 2);
}
function decimal(n) {
let thousandths;
thousandths = smaller(repeated(1000, n));
return `${Math.floor(thousandths / 1000)}.${Math.floor(remainder(thousandths, 1000) / 100)}${Math.floor(remainder(thousandths, 100) / 10)}${remainder(thousandths, 10)}`;
}
function by_number(n) {
let a;
a = smaller(n);
return problem(`${RULE} The cold pairs, numbered by their differences, are (1, 2), (3, 5), (4, 7), … Which is pair number ${n}? Write it as \`3, 5\`. (The golden ratio φ is 1.6180339887…)`, "list", [commas([a, add(a, n)])], [[commas([add(a, 1), add(add(a, 1), n)]), `${n}φ = ${decimal(n)}… is cut off to ${a}, not rounded up.`], [commas([(a - 1), add((a - 1), n)]), `A little too small: ${n}φ = ${decimal(n)}…`], [commas([a, add(add(a, n), 1)]), `The smaller number is right; the difference of pair number ${n} is ${n}.`], [commas([a, (add(a, n) - 1)]), `The smaller number is right; the difference of pair number ${n} is ${n}.`], [commas([add(a, n), a]), "These are the two numbers; write the smaller one first."], [commas([n, a]), `The smaller number of pair ${n} is not ${n}, but ${n}φ cut off.`], [commas([smaller((n - 1)), (add(smaller((n - 1)), n) - 1)]), `That is pair number ${(n - 1)}: the first pair, (1, 2), has number 1.`], [commas([smaller(add(n, 1)), add(add(smaller(add(n, 1)), n), 1)]), `That is pair number ${add(n, 1)}: the first pair, (1, 2), has number 1.`]], [`The smaller number is ${n}φ = ${decimal(n)}… without what stands behind the point: ${a}.`, `The difference of pair number ${n} is ${n}, so the larger one is ${a} + ${n} = ${add(a, n)}. The pair is **(${a}, ${add(a, n)})**.`], [n], `The smaller number is nφ, cut off; the difference is n = ${n}.`, undefined, undefined, 2);
}
function other(x) {
let n;
n = (smaller(add(x, 1)) - add(x, 1));
return ((eq(smaller(n), x)) ? add(x, n) : n);
}
function move(small, large) {
let gap, good, keep, low, lowered, mate, one, pairs_, said;
good = [];
said = [];
for ([keep, lowered] of [[small, large], [large, small]]) {
mate = other(keep);
if ((mate < lowered)) {
good.push(ordered([keep, mate]));
said.push(`The partner of ${keep} is ${mate}, which is less than ${lowered}: take ${(lowered - mate)} from that heap.`);
} else {
said.push(`The partner of ${keep} is ${mate}, not less than ${lowered}: the heap of ${lowered} alone cannot be lowered to it.`);
}
}
gap = (large - small);
low = smaller(gap);
if ((low < small)) {
good.push([low, add(low, gap)]);
said.push(`The difference is ${gap}, and the cold pair with it is (${low}, ${add(low, gap)}): take ${(small - low)} from both.`);
} else {
said.push(`The difference is ${gap}, and the cold pair with it is (${low}, ${add(low, gap)}), which lies too high.`);
}
pairs_ = [];
for (one of good) {
if ((!has(pairs_, one))) {
pairs_.push(one);
}
}
return problem(`${RULE} The player who takes the last chip wins. The heaps are ${small} and ${large}. Give a cold pair that a move leads to, the smaller number first, as \`3, 5\`.`, "list", items(pairs_).map((one) => (commas(one))), [[commas([low, add(low, gap)]), `That pair is cold and has the difference ${gap}, but it lies above (${small}, ${large}): no move adds chips.`], [commas(ordered([small, other(small)])), `That pair is cold, but the heap of ${large} would have to grow.`], [commas(ordered([large, other(large)])), `That pair is cold, but the heap of ${small} would have to grow.`], [commas([small, small]), "Equal heaps are not cold: your opponent takes both of them whole."], [commas([0, small]), "With one heap empty your opponent takes the other one whole."], [commas([0, gap]), "With one heap empty your opponent takes the other one whole."], [commas([small, large]), "That is where you stand, and it is hot: a move is asked for."]], [...said, `So there ${((eq(pairs_.length, 1)) ? "is one move" : "are moves")} to **${listed(items(pairs_).map(([a, b]) => (`(${a}, ${b})`)))}**.`], [small, large], "There are three ways to look: keep one heap, keep the other, or keep the difference.", undefined, undefined, 2);
}
function partner(x) {
let end, likely, lower, mate, n, upper, wrong;
n = (smaller(add(x, 1)) - add(x, 1));
mate = other(x);
[lower, upper] = [smaller(n), smaller(add(n, 1))];
if ((eq(lower, x))) {
end = [`${n}φ = ${decimal(n)}…, cut off ${x}: so ${x} is the smaller number of pair number ${n}.`, `Its partner is ${x} + ${n} = **${mate}**.`];
wrong = `${x} is the *smaller* number of its pair: it is ${n}φ, cut off. So its partner is larger.`;
likely = [[String(n), wrong]];
} else {
end = [`${n}φ cut off is ${lower}, and ${add(n, 1)}φ cut off is ${upper}: ${x} lies between them, so it is the larger number of its pair.`, `Of the numbers up to ${x}, ${n} are smaller ones of a pair, so ${x} − ${n} = ${(x - n)} are larger ones. So ${x} is the larger number of pair number ${(x - n)}, and its partner is ${x} − ${(x - n)} = **${mate}**.`];
wrong = `${x} is not of the form nφ cut off: ${n}φ gives ${lower}, and ${add(n, 1)}φ gives ${upper}. So it is the larger number of a pair.`;
likely = [[String(add(x, n)), wrong]];
}
return problem(`${RULE} Each number from 1 on is in just one cold pair, as 3 and 5 are in (3, 5). Which number makes a cold pair with ${x}? (The golden ratio φ is 1.6180339887…)`, "number", [String(mate)], [...likely, [String(smaller(x)), `That is ${x}φ cut off, the smaller number of *pair number* ${x}. Which pair contains ${x} itself?`], [String(add(smaller(x), x)), `That is the larger number of *pair number* ${x}. Which pair contains ${x} itself?`], [String(add(mate, 1)), "Off by one: cut off, do not round."], [String((mate - 1)), "Off by one: cut off, do not round."]], end, [x], `Is there an n whose nφ, cut off, is ${x}? Try n near ${x} divided by φ.`);
}
return { title: TITLE, pages: PAGES, draw };
})(),
  "zeckendorf": (() => {
const TITLE = "Zeckendorf and Fibonacci nim";
const PAGES = ["02-take-away"];
const RULE = "The player who takes the last chip wins.";
function draw(level, chance) {
let heap;
if ((eq(level, 1))) {
heap = 1;
while ((parts(heap).length < 2)) {
heap = chance.between(12, 5000);
}
return sum_of(heap);
}
return ((eq(level, 2)) ? opening(chance) : under_a_limit(chance));
}
function fibonacci(top) {
let found;
found = [1, 2];
while ((add(at(found, (-1)), at(found, (-2))) <= top)) {
found.push(add(at(found, (-1)), at(found, (-2))));
}
return items(found).filter((one) => (one <= top));
}
function parts(n) {
let found, one;
found = [];
for (one of [...fibonacci(n)].reverse()) {
if ((one <= n)) {
found.push(one);
n = (n - one);
}
}
return found;
}
function steps(n) {
let lines, one;
lines = [];
for (one of parts(n)) {
lines.push(((n > one) ? `${one} fits into ${n}, ${(n - one)} ${verb((n - one))}` : `${one} is one itself`));
n = (n - one);
}
return lines.join("; ");
}
function verb(n) {
return ((eq(n, 1)) ? "remains" : "remain");
}
function plus(values) {
return items(values).map((one) => (String(one))).join(" + ");
}
function winning(heap, limit) {
let some_;
some_ = items(range(1, add(least(Math.floor(heap / 3), limit), 1))).filter((t) => (at(parts((heap - t)), (-1)) > repeated(2, t)));
return ((heap <= limit) ? [...some_, heap] : some_);
}
function sum_of(heap) {
let at_, found, known, likely, one, pair, rest;
found = parts(heap);
known = fibonacci(heap);
likely = [];
for (one of found) {
if ((one > 2)) {
at_ = known.indexOf(one);
pair = [at(known, (at_ - 2)), at(known, (at_ - 1))];
rest = items(found).filter((other) => (!eq(other, one)));
if (((!has(rest, at(pair, 0))) && (!has(rest, at(pair, 1))))) {
likely.push([commas(ordered([...rest, ...pair])), `The sum is right, but ${at(pair, 0)} and ${at(pair, 1)} are neighbours: together they are ${one}.`]);
}
}
}
likely.push([commas(found.slice(0, 1)), `${at(found, 0)} is the first part. ${(heap - at(found, 0))} ${verb((heap - at(found, 0)))}: go on with that.`]);
likely.push([commas(ordered(found.slice(0, (-1)))), `These make ${(heap - at(found, (-1)))}: the part ${at(found, (-1))} is still missing.`]);
return problem(`Write ${heap} as a sum of Fibonacci numbers (1, 2, 3, 5, 8, …), all different and no two of them neighbours. Which are they?`, "set", [commas(ordered(found))], likely, [`Take the largest Fibonacci number that fits, and go on with what remains: ${steps(heap)}.`, `So ${heap} = **${plus(found)}**.`], [heap], "Take the largest Fibonacci number that fits, subtract it, and go on with what remains.");
}
function opening(chance) {
let found, heap, largest, least_;
heap = 1;
while ((parts(heap).length < 2)) {
heap = chance.between(12, 3000);
}
found = parts(heap);
[least_, largest] = [at(found, (-1)), at(found, 0)];
return problem(`Fibonacci nim with ${heap} chips: the first move may take any number but not all, and each later move at most twice as many as the move before it. ${RULE} How many chips do you take first, to win?`, "number", items(winning(heap, (heap - 1))).map((t) => (String(t))), [[String(largest), `That leaves ${(heap - largest)}, and your opponent may take up to ${repeated(2, largest)}: all of them.`], [String((heap - largest)), `That leaves ${largest}, a Fibonacci number, but your opponent may take up to ${repeated(2, (heap - largest))} of them.`], [String(at(found, (-2))), `${at(found, (-2))} is a part of ${heap} = ${plus(found)}, but not the least one.`], [String(heap), "The first move may not take all."], ["1", `That leaves ${(heap - 1)} = ${plus(parts((heap - 1)))}, and your opponent may take the least part of it.`], ["2", `That leaves ${(heap - 2)} = ${plus(parts((heap - 2)))}, and your opponent may take the least part of it.`]], [`In Fibonacci numbers, no two of them neighbours, ${heap} = ${plus(found)}.`, `Take the least part, **${least_}**. That leaves ${(heap - least_)} = ${plus(found.slice(0, (-1)))}, whose least part ${at(found, (-2))} is more than twice ${least_}, so your opponent cannot take it whole. As long as this goes on, the last chip is yours.`], [heap], `Write ${heap} as a sum of Fibonacci numbers, no two of them neighbours. Which of the parts can you take?`);
}
function under_a_limit(chance) {
let before, end, found, good, heap, least_, limit, more, written;
heap = chance.between(20, 3000);
before = chance.between(1, 12);
if ((eq(chance.below(2), 0))) {
while ((at(parts(heap), (-1)) < 3)) {
heap = chance.between(20, 3000);
}
before = chance.between(1, least(Math.floor((at(parts(heap), (-1)) - 1) / 2), Math.floor(heap / 5)));
}
limit = repeated(2, before);
[found, good] = [parts(heap), winning(heap, limit)];
least_ = at(found, (-1));
written = ((found.length > 1) ? `${heap} = ${plus(found)}` : `${heap} is a Fibonacci number itself`);
if ((least_ <= limit)) {
more = ((found.length > 1) ? `It leaves ${(heap - least_)}, whose least part ${at(found, (-2))} is more than ${repeated(2, least_)}.` : "");
end = `The least part ${least_} may be taken, and wins: **${least_}**. ${more}`;
} else {
end = `The least part ${least_} is more than ${limit}, so it cannot be taken. Whatever you take, what is left has a least part of at most twice as many, which your opponent takes: no move wins, **0**.`;
}
return problem(`Fibonacci nim: ${heap} chips are left, and your opponent has just taken ${before}, so that you may take at most ${limit}. ${RULE} How many chips do you take, to win? Write 0 if no move wins.`, "number", ((good.length > 0) ? items(good).map((t) => (String(t))) : ["0"]), [["0", `The least part of the Zeckendorf sum of ${heap} is ${least_}, and you may take up to ${limit}.`], [String(least_), `${least_} would win, but you may take at most ${count(limit, "chip")}.`], [String(limit), ((limit < heap) ? `As many as allowed is too many: ${(heap - limit)} are left, and your opponent may take ${repeated(2, limit)}.` : "That is more than there are.")], [String(before), `That leaves ${(heap - before)} = ${plus(parts((heap - before)))}, and your opponent may take ${limit}: enough for the least part.`], ["1", `That leaves ${(heap - 1)} = ${plus(parts((heap - 1)))}, and your opponent may take 2: enough for the least part.`]], [`In Fibonacci numbers, no two of them neighbours, ${written}.`, end], [heap, before], `Write ${heap} as a sum of Fibonacci numbers, no two of them neighbours, and compare the least part with ${limit}.`);
}
return { title: TITLE, pages: PAGES, draw };
})(),
};
