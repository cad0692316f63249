"""Reads a page as a browser would: its tags, and what it shows and reads out."""

from __future__ import annotations

from html.parser import HTMLParser

HOSTILE = "<script>'1'</script>\" onload=\"x &amp; {0} ${1} </style>"
"""A name that tries whatever a page could fall for."""


class Read(HTMLParser):
    """A page that was read.

    Attributes:
        tags: The tags it has.
        attributes: The names of attributes it has.
        told: Its texts, and the values of its attributes.
    """

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.told: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            self.told.append(value or "")

    def handle_data(self, data: str) -> None:
        self.told.append(data)

    def tells(self, text: str) -> bool:
        """Tell whether a text stands in it, sign for sign."""
        return any(text in told for told in self.told)
