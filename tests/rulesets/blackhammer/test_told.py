"""Lines told between the dice: the roller, and all that was silently taken for granted."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.dice.handles.rolled import Step
from tests.rulesets.cases import Played, play

MEN = "Men 20 M4 WS3 S3 T3 W1 I3 A1 Ld7 Front5 Sv6"
ORCS = "Orcs 4 M4 WS3 S3 T4 W1 I2 A1 Ld7"


def run(procedure: str, dice: list[int] | None, **given: Any) -> Played:
    return play(RULESET, {"procedure": procedure, "given": given, "dice": dice})


def steps(played: Played, key: str) -> list[dict[str, Any]]:
    """Return the facts of each step of a kind, in order."""
    entries = [entry for entry in played.dice.record if isinstance(entry, Step)]
    return [dict(entry.facts) for entry in entries if entry.key == key]


def rolls(played: Played) -> list[tuple[str, str | None]]:
    """Return the name of each roll and who rolls it."""
    return [(roll.purpose.label, roll.purpose.subject) for roll in played.dice.rolls]


def test_a_front_that_nobody_gave_is_told() -> None:
    played = run("close_combat_round", [1] * 9 + [1, 1], unit=[MEN], enemy=[ORCS])
    assert steps(played, "front-unknown") == [{"unit": "Orcs", "first": "Orcs", "side": "enemy"}]


def test_a_front_is_not_missed_where_the_fighting_are_counted_or_alone() -> None:
    given = {"unit": [MEN], "enemy": [ORCS], "enemy_fighting": "3"}
    assert not steps(run("close_combat_round", [1] * 8 + [1, 1], **given), "front-unknown")
    given = {"unit": [MEN], "enemy": [ORCS.replace("Orcs 4", "Ogre 1")]}
    assert not steps(run("close_combat_round", [1] * 6 + [1, 1], **given), "front-unknown")


def test_each_roll_of_a_round_names_who_makes_it() -> None:
    dice = [6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 6, 6, 1, 1]
    played = run("close_combat_round", dice, unit=[MEN], enemy=[ORCS])
    assert rolls(played)[:5] == [
        ("to-hit", "Men"),
        ("to-wound", "Men"),
        ("to-hit", "Orcs"),
        ("to-wound", "Orcs"),
        ("armour-save", "Men"),
    ]


def test_equal_profiles_keep_their_own_names() -> None:
    for own, foe in (("A", "B"), ("C", "D")):
        line = "4 M4 WS3 S3 T3 W1 I3 A1 Ld7 Front4"
        played = run(
            "close_combat_round",
            [1] * 8,
            unit=[f"{own} {line}"],
            enemy=[f"{foe} {line}"],
            won_before="unit",
        )
        assert rolls(played) == [("to-hit", own), ("to-hit", foe)]


def test_regeneration_is_rolled_under_its_own_name() -> None:
    given = {"wounds": "1", "s": "3"}
    plain = run("combat_saves", [4], **given, enemy_rules="regeneration")
    better = run("combat_saves", [4], **given, ward="3", enemy_rules="regeneration")
    worse = run("ward_save", [4], wounds="1", ward="5", target_rules="regeneration")
    assert [rolls(played)[0][0] for played in (plain, better, worse)] == [
        "regeneration",
        "ward-save",
        "regeneration",
    ]
    troll = "Troll 1 M6 WS3 S5 T4 W3 I1 A3 Ld4 UP3 [regeneration, unbreakable]"
    struck = run("close_combat_round", [6, 1, 1, 1, 1, 6, 4, 1, 1, 1], unit=[MEN], enemy=[troll])
    assert ("regeneration", "Troll") in rolls(struck)


@pytest.mark.parametrize(
    ("procedure", "given", "test", "why"),
    [
        ("panic_test", {"cause": "broken", "tested": True}, "panic", "already-tested"),
        ("panic_test", {"cause": "broken", "distance": "9"}, "panic", "far"),
        ("panic_due", {"cause": "losses", "losses": 1, "phase_start": 9}, "panic", "few-losses"),
        ("terror_test", {"situation": "charged", "tested": True}, "terror", "already-tested"),
        ("terror_test", {"situation": "charged", "in_reach": False}, "terror", "out-of-reach"),
        ("fear_charged", {"in_reach": False}, "fear", "out-of-reach"),
        ("fear_charging", {"power": 9, "enemy_power": 3}, "fear", "outweighs"),
        ("stupidity_test", {"state": "engaged"}, "stupidity", "engaged"),
        ("rally_test", {"models": 2, "size": 20}, "rally", "too-few"),
    ],
)
def test_a_test_that_is_not_due_says_why(
    procedure: str, given: dict[str, Any], test: str, why: str
) -> None:
    ld = {} if procedure == "panic_due" else {"ld": 7}
    assert steps(run(procedure, None, **ld, **given), "not-due") == [{"test": test, "why": why}]


def test_a_round_names_who_won_and_what_the_beaten_came_to() -> None:
    result = run(
        "close_combat_round",
        [6, 6, 1, 1, 1, 6, 6, *[1] * 3, 4, 4, 2, 2, 3, 1],
        unit=[MEN],
        enemy=["Orcs 20 M4 WS3 S3 T4 W1 I2 A1 Ld7 Front5"],
    ).result
    assert (result.winners, result.slain, result.fled, result.held) == ("Men", "Orcs", None, None)


def test_a_result_names_both_where_both_are_known() -> None:
    given = {"wounds": "3", "unit": "Knights 5 PU2", "enemy": "Orcs 5 PU1 Ld7"}
    result = run("combat_result", [1, 1], **given).result
    assert (result.winners, result.losers, result.broken) == ("Knights", "Orcs", False)
    alone = run("combat_result", None, wounds="3", unit="Knights 5 PU2").result
    assert (alone.winners, alone.losers) == (None, None)


@pytest.mark.parametrize(
    ("distance", "flying", "told"), [(15, "no", 1), (15, "yes", 0), (25, "no", 0)]
)
def test_a_flyer_that_falls_short_on_foot_hears_that_it_could_fly(
    distance: int, flying: str, told: int
) -> None:
    wyvern = "Wyvern 1 M6 PU5 [flyer, monster]"
    given = {"unit": wyvern, "target": "Men 10 M4", "distance": distance, "flying": flying}
    assert len(steps(run("charge", None, **given), "could-fly")) == told


def test_the_sides_of_an_assault_are_told_by_name() -> None:
    hero = "Hero 1 M4 WS3 S3 T3 W2 I3 A1 Ld8 [character]"
    played = run("assault_round", [1] * 16 + [1, 1], unit=[MEN], enemy=[ORCS, hero])
    names = {facts["name"] for facts in steps(played, "combat-wounds")}
    assert names == {"Men", "Orcs & Hero"}


def test_what_bronze_holds_is_told_to_have_no_retreat() -> None:
    held = {"line": "Chariot 1 M7 Ld7 [chariot]", "statuses": {"bound-in-bronze": 1}}
    for unit, told in (
        (held, 1),
        ("Cannon 1 M4 Ld7 [cannon]", 1),
        ("Chariot 1 M7 Ld7 [chariot]", 0),
    ):
        played = run("panic_test", [6, 6], unit=unit, cause="destroyed")
        assert len(steps(played, "no-retreat")) == told


def test_a_test_rolled_again_tells_the_same_numbers_as_its_roll() -> None:
    given = {"ld": 9, "lost_by": 1, "rules": "hold-your-ground"}
    played = run("break_test", [4, 5, 1, 2], **given)
    assert [(roll.purpose.need, sum(roll.marks)) for roll in played.dice.rolls] == [(8, 9), (8, 3)]
    assert steps(played, "hold-your-ground") == [{"total": 9, "ld": 8}]
