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


def clad_in(left: Sequence[str], line: str) -> Clad | None:
    """Return the armour in what was left of a line; None where none, or two suits, are told.

    Args:
        left: What the game has no rule of.
        line: The whole line, where barding may be told as that of a mount.
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
    if len(set(suits)) != 1:
        return None
    told = _WORDS.findall(line)
    barding = lexicon().armour["barding"]
    barded = next(
        (told[at : at + LONGEST] for at in range(len(told)) if taken(told[at:], barding)), None
    )
    if barded is not None:
        called = " ".join(barded[: taken(barded, barding)])
        words += [called] if called not in words else []
    return Clad(
        Armour(suits[0], barded=barded is not None), tuple(words), tuple(filter(None, others))
    )
