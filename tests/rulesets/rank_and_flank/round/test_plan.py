"""Plans: who meets whom, who is one unit, who holds whom in combat."""

import pytest

from rulesets.rank_and_flank.round.contact import check_count, shared_front, stated_counts
from rulesets.rank_and_flank.round.plan import listed
from rulesets.refusal import Refusal
from tests.rulesets.rank_and_flank.round.skirmish import all_alive, band, meet


def test_everybody_touches_who_faces_him() -> None:
    plan = meet((band("A"), band("B", target=1)), (band("X"), band("Y", target=0)))
    assert plan.contact == {(0, 0), (1, 1), (0, 1)}
    assert plan.foes(0, 0) == (0, 1)
    assert plan.foes(1, 1) == (0, 1)


def test_who_meets_nobody_touches_nobody() -> None:
    plan = meet((band("A"), band("B", shy=True)), (band("X"),))
    assert plan.contact == {(0, 0)}


def test_counted_models_decide_who_touches_whom() -> None:
    plan = meet((band("A"), band("B")), (band("X"),))
    assert plan.touching(({(1, 0): 3, (0, 0): 0}, {})) == {(1, 0)}
    assert plan.touching(({}, {(0, 0): 2})) == {(0, 0)}
    assert plan.touching(({}, {})) == plan.contact


def test_a_unit_and_those_in_it_are_one_party() -> None:
    plan = meet((band("A"), band("Hero", host=0, models=1)), (band("X"), band("Y", target=1)))
    assert plan.party(0, 0) == plan.party(0, 1) == (0, 1)
    assert plan.party(1, 0) == (0,)
    assert plan.engaging(0, 0) == (0, 1)


def test_who_fought_a_character_holds_his_unit_when_he_falls() -> None:
    plan = meet(
        (band("A"), band("Hero", host=0, models=1, target=1)), (band("X"), band("Y", target=1))
    )
    alive = all_alive(plan, (0, 1), (1, 0))
    assert plan.standing_about(0, 0, alive) == (1,)
    assert plan.standing_about(1, 1, alive) == (0,)


def test_a_character_does_as_the_unit_that_lives() -> None:
    plan = meet((band("A"), band("Hero", host=0, models=1)), (band("X"),))
    assert plan.follows(0, 1, all_alive(plan))
    assert not plan.follows(0, 1, all_alive(plan, (0, 1)))
    assert not plan.follows(0, 1, all_alive(plan, (0, 0)))
    assert plan.leader(0, 1, all_alive(plan, (0, 0))) == 1
    assert not plan.follows(0, 0, all_alive(plan))


def test_units_are_numbered_side_by_side() -> None:
    plan = meet((band("A"), band("B")), (band("X"), band("Y"), band("Z")))
    assert plan.units == 5
    assert [plan.numbered(number) for number in range(5)] == [
        (0, 0),
        (0, 1),
        (1, 0),
        (1, 1),
        (1, 2),
    ]
    assert plan.number(1, 2) == 4
    assert plan.fighter(3).unit.name == "Y"
    assert plan.by_side("abcde") == (("a", "b"), ("c", "d", "e"))


def test_who_is_attacked_in_a_flank_by_some_faces_the_others() -> None:
    plan = meet((band("A"), band("B", facing="flank")), (band("X"),))
    assert plan.facing_on(1, 0, 0) == "front"
    assert plan.facing_on(1, 0, 1) == "flank"


def test_models_fall_when_their_wounds_are_gone() -> None:
    ogres = band("Ogres", models=4, width=3, wounds_each=3, carried=1)
    assert [ogres.lost(wounds) for wounds in (0, 1, 2, 5, 99)] == [0, 0, 1, 2, 4]
    assert ogres.alive(5) == 2
    assert ogres.depth == 2


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ([], None),
        (["A"], "A"),
        (["A", "B"], "A & B"),
        (["A", "B", "C"], "A, B & C"),
        (["A", ""], None),
    ],
)
def test_names_are_told_in_a_line(names: list[str], told: str | None) -> None:
    assert listed(names) == told


def test_numbers_are_for_units_or_for_pairs() -> None:
    plan = meet((band("A"), band("B", target=1)), (band("X"), band("Y", target=1)))
    assert stated_counts(plan, 0, ()) == {}
    assert stated_counts(plan, 0, (5, 3)) == {(0, 0): 5, (1, 1): 3}
    assert stated_counts(plan, 0, (1, 2, 3, 4)) == {(0, 0): 1, (0, 1): 2, (1, 0): 3, (1, 1): 4}
    assert stated_counts(plan, 1, (7,), named=(1, 2)) == {(0, 0): 7}


def test_other_numbers_are_refused() -> None:
    plan = meet((band("A"), band("B")), (band("X"),))
    with pytest.raises(Refusal) as refusal:
        stated_counts(plan, 0, (1, 2, 3))
    assert refusal.value.code == "fighting-count"
    assert refusal.value.facts == {"count": 3, "units": 2, "enemies": 1, "side": "unit"}


def test_no_more_fight_than_there_are() -> None:
    check_count(band("A", models=4), 4)
    with pytest.raises(Refusal, match="too-many-fighting"):
        check_count(band("A", models=4), 5)


def test_a_front_is_shared_the_first_taking_what_is_over() -> None:
    assert shared_front(5, [2, 0, 1]) == {2: 2, 0: 2, 1: 1}
    assert shared_front(5, []) == {}
