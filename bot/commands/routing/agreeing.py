"""Buttons by which others agree to what one player asks for, or do not."""

from __future__ import annotations

from bot.battle.actions import ending, reopening, seats
from bot.commands.battle import referee, seating
from bot.commands.battle.ending import proposing, sheet
from bot.commands.battle.ending.reopening import agree_to_reopen
from bot.commands.declaring.command import button
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.commands.routing.button_handlers import entry_of
from bot.store.journal.record import Entry
from rulesets.refusal import Refusal


@button("agree")
async def agree(context: CommandContext, subject: str) -> Reply:
    """Answer the button that agrees to what another asked for.

    Raises:
        Refusal: `no-such-entry`, and what the answer to each question refuses.
    """
    if subject.startswith(proposing.NUMBERED):
        return await proposing.agree(context, subject)
    entry = await entry_of(context, subject)
    match entry.action:
        case seats.REFEREE_ASKED:
            return await referee.agree(context, entry)
        case seats.SEAT_ASKED:
            return await seating.admit(context, entry)
        case ending.ASKED | ending.AGREED:
            return await proposing.agree(context, subject, entry)
        case reopening.ASKED:
            return await agree_to_reopen(context, entry)
        case _:
            raise Refusal("no-such-entry")


@button("object")
async def objects(context: CommandContext, subject: str) -> Reply:
    """Answer the button of who does not agree that the battle ends so: a sheet with what else."""
    return await sheet.objecting(context, subject, await _proposing(context, subject))


@button("refuse")
async def refuse(context: CommandContext, subject: str) -> Reply:
    """Answer the button of who would play on where another proposed the end."""
    return proposing.decline(context, subject, await _proposing(context, subject))


async def _proposing(context: CommandContext, subject: str) -> Entry | None:
    """Return the entry that proposed the end of a battle, None for a button of the desk.

    Raises:
        Refusal: `no-such-entry`.
    """
    if subject.startswith(proposing.NUMBERED):
        return None
    entry = await entry_of(context, subject)
    if entry.action not in (ending.ASKED, ending.AGREED):
        raise Refusal("no-such-entry")
    return entry
