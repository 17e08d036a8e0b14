// Sets formulas: reads [{ tex, display }, …] as JSON, and writes [{ html, error? }, …] as JSON in the same order.
import katex from "katex";
import { text } from "node:stream/consumers";

// KaTeX lets a line end after every + and =. A piece with few signs, which is a bracket, a side of an equation or a
// formula, stays whole.
const BRACKET = 20;
const SIDE = 12;
const FORMULA = 6;
const BINARY = /^(?:[-+*]|\\(?:oplus|otimes|cdot|times|pm|setminus|cup|cap|bmod))$/;
const RELATION = /^(?:[=<>]|\\(?:leq?|geq?|neq?|equiv|in|notin|to|mapsto|sim|approx|subset|subseteq))$/;
const OPENS = /^(?:[([]|\\(?:\{|lfloor|lceil|langle))$/;
const CLOSES = /^(?:[)\]]|\\(?:\}|rfloor|rceil|rangle))$/;
const UNSEEN = /^(?:[{}^_\s]|\\(?:text|math[a-z]*|operatorname|left|right|d?frac|[,;!]))/;

function whole(tex) {
  if (/\\begin|\\\\|\\allowbreak/.test(tex)) return tex; // the author says where the lines end
  let [braces, brackets] = [0, 0];
  const tokens = (tex.match(/\\(?:[a-zA-Z]+|.)|\s+|[^]/g) ?? []).map((token) => {
    if (token === "{") braces++;
    if (token === "}") braces--;
    if (CLOSES.test(token)) brackets--;
    const seen = { token, within: brackets > 0, inner: braces > 0, size: UNSEEN.test(token) ? 0 : 1 };
    if (OPENS.test(token)) brackets++;
    return seen;
  });
  const size = (some) => some.reduce((sum, one) => sum + one.size, 0);
  /** Returns the number of signs in the piece around a place; `ends` says whether a sign ends the piece. */
  const around = (at, ends) => {
    const before = tokens.slice(0, at).findLastIndex(ends);
    const after = tokens.findIndex((one, i) => i > at && ends(one));
    return size(tokens.slice(before + 1, after < 0 ? undefined : after));
  };
  const outside = ({ within, inner }) => !within && !inner;
  const side = (one) => outside(one) && (RELATION.test(one.token) || /^[,;:]$/.test(one.token));
  const joined = ({ token, within, inner }, at) => {
    if (inner || !(BINARY.test(token) || RELATION.test(token))) return false;
    if (within) return around(at, outside) <= BRACKET;
    return size(tokens) <= FORMULA || (BINARY.test(token) && around(at, side) <= SIDE);
  };
  const after = (one, at) => {
    if (joined(one, at)) return "\\nobreak ";
    return outside(one) && /^\\q?quad$/.test(one.token) ? "\\allowbreak " : ""; // pieces can have separate lines
  };
  return tokens.map((one, at) => one.token + after(one, at)).join("");
}

// Leaves out the source, which no reader sees or hears and which would take up a tenth of a page, and empty spaces.
const light = (html) => html.replace(/<annotation [^>]*>.*?<\/annotation>/gs, "").replaceAll("<mspace></mspace>", "");

const set = ({ tex, display: displayMode }) => {
  try {
    return { html: light(katex.renderToString(whole(tex), { displayMode })) };
  } catch (error) {
    return { html: katex.renderToString(tex, { displayMode, throwOnError: false }), error: error.message };
  }
};
process.stdout.write(JSON.stringify(JSON.parse(await text(process.stdin)).map(set)));
