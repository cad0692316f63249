"""The totals that a list states, against what was read of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.armies.formats.headings import MARKS
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

_NUMBER: Final = r"[\[(]?\s*(?P<number>\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:\s*/\s*[\d.,]+)?\s*"
_COUNTED: Final = r"(?P<points>pts?|points?)|(?P<models>models?|figs?|figurines?)"
_TOTAL: Final = re.compile(
    r"(?P<before>(?:[^\W\d_]+[\s-]+){0,2}(?:sub|sous-?)?)(?:totals?|totaux|(?:army |list )?cost)"
    r"(?:\s+[^\W\d_’']+){0,2}\s*[:=]?\s*"
    rf"{_NUMBER}(?:{_COUNTED})?\s*[\])]?(?:\s*\([^()]*\))?\.?",
    re.IGNORECASE,
)
_WHOLE: Final = re.compile(
    r"(?:\s|army|arm[ée]e|list|liste|grand|points?|pts|co[ûu]t|cost|le|the)*", re.IGNORECASE
)
"""Words before a total of the whole list; others say of which part it is."""
_LONE: Final = re.compile(rf"=?\s*{_NUMBER}(?P<points>pts?|points?)\s*[\])]?\.?", re.IGNORECASE)


class Totals:
    """The totals that a list states.

    Lines of a part of the army are known as totals, and not compared.
    """

    def __init__(self) -> None:
        self._stated: list[tuple[int, str, int, str]] = []

    def take(self, number: int, text: str) -> bool:
        """Return whether a line is a total, and note what it says."""
        bare = text.strip(MARKS)
        found = _TOTAL.fullmatch(bare) or _LONE.fullmatch(bare)
        if found is None:
            return False
        named = found.groupdict()
        if _WHOLE.fullmatch(named.get("before") or ""):
            digits = "".join(sign for sign in found["number"] if sign.isdigit())
            counted = next((name for name in ("points", "models") if named.get(name)), "")
            self._stated.append((number, text, int(digits[:9]), counted))
        return True

    def differing(self, units: Sequence[Unit]) -> tuple[int, str, Refusal] | None:
        """Return the last total that is not what the units come to: its line, text and a reason."""
        if not self._stated:
            return None
        number, text, said, counted = self._stated[-1]
        read = {
            "points": sum(unit.number("points", 0) for unit in units),
            "models": sum(unit.size for unit in units),
        }
        if said in ([read[counted]] if counted else read.values()):
            return None
        counted = counted or "points"
        reason = Refusal("army-total-differs", said=said, read=read[counted], counted=counted)
        return number, text, reason
