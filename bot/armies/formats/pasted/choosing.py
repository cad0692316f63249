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
    older_sigmar,
    sigmar,
)
from bot.armies.formats.pasted.entry import Recognised
from bot.armies.formats.pasted.pasted_lines import PastedLine

Recogniser: TypeAlias = Callable[[Sequence[PastedLine]], Recognised | None]

SURE: Final = 65
"""The confidence from which on a form is taken without asking whether the text is of our own."""
_RECOGNISERS: Final[tuple[Recogniser, ...]] = (
    sigmar.recognise,
    listbot.recognise,
    older_sigmar.recognise,
    ninth_age.recognise,
    bracketed.recognise,
    army_builder.recognise,
    forum.recognise,
)


def recognised(lines: Sequence[PastedLine]) -> Recognised | None:
    """Return what the surest form understands of a list, None where none knows it."""
    found = [read for recognise in _RECOGNISERS if (read := recognise(lines)) is not None]
    return max(found, key=lambda read: read.confidence, default=None)
