"""Dice typed and drawn by turns give what the same dice give when all are typed."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.chain import Chain, Stage, stage
from rulesets.dice.contest import Scatter
from rulesets.dice.detail import without_details
from rulesets.dice.die import D3, D6, SCATTER, Die, plain_die
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.mixed import DiceInput, Fallen, MixedFaces, Owed, Throw, Wanted
from rulesets.dice.handles.parts import Part
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.notation import Stages, evaluate, parse
from rulesets.dice.pool import Single, Successes, Sum
from rulesets.dice.request import Purpose, Request
from rulesets.refusal import Refusal
from tests.architecture.sources import ROOT
from tests.rulesets.cases import arguments_of, by_procedure, load_cases
from tests.rulesets.dice.requests import FIVE_UP, REQUESTS, TEST
from tests.rulesets.dice.throwing import SEED, throw_by_throw
from tests.together import together

RULESET = installed_games()["blackhammer"]
FOLDER = Path(ROOT / "tests" / "rulesets" / "blackhammer" / "cases")
CASES = by_procedure(
    [case for case in load_cases(FOLDER) if case["dice"] and "refused" not in case]
)


def listed(faces: MixedFaces) -> RolledDice:
    """Return the dice of a log entry that keeps what these gave."""
    drawn = [part.source == "fair" for part in faces.so_far.parts for _ in range(part.dice)]
    return RolledDice(ListedFaces(faces.so_far.marks, drawn=drawn))


@pytest.mark.parametrize("name", REQUESTS)
@given(seed=st.integers(0, 2**32))
def test_any_split_between_player_and_bot_gives_what_the_same_dice_typed_give(
    name: str, seed: int
) -> None:
    request = REQUESTS[name]
    chance = random.Random(seed)  # noqa: S311 - who throws, and a player's dice

    def decide(wanted: Wanted, _fallen: Fallen) -> DiceInput:
        if chance.random() < 1 / 3:
            return DiceInput(bot=chance.choice(("throw", "throw", "rest")))
        marks = chance.choices(wanted.die.marks, k=chance.randint(1, wanted.count))
        if wanted.wins is not None and chance.random() < 1 / 2:
            return DiceInput(successes=chance.randint(0, wanted.count))
        return DiceInput(tuple(marks))

    result, faces = throw_by_throw(lambda dice: dice.ask(request), decide)
    again = listed(faces)
    assert again.ask(request) == result
    again.finish()
    numbers = [part.draw for part in faces.so_far.parts if part.source == "fair"]
    assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize("procedure", CASES)
@pytest.mark.parametrize("read", ["faces", "successes"])
def test_a_procedure_asked_throw_by_throw_ends_as_with_all_its_dice_at_once(
    procedure: str, read: str
) -> None:
    with together() as case:
        for given in CASES[procedure]:
            with case(given["id"]):
                assert_alike(given, read)


def assert_alike(case: dict[str, Any], read: str) -> None:
    """Hold a case whose dice are asked for throw by throw to the same with all dice at once."""
    procedure = RULESET.procedure(case["procedure"])
    arguments = arguments_of(RULESET, case["procedure"], case["given"])
    at_once = RolledDice(ListedFaces(case["dice"]))
    expected = procedure.run(at_once, **arguments)

    def decide(wanted: Wanted, fallen: Fallen) -> DiceInput:
        first = len(fallen.marks)
        marks = tuple(case["dice"][first : first + wanted.count])
        if read == "successes" and wanted.wins is not None:
            return DiceInput(successes=sum(mark in wanted.wins for mark in marks))
        return DiceInput(marks)

    result, faces = throw_by_throw(lambda dice: procedure.run(dice, **arguments), decide)
    assert without_details(result) == without_details(expected)
    assert procedure.effects(arguments, result) == procedure.effects(arguments, expected)
    if read == "faces":
        assert result == expected
        assert faces.so_far.marks == at_once.marks
        assert faces.origin == "typed"


def refused(request: Request[Any], dice_input: DiceInput, before: Fallen = Fallen()) -> Refusal:  # noqa: B008
    faces = MixedFaces(before, dice_input, FairFaces(SEED, "test"))
    with pytest.raises(Refusal) as refusal:
        RolledDice(faces).ask(request)
    return refusal.value


def test_what_is_asked_for_says_how_many_of_which_die_and_what_counts() -> None:
    faces = MixedFaces(Fallen(), DiceInput((5, 1)), FairFaces(SEED, "test"))
    with pytest.raises(Refusal) as refusal:
        RolledDice(faces).ask(Successes(TEST, 5, FIVE_UP))
    assert refusal.value.code == "dice-needed"
    assert faces.wanted == Wanted(D6, 3, True, TEST, FIVE_UP)


def test_more_dice_than_asked_for_are_not_taken_into_the_next_throw() -> None:
    refusal = refused(Sum(TEST, 2), DiceInput((1, 2, 3)))
    assert (refusal.code, refusal.facts["given"], refusal.facts["count"]) == (
        "dice-too-many",
        3,
        2,
    )


def test_successes_are_not_counted_where_faces_matter() -> None:
    assert refused(Sum(TEST, 2), DiceInput(successes=1)).code == "faces-wanted"
    ones_again = Successes(TEST, 4, FIVE_UP, D6, frozenset({1}))
    assert refused(ones_again, DiceInput(successes=1)).code == "faces-wanted"
    assert refused(Successes(TEST, 2, FIVE_UP), DiceInput(successes=3)).code == "too-many-successes"


@pytest.mark.parametrize("request_", [Sum(TEST, 3), Sum(TEST, 2, D3, plus=4), Single(TEST, D3)])
def test_whatever_dice_may_come_to_can_be_told_in_their_stead(request_: Request[int]) -> None:
    added = request_.plus if isinstance(request_, Sum) else 0
    for result, _ in request_.outcomes():
        faces = MixedFaces(Fallen(), DiceInput(total=result - added), FairFaces(SEED, "test"))
        assert RolledDice(faces).ask(request_) == result
        assert {part.source for part in faces.so_far.parts} == {"counted"}


def test_a_sum_that_no_dice_come_to_or_that_says_too_little_is_refused() -> None:
    assert refused(Sum(TEST, 2), DiceInput(total=13)).code == "typed-total"
    assert refused(Sum(TEST, 2), DiceInput(total=1)).code == "typed-total"
    assert refused(Sum(TEST, 3, keep=2), DiceInput(total=9)).code == "typed-sum"
    assert refused(Sum(TEST, 2, reroll=frozenset({1})), DiceInput(total=9)).code == "typed-sum"
    assert refused(Successes(TEST, 2, FIVE_UP), DiceInput(total=9)).code == "typed-sum"


def test_hits_told_with_their_wounds_fill_both_throws() -> None:
    faces = MixedFaces(Fallen(), DiceInput(successes=14, wounds=6), FairFaces(SEED, "test"))
    result = evaluate(parse("20d6 hit>=4 then wound>=4"), RolledDice(faces))
    assert isinstance(result, Stages)
    assert result.left == 6
    assert [(part.dice, part.successes) for part in faces.so_far.parts] == [(20, 14), (14, 6)]


def test_hits_told_with_their_wounds_and_saves_fill_all_three_throws() -> None:
    told = DiceInput(successes=14, wounds=6, saved=2)
    faces = MixedFaces(Fallen(), told, FairFaces(SEED, "test"))
    result = evaluate(parse("20d6 hit>=4 then wound>=4 then save>=5"), RolledDice(faces))
    assert isinstance(result, Stages)
    assert result.left == 4
    assert [(part.dice, part.successes) for part in faces.so_far.parts] == [
        (20, 14),
        (14, 6),
        (6, 2),
    ]


def test_saves_told_for_no_throw_that_comes_next_are_not_lost() -> None:
    with pytest.raises(Refusal) as refusal:
        thrown_whole("20d6 hit>=4 then wound>=4", DiceInput(successes=14, wounds=6, saved=2))
    assert (refusal.value.code, refusal.value.facts["what"]) == ("typed-further", "save")


def thrown_whole(notation: str, dice_input: DiceInput) -> None:
    """Throw a roll and let its dice be left over if they are."""
    faces = MixedFaces(Fallen(), dice_input, FairFaces(SEED, "test"))
    evaluate(parse(notation), RolledDice(faces))
    faces.finish()


@pytest.mark.parametrize(
    "notation", ["20d6>=4", "20d6 hit>=4 reroll failures then wound>=4", "20d6 hit>=4 then save>=4"]
)
def test_wounds_told_for_no_throw_that_comes_next_are_not_lost(notation: str) -> None:
    with pytest.raises(Refusal) as refusal:
        thrown_whole(notation, DiceInput(successes=14, wounds=6))
    assert refusal.value.code == "typed-further"


@pytest.mark.parametrize(
    ("told", "stages"),
    [
        (DiceInput(successes=3, wounds=0, saved=0), "hit>=4 then wound>=4 then save>=5"),
        (DiceInput(successes=0, wounds=0, saved=0), "hit>=4 then wound>=4 then save>=5"),
        (DiceInput(successes=5, wounds=3, saved=0), "hit>=4 then wound>=4"),
        (DiceInput(successes=5, wounds=0), "hit>=4"),
    ],
)
def test_none_told_of_a_throw_that_never_comes_leaves_the_next_attack_to_be_asked(
    told: DiceInput, stages: str
) -> None:
    dice = RolledDice(MixedFaces(Fallen(), told, FairFaces(SEED, "test")))
    evaluate(parse(f"6d6 {stages}"), dice)
    with pytest.raises(Refusal) as refusal:
        evaluate(parse("4d6 hit>=3 then wound>=4"), dice)
    assert (refusal.value.code, refusal.value.facts["count"]) == ("dice-needed", 4)


def test_none_told_of_saves_is_not_lost_where_wounds_are_thrown_again_before_them() -> None:
    told = DiceInput(successes=3, wounds=1, saved=0)
    with pytest.raises(Refusal) as refusal:
        thrown_whole("6d6 hit>=4 then wound>=4 reroll failures then save>=5", told)
    assert refusal.value.code == "typed-further"


def test_of_an_attack_whose_sixes_do_more_the_hits_cannot_be_counted() -> None:
    hit = stage("attack", FIVE_UP, to="hit", special={6: ("hit", "hit")}, purpose=TEST)
    plain = stage("attack", FIVE_UP, to="hit", purpose=TEST)
    save = stage("wound", FIVE_UP, to=None, otherwise="lost", purpose=TEST)
    assert hit.countable(TEST) is None
    assert plain.countable(TEST) == FIVE_UP
    assert save.countable(TEST) == FIVE_UP


def test_after_failures_are_thrown_again_their_successes_are_counted_too() -> None:
    request = Successes(TEST, 4, FIVE_UP, D6, frozenset({1, 2, 3, 4}))
    dice_inputs = iter((DiceInput(successes=1), DiceInput(successes=2)))
    result, faces = throw_by_throw(lambda dice: dice.ask(request), lambda *_: next(dice_inputs))
    assert result == 3
    assert [(part.source, part.dice, part.successes) for part in faces.so_far.parts] == [
        ("counted", 4, 1),
        ("counted", 3, 2),
    ]


@pytest.mark.parametrize("bot", ["throw", "rest"])
def test_an_arrow_the_bot_throws_has_its_bearing_and_one_on_the_table_has_none(bot: Any) -> None:
    scatter = Scatter(TEST)

    def run(dice: RolledDice) -> Any:
        return dice.scatter("test", die=SCATTER)

    typed, _ = throw_by_throw(run, lambda *_: DiceInput((3,)))
    drawn, faces = throw_by_throw(run, lambda *_: DiceInput(bot=bot))
    assert (typed.distance, typed.bearing) == (3, None)
    assert drawn.misfire or drawn.bearing is not None
    again = listed(faces)
    assert again.scatter("test", die=SCATTER) == drawn
    again.finish()
    assert dict(scatter.outcomes())


def test_dice_that_fell_for_another_throw_are_let_go() -> None:
    def two(need: int) -> Any:
        first = Successes(Purpose("hit", 4), 3, frozenset({4, 5, 6}))
        second = Successes(Purpose("wound", need), 2, FIVE_UP)

        def run(dice: RolledDice) -> int:
            return dice.ask(first) + dice.ask(second)

        return run

    before = MixedFaces(Fallen(), DiceInput((6, 5, 1, 6), ahead=True), FairFaces(SEED, "test"))
    with pytest.raises(Refusal):
        two(4)(RolledDice(before))
    assert before.so_far.parts == (Part("typed", 3), Part("typed", 1))
    same = MixedFaces(before.so_far, DiceInput((6,)), FairFaces(SEED, "test"))
    assert two(4)(RolledDice(same)) == 4
    other = MixedFaces(before.so_far, DiceInput(), FairFaces(SEED, "test"))
    with pytest.raises(Refusal):
        two(5)(RolledDice(other))
    assert not other.fits
    assert other.so_far.marks == (6, 5, 1)
    assert other.wanted is not None
    assert other.wanted.count == 2


def test_a_chain_in_which_nothing_can_be_told_apart_wants_its_faces() -> None:
    useless = stage("attack", frozenset(), to="hit", purpose=TEST)
    chain = Chain(TEST, 2, "attack", (useless,), (("hit", 1),))
    assert refused(chain, DiceInput(successes=0)).code == "faces-wanted"
    alike = replace(useless, routes=tuple((mark, ("hit",)) for mark in D6.marks))
    assert alike.countable(TEST) is None


SEEN = Fallen(
    (6, 5, 1), (Part("typed", 1), Part("fair", 2, 0)), (Throw("d6", 3, "attack", None, 4, False),)
)


def going_on(before: Fallen, dice_input: DiceInput) -> tuple[RolledDice, MixedFaces]:
    """Return dice that go on from some that fell, with draw 1 as the bot's next."""
    faces = MixedFaces(before, dice_input, FairFaces(SEED, "stream", "", 1))
    return RolledDice(faces), faces


