"""Chances as players read them."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from bot.texts.localiser import Localiser, Texts
from bot.views.cards.chances import chance_lines, field_name, odds_card, value_name
from bot.views.interface.embed import embed_of
from rulesets.core.results.odds import Odds, Value
from rulesets.dice.detail import detail
from tests.example.reeds import RULESET

LOCALISER = Localiser([RULESET])
ENGLISH, FRENCH = (LOCALISER.texts(locale, "reeds") for locale in ("en", "fr"))
NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"


@dataclass(frozen=True)
class Outcome:
    rallied: bool
    felled: int
    state: str | None
    total: int | None = detail()


def test_every_headline_has_its_lines_and_details_have_none() -> None:
    odds = Odds(
        ((Outcome(True, 2, "dry", 9), 0.25), (Outcome(False, 0, None), 0.75)),
        exact=True,
    )
    card = odds_card(ENGLISH, "Fight", odds)
    assert (card.title, card.headline, card.tone) == ("Fight", "Exact chances", "odds")
    assert card.footer == "Nothing was rolled; nothing changes."
    assert card.dice == (
        "rallied: **25%**",
        "figures felled: 0.5 on average",
        "`0` ▇▇▇▇▇▇▇▇▇▇ 75%",
        "`2` ▇▇▇ 25% · 2+: 25%",
        "state: none **75%** · dry **25%**",
    )


def test_an_estimate_says_so_with_its_margin() -> None:
    odds = Odds(((Outcome(True, 0, None), 1.0),), exact=False, margin=0.0155)
    assert "± 1.5%" in odds_card(ENGLISH, "", odds).headline or "± 1.6%" in (
        odds_card(ENGLISH, "", odds).headline
    )
    assert "estimées" in odds_card(FRENCH, "", odds).headline


def test_a_number_that_never_varies_has_one_line() -> None:
    assert chance_lines(ENGLISH, "paces", {4: 1.0}) == ("paces: 4 on average",)


def test_french_chances_are_written_the_french_way() -> None:
    assert chance_lines(FRENCH, "rallied", {True: 0.125, False: 0.875}) == (
        f"ralliée{NO_BREAK}: **12,5{NARROW}%**",
    )
    assert chance_lines(FRENCH, "paces", {1: 0.5, 2: 0.5})[0] == (f"pas{NO_BREAK}: 1,5 en moyenne")


def test_numbers_below_zero_are_aligned() -> None:
    lines = chance_lines(ENGLISH, "paces", {-10: 0.5, 5: 0.5})
    assert lines[1].startswith("`-10` ")
    assert lines[2].startswith("`  5` ")


def test_of_many_values_the_likeliest_are_shown_and_the_rest_counted() -> None:
    chances: dict[Value, float] = {value: (21 - value) / 210 for value in range(1, 21)}
    lines = chance_lines(ENGLISH, "paces", chances)
    assert [line.split("`")[1].strip() for line in lines[1:-1]] == [str(n) for n in range(1, 15)]
    assert lines[-1] == "… and 6 rarer values, together 10%"


def test_values_that_cannot_happen_are_left_out() -> None:
    assert len(chance_lines(ENGLISH, "paces", {0: 0.0, 1: 0.5, 2: 0.5})) == 3


@pytest.mark.parametrize(
    ("value", "field", "english", "french"),
    [
        (None, "state", "none", "aucun"),
        (True, "rallied", "yes", "oui"),
        (7, "paces", "7", "7"),
        ("soaked", "state", "soaked", "trempée"),
        ("ankle", "depth", "to the ankle", "à la cheville"),
        ("omens-kingfisher", "draws.2.row", "Kingfisher: take an omen.", None),
        ("unheard-of", "state", "unheard-of", "unheard-of"),
    ],
)
def test_a_value_is_shown_as_a_word(
    value: Value, field: str, english: str, french: str | None
) -> None:
    assert value_name(ENGLISH, value, field) == english
    if french is not None:
        assert value_name(FRENCH, value, field) == french


def test_parts_of_a_result_are_named_by_their_place() -> None:
    assert field_name(ENGLISH, "felled.2.state") == "figures felled 2 state"


@dataclass(frozen=True)
class Part:
    rallied: bool
    name: str | None = None


@dataclass(frozen=True)
class Parts:
    felled: tuple[Part, ...]


def test_parts_with_one_name_are_told_by_it_and_others_by_their_place() -> None:
    first = Parts((Part(True, "Otto"), Part(False, "Ana"), Part(True)))
    second = Parts((Part(False, "Otto"), Part(True, "Bob"), Part(False)))
    card = odds_card(ENGLISH, "Fight", Odds(((first, 0.5), (second, 0.5)), exact=True))
    told = [line.partition(":")[0] for line in card.dice]
    assert told[0] == "Otto"
    assert [value in line for value, line in zip("23", told[1:], strict=True)] == [True, True]
    assert not any("name" in line for line in card.dice)
    known = odds_card(
        ENGLISH, "", Odds(((first, 0.5), (second, 0.5)), exact=True), {"felled.1": "Us"}
    )
    assert known.dice[0].startswith("Us:")


@dataclass(frozen=True)
class Melee:
    state: str
    felled: int
    enemy_felled: int
    paces: int | None


def test_sides_are_told_by_the_names_of_their_units() -> None:
    rows = tuple((Melee("enemy", fell, 3 - fell, fell or None), 0.25) for fell in range(4))
    sides = {"unit": "Otto", "enemy": "Ana, Bob"}
    told = odds_card(ENGLISH, "Fight", Odds(rows, exact=True), sides=sides).dice
    for name in ("Otto", "Ana, Bob"):
        assert f"{name}: figures felled: 1.5 on average" in told
    certain = Odds(((Melee("enemy", 0, 0, 1), 0.5), (Melee("unit", 0, 0, 1), 0.5)), exact=True)
    line = "state: Ana, Bob **50%** · Otto **50%**"
    assert odds_card(ENGLISH, "", certain, sides=sides).dice == (line,)


@dataclass(frozen=True)
class Host:
    units: tuple[Melee, ...]


def host(size: int, fell: int) -> Host:
    return Host(
        tuple(Melee("unit" if fell % 2 else "enemy", fell, fell, fell) for _ in range(size))
    )


@pytest.mark.parametrize("size", [1, 4, 8, 30])
@pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_many_chances_fit_a_message_in_whole_lines_that_tell_what_they_leave_out(
    texts: Texts, size: int
) -> None:
    rows = tuple((host(size, fell), 1 / 12) for fell in range(12))
    card = odds_card(texts, "Fight", Odds(rows, exact=True))
    assert len(embed_of(card)) <= 2500
    shown = [line for line in card.dice if "(" in line]
    assert shown
    for line in shown:
        told = re.findall(r"([\d.,]+)[\s\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]?%", line)
        assert sum(float(each.replace(",", ".")) for each in told) == pytest.approx(100, abs=1)
    left = re.findall(r"^\d+", card.dice[-1])
    assert bool(left) == (size > 4)
    assert len(card.dice) - len(left) + sum(map(int, left)) == 4 * size


def test_a_number_that_may_be_missing_tells_its_likeliest_values_and_the_others_together() -> None:
    chances: dict[Value, float] = dict.fromkeys(range(1, 20), 0.05)
    (line,) = chance_lines(ENGLISH, "paces", {**chances, 30: 0.0001, None: 0.0499})
    assert line.count(": 5%") == 9
    assert line.endswith(" · others: 55%)")
    assert "30" not in line
