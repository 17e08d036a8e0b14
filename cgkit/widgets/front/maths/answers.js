// Answers as they are compared, whatever way they are written.

/** An answer as it is compared: "12", "2,5,9", the number of a choice; null where it cannot be read. */
export function normal(kind, text) {
  const trimmed = String(text ?? "").trim();
  if (kind === "choice") return trimmed === "" ? null : trimmed;
  const numbers = trimmed
    .replace(/[{}()[\]]/g, "")
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (!numbers.every((one) => /^[-+]?\d{1,30}$/.test(one))) return null;
  const whole = numbers.map((one) => String(BigInt(one.replace("+", ""))));
  if (kind === "number") return whole.length === 1 ? whole[0] : null;
  if (kind === "list") return whole.length ? whole.join(",") : null;
  return (
    [...new Set(whole)].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)).join(",") || (trimmed === "{}" ? "" : null)
  );
}
