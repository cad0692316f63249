"""Abilities that an army brings from its own books: named and timed, their effects unread."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

AbilityKind: TypeAlias = Literal["ability", "spell", "prayer"]

_CASTER: Final = re.compile(
    r"pick[^.]{0,120}?(?:to cast|to chant|to use)|choisissez[^.]{0,120}?pour (?:qu|lanc|r[ée]cit)"
)
"""Who casts a spell is picked first, and is no target of it."""
_TARGET: Final = re.compile(
    r"\btarget\b|\bcible\b|pick an? (?:visible )?(?:friendly|enemy)[^,.]{0,120}\bunit\b"
)
"""One unit is picked; several targets at once are none to pick."""
_FRIEND: Final = re.compile(r"\b(?:friendly|amie?s?)\b")
_FOE: Final = re.compile(r"\b(?:enemy|ennemie?s?)\b")
_WITHIN: Final = re.compile(
    r"(?:within|[àa]|dans un rayon de) (\d{1,2})\s*(?:[\"”″]|pouces?|inches)"
)
_BEFORE: Final = re.compile(r"make a (?:casting|chanting)|faites un jet")


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability, a spell or a prayer of a side that no text of its game prints.

    Attributes:
        timing: When it is used, in the words of its book; empty where nobody says.
        units: The units on the table that have it; none where the army itself has.
        value: What a casting or a chanting roll must reach.
        keywords: Its own keywords, as written.
        declared: What is picked before anything is rolled, in the words of its book.
    """

    name: str
    kind: AbilityKind = "ability"
    timing: str = ""
    units: tuple[str, ...] = ()
    value: int | None = None
    keywords: tuple[str, ...] = ()
    declared: str = ""

    @property
    def aim(self) -> Aim:
        """The target that its words tell of."""
        return aim_of(self.declared)

    def has(self, *keywords: str) -> bool:
        """Return whether it has one of some keywords, in whichever letters."""
        held = {keyword.casefold() for keyword in self.keywords}
        return not held.isdisjoint(keywords)


@dataclass(frozen=True, slots=True)
class Aim:
    """The target of a spell as its words tell it.

    Attributes:
        targeted: Whether a unit is picked as its target; None where it has no words to tell.
        friendly: Whether that is a friend.
        range: Inches within which it is, None where they say no one distance.
    """

    targeted: bool | None = None
    friendly: bool = False
    range: int | None = None


@lru_cache(maxsize=512)
def aim_of(declared: str) -> Aim:
    """Return what the words on what is picked say of a target, in English or French."""
    said = " ".join(declared.casefold().split())
    if not said:
        return Aim()
    picked = _BEFORE.split(_CASTER.sub("", said))[0]
    if not _TARGET.search(picked):
        return Aim(targeted=False)
    ranges = {int(found) for found in _WITHIN.findall(picked)}
    friendly = bool(_FRIEND.search(picked)) and not _FOE.search(picked)
    return Aim(True, friendly, ranges.pop() if len(ranges) == 1 else None)
