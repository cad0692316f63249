"""Effects of spells in force on shots: the paths of 0.10 [P]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.pool import RerollKind
from rulesets.t9a.harm.resolved import RESOLVES, resolved_by_spells
from rulesets.t9a.shooting.weapon import ShootingWeapon

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_AIM: Final[Mapping[StatusId, int]] = {
    "blizzard": -1,
    "choking-ash": -2,
    "curse-of-the-wild-wood": -1,
    "enchanted-blades": 1,
}
"""Modifiers to the aim of shooters under a spell."""
_VEILS: Final[Mapping[StatusId, int]] = {
    "quicksilver-cloak": -1,
    "shh-stay-quiet": -1,
    "shield-of-protection": -1,
}
"""Modifiers to the aim at targets under a spell; the counterpart of Distracting is read so."""
FORBIDS: Final[tuple[StatusId, ...]] = ("raging-storm",)
"""Spells under which nobody shoots."""
_AGAIN: Final[Mapping[StatusId, RerollKind]] = {
    "fix-it-up": "sixes",
    "stars-align-hit": "failures",
    "westerlies-hit": "successes",
}
"""Spells that have rolls to hit rolled again."""
_BLUNTS: Final = "bane-of-forged-steel"
_SHARPENS: Final = "enchanted-blades"
_WOUNDS: Final = "flaming-swords"
"""The spell whose rules make shots wound more easily."""
_MAGICAL: Final = ("skull-splitter",)
TELLING: Final[tuple[StatusId, ...]] = (
    *_AIM,
    *_VEILS,
    *FORBIDS,
    *_AGAIN,
    _BLUNTS,
    *RESOLVES,
    _WOUNDS,
)
"""Statuses of spells by which an outcome rests on the paths."""


def aim_by_spells(unit: Unit | None, target: Unit | None) -> int:
    """Return what spells on shooters and target add to the aim."""
    return sum(
        value
        for party, known in ((unit, _AIM), (target, _VEILS))
        for status, value in known.items()
        if party is not None and party.has(status)
    )


def again_by_spells(unit: Unit | None) -> tuple[RerollKind, ...]:
    """Return which rolls to hit spells on the shooters have rolled again."""
    if unit is None or not unit.statuses:
        return ()
    kinds = {kind for status, kind in _AGAIN.items() if unit.has(status)}
    return tuple(sorted(kinds))


def rules_by_spells(unit: Unit | None, rules: SpecialRules) -> SpecialRules:
    """Return the special rules of shots with what spells on the shooters make of them."""
    if unit is None:
        return rules
    if unit.has(_SHARPENS):
        piercing = (rules.number("armour-piercing") or 0) + 1
        rules |= SpecialRules.of(armour_piercing=piercing)
    return rules | resolved_by_spells(unit)


def is_mundane(arm: ShootingWeapon | None) -> bool:
    """Return whether a weapon is known to be a mundane one."""
    return arm is not None and arm.id not in _MAGICAL


def strength_by_spells(unit: Unit | None, strength: int, *, mundane: bool) -> int:
    """Return the Strength of shots: a spell takes 1 off that of mundane weapons."""
    blunt = unit is not None and unit.has(_BLUNTS) and mundane
    return max(0, strength - 1) if blunt else strength


def bewitched(*units: Unit | None) -> bool:
    """Return whether a spell that tells on shots is on one of some units."""
    return any(unit is not None and unit.has(status) for unit in units for status in TELLING)
