"""Shooters and targets that are allowed [L910, L2158-2220, L2912]."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.characters.allocation import company_of
from rulesets.blackhammer.movement.reach import charge_of, more_than_half
from rulesets.blackhammer.movement.wings import BY_AIR
from rulesets.blackhammer.shooting.weapon import shoots_quickly
from rulesets.blackhammer.unit.charges import NEAR, charges_at
from rulesets.blackhammer.unit.compulsory import rolled_reach
from rulesets.blackhammer.unit.riding import carries
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import kept_distance
from rulesets.refusal import Refusal, code_for

_DRY: Final = 4
"""The face that the Drenched need for shots without a roll to hit [L3270]."""


def barred_shooters(
    unit: Unit, rules: SpecialRules | None = None, *, answers_charge: bool = False
) -> str | None:
    """Return the status or rule by which a unit does not shoot this turn, None without one.

    Args:
        unit: The shooters.
        rules: Theirs and their weapon's; their own alone when None.
        answers_charge: Whether they would stand and shoot.
    """
    ban = unit.bar("stand-and-shoot" if answers_charge else "shoot", rules)
    return None if ban is None else ban.by


def unable_to_shoot(unit: Unit) -> str | None:
    """Return what keeps a unit from shooting, but for shots that it has fired."""
    return None if unit.has("shot") else barred_shooters(unit)


def is_to_shoot(unit: Unit) -> bool:
    """Return whether a unit answered that it shoots at its chargers, has not, and still may."""
    answered = unit.has("shoots-at-chargers") and not unit.has("stood-and-shot")
    if not answered or unit.models < 1 or barred_shooters(unit, answers_charge=True) is not None:
        return False
    return _keeps_from_answering(unit, unit.rules) is None


def check_shooters(
    unit: Unit | None, rules: SpecialRules, *, moved: bool, answers_charge: bool
) -> None:
    """Refuse shooters that may not shoot this turn.

    Args:
        unit: The shooters where they are known.
        rules: Theirs and their weapon's.
        moved: Whether they moved this turn.
        answers_charge: Whether they stand and shoot, which is no shot of their own turn.

    Raises:
        Refusal: `shooters-dead`, `shooters-<status>`, `already-shot`, `move-or-shoot`.
    """
    if unit is not None:
        if unit.models < 1:
            raise Refusal("shooters-dead", unit=unit.name)
        ban = barred_shooters(unit, rules, answers_charge=answers_charge)
        if ban is None and answers_charge:
            ban = _keeps_from_answering(unit, rules)
        if ban == "shot":
            raise Refusal("already-shot", unit=unit.name)
        if ban is not None:
            raise Refusal(code_for("shooters", ban), unit=unit.name)
    if moved and "move-or-shoot" in rules and "firing-platform" not in rules:
        raise Refusal("move-or-shoot")


def _keeps_from_answering(unit: Unit, rules: SpecialRules) -> str | None:
    """Return the status by which a unit shoots at no charger: it holds, or one is near [L664]."""
    if unit.has("stands-fast") and not unit.has("shoots-at-chargers"):
        return "stands-fast"
    near = unit.has(NEAR) and not shoots_quickly(rules | unit.rules)
    return NEAR if near else None


def is_too_near(
    unit: Unit | None, target: Unit | None, distance: float | None, rules: SpecialRules
) -> bool:
    """Return whether a charger measured only as it is shot at is within half its charge distance.

    What was measured before was looked at when the charge was answered, with its way [L664].

    Args:
        unit: Who is charged.
        target: The charger that it would shoot at.
        distance: Paces between the two.
        rules: Those of the shots.
    """
    if unit is None or target is None or distance is None or shoots_quickly(rules | unit.rules):
        return False
    charges = (link for link in charges_at(unit) if link.other == target.name)
    if all(link.value == kept_distance(distance) for link in charges):
        return False
    m, rolled = target.find("m"), rolled_reach(target)
    if rolled is None and (m is None or not m.fixed):
        return False
    own = m if rolled is None else None
    charge = charge_of(own, rolled, target.rules, flying=target.has(BY_AIR))
    return not more_than_half(distance, charge.reach)


def check_target(target: Unit | None, *, template: bool = False) -> None:
    """Refuse a target that may not be shot at.

    Shots are aimed at whole units: those in a unit are none of their own, unless they are large. A
    template strikes whom it covers, once too few ordinary models shelter him [L2106-2118].

    Args:
        target: The target where it is known.
        template: Whether a template is placed, or a path drawn, over single models.

    Raises:
        Refusal: `target-dead`, `target-engaged`, `target-off-table`, `target-in-unit`.
    """
    if target is None:
        return
    if target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    shield = target.shield("shoot")
    if shield is not None:
        raise Refusal(code_for("target", shield.by), unit=target.name)
    host = target.host
    if host is None or carries(host) or "large-target" in target.rules:
        return
    if not template or company_of(host).sheltered:
        raise Refusal("target-in-unit", unit=target.name, host=host.name)


def too_wet(dice: Dice, unit: Unit | None) -> bool:
    """Return whether rain forbids shooters a shot without a roll to hit this turn [L3270]."""
    return unit is not None and unit.has("drenched") and not dice.check(_DRY, "drenched")
