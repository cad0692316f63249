"""The chances of morale, pursuit and psychology are those of every face there is."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulesets.core.results.odds import odds
from rulesets.t9a import RULESET
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of

QUESTIONS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("panic_test", {"ld": 6, "losses": 5, "phase_start": 20}),
    ("panic_test", {"cause": "broken", "ld": 6, "rules": "hold-your-ground"}),
    ("terror_test", {"ld": 8}),
    ("fear_test", {"ld": 8}),
    ("frenzy_test", {"ld": 7}),
    ("stupidity_test", {"ld": 5}),
    ("break_test", {"ld": 8, "lost_by": 2}),
    ("break_test", {"ld": 7, "lost_by": 3, "rules": "daemonic-instability"}),
    ("combat_result", {"wounds": 3, "enemy_wounds": 1, "enemy_ld": 8}),
    ("combat_reform", {"ld": 7, "lost_by": 1}),
    ("restrain_test", {"ld": 8}),
    ("flee_pursuit", {}),
    ("flee_pursuit", {"rules": "swiftstride"}),
    ("overrun", {"rules": "fly (8)"}),
)


@pytest.mark.parametrize(
    "question", QUESTIONS, ids=lambda question: f"{question[0]}-{len(question[1])}"
)
def test_chances_are_those_of_every_face(question: tuple[str, dict[str, Any]]) -> None:
    name, given = question
    declared = RULESET.procedure(name)
    arguments = arguments_of(RULESET, name, given)
    expected = brute_force(declared.run, arguments)
    found = odds(declared.run, arguments)
    assert found.exact
    assert dict(found.outcomes) == pytest.approx(expected, abs=1e-9)


ANN: Final = "Ann 1 WS3 S3 T3 W1 I3 A1 Ld7 [infantry]"
STATUE: Final = "Ann 1 WS3 S3 T3 W1 I3 A0 Ld7 [infantry]"
ROUNDS: Final[tuple[dict[str, Any], ...]] = (
    {"unit": ANN, "enemy": "Bob 1 WS4 S4 T3 W2 I3 A1 Ld5 [undead]"},
    {"unit": ANN, "enemy": "Bob 1 WS2 S3 T3 W2 I4 A1 Ld5 [unbreakable]", "charged": "unit"},
    {
        "unit": {"line": ANN, "statuses": {"westerlies-hit": 1, "stars-align-wound": 1}},
        "enemy": {
            "line": "Bob 1 WS3 S3 T3 W1 I3 A0 Ld7 Sv5+ [unbreakable]",
            "statuses": {"westerlies-save": 1},
        },
    },
    {
        "unit": [
            ANN.replace("A1", "A2"),
            {
                "line": "Hero 1 WS3 S3 T3 W1 I3 A0 Ld7 [infantry, character]",
                "statuses": {"in-challenge": 1},
            },
        ],
        "enemy": {
            "line": "Bob 2 WS3 S3 T3 W1 I3 A0 Ld7 Wide2 [infantry, champion, unbreakable]",
            "statuses": {"in-challenge": 1},
        },
    },
)


@pytest.mark.parametrize(
    "given", ROUNDS, ids=("crumbling", "unbreakable", "rolled-again", "a champion's surplus")
)
def test_chances_of_a_round_are_those_of_every_face(given: dict[str, Any]) -> None:
    run = RULESET.procedure("close_combat_round").run
    arguments = arguments_of(RULESET, "close_combat_round", given)
    found = odds(run, arguments)
    assert found.exact
    assert dict(found.outcomes) == pytest.approx(brute_force(run, arguments), abs=1e-9)


def test_a_broken_unit_is_caught_as_often_as_two_dice_say() -> None:
    given = {"unit": STATUE, "enemy": STATUE.replace("Ann", "Bob"), "charged": "unit"}
    arguments = arguments_of(RULESET, "close_combat_round", given)
    found = odds(RULESET.procedure("close_combat_round").run, arguments)
    broken = found.chance(lambda result: result.broken == 1)
    caught = found.chance(lambda result: result.caught == 1)
    # It lost by 1: more than 6 on two dice. 721 of 1296 pairs of rolls are as far or farther.
    assert broken == pytest.approx(21 / 36)
    assert caught == pytest.approx(21 / 36 * 721 / 1296)


def test_who_is_afraid_is_hit_more_easily() -> None:
    given = {"unit": STATUE, "enemy": "Ghost 1 WS3 S3 T3 W1 I2 A1 Ld5 [undead, fear]"}
    arguments = arguments_of(RULESET, "close_combat_round", given)
    found = odds(RULESET.procedure("close_combat_round").run, arguments)
    # Leadership 7 less 1 for Fear: 21 of 36 fail, and are hit on 3+ instead of 4+; wounded on 4+.
    hit = 21 / 36 * 4 / 6 + 15 / 36 * 3 / 6
    assert found.chance(lambda result: result.enemy_wounds == 1) == pytest.approx(hit / 2)
