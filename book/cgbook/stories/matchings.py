"""A story of a walk along a maximum matching, where one player always has an answer and the other runs out of moves."""

from __future__ import annotations

from cgbook.pictures.figures import Picture
from cgbook.pictures.matchings import Walk, matching_of, with_matching


def matching_frames(position: Walk) -> list[tuple[Picture, str]]:
    """Return the frames of a story where the winner follows the edges of a maximum matching, and the loser walks as long as possible.

    >>> from cgkit import Geography
    >>> [said for _, said in matching_frames(Geography({"a": "b", "b": "c", "c": "d"})("a"))][1:3]
    ['The first player walks along the thick edge to b.', 'The second player walks to c. A thick edge begins there, too.']
    """
    pairs = matching_of(position)
    names, start = position.rules.drawing()["names"], position.state[0]
    mate = {v: w for pair in pairs for v, w in (pair, pair[::-1])}
    cover = "Every maximum matching covers" if start in mate else "It doesn't cover"
    frames = [(position, f"The thick edges are a maximum matching. {cover} the start {names[start]}.")]
    player, follows = "first", start in mate  # whether it's the winner's turn
    while moves := position.moves():
        after = [move.after for move in moves]
        if follows:
            position = next(one for one in after if one.state[0] == mate[position.state[0]])
            said = f"The {player} player walks along the thick edge to {names[position.state[0]]}."
        else:
            position = max(after, key=lambda one: one.remoteness())
            said = f"The {player} player walks to {names[position.state[0]]}. A thick edge begins there, too."
        frames.append((position, said))
        player, follows = ("second" if player == "first" else "first"), not follows
    frames.append((position, f"The {player} player can't move and loses."))
    return [(with_matching(at, pairs, said), said) for at, said in frames]
