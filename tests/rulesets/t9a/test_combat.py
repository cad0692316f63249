"""The close combat chapter's chart and weapons, as its words have them."""

from __future__ import annotations

import pytest

from rulesets.core.rules import SpecialRules
from rulesets.t9a.charts import MELEE_TO_HIT
from rulesets.t9a.combat.morale import unstable_wounds
from rulesets.t9a.combat.ranks import full_ranks, rank_bonus, steadfast
from rulesets.t9a.combat.weapon import WEAPONS
from rulesets.t9a.vocabulary import WEAPONS as CARRIED


@pytest.mark.parametrize("attacker", range(1, 11))
def test_the_chart_to_hit_says_what_its_words_say(attacker: int) -> None:
    lower, within = range(1, attacker), range(attacker, 2 * attacker + 1)
    said = [3 if ws in lower else 4 if ws in within else 5 for ws in range(1, 11)]
    assert [MELEE_TO_HIT.cell(attacker, ws) for ws in range(1, 11)] == said


def test_every_close_combat_weapon_may_be_carried() -> None:
    assert set(WEAPONS) <= set(CARRIED)


def test_the_worked_example_of_the_unstable_comes_to_ten() -> None:
    assert unstable_wounds(15, stubborn=False, steadfast=True, ground=True, bonus=2) == 10


@pytest.mark.parametrize(
    ("rules", "files", "full"),
    [
        ("infantry", 5, 4),
        ("infantry", 4, 0),
        ("war-beast", 5, 4),
        ("cavalry", 5, 4),
        ("monstrous-infantry", 3, 6),
        ("monstrous-beast", 3, 6),
        ("monstrous-cavalry", 3, 6),
        ("chariot", 3, 6),
        ("monster", 1, 20),
        ("ridden-monster", 1, 20),
        ("swarm", 5, 0),
        ("war-machine", 5, 0),
        ("light-troops", 5, 0),
    ],
)
def test_full_ranks_of_twenty_by_troop_type(rules: str, files: int, full: int) -> None:
    assert full_ranks(20, files, SpecialRules.of(rules)) == full


def test_the_rank_bonus_is_three_at_most() -> None:
    assert [rank_bonus(full) for full in range(6)] == [0, 0, 1, 2, 3, 3]


def test_steadfast_takes_more_ranks_than_each_enemy() -> None:
    assert steadfast(3, (2, 1))
    assert not steadfast(3, (2, 3))
    assert not steadfast(3, ())
