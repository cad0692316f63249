"""Cards as players enter them: a line each, or JSON."""

from __future__ import annotations

import re
from typing import Any, Final

import orjson

from bot.battle.tabletop.cards import MOST_CARDS, read_card
from rulesets.refusal import Refusal

_COPIES: Final = re.compile(r"(?P<count>\d{1,2})\s*[x×]\s+(?P<rest>.+)", re.IGNORECASE)
"""What stands before a card that is in the deck several times: `3x Sprint`."""
_TEXT: Final = re.compile(r"\s*[:\t]\s*")
_JSON: Final = ("[", "{")


def read_cards(content: bytes | str) -> list[list[str]]:
    """Return the cards of a deck, name and text of each.

    A line is `name: text` or a name alone, `3x name: text` for copies; without lines, semicolons
    part the cards. JSON is a list, or an object with one under `cards`, of names or of objects with
    `name`, `text` and `count`.

    Raises:
        Refusal: `cards-unreadable`, `too-many-cards`, and what `read_card` refuses.
    """
    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
    except UnicodeDecodeError:
        raise Refusal("cards-unreadable") from None
    found = _from_json(text) if text.lstrip().startswith(_JSON) else _from_lines(text)
    if len(found) > MOST_CARDS:
        raise Refusal("too-many-cards", count=len(found), most=MOST_CARDS)
    return found


def _from_lines(text: str) -> list[list[str]]:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        lines = [part.strip() for part in lines[0].split(";")]
    found: list[list[str]] = []
    for line in lines:
        if line and not line.startswith("#"):
            copies = _COPIES.fullmatch(line)
            name, *rest = _TEXT.split(copies["rest"] if copies else line, maxsplit=1)
            found += _copies(name, rest[0] if rest else "", int(copies["count"]) if copies else 1)
    return found


def _from_json(text: str) -> list[list[str]]:
    try:
        data = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Refusal("cards-unreadable") from None
    listed = data.get("cards") if isinstance(data, dict) else data
    if not isinstance(listed, list):
        raise Refusal("cards-unreadable")
    return [card for item in listed for card in _from_object(item)]


def _from_object(item: Any) -> list[list[str]]:
    told = {"name": item} if isinstance(item, str) else item
    if not isinstance(told, dict):
        raise Refusal("cards-unreadable")
    name, text, count = told.get("name"), told.get("text") or "", told.get("count", 1)
    if not (isinstance(name, str) and isinstance(text, str) and type(count) is int):
        raise Refusal("cards-unreadable")
    return _copies(name, text, count)


def _copies(name: str, text: str, count: int) -> list[list[str]]:
    return [read_card(name, text)] * min(max(count, 0), MOST_CARDS + 1)
