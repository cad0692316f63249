"""Units: wounds lost and healed, where the last model has more of them than the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import LAST_WOUND, Unit

LED = Unit(
    "Choir",
    models=3,
    size=3,
    profile=(("w", Amount(1)),),
    rules=SpecialRules(frozenset({(LAST_WOUND, 1)})),
)
OGRES = replace(LED, name="Ogres", profile=(("w", Amount(3)),))


@pytest.mark.parametrize(
    ("unit", "wounds", "models", "carried"),
    [(LED, 2, 1, 0), (LED, 3, 1, 1), (LED, 4, 0, 0), (OGRES, 8, 1, 2), (OGRES, 9, 1, 3)],
)
def test_the_last_model_falls_to_a_wound_more(
    unit: Unit, wounds: int, models: int, carried: int
) -> None:
    after = unit.after_losing(wounds)
    assert (after.models, after.carried) == (models, carried)
    assert after.wounds_left() == unit.wounds_left() - wounds


@pytest.mark.parametrize("unit", [LED, OGRES])
def test_wounds_come_back_one_by_one_as_they_went(unit: Unit) -> None:
    every = unit.wounds_left()
    for lost in range(every + 1):
        hurt = unit.after_losing(lost)
        for healed in range(lost + 1):
            assert hurt.after_healing(healed) == unit.after_losing(lost - healed)


def test_who_has_no_such_wound_falls_as_all_do() -> None:
    plain = replace(LED, rules=SpecialRules())
    assert plain.after_losing(3).models == 0
    assert plain.wounds_left() == 3
