"""Values as players write them by hand, which a Discord client would not take."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.commands.options.paths import path_of
from bot.commands.options.specification import WHAT
from localdiscord import is_taken

CATCH_ALL: Final = ("values", "more", "change")
"""Options that take `name:value` pairs."""

_PARTS: Final = (1, 2)
"""Discord's types of a command or a subcommand, and of a group of them."""
_WHOLE: Final = 4
"""Discord's type of an option that takes a whole number."""
_FILE: Final = 11
"""Discord's type of an option that takes a file."""
_QUOTED: Final = r'"(?:[^"\\]|\\.)*"|“[^”]*”|«[^»]*»'
_MARK: Final = re.compile(rf"\\.|{_QUOTED}|(?<=\s)(?P<name>[^\W\d][\w-]*):(?!//)", re.DOTALL)
"""A name, once escapes and quotations are passed over."""

_WHOLLY: Final = re.compile(r'"(?P<text>(?:[^"\\]|\\.)*)"', re.DOTALL)
_ESCAPED: Final = re.compile(r'\\(["\\])')

_PROCEDURE: Final = re.compile(r"^(/roll )procedure:")
"""What names a procedure by an option that is not needed."""
_AT_LEAST: Final = re.compile(r"([0-9]+)\+")


def with_values(line: str, commands: Sequence[Mapping[str, Any]]) -> str:
    """Return a line as a client would send it.

    Pairs the command does not know go into its catch-all option: `/roll break_test ld:8
    lost_by:2` becomes `/roll break_test values:"ld:8 lost_by:2"`. So do choices that a client
    does not know: the game that is played may call them otherwise. A save written `5+` becomes the
    number 5 where a number is wanted.
    """
    line = moved(line)
    options = {option["name"]: option for option in _options_of(line, commands)}
    types = {name: option["type"] for name, option in options.items()}
    catch_all = next((name for name in CATCH_ALL if name in types), None)
    marks = [mark for mark in _MARK.finditer(line) if mark["name"] and not _braced(line, mark)]
    if not marks:
        return line
    kept = [line[: marks[0].start()]]
    gathered: list[str] = []
    ends = [mark.start() for mark in marks[1:]] + [len(line)]
    for mark, end in zip(marks, ends, strict=True):
        name, value = mark["name"], line[mark.end() : end].strip()
        behind = line[:end][len(line[:end].rstrip()) :]
        if name == catch_all and _is_whole(value):
            quoted = _WHOLLY.fullmatch(value)
            gathered.append(_ESCAPED.sub(r"\1", quoted["text"]) if quoted else value)
        elif name not in types and catch_all is None:
            kept.append(line[mark.start() : end])  # refused, or part of the value before it
        elif name in types and (
            catch_all is None or name in (WHAT, catch_all) or is_taken(dict(options[name]), value)
        ):
            whole = _AT_LEAST.fullmatch(value) if types.get(name) == _WHOLE else None
            kept.append(f"{name}:{whole[1] if whole else value}{behind}")
        else:
            gathered.append(f"{name}:{value}")
    if gathered:
        pairs = " ".join(gathered).replace("\\", "\\\\").replace('"', '\\"')
        kept = ["".join(kept).rstrip(), f' {catch_all}:"{pairs}"']
    return "".join(kept).strip()


def moved(line: str) -> str:
    """Return a line with its command where Discord has it: lines of before name it elsewhere."""
    if not line.startswith("/"):
        return line
    old = f"/{path_of(line[1:])}"
    return old if old == line else _PROCEDURE.sub(r"\1", old)


def _is_whole(value: str) -> bool:
    """Return whether a value ends in a quotation mark where it begins with one."""
    return not value.startswith('"') or (len(value) > 1 and value.endswith('"'))


def _braced(line: str, mark: re.Match[str]) -> bool:
    """Return whether a name is that of a weapon in braces: `{rusty blade: 2 4+ 4+ 0 1}`."""
    before = line[: mark.start()]
    return before.count("{") > before.count("}")


def with_files(
    line: str, commands: Sequence[Mapping[str, Any]], names: Sequence[str]
) -> tuple[str, list[str]]:
    """Return a line with the files that it does not name, and the files that no option takes.

    They go to the options for files that the line leaves out, in the order of both.
    """
    said = {mark["name"] for mark in _MARK.finditer(line) if mark["name"]}
    free = [
        str(option["name"])
        for option in _options_of(line, commands)
        if option["type"] == _FILE and option["name"] not in said
    ]
    unnamed = [name for name in names if name not in line]
    pairs = [f'{option}:"{name}"' for option, name in zip(free, unnamed, strict=False)]
    return " ".join([line, *pairs]), unnamed[len(pairs) :]


def _options_of(line: str, commands: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """Return the options of the command, or of the subcommand, that a line begins with."""
    words = line.removeprefix("/").split()
    options = commands
    for word in words:
        parts = (option for option in options if option["type"] in _PARTS)
        found = next((part for part in parts if part["name"] == word), None)
        if found is None:
            break
        options = found.get("options") or ()
    return () if options is commands else options