def test_dice_of_the_bot_that_were_seen_fall_first_whatever_is_asked_then() -> None:
    dice, faces = going_on(SEEN, DiceInput(bot="rest"))
    dice.ask(Sum(TEST, 3))
    dice.finish()
    assert dice.marks[:2] == (5, 1), "what the player typed is the player's to throw again"
    assert faces.so_far.parts[0] == Part("fair", 2, 0)
    assert [draw.number for draw in faces.draws] == [1]
    assert not faces.owed


def test_dice_of_the_bot_that_nobody_asks_for_stay_owed() -> None:
    dice, faces = going_on(SEEN, DiceInput((3,), ahead=True))
    dice.ask(Sum(TEST, 1))
    with pytest.raises(Refusal, match="dice-left-over"):
        dice.finish()
    dice, faces = going_on(SEEN, DiceInput())
    dice.ask(Sum(TEST, 1))
    dice.finish()
    assert dice.marks == (5,)
    assert faces.owed == (Owed("d6", 0, (1,)),)
    dice, faces = going_on(SEEN, DiceInput())
    dice.finish()
    assert faces.owed == (Owed("d6", 0, (5, 1)),)
    assert faces.so_far == SEEN.loosened()


@pytest.mark.parametrize(("die", "code"), [(D3, None), (plain_die(8), "owed-other-die")])
def test_only_the_same_die_shows_what_was_seen(die: Die, code: str | None) -> None:
    dice, _ = going_on(SEEN.loosened(), DiceInput(bot="rest"))
    if code is None:
        dice.ask(Sum(TEST, 2, die))
        assert dice.marks == (5, 1)
    else:
        with pytest.raises(Refusal, match=code):
            dice.ask(Sum(TEST, 2, die))


