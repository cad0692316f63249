"""The desk for who asks, in the language of the player, and what its menu leads to."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.battle.battle_status import status_card
from bot.commands.declaring.command import button, command
from bot.commands.desk.foot import menu_of, with_back
from bot.commands.desk.overview import overview_of
from bot.commands.desk.starting import start_sheet
from bot.commands.procedures.questions import attempt
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.texts.localiser import Texts
from bot.views.cards.card import Card
from bot.views.interface.buttons import MENU, ButtonSpec
from bot.views.interface.panel import Words, rows
from rulesets.core.declaring.table_dice import ROLL
from rulesets.refusal import Refusal


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
    return Answer(Card(context.own_texts("desk-menu"), ""), private=True, panel=menu_of(context))


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


@button("roll")
async def roll(context: CommandContext, subject: str) -> Reply:
    """Answer the button of the dice: the sheet, a form for any notation, or the roll itself."""
    if subject == "all":
        return _dice_sheet(context)
    given = {} if subject == "form" else {"notation": subject}
    return attempt(context, ROLL, given, {}, "roll")


def _dice_sheet(context: CommandContext) -> Answer:
    texts = context.own_texts
    title = texts("desk-dice-which")
    pools = [ButtonSpec("roll", pool, _name(texts, pool)) for pool in context.ruleset.pools]
    other = ButtonSpec("roll", "form", texts("desk-dice-other"))
    panel = with_back(context, (Words(f"**{title}**"), *rows((*pools, other))))
    return Answer(Card(title, ""), private=True, panel=panel)


def _name(texts: Texts, pool: str) -> str:
    """Return what players call a pool."""
    key = f"desk-die-{pool}"
    return texts(key) if texts.has(key) else pool.upper()
