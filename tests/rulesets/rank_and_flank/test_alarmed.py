"""Panic of friends: of all that an outcome does, only the end of a unit alarms them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.procedure import FollowUp, Procedure, no_effects
from rulesets.core.results.effect import Destroyed, Effect, StatusSet, WoundsLost
from rulesets.core.results.reminder import Side, Situation
from rulesets.rank_and_flank.nerve.alarmed import friend_of, panic_of_friends
from rulesets.rank_and_flank.nerve.panic_steps import with_panic
from tests.rulesets.t9a.test_magic import unit

MOB = "Mob 3 W2"
HERO = "Hero 1 W3"
OWN = FollowUp("flee_move")


@dataclass(frozen=True)
class Outcome:
    """An outcome without a meaning."""


def offer(friend: Unit, named: Concern, cause: str) -> tuple[FollowUp, ...]:
    return (panic_of_friends(friend.name, named, cause, lambda _: True),)


def alarmed(arguments: dict[str, Any], *effects: Effect) -> tuple[Concern, ...]:
    """Return the friends whose end is noticed after an outcome with some effects."""
    plain = Procedure(
        "harm",
        lambda _dice: Outcome(),
        (),
        "L1",
        effects=lambda _arguments, _result: effects,
        follow_ups=lambda _arguments, _result: (OWN,),
    )
    (procedure,) = with_panic((plain,), lambda _: True, offer)
    own, *others = procedure.follow_ups(arguments, Outcome())
    assert own == OWN
    return tuple(
        concern for step in others if step.procedure == "panic_test" for concern in step.about
    )


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        ((WoundsLost("target", 6),), True),
        ((WoundsLost("target", 2), WoundsLost("target", 4)), True),
        ((WoundsLost("target", 5),), False),
        ((Destroyed("target"),), True),
        ((WoundsLost("enemy", 6),), False),
        ((StatusSet("target", "fleeing"),), False),
    ],
)
def test_only_who_is_gone_alarms_friends(effects: tuple[Effect, ...], *, expected: bool) -> None:
    found = alarmed({"target": unit(MOB)}, *effects)
    assert found == ((friend_of("target"),) if expected else ())


def test_one_of_several_is_told_by_its_number_and_the_first_stands_for_all() -> None:
    units = (unit("Boyz 5"), unit(MOB), unit(HERO))
    gone = (WoundsLost("unit", 6, 1), Destroyed("unit", 2))
    assert alarmed({"unit": units}, *gone) == (friend_of("unit", 1),)


def test_characters_outlive_their_unit_and_are_none_while_they_are_in_it() -> None:
    led = replace(unit(MOB), companions=(unit(HERO),), characters=1)
    assert alarmed({"target": led}, WoundsLost("target", 6)) == ()
    within = replace(unit(HERO), host=unit(MOB))
    assert alarmed({"target": within}, Destroyed("target")) == ()


def test_a_procedure_without_effects_is_left_as_it_is() -> None:
    plain = Procedure("look", lambda _dice: Outcome(), (), "L1", effects=no_effects)
    assert with_panic((plain,), lambda _: True, offer)[0] is plain


@pytest.mark.parametrize(("status", "takes"), [("calm", True), ("tested", False)])
def test_a_unit_is_led_to_a_panic_test_while_it_takes_any(status: str, *, takes: bool) -> None:
    test = FollowUp("panic_test", (("unit", "target"),), (("cause", "losses"),))
    plain = Procedure(
        "shot",
        lambda _dice: Outcome(),
        (),
        "L1",
        effects=no_effects,
        follow_ups=lambda _arguments, _result: (OWN, test),
    )
    (procedure,) = with_panic((plain,), lambda each: not each.has("panic-passed"))
    held = {"calm": (), "tested": (("panic-passed", 1),)}
    mob = replace(unit(MOB), statuses=held[status])
    own, *led = procedure.follow_ups({"target": mob}, Outcome())
    assert own == OWN
    assert [each.values for each in led] == ([test.values] if takes else [])
    for step in led:
        assert step.offered is not None
        now = {each: replace(mob, statuses=found) for each, found in held.items()}
        assert step.offered(Situation(1, "magic", Side((now["calm"],)), ()))
        assert not step.offered(Situation(1, "magic", Side((now["tested"],)), ()))
