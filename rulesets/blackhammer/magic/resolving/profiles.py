"""Characteristics of models with several profiles, under a spell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.declaring.parameter import Numbers, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

_HIGHEST: Final = 10
"""No characteristic goes beyond it [L122]."""


@dataclass(frozen=True, slots=True)
class ProfileChange:
    """A characteristic of each profile of a model, after a spell."""

    values: tuple[int, ...]


@procedure(source="L122, L804")
def spell_on_profiles(
    dice: Dice,
    *,
    values: Annotated[tuple[int, ...], Numbers(0, 10, 6)],
    change: Annotated[int, Whole(-10, 10)],
) -> ProfileChange:
    """Change a characteristic of every profile of a model, within 0 to 10 [L122, L804].

    Args:
        dice: Not rolled.
        values: The characteristic on each of its profiles, such as crew and mounts.
        change: What the spell adds.
    """
    changed = tuple(min(_HIGHEST, max(0, value + change)) for value in values)
    for position, (before, after) in enumerate(zip(values, changed, strict=True), 1):
        dice.tell("profile-value", place=position, before=before, after=after)
    return ProfileChange(changed)
