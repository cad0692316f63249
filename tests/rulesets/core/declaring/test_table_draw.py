"""A plain draw on a random table."""

from __future__ import annotations

from rulesets.core.battlefield.amount import Amount
from rulesets.core.books.table import Row, Table
from rulesets.core.declaring.layer import Layer, Witness
from rulesets.core.declaring.table_draw import TableDraw, draws_on
from rulesets.core.results.odds import odds
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from tests.rulesets.brute import brute_force

WEATHER = Table("weather", "L1", Amount(0, 2), (Row("rain", 2, 4), Row("sun", 5, 12)))
DRAW = draws_on([WEATHER])


def test_a_draw_leads_to_the_row_of_its_total() -> None:
    dice = RolledDice(ListedFaces((1, 3)))
    assert DRAW.run(dice, table="weather") == TableDraw("weather-rain")


def test_a_modifier_moves_the_draw_and_ends_take_what_lies_beyond() -> None:
    low = DRAW.run(RolledDice(ListedFaces((1, 1))), table="weather", modifier=-5)
    high = DRAW.run(RolledDice(ListedFaces((6, 6))), table="weather", modifier=5)
    assert (low.row, low.total) == ("weather-rain", -3)
    assert (high.row, high.total) == ("weather-sun", 17)


def test_the_chances_of_rows_equal_brute_force() -> None:
    arguments = {"table": "weather", "modifier": 1}
    chances = dict(odds(DRAW.run, arguments).outcomes)
    expected = brute_force(DRAW.run, arguments)
    assert chances.keys() == expected.keys()
    assert all(abs(chances[row] - expected[row]) < 1e-12 for row in expected)


def test_a_draw_on_a_borrowed_table_names_its_witness_and_is_held_back_without_the_layer() -> None:
    floods = Table("floods", "R L7", Amount(0, 1), (Row("low", 1, 3), Row("high", 4, 6)), "draft")
    draw = draws_on([WEATHER, floods])
    layer = Layer("0.9", "beyond", (Witness("draft", "0.8", "R"),))
    off = {"beyond": "off"}
    assert draw.borrowed({"table": "floods"}) == ("draft",)
    assert draw.borrowed({"table": "weather"}) == ()
    assert draw.borrowed({}) == ("draft",)
    refusal = draw.held_back(layer, off, {"table": "floods"})
    assert refusal is not None
    assert refusal.facts["lacks"] == "borrowed-table"
    assert draw.held_back(layer, {}, {"table": "floods"}) is None
    assert draw.held_back(layer, off, {"table": "weather"}) is None
    assert draw.held_back(layer, off) is None
    assert DRAW.beyond is None
