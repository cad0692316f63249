"""Shooters and targets that are allowed [L1182-1238, L3306-3455, L3685-3693]."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal, code_for
from rulesets.whfb2.harm.proof import check_mortal
from rulesets.whfb2.shooting.to_hit import RAIN, check_seat, conditions_of, rides
from rulesets.whfb2.shooting.weapon import Band, MissileWeapon
from rulesets.whfb2.unit.standing_still import RELOADING

CURSED: Final = "cursed-by-arrows"
"""The status of who draws all missiles, and whose own turn back [L5370-5381]."""
CONCEALED: Final = "concealed"
_SEEN: Final = 15
"""Centimetres beyond which nobody sees who keeps still in a zone of concealment [L6160-6163]."""
PREPARED: Final = "fire-prepared"


def check_shooters(
    unit: Unit | None,
    arm: MissileWeapon | None,
    rules: SpecialRules,
    *,
    moved: bool,
    answers_charge: bool,
    turned_back: bool = False,
) -> None:
    """Refuse shooters that may not shoot this turn.

    Args:
        unit: The shooters where they are known.
        arm: Their weapon.
        rules: Theirs, and those of their shots.
        moved: Whether they moved this turn.
        answers_charge: Whether they stand and shoot, which is no shot of their own turn.
        turned_back: Whether their missiles turn back on them by a curse.

    Raises:
        Refusal: `shooters-dead`, `shooters-<status>`, `already-shot`, `move-or-shoot`,
            `not-from-horseback`, `fire-from-horseback`, `fire-not-prepared`, `rain-on-powder`,
            `missiles-turn-back`.
    """
    _check_weapon(arm, rules, moved=moved)
    if unit is None:
        return
    if unit.models < 1:
        raise Refusal("shooters-dead", unit=unit.name)
    ban = unit.bar("stand-and-shoot" if answers_charge else "shoot")
    if ban is not None and ban.by != "shot":
        raise Refusal(code_for("shooters", ban.by), unit=unit.name)
    if unit.has(CURSED) and not turned_back:
        raise Refusal("missiles-turn-back", unit=unit.name)
    by_standing = arm is not None and "hand" in arm.traits
    if unit.has(RELOADING) and (moved or not by_standing):
        raise Refusal("shooters-reloading", unit=unit.name)
    if unit.has("shot") and not answers_charge:
        raise Refusal("already-shot", unit=unit.name)
    if "flaming" in rules and unit.statuses and not unit.has(PREPARED):
        raise Refusal("fire-not-prepared", unit=unit.name)


def _check_weapon(arm: MissileWeapon | None, rules: SpecialRules, *, moved: bool) -> None:
    """Refuse weapons that those who moved or ride cannot use."""
    if "flaming" in rules and rides(rules):
        raise Refusal("fire-from-horseback")
    if arm is None:
        return
    if "powder" in arm.traits and RAIN in rules:
        raise Refusal("rain-on-powder")
    if moved and "move-or-shoot" in arm.traits:
        raise Refusal("move-or-shoot")
    check_seat(arm, rules)


def check_target(
    target: Unit | None,
    rules: SpecialRules,
    *,
    into_melee: bool,
    magic: bool = False,
    answers_charge: bool = False,
    distance: float | None = None,
) -> None:
    """Refuse a target that may not be shot at with missiles.

    Args:
        target: The target where it is known.
        rules: Its rules, and those stated of it.
        into_melee: Whether a draw made it the one that is struck.
        magic: Whether the missiles are magic.
        answers_charge: Whether they are shot at it as it charges.
        distance: Centimetres to it.

    Raises:
        Refusal: `target-dead`, `target-engaged`, `target-off-table`, `target-unseen`,
            `target-missile-proof`, `target-machine`, and what `check_mortal` refuses.
    """
    if target is None:
        return
    if target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    verb = "stand-and-shoot" if answers_charge else "shoot"
    for ban in target.shields:
        if ban.bar.verb == verb and not (into_melee and ban.by == "engaged"):
            raise Refusal(code_for("target", ban.by), unit=target.name)
    check_mortal(target, magic=magic)
    if CONCEALED in rules and distance is not None and distance > _SEEN:
        raise Refusal("target-unseen", unit=target.name, range=_SEEN)
    if "war-machine" in rules or "war-machine" in target.rules:
        raise Refusal("target-machine", unit=target.name)


def is_wounded(unit: Unit | None) -> bool:
    """Return whether a single figure shoots that lost wounds [L1267-1268]."""
    return unit is not None and unit.models == 1 and unit.carried > 0


def band_of(
    dice: Dice,
    arm: MissileWeapon | None,
    distance: float | None,
    rules: SpecialRules,
    flaming_range: str,
    *,
    charged: bool,
    parted: bool,
) -> Band:
    """Return the range; a charge from out of range is shot at as at long range [L1079-1083]."""
    if arm is None:
        if distance is not None:
            raise Refusal("weapon-unknown")
        return "short"
    if distance is None and arm.long is not None and not parted:
        dice.tell("range-assumed")
    conditions = replace(conditions_of(rules, flaming_range), wet=False)
    band = arm.band(distance, conditions)
    return "long" if band == "out" and charged else band
