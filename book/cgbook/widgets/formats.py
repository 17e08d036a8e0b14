"""The formats in which widgets tell the front end what to show: one for every trait that holds more than a number or a text.

The number of the format, `FORMAT`, goes with every widget as its trait `v`. The front end reads that format alone
(`front/page/view.js`) and says so, in the widget's place, where it meets another: so it changes whenever any of these does.

**Invariant.** Keys and types are those of JSON, so that a page without Python can be told the same: lists, not tuples, and texts
for numbers of more than 53 bits.
"""

# annotations stay what they are here, or nobody could read off at run time which keys are required

from typing import Any, NotRequired, TypedDict

__all__ = [
    "FORMAT",
    "ChapterPoints",
    "CoinMap",
    "CoinRule",
    "Door",
    "Drawing",
    "Feedback",
    "FictitiousOptions",
    "FinderOptions",
    "GameFormat",
    "GraphFormat",
    "GraphOptions",
    "HabitFormat",
    "LabPart",
    "LabelFormat",
    "LabelOptions",
    "LifeOptions",
    "LifePattern",
    "MachineFormat",
    "MarkItem",
    "MarksFormat",
    "MatrixOptions",
    "MixedMachine",
    "MixedOptions",
    "NextExercise",
    "NumberMap",
    "OctalFormat",
    "OfferedGame",
    "PayTable",
    "PeriodFormat",
    "PictureFormat",
    "PlanTable",
    "PlayOptions",
    "PracticeOptions",
    "QuotientFormat",
    "RoundsOptions",
    "RowOptions",
    "SharingGame",
    "SharingOptions",
    "Spec",
    "StoryFrame",
    "TableFormat",
    "TableGameFormat",
    "TextTable",
    "ToldPeriod",
    "TreeFormat",
    "TreeNode",
    "TreeOptions",
    "TypedText",
    "YardOptions",
]

FORMAT = 2


class Drawing(TypedDict, total=False):
    """What a look must know besides the position: each look reads its own."""

    first: int  # coins: the number of the leftmost coin
    imagined: bool  # coins: a coin 0 is thought before it
    firsts: list[int]  # coins on a board: the numbers of the uppermost row and of the leftmost column
    edges: list[list[int]]  # Hackenbush: pairs of vertices, 0 the ground
    segments: list[list[float]]  # Hackenbush: the two points (x, y) of each edge
    last: int  # a line: the number of its last place


class GameFormat(TypedDict):
    """A game of a table."""

    name: str
    merge: str  # "list", or "set" where equal components cancel
    words: dict[str, str]  # verb -> "take {0}"; "verb@" where there are several places
    skin: str
    title: NotRequired[str]  # in a compound
    drawing: NotRequired[Any]  # a `Drawing`, or what a reader's own look reads


class TableFormat(TypedDict):
    """A game to be played by look-up; `cgbook.widgets.table` tells how it is judged.

    A row is [game, component, value, moves], a move [act, row, …] with the rows that are left in the component's place;
    the moves are missing where the look knows them itself. A state is a list of boards, a board a list of rows, -1 for a
    place that is used up.
    """

    v: int
    judge: str  # "xor", "score", "step" or "state"; "none" where one move is made, and no value is known
    touch: int  # how many components a move may touch; 0: every one that is not finished
    last: str  # the last move "wins" or "loses", or the end is "scored"
    games: list[GameFormat]
    acts: list[list[list[Any]]]  # steps [verb, *args]
    rows: list[list[Any]]
    start: list[list[list[int]]]  # for each start its state
    states: NotRequired[dict[str, int]]  # for the judge "state": classes of rows -> score
    why: NotRequired[dict[str, str]]  # row -> what a theorem says of it


class PlayOptions(TypedDict, total=False):
    """How a game is played. The reader may change all but `plain` and `seed`."""

    youStart: bool
    slip: float  # how often the opponent moves at random, from 0 to 1
    plain: bool  # reasons without nim-sums
    seed: int  # of the opponent's choices


