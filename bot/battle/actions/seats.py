"""Seats of a battle: who has to agree before somebody sits down, and how a seat is given up."""

from typing import Final

from bot.battle.actions.lifecycle import JOIN, REFEREE, Promise, is_referee, seat_of, sit
from bot.battle.channel.channel import Channel
from bot.store.board import Board, Draft
from bot.store.journal.record import Action, Actor, Caller, Entry
from bot.store.tables.battle import Json, PlayerRow, SideRow
from rulesets.refusal import Refusal

SEAT_ASKED: Final = "battle-seat-asked"
"""The action of somebody who would play a side that others play."""
REFEREE_ASKED: Final = "battle-chair-asked"
"""The action of somebody who would be referee where others play."""
ASKED_IN: Final = "asked"
"""The argument of who sat down by consent: number of the entry that asked for it."""
REFEREE_AGREED: Final = "battle-chair-agreed"
"""The action of a side that agrees to a referee while another side has yet to."""
_REFEREE_ASKED_IN: Final = "chair"
"""Among a battle's options: the entry that asked for a referee, and the sides that agreed."""


def is_taken(board: Board, actor: Actor, side_id: int) -> bool:
    """Return whether others than somebody play a side, so that one of them has to agree."""
    return any(player.side_id == side_id and player.user_id != actor.id for player in board.players)


def may_admit(board: Board, actor: Actor, comer: Actor, side_id: int) -> bool:
    """Return whether somebody may let another play a side: one of its players, or a referee."""
    seat = seat_of(board, actor)
    if seat is None or actor.id == comer.id:
        return False
    return seat.role == REFEREE or seat.side_id == side_id


def played_by_others(board: Board, actor: Actor) -> list[SideRow]:
    """Return the sides that others than somebody play, in order."""
    return [side for side in board.sides if is_taken(board, actor, side.id)]


def ask_for_seat(channel: Channel, caller: Caller, side: SideRow) -> Promise:
    """Note that the caller would play a side; the consent of one who plays it is waited for.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `already-joined`.
    """
    channel.fighting()
    seat = seat_of(channel.board, caller.actor)
    if seat is not None and seat.side_id == side.id:
        raise Refusal("already-joined", side=side.name)
    return channel.accept(Action(caller, SEAT_ASKED, {"side": side.name, "place": side.place}))


def ask_for_referee(channel: Channel, caller: Caller) -> Promise:
    """Note that the caller would be referee; the consent of every side is waited for.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `already-joined`.
    """
    channel.fighting()
    if is_referee(channel.board, caller.actor):
        raise Refusal("already-joined", side=None)
    return channel.accept(Action(caller, REFEREE_ASKED))


def may_agree_to_referee(board: Board, actor: Actor, asked: Entry) -> SideRow | None:
    """Return the side for which somebody may agree to a referee, None for who may not."""
    seat = seat_of(board, actor)
    if seat is None or actor.id == asked.actor.id:
        return None
    return next((side for side in board.sides if side.id == seat.side_id), None)


def agreed_to_referee(board: Board, asked: Entry) -> list[int]:
    """Return the places of the sides that have agreed to a referee."""
    held = (board.battle.options if board.battle else {}).get(_REFEREE_ASKED_IN) or {}
    return [*held.get("sides", ())] if held.get("entry") == asked.number else []


def agree_to_referee(channel: Channel, caller: Caller, asked: Entry) -> Promise:
    """Agree to a referee for one's side; with the last side's consent the seat is theirs.

    Args:
        channel: Where.
        caller: A player of a side, other than who asked.
        asked: The entry that asked.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `not-yours-to-agree`, `referee-taken`,
            `already-agreed`.
    """
    battle, board = channel.fighting(), channel.board
    name = asked.actor.name
    own = may_agree_to_referee(board, caller.actor, asked)
    if own is None:
        raise Refusal("not-yours-to-agree", name=name)
    if is_referee(board, asked.actor):
        raise Refusal("referee-taken", name=name)
    before = agreed_to_referee(board, asked)
    agreed: list[Json] = [*sorted({*before, own.place})]
    waiting = [
        side.name for side in played_by_others(board, asked.actor) if side.place not in agreed
    ]
    if waiting and own.place in before:
        raise Refusal("already-agreed", name=name, sides=", ".join(waiting))

    def note(draft: Draft) -> None:
        told: Json = {"entry": asked.number, "sides": agreed}
        draft.set(battle, f"options.{_REFEREE_ASKED_IN}", told)

    def seat(draft: Draft) -> None:
        sit(draft, channel, asked.actor, None, REFEREE)
        draft.set(battle, f"options.{_REFEREE_ASKED_IN}", None)

    if waiting:
        return channel.accept(Action(caller, REFEREE_AGREED, {"waiting": waiting}), note)
    told = {"side": None, "role": REFEREE, ASKED_IN: asked.number}
    return channel.accept(Action(caller, JOIN, told), seat)


def give(channel: Channel, caller: Caller, to: Actor) -> Promise:
    """Give one's seat at a side to another person.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `not-joined`, `no-player`, `seated-already`,
            `referee-by-consent` for a referee.
    """
    channel.fighting()
    seat = seat_of(channel.board, caller.actor)
    if seat is None:
        raise Refusal("not-joined")
    if seat.role == REFEREE:
        raise Refusal("referee-by-consent")
    if not to.id:
        raise Refusal("no-player", name=to.name)
    if seat_of(channel.board, to) is not None:
        raise Refusal("seated-already", name=to.name)
    side = next(each for each in channel.board.sides if each.id == seat.side_id)

    def change(draft: Draft) -> None:
        draft.remove(seat)
        sit(draft, channel, to, side, seat.role)

    return channel.accept(Action(caller, "battle-seat-given", {"side": side.name}), change)


def may_remove(board: Board, caller: Caller, seat: PlayerRow) -> bool:
    """Return whether somebody may take another's seat away.

    Managers of the channel may, so that the seat of somebody who is gone is free again; referees
    may take a player's; and a player may send away a referee who sat there first, whom nobody on
    that player's side was asked about.
    """
    own = seat_of(board, caller.actor)
    if caller.manager or (own is not None and own.role == REFEREE and seat.role != REFEREE):
        return True
    return own is not None and seat in unasked_referees(board, own)


def unasked_referees(board: Board, own: PlayerRow) -> list[PlayerRow]:
    """Return the referees who sat down before a player of a side did."""
    if own.side_id is None:
        return []
    return [player for player in board.players if player.role == REFEREE and player.id < own.id]


def remove(channel: Channel, caller: Caller, seat: PlayerRow) -> Promise:
    """Take somebody's seat away.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `not-yours-to-remove`.
    """
    channel.fighting()
    if not may_remove(channel.board, caller, seat):
        raise Refusal("not-yours-to-remove", name=seat.name)
    side = next((each.name for each in channel.board.sides if each.id == seat.side_id), None)
    arguments = {"side": side, "role": seat.role}
    return channel.accept(
        Action(caller, "battle-seat-taken", arguments), lambda draft: draft.remove(seat)
    )
