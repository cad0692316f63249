"""Kinds of options that only the bot's own commands take, and notes on their options.

    @command("deck new")
    async def new(context: CommandContext, *, name: Annotated[str, Text(60)]) -> Reply:

The kinds of numbers, texts and flags are those of procedures.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bot.commands.options.specification import Completion
from bot.commands.request.upload import Upload
from bot.store.journal.record import Actor
from rulesets.core.declaring.house import INHERITED
from rulesets.core.declaring.kind import Choice, Kind, Raw, Text

_LONGEST_SLUG: Final = 60


@dataclass(frozen=True, slots=True)
class File(Kind):
    """A file that the player attaches.

    Attributes:
        largest: Bytes that are read of one that a manager of the server attaches, where that is
            more than of others.
    """

    largest: int | None = None

    def read(self, name: str, raw: Any) -> Upload:  # noqa: ARG002 - as all kinds
        """Return the file."""
        found: Upload = raw
        return found


@dataclass(frozen=True, slots=True)
class Person(Kind):
    """A person whom the player picks; a bot has the id 0."""

    def read(self, name: str, raw: Any) -> Actor:  # noqa: ARG002 - as all kinds
        """Return the person."""
        found: Actor = raw
        return found


@dataclass(frozen=True, slots=True)
class Forum(Kind):
    """A forum of the server; only the edge to Discord does something with it."""

    def read(self, name: str, raw: Raw) -> None:
        """Return nothing."""


@dataclass(frozen=True, slots=True)
class Game(Kind):
    """A game that is installed.

    Attributes:
        inherited: Whether the value that goes back to what holds above is offered too.
    """

    inherited: bool = False

    @property
    def further(self) -> tuple[str, ...]:
        """The values beside the games."""
        return (INHERITED,) if self.inherited else ()

    def read(self, name: str, raw: Raw) -> str:
        """Return its slug, whatever is installed."""
        return Text(_LONGEST_SLUG).read(name, raw)


@dataclass(frozen=True, slots=True)
class ScopeOf(Choice):
    """One of a few values whose texts are `scope-<value>`."""


@dataclass(frozen=True, slots=True)
class Key:
    """The key of an option's description, where it is not that of its name.

    An option is described by `param-<family>-<name>`, else by `param-<name>`.
    """

    text: str


@dataclass(frozen=True, slots=True)
class Completed:
    """The completion of an option while a player types."""

    by: Completion
