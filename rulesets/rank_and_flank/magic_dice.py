"""The roll that fills the pools of magic: whether a phase of magic should not end without it."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Situation


def magic_dice_matter(situation: Situation, bound: Sequence[str]) -> bool:
    """Tell whether somebody can do anything with magic dice in the active side's phase.

    The phase begins with their roll. Where that side has nobody who may cast, and no spell in play
    can be ended or is to be kept, no dice would be used, and nobody waits for them.

    Args:
        situation: The battle.
        bound: Rules of who casts the spell of an item.
    """
    casts = any(_may_cast(unit, bound) for unit in situation.active.members)
    return casts or any(
        spell.kind == "in-play" and not spell.fresh
        for side in situation.sides
        for spell in side.spells
    )


def _may_cast(unit: Unit, bound: Sequence[str]) -> bool:
    able = bool(unit.number("level", 0)) or any(unit.rules.holds(rule) for rule in bound)
    away = unit.models <= 0 or unit.has("off-table") or unit.has("fleeing")
    return able and not away and unit.bar("cast") is None
