"""Points as an entry of the log kept them, read again."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ValidationError

from bot.battle.actions.scores import Correction
from bot.commands.battle.scores import BattlePoints, SideScore, total_line
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from rulesets.core.results.score import ScoreLine, Verdict


class _Line(BaseModel, extra="allow"):
    id: str
    points: int
    unit: str | None = None


class _Added(BaseModel):
    points: int
    why: str
    turn: int


class _Side(BaseModel):
    name: str
    total: int
    lines: list[_Line] = []
    added: list[_Added] = []
    uncosted: list[str] = []


class _Verdict(BaseModel, extra="allow"):
    id: str
    winner: str | None = None
    open: bool = False


class _Score(BaseModel):
    """The points of an entry as they are read again; a battle's file may hold anything."""

    sides: list[_Side]
    verdict: _Verdict


def kept_points(context: CommandContext, data: object) -> BattlePoints | None:
    """Return points as an entry keeps them, None where it keeps no readable ones."""
    try:
        kept = _Score.model_validate(data)
    except ValidationError:
        return None
    names = [side.name for side in kept.sides]
    if not names or not _has(context, f"verdict-{text_key(kept.verdict.id)}"):
        return None
    winner = names.index(kept.verdict.winner) if kept.verdict.winner in names else None
    verdict = Verdict(kept.verdict.id, winner, _facts(kept.verdict), kept.verdict.open)
    sides = tuple(_side(context, position, side) for position, side in enumerate(kept.sides))
    return BattlePoints(sides, verdict)


def _side(context: CommandContext, position: int, side: _Side) -> SideScore:
    lines = tuple(
        ScoreLine(line.id, line.points, line.unit, _facts(line))
        for line in side.lines
        if _has(context, f"score-{text_key(line.id)}")
    )
    added = tuple(Correction(position, each.points, each.why, each.turn) for each in side.added)
    return SideScore(side.name, lines, added, side.total, tuple(side.uncosted))


def _has(context: CommandContext, key: str) -> bool:
    fallback = context.texts.fallback
    return context.texts.has(key) or (fallback is not None and fallback.has(key))


def _facts(read: _Line | _Verdict) -> tuple[tuple[str, int | str], ...]:
    extra: dict[str, Any] = read.model_extra or {}
    return tuple((name, value) for name, value in extra.items() if isinstance(value, int | str))


def kept_line(context: CommandContext, data: object) -> str | None:
    """Return the totals and the verdict in one line, None where no readable ones are kept."""
    kept = kept_points(context, data)
    return None if kept is None else total_line(context, kept)
