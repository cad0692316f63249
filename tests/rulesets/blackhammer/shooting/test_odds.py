"""The chances of shooting against every sequence of faces, and against another library."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import icepool
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.harm.attack import Hit, hit_scores, hit_stages
from rulesets.blackhammer.shooting.outcome import Shooting
from rulesets.blackhammer.shooting.to_hit import shot_stages
from rulesets.blackhammer.shooting.volley import auto_hits, shooting_attack
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.results.odds import odds
from rulesets.dice.chain import Chain
from rulesets.dice.request import Purpose
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of
from tests.rulesets.odds import check_cases_are_possible

# What is asked, as players type it; four dice or so each, to keep the slow truth quick.
QUESTIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "plain": ("shooting_attack", {"bs": 3, "s": 3, "t": 3, "shots": 2, "models": 6}),
    "saved": ("shooting_attack", {"bs": 4, "s": 4, "t": 3, "shots": 1, "save": 4, "ward": 6}),
    "two saved": ("shooting_attack", {"bs": 9, "s": 4, "t": 3, "shots": 2, "save": 5}),
    "seven plus": ("shooting_attack", {"bs": 1, "s": 4, "t": 3, "shots": 2, "cover": "heavy"}),
    "poison": (
        "shooting_attack",
        {"bs": 3, "s": 3, "t": 5, "shots": 2, "rules": "poisoned", "save": 5},
    ),
    "killing blow": (
        "shooting_attack",
        {
            "bs": 4,
            "s": 4,
            "t": 4,
            "shots": 1,
            "rules": "killing-blow",
            "target": "Hero 1 T4 W3 Sv4+ Wd5+",
        },
    ),
    "killing blow on the big": (
        "shooting_attack",
        {
            "bs": 4,
            "s": 4,
            "t": 4,
            "shots": 1,
            "rules": "killing-blow",
            "target": "Ogre 1 T4 W3 Sv4+ UP3 [regeneration]",
        },
    ),
    "fire": (
        "shooting_attack",
        {"bs": 3, "s": 3, "t": 4, "shots": 1, "rules": "flaming", "target_rules": "flammable"},
    ),
    "multiple wounds": (
        "shooting_attack",
        {"bs": 4, "s": 6, "t": 4, "shots": 1, "damage": "D6", "target": "Ogres 2-1 T4 W3 UP3"},
    ),
    "random shots": ("shooting_attack", {"bs": 3, "s": 5, "t": 3, "shots": "D2", "models": 2}),
    "a charge": (
        "shooting_attack",
        {
            "unit": "Archers 2 BS4 Rg24 SS3",
            "target": "Orcs 4 T4",
            "distance": 14,
            "stand_and_shoot": True,
        },
    ),
    "out of range": (
        "shooting_attack",
        {"unit": "Archers 2 BS4 Rg24 SS3", "target": "Orcs 4 T4", "distance": 25},
    ),
    "automatic hits": ("auto_hits", {"hits": "D3", "s": 4, "t": 4, "models": 2}),
    "one automatic hit": ("auto_hits", {"hits": 1, "s": 4, "t": 4, "save": 5, "models": 2}),
    "aiming": ("shoot_to_hit", {"bs": 2, "cover": "heavy", "shots": 2}),
    "aiming at random": ("shoot_to_hit", {"bs": 2, "shots": "D3"}),
    "six then four": ("seven_plus", {"shots": 2}),
    "wounding": ("to_wound", {"s": 3, "t": 4, "hits": 3}),
    "wounding with fire": (
        "to_wound",
        {"s": 3, "t": 4, "hits": 2, "rules": "flaming", "target_rules": "flammable"},
    ),
    "armour": ("armour_save", {"save": 3, "s": 5, "wounds": 3}),
    "ward": ("ward_save", {"ward": 5, "wounds": 3}),
    "damage": ("multiple_wounds", {"damage": "D3+1", "w": 4, "wounds": 2, "models": 2}),
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


def _cases() -> list[dict[str, Any]]:
    file = Path(__file__).parents[1] / "cases" / "shooting.json"
    return [case for case in json.loads(file.read_text(encoding="utf-8")) if "expect" in case]


def test_what_fell_in_a_case_is_among_its_chances() -> None:
    check_cases_are_possible(RULESET, _cases())


def test_sixty_dice_agree_with_another_library() -> None:
    hit = Hit(4, 3, save=5)
    stages = (*shot_stages(4), *hit_stages(hit))
    chain = Chain(Purpose("attack"), 60, "shot", stages, hit_scores(hit))
    ours = {result.score: chance for result, chance in chain.outcomes()}

    unsaved = (icepool.d6 >= 4) & (icepool.d6 >= 3) & (icepool.d6 < 6)
    theirs = 60 @ unsaved.map({True: 1, False: 0})
    assert ours == pytest.approx({wounds: float(theirs.probability(wounds)) for wounds in ours})
    assert sum(ours.values()) == pytest.approx(1.0)


def test_sixty_shots_of_d3_wounds_agree_with_another_library() -> None:
    arguments = {
        "bs": 4,
        "t": 4,
        "s": 5,
        "shots": Amount(60),
        "w": 3,
        "save": 4,
        "ward": 5,
        "damage": Amount(0, 1, 3),
        "models": 10,
        "model_power": 3,
    }
    exact = odds(shooting_attack, arguments)

    d3 = icepool.d(3)
    through = icepool.d6.map(lambda face: d3 if face < 5 else 0)
    wounded = icepool.d6.map(lambda face: through if face < 6 else 0)
    struck = icepool.d6.map(lambda face: wounded if face >= 3 else 0)
    shot = icepool.d6.map(lambda face: struck if face >= 3 else 0)
    theirs = (60 @ shot).map(lambda wounds: min(wounds, 30))
    for result, chance in exact.outcomes:
        assert chance == pytest.approx(float(theirs.probability(result.wounds_lost)), abs=1e-12)


TARGETS = st.fixed_dictionaries(
    {
        "t": st.integers(1, 10),
        "w": st.integers(1, 4),
        "models": st.integers(1, 12),
        "save": st.none() | st.integers(1, 6),
        "ward": st.none() | st.integers(2, 6),
        "target_rules": st.sets(
            st.sampled_from(["regeneration", "flammable", "skirmishers", "poison-immunity"])
        ).map(lambda ids: SpecialRules.of(*ids)),
    }
)
SHOOTERS = st.fixed_dictionaries(
    {
        "bs": st.integers(1, 10),
        "s": st.integers(0, 10),
        "shots": st.integers(0, 40).map(Amount),
        "cover": st.sampled_from(["none", "light", "heavy"]),
        "modifier": st.integers(-3, 3),
        "damage": st.sampled_from([Amount(1), Amount(0, 1, 3), Amount(0, 1, 6)]),
        "rules": st.sets(
            st.sampled_from(["poisoned", "killing-blow", "flaming", "armour-piercing"])
        ).map(lambda ids: SpecialRules.of(*ids)),
    }
)


@settings(max_examples=60, deadline=None)
@given(SHOOTERS, TARGETS)
def test_losses_always_add_up(shooters: dict[str, Any], target: dict[str, Any]) -> None:
    chances = odds(shooting_attack, shooters | target)
    assert chances.exact
    assert sum(chance for _, chance in chances.outcomes) == pytest.approx(1.0, abs=1e-9)
    for result, _ in chances.outcomes:
        _check(result, target["models"], target["w"])


def _check(result: Shooting, models: int, wounds: int) -> None:
    assert 0 <= result.wounds_lost <= models * wounds
    assert result.models_lost * wounds + result.carried == result.wounds_lost
    assert result.carried < wounds
    assert result.destroyed == (result.models_lost == models)
    quarter = result.models_lost * 4 >= models and result.models_lost and not result.destroyed
    assert result.panic == ("end-of-phase" if quarter else "no")


@settings(max_examples=40, deadline=None)
@given(SHOOTERS, TARGETS)
def test_a_better_shot_never_does_less(shooters: dict[str, Any], target: dict[str, Any]) -> None:
    # Save one: poison wounds without the roll a killing blow needs, and 7+ shots have no poison.
    assume(not {"killing-blow", "poisoned"} <= set(shooters["rules"]))

    def mean(bonus: int) -> float:
        arguments = {**shooters, **target, "modifier": bonus}
        return odds(shooting_attack, arguments).mean(lambda result: result.wounds_lost)

    assert mean(1) >= mean(0) - 1e-9 >= mean(-1) - 2e-9


def test_an_artillery_die_hits_as_often_as_its_sides_say() -> None:
    chances = odds(auto_hits, {"artillery": True, "s": 10, "t": 1, "models": 10})
    none = chances.chance(lambda result: result.wounds_lost == 0)
    # A misfire, or 2, 4, 6, 8 or 10 hits that all wound on a 1.
    assert none == pytest.approx((1 + sum((1 / 6) ** hits for hits in (2, 4, 6, 8, 10))) / 6)
