"""Lines of units that are made to be slow: each is read or refused at once."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import cache
from typing import Final

import pytest

from bot.commands.options.names import GameNames
from bot.texts.localiser import Localiser
from rulesets.core.ruleset.installed import installed_games
from rulesets.refusal import Refusal

LONGEST: Final = 1_200
"""Signs of a line that a command takes."""
REPEATED: Final = (
    *("archers cd ", "cd blackhammer ", "twenty ", "fear ", "fly ", "terror fear ", "shield "),
    *("a b ", "cent ", "grand ", "10 x ", "archers ", "musician, ", "1 ", "with ", "d6 ", "M4 "),
    *("of the ", '"" ', "- ", "wizard level ", "great weapon and ", "(", "[shield] ", "20 M4, "),
)
PROSE: Final = (
    "I would like to add the old unit of my friend that he had in the box under his bed at home ",
    "je voudrais ajouter la vieille unité de mon ami qu’il avait dans le temps sous son lit et ",
)
LINES: Final = tuple((each * LONGEST)[:LONGEST] for each in (*REPEATED, *PROSE))
LONGEST_TIME: Final = 0.025
"""Seconds of the processor; 10 ms on a machine that has nothing else to do."""


@cache
def names(game: str, locale: str) -> GameNames:
    found = GameNames(installed_games()[game], Localiser(installed_games().values()), locale)
    reading(found, "Swords 20 M4 Ld7 [shield], bows and others of them")
    return found


def reading(words: GameNames, line: str) -> float:
    begun = time.process_time()
    with suppress(Refusal):
        words.read_unit(line)
    return time.process_time() - begun


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:20])
@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_a_hostile_line_is_read_or_refused_at_once(game: str, locale: str, line: str) -> None:
    words = names(game, locale)
    assert min(reading(words, line) for _ in range(3)) < LONGEST_TIME


@pytest.mark.parametrize("sign", ["\n", ";", " ; ", "\n 1 x", " "])
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_parts_of_a_line_with_many_ends_of_units_are_found_at_once(game: str, sign: str) -> None:
    words, taken = names(game, "en"), list[float]()
    for _ in range(3):
        begun = time.process_time()
        words.understood(f"Orcs 20 M4 WS3{(sign * 280)[:280]}x Ld7")
        taken.append(time.process_time() - begun)
    assert min(taken) < LONGEST_TIME


@pytest.mark.parametrize("word", [", infantry", " e", " les", " of", ' "'])
def test_a_word_behind_a_quoted_name_is_refused_in_its_words(word: str) -> None:
    """The name is whole: no word of the rest belongs to it."""
    with pytest.raises(Refusal, match="line-"):
        names("blackhammer", "en").read_unit(f'"Iron Guard"{word}')
