"""Seats at the battle: taken at once where nobody sits, asked for where somebody does, given up."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from bot.battle.actions import lifecycle, seats
from bot.battle.actions.lifecycle import REFEREE, seat_of
from bot.battle.actions.seats import ASKED_IN, is_taken, may_admit, unasked_referees
from bot.battle.tabletop.units import find_side
from bot.commands.battle.battle_card import promised, title_of, told
from bot.commands.battle.referee import check_open, check_unasked
from bot.commands.battle.referee import take as take_seat
from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Completed, Key, Person
from bot.commands.declaring.shared import SideName, YesNo
from bot.commands.desk.foot import army_buttons, with_back
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.store.journal.record import Actor, Entry
from bot.store.snowflake import read_id
from bot.store.tables.battle import PlayerRow, SideRow
from bot.texts.names import fold, matching
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Words, rows
from rulesets.core.declaring.kind import Text
from rulesets.refusal import Refusal

_OWN: Final = "own"
_SURE: Final = "sure"
"""The subjects of the button by which a player leaves the table: before it was asked, and after."""


@command("battle join")
async def join(
    context: CommandContext,
    *,
    side: SideName = None,
    referee: YesNo = False,
) -> Reply:
    """Answer `/battle join`: a side, or the referee's seat; without either, what there is."""
    context.channel.fighting()
    if referee:
        return await take_seat(context)
    if side is None:
        names = ", ".join(each.name for each in context.channel.board.sides)
        return replace(
            refused(context, Refusal("side-needed", names=names)),
            buttons=seat_buttons(context.privately()),
        )
    return await _join(context, find_side(context.channel.board, side))


async def _join(context: CommandContext, side: SideRow) -> Reply:
    channel, who = context.channel, context.actor
    caller = context.caller("/battle join")
    if is_taken(channel.board, who, side.id):
        await check_unasked(context, seats.SEAT_ASKED, side)
        coming = seats.ask_for_seat(channel, caller, side)
        return Promise(coming, lambda entry: seat_asked(context, entry))
    coming = lifecycle.join(channel, caller, side)
    headline = context.texts("battle-joined", who=who.name, side=side.name)
    return await _seated(context, coming, who, headline)


async def _seated(
    context: CommandContext, coming: lifecycle.Promise, who: Actor, headline: str
) -> Reply:
    """Tell of a seat taken, of what comes next, and of any referee who sat down before."""
    board = context.channel.board
    seat = seat_of(board, who)
    unasked = () if seat is None else tuple(unasked_referees(board, seat))
    texts = context.texts
    lines = tuple(texts("battle-has-referee", who=player.name) for player in unasked)
    buttons = tuple(
        ButtonSpec("dismiss", str(player.id), texts("button-dismiss", who=player.name))
        for player in unasked
    )
    own = (side for side in board.sides if seat is not None and side.id == seat.side_id)
    onward = (*army_buttons(context, own), *await stake_buttons(context))
    return promised(context, coming, headline, lines, buttons=(*onward, *buttons[:3]))


async def stake_buttons(context: CommandContext) -> tuple[ButtonSpec, ...]:
    """Return a button for each campaign of the players that the battle may be fought for."""
    board = context.channel.board
    held = {player.side_id for player in board.players}
    if not all(side.id in held for side in board.sides):
        return ()
    from bot.commands.campaign.link import stakes  # noqa: PLC0415 - many servers have none

    return await stakes(context)


def seat_asked(context: CommandContext, entry: Entry) -> Answer:
    """Return the question whether someone may play a side, with the button that agrees."""
    board, texts = context.channel.board, context.texts
    headline = texts("seat-asked", who=entry.actor.name, side=str(entry.arguments["side"]))
    side = _side_of(context, entry)
    calls = () if side is None else tuple(p.user_id for p in board.players if p.side_id == side.id)
    button = ButtonSpec("agree", str(entry.id), texts("button-agree"))
    return told(context, entry, title_of(context), headline, buttons=(button,), calls=calls)


def _side_of(context: CommandContext, entry: Entry) -> SideRow | None:
    sides = context.channel.board.sides
    return next((side for side in sides if side.place == entry.arguments["place"]), None)


async def admit(context: CommandContext, entry: Entry) -> Reply:
    """Answer the button that lets someone play a side that others play.

    Raises:
        Refusal: that battle is over; the presser neither plays that side nor is a referee; who
            asked plays it already; the question has had its answer.
    """
    channel = context.channel
    channel.fighting()
    if entry.journal_id != channel.journal.id:
        raise Refusal("battle-is-over")
    side, comer = _side_of(context, entry), entry.actor
    if side is None:
        raise Refusal("button-expired")
    if not may_admit(channel.board, context.actor, comer, side.id):
        raise Refusal("not-yours-to-admit", name=comer.name, side=side.name)
    held = seat_of(channel.board, comer)
    if held is not None and held.side_id == side.id:
        raise Refusal("seated-already", name=comer.name)
    await check_open(context, entry)
    told = {ASKED_IN: entry.number}
    coming = lifecycle.join(channel, context.caller("/battle join"), side, who=comer, asked=told)
    who, by = comer.name, context.requester.name
    headline = context.texts("seat-agreed", who=who, side=side.name, by=by)
    return await _seated(context, coming, comer, headline)


