"""What shooting changes on the table, and what it leads to [L1089; R L679-690, L1021, L1028]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesets.core.effect import Effect, StatusSet
from rulesets.core.procedure import Arguments, FollowUp
from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.core.unit import Unit
from rulesets.t9a.harm import harm_effects
from rulesets.t9a.shooting.to_hit import carried_rules
from rulesets.t9a.shooting.weapon import weapon_of
from rulesets.t9a.witnesses import behind, in_order

_STRUCK = (("target", "target"),)


def volley_effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Return the target's losses, and that the shooters have shot."""
    status = "stood-and-shot" if arguments["stand_and_shoot"] else "shot"
    return (*harm_effects(result), StatusSet("unit", status, "turn"))


def volley_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what shooting rests on beyond the text: weapon, damage, saves, special rules."""
    weapon = weapon_of(arguments["weapon"], arguments["unit"])
    special = arguments.get("ward") is not None or arguments.get("regen") is not None
    rules = behind(arguments["rules"] | carried_rules(weapon), arguments["target_rules"])
    armed = () if weapon is None else (weapon.witness,)
    return in_order("draft", *armed, *(("same",) if special else ()), *rules)


def after_hits(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Lead to what hits bring at the end of the phase: Hellfire, Lightning Attacks."""
    target = arguments.get("target")
    if not isinstance(target, Unit) or result.destroyed:
        return ()
    rules: SpecialRules = arguments.get("rules") or NO_RULES
    steps = []
    if "hellfire" in rules and result.wounds_lost:
        values = (("hits", "D3"), ("s", 3))
        steps.append(FollowUp("auto_hits", _STRUCK, values, "hellfire"))
    if "lightning-attack" in rules and result.hits and "fly" in target.rules:
        values = (("hits", "D6"), ("s", 4))
        steps.append(FollowUp("auto_hits", _STRUCK, values, "lightning"))
    return tuple(steps)
