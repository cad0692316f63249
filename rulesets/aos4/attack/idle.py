"""Weapon abilities and circumstances that a player names and that an attack does not use."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.aos4.attack.arms import weapons_used
from rulesets.aos4.attack.circumstances import (
    Circumstances,
    circumstances,
    has_left_cover,
)
from rulesets.aos4.attack.weapon import Weapon, antis_among, is_met, other_antis
from rulesets.aos4.ground.sight import may_be_guarded
from rulesets.aos4.unit.profile import ANTI, CORNERED, OTHER_ANTI
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.idle import Idle
from rulesets.core.declaring.procedure import Arguments


def fight_idles(arguments: Arguments) -> Iterator[Idle]:
    """Return the rules named with a fight that it would not use."""
    unit: Unit | None = arguments["unit"]
    rules: SpecialRules = arguments["rules"]
    at = circumstances(rules, arguments["enemy_rules"], unit, arguments["enemy"], shooting=False)
    yield from _abilities(at, rules)
    yield from _cover(arguments, arguments["enemy"], arguments["enemy_rules"])
    if unit is None or not unit.carried:
        yield Idle(CORNERED, "not-damaged")
    used = weapons_used(arguments["weapons"], unit, arguments["fighting"], rules)
    yield from _champions(arguments, used)
    yield from _antis(used, at)


def shooting_idles(arguments: Arguments) -> Iterator[Idle]:
    """Return the rules named with shooting that it would not use."""
    unit: Unit | None = arguments["unit"]
    rules: SpecialRules = arguments["rules"]
    target_rules: SpecialRules = arguments["target_rules"]
    at = circumstances(rules, target_rules, unit, arguments["target"])
    yield from _abilities(at, rules)
    yield from _cover(arguments, arguments["target"], target_rules)
    if unit is None or not unit.has("engaged"):
        yield Idle("shoot-in-combat", "not-in-combat")
    if not may_be_guarded(target_rules, arguments["guarded_heroes"]):
        yield Idle("guarded-hero", "cannot-be-guarded")
    if "fly" in target_rules:
        yield Idle("obscured", "flies-in-sight")
    if arguments["champion_weapons"] != "all-weapons":
        yield from _both_champions("melee-champions")
    used = weapons_used(arguments["weapons"], unit, arguments["models"], rules, ranged=True)
    yield from _champions(arguments, used)
    yield from _antis(used, at)


def _abilities(at: Circumstances, rules: SpecialRules) -> Iterator[Idle]:
    """Return abilities whose condition is not met [L825-827]."""
    if not at.charged:
        yield Idle("charge-damage", "not-charged")
    for rule in rules.only(ANTI):
        wanted = rule.removeprefix("anti-")
        if wanted == "charge" and not at.target_charged:
            yield Idle(rule, "target-not-charged")
        elif wanted != "charge" and not at.target_rules.holds(wanted):
            yield Idle(rule, "target-without-keyword")
    for rule in rules:
        anti = antis_among(rules.only((rule,)))
        if any(not is_met(ability, at.target_rules) for ability in anti):
            yield Idle(rule, "target-without-keyword")


def _cover(arguments: Arguments, target: Unit, target_rules: SpecialRules) -> Iterator[Idle]:
    """Return Cover, where the target has lost it [L1223]."""
    if "fly" in target_rules:
        yield Idle("in-cover", "flies-over-cover")
    elif has_left_cover(arguments["rules"], target, arguments["cover_charge"]):
        yield Idle("in-cover", "charged-out-of-cover")


def _antis(weapons: tuple[Weapon, ...], at: Circumstances) -> Iterator[Idle]:
    """Return the other Anti abilities, where no weapon has one that the table does not know."""
    if not any(other_antis(weapon, at.target_rules) for weapon in weapons):
        yield Idle(OTHER_ANTI, "no-other-anti")


def _champions(arguments: Arguments, weapons: tuple[Weapon, ...]) -> Iterator[Idle]:
    """Return the champions, where every weapon used is a companion's [L829, L1676]."""
    without = arguments["champion_companion"] == "companion-without"
    if without and all("companion" in weapon.abilities for weapon in weapons):
        yield from _both_champions("companion-champions")


def _both_champions(reason: str) -> Iterator[Idle]:
    yield Idle("champion", reason)
    yield Idle("champions", reason)
