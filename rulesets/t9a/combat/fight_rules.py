"""The special rules that change a round of combat, and what a round rests on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.t9a.combat.morale import BREAK_RULES
from rulesets.t9a.combat.ranks import RANK_RULES
from rulesets.t9a.combat.result import COMMAND
from rulesets.t9a.combat.round import sources
from rulesets.t9a.combat.round.contact import MACHINE
from rulesets.t9a.combat.running import RUN_RULES
from rulesets.t9a.combat.strike import BLOW_RULES, STRUCK_RULES
from rulesets.t9a.psychology.fear import FEAR_RULES
from rulesets.t9a.unit.rule_sources import in_order

FIGHT_RULES: Final = tuple(
    dict.fromkeys(
        (
            *BLOW_RULES,
            *STRUCK_RULES,
            *COMMAND,
            "champion",
            "character",
            "frenzy",
            "devastating-charge",
            "fight-in-extra-rank",
            "impact-hits",
            "scythes",
            "grinding-attacks",
            "stomp",
            "crush-attack",
            "breath-weapon",
            MACHINE,
            *RANK_RULES,
            *RUN_RULES,
            *BREAK_RULES,
            *FEAR_RULES,
        )
    )
)
"""Every rule that changes a round of combat."""


def round_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a round rests on: the sequence, the test, and the rules of all that fight."""
    units = (*arguments["unit"], *arguments["enemy"])
    held = SpecialRules(frozenset(item for unit in units for item in unit.rules.items))
    every = held | arguments["rules"] | arguments["enemy_rules"]
    told = every.without([rule for rule in every if rule not in FIGHT_RULES])
    return in_order("lasting", "draft", *sources.witnesses_of(told))
