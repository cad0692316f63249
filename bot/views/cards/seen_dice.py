"""Dice that players have seen before, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from bot.store.journal.record import Entry
from bot.store.journal.seen_dice import DISCARDED, KEPT_DRAWS, earlier_tries, read_owed
from bot.texts.faces import face
from bot.texts.localiser import Texts
from bot.views.cards.footer import draws_listed
from bot.views.interface.embed import cut
from rulesets.dice.die import die_named
from rulesets.dice.handles.mixed import Owed

_LONGEST: Final = 200
_MOST_TRIES: Final = 5
"""Earlier tries whose dice are shown: the last ones. All stand in the log."""
_LONGEST_TRY: Final = 150
"""Characters of the dice of the last one."""
_LONGEST_BEFORE: Final = 40
"""Characters of the dice of each one before it."""


def listed(texts: Texts, seen: Iterable[Owed]) -> str:
    """Return dice as they are read: `6 5 1`, those of another die after a dot."""
    groups = groupby(seen, key=lambda die: die.die)
    told = (
        " ".join(face(texts, die_named(die), mark) for seen_die in some for mark in seen_die.marks)
        for die, some in groups
    )
    return cut(" · ".join(told), _LONGEST)


def seen_before(texts: Texts, entry: Entry, *, brief: bool = False) -> Iterator[str]:
    """Yield what an outcome tells of dice seen before it: earlier tries, and dice it had to use.

    Where there is little room, what fell in those tries is left out.
    """
    tries = earlier_tries(entry)
    if tries:
        yield tried_before(texts, tries, brief=brief)
    kept = entry.arguments.get(KEPT_DRAWS)
    if isinstance(kept, list) and kept and all(isinstance(die, int) for die in kept):
        yield texts("kept-used", draws=draws_listed(kept), count=len(kept))


def tried_before(texts: Texts, tries: Sequence[tuple[int, Any]], *, brief: bool = False) -> str:
    """Return which try at an act comes now, and what fell in those before."""
    if brief:
        return texts.format("try-again", "brief", {"number": len(tries) + 1})
    return texts("try-again", number=len(tries) + 1, count=len(tries), fell=_fell(texts, tries))


def discarded_dice(texts: Texts, entry: Entry) -> str:
    """Return which dice of the bot were discarded without being used."""
    dice = read_owed(entry.arguments[DISCARDED])
    count = sum(len(die.marks) for die in dice)
    return texts("waive-dice", count=count, dice=listed(texts, dice))


def try_number(entry: Entry) -> int:
    """Return which try at its act an outcome is, 1 for the first."""
    return len(earlier_tries(entry)) + 1


def _fell(texts: Texts, tries: Sequence[tuple[int, Any]]) -> str:
    *before, last = tries[-_MOST_TRIES:]
    told = [*(_told(texts, each, _LONGEST_BEFORE) for each in before)]
    told.append(_told(texts, last, _LONGEST_TRY))
    return "; ".join(told if len(told) == len(tries) else ["…", *told])


def _told(texts: Texts, tried: tuple[int, Any], most: int) -> str:
    number, marks = tried
    if marks is None:
        return texts("try-secret", number=str(number))
    return texts("try-fell", number=str(number), dice=cut(" ".join(map(str, marks)), most))
