"""An answer to a player, before it takes Discord's form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias, TypeVar

from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonKind, ButtonSpec
from bot.views.interface.form import Form
from bot.views.interface.panel import Panel

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that goes with an answer.

    Attributes:
        about: What a picture shows, in words.
    """

    name: str
    content: bytes
    about: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one player.

    Attributes:
        card: What it says.
        buttons: What can be pressed under it.
        private: Whether only the player who asked sees it.
        details: Makes the structured result, chances or state, for those few who read it; None
            where there is none.
        refused: Code of the refusal, None for an answer.
        files: Files that go with it.
        form: What is opened in its place where Discord allows: it asks for what was missing.
        replaces: Whether it takes the place of the message whose button was pressed.
        calls: Ids of the people whom it calls, because they are waited for.
        asks: The line that calls them, where it says more than their names.
        ways: Makes a line for each next step that a button offers, with the command that takes it,
            for readers who see no buttons; None where there is none.
        panel: What is shown in place of card and buttons, which then only name it.
        question: Id of the question of dice that it shows or ends: one message at a time is of it.
        sheet: What its player alone is shown below it, None for nothing.
        as_desk: The kinds of its buttons that the desk has too, which may stand right below it.
    """

    card: Card
    buttons: tuple[ButtonSpec, ...] = ()
    private: bool = False
    details: Callable[[], dict[str, Any]] | None = None
    refused: str | None = None
    files: tuple[Attachment, ...] = field(default=())
    form: Form | None = None
    replaces: bool = False
    calls: tuple[int, ...] = ()
    question: int | None = None
    asks: str = ""
    ways: Callable[[], tuple[str, ...]] | None = None
    panel: Panel | None = None
    sheet: Panel | None = None
    as_desk: frozenset[ButtonKind] = frozenset()

    @property
    def outcome(self) -> dict[str, Any] | None:
        """The structured result, chances or state; None where there is none."""
        return None if self.details is None else self.details()


@dataclass(frozen=True, slots=True)
class Promise(Generic[T]):
    """An answer that waits for its entry to be stored, or for chances to be worked out.

    Everything was decided; the channel is free for others while this is awaited.

    Attributes:
        coming: What is waited for.
        show: Makes the answer of it.
    """

    coming: Awaitable[T]
    show: Callable[[T], Answer]


Reply: TypeAlias = Answer | Promise[Any]


def apart(reply: Reply) -> Reply:
    """Return an answer that takes the place of nothing: its button stood elsewhere."""
    if not isinstance(reply, Promise):
        return replace(reply, replaces=False)
    show = reply.show
    return Promise(reply.coming, lambda stored: replace(show(stored), replaces=False))
