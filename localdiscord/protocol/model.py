"""The model of a table: people, channels, messages, commands, interactions."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

Json = dict[str, Any]

EPHEMERAL: Final = 1 << 6
HAS_THREAD: Final = 1 << 5
LOADING: Final = 1 << 7
COMPONENTS_V2: Final = 1 << 15

ALL_PERMISSIONS: Final = (1 << 53) - 1
ADMINISTRATOR: Final = 1 << 3

TEXT_CHANNEL: Final = 0
DIRECT_CHANNEL: Final = 1
PUBLIC_THREAD: Final = 11
PRIVATE_THREAD: Final = 12
FORUM_CHANNEL: Final = 15
MEDIA_CHANNEL: Final = 16
FORUMS: Final = frozenset({FORUM_CHANNEL, MEDIA_CHANNEL})
"""Channels that hold nothing but threads, each of which begins with its post."""
_FOR_ITS_PEOPLE: Final = (DIRECT_CHANNEL, PRIVATE_THREAD)

CHAT_INPUT: Final = 1
PERSON_MENU: Final = 2
MESSAGE_MENU: Final = 3

PLAIN: Final = 0
PINNED: Final = 6
THREAD_OPENED: Final = 18
REPLYING: Final = 19
CALLED: Final = 20
STARTED: Final = 21
CALLED_FROM_MENU: Final = 23

BUTTON: Final = 2
LINK_STYLE: Final = 5
PREMIUM_STYLE: Final = 6

COMMAND: Final = 2
COMPONENT: Final = 3
AUTOCOMPLETE: Final = 4
MODAL_SUBMIT: Final = 5

REPLY: Final = 4
DEFERRED_REPLY: Final = 5
DEFERRED_UPDATE: Final = 6
UPDATE: Final = 7
CHOICES: Final = 8
MODAL: Final = 9


@dataclass(slots=True)
class Person:
    """An account: a player, or the bot."""

    id: int
    name: str
    bot: bool = False


@dataclass(slots=True)
class Role:
    """A role of the guild; `permissions` is Discord's bit set."""

    id: int
    name: str
    permissions: int
    position: int = 0


@dataclass(slots=True)
class Emoji:
    """An emoji of the application, with the file of its picture."""

    id: int
    name: str
    picture: bytes = field(repr=False)
    animated: bool = False


@dataclass(slots=True)
class Member:
    """A person in the guild, with the locale of the client that person uses."""

    person: Person
    joined_at: str
    locale: str
    permissions: int = ALL_PERMISSIONS
    roles: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Channel:
    """A text channel, a thread when `parent_id` is set, or a person's private line to the bot.

    `people` are the ids of a thread's members, or of the person beside the bot, with the ISO
    moment at which each came; `archived_at` is when a thread was last archived or brought back.
    """

    id: int
    name: str
    type: int = TEXT_CHANNEL
    position: int = 0
    topic: str | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    last_message_id: int | None = None
    archived_at: str | None = None
    people: dict[int, str] = field(default_factory=dict)

    @property
    def is_direct(self) -> bool:
        """Tell a person's private line to the bot from what belongs to the guild."""
        return self.type == DIRECT_CHANNEL

    def shown_to(self, person_id: int) -> bool:
        """Tell whether a person sees the channel."""
        return self.type not in _FOR_ITS_PEOPLE or person_id in self.people

    @property
    def is_thread(self) -> bool:
        """Tell a thread from a channel."""
        return self.parent_id is not None


@dataclass(slots=True)
class Upload:
    """A file on its way to or from the bot."""

    filename: str
    data: bytes
    content_type: str = "application/octet-stream"
    description: str | None = None


