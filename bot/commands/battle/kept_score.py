"""Points as an entry of the log kept them, read again."""

from __future__ import annotations

from pydantic import BaseModel, ValidationError

from bot.commands.battle.scores import totals_line
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key


class _Side(BaseModel):
    name: str
    total: int


class _Verdict(BaseModel, extra="allow"):
    id: str


class _Score(BaseModel):
    """The points of an entry as they are read again; a battle's file may hold anything."""

    sides: list[_Side]
    verdict: _Verdict


def kept_line(context: CommandContext, data: object) -> str | None:
    """Return the totals and the verdict in one line, None where no readable ones are kept."""
    try:
        kept = _Score.model_validate(data)
    except ValidationError:
        return None
    facts = {
        name: value
        for name, value in kept.verdict.model_dump(exclude={"id"}).items()
        if value is None or isinstance(value, str | int | float)
    }
    key = f"verdict-{text_key(kept.verdict.id)}"
    if not context.texts.has(key) and not (
        context.texts.fallback and context.texts.fallback.has(key)
    ):
        return None
    totals = totals_line((side.name, side.total) for side in kept.sides)
    return context.texts("score-totals", totals=totals, verdict=context.texts(key, **facts))
