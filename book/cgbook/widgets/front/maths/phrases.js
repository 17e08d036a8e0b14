// Turns positions in a reader's own words into the notation of cgkit. cgkit/phrases.py does the same in Python.
import { bare, GAMES } from "./names.js";

const N = String.raw`\d+(?:\*\*\d+)?`;
const NUMBERS = String.raw`${N}(?:(?:\s*[,、]\s*|[–-]|\s+|\s*,?\s*and\s+)${N})*`;
const FULL_WIDTH = "，（）＋：？。０１２３４５６７８９\u3000\xa0";
const HALF_WIDTH = ",()+:?.0123456789  ";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** @param {string} pattern */
const whole = (pattern) => new RegExp(`^(?:${pattern})$`, "iu");
const ASKING = new RegExp(
  String.raw`^(?:(?:what(?:['’]?s| is)|who wins(?: in| at)?|how (?:do i|can i|to) win(?: at)?|solve|play|` +
    String.raw`the game of|a game of)\s+)+|[\s?.!]+$`,
  "giu",
);
const MISERE = whole(
  String.raw`(?:anti[\s\-]*|mis[eè]re[\s\-]+|反)(.+)|` +
    String.raw`(.+?),?\s+(?:mis[eè]re|(?:where )?(?:the )?last (?:move|player) loses)`,
);
const COMPOUND = whole(String.raw`(join|selective|sum)(?:\s+(?:sum|compound))?(?:\s+of)?\s+([^(].*)`);
const BETWEEN = /\s*\+\s*|\s+(?:and|plus|with)\s+(?=\D)/iu;
const OCTAL = whole(
  String.raw`(?:octal\s+(?:game\s+|code\s+)?)?(\d\.[0-7]+)(?:\s*\(\s*(${NUMBERS})\s*\)|\s+(${NUMBERS}))?`,
);
const THINGS =
  "(?:chips?|stones?|coins?|counters?|tokens?|pins?|sticks?|match(?:es)?|beans?|pebbles?|things?|objects?)";
const BESIDE = "(?:neighbou?r(?:s|ing)|adjacent|consecutive)";
const TAKE = whole(
  String.raw`(?:take|remove|subtract)\s+(.+?)(?:\s+${THINGS})?(?:\s+(${BESIDE})(?:\s+${THINGS})?)?\s+from\s+` +
    String.raw`(?:an?\s+(?:heap|pile|row|stack)\s+of\s+|(?:heaps|piles)\s+(?:of\s+)?)?(${NUMBERS})(?:\s+${THINGS})?`,
);
const CHINESE_TAKE = whole(
  String.raw`[从從]\s*(${N})\s*[个個枚颗顆]?(?:石子|石頭|石头|硬币|硬幣)?[里裡中]?\s*` +
    String.raw`[取拿]\s*(${N}(?:\s*[,、或和]\s*${N})*)\s*[个個枚颗顆]?`,
);
const SET = whole(
  String.raw`(?:subtraction(?:\s+game)?|s[\s\-]*nim|减法游戏|減法遊戲|减法|減法)\s*\{([^\{\}]+)\}\s*(${NUMBERS})`,
);
const UP_TO = whole(String.raw`(?:(?:up to|at most)|(?:from\s+)?(${N})\s*(?:-|–|to))\s*(${N})`);
const CHOICE = whole(String.raw`\{?\s*${N}(?:\s*(?:[,、或和]|\s|\bor\b|\band\b)\s*(?:(?:or|and)\s+)?${N})*\s*\}?`);
const HEAPS = whole(
  String.raw`((?:[a-z\d]+\s+)?(?:heaps|piles|rows)\s+(?:of\s+)?|` +
    String.raw`[一二两兩三四五六七八九十]堆(?:石子|石頭|石头)?\s*)?(${NUMBERS})`,
);
const COUNTED = whole(
  String.raw`([^\(\)\[\]\{\}]*?[^\(\)\[\]\{\}\d\s,*.–\-])\s*` +
    String.raw`(?:(?:\s+of|\s+on|:)?\s*(${NUMBERS})|\(\s*(${NUMBERS})\s*\))`,
);

/** Returns the distinctive part of a game's name; a Chinese name loses its word for "game". @param {string} name */
export const ownName = (name) => bare(name).replace(new RegExp(GAMES, "g"), "");

/** Returns the notation of cgkit for a position in words, or null if the words don't mean a position.
 * @param {string} text @param {Record<string, string>} games the example position for each name
 * @returns {string | null} */
