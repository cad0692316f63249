"""Tests that a General of whom nobody says whether he is near would turn.

BlackHammer L2308: any test on Leadership, within 12 paces. The 9th Age R L855: the same, within 12
inches. Warhammer L2806-2809: tests of fear, terror and rout alone, within 15 cm.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET as BLACKHAMMER
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.choices import Listed, Policy, Taken
from rulesets.dice.handles.exact import Solver
from rulesets.dice.handles.rolled import ListedFaces, RolledDice, Step
from rulesets.refusal import Refusal
from rulesets.t9a import RULESET as NINTH_AGE
from rulesets.whfb2 import RULESET as WARHAMMER
from tests.rulesets.cases import arguments_of
from tests.rulesets.rank_and_flank.nerve_cases import (
    STUMBLES,
    NerveCase,
    each_test,
    fleeing,
    ninth_age_tests,
    run,
)

TURNED = (4, 4)
"""Dice that fail every test here by the unit's own value, and pass by the General's."""
HOPELESS = (6, 6)
"""Dice that fail it by either."""
LOW = (1, 1)
"""Dice that pass it."""


def line(lent: int = 9, more: str = "", *, within: int = 12) -> str:
    """Return men whose General is on the table, with what he would lend them."""
    cool = f", general-lends-cool ({lent})" if within == 15 else ""
    values = "M10 Ld6 Cl6 Int6" if within == 15 else "M4 Ld6"
    return f"Men 20 {values} [{more}general-in-play ({within}), general-lends ({lent}){cool}]"


MEN, OURS = line(), line(within=15)
FEARED = {"enemy": "Drake 1 T6 W4 PU5 [terror]", "enemy_power": 40, "power": 20}
TESTS: list[NerveCase] = [
    (BLACKHAMMER, "break_test", {"unit": MEN, "lost_by": 1}, "broken", False),
    (BLACKHAMMER, "panic_test", {"unit": MEN, "cause": "broken"}, "passed", True),
    (BLACKHAMMER, "terror_test", {"unit": MEN, "situation": "start-of-turn"}, "passed", True),
    (BLACKHAMMER, "fear_charged", {"unit": MEN, **FEARED}, "passed", True),
    (BLACKHAMMER, "fear_charging", {"unit": MEN, **FEARED}, "passed", True),
    (BLACKHAMMER, "stupidity_test", {"unit": line(more="stupidity, ")}, "passed", True),
    (BLACKHAMMER, "rally_test", {"unit": fleeing(MEN)}, "rallied", True),
    (BLACKHAMMER, "restrain_test", {"unit": MEN}, "restrained", True),
    *ninth_age_tests(MEN),
    (WARHAMMER, "rout_test", {"unit": OURS, "cause": "terror"}, "routs", False),
    (WARHAMMER, "terror_test", {"unit": OURS, "enemy": "Drake 1 [terror]"}, "passed", True),
    (
        WARHAMMER,
        "fear_test",
        {"unit": OURS, "enemy": "Drake 1 [fear]", "situation": "charging"},
        "stand",
        "brave",
    ),
]
EACH = each_test(TESTS)


def told(option: str, *faces: int, role: str = "unit") -> RolledDice:
    return RolledDice(ListedFaces(faces), Listed((Taken(f"general-near:{role}", option),)))


def asking(*faces: int) -> RolledDice:
    return RolledDice(ListedFaces(faces), Policy(asks=lambda _: True))


@EACH
def test_a_test_that_he_would_turn_asks_whether_he_is_near(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    dice = asking(*TURNED)
    with pytest.raises(Refusal) as stopped:
        run(game, procedure, given, dice)
    assert stopped.value.code == "choice-needed"
    assert isinstance(dice.choices, Policy)
    wanted = dice.choices.wanted
    assert wanted is not None
    assert (wanted.what, wanted.owner, wanted.subject) == ("general-near", "unit", "Men")
    assert wanted.number == (15 if game is WARHAMMER else 12)
    assert getattr(run(game, procedure, given, told("near", *TURNED)), field) == passed


@EACH
def test_it_stays_failed_where_he_is_far_or_nobody_is_asked(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    stumbles = STUMBLES.get(procedure, ())
    faces = (*TURNED, *stumbles)
    for dice in (told("far", *faces), RolledDice(ListedFaces(faces))):
        assert getattr(run(game, procedure, given, dice), field) != passed


@EACH
def test_nobody_is_asked_where_he_changes_nothing(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    assert getattr(run(game, procedure, given, asking(*LOW)), field) == passed
    stumbles = STUMBLES.get(procedure, ())
    assert getattr(run(game, procedure, given, asking(*HOPELESS, *stumbles)), field) != passed


@EACH
def test_a_general_of_no_higher_leadership_is_no_question(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    lesser = _lesser(given)
    stumbles = STUMBLES.get(procedure, ())
    assert getattr(run(game, procedure, lesser, asking(*TURNED, *stumbles)), field) != passed


def _lesser(given: dict[str, Any]) -> dict[str, Any]:
    unit = given["unit"]
    if isinstance(unit, dict):
        return {**given, "unit": {**unit, "line": unit["line"].replace("(9)", "(6)")}}
    return {**given, "unit": unit.replace("(9)", "(6)")}


@EACH
def test_chances_are_those_without_him_and_with_him_where_a_player_says_so(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    """The chances of the same rule: 2D6 of up to 6 and of up to 9, less what else counts."""
    run_it = game.procedure(procedure).run
    arguments = arguments_of(game, procedure, given)
    solver = Solver()
    alone = solver.solve(run_it, **arguments)
    asked = {decision.what: decision for decision in solver.decisions.values()}
    led = solver.otherwise(asked["general-near"], "near").solve(run_it, **arguments)
    chances = [
        sum(chance for result, chance in found if getattr(result, field) == passed)
        for found in (alone, led)
    ]
    shaken = procedure in ("break_test", "combat_reform") or (
        game is NINTH_AGE and procedure == "fear_test"
    )
    expected = (10 / 36, 26 / 36) if shaken else (15 / 36, 30 / 36)
    assert chances == pytest.approx(expected)


OTHERS: list[NerveCase] = [
    # Warhammer lends for fear, terror and rout alone: nobody asks at other tests [L2806-2809].
    (WARHAMMER, "panic_test", {"unit": OURS, "cause": "rout-near"}, "passed", True),
    (WARHAMMER, "pursuit_restraint_test", {"unit": OURS}, "pursues", False),
    (WARHAMMER, "rally_test", {"unit": fleeing(OURS)}, "rallied", True),
    # The 9th Age: what the text alone has knows no distance of his presence.
    (NINTH_AGE, "rally_test", {"unit": fleeing(MEN), "beyond": "off"}, "rallied", True),
    (NINTH_AGE, "leadership_test", {"unit": MEN, "beyond": "off"}, "passed", True),
]


@each_test(OTHERS)
def test_other_tests_never_ask(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str, passed: Any
) -> None:
    dice = asking(*TURNED)
    assert getattr(run(game, procedure, given, dice), field) != passed
    assert isinstance(dice.choices, Policy)
    assert dice.choices.wanted is None


def test_a_rally_goes_by_him_where_players_read_it_so() -> None:
    given = {"unit": fleeing(OURS), "general_rally": "with-him"}
    assert run(WARHAMMER, "rally_test", given, told("near", *TURNED)).rallied


def test_what_the_fallen_do_to_a_rally_halves_his_leadership_too() -> None:
    """A quarter left or less: half of 6, and half of 9 rounded up, which a 5 passes [R L660]."""
    few = fleeing(MEN.replace("Men 20", "Men 5/20"))
    assert run(NINTH_AGE, "rally_test", {"unit": few}, told("near", 3, 2)).rallied
    assert not run(NINTH_AGE, "rally_test", {"unit": few}, asking(3, 3)).rallied


def test_a_stubborn_unit_has_his_leadership_less_what_it_lost_by() -> None:
    """6 whatever it lost by, or his 10 less 3: a 7 is turned, an 8 is not [L2134]."""
    given = {"unit": line(10, "stubborn, "), "lost_by": 3}
    held = run(BLACKHAMMER, "break_test", given, told("near", 4, 3))
    assert (held.broken, held.ld, held.added, held.total) == (False, 10, 3, 10)
    assert run(BLACKHAMMER, "break_test", given, asking(4, 4)).broken


FEW = fleeing(MEN.replace("Men 20", "Men 5/20"))
DEMONS = line(more="daemonic-instability, ")
NEAR = line(more="daemonic-instability, hold-your-ground, ")
DEEP = {
    "cause": "combat",
    "start": 40,
    "fallen": 20,
    "depth": 2,
    "enemy_depth": 4,
    "enemy_front": 5,
}


@pytest.mark.parametrize(
    ("game", "procedure", "given", "faces", "lent"),
    [
        # His 10 less the 3 it lost by, against its own 6.
        (BLACKHAMMER, "break_test", {"unit": line(10, "stubborn, "), "lost_by": 3}, (4, 3), 10),
        # His 9 less the push of ranks.
        (WARHAMMER, "rout_test", {"unit": OURS, **DEEP}, (3, 3), 9),
        # Half of his 9.
        (NINTH_AGE, "rally_test", {"unit": FEW}, (3, 2), 9),
        # Told once, whatever it turns: whether dice are rolled at all, wounds lost, a second roll.
        (BLACKHAMMER, "break_test", {"unit": MEN, "lost_by": 5}, (2, 2), 9),
        (BLACKHAMMER, "instability_test", {"unit": MEN, "lost_by": 1}, HOPELESS, 9),
        (NINTH_AGE, "break_test", {"unit": DEMONS, "lost_by": 1}, HOPELESS, 9),
        (NINTH_AGE, "break_test", {"unit": DEMONS, "lost_by": 1}, TURNED, 9),
        (NINTH_AGE, "break_test", {"unit": NEAR, "lost_by": 1}, (*HOPELESS, *TURNED), 9),
    ],
)
def test_what_he_has_is_told_of_him_whatever_it_comes_to(
    game: Ruleset, procedure: str, given: dict[str, Any], faces: tuple[int, ...], lent: int
) -> None:
    dice = told("near", *faces)
    run(game, procedure, given, dice)
    assert lent_told(dice) == [lent]


def lent_told(dice: RolledDice) -> list[Any]:
    """Return what was told that the General has, each time."""
    steps = [each for each in dice.record if isinstance(each, Step)]
    return [dict(step.facts).popitem()[1] for step in steps if step.key == "general-lends"]


def test_a_unit_that_could_not_hold_rolls_where_he_is_near() -> None:
    """It lost by 5: below 2 on its own 6, a 4 on his 9."""
    given = {"unit": MEN, "lost_by": 5}
    assert not run(BLACKHAMMER, "break_test", given, told("near", 2, 2)).broken
    far = run(BLACKHAMMER, "break_test", given, told("far"))
    assert (far.broken, far.rolled) == (True, False)


@pytest.mark.parametrize(
    ("game", "procedure", "given", "field"),
    [
        (BLACKHAMMER, "instability_test", {"unit": MEN, "lost_by": 1}, "wounds_lost"),
        (
            BLACKHAMMER,
            "break_test",
            {"unit": line(more="demon, "), "lost_by": 1},
            "dissolved",
        ),
        (
            NINTH_AGE,
            "break_test",
            {"unit": line(more="daemonic-instability, "), "lost_by": 1},
            "crumbles",
        ),
    ],
)
def test_demons_lose_less_by_him(
    game: Ruleset, procedure: str, given: dict[str, Any], field: str
) -> None:
    """12 and 1 are 7 above their own 6, and 4 above his 9."""
    for option, wounds in (("near", 4), ("far", 7)):
        assert getattr(run(game, procedure, given, told(option, *HOPELESS)), field) == wounds


def test_a_test_rolled_again_asks_where_he_turns_the_second_roll() -> None:
    given = {"unit": MEN, "lost_by": 1, "rules": "hold-your-ground"}
    for game, field, passed in ((BLACKHAMMER, "broken", False), (NINTH_AGE, "outcome", "holds")):
        again = run(game, "break_test", given, told("near", *HOPELESS, *TURNED))
        assert getattr(again, field) == passed


def test_one_answer_holds_for_all_tests_of_a_round() -> None:
    """Fear and then the break test: he is far at both, and is asked about once."""
    men = "Men 2 M4 WS3 S3 T3 W1 I3 A0 Ld6 [general-in-play (12), general-lends (9)]"
    ogre = "Ogre 1 M6 WS3 S5 T5 W4 I4 A1 Ld7 [fear]"
    fear, blow, broken = (4, 4), (6, 6), (4, 4)
    faces = ListedFaces((*fear, *blow, *broken, 1, 1, 6, 6))
    dice = RolledDice(faces, Listed((Taken("general-near:unit", "far"),), Policy(asks=_second)))
    result = run(NINTH_AGE, "close_combat_round", {"unit": men, "enemy": ogre}, dice)
    assert result.broken == 1


def _second(decision: Any) -> bool:
    return bool(decision.what == "general-near")


@pytest.mark.parametrize("game", [BLACKHAMMER, NINTH_AGE])
def test_a_general_who_fell_in_the_combat_is_near_nobody(game: Ruleset) -> None:
    """He was slain beside the unit, whose test he would have turned."""
    lord = "Lord 1 M4 WS3 S3 T3 W1 I3 A0 Ld9 [character, general]"
    men = "Men 2 M4 WS3 S3 T3 W1 I3 A0 Ld6 [general-in-play (12), general-lends (9)]"
    ogre = "Ogre 1 M6 WS3 S5 T5 W4 I4 A1 Ld7" + (" PU5" if game is BLACKHAMMER else "")
    given = {"unit": ogre, "enemy": [lord, men]}
    slain, broken, flight = (6, 6), (4, 3), (1, 1, 6, 6)
    dice = RolledDice(ListedFaces((*slain, *broken, *flight)), Policy(asks=_second))
    assert run(game, "close_combat_round", given, dice).broken == 1
    assert isinstance(dice.choices, Policy)
    assert dice.choices.wanted is None


def test_a_charged_unit_asks_who_plays_it() -> None:
    given = {
        "unit": "Drake 1 M6 PU20 [fear]",
        "target": MEN,
        "distance": 4,
        "response": "hold",
    }
    dice = asking(*TURNED)
    with pytest.raises(Refusal, match="choice-needed"):
        run(BLACKHAMMER, "charge", given, dice)
    assert isinstance(dice.choices, Policy)
    assert dice.choices.wanted is not None
    assert (dice.choices.wanted.what, dice.choices.wanted.owner) == ("general-near", "target")


@pytest.mark.parametrize(("penalty", "asked"), [(7, True), (8, False)])
@pytest.mark.parametrize(
    ("game", "procedure", "given"),
    [
        (BLACKHAMMER, "panic_test", {"unit": MEN.replace("Ld6", "Ld0"), "cause": "broken"}),
        (
            WARHAMMER,
            "terror_test",
            {"unit": OURS.replace("Cl6", "Cl0"), "enemy": "Drake 1 [terror]"},
        ),
    ],
)
def test_who_has_no_leadership_is_asked_of_a_general_only_where_two_dice_can_pass_on_his(
    game: Ruleset, procedure: str, given: dict[str, Any], penalty: int, *, asked: bool
) -> None:
    """No total passes by itself: his 9 less 8 is below the 2 that two dice show at least."""
    asks = Policy(asks=lambda _: True)
    arguments = arguments_of(game, procedure, {**given, "penalty": penalty})
    dice = RolledDice(ListedFaces(()), asks)
    if asked:
        with pytest.raises(Refusal) as stopped:
            game.procedure(procedure).run(dice, **arguments)
        assert stopped.value.code == "choice-needed"
        return
    assert not game.procedure(procedure).run(dice, **arguments).passed
