"""Tests of each kind of widget by mouse, keys and touch (the "hands"): a table of scripts, and a visit to each page with each hand.

Each line of a script is a step, which is a method of `Steps`. Steps that press something use the hand of the visit, and a step for some
hands only begins with their names. After the last script of a page, axe checks the widgets, and nothing may be wider than the page.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from cgbook.examples import bankruptcy
from cgbook.strategic import CoalitionGame, core_vertices, nucleolus, shapley_value
from cgbook.widgets.graphs import read_graph
from cgkit import Bash, Subtraction, green_value, loopy_values, nim_product, nim_sum
from cgkit.rulesets.wythoffs_game import wythoff_values
from tests.browser import RENEW, SITE, Open, Visit, called, menu, tap, worded
from tests.site.hands import box_of, done, drag, middle, move, my_turn, said, titled, win

pytestmark = pytest.mark.browser

HANDS = ("mouse", "keys", "touch")
TAKE, NIM, GRAPHS, CIRCLES, QUEENS = (
    f"book/{one}.html" for one in ("02-take-away", "03-nim", "04-graph-games", "04-round-in-circles", "05-wythoff")
)
SUMS, OCTAL, SURVEY, COINS, PRODUCTS = (
    f"book/{one}.html" for one in ("06-sums", "06-octal", "06-survey", "07-coin-turning", "08-nim-products")
)
EDGES, WAYS, ROWS, CORES, FIRST = (
    f"book/{one}.html" for one in ("09-hackenbush", "10-other-ways", "10-misere-sums", "12-coalitions", "01-landscape")
)
SADDLES, MANY, RINGS, CABINET = (
    f"book/{one}.html" for one in ("11-zero-sum", "12-many-players", "06-disguise", "04-cabinet")
)

# Name of a case: (kind, page, number of the widget among its kind on the page or beginning of its title, hands, script).
KINDS: dict[str, tuple[str, str, int | str, str, str]] = {
    "explorer": ("explorer", GRAPHS, 0, "mouse keys", """
        focus .cg-vertex 0
        says 9 has the option
        says The least number missing is 0
        key End
        says 0 has no options
        mouse hover .cg-vertex:has-text('8') 0
        mouse is look 8
    """),
    "explorer of a graph with cycles": ("explorer", CIRCLES, 1, "mouse keys touch", """
        mouse hover .cg-vertex:has-text('b') 0
        press {games.outcomesD}
        labels acghfbdei NDPNDNNDP
    """),
    "labeller, back from the end": ("labeller", CIRCLES, -2, "mouse keys touch", """
        press Step ›
        shows P
        lacks D .cg-label
        slide End
        labels acghfbdei NDPNDNNDP
        says Those positions are draws, D.
        slide Home
        is step 0
    """),
    "labeller of values": ("labeller", CIRCLES, -1, "mouse keys touch", """
        slide Home
        press Step ›
        press Step ›
        says No option of g has a number. The least number missing is 0. A move to b can be answered with a move to i
        slide End
        labels abcdefghi ∞(0, 1)|2|∞|1|∞|∞(1)|0|1|0
        says No other position gets a number.
        menu {games.outcomes}
        slide End
        labels abcdefghi NNDNDDPNP
        menu {games.grundyValues}
        slide End
        labels abcdefghi ∞(0, 1)|2|∞|1|∞|∞(1)|0|1|0
    """),
    "finder": ("finder", GRAPHS, 0, "mouse keys touch", """
        says How long is the period?
        slide ArrowLeft
        says also repeat in a narrower table
        slide ArrowLeft
        says Not 8, because heap 8 has 1 and heap 16, below it, has 2.
        press {everywhere.guess.tell}
        is period 8 3
        many .cg-apart 4
        menu {1, 4, 10}
        press {everywhere.guess.tell}
        is period 16 11
        enter {games.takeThese} = 1 3 4
        slide Home
        says Not 2
        slide PageUp
        says recur from 7 on
        is period 0 7
        enter {games.takeThese} =
        says at least one number
        enter {games.takeThese} = 2, x
        says “x” isn’t a positive whole number
        enter {games.takeThese} = 0
        says “0” isn’t a positive whole number
    """),
    "octal": ("octal", OCTAL, 0, "mouse keys touch", """
        says How long is the period?
        slide Home
        slide PageUp
        is period 0 7
        enter {games.octal.code} = .07
        press {everywhere.guess.tell}
        is period 53 34
        enter {games.octal.code} = 4!.0
        is period none
        enter {games.octal.code} = 0.[3]
        says Endless digits
        many .cg-one 0
        enter {games.octal.code} = 1.2
        says before the point must be 0, 4, 8 or c
        enter {games.octal.code} = x
        says isn’t a code
        menu Guiles 0.15
        press {everywhere.guess.tell}
        says Period 10, from 1 on.
    """),
    "sorted table": ("sorted-table", SURVEY, 0, "mouse keys touch", """
        press period
        press period
        shows 149,459
        many th[aria-sort=descending] 1
        shows sorted by period, from large to small
        many tbody\xa0tr 512
        enter {games.findIn} = 0.156
        many tbody\xa0tr 1
        shows 3,479
        enter {games.findIn} = kayles
        many tbody\xa0tr 2
        press 0.770
        is opened 0.770
        shows Period 12, from 71 on.
        at .cg-octal-panel\xa0[role=gridcell] 9
        shows A heap of 9 has options worth 0 (take 1, leave 4 and 4)
        press {games.octal.play}
        many .cg-octal-panel\xa0.cg-chip 12
    """),
    "heat map to be filled in": ("heat-map", NIM, 0, "mouse keys touch", """
        many .cg-open 7
        at .cg-open 0
        says which number belongs here?
        many .cg-taken 0
        key 0
        says Not 0, which is already in column
        key 5
        says a smaller number is still free.
        key 3
        says Correct. (1, 2, 3) is a P-position.
        many .cg-open 6
        at .cg-open 0
        press {everywhere.guess.tell}
        says is a P-position.
        many .cg-open 5
    """),
    "heat map of nim-sums": ("heat-map", NIM, 1, "mouse keys touch", """
        is at 3,5
        press card 8 of the row
        press card 4 of the column
        is at 7,13
        says 13 ⊕ 7 = 10.
        texts .cg-power.cg-up 8|4|1|4|2|1|8|2
        texts .cg-twice 4|1|4|1
        press card 8 of the column
        is at 15,13
        choose {games.heatScale} = 8
        tones 2
        choose {games.heatScale} = 4
        tones 4
        choose {games.heatScale} = 1
        tones 16
    """),
    "heat map of Wythoff's game": ("heat-map", QUEENS, 0, "mouse keys", """
        focus [role=gridcell][tabindex='0'] 0
        key ArrowUp ArrowUp ArrowRight End ArrowDown ArrowLeft
        is at 14,1
        many .cg-seen 16
        many [role=gridcell][tabindex='0'] 1
        key Tab ArrowRight
        says is already in column
        mouse at [role=gridcell][aria-label^='column\xa07,\xa0row\xa04:'] 0
        mouse is at 7,4
        mouse hover [role=gridcell][aria-label^='column\xa06,\xa0row\xa011:'] 0
        mouse says Column 6, row 11
        mouse many .cg-seen 23
        mouse is at 7,4
    """),
    "coin rules": ("coin-rules", COINS, 0, "mouse keys touch", """
        texts .cg-coin-place\xa0.cg-label 1|2|3|4
        press 3
        texts .cg-coin-place\xa0.cg-label 1|2|4|7|8|11
        says Mock Turtles. The row is worth 2 ⊕ 4 ⊕ 8 = 14. This is an N-position.
        choose {games.whereTheyLie} = side by side
        texts .cg-coin-place\xa0.cg-label 1|2|1|2
        at .cg-coin-place 2
        shows A head on coin 3 has options worth 0 (turn 3)
        texts .cg-worth\xa0li TH is worth 2|TTTTH is worth 1
    """),
    "misère rows, the rule": ("misere-rows", ROWS, "Kayles: catch the rule", "mouse keys touch", """
        press add a row of 8
        press add a row of 5
        press add a row of 1
        shows The nim-sum of 1 ⊕ 4 ⊕ 1 is 4, with some value above 1, so the rule says N.
        says Guess whether
        press take off a row of 8
        press {misere.misere.no}
        says Correct. The rule is wrong about this sum of 6 pins. P: every move leads to an N-position.
        shows The smallest sum you’ve found where the rule fails has 6 pins.
        is found 6
        press add a row of 2
        says Guess whether
        press {misere.misere.no}
        says No. The rule is right. N: to win, turn a row of
        is found 6
        still 2 add a row of 8|Tell me|add a row of 5|Tell me|add a row of 3|Tell me
    """),
    "misère rows, the classes": ("misere-rows", ROWS, "Kayles, misère: 12 classes", "mouse keys touch", """
        many .cg-class 12
        many .cg-class.cg-p 3
        says in the same class as 1 + 5. P: every move leads to an N-position.
        press add a row of 5
        says in the same class as 1. P:
        press P 2 + 2
        texts .cg-laid\xa0button 2|2
        many .cg-laid\xa0.cg-pin 4
        keys key Home Enter
        keys says N: nothing is left, so the player to move has won.
        press {everywhere.clear}
        many .cg-laid\xa0button 0
        still 2 add a row of 8|add a row of 8|add a row of 7|add a row of 5|add a row of 3
        press {everywhere.clear}
        press add a row of 2 *9
        says There’s room for 8 rows. Take one off first.
    """),
    "sharing, a workshop": ("sharing", CORES, 0, "mouse keys touch", """
        menu A workshop
        is state objected
        says AB objects, because it gets 24 and could make 28.
        focus .cg-proposal 0
        key ArrowDown
        is point 156 156 120
        key ArrowDown
        is point 168 168 96
        says Nobody objects
        lacks excess
        lacks core
        lacks Shapley
        menu {coalitions.sharing.back}
        is state objected
        still 2 Let…
        says Now
        mouse drag .cg-proposal 0 by -400 400
        mouse is point 432 0 0
        menu Any two
        is state objected
        focus .cg-proposal 0
        key Enter
        is point 216 216 0
    """),
    "sharing, the least excess": ("sharing", CORES, 2, "mouse", """
        menu {coalitions.sharing.nucleolus}
        at .cg-mark-nucleolus 0
        shows The greatest excess here is −5. In your best proposal so far, it’s −5.
        drag .cg-proposal 0 by 90 40
        shows In your best proposal so far, it’s −5.
    """),
    "tree game": ("tree-game", FIRST, "One card", "mouse keys touch", """
        press {trees.tree.plans}
        texts .cg-plan-table\xa0tbody\xa0td:nth-last-child(3) ?|?|?|?
        press {trees.tree.reveal}
        texts .cg-plan-table\xa0tbody\xa0td:nth-last-child(3) −1|−1|+1/3|+1/3
        shows Your opponent chooses fold 1/3, call 2/3.
        press Machine B
        texts .cg-plan-table\xa0tbody\xa0td:nth-last-child(3) ?|?|?|?
    """),
    "tree game of three": ("tree-game", MANY, "Odd one out", "mouse keys touch", """
        at .cg-choosing 0
        says You lose 1 chip.
        texts .cg-trail\xa0li\xa0span:last-child heads|heads|tails
        at .cg-choosing 1
        says You lose 1 chip.
        shows Rounds: 2, you: −2, Ann: +1, Ben: +1, on average −1
        press {trees.tree.unfold}
        many .cg-branch.cg-lit 3
        press {trees.tree.plans}
        press {trees.tree.revealAll}
        shows Ann chooses heads 1. Ben chooses tails 1.
    """),
    "yard that is reduced": ("yard", EDGES, 0, "mouse keys touch", """
        menu {games.badgeWorths}
        slide ArrowRight
        lacks Colon
        slide End
        says is worth
        slide ArrowLeft
        slide Home
    """),
    "yard to be guessed": ("yard", EDGES, 1, "mouse keys touch", """
        says The value is
        menu {everywhere.guess.first}
        lacks The value is
        press {everywhere.guess.mover}
        says The value is
        menu {everywhere.clear}
        says Make a guess
        press {everywhere.guess.tell}
        says value is 0
    """),
    "side by side": ("side-by-side", WAYS, 0, "mouse keys touch", """
        texts .cg-way-mark not played yet|not played yet|not played yet
        press Every game…
        many .cg-player\xa0.cg-chip 11
        texts .cg-way-truth ||
        press One game…
        finish
        texts .cg-way-mark you won|not played yet|not played yet
        texts .cg-way-truth the first player wins||
        choose {games.together.heaps} = 1
        many .cg-player 0
        texts .cg-way-truth ||
    """),

    # --- tables of payoffs and trees of choices

    "bimatrix": ("bimatrix", MANY, 0, "mouse keys touch", """
        steady 2
        is equilibria 1,1
        press {tableGames.table.strike} *2
        many .cg-pair-struck 5
        press {tableGames.table.strike}
        many .cg-pair-struck 5
        menu {tableGames.table.undo}
        many .cg-pair-struck 3
        choose {tableGames.table.game} = Chicken
        press {tableGames.table.strike}
        many .cg-pair-struck 0
        choose {tableGames.table.game} = The prisoners
        enter Payoff of the first player, when the first player chooses confess and the second silent = 2
        is equilibria 1,1
        enter Payoff of the second player, when the first player chooses silent and the second confess = 2
        is equilibria 0,0 1,1
        many .cg-mix-square 0
        enter Payoff of the first player, when the first player chooses confess and the second silent = 1000
        many [aria-invalid=true] 1
        menu {tableGames.table.back}
        is equilibria 1,1
    """),
    "bimatrix, mixtures": ("bimatrix", MANY, 1, "mouse keys touch", """
        choose {tableGames.table.game} = The prisoners
        has .cg-mix-square data-meetings 1
        enter Payoff of the first player, when the first player chooses confess and the second silent = 2
        enter Payoff of the second player, when the first player chooses silent and the second confess = 2
        has .cg-mix-square data-meetings 3
        choose {tableGames.table.game} = The stag and the hare
        has .cg-mix-square data-settled false
        focus input[type=range] 0
        key ArrowRight ArrowRight
        focus input[type=range] 1
        key ArrowRight ArrowRight
        has .cg-mix-square data-settled true
        shows (2/3, 2/3)
        mouse spot .cg-mix-square 93 6
        mouse shows 12 of 12
    """),
    "habits": ("habits", MANY, 0, "mouse keys touch", """
        steady 2
        says comes in at number 7 of 7. In generation 0, each habit has 14 %
        many .cg-habit-later[d*=M] 0
        slide End
        says your habit has 0 % of the places, and patient has 25 %
        press silent
        says You’ve built tit for tat. Your habit gets 189 in all, and no other gets more. In generation 30, your habit has 18 %
        texts .cg-habit-against 30 : 30|30 : 30|9 : 14
        focus .cg-habit-name 4
        shows Stays silent until the other player confesses
        slide Home
        press Let 30 generations pass
        says In generation 30
        mouse drag .cg-handle 0 by -400 0
        mouse says In generation 0
    """),
    "climb": ("climb", EDGES, 0, "mouse keys touch", """
        steady 2
        says The ground is worth 3 and should be worth 0.
        press 3
        says With 3, the ground would be worth 2, not 0.
        press 1
        says the upper end should be worth 0, not 1. Go on there.
        press {climbing.climb.try}
        says Cut edge 8.
        press 0
        press 1
        press {climbing.climb.try}
        press 2
        says the bridge carries nothing
        press {climbing.climb.try}
        says 5 cuts win: edges 8, 9, 11, 17 and 33.
        is wins 8,17,33,9,11
        many .cg-branch.cg-won 5
        press {climbing.climb.again}
        many .cg-branch.cg-won 0
    """),
    "tree game against a habit": ("tree-game", MANY, 0, "mouse keys touch", """
        steady 2
        press confess *3
        many .cg-track\xa0tr:nth-child(2)\xa0td:has-text('silent') 2
        choose {trees.tree.against} = tit for tat
        press silent *9
        press confess
        is sum 32
        press {trees.tree.anew}
        press silent
        is sum 3
    """),
    "tree game with a heap": ("tree-game", FIRST, "Take 1 or 2", "mouse keys touch", """
        steady 2
        many .cg-heap-left\xa0circle 8
        press take 1
        many .cg-heap-left\xa0circle 4
        press take 2
        many .cg-heap-left\xa0circle 0
        is sum 1
    """),
    "matrix game, its saddle point": ("matrix-game", SADDLES, "Two worst cases", "mouse keys touch", """
        many td.cg-saddle 1
        enter B against v = 6
        many td.cg-saddle 0
        enter B against v = 1.5
        says whole numbers
        press {strategies.matrix.anew}
        many td.cg-saddle 1
    """),
    "matrix game, struck out": ("matrix-game", SADDLES, "Strike out", "mouse keys touch", """
        steady 2
        press Strike out row C
        is left 4x3
        press Strike out row D
        is left 3x3
        press Strike out column v
        press Strike out row B
        press Strike out row A
        is left 2x2
        press {strategies.matrix.solve}
        is value 9/2
        press {strategies.matrix.undo}
        is left 3x2
        is value 9/2
    """),
    "matrix game, the lowest line": ("matrix-game", SADDLES, "Standing on the lowest line", "mouse keys touch", """
        focus [role=slider][aria-label^='B\xa0against\xa0u'] 0
        key ArrowDown
        has [role=slider][aria-label^='B\xa0against\xa0u'] aria-valuenow 3
        focused B against u
        mouse drag [role=slider][aria-label^='A\xa0against\xa0w'] 0 by 0 -30
        mouse lacks [1,
        press {strategies.matrix.anew}
        mouse drag [role=slider][aria-label^='How\xa0often\xa0row\xa0A'] 0 by 30 0
        focus [role=slider][aria-label^='How\xa0often\xa0row\xa0A'] 0
        walk ArrowRight to 5/7: you’re sure of 17/7
        press {strategies.matrix.solve}
        is value 17/7
    """),

    # --- drawing a graph

    "editor": ("editor", GRAPHS, 0, "mouse keys touch", """
        labels abcd PNNP
        at .cg-vertex 3
        at .cg-vertex 0
        graph a: b c; b: c d; c: d; d: a
        labels abcd DDDD
        press {everywhere.undo}
        labels abcd PNNP
        mouse carry .cg-vertex 0 .cg-vertex 3
        mouse graph a: b c d; b: c d; c: d; d:
        mouse carry .cg-vertex 0 .cg-vertex 3
        mouse graph a: b c; b: c d; c: d; d:
        mouse spot .cg-sheet 10 15
        mouse graph a: b c; b: c d; c: d; d:; e:
        mouse press {everywhere.undo}
        press {games.toolErase}
        at .cg-vertex 3
        graph a: b c; b: c; c:
        menu {everywhere.clear}
        graph 
        menu {games.newVertex}
        menu {games.newVertex}
        menu {games.newVertex}
        focused c
        at .cg-vertex 0
        graph b:; c:
        press {games.toolDraw}
        at .cg-vertex 0
        at .cg-vertex 1
        graph b: c; c:
        menu {games.values}
        labels bc 10
        focus .cg-vertex 0
        key Enter Escape
        at .cg-vertex 1
        graph b: c; c:
        key Escape
        focus .cg-vertex 0
        key Enter Escape
        menu {games.loop}
        graph b: c b; c:
        labels bc ∞(0)|0
        press {games.toolMove}
        keys focus .cg-vertex 1
        keys key ArrowDown Delete
        keys graph b: b
        keys menu {everywhere.clear}
        keys menu {games.asText}
    """),

    # --- boards: features of a single look only, as test_touch_browser.py checks that every legal move can be touched

    "board of a queen": ("player", QUEENS, 0, "keys mouse", """
        keys focus .cg-sq[aria-label='Go\xa01\xa0left'] 0
        keys key ArrowLeft ArrowDown ArrowDown ArrowRight ArrowUp
        keys focused Go 2 down
        keys key Enter
        keys made You: go 2 down.
        keys says Your opponent: go
        mouse press {games.hint} *3
        mouse many .cg-sq.cg-going 1
        mouse at .cg-sq.cg-going 0
        mouse made You: go
    """),
    "board of heaps taken from together": ("player", QUEENS, "2-Wythoff", "mouse keys", """
        is position 6, 9
        at .cg-chip 4
        at .cg-chip 10
        many .cg-go:disabled 1
        at .cg-chip 12
        at .cg-go 0
        made You: take 2 from heap 1 and 3 from heap 2.
    """),
    "board of Moore's Nim": ("player", NIM, "Moore's Nim, up to 2 heaps", "mouse keys", """
        at .cg-heap:nth-child(1)\xa0.cg-chip 0
        at .cg-heap:nth-child(2)\xa0.cg-chip 0
        at .cg-heap:nth-child(3)\xa0.cg-chip 0
        says at most 2 heaps
        many .cg-go:disabled 1
    """),
    "board of turtles": ("player", NIM, "Turning Turtles", "mouse keys", """
        at .cg-coin-place 0
        says only part of a move
        many .cg-go:disabled 1
        at .cg-coin-place 4
        at .cg-go 0
        made You: turn coins 1 and 5.
    """),
    "board of stairs": ("player", NIM, "Staircase Nim", "mouse keys", """
        at .cg-step\xa0>>\xa0nth=3\xa0>>\xa0.cg-chip 1
        made You: move 2 from step 3 to step 2.
    """),
    "board of a strip": ("player", NIM, "Nimble", "mouse", """
        at .cg-penny 2
        at .cg-place-on-strip 7
        says only move left
        at .cg-place-on-strip 1
        at .cg-go 0
        made to square 1
    """),
    "board of binary digits": ("player", NIM, 1, "mouse", """
        hover .cg-heap\xa0>>\xa0nth=1\xa0>>\xa0.cg-chip 9
        texts .cg-foot\xa0.cg-digit 0|0|0|0
        press {games.hint} *2
        says A winning move starts at the mark
    """),
    "board of chips": ("player", TAKE, 0, "mouse keys touch", """
        mouse at .cg-chip 2
        mouse says You can take 1, take 2, take 3 or take 4
        mouse is position 32
        mouse hover .cg-chip 30
        mouse says Take 2. Click to make this move.
        mouse many .cg-chip.cg-going 2
        mouse at .cg-chip 31
        keys focus .cg-piece 0
        keys key End
        keys focused Take 1
        keys key ArrowLeft
        keys says Take 2. Press Enter to make this move.
        keys key Enter
        touch at .cg-chip 31
        touch says Touch again
        touch is position 32
        touch texts .cg-go Take 1
        touch at .cg-chip 31
        says Your opponent: take
        made You: take
        keys focused Take
    """),
    "board of ruled coins": ("player", COINS, "Ruler", "mouse keys", """
        at .cg-coin-place 3
        says That’s only part of a move. Choose what else to turn besides coin 4.
        many .cg-go:disabled 1
        at .cg-coin-place 5
        says Turn coins 4 to 6
        at .cg-go 0
        made You: turn coins 4 to 6.
    """),
    "board of pins": ("player", OCTAL, "Kayles", "mouse", """
        at .cg-between 3
        made You: knock down pins 4 and 5.
        menu {everywhere.undo}
        at .cg-standing 4
        made You: knock down pin 5.
        many .cg-standing 9
    """),
    "board of pins that fall in pairs": ("player", OCTAL, "Dawson's Kayles", "mouse", """
        at .cg-standing 2
        says That isn’t a legal move
        is position 8
    """),
    "board of a heap that is parted": ("player", OCTAL, "Grundy's game", "mouse", """
        press {games.hint} *3
        many .cg-cut 1
        at .cg-gap 0
        made You: divide into 1 and 7.
    """),
    "board of a sum": ("player", SUMS, "Nim + Kayles", "mouse keys", """
        texts .cg-part-name Part 1: Nim|Part 2: Kayles
        at .cg-part\xa0>>\xa0nth=0\xa0>>\xa0.cg-chip 3
        made You: take 1 in part 1.
    """),
    "board of heaps that divide": ("player", SUMS, "Lasker", "mouse keys", """
        menu {games.seats.friend}
        texts .cg-nth 1|2|3
        at .cg-gap 2
        texts .cg-parts 2|2, 3|7
        texts .cg-nth 1|2|4
    """),
    "board of a join": ("player", WAYS, "A join: Take", "mouse keys", """
        many .cg-chip 15
        at .cg-chip 6
        says let you take that many from heap 1
        at .cg-chip 7
        says every heap that you can take from
        at .cg-chip 12
        many .cg-chip.cg-going 4
        at .cg-go 0
        made You: take 1 in part 1 and take 3 in part 2.
    """),
    "board of rectangles": ("player", WAYS, "A join: Euclid", "mouse keys", """
        many .cg-cut-square 3
        at .cg-cut-square 2
        many .cg-cut-square.cg-going 3
        at .cg-cut-square 1
        many .cg-cut-square.cg-going 2
        at .cg-go 0
        made You: cut one square off rectangle 1 and cut one square off rectangle 2.
    """),
    "board of edges": ("player", EDGES, 0, "mouse keys", """
        many .cg-branch 15
        mouse hover [aria-label='Cut\xa0edge\xa015'] 0
        mouse many .cg-branch.cg-going 1
        at [aria-label='Cut\xa0edge\xa015'] 0
        made You: cut edge 15.
        says Your opponent: cut edge
    """),
    "board of a ring": ("player", CABINET, "Coins in a ring", "mouse keys", """
        menu {games.seats.friend}
        press coin 10
        press coin 1
        texts .cg-go Take 2 from the ring
        press coin 4
        press coin 3
        press coin 2
        texts .cg-go Take 3 from the ring
        press coin 1
        texts .cg-go Take 1 from the ring
        press coin 1
        press coin 10
        press coin 2
        texts .cg-go Take coin 2
        press coin 3
        at .cg-go 0
        made take coins 2 to 3
    """),
    "board of a token": ("player", GRAPHS, 0, "mouse", """
        carry .cg-disc 0 .cg-goal 0
        many .cg-record\xa0li 2
    """),
    "board of a painted ring": ("player", RINGS, "Paint", "mouse", """
        hover circle.cg-coin 6
        texts .cg-count 5
        many .cg-going 2
        at circle.cg-coin 6
        many circle.cg-painted 4
        many circle.cg-coin 7
        many circle.cg-coin:nth-of-type(1).cg-painted 1
    """),
    "panel of a board": ("player", NIM, 0, "keys", """
        steady 2
        focus .cg-dots 0
        key Enter Tab
        many .cg-menu:focus-within 1
        focus input[value=first] 0
        key ArrowRight
        many input[value=second]:checked 1
        many .cg-menu:focus-within 1
        key ArrowRight Escape
        many input[value=friend]:checked 1
        many .cg-menu:focus-within 0
        many .cg-dots:focus 1
        key Enter Shift+Tab
        many .cg-menu:focus-within 0
        focus .cg-piece 0
        key ArrowRight
        texts .cg-go:visible Take 2 from heap 1
    """),
    "board for two": ("player", TAKE, 0, "mouse keys", """
        menu {games.seats.friend}
        says First player
        at .cg-chip 31
        says Second player
        at .cg-chip 30
        says First player
    """),
}  # fmt: skip


class Steps:
    """The steps that a script can have."""

    def __init__(self, seen: Visit, one: Locator, hand: str) -> None:
        self.page, self.one, self.hand = seen.page, one, hand
        self.heights: set[int] = set()  # heights of the widget since the step "steady"
        self.most = 10**6

    def play(self, script: str) -> None:
        for line in filter(None, map(str.strip, script.splitlines())):
            words = line.split(" ")
            hands = {*HANDS} & {*words[: next(i for i, word in enumerate(words) if word not in HANDS)]}
            if hands and self.hand not in hands:
                continue
            step, *rest = words[len(hands) :]
            try:
                getattr(self, step)(*self._given(step, worded(" ".join(rest))))
                if self.heights:
                    self.heights.add(round(box_of(self.one)["height"]))
                    assert max(self.heights) - min(self.heights) <= self.most, "the height of the widget must not jump"
            except Exception as error:
                error.add_note(f"{self.hand}: {line}")
                raise

    def _given(self, step: str, rest: str) -> list[str]:
        """Return the arguments of a step: a selector and the rest, a name and a value, or the rest of the line."""
        if step in ("at", "focus", "hover", "many", "texts", "drag", "has", "spot", "carry"):
            place, _, more = rest.partition(" ")
            return [place.replace("\xa0", " "), more]
        if " =" in rest and step in ("enter", "choose"):
            name, _, value = rest.partition(" =")
            return [name, value.strip()]
        return [rest]

    def _do(self, place: Locator) -> None:
        if self.hand == "mouse":
            place.click()
        elif self.hand == "touch":
            tap(place)
        else:
            place.focus()
            place.press("Space" if place.evaluate("one => one.matches('input')") else "Enter")

    def _named(self, name: str) -> Locator:
        """Return the visible button, choice or fold with this name, or with this part of a name if it ends in an ellipsis."""
        part = re.escape(name.removesuffix("…"))
        exact = re.compile(part if name.endswith("…") else rf"^\W*{part}\W*$")
        button = self.one.get_by_role("button", name=exact)
        choice = self.one.locator("label, summary").filter(has_text=exact)
        found = button.or_(choice).locator("visible=true").first
        found.wait_for()
        if self.hand == "keys" and found.evaluate("one => one.matches('label')"):
            return found.locator("input")
        return found

    # --- actions

    def press(self, name: str) -> None:
        name, _, times = name.partition(" *")
        for _ in range(int(times or 1)):
            self._do(self._named(name))

    def menu(self, name: str) -> None:
        box, wide = box_of(menu(self.one)), (self.page.viewport_size or {"width": 0})["width"]
        assert 0 <= box["x"] <= box["x"] + box["width"] <= wide, "the panel must be within the screen"
        self.press(name)
        if self.one.locator(".cg-menu").first.is_visible():
            self.page.keyboard.press("Escape")

    def at(self, place: str, nth: str) -> None:
        self._do(self.one.locator(place).nth(int(nth)))

    def focus(self, place: str, nth: str) -> None:
        self.one.locator(place).nth(int(nth)).focus()

    def hover(self, place: str, nth: str) -> None:
        self.one.locator(place).nth(int(nth)).hover()

    def drag(self, place: str, how: str) -> None:
        nth, _, x, y = how.split()
        thing = self.one.locator(place).nth(int(nth))
        thing.scroll_into_view_if_needed()
        a, b = middle(thing)
        drag(self.page, (a, b), (a + int(x) / 2, b + int(y) / 2), (a + int(x), b + int(y)))

    def carry(self, place: str, rest: str) -> None:
        nth, goal, of_goal = rest.split()
        self.one.locator(place).nth(int(nth)).evaluate("one => one.scrollIntoView({ block: 'center' })")
        drag(self.page, middle(self.one.locator(place).nth(int(nth))), middle(self.one.locator(goal).nth(int(of_goal))))

    def spot(self, place: str, percent: str) -> None:
        """Click in an element, at the given percentages of its width and height."""
        thing, (x, y) = self.one.locator(place).first, map(int, percent.split())
        box = box_of(thing)
        thing.click(position={"x": box["width"] * x / 100, "y": box["height"] * y / 100})

    def key(self, keys: str) -> None:
        for one in keys.split():
            self.page.keyboard.press(one)

    def walk(self, words: str) -> None:
        """Press a key until the status has the given words."""
        key, _, goal = words.partition(" to ")
        for _ in range(99):
            if goal in said(self.one):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"it never says {goal}")

    def slide(self, key: str) -> None:
        self.one.get_by_role("slider").first.press(key)

    def enter(self, name: str, value: str) -> None:
        self.one.get_by_label(name, exact=True).fill(value)
        self.one.get_by_label(name, exact=True).press("Enter")

    def choose(self, name: str, value: str) -> None:
        """Choose an option by its words, or by its number in the list "Begin with"."""
        box = self.one.get_by_label(name)
        box.select_option(index=int(value)) if name == "Begin with" else box.select_option(label=value)

    # --- checks

    def says(self, words: str) -> None:
        any_of = re.compile("|".join(map(re.escape, words.split("|"))))
        expect(self.one.locator(".cg-status").locator("visible=true").first).to_contain_text(any_of)

    def shows(self, words: str) -> None:
        expect(self.one).to_contain_text(words, use_inner_text=True)

    def lacks(self, words: str) -> None:
        word, _, place = words.partition(" .")
        said = " ".join((self.one.locator(f".{place}") if place else self.one).all_inner_texts())
        assert word.lower() not in said.lower()

    def is_(self, words: str) -> None:
        name, _, value = words.partition(" ")
        expect(self.one).to_have_attribute(f"data-{name}", value)

    def has(self, place: str, words: str) -> None:
        name, _, value = words.partition(" ")
        expect(self.one.locator(place).first).to_have_attribute(name, value)

    def graph(self, text: str) -> None:
        """Check the text form of the graph that is drawn."""
        expect(self.one).to_have_attribute("data-graph", text.replace("; ", "\n"))

    def finish(self, _: str) -> None:
        """Play the game on the board to its end, and win."""
        assert win(self.one.locator(".cg-player")) == "won"

    def steady(self, most: str) -> None:
        """Check after every later step that the height has changed by no more than the given number of pixels."""
        self.heights, self.most = {round(box_of(self.one)["height"])}, int(most)

    def many(self, place: str, count: str) -> None:
        expect(self.one.locator(place)).to_have_count(int(count))

    def texts(self, place: str, wanted: str) -> None:
        """Check the texts of the first elements with a selector."""
        every = wanted.split("|")
        expect(self.one.locator(place).nth(len(every) - 1)).to_have_text(every[-1])
        assert self.one.locator(place).all_inner_texts()[: len(every)] == every

    def made(self, words: str) -> None:
        """Check that the record of the game has a move."""
        expect(self.one.locator(".cg-record")).to_contain_text(words)

    def focused(self, words: str) -> None:
        """Check the beginning of the name of the focused element, because redrawing a board must not lose the focus."""
        name = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
        self.page.wait_for_function(f"words => ({name}).startsWith(words)", arg=words)

    def labels(self, words: str) -> None:
        """Check the label on each vertex, by the vertices' names."""
        names, _, found = words.partition(" ")
        faces = self.one.locator(".cg-vertex")
        labels = zip(
            faces.locator(".cg-name").all_inner_texts(), faces.locator(".cg-label").all_inner_texts(), strict=True
        )
        assert dict(labels) == dict(zip(names, found.split("|") if "|" in found else found, strict=True))

    def tones(self, most: str) -> None:
        """Check that the cells of the table have at least two colours, and at most one more than the given number."""
        cells = self.one.locator("[role=gridcell]")
        found = cells.evaluate_all(
            "all => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))].length"
        )
        assert 1 < found <= int(most) + 1

    def still(self, words: str) -> None:
        """Check that pressing the given buttons changes the height by no more than the given number of pixels."""
        most, _, names = words.partition(" ")
        heights = {round(box_of(self.one)["height"])}
        for name in names.split("|"):
            self._do(self._named(name))
            heights.add(round(box_of(self.one)["height"]))
        assert max(heights) - min(heights) <= int(most), heights


setattr(Steps, "is", Steps.is_)


@pytest.mark.parametrize(
    ("page", "hand"), sorted({(page, hand) for _, page, _, hands, _ in KINDS.values() for hand in hands.split()})
)
def test_every_kind(visit: Open, page: str, hand: str) -> None:
    seen = visit(page, **({"width": 360, "touch": True} if hand == "touch" else {}))
    seen.unfold()
    seen.open_gates()
    wrong = []
    for case, (kind, where, which, hands, script) in KINDS.items():
        if (where, hand in hands.split()) != (page, True):
            continue
        seen.page.evaluate(worded(RENEW))
        one = seen.widgets(kind)[which] if isinstance(which, int) else titled(seen, which, kind)
        one.scroll_into_view_if_needed()
        try:
            Steps(seen, one, hand).play(script)
        except Exception as error:
            wrong.append([case, *error.__notes__, str(error)])
    kinds = {kind for kind, where, *_ in KINDS.values() if where == page}
    assert not wrong, "\n".join(line for one in wrong for line in one)
    assert seen.serious(", ".join(f".cg-{kind}" for kind in kinds)) == []
    assert seen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_every_kind_has_a_script_or_a_test_file_of_its_own() -> None:
    elsewhere = {
        "exercise": "exercises", "guess": "hands", "hand": "hands", "story": "films", "life": "life", "lab": "laboratory",
        "practice": "practice", "sliders": "sliders",
    }  # fmt: skip
    kinds = {
        kind
        for page in (SITE / "book").glob("*.html")
        for kind in re.findall(r'data-kind="([\w-]+)"', page.read_text("utf8"))
    }
    assert kinds - elsewhere.keys() == {kind for kind, *_ in KINDS.values()}
    assert {
        name for name in elsewhere.values() if not (Path(__file__).parent / f"test_{name}_browser.py").exists()
    } == set()


# --- comparisons with Python


def test_heat_maps_show_the_values_that_python_computes(again: Open) -> None:
    (table,) = again(QUEENS).widgets("heat-map")
    values = wythoff_values(16, 16)
    found = [int(text) for text in table.locator("[role=gridcell]").all_inner_texts()]
    assert found == [value for row in reversed(values) for value in row]
    assert table.locator(".cg-marked").count() == sum(row.count(0) for row in values)
    table.get_by_role("gridcell", name=f"column 6, row 11: {values[11][6]}.", exact=True).click()
    lines = (
        {values[11][i] for i in range(6)}
        | {values[j][6] for j in range(11)}
        | {values[11 - k][6 - k] for k in range(1, 7)}
    )
    assert {int(text) for text in table.locator(".cg-taken").all_inner_texts()} == lines
    seen = again(PRODUCTS)
    (table,) = seen.widgets("heat-map")
    table.get_by_role("gridcell", name=f"column 6, row 5: {nim_product(5, 6)}.", exact=True).click()
    assert table.locator(".cg-missing").inner_text() == str(nim_product(5, 6))
    for one in (table.locator(".cg-taken").first, table.locator(".cg-taken").last):
        one.click()
        corners = [int(text) for text in table.locator(".cg-why").all_inner_texts()]
        assert len(corners) == 3
        assert nim_sum(*corners) == int(one.inner_text())


def test_the_labeller_has_pythons_labels_and_shows_what_a_wrong_label_missed(again: Open) -> None:
    seen = again(TAKE)
    stepped, game = seen.widgets("labeller")[1], Subtraction({1, 3, 4})
    stepped.locator(".cg-rail").get_by_role("slider").press("End")
    cells = stepped.locator(".cg-cell").evaluate_all("all => all.map((one) => one.dataset.label)")
    assert cells == [game(n).outcome() for n in range(21)]
    tried = seen.widgets("labeller")[0]
    for n in range(17):
        right = Bash(3)(n).outcome()
        tried.get_by_role("button", name="NP".replace(right, ""), exact=True).click()
        assert "Look again" in said(tried)
        assert tried.locator(".cg-seen").count() == len(Bash(3)(n).moves()), "all options must light up"
        tried.get_by_role("button", name=right, exact=True).click()
    assert "All positions are labelled" in said(tried)


def test_cores_and_values_agree_with_python_as_a_worth_changes(again: Open) -> None:
    one = again(CORES).widgets("sharing")[1]
    text, estate = one.locator(".cg-told"), bankruptcy(36, (10, 20, 30))
    menu(one).get_by_label(called("coalitions.sharing.nucleolus")).check()
    for mark, value in (("shapley", shapley_value(estate)), ("nucleolus", nucleolus(estate))):
        one.locator(f".cg-mark-{mark}").scroll_into_view_if_needed()
        x, y = middle(one.locator(f".cg-mark-{mark}"))
        one.page.mouse.click(x + 2, y)
        assert one.get_attribute("data-point") == " ".join(str(int(12 * share)) for share in value)
    slider, met = one.get_by_label("BC makes"), set()
    slider.press("Home")
    for _ in range(int(slider.get_attribute("max") or 0)):
        slider.press("ArrowRight")
        worth = map(int, (one.get_attribute("data-worth") or "").split())
        corners = core_vertices(
            CoalitionGame("ABC", dict(zip(("", "A", "B", "AB", "C", "AC", "BC", "ABC"), worth, strict=True)))
        )
        met.add(min(len(corners), 3))
        said_of = text.inner_text()
        assert (
            all(f"({', '.join(map(str, corner))})" in said_of for corner in corners)
            if corners
            else "The core is empty" in said_of
        )
        assert one.locator("polygon.cg-core").count() == (len(corners) > 2)
    assert {0, 3} <= met
    one.get_by_label(called("coalitions.sharing.all")).press("Home")
    assert one.get_attribute("data-state") == "none"
    one = again(CORES).widgets("sharing")[3]
    menu(one).get_by_label(called("coalitions.sharing.nucleolus")).check()
    for much, paid in ((200, "A 50, B 75, C 75"), (300, "A 50, B 100, C 150"), (100, "A 33 1/3, B 33 1/3, C 33 1/3")):
        one.get_by_label(called("coalitions.sharing.estate")).fill(str(much))
        assert f"Nucleolus: {paid}." in one.locator(".cg-told").inner_text(), (
            "the nucleolus must be the division in the Talmud"
        )


def test_a_picture_can_be_drawn_by_keys_or_mouse_and_cut_and_its_value_is_pythons(again: Open) -> None:
    seen = again(EDGES)
    yard, keys = seen.widgets("yard")[1], seen.page.keyboard
    menu(yard).get_by_role("button", name=called("everywhere.clear")).click()
    edges: list[tuple[int, int]] = []
    yard.locator("[data-name='4,0']").focus()
    for pressed, edge in (
        (["Enter", "ArrowUp", "Enter"], (0, 1)),  # from the ground to (4, 1)
        (["Enter", "ArrowUp", "ArrowRight", "Enter"], (1, 2)),
        (["Enter", "ArrowDown", "ArrowLeft", "Enter"], (2, 1)),  # a second edge between the same vertices
        (["Enter", "Enter"], (1, 1)),  # a loop
        (["ArrowUp", "ArrowUp", "Enter", "ArrowUp", "Enter"], (3, 4)),  # an edge that isn't connected to the ground
    ):
        for key in pressed:
            keys.press(key)
        edges.append(edge)
        assert yard.get_attribute("data-edges") == str(len(edges))
        assert yard.get_attribute("data-value") == str(green_value(edges)), edges
    assert yard.locator(".cg-loose").count() == 1
    keys.press("Enter")
    keys.press("Escape")
    assert yard.get_attribute("data-edges") == "5"
    yard.get_by_role("button", name=called("everywhere.undo")).click()
    assert yard.get_attribute("data-edges") == "4"
    menu(yard).get_by_role("button", name=called("everywhere.clear")).click()
    yard.scroll_into_view_if_needed()
    for start, end in (("4,0", "4,1"), ("4,1", "5,2"), ("4,1", "3,2")):
        drag(seen.page, *(middle(yard.locator(f"[data-name='{name}']")) for name in (start, end)))
    assert (yard.get_attribute("data-edges"), yard.get_attribute("data-value")) == ("3", "1")
    yard.get_by_label(called("games.yardWhat")).select_option(label=called("games.yardErase"))
    yard.get_by_role("button", name="Erase edge 1", exact=True).click()
    assert yard.locator(".cg-loose").count() == 2, "the edges that hung from the erased one must stay"
    menu(yard).get_by_label(called("games.picture")).select_option(label="a swing")
    yard.get_by_label(called("games.yardWhat")).select_option(label=called("games.yardCut"))
    value = yard.get_attribute("data-value")
    yard.get_by_role("button", name=called("games.opponentCuts")).click()
    assert (yard.get_attribute("data-value") == "0") == (value != "0"), "the opponent must move to 0 whenever it can"
    while (yard.get_attribute("data-edges") or "0") != "0":
        yard.locator(".cg-badge[tabindex='0']").first.press("Enter")
    assert "the player who cut last has won" in said(yard)


def test_rounds_of_a_tree_game_add_up_and_ten_thousand_tell_plans_apart(again: Open) -> None:
    seen = again(FIRST)
    one = titled(seen, "Stone, scissors, paper", "tree-game")
    one.get_by_text(called("trees.tree.unfold")).click()
    total = 0
    for i in range(9):
        one.locator(".cg-choosing").nth(i % 3).press("Enter")
        total += {"You win 1 chip.": 1, "You lose 1 chip.": -1, "Nobody wins.": 0}[said(one)]
        assert one.locator(".cg-branch.cg-lit").count() == one.locator(".cg-trail li").count() == 2
        assert one.get_attribute("data-sum") == str(total)
    one = titled(seen, "Roll or stop", "tree-game")
    one.get_by_text(called("trees.tree.plans")).click()
    for plan in ("stop, –, –", "roll, stop, –", "roll, roll, stop", "roll, roll, roll"):
        one.get_by_role("button", name=f"10,000 rounds with this plan: {plan}").click()
    found = [float(cell) for cell in one.locator(".cg-plan-table tbody td:nth-last-child(2)").all_inner_texts()]
    assert found == pytest.approx([1, 8 / 3, 28 / 9, 80 / 27], abs=0.2)
    one.get_by_role("button", name=called("trees.tree.anew")).click()
    one = titled(seen, "Take 1 or 2", "tree-game")
    for first, sum_of_both in ((1, "-1"), (0, "0")):  # taking two of four is a mistake, and the machine makes none
        if first == 0:
            one.get_by_role("button", name=called("trees.tree.again")).click()
        one.locator(".cg-choosing").nth(first).click()
        while one.get_attribute("data-state") == "yours":
            one.locator(".cg-choosing").last.click()
        assert one.get_attribute("data-sum") == sum_of_both


def test_ten_thousand_rounds_show_which_machine_can_be_beaten(again: Open) -> None:
    seen = again(SADDLES)
    one = titled(seen, "Odd or even", "tree-game")
    one.get_by_text(called("trees.tree.plans")).click()
    for machine, means in (("Machine A", (-0.5, 0.5)), ("Machine B", (-1 / 12, -1 / 12))):
        one.get_by_text(machine, exact=True).click()
        assert one.get_attribute("data-rounds") == "0"
        for i in (0, 1):
            one.locator(".cg-choosing").nth(i).press("Enter")
            assert one.locator(".cg-choosing").nth(i).evaluate("one => one === document.activeElement"), (
                "the button must keep the focus for the next round"
            )
        for i, mean in enumerate(means):
            row = one.locator(".cg-plan-table tbody tr").nth(i)
            row.get_by_role("button").click()
            so_far = row.locator("td:nth-last-child(2)").inner_text()
            assert float(so_far.replace("−", "-")) == pytest.approx(mean, abs=0.15)
        assert one.get_attribute("data-rounds") == "20002"


@pytest.mark.slow
def test_a_graph_with_cycles_may_have_three_hundred_vertices_and_no_more(again: Open) -> None:
    (editor,) = again(GRAPHS).widgets("editor")

    def use(text: str) -> None:
        menu(editor).get_by_label(called("games.asText")).fill(text)
        editor.get_by_role("button", name=called("games.useText")).click()

    rnd = random.Random(7)
    text = "\n".join(f"v{v}: {' '.join(f'v{rnd.randrange(300)}' for _ in range(rnd.randrange(4)))}" for v in range(300))
    use(text)
    game, faces = read_graph(text), editor.locator(".cg-vertex")
    values = loopy_values(*map(game, game.vertices))
    for what in ("games.values", "games.outcomesD"):
        menu(editor).locator("label", has_text=called(what)).click()
        names, found = (faces.locator(part).all_inner_texts() for part in (".cg-name", ".cg-label"))
        wanted = {str(v): str(values[game(v)] if what == "games.values" else game(v).outcome()) for v in game.vertices}
        assert dict(zip(names, found, strict=True)) == wanted
    menu(editor).get_by_role("button", name=called("games.newVertex")).click()
    assert "300" in said(editor)
    use("a: b\nb c")
    assert "2" in said(editor), "the message must name the faulty line"
    assert faces.count() == 300, "the previous graph must stay"


# --- games on a board


def test_after_a_lost_win_the_mistake_is_named_and_can_be_taken_back(again: Open) -> None:
    board = again(TAKE).widgets("player")[0]
    move(board, "Take 1")
    while (state := my_turn(board)) == "yours":
        board.locator(".cg-chip").last.click()
    assert state == "lost"
    number, taken = re.search(r"Your mistake was move (\d+), take (\d)\. ", said(board)).groups()  # type: ignore[union-attr]
    board.get_by_role("button", name=called("games.backThere")).click()
    blamed = Bash(4)(int(board.get_attribute("data-position") or 0))
    assert blamed.outcome() == blamed.play(f"take {taken}").outcome() == "N"
    assert len(done(board)) == 2 * int(number) - 2
    assert win(board) == "won"
    menu(board).get_by_role("button", name=called("everywhere.undo")).click()
    assert board.get_attribute("data-state") == "yours"


def test_a_link_restores_the_position_and_a_damaged_one_says_so(visit: Open) -> None:
    seen = visit(TAKE, calm=False)
    seen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    board, addresses = seen.widgets("player")[0], []
    menu(board).get_by_text(called("games.seats.second")).click()
    my_turn(board)
    for clipboard in (True, False):  # without a clipboard, the address is shown
        if not clipboard:
            seen.page.evaluate("() => { delete Navigator.prototype.clipboard; document.execCommand = () => false; }")
        before = said(board)
        menu(board).get_by_role("button", name=called("games.copyLink")).click()
        expect(board.locator(".cg-status")).not_to_have_text(before)
        addresses.append(
            seen.page.evaluate("navigator.clipboard.readText()") if clipboard else said(board).partition(": ")[2]
        )
    assert addresses[0] == addresses[1]
    restored = visit(addresses[0]).widgets("player")[0]
    assert restored.get_attribute("data-position") == board.get_attribute("data-position")
    assert menu(restored).get_by_label(called("games.seats.second")).is_checked()
    fresh, damaged = (visit(one).widgets("player")[0] for one in (TAKE, f"{addresses[0]}.9-9-9"))
    assert said(damaged) != said(fresh)
    assert damaged.get_attribute("data-position") == fresh.get_attribute("data-position") == "32"


# This script counts the elements that begin to slide or to fade.
WATCH = """() => {
  window.slid = window.faded = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    slid += /translate/.test(frames[0].transform);
    faded += this.matches(".cg-leaving");
    return animate.call(this, frames, how);
  };
}"""


def test_pieces_slide_or_fade_and_the_next_game_begins_as_its_button_says(visit: Open) -> None:
    seen = visit(NIM, calm=False)
    board = titled(seen, "Northcott")
    seen.page.evaluate(WATCH)
    for _ in range(2):
        menu(board).locator("button.cg-move").first.click()
        my_turn(board)
    assert seen.page.evaluate("slid") >= 4, "both players' pieces must slide"
    nim = titled(seen, "Nim")
    menu(nim).get_by_text(called("games.seats.friend")).click()  # the opponent's answer would redraw the board
    menu(nim).locator("button.cg-move").first.click()
    assert seen.page.evaluate("faded") > 0
    expect(nim.locator(".cg-leaving")).to_have_count(0)
    board = visit(TAKE, calm=False).widgets("player")[0]
    assert win(board) == "won"
    expect(board.locator(".cg-go")).to_have_text(re.compile(r"\d"))
    start = board.locator(".cg-go").inner_text().split()[-1]
    board.locator(".cg-go").click()
    expect(board).to_have_attribute("data-position", start)
    assert done(board) == []
    assert (
        board.get_by_label(called("games.start")).evaluate("one => one.selectedOptions[0].textContent").endswith(start)
    )


def test_the_opponents_strength_can_change_during_a_game(visit: Open) -> None:
    """The opponent always slips at first, and never after the change, when each of its moves leaves a multiple of 4."""
    board = visit("book/index.html", calm=False).widgets("player")[0]
    opponent = menu(board).get_by_label(called("games.opponentIs"))
    opponent.select_option(label=called("games.slip100"))
    menu(board).get_by_role("button", name=called("games.again")).click()
    menu(board)
    opponent.select_option(label=called("games.slip0"))
    assert board.get_attribute("data-position") == "21"
    for number in (2, 1, 1, 1, 1):
        menu(board).locator("button.cg-move", has_text=re.compile(rf"^Take {number}\b")).click()
        my_turn(board)
        assert int(board.get_attribute("data-position") or "") % 4 == 0
    assert board.get_attribute("data-state") == "lost"


def test_two_boards_on_one_page_do_not_disturb_each_other(again: Open) -> None:
    first, second = again(TAKE).widgets("player")[:2]
    before = second.inner_html()
    move(first, "Take 1")
    assert second.inner_html() == before


def test_ways_to_join_games_are_marked_as_lost_or_not_played_yet(again: Open) -> None:
    (ways,) = again(WAYS).widgets("side-by-side")
    ways.get_by_role("button", name=called("games.together.all")).press("Enter")
    board = ways.locator(".cg-player")
    for _ in range(10):
        if my_turn(board) != "yours":
            break
        board.locator(".cg-move").first.evaluate("node => node.click()")
    assert board.get_attribute("data-state") == "lost", (
        "the first player must lose this join against a perfect opponent"
    )
    assert ways.locator(".cg-way-mark").all_inner_texts() == ["not played yet", "you lost", "not played yet"]


@pytest.mark.slow
def test_going_round_in_circles_is_a_draw_and_dawdling_wins_nothing(again: Open) -> None:
    loopy, remote = again(CIRCLES).widgets("player")
    loopy.locator(".cg-board").get_by_role("button", name="Go to c").click()
    for _ in range(40):
        if my_turn(loopy) != "yours":
            break
        moves = loopy.locator(".cg-piece")
        (moves.filter(has_text="e") if moves.filter(has_text="e").count() else moves).first.click()
    assert loopy.get_attribute("data-state") == "drawn"
    for _ in range(3):
        remote.locator(".cg-board").get_by_role("button", name="Go to b").click()
        assert my_turn(remote) == "yours"
        assert remote.get_attribute("data-position") == "a"


def test_board_labeller_and_explorer_put_the_vertices_of_a_graph_in_the_same_places(again: Open) -> None:
    seen = again(CIRCLES)
    places = "all => Object.fromEntries(all.map((one) => [one.querySelector('.cg-name').innerText, one.style.left + one.style.top]))"
    board, *others = (
        seen.widgets(kind)[nth].locator(".cg-vertex").evaluate_all(places)
        for kind, nth in (("player", -2), ("labeller", -1), ("explorer", -1))
    )
    assert len(board) == 9
    assert others == [board, board]
