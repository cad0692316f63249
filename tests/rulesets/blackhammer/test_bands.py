"""Bands of BlackHammer's numbers, held to exact chances: equal within, different across."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.offering.offers import Offer, offers, targets, way
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.questions import Question, questions
from rulesets.core.results.odds import odds_by_choice
from rulesets.core.results.reminder import Side, Situation


def unit(name: str, rules: tuple[str, ...] = (), models: int = 10, **values: int) -> Unit:
    """Return a unit of ordinary men with some values of its own."""
    usual = {"m": 4, "ws": 4, "bs": 4, "s": 3, "t": 3, "w": 1, "i": 4, "a": 1, "ld": 8}
    profile = tuple((field, Amount(plus=value)) for field, value in (usual | values).items())
    held = SpecialRules(frozenset((rule, None) for rule in rules))
    return RULESET.as_it_stands(Unit(name, models, models, profile=profile, rules=held))


ARCHERS = unit("Archers", range=30)
BOLT = unit("Bolt", ("bolt-thrower",), models=1, t=7, w=3)
ORCS = unit("Orcs", models=20, t=4)
CASES = (
    ("shooting_attack", ARCHERS, "distance", [(0, 15), (16, 30), (31, 144)]),
    ("bolt_thrower_shot", BOLT, "distance", [(0, 24), (25, 48), (49, 144)]),
)


def asked(procedure: str, who: Unit, option: str) -> tuple[Situation, Offer, Question]:
    """Return what is asked of an act of one unit against another, in the phase of shooting."""
    situation = Situation(1, "shooting", Side((who,), name="Men"), (Side((ORCS,), name="Orcs"),))
    found = next(each for each in offers(situation, RULESET, "Men") if each.procedure == procedure)
    assert targets(situation, RULESET, found) == ("Orcs",)
    offer = found.answered("target", "Orcs")
    every = questions(situation, RULESET, offer)
    return situation, offer, next(question for question in every if question.option == option)


def chances(situation: Situation, offer: Offer, option: str, value: int) -> Any:
    """Return the exact chances of an offer with a number, without the number itself."""
    battle = Battle(situation, RULESET, offer.side)
    procedure = RULESET.procedure(offer.procedure)
    full = way(battle, offer)
    assert full is not None
    posed = battle.pose(procedure, {**full.values, option: value})
    found, _ = odds_by_choice(procedure.run, posed.arguments)
    return found


@pytest.mark.parametrize(("procedure", "who", "option", "bands"), CASES)
def test_bands_are_those_of_the_book(
    procedure: str, who: Unit, option: str, bands: list[tuple[int, int]]
) -> None:
    _, _, question = asked(procedure, who, option)
    assert [(answer.least, answer.most) for answer in question.answers] == bands


@pytest.mark.parametrize(("procedure", "who", "option", "bands"), CASES)
def test_chances_are_equal_within_a_band_and_differ_across(
    procedure: str, who: Unit, option: str, bands: list[tuple[int, int]]
) -> None:
    situation, offer, _ = asked(procedure, who, option)
    of_bands = [
        [chances(situation, offer, option, end) for end in (least, min(most, 60))]
        for least, most in bands
    ]
    assert all(least == most for least, most in of_bands)
    firsts = [first for first, _ in of_bands]
    assert all(nearer != farther for nearer, farther in pairwise(firsts))
