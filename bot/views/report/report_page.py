"""A battle's report as one page that asks nothing of any network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markupsafe import Markup

from bot.battle.story.battle_timeline import ByTurn
from bot.battle.story.chronicle import SideTold
from bot.battle.story.luck import Luck, Share
from bot.texts.faces import face
from bot.texts.localiser import Texts
from bot.texts.markup import without_markup
from bot.views.cards.luck import die_name, luck_lines
from bot.views.pages.style import read_style
from bot.views.pages.templates import Templates
from bot.views.pictures.svg import bar_chart, legend, line_chart
from bot.views.report.moments import method, moment_lines
from bot.views.report.report import Report, by_turns, side_facts, turn_name
from rulesets.dice.die import die_named

_MOST_FACES: Final = 12
_FOLDER: Final = Path(__file__).with_name("templates")
_TEMPLATES: Final = Templates(_FOLDER)


@dataclass(frozen=True, slots=True)
class _Table:
    """A table.

    Attributes:
        columns: The names of its columns.
        rows: The name and the values of each row.
    """

    columns: Sequence[str]
    rows: Sequence[tuple[str, Sequence[int | str]]]


@dataclass(frozen=True, slots=True)
class _Numbers:
    """Numbers of every side after each turn; a chart of them where there is one to draw."""

    title: str
    chart: Markup | None
    table: _Table


@dataclass(frozen=True, slots=True)
class _Side:
    """A side with its units, where it has any."""

    title: str
    counters: str | None
    units: _Table | None


@dataclass(frozen=True, slots=True)
class _Bars:
    """The faces of one kind of dice, drawn."""

    title: str
    chart: Markup


@dataclass(frozen=True, slots=True)
class _Player:
    """A player's dice of one source, drawn and in words."""

    title: str
    bars: Sequence[_Bars]
    lines: Sequence[str]


def page(texts: Texts, report: Report) -> bytes:
    """Return a report as one HTML page; this belongs on a thread."""
    turns = report.chronicle.turns
    moments = moment_lines(texts, report.moments, report.names)
    return _TEMPLATES.fill(
        "report.html",
        texts=texts,
        style=read_style(_FOLDER / "report.css"),
        report=report,
        moments=[without_markup(moment) for moment in moments],
        method=method(texts) if report.moments else "",
        key=legend([side.name for side in report.sides]),
        by_turns=[_numbers(texts, report, *told) for told in by_turns(texts, report)],
        strength=_strength(texts, report),
        sides=[_side(texts, side, turns) for side in report.sides],
        players=[_player(texts, share) for share in report.players],
        turn_name=turn_name,
    ).encode()


def _numbers(texts: Texts, report: Report, title: str, told: ByTurn) -> _Numbers:
    labels = [texts("report-after", turn=turn) for turn in told.turns]
    rows = [(side.name, row) for side, row in zip(report.sides, told.values, strict=True)]
    drawn = len(labels) > 1 and min(min(value) for value in told.values) >= 0
    chart = line_chart(title, labels, rows) if drawn else None
    return _Numbers(title, chart, _Table((texts("chronicle-side"), *labels), rows))


def _strength(texts: Texts, report: Report) -> Markup | None:
    """Return the models of every side over the turns, drawn."""
    turns = report.chronicle.turns
    if not turns or not any(side.units for side in report.sides):
        return None
    labels = [texts("report-start"), *(texts("report-after", turn=turn) for turn in turns)]
    series = [
        (side.name, (sum(unit.size for unit in side.units), *side.models)) for side in report.sides
    ]
    return line_chart(texts("report-models"), labels, series)


def _side(texts: Texts, side: SideTold, turns: Sequence[int]) -> _Side:
    players = ", ".join(side.players)
    title = f"{side.name} ({players})" if players else side.name
    columns = [texts("report-unit"), texts("report-size")]
    columns += [texts("report-after", turn=turn) for turn in turns]
    rows = [
        (unit.name, (unit.size, *(unit.after.get(turn, "–") for turn in turns)))
        for unit in side.units
    ]
    return _Side(title, side_facts(texts, side), _Table(columns, rows) if rows else None)


def _player(texts: Texts, share: Share) -> _Player:
    title, *lines = map(without_markup, luck_lines(texts, (share,), most=None))
    return _Player(title, list(_bars(texts, share.luck)), lines)


def _bars(texts: Texts, luck: Luck) -> Iterator[_Bars]:
    for name, counts in luck.marks.items():
        die = die_named(name)
        marks = list(dict.fromkeys(die.marks))
        if len(marks) > _MOST_FACES:
            continue
        total = counts.total()
        expected = [total * die.marks.count(mark) / die.sides for mark in marks]
        title = texts("report-faces", die=die_name(texts, name), count=total)
        labels = [face(texts, die, mark) for mark in marks]
        yield _Bars(title, bar_chart(title, labels, [counts[mark] for mark in marks], expected))
