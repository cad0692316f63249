"""The result of a battle in words: who won and by how much, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.battle.actions.ending import Said
from bot.commands.battle.scores import BattlePoints, uncosted_lines, verdict_told
from bot.commands.request.context import CommandContext
from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import Texts
from bot.views.report.in_short import totals_told
from rulesets.core.results.score import as_said

_UNRULED: Final = frozenset({"ahead", "level"})
"""Verdicts of games, and of layers of them, whose text has no rules of victory."""


def with_said(standing: BattlePoints, said: Said | None) -> BattlePoints:
    """Return the points with the result that players say, where they say one."""
    return standing if said is None else replace(standing, verdict=as_said(said.winner))


def result_line(texts: Texts, standing: BattlePoints) -> str:
    """Return who won and by how much, in one short line."""
    verdict, sides = standing.verdict, standing.sides
    totals = [side.total for side in sides]
    ahead = None if verdict.winner is None else totals[verdict.winner]
    told = totals_told([side.name for side in sides], totals, verdict.winner)
    if verdict.winner is None or ahead is None:
        return texts("end-level" if verdict.open else "end-draw", totals=told)
    others = (total for at, total in enumerate(totals) if at != verdict.winner)
    lead = ahead - max(others, default=0)
    winner = sides[verdict.winner].name
    key = "end-ahead" if verdict.open else "end-victory"
    return texts(key, winner=winner, lead=str(lead) if lead > 0 else None, totals=told)


def verdict_line(context: CommandContext, standing: BattlePoints) -> str:
    """Return by which rule it is so; where none says, why, and nothing where there is no more.

    `result_line` has then said who is ahead.
    """
    told = verdict_told(context, standing)
    if standing.verdict.open:
        key = f"verdict-{text_key(standing.verdict.id)}"
        told = context.texts.attribute(key, "why") or ""
    return f"{told[:1].upper()}{told[1:]}." if told else ""


def verdict_lines(context: CommandContext, standing: BattlePoints) -> Iterator[str]:
    """Yield by which rule it is so, that the players say who won where none tells, what lacks."""
    line = verdict_line(context, standing)
    if line:
        yield line
    if standing.verdict.open:
        unruled = standing.verdict.id in _UNRULED
        game = escaped(context.texts(f"ruleset-{context.ruleset.id}"))
        yield context.texts("end-unruled" if unruled else "end-unknown", game=game)
    yield from uncosted_lines(context, standing)
