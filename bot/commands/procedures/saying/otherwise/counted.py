"""Numbers of a sentence that say how many of a unit act: `12 archers shoot`, `6 shots`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.readings import Reading
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.wording import words_in
from bot.commands.procedures.saying.words import words_for
from rulesets.core.battlefield.unit import Unit

_OPTIONS: Final = {"shoot": ("shots", "models"), "fight": ("fighting",)}
"""Options that take how many act, by command: the first that an act has."""
_SHOTS: Final = "shots"
_SEVERAL: Final = ("multiple", "repeat")
"""Parts of the names of rules by which a model has several shots."""


def counted(sentences: Sentences, meant: Reading, text: str) -> Reading:
    """Return a reading with how many of its unit act, where words left over of it say that."""
    procedure = sentences.game.procedure(meant.offer.procedure)
    options = _OPTIONS.get(procedure.command or "", ())
    option = next((each for each in options if procedure.parameter(each) is not None), None)
    numbers = [each for each in meant.left if each.split()[0].isdecimal()]
    sides = sentences.situation.sides
    unit = next((u for s in sides for u in s.units if u.name == meant.offer.actor), None)
    if option is None or len(numbers) != 1 or unit is None or option in meant.answered.values:
        return meant
    words, many = words_in(text), numbers[0].split()[0]
    if words.count(many) != 1 or not 0 < int(many) <= unit.models:
        return meant
    behind = words[words.index(many) + 1 :]
    shots = option == _SHOTS and not words_for("shots").isdisjoint(behind[:1])
    if not shots and (_has_several(unit) or not _counts(sentences, unit, behind)):
        return meant
    said = words_for("shots") | words_for("models")
    left = tuple(each for each in meant.left if each != numbers[0] and each not in said)
    return replace(meant, answers=(*meant.answers, (option, int(many))), left=left)


def _has_several(unit: Unit) -> bool:
    """Return whether a model may have several shots, so that models are no number of them."""
    return any(part in rule for rule in unit.rules for part in _SEVERAL)


def _counts(sentences: Sentences, unit: Unit, behind: list[str]) -> bool:
    """Return whether the words behind a number say that it counts models of a unit."""
    if not words_for("models").isdisjoint(behind[:1]):
        return True
    while behind and behind[0] in words_for("fillers"):
        behind = behind[1:]
    named = Named(each.name for side in sentences.situation.sides for each in side.members)
    first = next(iter(named.mentions(behind, ())), None)
    return first is not None and first.begin == 0 and unit.name in first.units
