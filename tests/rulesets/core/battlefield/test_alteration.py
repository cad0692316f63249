"""Alterations of a unit by its statuses."""

from __future__ import annotations

import pytest

from rulesets.core.battlefield.alteration import Alteration, Bounds, Shift, altered
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit

BOUNDS = {
    "m": Bounds(0, 20),
    "cm": Bounds(0, 100, halves=True),
    "s": Bounds(0, 10),
    "save": Bounds(1, 6, save=True),
    "ward": Bounds(2, 6, save=True),
}


def unit(**profile: Amount) -> Unit:
    return Unit("Men", profile=tuple(profile.items()), statuses=(("odd", 1),))


@pytest.mark.parametrize(
    ("shift", "before", "after"),
    [
        (Shift("s", "add", 2), Amount(3), Amount(5)),
        (Shift("s", "add", 2), Amount(9), Amount(10)),
        (Shift("s", "add", -4), Amount(3), Amount(0)),
        (Shift("m", "add", 2), Amount(0, 2), Amount(2, 2)),
        (Shift("m", "times", 2), Amount(7), Amount(14)),
        (Shift("s", "times", 3), Amount(4), Amount(10)),
        (Shift("m", "halve"), Amount(7), Amount(3)),
        (Shift("m", "halve"), Amount(0, 2), Amount(0, 2)),
        (Shift("cm", "halve"), Amount(10), Amount(5)),
        (Shift("cm", "halve"), Amount(8, half=True), Amount(4, half=True)),
        (Shift("cm", "halve"), Amount(7), Amount(3, half=True)),
        (Shift("cm", "add", 2), Amount(7, half=True), Amount(9, half=True)),
        (Shift("cm", "at-most", 7), Amount(7, half=True), Amount(7)),
        (Shift("cm", "at-least", 7), Amount(7, half=True), Amount(7, half=True)),
        (Shift("s", "at-most", 1), Amount(5), Amount(1)),
        (Shift("s", "at-most", 1), Amount(0), Amount(0)),
        (Shift("s", "at-least", 4), Amount(3), Amount(4)),
        (Shift("s", "set", 5), Amount(8), Amount(5)),
        (Shift("save", "add", 2), Amount(5), Amount(3)),
        (Shift("save", "add", 2), Amount(2), Amount(1)),
        (Shift("save", "add", -2), Amount(5), None),
        (Shift("ward", "at-least", 5), Amount(6), Amount(5)),
        (Shift("ward", "at-least", 5), Amount(4), Amount(4)),
    ],
    ids=str,
)
def test_a_value_shifts(shift: Shift, before: Amount, after: Amount | None) -> None:
    seen = altered(unit(**{shift.field: before}), {"odd": Alteration((shift,))}, BOUNDS)
    assert seen.find(shift.field) == after


def test_of_unknown_values_only_those_set_and_saves_become_known() -> None:
    shifts = (Shift("s", "add", 2), Shift("m", "set", 6), Shift("ward", "at-least", 5))
    shifts += (Shift("save", "add", 2),)
    seen = altered(unit(), {"odd": Alteration(shifts)}, BOUNDS)
    found = [seen.find(name) for name in ("s", "m", "ward", "save")]
    assert found == [None, Amount(6), Amount(5), Amount(5)]


def test_a_value_is_set_before_anything_is_added_to_it() -> None:
    held = Unit("Hero", profile=(("s", Amount(3)),), statuses=(("strong", 1), ("bear", 1)))
    known = {
        "strong": Alteration((Shift("s", "add", 1),)),
        "bear": Alteration((Shift("s", "set", 5),)),
    }
    assert altered(held, known, BOUNDS).find("s") == Amount(6)


def test_the_number_of_a_rule_shifts_where_the_unit_has_it() -> None:
    held = Unit("Men", rules=SpecialRules.of("fear", ward=3), statuses=(("odd", 1),))
    alters = Alteration(
        (Shift("ward", "add", -2), Shift("aura", "add", 4), Shift("fear", "add", 1))
    )
    seen = altered(held, {"odd": alters}, {})
    assert seen.rules == SpecialRules.of("fear", ward=1)


def test_rules_come_and_go_and_statuses_imply_others() -> None:
    held = Unit("Birds", rules=SpecialRules.of("flyer"), statuses=(("odd", 1),))
    alters = Alteration(
        rules=(("fear", None), ("ward", 2)), loses=("flyer",), implies=("immobilised",)
    )
    seen = altered(held, {"odd": alters}, BOUNDS)
    assert seen.rules == SpecialRules.of("fear", ward=2)
    assert seen.has("immobilised")
    assert altered(held, {}, BOUNDS) is held
