"""Leadership that a beaten unit tests on: its own, or that of who leads it and lives [L2134]."""

from __future__ import annotations

from collections.abc import Collection

from rulesets.blackhammer.characters.challenge import HIDES
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit


def nerve_of(unit: Unit, fallen: Collection[str] = ()) -> tuple[int, SpecialRules]:
    """Return the Leadership of a unit's break test, and the rules that its leaders add.

    What is Stubborn in it tests on its own value whatever it lost by; whoever is not lends his as
    the General does, reduced by the combat result.

    Args:
        unit: The unit, with those who joined it.
        fallen: Names of those of them who died in this combat.
    """
    own = unit.alone("ld")
    leaders = [
        hero
        for hero in unit.body.joined
        if hero.name not in fallen and not hero.has(HIDES) and hero.find("ld") is not None
    ]
    if own is None or own.fixed is None:
        return unit.number("ld"), NO_RULES
    held = [(own.fixed, "stubborn" in unit.rules)]
    held += [(hero.number("ld"), "stubborn" in hero.rules) for hero in leaders]
    firm = [ld for ld, stubborn in held if stubborn]
    others = [ld for ld, stubborn in held if not stubborn]
    if not firm:
        return max(others), NO_RULES
    lent = SpecialRules.of("stubborn", inspiring_presence=max(others)) if others else NO_RULES
    return max(firm), lent
