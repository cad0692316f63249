"""The chances of the magic chapter are those of every sequence of faces."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets.blackhammer import RULESET
from rulesets.core.results.odds import odds
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of

QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("winds_of_magic", {}),
    ("winds_of_magic", {"power_bonus": -4, "dispel_bonus": 2}),
    ("magic_phase", {"upkeeps": "3 2"}),
    ("cast_spell", {"level": 2, "dice_used": 3, "casting_value": 8}),
    ("cast_spell", {"level": 3, "dice_used": 4, "casting_value": 15}),
    ("cast_spell", {"level": 3, "dice_used": 1, "casting_value": 4}),
    ("dispel", {"level": 1, "dice_used": 3, "casting_result": 11}),
    ("dispel", {"level": 3, "dice_used": 1, "casting_result": 4}),
    ("dispel_in_play", {"dice_used": 2, "casting_value": 7}),
    ("bound_spell", {"dice_used": 2, "resistance": 1, "power_level": 9}),
    ("dispel_free_spell", {"dice_used": 2, "casting_value": 7}),
    ("miscast", {"dice_used": 3, "contact": "3 6 0"}),
    ("miscast", {"modifier": -3, "contact": "4 2", "contact_models": 3}),
    ("miscast", {"total": 12, "contact_models": 3}),
    ("spell_hits", {"hits": "D2", "s": 4, "t": 4, "save": 5}),
    ("resolve_spell", {"hits": "1", "s": 4, "damage": "D3", "target": "Ogres 2 T4 W2 Sv4+ Wd5+"}),
    (
        "magic_attempt",
        {"level": 1, "dice_used": 2, "casting_value": 8, "dispel_dice": 1, "dispel_level": 3},
    ),
    (
        "magic_attempt",
        {"level": 1, "dice_used": 1, "casting_value": 5, "hits": "1", "s": 4, "t": 3},
    ),
]


@pytest.mark.parametrize(("procedure", "options"), QUESTIONS, ids=lambda value: str(value)[:60])
def test_chances_equal_brute_force(procedure: str, options: dict[str, Any]) -> None:
    run = RULESET.procedure(procedure).run
    arguments = arguments_of(RULESET, procedure, options)
    found = odds(run, arguments)
    assert found.exact
    truth = brute_force(run, arguments)
    assert dict(found.outcomes) == pytest.approx(truth, abs=1e-9)


def test_level_2_with_three_dice_against_8() -> None:
    arguments = arguments_of(
        RULESET, "cast_spell", {"level": 2, "dice_used": 3, "casting_value": 8}
    )
    found = odds(RULESET.procedure("cast_spell").run, arguments)
    assert found.chance(lambda result: result.cast) * 216 == pytest.approx(197)
    assert found.chance(lambda result: result.miscast) * 216 == pytest.approx(16)
    assert found.chance(lambda result: result.reason == "too-low") * 216 == pytest.approx(3)


def test_every_set_of_spells_is_as_likely_whatever_is_chosen() -> None:
    run = RULESET.procedure("spell_generation").run
    for level, chosen in ((1, ""), (2, ""), (3, ""), (3, "2"), (2, "6")):
        options = {"level": level, **({"chosen": chosen} if chosen else {})}
        found = odds(run, arguments_of(RULESET, "spell_generation", options))
        rolled = level - len(chosen)
        sets = comb(6 - len(chosen), rolled)
        assert [chance for _, chance in found.outcomes] == pytest.approx([1 / sets] * sets)


def test_spells_fall_as_often_as_their_chances_say() -> None:
    """The chances rest on symmetry; the dice do not."""
    run = RULESET.procedure("spell_generation").run
    arguments = arguments_of(RULESET, "spell_generation", {"level": 2, "chosen": "3"})
    faces = FairFaces(b"spells known".ljust(32, b"."), "table")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(3000):
        spells = run(RolledDice(faces), **arguments).spells
        counts[spells] = counts.get(spells, 0) + 1
    assert sorted(counts) == [(1, 3), (2, 3), (3, 4), (3, 5), (3, 6)]
    assert all(500 < count < 700 for count in counts.values())


def test_magic_dice_typed_in_either_order_are_replayed_as_they_fell() -> None:
    run = RULESET.procedure("winds_of_magic").run
    for typed in ((4, 2), (2, 4), (3, 1), (3, 3), (6, 3)):
        first = RolledDice(ListedFaces(typed))
        again = RolledDice(ListedFaces(typed))
        result = run(first)
        assert first.marks == typed
        assert run(again) == result
        first.finish()


def test_a_whole_spell_with_many_models_in_contact_is_exact() -> None:
    options = {
        "wizard": "Mage Lv3",
        "dispeller": "Foe Lv2",
        "target": "Orcs 30 T4 W1 Sv5+",
        "casting_value": 11,
        "dice_used": 4,
        "dispel_dice": 3,
        "hits": "2D6",
        "s": 4,
        "contact": "3 3 3 4 4 4 5 5 5 6",
    }
    arguments = arguments_of(RULESET, "magic_attempt", options)
    found = odds(RULESET.procedure("magic_attempt").run, arguments)
    assert found.exact
    assert sum(chance for _, chance in found.outcomes) == pytest.approx(1)


@given(
    level=st.integers(1, 3),
    dice_used=st.integers(1, 4),
    value=st.integers(5, 15),
    modifier=st.integers(-2, 3),
)
def test_a_casting_either_succeeds_fails_or_turns_on_the_caster(
    level: int, dice_used: int, value: int, modifier: int
) -> None:
    options = {
        "level": level,
        "dice_used": dice_used,
        "casting_value": value,
        "modifier": modifier,
        "extra_dice": 2,
    }
    arguments = arguments_of(RULESET, "cast_spell", options)
    found = odds(RULESET.procedure("cast_spell").run, arguments)
    fiasco = 1 - (5 / 6) ** dice_used - dice_used * (1 / 6) * (5 / 6) ** (dice_used - 1)
    assert found.chance(lambda result: result.miscast) == pytest.approx(fiasco)
    assert not any(result.cast and result.miscast for result, _ in found.outcomes)
    harder = odds(RULESET.procedure("cast_spell").run, {**arguments, "casting_value": value + 1})
    easy = found.chance(lambda result: result.cast)
    assert easy >= harder.chance(lambda result: result.cast) - 1e-12


@given(st.lists(st.integers(1, 6), min_size=2, max_size=6), st.integers(0, 3), st.integers(1, 30))
def test_two_ones_never_dispel(faces: list[int], level: int, result: int) -> None:
    options = {"dice_used": len(faces) + 2, "level": level, "casting_result": result}
    arguments = arguments_of(RULESET, "dispel", options)
    dice = RolledDice(ListedFaces((1, *faces, 1)))
    dispel = RULESET.procedure("dispel").run(dice, **arguments)
    assert not dispel.dispelled
    assert dispel.reason == "double-one"


@given(st.integers(-30, 40))
def test_every_table_result_has_one_row(total: int) -> None:
    table = next(table for table in RULESET.tables if table.id == "miscast")
    row = table.row(total)
    assert row.least <= min(12, max(2, total)) <= row.most