class GraphFormat(TypedDict):
    """A position graph to look into."""

    names: list[str]
    options: list[list[int]]  # vertex -> the vertices to which it moves


class GraphOptions(TypedDict, total=False):
    """How a graph is looked into, or drawn."""

    kind: str  # "outcome", "value" or "remoteness"
    fixed: bool  # the reader may not change that
    height: int  # pixels of the sheet to draw on


class LabelFormat(GraphFormat):
    """A position graph to be labelled."""

    end: list[int]  # the result at a terminal vertex, for the player to move: -1, 0 or 1
    places: NotRequired[list[list[int]]]  # as on a board: column and row of each vertex


class LabelOptions(TypedDict, total=False):
    """How a graph is labelled. The reader may change `kind` and `who`."""

    kind: str  # "outcome" or "grundy"
    who: str  # "show", or "try" for the reader
    plain: bool  # without the switch to Grundy values
    picture: bool  # drawn with its arrows


class NumberMap(TypedDict):
    """A table of numbers to walk about in."""

    values: list[list[int]]  # rows
    columns: list[str]
    rows: list[str]
    corner: str
    upward: bool  # row 0 stands at the bottom
    mark: int | None  # the number whose cells stand out
    lines: list[list[int]]  # steps (columns, rows) along which a place looks
    corners: bool  # what is forbidden are the nim-sums of the other corners of rectangles, not what is seen
    says: list[list[str]]  # a sentence for each place, or nothing
    ask: list[list[int]]  # places (column, row) to be filled in by the reader
    heaps: str  # "chips" or "cards": the row, the column and the number are shown as heaps
    scales: list[int]  # steps to which shades can be rounded down


class CoinRule(TypedDict):
    """A rule of coin turning, put together by the reader, and the heads of a row."""

    counts: int  # a set of bits, one for each number of coins
    pattern: int  # which of the map's patterns
    first: int  # the number of the leftmost coin
    heads: list[int]  # by their places, counted from 0


class CoinMap(TypedDict):
    """The values of single heads under every rule that can be put together."""

    counts: list[str]
    patterns: list[str]
    values: list[list[list[int]]]  # [pattern][counts][coin]
    names: dict[str, str]  # "pattern,counts" -> the name of a known game


class PeriodFormat(TypedDict, total=False):
    """A sequence that Python has computed, with its period; empty where the page computes one."""

    values: list[int]
    start: int
    length: int
    exceptions: list[int]  # places that stand apart
    certificate: str  # why it never ends


class FinderOptions(TypedDict, total=False):
    """Sets of numbers to try, as texts."""

    tries: list[str]


class Door(TypedDict):
    """A code that has a name."""

    name: str
    code: str


class OctalFormat(TypedDict):
    """What the page must know of take-and-break games, whose values it computes."""

    doors: list[Door]  # to begin with
    words: dict[str, str]  # verb -> "take {0}", as in `GameFormat`
    skin: str


class StoryFrame(TypedDict):
    """A picture with a sentence."""

    picture: str  # SVG
    text: str


class PictureFormat(TypedDict):
    """A picture of Green Hackenbush that the yard offers."""

    name: str
    segments: list[list[float]]  # the two points (x, y) of each edge; height 0 is the ground


class QuotientFormat(TypedDict):
    """The misère quotient of the sums of some heaps."""

    largest: int  # heap
    values: list[int]  # the Grundy value of each heap, from 0
    left: list[list[list[int]]]  # for each heap what a move may leave of it
    table: list[list[int]]  # for each class and each heap the class of the two together
    lost: list[int]  # the classes that are P
    names: list[list[int]]  # a shortest sum of each class


class PracticeOptions(TypedDict):
    """With what practice begins: a kind of problem or "mixed", and the level."""

    kind: str
    level: int


class RowOptions(TypedDict):
    """What is done with rows under misère play."""

    hunt: bool  # a sum is to be found about which the SJ rule is wrong


