"""The referee's seat: free while nobody else plays; else every side has to agree."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.battle.actions import lifecycle, seats
from bot.battle.actions.lifecycle import REFEREE, is_referee
from bot.battle.actions.seats import played_by_others
from bot.battle.past.past import Search, find
from bot.commands.battle.battle_card import promised, title_of, told
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.store.snowflake import milliseconds
from bot.store.tables.battle import SideRow
from bot.views.interface.buttons import ButtonSpec
from rulesets.refusal import Refusal

_PATIENCE: Final = 3_600_000
"""Milliseconds after which a seat may be asked for once more."""
_MOST_JOINED: Final = 200
"""The last entries of seats taken that are searched for answers."""


async def take(context: CommandContext) -> Reply:
    """Seat the player who asks as referee, or ask the others whether they agree.

    A referee acts for every side. Who comes to play afterwards is told of the referee, and may
    send them away (see `bot.commands.battle.seating`).
    """
    channel, caller = context.channel, context.caller("/battle join")
    if played_by_others(channel.board, caller.actor):
        await check_unasked(context, seats.REFEREE_ASKED)
        return Promise(seats.ask_for_referee(channel, caller), lambda entry: asked(context, entry))
    coming = lifecycle.join(channel, caller, None, REFEREE)
    return promised(context, coming, context.texts("battle-refereed", who=caller.actor.name))


def asked(context: CommandContext, entry: Entry) -> Answer:
    """Return the question whether someone may be referee, with the button that agrees."""
    board, texts = context.channel.board, context.texts
    names = ", ".join(side.name for side in played_by_others(board, entry.actor))
    headline = texts("referee-asked", who=entry.actor.name, sides=names or None)
    people = [player for player in board.players if player.side_id is not None]
    calls = tuple(person.user_id for person in people if person.user_id != entry.actor.id)
    buttons = (_agreeing(context, entry),)
    return told(context, entry, title_of(context), headline, buttons=buttons, calls=calls)


def _agreeing(context: CommandContext, entry: Entry) -> ButtonSpec:
    return ButtonSpec("agree", str(entry.id), context.texts("button-agree"))


async def agree(context: CommandContext, entry: Entry) -> Reply:
    """Answer the button that agrees: once every side has pressed it, the requester is referee.

    Raises:
        Refusal: that battle is over; the presser is no other player of a side, or has agreed; the
            seat is theirs already, or was.
    """
    channel, texts = context.channel, context.texts
    channel.fighting()
    if entry.journal_id != channel.journal.id:
        raise Refusal("battle-is-over")
    if not is_referee(channel.board, entry.actor):
        await check_open(context, entry)
    coming = seats.agree_to_referee(channel, context.caller("/battle join"), entry)
    title, who, by = title_of(context), entry.actor.name, context.requester.name

    def show(agreed: Entry) -> Answer:
        if agreed.action == seats.REFEREE_AGREED:
            sides = ", ".join(agreed.arguments["waiting"])
            headline = texts("referee-agreed-partly", who=who, by=by, sides=sides)
            return told(context, agreed, title, headline, buttons=(_agreeing(context, entry),))
        return told(context, agreed, title, texts("referee-agreed", who=who, by=by))

    return Promise(coming, show)


async def check_open(context: CommandContext, asked: Entry) -> None:
    """Refuse to agree again to what somebody asked for: they sat down, and have left since.

    Raises:
        Refusal: `seat-question-answered`.
    """
    await context.channel.settled()
    if await _is_answered(context, asked):
        raise Refusal("seat-question-answered", name=asked.actor.name)


async def check_unasked(context: CommandContext, action: str, side: SideRow | None = None) -> None:
    """Refuse to ask for a seat twice, and to call its players twice.

    Raises:
        Refusal: `seat-asked-already`.
    """
    channel, actor = context.channel, context.actor
    await channel.settled()
    search = Search(channel.journal.id, actor=(actor.id, actor.name), action=action)
    for asked in await context.store.ask(partial(find, search=search, limit=1)):
        same = asked.arguments.get("place") == (None if side is None else side.place)
        recent = milliseconds() - asked.at < _PATIENCE
        if same and recent and not await _is_answered(context, asked):
            raise Refusal("seat-asked-already", number=asked.number)


async def _is_answered(context: CommandContext, asked: Entry) -> bool:
    """Tell whether the requester took the seat by consent, once the decision is stored."""
    search = Search(asked.journal_id, action=lifecycle.JOIN)
    joined = await context.store.ask(partial(find, search=search, limit=_MOST_JOINED))
    return any(
        entry.arguments.get(seats.ASKED_IN) == asked.number and entry.undone_by is None
        for entry in joined
    )
