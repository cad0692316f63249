"""The chances of shooting, machines and fire against every sequence of faces."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import icepool
import pytest

from rulesets.core.results.odds import odds
from rulesets.whfb2 import RULESET
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of
from tests.rulesets.odds import check_cases_are_possible

SHOOT: Final = RULESET.procedure("shooting_attack").run
# What is asked, as players type it; four dice or so each, to keep the slow truth quick.
QUESTIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "plain": ("shooting_attack", {"bs": 3, "t": 3, "shots": 2, "weapon": "bow", "models": 6}),
    "saved": (
        "shooting_attack",
        {"bs": 4, "t": 3, "shots": 1, "weapon": "crossbow", "save": 4, "models": 2},
    ),
    "two ranges": (
        "shooting_attack",
        {"bs": 3, "t": 3, "shots": 2, "long_shots": 1, "weapon": "hand-crossbow", "models": 4},
    ),
    "beyond six": (
        "shooting_attack",
        {
            "bs": 1,
            "t": 3,
            "shots": 2,
            "weapon": "bow",
            "cover": "heavy",
            "models": 3,
            "shots_beyond_six": True,
        },
    ),
    "poison": (
        "shooting_attack",
        {"bs": 3, "t": 3, "shots": 1, "weapon": "bow", "poison": "venom", "models": 3},
    ),
    "fire": (
        "shooting_attack",
        {
            "bs": 3,
            "t": 4,
            "shots": 2,
            "weapon": "bow",
            "rules": "flaming",
            "target_rules": "flammable",
            "models": 2,
        },
    ),
    "blunderbusses": (
        "shooting_attack",
        {"unit": "Guns 1 BS3 T3 [blunderbuss]", "target": "Men 3 T3"},
    ),
    "a unit wiped out with a hero": (
        "shooting_attack",
        {
            "unit": "Archers 2 BS4 [bow]",
            "target": {"line": "Men 1 T3", "characters": ["Hero 1 T4 W2 [character]"]},
        },
    ),
    "a melee": ("shoot_into_melee", {}),
    "poison by itself": ("poison_attack", {"t": 3, "hits": 2, "models": 3}),
    "fire by itself": ("flaming_attack", {"t": 4, "hits": 2, "source": "bolt-thrower"}),
    "armour": ("armour_save", {"save": 3, "s": 5, "wounds": 3}),
    "a hand crossbow": ("hand_crossbow_melee", {"bs": 4, "t": 3, "shots": 2, "other_weapon": True}),
    "surplus": ("surplus_wounds", {"models": 1, "wounds": 3, "t": 3, "save": 5}),
    "a bolt": ("bolt_thrower_shot", {"target": "Wall 1 T10", "crew_left": 2}),
    "a stone": ("catapult_shot", {"target": "Men 4 T10", "covered": 1}),
    "a stone by the scatter die": ("catapult_shot", {"scatter_die": True}),
    "a bombard that misfires": ("bombard_misfire", {"crew": "Crew 1 T3"}),
    "a ball": ("cannon_shot", {"target": "Troll 1 T4 W3", "bs": 3}),
    "grapeshot": (
        "cannon_shot",
        {"target": "Ogres 2 T4 W3", "bs": 3, "load": "grapeshot", "covered": 1},
    ),
    "an explosion": ("explosion_hits", {"target": "Men 2 T3", "machine": "cannon"}),
    "hits on a chariot": (
        "chariot_hits",
        {
            "target": "Chariot 1-4 T4 W5",
            "crew": "Goblin 1 T3",
            "team": "Wolf 1 T3",
            "hits": 1,
            "s": 4,
        },
    ),
    "a chariot's charge": ("chariot_impact", {"enemy": "Men 3 T4", "charged": True}),
    "a building": ("structure_attack", {"structure": "tower", "s": 5, "attacks": 2}),
    "a breach": ("breach", {"partition": "wattle", "s": 3, "attacks": 3}),
    "a fire inside": ("burning_building", {"points": 17, "unit": "Men 2 T3 Sv5+"}),
    "bombs": ("aerial_bombardment", {"figures": 1, "s": 4, "t": 3, "altitude": "attack"}),
    "fetching bombs": ("rearm", {}),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_chances_are_those_of_every_sequence_of_faces(name: str) -> None:
    procedure, given = QUESTIONS[name]
    arguments = arguments_of(RULESET, procedure, given)
    run = RULESET.procedure(procedure).run
    exact = odds(run, arguments)
    truth = brute_force(run, arguments)
    assert exact.exact
    assert dict(exact.outcomes) == pytest.approx(truth, abs=1e-9)


FILES: Final = ("shooting", "machines", "chariots", "buildings", "flyers")
FOLDER: Final = Path(__file__).parent / "cases"


def _cases() -> list[dict[str, Any]]:
    return [
        case
        for file in FILES
        for case in json.loads((FOLDER / f"{file}.json").read_text(encoding="utf-8"))
        if case["dice"] and "expect" in case and case["procedure"] != "table_draw"
    ]


def test_what_fell_in_a_case_is_among_its_chances() -> None:
    check_cases_are_possible(RULESET, _cases())


def test_sixty_archers_agree_with_another_library() -> None:
    arguments = arguments_of(
        RULESET,
        "shooting_attack",
        {"bs": 4, "t": 4, "shots": 60, "weapon": "elf-bow", "save": 4, "models": 40},
    )
    exact = odds(SHOOT, arguments)
    # 3+ to hit, 4+ to wound, and a save of 4+ made a 5+ by Strength 4.
    lost = (icepool.d6 >= 3) & (icepool.d6 >= 4) & (icepool.d6 < 5)
    theirs = (60 @ lost.map({True: 1, False: 0})).map(lambda wounds: min(wounds, 40))
    for result, chance in exact.outcomes:
        assert chance == pytest.approx(float(theirs.probability(result.wounds_lost)), abs=1e-12)


def test_a_bolt_pierces_as_often_as_each_figure_dies() -> None:
    arguments = arguments_of(
        RULESET, "bolt_thrower_shot", {"target": "Men 20 T3 Sv5+ Wide10", "distance": 60}
    )
    chances = odds(RULESET.procedure("bolt_thrower_shot").run, arguments)
    # Long range: 5+ to hit; Strength 5, then 4, against Toughness 3: 2+, then 3+; a save of 5+
    # is out of reach of Strength 5, and a 6 stops Strength 4.
    first = sum(1 - (1 / 6) ** hits for hits in range(1, 7)) / 6
    second = sum(1 - (1 - 4 / 6 * 5 / 6) ** hits for hits in range(1, 7)) / 6
    assert chances.chance(lambda shot: shot.hit) == pytest.approx(2 / 6)
    assert chances.chance(lambda shot: shot.pierced == 2) == pytest.approx(2 / 6 * first)
    both = chances.chance(lambda shot: shot.harm.wounds_lost == 2)
    assert both == pytest.approx(2 / 6 * first * second)


def test_a_volley_of_poisoned_arrows_is_answered_exactly() -> None:
    arguments = arguments_of(
        RULESET,
        "shooting_attack",
        {"unit": "Archers 20 BS3 [bow, poisoned]", "target": "Men 20 T3 Sv6+"},
    )
    chances = odds(SHOOT, arguments)
    assert chances.exact
    assert sum(chance for _, chance in chances.outcomes) == pytest.approx(1.0, abs=1e-9)


def test_a_volley_at_a_chariot_is_answered_exactly() -> None:
    arguments = arguments_of(
        RULESET,
        "shooting_attack",
        {
            "unit": "Archers 10 BS4 [bow]",
            "target": "Chariot 1 T4 W5 [chariot]",
            "crew": "Goblins 3 T3",
            "team": "Wolves 2 T3",
        },
    )
    chances = odds(SHOOT, arguments)
    assert chances.exact
    assert sum(chance for _, chance in chances.outcomes) == pytest.approx(1.0, abs=1e-9)


def test_the_chances_of_many_blunderbusses_are_exact() -> None:
    given = {
        "unit": "Guns 20 BS3 T3 W1 Wide20 [blunderbuss]",
        "target": "Men 30 T3 W1 Sv5+",
        "distance": 10,
    }
    arguments = arguments_of(RULESET, "shooting_attack", given)
    found = odds(RULESET.procedure("shooting_attack").run, arguments)
    assert found.exact
    # Half of the shots hit, each 2 times, half of these wound, and two thirds are not saved.
    lost = found.mean(lambda result: result.wounds_lost)
    assert lost == pytest.approx(20 / 2 * 2 / 2 * 2 / 3, abs=0.01)
