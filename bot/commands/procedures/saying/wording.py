"""Words of a sentence, compared with those by which something is called."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from bot.commands.procedures.saying.words import words_for
from bot.texts.names import fold
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.questions import Question
from rulesets.spoken_number import spoken_number

EXACTLY: Final = "="
"""The beginning of what a word must be as it stands."""
WORD: Final = re.compile(r"\d+(?:st|nd|rd|th|e|eme|er)?\b|\d+|[^\W\d_]+")
_SAID: Final = re.compile(rf"\d+(?:\+|s\b)|{WORD.pattern}")
"""A word of a sentence: what dice must show, as `4+` and `4s`, is no number."""
_DENIED: Final = re.compile(r"^[^?]*\?\s*(?:non?|nah|nope)\b[\s,.!:;]*(?=\w)", re.IGNORECASE)
_JOINED: Final = re.compile(r"\b(contre|counter)(?=charg)")
_DICE: Final = re.compile(r"\b(\d+) ?d(?:6|es?)?\b")
"""Dice in short: `3d`, `3D6`."""
_INCHES: Final = re.compile(r"(?<=\d) ?(?:[\u2033\u201d\"]|''|\u2019\u2019)")
"""Signs of inches after a number."""
_NEAR_AND_FAR: Final = 2
_OBJECTIVES: Final = "objectives"
"""The end of the names of options that count objectives, which no points are."""
_LEAST_STEM: Final = 4
_LONGEST_ENDING: Final = 5


def words_in(text: str) -> list[str]:
    """Return the words of a sentence as they are compared, numbers in figures.

    What was asked and denied at once is none of it: `hold? no, flee`.
    """
    text = _DENIED.sub("", text)
    if text.count('"') != _NEAR_AND_FAR:  # not around a name
        text = _INCHES.sub(" inches ", text)
    words = _SAID.findall(_DICE.sub(r"\1 dice", _JOINED.sub(r"\1 ", fold(text))))
    numbers = {word: spoken_number([word]) or 0 for word in words}
    return [str(numbers[word]) if numbers[word] > 1 else word for word in words]


def number_among(
    question: Question, words: Sequence[str], free: Collection[int]
) -> tuple[Raw, set[int]] | None:
    """Return the number among some words that answers a question of numbers."""
    bands = [each for each in question.answers if each.least is not None and each.most is not None]
    plain = {str(each.value): each.value for each in question.answers if not bands}
    for at in sorted(free):
        if not words[at].isdigit():
            continue
        beside = {
            at,
            *(
                each
                for each in (at - 1, at + 1)
                if each in free and words[each] in words_for("beside")
            ),
        } - {
            each
            for each in (at - 1,)
            if each >= 0 and words[each] == "pas"  # as in `ne … pas`
        }
        dice = any(words[each] in words_for("of-dice") for each in beside)
        if dice != ("dice" in question.option):
            continue
        counts_points = not words_for("points").isdisjoint(words[at + 1 : at + 2])
        if counts_points and _OBJECTIVES in question.option:
            continue
        number = int(words[at])
        if any(int(band.least or 0) <= number <= int(band.most or 0) for band in bands):
            return number, beside
        if words[at] in plain:
            return plain[words[at]], beside
    return None


def is_measured(words: Sequence[str]) -> bool:
    """Return whether each number among words is one of a length."""
    lengths = words_for("lengths")
    return all(
        not lengths.isdisjoint(words[at + 1 : at + 2])
        for at, word in enumerate(words)
        if word.isdigit()
    )


def band_among(
    question: Question, words: Sequence[str], free: Collection[int]
) -> tuple[Raw, set[int]] | None:
    """Return the nearer or the further of two distances that some words mean: `long range`.

    What is out of range is neither.
    """
    reached = [each for each in question.answers if not each.vain]
    if len(reached) != _NEAR_AND_FAR or any(each.least is None for each in reached):
        return None
    for group, answer in zip(("near", "far"), reached, strict=True):
        said = {at for at in free if words[at] in words_for(group)}
        if said:
            beside = {at + 1 for at in said if at + 1 in free}
            return answer.value, said | {at for at in beside if words[at] in words_for("beside")}
    return None


def places_of(
    phrase: Sequence[str], words: Sequence[str], free: Collection[int] | None = None
) -> frozenset[int] | None:
    """Return where the words of a phrase stand, by their beginnings; None where one does not."""
    places: set[int] = set()
    for stem in phrase:
        at = next(
            (
                at
                for at, word in enumerate(words)
                if at not in places and (free is None or at in free) and alike(stem, word)
            ),
            None,
        )
        if at is None:
            return None
        places.add(at)
    return frozenset(places)


def alike(stem: str, word: str) -> bool:
    """Return whether a word is another, or begins so, or is the same but for its ending."""
    if stem.startswith(EXACTLY):
        return stem[1:] == word
    if stem == word or (len(stem) >= 3 and word.startswith(stem)):  # noqa: PLR2004 - as `tir`
        return True
    short = stem[:-1].rstrip("es") if stem[-1:] in "esrtg" else stem
    longer = len(word) - len(short)
    return len(short) >= _LEAST_STEM and word.startswith(short) and longer <= _LONGEST_ENDING
