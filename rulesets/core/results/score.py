"""The score of a battle: points by name for each side, and what they make of it.

A game declares a `Scoring`: one pure function from a `Situation` to each side's lines, and one
from the totals to the verdict. What the table cannot know (who holds which ground, a scenario's
objectives) players add by hand: `Side.added`. `totals_of` is all of it together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

from rulesets.core.results.reminder import Side, Situation

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

COST: Final = "points"
"""What a unit cost, in the profiles of every game that has it."""
COUNTER: Final = "victory-points"
"""The counter of a side that holds victory points, in every game that has it."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points for one thing; its text is `score-<id>`.

    Attributes:
        points: What it is worth; negative where it costs.
        unit: The unit it is for, where there is one; `unit` in the text.
        facts: What else its text tells.
    """

    id: str
    points: int
    unit: str | None = None
    facts: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result that the totals come to; its text is `verdict-<id>`.

    Attributes:
        winner: Place of the side that won among those asked about, None where nobody did; the
            side's name is `winner` in the text.
        facts: What else its text tells.
        open: Whether the players have to say who won: the game's text has no rule for it, or what
            it goes by is not known.
    """

    id: str
    winner: int | None = None
    facts: tuple[tuple[str, int | str], ...] = field(default=())
    open: bool = False


Lines: TypeAlias = Callable[[Situation], tuple[tuple[ScoreLine, ...], ...]]
Judge: TypeAlias = Callable[[tuple[int, ...], int | None], Verdict]
AtTable: TypeAlias = Callable[[Situation, tuple[int, ...]], Verdict]


def counted(situation: Situation) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return what each side's counter of victory points holds, and nothing else."""
    return tuple(
        (ScoreLine("counted", held),) if (held := side.counter(COUNTER)) else ()
        for side in situation.sides
    )


def side_by_side(
    situation: Situation, lines: Callable[[Side, tuple[Side, ...]], Iterable[ScoreLine]]
) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return the lines of each side, made from it and the others."""
    sides = situation.sides
    return tuple(
        tuple(lines(side, tuple(other for other in sides if other is not side))) for side in sides
    )


def lead_of(totals: tuple[int, ...]) -> tuple[int, int | None]:
    """Return the difference between the two highest totals, and which leads; None for a draw."""
    best, *others = sorted(totals, reverse=True)
    difference = best - (others[0] if others else 0)
    return difference, totals.index(best) if difference else None


def most_points(totals: tuple[int, ...], _size: int | None) -> Verdict:
    """Return the side with most points; where several have, nobody is ahead.

    It is for games whose text has no rules of victory: who won is open.
    """
    best = max(totals, default=0)
    leading = [index for index, total in enumerate(totals) if total == best]
    if len(leading) != 1:
        return Verdict("level", None, (("points", best),), open=True)
    others = max((total for total in totals if total != best), default=0)
    return Verdict("ahead", leading[0], (("difference", best - others),), open=True)


def as_said(winner: int | None) -> Verdict:
    """Return the result that the players agree on: the place of the winner, None for a draw."""
    return Verdict("said-draw") if winner is None else Verdict("said-victory", winner)


def costs_are_nothing(_situation: Situation) -> bool:
    """Tell that nothing is scored by what units cost."""
    return False


@dataclass(frozen=True, slots=True)
class Scoring:
    """A game's way to score.

    Attributes:
        lines: From a battle to the lines of each side, in the order of `Situation.sides`.
        verdict: From the totals in that order, and the points of army each side agreed on (None
            where nobody said), to what they come to.
        at_table: The same where the table decides too, as who is left alive: from the battle and
            the totals. It comes instead.
        shares: From the difference and the size of a battle to what a tournament gives whoever is
            ahead and the other; None where the game's text has no such table.
        by_cost: Whether what units cost counts in a battle, as its house rules stand.
        priced_otherwise: Statuses of units whose worth does not come from what they cost.
    """

    lines: Lines = counted
    verdict: Judge = most_points
    at_table: AtTable | None = None
    shares: Callable[[int, int], tuple[int, int]] | None = None
    by_cost: Callable[[Situation], bool] = costs_are_nothing
    priced_otherwise: tuple[StatusId, ...] = ()


def totals_of(scoring: Scoring, situation: Situation) -> tuple[int, ...]:
    """Return the points of each side, what its game counts and what players added together.

    Whoever asks for points asks this: rules, reminders, scores and campaigns.
    """
    return tuple(
        sum(line.points for line in lines) + side.added
        for lines, side in zip(scoring.lines(situation), situation.sides, strict=True)
    )


def uncosted(scoring: Scoring, situation: Situation) -> tuple[tuple[str, ...], ...]:
    """Return the units of each side that are scored by a cost which nobody noted.

    It asks for a situation with the whole armies.
    """
    if not scoring.by_cost(situation):
        return tuple(() for _ in situation.sides)
    return tuple(
        tuple(
            each.unit.name
            for each in side.army
            if each.unit.find(COST) is None and each.unit.first_of(scoring.priced_otherwise) is None
        )
        for side in situation.sides
    )


BY_HAND: Final = Scoring()
"""Points are counted by rules that change the counter, and by hand; the most points lead."""
