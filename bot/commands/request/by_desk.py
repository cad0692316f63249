"""Refusals in words of the desk, for who presses: a button there does what others type."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.texts.localiser import Texts, named, sentence
from rulesets.refusal import Fact, Refusal

UNIT_SHEET: Final = "by-desk-unit"
"""The key of the words for what the sheet of a unit does."""
WAYS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "undo": "by-desk-undo",
        "battle next": "by-desk-next",
        "battle status": "by-desk-table",
        "battle end": "by-desk-end",
        "battle count": "by-desk-table",
        "unit status": UNIT_SHEET,
        "unit edit": UNIT_SHEET,
        "unit leave": UNIT_SHEET,
        "unit join": UNIT_SHEET,
        "unit link": UNIT_SHEET,
        "unit list": "by-desk-units",
        "unit show": UNIT_SHEET,
        "unit add": "by-desk-units",
        "desk": "by-desk-acts",
        "do": "by-desk-acts",
    }
)
"""What the desk has for a command, by the key of its words; an act of the game is on it anyway."""
_NOT_AT_THE_DESK: Final = frozenset(
    ("settings", "battle", "deck", "campaign", "army", "book", "rule", "help", "throw")
)
"""Commands for what no button of the desk does, which stay as they are typed."""
_MARKS: Final = range(0xE000, 0xF8FF)
"""Signs of no meaning, which stand for those of a name while commands are looked for."""
_ESCAPED: Final = frozenset("*_~`|\\[]<>#@")
"""Signs of a name that the texts escape; no command, option or clause is told by them."""
_OPTION: Final = r"[a-z_]+:[^\s,;.)]+"
_COMMAND: Final = re.compile(
    r"(?<![\w/])/(?P<name>(?:battle|unit|army|deck|campaign|book)(?: [a-z]+)?|[a-z]+)"
    rf"(?:(?<=/roll) [a-z_]+)?(?: {_OPTION})*(?!\w)"
)
_UNITS: Final = "unit|other|target|enemy|wizard"
"""Options whose values are names, which may be written like any word."""
_IN_BRACKETS: Final = re.compile(rf" \([^()]*\b(?!(?:{_UNITS}):)[a-z_]+:[a-z0-9][^()]*\)")
"""An aside about an option, which nobody gives by a press."""
_CLAUSES: Final = re.compile(r"[\s\N{NARROW NO-BREAK SPACE}]*; ")
_OPTIONS: Final = re.compile(r"\b[a-z_]+:[a-z0-9]|\boptions? \w")
"""What tells to type an option: a clause that does is left out where another says why not."""
_NAMED: Final = re.compile(r"(?<![\w/])(?:unit|target|enemy|wizard):(?=\S)")


def by_desk(texts: Texts, refusal: Refusal) -> str:
    """Return why not, for who pressed: what the desk does is called by what stands there.

    Args:
        texts: The texts.
        refusal: Why not.
    """
    key = f"refusal-{refusal.code}"
    facts = named(texts, refusal.facts)
    if texts.has(key, "tapped"):
        return texts.format(key, "tapped", facts)
    signs = _signs_of(facts.values())
    tied = {name: _tied(value, signs) for name, value in facts.items()}
    said = sentence(texts, Refusal(refusal.code, **tied))
    names = [value for value in tied.values() if isinstance(value, str) and value]
    told = _in_its_words(texts, said, names)
    return told.translate({ord(mark): sign for sign, mark in signs.items()})


def _in_its_words(texts: Texts, said: str, names: Sequence[str]) -> str:
    """Return a sentence with what the desk has instead of the commands that it tells to type."""
    for name in names:  # what a command is given without the name of an option
        said = re.sub(rf"(/unit [a-z]+) {re.escape(name)}(?!\w)", r"\1", said)
    told = _COMMAND.sub(lambda found: _way(texts, found), _IN_BRACKETS.sub("", said))
    told = _NAMED.sub("", told)
    clauses = _CLAUSES.split(told.removesuffix("."))
    kept = [clauses[0], *(each for each in clauses[1:] if not _OPTIONS.search(each))]
    if len(kept) < len(clauses):
        told = f"{texts('by-desk-clauses').join(kept)}."
    return told if not said.startswith("/") else f"{told[:1].upper()}{told[1:]}"


def _way(texts: Texts, found: re.Match[str]) -> str:
    name = found["name"]
    if name not in WAYS and name.split()[0] in _NOT_AT_THE_DESK:
        return found[0]
    return texts(WAYS.get(name, "by-desk-acts"))


def _signs_of(facts: Iterable[Fact]) -> dict[str, str]:
    """Return each sign within facts that may tell a command or a clause, and what stands for it.

    A name with brackets, a colon, a slash or a full stop is a name all the same.
    """
    told = {sign for fact in facts if type(fact) is str for sign in fact}
    marks = (chr(mark) for mark in _MARKS if chr(mark) not in told)
    signs = sorted(sign for sign in told - _ESCAPED if not sign.isalnum() and sign != "-")
    return dict(zip(signs, marks, strict=False))


def _tied(value: Fact, signs: Mapping[str, str]) -> Fact:
    return (
        value.translate({ord(sign): mark for sign, mark in signs.items()})
        if type(value) is str
        else value
    )
