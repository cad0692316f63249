"""The close combat chapter's chart and weapons, as its words have them."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.t9a import RULESET, buildings, combat, psychology
from rulesets.t9a.combat.morale import unstable_wounds
from rulesets.t9a.combat.ranks import full_ranks, rank_bonus, steadfast
from rulesets.t9a.combat.weapon import WEAPONS
from rulesets.t9a.items.catalogue import ITEMS
from rulesets.t9a.unit.charts import MELEE_TO_HIT
from rulesets.t9a.unit.vocabulary import WEAPONS as CARRIED
from tests.rulesets.cases import arguments_of


@pytest.mark.parametrize("attacker", range(1, 11))
def test_the_chart_to_hit_says_what_its_words_say(attacker: int) -> None:
    lower, within = range(1, attacker), range(attacker, 2 * attacker + 1)
    said = [3 if ws in lower else 4 if ws in within else 5 for ws in range(1, 11)]
    assert [MELEE_TO_HIT.cell(attacker, ws) for ws in range(1, 11)] == said


def test_every_close_combat_weapon_may_be_carried() -> None:
    assert set(WEAPONS) <= {*CARRIED, *ITEMS}


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


MARKS: tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...] = (
    ("break_test", {"ld": 7, "lost_by": 2}, ("lasting",)),
    ("break_test", {"ld": 7, "lost_by": 2, "rules": "stubborn"}, ("same", "lasting")),
    ("break_test", {"ld": 7, "lost_by": 2, "rules": "unstable"}, ("newer", "lasting")),
    ("break_test", {"ld": 7, "lost_by": 2, "rules": "hold-your-ground"}, ("same", "lasting")),
    ("combat_result", {"wounds": 2}, ("lasting", "draft")),
    ("combat_result", {"wounds": 2, "rules": "stubborn"}, ("same", "lasting", "draft")),
    ("panic_test", {"ld": 7, "cause": "broken"}, ("lasting",)),
    ("panic_test", {"ld": 7, "cause": "broken", "rules": "frenzy"}, ("same", "lasting")),
    ("fear_test", {"ld": 7}, ("same",)),
    ("stupidity_test", {"ld": 7}, ("newer",)),
    ("leadership_test", {"ld": 7}, ()),
    ("leadership_test", {"ld": 7, "rules": "banner-of-discipline"}, ("same",)),
    ("combat_reform", {"ld": 7, "lost_by": 2}, ("draft",)),
    ("combat_reform", {"ld": 7, "lost_by": 2, "rules": "stubborn"}, ("same", "draft")),
    ("restrain_test", {"ld": 7}, ("draft",)),
    ("restrain_test", {"ld": 7, "rules": "gleaming-icon"}, ("same", "draft")),
    ("swift_reform", {"m": 4, "ld": 7}, ("draft",)),
    ("swift_reform", {"m": 4, "ld": 7, "rules": "hold-your-ground"}, ("same", "draft")),
    ("flee_pursuit", {"enemy": "Axes 20 [infantry]", "unit": "Swords 20 [infantry]"}, ("draft",)),
    (
        "flee_pursuit",
        {"enemy": "Axes 20 [infantry]", "unit": "Riders 5 [cavalry]"},
        ("same", "draft"),
    ),
    ("terror_test", {"ld": 7}, ("same", "lasting")),
    ("terror_test", {"ld": 7, "rules": "stupidity"}, ("same", "newer", "lasting")),
    ("stupidity_test", {"ld": 7, "rules": "banner-of-discipline"}, ("same", "newer")),
    ("close_combat_attacks", {"ws": 3, "s": 3, "enemy_ws": 3, "t": 3}, ("draft",)),
    (
        "close_combat_attacks",
        {"ws": 3, "s": 3, "enemy_ws": 3, "t": 3, "rules": "hatred, armour-piercing (1)"},
        ("same", "newer", "draft"),
    ),
    ("weapon_strength", {"s": 3, "weapon": "halberd"}, ("same",)),
    ("weapon_strength", {"s": 3, "rules": "halberd, armour-piercing (1)"}, ("same", "newer")),
    ("weapon_strength", {"s": 3, "weapon": "beast-bane-halberd"}, ("newer",)),
    ("weapon_strength", {"s": 3, "rules": "beast-bane-halberd, frenzy"}, ("same", "newer")),
    ("overrun", {"charged": "yes"}, ("draft",)),
    ("overrun", {"charged": "yes", "rules": "swiftstride"}, ("same", "draft")),
    ("overrun", {"charged": "yes", "rules": "random-movement"}, ("same", "draft")),
    ("terrain_piece", {"piece": "forest", "rules": "cavalry"}, ("draft",)),
    ("terrain_piece", {"piece": "forest", "rules": "cavalry, strider"}, ("newer", "draft")),
    ("terrain_piece", {"piece": "hill", "rules": "infantry, strider"}, ("draft",)),
    ("terrain_piece", {"piece": "field", "rules": "flaming-attacks"}, ("same", "draft")),
    ("terrain_piece", {"piece": "forest", "rules": "flaming-attacks"}, ("draft",)),
    ("dangerous_terrain", {"models": 5}, ("draft",)),
    ("dangerous_terrain", {"models": 5, "fails": 3}, ("newer", "draft")),
    ("spell_generation", {"level": 2}, ()),
    ("spell_generation", {"level": 2, "rules": "essence-of-a-free-mind"}, ("newer",)),
    ("spell_generation", {"level": 2, "path": "fire-path"}, ("old",)),
    ("hood_path", {}, ("newer", "old")),
    ("close_combat_hit", {"ws": 3, "enemy_ws": 3}, ("draft",)),
    ("close_combat_hit", {"ws": 3, "enemy_ws": 0}, ()),
    (
        "close_combat_round",
        {"unit": "Swords 20 [infantry]", "enemy": "Axes 20 [infantry]"},
        ("lasting", "draft"),
    ),
    (
        "close_combat_round",
        {"unit": "Swords 20 [infantry, spear]", "enemy": "Ogres 3 [monstrous-infantry]"},
        ("same", "newer", "lasting", "draft"),
    ),
)


@pytest.mark.parametrize(("procedure", "given", "rests"), MARKS)
def test_an_answer_names_the_versions_that_it_rests_on(
    procedure: str, given: dict[str, Any], rests: tuple[str, ...]
) -> None:
    mark = RULESET.procedure(procedure).beyond
    assert mark is not None
    assert mark.borrowed(arguments_of(RULESET, procedure, given)) == rests
    assert set(rests) <= set(mark.witnesses)


def test_without_the_layer_the_chapters_say_what_the_text_lacks() -> None:
    layer = RULESET.layer
    assert layer is not None
    asked = {name: arguments_of(RULESET, name, given) for name, given, rests in MARKS if rests}
    for procedure in (*combat.PROCEDURES, *psychology.PROCEDURES, *buildings.PROCEDURES):
        assert procedure.beyond is not None, procedure.id
        if procedure.beyond.switch is None:
            refusal = procedure.beyond.held_back(layer, {"beyond": "off"}, asked.get(procedure.id))
            assert refusal is not None, procedure.id
            assert refusal.code == "not-in-the-text", procedure.id
