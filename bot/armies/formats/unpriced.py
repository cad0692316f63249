"""Lists of forums and battle reports that say no cost: each unit behind the same sign.

• Beast Lord – General, Great Weapon
• 25x Wildhorns – Shields, Full Command
• Razortusk Chariot, Scythes
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.armies.formats.pasted.costs import counted, split_options
from bot.armies.formats.pasted.entry import Entry, Recognised
from bot.armies.formats.pasted.options import add_options
from bot.armies.formats.pasted.parts import PROFILE_VALUE, is_bare_name
from bot.armies.formats.pasted.pasted_lines import PastedLine
from bot.texts.names import fold

_LEAST: Final = 4
_ROLES: Final = frozenset(
    {"general", "army general", "bsb", "battle standard bearer", "porteur de la grande banniere"}
)
_TITLE: Final = 2
"""Lines without a sign that may stand before the units."""
_DASH: Final = re.compile(r" ?[–—:] | - ?(?=[A-Z])")
"""What stands between a unit and what it has."""
_SURE: Final = 40


def recognise(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what such a list holds, None for another text.

    All that has the sign is a unit; half of them have a number of models, or somebody leads them.
    Names in small letters are those of units with a number, and fewer than others.
    """
    signs = Counter((line.mark, line.depth) for line in lines if line.mark and not line.long)
    if not signs:
        return None
    sign, often = signs.most_common(1)[0]
    entries: list[Entry] = []
    unread: list[tuple[int, str]] = []
    for line in lines:
        entry = _entry(line) if (line.mark, line.depth) == sign else None
        if entry is not None:
            entries.append(entry)
        elif not (line.headed or line.about):
            unread.append((line.number, line.text))
    sized = sum(entry.models is not None for entry in entries)
    small = sum(entry.name[:1].islower() for entry in entries)
    led = any(fold(option) in _ROLES for entry in entries for option in entry.options)
    if len(entries) < max(_LEAST, often) or not sized or 2 * small >= len(entries):
        return None
    if 2 * sized < len(entries) and not led:
        return None
    title = [text for number, text in unread if number < entries[0].line]
    if len(title) > _TITLE or len(unread) - len(title) > len(entries) // 2:
        return None
    left = tuple(unread[len(title) :])
    return Recognised("forum", _SURE, entries, title[0][:60] if title else None, unread=left)


def _entry(line: PastedLine) -> Entry | None:
    """Return the unit in a line, None where there is none."""
    if line.worded or line.bracketed or PROFILE_VALUE.search(line.text):
        return None
    first, *others = split_options(line.text) or [line.text]
    head, dash, borne = first, "", ""
    found = _DASH.search(first)
    if found is not None:
        head, dash, borne = first[: found.start()], found[0], first[found.end() :]
    models, name = counted(head)
    if not is_bare_name(name, small=models is not None):
        return None
    entry = Entry(line.number, name, None, models)
    for option in (*([borne] if dash else []), *others):
        add_options(entry, option, apart=False)
    return entry
