"""Throws between parties or over a spread: roll-offs, designation, D66, scatter, table rows."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final

from rulesets.dice import distribution
from rulesets.dice.detail import detail
from rulesets.dice.die import ARROW, D6, HIT, MISFIRE, SCATTER, Die, plain_die
from rulesets.dice.request import Draw, Outcomes, Request, Roll
from rulesets.refusal import Refusal

_MOST_TIES: Final = 100
"""Consecutive ties after which the dice are plainly not dice."""
_CIRCLE: Final = 360


@dataclass(frozen=True, slots=True)
class RollOff(Request[int]):
    """Each party rolls one die; the highest wins, ties roll again. The answer: who, from 0.

    Attributes:
        bonuses: What each party adds, one entry per party.
    """

    bonuses: tuple[int, ...]
    die: Die = D6

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll it until somebody wins."""
        rolls = []
        for _ in range(_MOST_TIES):
            marks = tuple(draw(self.die, len(self.bonuses), self.purpose))
            totals = [self.die.value(m) + b for m, b in zip(marks, self.bonuses, strict=True)]
            best = max(totals)
            if totals.count(best) == 1:
                winner = totals.index(best)
                rolls.append(Roll(self.purpose, self.die, marks))
                return winner, tuple(rolls)
            rolls.append(Roll(self.purpose, self.die, marks))
        raise Refusal("endless-ties")

    def outcomes(self) -> Outcomes[int]:
        """Return each party's chance to win, ties set aside."""
        values = self.die.values
        wins = [
            sum(
                prod(
                    sum(1 for other in values if other + bonus < value + own)
                    for party, bonus in enumerate(self.bonuses)
                    if party != winner
                )
                for value in values
            )
            for winner, own in enumerate(self.bonuses)
        ]
        decided = sum(wins)
        return tuple((party, ways / decided) for party, ways in enumerate(wins) if ways)


@dataclass(frozen=True, slots=True)
class Designation(Request[int]):
    """One of `candidates`, each as likely: spare sides of the die are rolled again.

    The answer is the candidate's place, from 1.
    """

    candidates: int
    die: Die = D6

    def __post_init__(self) -> None:
        if not 1 <= self.candidates <= self.die.sides:
            raise Refusal("too-many-candidates", count=self.candidates, most=self.die.sides)

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll until a side stands for a candidate."""
        rolls = []
        for _ in range(_MOST_TIES):
            mark = draw(self.die, 1, self.purpose)[0]
            picked = mark if mark <= self.candidates else None
            rolls.append(Roll(self.purpose, self.die, (mark,), (), picked))
            if picked is not None:
                return picked, tuple(rolls)
        raise Refusal("endless-ties")

    def outcomes(self) -> Outcomes[int]:
        """Return each candidate, equally likely."""
        return tuple((number, 1.0 / self.candidates) for number in range(1, self.candidates + 1))


@dataclass(frozen=True, slots=True)
class TwoDigits(Request[int]):
    """A D66: one die for the tens, one for the units."""

    die: Die = D6

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll it."""
        marks = tuple(draw(self.die, 2, self.purpose))
        value = 10 * marks[0] + marks[1]
        return value, (Roll(self.purpose, self.die, marks, (), value),)

    def outcomes(self) -> Outcomes[int]:
        """Return every pair of digits, equally likely."""
        chance = 1.0 / self.die.sides**2
        marks = self.die.marks
        return tuple((10 * tens + units, chance) for tens in marks for units in marks)


@dataclass(frozen=True, slots=True)
class Drift:
    """The direction in which a scatter die sends things.

    Attributes:
        distance: Distance printed beside the arrow, None for a misfire, a hit or a bare arrow.
        misfire: The misfire side came up.
        hit: The hit side came up: no drift.
        bearing: Degrees clockwise from the top of the table, 0-359; None when real dice show it
            or when only chances were asked.
    """

    distance: int | None
    misfire: bool = False
    hit: bool = False
    bearing: int | None = detail()


@dataclass(frozen=True, slots=True)
class Scatter(Request[Drift]):
    """A scatter die; its arrow's bearing is drawn too unless `bearing` is False."""

    die: Die = SCATTER
    bearing: bool = True

    def draw(self, draw: Draw) -> tuple[Drift, tuple[Roll, ...]]:
        """Roll it."""
        mark = draw(self.die, 1, self.purpose)[0]
        rolls = [Roll(self.purpose, self.die, (mark,), (), mark)]
        drift = self._drift(mark)
        if self.bearing and not drift.misfire and not drift.hit:
            circle = plain_die(_CIRCLE)
            degrees = draw(circle, 1, self.purpose)[0]
            rolls.append(Roll(self.purpose, circle, (degrees,), (), degrees % _CIRCLE))
            drift = Drift(drift.distance, bearing=degrees % _CIRCLE)
        return drift, tuple(rolls)

    def outcomes(self) -> Outcomes[Drift]:
        """Return every side; the bearing is left open, all being alike."""
        return distribution.merge(
            (self._drift(mark), 1 / self.die.sides) for mark in self.die.marks
        )

    def _drift(self, mark: int) -> Drift:
        if self.die == SCATTER:
            return Drift(None, misfire=True) if mark == MISFIRE else Drift(mark)
        return Drift(None, hit=True) if mark == HIT else Drift(None if mark == ARROW else mark)
