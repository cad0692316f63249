"""Presses in the menu of a message: its outcome undone, told otherwise, or its chances."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.battle.past import past
from bot.commands.declaring.command import button
from bot.commands.options.specification import SECRET
from bot.commands.procedures.questions import show_odds
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.commands.routing.button_handlers import check_presser, entry_of, replayed, undo
from bot.commands.routing.details import details, in_language
from bot.store.snowflake import read_id
from rulesets.refusal import Refusal


@button("about")
async def about(context: CommandContext, subject: str) -> Reply:
    """Answer a command of a message's menu, by what stands at the message's foot.

    Raises:
        Refusal: `message-tells-no-act` where the message is no outcome of this battle's.
    """
    kind, number, head, *_ = (*subject.split(":"), "", "")
    await context.channel.settled()
    journal = context.channel.journal.id
    entry = await context.store.ask(
        partial(past.numbered, journal_id=journal, number=read_id(number))
    )
    if entry is None or not head or not entry.hash.startswith(head):
        raise Refusal("message-tells-no-act")
    match kind:
        case "undo":
            return await undo(context, str(entry.id))
        case "details":
            return await details(context, str(entry.id))
        case "language":
            return await in_language(context, str(entry.id), context.own_texts.locale)
        case _:
            return await chances(context, str(entry.id))


@button("chances", reads=True)
async def chances(context: CommandContext, subject: str) -> Reply:
    """Answer the button that tells the chances of a roll as they were, to who presses it alone.

    Raises:
        Refusal: `no-such-entry`, `not-your-button` where it is another player's secret.
    """
    entry = await entry_of(context, subject)
    if "values" not in entry.arguments:
        raise Refusal("no-such-entry")
    if entry.secret:
        check_presser(context, entry)
    own = replace(context, texts=context.own_texts)
    return show_odds(own, replayed(own, entry).question, {SECRET: True})
