"""The desk for who asks, in the language of the player, and what its menu leads to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.battle.actions.lifecycle import CAMPAIGN, may_act
from bot.commands.battle.battle_status import status_card
from bot.commands.battle.ending.sheet import ASK
from bot.commands.battle.seating import leave_button, seat_buttons
from bot.commands.declaring.command import button, command
from bot.commands.desk.dice_sheet import dice_sheet
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import moment_of
from bot.commands.desk.shown.overview import overview_of
from bot.commands.desk.starting import start_sheet
from bot.commands.desk.unit_sheet import ALL
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.settings.preferences import own_dice_button
from bot.views.cards.card import Card
from bot.views.interface.buttons import CAMPAIGNS, MENU, ButtonSpec
from bot.views.interface.panel import Block, Words, picks, rows
from rulesets.refusal import Refusal

_MOST_LISTED: Final = 50
"""Units that the menu lists; a sheet of their own has more of them."""


@command("desk", private=True, reads=True)
async def desk(context: CommandContext) -> Reply:
    """Answer `/desk`: the desk for this player alone; without a battle, what begins one."""
    return await _own_desk(context)


@button("desk", reads=True)
async def own(context: CommandContext, subject: str) -> Reply:
    """Answer the button that shows the desk to who presses it, in that player's language.

    Raises:
        Refusal: `no-battle` for the menu of a battle that is over.
    """
    if subject != MENU[1]:
        return await _own_desk(context)
    if context.channel.board.battle is None:
        raise Refusal("no-battle")
    return await _menu(context)


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
        return start_sheet(context)
    panel = overview.panel(own=True)
    return Answer(Card(own.texts("desk-title"), ""), private=True, panel=panel)


async def _menu(context: CommandContext) -> Answer:
    """Return what the desk leads to beside what may be done now: dice and units first.

    Who only watches is led to the seats instead of what players alone may do.
    """
    texts = context.own_texts
    own = ButtonSpec("desk", "own", texts("desk-own"))
    battle = context.channel.board.battle
    tied = battle is None or CAMPAIGN in battle.options or context.requester.guild_id is None
    campaign = ButtonSpec(*CAMPAIGNS, texts("desk-campaign"))
    plays = may_act(context.channel.board, context.actor)
    privately = replace(context, texts=texts)
    seats = seat_buttons(privately)
    buttons = (
        *((ButtonSpec("unit", ALL, texts("desk-unit")),) if plays else ()),
        ButtonSpec("seek", "now", texts("desk-rules")),
        ButtonSpec("table", "status", texts("desk-table")),
        *(() if context.requester.own_desk else (own,)),
        *(() if tied else (campaign,)),
        *((own_dice_button(context),) if plays else ()),
        *((ButtonSpec("end", ASK, texts("desk-end")),) if plays else seats),
        *leave_button(privately),
    )
    title = texts("desk-menu")
    dice = await dice_sheet(context)
    blocks: list[Block] = [Words(f"**{title}**"), *rows(dice.buttons()), dice.numbers()]
    blocks += [*_units(context), *rows(buttons)]
    return Answer(Card(title, ""), private=True, panel=with_back(context, tuple(blocks)))


def _units(context: CommandContext) -> Iterator[Block]:
    """Yield a list of the units of each side that the player may act for."""
    board = context.channel.board
    own = [row for row in board.units if not row.destroyed and context.may_act(row.side_id)]
    if len(own) > _MOST_LISTED:
        return
    for side in board.sides:
        pairs = [(str(row.id), row.name) for row in own if row.side_id == side.id]
        if pairs:
            number = f"m{side.place}.{moment_of(context)}"
            yield from picks("unit", context.own_texts("desk-unit-which"), pairs, number)
