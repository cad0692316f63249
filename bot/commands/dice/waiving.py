"""Dice that players have seen, discarded: with the other sides' consent, or by the referee."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from bot.battle.actions.ending import others
from bot.battle.actions.lifecycle import is_referee, seat_of
from bot.battle.dice.waiting import settle
from bot.battle.past.past import Search, find
from bot.commands.declaring.command import button
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.routing.button_handlers import entry_of
from bot.store.journal.record import Action, Entry
from bot.store.journal.seen_dice import (
    DISCARDED,
    WAIVE_AGREED,
    WAIVE_ASKED,
    WAIVED,
    Kept,
    read_owed,
    write_owed,
)
from bot.store.snowflake import read_id
from bot.store.tables.battle import SideRow
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.cards.outcome import title_of
from bot.views.cards.seen_dice import discarded_dice
from bot.views.interface.buttons import ButtonSpec
from rulesets.refusal import Refusal

_KEPT: Final = "kept"
_SIDE: Final = "side"
_MOST_ANSWERS: Final = 50
"""The last answers of single sides that are looked through."""


@button("waive")
async def press_waive(context: CommandContext, subject: str) -> Reply:
    """Answer the button that discards seen dice, or asks the other side whether it agrees.

    Nobody needs to agree where no other side has a player: then it is one person's own affair, and
    seen by all who read along.

    Raises:
        Refusal: `kept-gone`, and who may not ask for it.
    """
    kept = _kept(context, subject)
    board = context.channel.board
    _check_own(context, kept)
    if is_referee(board, context.actor):
        return _waive(context, kept, "referee")
    if not others(board, context.actor):
        return _waive(context, kept, "alone")
    seat = seat_of(board, context.actor)
    arguments = {**_about(kept), _KEPT: str(kept.id), _SIDE: seat.side_id if seat else None}
    action = Action(context.caller("/throw"), WAIVE_ASKED, arguments)
    coming = context.channel.accept(action)
    return Promise(coming, lambda entry: waive_asked(context, entry))


def told_of(context: CommandContext, entry: Entry) -> Answer:
    """Return once more the answer about discarded dice, or about the wish to discard them."""
    telling = {WAIVE_ASKED: waive_asked, WAIVE_AGREED: waive_agreed}.get(entry.action, waived)
    return telling(context, entry)


def waive_asked(context: CommandContext, entry: Entry) -> Answer:
    """Return the question whether dice may be discarded, with the button that agrees."""
    texts = context.texts
    headline = texts("waive-asked", who=entry.actor.name)
    lines = (discarded_dice(texts, entry),)
    card = Card(_title(context, entry), headline, lines, footer=footer_of(texts, entry))
    button = ButtonSpec("consent", str(entry.id), texts("button-consent"))
    outcome = {"action": entry.action, "entry": entry.number}
    calls = tuple(player.user_id for player in others(context.channel.board, entry.actor))
    return Answer(card, (button,), details=lambda: outcome, calls=calls)


@button("consent")
async def press_consent(context: CommandContext, subject: str) -> Reply:
    """Answer the button that agrees: the dice are discarded once every other side has.

    Raises:
        Refusal: `kept-gone` where other dice are kept by now; the presser is not of another side,
            or of one that has agreed.
    """
    entry = await entry_of(context, subject)
    if entry.action != WAIVE_ASKED or entry.journal_id != context.channel.journal.id:
        raise Refusal("kept-gone")
    kept = _kept(context, str(entry.arguments[_KEPT]))
    if kept.fallen.seen != read_owed(entry.arguments[DISCARDED]):
        raise Refusal("kept-gone")
    board, agreeing = context.channel.board, context.actor
    if is_referee(board, agreeing):
        return _waive(context, kept, "referee", entry)
    seat = seat_of(board, agreeing)
    other = seat is not None and seat.side_id not in (None, entry.arguments[_SIDE])
    if seat is None or not other or agreeing.id == entry.actor.id:
        raise Refusal("not-yours-to-consent", name=entry.actor.name)
    awaited = await _awaited(context, entry)
    waiting = [side.name for side in awaited if side.id != seat.side_id]
    if not waiting:
        return _waive(context, kept, "consent", entry)
    if len(waiting) == len(awaited):
        raise Refusal("side-agreed-already", sides=", ".join(waiting))
    told = {**_about(kept), "asked_in": entry.number, "asked_id": str(entry.id)}
    own = next(side.place for side in awaited if side.id == seat.side_id)
    action = Action(
        context.caller("/throw"), WAIVE_AGREED, {**told, "place": own, "waiting": waiting}
    )
    return Promise(context.channel.accept(action), lambda agreed: waive_agreed(context, agreed))


async def _awaited(context: CommandContext, asked: Entry) -> list[SideRow]:
    """Return the other sides that somebody plays and that have yet to agree."""
    await context.channel.settled()
    search = Search(asked.journal_id, action=WAIVE_AGREED)
    found = await context.store.ask(partial(find, search=search, limit=_MOST_ANSWERS))
    agreed = {
        entry.arguments["place"] for entry in found if entry.arguments["asked_in"] == asked.number
    }
    board = context.channel.board
    played = {player.side_id for player in board.players} - {asked.arguments[_SIDE]}
    return [side for side in board.sides if side.id in played and side.place not in agreed]


def waive_agreed(context: CommandContext, entry: Entry) -> Answer:
    """Return the answer where one side agreed and others have yet to."""
    texts, sides = context.texts, ", ".join(entry.arguments["waiting"])
    headline = texts("waive-agreed-partly", by=entry.actor.name, sides=sides)
    card = Card(_title(context, entry), headline, footer=footer_of(texts, entry))
    button = ButtonSpec("consent", str(entry.arguments["asked_id"]), texts("button-consent"))
    outcome = {"action": entry.action, "entry": entry.number}
    return Answer(card, (button,), details=lambda: outcome)


def _waive(context: CommandContext, kept: Kept, by: str, asked: Entry | None = None) -> Reply:
    arguments = {**_about(kept), "by": by}
    if asked is not None:
        arguments["asked_in"] = asked.number
    action = Action(context.caller("/throw"), WAIVED, arguments)
    coming = settle(context.channel, action, used=kept.fallen)
    return Promise(coming, lambda entry: waived(context, entry))


def waived(context: CommandContext, entry: Entry) -> Answer:
    """Return the answer about dice that were discarded."""
    texts = context.texts
    headline = texts("waive-done", by=str(entry.arguments["by"]), who=entry.actor.name)
    lines = (discarded_dice(texts, entry),)
    card = Card(_title(context, entry), headline, lines, footer=footer_of(texts, entry))
    outcome = {
        "action": entry.action,
        "by": entry.arguments["by"],
        DISCARDED: entry.arguments[DISCARDED],
        "entry": entry.number,
    }
    return Answer(card, details=lambda: outcome)


def _about(kept: Kept) -> dict[str, Any]:
    return {
        "asked": kept.act.procedure,
        "units": list(kept.names),
        DISCARDED: write_owed(kept.fallen.seen),
    }


def _title(context: CommandContext, entry: Entry) -> str:
    procedure = find_procedure(context, str(entry.arguments["asked"]))
    return title_of(context.texts, procedure, entry.arguments["units"])


def _kept(context: CommandContext, subject: str) -> Kept:
    number = read_id(subject)
    found = next((held for held in context.channel.journal.seen.kept if held.id == number), None)
    if found is None:
        raise Refusal("kept-gone")
    return found


def _check_own(context: CommandContext, kept: Kept) -> None:
    """Refuse to discard dice for a player who may not ask for their act."""
    context.check_player()
    act = kept.act
    if act.requester_id not in (None, context.requester.user_id):
        if not is_referee(context.channel.board, context.actor):
            raise Refusal("kept-of-another")
    elif act.units and not any(context.may_act(side) for _, side in act.units):
        context.check_side(act.units[0][1])
