"""Changes at a table: whoever shows or keeps it follows these."""

from dataclasses import dataclass

from localdiscord.protocol.model import Channel, Member, Message, Person


@dataclass(frozen=True, slots=True)
class MessageCreated:
    """A message has appeared."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageEdited:
    """A message has another payload."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageDeleted:
    """A message is gone."""

    message: Message


@dataclass(frozen=True, slots=True)
class ChannelCreated:
    """A channel or thread has been opened."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelEdited:
    """A channel or thread has changed."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelDeleted:
    """A channel or thread is gone."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class MemberJoined:
    """A person has sat down at the table."""

    member: Member


@dataclass(frozen=True, slots=True)
class MemberEdited:
    """A person's client has another language, or the person other permissions."""

    member: Member


@dataclass(frozen=True, slots=True)
class LooseFileAdded:
    """A file has been handed to a command."""

    file_id: int


@dataclass(frozen=True, slots=True)
class LooseFileDropped:
    """A file that was handed to a command is gone, for want of room."""

    file_id: int


@dataclass(frozen=True, slots=True)
class CommandsSet:
    """The bot has registered its commands anew; scope 0 is global, else a guild's id."""

    scope: int


@dataclass(frozen=True, slots=True)
class ReactionAdded:
    """An emoji was chosen for a message."""

    message: Message
    person_id: int
    emoji: str


@dataclass(frozen=True, slots=True)
class ReactionRemoved:
    """An emoji of somebody has been taken off a message."""

    message: Message
    person_id: int
    emoji: str


@dataclass(frozen=True, slots=True)
class ReactionsCleared:
    """All of an emoji have been taken off a message; None stands for every emoji."""

    message: Message
    emoji: str | None


@dataclass(frozen=True, slots=True)
class PinsChanged:
    """A channel has another pin, or one less."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ThreadPeopleChanged:
    """People have joined or left a thread."""

    thread: Channel
    joined: tuple[int, ...]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Typing:
    """A person is writing."""

    channel: Channel
    person: Person


Change = (
    MessageCreated
    | MessageEdited
    | MessageDeleted
    | ChannelCreated
    | ChannelEdited
    | ChannelDeleted
    | MemberJoined
    | MemberEdited
    | LooseFileAdded
    | LooseFileDropped
    | CommandsSet
    | PinsChanged
    | ReactionAdded
    | ReactionRemoved
    | ReactionsCleared
    | ThreadPeopleChanged
    | Typing
)
