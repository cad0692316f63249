"""Any army list, whatever it was written in: its form is told by what it holds, not by its name."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

import orjson

from bot.armies.formats.bulk import check_json_bulk, check_xml_bulk
from bot.armies.formats.old_world_json import is_old_world, only_list, read_old_world
from bot.armies.formats.own_json import FORMAT, read_own
from bot.armies.formats.pasted.choosing import SURE, recognised
from bot.armies.formats.pasted.fielding import fielded
from bot.armies.formats.pasted.pasted_lines import (
    MOST_CHARACTERS,
    is_flattened,
    pasted_lines,
    unfolded,
)
from bot.armies.formats.plain import read_plain
from bot.armies.formats.several import several_lists
from bot.armies.formats.spreadsheet import looks_like_csv, read_csv, without_bars
from bot.armies.formats.unpriced import recognise as unpriced
from bot.armies.roster import MOST_BYTES, MOST_LINES, MOST_TEXT, Lexicon, Roster
from rulesets.refusal import Refusal

_LINE_ENDS: Final = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
_EMOJI: Final = re.compile(r"<(?:a?:\w{2,32}:|[@#]\D?)\d")
"""What a message may begin with, and a file of a builder may not: emoji of a server, mentions."""
_LISTS: Final = re.compile(r"[\ufeff \t\r\n]{0,20}\[\s{0,20}\{")
"""What a file of several lists begins with."""
_START: Final = 2000
"""Characters in which the first sign of a list is looked for."""


def read_army(content: bytes | str, lexicon: Lexicon) -> Roster:
    """Read an army list; it may take a while, so not on the event loop.

    Args:
        content: What was pasted, or the bytes of a file.
        lexicon: What its words mean.

    Raises:
        Refusal: nothing in it can be read.
    """
    if isinstance(content, str):
        return _read_text(content, lexicon)
    from bot.armies.formats.archive import MAGIC, unpack  # noqa: PLC0415 - only where something is packed

    data = unpack(content) if content.startswith(MAGIC) else content
    if len(data) > MOST_BYTES:
        raise Refusal("army-too-large-file", most=MOST_BYTES // 1000)
    if _is_xml(data):
        return _read_xml(data, lexicon)
    return _read_text(_decoded(data), lexicon)


def _is_xml(data: bytes) -> bool:
    start = data[:200].replace(b"\x00", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n")
    return start.startswith(b"<")


def _decoded(data: bytes) -> str:
    """Return text of the encodings that editors and spreadsheets write."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        if b"\x00" in data:
            raise Refusal("army-not-text") from None
        return data.decode("cp1252", "replace")


def _read_xml(data: bytes, lexicon: Lexicon) -> Roster:
    from bot.armies.formats.builder_xml import read_builder_xml  # noqa: PLC0415 - only for such files
    from bot.armies.units import units_of_tree  # noqa: PLC0415

    check_xml_bulk(data)
    return units_of_tree(read_builder_xml(data), lexicon)


def _read_text(text: str, lexicon: Lexicon) -> Roster:
    if len(text) > MOST_BYTES:
        raise Refusal("army-too-large-file", most=MOST_BYTES // 1000)
    start = text[:_START].lstrip("\N{ZERO WIDTH NO-BREAK SPACE} \t\r\n")[:1]
    if start == "<" and not _EMOJI.match(text.lstrip()):
        return _read_xml(text.encode(errors="replace"), lexicon)
    if start == "{" or _LISTS.match(text):
        return _read_json(text, lexicon)
    if len(text) > MOST_TEXT or _ends(text) > MOST_LINES:
        raise Refusal("army-text-too-long", lines=MOST_LINES, most=MOST_TEXT // 1000)
    text = without_bars(text)
    if looks_like_csv(text, lexicon) and "\n" in text.strip():
        return read_csv(text, lexicon)
    return _read_pasted(text, lexicon)


def _ends(text: str) -> int:
    """Return how many ends of lines a text has, by whatever sign."""
    return sum(text.count(sign) for sign in _LINE_ENDS) - text.count("\r\n")


def _read_pasted(text: str, lexicon: Lexicon) -> Roster:
    """Read what builders write as text, or our own lines: whoever understands more of it."""
    several = several_lists(text)
    if several is not None:
        return Roster(doubt=several)
    lines = pasted_lines(text)
    read = recognised(lines)
    if read is not None and read.confidence >= SURE:
        return fielded(read, lexicon)
    read = read or unpriced(lines)
    try:
        plain = read_plain(text, lexicon, beside=read is not None)
    except Refusal:
        if read is None:
            raise
        return fielded(read, lexicon)
    if not plain.units and is_flattened(text):
        parts = unfolded(text) if len(text) <= MOST_CHARACTERS else ""
        parted = recognised(pasted_lines(parts))
        if parted is not None and len(parted.entries) == len(parts.splitlines()):
            return fielded(parted, lexicon)
        return replace(plain, doubt=Refusal("army-one-line"))
    better = read is not None and len(read.entries) > len(plain.units)
    return fielded(read, lexicon) if read is not None and better else plain


def _read_json(text: str, lexicon: Lexicon) -> Roster:
    check_json_bulk(text)
    try:
        data: Any = orjson.loads(text.strip("\N{ZERO WIDTH NO-BREAK SPACE}"))
    except (orjson.JSONDecodeError, UnicodeEncodeError) as error:
        raise Refusal("army-json-broken") from error
    if isinstance(data, list):
        data = only_list(data)
    if not isinstance(data, dict):
        raise Refusal("army-not-a-roster")
    if is_old_world(data):
        return fielded(read_old_world(data, lexicon.locale), lexicon)
    if data.get("format") == FORMAT:
        return read_own(data, lexicon)
    roster = data.get("roster", data)
    if not isinstance(roster, dict) or "forces" not in roster:
        raise Refusal("army-not-a-roster")
    from bot.armies.formats.builder_json import read_builder_json  # noqa: PLC0415 - only for such files
    from bot.armies.units import units_of_tree  # noqa: PLC0415

    return units_of_tree(read_builder_json(roster), lexicon)
