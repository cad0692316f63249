"""The end of a battle taken back: for a day, by both sides or by who had not agreed to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.battle.actions import ending, reopening
from bot.battle.actions.lifecycle import is_referee, seat_of
from bot.battle.actions.reopening import HOURS, Ended
from bot.commands.battle.battle_card import promised
from bot.commands.battle.battle_status import now_line
from bot.commands.declaring.command import button
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.store.journal.record import Entry
from bot.store.statements import Operation
from bot.store.tables.battle import PlayerRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode


def back_button(context: CommandContext, battle_id: int) -> ButtonSpec:
    """Return the button that takes the end of a battle back."""
    return ButtonSpec("reopen", str(battle_id), context.texts("button-reopen"))


def over(
    context: CommandContext, ended: Ended, code: RefusalCode = "over-nothing-to-undo"
) -> Answer:
    """Return the answer to an undo once the battle is over."""
    battle = ended.battle
    if not ended.open:
        return refused(context, Refusal("reopen-too-late", battle=battle.name, hours=HOURS))
    answer = refused(context, Refusal(code, battle=battle.name, hours=HOURS))
    return replace(answer, buttons=(back_button(context.privately(), battle.id),))


@button("reopen")
async def press_reopen(context: CommandContext, subject: str) -> Reply:
    """Answer the button that takes the end of a battle back, or agrees to who pressed it before.

    Raises:
        Refusal: `reopened-already`, `reopen-not-last`, and as `reopening.check` and
            `agree_to_reopen`.
    """
    ended = await _ended(context, subject)
    reopening.check(context.channel, ended, context.actor)
    if reopening.may_alone(ended, context.actor):
        return await _reopen(context, ended)
    await context.channel.settled()
    asked = await reopening.asked_before(context.store, context.channel, ended, context.actor)
    if asked is not None:
        return await agree_to_reopen(context, asked)
    await _withdrawn(context, ended, both=True)  # refused before anybody is asked
    coming = reopening.ask(context.channel, context.caller("/battle end"), ended)
    return Promise(coming, lambda entry: _reopen_asked(context, ended, entry))


async def _ended(context: CommandContext, battle_id: str) -> Ended:
    ended = await reopening.last_ended(context.store, context.channel)
    running = context.channel.battle
    if running is not None and str(running.id) == battle_id:
        raise Refusal("reopened-already", battle=running.name)
    if ended is None or str(ended.battle.id) != battle_id:
        raise Refusal("reopen-not-last")
    return ended


def _reopen_asked(context: CommandContext, ended: Ended, entry: Entry) -> Answer:
    others = ending.others(ended.board, entry.actor)
    names = ", ".join(player.name for player in others)
    headline = context.texts("reopen-asked", who=entry.actor.name, names=names)
    return _wanted_back(context, ended, entry, headline, asked_in=entry.id, waited=others)


async def agree_to_reopen(context: CommandContext, entry: Entry) -> Reply:
    """Answer the button that agrees to take the end back, which needs every other side.

    Raises:
        Refusal: `not-yours-to-end`, `side-agreed-already`, `reopen-ended-again`, and as
            `press_reopen`.
    """
    ended = await _ended(context, str(entry.arguments["battle"]))
    if entry.id < ended.end.id:
        raise Refusal("reopen-ended-again", battle=ended.battle.name)
    reopening.check(context.channel, ended, context.actor)
    actor, board = context.actor, ended.board
    if not reopening.may_agree(ended, actor, entry.actor):
        raise Refusal("not-yours-to-end")
    if is_referee(board, actor):
        return await _reopen(context, ended)
    await context.channel.settled()
    awaited = await reopening.awaited(context.store, ended, entry)
    seat = seat_of(board, actor)
    own = next((side for side in awaited if seat and side.id == seat.side_id), None)
    waiting = [side for side in awaited if side is not own]
    if own is None:
        raise Refusal("side-agreed-already", sides=", ".join(side.name for side in waiting))
    if not waiting:
        return await _reopen(context, ended, both=True)
    caller = context.caller("/battle end")
    coming = reopening.agree(context.channel, caller, entry, own, waiting)
    return Promise(coming, lambda agreed: _reopen_agreed(context, ended, entry, agreed))


def _reopen_agreed(context: CommandContext, ended: Ended, asked: Entry, entry: Entry) -> Answer:
    texts, board, names = context.texts, ended.board, entry.arguments["waiting"]
    waited = ending.players_at(board, [side for side in board.sides if side.name in names])
    headline = texts("reopen-agreed-partly", by=entry.actor.name, sides=", ".join(names))
    return _wanted_back(context, ended, entry, headline, asked_in=asked.id, waited=waited)


def _wanted_back(
    context: CommandContext,
    ended: Ended,
    entry: Entry,
    headline: str,
    *,
    asked_in: int,
    waited: Sequence[PlayerRow],
) -> Answer:
    """Return the answer while a wish to take the end back waits, with the button that agrees."""
    texts = context.texts
    button = ButtonSpec("agree", str(asked_in), texts("button-agree"))
    outcome = {"action": entry.action, "entry": entry.number}
    calls = tuple(player.user_id for player in waited)
    card = Card(escaped(ended.battle.name), headline, footer=footer_of(texts, entry))
    return Answer(card, (button,), details=lambda: outcome, calls=calls)


async def _withdrawn(context: CommandContext, ended: Ended, *, both: bool) -> list[Operation]:
    """Return the writes that take the battle's result back from its campaign.

    Args:
        context: Where.
        ended: The battle.
        both: Whether both sides take the end back.

    Raises:
        Refusal: `reopen-counted` where it stays there.
    """
    from bot.campaign.withdrawal import stays, told_of, withdrawing  # noqa: PLC0415
    from bot.commands.campaign.presenter import asked as asking  # noqa: PLC0415 - seldom needed

    fought = await context.store.ask(partial(told_of, battle_id=ended.battle.id))
    if fought is None:
        return []
    if await context.store.ask(partial(stays, fought=fought, both=both)):
        raise Refusal("reopen-counted", battle=ended.battle.name, number=fought.number)
    return withdrawing(context.store.ids.next, asking(context), fought)


async def _reopen(context: CommandContext, ended: Ended, *, both: bool = False) -> Reply:
    after = await _withdrawn(context, ended, both=both)
    journal = await reopening.journal_after(context.store, ended)
    caller = context.caller("/battle end")
    coming = reopening.reopen(context.channel, caller, ended, journal, after)
    begun = context.playing()
    texts = begun.texts
    sealed = texts("reopen-sealed", commitment=journal.commitment)
    lines = (now_line(begun), sealed, *((texts("reopen-withdrawn"),) if after else ()))
    headline = texts("battle-reopened", who=context.requester.name)
    return promised(begun, coming, headline, lines)
