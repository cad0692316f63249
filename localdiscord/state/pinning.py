"""Pinning messages: how many a channel holds, and what is said of it."""

from datetime import UTC, datetime
from typing import Final

from localdiscord.protocol.errors import system_message, too_many_pins
from localdiscord.protocol.model import PINNED, Message, Person
from localdiscord.state.changes import PinsChanged
from localdiscord.state.context import TableContext
from localdiscord.state.messages import system_notice

MOST_PINS: Final = 250


def pin(context: TableContext, message: Message, by: Person) -> None:
    """Pin a message and say so in its channel; pinned already, it stays where it is.

    Raises:
        ApiError: if the channel is full, or Discord itself says this.
    """
    state = context.state
    if not message.said:
        raise system_message()
    if message.pinned:
        return
    if sum(1 for _ in state.pinned(message.channel_id)) >= MOST_PINS:
        raise too_many_pins(MOST_PINS)
    state.pin(message, datetime.now(UTC).isoformat())
    _show(context, message, pinned=True)
    state.add_message(system_notice(context, message.channel_id, PINNED, by, about=message))


def unpin(context: TableContext, message: Message) -> None:
    """Take a message off the pins of its channel."""
    if message.pinned:
        context.state.unpin(message)
        _show(context, message, pinned=False)


def _show(context: TableContext, message: Message, *, pinned: bool) -> None:
    state = context.state
    state.announce(PinsChanged(state.channels[message.channel_id]))
    state.edit_message(message, {**message.payload, "pinned": pinned}, message.file_ids)
