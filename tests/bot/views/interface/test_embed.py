"""Embeds stay within what Discord takes, whatever the card."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts.bundle import escaped
from bot.views.cards.card import Card, Tone
from bot.views.interface.embed import cut, embed_of, folded
from bot.views.words.dice_faces import PICTURED, face_of

LINES = st.lists(st.text(min_size=1, max_size=400), max_size=40).map(tuple)


def test_the_headline_comes_first_then_dice_then_changes() -> None:
    card = Card("Herons — Volley", "One figure falls.", ("arrows: 6",), ("Crows: 5 left",), "no. 3")
    embed = embed_of(card)
    assert embed.title == "Herons — Volley"
    assert embed.description == "**One figure falls.**\narrows: 6\n▸ Crows: 5 left"
    assert embed.footer.text == "no. 3"


def test_a_card_of_a_title_alone_is_an_embed() -> None:
    embed = embed_of(Card("Battle", ""))
    assert embed.title == "Battle"
    assert not embed.description
    assert embed.footer.text is None


@given(st.text(max_size=3000), st.text(max_size=3000), LINES, LINES, st.text(max_size=3000))
def test_no_card_is_too_long_for_discord(
    title: str, headline: str, dice: tuple[str, ...], changes: tuple[str, ...], footer: str
) -> None:
    embed = embed_of(Card(title, headline, dice, changes, footer))
    assert len(embed.title or "") <= 256
    assert len(embed.description or "") <= 4096
    assert len(embed.footer.text or "") <= 2048
    assert len(embed) <= 6000


def test_a_long_headline_keeps_its_bold() -> None:
    description = embed_of(Card("", "x" * 5000)).description
    assert description is not None
    assert description.startswith("**x")
    assert description.endswith("…**")


@pytest.mark.parametrize(
    ("lines", "longest", "shown"),
    [
        (("one", "two"), 7, "one\ntwo"),
        (("one", "two", "three"), 10, "one\ntwo\n…"),
        (("one", "two", "three"), 13, "one\ntwo\nthree"),
        (("a very long line", "two"), 8, "a very…"),
        (("averylongline", "two"), 8, "averylo…"),
        ((), 5, ""),
    ],
)
def test_lines_are_folded_and_say_so(lines: tuple[str, ...], longest: int, shown: str) -> None:
    assert folded(lines, longest) == shown


@given(LINES, st.integers(1, 300))
def test_folded_lines_are_never_too_long(lines: tuple[str, ...], longest: int) -> None:
    assert len(folded(lines, longest)) <= longest


def test_a_text_is_cut_only_where_it_must_be() -> None:
    assert cut("herons", 6) == "herons"
    assert cut("herons", 5) == "hero…"


@pytest.mark.parametrize("tone", ["good", "bad", "odds", "refusal"])
def test_tones_have_colours_of_their_own(tone: Tone) -> None:
    assert embed_of(Card("a", "b", tone=tone)).colour != embed_of(Card("a", "b")).colour


def test_a_player_s_words_neither_format_nor_mention() -> None:
    shown = escaped("**@everyone** `x` <@&123456789012345678>")
    assert re.search(r"(?<!\\)[*<`]|@\w", shown) is None


PICTURES = {face.name: f"<:{face.name}:{10**18}>" for face in PICTURED}


def volley(count: int) -> str:
    hits = " ".join(face_of("d6", 6, "hit").within("6") for _ in range(count))
    return f"to hit 4+: {hits} → **{count}**"


def test_dice_are_pictures_as_long_as_all_lines_have_room() -> None:
    card = Card("", "", tuple(volley(12) for _ in range(25)))
    description = embed_of(card, PICTURES).description or ""
    lines = description.splitlines()
    assert len(lines) == 25
    assert len(description) <= 4096
    drawn = ["<:" in line for line in lines]
    assert drawn == sorted(drawn, reverse=True)
    assert 5 < sum(drawn) < 25
    assert "**6 6 6 6 6 6 6 6 6 6 6 6**" in lines[-1]


@given(st.lists(st.integers(1, 12), max_size=60), st.text(max_size=1500))
def test_pictures_leave_no_line_out_that_words_have_room_for(
    counts: list[int], headline: str
) -> None:
    card = Card("", headline, tuple(map(volley, counts)), ("lost",) * 20)
    drawn, told = (embed_of(card, pictures).description or "" for pictures in (PICTURES, {}))
    assert len(drawn) <= 4096
    assert len(drawn.splitlines()) == len(told.splitlines())
