"""Tables of margins as organisers type them: `0=10-10, 300=11-9` or, of the size, `5%=1/-1`."""

from __future__ import annotations

import re
from typing import Final

from bot.campaign.scoring.rule import MOST_BANDS, MOST_POINTS, Band, Margins
from rulesets.refusal import Refusal

_BAND: Final = re.compile(
    r"(?P<least>\d{1,6})\s*(?P<percent>%?)\s*[=:]\s*"
    r"(?P<winner>[+-]?\d{1,6})(?:\s*[-/]\s*(?P<loser>-?\d{1,6}))?"
)
NONE: Final = ("-", "0", "none", "aucun", "aucune")
"""The text that takes a table away."""


def read_margins(text: str) -> Margins:
    """Read a table; the loser has 0 where only one number is given.

    Raises:
        Refusal: `margins-unread`, `margins-mixed`, `margins-twice`, `margins-too-many`,
            `margins-too-large`.
    """
    if text.strip().casefold() in NONE:
        return Margins()
    bands, signs = [], set()
    for part in filter(None, (" ".join(words.split()) for words in re.split(r"[,;\n]", text))):
        found = _BAND.fullmatch(part)
        if found is None:
            raise Refusal("margins-unread", text=part[:40])
        signs.add(found["percent"])
        bands.append(Band(int(found["least"]), int(found["winner"]), int(found["loser"] or 0)))
    if len(signs) > 1:
        raise Refusal("margins-mixed")
    if not bands:
        raise Refusal("margins-unread", text=text[:40])
    if len(bands) > MOST_BANDS:
        raise Refusal("margins-too-many", most=MOST_BANDS)
    if len({band.least for band in bands}) < len(bands):
        raise Refusal("margins-twice")
    if any(max(abs(band.winner), abs(band.loser)) > MOST_POINTS for band in bands):
        raise Refusal("margins-too-large", most=MOST_POINTS)
    return Margins(tuple(sorted(bands, key=lambda band: band.least)), percent="%" in signs)


def write_margins(table: Margins) -> str:
    """Return a table as it is typed."""
    sign = "%" if table.percent else ""
    return ", ".join(f"{band.least}{sign}={band.winner}/{band.loser}" for band in table.bands)
