// The little Markdown in which problems are written: paragraphs, tables, **strong**, *emphasis* and `code`.

/** @typedef {{strong?: string, em?: string, code?: string, text?: string}} Piece */

/** A line in pieces. @returns {Piece[]} */
export function pieces(line) {
  const found = line.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).filter(Boolean);
  return found.map((part) => {
    if (part.length > 4 && part.slice(0, 2) === "**") return { strong: part.slice(2, -2) };
    if (part.length > 2 && part[0] === "*") return { em: part.slice(1, -1) };
    if (part.length > 2 && part[0] === "`") return { code: part.slice(1, -1) };
    return { text: part };
  });
}

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** A text in blocks: tables, as rows of cells with the head first, and paragraphs in pieces. */
export const blocks = (text) =>
  text.split("\n\n").map((block) => {
    if (block[0] !== "|") return { pieces: pieces(block) };
    const [head, , ...rows] = block.split("\n");
    return { table: [cellsOf(head), ...rows.map(cellsOf)] };
  });
