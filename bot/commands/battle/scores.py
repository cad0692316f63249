"""`/score`: the points as they stand, line by line, and what players add to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Annotated, Any, Final

from bot.battle.actions import scores
from bot.battle.actions.scores import Correction
from bot.battle.scoring import counted_in, in_turn
from bot.battle.situation import situation_of
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import SideName
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.store.tables.battle import BattleRow
from bot.texts.bundle import Marked, escaped, text_key
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Text, Whole
from rulesets.core.results.score import COST, ScoreLine, Verdict, totals_of, uncosted

_MOST_LINES: Final = 24
"""Lines of one side that are shown; the rest is counted together."""

_MOST_UNCOSTED: Final = 4
"""Units without points that a line names; it only counts the rest."""


@dataclass(frozen=True, slots=True)
class SideScore:
    """The points of a side.

    Attributes:
        name: What it is called.
        lines: What its game counts.
        added: What players added.
        total: All its points.
        uncosted: Units of it that nobody noted the points of, where these are scored.
    """

    name: str
    lines: tuple[ScoreLine, ...]
    added: tuple[Correction, ...]
    total: int
    uncosted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BattlePoints:
    """A battle's points: those of each side in order, and the verdict as they stand."""

    sides: tuple[SideScore, ...]
    verdict: Verdict


def points_now(
    context: CommandContext, battle: BattleRow, more: Mapping[int, int] = MappingProxyType({})
) -> BattlePoints:
    """Return the points of a battle as its table stands.

    Args:
        context: Where.
        battle: The battle.
        more: By its place, what a side is to have beyond that.
    """
    sides = context.channel.board.sides
    order = in_turn(sides, battle)
    scoring = context.ruleset.score
    situation = situation_of(context.channel, battle, whole_army=True)
    counted = counted_in(situation, scoring, order)
    new = (Correction(at, points, "", battle.turn) for at, points in more.items() if points)
    added = (*scores.corrections(battle), *new)
    held = zip(order, totals_of(scoring, situation), strict=True)
    by_turn = tuple(total + more.get(side.place, 0) for side, total in held)
    by_place = {side.place: total for side, total in zip(order, by_turn, strict=True)}
    worthless = {
        side.place: names for side, names in zip(order, uncosted(scoring, situation), strict=True)
    }
    found = tuple(
        SideScore(
            side.name,
            counted[side.place],
            tuple(correction for correction in added if correction.side == side.place),
            by_place[side.place],
            worthless[side.place],
        )
        for side in sides
    )
    totals = tuple(side_score.total for side_score in found)
    if scoring.at_table is not None:
        told = scoring.at_table(situation, by_turn)
        winner = None if told.winner is None else sides.index(order[told.winner])
        return BattlePoints(found, replace(told, winner=winner))
    return BattlePoints(found, scoring.verdict(totals, situation.agreed))


def total_line(context: CommandContext, standing: BattlePoints) -> str:
    """Return the totals and the verdict in one line."""
    return _totals(context, "score-totals", standing)


def standing_line(context: CommandContext, standing: BattlePoints) -> str:
    """Return the totals of a battle that goes on, and what they would come to."""
    return _totals(context, "score-standing", standing)


def _totals(context: CommandContext, key: str, standing: BattlePoints) -> str:
    totals = totals_line((side.name, side.total) for side in standing.sides)
    return context.texts(key, totals=totals, verdict=verdict_told(context, standing))


def totals_line(sides: Iterable[tuple[str, int]]) -> str:
    """Return the totals of sides, by name, in one line."""
    return Marked(" · ".join(f"{escaped(name)} {total}" for name, total in sides))


def verdict_told(context: CommandContext, standing: BattlePoints) -> str:
    """Return what the points come to, in words."""
    told = standing.verdict
    winner = None if told.winner is None else escaped(standing.sides[told.winner].name)
    return context.texts(f"verdict-{text_key(told.id)}", winner=winner, **dict(told.facts))


def lines_of(context: CommandContext, standing: BattlePoints) -> tuple[str, ...]:
    """Return the points line by line, side by side, then whose points nobody noted."""
    lines = tuple(line for side in standing.sides for line in _side_lines(context, side))
    return (*lines, *uncosted_lines(context, standing))


def uncosted_lines(context: CommandContext, standing: BattlePoints) -> tuple[str, ...]:
    """Return the line on the units whose points are scored and that nobody noted, if any is."""
    return _uncosted_told(context, [name for side in standing.sides for name in side.uncosted])


