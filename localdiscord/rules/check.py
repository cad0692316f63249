"""Discord's own rules for what a bot sends; each breach is named with its path."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import islice
from typing import Any, Final

import orjson

from localdiscord.protocol.errors import Problem, empty_message, invalid_form
from localdiscord.protocol.model import Json
from localdiscord.protocol.shapes import MOST_PROBLEMS, Shape, check_shape
from localdiscord.rules.commands import COMMAND_RULES, COMMANDS_SHAPE, LOCALES, is_chat_name
from localdiscord.rules.components import COMPONENT_SHAPE, components, parts_of
from localdiscord.rules.emojis import NEW_SHAPE, RENAMED_SHAPE, complete, named, pictured
from localdiscord.rules.layouts import lost_references
from localdiscord.rules.messages import MESSAGE_RULES, is_empty, layout_kept, message_shape
from localdiscord.rules.modals import CHOICE_RULES, CHOICES_SHAPE, MODAL_RULES, MODAL_SHAPE

__all__ = [
    "LOCALES",
    "check_choices",
    "check_commands",
    "check_message",
    "check_modal",
    "check_new_emoji",
    "check_references",
    "check_renamed_emoji",
    "is_chat_name",
]

Rule = Callable[[Any], Iterator[Problem]]

_MESSAGE_SHAPE: Final = message_shape(COMPONENT_SHAPE)


def _check(body: Any, shape: Shape, rules: Iterable[Rule]) -> None:
    problems = check_shape(body, shape)
    if not problems:
        told = (problem for rule in rules for problem in rule(body))
        problems = list(islice(told, MOST_PROBLEMS))
    if problems:
        raise invalid_form(problems)


def check_message(body: Json, *, has_files: bool, flags_before: int = 0) -> None:
    """Refuse a message that Discord would refuse; before an edit it had some flags.

    Raises:
        ApiError: with every breach found.
    """
    kept = partial(layout_kept, flags=flags_before)
    _check(body, _MESSAGE_SHAPE, (*MESSAGE_RULES, components, kept))
    if not has_files and is_empty(body):
        raise empty_message()


def check_references(body: Json) -> None:
    """Refuse a layout that refers to a file the message does not have.

    Raises:
        ApiError: with every such reference.
    """
    problems = list(lost_references(list(parts_of(body))))
    if problems:
        raise invalid_form(problems)


def check_modal(body: Json) -> None:
    """Refuse a modal that Discord would refuse.

    Raises:
        ApiError: with every breach found.
    """
    _check(body, MODAL_SHAPE, MODAL_RULES)


def check_choices(body: Json) -> None:
    """Refuse an autocompletion that Discord would refuse.

    Raises:
        ApiError: with every breach found.
    """
    _check(body, CHOICES_SHAPE, CHOICE_RULES)


def check_new_emoji(body: Json) -> None:
    """Refuse an emoji of the application that Discord would refuse.

    Raises:
        ApiError: with every breach found.
    """
    _check(body, NEW_SHAPE, (complete, named, pictured))


def check_renamed_emoji(body: Json) -> None:
    """Refuse a name of an emoji that Discord would refuse.

    Raises:
        ApiError: with every breach found.
    """
    _check(body, RENAMED_SHAPE, (named,))


def check_commands(commands: list[Json]) -> None:
    """Refuse commands that Discord would refuse to register.

    A bot that starts again registers the same list: the last list that was good is not checked
    again.

    Raises:
        ApiError: with every breach found.
    """
    _accept(orjson.dumps(commands))


@lru_cache(maxsize=1)
def _accept(commands: bytes) -> None:
    _check(orjson.loads(commands), COMMANDS_SHAPE, COMMAND_RULES)
