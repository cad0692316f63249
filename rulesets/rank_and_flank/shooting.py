"""Shooting: what makes shots easier or harder to aim, how far a target is, how many shots fall."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal

COVER: Final = {"none": 0, "light": -1, "heavy": -2}
"""Penalties of a target's cover."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances(ABC):
    """Circumstances of shots, which make them easier or harder to aim.

    Attributes:
        stand_and_shoot: The shots answer a charge.
        long_range: The target is at long range.
        cover: `none`, `light` or `heavy`.
        other: Sum of other bonuses, negative for penalties.
        rules: Special rules of the shooters.
    """

    stand_and_shoot: bool = False
    long_range: bool = False
    cover: str = "none"
    other: int = 0
    rules: SpecialRules = NO_RULES

    @abstractmethod
    def named(self) -> tuple[tuple[str, int], ...]:
        """Return every bonus (positive) and penalty by name, 0 for one that does not count."""

    def modifiers(self) -> tuple[Modifier, ...]:
        """Return the bonuses and penalties that count."""
        return tuple(Modifier(key, value) for key, value in self.named() if value)


def range_band(distance: float | None, reach: int | None) -> str:
    """Return `short`, `long` or `out`; a distance not stated counts as short.

    Raises:
        Refusal: `range-unknown` for a distance that nothing can be compared with.
    """
    if distance is None:
        return "short"
    if reach is None:
        raise Refusal("range-unknown")
    if distance > reach:
        return "out"
    return "long" if distance * 2 > reach else "short"


def shots_each(rules: SpecialRules, *, single_shot: bool) -> int:
    """Return the shots of a model whose weapon may fire several."""
    return 1 if single_shot else max(1, rules.number("multiple-shots") or 1)
