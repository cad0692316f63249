"""The end of a proposal to end the battle, because somebody went on: told by the act that did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.battle.actions.lifecycle import END_ASKED
from bot.commands.battle.ending.proposing import proposal_now
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.views.interface.panel import Panel, Words


def standing(context: CommandContext) -> Mapping[str, Any] | None:
    """Return the proposed end that stands, None without one."""
    battle = context.channel.battle
    return None if battle is None else proposal_now(context, battle)


def lapsed(context: CommandContext, before: Mapping[str, Any] | None) -> str | None:
    """Return the line on a proposal that an act has left behind, None where none lapsed.

    One that was objected to, agreed to, replaced or taken back has cards that say so.

    Args:
        context: Where.
        before: The proposal that stood before the act.
    """
    battle = context.channel.battle
    if before is None or battle is None or proposal_now(context, battle) is not None:
        return None
    held = battle.options.get(END_ASKED)
    if not isinstance(held, dict) or held.get("entry") != before["entry"]:
        return None
    side = next(
        (each.name for each in context.channel.board.sides if each.place == before["side"]), None
    )
    return context.texts("end-lapsed", side=side)


def telling(answer: Answer, line: str | None) -> Answer:
    """Return an answer that tells of a proposal which lapsed, where one did."""
    if line is None or answer.refused is not None:
        return answer
    if answer.panel is not None:
        panel = Panel((Words(line), *answer.panel.blocks))
        return replace(answer, panel=panel)
    card = answer.card
    return replace(answer, card=replace(card, changes=(*card.changes, line)))
