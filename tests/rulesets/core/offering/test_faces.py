"""Made faces: whatever a hit or a miss leads to is seen, and every trial comes to an end."""

from __future__ import annotations

import pytest

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.offering.faces import MIXED, MOST_SUMMED, ORDERS, TOTALS, Cycle
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.trying import courses
from rulesets.dice.die import ARTILLERY, D2, D6, D100, Die
from rulesets.dice.handles.rolled import RolledDice
from rulesets.dice.request import Purpose
from tests.rulesets.core.offering.toy import TOY, battle

SHOT = Purpose("to-hit")


def shot(dice: RolledDice, need: int) -> str:
    """Return what becomes of a shot that hits, wounds and fails to be saved on the same."""
    for kind in ("missed", "harmless"):
        if dice.single("to-hit") < need:
            return kind
    return "saved" if dice.single("to-hit") >= need else "wounded"


@pytest.mark.parametrize("need", [2, 3, 4, 5, 6])
def test_what_only_a_hit_and_what_only_a_miss_leads_to_is_seen_at_every_need(need: int) -> None:
    first = {RolledDice(Cycle(order)).single("to-hit") >= need for order in ORDERS}
    assert first == {True, False}


@pytest.mark.parametrize("need", [2, 3, 4])
def test_a_shot_is_seen_to_go_all_the_way(need: int) -> None:
    assert shot(RolledDice(Cycle(MIXED)), need) == "wounded"


def test_courses_of_a_procedure_show_its_hit_and_its_miss() -> None:
    bows = Unit("Bows", profile=(("range", Amount(plus=30)),))
    standing = Battle(battle((bows,), (Unit("Orcs"),)), TOY, "Elves")
    asked = {"unit": "Bows", "target": "Orcs", "distance": 20}
    found = courses(standing, TOY.procedure("shoot"), asked)
    verdict, paces = ("hit",), None  # a number is left out
    assert {course.words for course in found} == {(verdict, paces), (("miss",), paces)}


@pytest.mark.parametrize("die", [D6, ARTILLERY])
@pytest.mark.parametrize("order", ORDERS)
def test_a_throw_of_six_shows_every_side_whatever_was_thrown_before(
    die: Die, order: tuple[int, ...]
) -> None:
    faces = Cycle(order)
    faces.draw(die, 4, SHOT)
    assert sorted(faces.draw(die, 6, SHOT)) == sorted(die.marks)


@pytest.mark.parametrize("order", ORDERS)
def test_faces_go_on_where_the_throw_before_ended(order: tuple[int, ...]) -> None:
    together, apart = Cycle(order), Cycle(order)
    one_by_one = [mark for count in (1, 2, 5, 6) for mark in apart.draw(D6, count, SHOT)]
    assert one_by_one == list(together.draw(D6, 14, SHOT))


@pytest.mark.parametrize("die", [D2, D100])
@pytest.mark.parametrize("order", ORDERS)
def test_the_lowest_and_the_highest_side_of_any_die_come_up(
    die: Die, order: tuple[int, ...]
) -> None:
    drawn = Cycle(order).draw(die, 6, SHOT)
    assert (min(drawn), max(drawn)) == (die.marks[0], die.marks[-1])


@pytest.mark.parametrize("count", range(1, MOST_SUMMED + 1))
def test_every_total_of_a_few_dice_comes_up_in_one_of_the_even_faces(count: int) -> None:
    totals = {sum(faces.draw(D6, count, SHOT)) for faces in TOTALS}
    assert totals == set(range(count, 6 * count + 1))
