"""The combat chapter's chances are those of every sequence of faces."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from tests.rulesets.odds import check_against_every_sequence

BARE = {
    "unit": ["Guard 2 M4 WS4 S8 T3 W1 I4 A1 Ld7 Front1 [unbreakable]"],
    "enemy": ["Orcs 2 M4 WS3 S8 T4 W1 I2 A1 Ld7 Front1 [unbreakable]"],
}
DUEL = {
    "unit": ["Guard 2 M4 WS4 S4 T3 W1 I4 A1 Ld7 Sv5+ Front1 [unbreakable]"],
    "enemy": ["Orcs 2 M4 WS3 S3 T4 W1 I2 A1 Ld7 Front1 [unbreakable]"],
}
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("melee_to_hit", {"ws": 4, "enemy_ws": 3, "attacks": 3}),
    (
        "melee_to_hit",
        {"ws": 3, "enemy_ws": 6, "attacks": 2, "rules": "hatred", "first_round": True},
    ),
    ("melee_to_hit", {"ws": 3, "enemy_ws": 3, "attacks": 3, "only_sixes": True}),
    ("melee_to_wound", {"s": 4, "t": 5, "hits": 3}),
    ("combat_saves", {"s": 4, "save": 3, "ward": 5, "wounds": 2}),
    (
        "melee_attacks",
        {"ws": 4, "s": 3, "enemy_ws": 3, "t": 3, "save": 5, "rules": "poisoned", "attacks": 2},
    ),
    (
        "melee_attacks",
        {
            "ws": 4,
            "s": 3,
            "enemy_ws": 3,
            "t": 3,
            "save": 4,
            "w": 3,
            "ward": 6,
            "rules": "killing-blow, hatred",
            "first_round": True,
        },
    ),
    ("strike_order", {"i": 3, "enemy_i": 3}),
    ("break_test", {"ld": 7, "lost_by": 2}),
    ("break_test", {"ld": 7, "lost_by": 2, "rules": "hold-your-ground, frenzy"}),
    ("break_test", {"ld": 8, "lost_by": 3, "rules": "stubborn, inspiring-presence (10)"}),
    ("restrain_test", {"ld": 7, "penalty": 1}),
    ("flee_distance", {"m": "7"}),
    ("pursuit_distance", {"m": "4"}),
    ("flee_pursuit", {"m": "4", "enemy_m": "4"}),
    (
        "flee_pursuit",
        {"unit": ["A 5 MD6"], "enemy": ["B 5 MD6", "C 5 MD3"], "pursued": "1 2"},
    ),
    (
        "flee_pursuit",
        {"unit": ["A 5 MD6", "B 5 MD6"], "enemy": ["C 5 MD6", "D 5 MD6"], "pursued": "1 2 / 2"},
    ),
    (
        "flee_pursuit",
        {"unit": ["A 5 MD6", "B 5 MD3"], "enemy": ["C 5 MD3", "D 5 MD6"], "pursued": "1 / 2"},
    ),
    (
        "flee_pursuit",
        {"unit": ["A 5 MD3", "B 5 MD3"], "enemy": ["C 5 MD3", "D 5 MD3"], "pursued": "2 / "},
    ),
    ("flee_pursuit", {"unit": ["A 5 MD6 Ld7"], "enemy": ["B 5 MD6"], "restrain": True}),
    ("multi_pursuit", {"flee": "7 9", "sides": "front rear", "direction": "rear", "m": "4"}),
    ("overrun", {"m": "4"}),
    ("pursuit_new_enemy", {"response": "flee", "enemy_m": "4", "pursuit": 8, "distance": 2}),
    ("combat_result", {"wounds": 2, "enemy_wounds": 1, "ld": 7, "enemy_ld": 8}),
    ("close_combat_round", {**DUEL, "charged": "unit"}),
    ("close_combat_round", {**BARE, "fighting": "2", "charged": "enemy"}),
    ("close_combat_round", {**BARE, "weapon": "great-weapon"}),
    ("close_combat_round", {**DUEL, "rules": "hatred, poisoned", "first_round": True}),
    (
        "close_combat_round",
        {
            "unit": ["Guard 2 M4 WS4 S9 T3 W1 I3 AD3 Ld7 Front1 [unbreakable]"],
            "enemy": ["Totem 2 M0 WS0 S3 T3 W2 I3 A1 Ld7 Front1 [unbreakable]"],
        },
    ),
    (
        "close_combat_round",
        {
            "unit": ["Guard 2 MD6 WS4 S9 T3 W1 I4 A1 Ld7 Front1"],
            "enemy": ["Rabble 2 MD6 WS0 S3 T3 W1 I2 A1 Ld6 Front1 [musician]"],
        },
    ),
    (
        "close_combat_round",
        {
            "unit": [
                "A 1 MD3 WS4 S9 T3 W1 I4 A1 Ld7 Front1",
                "B 2 M4 WS4 S4 T3 W1 I3 A1 Ld7 Front1",
            ],
            "enemy": ["Ogre 1 M6 WS0 S4 T4 W3 I2 A1 Ld7 Front1 [unbreakable]"],
            "in_flank": "2",
            "rules": "unbreakable",
        },
    ),
    (
        "close_combat_round",
        {
            "unit": [
                "A 1 MD3 WS4 S9 T3 W1 I4 A1 Ld7 Front1",
                "B 1 MD3 WS4 S9 T3 W1 I3 A1 Ld7 Front1",
            ],
            "enemy": [
                "C 1 MD3 WS0 S3 T3 W1 I2 A1 Ld7 Front1",
                "D 1 MD3 WS0 S3 T3 W1 I2 A1 Ld7 Front1 [unbreakable, standard]",
                "E 1 MD3 WS0 S3 T3 W1 I2 A1 Ld7 Front1 [unbreakable, musician]",
            ],
            "rules": "unbreakable",
        },
    ),
]


@pytest.mark.parametrize(("procedure", "given"), QUESTIONS)
def test_chances_are_those_of_every_sequence_of_faces(
    procedure: str, given: dict[str, Any]
) -> None:
    check_against_every_sequence(RULESET, procedure, given)
