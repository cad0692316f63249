"""To wound and to save: every cell of the chart, and the chances against brute force."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulesets.core.results.odds import odds
from rulesets.t9a import RULESET
from rulesets.t9a.harm.attack import armour_need, save_modifiers, wound_need
from rulesets.t9a.harm.distribution import Company, Landed, shared
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of

# The printed chart [R L648-659]: a row for each Toughness, a column for each Strength.
PRINTED: Final = (
    "4322222222",
    "5432222222",
    "6543222222",
    "6654322222",
    "6665432222",
    "6666543222",
    "6666654322",
    "6666665432",
    "6666666543",
    "6666666654",
)
QUESTIONS: Final[dict[str, dict[str, Any]]] = {
    "plain": {"s": 4, "t": 4, "hits": 2, "models": 4},
    "dice": {"s": 4, "t": 4, "hits": "D3", "models": 2},
    "saves": {"hits": 1, "s": 4, "t": 3, "save": 4, "ward": 6, "models": 1},
    "lethal": {
        "hits": 1,
        "s": 3,
        "t": 3,
        "save": 2,
        "regen": 4,
        "ward": 6,
        "rules": "lethal-strike",
    },
    "divine": {"hits": 1, "s": 4, "t": 3, "ward": 4, "rules": "divine-attacks"},
    "fire": {
        "hits": 1,
        "s": 3,
        "t": 4,
        "regen": 4,
        "rules": "flaming-attacks",
        "target_rules": "flammable",
    },
    "several": {"hits": 1, "s": 4, "t": 4, "w": 3, "models": 2, "rules": "ordnance"},
    "shared": {
        "target": {
            "line": "Swords 2 T3 [infantry]",
            "characters": ["Captain 1 T4 W2 Sv4+ [character]"],
        },
        "s": 4,
        "hits": 2,
    },
}


@pytest.mark.parametrize("toughness", range(1, 11))
def test_every_cell_of_the_chart_is_as_printed(toughness: int) -> None:
    row = "".join(str(wound_need(strength, toughness)) for strength in range(1, 11))
    assert row == PRINTED[toughness - 1]


def test_strength_takes_off_the_save_what_the_chart_says() -> None:
    off = [
        -sum(save_modifier.value for save_modifier in save_modifiers(strength))
        for strength in range(11)
    ]
    assert off == [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7]


def test_no_save_fails_on_less_than_a_natural_2_or_counts_beyond_1() -> None:
    assert armour_need(1, 3) == 2
    assert armour_need(1, 4) == 2
    assert armour_need(1, 4, 6) is None


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_chances_of_hits_are_those_of_every_face(name: str) -> None:
    declared = RULESET.procedure("auto_hits")
    arguments = arguments_of(RULESET, "auto_hits", QUESTIONS[name])
    exact = odds(declared.run, arguments)
    assert exact.exact
    assert dict(exact.outcomes) == pytest.approx(brute_force(declared.run, arguments), abs=1e-9)


def test_hits_that_wound_at_once_are_dealt_out_first() -> None:
    company = Company(3, (1,), 1)
    own, (hero,) = shared(Landed(2, 1), company, "characters")
    assert (own, hero) == (Landed(2, 0), Landed(0, 1))
    own, (hero,) = shared(Landed(2, 2), company, "rank-and-file")
    assert (own, hero) == (Landed(1, 2), Landed(1, 0))


def test_special_rules_imply_what_comes_with_them() -> None:
    rules = {rule.id: dict(rule.implies) for rule in RULESET.rules}
    assert rules["swarm"].keys() >= {"skirmishers", "light-troops", "unbreakable", "unstable"}
    assert rules["monster"].keys() == {"large-target", "terror", "fear"}
    assert rules["monstrous-beast"]["stomp"] == 1
