"""Charges: what an answer to one leads to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.blackhammer import RULESET
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from tests.rulesets.cases import arguments_of, unit_of

ARCHERS = "Archers 10 M4 BS3 S3 T3 W1 Ld7 Rg24 SS3"
SHOTS = FollowUp(
    "shooting_attack",
    (("unit", "target"), ("target", "unit")),
    (("distance", "6"), ("stand_and_shoot", "yes")),
)


def led_to(**given: Any) -> tuple[FollowUp, ...]:
    """Return what a charge of Orcs, six paces away, leads to."""
    declared = RULESET.procedure("charge")
    options = {"unit": "Orcs 20 M4", "target": ARCHERS, "distance": 6, **given}
    arguments = arguments_of(RULESET, "charge", options)
    result = declared.run(RolledDice(ListedFaces(())), **arguments)
    return declared.follow_ups(arguments, result)


def test_chargers_are_shot_at_before_they_make_contact() -> None:
    shots, contact = led_to(response="stand-and-shoot", difficult=1)
    assert shots == SHOTS
    assert replace(contact, offered=None) == FollowUp(
        "charge_resolve",
        (("unit", "unit"), ("target", "target")),
        (("distance", "6"), ("difficult", "1")),
    )
    assert contact.offered is not None
    orcs, archers = (unit_of(RULESET, line) for line in ("Orcs 20 M4", ARCHERS))
    for statuses, offered in (
        (("shoots-at-chargers",), False),
        (("shoots-at-chargers", "stood-and-shot"), True),
        (("shoots-at-chargers", "charged-from-near"), True),
        (("shoots-at-chargers", "stupid"), True),
    ):
        noted = replace(archers, statuses=tuple((status, 1) for status in statuses))
        sides = Side((orcs,)), (Side((RULESET.with_bars(noted),)),)
        assert contact.offered(Situation(1, "movement", *sides)) is offered, statuses


def test_a_charge_that_falls_short_is_shot_at_all_the_same() -> None:
    assert led_to(response="stand-and-shoot", difficult=4) == (SHOTS,)


def test_a_charge_that_is_awaited_leads_to_nothing_more() -> None:
    assert led_to(response="hold") == ()
