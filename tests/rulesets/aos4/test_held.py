"""Options of scores and tactics: filled from the table, never guessed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulesets.aos4 import RULESET
from rulesets.aos4.unit.keywords import breaches_of
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.reminder import ArmyUnit, Objective, Side, Situation

NAMED = (
    Objective("Hearth", "own", "own"),
    Objective("Ford", "nobody", "both"),
    Objective("Den", "other", "other"),
)


def told(procedure: str, own: Side, enemy: Side, *, agreed: int | None = None) -> dict[str, Any]:
    """Return the options that the table fills, by name."""
    situation = Situation(2, "end-of-turn", own, (enemy,), agreed=agreed)
    parameters = RULESET.procedure(procedure).parameters
    values = {
        parameter.name: parameter.table.read(situation)
        for parameter in parameters
        if parameter.table is not None
    }
    return {name: value for name, value in values.items() if value is not None}


def test_objectives_by_name_fill_border_war_s_points() -> None:
    own = Side(objectives=NAMED, counters=(("underdog", 1), ("tactic-done", 1)))
    assert told("score_border_war", own, Side(objectives=(Objective("Hill"),))) == {
        "objectives": 3,
        "enemy_objectives": 1,
        "in_enemy_territory": True,
        "underdog": True,
        "shared_objectives": 1,
        "tactic_completed": True,
    }


def test_objectives_that_lie_nowhere_known_leave_the_twist_to_the_players() -> None:
    found = told("score_border_war", Side(objectives=(Objective("Ford"),)), Side())
    assert found == {"objectives": 1, "enemy_objectives": 0, "shared_objectives": 0}


def test_the_enemy_s_underdog_is_not_one_s_own() -> None:
    enemy = Side(counters=(("underdog", 1),))
    assert told("score_border_war", Side(), enemy) == {"underdog": False}


@pytest.mark.parametrize(
    ("own", "enemy", "found"),
    [
        (Side(), Side(), {}),
        (Side(counters=(("objectives", 2),)), Side(), {"objectives": 2, "enemy_objectives": 0}),
        (
            Side(counters=(("objectives", 1), ("cards-scored", 2)), objectives=NAMED[:1]),
            Side(counters=(("objectives", 1),)),
            {"objectives": 2, "enemy_objectives": 1, "tactics_completed": 2},
        ),
    ],
)
def test_spearhead_s_points_take_counts_names_and_cards(
    own: Side, enemy: Side, found: dict[str, int]
) -> None:
    assert told("score_spearhead", own, enemy) == found


def test_two_fronts_are_told_from_who_held_what_as_the_turn_began() -> None:
    always = {"game_round": 2, "chose_first": True}
    assert told("tactic_check", Side(objectives=NAMED), Side()) == {
        "objectives_gained": 2,
        "taken_from_enemy": 1,
        **always,
    }
    assert told("tactic_check", Side(), Side(objectives=NAMED)) == {
        "objectives_gained": 0,
        "taken_from_enemy": 0,
        **always,
    }
    assert told("tactic_check", Side(), Side()) == always


def brought(*statuses: str) -> tuple[ArmyUnit, ...]:
    """Return a unit for each status, those that fell being gone."""
    return tuple(
        ArmyUnit(Unit(f"Unit {at}", statuses=((status, 1),)), status == "fallen")
        for at, status in enumerate(statuses)
    )


def test_units_that_fought_or_fell_this_turn_are_counted() -> None:
    own = Side(army=brought("fought", "moved", "fought", "fallen"))
    found = told("tactic_check", own, Side(army=brought("fought", "fallen")))
    assert (found["units_fought"], found["units_lost"]) == (2, 1)
    assert "picked_destroyed" not in found


@pytest.mark.parametrize("fell", [True, False])
def test_the_entourage_picked_is_known_to_have_fallen_or_not(*, fell: bool) -> None:
    statuses = (("entourage", 1), *((("fallen", 1),) if fell else ()))
    enemy = Side(army=(ArmyUnit(Unit("Guard", statuses=statuses), fell),))
    assert told("tactic_check", Side(), enemy)["picked_destroyed"] is fell


@pytest.mark.parametrize("held", [("The Dark Wood",), ("Tower",), ()])
def test_terrain_picked_is_known_to_be_held_or_not(held: tuple[str, ...]) -> None:
    own = Side(counters=(("tactic-land:the-dark-wood", 1),), landmarks=held)
    assert told("tactic_check", own, Side())["terrain_controlled"] is (
        held[:1] == ("The Dark Wood",)
    )
    assert "terrain_controlled" not in told("tactic_check", Side(landmarks=held), Side())


def test_the_tactic_chosen_is_known_and_fills_itself_in() -> None:
    found = told("tactic_check", Side(counters=(("chosen-take-flanks", 1),)), Side())
    assert found["tactic"] == found["chosen_tactic"] == "take-flanks"


def army(*lines: str) -> tuple[ArmyUnit, ...]:
    return tuple(
        ArmyUnit(read_profile_line(line, LineTerms.of(RULESET), alone=True)) for line in lines
    )


def test_auxiliaries_and_points_left_are_counted_from_the_rosters() -> None:
    own = Side(army=army("Lord Pts500 [hero]", "Rats 5 Pts400 [auxiliary]"))
    enemy = Side(army=army("Boss Pts980 [hero]"))
    assert told("gain_command_points", own, enemy, agreed=1000) == {
        "game_round": 2,
        "auxiliaries": 1,
        "enemy_auxiliaries": 0,
        "points": 0,
        "enemy_points": 0,
        "unspent": 100,
        "enemy_unspent": 20,
    }
    unpriced = Side(army=army("Boss [hero]"))
    assert told("gain_command_points", own, unpriced, agreed=1000) == {
        "game_round": 2,
        "auxiliaries": 1,
        "enemy_auxiliaries": 0,
        "points": 0,
        "enemy_points": 0,
        "unspent": 100,
    }
    assert told("gain_command_points", unpriced, unpriced, agreed=1000) == {
        "game_round": 2,
        "points": 0,
        "enemy_points": 0,
    }


@pytest.mark.parametrize(("agreed", "limit"), [(1000, 1000), (None, None), (50, None)])
def test_the_limit_is_what_was_agreed_on(agreed: int | None, limit: int | None) -> None:
    assert told("army_check", Side(), Side(), agreed=agreed).get("limit") == limit


def test_units_told_apart_by_a_number_are_the_same_unique_unit() -> None:
    line = "Gardus H6 [unique, auxiliary]"
    first = read_profile_line(line, LineTerms.of(RULESET), alone=True)
    (found,) = breaches_of((first, replace(first, name="Gardus 2")), 1000, 0)
    assert (found.reason, found.names) == ("unique", "Gardus, Gardus 2")
    assert not list(breaches_of((first, replace(first, name="Neave")), 1000, 0))
