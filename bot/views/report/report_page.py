"""A battle's report as one page that asks nothing of any network.

There is no template language here: a page is a few functions whose every text passes `escape`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from bot.battle.story.chronicle import SideTold
from bot.battle.story.luck import Luck
from bot.texts.faces import face
from bot.texts.localiser import Texts
from bot.texts.markup import without_markup
from bot.views.cards.luck import die_name, luck_lines
from bot.views.pictures.svg import bar_chart, legend, line_chart
from bot.views.report.moments import method, moment_lines
from bot.views.report.report import Report, by_turns, side_facts, turn_name
from rulesets.dice.die import die_named

_MOST_FACES: Final = 12
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2430; --soft: #5b6472; --paper: #fbfaf7;
  --line: #d9d6cd; --s0: #1f5fa8; --s1: #a63a3a; --s2: #2e7d5b; --s3: #7a4fa3; --s4: #8a6100;
  --s5: #3f6b75; --bar: #1f5fa8; --mark: #a63a3a; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #e7e9ee; --soft: #a9b0bd; --paper: #14171c; --line: #343a45; --s0: #7db4f0;
    --s1: #f08a8a; --s2: #74cfa5; --s3: #c6a2ea; --s4: #e0b95a; --s5: #9cc6d0; --bar: #7db4f0;
    --mark: #f08a8a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; } h2 { margin-top: 2rem; border-bottom: 1px solid var(--line); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
dt { color: var(--soft); } dd { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; min-width: 100%; }
th, td { padding: 0.25rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; } figcaption { color: var(--soft); }
.chart { width: 100%; height: auto; } .chart text { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); } polyline { fill: none; stroke-width: 2.5; }
rect { fill: var(--bar); } .expected { stroke: var(--mark); stroke-width: 2; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; padding: 0; }
ol { list-style: none; padding-left: 0; } ol li { padding: 0.15rem 0 0.15rem 0.8rem;
  border-left: 3px solid var(--line); } summary { cursor: pointer; font-weight: 600; }
.moments { list-style: decimal; padding-left: 1.6rem; } .moments li { border: 0;
  padding-left: 0.2rem; } .note { color: var(--soft); }
del { color: var(--soft); } code { overflow-wrap: anywhere; }
@media print { :root { color-scheme: light; --ink: #000; --soft: #444; --paper: #fff; }
  .wide { overflow: visible; } figure, tr, li { break-inside: avoid; } h2 { break-after: avoid; } }
@media (max-width: 30rem) { .chart text { font-size: 20px; }
  dl { display: block; } dd { margin-bottom: 0.5rem; } }
""" + "".join(
    f".s{index} {{ stroke: var(--s{index}); }} circle.s{index} {{ fill: var(--s{index}); }}\n"
    for index in range(6)
)


