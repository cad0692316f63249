"""The desk for who asks: in the language of the player, with buttons that work."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.battle.battle_status import status_card
from bot.commands.declaring.command import button, command
from bot.commands.desk.overview import overview_of
from bot.commands.desk.starting import start_sheet
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.views.cards.card import Card
from rulesets.refusal import Refusal


@command("desk", private=True, reads=True)
async def desk(context: CommandContext) -> Reply:
    """Answer `/desk`: the desk for this player alone; without a battle, what begins one."""
    return await _own_desk(context)


@button("desk", reads=True)
async def own(context: CommandContext, _subject: str) -> Reply:
    """Answer the button that shows the desk to who presses it, in that player's language."""
    return await _own_desk(context)


@button("table", reads=True)
async def table(context: CommandContext, _subject: str) -> Reply:
    """Answer the button that shows the whole table to who presses it."""
    if context.channel.board.battle is None:
        raise Refusal("no-battle")
    return Answer(status_card(replace(context, texts=context.own_texts)), private=True)


async def _own_desk(context: CommandContext) -> Answer:
    own = replace(context, texts=context.own_texts)
    overview = await overview_of(own)
    if overview is None:
        return start_sheet(own)
    panel = overview.panel(own=True)
    return Answer(Card(own.texts("desk-title"), ""), private=True, panel=panel)
