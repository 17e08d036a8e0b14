"""A matrix game as a linear program, solved in floating point by HiGHS and checked by its dual.

The first player looks for probabilities of the rows and a number v, as large as can be, such that every column brings at least v. The dual
program is the second player's: probabilities of the columns and a number as small as can be that no row exceeds. HiGHS answers both
at once, and the answer is checked here: what the two mixtures bring and cost must meet.

scipy is imported when a program is solved, not before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cgkit.errors import needs
from cgkit.strategic.matrices import matrix

__all__ = ["LinearAnswer", "linear_program"]

ROUNDING = 1e-7  # of the largest entry: a wider gap between the two programs is refused


@dataclass(frozen=True)
class LinearAnswer:
    """What HiGHS says of a matrix game, in floating point.

    >>> answer = linear_program([[3, -1], [0, 2]])
    >>> [round(p, 6) for p in answer.rows]
    [0.333333, 0.666667]

    Parameters
    ----------
    value : of the game, in the unit of the entries.
    rows, columns : the two mixtures.
    gap : what the columns cost at most minus what the rows bring at least, computed from the mixtures: 0 up to rounding.
    """

    value: float
    rows: tuple[float, ...]
    columns: tuple[float, ...]
    gap: float


def linear_program(table: Any) -> LinearAnswer:
    """Return the value of a matrix game in floating point, by a linear program that is checked by its dual.

    >>> answer = linear_program([[3, -1], [0, 2]])
    >>> f"{answer.value:.6f}", abs(answer.gap) < 1e-9
    ('1.000000', True)

    Parameters
    ----------
    table : a matrix.

    Raises
    ------
    TypeError, ValueError : as `Matrix` does.
    ArithmeticError : if HiGHS finds no answer, or one that its dual does not confirm.
    ModuleNotFoundError : without scipy.

    References
    ----------
    Q. Huangfu and J. A. J. Hall, Parallelizing the dual revised simplex method, Mathematical Programming Computation 10 (2018).
    """
    found = matrix(table)
    with needs("strategic"):
        import numpy as np
        from scipy.optimize import linprog  # type: ignore[import-untyped]
    many, across = found.shape
    pays = np.array([[float(one) for one in row] for row in found.rows])
    size = float(np.abs(pays).max()) or 1.0
    entries = pays / size
    # the variables are the probabilities of the rows and v; to make v large is to make -v small
    solved = linprog(
        np.append(np.zeros(many), -1.0),
        A_ub=np.hstack([-entries.T, np.ones((across, 1))]),
        b_ub=np.zeros(across),
        A_eq=np.append(np.ones(many), 0.0)[None, :],
        b_eq=[1.0],
        bounds=[(0, None)] * many + [(None, None)],
        method="highs",
    )
    if not solved.success:
        raise ArithmeticError(f"HiGHS found no answer: {solved.message}")
    rows = np.clip(solved.x[:many], 0, None)
    columns = np.clip(-solved.ineqlin.marginals, 0, None)
    rows, columns = rows / rows.sum(), columns / columns.sum()
    bring, cost = float((rows @ entries).min()), float((entries @ columns).max())
    if cost - bring > ROUNDING:
        raise ArithmeticError(f"the two programs differ: the rows bring {bring * size}, the columns cost {cost * size}")
    return LinearAnswer((bring + cost) / 2 * size, tuple(rows.tolist()), tuple(columns.tolist()), (cost - bring) * size)
