"""The end of a proposal to end the battle, because somebody went on: told by the act that did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.battle.actions.lifecycle import END_ASKED
from bot.commands.battle.ending.proposing import proposal_now
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.views.interface.buttons import MENU
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
    held = _left_behind(context)
    if before is None or held is None or held.get("entry") != before["entry"]:
        return None
    return _line(context, held)


def lapsed_lines(context: CommandContext) -> tuple[str, ...]:
    """Return the line of the table on a proposal that lapsed in the turn that is played.

    The act that left it behind may have been told to one player alone.
    """
    held = _left_behind(context)
    battle = context.channel.board.battle
    if held is None or battle is None or held["moment"][:2] != [battle.turn, battle.active]:
        return ()
    return (_line(context, held),)


def _left_behind(context: CommandContext) -> Mapping[str, Any] | None:
    """Return the proposed end that is held and stands no more."""
    battle = context.channel.board.battle
    held = None if battle is None else battle.options.get(END_ASKED)
    if battle is None or not isinstance(held, dict) or proposal_now(context, battle) is not None:
        return None
    return held


def _line(context: CommandContext, held: Mapping[str, Any]) -> str:
    sides = context.channel.board.sides
    side = next((each.name for each in sides if each.place == held["side"]), None)
    return context.texts("end-lapsed", side=side)


def telling(answer: Answer, line: str | None) -> Answer:
    """Return an answer that tells of a proposal which lapsed, where one did.

    The desk, which has what a table tells, tells it by itself.
    """
    if line is None or answer.refused is not None:
        return answer
    if answer.panel is not None:
        if any((spec.kind, spec.subject) == MENU for spec in answer.panel.buttons):
            return answer
        panel = Panel((Words(line), *answer.panel.blocks))
        return replace(answer, panel=panel)
    card = answer.card
    return replace(answer, card=replace(card, changes=(*card.changes, line)))
