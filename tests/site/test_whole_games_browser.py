"""Tests of whole games on every board: the right player wins, nothing jumps, and readers who can't see the board can play, too."""

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
GAMES = 2  # number of games on each board

# This script plays games on each board, given as [start, player who begins, whether to follow the hints]. If it doesn't
# follow them, it touches random pieces, presses the button if they make a move, or takes a move from the list, and asks
# for three hints at every third turn. The opponent never slips. For each game, the script returns the end, the greatest
# change in the heights of the board and its picture, the status at that moment, a position in which a hint mentioned a
# mark but showed none, and all messages.
PLAY = """async (wanted) => {
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
    for (const [start, who, follow] of wanted[nth]) {
      chosen("{games.start}", start);
      board.querySelector(`input[value=${who}]`).click();
      pressed("{games.again}");
      await pause();
      const heights = () => [board, picture].map((one) => one.getBoundingClientRect().height); // as the reader sees them
      const home = heights();
      const said = new Set();
      let [worst, at, unmarked] = [0, "", ""];
      const look = () => {
        const words = board.querySelector(".cg-status").textContent;
        said.add(words).add(go.textContent || words);
        const off = Math.max(...heights().map((now, i) => Math.abs(now - home[i])));
        if (off > worst) [worst, at] = [off, words];
      };
      const hinted = () => {
        for (let step = 0; step < 3; step++) {
          pressed("{games.hint}");
          look();
          const promised = board.querySelector(".cg-status").textContent.includes("where the mark is");
          if (promised && !board.querySelector(".cg-meant")) unmarked = board.dataset.position;
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
        if (made() !== before) continue; // touching the piece was the whole move
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
# No message of a board may contain these: brackets of lists, keys, arrows of programs, and JavaScript's words for
# nothing.
MACHINE = re.compile(r"[\[\]{}<>_@`\\]|->|=>|undefined|null|NaN|\bobject\b|[a-z]\d|,,|  ")


@pytest.mark.parametrize(
    ("chapter", "width"), a_few_quick(product(PLAYED, (1000, 360)), [*product(QUICK, (1000, 360))])
)
def test_whole_games_end_as_the_theory_says(visit: Open, chapter: str, width: int) -> None:
    """From a P-position, the opponent wins against any moves. From an N-position, a reader who follows the hints wins."""
    seen, rnd = visit(f"book/{chapter}.html", width=width), random.Random(chapter)
    players, every = seen.widgets("player"), boards(chapter)
    players.mount()
    assert len(players) == len(every) >= 1
    wanted, ends = [], []
    for starts in every:
        both = [*product(range(len(starts)), ("first", "second"))]
        games = rnd.sample(both, min(GAMES, len(both)))
        drawn = [starts[start].outcome() == "D" for start, _ in games]
        won = [(starts[start].outcome() == "N") == (who == "first") for start, who in games]
        wanted.append([[*game, a or b] for game, a, b in zip(games, drawn, won, strict=True)])
        ends += [
            ("drawn" if a else "won" if b else "lost", starts[0], game)
            for game, a, b in zip(games, drawn, won, strict=True)
        ]
    played = seen.page.evaluate(worded(PLAY), wanted)
    wrong = [(one["end"], *end) for one, end in zip(played, ends, strict=True) if one["end"] != end[0]]
    assert wrong == []
    assert {(one["title"], one["worst"], one["at"]) for one in played if one["worst"] > 2} == set()
    assert {(one["title"], one["unmarked"]) for one in played if one["unmarked"]} == set()
    said = {words for one in played for words in one["said"]}
    assert len(said) > 20
    assert {words for words in said if MACHINE.search(words) or not re.match(r"[A-Z#]", words)} == set()


# This script plays a few moves on each board, and returns its number, its position, its seat and its link.
LINKS = """async () => {
  let seed = 11;
  const random = (n) => Math.floor((seed = (seed * 1103515245 + 12345) % 2147483648) / 65536) % n;
  const pause = () => new Promise((done) => setTimeout(done, 10));
  delete Navigator.prototype.clipboard;
  document.execCommand = () => false; // the older way to copy must fail, too
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
def test_sixty_links_restore_their_game_position_and_seat(visit: Open) -> None:
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


# --- games without seeing the board: by roles, names and messages, with the keyboard

MOST_MOVES = 60


def _kinds() -> dict[str, dict[int, str]]:
    """Return the first board with each look, as {page: {number of the board on the page: its look}}."""
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
    """Play to the end by the list of moves, and return how the game ended."""
    assert board.get_attribute("role") == "group"
    assert board.get_attribute("aria-label"), "a board must have a name"
    said, more, everything = board.get_by_role("status"), board.locator(".cg-dots"), board.locator(".cg-all > summary")
    assert said.inner_text()
    assert more.get_attribute("aria-label") or more.inner_text()
    for _ in range(MOST_MOVES):
        if not everything.is_visible():  # a move has closed the menu
            more.press("Enter")
        if board.locator(".cg-all:not([open])").count():
            everything.press("Enter")
        moves = board.locator(".cg-all").get_by_role("group").get_by_role("button").all()
        assert moves, "a board without moves must say that the game is over"
        one, before = chance.choice(moves), said.inner_text()
        assert one.inner_text().strip(), "a move must have a name"
        one.focus()
        preview = said.inner_text()
        assert preview not in ("", before), "the status must say what a move would do before it's made"
        one.press("Enter")
        until(board.page, "board => board.dataset.state !== 'theirs'", arg=board.element_handle())
        assert said.inner_text() not in ("", preview), "the status must say what the move did"
        if (state := board.get_attribute("data-state") or "") != "yours":
            return state
    raise AssertionError("the game never ends")


@pytest.mark.parametrize("chapter", a_few_quick(KINDS))
def test_whole_games_can_be_played_without_seeing_the_board(visit: Open, chapter: str) -> None:
    assert sum(map(len, KINDS.values())) >= 26
    seen = visit(f"book/{chapter}.html")
    seen.unfold()
    players, ends = seen.widgets("player"), defaultdict[str, set[str]](set)
    for nth, skin in KINDS[chapter].items():
        ends[_play(players[nth], random.Random(skin))].add(players[nth].get_by_role("status").inner_text())
    assert ends.keys() <= {"won", "lost", "drawn"}
    assert not ends["won"] & ends["lost"], "won and lost games must have different messages"
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
        assert outline[0] != "none", "the focus must have an outline, because shadows are invisible in forced colours"
        assert outline[1] >= 1


HOSTILE = "<img src=x onerror=window.ran=1><b>bold</b>"


def test_typed_text_never_becomes_a_part_of_the_page(visit: Open) -> None:
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
