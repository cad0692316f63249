"""A round of combat as the text tells it, with the dice written in."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.combat.round.outcome import RoundResult
from rulesets.dice.handles.rolled import Step
from rulesets.refusal import Refusal
from tests.rulesets.cases import Played, play

MEN = "Men 20 M4 WS3 S3 T3 W1 I3 A1 Ld7 Front5"
ORCS = "Orcs 20 M4 WS3 S3 T4 W1 I2 A1 Ld7 Front5"


def fight(dice: list[int], **given: Any) -> Played:
    case = {
        "procedure": "close_combat_round",
        "given": {"unit": [MEN], "enemy": [ORCS], **given},
        "dice": dice,
    }
    return play(RULESET, case)


def result_of(dice: list[int], **given: Any) -> RoundResult:
    result = fight(dice, **given).result
    assert isinstance(result, RoundResult)
    return result


def blows(played: Played) -> list[tuple[Any, Any]]:
    """Return who struck with how many attacks, in order."""
    steps = [entry for entry in played.dice.record if isinstance(entry, Step)]
    return [
        (dict(step.facts)["unit"], dict(step.facts)["attacks"])
        for step in steps
        if step.key == "blows"
    ]


def misses(count: int) -> list[int]:
    return [1] * count


def test_every_attack_is_a_die() -> None:
    played = fight(
        [*misses(7), *misses(12), 1, 1],
        unit=["Goblins 7 M4 WS2 S3 T3 I3 A1 Ld6"],
        enemy=["Ogres 4 M6 WS3 S4 T4 W3 I2 A3 Ld7 UP3"],
    )
    assert blows(played) == [("Goblins", 7), ("Ogres", 12)]
    assert played.result.winner == "enemy"


def test_the_quicker_strike_first_and_their_kills_strike_no_more() -> None:
    played = fight([6, 6, 6, 1, 1, 6, 6, 1, *misses(3), 1, 1])
    assert blows(played) == [("Men", 5), ("Orcs", 3)]
    assert played.result.enemies[0].models_lost == 2


def test_chargers_strike_before_the_quicker() -> None:
    assert [name for name, _ in blows(fight([*misses(10)], charged="enemy"))] == ["Orcs", "Men"]


def test_a_charge_on_a_defended_obstacle_counts_for_nothing() -> None:
    played = fight([*misses(10)], charged="enemy", obstacle="unit")
    assert [name for name, _ in blows(played)] == ["Men", "Orcs"]


def test_always_strikes_first_beats_the_charge() -> None:
    played = fight([*misses(10)], charged="unit", enemy_rules="always-strikes-first")
    assert [name for name, _ in blows(played)] == ["Orcs", "Men"]


def test_great_weapons_strike_last_but_for_the_charge() -> None:
    later = fight([*misses(10)], weapon="great-weapon")
    assert [name for name, _ in blows(later)] == ["Orcs", "Men"]
    charging = fight([*misses(10)], weapon="great-weapon", charged="unit")
    assert [name for name, _ in blows(charging)] == ["Men", "Orcs"]


def test_equal_initiative_goes_to_the_last_winner_or_to_a_die() -> None:
    even = MEN.replace("I3", "I2")
    winner = fight([*misses(10)], unit=[even], won_before="enemy")
    assert [name for name, _ in blows(winner)] == ["Orcs", "Men"]
    die = fight([2, *misses(10)], unit=[even])
    assert [name for name, _ in blows(die)] == ["Men", "Orcs"]
    marked = fight(
        [*misses(10)], unit=[even], enemy=[{"line": ORCS, "statuses": {"won-last-round": 1}}]
    )
    assert [name for name, _ in blows(marked)] == ["Orcs", "Men"]


def test_spears_add_the_second_rank_but_for_the_charge() -> None:
    standing = fight([*misses(15)], weapon="spear")
    assert blows(standing) == [("Men", 10), ("Orcs", 5)]
    assert blows(fight([*misses(10)], weapon="spear", charged="unit"))[0] == ("Men", 5)


def test_horde_adds_the_second_rank_on_the_charge_alone() -> None:
    assert blows(fight([*misses(15)], rules="horde", charged="unit"))[0] == ("Men", 10)
    assert blows(fight([*misses(10)], rules="horde"))[0] == ("Men", 5)


def test_the_second_rank_has_one_attack_each() -> None:
    played = fight([*misses(20)], unit=[MEN.replace("A1", "A2")], weapon="halberd")
    assert blows(played)[0] == ("Men", 15)


def test_a_second_rank_gone_with_the_losses_strikes_no_more() -> None:
    few = "Men 7 M4 WS3 S3 T3 W1 I1 A1 Ld7 Front5 [spear, unbreakable]"
    played = fight([6, 6, 6, 1, 1, 6, 6, 6, *misses(2)], unit=[few])
    assert blows(played) == [("Orcs", 5), ("Men", 2)]


def test_frenzy_and_two_weapons_add_attacks() -> None:
    played = fight([*misses(20)], rules="frenzy, two-hand-weapons")
    assert blows(played)[0] == ("Men", 15)


def test_attacks_that_are_dice_are_rolled_once_for_the_unit() -> None:
    played = fight([4, *misses(10), *misses(5)], unit=[MEN.replace("A1", "AD3")])
    assert blows(played)[0] == ("Men", 10)


def test_hatred_rerolls_misses_in_the_first_round_only() -> None:
    first = result_of([4, 1, 1, 1, 1, 1, 1, 1, 1, 1, *misses(5)], rules="hatred", charged="unit")
    assert first.winner == "none"
    later = fight([*misses(10)], unit=[f"{MEN} [hatred]"])
    assert later.result.winner == "none"


def test_a_shield_helps_to_the_front_but_not_on_the_flank() -> None:
    shields = "Men 20 M4 WS3 S3 T3 W1 I3 A1 Ld7 Sv6+ Front5 [shield, unbreakable]"
    saved = result_of([*misses(5), 6, 1, 1, 1, 1, 6, 5], unit=[shields])
    assert saved.units[0].wounds_lost == 0
    flanked = result_of([*misses(4), 6, 1, 1, 1, 1, 6, 5], unit=[shields], enemy_in_flank="1")
    assert flanked.units[0].wounds_lost == 1


def test_a_charge_in_the_flank_takes_the_ranks_and_scores() -> None:
    flanked = result_of([*misses(4), *misses(5), 3, 3, 6, 6, 1, 1], enemy_in_flank="1")
    assert (flanked.score, flanked.enemy_score) == (0, 3 + 1 + 1)
    assert (flanked.units[0].state, flanked.enemies[0].state) == ("fleeing", "pursues")


def test_ranks_are_counted_before_the_losses() -> None:
    giant = "Giant 1 M6 WS3 S9 T6 W6 I9 A9 Ld9 UP6 [unbreakable]"
    lost = result_of(
        [6] * 9,
        unit=["Men 15 M4 WS0 S3 T3 W1 I1 A1 Ld7 Front5 [unbreakable]"],
        enemy=[giant],
    )
    assert lost.units[0].models_lost == 9
    assert (lost.score, lost.enemy_score) == (2 + 1, 9)
    assert lost.units[0].state == "engaged"


def test_the_beaten_break_flee_and_are_caught() -> None:
    played = fight(
        [6, 6, 1, 1, 1, 6, 6, *misses(3), 4, 4, 2, 2, 3, 1],
        unit=[MEN],
        enemy=[ORCS],
    )
    assert played.result.winner == "unit"
    assert played.result.enemies[0].state == "caught"
    assert played.fields["enemies.1.distance"] == 4
    assert played.fields["units.1.distance"] == 4
    assert "WoundsLost(role='enemy', wounds=2, place=0)" in played.effects
    assert "Destroyed(role='enemy', place=0)" in played.effects
    assert "StatusCleared(role='unit', status='engaged', place=0)" in played.effects


def test_the_beaten_that_hold_stay_engaged() -> None:
    played = fight([6, 6, 1, 1, 1, 6, 6, *misses(3), 2, 2])
    assert played.result.enemies[0].state == "engaged"
    assert (
        "StatusSet(role='unit', status='won-last-round', until='combat', value=1, place=0)"
        in played.effects
    )
    assert "StatusCleared(role='enemy', status='won-last-round', place=0)" in played.effects


def test_victors_may_hold_back() -> None:
    held = result_of([6, 6, 1, 1, 1, 6, 6, *misses(3), 4, 4, 3, 4, 1, 1], restrain="unit")
    assert (held.units[0].state, held.enemies[0].state) == ("stays", "fleeing")


def test_frenzied_victors_always_pursue() -> None:
    ran = result_of(
        [6, 6, *misses(8), 6, 6, *misses(3), 4, 4, 1, 1, 1, 1], restrain="unit", rules="frenzy"
    )
    assert (ran.units[0].state, ran.enemies[0].state) == ("pursues", "caught")


def test_beaten_frenzy_is_lost_before_the_break_test() -> None:
    played = fight(
        [6, 6, 1, 1, 1, 6, 6, *misses(8), 2, 2],
        enemy_rules="frenzy",
        rules="fear",
        enemy=[ORCS.replace("20", "18")],
    )
    beaten = played.result.enemies[0]
    assert beaten.frenzy_lost
    assert "RuleLost(role='enemy', rule='frenzy', place=0)" in played.effects


def test_fear_weighs_on_the_outnumbered() -> None:
    fewer = ORCS.replace("20", "15")
    held = result_of([6, 1, 1, 1, 1, 6, *misses(4), 2, 2], enemy=[fewer])
    assert held.margin == 2 + 1
    feared = result_of(
        [6, 1, 1, 1, 1, 6, *misses(4), 2, 2, 6, 6, 1, 1], enemy=[fewer], rules="fear"
    )
    assert held.enemies[0].state == "engaged"
    assert feared.enemies[0].state == "fleeing"


def test_a_side_wiped_out_loses_without_counting_and_chargers_may_overrun() -> None:
    played = fight(
        [6, 1, 1, 1, 1, 6],
        enemy=["Hero 1 M4 WS3 S3 T3 W1 I2 A1 Ld9 [standard]"],
        charged="unit",
    )
    assert played.result.score is None
    assert played.result.winner == "unit"
    assert played.result.units[0].state == "may-overrun"
    assert played.result.enemies[0].state == "wiped-out"


def test_beaten_units_test_one_by_one_and_one_that_holds_stops_the_pursuit() -> None:
    pikes = MEN.replace("Men", "Pikes").replace("I3", "I1")
    played = fight(
        [*misses(5), 6, 6, 6, 1, 1, 6, 6, 6, *misses(5), 1, 1, 6, 6, 1, 1],
        unit=[MEN, pikes],
        enemy_fighting="5 0",
        ranks=0,
        enemy_ranks=1,
    )
    assert blows(played) == [("Men", 5), ("Orcs", 5), ("Pikes", 5)]
    assert (played.result.score, played.result.enemy_score) == (1, 3 + 1 + 1)
    assert [unit.state for unit in played.result.units] == ["engaged", "fleeing"]
    assert played.result.enemies[0].state == "engaged"
    assert (
        "StatusSet(role='unit', status='fleeing', until='battle', value=1, place=1)"
        in played.effects
    )


def test_a_flank_unit_fights_the_enemy_first_target() -> None:
    knights = "Knights 5 M8 WS4 S4 T3 W1 I4 A1 Ld8 UP2 Front5 [mounted]"
    # Of the four ranks the corner model strikes once only: forwards.
    played = fight(
        [*misses(18), 6, 6, 1, 1, 1, 1, 1],
        unit=[MEN, knights],
        in_flank="2",
    )
    assert blows(played) == [("Knights", 5), ("Men", 5), ("Orcs", 5), ("Orcs", 3)]
    assert (played.result.score, played.result.enemy_score) == (3 + 1 + 1 + 1, 0)
    assert [unit.state for unit in played.result.units] == ["pursues", "pursues"]
    assert played.result.enemies[0].state == "fleeing"


def test_a_lone_survivor_gives_no_flank_bonus() -> None:
    lone = result_of(
        [*misses(5), *misses(1)],
        enemy=["Hero 1 M4 WS3 S3 T3 W2 I2 A1 Ld9 [unbreakable]"],
        in_flank="1",
        ranks=0,
    )
    assert lone.score == 1


def test_units_that_failed_fear_hit_on_sixes() -> None:
    afraid = {"line": MEN, "statuses": {"hits-on-sixes": 1}}
    shaken = result_of([5, 5, 5, 5, 5, *misses(5)], unit=[afraid], first_round=True)
    assert shaken.winner == "none"


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("fight-fleeing", {"unit": [{"line": MEN, "statuses": {"fleeing": 1}}]}),
        ("fight-off-table", {"enemy": [{"line": ORCS, "statuses": {"off-table": 1}}]}),
        ("unit-lacks-value", {"unit": ["Men 20 M4 WS3 S3 T3 I3 A1"]}),
        ("unit-lacks-value", {"unit": ["Men 20 M4 WS3 S3 T3 I3 Ld7"]}),
        ("weapon-on-foot", {"weapon": "lance"}),
        ("weapon-mounted", {"enemy_weapon": "halberd", "enemy_rules": "mounted"}),
        ("fighting-count", {"fighting": "5 5 5"}),
        ("too-many-fighting", {"fighting": "21"}),
        ("no-such-place", {"in_flank": "2"}),
    ],
)
def test_what_cannot_be_fought_is_refused_before_any_die(code: str, given: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        fight([], **given)
    assert refusal.value.code == code


def test_who_fought_a_hero_that_fell_still_fights_his_unit() -> None:
    giant = "Giant 1 M6 WS3 S6 T5 W6 I3 A4 Ld10 [monster]"
    hero = "Hero 1 M4 WS5 S4 T4 W2 I5 A3 Ld8 [character]"
    played = fight(
        [*[6] * 8, *misses(5), *misses(4), 1, 1],
        unit=[ORCS, giant],
        enemy=[{"line": MEN, "characters": [hero]}, hero],
        charged="unit",
        fighting="5 1",
    )
    assert played.result.enemies[1].state == "wiped-out"
    assert [unit.state for unit in played.result.units] == ["engaged", "engaged"]
