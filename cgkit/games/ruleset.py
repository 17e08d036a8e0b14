"""What a game is: a ruleset says what may be done; a position is a plain hashable value.

**Component law.** A component of a position is itself a position whose only component is itself; and the options of
the whole are those of one component with the rest kept (of up to `touch` components, where `touch` is not 1). All that
is faster than a search of whole positions rests on this law, and every ruleset is tested for it. So `moves` is never
written through `components`: the two are stated apart and checked against each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cached_property, wraps
from operator import itemgetter
from types import FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar, cast, overload

from cgkit.games.move import Move, Step, as_move, plain_words

if TYPE_CHECKING:
    from cgkit.games.from_options import FromOptions
    from cgkit.position import Position
    from cgkit.sequences.periods import Period

__all__ = ["Piece", "Ruleset"]

Q = TypeVar("Q", bound=Hashable)


class Ruleset(Generic[Q]):
    """The rules of a game. A subclass must say `moves` or `options`; all the rest has defaults.

    Here is a whole game: walk down a staircase, one step or two at a time.

    >>> class Stairs(Ruleset[int]):
    ...     def moves(self, step):
    ...         for down in range(1, min(2, step) + 1):
    ...             yield step - down, "go down", down
    >>> Stairs()(7), Stairs()(7).winning_moves()
    (Stairs()(7), [go down 1: leaves 6, a P-position (value 0)])

    A game whose moves need no words says only to which positions they lead, and a search of it is the faster for that.

    >>> class Halving(Ruleset[int]):
    ...     def options(self, chips):
    ...         return [chips - 1, chips // 2] if chips else []
    >>> Halving()(9).winning_moves()
    [go to 8: leaves 8, a P-position (value 0)]

    What it is called, what a move is and who wins are told by `title`, `rule` and `ending`: words, or methods that return them.

    What a reader writes becomes a position by `parse`: one argument is the position itself, several are a tuple. Two instances
    are equal if their classes and their attributes are, and print as both.

    >>> class Down(Stairs):
    ...     def __init__(self, goal): self.goal = goal
    >>> Down(3) == Down(3), Down(3) == Down(4), Down(3)
    (True, False, Down(goal=3))

    Attributes
    ----------
    expression : what a reader writes for the game, where it has a name and no parameters; it prints as this.
    words : verb -> how a step reads, with {0}, {1} … for its numbers, {all} for all of them. "verb@", if given, is for
        positions with several places, and may use {at}, the place counted from 1. A verb that is not here reads as itself,
        with its numbers after it.
    cancels : equal components annihilate, as two coins turned twice do; components then form a set.
    touch : how many components one move may touch: 1 up to this number; 0 = every one that is not finished.
    additive : the last player to move wins and play cannot return, so that Grundy values exist and games may be added.
    first : the least n for which self(n) is a position, where there is one for each number from it on.
    skin : how a widget draws it; "generic" draws anything.
    drawn_moves : the skin knows the moves itself, so that a table may leave them out; values always come from here.
    """

    expression: str = ""
    words: Mapping[str, str] = MappingProxyType({})
    cancels: bool = False
    touch: int = 1
    additive: bool = True
    first: int = 0
    skin: str = "generic"
    drawn_moves: bool = False

    _computed: ClassVar[frozenset[str]] = frozenset()  # what instances keep besides what they are

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
            cls.moves = _told(cls.moves)  # type: ignore[method-assign, assignment]
        cls._computed |= {name for name, what in vars(cls).items() if isinstance(what, cached_property)}

    # --- the rules -------------------------------------------------------------------------------------------

    def moves(self, position: Q) -> Iterator[Move[Q]]:
        """Return every legal move on the whole position.

        A subclass may yield a plain tuple, the position after the move and what was done, verb first: `(4, "take", 3)` is
        `Move(4, (Step("take", (3,)),))`. Whoever asks gets a `Move`; a search asks for no more than the positions.
        """
        if type(self).options is Ruleset.options:
            raise NotImplementedError(f"{type(self).__name__} must say its moves, or its options")
        return (Move(after, (Step(f"go to {self.show(after)}"),)) for after in self.options(position))

    def options(self, position: Q) -> Iterable[Q]:
        """Return the positions to which the moves lead, in their order; a search asks for no more."""
        moves = type(self).moves
        return map(itemgetter(0), getattr(moves, "__wrapped__", moves)(self, position))

    def components(self, position: Q) -> tuple[Q, ...]:
        """Return the independent parts of the position, as positions; finished ones may be left out."""
        return (position,)

    def end(self, position: Q) -> int:
        """Return the result at a terminal position for the player to move: -1 loses, 0 draws, +1 wins."""
        return -1

    def parse(self, *parts: Any) -> Any:
        """Return what `rules(*parts)` means, as `check` takes it: one argument is the position itself, several are a tuple of them."""
        return parts[0] if len(parts) == 1 else parts

    def check(self, position: Q) -> Q:
        """Return the position in its plain form (ints, not numpy's; tuples, not lists), or say what is allowed.

        This is the one door: every `Position` passes it, and what comes after may trust what came through.
        """
        return position

    # --- what theorems know, each with its source; None where they are silent --------------------------------

    def grundy_theory(self, position: Q) -> int | None:
        """Return the Grundy value by a theorem."""
        return None

    def sequence(self, terms: int) -> list[int] | None:
        """Return the Grundy values of self(first), self(first + 1), …, so many of them, by a way that is faster than search."""
        return None

    def period_theory(self, limit: int) -> Period | None:
        """Return the period of the Grundy values of self(n), proved by at most so many of them; None if no theorem is known.

        NoPeriodError says that by a theorem there is none, SearchLimitError that so many values prove none.
        """
        return None

    def grundy_table(self, rows: int, columns: int) -> list[list[int]] | None:
        """Return the Grundy values of self(row, column) for all smaller numbers, row by row, faster than by search."""
        return None

    def suspense_theory(self, position: Q) -> int | None:
        """Return how many moves the game lasts if the winner delays and the loser hurries, by a theorem."""
        return None

    def outcome_theory(self, position: Q) -> str | None:
        """Return "P", "N" or "D" by a theorem."""
        value = self.grundy_theory(position)
        return None if value is None else "N" if value else "P"

    def winning_theory(self, position: Q) -> Iterable[Move[Q]] | None:
        """Return every winning move in the order of `moves`, found directly and not by trying all."""
        return None

    def reason(self, position: Q) -> str | None:
        """Return in a few words why the theorem calls this position P, as "20 = 5 × 4"."""
        return None

    def misere_theory(self, position: Q) -> str | None:
        """Return "P" or "N" under misère play by a theorem."""
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
        """Return what the skin must know besides the position, the same for all positions, as JSON types; None if nothing."""
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
        """Return what a move does, place by place, in the one shape that all rulesets share.

        The steps of a `Move` are made for words and tables, and equal components share them. These are made for programs: `at` is a place,
        counted from 0, of the same length for all moves of a ruleset, also where there is but one place (in a compound it begins with
        the part); `args` are amounts; a move that touches several places has a step for each. A ruleset whose steps name a place in their
        numbers, or that touch several places at once, says so here.

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
        """Return the components, each with its ruleset, by the board on which they lie: equal coins cancel on one board, never across two.

        None keeps the place of a component that is used up, so that heap 2 stays heap 2.
        """
        return [[(self, component) for component in self.components(position)]]

    def pieces(self, position: Q) -> list[Piece]:
        """Return what lies on the boards; one move touches 1 to `touch` of them (0: every unfinished one)."""
        return [piece for board in self.boards(position) for piece in board if piece]

    def summands(self, position: Q) -> list[Piece]:
        """Return what a nim-sum adds up. A game whose moves touch several pieces is one summand, the whole."""
        return self.pieces(position) if self.touch == 1 else [(self, position)]

    def key(self, position: Q) -> Hashable:
        """Return something equal for positions that play alike, whatever the convention."""
        return frozenset(Counter(self.components(position)).items())

    def __call__(self, *parts: Any) -> Position[Q]:
        return self._position(self, self.parse(*parts))

    def misere(self) -> Ruleset[Q]:
        """Return the game in which the last player to move loses; of a misère game, the normal one.

        >>> from cgkit import nim
        >>> nim.misere(), nim.misere().misere()
        (misere(nim), nim)
        """
        opposite: Ruleset[Q] = self._misere(self)
        return opposite

    @overload
    @staticmethod
    def from_options(
        options: Callable[[Any], Iterable[Any]],
        *,
        name: str | None = None,
        end: Callable[[Any], int] | None = None,
        loopy: bool = False,
    ) -> FromOptions: ...
    @overload
    @staticmethod
    def from_options(
        *, name: str | None = None, end: Callable[[Any], int] | None = None, loopy: bool = False
    ) -> Callable[[Callable[[Any], Iterable[Any]]], FromOptions]: ...
    @staticmethod
    def from_options(
        options: Callable[[Any], Iterable[Any]] | None = None,
        *,
        name: str | None = None,
        end: Callable[[Any], int] | None = None,
        loopy: bool = False,
    ) -> FromOptions | Callable[[Callable[[Any], Iterable[Any]]], FromOptions]:
        """Return a game of one's own, from nothing but a function: from a position to those that a move leads to.

        >>> def halving(n):
        ...     "Take one chip, or half of them (the larger half)."
        ...     return [n - 1, n // 2] if n else []
        >>> game = Ruleset.from_options(halving)
        >>> game(9), game(9).winning_moves()
        (halving(9), [go to 8: leaves 8, a P-position (value 0)])
        >>> (game(9) + game(7)).value()
        3

        It serves as a decorator too, also with what else is to be said. The first paragraph of the function's docstring is
        the rule that a board shows.

        >>> @Ruleset.from_options(loopy=True)
        ... def to_and_fro(n):
        ...     return [1 - n]
        >>> to_and_fro(0).outcome()
        'D'

        Parameters
        ----------
        options : takes a position (a number, a string, a tuple or a frozenset of such) and returns all to which a move leads;
            left out, where a decorator says more than the name.
        name : how the game is called, the function's name if not given; a lambda has none.
        end : tells at a position without moves who wins: -1, the player to move loses; 0, a draw; 1, wins. Loses, if not given.
        loopy : whether play may return to a position; then there are draws, but neither values nor sums.

        Two are equal if their functions and names are.
        """
        made = Ruleset._made_of
        if options is None and (name is not None or end is not None or loopy):
            return lambda decorated: made(decorated, name=name, end=end, loopy=loopy)
        return made(cast(Any, options), name=name, end=end, loopy=loopy)  # who gives none is told so there

    # --- what it is ----------------------------------------------------------

    def _given(self) -> dict[str, Any]:
        """The attributes that set instances of one class apart; not what is computed from them."""
        return {name: value for name, value in vars(self).items() if name not in self._computed}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ruleset) or type(self) is not type(other):
            return NotImplemented
        return self._given() == other._given()

    def __hash__(self) -> int:
        given = self._given()
        try:
            return hash((type(self), frozenset(given.items()))) if given else hash(type(self))
        except TypeError:  # an attribute that cannot be hashed, as a list: equality tells the rest
            return hash(type(self))

    def __repr__(self) -> str:
        if self.expression:
            return self.expression
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._given().items())})"


Piece: TypeAlias = tuple[Ruleset[Any], Any]


def _told(moves: Callable[[Any, Any], Iterable[Any]]) -> Callable[[Any, Any], Iterator[Move[Any]]]:
    """Return the method that yields a `Move` for each plain tuple of this one."""

    @wraps(moves)
    def told(self: Ruleset[Any], position: Any) -> Iterator[Move[Any]]:
        return map(as_move, moves(self, position))

    return told
