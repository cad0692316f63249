"""Ends of rounds, with the dice as they fell."""

from typing import Any

import pytest

from rulesets.dice.handles.exact import Solver
from rulesets.dice.handles.rolled import ListedFaces, RolledDice, Step
from rulesets.rank_and_flank.round.combat_result import Defeat, RoundContext
from rulesets.rank_and_flank.round.ending import Ending, end_of, names_of
from rulesets.rank_and_flank.round.outcome import Aftermath
from rulesets.rank_and_flank.round.plan import Plan
from tests.rulesets.rank_and_flank.round.skirmish import (
    SCATTERS,
    Band,
    Field,
    after_blows,
    all_alive,
    band,
    end,
    meet,
)


def stakes_of(plan: Field, *, restrain: bool = False) -> RoundContext[Plan[Band]]:
    return RoundContext(plan=plan, other=(0, 0), restrain=(restrain, restrain))


def defeat_of(plan: Field, *fallen: tuple[int, int], tests: tuple[int, ...] = (0,)) -> Defeat[int]:
    alive = all_alive(plan, *fallen)
    return Defeat(victor=0, margin=1, tests=tuple((i, 0) for i in tests), alive=alive)


def states(ending: Ending[Aftermath]) -> tuple[list[str], list[str]]:
    ours, theirs = ending.fates
    return [fate.state for fate in ours], [fate.state for fate in theirs]


def ended(
    plan: Field, marks: tuple[int, ...], *fallen: tuple[int, int], **how: Any
) -> tuple[Ending[Aftermath], list[Step]]:
    """Return the end of a round that our side won, by some dice, and what is told of it."""
    dice = RolledDice(ListedFaces(marks))
    restrain = how.pop("restrain", False)
    done = end(dice, stakes_of(plan, restrain=restrain), defeat_of(plan, *fallen, **how))
    dice.finish()
    return done, [step for step in dice.record if isinstance(step, Step)]


PAIR = meet((band("A"),), (band("X"),))


def test_who_holds_fights_on() -> None:
    done, _ = ended(PAIR, (4,))
    assert states(done) == (["engaged"], ["engaged"])
    assert (done.broken, done.caught) == (0, 0)


@pytest.mark.parametrize(
    ("pursuit", "state", "told"), [(5, "caught", "caught"), (4, "fleeing", "escapes")]
)
def test_a_pursuer_catches_whom_he_outruns(pursuit: int, state: str, told: str) -> None:
    done, steps = ended(PAIR, (3, 5, pursuit))
    assert states(done) == (["pursues"], [state])
    assert (done.broken, done.caught) == (1, int(state == "caught"))
    assert done.fates[0][0].distance == pursuit
    assert done.fates[1][0].distance == 5
    assert [(step.key, dict(step.facts)) for step in steps] == [
        (told, {"unit": "X", "distance": 5})
    ]


def test_who_holds_back_stays() -> None:
    done, _ = ended(PAIR, (3, 5), restrain=True)
    assert states(done) == (["stays"], ["fleeing"])


def test_nobody_pursues_while_another_enemy_stands() -> None:
    plan = meet((band("A"),), (band("X"), band("Y")))
    done, _ = ended(plan, (3, 4, 6), tests=(0, 1))
    assert states(done) == (["engaged"], ["fleeing", "engaged"])


def test_a_victor_left_alone_is_free() -> None:
    plan = meet((band("A"), band("B", target=1)), (band("X"), band("Y", target=1)))
    done, _ = ended(plan, (4,), (1, 1))
    assert states(done) == (["engaged", "free"], ["engaged", "wiped-out"])


def test_a_character_flees_with_his_unit() -> None:
    plan = meet((band("A"),), (band("X"), band("Hero", host=0, models=1)))
    done, _ = ended(plan, (1, 2, 1))
    assert states(done) == (["pursues"], ["fleeing", "fleeing"])
    assert done.fates[1][1].distance == 2
    assert done.broken == 1


def test_a_character_whose_unit_is_gone_stands_for_himself() -> None:
    plan = meet((band("A"),), (band("X"), band("Hero", host=0, models=1, resolve=2)))
    done, _ = ended(plan, (1, 3, 3), (1, 0), tests=(1,))
    assert states(done) == (["pursues"], ["wiped-out", "caught"])


def test_who_is_left_of_a_unit_lost_by_its_test_is_fought_on() -> None:
    plan = meet((band("A"),), (band("X"), band("Hero", host=0, models=1)))
    defeat = Defeat(victor=0, margin=1, tests=((0, SCATTERS),), alive=all_alive(plan))
    done = end(RolledDice(ListedFaces(())), stakes_of(plan), defeat)
    assert states(done) == (["engaged"], ["wiped-out", "engaged"])


def test_blows_alone_part_nobody_who_has_an_enemy_left() -> None:
    plan = meet((band("A"), band("B", target=1)), (band("X"), band("Y", target=1)))
    alive = all_alive(plan, (1, 1))
    assert after_blows(plan, alive) == (("engaged", "free"), ("engaged", "wiped-out"))


def test_names_tell_who_held_and_who_ran() -> None:
    plan = meet((band("A"), band("B", target=1)), (band("X"), band("Y", target=1)))
    defeat = defeat_of(plan, tests=(0, 1))
    done, _ = ended(plan, (5, 1, 2, 6), tests=(0, 1))
    assert names_of(plan, defeat, done.fates, ("engaged",)) == ("A & B", "X", None, "Y", None)
    assert names_of(plan, None, done.fates, ("engaged",)) == (None,) * 5


def test_names_tell_who_has_nobody_left() -> None:
    plan = meet((band("A"), band("B", target=1)), (band("X"), band("Y", target=1)))
    done, _ = ended(plan, (5,), (1, 1))
    names = names_of(plan, defeat_of(plan, (1, 1)), done.fates, ("engaged",))
    assert names == ("A & B", "X", None, None, "Y")


def test_chances_of_an_end_are_exact() -> None:
    outcomes = Solver().solve(end, stakes_of(PAIR), defeat_of(PAIR))
    chances: dict[str, float] = {}
    for done, chance in outcomes:
        state = done.fates[1][0].state
        chances[state] = chances.get(state, 0.0) + chance
    assert chances == pytest.approx({"engaged": 1 / 2, "caught": 21 / 72, "fleeing": 15 / 72})


def test_of_a_great_combat_chances_tell_the_sides_alone() -> None:
    bands = tuple(band(name) for name in "ABCD")
    plan = meet(bands, (band("X"),))
    held = Solver().solve(end_of, end, stakes_of(plan, restrain=True), defeat_of(plan))
    assert all(done.whole is None for done, _ in held)
    assert {done.broken: chance for done, chance in held} == pytest.approx({0: 1 / 2, 1: 1 / 2})
    dice = RolledDice(ListedFaces((1, 2)))
    told = end_of(dice, end, stakes_of(plan, restrain=True), defeat_of(plan))
    assert told.whole is not None
    assert states(told.whole) == (["stays"] * 4, ["fleeing"])
