// Names in the form used to compare them, in lower case without accents and apostrophes.

export const plain = (/** @type {string} */ text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}|['’‘]/gu, "")
    .toLowerCase();

/** Returns a name in plain form, and also without blanks and punctuation. @param {string} text */
export const bare = (text) => plain(text).replace(/[^\p{L}\p{N}]/gu, "");

/** The Chinese words for "game", which add nothing to a longer name. */
export const GAMES = "博弈|博奕|遊戲|游戏|賽局|赛局";
