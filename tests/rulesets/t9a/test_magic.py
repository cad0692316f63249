"""Magic: odds against brute force, and what is bound to what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import StatusSet
from rulesets.core.results.odds import odds
from rulesets.core.results.reminder import Side, Situation
from rulesets.t9a import RULESET
from rulesets.t9a.harm.later_hits import later_hits_due
from rulesets.t9a.magic.casting import Cast
from rulesets.t9a.magic.miscast import Miscast
from rulesets.t9a.magic.pool import channellers
from rulesets.t9a.magic.special import Vortex
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
    assert all(abs(chances[outcome] - expected[outcome]) < 1e-12 for outcome in expected)


def test_what_changes_more_than_the_units_named_says_so() -> None:
    check_at_large(RULESET, CASES)


def unit(line: str, **statuses: int) -> Unit:
    return unit_of(RULESET, {"line": line, "statuses": statuses})


def test_channellers_are_those_with_the_rule_who_do_not_flee() -> None:
    side = Side(
        units=(
            unit("Mage 1 [wizard]"),
            unit("Adept 1 [wizard]", fleeing=1),
            unit("Choir 3 [channel]"),
            unit("Swords 20"),
            unit_of(RULESET, {"line": "Guards 20", "characters": ["Seer 1 [character, wizard]"]}),
        )
    )
    assert channellers(side) == 5


def test_a_spell_of_the_paths_leads_to_its_effect_and_overwhelming_power_to_the_miscast() -> None:
    cast = RULESET.procedure("cast_spell")
    given = {"wizard": "Mage 1 Lv2 [wizard]", "spell": "fireball", "dice_used": 2}
    arguments = arguments_of(RULESET, "cast_spell", given)
    steps = cast.follow_ups(arguments, Cast(True, "reached", True, 20, 5))
    found = [step.procedure for step in steps]
    assert found == ["dispel", "let_through", "spell_effect", "miscast"]
    answers = [step.answer or step.after for step in steps]
    assert answers == [steps[0].answer] * 4
    assert cast.follow_ups(arguments, Cast(False, "too-low", False, 3, 5)) == ()


def miscast_steps(found: Miscast, wizard: str) -> list[tuple[Any, ...]]:
    arguments = arguments_of(RULESET, "miscast", {"wizard": wizard, "dice_used": 4})
    steps = RULESET.procedure("miscast").follow_ups(arguments, found)
    told = [(step.name, step.units, dict(step.values)) for step in steps]
    return [(name, units, at.get("hits"), at.get("unsaved")) for name, units, at in told]


def test_a_miscast_leads_to_the_casters_own_hit_without_a_save_and_to_those_on_others() -> None:
    on_him = (("target", "wizard"),)
    mage = "Mage 1 Sv4+ [wizard]"
    blast = Miscast("miscast-detonation", 6, happens="detonation")
    assert miscast_steps(blast, mage) == [
        ("miscast-caster", on_him, 1, "yes"),
        ("miscast-others", (), None, None),
        (None, (), None, None),
    ]
    gone = Miscast("miscast-breach", 6, removed=True, happens="breach")
    assert miscast_steps(gone, mage) == [
        ("miscast-others", (), None, None),
        (None, (), None, None),
        ("panic-of-friends", (), None, None),
        (None, (), None, None),
    ]
    back = Miscast("miscast-backlash", 6, happens="backlash")
    assert miscast_steps(back, mage)[1] == ("miscast-wizard", (), 1, None)


def test_witch_fire_falls_on_the_unit_and_once_on_a_caster_alone() -> None:
    fire = Miscast("miscast-witch-fire", 6, 4, happens="witch-fire")
    assert miscast_steps(fire, "Mage 1 [wizard]") == [
        ("miscast-caster", (("target", "wizard"),), 1, "yes")
    ]
    mage = replace(unit("Mage 1 [wizard, character]"), host=unit("Guards 20"))
    arguments = {**arguments_of(RULESET, "miscast", {"dice_used": 4}), "wizard": mage}
    (step,) = RULESET.procedure("miscast").follow_ups(arguments, fire)
    assert (step.name, step.units, dict(step.values)["hits"]) == ("miscast-unit", (), 4)


def test_witch_fire_that_is_due_later_has_the_hits_that_the_table_gave() -> None:
    fire = Miscast("miscast-witch-fire", 6, 4, happens="witch-fire")
    guard = unit("Guards 20")
    mage = replace(unit("Mage 1 [wizard, character]"), host=guard)
    arguments = {**arguments_of(RULESET, "miscast", {"dice_used": 4}), "wizard": mage}
    miscast = RULESET.procedure("miscast")
    assert StatusSet("wizard", "witch-fire-due", "phase", 4) in miscast.effects(arguments, fire)
    struck = replace(guard, statuses=(("witch-fire-due", 4),))
    due = later_hits_due(Situation(1, "magic", Side((struck,)), ()))
    (step,) = miscast.follow_ups(arguments, fire)
    assert [each.values for each in due] == [step.values]


def test_a_vortex_that_goes_astray_leads_to_its_direction() -> None:
    vortex = RULESET.procedure("vortex")
    (step,) = vortex.follow_ups({}, Vortex(4, astray=True))
    assert step.procedure == "random_direction"
    assert vortex.follow_ups({}, Vortex(12, astray=False)) == ()
