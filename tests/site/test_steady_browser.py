"""Whole games on every board of every chapter, wide and on a phone: nothing jumps, and all that is said are a person's words."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.browser import Open
from tests.chapters import PLAYED, QUICK, ROWS, a_few_quick, boards

pytestmark = pytest.mark.browser

# Plays moves of the list at random, three hints at every third; returns for each game how far the board's height was from
# its first one, what it said when it was farthest, a position in which a hint spoke of a mark and showed none, and all that it said.
PLAY = """async (games) => {
  let seed = 7;
  const random = (n) => Math.floor((seed = (seed * 1103515245 + 12345) % 2147483648) / 65536) % n;
  const pause = () => new Promise((done) => setTimeout(done, 10));
  const played = [];
  for (const board of document.querySelectorAll(".cg-player")) {
    const pressed = (words) => [...board.querySelectorAll("button")].find((one) => one.textContent.startsWith(words)).click();
    for (let game = 0; game < games; game++) {
      pressed(game % 2 ? "second" : "first");
      await pause();
      const home = board.offsetHeight;
      const said = new Set();
      let [worst, at, unmarked] = [0, "", ""];
      const look = () => {
        const words = board.querySelector(".cg-status").textContent;
        said.add(words).add(board.querySelector(".cg-go").textContent);
        const off = Math.abs(board.offsetHeight - home);
        if (off > worst) [worst, at] = [off, words];
      };
      for (let turn = 0; turn < 200; turn++) {
        look();
        while (board.dataset.state === "theirs") await pause();
        look();
        if (board.dataset.state !== "yours") break;
        for (let step = 0; turn % 3 === 0 && step < 3; step++) {
          pressed("Hint");
          look();
          const told = board.querySelector(".cg-status").textContent.includes("where the mark is");
          if (told && !board.querySelector(".cg-meant")) unmarked = board.dataset.position;
        }
        const moves = board.querySelectorAll(".cg-move");
        const move = moves[random(moves.length)];
        move.dispatchEvent(new FocusEvent("focus"));
        look();
        move.click();
      }
      look();
      played.push({ title: board.querySelector(".cg-title").textContent, end: board.dataset.state, worst, at, unmarked, said: [...said] });
    }
  }
  return played;
}"""
# No sentence of a board has these: brackets of lists, keys, arrows of programs, what JavaScript writes for nothing.
MACHINE = re.compile(r"[\[\]{}<>_@`\\]|->|=>|undefined|null|NaN|\bobject\b|[a-z]\d|,,|  ")


@pytest.mark.parametrize(
    ("chapter", "width"), a_few_quick(product(PLAYED, (1000, 360)), [*product(QUICK, (1000, 360))])
)
def test_nothing_jumps_in_whole_games_and_every_word_is_a_persons(visit: Open, chapter: str, width: int) -> None:
    seen = visit(f"book/{chapter}.html", width=width)
    players = seen.widgets("player")
    players.mount()
    assert len(players) == len(boards(chapter))
    played = seen.page.evaluate(PLAY, 1 if width == 1000 else 2)
    assert {(one["title"], one["worst"], one["at"]) for one in played if one["worst"] > 2} == set()
    assert {(one["title"], one["unmarked"]) for one in played if one["unmarked"]} == set()
    assert {one["end"] for one in played} <= {"won", "lost", "drawn"}
    said = {words for one in played for words in one["said"]}
    assert len(said) > (20 if len(played) > 1 else 12)
    assert {words for words in said if MACHINE.search(words) or not re.match(r"[A-Z#]", words)} == set()


# Plays a few moves on each board, and asks it for its link: the number of the board, its position, its seat, and the link.
LINKS = """async () => {
  let seed = 11;
  const random = (n) => Math.floor((seed = (seed * 1103515245 + 12345) % 2147483648) / 65536) % n;
  const pause = () => new Promise((done) => setTimeout(done, 10));
  delete Navigator.prototype.clipboard;
  const links = [];
  for (const [nth, board] of [...document.querySelectorAll(".cg-player")].entries()) {
    const button = (words) => [...board.querySelectorAll("button")].find((one) => one.textContent.startsWith(words));
    button(["first", "second", "With a friend"][nth % 3]).click();
    for (let turn = 0; turn < 1 + (nth % 2); turn++) {
      await pause();
      while (board.dataset.state === "theirs") await pause();
      const moves = board.querySelectorAll(".cg-move");
      if (board.dataset.state === "yours") moves[random(moves.length)].click();
    }
    while (board.dataset.state === "theirs") await pause();
    button("Copy link").click();
    await pause();
    const address = board.querySelector(".cg-status").textContent.split(": ").slice(1).join(": ");
    const seat = button("With a friend").ariaPressed + button("first").ariaPressed;
    links.push({ nth, seat, position: board.dataset.position, address });
  }
  return links;
}"""


@pytest.mark.slow
def test_sixty_links_restore_game_position_and_seat(visit: Open) -> None:
    restored = 0
    for chapter in ROWS:
        seen = visit(f"book/{chapter}.html")
        seen.widgets("player").mount()
        for link in seen.page.evaluate(LINKS):
            again = visit(link["address"])
            board = again.widgets("player")[link["nth"]]
            seat = [
                board.get_by_role("button", name=name, exact=True).get_attribute("aria-pressed")
                for name in ("With a friend", "first")
            ]
            assert (board.get_attribute("data-position"), "".join(map(str, seat))) == (
                link["position"],
                link["seat"],
            ), link
            restored += 1
            again.page.close()
    assert restored >= 60
