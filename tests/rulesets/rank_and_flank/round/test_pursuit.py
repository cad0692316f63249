"""Pursuit in whole rounds of the three games: asked of the victor's player unless stated."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from rulesets.blackhammer import RULESET as BLACKHAMMER
from rulesets.core.declaring.deciding import decidable
from rulesets.core.results.odds import odds, odds_by_choice
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.choices import Chosen, Decision, Policy
from rulesets.dice.handles.exact import Solver
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import RolledDice
from rulesets.rank_and_flank.round.pursuit import PURSUIT
from rulesets.refusal import Refusal
from rulesets.t9a import RULESET as T9A
from rulesets.whfb2 import RULESET as WARHAMMER
from tests.rulesets.cases import arguments_of

GAMES = {
    "blackhammer": (
        BLACKHAMMER,
        "close_combat_round",
        "Men 9 M4 WS3 S3 T3 W1 I3 A1 Ld5 Front5",
        "Knights 5 M8 WS5 S6 T3 W1 I5 A2 Ld7 Sv2+ Front5",
    ),
    "t9a": (
        T9A,
        "close_combat_round",
        "Men 9 M4 WS3 S3 T3 W1 I3 A1 Ld5 Front5",
        "Knights 5 M8 WS5 S6 T3 W1 I5 A2 Ld7 AS2+ Front5",
    ),
    "whfb2": (
        WARHAMMER,
        "close_combat_round",
        "Men 12 M10 WS3 S3 T3 W1 I3 A1 Ld4 Wide6",
        "Knights 4 M20 WS5 S6 T3 W1 I5 A1 Ld7 Sv3+ Wide4",
    ),
}
STATED = {"none": "pursue", "enemy": "hold-back"}
"""What is typed for the enemy's pursuit, and the option that it comes to."""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> tuple[Ruleset, str, dict[str, Any]]:
    """A game, its round, and two units of which the enemy's wins as a rule."""
    ruleset, procedure, ours, theirs = GAMES[request.param]
    return ruleset, procedure, {"unit": [ours], "enemy": [theirs]}


def test_a_typed_choice_is_the_same_as_one_taken_when_asked(
    game: tuple[Ruleset, str, dict[str, Any]],
) -> None:
    ruleset, procedure, units = game
    run = ruleset.procedure(procedure).run
    met = 0
    for number in range(60):
        for typed, option in STATED.items():
            seed = bytes([number]) * 32
            stated = RolledDice(FairFaces(seed, "round"))
            asked = RolledDice(FairFaces(seed, "round"), Policy({"pursuit:enemy": option}))
            first = run(stated, **arguments_of(ruleset, procedure, {**units, "restrain": typed}))
            second = run(asked, **arguments_of(ruleset, procedure, units))
            assert first == second
            assert stated.marks == asked.marks
            assert stated.taken == ()
            met += any(taken.how == "stated" for taken in asked.taken)
    assert met >= 10


def test_the_victor_s_player_is_asked_by_role_and_the_game_declares_it(
    game: tuple[Ruleset, str, dict[str, Any]],
) -> None:
    ruleset, procedure, units = game
    policy = Policy(asks=lambda _: True)
    run, given = ruleset.procedure(procedure).run, arguments_of(ruleset, procedure, units)
    found: list[Decision] = []
    for number in range(20):
        dice = RolledDice(FairFaces(bytes([number]) * 32, "asked"), policy)
        policy.wanted = None
        with suppress(Refusal):
            run(dice, **given)
        if policy.wanted is not None:
            found.append(policy.wanted)
    theirs = [decision for decision in found if decision.owner == "enemy"]
    assert theirs
    assert {decision.subject for decision in theirs} == {"Knights"}
    assert PURSUIT in decidable(ruleset.house_rules)
    assert {(each.what, each.options) for each in found} == {(PURSUIT.what, PURSUIT.options)}


def test_each_column_is_the_chance_of_the_choice_typed(
    game: tuple[Ruleset, str, dict[str, Any]],
) -> None:
    ruleset, procedure, units = game
    run = ruleset.procedure(procedure).run
    usual, columns = odds_by_choice(run, arguments_of(ruleset, procedure, units))
    assert usual.exact
    typed = odds(run, arguments_of(ruleset, procedure, {**units, "restrain": "none"}))
    assert dict(usual.outcomes) == pytest.approx(dict(typed.outcomes))
    assert typed.decisions == ()
    for column in columns:
        role = column.decisions[0].owner
        typed = odds(run, arguments_of(ruleset, procedure, {**units, "restrain": role}))
        chances = {result: chance for result, chance in column.odds.outcomes if chance > 0}
        assert chances == pytest.approx(dict(typed.outcomes))
    assert {column.decisions[0].owner for column in columns} == {"unit", "enemy"}


def test_all_other_columns_together_take_half_the_runs_of_the_first(
    game: tuple[Ruleset, str, dict[str, Any]],
) -> None:
    ruleset, procedure, units = game
    run, given = ruleset.procedure(procedure).run, arguments_of(ruleset, procedure, units)
    solver = Solver()
    solver.solve(run, **given)
    others = [solver.otherwise(each, "hold-back") for each in solver.decisions.values()]
    for other in others:
        other.solve(run, **given)
    assert len(others) == 2
    assert sum(other.runs for other in others) < solver.runs / 2


@pytest.mark.parametrize("name", ["blackhammer", "t9a"])
def test_nothing_is_asked_of_the_frenzied(name: str) -> None:
    ruleset, procedure, ours, theirs = GAMES[name]
    given = {"unit": [ours], "enemy": [theirs], "enemy_rules": "frenzy"}
    run = ruleset.procedure(procedure).run
    pursued = 0
    for number in range(30):
        policy = Policy(asks=lambda decision: decision.owner == "enemy")
        dice = RolledDice(FairFaces(bytes([number]) * 32, "frenzy"), policy)
        run(dice, **arguments_of(ruleset, procedure, given))
        assert not any(
            entry.decision.owner == "enemy" for entry in dice.record if isinstance(entry, Chosen)
        )
        pursued += any(roll.purpose.label in {"pursue", "pursuit"} for roll in dice.rolls)
    assert pursued
