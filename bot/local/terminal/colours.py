"""Colours of dice at a terminal that has some."""

from __future__ import annotations

import os
import re
import sys
from typing import Final

from bot.views.words.dice_faces import Outcome

_COLOURS: Final[dict[Outcome, str]] = {"hit": "1;32", "miss": "31", "again": "33"}
_FOREIGN: Final = re.compile(rf"\x1b(?!\[(?:0|{'|'.join(_COLOURS.values())})m)")


def has_colours() -> bool:
    """Tell whether answers go to a terminal, and nobody has asked for none."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def painted(outcome: Outcome, words: str) -> str:
    """Return the words for dice in the colour of what became of them."""
    colour = _COLOURS.get(outcome)
    return words if colour is None else f"\x1b[{colour}m{words}\x1b[0m"


def harmless(text: str) -> str:
    """Return a text whose only orders to the terminal are these colours, whoever wrote it."""
    return _FOREIGN.sub("", text)
