"""Close combat's charts cell by cell, and who fights in a round and with how many."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulesets.core.results.odds import odds
from rulesets.dice.handle import Dice
from rulesets.dice.handles.rolled import ListedFaces, RolledDice, Step
from rulesets.whfb2 import RULESET
from rulesets.whfb2.combat.to_hit import chart_need, combat_to_hit
from tests.rulesets.cases import arguments_of

# One line a Weapon Skill of the attacker, copied off the printed chart.
PRINTED: Final = """
5 5 6 6 7 7 8 8 9 9
4 5 5 6 6 7 7 8 8 9
4 4 5 5 6 6 7 7 8 8
3 4 4 5 5 6 6 7 7 8
3 3 4 4 5 5 6 6 7 7
2 3 3 4 4 5 5 6 6 7
2 2 3 3 4 4 5 5 6 6
2 2 2 3 3 4 4 5 5 6
2 2 2 2 3 3 4 4 5 5
2 2 2 2 2 3 3 4 4 5
"""
CELLS: Final = [
    (ws, enemy_ws, int(cell))
    for ws, line in enumerate(PRINTED.strip().splitlines(), 1)
    for enemy_ws, cell in enumerate(line.split(), 1)
]
CHANCES: Final = {2: 30, 3: 24, 4: 18, 5: 12, 6: 6, 7: 3, 8: 2, 9: 1}
"""Of 36 pairs of dice, those that reach each number of the chart."""


@pytest.mark.parametrize(("ws", "enemy_ws", "need"), CELLS)
def test_the_combat_chart_is_as_printed(ws: int, enemy_ws: int, need: int) -> None:
    assert chart_need(ws, enemy_ws) == need


@pytest.mark.parametrize(("ws", "enemy_ws", "need"), CELLS)
def test_each_cell_hits_as_often_as_two_dice_allow(ws: int, enemy_ws: int, need: int) -> None:
    found = odds(combat_to_hit, {"ws": ws, "enemy_ws": enemy_ws})
    assert found.chance(lambda result: result.hits == 1) == pytest.approx(CHANCES[need] / 36)


def told(dice: RolledDice, key: str) -> list[dict[str, Any]]:
    """Return the facts of the steps of a kind."""
    return [dict(step.facts) for step in dice.record if isinstance(step, Step) and step.key == key]


def fought(**given: Any) -> tuple[Any, list[dict[str, Any]]]:
    """Return a round whose dice all show 1, and who struck whom in it."""
    arguments = arguments_of(RULESET, "close_combat_round", given)
    dice: RolledDice = RolledDice(ListedFaces([1] * 200))
    handle: Dice = dice
    result = RULESET.procedure("close_combat_round").run(handle, **arguments)
    blows = told(dice, "blows")
    return result, blows


def line(name: str, models: int, wide: int | None, rules: str = "", initiative: int = 3) -> str:
    """Return a unit that strikes once a figure."""
    front = "" if wide is None else f" Wide{wide}"
    held = f" [{rules}]" if rules else ""
    return f"{name} {models} M10 WS3 S3 T3 W1 I{initiative} A1 Ld7{front}{held}"


def test_as_many_fight_as_face_each_other() -> None:
    _, blows = fought(unit=[line("A", 20, 5)], enemy=[line("B", 12, 4)])
    assert [(blow["unit"], blow["models"]) for blow in blows] == [("A", 4), ("B", 4)]


def test_a_broad_front_is_shared_by_the_enemies_before_it() -> None:
    _, blows = fought(
        unit=[line("A", 6, 2), line("B", 6, 2)], enemy=[line("C", 20, 5, initiative=1)]
    )
    assert [(blow["unit"], blow["target"], blow["models"]) for blow in blows] == [
        ("A", "C", 2),
        ("B", "C", 2),
        ("C", "A", 2),
        ("C", "B", 2),
    ]


def test_a_flank_is_as_long_as_there_are_ranks() -> None:
    _, blows = fought(
        unit=[line("A", 10, 5), line("B", 12, 4)],
        enemy=[line("C", 15, 5, initiative=1)],
        in_flank="2",
    )
    assert [(blow["unit"], blow["target"], blow["models"]) for blow in blows] == [
        ("A", "C", 5),
        ("B", "C", 3),
        ("C", "A", 5),
        ("C", "B", 3),
    ]


def test_numbers_for_each_unit_and_enemy_win_over_the_fronts() -> None:
    _, blows = fought(
        unit=[line("A", 20, 5)],
        enemy=[line("B", 12, 4, initiative=2), line("C", 12, 4, initiative=1)],
        fighting="4 1",
        enemy_fighting="3 2",
    )
    assert [(blow["unit"], blow["target"], blow["models"]) for blow in blows] == [
        ("A", "B", 4),
        ("A", "C", 1),
        ("B", "A", 3),
        ("C", "A", 2),
    ]


def test_a_front_that_nobody_knows_is_told() -> None:
    arguments = arguments_of(
        RULESET,
        "close_combat_round",
        {"unit": [line("A", 3, None)], "enemy": [line("B", 3, 3)]},
    )
    dice = RolledDice(ListedFaces([1] * 50))
    RULESET.procedure("close_combat_round").run(dice, **arguments)
    assert told(dice, "front-unknown")


def test_pikes_come_before_faster_cavalry_but_not_before_faster_foot() -> None:
    pikes = line("Pikes", 4, 2, "pike")
    _, riders = fought(unit=[pikes], enemy=[line("Riders", 4, 2, "mounted", initiative=8)])
    assert riders[0]["unit"] == "Pikes"
    _, foot = fought(unit=[pikes], enemy=[line("Runners", 4, 2, initiative=8)])
    assert foot[0]["unit"] == "Runners"


def test_nobody_strikes_from_a_rank_that_is_not_there() -> None:
    _, blows = fought(unit=[line("Pikes", 5, 2, "pike")], enemy=[line("B", 4, 2, initiative=1)])
    assert [blow["models"] for blow in blows if blow["unit"] == "Pikes"] == [2, 2, 1]


def test_figures_felled_beside_those_in_contact_are_missed_elsewhere() -> None:
    hero = (
        line("Hero", 1, None, "character", initiative=9).replace("A1", "A4").replace("WS3", "WS9")
    )
    given = {
        "unit": [{"line": line("A", 8, 4), "characters": [hero]}, hero],
        "enemy": [line("C", 12, 4, initiative=1)],
    }
    arguments = arguments_of(RULESET, "close_combat_round", given)
    # The hero fells three; three men miss; of four enemies one is left to strike.
    dice = RolledDice(ListedFaces([6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1]))
    RULESET.procedure("close_combat_round").run(dice, **arguments)
    struck = told(dice, "blows")
    assert [blow["models"] for blow in struck if blow["unit"] == "C"] == [1]


@pytest.mark.parametrize(("ours", "winner", "wounds"), [("A", "unit", 1), ("B", "enemy", 1)])
def test_the_verdict_tells_the_winner_s_wounds_first(ours: str, winner: str, wounds: int) -> None:
    lines = {"A": line("A", 1, 1, initiative=5), "B": line("B", 1, 1)}
    theirs = "B" if ours == "A" else "A"
    given = {"unit": [lines[ours]], "enemy": [lines[theirs]]}
    dice = RolledDice(ListedFaces([6, 6]))
    arguments = arguments_of(RULESET, "close_combat_round", given)
    RULESET.procedure("close_combat_round").run(dice, **arguments)
    (verdict,) = told(dice, "won-combat")
    assert (verdict["side"], verdict["wounds"], verdict["enemy_wounds"]) == (winner, wounds, 0)


def test_free_attacks_are_told_by_who_strikes_them() -> None:
    hero = line("Hero", 1, None, "character", initiative=6)
    given = {
        "unit": [{"line": line("A", 10, 5, initiative=5), "characters": [hero]}],
        "enemy": [line("B", 20, 5)],
    }
    dice = RolledDice(ListedFaces([6] * 400))
    arguments = arguments_of(RULESET, "close_combat_round", given)
    result = RULESET.procedure("close_combat_round").run(dice, **arguments)
    assert result.routed == 1
    assert [step["unit"] for step in told(dice, "free-attack")] == ["A", "Hero", "A", "Hero"]


def settled(**given: Any) -> tuple[Any, list[dict[str, Any]]]:
    """Return a combat's result, and the wounds told in it that were taken off nobody."""
    arguments = arguments_of(RULESET, "combat_result", given)
    dice = RolledDice(ListedFaces([1] * 60))
    return RULESET.procedure("combat_result").run(dice, **arguments), told(dice, "wounds-not-taken")


ORCS: Final = "Orcs 20 M10 WS3 S3 T4 W1 I2 A1 Ld10 Wide5"
CHARIOT: Final = "Chariot 1 M15 WS3 S4 T7 W3 I3 A1 Ld10 [chariot]"
MEN: Final = "Men 20 M10 WS3 S3 T3 W1 I3 A1 Ld10 Wide5"


def test_wounds_told_of_one_unit_are_taken_off_it() -> None:
    result, left = settled(unit=[MEN], enemy=[ORCS], wounds=3, enemy_wounds=0)
    assert left == []
    assert [(enemy.name, enemy.wounds_lost) for enemy in result.enemies] == [("Orcs", 3)]


@pytest.mark.parametrize("enemy", [[ORCS, f"Big {ORCS}"], [CHARIOT]])
def test_wounds_that_several_may_have_lost_are_told_as_taken_off_nobody(enemy: list[str]) -> None:
    result, left = settled(unit=[MEN], enemy=enemy, wounds=3, enemy_wounds=0)
    assert [loser.wounds_lost for loser in result.enemies] == [0] * len(enemy)
    assert [facts["wounds"] for facts in left] == [3]
    assert left[0]["unit"] == enemy[0].split(" ")[0]
