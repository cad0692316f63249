"""Options that a sentence gives beside an act, for which nobody is asked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.commands.procedures.saying.readings import Reading
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.words import words_for
from rulesets.core.declaring.kind import Decimal, Flag, Whole
from rulesets.core.declaring.parameter import Raw
from rulesets.core.ruleset.game import Ruleset

_LENGTH: Final = 2
"""Words of a length: a number, and what it is measured in."""
_METRIC: Final = "cm"
_DISTANCE: Final = "distance"
_MOVED: Final = "moved"
_GOING: Final = frozenset({"charge", "move", "march_move", "run", "normal_move", "simple_move"})
_ENDING: Final = re.compile(r"(?<![\d+*x-])\d{1,2}[\s.!]*$")
"""A number at the end of a sentence."""
_TAKES: Final[Mapping[str, tuple[type, ...]]] = MappingProxyType(
    {_DISTANCE: (Whole, Decimal), _MOVED: (Flag,)}
)
"""Kinds of the options that are given."""


def is_length(sentences: Sentences, meant: Reading, text: str) -> bool:
    """Return whether the words left over of a sentence are a length.

    A number alone is one at the end of a charge or a move.
    """
    left, command = meant.left, sentences.game.procedure(meant.offer.procedure).command
    if len(left) == 1:
        goes = command in _GOING or meant.offer.procedure in _GOING
        return goes and meant.spoken and _ENDING.search(text) is not None and left[0].isdecimal()
    first, last = (*left, "", "")[:_LENGTH]
    told = (first, last) if first.isdecimal() else (last, first)
    return len(left) == _LENGTH and told[0].isdecimal() and told[1] in _measures()


def _measures() -> frozenset[str]:
    return words_for("lengths") | {_DISTANCE}


def beside(sentences: Sentences, meant: Reading) -> Mapping[str, Raw] | None:
    """Return the options that words left over give an act; None where they are no such thing."""
    procedure, found = sentences.game.procedure(meant.offer.procedure), dict[str, Raw]()
    far, left = _length(sentences.game, meant.left)
    if far:
        found[_DISTANCE] = far
    if left and " ".join(left) in words_for("moving"):
        found[_MOVED], left = True, ()
    kinds = {each.name: each.kind for each in procedure.parameters}
    fits = all(isinstance(kinds.get(name), _TAKES[name]) for name in found)
    known = meant.answered.values.keys() & found.keys()
    return found if found and fits and not left and not known else None


def _length(game: Ruleset, words: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """Return the distance that words begin with, in what the game measures in, and the rest.

    It is zero where they begin with none: a number alone is one only after `distance`.
    """
    said = [word for word in words[:1] if word in words_for("beside") and not word.isdecimal()]
    number, *rest = (*words[len(said) :], "")
    measured = rest[:1] and rest[0] in words_for("lengths")
    if not number.isdecimal() or not (said or measured):
        return 0, words
    if measured and not _is_measure(game, rest[0]):
        return 0, words
    return int(number), tuple(rest[bool(measured) : -1])


def _is_measure(game: Ruleset, word: str) -> bool:
    """Return whether a game measures in what a word says."""
    metric = any(field.centimetres for field in game.profile)
    return (word == _METRIC) == metric
