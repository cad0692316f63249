"""Numbers as the readers of each language write them."""

from __future__ import annotations

import pytest

from bot.texts.localiser import Localiser
from bot.views.words.numbers import decimal, percent, signed

ENGLISH, FRENCH = (Localiser(()).texts(locale) for locale in ("en", "fr"))


@pytest.mark.parametrize(("value", "shown"), [(2, "+2"), (0, "+0"), (-3, "\N{MINUS SIGN}3")])
def test_bonuses_have_their_sign(value: int, shown: str) -> None:
    assert signed(value) == shown


@pytest.mark.parametrize(
    ("value", "places", "english", "french"),
    [
        (3.5, 2, "3.5", "3,5"),
        (2.0, 2, "2", "2"),
        (1.005, 1, "1", "1"),
        (10.0, 0, "10", "10"),
        (100.0, 2, "100", "100"),
        (-0.001, 2, "0", "0"),
        (-1.25, 2, "-1.25", "-1,25"),
    ],
)
def test_decimals_end_where_they_say_nothing(
    value: float, places: int, english: str, french: str
) -> None:
    assert decimal(ENGLISH, value, places) == english
    assert decimal(FRENCH, value, places) == french


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (0.0, "0%"),
        (1e-9, "< 0.1%"),
        (0.0005, "0.1%"),
        (1 / 6, "16.7%"),
        (0.5, "50%"),
        (0.9991, "99.9%"),
        (0.99999, "> 99.9%"),
        (1.0 - 1e-15, "100%"),
        (1.0, "100%"),
    ],
)
def test_what_is_possible_is_neither_0_nor_100(chance: float, shown: str) -> None:
    assert percent(ENGLISH, chance) == shown


def test_french_percents_have_a_comma_and_a_narrow_space() -> None:
    assert percent(FRENCH, 1 / 6) == "16,7\N{NARROW NO-BREAK SPACE}%"
    assert percent(FRENCH, 1e-9) == "< 0,1\N{NARROW NO-BREAK SPACE}%"
