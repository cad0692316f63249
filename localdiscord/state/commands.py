"""The commands a bot has registered, as a player's client knows them."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from localdiscord.protocol.model import ADMINISTRATOR, CHAT_INPUT, Json
from localdiscord.protocol.refusal import Refused

SUBCOMMAND: Final = 1
SUBCOMMAND_GROUP: Final = 2

_GUILD: Final = 0
_BOT_DIRECT: Final = 1
_GUILD_INSTALL: Final = 0
_USER_INSTALL: Final = 1
_NEAREST: Final = 3
_NEAR: Final = 55.0
_AS_NEAR: Final = 15.0
"""What is further off than the nearest by this is no suggestion beside it."""
_SLIP: Final = 72.0
"""How alike, of 100, an option is to what is a slip of it, `dise` for `dice`."""
_SLIP_AT_FIRST: Final = 80.0
"""The same where they begin otherwise: `name` is no slip of `game`."""


@dataclass(frozen=True, slots=True)
class ChosenCommand:
    """A command and the way down to the subcommand that is meant.

    `path` are its names from the top, `node` is where its options are.
    """

    path: tuple[str, ...]
    command: Json
    node: Json

    @property
    def name(self) -> str:
        """Return the full name, as `battle start`."""
        return " ".join(self.path)

    @property
    def options(self) -> list[Json]:
        """Return the definitions of its options."""
        return list(self.node.get("options") or ())

    def option(self, name: str) -> Json:
        """Return the option of a name, in any of the command's languages.

        Raises:
            Refused: if the command has none of that name.
        """
        option = find_named(self.node.get("options") or (), name)
        if option is not None:
            return option
        known = [option["name"] for option in self.options]
        near = nearest_options(name, known)
        raise Refused("unknown_option", command=self.name, option=name, nearest=near, known=known)

    def nested(self, options: list[Json]) -> list[Json]:
        """Return options wrapped in the subcommands that lead to them."""
        node, kinds = self.command, []
        for name in self.path[1:]:
            node = next(o for o in node["options"] if o["name"] == name)
            kinds.append((name, node["type"]))
        for name, kind in reversed(kinds):
            options = [{"name": name, "type": kind, "options": options}]
        return options


@lru_cache(4096)
def fold(text: str) -> str:
    """Return a text without case and accents, for comparing what people type."""
    decomposed = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def names_of(node: Json) -> set[str]:
    """Return the folded names of a command, option or choice in all languages."""
    localised = node.get("name_localizations") or {}
    return {fold(str(name)) for name in (node["name"], *localised.values())}


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """Return up to three known names that look like this one, the nearest first."""
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - 2 MB, only where no name is found

    found = process.extract(
        name, list(known), scorer=fuzz.ratio, processor=fold, limit=_NEAREST, score_cutoff=_NEAR
    )
    return [match for match, score, _ in found if score >= found[0][1] - _AS_NEAR]


def nearest_options(name: str, known: Iterable[str]) -> list[str]:
    """Return the options that this must be a slip or a beginning of: no others stand for it."""
    from rapidfuzz import fuzz  # noqa: PLC0415 - 2 MB, only where no name is found

    wanted = fold(name)

    def slipped(asked: str) -> bool:
        least = _SLIP if asked[:1] == wanted[:1] else _SLIP_AT_FIRST
        return asked.startswith(wanted) or fuzz.ratio(wanted, asked) >= least

    return [near for near in nearest(name, known) if slipped(fold(near))]


def slash_commands(commands: Iterable[Json]) -> list[Json]:
    """Return the slash commands among registered commands."""
    return [command for command in commands if command.get("type", CHAT_INPUT) == CHAT_INPUT]


def full_names(commands: Iterable[Json]) -> Iterator[str]:
    """Yield the full name of everything that can be called."""
    for command in slash_commands(commands):
        yield from _names_below(command, command["name"])


def _names_below(node: Json, name: str) -> Iterator[str]:
    children = _subcommands(node)
    if not children:
        yield name
    for child in children:
        yield from _names_below(child, f"{name} {child['name']}")


def _subcommands(node: Json) -> list[Json]:
    options = node.get("options") or ()
    return [option for option in options if option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)]


def choose_command(commands: Sequence[Json], words: Sequence[str]) -> ChosenCommand:
    """Return the command that the leading words name; further words are left alone.

    Raises:
        Refused: if no command or subcommand has that name.
    """
    slash = slash_commands(commands)
    if not words:
        raise Refused("unknown_command", name="", nearest=[])
    command = find_named(slash, words[0])
    if command is None:
        near = nearest(words[0], [c["name"] for c in slash])
        raise Refused("unknown_command", name=words[0], nearest=near)
    path, node = [command["name"]], command
    while children := _subcommands(node):
        word = words[len(path)] if len(path) < len(words) else ""
        child = find_named(children, word)
        if child is None:
            choices = [c["name"] for c in children]
            raise Refused("choose_subcommand", command=" ".join(path), choices=choices)
        path.append(child["name"])
        node = child
    return ChosenCommand(tuple(path), command, node)


def find_named(nodes: Sequence[Json], name: str) -> Json | None:
    """Return the command or option of a name, in any of its languages, None if there is none."""
    for node in nodes:
        if node["name"] == name:
            return node
    wanted = fold(name)
    return next((node for node in nodes if wanted in names_of(node)), None)


def menu_commands(commands: Iterable[Json], kind: int) -> list[Json]:
    """Return the commands in the menu of a message or of a person."""
    return [command for command in commands if command.get("type") == kind]


def is_at_hand(command: Json, *, direct: bool) -> bool:
    """Tell whether a command can be called in the guild, or on a private line."""
    if "guild_id" in command:  # its contexts count only where it is everywhere
        return not direct
    contexts = command.get("contexts")
    if not direct:
        return contexts is None or _GUILD in contexts
    return bool(command.get("dm_permission")) if contexts is None else _BOT_DIRECT in contexts


def is_installed(command: Json, *, by_person: bool) -> bool:
    """Tell whether a command is there by the guild's installation, or by that of a person."""
    types = command.get("integration_types") or [_GUILD_INSTALL]
    return _GUILD_INSTALL in types or (by_person and _USER_INSTALL in types)


def is_permitted(command: Json, permissions: int) -> bool:
    """Tell whether a member with these permissions is shown the command."""
    needed: Any = command.get("default_member_permissions")
    if needed is None or permissions & ADMINISTRATOR:
        return True
    return int(needed) != 0 and permissions & int(needed) == int(needed)
