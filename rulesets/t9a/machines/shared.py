"""Declarations that the rules of all Artillery Weapons share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulesets.core.declaring.layer import Beyond
from rulesets.t9a.shooting.bewitched import bewitched
from rulesets.t9a.unit.demands import FOE, OWN_TURN
from rulesets.t9a.unit.rule_sources import behind, in_order

GUNNERS: Final = (OWN_TURN, FOE)
"""Artillery never answers a charge: every shot is of its own turn [R L781]."""


def gun_rests(arguments: Mapping[str, Any], result: Any) -> tuple[str, ...]:
    """Return what artillery rests on: its chapter, weapons by name, special rules, misfires."""
    named = ("newer",) if arguments.get("machine") is not None else ()
    lost = ("same",) if getattr(result, "misfire", None) is not None else ()
    rules = behind(arguments["rules"], arguments["target_rules"])
    spells = ("old",) if bewitched(arguments["unit"], arguments["target"]) else ()
    return in_order("draft", *named, *lost, *rules, *spells)


BEYOND: Final = Beyond("artillery", ("same", "newer", "draft", "old"), rests=gun_rests)
