"""Marks that stand for dice of which only the successes or the sum were told."""

from __future__ import annotations

from rulesets.dice.die import Die
from rulesets.dice.request import Purpose, Sorting
from rulesets.refusal import Refusal


def marks_of_successes(
    die: Die,
    dice: int,
    successes: int,
    *,
    special: int | None,
    purpose: Purpose,
    sorting: Sorting | None,
) -> tuple[int, ...]:
    """Return marks that lead where so many successes lead.

    Args:
        die: The die.
        dice: How many were thrown.
        successes: How many of them succeeded.
        special: How many of these were of the best kind, None where that was not told.
        purpose: What they were thrown for.
        sorting: How the throw sorts its marks.

    Raises:
        Refusal: `faces-wanted` where their number is not enough; `too-many-successes`.
    """
    apart = sorting.apart(purpose) if sorting and special is not None else None
    wins = apart.wins if apart else sorting.countable(purpose) if sorting else None
    if wins is None or (special and not apart):
        raise Refusal("faces-wanted", count=dice, die=die.id)
    if successes > dice:
        raise Refusal("too-many-successes", count=successes, dice=dice)
    best = special or 0
    if best > successes:
        raise Refusal("too-many-successes", count=best, dice=successes)
    higher = apart.special if apart else wins
    plain = wins - apart.special if apart else wins
    top = next(mark for mark in reversed(die.marks) if mark in higher)
    win = next(mark for mark in reversed(die.marks) if mark in plain)
    loss = next(mark for mark in die.marks if mark not in wins)
    return (top,) * best + (win,) * (successes - best) + (loss,) * (dice - successes)


def marks_of_total(die: Die, dice: int, total: int) -> tuple[int, ...]:
    """Return marks that come to a total.

    Raises:
        Refusal: `typed-total` where none do.
    """
    values = sorted(set(die.values))
    left, marks = total, []
    for behind in range(dice - 1, -1, -1):
        fitting = [value for value in values if values[0] * behind <= left - value]
        value = fitting[-1] if fitting else 0
        marks.append(die.marks[die.values.index(value)] if fitting else 0)
        left -= value
    if left or total < values[0] * dice:
        raise Refusal("typed-total", dice=dice, die=die.id, total=total)
    return tuple(marks)
