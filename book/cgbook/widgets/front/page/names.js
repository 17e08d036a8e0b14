// Names as they are compared: without accents and apostrophes, and as small letters.

export const plain = (/** @type {string} */ text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}|['’‘]/gu, "")
    .toLowerCase();

/** And without blanks and signs. @param {string} text */
export const bare = (text) => plain(text).replace(/[^\p{L}\p{N}]/gu, "");

/** What Chinese says for a game, which tells nothing where more is said. */
export const GAMES = "博弈|博奕|遊戲|游戏|賽局|赛局";
