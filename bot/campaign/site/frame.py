"""The frame of every page of a site: its head, its style, its links to the other pages."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape
from typing import Final

from bot.texts.localiser import Texts
from bot.views.pictures.charts import CHART_STYLE

STYLE: Final = (
    """
:root { color-scheme: light dark; --ink: #1d2430; --soft: #5b6472; --paper: #fbfaf7;
  --line: #d9d6cd; --band: #f1efe8; --s0: #1f5fa8; --s1: #a63a3a; --s2: #2e7d5b; --s3: #7a4fa3;
  --s4: #8a6100; --s5: #3f6b75; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #e7e9ee; --soft: #a9b0bd; --paper: #14171c; --line: #343a45; --band: #1c2128;
    --s0: #7db4f0; --s1: #f08a8a; --s2: #74cfa5; --s3: #c6a2ea; --s4: #e0b95a; --s5: #9cc6d0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 1.2rem; } h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 0.2rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.6rem; } p { margin: 0.4rem 0; }
.lead, figcaption, footer, .none { color: var(--soft); } footer { padding: 2rem 1rem; }
a { color: var(--s0); } a:focus-visible, summary:focus-visible, .wide:focus-visible {
  outline: 3px solid var(--s0); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 0.3rem; }
nav ul, .legend { list-style: none; display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem;
  padding: 0; }
nav ul { border-bottom: 1px solid var(--line); margin: 0.8rem 0 0; }
.pages { align-items: center; } nav a { display: block; padding: 0.5rem 0; }
nav a[aria-current] { color: var(--ink);
  font-weight: 600; text-decoration: none; border-bottom: 3px solid var(--s0); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-weight: 600; border-bottom: 2px solid var(--line); }
tbody tr:nth-child(even) { background: var(--band); } tbody th { font-weight: 600; }
.kept { white-space: nowrap; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.wider { overflow-wrap: normal; }
.small { color: var(--soft); font-weight: 400; font-size: 0.9em; }
figure { margin: 1rem 0; display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: center; }
figure .chart { flex: 1 1 20rem; max-width: 36rem; } figure .legend { flex: 1 1 12rem; }
figcaption { flex: 1 1 100%; } .plain { font-weight: 400; } details { margin: 0.6rem 0; }
summary { cursor: pointer; color: var(--s0); } .key { vertical-align: middle; fill: none; }
.key path { stroke-width: 3; }
@media (min-width: 56rem) { figure .legend { flex-direction: column; } }
@media (max-width: 40rem) { th, td { padding: 0.4rem 0.35rem; } .wider { display: none; } }
@media print { :root { color-scheme: light; --ink: #000; --paper: #fff; --band: #fff; }
  nav, .skip { display: none; } .wide { overflow: visible; }
  th.wider, td.wider { display: table-cell; }
  figure, tr { break-inside: avoid; } h2 { break-after: avoid; } }
"""
    + CHART_STYLE
)
POLICY: Final = (
    "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; style-src 'sha256-"
    + base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    + "'"
)
"""The policy of a page, which may load its own style and nothing else."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table.

    Attributes:
        name: Its heading.
        number: Whether it holds numbers.
        wider: Whether narrow screens go without it.
        kept: Whether what stands in it stays in one line.
    """

    name: str
    number: bool = False
    wider: bool = False
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table with a fainter remark after its text.

    Attributes:
        plain: Whether it is no weightier than that, as of two who drew.
    """

    text: str
    small: str
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Frame:
    """The facts that the pages of a site share.

    Attributes:
        texts: The language's.
        title: The campaign.
        pages: File and title of each page that has a way to it.
        made_at: When they were made, in milliseconds since 1970.
    """

    texts: Texts
    title: str
    pages: Sequence[tuple[str, str]]
    made_at: int


def framed(frame: Frame, name: str, body: Iterable[str], part: str = "") -> bytes:
    """Return a whole page, from its file's name and its content.

    Args:
        frame: What it shares with the others.
        name: Its file, or that of the page it goes on from.
        body: What it holds.
        part: Which part of the page it is, where it is not the first.
    """
    texts, title, pages = frame.texts, frame.title, frame.pages
    here = next((told for file, told in pages if file == name), "")
    here = f"{here} ({part})" if part else here
    ways = "".join(
        f'<li><a href="{file}"{_current(file == name)}>{escape(told)}</a></li>'
        for file, told in pages
    )
    moment = datetime.fromtimestamp(frame.made_at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    head = escape(f"{here} – {title}" if here else title)
    return (
        f'<!doctype html>\n<html lang="{texts.locale}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">\n'
        f'<link rel="icon" href="data:,">\n<title>{head}</title>\n<style>{STYLE}</style>\n</head>\n'
        f'<body>\n<a class="skip" href="#main">{escape(texts("site-skip"))}</a>\n'
        f'<header><p class="lead">{escape(texts("site-campaign"))}</p><h1>{escape(title)}</h1>\n'
        f'<nav aria-label="{escape(texts("site-pages"))}"><ul>{ways}</ul></nav></header>\n'
        f'<main id="main">\n{"".join(body)}</main>\n'
        f"<footer>{escape(texts('site-made', moment=moment))}</footer>\n</body>\n</html>\n"
    ).encode()


def _current(here: bool) -> str:  # noqa: FBT001 - a sign, or none
    return ' aria-current="page"' if here else ""


def table(columns: Sequence[Column], rows: Iterable[Sequence[object]], label: str) -> str:
    """Return a table; the second cell of a row names it, or the first where that is no number.

    Args:
        columns: Its columns.
        rows: Its rows, cells in order of the columns.
        label: What it holds, read out where it is scrolled.
    """
    looks = [
        " ".join(look for look in ("number", "wider", "kept") if getattr(column, look))
        for column in columns
    ]
    classes = [f' class="{look}"' if look else "" for look in looks]
    naming = next(position for position, column in enumerate(columns) if not column.number)
    head = "".join(
        f'<th scope="col"{look}>{escape(column.name)}</th>'
        for column, look in zip(columns, classes, strict=True)
    )
    body = []
    for row in rows:
        cells = []
        for position, (value, look) in enumerate(zip(row, classes, strict=True)):
            told = _cell(value)
            cells.append(
                f'<th scope="row"{look}>{told}</th>'
                if position == naming
                else f"<td{look}>{told}</td>"
            )
        body.append(f"<tr>{''.join(cells)}</tr>\n")
    said = escape(label)
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{said}"><table>'
        f"<thead><tr>{head}</tr></thead>\n<tbody>{''.join(body)}</tbody></table></div>\n"
    )


def _cell(value: object) -> str:
    if isinstance(value, Cell):
        small = f' <span class="small">{escape(value.small)}</span>' if value.small else ""
        text = escape(value.text)
        return f'<span class="plain">{text}</span>{small}' if value.plain else f"{text}{small}"
    return escape(str(value))
