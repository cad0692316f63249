"""Events that a player's page is told when something changes at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.local.page.presenter import channel_data, member_data, message_data, typing_data
from localdiscord.protocol.model import Channel, Message
from localdiscord.state.changes import (
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelEdited,
    MemberJoined,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    ReactionAdded,
    ReactionRemoved,
    ReactionsCleared,
    ThreadPeopleChanged,
    Typing,
)
from localdiscord.state.memory import TableState


@dataclass(frozen=True, slots=True)
class Notice:
    """An event that the page is told.

    Attributes:
        event: What the page is told.
        messages: Ids of the messages that must be kept before.
    """

    event: dict[str, Any]
    messages: tuple[int, ...] = ()


def notice(change: Change, state: TableState, person_id: int) -> Notice | None:
    """Return what one person is told of a change, None where it is nothing to that person."""
    found: Notice | None = None
    match change:
        case MessageCreated(message) | MessageEdited(message):
            found = _message(message, state, person_id)
        case ReactionAdded() | ReactionRemoved() | ReactionsCleared():
            found = _message(change.message, state, person_id)
        case MessageDeleted(message) if state.shows(person_id, message):
            found = Notice({"event": "message-gone", "id": str(message.id)}, (message.id,))
        case ChannelCreated(channel) | ChannelEdited(channel):
            found = _channel(channel, person_id)
        case ThreadPeopleChanged(thread, left=left):
            found = _channel(thread, person_id, left)
        case ChannelDeleted(channel):
            found = _gone(channel)
        case MemberJoined(member):
            found = Notice({"event": "person", "person": member_data(member)})
        case Typing(channel, person) if person.id != person_id and channel.shown_to(person_id):
            found = Notice({"event": "typing", **typing_data(channel, person)})
    return found


def _message(message: Message, state: TableState, person_id: int) -> Notice | None:
    if not state.shows(person_id, message):
        return None
    return Notice({"event": "message", "message": message_data(message)}, (message.id,))


def _channel(channel: Channel, person_id: int, left: tuple[int, ...] = ()) -> Notice | None:
    if channel.shown_to(person_id):
        return Notice({"event": "channel", "channel": channel_data(channel)})
    return _gone(channel) if person_id in left else None


def _gone(channel: Channel) -> Notice:
    return Notice({"event": "channel-gone", "id": str(channel.id)})
