"""The file of words that players use for one another: what its lines mean, and that they hold."""

from __future__ import annotations

import pytest

from bot.lookup.search.synonyms import SYNONYMS, read_families, synonyms
from tests.bot.lookup.kept import search


def test_words_of_a_line_stand_for_each_other() -> None:
    known = synonyms(read_families(["spell sort", "", "# told", "~ sort sword"]))
    assert set(known["spell"]) == {"sort"}
    assert set(known["sort"]) == {"spell", "sword"}


def test_what_is_the_same_stands_more_surely_than_what_is_near() -> None:
    known = synonyms(read_families(["~ spell sort", "spell magic"]))
    assert known["spell"]["sort"] < known["spell"]["magic"] < 1.0


def test_an_abbreviation_stands_for_words_that_do_not_stand_for_each_other() -> None:
    known = synonyms(read_families(["bsb gb > battle standard"]))
    assert set(known["gb"]) == {"battle", "standard"}
    assert "battle" not in known


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("spell sort spell", "line 1: a word stands there twice"),
        ("spell Sort", "line 1: words are to have no capitals"),
        ("épée sword", "line 1: words are to have no capitals"),
        ("spell", "line 1: fewer than two words"),
        ("spell > spell", "line 1: fewer than two words"),
        ("> spell", "line 1: fewer than two words"),
    ],
)
def test_a_line_that_is_no_family_is_refused(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_families([line])


def test_the_file_holds_what_players_say() -> None:
    assert "wizard" in SYNONYMS["magos"]
    assert "banniere" in SYNONYMS["gb"]


@pytest.mark.parametrize(
    ("question", "meant"),
    [("projo magique", "magic-missiles"), ("dissip avec un parcho", "om-dispel-scroll")],
)
def test_a_rule_is_found_by_slang_that_no_text_holds(question: str, meant: str) -> None:
    assert meant in [hit.article.id for hit in search().find(question, "blackhammer", most=5)]
