"""Armour in what a unit's line says beside its rules: `light armour`, `armure lourde`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, get_args

from rulesets.core.notation.spoken.lexicon import LONGEST, by_phrase, lexicon, phrase_of, taken
from rulesets.core.ruleset.gear import Armour, Suit

_SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
_PARTS: Final = re.compile(r"[,;&+/()]|\s(?:et|and)\s", re.IGNORECASE)
_WORDS: Final = re.compile(r"[^\s,;&+/()\[\].]+|[,;]")


class Clad(NamedTuple):
    """The armour of a line.

    Attributes:
        armour: What is worn.
        words: How it was told.
        left: What else the game has no rule of.
    """

    armour: Armour
    words: tuple[str, ...]
    left: tuple[str, ...]


def clad_in(left: Sequence[str], line: str, name: str) -> Clad | None:
    """Return the armour in what was left of a line; None where none, or a choice, is told.

    Args:
        left: What the game has no rule of.
        line: The whole line, where barding may be told as that of a mount.
        name: The unit's name, of which nothing is borne.
    """
    suits, words, others = list[Suit](), list[str](), list[str]()
    for part in (each.strip() for some in left for each in _PARTS.split(some)):
        kind = next(
            iter(by_phrase("armour").get(phrase_of(part.split(), len(part.split())), ())), ""
        )
        found = next((suit for suit in _SUITS if suit == kind), None)
        if found is not None:
            suits.append(found)
        (words if kind else others).append(part)
    if len(set(suits)) != 1 or any(taken(each.split(), lexicon().instead) for each in others):
        return None
    barding = _barding_in(line, name)
    words += [barding] if barding and barding not in words else []
    return Clad(Armour(suits[0], barded=bool(barding)), tuple(words), tuple(filter(None, others)))


def _barding_in(line: str, name: str) -> str:
    """Return how a line tells of barding, empty where it does not, or denies it."""
    told, named = _WORDS.findall(line), _WORDS.findall(name)
    at = next((at for at in range(len(told)) if told[at : at + len(named)] == named), None)
    if named and at is not None:
        del told[at : at + len(named)]
    for at in range(len(told)):
        count = taken(told[at : at + LONGEST], lexicon().armour["barding"])
        before = (told[max(0, at - length) : at] for length in (1, 2))
        if count and not any(
            taken(some, lexicon().without) == len(some) for some in before if some
        ):
            return " ".join(told[at : at + count])
    return ""
