"""Chances of hits shared within a unit are those of every sequence of faces."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from tests.rulesets.odds import check_against_every_sequence

HERO = {"line": "Men 1 T3", "characters": ["Captain T4 W2 Sv6+ [character]"]}
BARE = {"line": "Men 1 T3", "characters": ["Captain T4 W1 [character]"]}
CAPTAIN = "Captain T4 W1 Sv6+ [character]"
RIDDEN = {"line": "Griffon 1 T4 W2 [monster]", "characters": [CAPTAIN]}
CREWED = {
    "line": "Beast 1 T6 W3 [monster]",
    "characters": ["Skinks 2 T2 W1 [ordinary-rider]", CAPTAIN],
}
SWORD = "Hero 1 M4 WS4 S4 T3 W1 I4 A1 Ld7 [character]"
SPEAR = "Boss 1 M4 WS3 S3 T3 W1 I3 A1 Ld7 [champion]"
LANCER = "Knight 1 M8 WS4 S3 T3 W1 I4 A1 Ld8 WSM3 SM3 IM3 AM1 [character, mounted, lance]"
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("character_hit_allocation", {"hits": "3", "power": 3, "character_powers": "2"}),
    ("character_hit_allocation", {"hits": "1", "power": 1, "character_powers": "1 2 1"}),
    ("character_hit_allocation", {"hits": "D3", "power": 2, "champion_power": 1}),
    ("mixed_unit_allocation", {"hits": "2", "power": 2, "champion_power": 1, "other_power": 3}),
    (
        "mixed_unit_allocation",
        {"hits": "2", "power": 1, "other_power": 3, "character_powers": "1 1"},
    ),
    ("auto_hits", {"hits": "2", "s": 3, "target": BARE}),
    ("shooting_attack", {"unit": "Archers 1 BS4", "target": HERO, "s": 3}),
    ("shooting_attack", {"unit": "Skinks 1 BS1", "target": HERO, "s": 3, "modifier": -1}),
    ("shooting_attack", {"unit": "Skinks 2 BS4", "target": BARE, "s": 3, "rules": "poisoned"}),
    (
        "shooting_attack",
        {
            "unit": "Skinks 1 BS4",
            "target": {"line": "Men 2 T3 [poison-immunity]", "characters": HERO["characters"]},
            "s": 3,
            "rules": "poisoned",
        },
    ),
    (
        "auto_hits",
        {
            "hits": "1",
            "s": 4,
            "damage": "D3",
            "target": {
                "line": "Men 2 T3",
                "characters": ["Captain T4 W3 [character]", "Sergeant T3 [character, champion]"],
            },
        },
    ),
    ("shooting_attack", {"bs": 4, "shots": 1, "s": 4, "target": RIDDEN}),
    ("machine_hits", {"machine": "cannon", "hits": "1", "target": CREWED}),
    ("duel", {"unit": [SWORD], "enemy": [SPEAR]}),
    ("duel", {"unit": [LANCER], "enemy": [SPEAR.replace("A1", "A0")], "charged": "unit"}),
    ("assault_round", {"unit": [SWORD], "enemy": [SPEAR.replace("A1", "A0")]}),
]


@pytest.mark.parametrize(("procedure", "given"), QUESTIONS)
def test_chances_are_those_of_every_sequence_of_faces(
    procedure: str, given: dict[str, Any]
) -> None:
    check_against_every_sequence(RULESET, procedure, given)