@dataclass(slots=True)
class Message:
    """A message; `payload` is its full Discord form and is replaced, never altered, by an edit.

    `audience` is the one person who sees an ephemeral message; `written_at` is the
    monotonic second at which the bot was last told of it; `file_ids` are
    the stored files it shows, in its attachments or in its embeds; `reactions` are the ids of
    those who chose each emoji, in order; `asked` is what a player typed, pressed or picked to get
    it as an answer.
    """

    id: int
    channel_id: int
    author_id: int
    payload: Json
    audience: int | None = None
    interaction_id: int | None = None
    written_at: float = 0.0
    file_ids: tuple[int, ...] = ()
    reactions: dict[str, list[int]] = field(default_factory=dict)
    asked: str | None = None

    @property
    def content(self) -> str:
        """Return the text."""
        return str(self.payload["content"])

    @property
    def wording(self) -> str:
        """Return the text as it is read, with the names of those whom it calls."""
        return wording_of(self.payload)

    @property
    def embeds(self) -> list[Json]:
        """Return the embeds in Discord's form."""
        return list(self.payload["embeds"])

    @property
    def components(self) -> list[Json]:
        """Return the component tree in Discord's form."""
        return list(self.payload["components"])

    @property
    def attachments(self) -> list[Json]:
        """Return the attached files in Discord's form; their bytes are at their `url`."""
        return list(self.payload["attachments"])

    @property
    def flags(self) -> int:
        """Return Discord's flag bits."""
        return int(self.payload["flags"])

    @property
    def ephemeral(self) -> bool:
        """Tell whether one person alone sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def said(self) -> bool:
        """Tell what somebody wrote from what Discord itself says, as that one is pinned."""
        return self.payload["type"] in (PLAIN, REPLYING, CALLED, CALLED_FROM_MENU)

    @property
    def pinned(self) -> bool:
        """Tell whether it is among the pins of its channel."""
        return bool(self.payload["pinned"])

    @property
    def loading(self) -> bool:
        """Tell whether the bot has yet to fill it."""
        return bool(self.flags & LOADING)

    def visible_to(self, person_id: int) -> bool:
        """Tell whether this person sees it."""
        return self.audience is None or self.audience == person_id

    def controls(self) -> Iterator[Json]:
        """Yield every component with a custom id, in reading order."""
        for component in walk_components(self.payload["components"]):
            if "custom_id" in component:
                yield component


def wording_of(payload: Json) -> str:
    """Return the text of a message as it is read, with the names of those whom it calls."""
    text = str(payload["content"])
    for person in payload["mentions"]:
        text = text.replace(f"<@{person['id']}>", f"@{person['username']}")
    return text


def walk_components(components: list[Json]) -> Iterator[Json]:
    """Yield components and what they hold, outermost first, in reading order."""
    for component in components:
        yield component
        yield from walk_components(component.get("components") or [])
        for key in ("accessory", "component"):
            inner = component.get(key)
            if isinstance(inner, dict):
                yield from walk_components([inner])


@dataclass(frozen=True, slots=True)
class Asked:
    """A player's act in words: the line, the button's label, what was picked.

    `command` is the full name of a command; `person` and `message_id` are what it was called on
    from a menu.
    """

    words: str
    command: str | None = None
    person: Person | None = None
    message_id: int | None = None


@dataclass(slots=True, eq=False)
class Interaction:
    """One act of a person and what the bot has answered so far.

    `response_type` is the callback type of the first answer; the answer is finished once
    it is whole, that is, a deferral has been followed by its message; it was `withdrawn` if that
    of the deferral was taken away unfilled, after which another may follow. Times are monotonic
    seconds, 0 before they happen.
    """

    id: int
    token: str
    type: int
    person: Person
    channel_id: int
    source_message_id: int | None = None
    parent: "Interaction | None" = None
    asked: Asked | None = None
    started_at: float = field(default_factory=time.monotonic)
    response_type: int | None = None
    response_message_id: int | None = None
    answered_at: float = 0.0
    finished_at: float = 0.0
    message_ids: list[int] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    redispatched: int = 0
    withdrawn: bool = False
    _waiters: list[asyncio.Future[None]] = field(default_factory=list)

    @property
    def finished(self) -> bool:
        """Tell whether the answer is whole."""
        return self.finished_at > 0

    @property
    def answered(self) -> bool:
        """Tell whether the bot has given its first answer."""
        return self.response_type is not None

    def changed(self) -> None:
        """Wake whoever waits for the bot's next act."""
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    def next_change(self) -> asyncio.Future[None]:
        """Return a future that is done at the bot's next act."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        return waiter