def seat_buttons(context: CommandContext, *, empty: bool = False) -> tuple[ButtonSpec, ...]:
    """Return a button for each side, and one for the referee's seat.

    Args:
        context: Where.
        empty: Whether sides that somebody plays have none.
    """
    board = context.channel.board
    if board.battle is None:
        return ()
    number = board.battle.id
    sides = [
        ButtonSpec("join", f"{number}:{side.place}", context.texts("button-join", side=side.name))
        for side in board.sides
        if not (empty and any(player.side_id == side.id for player in board.players))
    ]
    return (*sides, ButtonSpec("join", f"{number}:{REFEREE}", context.texts("button-referee")))


@button("join")
async def press_join(context: CommandContext, subject: str) -> Reply:
    """Answer the button that seats whoever presses it, or asks for the seat.

    Raises:
        Refusal: that battle is over.
    """
    battle = context.channel.fighting()
    number, _, seat = subject.partition(":")
    if number != str(battle.id):
        raise Refusal("battle-is-over")
    if seat == REFEREE:
        return await take_seat(context)
    return await _join(context, context.side_pressed(seat))


@command("battle leave")
async def leave(
    context: CommandContext,
    *,
    to: Annotated[Actor | None, Person(), Key("param-seat-to")] = None,
    player: Annotated[str | None, Text(60), Key("param-seat-of"), Completed("seated")] = None,
) -> Reply:
    """Answer `/battle leave`: one's own seat, given `to` somebody, or that of another `player`."""
    context.channel.fighting()
    if player is not None:
        if to is not None:
            raise Refusal("leave-one-or-other")
        return _remove(context, _sitting(context, player))
    caller, who = context.caller("/battle leave"), context.requester.name
    if to is None:
        return _leaving(context)
    coming = seats.give(context.channel, caller, to)
    seat = seat_of(context.channel.board, to)
    side = next(side for side in context.channel.board.sides if seat and side.id == seat.side_id)
    headline = context.texts("battle-seat-given", who=who, to=to.name, side=side.name)
    return promised(context, coming, headline, calls=(to.id,))


def _leaving(context: CommandContext) -> Reply:
    coming = lifecycle.leave(context.channel, context.caller("/battle leave"))
    headline = context.texts("battle-left", who=context.requester.name)
    return promised(context, coming, headline)


def _asked_first(context: CommandContext) -> Answer:
    """Return the question whether a player is sure to leave."""
    texts = context.texts
    said = texts("leave-seat-asked")
    leave = ButtonSpec("dismiss", _SURE, texts("button-leave-seat"))
    panel = with_back(context, (Words(said), *rows((leave,))))
    return Answer(Card("", said), private=True, panel=panel)


def _sitting(context: CommandContext, typed: str) -> PlayerRow:
    """Return the player at the table who is meant.

    Raises:
        Refusal: `unknown-player`, `ambiguous-player`.
    """
    players = context.channel.board.players
    found = [player for player in players if fold(player.name) == fold(typed)]
    found = found or matching(typed, {fold(player.name): player for player in players})
    names = ", ".join(player.name for player in (found or players))[:200]
    if not found:
        raise Refusal("unknown-player", text=typed[:40], names=names or None)
    if len(found) > 1:
        raise Refusal("ambiguous-player", text=typed[:40], names=names)
    return found[0]


def _remove(context: CommandContext, seat: PlayerRow) -> Reply:
    caller = context.caller("/battle leave")
    if seat.user_id == caller.actor.id:
        return _leaving(context)
    coming = seats.remove(context.channel, caller, seat)
    headline = context.texts("battle-seat-taken", who=seat.name, by=caller.actor.name)
    return promised(context, coming, headline, calls=(seat.user_id,))


def leave_button(context: CommandContext) -> tuple[ButtonSpec, ...]:
    """Return the button by which the player who asks leaves the table, none without a seat."""
    if seat_of(context.channel.board, context.actor) is None:
        return ()
    return (ButtonSpec("dismiss", _OWN, context.texts("button-leave-seat")),)


@button("dismiss")
async def dismiss(context: CommandContext, subject: str) -> Reply:
    """Answer the button that leaves one's own seat, or sends away a referee who sat there before.

    Nothing takes back that a seat was left, so a press on that alone only asks.

    Raises:
        Refusal: that battle is over, or the referee is gone; see `seats.remove`.
    """
    context.channel.fighting()
    if subject == _OWN:
        return _asked_first(context.privately())
    if subject == _SURE:
        return _leaving(context)
    number = read_id(subject)
    seat = next((player for player in context.channel.board.players if player.id == number), None)
    if seat is None or seat.role != REFEREE:
        raise Refusal("referee-gone")
    return _remove(context, seat)
