"""Discord's rules for registering commands."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from localdiscord.protocol.errors import Problem
from localdiscord.protocol.limits import Path, between, count, forbidden, length, required, unique
from localdiscord.protocol.model import CHAT_INPUT, Json
from localdiscord.protocol.shapes import ANYTHING, SNOWFLAKE, Shape
from localdiscord.rules.modals import choice_problems

_EUROPE: Final = "bg cs da de el en-GB es-ES fi fr hr hu it lt nl no pl ro ru sv-SE uk"
_ELSEWHERE: Final = "ar en-US es-419 he hi id ja ko pt-BR th tr vi zh-CN zh-TW"
LOCALES: Final = frozenset(f"{_EUROPE} {_ELSEWHERE}".split())
SUBCOMMAND: Final = 1
SUBCOMMAND_GROUP: Final = 2

_STRING: Final = 3
_INTEGER: Final = 4
_NUMBER: Final = 10
_OFFERING: Final = (_STRING, _INTEGER, _NUMBER)
_CHOICE_TYPES: Final[dict[Any, Any]] = {_STRING: str, _INTEGER: int, _NUMBER: (int, float)}
_LAST_OPTION: Final = 11
_LAST_COMMAND: Final = 4
_LAST_CONTEXT: Final = 2
_LAST_INSTALL: Final = 1
_GLOBAL_COMMANDS: Final = 100
_CONTEXT_COMMANDS: Final = 15
_OPTIONS: Final = 25
_CHOICES: Final = 25
_NAME: Final = 32
_DESCRIPTION: Final = 100
_TEXT: Final = 6000
_ALL_CHARACTERS: Final = 8000
_EXACT_INTEGER: Final = 2**53
_MARKS: Final = "-_'"
_DEPTHS: Final = {SUBCOMMAND_GROUP: 1, SUBCOMMAND: 2}
_SCRIPTS_WITH_SIGNS: Final = re.compile("[\u0900-\u097f\ua8e0-\ua8ff\u0e00-\u0e7f]")

_TEXTS: Final[Shape] = {
    "name": str,
    "description": str,
    "name_localizations": ANYTHING,
    "description_localizations": ANYTHING,
}


def _option_shape() -> Shape:
    shape: dict[str, Shape] = dict(_TEXTS)
    shape |= {
        "type": int,
        "required": bool,
        "choices": [
            {"name": str, "name_localizations": ANYTHING, "value": (str, int, float)},
        ],
        "options": [shape],
        "channel_types": [int],
        "min_value": (int, float),
        "max_value": (int, float),
        "min_length": int,
        "max_length": int,
        "autocomplete": bool,
    }
    return shape


COMMANDS_SHAPE: Final[Shape] = [
    {
        **_TEXTS,
        "id": SNOWFLAKE,
        "type": int,
        "options": [_option_shape()],
        "default_member_permissions": SNOWFLAKE,
        "dm_permission": bool,
        "default_permission": bool,
        "contexts": [int],
        "integration_types": [int],
        "nsfw": bool,
        "handler": int,
    }
]


def is_chat_name(name: str) -> bool:
    """Tell whether Discord takes this as the name of a slash command or of an option."""
    if not 1 <= len(name) <= _NAME or name != name.lower():
        return False
    return all(
        char in _MARKS or unicodedata.category(char)[0] in "LN" or _SCRIPTS_WITH_SIGNS.match(char)
        for char in name
    )


def _chat_commands(commands: list[Json]) -> Iterator[tuple[Path, Json]]:
    for index, command in enumerate(commands):
        if (command.get("type") or CHAT_INPUT) == CHAT_INPUT:
            yield (index,), command


def _walk(path: Path, node: Json) -> Iterator[tuple[Path, Json]]:
    yield path, node
    for index, option in enumerate(node.get("options") or ()):
        yield from _walk((*path, "options", index), option)


def _everything(commands: list[Json]) -> Iterator[tuple[Path, Json]]:
    for path, command in _chat_commands(commands):
        yield from _walk(path, command)


def _localisations(node: Json, key: str) -> dict[str, Any]:
    found = node.get(f"{key}_localizations")
    return found if isinstance(found, dict) else {}


def command_types(commands: list[Json]) -> Iterator[Problem]:
    """Know slash commands, the two context menus and the entry point."""
    for index, command in enumerate(commands):
        yield from required((index, "name"), command.get("name"))
        yield from between((index, "type"), command.get("type"), 1, _LAST_COMMAND)
        if (command.get("type") or CHAT_INPUT) != CHAT_INPUT:
            yield from length((index, "name"), command.get("name"), 1, _NAME)
            why = "A context menu has no such field."
            yield from forbidden((index, "description"), command.get("description"), why)
            yield from forbidden((index, "options"), command.get("options"), why)


def command_places(commands: list[Json]) -> Iterator[Problem]:
    """Know the places where a command can be called, and the ways to install it, each once."""
    for index, command in enumerate(commands):
        for key, last in (("contexts", _LAST_CONTEXT), ("integration_types", _LAST_INSTALL)):
            given = command.get(key)
            if given is None:
                continue
            yield from count((index, key), given, 1, last + 1)
            for position, kind in enumerate(given):
                yield from between((index, key, position), kind, 0, last)
            yield from unique(
                (((index, key, position), kind) for position, kind in enumerate(given)),
                "BASE_TYPE_UNIQUE",
                "Each may be named once.",
            )


def command_count(commands: list[Json]) -> Iterator[Problem]:
    """Hold an application to 100 slash commands and 15 of each context menu."""
    yield from count((), _chat_commands(commands), 0, _GLOBAL_COMMANDS)
    for kind in (2, 3):
        menus = [command for command in commands if command.get("type") == kind]
        yield from count((), menus, 0, _CONTEXT_COMMANDS)


def command_names_unique(commands: list[Json]) -> Iterator[Problem]:
    """Refuse two commands of one type and name."""
    yield from unique(
        (
            ((index, "name"), (command.get("type") or CHAT_INPUT, command.get("name")))
            for index, command in enumerate(commands)
        ),
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
        "Application command names must be unique",
    )


def chat_names(commands: list[Json]) -> Iterator[Problem]:
    """Hold names, in every language, to Discord's letters, in lower case."""
    for path, node in _everything(commands):
        names = [((*path, "name"), node.get("name"))]
        for locale, name in _localisations(node, "name").items():
            names.append(((*path, "name_localizations", locale), name))
        for where, name in names:
            if not isinstance(name, str) or not is_chat_name(name):
                yield Problem(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def chat_descriptions(commands: list[Json]) -> Iterator[Problem]:
    """Ask for a description of 1 to 100 characters, in every language there is."""
    for path, node in _everything(commands):
        yield from required((*path, "description"), (node.get("description") or "").strip())
        yield from length((*path, "description"), node.get("description"), 1, _DESCRIPTION)
        for locale, text in _localisations(node, "description").items():
            where = (*path, "description_localizations", locale)
            yield from length(where, str(text), 1, _DESCRIPTION)


def known_locales(commands: list[Json]) -> Iterator[Problem]:
    """Refuse languages that Discord has not."""
    for path, node in _everything(commands):
        holders = [(path, node)]
        choices = node.get("choices") or ()
        holders += [((*path, "choices", i), choice) for i, choice in enumerate(choices)]
        for where, holder in holders:
            for key in ("name", "description"):
                for locale in _localisations(holder, key):
                    if locale not in LOCALES:
                        yield Problem(
                            (*where, f"{key}_localizations", locale),
                            "BASE_TYPE_CHOICES",
                            "Not a locale of Discord's.",
                        )


def option_nesting(commands: list[Json]) -> Iterator[Problem]:
    """Allow groups only in commands, subcommands in commands and groups, and no mixture."""
    for path, node in _everything(commands):
        depth = path.count("options")
        kind = node.get("type") if depth else None
        if depth:
            yield from required((*path, "type"), kind)
            yield from between((*path, "type"), kind, 1, _LAST_OPTION)
        if kind in _DEPTHS and depth > _DEPTHS[kind]:
            yield Problem((*path, "type"), "OPTION_NESTING", "Nested too deeply.")
        options = node.get("options") or ()
        if kind is not None and kind > SUBCOMMAND_GROUP:
            yield from forbidden((*path, "options"), options, "A value has no options.")
        if kind == SUBCOMMAND_GROUP and any(o.get("type") != SUBCOMMAND for o in options):
            yield Problem((*path, "options"), "OPTION_NESTING", "A group holds subcommands.")
        nested = [o.get("type") in _DEPTHS for o in options]
        if any(nested) and not all(nested):
            yield Problem((*path, "options"), "OPTION_NESTING", "Subcommands stand alone.")


def option_counts(commands: list[Json]) -> Iterator[Problem]:
    """Hold a command to 25 options, and an option to 25 choices."""
    for path, node in _everything(commands):
        yield from count((*path, "options"), node.get("options"), 0, _OPTIONS)
        yield from count((*path, "choices"), node.get("choices"), 0, _CHOICES)


def option_names_unique(commands: list[Json]) -> Iterator[Problem]:
    """Refuse two options of one name."""
    for path, node in _everything(commands):
        options = enumerate(node.get("options") or ())
        yield from unique(
            (((*path, "options", i, "name"), option.get("name")) for i, option in options),
            "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
            "Option names must be unique",
        )


def required_first(commands: list[Json]) -> Iterator[Problem]:
    """Refuse a required option behind one that can be left out."""
    for path, node in _everything(commands):
        optional_seen = False
        for index, option in enumerate(node.get("options") or ()):
            if option.get("type") in _DEPTHS:
                continue
            if not option.get("required"):
                optional_seen = True
            elif optional_seen:
                yield Problem(
                    (*path, "options", index),
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )


def choices_or_autocomplete(commands: list[Json]) -> Iterator[Problem]:
    """Refuse choices or completion where nothing is typed, and both together."""
    for path, node in _everything(commands):
        for key in ("autocomplete", "choices"):
            if node.get(key) and node.get("type") not in _OFFERING:
                yield Problem((*path, key), "OPTION_TYPE", "Not for this option's type.")
        if node.get("autocomplete") and node.get("choices"):
            yield Problem(
                (*path, "autocomplete"),
                "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
                "An option has choices or autocompletion, not both.",
            )


def choice_values(commands: list[Json]) -> Iterator[Problem]:
    """Hold choices to names and values of the option's type, each once."""
    for path, node in _everything(commands):
        choices = node.get("choices") or ()
        for index, choice in enumerate(choices):
            where = (*path, "choices", index)
            yield from choice_problems(where, choice)
            if not isinstance(choice.get("value"), _CHOICE_TYPES.get(node.get("type"), object)):
                yield Problem((*where, "value"), "BASE_TYPE_BAD_TYPE", "Not of the option's type.")
        names = (((*path, "choices", i, "name"), c.get("name")) for i, c in enumerate(choices))
        yield from unique(names, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME", "Choice names repeat.")


def option_ranges(commands: list[Json]) -> Iterator[Problem]:
    """Allow ranges on numbers, lengths on strings, the lower end not above the upper."""
    for path, node in _everything(commands):
        kind = node.get("type")
        for least, most, kinds, low, high in (
            ("min_value", "max_value", (_INTEGER, _NUMBER), -_EXACT_INTEGER, _EXACT_INTEGER),
            ("min_length", "max_length", (_STRING,), 0, _TEXT),
        ):
            small, large = node.get(least), node.get(most)
            for key, value in ((least, small), (most, large)):
                if value is not None and kind not in kinds:
                    yield Problem((*path, key), "OPTION_RANGE_TYPE", "Not for this option's type.")
                if kind == _INTEGER and isinstance(value, float) and not value.is_integer():
                    yield Problem((*path, key), "NUMBER_TYPE_COERCE", "Not an integer.")
                yield from between((*path, key), value, low, high)
            if small is not None and large is not None and small > large:
                yield Problem((*path, least), "OPTION_RANGE_ORDER", "Must not exceed the most.")


def character_budget(commands: list[Json]) -> Iterator[Problem]:
    """Hold a command to 8,000 characters, of each text its longest language counting."""
    for path, command in _chat_commands(commands):
        total = sum(_characters(node) for _, node in _walk(path, command))
        if total > _ALL_CHARACTERS:
            yield Problem(
                path,
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({_ALL_CHARACTERS})",
            )


def _characters(node: Json) -> int:
    total = _longest(node, "name") + _longest(node, "description")
    for choice in node.get("choices") or ():
        value = choice.get("value")
        total += _longest(choice, "name") + (len(value) if isinstance(value, str) else 0)
    return total


def _longest(node: Json, key: str) -> int:
    texts = [str(node.get(key) or ""), *map(str, _localisations(node, key).values())]
    return max(map(len, texts))


COMMAND_RULES: Final = (
    command_types,
    command_places,
    command_count,
    command_names_unique,
    chat_names,
    chat_descriptions,
    known_locales,
    option_nesting,
    option_counts,
    option_names_unique,
    required_first,
    choices_or_autocomplete,
    choice_values,
    option_ranges,
    character_budget,
)
