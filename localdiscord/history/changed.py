"""Changes in memory since it was last stored."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self

from localdiscord.state.changes import (
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelEdited,
    LooseFileAdded,
    LooseFileDropped,
    MemberEdited,
    MemberJoined,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    ReactionAdded,
    ReactionRemoved,
    ReactionsCleared,
    ThreadPeopleChanged,
)


@dataclass(slots=True, eq=False)
class Changed:
    """Ids of what has come, changed or gone; `over` is set once all that could be is stored.

    Ids and not contents: what changes ten times before it is stored is written once.
    """

    members: set[int] = field(default_factory=set)
    channels: set[int] = field(default_factory=set)
    messages: set[int] = field(default_factory=set)
    loose_files: set[int] = field(default_factory=set)
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def __bool__(self) -> bool:
        return bool(self.messages or self.members or self.channels or self.loose_files)

    def note(self, change: Change) -> bool:
        """Note a change of memory; tell whether it is one that is kept."""
        match change:
            case MessageCreated(message) | MessageEdited(message) | MessageDeleted(message):
                self.messages.add(message.id)
            case ReactionAdded() | ReactionRemoved() | ReactionsCleared():
                self.messages.add(change.message.id)
            case ChannelCreated(channel) | ChannelEdited(channel) | ChannelDeleted(channel):
                self.channels.add(channel.id)
            case ThreadPeopleChanged(thread):
                self.channels.add(thread.id)
            case MemberJoined(member) | MemberEdited(member):
                self.members.add(member.person.id)
            case LooseFileAdded(file_id) | LooseFileDropped(file_id):
                self.loose_files.add(file_id)
            case _:
                return False
        return True

    def add(self, other: Self) -> None:
        """Note all that another has noted."""
        self.members |= other.members
        self.channels |= other.channels
        self.messages |= other.messages
        self.loose_files |= other.loose_files

    def singly(self) -> Iterator["Changed"]:
        """Yield each thing by itself."""
        yield from (Changed(members={member}) for member in self.members)
        yield from (Changed(channels={channel}) for channel in self.channels)
        yield from (Changed(messages={message}) for message in self.messages)
        yield from (Changed(loose_files={file}) for file in self.loose_files)
