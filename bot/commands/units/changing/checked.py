"""Changes as they are typed: a question changes nothing, and a number may be one of two."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bot.commands.request.context import CommandContext
from bot.commands.units.changing.reader import read_said
from bot.commands.units.changing.told import IN_DOUBT
from bot.commands.units.edits import Changes
from bot.store.tables.battle import UnitRow
from rulesets.refusal import Refusal

_RANGE: Final = re.compile(r"(?<![\w+/-])(\d{1,3})\s?[-–—]\s?(\d{1,3})(?![\w+])")
"""From so many to so many: `lost 2-3`."""
_ASKS: Final = "?"
_INCHES: Final = {"fr": "po"}
"""What inches are written as, `in` where nothing else is."""


def read_change(context: CommandContext, row: UnitRow, text: str) -> Changes:
    """Return the changes to a unit that a text asks for.

    Raises:
        Refusal: as `read_said`; `line-inches-or-cm` with the `ways` to write the value.
    """
    try:
        changes = read_said(context, row, text)
    except Refusal as refusal:
        raise _asked(context, text, refusal) from None
    if _ASKS in text and _ASKS not in (changes.edit().name or ""):
        raise Refusal("change-unreadable", text=_ASKS)
    return changes


def _asked(context: CommandContext, text: str, refusal: Refusal) -> Refusal:
    """Return a refusal with the ways to say what may be meant, where a number may be either."""
    between = _RANGE.search(text)
    twice = refusal.code in (IN_DOUBT, "change-twice")
    if twice and between is not None and int(between[1]) < int(between[2]):
        return Refusal(IN_DOUBT, text=between[0], ways=_written(text, between, between.groups()))
    said = str(refusal.facts.get("text"))
    if refusal.code == IN_DOUBT and text.split().count(said) > 1:
        return Refusal("change-twice", text=said)
    if refusal.code == "line-inches-or-cm":
        sign = str(refusal.facts["text"]).removesuffix(str(refusal.facts["value"]))
        value = re.compile(rf"\b{re.escape(sign)}[\s:=]*{re.escape(str(refusal.facts['value']))}\b")
        lengths = ("cm", _INCHES.get(context.own_texts.locale, "in"))
        found = value.search(text)
        if found is not None:
            written = [f"{refusal.facts['text']}{length}" for length in lengths]
            return Refusal(refusal.code, **refusal.facts, ways=_written(text, found, written))
    return refusal


def _written(text: str, found: re.Match[str], ways: Iterable[str]) -> str:
    """Return a text with each of some words instead of those found in it."""
    return "; ".join(text[: found.start()] + way + text[found.end() :] for way in ways)
