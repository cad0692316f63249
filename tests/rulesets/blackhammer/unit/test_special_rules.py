"""Every special rule changes something somewhere, and what it changes is what the text says."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.core.declaring.parameter import Rules
from rulesets.core.results.odds import odds
from rulesets.dice.handles.rolled import Step
from tests.rulesets.cases import arguments_of, play

ELSEWHERE = {  # with the lines of the text
    "near-general": "L2308",
    "near-standard": "L2314",
    "standard-in-play": "L2314",
    "general-in-play": "L2308",
    "general-lends": "L2308",
    "crew": "L2442",
    "cannon": "L2512",
    "stone-thrower": "L2568",
    "bolt-thrower": "L2596",
    "master-strategist": "L2860",
    "barding": "L574",
    "bound-spell": "L882",
    "dispel-scrolls": "L3032",
    "beasts": "L2434",
    "ordinary-rider": "L2348",
    "supernatural-weapon": "L2750",
    "breath": "L2850",
    "mixed-unit": "L2628",
    "monstrous-infantry": "L230-236",
    "monstrous-cavalry": "L230-236",
    "flying-cavalry": "L230-236",
    "lord": "L250",
    "hero": "L250",
    "core-choice": "L250",
    "special-choice": "L250",
    "rare-choice": "L250",
    "army-heart": "L354",
}
"""Rules that no option takes: lent by another, read off a unit itself, or of deployment, where they
change no die but what players may place."""
HITS = {"attacks": 3, "ws": 4, "s": 4, "enemy_ws": 4, "t": 4, "save": 4, "w": 2}
SHOTS = {"bs": 4, "t": 4, "shots": 3, "s": 4, "distance": 20, "range": 24, "save": 4, "w": 2}
ROUND = {
    "unit": ["Men 10 M4 WS4 S4 T4 I4 A1 Ld7 Front5 Sv5+"],
    "enemy": ["Orcs 10 M4 WS3 S4 T4 I3 A1 Ld7 Front5 Sv5+"],
}


def taken() -> set[str]:
    return {
        rule
        for procedure in RULESET.procedures
        for parameter in procedure.parameters
        if isinstance(parameter.kind, Rules)
        for rule in parameter.kind.allowed
    }


def test_every_rule_is_read_by_a_procedure_or_told_where_else() -> None:
    known = {rule.id for rule in RULESET.rules}
    assert known - taken() == set(ELSEWHERE)


def test_no_procedure_reads_a_rule_that_nobody_can_have() -> None:
    assert taken() - {rule.id for rule in RULESET.rules} == set()


CHANGES: list[tuple[str, str, dict[str, Any], str]] = [
    # rule, procedure, arguments without it, option that takes it
    ("hatred", "melee_attacks", {**HITS, "first_round": True}, "rules"),
    ("poisoned", "melee_attacks", HITS, "rules"),
    ("killing-blow", "melee_attacks", HITS, "rules"),
    ("armour-piercing", "melee_attacks", HITS, "rules"),
    ("no-armour-save", "melee_attacks", HITS, "rules"),
    ("no-save", "melee_attacks", {**HITS, "ward": 4}, "rules"),
    ("flaming", "melee_attacks", {**HITS, "enemy_rules": "flammable"}, "rules"),
    ("flaming", "melee_attacks", {**HITS, "enemy_rules": "regeneration"}, "rules"),
    ("magic-attacks", "melee_attacks", {**HITS, "enemy_rules": "aura-ward (5)"}, "rules"),
    ("magic-attacks", "melee_attacks", {**HITS, "enemy_rules": "ethereal"}, "rules"),
    ("ethereal", "melee_attacks", {**HITS, "enemy_rules": "ethereal"}, "rules"),
    ("ethereal", "melee_attacks", HITS, "enemy_rules"),
    ("regeneration", "melee_attacks", HITS, "enemy_rules"),
    ("aura-ward (5)", "melee_attacks", HITS, "enemy_rules"),
    ("flaming-immunity", "melee_attacks", {**HITS, "rules": "flaming"}, "enemy_rules"),
    ("flammable", "melee_attacks", {**HITS, "rules": "flaming"}, "enemy_rules"),
    ("poison-immunity", "melee_attacks", {**HITS, "rules": "poisoned"}, "enemy_rules"),
    ("killing-blow-immunity", "melee_attacks", {**HITS, "rules": "killing-blow"}, "enemy_rules"),
    ("shield", "melee_attacks", HITS, "enemy_rules"),
    ("poisoned-shots", "shooting_attack", SHOTS, "rules"),
    ("killing-blow-shots", "shooting_attack", SHOTS, "rules"),
    ("armour-piercing", "shooting_attack", SHOTS, "rules"),
    ("no-armour-save", "shooting_attack", SHOTS, "rules"),
    ("quick-shot", "shooting_attack", SHOTS, "rules"),
    ("multiple-shots (2)", "shooting_attack", SHOTS, "rules"),
    ("firing-platform", "shooting_attack", {**SHOTS, "moved": True}, "rules"),
    ("large-target", "shooting_attack", SHOTS, "target_rules"),
    ("skirmishers", "shooting_attack", SHOTS, "target_rules"),
    ("regeneration", "shooting_attack", SHOTS, "target_rules"),
    ("ethereal", "shooting_attack", SHOTS, "target_rules"),
    ("stubborn", "break_test", {"ld": 7, "lost_by": 3}, "rules"),
    ("unbreakable", "break_test", {"ld": 7, "lost_by": 3}, "rules"),
    ("demon", "break_test", {"ld": 7, "lost_by": 3}, "rules"),
    ("hold-your-ground", "break_test", {"ld": 7, "lost_by": 3}, "rules"),
    ("battle-standard", "break_test", {"ld": 7, "lost_by": 3}, "rules"),
    ("inspiring-presence (9)", "break_test", {"ld": 7, "lost_by": 3}, "rules"),
    ("fear", "break_test", {"ld": 7, "lost_by": 3, "power": 5, "enemy_power": 9}, "enemy_rules"),
    ("terror", "break_test", {"ld": 7, "lost_by": 3, "power": 5, "enemy_power": 9}, "enemy_rules"),
    ("frenzy", "restrain_test", {"ld": 7}, "rules"),
    ("hatred", "restrain_test", {"ld": 7}, "rules"),
    ("standard", "combat_result", {"wounds": 1, "enemy_wounds": 1}, "rules"),
    ("musician", "combat_result", {"wounds": 1, "enemy_wounds": 1}, "rules"),
    ("always-strikes-first", "strike_order", {"i": 2, "enemy_i": 4}, "rules"),
    ("strikes-last", "strike_order", {"i": 4, "enemy_i": 2}, "rules"),
    ("relentless", "march", {"m": "4", "distance": 5}, "rules"),
]


@pytest.mark.parametrize(
    ("rule", "procedure", "given", "option"), CHANGES, ids=lambda value: str(value)[:40]
)
def test_a_rule_changes_what_comes_out(
    rule: str, procedure: str, given: dict[str, Any], option: str
) -> None:
    run = RULESET.procedure(procedure).run
    both = ", ".join(text for text in (given.get(option), rule) if text)
    chances = [
        dict(odds(run, arguments_of(RULESET, procedure, options)).outcomes)
        for options in (given, {**given, option: both})
    ]
    assert chances[0] != pytest.approx(chances[1])


@pytest.mark.parametrize(
    ("rule", "attacks"),
    [
        ("frenzy", [("Men", 10), ("Orcs", 5)]),
        ("two-hand-weapons", [("Men", 10), ("Orcs", 5)]),
        ("spear", [("Men", 10), ("Orcs", 5)]),
        ("halberd", [("Men", 10), ("Orcs", 5)]),
        ("great-weapon", [("Orcs", 5), ("Men", 5)]),
        ("strikes-last", [("Orcs", 5), ("Men", 5)]),
    ],
)
def test_a_rule_changes_who_strikes_how_often(rule: str, attacks: list[tuple[str, int]]) -> None:
    count = sum(number for _, number in attacks)
    given = {**ROUND, "rules": rule, "enemy_rules": "unbreakable"}
    case = {"procedure": "close_combat_round", "given": given, "dice": [1] * count}
    told = [
        (dict(entry.facts)["unit"], dict(entry.facts)["attacks"])
        for entry in play(RULESET, case).dice.record
        if isinstance(entry, Step) and entry.key == "blows"
    ]
    assert told == attacks
