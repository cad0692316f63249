"""The frame of every page of a site: its head, its style, its links to the other pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.texts.localiser import Texts
from bot.views.pages.style import Style, read_style
from bot.views.pages.templates import Templates
from bot.views.pictures.charts import CHART_STYLE

_FOLDER: Final = Path(__file__).with_name("templates")
_TEMPLATES: Final = Templates(_FOLDER)
STYLE: Final[Style] = read_style(_FOLDER / "site.css", CHART_STYLE)
POLICY: Final[str] = STYLE.policy
"""The policy of a page, which may load its own style and nothing else."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The facts that the frame of a page shows.

    Attributes:
        title: The campaign.
        pages: File and title of each page that has a link.
        page: The page's own file, or that of the page it goes on from.
        part: Which part of the page it is, empty where it is the first.
        made_at: When it was made, in milliseconds since 1970.
    """

    title: str
    pages: Sequence[tuple[str, str]]
    page: str
    part: str
    made_at: int

    @property
    def heading(self) -> str:
        """The title that a browser shows."""
        here = next((title for file, title in self.pages if file == self.page), "")
        here = f"{here} ({self.part})" if self.part else here
        return f"{here} – {self.title}" if here else self.title

    @property
    def moment(self) -> str:
        """The moment the page was made."""
        return datetime.fromtimestamp(self.made_at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def framed(template: str, texts: Texts, frame: Frame, /, **facts: object) -> bytes:
    """Return a whole page.

    Args:
        template: What its middle is made from.
        texts: The language's.
        frame: What stands around it.
        facts: What the template asks for besides.
    """
    given = {"texts": texts, "style": STYLE, "frame": frame, **facts}
    return _TEMPLATES.fill(template, **given).encode()
