"""The style of a page that stands in the page itself, so that it is read without any network."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

PALETTE: Final = Path(__file__).with_name("palette.css")
"""The colours of every page, by light, by dark and on paper."""


@dataclass(frozen=True, slots=True)
class Style:
    """A style with the policy of the pages that hold it.

    Attributes:
        text: Its rules.
        policy: What such a page may load: this style, and pictures that are written into it.
    """

    text: Markup
    policy: Markup


@cache
def read_style(*files: Path) -> Style:
    """Return files of rules as one style, the colours of every page before them."""
    text = "".join(file.read_text(encoding="utf-8") for file in (PALETTE, *files))
    seal = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    policy = Markup(
        "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; "
        "style-src 'sha256-{}'"
    ).format(seal)
    return Style(Markup(text), policy)  # noqa: S704 - our own files
