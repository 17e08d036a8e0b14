"""Rulesets, which define the moves of a game on positions that are plain hashable values.

**Component law.** A component of a position is a position too, and its only component is itself. You get every option of the whole by
moving in one component (or in up to `touch` components) and leaving the rest alone. Every search that is faster than a search of whole
positions depends on this law, and tests check it for every ruleset. That's why `moves` never calls `components`: each is written
separately, and the tests compare them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import partial
from operator import itemgetter
from types import FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar, overload

from cgkit.games.by_attributes import ByAttributes
from cgkit.games.move import Move, Step, as_moves, plain_words

if TYPE_CHECKING:
    from cgkit.games.from_options import FromOptions
    from cgkit.position import Position
    from cgkit.sequences.periods import Period

Q = TypeVar("Q", bound=Hashable)
Function: TypeAlias = Callable[[Any], Iterable[Any]]  # a function from a position to its options
End: TypeAlias = Callable[[Any], int] | None


class Ruleset(ByAttributes, Generic[Q]):
    """The rules of a game; a subclass must define `moves` or `options`, and can redefine anything else.

    Here's a complete game, where you walk down a staircase one or two steps at a time.

    >>> class Stairs(Ruleset[int]):
    ...     def moves(self, step):
    ...         for down in range(1, min(2, step) + 1):
    ...             yield step - down, "go down", down
    >>> Stairs()(7), Stairs()(7).winning_moves()
    (Stairs()(7), [go down 1: leaves 6, a P-position (value 0)])

    If the moves of a game need no words, define only its options. The game can then be searched faster.

    >>> class Halving(Ruleset[int]):
    ...     def options(self, chips):
    ...         return [chips - 1, chips // 2] if chips else []
    >>> Halving()(9).winning_moves()
    [go to 8: leaves 8, a P-position (value 0)]

    `title` is the game's name, `rule` says what a move is, and `ending` says who wins. Each is a string or a method that returns one.

    `parse` turns a reader's arguments into a position. A single argument is the position itself, and several become a tuple. Two instances
    are equal if their classes and attributes are equal, and an instance prints as its class with its attributes.

    Attributes
    ----------
    expression : text to type for the game, if it has a name and no parameters; the game also prints as this text.
    words : verb -> text of a step, with {0}, {1} … for its numbers and {all} for all of them. "verb@", if given, is for positions with
        several places, and can use {at}, the place numbered from 1. A step whose verb isn't in `words` is written as the verb, the numbers,
        and the place if there are several.
    cancels : whether equal components cancel, like a coin turned twice; the components then form a set.
    touch : maximum number of components touched by one move; 0 means that each move touches every unfinished component.
    additive : whether the last player to move wins and positions never repeat, which is what Grundy values and sums need.
    first : smallest n for which self(n), self(n + 1), … are all positions, if there is one.
    skin : name of the drawing used by a widget; "generic" draws anything.
    drawn_moves : whether the skin works out the moves itself, so that a table can omit them; the values always come from cgkit.
    """

    expression: str = ""
    words: Mapping[str, str] = MappingProxyType({})
    cancels: bool = False
    touch: int = 1
    additive: bool = True
    first: int = 0
    skin: str = "generic"
    drawn_moves: bool = False

    # `cgkit.position` sets these, because this module can't import a module that itself needs rulesets.
    _position: ClassVar[type[Position[Any]]]
    _misere: ClassVar[Any]
    _made_of: ClassVar[Callable[..., FromOptions]]

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        for name in ("title", "rule", "ending"):  # each of these can be a method or a string
            if isinstance(method := vars(cls).get(name), FunctionType):
                setattr(cls, name, property(method))
        if not hasattr(cls.moves, "__wrapped__"):
            cls.moves = as_moves(cls.moves)  # type: ignore[method-assign, assignment]

    # --- the rules -------------------------------------------------------------------------------------------

    def moves(self, position: Q) -> Iterator[Move[Q]]:
        """Return every legal move on the whole position.

        A subclass can also yield a plain tuple of the next position, a verb and numbers. For example, `(4, "take", 3)` means `Move(4,
        (Step("take", (3,)),))`. Callers always get a `Move`; a search uses only its position.
        """
        if type(self).options is Ruleset.options:
            raise NotImplementedError(f"{type(self).__name__} must define its moves, or its options")
        return (Move(after, (Step(f"go to {self.show(after)}"),)) for after in self.options(position))

    def options(self, position: Q) -> Iterable[Q]:
        """Return the positions that the moves lead to, in the same order as the moves; a search needs nothing else."""
        moves = type(self).moves
        return map(itemgetter(0), getattr(moves, "__wrapped__", moves)(self, position))

    def components(self, position: Q) -> tuple[Q, ...]:
        """Return the independent parts of the position, each as a position; finished parts can be omitted."""
        return (position,)

    def end(self, position: Q) -> int:
        """Return the result of a terminal position: -1 if the player to move loses, 0 for a draw, 1 if the player to move wins."""
        return -1

    @property
    def own_ends(self) -> bool:
        """Whether the ruleset itself decides who wins at the end; otherwise a player who can't move loses."""
        return type(self).end is not Ruleset.end

    def parse(self, *parts: Any) -> Any:
        """Return the position that `rules(*parts)` means, not yet checked; one argument is the position, and several become a tuple."""
        return parts[0] if len(parts) == 1 else parts

    def check(self, position: Q) -> Q:
        """Return the position in its plain form, with ints for numpy's integers and tuples for lists, or raise an error.

        The error says what is allowed. Every `Position` is checked here, and later code trusts it.
        """
        return position

    # --- answers from theorems, with their sources; None if no theorem applies -----------------------------

    def grundy_theory(self, position: Q) -> int | None:
        """Return the Grundy value by a theorem, or None."""
        return None

    def sequence(self, terms: int) -> list[int] | None:
        """Return this many Grundy values, from self(first) on, if they can be found faster than by search, otherwise None."""
        return None

    def period_theory(self, limit: int) -> Period | None:
        """Return the period of the Grundy values of self(n), proved from at most this many values; None if no theorem is known.

        NoPeriodError means that a theorem rules out a period; SearchLimitError means that this many values aren't enough to prove one.
        """
        return None

    def grundy_table(self, rows: int, columns: int) -> list[list[int]] | None:
        """Return, row by row, the values of self(row, column) in the first rows and columns, or None if only a search finds them."""
        return None

    def suspense_theory(self, position: Q) -> int | None:
        """Return how many moves the game lasts if the winner delays and the loser hurries, or None if no theorem gives the number."""
        return None

    def searched(self, position: Q) -> tuple[int, int]:
        """Return lower bounds on the numbers of positions and moves needed by a search for the value."""
        return 0, 0

    def outcome_theory(self, position: Q) -> str | None:
        """Return the outcome ("P", "N" or "D") by a theorem, or None."""
        value = self.grundy_theory(position)
        return None if value is None else "N" if value else "P"

    def winning_theory(self, position: Q) -> Iterable[Move[Q]] | None:
        """Return every winning move, in the order of `moves` unless `order` sorts them, or None if no theorem gives them."""
        return None

    def order(self, move: Move[Q]) -> Any:
        """Return a key that sorts winning moves into the order of `moves`, or None if they already come in that order."""
        return None

    def reason(self, position: Q) -> str | None:
        """Return a few words that explain why a theorem makes this position P, such as "20 = 5 × 4", or None."""
        return None

    def misere_theory(self, position: Q) -> str | None:
        """Return the outcome under misère play by a theorem, "P" or "N", or None."""
        return None

    def misere_value_theory(self, position: Q) -> int | None:
        """Return the misère Grundy value by a theorem, or None."""
        return None

    def misere_winning_theory(self, position: Q) -> Iterable[Move[Q]] | None:
        """Return every move that wins under misère play, ordered as in `winning_theory`, or None if no theorem gives them."""
        return None

    def misere_reason(self, position: Q) -> str | None:
        """Return a few words that explain why a theorem makes this position P under misère play, or None."""
        return None

    # --- names and words for readers -------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The name of the game as readers see it, such as "Take 1, 3 or 4"."""
        return type(self).__name__

    @property
    def rule(self) -> str:
        """A sentence that says what a move is."""
        return ""

    @property
    def ending(self) -> str:
        """A sentence that says who wins."""
        return "Whoever can't move loses."

    def show(self, position: Q) -> str:
        """Return the position as a reader writes it, such as "5, 7"."""
        return ", ".join(map(repr, position)) if isinstance(position, tuple) else repr(position)

    def write(self, position: Q) -> str:
        """Return the expression that makes this position."""
        return f"{self!r}({self.show(position)})"

    def drawing(self) -> Any:
        """Return the extra data that the skin needs, as JSON types, or None; all positions share this data."""
        return None

    def word(self, step: Step) -> str:
        """Return a step in words, such as "take 3 from heap 2"."""
        place, every = step.at[-1] + 1 if step.at else 1, ", ".join(map(str, step.args))
        verb = f"{step.verb}@" if step.at and f"{step.verb}@" in self.words else step.verb
        try:
            return self.words[verb].format(*step.args, all=every, at=place)
        except LookupError:  # no words fit the step; a verb can contain anything, even braces
            text = plain_words(step)[f"{step.verb}@" if step.at else step.verb]
            return text.replace("{all}", every).replace("{at}", str(place))

    def say(self, move: Move[Q]) -> str:
        """Return a move in words, step by step."""
        return " and ".join(self.word(step) for step in move.steps)

    def located(self, position: Q, move: Move[Q]) -> tuple[Step, ...]:
        """Return the steps of a move, place by place, in a form that is the same for all rulesets.

        The steps of a `Move` are for words and tables, and equal components share them. The steps returned here are for programs. In each,
        `at` is a place numbered from 0, as a tuple of the same length for all moves of a ruleset, even if there's only one place; in a
        compound the part's number comes before this tuple. `args` are amounts. A move that touches several places has one step for each
        place. A ruleset must override this method if its steps name a place in their numbers or touch several places.

        >>> from cgkit import kayles, wythoff
        >>> wythoff.located((1, 1), list(wythoff.moves((1, 1)))[-1])
        (Step(verb='each', args=(1,), at=(0,)), Step(verb='each', args=(1,), at=(1,)))
        >>> kayles.located((2, 3), list(kayles.moves((2, 3)))[-1])
        (Step(verb='one', args=(1,), at=(1, 2)),)
        """
        return tuple(step._replace(at=step.at or (0,)) for step in move.steps)

    # --- the structure used by solvers; compounds and games with fixed places override it -------------

    #: Whether the game is a sum, where a move is in exactly one part, or a join, where a move is in every unfinished part.
    is_sum: bool = False
    is_join: bool = False

    def pairs(self, position: Q) -> list[Piece]:
        """Return the parts of a compound, each a ruleset with its position; any other game has itself as its only part."""
        return [(self, position)]

    def boards(self, position: Q) -> list[list[Piece | None]]:
        """Return the components, each with its ruleset, grouped by board; equal coins cancel only on the same board.

        None marks the place of a finished component, so that heap 2 is still heap 2 when heap 1 is gone.
        """
        return [[(self, component) for component in self.components(position)]]

    def pieces(self, position: Q) -> list[Piece]:
        """Return the pieces on all boards; a move touches from 1 to `touch` pieces (0 means every unfinished one)."""
        return [piece for board in self.boards(position) for piece in board if piece]

    def summands(self, position: Q) -> list[Piece]:
        """Return the summands, whose values are nim-added; a game whose moves touch several pieces is a single summand."""
        return self.pieces(position) if self.touch == 1 else [(self, position)]

    def key(self, position: Q) -> Hashable:
        """Return the key of a position; two positions with the same key play alike under any convention."""
        return frozenset(Counter(self.components(position)).items())

    def __call__(self, *parts: Any) -> Position[Q]:
        return self._position(self, self.parse(*parts))

    def misere(self) -> Ruleset[Q]:
        """Return the game where the last player to move loses; for a misère game, return the normal game.

        >>> from cgkit import nim
        >>> nim.misere(), nim.misere().misere()
        (misere(nim), nim)
        """
        opposite: Ruleset[Q] = self._misere(self)
        return opposite

    @overload
    @staticmethod
    def from_options(
        options: Function, *, name: str | None = None, end: End = None, loopy: bool = False
    ) -> FromOptions: ...
    @overload
    @staticmethod
    def from_options(
        *, name: str | None = None, end: End = None, loopy: bool = False
    ) -> Callable[[Function], FromOptions]: ...
    @staticmethod
    def from_options(
        options: Function | None = None, *, name: str | None = None, end: End = None, loopy: bool = False
    ) -> FromOptions | Callable[[Function], FromOptions]:
        """Return a game of your own, made from one function that takes a position and returns its options.

        >>> def halving(n):
        ...     "Take one chip, or half of them (the larger half)."
        ...     return [n - 1, n // 2] if n else []
        >>> game = Ruleset.from_options(halving)
        >>> game(9), game(9).winning_moves()
        (halving(9), [go to 8: leaves 8, a P-position (value 0)])
        >>> (game(9) + game(7)).value()
        3

        You can also use this method as a decorator, with or without other arguments. The first paragraph of the function's docstring
        becomes the rule shown on a board.

        >>> @Ruleset.from_options(loopy=True)
        ... def to_and_fro(n):
        ...     return [1 - n]
        >>> to_and_fro(0).outcome()
        'D'

        Parameters
        ----------
        options : function that takes a position (a number, a string, a tuple or a frozenset of these) and returns all positions that a
            move leads to; omit it in a decorator that has other arguments. Lists that you type arrive as tuples, and sets as frozensets.
            `game(3, 4)` is the position (3, 4) and `game(3)` is the number 3, so type `game([3])` for a tuple of one heap.
        name : name of the game (default: the function's name; a lambda has none).
        end : function that returns who wins at a position without moves: -1 if the player to move loses, 0 for a draw, 1 if the player to
            move wins (default: the player to move loses).
        loopy : whether positions can repeat, which allows draws but rules out values and sums. Choose True also if a position includes
            whose turn it is, because sums of such games make no sense.

        Two such games are equal if their functions and names are equal.
        """
        make = partial(Ruleset._made_of, name=name, end=end, loopy=loopy)
        return make if options is None else make(options)

    def __repr__(self) -> str:
        return self.expression or super().__repr__()


Piece: TypeAlias = tuple[Ruleset[Any], Any]