LETHAL = stage(
    "attack",
    frozenset({4, 5, 6}),
    to="hit",
    special={6: ("wound",)},
    purpose=Purpose("hit", need=4),
)


@pytest.mark.parametrize(
    ("throw", "best"),
    [
        (LETHAL, {6}),
        (replace(LETHAL, reroll=frozenset({1, 2, 3})), {6}),
        (replace(LETHAL, reroll=frozenset({1})), None),
        (stage("attack", FIVE_UP, to="hit", purpose=TEST), None),
        (stage("attack", FIVE_UP, to="hit", special={6: ("hit", "hit")}, purpose=TEST), None),
        (stage("attack", FIVE_UP, to="hit", special={1: ("misfire",)}, purpose=TEST), None),
    ],
)
def test_the_best_kind_is_told_apart_where_it_leads_elsewhere(
    throw: Stage, best: set[int] | None
) -> None:
    apart = throw.apart(throw.purpose)
    assert (None if apart is None else set(apart.special)) == best


def test_successes_with_those_of_the_best_kind_stand_for_dice_that_lead_there() -> None:
    request = Chain(TEST, 5, "attack", (LETHAL,), (("hit", 1), ("wound", 10)))
    faces = MixedFaces(Fallen(), DiceInput(successes=3, special=1), FairFaces(SEED, "test"))
    result = RolledDice(faces).ask(request)
    assert result.score == 12
    assert faces.so_far.parts == (Part("counted", 5, None, 3),)
