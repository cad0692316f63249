"""What the table knows fills the options of scores and tactics, and nothing is guessed."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.aos4 import RULESET
from rulesets.core.reminder import Camp, Ground, Situation

NAMED = (
    Ground("Hearth", "own", "own"),
    Ground("Ford", "nobody", "both"),
    Ground("Den", "other", "other"),
)


def told(procedure: str, own: Camp, enemy: Camp) -> dict[str, Any]:
    """Return the options that the table fills, by name."""
    situation = Situation(2, "end-of-turn", own, (enemy,))
    parameters = RULESET.procedure(procedure).parameters
    values = {one.name: one.table.read(situation) for one in parameters if one.table is not None}
    return {name: value for name, value in values.items() if value is not None}


def test_objectives_by_name_fill_border_war_s_points() -> None:
    own = Camp(ground=NAMED, counters=(("underdog", 1), ("tactic-done", 1)))
    assert told("score_border_war", own, Camp(ground=(Ground("Hill"),))) == {
        "objectives": 3,
        "enemy_objectives": 1,
        "in_enemy_territory": True,
        "underdog": True,
        "shared_objectives": 1,
        "tactic_completed": True,
    }


def test_objectives_that_lie_nowhere_known_leave_the_twist_to_the_players() -> None:
    found = told("score_border_war", Camp(ground=(Ground("Ford"),)), Camp())
    assert found == {"objectives": 1, "enemy_objectives": 0, "shared_objectives": 0}


def test_the_enemy_s_underdog_is_not_one_s_own() -> None:
    enemy = Camp(counters=(("underdog", 1),))
    assert told("score_border_war", Camp(), enemy) == {"underdog": False}


@pytest.mark.parametrize(
    ("own", "enemy", "found"),
    [
        (Camp(), Camp(), {}),
        (Camp(counters=(("objectives", 2),)), Camp(), {"objectives": 2, "enemy_objectives": 0}),
        (
            Camp(counters=(("objectives", 1), ("cards-scored", 2)), ground=NAMED[:1]),
            Camp(counters=(("objectives", 1),)),
            {"objectives": 2, "enemy_objectives": 1, "tactics_completed": 2},
        ),
    ],
)
def test_spearhead_s_points_take_counts_names_and_cards(
    own: Camp, enemy: Camp, found: dict[str, int]
) -> None:
    assert told("score_spearhead", own, enemy) == found


def test_two_fronts_are_told_from_who_held_what_as_the_turn_began() -> None:
    assert told("tactic_check", Camp(ground=NAMED), Camp()) == {
        "objectives_gained": 2,
        "taken_from_enemy": 1,
    }
    assert told("tactic_check", Camp(), Camp(ground=NAMED)) == {
        "objectives_gained": 0,
        "taken_from_enemy": 0,
    }
    assert told("tactic_check", Camp(), Camp()) == {}
