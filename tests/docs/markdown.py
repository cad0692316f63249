"""Reads the project's Markdown: tables, links and code blocks."""

import re
from dataclasses import dataclass
from pathlib import Path

from tests.architecture.sources import ROOT, files

_FENCE = re.compile(
    r"^ {0,3}```(?P<info>[^\n`]*)\n(?P<body>.*?)^ {0,3}```$", re.MULTILINE | re.DOTALL
)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block: the words after the fence, and the lines within."""

    info: tuple[str, ...]
    body: str


def pages() -> list[Path]:
    """Return every page of documentation."""
    return [path for path in files() if path.suffix == ".md"]


def page(path: str) -> str:
    """Return the text of a page, by its path in the project."""
    return (ROOT / path).read_text(encoding="utf-8")


def blocks(text: str) -> list[Block]:
    """Return the fenced blocks of a page, in order."""
    return [Block(tuple(match["info"].split()), match["body"]) for match in _FENCE.finditer(text)]


def prose(text: str) -> str:
    """Return the page without its fenced blocks."""
    return _FENCE.sub("", text)


def links(text: str) -> list[str]:
    """Return where the page's links and images point."""
    return _LINK.findall(prose(text))


def anchors(text: str) -> set[str]:
    """Return the fragments by which the page's headings are reached."""
    titles = _HEADING.findall(prose(text))
    return {re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles}


def rows(text: str) -> list[tuple[str, ...]]:
    """Return the rows of the page's tables, without heads and rules, cells stripped."""
    found: list[tuple[str, ...]] = []
    lines = prose(text).splitlines()
    for number, line in enumerate(lines):
        after = lines[number + 1] if number + 1 < len(lines) else ""
        if line.startswith("|") and not line.startswith("|-") and not after.startswith("|-"):
            found.append(tuple(cell.strip() for cell in line.strip("|").split("|")))
    return found


def first_cells(text: str) -> set[str]:
    """Return the first cell of every table row, without code marks."""
    return {row[0].strip("`") for row in rows(text)}
