"""A person at the table: reads and writes messages, reacts, pins, opens threads."""

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Final

from localdiscord.protocol.body import Body
from localdiscord.protocol.errors import wrong_channel_type
from localdiscord.protocol.model import (
    FORUM_CHANNEL,
    STARTED,
    Channel,
    Json,
    Member,
    Message,
    Upload,
)
from localdiscord.protocol.refusal import NoAnswer, Refused
from localdiscord.state.changes import Change, ChannelEdited, MessageCreated, Typing
from localdiscord.state.context import TableContext
from localdiscord.state.direct import direct_channel
from localdiscord.state.messages import edit_message, write_message
from localdiscord.state.pinning import pin, unpin
from localdiscord.state.reactions import add_reaction, remove_reaction
from localdiscord.state.threads import open_thread

DEFAULT_LIMIT: Final = 20.0
_CHANNEL: Final = re.compile(r"<#(\d{1,19})>")
"""Seconds for a whole answer, deferred ones included."""


class Talker:
    """The voice of one person in one channel."""

    def __init__(self, context: TableContext, member: Member, channel: Channel) -> None:
        self._context = context
        self._state = context.state
        self.member = member
        self.channel = channel

    @property
    def id(self) -> int:
        """Return the player's id."""
        return self.member.person.id

    @property
    def name(self) -> str:
        """Return the player's name."""
        return self.member.person.name

    @property
    def file_limit(self) -> int:
        """Return how many bytes a file may have."""
        return self._context.settings.file_limit

    # reading

    def named(self, text: str) -> str:
        """Return a text with channels called by their names, which it has by their ids."""
        channels = self._state.channels

        def name(found: re.Match[str]) -> str:
            channel = channels.get(int(found[1]))
            return found[0] if channel is None else f"#{channel.name}"

        return _CHANNEL.sub(name, text)

    def history(self, limit: int = 50) -> list[Message]:
        """Return the newest messages this player sees in the channel, oldest first."""
        found: list[Message] = []
        for message in self._state.messages_in(self.channel.id):
            if len(found) == limit:
                break
            if self._state.shows(self.id, message):
                found.append(message)
        return found[::-1]

    def pins(self) -> list[Message]:
        """Return the pinned messages of the channel, the newest pin first."""
        return [message for message, _ in self._state.pinned(self.channel.id)]

    async def wait_message(
        self,
        wanted: Callable[[Message], bool] = lambda _: True,
        *,
        limit: float = DEFAULT_LIMIT,
    ) -> Message:
        """Wait for the next message in the channel that this player sees and wants.

        Raises:
            NoAnswer: if none came in time.
        """
        found: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

        def notice(change: Change) -> None:
            if not isinstance(change, MessageCreated) or found.done():
                return
            message = change.message
            here = message.channel_id == self.channel.id
            if here and self._state.shows(self.id, message) and wanted(message):
                found.set_result(message)

        unsubscribe = self._state.subscribe(notice)
        try:
            async with asyncio.timeout(limit):
                message = await found
                await self._context.kept(message.id)
                return message
        except TimeoutError:
            raise NoAnswer("first", limit) from None
        finally:
            unsubscribe()

    # writing

    def say(
        self,
        content: str,
        *,
        answering: Message | None = None,
        files: Sequence[Upload] = (),
    ) -> Message:
        """Write a plain message into the channel, with files if there are any.

        Raises:
            Refused: if it answers what nobody else sees, or what is not in the channel.
            ApiError: if it is empty or too long.
        """
        if self.channel.type == FORUM_CHANNEL:
            raise wrong_channel_type()
        given: Json = {"content": content}
        if answering is not None:
            self._must_be_public(answering)
            if answering.channel_id != self.channel.id:
                raise Refused("no_such_message")
            given["message_reference"] = {"message_id": answering.id}
        body = Body(given, dict(enumerate(files)))
        message, stored = write_message(
            self._context, self.channel.id, body, author=self.member.person
        )
        self._state.add_message(message, stored)
        return message

    def edit(self, message: Message, content: str) -> None:
        """Give one's own message another text; one that is left as it is counts as unchanged.

        Raises:
            Refused: if it is another's.
            ApiError: if it is empty or too long.
        """
        self._must_be_own(message)
        if content != message.content:
            edit_message(self._context, message, Body({"content": content}))

    def delete(self, message: Message) -> None:
        """Delete one's own message.

        Raises:
            Refused: if it is another's.
        """
        self._must_be_own(message)
        self._state.remove_message(message)

    def _must_be_own(self, message: Message) -> None:
        self._must_be_there(message)
        if message.author_id != self.id or not message.said:
            raise Refused("not_yours")

    def _must_be_there(self, message: Message) -> None:
        if self._state.messages.get(message.id) is not message:
            raise Refused("no_such_message")
        if not self._state.shows(self.id, message):
            raise Refused("not_for_you")

    def _must_be_public(self, message: Message) -> None:
        self._must_be_there(message)
        if message.audience is not None:
            raise Refused("not_for_others")

    def type(self) -> None:
        """Let the others know that something is being written."""
        self._state.announce(Typing(self.channel, self.member.person))

    # about messages

    def react(self, message: Message, emoji: str) -> None:
        """Choose an emoji for a message.

        Raises:
            Refused: if nobody else sees the message.
            ApiError: if it is no emoji, or one kind too many.
        """
        self._must_be_public(message)
        add_reaction(self._state, message, self.id, emoji)

    def unreact(self, message: Message, emoji: str) -> None:
        """Take one's own emoji off a message.

        Raises:
            ApiError: if it is no emoji.
        """
        remove_reaction(self._state, message, self.id, emoji)

    def pin(self, message: Message) -> None:
        """Pin a message.

        Raises:
            Refused: if nobody else sees the message.
            ApiError: if the channel has as many pins as it can, or Discord itself says this.
        """
        self._must_be_public(message)
        pin(self._context, message, self.member.person)

    def unpin(self, message: Message) -> None:
        """Take a message off the pins."""
        unpin(self._context, message)

    # threads and private lines

    def open_thread(self, name: str, start: Message | None = None) -> Channel:
        """Open a thread in the channel, at a message if one is given.

        Raises:
            Refused: if nobody else sees the message.
            ApiError: if the name is too short or too long, there is one, or none can be here.
        """
        if start is not None:
            self._must_be_public(start)
            if start.payload["type"] == STARTED:
                raise Refused("no_such_message")
        return open_thread(
            self._context, self.channel, name.strip(), self.member.person, start=start
        )

    def set_archived(self, *, archived: bool) -> None:
        """Archive the thread, or bring it back."""
        self._state.set_archived(self.channel, archived=archived)
        self._state.announce(ChannelEdited(self.channel))

    def join(self) -> None:
        """Join the thread."""
        self._state.set_thread_people(self.channel, come=[self.id])

    def leave(self) -> None:
        """Leave the thread."""
        self._state.set_thread_people(self.channel, gone=[self.id])

    def private_line(self) -> Channel:
        """Return the private line to the bot."""
        return direct_channel(self._state, self.member)
