"""The chances of Age of Sigmar's rolls against every sequence of faces, and another library."""

from __future__ import annotations

from typing import Any, Final

import icepool
import pytest

from rulesets.aos4 import RULESET
from rulesets.core.results.odds import Odds, odds
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of

# What is asked, as players type it; six dice or so each, to keep the slow truth quick.
QUESTIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "hits": ("hit_roll", {"attacks": 3, "hit": 4, "rules": "crit-two-hits, in-cover"}),
    "hits again": ("hit_roll", {"attacks": 2, "hit": 3, "reroll_failures": True}),
    "wounds": ("wound_roll", {"hits": 3, "wound": 4, "rules": "wound-bonus (1)"}),
    "saves": ("save_roll", {"wounds": 3, "save": 4, "rend": 1, "rules": "all-out-defence"}),
    "damage": ("damage_roll", {"damage": "D3", "target": "Rats 5-1 H2 Wd5+"}),
    "plain": ("fight_attack", {"weapons": "1x2 3+ 4+ 1 1", "enemy": "Rats 3 H1 Sv4+"}),
    "ward": ("fight_attack", {"weapons": "1x1 3+ 4+ 1 2", "enemy": "Rats 3 H2 Sv4+ Wd6+"}),
    "mortal": (
        "fight_attack",
        {"weapons": "1x2 4+ 4+ 0 2 crit mortal", "enemy": "Rats 3 H3 Sv5+"},
    ),
    "auto-wound": (
        "fight_attack",
        {"weapons": "1x2 4+ 4+ 1 1 crit auto wound", "enemy": "Rats 3 H1 Sv3+"},
    ),
    "two hits": (
        "fight_attack",
        {"weapons": "1x1 4+ 4+ 1 1 crit 2 hits", "enemy": "Rats 3 H1 Sv3+ Wd6+"},
    ),
    "damage of a die": (
        "fight_attack",
        {"weapons": "1x2 4+ 3+ 0 D3 crit mortal", "enemy": "Brutes 2-1 H3"},
    ),
    "two weapons": (
        "fight_attack",
        {"weapons": "1x1 3+ 3+ 1 1; 1x1 4+ 4+ 0 2", "enemy": "Brutes 2 H2 Sv5+"},
    ),
    "random attacks": (
        "shooting_attack",
        {"weapons": "1xD3 3+ 3+ 0 1", "target": "Rats 2 H1"},
    ),
    "retreat": ("retreat", {"unit": "Rats 5 M6 H1 Wd5+"}),
    "power through": ("power_through", {"unit": "Boss 1 M9 H7", "target": "Rats 2 H1 Wd4+"}),
    "charge": ("charge_roll", {"distance": 8}),
    "forward to victory": ("forward_to_victory", {"distance": 8, "kept": 4}),
    "casting": (
        "casting_roll",
        {"wizard": "Seer 1 H2 Wd5+ [wizard (1)]", "casting_value": 7, "modifier": 1},
    ),
    "casting with three dice": (
        "casting_roll",
        {"wizard": "Seer 1 H6 [wizard (1)]", "casting_value": 9, "dice_used": 3},
    ),
    "unbinding": ("unbind", {"wizard": "Seer 1 [wizard (1)]", "casting_result": 7}),
    "banishment": ("banish_roll", {"wizard": "Seer 1 [wizard (1)]", "casting_value": 7}),
    "chanting": ("chanting_roll", {"unit": "Priest 1 [priest (1)]", "chanting_value": 4}),
    "place of power": ("place_of_power", {"unit": "Seer 1 H6 [hero, wizard (1)]"}),
    "priority": ("priority_roll", {"game_round": 2, "points": 3}),
    "rally": ("rally", {"unit": "Brutes 2/3-1 H2"}),
    "run": ("run", {"move": 6}),
    "random move": ("normal_move", {"move": "D6+8"}),
    "rend after the cap": (
        "save_roll",
        {"wounds": 3, "save": 4, "rend": 1, "rules": "save-bonus (2)", "rend_cap": "rend-after"},
    ),
    "chanting at a 2 made less": (
        "chanting_roll",
        {
            "unit": "Priest 1 [priest (1)]",
            "chanting_value": 4,
            "rules": "magical-intervention",
            "prayer_two": "two-unmodified",
        },
    ),
    "a D3": ("d3_roll", {"need": 2}),
    "heal": ("heal", {"unit": "Giant 1-5 H16", "heals": "D3"}),
}


def chances(procedure: str, given: dict[str, Any]) -> Odds:
    found = odds(RULESET.procedure(procedure).run, arguments_of(RULESET, procedure, given))
    assert found.exact
    return found


@pytest.mark.parametrize("name", QUESTIONS)
def test_chances_equal_brute_force(name: str) -> None:
    procedure, given = QUESTIONS[name]
    run = RULESET.procedure(procedure).run
    expected = brute_force(run, arguments_of(RULESET, procedure, given))
    assert dict(chances(procedure, given).outcomes) == pytest.approx(expected, abs=1e-12)


def test_many_attacks_agree_with_another_library() -> None:
    given = {"weapons": "10x3 3+ 4+ 1 2 crit mortal", "enemy": "Rats 500 H1 Sv4+ Wd5+"}
    found = chances("fight_attack", given).marginals()["done.damage"]
    survives = icepool.d6.map(lambda face: int(face < 5))
    harm = 2 @ survives
    unsaved = icepool.d6.map(lambda face: harm if face < 5 else 0)
    wounds = icepool.d6.map(lambda face: unsaved if face > 3 else 0)
    attack = icepool.d6.map(lambda face: harm if face == 6 else wounds if face > 2 else 0)
    expected = 30 @ attack
    for points in range(61):
        chance = float(expected.probability(points))
        assert found.get(points, 0.0) == pytest.approx(chance, abs=1e-9)


def test_a_whole_horde_is_counted_exactly() -> None:
    weapons = "40x2 4+ 4+ 1 1; 2xD6 3+ 3+ 2 D3 crit mortal; 1x5 3+ 3+ 1 2 companion"
    given = {"weapons": weapons, "enemy": "Ironguts 6-2 H4 Sv3+ Wd6+"}
    found = chances("fight_attack", given)
    assert sum(chance for _, chance in found.outcomes) == pytest.approx(1)
    assert 0 < found.mean(lambda result: result.done.slain) < 6