class YardOptions(TypedDict, total=False):
    """What is done in a yard, and its size."""

    mode: str  # "draw", "cut" or "reduce"
    columns: int
    rows: int


class LifePattern(TypedDict):
    """A pattern of Life that the sheet offers by its name."""

    name: str
    rle: str  # as `cgbook.life.rle` reads it
    columns: int  # of a window in which to see what becomes of it


class LifeOptions(TypedDict):
    """How a sheet of Life is looked at."""

    columns: int  # of the window at the start
    windows: list[int]  # columns that it may have
    ask: bool  # the reader marks the next generation before it is seen


class TextTable(TypedDict):
    """A table to be sorted and searched."""

    columns: list[str]
    rows: list[list[int | str | None]]
    alike: NotRequired[int]  # the column that is the same in equal rows
    codes: NotRequired[int]  # the column of codes, which open
    game: NotRequired[OctalFormat]  # for them
    opened: NotRequired[str]  # the code that is open at the beginning


class Feedback(TypedDict):
    """What is said to some likely wrong answers."""

    answers: list[str]
    say: str


class MarkItem(TypedDict):
    """What a reader can mark or label: a vertex, or a cell of a table."""

    name: str
    answer: str  # what it stands for in an answer: a number, or several


class MarksFormat(TypedDict):
    """Things to be marked, or to be labelled, as an answer: the vertices of a graph, or the cells of a table."""

    items: list[MarkItem]  # of a table row by row
    labels: list[str]  # one of them for each; without any, each is marked or not
    options: NotRequired[list[list[int]]]  # of a graph
    columns: NotRequired[list[str]]  # the names of a table's columns and rows, and of the corner where they meet
    rows: NotRequired[list[str]]
    corner: NotRequired[str]


class ChapterPoints(TypedDict):
    """The exercises of a chapter, and the points of all together."""

    ids: list[str]
    points: int


class NextExercise(TypedDict):
    """The exercise that comes next in the chapter."""

    id: str
    number: str
    title: str


class Spec(TypedDict):
    """An exercise, as its answer box needs it."""

    id: str
    kind: str  # one of `cgbook.teaching.answers.KINDS`
    name: NotRequired[str]  # of the function, where a program is asked for
    options: NotRequired[list[str]]  # of a choice
    rubric: NotRequired[list[str]]  # of a text: what a good answer says
    points: int
    chapter: ChapterPoints
    next: NextExercise | None
    accept: NotRequired[list[str]]  # the right answers, as they are compared
    must: NotRequired[list[Any]]  # what any answer must be, as `cgbook.teaching.answers.must` tells it
    idea: NotRequired[str]  # what a right answer turned on
    feedback: NotRequired[list[Feedback]]
    board: NotRequired[TableFormat]  # where a move is made, or moves are marked
    replies: NotRequired[list[Feedback]]  # to moves that do not win, what the opponent does
    marks: NotRequired[MarksFormat]


class TreeNode(TypedDict):
    """A node of a game's tree."""

    turn: int  # a player, -1 chance, -2 an end
    knows: str  # what that player knows; who decides, where it is chance
    moves: list[list[Any]]  # [name, node, words at the line that leads there]
    odds: list[int]  # of chance: whole numbers in proportion to the probabilities
    pay: list[int]  # at an end: what each player gets
    says: str  # the same, as it is drawn
    at: list[float]  # x and y, in pixels


class TreeFormat(TypedDict):
    """A game in extensive form; its root is the first node."""

    players: list[str]
    zeroSum: bool
    nodes: list[TreeNode]
    boxes: list[list[float]]  # x, y, width and height round places that a player cannot tell apart
    size: list[float]  # width and height of the drawing


class TreeOptions(TypedDict):
    """How a tree is played."""

    seat: int  # which player is the reader
    seed: NotRequired[int]


class MachineFormat(TypedDict):
    """Who plays the other seat."""

    name: str
    odds: dict[str, list[int]]  # what it knows -> whole numbers in proportion to how likely each move is
    does: list[str]  # the same in words
    means: list[str]  # what each of the reader's plans brings against it, on average


