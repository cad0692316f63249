"""Options that a sentence gives beside an act, for which nobody is asked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.readings import Reading
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.wording import places_of, words_in
from bot.commands.procedures.saying.words import choice_stems, words_for
from rulesets.core.declaring.kind import Choice, Decimal, Flag, Whole
from rulesets.core.declaring.parameter import Raw
from rulesets.core.ruleset.game import Ruleset

_LENGTH: Final = 2
"""Words of a length: a number, and what it is measured in."""
_METRIC: Final = "cm"
_DISTANCE: Final = "distance"
_DECLARED: Final = "charge_declaration"
MOVED: Final = "moved"
_GOING: Final = frozenset({"charge", "move", "march_move", "run", "normal_move", "simple_move"})
_ENDING: Final = re.compile(r"(?<![\d+*x-])\d{1,2}[\s.!]*$")
"""A number at the end of a sentence."""
_TAKES: Final[Mapping[str, tuple[type, ...]]] = MappingProxyType(
    {_DISTANCE: (Whole, Decimal), MOVED: (Flag,)}
)
"""Kinds of the options that are given."""


def is_length(sentences: Sentences, meant: Reading, text: str) -> bool:
    """Return whether the words left over of a sentence are a length.

    A number alone is one at the end of a charge or a move.
    """
    command = sentences.game.procedure(meant.offer.procedure).command
    charges = meant.offer.procedure == _DECLARED
    left = tuple(e for e in meant.left if not (charges and e in words_for("facings")))
    if not left:
        return bool(meant.left)
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
    charges = meant.offer.procedure == _DECLARED
    said = tuple(e for e in meant.left if not (charges and e in words_for("facings")))
    far, left = _length(sentences.game, said)
    if far:
        found[_DISTANCE] = far
    if left and " ".join(left) in words_for("moving"):
        found[MOVED], left = True, ()
    kinds = {each.name: each.kind for each in procedure.parameters}
    fits = all(isinstance(kinds.get(name), _TAKES[name]) for name in found)
    known = meant.answered.values.keys() & found.keys()
    return found if found and fits and not left and not known else None


def turned(sentences: Sentences, meant: Reading, text: str) -> Mapping[str, Raw]:
    """Return what a text chooses in the stead of what goes without saying, and nobody is asked.

    So is a move `backwards`, which is as long a course as any.
    """
    situation, offer = sentences.situation, meant.answered
    named = Named(unit.name for side in situation.sides for unit in side.members)
    words = [word for word in words_in(text) if not named.whole(word)]
    procedure, found = sentences.game.procedure(offer.procedure), dict[str, Raw]()
    if not words_for("negations").isdisjoint(words):
        return found
    for ask in offer.offering.asks:
        parameter = procedure.parameter(ask.option)
        kind = None if parameter is None else parameter.kind
        if not isinstance(kind, Choice) or ask.default is None or ask.option in offer.values:
            continue
        said = [e for e in kind.values if any(places_of(row, words) for row in choice_stems(e))]
        if len(said) == 1:
            found[ask.option] = said[0]
    return found


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
