"""The chances of the psychology and movement chapters are those of every face there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.movement.allowance import move_allowance
from rulesets.blackhammer.movement.charge_move import charge_resolve
from rulesets.blackhammer.movement.reach import WheelingCharger, charge_of
from rulesets.blackhammer.psychology.heading import Heading
from rulesets.blackhammer.psychology.leadership import leadership_test
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.results.odds import odds
from rulesets.dice.die import ARTILLERY, SCATTER
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.request import Purpose
from rulesets.refusal import Refusal
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of, load_cases

QUESTIONS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("leadership_test", {"ld": 7}),
    ("leadership_test", {"ld": 7, "penalty": 2, "reroll": True}),
    ("leadership_test", {"ld": 0}),
    ("characteristic_test", {"value": 4}),
    ("characteristic_test", {"value": 6, "reroll": True}),
    ("characteristic_test", {"value": 3, "penalty": 1}),
    ("roll_target", {"need": 4, "reroll": True}),
    ("roll_d3", {}),
    ("artillery_die", {}),
    ("scatter_die", {}),
    ("template_hits", {"covered": 2, "partly": 3}),
    ("random_characteristic", {"amount": "D6+1", "times": 2}),
    ("panic_test", {"cause": "broken", "ld": 6, "penalty": 1}),
    ("panic_test", {"cause": "losses", "ld": 6, "losses": 5, "phase_start": 20}),
    ("fear_charged", {"ld": 7, "power": 10, "enemy_power": 12}),
    ("fear_charged", {"ld": 7, "power": 12, "enemy_power": 10, "response": "flee"}),
    ("fear_charging", {"ld": 8, "power": 10, "enemy_power": 12}),
    ("terror_test", {"situation": "charged", "ld": 8}),
    ("terror_test", {"situation": "start-of-turn", "ld": 8}),
    ("frenzy_check", {"character": True, "ld": 8}),
    ("stupidity_test", {"ld": 6}),
    ("start_of_turn", {"ld": 6, "rules": "stupidity", "distance": 4}),
    ("rally_test", {"ld": 7, "models": 8, "size": 20, "rules": "musician"}),
    ("flee_direction", {"powers": "5 5"}),
    ("flee_direction", {"powers": "5 5 5"}),
    ("flee_move", {"m": 4}),
    ("flee_move", {"m": 7, "distance": 9}),
    ("flee_move", {"m": 4, "distance": 6, "meets": "enemy", "enemy_power": 4}),
    ("flee_caught", {"m": 7, "distance": 6, "target_m": 4}),
    ("charge_arc_roll", {"zone": "flank", "other_zone": "rear"}),
    ("compulsory_random_move", {"m": "2D6", "distance": 5, "stop": 9}),
    ("charge", {"m": 7, "distance": 6, "response": "flee", "target_m": 4, "difficult": 1}),
    (
        "charge",
        {
            "m": 6,
            "distance": 5,
            "rules": "fear",
            "power": 12,
            "target_m": 4,
            "target_ld": 7,
            "target_power": 10,
        },
    ),
    ("charge", {"m": 6, "distance": 5, "rules": "terror", "target_m": 4, "target_ld": 7}),
)


@pytest.mark.parametrize(("procedure", "options"), QUESTIONS)
def test_chances_equal_those_of_every_face(procedure: str, options: dict[str, Any]) -> None:
    run = RULESET.procedure(procedure).run
    arguments = arguments_of(RULESET, procedure, options)
    found = odds(run, arguments)
    assert found.exact
    assert dict(found.outcomes) == pytest.approx(brute_force(run, arguments), abs=1e-9)


def test_every_case_that_is_played_can_be_asked_for_its_chances() -> None:
    for case in load_cases(Path(__file__).parents[1] / "cases"):
        if case["file"] not in ("psychology", "movement") or "refused" in case:
            continue
        arguments = arguments_of(RULESET, case["procedure"], case["given"])
        found = odds(RULESET.procedure(case["procedure"]).run, arguments)
        assert found.exact, case["id"]
        assert sum(chance for _, chance in found.outcomes) == pytest.approx(1.0), case["id"]


@given(ld=st.integers(0, 9), penalty=st.integers(-6, 12), reroll=st.booleans())
def test_better_leadership_never_hurts(ld: int, penalty: int, reroll: bool) -> None:  # noqa: FBT001
    def chance(value: int) -> float:
        asked = {"ld": value, "penalty": penalty, "reroll": reroll}
        return odds(leadership_test, asked).chance(lambda result: result.passed)

    assert chance(ld) <= chance(ld + 1) + 1e-12


@given(
    m=st.integers(1, 10),
    distance=st.floats(0, 24),
    share=st.floats(0, 1),
    obstacles=st.integers(0, 2),
)
def test_a_charge_reaches_what_its_allowance_reaches(
    m: int, distance: float, share: float, obstacles: int
) -> None:
    distance = round(distance, 1)
    difficult = round(distance * share, 1)
    dice = RolledDice(ListedFaces(()))
    charger = WheelingCharger(m=Amount(m), difficult=difficult, obstacles=obstacles)
    move = charge_resolve(dice, distance=distance, charger=charger)
    most = move_allowance(
        dice, m=Amount(m), move="charge", difficult=difficult, obstacles=obstacles
    )
    if move.contact:
        assert move.moved == pytest.approx(distance)
        assert distance <= most.max_distance + 0.01
    else:
        assert move.moved <= m


def test_skirmishers_and_flyers_mind_no_terrain() -> None:
    skirmishers = charge_of(Amount(6), None, SpecialRules.of("skirmishers"), obstacles=2)
    assert skirmishers.reach == 12
    assert skirmishers.cost(5, 5) == 5
    flyer = charge_of(Amount(6), None, NO_RULES, flying=True, obstacles=2)
    assert flyer.reach == 20


def test_the_special_dice_carry_the_sides_of_the_text() -> None:
    assert ARTILLERY.marks == (2, 4, 6, 8, 10, 0)
    assert SCATTER.marks == (1, 2, 2, 3, 4, 0)


def test_a_heading_is_drawn_where_no_die_lies_on_the_table() -> None:
    faces = FairFaces(b"a seed of thirty-two bytes or so", "heading")
    dice = RolledDice(faces)
    bearing = dice.ask(Heading(Purpose("stupidity-direction"), bearing=dice.bearings))
    assert bearing is not None
    assert 0 <= bearing < 360
    assert dice.rolls[-1].result == bearing


def test_a_scatter_die_that_only_misfires_is_refused() -> None:
    dice = RolledDice(ListedFaces((0,) * 100))
    with pytest.raises(Refusal) as refusal:
        dice.ask(Heading(Purpose("stupidity-direction")))
    assert refusal.value.code == "endless-ties"


def test_terms_of_a_lost_unit_are_refused() -> None:
    unit = {"line": "Orcs 20 M4 Ld7"}
    arguments = arguments_of(RULESET, "charge_resolve", {"unit": unit, "distance": 4})
    lost = arguments["unit"].after_losing(20)
    run = RULESET.procedure("charge_resolve").run
    with pytest.raises(Refusal) as refusal:
        run(RolledDice(ListedFaces(())), **{**arguments, "unit": lost})
    assert refusal.value.code == "unit-destroyed"
