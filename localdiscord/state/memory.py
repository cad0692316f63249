"""The table's memory, and the changes that whoever shows or keeps it can follow."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

from localdiscord.protocol.model import (
    ALL_PERMISSIONS,
    FORUM_CHANNEL,
    Channel,
    Emoji,
    Interaction,
    Json,
    Member,
    Message,
    Person,
    Role,
)
from localdiscord.protocol.refusal import Refused
from localdiscord.protocol.snowflakes import fold_name, named_snowflake
from localdiscord.settings import TableSettings
from localdiscord.state.changes import (
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelEdited,
    CommandsSet,
    LooseFileAdded,
    LooseFileDropped,
    MemberEdited,
    MemberJoined,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    ThreadPeopleChanged,
)
from localdiscord.state.commands import is_at_hand
from localdiscord.state.stored_files import without_files

GLOBAL_SCOPE: Final = 0


Listener = Callable[[Change], None]


class TableState:
    """The memory of everything at the table, bounded; it announces each change.

    A keeper (`localdiscord.state.keeper`) that outlives the process fills the public collections
    before the table opens and follows the changes with `subscribe`.
    """

    def __init__(self, settings: TableSettings) -> None:
        self.settings = settings
        self.guild_id = named_snowflake("guild", settings.guild_name)
        self.bot = Person(named_snowflake("bot", settings.bot_name), settings.bot_name, bot=True)
        everyone = Role(self.guild_id, "@everyone", ALL_PERMISSIONS)
        self.roles: dict[int, Role] = {everyone.id: everyone}
        self.members: dict[int, Member] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: OrderedDict[int, Message] = OrderedDict()
        self.pins: dict[int, OrderedDict[int, str]] = {}
        self.files: dict[int, bytes] = {}
        self._loose_files: deque[int] = deque()
        self.commands: dict[int, dict[int, Json]] = {}
        self.emojis: dict[int, Emoji] = {}
        self.installed: set[int] = set()
        """People who installed the bot for themselves."""
        self._visible: dict[bool | None, list[Json]] = {None: [], True: [], False: []}
        self._open: OrderedDict[str, Interaction] = OrderedDict()
        self._finished: OrderedDict[str, Interaction] = OrderedDict()
        self._listeners: list[Listener] = []
        self.join(self.bot, locale=settings.guild_locale)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener at every change; return a function that ends the subscription."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def announce(self, change: Change) -> None:
        """Tell every listener of a change."""
        for listener in tuple(self._listeners):
            listener(change)

    # people and channels

    def join(self, person: Person, *, locale: str, permissions: int = ALL_PERMISSIONS) -> Member:
        """Make a person a member of the guild."""
        member = Member(person, datetime.now(UTC).isoformat(), locale, permissions)
        self.members[person.id] = member
        self.announce(MemberJoined(member))
        return member

    def set_client(
        self, member: Member, locale: str | None = None, permissions: int | None = None
    ) -> None:
        """Give a member another language or other permissions; None leaves them as they are."""
        before = (member.locale, member.permissions)
        if locale is not None:
            member.locale = locale
        if permissions is not None:
            member.permissions = permissions & ALL_PERMISSIONS
        if (member.locale, member.permissions) != before:
            self.announce(MemberEdited(member))

    def member_named(self, name: str) -> Member:
        """Return the member of that name, who joins if new; the id follows from the name.

        Raises:
            Refused: the table has as many members as it bears.
        """
        person_id = named_snowflake("person", name)
        member = self.members.get(person_id)
        if member is None:
            if len(self.members) > self.settings.most_members:  # the bot is one of them
                raise Refused("too_many_people", most=self.settings.most_members)
            person = Person(person_id, name.strip())
            member = self.join(person, locale=self.settings.guild_locale)
        return member

    def members_like(self, beginning: str) -> list[Member]:
        """Return the members whose names begin so, in either case."""
        start = beginning.casefold()
        everyone = self.members.values()
        return [person for person in everyone if person.person.name.casefold().startswith(start)]

    def channel_named(self, name: str) -> Channel:
        """Return the text channel of that name, opened if new; the id follows from the name.

        Raises:
            Refused: the table has as many channels as it bears.
        """
        plain = "-".join(fold_name(name.lstrip("#")).split()) or "general"
        channel_id = named_snowflake(f"channel {self.guild_id}", plain)
        channel = self.channels.get(channel_id)
        if channel is None:
            channel = Channel(channel_id, plain, position=len(self.channels))
            self.add_channel(channel)
        return channel

    def forum_named(self, name: str) -> Channel:
        """Return the forum of that name, opened if new; the id follows from the name.

        Raises:
            Refused: the table has as many channels as it bears.
        """
        plain = "-".join(fold_name(name.lstrip("#")).split()) or "forum"
        channel_id = named_snowflake(f"forum {self.guild_id}", plain)
        channel = self.channels.get(channel_id)
        if channel is None:
            position = len(self.channels)
            channel = Channel(channel_id, plain, type=FORUM_CHANNEL, position=position)
            self.add_channel(channel)
        return channel

    def add_channel(self, channel: Channel) -> None:
        """Open a channel or thread.

        Raises:
            Refused: the table has as many of them as it bears.
        """
        if len(self.channels) >= self.settings.most_channels:
            raise Refused("too_many_channels", most=self.settings.most_channels)
        self.channels[channel.id] = channel
        self.announce(ChannelCreated(channel))

    def active_threads(self) -> list[Channel]:
        """Return the threads that are not archived."""
        return [
            channel
            for channel in self.channels.values()
            if channel.is_thread and not channel.archived
        ]

    def remove_channel(self, channel: Channel) -> None:
        """Close a channel or thread, with its messages and its own threads."""
        for thread in [each for each in self.channels.values() if each.parent_id == channel.id]:
            self.remove_channel(thread)
        for message in list(self.messages_in(channel.id)):
            del self.messages[message.id]
            self._forget_files(message.file_ids)
        self.pins.pop(channel.id, None)
        del self.channels[channel.id]
        self.announce(ChannelDeleted(channel))

    def set_thread_people(
        self, thread: Channel, *, come: Iterable[int] = (), gone: Iterable[int] = ()
    ) -> None:
        """Let people join or leave a thread."""
        joined = tuple(person_id for person_id in come if person_id not in thread.people)
        left = tuple(person_id for person_id in gone if person_id in thread.people)
        moment = datetime.now(UTC).isoformat()
        thread.people.update(dict.fromkeys(joined, moment))
        for person_id in left:
            del thread.people[person_id]
        if joined or left:
            self.announce(ThreadPeopleChanged(thread, joined, left))

    def set_archived(self, thread: Channel, *, archived: bool) -> None:
        """Archive a thread or bring it back, without a word to anyone."""
        if thread.archived != archived:
            thread.archived = archived
            thread.archived_at = datetime.now(UTC).isoformat()

    def _wake(self, thread: Channel, author_id: int) -> None:
        """Bring a thread back for a new message, whose author joins it."""
        if thread.archived:
            self.set_archived(thread, archived=False)
            self.announce(ChannelEdited(thread))
        self.set_thread_people(thread, come=[author_id])

    def shows(self, person_id: int, message: Message) -> bool:
        """Tell whether a person sees a message."""
        channel = self.channels.get(message.channel_id)
        hidden = channel is not None and not channel.shown_to(person_id)
        return not hidden and message.visible_to(person_id)

    # messages

    def add_message(self, message: Message, files: Iterable[tuple[int, bytes]] = ()) -> None:
        """Keep a message and the bytes of its files, and let the oldest go."""
        message.written_at = time.monotonic()
        self.messages[message.id] = message
        self.files.update(files)
        channel = self.channels.get(message.channel_id)
        if channel is not None:
            channel.last_message_id = message.id
            if channel.is_thread and message.audience is None and message.said:
                self._wake(channel, message.author_id)
        while len(self.messages) > self.settings.kept_messages:
            _, oldest = self.messages.popitem(last=False)
            self.unpin(oldest)
            self._forget_files(oldest.file_ids)
        self.announce(MessageCreated(message))
        if files:
            self.bound_files()

    def edit_message(
        self,
        message: Message,
        payload: Json,
        file_ids: tuple[int, ...] = (),
        files: Iterable[tuple[int, bytes]] = (),
    ) -> None:
        """Give a message its new payload and files; of its old files only `file_ids` stay."""
        self._forget_files(set(message.file_ids).difference(file_ids))
        message.payload = payload
        message.file_ids = file_ids
        self.files.update(files)
        self.announce(MessageEdited(message))
        if files:
            self.bound_files()

    def remove_message(self, message: Message) -> None:
        """Delete a message and its files."""
        self.messages.pop(message.id, None)
        self.unpin(message)
        self._forget_files(message.file_ids)
        self.announce(MessageDeleted(message))

    def messages_in(self, channel_id: int) -> Iterator[Message]:
        """Yield the kept messages of a channel, newest first."""
        for message in reversed(self.messages.values()):
            if message.channel_id == channel_id:
                yield message

    def keep_loose_file(self, file_id: int, data: bytes) -> None:
        """Keep a file that belongs to no message; of such files only the newest are kept."""
        self.files[file_id] = data
        if file_id not in self._loose_files:  # a table that opens again has it already
            self._loose_files.append(file_id)
        while len(self._loose_files) > self.settings.kept_loose_files:
            self.files.pop(self._loose_files.popleft(), None)
        self.announce(LooseFileAdded(file_id))
        self.bound_files()

    def pin(self, message: Message, moment: str) -> None:
        """Pin a message at an ISO moment."""
        self.pins.setdefault(message.channel_id, OrderedDict())[message.id] = moment

    def unpin(self, message: Message) -> None:
        """Take a message off the pins."""
        self.pins.get(message.channel_id, OrderedDict()).pop(message.id, None)

    def pinned(self, channel_id: int) -> Iterator[tuple[Message, str]]:
        """Yield the pinned messages of a channel that are still kept, newest pin first."""
        for message_id, moment in reversed(self.pins.get(channel_id, OrderedDict()).items()):
            message = self.messages.get(message_id)
            if message is not None:
                yield message, moment

    def last_pin(self, channel_id: int) -> str | None:
        """Return the ISO moment of a channel's newest pin."""
        return next((moment for _, moment in self.pinned(channel_id)), None)

    def count_said(self, channel_id: int) -> int:
        """Return how many messages of people's and the bot's a channel holds."""
        return sum(message.said for message in self.messages_in(channel_id))

    def _forget_files(self, file_ids: Iterable[int]) -> None:
        for file_id in file_ids:
            self.files.pop(file_id, None)

    def bound_files(self) -> None:
        """Let the oldest files go where there is no room for all; their messages stay without."""
        excess = sum(map(len, self.files.values())) - self.settings.kept_file_bytes
        gone: set[int] = set()
        for file_id in sorted(self.files):
            if excess <= 0:
                break
            excess -= len(self.files.pop(file_id))
            gone.add(file_id)
        if not gone:
            return
        for message in list(self.messages.values()):
            if not gone.isdisjoint(message.file_ids):
                message.file_ids = tuple(id_ for id_ in message.file_ids if id_ not in gone)
                message.payload = without_files(message.payload, gone)
                self.announce(MessageEdited(message))
        for file_id in gone.intersection(self._loose_files):
            self._loose_files.remove(file_id)
            self.announce(LooseFileDropped(file_id))

    # commands

    def set_commands(self, scope: int, commands: Iterable[Json]) -> None:
        """Replace every command of a scope."""
        self.commands[scope] = {int(command["id"]): command for command in commands}
        found = self._find_visible_commands()
        everywhere = self.commands.get(GLOBAL_SCOPE, {}).values()
        direct = [command for command in everywhere if is_at_hand(command, direct=True)]
        here = [command for command in found if is_at_hand(command, direct=False)]
        self._visible = {None: found, True: direct, False: here}
        self.announce(CommandsSet(scope))

    def visible_commands(self, *, direct: bool | None = None) -> list[Json]:
        """Return the commands a player of this guild sees, or can call on a (no) private line."""
        return self._visible[direct]

    def _find_visible_commands(self) -> list[Json]:  # the guild's own come first
        found: dict[tuple[int, str], Json] = {}
        for scope in (self.guild_id, GLOBAL_SCOPE):
            for command in self.commands.get(scope, {}).values():
                found.setdefault((command["type"], command["name"]), command)
        return list(found.values())

    # interactions

    def open_interaction(self, interaction: Interaction) -> None:
        """Keep an interaction until its token runs out, and let expired ones go."""
        horizon = interaction.started_at - self.settings.token_life
        while self._open:
            token, oldest = next(iter(self._open.items()))
            if oldest.started_at > horizon:
                break
            del self._open[token]
        self._open[interaction.token] = interaction

    def interaction(self, token: str) -> Interaction | None:
        """Return the interaction of a token, if it is still kept."""
        return self._open.get(token) or self._finished.get(token)

    def finish_interaction(self, interaction: Interaction) -> None:
        """Keep an interaction whose answer is whole among the newest such."""
        if self._open.pop(interaction.token, None) is not None:
            self._finished[interaction.token] = interaction
            while len(self._finished) > self.settings.kept_interactions:
                self._finished.popitem(last=False)
