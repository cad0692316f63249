"""Magic: odds against brute force, and what is bound to what."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.core.odds import odds
from rulesets.core.reminder import Camp
from rulesets.core.unit import Unit
from rulesets.t9a import RULESET
from rulesets.t9a.magic.casting import Cast
from rulesets.t9a.magic.pool import channellers
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of, check_at_large, unit_of
from tests.rulesets.t9a.test_cases import CASES

ODDS = [
    ("magic_flux", {}),
    ("channelling", {"channellers": 3}),
    ("cast_spell", {"level": 2, "casting_value": 9, "dice_used": 2}),
    ("cast_spell", {"level": 4, "casting_value": 16, "dice_used": 3}),
    ("cast_spell", {"casting_value": 3, "dice_used": 1, "bonuses": "1 -2"}),
    ("dispel", {"level": 4, "casting_total": 12, "dice_used": 3, "bound": True}),
    ("miscast", {"dice_used": 4, "level": 3}),
    ("vortex", {"vortex_range": 6}),
]


@pytest.mark.parametrize(("procedure", "given"), ODDS)
def test_chances_of_magic_equal_brute_force(procedure: str, given: dict[str, Any]) -> None:
    run = RULESET.procedure(procedure).run
    arguments = arguments_of(RULESET, procedure, given)
    chances = dict(odds(run, arguments).outcomes)
    expected = brute_force(run, arguments)
    assert chances.keys() == expected.keys()
    assert all(abs(chances[one] - expected[one]) < 1e-12 for one in expected)


def test_what_changes_more_than_the_units_named_says_so() -> None:
    check_at_large(RULESET, CASES)


def unit(line: str, **statuses: int) -> Unit:
    return unit_of(RULESET, {"line": line, "statuses": statuses})


def test_channellers_are_those_with_the_rule_who_do_not_flee() -> None:
    camp = Camp(
        units=(
            unit("Mage 1 [wizard]"),
            unit("Adept 1 [wizard]", fleeing=1),
            unit("Choir 3 [channel]"),
            unit("Swords 20"),
            unit_of(RULESET, {"line": "Guards 20", "characters": ["Seer 1 [character, wizard]"]}),
        )
    )
    assert channellers(camp) == 5


def test_a_spell_of_the_paths_leads_to_its_effect_and_overwhelming_power_to_the_miscast() -> None:
    cast = RULESET.procedure("cast_spell")
    given = {"wizard": "Mage 1 Lv2 [wizard]", "spell": "fireball", "dice_used": 2}
    arguments = arguments_of(RULESET, "cast_spell", given)
    steps = cast.follow_ups(arguments, Cast(True, "reached", True, 20, 5))
    assert [one.procedure for one in steps] == ["spell_effect", "miscast"]
    assert cast.follow_ups(arguments, Cast(False, "too-low", False, 3, 5)) == ()
