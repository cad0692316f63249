"""Which dice an entry used, and where it stands in the log."""

from __future__ import annotations

from bot.localiser import Texts
from bot.state.record import Entry


def footer_of(texts: Texts, entry: Entry) -> str:
    """Return the line at the foot of an answer; draws are counted from 1."""
    number = str(entry.number)
    dice = entry.dice
    if dice is None or not dice.marks:
        return texts("footer-none", number=number)
    if not dice.draws:
        return texts("footer-typed", number=number)
    first, last = str(dice.draws[0].number + 1), str(dice.draws[-1].number + 1)
    if first == last:
        return texts("footer-fair-one", first=first, number=number)
    return texts("footer-fair", first=first, last=last, number=number)
