"""Models of several profiles in a round: chariots, cavalry, ridden monsters [L206-2438]."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.combat.round.nerve import nerve_of
from rulesets.blackhammer.combat.round.outcome import RoundResult
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.results.odds import odds
from rulesets.dice.handles.rolled import ListedFaces, RolledDice, Step
from tests.rulesets.cases import arguments_of, unit_of

TIRANOC = (
    "Tiranoc 1 M9 WS4 BS4 S5 SC3 T4 W4 I5 A1 Ld8 Sv5+ WSM3 SM3 IM4 AM1 "
    "[chariot, crew (2), beasts (2)]"
)
MEN = "Men 20 M4 WS3 S3 T3 W1 I3 A1 Ld7 Front5"
KNIGHTS = "Knights 5 M8 WS4 S3 T3 W1 I3 A1 Ld8 Sv2+ WSM3 SM3 IM3 AM1 Front5 [mounted, lance]"
DRAGON = "Dragon 1 M6 WS6 S6 T6 W6 I3 A5 Ld8 [monster]"
LORD = "Lord 1 M5 WS7 S4 T3 W3 I8 A4 Ld10 Sv4+ [character]"


def fight(*dice: int, **given: Any) -> tuple[RolledDice, RoundResult]:
    """Fight a round; every die beyond those given falls on a 1."""
    arguments = arguments_of(RULESET, "close_combat_round", given)
    rolled = RolledDice(ListedFaces([*dice, *misses(90)]))
    result = RULESET.procedure("close_combat_round").run(rolled, **arguments)
    assert isinstance(result, RoundResult)
    return rolled, result


def blows(dice: RolledDice) -> list[tuple[str, Any, Any]]:
    """Return who struck how, with how many attacks, in order."""
    steps = [entry for entry in dice.record if isinstance(entry, Step)]
    return [
        (step.key, dict(step.facts)["unit"], dict(step.facts)["attacks"])
        for step in steps
        if step.key in ("blows", "mount-blows")
    ]


def needs(dice: RolledDice, label: str) -> list[Any]:
    """Return the lowest faces that rolls of one kind needed, in order."""
    return [roll.purpose.need for roll in dice.rolls if roll.purpose.label == label]


def misses(count: int) -> list[int]:
    return [1] * count


def test_crew_and_beasts_strike_at_their_own_initiative() -> None:
    dice, _ = fight(unit=[TIRANOC], enemy=[MEN])
    assert blows(dice) == [
        ("blows", "Tiranoc", 2),
        ("mount-blows", "Tiranoc", 2),
        ("blows", "Men", 5),
    ]


def test_crew_beasts_and_chassis_have_each_their_strength() -> None:
    # One impact hit that wounds, then every attack hits.
    dice, _ = fight(1, 6, 6, 6, 1, 1, 6, 6, unit=[TIRANOC], enemy=[MEN], charged="unit")
    assert needs(dice, "to-wound")[:3] == [2, 4, 4]
    assert needs(dice, "to-hit")[:2] == [3, 4]


def test_beasts_strike_nobody_on_the_chariot_s_flank() -> None:
    dice, _ = fight(unit=[TIRANOC], enemy=[MEN], enemy_in_flank="1")
    assert [(key, count) for key, _, count in blows(dice)] == [("blows", 2), ("blows", 5)]


@pytest.mark.parametrize(
    ("skills", "need"), [("WS2 WSM4", 4), ("WS4 WSM2", 4), ("WS2 WSM2", 3), ("WS1 WSM6", 5)]
)
def test_the_enemy_meets_the_better_skill_of_a_chariot(skills: str, need: int) -> None:
    line = f"Wagon 1 M7 {skills} S5 T5 W5 I2 A1 Ld7 SM3 IM2 AM1 [chariot]"
    dice, _ = fight(unit=[line], enemy=[MEN])
    assert needs(dice, "to-hit")[0] == need


def test_a_chariot_without_crew_or_beasts_makes_its_impact_alone() -> None:
    engine = "Engine 1 M6 S5 T5 W5 Ld7 [chariot]"
    dice, _ = fight(unit=[engine], enemy=[MEN], charged="unit", enemy_fighting="0")
    assert not [roll for roll in dice.rolls if roll.purpose.label == "to-hit"]
    assert needs(dice, "impact-hits") == [None]


def test_steeds_strike_by_their_own_values_and_lances_are_not_theirs() -> None:
    dice, _ = fight(*[6] * 5, *[1] * 5, *[6] * 5, unit=[KNIGHTS], enemy=[MEN], charged="unit")
    assert blows(dice)[:2] == [("blows", "Knights", 5), ("mount-blows", "Knights", 5)]
    assert needs(dice, "to-wound") == [2, 4]


def test_steeds_of_fallen_riders_do_not_strike() -> None:
    # Five riders miss, five men hit, two wounds are not saved.
    dice, _ = fight(
        *[1] * 5,
        *[6] * 2,
        *[1] * 3,
        *[6] * 2,
        *[1] * 2,
        unit=[KNIGHTS.replace("I3 ", "I4 ").replace("IM3", "IM1")],
        enemy=[MEN],
    )
    assert blows(dice)[-1] == ("mount-blows", "Knights", 3)


def ridden(**statuses: int) -> list[Any]:
    lord = {"line": LORD, "statuses": statuses}
    return [{"line": DRAGON, "characters": [lord]}, lord]


def test_blows_at_a_ridden_monster_are_the_rider_s_unless_stated() -> None:
    dice, _ = fight(unit=ridden(), enemy=[MEN])
    struck = [
        (dict(step.facts)["target"], dict(step.facts)["attacks"])
        for step in dice.record
        if isinstance(step, Step) and step.key == "blows"
    ]
    assert sorted(struck) == [("Lord", 5), ("Men", 4), ("Men", 5)]
    told, _ = fight(unit=ridden(), enemy=[MEN], enemy_fighting="2 3")
    assert [count for _, unit, count in blows(told) if unit == "Men"] == [2, 3]


def test_those_a_monster_kills_do_not_strike_its_rider() -> None:
    # The lord misses; two of the dragon's attacks kill.
    dice, _ = fight(*[1] * 4, 6, 6, 1, 1, 1, 6, 6, unit=ridden(), enemy=[MEN.replace("I3", "I1")])
    assert blows(dice)[-1] == ("blows", "Men", 3)


def test_an_impact_strikes_the_mount_never_its_rider() -> None:
    dice, _ = fight(3, unit=ridden(), enemy=[TIRANOC], charged="enemy")
    steps = [step for step in dice.record if isinstance(step, Step) and step.key == "impact"]
    assert [dict(step.facts)["target"] for step in steps] == ["Dragon"]


def test_a_mount_fights_its_rider_s_challenge() -> None:
    champion = {
        "line": "Hero 1 M4 WS5 S4 T4 W2 I5 A3 Ld8 [character]",
        "statuses": {"in-challenge": 1},
    }
    dice, _ = fight(unit=ridden(**{"in-challenge": 1}), enemy=[champion, MEN])
    assert [unit for _, unit, _ in blows(dice)] == ["Lord", "Hero", "Dragon"]


def test_a_character_on_a_chariot_uses_its_save() -> None:
    rider = LORD.replace(" Sv4+", "")
    chariot = {"line": TIRANOC.replace("Sv5+", "Sv3+"), "characters": [rider]}
    ogre = "Ogre 1 M6 WS9 S4 T4 W3 I9 A1 Ld7"
    dice, _ = fight(6, 6, unit=[chariot, rider], enemy=[ogre])
    # Strength 4 makes 4+ of the chariot's 3+.
    assert needs(dice, "armour-save")[0] == 4


LED = replace(
    unit_of(RULESET, MEN),
    profile=tuple((f, Amount(9) if f == "ld" else v) for f, v in unit_of(RULESET, MEN).profile),
    bare=(("ld", Amount(5)),),
    companions=(unit_of(RULESET, "Hero 1 M4 WS4 S4 T3 W1 I4 A1 Ld9 [character]"),),
)


@pytest.mark.parametrize(
    ("unit", "leader", "fallen", "expected"),
    [
        ("", "", (), (9, None)),
        ("", "", ("Hero",), (5, None)),
        ("stubborn", "", (), (5, 9)),
        ("", "stubborn", (), (9, 5)),
        ("stubborn", "stubborn", (), (9, None)),
    ],
)
def test_who_leads_and_lives_lends_his_leadership(
    unit: str, leader: str, fallen: tuple[str, ...], expected: tuple[int, int | None]
) -> None:
    hero = replace(LED.companions[0], rules=SpecialRules.of(*filter(None, ["character", leader])))
    led = replace(LED, rules=SpecialRules.of(*filter(None, [unit])), companions=(hero,))
    ld, rules = nerve_of(led, fallen)
    assert (ld, rules.number("inspiring-presence")) == expected
    assert ("stubborn" in rules | led.rules) == ("stubborn" in (unit, leader))


def test_a_unit_whose_leader_fell_tests_on_its_own_leadership() -> None:
    arguments = arguments_of(RULESET, "break_test", {"unit": MEN, "lost_by": 1})
    dice = RolledDice(ListedFaces([4, 3]))
    result = RULESET.procedure("break_test").run(dice, **{**arguments, "unit": LED, "ld": 9})
    assert (result.ld, result.broken) == (9, False)


def test_the_chances_of_a_chariot_s_round_are_exact() -> None:
    arguments = arguments_of(
        RULESET,
        "close_combat_round",
        {"unit": [TIRANOC], "enemy": ["Men 3 M4 WS3 S3 T3 W1 I3 A1 Ld7"], "charged": "unit"},
    )
    found = odds(RULESET.procedure("close_combat_round").run, arguments)
    assert found.exact
    assert sum(chance for _, chance in found.outcomes) == pytest.approx(1)


WEAK_LORD = LORD.replace("W3", "W1").replace("WS7", "WS3").replace("I8", "I1")
BRUTE = "Brute 1 M6 WS9 S9 T9 W9 I9 A1 Ld10 UP9"


def bereaved(*dice: int) -> tuple[RolledDice, RoundResult]:
    """Let a brute slay the rider of a monster, which then takes its test with these dice."""
    lord = {"line": WEAK_LORD.replace(" Sv4+", "")}
    dragon = {"line": DRAGON.replace("A5", "A1"), "characters": [lord]}
    return fight(6, 6, 1, *dice, unit=[dragon, lord], enemy=[BRUTE])


@pytest.mark.parametrize(
    ("test", "reaction", "state"),
    [
        ((3, 3), "steady", "fleeing"),
        ((6, 6, 1), "grumph", "bolted"),
        ((6, 6, 4), "sniff", "engaged"),
        ((6, 6, 6, 6, 6), "raaargh", "fleeing"),
    ],
)
def test_a_monster_that_loses_its_rider_reacts_before_its_break_test(
    test: tuple[int, ...], reaction: str, state: str
) -> None:
    _, result = bereaved(*test, *([6, 6, 6, 6, 6, 6] if reaction == "steady" else []))
    assert result.units[1].state == "wiped-out"
    assert result.units[0].reaction == reaction
    assert result.units[0].state in (state, "caught")


def test_a_reaction_outlasts_the_round() -> None:
    lord = {"line": WEAK_LORD.replace(" Sv4+", "")}
    given = {
        "unit": [{"line": DRAGON.replace("A5", "A1"), "characters": [lord]}, lord],
        "enemy": [BRUTE],
    }
    arguments = arguments_of(RULESET, "close_combat_round", given)
    declared = RULESET.procedure("close_combat_round")
    result = declared.run(RolledDice(ListedFaces([6, 6, 1, 6, 6, 4])), **arguments)
    told = [repr(effect) for effect in declared.effects(arguments, result)]
    assert "RuleGained(role='unit', rule='unbreakable', place=0)" in told
    assert any("guards-rider" in effect for effect in told)


@pytest.mark.parametrize(
    ("line", "rider", "has", "lacks"),
    [
        (MEN, "terror", "immune-to-terror", "terror"),
        (MEN, "fear", "immune-to-fear", "fear"),
        (MEN, "stupidity", "stupidity", "frenzy"),
        (MEN, "immune-to-psychology", "character", "immune-to-psychology"),
        (MEN, "unbreakable", "character", "unbreakable"),
        (DRAGON, "fear", "fear", "immune-to-fear"),
        (DRAGON, "terror", "terror", "immune-to-terror"),
        (DRAGON, "unbreakable", "unbreakable", "frenzy"),
        (DRAGON, "frenzy", "immune-to-psychology", "frenzy"),
        (DRAGON, "immune-to-panic", "immune-to-panic", "hatred"),
    ],
)
def test_what_a_character_lends_his_unit_or_his_mount(
    line: str, rider: str, has: str, lacks: str
) -> None:
    led = unit_of(RULESET, {"line": line, "characters": [f"Hero 1 M4 Ld9 [character, {rider}]"]})
    held = led.rules | led.companions[0].rules.without(
        rule for rule in led.companions[0].rules if rule != "character"
    )
    assert has in held
    assert lacks not in led.rules