def uncosted_among(context: CommandContext, units: Sequence[Unit]) -> tuple[str, ...]:
    """Return the line on units that come without points, where the battle is scored by them."""
    battle, scoring = context.channel.board.battle, context.ruleset.score
    if battle is None or not scoring.by_cost(situation_of(context.channel, battle)):
        return ()
    told = _uncosted_told(context, [unit.name for unit in units if unit.find(COST) is None])
    how = context.texts.attribute("score-uncosted", "noting")
    return tuple(f"{line} {how}" for line in told)


def _uncosted_told(context: CommandContext, names: Sequence[str]) -> tuple[str, ...]:
    """Return the line that names units without points, none where there are none."""
    if not names:
        return ()
    more = len(names) - _MOST_UNCOSTED
    units = Marked(", ".join(map(escaped, names[:_MOST_UNCOSTED])))
    if more > 0:
        units = Marked(context.texts("tracker-more", units=units, count=more))
    return (context.texts("score-uncosted", units=units),)


def _side_lines(context: CommandContext, side: SideScore) -> Iterator[str]:
    yield f"**{context.texts('score-side', side=escaped(side.name), total=side.total)}**"
    told = [
        *((line.points, _counted(context, line)) for line in side.lines),
        *((correction.points, _added(context, correction)) for correction in side.added),
    ]
    for points, text in told[:_MOST_LINES]:
        yield context.texts("score-line", what=text, points=_signed(points))
    rest = told[_MOST_LINES:]
    if rest:
        points = sum(worth for worth, _ in rest)
        what = context.texts("score-more", count=len(rest))
        yield context.texts("score-line", what=what, points=_signed(points))
    if not told:
        yield context.texts("score-none")


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _counted(context: CommandContext, score_line: ScoreLine) -> str:
    unit = None if score_line.unit is None else escaped(score_line.unit)
    return context.texts(f"score-{text_key(score_line.id)}", unit=unit, **dict(score_line.facts))


def _added(context: CommandContext, correction: Correction) -> str:
    return context.texts("score-added", why=escaped(correction.why) or None, turn=correction.turn)


def points_data(standing: BattlePoints) -> dict[str, Any]:
    """Return the points as data."""
    return {
        "sides": [
            {
                "name": side.name,
                "total": side.total,
                "lines": [
                    {"id": line.id, "points": line.points, "unit": line.unit, **dict(line.facts)}
                    for line in side.lines
                ],
                "added": [
                    {"points": correction.points, "why": correction.why, "turn": correction.turn}
                    for correction in side.added
                ],
                **({"uncosted": list(side.uncosted)} if side.uncosted else {}),
            }
            for side in standing.sides
        ],
        "verdict": {
            "id": standing.verdict.id,
            "winner": None
            if standing.verdict.winner is None
            else standing.sides[standing.verdict.winner].name,
            **({"open": True} if standing.verdict.open else {}),
            **dict(standing.verdict.facts),
        },
    }


@command("score show")
async def show(context: CommandContext) -> Reply:
    """Answer `/score show`.

    Raises:
        Refusal: `no-battle`.
    """
    battle = context.channel.under_way()
    standing = points_now(context, battle)
    card = Card(escaped(battle.name), standing_line(context, standing), lines_of(context, standing))
    return Answer(card, details=lambda: {"score": points_data(standing)})


@command("score add")
async def add(
    context: CommandContext,
    *,
    points: Annotated[int, Whole(-scores.MOST_POINTS, scores.MOST_POINTS)],
    side: SideName = None,
    why: Annotated[str | None, Text(60)] = None,
) -> Reply:
    """Answer `/score add`: who is at the table may correct the points of any side."""
    battle = context.channel.fighting()
    context.check_player()
    scoring = context.side(side)
    caller = context.caller("/score add")
    coming = scores.add(context.channel, caller, scoring, points, why or "")
    standing = points_now(context, battle)
    title, name = escaped(battle.name), escaped(scoring.name)

    def show_entry(entry: Entry) -> Answer:
        texts = context.texts
        card = Card(
            title,
            texts("score-add-done", side=name, points=_signed(points)),
            (standing_line(context, standing),),
            footer=footer_of(texts, entry),
        )
        undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
        outcome = {"action": entry.action, "entry": entry.number, "score": points_data(standing)}
        return Answer(card, (undo,) if entry.undoable else (), details=lambda: outcome)

    return Promise(coming, show_entry)
