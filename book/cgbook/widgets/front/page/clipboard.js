/** Copies a text; fails where there is no clipboard, or it is not given. */
export const copied = (text) => navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
