"""Hits: what they are made of and what they meet, before the rules of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.refusal import Refusal

ONE: Final = frozenset({1})
"""The face that fails by itself, where a game has one."""
LOWEST_FACE: Final = 2
"""The lowest face that can succeed where a natural 1 fails."""
NO_SAVE: Final = 7
"""One worse than the worst save that a D6 can make."""


def check_damage(damage: Amount) -> None:
    """Refuse wounds of more than one die each: `damage-dice`."""
    if damage.count > 1:
        raise Refusal("damage-dice", text=str(damage))


@dataclass(frozen=True, slots=True)
class PlainHit:
    """A hit and what it meets, before the special rules of a game.

    Attributes:
        strength: Strength of the hit, bonuses included; 0 wounds nothing.
        toughness: Toughness of the target.
        save: Its armour save as X (4 for 4+) before the hit counts, None without one.
        wounds_each: Wounds on the profile of each target model.
        damage: Wounds that one unsaved wound takes: 1, D3, D6…

    Raises:
        Refusal: `damage-dice` for wounds of more than one die each.
    """

    strength: int
    toughness: int
    save: int | None = None
    wounds_each: int = 1
    damage: Amount = ONE_WOUND

    def __post_init__(self) -> None:
        check_damage(self.damage)
