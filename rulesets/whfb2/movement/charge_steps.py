"""Charges as the table keeps them: declared, then moved or failed [L1058-1113]."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.link_effect import LinkCleared, LinkMoved, LinkSet
from rulesets.core.results.relation import CHARGING, DECLARED, FACINGS
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.charge_distance import kept_distance
from rulesets.refusal import Refusal
from rulesets.whfb2.psychology.nerve import FEARS_ALL, FRIGHTENING, IMMUNE
from rulesets.whfb2.unit.routed import PURSUIT
from rulesets.whfb2.unit.standing_still import SQUARE

CHARGE: Final = CHARGING.id
Facing: TypeAlias = Annotated[str | None, Choice(FACINGS)]


def declare_charge(distance: float | None) -> tuple[Effect, ...]:
    """Return what the table keeps of a charge that may be made, over a distance in centimetres."""
    return (LinkSet(CHARGE, "unit", "target", step=DECLARED, value=kept_distance(distance)),)


def finish_charge(*, failed: bool) -> Effect:
    """Return the end of a charge that was declared."""
    return LinkMoved(CHARGE, "unit", "failed" if failed else "moved", "target")


def make_contact(target: Unit | None, facing: str | None) -> Effect:
    """Return the contact that a charge brings about: a square has a front alone [L1002-1003]."""
    side = "front" if target is not None and target.has(SQUARE) else facing
    return LinkSet(CONTACT, "unit", "target", facing=side)


def tests_of(unit: Unit | None, target: Unit | None, facing: str | None) -> tuple[FollowUp, ...]:
    """Return the tests of a unit that is charged: of panic, and of its fear of the charger."""
    if unit is None or target is None:
        return ()
    if IMMUNE in target.rules or target.has("fleeing"):
        return panic_of(target, facing)
    units = (("unit", "target"), ("enemy", "unit"))
    rout: tuple[FollowUp, ...] = ()
    if terrifies(unit, target):
        rout = (FollowUp("rout_test", units, (("cause", "terror"),)),)
    return (*panic_of(target, facing), *rout, *nerve_tests(target, unit, "charged", units))


def terrifies(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether the charge of a unit has its target test whether it routs [L2400-2407]."""
    if unit is None or target is None or IMMUNE in target.rules or target.has("fleeing"):
        return False
    return target.has("terrified") and dreadful(unit)


def dreadful(unit: Unit) -> bool:
    """Return whether a unit, or somebody in it, causes terror."""
    return "terror" in unit.rules or "terror" in unit.body.faced(("terror",)).kinds


def nerve_tests(
    unit: Unit, enemy: Unit, situation: str, units: tuple[tuple[str, str], ...]
) -> tuple[FollowUp, ...]:
    """Return the test that a charge calls for: of fear, or of terror with it [L2394-2399].

    Args:
        unit: Who tests.
        enemy: Who frightens it.
        situation: Whether it is charged or charges.
        units: The options of the test, by those of what it follows.
    """
    if unit.has("fear-tested") or not frightful(unit, enemy, enemy.rules):
        return ()
    both = dreadful(enemy) and not unit.has("terror-tested")
    test = "terror_test" if both else "fear_test"
    return (FollowUp(test, units, (("situation", situation),)),)


def panic_of(target: Unit | None, facing: str | None) -> tuple[FollowUp, ...]:
    """Return the panic test of a unit that fights and is charged from behind [L2355-2358]."""
    if facing != "rear" or target is None or not target.has("engaged") or IMMUNE in target.rules:
        return ()
    if target.has(SQUARE):
        return ()
    return (FollowUp("panic_test", (("unit", "target"),), (("cause", "rear-charge"),)),)


def caught_up(target: Unit | None) -> tuple[Effect, ...]:
    """Return the end of the pursuit of who is charged while it pursues [L2026-2035].

    It has not to sort itself, but routs if it is pushed back and followed in this combat: that it
    pursued is kept until then.
    """
    if target is None or not target.linked(PURSUIT.id, own=True):
        return ()
    return (LinkCleared(PURSUIT.id, "target"), StatusSet("target", "pursuing"))


def frightful(unit: Unit | None, target: Unit | None, target_rules: SpecialRules) -> bool:
    """Return whether a unit fears an enemy or who goes with it [L2409-2439]."""
    if any(rule in target_rules for rule in FRIGHTENING):
        return True
    if target is not None and target.body.faced(FRIGHTENING).kinds:
        return True
    return unit is not None and unit.has(FEARS_ALL)


def untested(unit: Unit | None, target: Unit | None) -> bool:
    """Return whether a unit has still to test its fear of whom it charges [L2413-2423]."""
    if unit is None or target is None or IMMUNE in unit.rules or unit.has("fear-tested"):
        return False
    return frightful(unit, target, target.rules)


def check_fear(_situation: Situation, arguments: Arguments) -> None:
    """Refuse to move a charge at an enemy before the fear of it is tested [L2413-2423].

    Raises:
        Refusal: `fear-first`.
    """
    unit, target = arguments["unit"], arguments["target"]
    if untested(unit, target):
        both = dreadful(target) and not unit.has("terror-tested")
        raise Refusal(
            "fear-first",
            unit=unit.name,
            enemy=target.name,
            situation="charging",
            first="terror_test" if both else "fear_test",
        )
