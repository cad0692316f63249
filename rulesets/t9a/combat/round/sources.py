"""Other texts that an answer of the close combat chapter rests on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.t9a.combat.running import RUN_RULES
from rulesets.t9a.psychology.nerve import LED, led_behind
from rulesets.t9a.unit.rule_sources import behind, in_order


def witnesses_of(*rules: SpecialRules) -> tuple[str, ...]:
    """Return the witnesses of special rules, the General's and the battle standard's included."""
    led = [witness for held in rules for witness in led_behind(held)]
    return (*led, *behind(*rules))


def break_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a Break test rests on: the test itself [R+], and the rules that change it."""
    return in_order("lasting", *witnesses_of(arguments["rules"], arguments["enemy_rules"]))


def attack_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a pool of attacks rests on: the chapter, and the rules of both."""
    return in_order("draft", *behind(arguments["rules"], arguments["enemy_rules"]))


def pursuit_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what flights and pursuits rest on: the chapter, what makes units swift, who helps."""
    units = (*arguments["unit"], *arguments["enemy"])
    held = [unit.rules for unit in units] + [arguments["rules"], arguments["enemy_rules"]]
    swift = behind(*(rules.only(RUN_RULES) for rules in held))
    led = witnesses_of(*(rules.only(LED) for rules in held)) if arguments["restrain"] else ()
    return in_order("draft", *swift, *led)


def overrun_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what an Overrun rests on: the chapter, and what makes the unit swift."""
    return in_order("draft", *behind(arguments["rules"].only(RUN_RULES)))


def result_rests(arguments: Mapping[str, Any], result: object) -> tuple[str, ...]:
    """Return what a Combat Score rests on, and the test that follows it."""
    return in_order("draft", *break_rests(arguments, result))
