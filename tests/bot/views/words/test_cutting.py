"""Texts that are too long: whole sentences of them, else whole words."""

from __future__ import annotations

from bot.views.words.cutting import sentences

SPELL = "Net: 10+ · curse · 24″. No move at will, not even a pivot. It may still shoot and flee."


def test_a_text_that_finds_room_stays_as_it_is() -> None:
    assert sentences(SPELL, len(SPELL)) == SPELL


def test_a_text_that_is_too_long_ends_with_the_last_sentence_that_finds_room() -> None:
    whole = "Net: 10+ · curse · 24″. No move at will, not even a pivot. …"
    assert sentences(SPELL, len(SPELL) - 1) == whole
    assert sentences(SPELL, len(whole)) == whole


def test_a_text_whose_sentences_would_leave_most_of_the_room_ends_with_a_word() -> None:
    assert sentences(SPELL, 55) == "Net: 10+ · curse · 24″. No move at will, not even a…"


def test_a_dot_within_a_number_ends_no_sentence() -> None:
    assert sentences("Fireball: B 1.3, level 1 and more", 20) == "Fireball: B 1.3,…"