def page(texts: Texts, report: Report) -> bytes:
    """Return a report as one HTML page."""
    body = "\n".join(_body(texts, report))
    title = escape(report.title)
    return (
        f'<!doctype html>\n<html lang="{texts.locale}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    ).encode()


def _body(texts: Texts, report: Report) -> Iterator[str]:
    yield f"<h1>{escape(report.title)}</h1>"
    yield _listed(report.facts)
    if report.moments:
        yield f"<h2>{escape(texts('chronicle-moments'))}</h2>"
        moments = moment_lines(texts, report.moments, report.names)
        listed = "".join(f"<li>{escape(without_markup(moment))}</li>" for moment in moments)
        yield f'<ol class="moments">{listed}</ol>'
        yield f'<p class="note">{escape(method(texts))}</p>'
    yield from _by_turns(texts, report)
    yield f"<h2>{escape(texts('report-losses'))}</h2>"
    turns = report.chronicle.turns
    if turns and any(side.units for side in report.sides):
        title = texts("report-models")
        labels = [texts("report-start"), *(texts("report-after", turn=turn) for turn in turns)]
        series = [
            (side.name, (sum(unit.size for unit in side.units), *side.models))
            for side in report.sides
        ]
        chart = line_chart(title, labels, series)
        key = legend([side.name for side in report.sides])
        yield f"<figure>{chart}{key}<figcaption>{escape(title)}</figcaption></figure>"
    for side in report.sides:
        yield from _side(texts, side, turns)
    yield f"<h2>{escape(texts('report-dice'))}</h2>"
    for share in report.players:
        lines = list(luck_lines(texts, (share,), most=None))
        yield f"<h3>{escape(without_markup(lines[0]))}</h3>"
        yield from _bars(texts, share.luck)
        items = "".join(f"<li>{escape(without_markup(line))}</li>" for line in lines[1:])
        yield f"<ul>{items}</ul>"
    yield f"<h2>{escape(texts('report-course'))}</h2>"
    for turn, told in report.chronicle.by_turn():
        items = "".join(
            f"<li><del>{escape(line.line)}</del></li>"
            if line.undone
            else f"<li>{escape(line.line)}</li>"
            for line in told
        )
        name = escape(turn_name(texts, turn))
        yield f"<details open><summary>{name}</summary><ol>{items}</ol></details>"
    if report.chronicle.hidden:
        yield f"<p>{escape(texts('report-hidden', count=report.chronicle.hidden))}</p>"
    yield f"<h2>{escape(texts('report-proof'))}</h2>"
    yield _listed(report.proof, code=True)


def _by_turns(texts: Texts, report: Report) -> Iterator[str]:
    """Yield the losses and the points of each turn, drawn and as a table."""
    for title, told in by_turns(texts, report):
        yield f"<h2>{escape(title)}</h2>"
        labels = [texts("report-after", turn=turn) for turn in told.turns]
        names = [side.name for side in report.sides]
        if len(labels) > 1 and min(min(value) for value in told.values) >= 0:
            chart = line_chart(title, labels, list(zip(names, told.values, strict=True)))
            yield f"<figure>{chart}{legend(names)}</figure>"
        rows = zip(names, told.values, strict=True)
        yield _table((texts("chronicle-side"), *labels), ((name, *row) for name, row in rows))


def _table(heads: Iterable[str], rows: Iterable[tuple[object, ...]]) -> str:
    """Return a table whose first column names the rows."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(str(name))}</th>'
        f"{''.join(f'<td>{escape(str(value))}</td>' for value in values)}</tr>"
        for name, *values in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide" tabindex="0">{table}</div>'


def _listed(pairs: tuple[tuple[str, str], ...], *, code: bool = False) -> str:
    def shown(value: str) -> str:
        return f"<code>{escape(value)}</code>" if code else escape(value)

    parts = (f"<dt>{escape(label)}</dt><dd>{shown(value)}</dd>" for label, value in pairs)
    return f"<dl>{''.join(parts)}</dl>"


def _side(texts: Texts, side: SideTold, turns: list[int]) -> Iterator[str]:
    players = ", ".join(side.players)
    yield f"<h3>{escape(f'{side.name} ({players})' if players else side.name)}</h3>"
    counters = side_facts(texts, side)
    if counters:
        yield f"<p>{escape(counters)}</p>"
    if not side.units:
        return
    heads = [texts("report-unit"), texts("report-size")]
    heads += [texts("report-after", turn=turn) for turn in turns]
    yield _table(
        heads,
        (
            (unit.name, unit.size, *(unit.after.get(turn, "–") for turn in turns))
            for unit in side.units
        ),
    )


def _bars(texts: Texts, luck: Luck) -> Iterator[str]:
    for name, counts in luck.marks.items():
        die = die_named(name)
        marks = list(dict.fromkeys(die.marks))
        if len(marks) > _MOST_FACES:
            continue
        total = counts.total()
        expected = [total * die.marks.count(mark) / die.sides for mark in marks]
        title = texts("report-faces", die=die_name(texts, name), count=total)
        labels = [face(texts, die, mark) for mark in marks]
        chart = bar_chart(title, labels, [counts[mark] for mark in marks], expected)
        yield f"<figure>{chart}<figcaption>{escape(title)}</figcaption></figure>"
