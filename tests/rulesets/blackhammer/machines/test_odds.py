"""The chances of machines, monsters and chariots against every sequence of faces."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import icepool
import pytest

from rulesets.blackhammer import RULESET
from rulesets.core.results.odds import odds
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of
from tests.rulesets.odds import check_cases_are_possible

CASES: Final = Path(__file__).parents[1] / "cases"
DRAGON: Final = "Dragon 1 T6 W3 Sv3+ UP4 [monster, large-target]"
HERO: Final = "Hero 1 T3 W2 Sv4+ [character]"

# What is asked, as players type it; few dice each, to keep the slow truth quick.
QUESTIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "a guess": ("cannon_shot", {"guess": 11, "unit": "Cannon 1-2 T7 W3"}),
    "a ball at a rank": (
        "cannon_shot",
        {"guess": 11, "target": "Goblins 2 T3 W1", "distance": 15, "depth": 2, "rows": 1},
    ),
    "a ball at a rider": (
        "cannon_shot",
        {"guess": 11, "target": "Griffon 1 T5 W4", "rider": HERO, "distance": 15, "depth": 2},
    ),
    "a stone": ("stone_thrower_shot", {"guess": 28}),
    "a stone on a few": (
        "stone_thrower_shot",
        {"guess": 28, "target": "Ogres 2-1 T4 W3 UP3", "partly": 1},
    ),
    "a bolt": ("bolt_thrower_shot", {"bs": 3, "target": "Goblins 4 T3 W1", "rows": 1}),
    "a bolt through ogres": (
        "bolt_thrower_shot",
        {"bs": 5, "target": "Ogres 2-1 T4 W2 UP3", "rows": 2},
    ),
    "a misfire": ("war_machine_misfire", {}),
    "counted hits": ("machine_hits", {"machine": "cannon", "hits": 1, "target": DRAGON}),
    "a building": ("machine_hits", {"s": 1, "building": True, "t": 9, "models": 2}),
    "shared by two": (
        "mounted_hits",
        {"hits": 2, "s": 4, "target": "Griffon 1 T4 W2", "rider": "Hero 1 T4 W1"},
    ),
    "shared by three": (
        "mounted_hits",
        {
            "hits": 2,
            "s": 4,
            "target": "Beast 1 T4 W2",
            "crew": "Riders 3 T3 W1",
            "rider": "Hero 1 T4 W1",
        },
    ),
    "a reaction": ("mount_reaction", {"ld": 6}),
    "a rampage": ("mount_reaction", {"ld": 5, "s": 1, "host": "Knights 1 T9 W2"}),
    "a breath": ("breath_attack", {"s": 3, "t": 3, "covered": 1, "partly": 1, "models": 4}),
    "an impact": ("impact_hits", {"s": 3, "hits": "D2", "enemy": ["A 2 T3", "B 2 T4"]}),
    "a heavy impact": (
        "impact_hits",
        {"s": 1, "rules": "heavy-chariot", "enemy": ["A 5 T9"]},
    ),
    "difficult ground": ("chariot_terrain", {"t": 10, "w": 2, "save": 4}),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_chances_are_those_of_every_sequence_of_faces(name: str) -> None:
    procedure, given = QUESTIONS[name]
    arguments = arguments_of(RULESET, procedure, given)
    run = RULESET.procedure(procedure).run
    exact = odds(run, arguments)
    assert exact.exact
    assert dict(exact.outcomes) == pytest.approx(brute_force(run, arguments), abs=1e-9)


def _cases() -> list[dict[str, Any]]:
    return [
        case
        for file in ("machines", "monsters", "chariots")
        for case in json.loads((CASES / f"{file}.json").read_text(encoding="utf-8"))
        if "expect" in case
    ]


def test_what_fell_in_a_case_is_among_its_chances() -> None:
    check_cases_are_possible(RULESET, _cases())


@pytest.mark.parametrize("enemies", [1, 2, 3])
def test_the_wounds_of_an_impact_agree_with_another_library(enemies: int) -> None:
    chariot = "Chariot 1 M6 WS0 S3 T9 W4 I3 A0 Ld10 [chariot, unbreakable]"
    foes = [f"{name} 10 M4 WS0 S1 T3 W1 I1 A0 Ld10 [unbreakable]" for name in "ABC"[:enemies]]
    given = {
        "unit": [{"line": chariot, "statuses": {"charged": 1}}],
        "enemy": foes,
        "fighting": " ".join("100"[:enemies]),
        "enemy_fighting": " ".join("1" * enemies),
    }
    arguments = arguments_of(RULESET, "close_combat_round", given)
    chances = odds(RULESET.procedure("close_combat_round").run, arguments)
    theirs = icepool.d6 @ (icepool.d6 >= 4).map({True: 1, False: 0})
    assert chances.exact
    assert dict(chances.marginals()["wounds"]) == pytest.approx(
        {wounds: float(theirs.probability(wounds)) for wounds in range(7)}
    )
