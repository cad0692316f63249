"""Champions of units in challenges: they alone fight them, or hide from them [L2276-2282]."""

from __future__ import annotations

import pytest

from rulesets.blackhammer import RULESET
from rulesets.core.results.odds import odds
from rulesets.dice.handles.rolled import Step
from rulesets.refusal import Refusal
from tests.rulesets.blackhammer.combat.test_round import fight
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import Played, arguments_of, play

DUEL = {"in-challenge": 1}
LORD = "Lord 1 M4 WS4 S4 T4 W2 I5 A3 Ld9 [character]"
MEN = "Men 10 M4 WS3 S3 T3 W1 I3 A1 Ld7 Front5 [champion, unbreakable]"
ORCS = "Orcs 10 M4 WS3 S3 T3 W1 I2 A1 Ld7 Front5 [champion, unbreakable]"
LOSES_HIM = (
    "RuleLost(role='enemy', rule='champion', place=0)",
    "StatusCleared(role='enemy', status='in-challenge', place=0)",
    "LinkCleared(kind='duel', role='enemy', to=None, place=0, to_place=0)",
)


def marked(line: str, **statuses: int) -> dict[str, object]:
    return {"line": line, "statuses": statuses or DUEL}


def told(played: Played) -> list[tuple[str, object, object]]:
    """Return how each blow is told, who struck and with how many attacks, in order."""
    steps = [entry for entry in played.dice.record if isinstance(entry, Step)]
    facts = [(step.key, dict(step.facts)) for step in steps if step.key.startswith("blows")]
    return [(key, about["unit"], about["attacks"]) for key, about in facts]


def test_champions_in_a_challenge_strike_each_other_while_their_units_fight_on() -> None:
    # Four a front strike beside each champion; the champion of the Orcs falls at once.
    played = fight([*[1] * 4, 4, 4, *[1] * 4], unit=[marked(MEN)], enemy=[marked(ORCS)])
    assert told(played) == [
        ("blows", "Men", 4),
        ("blows-of-champions", "Men", 1),
        ("blows", "Orcs", 4),
    ]
    assert [fate.wounds_lost for fate in (*played.result.units, *played.result.enemies)] == [0, 1]
    assert "WoundsLost(role='enemy', wounds=1, place=0)" in played.effects
    assert [effect for effect in played.effects if effect in LOSES_HIM] == [*LOSES_HIM]


def test_wounds_beyond_the_champions_last_count_and_touch_nobody_else() -> None:
    # Three hits and wounds at a champion with one left; his comrades touch nobody who is free.
    played = fight([4, 4, 4, 3, 3, 3], unit=[marked(LORD)], enemy=[marked(ORCS)])
    assert told(played) == [("blows-at-champion", "Lord", 3)]
    assert played.result.enemies[0].wounds_lost == 1
    # A wound, and overkill of 2.
    assert (played.result.score, played.result.wounds) == (3, 1)


def test_a_champion_outlives_the_unit_that_is_wiped_out_beside_him() -> None:
    pair = "Orcs 2 M4 WS3 S3 T3 W1 I2 A1 Ld7 Front2 [champion, unbreakable]"
    played = fight([*[4] * 8, 1, 1], unit=[marked(MEN)], enemy=[marked(pair)])
    assert played.result.enemies[0].wounds_lost == 1
    assert played.result.enemies[0].state == "engaged"
    assert "RuleLost(role='enemy', rule='champion', place=0)" not in played.effects


def test_a_champion_who_hides_alone_keeps_out_of_the_fight() -> None:
    few = "Orcs 3 M4 WS3 S3 T3 W1 I2 A1 Ld7 Front3 [champion, unbreakable]"
    played = fight([*[1] * 5, 1, 1], unit=[MEN], enemy=[marked(few, hides=1)])
    assert told(played) == [("blows", "Men", 5), ("blows", "Orcs", 2)]


def test_a_champion_who_fought_his_challenge_apart_strikes_no_more() -> None:
    both = [marked(line, **DUEL, duelled=1) for line in (MEN, ORCS)]
    played = fight([*[1] * 4, *[1] * 4], unit=both[:1], enemy=both[1:])
    assert told(played) == [("blows", "Men", 4), ("blows", "Orcs", 4)]


@pytest.mark.parametrize(("stated", "others"), [("5", 4), ("3", 2)])
def test_a_champion_is_one_of_the_models_stated_in_contact(stated: str, others: int) -> None:
    played = fight(
        [*[1] * others, 1, *[1] * 4, 1],
        unit=[marked(MEN)],
        enemy=[marked(ORCS)],
        fighting=stated,
    )
    assert told(played)[:2] == [("blows", "Men", others), ("blows-of-champions", "Men", 1)]


def test_more_models_in_contact_than_there_are_are_refused_with_a_champion_apart() -> None:
    with pytest.raises(Refusal, match="too-many-fighting"):
        fight([], unit=[marked(MEN)], enemy=[marked(ORCS)], fighting="11")


def test_blows_of_a_challenge_fought_apart_are_the_champions_alone() -> None:
    case = {"procedure": "duel", "given": {"unit": [MEN], "enemy": [ORCS]}, "dice": [4, 4]}
    played = play(RULESET, case)
    assert (played.result.lost, played.result.enemy_lost) == ((0,), (1,))
    assert played.result.enemy_slain
    assert "WoundsLost(role='enemy', wounds=1, place=0)" in played.effects
    assert LOSES_HIM[0] in played.effects


def test_chances_of_champions_are_those_of_every_sequence_of_faces() -> None:
    pair = "{} 2 M4 WS3 S3 T3 W1 I{} A1 Ld7 Front2 [champion, unbreakable]"
    given = {"unit": [marked(pair.format("Men", 3))], "enemy": [marked(pair.format("Orcs", 2))]}
    run = RULESET.procedure("close_combat_round").run
    arguments = arguments_of(RULESET, "close_combat_round", given)
    truth = brute_force(run, arguments)
    found = odds(run, arguments)
    assert found.exact
    assert len(found.outcomes) == len(truth)
    for result, chance in found.outcomes:
        assert chance == pytest.approx(truth[result], abs=1e-9)
