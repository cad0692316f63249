"""What happens between people at a table: reactions, pins, comings and goings, typing."""

from dataclasses import dataclass

from bot.table.model import Channel, Message, Person


@dataclass(frozen=True, slots=True)
class ReactionAdded:
    """Somebody has chosen an emoji for a message."""

    message: Message
    person_id: int
    emoji: str


@dataclass(frozen=True, slots=True)
class ReactionRemoved:
    """Somebody's emoji has been taken off a message."""

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
    """Somebody is writing."""

    channel: Channel
    person: Person
