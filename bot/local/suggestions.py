"""Suggestions for what may follow the words typed so far, at the prompt and on the page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from typing import Any, Final

from bot.commands.options.paths import renamed
from bot.local.terminal.values import moved
from localdiscord import NoAnswer, Refused, TableUser
from localdiscord.state.commands import fold

_MOST: Final = 25
_FLAG: Final = 5
_DEEPER: Final = (1, 2)
"""Discord's types of options that are subcommands or groups of them."""
_MARK: Final = re.compile(r"(?:(?<=\s)|^)(?P<name>[^\W\d][\w-]*):")


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One thing that may be put into the line.

    Attributes:
        start: From where on the line it replaces what is there.
        text: What is put there.
        label: How it is shown.
        about: What it is, in a few words.
    """

    start: int
    text: str
    label: str
    about: str = ""


def _name(node: Mapping[str, Any], locale: str, key: str = "name") -> str:
    localised = node.get(f"{key}_localizations") or {}
    return str(localised.get(locale) or node.get(key) or "")


async def suggestions(user: TableUser, line: str) -> list[Suggestion]:
    """Return up to 25 things that may end a line, the bot's own completions among them."""
    if not line.startswith("/"):
        return []
    newer = moved(line)
    if newer != line:
        of_newer = await suggestions(user, newer)
        return [replace(each, start=0, text=newer[: each.start] + each.text) for each in of_newer]
    locale = user.member.locale
    path, options, rest = _chosen(user.commands(), line)
    if options is None:
        return [*islice(_names(user, line, locale), _MOST)]
    start = len(line) - len(rest)
    known = {str(option["name"]): option for option in options}
    marks = [mark for mark in _MARK.finditer(rest) if mark["name"] in known]
    if marks:
        value_start = start + marks[-1].end()
        value = line[value_start:]
        found = await _values(user, path, known[marks[-1]["name"]], value, _given(rest, marks))
        said = value.strip().strip('"')
        if found and not (value.endswith(" ") and said in {text for _, text in found}):
            return [
                Suggestion(value_start, f"{_quoted(text)} ", label) for label, text in found[:_MOST]
            ]
        if " " not in value:
            return []
    word_start = len(line) - len(line.rsplit(" ", 1)[-1])
    word = fold(line[word_start:])
    taken = {mark["name"] for mark in marks}
    names = [
        Suggestion(word_start, f"{name}:", name, _name(option, locale, "description"))
        for name, option in known.items()
        if name not in taken and (name.startswith(word) or word in fold(_name(option, locale)))
    ]
    if options and rest.strip() and not marks and not (names and " " in rest.strip()):
        found = await _values(user, path, options[0], rest, {})  # the first needs no name
        names += [Suggestion(start, f"{_quoted(text)} ", label) for label, text in found]
    return names[:_MOST]


def _chosen(
    commands: Iterable[Mapping[str, Any]], line: str
) -> tuple[list[str], list[dict[str, Any]] | None, str]:
    """Return the path of the command typed in full, its options, and what stands behind it.

    The options are None while the command's own name is being typed.
    """
    level: Any = list(commands)
    path: list[str] = []
    position = 1
    while True:
        match = re.compile(r"\s*(\S+)(\s)").match(line, position)
        node = None
        if match is not None:
            node = next((each for each in level if each["name"] == match[1].lower()), None)
        if match is None or node is None:
            return path, None, ""
        path.append(str(node["name"]))
        options = list(node.get("options") or ())
        position = match.end()
        if not any(option["type"] in _DEEPER for option in options):
            return path, options, line[position:]
        level = options


def _names(user: TableUser, line: str, locale: str) -> Iterable[Suggestion]:
    """Yield the commands whose names go on as typed, those of before too, then what holds it."""
    typed = fold(line.removeprefix("/"))
    whole: dict[str, str] = {}
    for command in user.commands():
        _gather(command, str(command["name"]), _name(command, locale, "description"), whole, locale)
    near = [name for name in whole if name.startswith(typed)]
    for name in near:
        yield Suggestion(0, f"/{name} ", f"/{name}", whole[name])
    for old, path in renamed() if typed else ():
        below = [name for name in whole if f"{name} ".startswith(f"{path} ")]
        if old.startswith(typed) and old not in whole and below:
            yield Suggestion(0, f"/{path} ", f"/{old} → /{path}", whole.get(path, ""))
    for name, about in whole.items():
        if typed in name and name not in near:
            yield Suggestion(0, f"/{name} ", f"/{name}", about)


def _gather(
    node: Mapping[str, Any], name: str, about: str, found: dict[str, str], locale: str
) -> None:
    below = [option for option in node.get("options") or () if option["type"] in _DEEPER]
    if not below:
        found[name] = about
    for option in below:
        _gather(
            option, f"{name} {option['name']}", _name(option, locale, "description"), found, locale
        )


def _given(rest: str, marks: list[re.Match[str]]) -> dict[str, str]:
    """Return the options before the last one, with what stands behind each."""
    pairs = pairwise(marks)
    return {
        pair["name"]: rest[pair.end() : after.start()].strip().strip('"') for pair, after in pairs
    }


async def _values(
    user: TableUser, path: list[str], option: Mapping[str, Any], typed: str, given: dict[str, str]
) -> list[tuple[str, str]]:
    """Return labels and values that an option may take, nearest to what is typed."""
    bare = typed.strip().strip('"')
    if option.get("autocomplete"):
        try:
            found = await user.autocomplete(path, option["name"], {**given, option["name"]: bare})
        except (Refused, NoAnswer):
            return []
        return [(str(suggestion["name"]), str(suggestion["value"])) for suggestion in found]
    locale = user.member.locale
    if option["type"] == _FLAG:
        pairs = [("true", "true"), ("false", "false")]
    else:
        pairs = [
            (_name(choice, locale), str(choice["value"])) for choice in option.get("choices") or ()
        ]
    wanted = fold(bare)
    return [pair for pair in pairs if any(fold(part).startswith(wanted) for part in pair)]


def _quoted(value: str) -> str:
    """Return a value as it can stand in a line: in quotation marks where it holds a mark."""
    if _MARK.search(value) or '"' in value:
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return value
