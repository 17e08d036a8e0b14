"""What a game is: a ruleset says what may be done; a position is a plain hashable value.

**Component law.** A component of a position is itself a position whose only component is itself; and the options of the whole are
those of one component with the rest kept (of up to `touch` components, where `touch` is not 1). Everything that is faster than a
search of whole positions rests on this law, and every ruleset is tested for it. So `moves` is never written in terms of `components`:
the two are stated separately and checked against each other.
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
Function: TypeAlias = Callable[[Any], Iterable[Any]]  # from a position to its options
End: TypeAlias = Callable[[Any], int] | None


class Ruleset(ByAttributes, Generic[Q]):
    """The rules of a game; a subclass must define `moves` or `options`, and everything else has a default.

    Here is a whole game: walk down a staircase, one step or two at a time.

    >>> class Stairs(Ruleset[int]):
    ...     def moves(self, step):
    ...         for down in range(1, min(2, step) + 1):
    ...             yield step - down, "go down", down
    >>> Stairs()(7), Stairs()(7).winning_moves()
    (Stairs()(7), [go down 1: leaves 6, a P-position (value 0)])

    A game whose moves need no words may say only which positions they lead to, and is searched faster for that.

    >>> class Halving(Ruleset[int]):
    ...     def options(self, chips):
    ...         return [chips - 1, chips // 2] if chips else []
    >>> Halving()(9).winning_moves()
    [go to 8: leaves 8, a P-position (value 0)]

    `title`, `rule` and `ending` say what the game is called, what a move is and who wins: strings, or methods that return them.

    `parse` turns what a reader writes into a position: one argument is the position itself, several are a tuple. Two instances are
    equal if their classes and their attributes are equal, and they print as both.

    Attributes
    ----------
    expression : what a reader writes for the game, where it has a name and no parameters; the game prints as this.
    words : verb -> how a step reads, with {0}, {1} … for its numbers, {all} for all of them. "verb@", if given, is for
        positions with several places, and may use {at}, the place counted from 1. A verb that is missing here reads as itself,
        followed by its numbers.
    cancels : equal components cancel, as a coin turned twice does; components then form a set.
    touch : how many components one move may touch: 1 up to this number; 0 = every one that is not finished.
    additive : the last player to move wins and play cannot return, so that Grundy values exist and games may be added.
    first : the least n for which self(n) is a position, where there is one for every number from there on.
    skin : how a widget draws it; "generic" draws anything.
    drawn_moves : whether the skin knows the moves itself, so that a table may leave them out; values always come from here.
    """

    expression: str = ""
    words: Mapping[str, str] = MappingProxyType({})
    cancels: bool = False
    touch: int = 1
    additive: bool = True
    first: int = 0
    skin: str = "generic"
    drawn_moves: bool = False

    # What is made of rulesets cannot be known here: `cgkit.position` puts it in.
    _position: ClassVar[type[Position[Any]]]
    _misere: ClassVar[Any]
    _made_of: ClassVar[Callable[..., FromOptions]]

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        for name in ("title", "rule", "ending"):  # a method serves as well as words
            if isinstance(method := vars(cls).get(name), FunctionType):
                setattr(cls, name, property(method))
        if not hasattr(cls.moves, "__wrapped__"):
            cls.moves = as_moves(cls.moves)  # type: ignore[method-assign, assignment]

    # --- the rules -------------------------------------------------------------------------------------------

    def moves(self, position: Q) -> Iterator[Move[Q]]:
        """Return every legal move on the whole position.

        A subclass may yield a plain tuple, the position after the move and what was done, verb first: `(4, "take", 3)` is `Move(4,
        (Step("take", (3,)),))`. Callers always get a `Move`; a search asks only for the positions.
        """
        if type(self).options is Ruleset.options:
            raise NotImplementedError(f"{type(self).__name__} must define its moves, or its options")
        return (Move(after, (Step(f"go to {self.show(after)}"),)) for after in self.options(position))

    def options(self, position: Q) -> Iterable[Q]:
        """Return the positions to which the moves lead, in the order of the moves; a search asks for nothing else."""
        moves = type(self).moves
        return map(itemgetter(0), getattr(moves, "__wrapped__", moves)(self, position))

    def components(self, position: Q) -> tuple[Q, ...]:
        """Return the independent parts of the position, each as a position; finished ones may be left out."""
        return (position,)

    def end(self, position: Q) -> int:
        """Return the result of a terminal position for the player to move: -1 a loss, 0 a draw, 1 a win."""
        return -1

    @property
    def own_ends(self) -> bool:
        """Whether the ruleset says itself who wins at the end; otherwise whoever cannot move loses."""
        return type(self).end is not Ruleset.end

    def parse(self, *parts: Any) -> Any:
        """Return what `rules(*parts)` means, as `check` takes it: one argument is the position itself, several are a tuple of them."""
        return parts[0] if len(parts) == 1 else parts

    def check(self, position: Q) -> Q:
        """Return the position in its plain form (ints, not numpy's; tuples, not lists), or say what is allowed.

        This is the one door: every `Position` passes through it, and later code may trust what it let in.
        """
        return position

    # --- what theorems know, each with its source; None where they are silent --------------------------------

    def grundy_theory(self, position: Q) -> int | None:
        """Return the Grundy value by a theorem."""
        return None

    def sequence(self, terms: int) -> list[int] | None:
        """Return the first Grundy values of self(first), self(first + 1), …, as many as are asked for, in a way faster than search."""
        return None

    def period_theory(self, limit: int) -> Period | None:
        """Return the period of the Grundy values of self(n), proved by at most that many of them; None if no theorem is known.

        NoPeriodError means that a theorem excludes a period, SearchLimitError that this many values prove none.
        """
        return None

    def grundy_table(self, rows: int, columns: int) -> list[list[int]] | None:
        """Return the Grundy values of self(row, column) for all rows and columns below these, row by row, faster than by search."""
        return None

    def suspense_theory(self, position: Q) -> int | None:
        """Return how many moves the game lasts if the winner delays and the loser hurries, by a theorem."""
        return None

    def searched(self, position: Q) -> tuple[int, int]:
        """Return how many positions and moves a search for the value looks at, at least, as far as that is known beforehand."""
        return 0, 0

    def outcome_theory(self, position: Q) -> str | None:
        """Return "P", "N" or "D" by a theorem."""
        value = self.grundy_theory(position)
        return None if value is None else "N" if value else "P"

    def winning_theory(self, position: Q) -> Iterable[Move[Q]] | None:
        """Return every winning move in the order of `moves`, or in any order if `order` sorts them, found without trying all moves."""
        return None

    def order(self, move: Move[Q]) -> Any:
        """Return a key that sorts winning moves into the order of `moves`; None if they come in that order."""
        return None

    def reason(self, position: Q) -> str | None:
        """Return in a few words why the theorem calls this position P, such as "20 = 5 × 4"."""
        return None

    def misere_theory(self, position: Q) -> str | None:
        """Return "P" or "N" under misère play by a theorem."""
        return None

    def misere_value_theory(self, position: Q) -> int | None:
        """Return the misère Grundy value, by a theorem."""
        return None

    def misere_winning_theory(self, position: Q) -> Iterable[Move[Q]] | None:
        """Return every move that wins under misère play in the order of `moves`, found directly."""
        return None

    def misere_reason(self, position: Q) -> str | None:
        """Return why the theorem calls this position P under misère play."""
        return None

    # --- how it reads ----------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The name of the game for a reader: "Take 1, 3 or 4"."""
        return type(self).__name__

    @property
    def rule(self) -> str:
        """What a move is, in a sentence."""
        return ""

    @property
    def ending(self) -> str:
        """Who wins, in a sentence."""
        return "Whoever cannot move loses."

    def show(self, position: Q) -> str:
        """Return the position as a reader writes it: "5, 7"."""
        return ", ".join(map(repr, position)) if isinstance(position, tuple) else repr(position)

    def write(self, position: Q) -> str:
        """Return the expression that makes this position."""
        return f"{self!r}({self.show(position)})"

    def drawing(self) -> Any:
        """Return what the skin must know besides the position, the same for all positions, as JSON types; or None."""
        return None

    def word(self, step: Step) -> str:
        """Return a step in words: "take 3 from heap 2"."""
        place, every = step.at[-1] + 1 if step.at else 1, ", ".join(map(str, step.args))
        verb = f"{step.verb}@" if step.at and f"{step.verb}@" in self.words else step.verb
        try:
            return self.words[verb].format(*step.args, all=every, at=place)
        except LookupError:  # no words for it, or for more numbers than it has; a verb may hold anything, braces too
            text = plain_words(step)[f"{step.verb}@" if step.at else step.verb]
            return text.replace("{all}", every).replace("{at}", str(place))

    def say(self, move: Move[Q]) -> str:
        """Return a move in words."""
        return " and ".join(self.word(step) for step in move.steps)

    def located(self, position: Q, move: Move[Q]) -> tuple[Step, ...]:
        """Return what a move does, place by place, in a form that is the same for all rulesets.

        The steps of a `Move` are made for words and tables, and equal components share them. These are made for programs: `at` is a
        place, counted from 0, of the same length for all moves of a ruleset, even where there is only one place (in a compound it
        begins with the part); `args` are amounts; a move that touches several places has a step for each. A ruleset whose steps name
        a place in their numbers, or touch several places at once, must say so here.

        >>> from cgkit import kayles, wythoff
        >>> wythoff.located((1, 1), list(wythoff.moves((1, 1)))[-1])
        (Step(verb='each', args=(1,), at=(0,)), Step(verb='each', args=(1,), at=(1,)))
        >>> kayles.located((2, 3), list(kayles.moves((2, 3)))[-1])
        (Step(verb='one', args=(1,), at=(1, 2)),)
        """
        return tuple(step._replace(at=step.at or (0,)) for step in move.steps)

    # --- what the solvers read; compounds say it otherwise, and a game that keeps places -----------------------

    #: Whether the game is one of several games, of which a move is in just one, or in all that are not finished.
    is_sum: bool = False
    is_join: bool = False

    def pairs(self, position: Q) -> list[Piece]:
        """Return the parts of a compound, each a ruleset with its position; any other game is its only part."""
        return [(self, position)]

    def boards(self, position: Q) -> list[list[Piece | None]]:
        """Return the components, each with its ruleset, grouped by board: equal coins cancel on one board, never across two.

        None keeps the place of a component that is used up, so that heap 2 remains heap 2.
        """
        return [[(self, component) for component in self.components(position)]]

    def pieces(self, position: Q) -> list[Piece]:
        """Return the pieces that lie on the boards; a move touches from 1 to `touch` of them (0: every unfinished one)."""
        return [piece for board in self.boards(position) for piece in board if piece]

    def summands(self, position: Q) -> list[Piece]:
        """Return the summands whose values a nim-sum adds; a game whose moves touch several pieces is a single summand."""
        return self.pieces(position) if self.touch == 1 else [(self, position)]

    def key(self, position: Q) -> Hashable:
        """Return a key that is equal for positions that play alike, whatever the convention."""
        return frozenset(Counter(self.components(position)).items())

    def __call__(self, *parts: Any) -> Position[Q]:
        return self._position(self, self.parse(*parts))

    def misere(self) -> Ruleset[Q]:
        """Return the game in which the last player to move loses; for a misère game, the normal one.

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
        """Return a game of your own, made from a single function: it takes a position and returns those that a move leads to.

        >>> def halving(n):
        ...     "Take one chip, or half of them (the larger half)."
        ...     return [n - 1, n // 2] if n else []
        >>> game = Ruleset.from_options(halving)
        >>> game(9), game(9).winning_moves()
        (halving(9), [go to 8: leaves 8, a P-position (value 0)])
        >>> (game(9) + game(7)).value()
        3

        It also serves as a decorator, with or without further arguments. The first paragraph of the function's docstring is the rule
        that a board shows.

        >>> @Ruleset.from_options(loopy=True)
        ... def to_and_fro(n):
        ...     return [1 - n]
        >>> to_and_fro(0).outcome()
        'D'

        Parameters
        ----------
        options : takes a position (a number, a string, a tuple or a frozenset of these) and returns all positions that a move leads
            to; left out where a decorator has further arguments. What is typed as a list comes as a tuple, and a set as a frozenset;
            `game(3, 4)` is the position (3, 4), and `game(3)` the number 3, so a tuple of one heap is typed `game([3])`.
        name : what the game is called; by default the function's name, but a lambda has none.
        end : says who wins at a position without moves: -1, the player to move loses; 0, a draw; 1, the player to move wins. By
            default the player to move loses.
        loopy : whether play may return to a position; then there may be draws, but there are neither values nor sums. Say so too
            where a position tells whose turn it is, for then a sum would mean nothing.

        Two such games are equal if their functions and names are.
        """
        make = partial(Ruleset._made_of, name=name, end=end, loopy=loopy)
        return make if options is None else make(options)

    def __repr__(self) -> str:
        return self.expression or super().__repr__()


Piece: TypeAlias = tuple[Ruleset[Any], Any]
