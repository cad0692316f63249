"""The points of victory as a table stands, and who they make the victor."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesets.blackhammer import RULESET
from rulesets.core.results.reminder import ArmyUnit, Side, Situation
from rulesets.core.ruleset.composing import composed
from tests.rulesets.cases import unit_of


def side(*lines: str, gone: tuple[str, ...] = (), **statuses: dict[str, int]) -> Side:
    """Return a side with its units, some destroyed, some with statuses (by the name's start)."""
    units = []
    for line in lines:
        unit = unit_of(RULESET, line)
        held = statuses.get(unit.name.lower(), {})
        units.append(replace(unit, statuses=tuple(held.items())))
    units.extend(unit_of(RULESET, line) for line in gone)
    army = tuple(ArmyUnit(unit, destroyed=index >= len(lines)) for index, unit in enumerate(units))
    return Side(tuple(units[: len(lines)]), army=army)


def points(ours: Side, theirs: Side) -> list[tuple[str, int, str | None]]:
    """Return the lines of the first side."""
    lines = RULESET.score.lines(Situation(6, "close-combat", ours, (theirs,)))[0]
    return [(line.id, line.points, line.unit) for line in lines]


NOBODY = Side()


def test_destroyed_fleeing_and_halved_units_are_worth_what_is_printed() -> None:
    theirs = side(
        "Spears 20 Pts250",
        "Halved 10/20 Pts133",
        "Whole 11/20 Pts90",
        "Runners 20 Pts80",
        gone=("Bows 10 Pts120",),
        runners={"fleeing": 1},
    )
    assert points(NOBODY, theirs) == [
        ("half", 67, "Halved"),
        ("fleeing", 80, "Runners"),
        ("slain", 120, "Bows"),
    ]


def test_who_fights_alone_is_halved_by_wounds_and_a_machine_never() -> None:
    theirs = side(
        "Captain 1-1 W2 Pts133 [character]",
        "Dragon 1-2 W5 Pts320",
        "Cannon 1-2 W3 Pts100 [war-machine]",
    )
    assert points(NOBODY, theirs) == [("half", 67, "Captain")]


def test_the_general_and_what_appeared_in_play() -> None:
    theirs = side(
        gone=("Lord 1 W3 Pts200 [general, character]",),
    )
    raised = side("Zombies 3/20 Pts400", zombies={"created": 1})
    assert points(NOBODY, theirs) == [("slain", 200, "Lord"), ("general", 100, "Lord")]
    assert points(NOBODY, raised) == [("half", 25, "Zombies")]


def test_a_creature_of_legend_gives_points_by_being_there_and_more_by_dying() -> None:
    alive = side("Phoenix 1 W5 Pts300 [legendary-creature]")
    dead = side(gone=("Phoenix 1 W5 Pts300 [legendary-creature]",))
    assert points(NOBODY, alive) == [("legendary", 100, "Phoenix")]
    assert points(NOBODY, dead) == [("slain", 300, "Phoenix"), ("legendary", 100, "Phoenix")]


def test_standards_count_for_captors_that_stand() -> None:
    held = {"holds-standard": 2, "holds-battle-standard": 1}
    assert points(side("Guard 10", guard=held), NOBODY) == [
        ("standard", 100, "Guard"),
        ("battle-standard", 100, "Guard"),
    ]
    assert points(side("Guard 10", guard={**held, "fleeing": 1}), NOBODY) == []
    assert points(side(gone=("Guard 10",), guard=held), NOBODY) == []


@pytest.mark.parametrize(
    ("ours", "theirs", "quarters"),
    [
        (("Guard 10 Quart1",), (), [1]),
        (("Guard 10 Quart1", "Bows 10 Quart1", "Spears 5 Quart3"), (), [1, 3]),
        (("Guard 10 Quart1",), ("Orcs 5 Quart1",), []),
        (("Guard 10 Quart1",), ("Orcs 4 Quart1",), [1]),
        (("Guard 4 Quart1",), (), []),
        (("Ogres 2 UP3 Quart2",), (), [2]),
        (("Guard 10",), (), []),
    ],
)
def test_quarters_are_held_by_unit_power_5_unless_contested(
    ours: tuple[str, ...], theirs: tuple[str, ...], quarters: list[int]
) -> None:
    lines = RULESET.score.lines(Situation(6, None, side(*ours), (side(*theirs),)))[0]
    assert [dict(line.facts)["quarter"] for line in lines] == quarters
    assert all((line.id, line.points) == ("quarter", 100) for line in lines)


def test_who_flees_neither_holds_nor_contests() -> None:
    runner = side("Orcs 20 Quart1", orcs={"fleeing": 1})
    ours = side("Guard 10 Quart1")
    assert ("quarter", 100, None) in points(ours, runner)
    assert ("quarter", 100, None) not in points(runner, NOBODY)


def test_a_character_in_a_unit_weighs_with_it() -> None:
    ours = side("Guard 4 Quart1")
    (guard,) = ours.units
    hero = unit_of(RULESET, "Hero 1 [character]")
    with_him = replace(ours, units=(composed(RULESET, guard, (hero,)),))
    assert points(ours, NOBODY) == []
    assert points(with_him, NOBODY) == [("quarter", 100, None)]


def test_who_is_lost_underground_is_worth_nothing_and_who_is_buried_everything() -> None:
    lost = side("Miners 10 Pts150", miners={"lost-underground": 1})
    buried = side(gone=("Miners 10 Pts150",))
    assert points(NOBODY, lost) == []
    assert points(NOBODY, buried) == [("slain", 150, "Miners")]


def test_a_unit_whose_cost_nobody_noted_is_named_with_no_points() -> None:
    assert points(NOBODY, side(gone=("Bows 10",))) == [("cost-unknown", 0, "Bows")]
    assert points(NOBODY, side("Bows 10")) == []


def test_points_that_rules_counted_come_first() -> None:
    ours = Side(counters=(("victory-points", 30),))
    lines = RULESET.score.lines(Situation(6, None, ours, (side("Halved 1/2 Pts11"),)))
    assert [(line.id, line.points) for line in lines[0]] == [("counted", 30), ("half", 6)]
    assert lines[1] == ()


@pytest.mark.parametrize(
    ("totals", "size", "verdict"),
    [
        ((1000, 775), 1500, ("victory", 0)),
        ((1000, 776), 1500, ("draw", None)),
        ((100, 900), 2000, ("victory", 1)),
        ((500, 500), 999, ("draw", None)),
        ((0, 74), 999, ("draw", None)),
        ((0, 75), 999, ("victory", 1)),
        ((10, 20), None, ("size-unknown", 1)),
        ((20, 20), None, ("size-unknown", None)),
    ],
)
def test_the_verdict_is_that_of_the_table(
    totals: tuple[int, int], size: int | None, verdict: tuple[str, int | None]
) -> None:
    found = RULESET.score.verdict(totals, size)
    assert (found.id, found.winner) == verdict
