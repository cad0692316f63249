"""Patterns of which the words are data."""

from __future__ import annotations

import re

import pytest
from pydantic import ValidationError

from bot.armies.words import list_words
from rulesets.core.notation.spoken.lexicon import lexicon
from rulesets.dice.notation.spoken.lexicon import phrase_words
from rulesets.worded import Worded, Wording, either


class Table(Worded):
    one_word: Wording


def test_a_table_holds_words_as_they_are_typed() -> None:
    table = Table.model_validate({"one-word": "épée,  long\nsword, l'"})
    assert table.one_word == {"épée", "long sword", "l'"}


@pytest.mark.parametrize("wrong", ["Sword", "sword,, bow", "sword, sword", "", "swords?"])
def test_what_is_no_word_is_refused(wrong: str) -> None:
    with pytest.raises(ValidationError):
        Table.model_validate({"one-word": wrong})
    with pytest.raises(ValidationError):
        Table.model_validate({"one-word": "bow", "other": "bow"})


def test_the_longest_of_some_words_is_found_whatever_signs_it_has() -> None:
    pattern = re.compile(either(frozenset({"v", "vs", "vs."}), frozenset({"+"})))
    assert pattern.findall("v vs vs. + x") == ["v", "vs", "vs.", "+"]


def test_no_table_of_words_lacks_any() -> None:
    assert all(dict(list_words()).values())
    assert all(dict(phrase_words()).values())
    assert all(dict(lexicon().sheets).values())
