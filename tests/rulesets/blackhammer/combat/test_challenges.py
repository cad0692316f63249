"""Challenges, characters and standards within a round of combat."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.core.results.odds import odds
from tests.rulesets.blackhammer.combat.test_round import blows, fight
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of

LORD = "Lord 1 M4 WS4 S4 T4 W2 I5 A3 Ld9 [character]"
BOSS = "Boss 1 M4 WS4 S4 T3 W1 I3 A2 Ld8 [character]"
DUEL = {"in-challenge": 1}
MEN = "Men 10 M4 WS3 S3 T3 W1 I3 A1 Ld7 Front5"
ORCS = "Orcs 10 M4 WS3 S3 T3 W1 I2 A1 Ld7 Front5"


def led(line: str, *characters: str, **statuses: int) -> dict[str, Any]:
    return {"line": line, "characters": list(characters), "statuses": statuses}


def duel(line: str) -> dict[str, Any]:
    return {"line": line, "statuses": DUEL}


def test_those_in_a_challenge_strike_each_other_alone() -> None:
    # Each hero stands in the place of a man. In the order of Initiative: Lord 5, Boss 3 and Men 3
    # (equal: a die), Orcs 2.
    played = fight(
        [1, 1, 1, 1, *[1] * 4, 1, 1, *[1] * 4],
        unit=[led(MEN, LORD), duel(LORD)],
        enemy=[led(ORCS, BOSS), duel(BOSS)],
    )
    assert blows(played) == [("Lord", 3), ("Men", 4), ("Boss", 2), ("Orcs", 4)]
    assert not any("in-challenge" in effect for effect in played.effects)


def test_a_challenge_keeps_away_who_would_have_been_struck() -> None:
    played = fight(
        [1, 1, 1, 1, 1, 1, 1],
        unit=[led(MEN, LORD), duel(LORD)],
        enemy=[duel(BOSS)],
    )
    assert blows(played) == [("Lord", 3), ("Boss", 2)]


def test_wounds_beyond_the_last_count_for_the_challenger() -> None:
    # A die for equal Initiative; three hits and wounds on one that is left: 1 + 2, ranks, numbers.
    played = fight(
        [1, 4, 4, 4, 3, 3, 3, *[1] * 4, *[1] * 4, 1, 1],
        unit=[led(MEN, LORD), duel(LORD)],
        enemy=[led(ORCS, BOSS), duel(BOSS)],
    )
    assert (played.result.winner, played.result.score, played.result.wounds) == ("unit", 5, 1)
    assert played.result.enemies[1].state == "wiped-out"
    assert played.result.enemies[1].wounds_lost == 1
    assert "StatusCleared(role='unit', status='in-challenge', place=1)" in played.effects


def test_overkill_is_five_at_most() -> None:
    demon = "Bloodthirster 1 M6 WS9 S8 T6 W6 I9 A7 Ld9 [character]"
    played = fight(
        [3] * 7 + [2] * 7,
        unit=[{"line": demon, "statuses": DUEL}],
        enemy=[led("Men 4 M4 WS3 S3 T3 I3 A1 Ld7 Front4 [unbreakable]", BOSS), duel(BOSS)],
    )
    assert played.result.wounds == 1
    assert played.result.score == 6


@pytest.mark.parametrize(("rolls", "overkill"), [([6, 6, 3], 2), ([6, 1, 1], 0), ([6, 3, 1], 1)])
def test_a_killing_blow_takes_all_and_each_other_blow_counts_one(
    rolls: list[int], overkill: int
) -> None:
    slayer = "Slayer 1 M4 WS4 S4 T4 W2 I5 A3 Ld9 [character, killing-blow]"
    victim = "Boss 1 M4 WS4 S4 T3 W3 I3 A2 Ld8 [character]"
    played = fight(
        [4, 4, 4, *rolls],
        unit=[duel(slayer)],
        enemy=[led("Men 4 M4 WS3 S3 T3 I3 A1 Ld7 Front4 [unbreakable]", victim), duel(victim)],
    )
    assert played.result.wounds == 3
    assert played.result.score == 3 + overkill


def test_beyond_a_challenge_excess_wounds_on_a_character_are_lost() -> None:
    played = fight(
        [4, 4, 4, 3, 3, 3, 1, 1],
        unit=[LORD],
        enemy=[BOSS, "Rabble 1 M4 WS3 S3 T3 I1 A0 Ld7"],
    )
    assert (played.result.wounds, played.result.score) == (1, 1)


def test_who_hides_neither_strikes_nor_is_struck_nor_shows_the_banner() -> None:
    bearer = "Bearer 1 M4 WS4 S4 T4 W2 I5 A3 Ld9 [character, battle-standard]"
    hidden = {"line": bearer, "statuses": {"hides": 1}}
    played = fight(
        [*[1] * 5, *[1] * 5, 1, 1],
        unit=[{"line": MEN, "characters": [hidden]}, hidden],
        enemy=[ORCS],
    )
    assert blows(played) == [("Men", 5), ("Orcs", 5)]
    # Ranks and greater numbers, no battle standard.
    assert played.result.score == 2


def test_the_banner_of_a_character_counts_for_his_unit_though_he_is_not_named() -> None:
    bearer = "Bearer 1 M4 WS4 S4 T4 W2 I5 A3 Ld9 [character, battle-standard]"
    played = fight([*[1] * 4, *[1] * 5, 1, 1], unit=[led(MEN, bearer)], enemy=[ORCS])
    assert (played.result.winner, played.result.margin) == ("unit", 1)


def test_a_unit_and_its_character_take_one_test_and_flee_together() -> None:
    bearer = "Bearer 1 M4 WS4 S4 T3 W1 I1 A1 Ld7 [character, battle-standard]"
    played = fight(
        [
            *[4] * 5,
            *[4] * 5,  # five Men hit and wound five Orcs
            1,  # the bearer misses
            6,
            6,
            6,
            6,  # broken, twice
            1,
            1,
            6,
            6,  # flight and pursuit
        ],
        unit=["Men 10 M4 WS3 S3 T3 W1 I5 A1 Ld7 Front5"],
        enemy=[led("Orcs 10 M4 WS3 S3 T3 W1 I2 A0 Ld7 Front5 [standard]", bearer), bearer],
        fighting="5",
        enemy_fighting="5 1",
    )
    assert [enemy.state for enemy in played.result.enemies] == ["caught", "caught"]
    assert played.result.broken == 1
    taken = [effect for effect in played.effects if "holds-" in effect]
    assert taken == [
        "StatusSet(role='unit', status='holds-standard', until='battle', value=1, place=0)",
        "StatusSet(role='unit', status='holds-battle-standard', until='battle', value=1, place=0)",
    ]


def test_chances_of_a_challenge_are_those_of_every_sequence_of_faces() -> None:
    hero = "Hero 1 M4 WS4 S4 T3 W1 I5 A1 Ld9 [character, killing-blow, unbreakable]"
    foe = "Foe 1 M4 WS4 S4 T3 W2 I3 A1 Ld9 [character, unbreakable]"
    given = {"unit": [duel(hero)], "enemy": [duel(foe)]}
    run = RULESET.procedure("close_combat_round").run
    arguments = arguments_of(RULESET, "close_combat_round", given)
    truth = brute_force(run, arguments)
    found = odds(run, arguments)
    assert found.exact
    for result, chance in found.outcomes:
        assert chance == pytest.approx(truth[result], abs=1e-9)
    assert len(found.outcomes) == len(truth)


def test_demons_that_lose_dissolve_and_stay() -> None:
    demons = "Bloodletters 5 M4 WS3 S3 T3 W1 I2 A1 Ld7 Front5 [demon]"
    men = "Men 10 M4 WS3 S3 T3 W1 I3 A1 Ld7 Front5 [standard]"
    # Beaten by 3 (ranks, standard, numbers), cohesion apart; 12 + 4 - 7 is more than there are.
    played = fight([*[1] * 5, *[1] * 5, 6, 6], unit=[men], enemy=[demons])
    assert played.result.margin == 4
    assert played.result.enemies[0].dissolved == 9
    assert played.result.enemies[0].state == "wiped-out"
    assert played.result.units[0].state == "free"
    held = fight([*[1] * 5, *[1] * 5, 2, 2], unit=[men], enemy=[demons])
    assert (held.result.enemies[0].dissolved, held.result.enemies[0].state) == (1, "engaged")
    assert "WoundsLost(role='enemy', wounds=1, place=0)" in held.effects


def test_the_character_of_demons_that_dissolved_is_fought_on() -> None:
    herald = "Herald 1 M4 WS5 S4 T4 W2 I5 A1 Ld8 [character, demon]"
    demons = {
        "line": "Bloodletters 5 M4 WS3 S3 T3 W1 I2 A1 Ld7 Front5 [demon]",
        "characters": [herald],
    }
    men = "Men 10 M4 WS3 S3 T3 W1 I3 A1 Ld7 Front5 [standard]"
    played = fight([*[1] * 10, 6, 6], unit=[men], enemy=[demons, herald])
    assert [fate.state for fate in played.result.enemies] == ["wiped-out", "engaged"]
    assert played.result.units[0].state == "engaged"


def test_characters_fill_the_ranks_and_are_supported_from_behind() -> None:
    # 19 and the Lord make four ranks of five; a spear behind him strikes as well.
    spears = "Spears 19 M4 WS3 S3 T3 W1 I3 A1 Ld7 Front5 [spear]"
    few = "Orcs 5 M4 WS3 S3 T3 W1 I2 A1 Ld7 Front5"
    played = fight(
        [*[1] * 3, *[1] * 9, *[1] * 5, 1, 1], unit=[led(spears, LORD), LORD], enemy=[few]
    )
    assert blows(played)[:2] == [("Lord", 3), ("Spears", 9)]
    # Three ranks, cohesion, greater numbers.
    assert played.result.score == 5
