"""Maps as organisers write them: `Iron Pass (Ana): Old Mine, River Gate`, or as JSON or CSV."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.texts.names import clean, fold, listed, near
from rulesets.refusal import Refusal

MOST_REGIONS: Final = 100
MOST_LINKS: Final = 20
_LONGEST: Final = 100_000
"""Characters of a map: many times what the largest takes."""
_LINE: Final = re.compile(r"(?P<name>[^():]+?)\s*(?:\((?P<owner>[^()]*)\))?\s*(?::(?P<links>.*))?")
_COLUMNS: Final = ("region", "owner", "links")
_REMARK: Final = "#"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A region as it was written.

    Attributes:
        line: Which line, or which element of a JSON list, from 1.
        owner: The name of who owns it first, empty for nobody.
    """

    line: int
    name: str
    owner: str
    links: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """A map without errors.

    Attributes:
        regions: Its regions; links name them as they are called, both ways.
        mended: Links that were told from one side only, from and to.
    """

    regions: tuple[Drawn, ...]
    mended: tuple[tuple[str, str], ...]


def read_map(content: str) -> Checked:
    """Read a map: a line for each region (one line holds several, parted by `;`), CSV, or JSON.

    Raises:
        Refusal: `map-unread`, `map-line`, `map-empty`, `map-too-large`, `map-twice`,
            `map-unknown-link`, `map-links-itself`, `map-too-many-links`.
    """
    text = content.lstrip("\ufeff").strip()
    if len(text) > _LONGEST:
        raise Refusal("map-unread")
    if text.startswith(("[", "{")):
        drawn = list(_json(text))
    elif _headings(text.partition("\n")[0]) is not None:
        drawn = list(_csv(text))
    else:
        drawn = list(_lines(text))
    return _checked(drawn)


def _lines(text: str) -> Iterator[Drawn]:
    lines = text.splitlines()
    # A command's option is one line: its regions are parted by semicolons.
    for number, line in enumerate(lines if len(lines) > 1 else text.split(";"), 1):
        if not line.strip() or line.strip().startswith(_REMARK):
            continue
        plain = " ".join(line.split())  # one blank for many: the form tries each of them
        found = _LINE.fullmatch(plain)
        if found is None:
            raise Refusal("map-line", line=str(number), text=plain[:40])
        links = _split(found["links"] or "", ",")
        yield _drawn(number, found["name"], found["owner"] or "", links)


def _headings(line: str) -> list[str] | None:
    cells = [cell.strip().strip('"').casefold() for cell in re.split("[,;]", line)]
    return cells if "region" in cells and set(cells) <= set(_COLUMNS) else None


def _csv(text: str) -> Iterator[Drawn]:
    """Read rows; links in a cell stand between slashes, or between the other separator."""
    head = text.partition("\n")[0]
    delimiter = ";" if ";" in head else ","
    names = _headings(head) or []
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        for cells in rows:
            if rows.line_num == 1 or not any(cell.strip() for cell in cells):
                continue
            if len(cells) > len(names):
                raise Refusal("map-line", line=str(rows.line_num), text=cells[0][:40])
            row = dict(zip(names, cells, strict=False))
            links = _split(row.get("links", ""), "/,;")
            yield _drawn(rows.line_num, row["region"], row.get("owner", ""), links)
    except csv.Error:
        raise Refusal("map-unread") from None


def _json(text: str) -> Iterator[Drawn]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("map-unread") from None
    rows = found.get("regions") if isinstance(found, Mapping) else found
    if not isinstance(rows, list):
        raise Refusal("map-unread")
    for number, row in enumerate(rows, 1):
        yield _element(number, row)


def _element(number: int, row: Any) -> Drawn:
    if isinstance(row, str):
        row = {"name": row}
    if not isinstance(row, Mapping) or not set(row) <= {"name", "owner", "links"}:
        raise Refusal("map-line", line=str(number), text=_written(row))
    name, owner, links = row.get("name"), row.get("owner") or "", row.get("links") or []
    whole = isinstance(links, list) and all(isinstance(link, str) for link in links)
    if not isinstance(name, str) or not isinstance(owner, str) or not whole:
        raise Refusal("map-line", line=str(number), text=_written(row))
    return _drawn(number, name, owner, links)


def _written(row: Any) -> str:
    """Return a row as its file has it, shortened."""
    return json.dumps(row, ensure_ascii=False)[:40]


def _split(text: str, signs: str) -> list[str]:
    return [part for part in re.split(f"[{re.escape(signs)}]", text) if part.strip()]


def _drawn(line: int, name: str, owner: str, links: Iterable[str]) -> Drawn:
    if re.search("[():,;/]", name) or not fold(name):
        raise Refusal("map-line", line=str(line), text=name[:40])
    return Drawn(line, clean(name), " ".join(owner.split()), tuple(map(str.strip, links)))


def _checked(drawn: list[Drawn]) -> Checked:
    """Return a map whose links lead to regions, both ways."""
    if not drawn:
        raise Refusal("map-empty")
    if len(drawn) > MOST_REGIONS:
        raise Refusal("map-too-large", count=str(len(drawn)), most=MOST_REGIONS)
    names: dict[str, str] = {}
    for region in drawn:
        if fold(region.name) in names:
            raise Refusal("map-twice", line=str(region.line), region=region.name)
        names[fold(region.name)] = region.name
    told: dict[str, dict[str, None]] = {}
    for region in drawn:
        told[region.name] = dict.fromkeys(_linked(region, link, names) for link in region.links)
    mended = [
        (link, name) for name, links in told.items() for link in links if name not in told[link]
    ]
    for link, name in mended:
        told[link][name] = None
    for region in drawn:
        if len(told[region.name]) > MOST_LINKS:
            raise Refusal("map-too-many-links", region=region.name, most=MOST_LINKS)
    regions = (
        Drawn(region.line, region.name, region.owner, tuple(told[region.name])) for region in drawn
    )
    return Checked(tuple(regions), tuple((name, link) for link, name in mended))


def _linked(region: Drawn, link: str, names: Mapping[str, str]) -> str:
    found = names.get(fold(link))
    if found is None:
        likely = listed(near(link, names.values())) or None
        raise Refusal(
            "map-unknown-link",
            line=str(region.line),
            region=region.name,
            link=link[:40],
            near=likely,
        )
    if found == region.name:
        raise Refusal("map-links-itself", line=str(region.line), region=region.name)
    return found


def write_map(regions: Iterable[tuple[str, str, Iterable[str]]]) -> str:
    """Return a map as it is written, a line for each region: name, owner, links."""
    return "\n".join(
        f"{name}{f' ({owner})' if owner else ''}{': ' if links else ''}{', '.join(links)}"
        for name, owner, links in regions
    )
