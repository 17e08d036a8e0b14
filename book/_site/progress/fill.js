/** Words with {names} filled in; of two forms, that for `all`, or `n`: one, or many. */
export function filled(found, values = {}) {
  const form = Array.isArray(found) ? found[Number((values.all ?? values.n) !== 1)] : found;
  return form.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}
