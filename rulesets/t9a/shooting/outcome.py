"""Changes that shooting makes on the table, and their grounds [L1089]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.t9a.harm.harm import target_harmed
from rulesets.t9a.shooting.bewitched import bewitched
from rulesets.t9a.shooting.to_hit import carried_rules
from rulesets.t9a.shooting.weapon import weapon_of
from rulesets.t9a.unit.rule_sources import behind, in_order


def volley_effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Return the target's losses, and that the shooters have shot; out of range nobody has."""
    if result.band == "out":
        return ()
    harm, unit = target_harmed(arguments, result), arguments["unit"]
    if not arguments["stand_and_shoot"]:
        return (*harm, StatusSet("unit", "shot", "turn"))
    due = unit is not None and unit.has("shots-due")
    rolled = (StatusCleared("unit", "shots-due"),) if due else ()
    return (*harm, StatusSet("unit", "stood-and-shot", "turn"), *rolled)


def volley_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what shooting rests on beyond the text: weapon, damage, saves, special rules."""
    weapon = weapon_of(arguments["weapon"], arguments["unit"])
    special = arguments.get("ward") is not None or arguments.get("regen") is not None
    rules = behind(arguments["rules"] | carried_rules(weapon), arguments["target_rules"])
    armed = () if weapon is None else (weapon.witness,)
    spells = ("old",) if bewitched(arguments["unit"], arguments["target"]) else ()
    return in_order("draft", *armed, *(("same",) if special else ()), *rules, *spells)
