"""The save of armour that a unit is said to wear [R L804-826]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.ruleset.gear import Armour, Wearing, Worn
from rulesets.rank_and_flank.attack.hit import NO_SAVE
from rulesets.t9a.combat.weapon import SHIELD, is_mounted
from rulesets.t9a.harm.attack import BEST_ARMOUR
from rulesets.t9a.harm.wounding.steps import SUITS

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

_PROTECTION: Final = {"unprotected": 0, "protected-6": 1, "protected-5": 2}
"""What the Mount's Protection of riders adds, which no line of theirs tells."""


def worn(armour: Armour, unit: Unit) -> Worn:
    """Return the save of armour: every piece adds, 6 at most [R L804-826].

    How far mounts protect their riders is theirs to say.
    """
    shielded = SHIELD in unit.rules
    if armour.suit is None and not shielded:
        return Worn()
    total = (0 if armour.suit is None else SUITS[f"{armour.suit}-armour"]) + shielded
    rules: tuple[RuleId, ...] = (SHIELD,) if shielded else ()
    if not (armour.barded or is_mounted(unit.rules)):
        return Worn((Wearing("foot", NO_SAVE - min(total, BEST_ARMOUR)),), rules=rules)
    total += armour.barded
    ways = [
        Wearing(id_, NO_SAVE - min(total + more, BEST_ARMOUR)) for id_, more in _PROTECTION.items()
    ]
    return Worn(tuple(ways), sure=False, rules=rules)
