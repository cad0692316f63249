"""Losses of a unit by the blows of a round."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.dice.detail import detail
from rulesets.whfb2.combat.fighters.target import UNHURT, Hurt


@dataclass(frozen=True, slots=True)
class Loss:
    """Losses of a unit by blows.

    Attributes:
        wounds: Wounds that are gone of it, all it had where it is destroyed.
        counted: Those that count in the result of the combat.
        crewless: Whether it is a chariot without a crew, that routs at once.
        hurt: All that it lost; of who is on a chariot, see there.
        notes: What its blows did beside wounds: what, the place of the target, how much.
    """

    wounds: int = 0
    counted: int = 0
    crewless: bool = False
    hurt: Hurt = UNHURT
    notes: tuple[tuple[str, int, int], ...] | None = detail()
