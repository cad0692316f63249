"""Next steps after shots: Panic at once, Hellfire and Lightning at the end of the phase."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.t9a import RULESET
from rulesets.t9a.harm.harm import Harm
from tests.rulesets.cases import arguments_of

SHOTS: Final[dict[str, tuple[dict[str, Any], tuple[int, ...], tuple[str, ...]]]] = {
    "a quarter fell": ({"target": "Swords 4 T3"}, (5, 5), ("panic_test",)),
    "fewer fell": ({"target": "Swords 5 T3"}, (5, 5), ()),
    "none is left": (
        {"target": "Swords 1 T3"},
        (5, 5),
        ("panic_test.panic-of-friends", "nobody_near"),
    ),
    "hellfire": (
        {"target": "Swords 9 T3", "rules": "hellfire"},
        (5, 5),
        ("auto_hits.hellfire",),
    ),
    "hellfire that did nothing": ({"target": "Swords 9 T3", "rules": "hellfire"}, (5, 1), ()),
    "lightning on what flies": (
        {"target": "Eagle 1 T4 W3 [fly (8)]", "rules": "lightning-attack"},
        (5, 1),
        ("auto_hits.lightning",),
    ),
    "lightning on foot": ({"target": "Swords 9 T3", "rules": "lightning-attack"}, (5, 1), ()),
}


@pytest.mark.parametrize("name", SHOTS)
def test_shots_lead_to_what_comes_next(name: str) -> None:
    given, faces, expected = SHOTS[name]
    declared = RULESET.procedure("shooting_attack")
    asked = {"unit": "Archers 1 BS4 [bow]", **given}
    arguments = arguments_of(RULESET, "shooting_attack", asked)
    result = declared.run(RolledDice(ListedFaces(faces)), **arguments)
    steps = declared.follow_ups(arguments, result)
    assert tuple(step.id for step in steps) == expected
    for step in steps:
        following = RULESET.procedure(step.procedure)
        named = [name for name, _ in (*step.units, *step.values)]
        assert {*named, *(each.option for each in step.about)} <= set(following.options)


def test_who_stands_and_shoots_goes_on_to_shoot_the_charger() -> None:
    declared = RULESET.procedure("charge_reaction")
    given = {
        "unit": "Knights 5 M8",
        "target": "Archers 10 BS4 [bow]",
        "distance": 12,
        "missiles": True,
        "response": "stand-and-shoot",
    }
    arguments = arguments_of(RULESET, "charge_reaction", given)
    result = declared.run(RolledDice(ListedFaces(())), **arguments)
    step, charge = declared.follow_ups(arguments, result)
    assert step.procedure == "shooting_attack"
    assert dict(step.units) == {"unit": "target", "target": "unit"}
    assert dict(step.values) == {"distance": "12", "stand_and_shoot": "yes"}
    assert charge.procedure == "charge_range"
    assert dict(charge.values) == {"distance": "12"}


def test_one_model_that_a_charnel_catapult_kills_is_enough_for_panic() -> None:
    declared = RULESET.procedure("template_hits")
    given = {"unit": "Catapult 1 [charnel-catapult]", "target": "Orcs 20 T4 W1", "covered": 3}
    arguments = arguments_of(RULESET, "template_hits", given)
    (step,) = declared.follow_ups(arguments, Harm(1, 1, panic=False))
    assert (step.procedure, step.units) == ("panic_test", (("unit", "target"),))
    assert dict(step.values) == {"cause": "rule", "modifier": -1}
    assert declared.follow_ups(arguments, Harm(0, 0, panic=False)) == ()
    plain = arguments_of(RULESET, "template_hits", {**given, "unit": "Catapult 1 [dwarf-catapult]"})
    assert declared.follow_ups(plain, Harm(1, 1, panic=False)) == ()


def test_hits_lead_to_no_panic_of_who_takes_none() -> None:
    """The engaged, the fleeing and those who passed one in the phase take none [R L679-690]."""
    declared = RULESET.procedure("template_hits")
    orcs = {"line": "Orcs 20 T4 W1 Ld7"}

    def steps(statuses: dict[str, int]) -> tuple[FollowUp, ...]:
        given = {"unit": "Catapult 1", "target": {**orcs, "statuses": statuses}, "covered": 3}
        arguments = arguments_of(RULESET, "template_hits", given)
        return declared.follow_ups(arguments, Harm(6, 6, panic=True))

    for status in ("engaged", "fleeing", "panic-passed"):
        assert steps({status: 1}) == (), status
    (step,) = steps({})
    assert step.procedure == "panic_test"
    assert step.offered is not None
    untested = arguments_of(RULESET, "panic_test", {"unit": orcs})["unit"]
    passed = replace(untested, statuses=(("panic-passed", 1),))
    for unit, offered in ((untested, True), (passed, False)):
        assert step.offered(Situation(1, "shooting", Side((unit,)), ())) is offered
