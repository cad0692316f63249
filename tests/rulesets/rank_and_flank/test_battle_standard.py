"""Tests rolled again by a battle standard of which nobody says whether it is near.

BlackHammer L2314, L2776: failed break tests alone. The 9th Age R L860: failed Leadership tests.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET as BLACKHAMMER
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.choices import Listed, Policy, Taken
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal
from rulesets.t9a import RULESET as NINTH_AGE
from tests.rulesets.rank_and_flank.nerve_cases import (
    STUMBLES,
    NerveCase,
    each_test,
    fleeing,
    having,
    ninth_age_tests,
    run,
)

DOUBT = "standard-in-play (12)"
FIRST = (6, 6)
"""Dice that fail every test here."""
LOW = (1, 1)
"""Dice that pass it."""
MEN = f"Swords 20 M4 Ld6 [{DOUBT}]"
TESTS: list[NerveCase] = [
    (BLACKHAMMER, "break_test", {"unit": MEN, "lost_by": 1}, "broken", False),
    *ninth_age_tests(MEN),
]
EACH = each_test(TESTS)


def decided(option: str, *faces: int) -> RolledDice:
    return RolledDice(ListedFaces(faces), Listed((Taken("second-chance:unit", option),)))


@EACH
def test_a_test_that_failed_asks_its_player_and_is_rolled_again(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    asks = Policy(asks=lambda _: True)
    with pytest.raises(Refusal) as stopped:
        run(game, procedure, given, RolledDice(ListedFaces(FIRST), asks))
    assert stopped.value.code == "choice-needed"
    assert asks.wanted is not None
    assert (asks.wanted.what, asks.wanted.number) == ("second-chance", 12)
    assert asks.wanted.subject == "Swords"
    again = run(game, procedure, given, decided("again", *FIRST, *LOW))
    assert getattr(again, field) == passed


@EACH
def test_it_is_rolled_again_once_only(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    stumbles = STUMBLES.get(procedure, ())
    again = run(game, procedure, given, decided("again", *FIRST, *FIRST, *stumbles))
    assert getattr(again, field) != passed


@EACH
def test_it_stands_where_its_player_says_so_or_nobody_is_asked(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    stumbles = STUMBLES.get(procedure, ())
    for dice in (
        decided("stands", *FIRST, *stumbles),
        RolledDice(ListedFaces((*FIRST, *stumbles))),
    ):
        assert getattr(run(game, procedure, given, dice), field) != passed


@EACH
def test_nobody_is_asked_about_a_test_that_was_passed(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    dice = RolledDice(ListedFaces(LOW), Policy(asks=lambda _: True))
    assert getattr(run(game, procedure, given, dice), field) == passed


NEAR = {"rules": "hold-your-ground"}
ALONE: list[NerveCase] = [
    # A roll is made again once, and this one is without a question [BlackHammer L2314].
    (BLACKHAMMER, "break_test", {"unit": MEN, "lost_by": 1, **NEAR}, "broken", False),
    (NINTH_AGE, "panic_test", {"unit": MEN, "cause": "broken", **NEAR}, "passed", True),
]


@each_test(ALONE)
def test_nobody_is_asked_where_it_is_known_to_be_near(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    for second in (FIRST, LOW):
        asks = Policy(asks=_all)
        result = run(game, procedure, given, RolledDice(ListedFaces((*FIRST, *second)), asks))
        assert asks.wanted is None
        assert (getattr(result, field) == passed) == (second == LOW)


def _all(_decision: object) -> bool:
    return True


OTHERS: list[tuple[Ruleset, str, dict[str, Any], str]] = [
    # game, procedure, arguments, field of the result that tells that the test is passed
    # BlackHammer: tests of psychology and rallies are not rolled again [L2314].
    (BLACKHAMMER, "panic_test", {"unit": MEN, "cause": "broken"}, "passed"),
    (BLACKHAMMER, "rally_test", {"unit": fleeing(MEN)}, "rallied"),
    # The 9th Age: what the text alone has [L693] knows no battle standard.
    (NINTH_AGE, "catch_test", {"unit": MEN, "beyond": "off"}, "passed"),
    (NINTH_AGE, "rally_test", {"unit": fleeing(MEN), "beyond": "off"}, "rallied"),
    (NINTH_AGE, "leadership_test", {"unit": MEN, "beyond": "off"}, "passed"),
]


LOSSES: list[tuple[Ruleset, str, dict[str, Any], str, tuple[tuple[int, ...], int, int]]] = [
    # game, procedure, arguments, field of the result; dice, wounds lost far from it, and near it
    # BlackHammer: 12 and 1 are 7 above a Leadership of 6; near it, 1 wound less [L2772].
    (BLACKHAMMER, "instability_test", {"unit": MEN, "lost_by": 1}, "wounds_lost", (FIRST, 7, 6)),
    (
        BLACKHAMMER,
        "break_test",
        {"unit": having("demon", MEN), "lost_by": 1},
        "dissolved",
        (FIRST, 7, 6),
    ),
    # The 9th Age: its Rank Bonus less, or 1 where it has none [1.0.0 Unstable].
    (
        NINTH_AGE,
        "break_test",
        {"unit": having("undead", MEN), "lost_by": 4, "full_ranks": 0},
        "crumbles",
        ((), 4, 3),
    ),
    (
        NINTH_AGE,
        "break_test",
        {"unit": having("undead", MEN), "lost_by": 4, "full_ranks": 4},
        "crumbles",
        ((), 4, 1),
    ),
]


@pytest.mark.parametrize(("game", "procedure", "given", "field", "lost"), LOSSES)
def test_a_unit_that_loses_wounds_asks_whether_it_is_near_enough_to_lose_fewer(
    game: Ruleset,
    procedure: str,
    given: dict[str, Any],
    field: str,
    lost: tuple[tuple[int, ...], int, int],
) -> None:
    faces, far, near = lost
    asks = Policy(asks=_all)
    with pytest.raises(Refusal, match="choice-needed"):
        run(game, procedure, given, RolledDice(ListedFaces(faces), asks))
    assert asks.wanted is not None
    assert (asks.wanted.what, asks.wanted.number) == ("standard-near", 12)
    for option, wounds in (("far", far), ("near", near)):
        choices = Listed((Taken("standard-near:unit", option),))
        result = run(game, procedure, given, RolledDice(ListedFaces(faces), choices))
        assert getattr(result, field) == wounds, option
    unasked = run(game, procedure, given, RolledDice(ListedFaces(faces)))
    assert getattr(unasked, field) == far


@pytest.mark.parametrize(
    ("game", "procedure", "given", "field", "lost"),
    [
        # game, procedure, arguments, field of the result; dice, wounds lost
        (BLACKHAMMER, "instability_test", {"unit": MEN, "lost_by": 1}, "wounds_lost", (LOW, 0)),
        (
            NINTH_AGE,
            "break_test",
            {"unit": having("undead", MEN), "lost_by": 0},
            "crumbles",
            ((), 0),
        ),
        (
            NINTH_AGE,
            "break_test",
            {"unit": having("undead, hold-your-ground", MEN), "lost_by": 4},
            "crumbles",
            ((), 3),
        ),
    ],
)
def test_nobody_is_asked_of_a_unit_that_loses_nothing_or_is_known_to_be_near(
    game: Ruleset,
    procedure: str,
    given: dict[str, Any],
    field: str,
    lost: tuple[tuple[int, ...], int],
) -> None:
    faces, wounds = lost
    asks = Policy(asks=_all)
    result = run(game, procedure, given, RolledDice(ListedFaces(faces), asks))
    assert asks.wanted is None
    assert getattr(result, field) == wounds


@pytest.mark.parametrize(("game", "procedure", "given", "field"), OTHERS)
def test_other_tests_are_never_rolled_again(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str
) -> None:
    asks = Policy(asks=_all)
    result = run(game, procedure, given, RolledDice(ListedFaces(FIRST), asks))
    assert asks.wanted is None
    assert getattr(result, field) is False


BOUT: list[tuple[Ruleset, str, str]] = [
    (game, role, other)
    for game in (BLACKHAMMER, NINTH_AGE)
    for role, other in (("unit", "enemy"), ("enemy", "unit"))
]


@pytest.mark.parametrize(("game", "role", "other"), BOUT)
def test_a_whole_round_asks_who_plays_the_unit_that_would_break(
    game: Ruleset, role: str, other: str
) -> None:
    """One blow hits and kills, the other unit has none: the beaten test, whichever they are."""
    swords = f"Swords 2 M4 WS3 S3 T3 W1 I3 A0 Ld6 [{DOUBT}]"
    given = {role: swords, other: "Ogre 1 M6 WS3 S5 T5 W4 I4 A1 Ld7"}
    asks = Policy(asks=_all)
    with pytest.raises(Refusal):
        run(game, "close_combat_round", given, RolledDice(ListedFaces((6, 6, *FIRST)), asks))
    assert asks.wanted is not None
    assert (asks.wanted.what, asks.wanted.owner) == ("second-chance", role)
    choices = Listed((Taken(f"second-chance:{role}", "again"),))
    dice = RolledDice(ListedFaces((6, 6, *FIRST, *LOW)), choices)
    result = run(game, "close_combat_round", given, dice)
    assert result.broken == 0


@pytest.mark.parametrize("game", [BLACKHAMMER, NINTH_AGE])
def test_a_battle_standard_that_fell_in_the_combat_is_near_nobody(game: Ruleset) -> None:
    """Its bearer was slain beside the unit, so that nobody asks of him [BlackHammer L2330]."""
    flag = "battle-standard" if game is BLACKHAMMER else "bsb"
    bearer = f"Bearer 1 M4 WS3 S3 T3 W1 I3 A0 Ld6 [character, {flag}]"
    swords = f"Swords 2 M4 WS3 S3 T3 W1 I3 A0 Ld6 [{DOUBT}, hold-your-ground]"
    ogre = "Ogre 1 M6 WS3 S5 T5 W4 I4 A1 Ld7" + (" PU5" if game is BLACKHAMMER else "")
    given = {"unit": ogre, "enemy": [bearer, swords]}
    asks = Policy(asks=lambda decision: decision.what == "second-chance")
    flight = (1, 1, 6, 6)
    result = run(
        game, "close_combat_round", given, RolledDice(ListedFaces((6, 6, *FIRST, *flight)), asks)
    )
    assert result.broken == 1


BEARER = "Bearer 1 M4 WS3 S3 T3 W1 I3 A0 Ld9 [character, bsb]"


@pytest.mark.parametrize("near", ["hold-your-ground", DOUBT])
@pytest.mark.parametrize("joined", [False, True])
def test_a_victor_whose_battle_standard_fell_tests_restraint_once_and_alone(
    near: str, *, joined: bool
) -> None:
    """The ogre slays the bearer, and breaks: an 8 is above the swords' own Leadership [R L860].

    No test is rolled again, nobody is asked, and his Leadership is theirs no more.
    """
    line = f"Swords 5 M4 WS3 S9 T3 W1 I3 A1 Ld6 Wide5 [infantry, {near}]"
    swords = {"line": line, "characters": [BEARER]} if joined else line
    ogre = "Ogre 1 M6 WS3 S5 T5 W6 I9 A1 Ld7"
    given = {"unit": [swords, BEARER], "enemy": ogre, "restrain": "unit", "enemy_fighting": "0 1"}
    asks = Policy(asks=lambda decision: decision.what == "second-chance")
    slain, struck = (6, 6), (6,) * 10
    broken, restrained, ran = FIRST, (4, 4), (1, 1, 6, 6)
    faces = ListedFaces((*slain, *struck, *broken, *restrained, *ran))
    result = run(NINTH_AGE, "close_combat_round", given, RolledDice(faces, asks))
    assert [unit.state for unit in result.units] == ["pursues", "wiped-out"]
