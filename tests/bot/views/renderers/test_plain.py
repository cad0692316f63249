"""Messages as lines of plain text."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies

from bot.texts.bundle import escaped
from bot.texts.markup import without_markup
from bot.views.cards.card import Card
from bot.views.interface.embed import embed_of
from bot.views.renderers.plain import message_lines


@pytest.mark.parametrize(
    ("marked", "plain"),
    [
        ("**2** of `  3`", "2 of   3"),
        ("3 * 4 * 5", "3 * 4 * 5"),
        (r"snake\_case \*so\*", "snake_case *so*"),
        ("nothing", "nothing"),
    ],
)
def test_formatting_is_taken_away(marked: str, plain: str) -> None:
    assert without_markup(marked) == plain


@pytest.mark.parametrize(
    "words", ["Orc *Boyz*", "a_b_c", "~x~ |y|", "@everyone", "> quote", "a < b <@1>", "`z`"]
)
def test_a_player_s_words_come_out_as_they_were_typed(words: str) -> None:
    assert without_markup(escaped(words)) == words


@given(strategies.text(alphabet="*_~`|\\[]<>#@\u200b- a(", max_size=40))
def test_what_escaping_adds_is_exactly_what_is_taken_away(words: str) -> None:
    assert without_markup(escaped(words)) == words
    assert without_markup(f"**{escaped(words)}** `x`") == f"{words} x"


def test_a_message_becomes_lines_who_what_and_result_first() -> None:
    embed = embed_of(Card("Rally", "The band rallies.", ("rally: 3 4 → **7**",), (), "no. 3"))
    message = {"content": "Ann:\n\n", "embeds": [embed.to_dict()]}
    assert message_lines(message) == [
        "Ann:",
        "Rally: The band rallies.",
        "rally: 3 4 → 7",
        "no. 3",
    ]


def test_fields_of_an_embed_are_lines_too() -> None:
    embed = {"fields": [{"name": "Side", "value": "**Otters**"}], "footer": None}
    assert message_lines({"content": None, "embeds": [embed]}) == ["Side: Otters"]


def test_the_first_line_has_the_colon_of_the_language() -> None:
    embed = {"title": "Ralliement", "description": "La bande se rallie.\nun dé"}
    lines = message_lines({"embeds": [embed]}, "\N{NO-BREAK SPACE}:")
    assert lines == ["Ralliement\N{NO-BREAK SPACE}: La bande se rallie.", "un dé"]
    assert message_lines({"embeds": [{"title": "Alone"}]}) == ["Alone"]


def test_an_empty_message_has_no_lines() -> None:
    assert message_lines({}) == []
