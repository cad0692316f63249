"""The footer of a card: which dice an entry used, and its number in the log."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.journal.imprint import SHORT
from bot.store.journal.record import Entry
from bot.texts.localiser import Texts
from rulesets.dice.handles.parts import Part


def footer_of(texts: Texts, entry: Entry, *, brief: bool = False) -> str:
    """Return the line at the foot of an answer.

    It ends with how the entry's hash begins: whoever keeps it can tell the log from any other.

    Args:
        texts: The language.
        entry: The entry.
        brief: Whether the numbers of the bot's draws are left to the details.
    """
    dice = entry.dice
    fair = dice is not None and all(part.source == "fair" for part in dice.parts)
    if brief and fair and dice is not None and dice.draws:
        line = texts("footer-bot", number=str(entry.number))
    else:
        line = dice_line(texts, entry)
    return with_head(texts, line, entry)


def with_head(texts: Texts, footer: str, entry: Entry) -> str:
    """Return a line at the foot of an answer with how the hash of its entry begins."""
    head = entry.hash[:SHORT]
    return texts("footer-head", footer=footer, head=head) if footer else head


def shown_footer(texts: Texts, entry: Entry, shown: Entry) -> str:
    """Return the line at the foot of a secret result that is shown.

    Args:
        texts: The language.
        entry: The entry that was secret.
        shown: The one that showed it, whose hash pins the log up to there.
    """
    line = dice_line(texts, entry)
    return with_head(texts, texts("footer-shown", footer=line, number=str(shown.number)), shown)


def dice_line(texts: Texts, entry: Entry) -> str:
    """Return which dice an entry used, and its number; draws are counted from 1."""
    number = str(entry.number)
    dice = entry.dice
    if dice is None or not (dice.marks or dice.draws):
        return texts("footer-none", number=number)
    if dice.parts:
        return _parted(texts, dice.parts, number)
    if not dice.draws:
        return texts("footer-typed", number=number)
    first, last = str(dice.draws[0].number + 1), str(dice.draws[-1].number + 1)
    if first == last:
        return texts("footer-fair-one", first=first, number=number)
    return texts("footer-fair", first=first, last=last, number=number)


def _parted(texts: Texts, parts: Sequence[Part], number: str) -> str:
    amounts = {
        source: sum(part.dice for part in parts if part.source == source)
        for source in ("typed", "counted", "fair")
    }
    draws = [part.draw for part in parts if part.draw is not None]
    return texts(
        "footer-mixed",
        real=amounts["typed"] + amounts["counted"],
        counted=amounts["counted"],
        bot=amounts["fair"],
        count=len(draws),
        draws=draws_listed(draws),
        number=number,
    )


def draws_listed(numbers: Sequence[int]) -> str:
    """Return draws as players count them, from 1: `3, 7–9`."""
    runs: list[list[int]] = []
    for number in dict.fromkeys(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    shown = (f"{run[0] + 1}–{run[-1] + 1}" if len(run) > 1 else str(run[0] + 1) for run in runs)
    return ", ".join(shown)