export function inNotation(text, games) {
  const example = called(text, games);
  if (example) return example;
  const plain = text
    .replace(new RegExp(`[${FULL_WIDTH}]`, "g"), (sign) => HALF_WIDTH[FULL_WIDTH.indexOf(sign)])
    .replace(/(?<=\d)[⁰¹²³⁴-⁹]+/g, (found) => `**${[...found].map((sign) => SUPERSCRIPTS.indexOf(sign)).join("")}`)
    .replace(/(?<=\d)\s*(?:\^|\*\*)\s*(?=\d)/g, "**");
  const words = plain
    .replace(/(?<=\d)[ ,](?=0\d\d(?!\d))/g, "") // 1,000 and 1 000 are one number
    .replace(/(?<=\d)\s*[xX×]\s*(?=\d)/g, " ");
  return phrase(unasked(words), games) ?? (plain !== text && plain.includes("(") ? plain : null);
}

/** Returns the words without a question around them, such as "how do I win". @param {string} words */
export const unasked = (words) => words.trim().replace(ASKING, "");

/** @param {string} name @param {Record<string, string>} games */
const called = (name, games) => (Object.hasOwn(games, ownName(name)) ? games[ownName(name)] : null);

/** @param {string} text @param {Record<string, string>} games @returns {string | null} */
function phrase(text, games) {
  const example = called(text, games);
  if (example) return example;
  const misere = MISERE.exec(text);
  if (misere) {
    const inner = part(misere[1] ?? misere[2], games);
    return inner && `misere(${inner})`;
  }
  const compound = COMPOUND.exec(text);
  const parts = (compound ? compound[2] : text).split(BETWEEN);
  if (parts.length > 1)
    return together(
      compound ? compound[1].toLowerCase() : "sum",
      parts.map((one) => part(one, games)),
    );
  const octal = OCTAL.exec(text);
  if (octal) return `TakeAndBreak("${octal[1]}")(${listed(octal[2] ?? octal[3] ?? "12")})`;
  const take = TAKE.exec(text);
  if (take) return taking(take[1], take[3], Boolean(take[2]));
  const set = SET.exec(text);
  if (set) return taking(set[1], set[2]);
  const chinese = CHINESE_TAKE.exec(text);
  if (chinese) return taking(chinese[2], chinese[1]);
  const heaps = HEAPS.exec(text);
  if (heaps) return heaps[1] || listed(heaps[2]).includes(",") ? `nim(${listed(heaps[2])})` : null;
  const [, name, numbers, inBrackets] = COUNTED.exec(text) ?? [];
  const game = name && called(name, games);
  // an ASCII name with numbers in brackets is already in notation
  if (!game || !game.endsWith(")") || (inBrackets && /^[!-~]+$/.test(name))) return null;
  const sizes = listed(numbers ?? inBrackets);
  const [chips, most, ...more] = sizes.split(", ");
  // programming contests give the number of chips first, then the maximum take
  if (game.startsWith("Bash(") && most && !more.length) return `Bash(${most})(${chips})`;
  const replaced = game.replace(/\([^()]*\)$/, () => `(${sizes})`);
  return replaced.endsWith(`(${sizes})`) ? replaced : null; // a drawing isn't given by a list of numbers
}

/** Returns a part of a phrase in notation, or null. A part with balanced brackets counts as notation already.
 * @param {string} text @param {Record<string, string>} games @returns {string | null} */
function part(text, games) {
  const balanced = text.includes("(") && text.split("(").length === text.split(")").length;
  return phrase(text, games) ?? (balanced ? text : null);
}

/** @param {string} name @param {(string | null)[]} parts */
function together(name, parts) {
  if (parts.includes(null)) return null;
  return name === "sum" ? parts.join(" + ") : `${name}(${parts.join(", ")})`;
}

/** Returns the notation for taking some number of chips, from a heap or (`beside`) as neighbours in a row.
 * @param {string} chips @param {string} heaps */
function taking(chips, heaps, beside = false) {
  const game = beside ? "TakeAndBreak" : "Subtraction";
  const found = UP_TO.exec(chips);
  if (!found) return CHOICE.test(chips) ? `${game}({${listed(chips)}})(${listed(heaps)})` : null;
  const [least, most] = [listed(found[1] ?? "1"), listed(found[2])];
  if (least === "1" && !beside) return `Bash(${most})(${listed(heaps)})`;
  return most.includes("*") ? null : `${game}(range(${least}, ${BigInt(most) + 1n}))(${listed(heaps)})`;
}

/** @param {string} numbers */
const listed = (numbers) =>
  (numbers.match(new RegExp(N, "g")) ?? []).map((number) => number.replace(/^0+(?=\d)/, "")).join(", ");
