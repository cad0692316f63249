"""A battle's report: the facts that both its forms show, and the Markdown one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.battle.story.battle_timeline import ByTurn
from bot.battle.story.chronicle import Chronicle, SideTold
from bot.battle.story.deeds import Deed, Toll
from bot.battle.story.luck import Share
from bot.battle.story.turning_points import TurningPoint
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.views.cards.luck import luck_lines
from bot.views.report.moments import method, moment_lines
from bot.views.words.counters import counter_text, is_told


@dataclass(frozen=True, slots=True)
class Report:
    """The whole of what a report tells.

    Attributes:
        title: The battle's name.
        result: What the points came to, empty where none were kept.
        facts: Label and value, in plain text.
        proof: The same about the dice.
        players: Their dice.
        moments: The turning points.
        fallen: Models lost in each turn by the sides in order.
        points: Victory points after each turn.
        tolls: What each side has lost.
        best: The deeds of the unit that destroyed most, None where none destroyed anything.
    """

    title: str
    result: str
    facts: tuple[tuple[str, str], ...]
    sides: tuple[SideTold, ...]
    chronicle: Chronicle
    players: Sequence[Share]
    proof: tuple[tuple[str, str], ...]
    moments: tuple[TurningPoint, ...]
    fallen: ByTurn
    points: ByTurn
    tolls: tuple[Toll, ...] = ()
    best: Deed | None = None

    @property
    def names(self) -> Mapping[int, str]:
        """The sides' names by id."""
        return {side.id: side.name for side in self.sides}


def side_facts(texts: Texts, side: SideTold) -> str | None:
    """Return the counters of a side in one line, None without one."""
    kept = [(name, value) for name, value in side.counters if value and is_told(texts, name)]
    told = [counter_text(texts, name, value) for name, value in kept]
    return " · ".join(told) or None


def turn_name(texts: Texts, turn: int | None) -> str:
    """Return what a group of entries is called."""
    return texts("report-outside") if turn is None else texts("report-turn", turn=turn)


def markdown(texts: Texts, report: Report) -> bytes:
    """Return a report as Markdown."""
    return ("\n".join(_markdown(texts, report)) + "\n").encode()


def _markdown(texts: Texts, report: Report) -> Iterator[str]:
    yield f"# {escaped(report.title)}"
    yield ""
    for label, value in report.facts:
        yield f"- **{label}**{texts('colon')} {escaped(value)}"
    yield ""
    if report.moments:
        yield f"## {texts('chronicle-moments')}"
        yield ""
        for line in moment_lines(texts, report.moments, report.names):
            yield f"1. {line}"
        yield ""
        yield f"*{method(texts)}*"
        yield ""
    yield from _sides(texts, report)
    for title, numbers in by_turns(texts, report):
        yield ""
        yield f"## {title}"
        yield ""
        yield from _table(texts, report, numbers)
    yield ""
    yield f"## {texts('report-dice')}"
    yield ""
    for line in luck_lines(texts, report.players, most=None):
        yield f"- {line}" if line.startswith("**") else f"  - {line}"
    yield ""
    yield f"## {texts('report-course')}"
    for turn, told in report.chronicle.by_turn():
        yield ""
        yield f"### {turn_name(texts, turn)}"
        yield ""
        for told_line in told:
            line = escaped(told_line.line)
            yield f"- ~~{line}~~" if told_line.undone else f"- {line}"
    if report.chronicle.hidden:
        yield ""
        yield texts("report-hidden", count=report.chronicle.hidden)
    yield ""
    yield f"## {texts('report-proof')}"
    yield ""
    for label, value in report.proof:
        yield f"- **{label}**{texts('colon')} `{value}`"


def by_turns(texts: Texts, report: Report) -> Iterator[tuple[str, ByTurn]]:
    """Yield what is told of each turn, under its title."""
    for key, told in (("fallen", report.fallen), ("points", report.points)):
        if told.told:
            yield texts(f"chronicle-{key}"), told


def _table(texts: Texts, report: Report, told: ByTurn) -> Iterator[str]:
    heads = [texts("chronicle-side"), *(texts("report-after", turn=turn) for turn in told.turns)]
    yield f"| {' | '.join(heads)} |"
    yield f"|---|{'---:|' * len(told.turns)}"
    for side, values in zip(report.sides, told.values, strict=True):
        yield f"| {' | '.join([escaped(side.name), *map(str, values)])} |"


def _sides(texts: Texts, report: Report) -> Iterator[str]:
    yield f"## {texts('report-sides')}"
    turns = report.chronicle.turns
    for side in report.sides:
        players = ", ".join(side.players)
        yield ""
        yield f"### {escaped(side.name)}" + (f" ({escaped(players)})" if players else "")
        counters = side_facts(texts, side)
        if counters:
            yield ""
            yield escaped(counters)
        if not side.units:
            continue
        heads = [texts("report-unit"), texts("report-size")]
        heads += [texts("report-after", turn=turn) for turn in turns]
        yield ""
        yield f"| {' | '.join(heads)} |"
        yield f"|---|{'---:|' * (len(heads) - 1)}"
        for unit in side.units:
            after = [str(unit.after.get(turn, "–")) for turn in turns]
            yield f"| {' | '.join([escaped(unit.name), str(unit.size), *after])} |"
