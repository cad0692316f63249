"""Undo and redo: entries themselves, which take changes back or make them again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from bot.state.battles import seat_of
from bot.state.board import Draft
from bot.state.channel import Channel
from bot.state.record import Action, Actor, Caller, Entry
from bot.state.statements import updating
from rulesets.refusal import Refusal

MOST: Final = 50

Find: TypeAlias = Callable[[], Awaitable[list[Entry]]]


async def undo(channel: Channel, caller: Caller, find: Find) -> asyncio.Future[Entry]:
    """Take back what the entries changed; dice that were drawn keep their numbers.

    Args:
        channel: Where, with its lock held.
        caller: Who.
        find: Finds the entries, the last one first, once everything accepted is stored.

    Raises:
        Refusal: `nothing-to-undo`, `not-undoable`, `already-undone`, `not-your-action`,
            `changed-since`.
    """
    repeated = channel.repeated(caller.interaction_id)
    if repeated is not None:
        return repeated
    await channel.settled()
    entries = await find()
    if not entries:
        raise Refusal("nothing-to-undo")
    for entry in entries:
        if not entry.undoable:
            raise Refusal("not-undoable", number=entry.number)
        if entry.undone_by is not None:
            raise Refusal("already-undone", number=entry.number)
        _check_actor(channel, caller.actor, entry)

    def change(draft: Draft) -> None:
        for entry in entries:
            draft.apply(one.inverse() for one in reversed(entry.changes))
        _check_whole(draft)

    number = channel.journal.next_number
    marks = [updating("entry", entry.id, undone_by=number) for entry in entries]
    return channel.accept(Action(caller, "undo", _named(entries)), change, after=marks)


async def redo(channel: Channel, caller: Caller, find: Find) -> asyncio.Future[Entry]:
    """Make again what was taken back.

    Args:
        channel: Where, with its lock held.
        caller: Who.
        find: Finds the entries, in the order to make them, once everything accepted is stored.

    Raises:
        Refusal: `nothing-to-redo`, `not-undone`, `not-your-action`, `changed-since`.
    """
    repeated = channel.repeated(caller.interaction_id)
    if repeated is not None:
        return repeated
    await channel.settled()
    entries = await find()
    if not entries:
        raise Refusal("nothing-to-redo")
    for entry in entries:
        if entry.undone_by is None:
            raise Refusal("not-undone", number=entry.number)
        _check_actor(channel, caller.actor, entry)

    def change(draft: Draft) -> None:
        for entry in entries:
            draft.apply(entry.changes)
        _check_whole(draft)

    marks = [updating("entry", entry.id, undone_by=None) for entry in entries]
    return channel.accept(Action(caller, "redo", _named(entries)), change, after=marks)


def _check_whole(draft: Draft) -> None:
    """Refuse to take away what something later stands on, or to bring back what lost its ground."""
    if not draft.board.whole(draft.changes):
        raise Refusal("changed-since")


def _check_actor(channel: Channel, actor: Actor, entry: Entry) -> None:
    seat = seat_of(channel.board, actor)
    referee = seat is not None and seat.role == "referee"
    if not referee and entry.actor.id != actor.id:
        raise Refusal("not-your-action", number=entry.number, actor=entry.actor.name)


def units_of(entry: Entry) -> list[str]:
    """Return the names of the units that an entry is about, as they were then."""
    named = entry.arguments.get("units") or [entry.arguments.get("unit")]
    return [str(name) for name in dict.fromkeys(named) if name]


def _named(entries: list[Entry]) -> dict[str, list[Any]]:
    return {
        "entries": [entry.number for entry in entries],
        "actions": [entry.action for entry in entries],
        "concerned": [units_of(entry) for entry in entries],
    }
