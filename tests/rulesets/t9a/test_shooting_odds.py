"""The chances of shooting against every sequence of faces."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulesets.core.results.odds import odds
from rulesets.t9a import RULESET
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of

# What is asked, as players type it; four dice or so each, to keep the slow truth quick.
QUESTIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "plain": ("shooting_attack", {"bs": 3, "s": 3, "t": 3, "shots": 2, "models": 6}),
    "saved": ("shooting_attack", {"bs": 4, "s": 4, "t": 3, "shots": 1, "save": 4, "ward": 6}),
    "6 and 5": ("shooting_attack", {"bs": 1, "s": 4, "t": 3, "shots": 2, "cover": "heavy"}),
    "poison": (
        "shooting_attack",
        {"bs": 3, "s": 3, "t": 5, "shots": 2, "rules": "poisoned-attacks", "save": 5},
    ),
    "lethal": (
        "shooting_attack",
        {"bs": 4, "s": 4, "t": 4, "shots": 1, "rules": "lethal-strike", "save": 2, "regen": 4},
    ),
    "fire": (
        "shooting_attack",
        {
            "bs": 4,
            "s": 3,
            "t": 4,
            "shots": 1,
            "rules": "flaming-attacks",
            "target_rules": "flammable, fireborn",
        },
    ),
    "several": (
        "shooting_attack",
        {"bs": 3, "s": 5, "t": 4, "shots": 1, "w": 3, "models": 1, "damage": "D3"},
    ),
    "text alone": ("shooting_attack", {"bs": 2, "s": 3, "t": 3, "shots": 3, "beyond": "off"}),
    "shared": (
        "shooting_attack",
        {
            "bs": 3,
            "s": 4,
            "shots": 2,
            "rules": "poisoned-attacks",
            "target": {
                "line": "Swords 2 T3 [infantry]",
                "characters": ["Captain 1 T4 W2 [character]"],
            },
        },
    ),
    "champion": (
        "shooting_attack",
        {"unit": "Archers 2 BS3 S3 [longbow, champion]", "t": 3, "models": 2, "save": 5},
    ),
    "cannon": (
        "cannon_shot",
        {"machine": "empire-cannon", "bs": 3, "t": 6, "models": 1, "w": 6},
    ),
    "ball": ("cannon_ball", {"s": 6, "t": 4, "models": 2, "touched": 2, "save": 3}),
    "bolt": ("bolt_thrower_shot", {"bs": 3, "s": 3, "t": 3, "models": 2, "depth": 2, "save": 5}),
    "catapult": ("catapult_shot", {"machine": "dwarf-catapult", "t": 3}),
    "under the centre": (
        "template_hits",
        {"machine": "dwarf-catapult", "t": 4, "w": 3, "models": 2, "covered": 2, "centre": True},
    ),
    "flames": ("flame_thrower_shot", {"s": 4, "t": 3, "covered": 1, "models": 4}),
    "volley gun": (
        "volley_gun_shot",
        {"bs": 3, "s": 4, "t": 4, "models": 2, "shots": "D6-4", "times": 1},
    ),
    "misfire": ("misfire_roll", {"modifier": -1, "misfire_reroll": "jammed"}),
    "to hit": ("shoot_to_hit", {"bs": 1, "shots": 2, "cover": "heavy"}),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_chances_of_shots_are_those_of_every_face(name: str) -> None:
    procedure, given = QUESTIONS[name]
    declared = RULESET.procedure(procedure)
    arguments = arguments_of(RULESET, procedure, given)
    exact = odds(declared.run, arguments)
    assert exact.exact
    assert dict(exact.outcomes) == pytest.approx(brute_force(declared.run, arguments), abs=1e-9)


def test_the_chances_of_many_shots_at_a_unit_with_characters_are_exact() -> None:
    given = {
        "unit": "Archers 20 BS4 Wide10 [longbow, poisoned-attacks]",
        "target": {
            "line": "Swords 20 T3 W1 Sv5+ [infantry]",
            "characters": ["Lord 1 T4 W3 Sv3+ [cavalry]"],
        },
    }
    arguments = arguments_of(RULESET, "shooting_attack", given)
    found = odds(RULESET.procedure("shooting_attack").run, arguments)
    assert found.exact
    assert sum(chance for _, chance in found.outcomes) == pytest.approx(1)
