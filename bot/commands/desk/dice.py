"""Dice of the table, rolled by a press: the pools that are usual in a game, and any other."""

from __future__ import annotations

from bot.commands.declaring.command import button
from bot.commands.desk.foot import with_back
from bot.commands.procedures.questions import attempt
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.texts.localiser import Texts
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Words, rows
from rulesets.core.declaring.table_dice import ROLL


@button("roll")
async def roll(context: CommandContext, subject: str) -> Reply:
    """Answer the button of the dice: the sheet, a form for any notation, or the roll itself."""
    if subject == "all":
        return _sheet(context)
    given = {} if subject == "form" else {"notation": subject}
    return attempt(context, ROLL, given, {}, "roll")


def _sheet(context: CommandContext) -> Answer:
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
