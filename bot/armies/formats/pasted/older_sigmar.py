"""Lists of Age of Sigmar's third edition: the Warhammer app of its time, and Warscroll Builder.

- Army Faction: Sylvaneth
LEADERS
Arch-Revenant (120)*
- General
BATTLELINE
10 x Dryads (100)*
TOTAL POINTS: 220/2000
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.armies.formats.pasted.entry import Recognised
from bot.armies.formats.pasted.parts import is_of_old_sigmar
from bot.armies.formats.pasted.pasted_lines import PastedLine
from bot.armies.formats.pasted.sigmar import SYSTEM, SigmarReader

_KEY: Final = re.compile(r"(?:army faction|allegiance|grand strategy|triumphs?) ?:")
_KEYED_SURE: Final = 90
_HEADED_SURE: Final = 65
_LEAST: Final = 2
"""Signs of such a list; other games have some of its headings."""


def recognise(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what such a list holds, None for another text."""
    keyed = any(_KEY.match(line.told) for line in lines)
    headings = {line.told for line in lines if is_of_old_sigmar(line.told)}
    if len(headings) + keyed < _LEAST:
        return None
    reader = SigmarReader(lines)
    for line in lines:
        reader.take(line)
    priced = [entry for entry in reader.entries if entry.points is not None]
    if not priced:
        return None
    return Recognised(
        "sigmar-old",
        _KEYED_SURE if keyed else _HEADED_SURE,
        priced,
        reader.name,
        SYSTEM if keyed else "",
        reader.total,
        reader.spent,
        tuple(reader.lores),
        tuple(reader.unread),
    )
