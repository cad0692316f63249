"""Names by which numbers are counted."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulesets.core.results.counted import counted_by, unit_name, without_mark
from rulesets.core.ruleset.counting import kept_as, numbers_now, parts_of, renamed
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games

GAMES = installed_games()
T9A = GAMES["t9a"]
APART = ("Gun 1", "Gun-1", "Gun: 1", "Gun (1)", "Gun 1!", "🔥🔥", "🔥", "!!!", "★★", "G'un 1")


@pytest.mark.parametrize(("name", "other"), list(combinations(APART, 2)))
def test_units_whose_names_differ_by_signs_are_counted_apart(name: str, other: str) -> None:
    assert counted_by("reach", unit=name) != counted_by("reach", unit=other)
    assert None not in {counted_by("reach", unit=name), counted_by("reach", unit=other)}


@pytest.mark.parametrize(
    ("name", "counted"),
    [
        ("Mage", "tried:mage/fireball"),
        ("Élite Gardes 2", "tried:elite-gardes-2/fireball"),
        ("gun 1", "tried:gun-1/fireball"),
    ],
)
def test_simple_names_are_counted_as_they_were(name: str, counted: str) -> None:
    assert counted_by("tried", "Fireball!", unit=name) == counted


def test_capitals_and_accents_make_no_difference_where_signs_do() -> None:
    assert unit_name("L'Élu") == unit_name("l'elu") != unit_name("L Elu")
    assert without_mark(unit_name("L'Élu")) == "l-elu"


@pytest.mark.parametrize("name", ["ß" * 60, "ﷺ" * 40, "ẞ-" * 30])
def test_a_name_that_grows_as_it_is_taken_apart_stays_short(name: str) -> None:
    assert len(unit_name(name)) <= 60
    assert unit_name(name) != unit_name(name[:-2] + "x")


def test_a_number_goes_on_as_the_signs_of_a_name_change() -> None:
    held = counted_by("explosion-reach", unit="Gun 1") or ""
    now = renamed(T9A, held, "Gun 1", "Gun-1")
    assert now == counted_by("explosion-reach", unit="Gun-1") != held
    assert renamed(T9A, now, "Gun 1", "Cannon") == now
    assert renamed(T9A, now, "Gun-1", "🔥") == counted_by("explosion-reach", unit="🔥")


@pytest.mark.parametrize("game", [GAMES[game] for game in GAMES], ids=list(GAMES))
def test_what_is_counted_by_a_unit_is_kept_by_its_side(game: Ruleset) -> None:
    """An option that names a unit in such a name is the one whose side keeps the number."""
    by_unit = [
        (procedure.id, option)
        for procedure in game.procedures
        for parameter in procedure.parameters
        if (kept := parameter.kept) is not None
        for option in kept.of
        if kept.by(option) is not (option in procedure.unit_options)
    ]
    assert by_unit == []
    assert all(parts_of(game, counter) for counter in game.counters if counter.named)


@pytest.mark.parametrize(
    ("units", "now"),
    [
        (("Gun-1", "Mage"), "Gun-1"),
        (("Gun 1", "Gun-1"), "Gun 1"),  # the plain one keeps it
        (("Gun: 1", "Gun-1"), None),  # of two that had it together nobody knows whose it is
        (("Mage",), None),
    ],
)
def test_a_number_kept_before_is_of_the_only_unit_of_that_plain_name(
    units: tuple[str, ...], now: str | None
) -> None:
    before = "explosion-reach:gun-1"
    wanted = before if now is None else counted_by("explosion-reach", unit=now)
    kept = {before: 4, "magic-dice": 2}
    assert numbers_now(T9A, kept, units) == ((wanted, 4), ("magic-dice", 2))
    if now is not None and wanted is not None:
        assert kept_as(T9A, wanted, kept, units) == before


def test_a_number_kept_since_goes_before_one_kept_before() -> None:
    now = counted_by("items-lost", "Fireball", unit="Big-Boss") or ""
    assert now != "items-lost:big-boss/fireball"
    kept = {"items-lost:big-boss/fireball": 1, now: 0}
    assert numbers_now(T9A, kept, ["Big-Boss"]) == ((now, 0),)
    assert kept_as(T9A, now, kept, ["Big-Boss"]) == now
    assert kept_as(T9A, now, {}, ["Big-Boss"]) == now


def test_a_spell_of_the_plain_name_of_a_unit_is_left_alone() -> None:
    kept = {"items-lost:mage/big-boss": 1}
    assert numbers_now(T9A, kept, ["Big-Boss", "Mage"]) == (("items-lost:mage/big-boss", 1),)
