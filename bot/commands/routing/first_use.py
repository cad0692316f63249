"""Reading, once and beside all else, of what the first of all questions would wait for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from bot.commands.options.names import GameNames
from rulesets.core.notation.spoken.lexicon import lexicon

_READERS: Final = (
    "bot.commands.procedures.saying.doing",
    "bot.commands.units.changing.reader",
)
"""Modules of readers, which are imported only for them."""
_LINE: Final = "20 guards M4 WS3 shields 120pts"
"""A line that every part of the readers of lines looks at."""


def read_ahead(names: GameNames) -> None:
    """Read the names of a game's things in every language, and the words of the readers."""
    for reader in _READERS:
        import_module(reader)
    _read_words()
    for known in (names.statuses, names.procedures, names.rules):
        known.find("")
    names.understood(_LINE)


def _read_words() -> None:
    from bot.commands.procedures.saying.words import every_word, words  # noqa: PLC0415 - as above
    from bot.commands.units.changing.words import senses, statuses, ways  # noqa: PLC0415
    from rulesets.dice.handles.thrown.tokens import pieces_of  # noqa: PLC0415
    from rulesets.dice.notation.reader import parse  # noqa: PLC0415

    for read in (lexicon, words, every_word, ways, senses, statuses):
        read()
    pieces_of("7 hits")
    parse("12 dice 4+")
