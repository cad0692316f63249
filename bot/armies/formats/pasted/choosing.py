"""The form that a pasted list is written in: the one that is surest of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.armies.formats.pasted import (
    army_builder,
    bracketed,
    forum,
    listbot,
    ninth_age,
    printed,
    sigmar,
)
from bot.armies.formats.pasted.entry import Recognised
from bot.armies.formats.pasted.parts import PROFILE_VALUE
from bot.armies.formats.pasted.pasted_lines import PastedLine

Recogniser: TypeAlias = Callable[[Sequence[PastedLine]], Recognised | None]

SURE: Final = 65
"""The confidence from which on a form is taken without asking whether the text is of our own."""
_CERTAIN: Final = 85
"""The confidence from which on no other form is asked."""
_RECOGNISERS: Final[tuple[Recogniser, ...]] = (
    printed.recognise,
    listbot.recognise,
    sigmar.recognise_older,
    sigmar.recognise,
    ninth_age.recognise,
    bracketed.recognise,
    army_builder.recognise,
)


def recognised(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what the surest form understands of a list, None where none knows it."""
    best: Recognised | None = None
    for recognise in _RECOGNISERS:
        best = _surer(best, recognise(lines))
        if best is not None and best.confidence >= _CERTAIN:
            return best
    # What players write themselves is never as sure as a form, unless a program signed it.
    if best is None or best.confidence < forum.SURE or forum.is_signed(lines):
        return _surer(best, forum.recognise(lines))
    return best


def _surer(best: Recognised | None, read: Recognised | None) -> Recognised | None:
    """Return the surer of two readings; one of a line with values of a profile is none."""
    if read is None or any(PROFILE_VALUE.search(entry.name) for entry in read.entries):
        return best
    return read if best is None or read.confidence > best.confidence else best
