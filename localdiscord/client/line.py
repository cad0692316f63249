"""Slash commands as a line of text: `/command subcommand name:value name:"a value" …`."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from localdiscord.client.options import convert_all
from localdiscord.protocol.model import Json
from localdiscord.protocol.refusal import Refused
from localdiscord.state.commands import (
    ChosenCommand,
    choose_command,
    fold,
    names_of,
    nearest_options,
)

_DEEPEST_PATH: Final = 3
_WORD: Final = re.compile(r"\S+")
_MARK: Final = re.compile(r"(?:(?<=\s)|^)([^\W\d_][\w'-]*):(?!//)")
_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"(?=\s|$)', re.DOTALL)
_ESCAPED: Final = re.compile(r'\\(["\\:])')
_PLAIN: Final = re.compile(r'[^\s":\\]+(?: [^\s":\\]+)*')


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A line as read: the command meant, and its values converted, by option name."""

    chosen: ChosenCommand
    values: dict[str, Any]


def read_line(text: str, commands: Sequence[Json]) -> TypedLine:
    r"""Read a slash command as it is typed, given the registered commands.

    - A value runs up to the next ` name:` that is an option of the command, so it may
      hold spaces. In double quotes it may hold anything; `\"` and `\\` stand for the
      quote and the backslash, and `\:` outside quotes for a colon that ends no name.
    - Quotes around the first words of a value only belong to it: `"Company 7" x20 M4`.
    - The first option may be given without its name, before the others or behind one of choices;
      one of choices that is named in the line is not meant by that.
    - Options and choices may be named in any of the command's languages, without regard to
      case and accents; choices by value too.
    - A word with a colon at its end that looks like an option and is none is refused
      rather than taken into the value before it, unless a space or `//` follows.

    Raises:
        Refused: if it can't be read or Discord's client would not send it.
    """
    line = text.strip()
    if not line:
        raise Refused("empty_line")
    if not line.startswith("/") or not line[1:2].strip():
        raise Refused("not_a_command", value=line)
    words = list(_WORD.finditer(line, 1))[:_DEEPEST_PATH]
    chosen = choose_command(commands, [word[0] for word in words])
    rest = line[words[len(chosen.path) - 1].end() :]
    return TypedLine(chosen, convert_all(chosen, _read_options(rest, chosen)))


def _read_options(rest: str, chosen: ChosenCommand) -> dict[str, str]:
    known = {name: option["name"] for option in chosen.options for name in names_of(option)}
    values: dict[str, str] = {}
    for name, value in _parted(list(_split(rest, chosen, known)), chosen):
        if name in values:
            raise Refused("repeated_option", option=name)
        if value is None:
            raise Refused("missing_value", option=name)
        values[name] = value
    return values


def _parted(
    options: Sequence[tuple[str | None, str | None]], chosen: ChosenCommand
) -> Iterator[tuple[str, str | None]]:
    """Yield options, and what stands behind a whole choice as one without its name."""
    named = {name for name, _ in options if name is not None}
    for given, value in options:
        name = _first_option(chosen, value or "", named) if given is None else given
        choice, behind = _choice_in(chosen.option(name), value or "")
        first = _first_option(chosen, behind, named) if behind else name
        if first == name:
            yield name, value
        else:
            yield name, choice
            yield first, behind


def _choice_in(option: Json, value: str) -> tuple[str, str]:
    """Return the longest choice that a value begins with, and the words behind it, if any."""
    choices = _choices(option)
    words = value.split()
    for count in range(len(words), 0, -1):
        if fold(" ".join(words[:count])) in choices:
            return " ".join(words[:count]), " ".join(words[count:])
    return value, ""


def _split(
    rest: str, chosen: ChosenCommand, known: Mapping[str, str]
) -> Iterator[tuple[str | None, str | None]]:
    """Yield the options in the order typed; None stands for no name, and for nothing behind one."""
    position, name = 0, None
    while True:
        start = position + len(rest[position:]) - len(rest[position:].lstrip())
        if rest.startswith('"', start):
            quoted = _QUOTED.match(rest, start)
            if quoted is None:
                raise Refused("unclosed_quote", value=rest[start:])
            value: str | None = _ESCAPED.sub(r"\1", quoted[1])
            mark = _next_mark(rest, quoted.end(), chosen, known)
            end = mark.start() if mark else len(rest)
            if rest[quoted.end() : end].strip():  # the quotes belong to it: "Company 7" x20 M4
                value = rest[start:end].strip()
        else:
            mark = _next_mark(rest, position, chosen, known)
            end = mark.start() if mark else len(rest)
            value = _ESCAPED.sub(r"\1", rest[position:end].strip()) or None
        if name is not None:
            yield name, value
        elif value is not None:
            yield None, value
        if mark is None:
            return
        name, position = known[fold(mark[1])], mark.end()


def _first_option(chosen: ChosenCommand, value: str, named: Collection[str]) -> str:
    """Return the option that a value without a name is for.

    One of choices takes its own alone, and nothing where it is named beside that: a unit may be
    called as a choice is.
    """
    if not chosen.options:
        raise Refused("stray_value", value=value)
    for option in chosen.options:
        choices = _choices(option)
        if not choices or (option["name"] not in named and fold(value) in choices):
            return str(option["name"])
    return str(chosen.options[0]["name"])


def _choices(option: Json) -> set[str]:
    """Return all that the choices of an option are called."""
    choices = option.get("choices") or ()
    return {fold(str(word)) for choice in choices for word in (choice["value"], *_names(choice))}


def _names(choice: Mapping[str, Any]) -> Iterator[str]:
    yield str(choice["name"])
    yield from (choice.get("name_localizations") or {}).values()


def _next_mark(
    rest: str, position: int, chosen: ChosenCommand, known: Mapping[str, str]
) -> re.Match[str] | None:
    for mark in _MARK.finditer(rest, position):
        if fold(mark[1]) in known:
            return mark
        follows = rest[mark.end() : mark.end() + 1]
        if follows and not follows.isspace():
            names = [option["name"] for option in chosen.options]
            near = nearest_options(mark[1], names)
            raise Refused(
                "unknown_option", command=chosen.name, option=mark[1], nearest=near, known=names
            )
    return None


def write_line(path: Sequence[str], values: Mapping[str, Any]) -> str:
    """Return a line that `read_line` reads as this command with these values."""
    parts = [f"/{' '.join(path)}"]
    for name, value in values.items():
        text = _text_of(value)
        parts.append(f"{name}:{text if _PLAIN.fullmatch(text) else _quote(text)}")
    return " ".join(parts)


def _text_of(value: Any) -> str:
    """Return a value as it is typed: a whole number without decimals."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _quote(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
