"""The chances of combat and rout are those of every sequence of faces."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from rulesets.core.results.odds import odds
from rulesets.whfb2 import RULESET
from tests.rulesets.cases import arguments_of
from tests.rulesets.odds import check_against_every_sequence

STRONG = "Guard 1 M10 WS9 S8 T3 W1 I{i} A1 Ld11"
WEAK = "Orcs {n} M{m} WS0 S3 T2 W1 I2 A1 Ld11 Wide1"


def unit(line: str, *statuses: str) -> dict[str, Any]:
    """Return a unit of which something is true."""
    return {"line": line, "statuses": dict.fromkeys(statuses, 1)}


ROUTED = unit(WEAK.format(n="3", m=10), "disorganised")
"""Whoever beats them routs them without a test."""
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("combat_to_hit", {"ws": 3, "enemy_ws": 10, "attacks": 2}),
    ("combat_to_hit", {"ws": 3, "enemy_ws": 4, "attacks": 3, "charged": True}),
    ("combat_to_wound", {"s": 4, "t": 5, "hits": 3, "weapon": "knife"}),
    ("combat_save", {"s": 4, "save": 4, "wounds": 3}),
    ("net_attack", {"nets": 3, "w": 2}),
    (
        "rout_test",
        {"ld": 7, "start": 20, "fallen": 5, "depth": 1, "enemy_depth": 3, "enemy_front": 4},
    ),
    ("rally_test", {"ld": 6, "models": 5, "start": 20}),
    ("stop_pursuit_test", {"ld": 7}),
    ("pursuit_restraint_test", {"ld": 7}),
    (
        "free_attacks",
        {
            "unit": [STRONG.format(i=3), STRONG.format(i=3)],
            "enemy": unit("Orcs 2 M10 T3 W1 Sv5+ Wide2", "fleeing"),
            "fighting": "1 1",
        },
    ),
    (
        "melee_attacks",
        {
            "unit": "Thief 1 M10 WS3 S4 T3 W1 I3 A1 Ld7 [two-weapons]",
            "enemy": "Ogre 1 M15 WS3 S4 T4 W2 I3 A2 Ld7",
        },
    ),
    (
        "melee_attacks",
        {
            "unit": "Thief 1 M10 WS3 S3 T3 W1 I3 A2 Ld7 [poisoned]",
            "enemy": "Men 3 M10 WS3 S3 T2 W1 I3 A1 Ld7 Wide3",
        },
    ),
    (
        "melee_attacks",
        {
            "unit": "Hero 1 M10 WS3 S3 T3 W1 I3 A1 Ld7 "
            "[cold-attack, rune-of-speed, rune-of-wounding]",
            "enemy": "Ogre 1 M15 WS3 S4 T4 W3 I3 A2 Ld7 Sv4+",
        },
    ),
    (
        "melee_attacks",
        {
            "unit": unit("Men 3 M10 WS4 S4 T3 W1 I3 A1 Ld7 Wide3", "gusted"),
            "enemy": unit("Wraith 1 M10 WS3 S3 T3 W2 I3 A1 Ld7", "wavering"),
            "fighting": "3",
        },
    ),
    (
        "melee_attacks",
        {
            "unit": "Man 1 M10 WS9 S4 T3 W1 I3 A1 Ld7",
            "enemy": {
                "line": "Chariot 1 M20 WS1 S4 T4 W2 I3 Ld7 [chariot]",
                "characters": ["Goblin 1 M10 WS2 S3 T3 W1 I2 A1 Ld5 [charioteers]"],
            },
        },
    ),
    (
        "close_combat_round",
        {
            "unit": [unit("Karl 1 M10 WS9 S3 T3 W1 I4 A1 Ld9 [character]", "in-challenge")],
            "enemy": [WEAK.format(n="2", m=10)],
        },
    ),
    (
        "standard_capture",
        {
            "unit": STRONG.format(i=4),
            "enemy": "Orcs 3 M10 WS3 S3 T2 W1 I2 A1 Ld7 Wide1 [standard]",
        },
    ),
    (
        "close_combat_round",
        {"unit": [STRONG.format(i=3)], "enemy": ["Orc 1 M10 WS3 S3 T2 W1 I3 A1 Ld7"]},
    ),
    ("close_combat_round", {"unit": [STRONG.format(i=4)], "enemy": [WEAK.format(n="2", m=10)]}),
    ("close_combat_round", {"unit": [STRONG.format(i=4)], "enemy": [ROUTED]}),
    (
        "close_combat_round",
        {
            "unit": [STRONG.format(i=4)],
            "enemy": [unit(WEAK.format(n="2", m=11), "disorganised")],
            "restrain": "unit",
        },
    ),
    (
        "close_combat_round",
        {
            "unit": [STRONG.format(i=4), "Boys 1 M10 WS0 S8 T3 W1 I3 A1 Ld7"],
            "enemy": [unit("Orcs 2 M10 WS0 S3 T2 W1 I2 A1 Ld4 Wide2", "pursuing")],
            "fighting": "1 1",
        },
    ),
    (
        "close_combat_round",
        {
            "unit": [unit("Troll 1 M10 WS9 S9 T3 W3 I4 A1 Ld7", "stupid")],
            "enemy": [WEAK.format(n="9", m=10)],
        },
    ),
    (
        "close_combat_round",
        {
            "unit": ["Gob 1 M10 WS9 S9 T3 W1 I4 A1 Ld7 [net]"],
            "enemy": ["Orcs 9 M10 WS3 S3 T2 W1 I2 A1 Ld7 Wide1"],
        },
    ),
]


@pytest.mark.parametrize(("procedure", "given"), QUESTIONS)
def test_chances_are_those_of_every_sequence_of_faces(
    procedure: str, given: dict[str, Any]
) -> None:
    check_against_every_sequence(RULESET, procedure, given)


GREAT: list[dict[str, Any]] = [
    {
        "unit": ["Men 30 M10 WS3 S3 T3 W1 I3 A1 Ld7 Sv5+ Wide10 [spear, shield, standard]"],
        "enemy": ["Orcs 30 M10 WS3 S3 T4 W1 I2 A1 Ld7 Sv6+ Wide10 [standard]"],
    },
    {
        "unit": [
            {
                "line": "Men 20 M10 WS3 S3 T3 W1 I3 A1 Ld7 Sv5+ Wide5 [spear, shield]",
                "characters": ["Hero 1 M10 WS6 S4 T4 W3 I6 A3 Ld9 Sv4+ [character]"],
            },
            "Hero 1 M10 WS6 S4 T4 W3 I6 A3 Ld9 Sv4+ [character]",
        ],
        "enemy": [
            {
                "line": "Orcs 20 M10 WS3 S3 T4 W1 I2 A1 Ld7 Sv6+ Wide5",
                "characters": ["Boss 1 M10 WS5 S5 T5 W3 I4 A3 Ld9 Sv4+ [character]"],
            },
            "Boss 1 M10 WS5 S5 T5 W3 I4 A3 Ld9 Sv4+ [character]",
        ],
    },
]


@pytest.mark.parametrize("given", GREAT)
def test_the_chances_of_a_large_round_are_exact_and_quick(given: dict[str, Any]) -> None:
    run = RULESET.procedure("close_combat_round").run
    arguments = arguments_of(RULESET, "close_combat_round", given)
    began = process_time()
    found = odds(run, arguments)
    assert found.exact
    assert sum(chance for _, chance in found.outcomes) == pytest.approx(1.0)
    assert process_time() - began < 5
