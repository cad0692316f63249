"""The bulk of a builder's file, told by its signs before anything of it is read.

A parser takes a whole file in one go, in which nothing else runs: what would take it long is
refused first. The largest armies that builders write have a third of what is let through.
"""

from __future__ import annotations

import re
from typing import Final

from bot.armies.selection import MOST_NODES
from rulesets.refusal import Refusal

_MOST_SIGNS: Final = 6 * MOST_NODES
"""Commas and braces of JSON: values, and what texts have of them."""
_LONG_TAG: Final = re.compile(rb"<[^<>]{16000}")
"""An element with more attributes than any has; parsers read it at once."""


def check_json_bulk(text: str) -> None:
    """Refuse JSON of more parts than are read.

    Raises:
        Refusal: `army-too-large`.
    """
    parts = text.count("{")
    if parts > MOST_NODES or parts + text.count(",") > _MOST_SIGNS:
        raise Refusal("army-too-large", most=MOST_NODES)


def check_xml_bulk(data: bytes) -> None:
    """Refuse XML of more elements than are read, or with one that is too long.

    Raises:
        Refusal: `army-too-large`.
    """
    # An element has two tags at the most.
    if data.count(b"<") > 2 * MOST_NODES or _LONG_TAG.search(data) is not None:
        raise Refusal("army-too-large", most=MOST_NODES)
