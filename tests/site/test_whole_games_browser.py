"""Whole games on every board: who must win does, nothing jumps, and who does not see the board hears enough to play it."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from itertools import product

import pytest
from playwright.sync_api import Locator

from tests.browser import Open, called, menu, until, worded
from tests.chapters import PLAYED, QUICK, ROWS, a_few_quick, boards

pytestmark = pytest.mark.browser
GAMES = 2  # on each board

# Plays games that are asked for on each board, as [start, who begins, whether to follow the hints]: else by pieces touched at random, by
# the button if they make a move, and by the list of moves; with three hints at every third turn. The opponent never slips. Returns for each
# game its end, how far the heights of the whole and of the picture were from the first ones, what it said when they were farthest, a
# position in which a hint spoke of a mark and showed none, and all that it said.
PLAY = """async (asked) => {
  let seed = 7;
  const random = (n) => Math.floor((seed = (seed * 1103515245 + 12345) % 2147483648) / 65536) % n;
  const pause = () => new Promise((done) => setTimeout(done, 10));
  const played = [];
  for (const [nth, board] of [...document.querySelectorAll(".cg-player")].entries()) {
    const pressed = (words) => [...board.querySelectorAll("button")].find((one) => one.textContent.startsWith(words)).click();
    const chosen = (words, i) => {
      const list = [...board.querySelectorAll("label")].find((one) => one.textContent.startsWith(words))?.querySelector("select");
      if (!list) return;
      list.selectedIndex = i;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const [picture, go] = [board.querySelector(".cg-board"), board.querySelector(".cg-go")];
    const made = () => board.dataset.position + board.querySelectorAll(".cg-record li").length;
    chosen("{games.opponentIs}", 0);
    for (const [start, who, follow] of asked[nth]) {
      chosen("{games.start}", start);
      board.querySelector(`input[value=${who}]`).click();
      pressed("{games.again}");
      await pause();
      const home = [board.offsetHeight, picture.offsetHeight];
      const said = new Set();
      let [worst, at, unmarked] = [0, "", ""];
      const look = () => {
        const words = board.querySelector(".cg-status").textContent;
        said.add(words).add(go.textContent || words);
        const off = Math.max(Math.abs(board.offsetHeight - home[0]), Math.abs(picture.offsetHeight - home[1]));
        if (off > worst) [worst, at] = [off, words];
      };
      const hinted = () => {
        for (let step = 0; step < 3; step++) {
          pressed("{games.hint}");
          look();
          const told = board.querySelector(".cg-status").textContent.includes("where the mark is");
          if (told && !board.querySelector(".cg-meant")) unmarked = board.dataset.position;
        }
      };
      for (let turn = 0; turn < 2000; turn++) {
        look();
        while (board.dataset.state === "theirs") await pause();
        look();
        if (board.dataset.state !== "yours") break;
        if (follow || turn % 3 === 0) hinted();
        const [before, pieces] = [made(), board.querySelectorAll(".cg-board .cg-piece")];
        if (!follow && pieces.length && random(5)) {
          pieces[random(pieces.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
          look();
        }
        if (made() !== before) continue; // the piece was the move
        if (!go.disabled) {
          go.click();
          continue;
        }
        const moves = board.querySelectorAll(".cg-move");
        const move = moves[random(moves.length)];
        move.dispatchEvent(new FocusEvent("focus"));
        look();
        move.click();
      }
      look();
      const title = board.querySelector(".cg-title").textContent;
      played.push({ title, end: board.dataset.state, worst, at, unmarked, said: [...said] });
    }
  }
  return played;
}"""
# No sentence of a board has these: brackets of lists, keys, arrows of programs, what JavaScript writes for nothing.
MACHINE = re.compile(r"[\[\]{}<>_@`\\]|->|=>|undefined|null|NaN|\bobject\b|[a-z]\d|,,|  ")


@pytest.mark.parametrize(
    ("chapter", "width"), a_few_quick(product(PLAYED, (1000, 360)), [*product(QUICK, (1000, 360))])
)
def test_whole_games(visit: Open, chapter: str, width: int) -> None:
    """From a P-position the machine wins whatever one does; from an N-position whoever follows the hints wins."""
    seen, rnd = visit(f"book/{chapter}.html", width=width), random.Random(chapter)
    players, every = seen.widgets("player"), boards(chapter)
    players.mount()
    assert len(players) == len(every) >= 1
    asked, ends = [], []
    for starts in every:
        both = [*product(range(len(starts)), ("first", "second"))]
        games = rnd.sample(both, min(GAMES, len(both)))
        drawn = [starts[start].outcome() == "D" for start, _ in games]
        won = [(starts[start].outcome() == "N") == (who == "first") for start, who in games]
        asked.append([[*game, a or b] for game, a, b in zip(games, drawn, won, strict=True)])
        ends += [
            ("drawn" if a else "won" if b else "lost", starts[0], game)
            for game, a, b in zip(games, drawn, won, strict=True)
        ]
    played = seen.page.evaluate(worded(PLAY), asked)
    wrong = [(one["end"], *end) for one, end in zip(played, ends, strict=True) if one["end"] != end[0]]
    assert wrong == []
    assert {(one["title"], one["worst"], one["at"]) for one in played if one["worst"] > 2} == set()
    assert {(one["title"], one["unmarked"]) for one in played if one["unmarked"]} == set()
    said = {words for one in played for words in one["said"]}
    assert len(said) > 20
    assert {words for words in said if MACHINE.search(words) or not re.match(r"[A-Z#]", words)} == set()


# Plays a few moves on each board, and asks it for its link: the number of the board, its position, its seat, and the link.
LINKS = """async () => {
  let seed = 11;
  const random = (n) => Math.floor((seed = (seed * 1103515245 + 12345) % 2147483648) / 65536) % n;
  const pause = () => new Promise((done) => setTimeout(done, 10));
  delete Navigator.prototype.clipboard;
  document.execCommand = () => false; // the older way is not given, either
  const links = [];
  for (const [nth, board] of [...document.querySelectorAll(".cg-player")].entries()) {
    const button = (words) => [...board.querySelectorAll("button")].find((one) => one.textContent.startsWith(words));
    board.querySelector(`input[value=${["first", "second", "friend"][nth % 3]}]`).click();
    for (let turn = 0; turn < 1 + (nth % 2); turn++) {
      await pause();
      while (board.dataset.state === "theirs") await pause();
      const moves = board.querySelectorAll(".cg-move");
      if (board.dataset.state === "yours") moves[random(moves.length)].click();
    }
    while (board.dataset.state === "theirs") await pause();
    button("{games.copyLink}").click();
    await pause();
    const address = board.querySelector(".cg-status").textContent.split(": ").slice(1).join(": ");
    const seat = board.querySelector("input:checked").value;
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
        for link in seen.page.evaluate(worded(LINKS)):
            again = visit(link["address"])
            board = again.widgets("player")[link["nth"]]
            seat = board.locator("input:checked").get_attribute("value")
            assert (board.get_attribute("data-position"), seat) == (link["position"], link["seat"]), link
            restored += 1
            again.page.close()
    assert restored >= 60


# --- by who does not see it: by roles, names and what is said, with the keyboard

MOST_MOVES = 60


def _kinds() -> dict[str, dict[int, str]]:
    """For each page the boards of which another page has no earlier one of the kind: their places, and what they look like."""
    met: set[object] = set()
    found: dict[str, dict[int, str]] = defaultdict(dict)
    for chapter in PLAYED:
        for nth, (first, *_) in enumerate(boards(chapter)):
            if first.rules.skin not in met:
                met.add(first.rules.skin)
                found[chapter][nth] = str(first.rules.skin)
    return dict(found)


KINDS = _kinds()


def _play(board: Locator, chance: random.Random) -> str:
    """Plays to the end by the list of moves; returns how it ended."""
    assert board.get_attribute("role") == "group"
    assert board.get_attribute("aria-label"), "which board it is"
    said, more, everything = board.get_by_role("status"), board.locator(".cg-dots"), board.locator(".cg-all > summary")
    assert said.inner_text()
    assert more.get_attribute("aria-label") or more.inner_text()
    for _ in range(MOST_MOVES):
        if not everything.is_visible():  # a move has closed it
            more.press("Enter")
        if board.locator(".cg-all:not([open])").count():
            everything.press("Enter")
        moves = board.locator(".cg-all").get_by_role("group").get_by_role("button").all()
        assert moves, "an end that nobody has told"
        one, before = chance.choice(moves), said.inner_text()
        assert one.inner_text().strip(), "a move has a name"
        one.focus()
        preview = said.inner_text()
        assert preview not in ("", before), "what a move would do is said before it is made"
        one.press("Enter")
        until(board.page, "board => board.dataset.state !== 'theirs'", arg=board.element_handle())
        assert said.inner_text() not in ("", preview), "and what it did"
        if (state := board.get_attribute("data-state") or "") != "yours":
            return state
    raise AssertionError("the game never ends")


@pytest.mark.parametrize("chapter", a_few_quick(KINDS))
def test_whole_games_are_heard(visit: Open, chapter: str) -> None:
    assert sum(map(len, KINDS.values())) >= 26
    seen = visit(f"book/{chapter}.html")
    seen.unfold()
    players, ends = seen.widgets("player"), defaultdict[str, set[str]](set)
    for nth, skin in KINDS[chapter].items():
        ends[_play(players[nth], random.Random(skin))].add(players[nth].get_by_role("status").inner_text())
    assert ends.keys() <= {"won", "lost", "drawn"}
    assert not ends["won"] & ends["lost"], "how it ended is heard"
    if chapter != "03-nim":
        return
    seen.page.emulate_media(forced_colors="active")
    board = players[0]
    menu(board).get_by_role("button", name=called("games.again")).press("Enter")
    for control in (".cg-piece", ".cg-menu summary", "button"):
        if control != ".cg-piece" and board.locator(".cg-menu").is_hidden():
            board.locator(".cg-dots").press("Enter")
        one = board.locator(f"{control}:visible").first
        one.focus()
        outline = one.evaluate(
            "one => [getComputedStyle(one).outlineStyle, parseFloat(getComputedStyle(one).outlineWidth)]"
        )
        assert outline[0] != "none", "a shadow would not be seen"
        assert outline[1] >= 1


HOSTILE = "<img src=x onerror=window.ran=1><b>bold</b>"


def test_what_a_reader_types_is_never_a_part_of_the_page(visit: Open) -> None:
    page = visit(f"search.html?q={HOSTILE}").page
    page.locator(".cg-asked").filter(has_text=re.compile(".")).wait_for()
    assert page.locator("main img, main b:not(mark b)").count() == 0
    for where in (f"book/04-graph-games.html#board-0-{HOSTILE}:{HOSTILE}", "book/practice.html#nim-moves.1.<b>"):
        page = visit(where).page
        until(page, "document.querySelectorAll('.cg-place[data-live]').length > 0")
        for field in page.locator("main input[type=text]:visible").all():
            field.fill(HOSTILE)
            field.press("Enter")
        assert page.locator("img[src='x']").count() == 0
        assert page.evaluate("window.ran") is None
