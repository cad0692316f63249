"""Whole phrases for a roll of which no dice are told, and what each may mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_D6: Final = 6
MORE_DICE: Final = re.compile(
    r"(?P<most>maximi[sz][eé]|swift[ -]?stride)|(?P<least>minimi[sz][eé])", re.IGNORECASE
)
"""A die more is thrown, of which the lowest or highest goes."""
_MORTAL: Final = re.compile(
    r"\b(?P<dice>\d?d[36])\b\D{0,30}\b(?:mort\w*|mw)\b\D{0,20}\b(?P<need>[2-6])\s?\+", re.IGNORECASE
)
"""Wounds that are thrown for where another die shows enough, `D3 mortal wounds on a 4+`."""
_SKILL: Final = re.compile(
    r"\b(?P<dice>\d{1,3})\b(?!\s*\+).{0,40}?\b(?P<kind>ws|cc|bs|ct)\s?:?\s?(?P<skill>\d)\b(?!\s*\+)",
    re.IGNORECASE,
)
_TESTED: Final = re.compile(
    r"\D*\b(?:cd|ld|di|dis|panique|panic|moral|morale|peur|fear|terreur|terror|leadership|discipline"
    r"|commandement|break|d[eé]route|ralliement|rally|stupidit[eéy])\b\D*(?P<most>[2-9]|1[0-2])\b(?!\s*[+\-d])\D*",
    re.IGNORECASE,
)
"""A test with its number, beside words that are not understood."""
_CHARGED: Final = re.compile(
    r"\D*\b(?:charge|charger)\b\D*\b(?P<need>[2-9]|1[0-2])\b(?!\s*d\s*\d)\D*", re.IGNORECASE
)
"""A charge with the distance that its dice must reach."""
_OF_TWO: Final = re.compile(r"\D*(?P<value>[7-9]|1[0-2])\s*\+\D*")
"""More than a die shows, `charge 9+`."""
_AGAIN: Final = re.compile(r"\brelan|re-?roll|\brr", re.IGNORECASE)


def phrase_ways(text: str) -> tuple[str, ...] | None:
    """Return what a phrase may mean, the likeliest first; None where it is none of these."""
    return next(filter(None, (read(text) for read in _READERS)), None)


def _mortal(text: str) -> tuple[str, ...]:
    """Return the die and what comes of it, which are thrown one after the other."""
    found = _MORTAL.search(text)
    return () if found is None else (f"d6>={found['need']}", found["dice"])


def _swift(text: str) -> tuple[str, ...]:
    found = None if any(map(str.isdigit, text)) else MORE_DICE.search(text)
    return () if found is None else ("3d6dh1" if found["least"] else "3d6dl1",)


def _skilled(text: str) -> tuple[str, ...]:
    """Return what dice need by a skill: shots hit on seven less it in the older games."""
    found = _SKILL.search(text)
    if found is None or found["dice"] == "0" or not 1 < int(found["skill"]) <= _D6:
        return ()
    shot, skill = found["kind"].lower() in {"bs", "ct"}, int(found["skill"])
    needs = dict.fromkeys([*([_D6 + 1 - skill] if shot else []), skill])
    return tuple(f"{found['dice']}d6>={need}" for need in needs if need > 1)


def _charged(text: str) -> tuple[str, ...]:
    found = _CHARGED.fullmatch(text)
    return () if found is None else (f"(2d6)>={found['need']}",)


def _tested(text: str) -> tuple[str, ...]:
    """Return a test that is rolled again once, and as it stands."""
    plain = MORE_DICE.search(text) is None and _AGAIN.search(text) is not None
    found = _TESTED.fullmatch(text) if plain else None
    test = "" if found is None else f"(2d6)<={found['most']}"
    return (f"{test} reroll failures", test) if test else ()


def _beyond(text: str) -> tuple[str, ...]:
    found = _OF_TWO.fullmatch(text)
    return () if found is None else (f"(2d6)>={found['value']}",)


_READERS: Final[tuple[Callable[[str], tuple[str, ...]], ...]] = (
    *(_mortal, _swift, _skilled, _charged, _tested, _beyond),
)