class PlanTable(TypedDict):
    """The strategic form, from the reader's seat; without columns where it would be too large, or there is nobody else."""

    plans: list[dict[str, str]]  # what is known -> move
    knows: list[str]  # what the reader may know where there is a choice
    rows: list[list[str]]  # the move that each plan then makes, "–" where it never comes to that
    columns: list[str]  # the other player's plans
    cells: list[list[str]]


class SharingGame(TypedDict):
    """A game of three players who divide what they make together."""

    name: str
    players: list[str]
    worth: list[int]  # of nobody, A, B, AB, C, AC, BC, all
    claims: list[int]  # of a bankruptcy, whose estate can be moved; of another game none
    most: int  # how far its sliders go
    step: int


class SharingOptions(TypedDict):
    """How three players who share are shown."""

    show: list[str]  # of core, shapley, nucleolus
    sliders: bool
    plain: bool  # without the words excess, core, Shapley value and nucleolus
    grain: int  # twelfths of a unit by which a proposal moves


class TableGameFormat(TypedDict):
    """A game of two players in a table."""

    title: str
    rule: str
    rows: list[str]
    columns: list[str]
    pays: list[list[list[int]]]  # of each cell what the two players get


class HabitFormat(TypedDict):
    """What somebody does round after round."""

    name: str
    does: str
    states: list[list[int]]  # [its choice, the state after the other's first choice, the state after the second]


class RoundsOptions(TypedDict):
    """How a game is played again and again."""

    rounds: int
    seed: NotRequired[int]


class PayTable(TypedDict):
    """A matrix game: names of rows and columns, and what the player of the columns pays."""

    rows: list[str]
    columns: list[str]
    entries: list[list[int]]


class MatrixOptions(TypedDict):
    """What can be done with a matrix game."""

    parts: list[str]  # of "bounds", "strike", "graph", "solution"
    most: int  # the largest entry, without its sign


class MixedMachine(TypedDict):
    """Who plays the columns by lot."""

    name: str
    odds: list[int]  # whole numbers in proportion to how likely each column is
    does: str  # the same in words
    means: list[str]  # what each row brings against it, on average


class MixedOptions(TypedDict):
    """Against which line the sum is drawn."""

    value: float
    valueWritten: str
    seed: NotRequired[int]


class FictitiousOptions(TypedDict):
    """How fictitious play begins, and how long it may last."""

    most: int
    row: int
    column: int


class OfferedGame(TypedDict):
    """A game that the laboratory offers."""

    name: str
    type: str  # what is typed for a position of it
    rule: NotRequired[str]
    picture: NotRequired[str]  # SVG


class TypedText(TypedDict, total=False):
    """What there is to say of a text while it is being typed."""

    text: str
    title: str  # of the game
    show: str  # the position
    why: str  # it cannot be read


class ToldPeriod(TypedDict):
    """A period, without the values."""

    start: int
    length: int
    saltus: int
    exceptions: list[int]
    certificate: str
    proved: bool


class LabPart(TypedDict, total=False):
    """A part of an answer of the laboratory: what was found, or why it was not."""

    part: str  # "game", "outcome", "moves", "value", "along", "view" or "refused"
    why: str
    game: str  # the position as cgkit writes it
    text: str  # as it was typed
    title: str
    rule: str
    over: bool  # no move is left
    code: str  # the same question as a program
    outcome: str
    count: int  # of winning moves
    alike: int  # of those that leave positions which play alike counting one
    moves: list[list[str]]  # words and reason
    value: str  # a number of any size
    summands: list[list[str]]  # name and value
    name: str  # of what goes along a number
    first: int
    values: list[int]
    outcomes: list[str]
    period: ToldPeriod
    noPeriod: str
    known: list[str]  # games with the same values
    survey: str
    view: str  # "play", "label" or "graph"
    widget: dict[str, Any]  # the traits of a widget of that kind
