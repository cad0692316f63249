"""Gives French texts their no-break spaces and apostrophes: `python -m scripts.typography`.

A space before a colon and inside quotation marks becomes a no-break space, one before `;`, `!` and
`?` a narrow one; an apostrophe becomes the curved one. A test names what is left, such as a sign
with no space at all.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("bot", "localdiscord", "rulesets", "tests")

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_SIGNS = (
    (re.compile(r"(?<=[^\W\d_])'(?=[\w{«/])"), APOSTROPHE),
    (re.compile(r" +:(?=\s|\{|$)", re.MULTILINE), f"{NO_BREAK}:"),
    (re.compile(r" +([;!?])"), rf"{NARROW}\1"),
    (re.compile(r"« *"), f"«{NO_BREAK}"),
    (re.compile(r" *»"), f"{NO_BREAK}»"),
    (re.compile(f"«{NO_BREAK}+"), f"«{NO_BREAK}"),
    (re.compile(f"{NO_BREAK}+»"), f"{NO_BREAK}»"),
)


def spaced(text: str) -> str:
    """Return a French text with its no-break spaces."""
    for sign, instead in _SIGNS:
        text = sign.sub(instead, text)
    return text


_BARE: Final = (
    (re.compile(rf"(?<=[\w)»*\"%+])[ {NO_BREAK}]*:(?=\s|\"|$)", re.MULTILINE), f"{NO_BREAK}:"),
    (re.compile(rf"(?<=[\w)»*\"%+])[ {NARROW}{NO_BREAK}]*([;!?])"), rf"{NARROW}\1"),
)
"""In entries of the reference the signs may stand without any space."""
_FRENCH: Final = re.compile(r"^\[entries\.fr\]$(.*?)(?=^\[|\Z)", re.MULTILINE | re.DOTALL)


def told(chapter: str) -> str:
    """Return a chapter of a reference with the no-break spaces of its French."""

    def mended(found: re.Match[str]) -> str:
        text = found[0]
        for sign, instead in _BARE:
            text = sign.sub(instead, text)
        return spaced(text)

    return _FRENCH.sub(mended, chapter)


def chapters() -> Iterator[Path]:
    """Yield every chapter of a reference."""
    yield from sorted((ROOT / "rulesets").glob("*/reference/*.toml"))


def french() -> Iterator[Path]:
    """Yield every file of French texts."""
    for package in PACKAGES:
        yield from sorted((ROOT / package).rglob("fr/*.ftl"))


def main() -> int:
    """Write the files that change."""
    for paths, mend in ((french(), spaced), (chapters(), told)):
        for path in paths:
            before = path.read_text(encoding="utf-8")
            after = mend(before)
            if after != before:
                path.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
