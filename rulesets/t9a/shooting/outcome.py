"""Changes that shooting makes on the table, and their grounds [L1089]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.t9a.harm.harm import harm_effects
from rulesets.t9a.shooting.bewitched import bewitched
from rulesets.t9a.shooting.to_hit import carried_rules
from rulesets.t9a.shooting.weapon import weapon_of
from rulesets.t9a.unit.rule_sources import behind, in_order

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId


def volley_effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Return the target's losses, and that the shooters have shot; out of range nobody has."""
    if result.band == "out":
        return ()
    status: StatusId = "stood-and-shot" if arguments["stand_and_shoot"] else "shot"
    return (*harm_effects(result), StatusSet("unit", status, "turn"))


def volley_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what shooting rests on beyond the text: weapon, damage, saves, special rules."""
    weapon = weapon_of(arguments["weapon"], arguments["unit"])
    special = arguments.get("ward") is not None or arguments.get("regen") is not None
    rules = behind(arguments["rules"] | carried_rules(weapon), arguments["target_rules"])
    armed = () if weapon is None else (weapon.witness,)
    spells = ("old",) if bewitched(arguments["unit"], arguments["target"]) else ()
    return in_order("draft", *armed, *(("same",) if special else ()), *rules, *spells)
