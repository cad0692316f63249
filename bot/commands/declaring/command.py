"""Decorators by which handlers say what they answer: a command, a button, a form.

A module declares what it answers when it is imported. Nobody imports them all to start: which
module declares what is kept in a file that `make docs` writes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, TypeVar

from bot.commands.request.answer import Reply

Handler: TypeAlias = Callable[..., Awaitable[Reply]]
HandlerT = TypeVar("HandlerT", bound=Callable[..., Awaitable[Any]])
Sort: TypeAlias = Literal["command", "button", "form"]


@dataclass(frozen=True, slots=True)
class Declaration:
    """A handler with the command, button or form that it answers.

    Attributes:
        name: The command's name, the button's kind, or the name of the form.
        handler: The function that answers.
        private: Whether nobody but the player who asks is ever told.
        reads: Whether nothing is changed by it: a long roll in the channel is not waited for, nor
            made to wait.
    """

    name: str
    handler: Handler
    private: bool = False
    reads: bool = False


DECLARED: Final[dict[Sort, dict[str, Declaration]]] = {"command": {}, "button": {}, "form": {}}
"""What the modules that are imported declare."""


def _declare(sort: Sort, declaration: Declaration) -> None:
    known = DECLARED[sort].get(declaration.name)
    if known is not None and known.handler.__module__ != declaration.handler.__module__:
        msg = f"{sort} {declaration.name!r} is declared by two modules"
        raise ValueError(msg)
    DECLARED[sort][declaration.name] = declaration


def command(
    name: str, *, private: bool = False, reads: bool = False
) -> Callable[[HandlerT], HandlerT]:
    """Declare a slash command: its options are the keyword parameters of the handler.

    Args:
        name: Its name; two words for a subcommand, `battle start`.
        private: Whether nobody but the player who asks is ever told.
        reads: Whether it changes nothing.
    """

    def declare(handler: HandlerT) -> HandlerT:
        _declare("command", Declaration(name, handler, private=private, reads=reads))
        return handler

    return declare


def button(kind: str, *, reads: bool = False) -> Callable[[HandlerT], HandlerT]:
    """Declare a button: its handler takes the button's subject.

    Args:
        kind: What buttons of this sort are called.
        reads: Whether it changes nothing.
    """

    def declare(handler: HandlerT) -> HandlerT:
        _declare("button", Declaration(kind, handler, reads=reads))
        return handler

    return declare


def form(name: str) -> Callable[[HandlerT], HandlerT]:
    """Declare a form that is not a procedure's: its handler takes its subject and its fields.

    Args:
        name: What opens it: a command, or a name of its own.
    """

    def declare(handler: HandlerT) -> HandlerT:
        _declare("form", Declaration(name, handler))
        return handler

    return declare
