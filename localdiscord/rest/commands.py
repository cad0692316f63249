"""The routes on which a bot registers its commands."""

from collections.abc import Iterator
from typing import Any, Final

from aiohttp import web

from localdiscord.protocol.body import read_json
from localdiscord.protocol.errors import (
    invalid_json,
    missing_access,
    unknown_command,
    unknown_permissions,
)
from localdiscord.protocol.model import CHAT_INPUT, Json
from localdiscord.protocol.snowflakes import named_snowflake
from localdiscord.rest.answers import TRUE_WORDS, answer, no_content, path_guild, path_id
from localdiscord.rules.check import check_commands
from localdiscord.settings import MEBIBYTE
from localdiscord.state.context import TableContext
from localdiscord.state.memory import GLOBAL_SCOPE

_LONGEST_LIST: Final = 8 * MEBIBYTE
"""Of all commands of a scope, in every language."""

_LOCALISATIONS: Final = ("name_localizations", "description_localizations")


class CommandRoutes:
    """Routes for global commands and those of the guild."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._state = context.state

    def routes(self, api: str) -> Iterator[web.RouteDef]:
        """Yield the routes under the root of the interface."""
        root = f"{api}/applications/{{application_id}}"
        for commands in (f"{root}/commands", f"{root}/guilds/{{guild_id}}/commands"):
            yield web.get(commands, self._list)
            yield web.put(commands, self._replace)
            yield web.post(commands, self._create)
            yield web.get(f"{commands}/{{command_id}}", self._show)
            yield web.patch(f"{commands}/{{command_id}}", self._edit)
            yield web.delete(f"{commands}/{{command_id}}", self._delete)
        guild = f"{root}/guilds/{{guild_id}}/commands"
        yield web.get(f"{guild}/{{command_id}}/permissions", self._permissions)

    def _scope(self, request: web.Request) -> int:
        if path_id(request, "application_id") != self._state.bot.id:
            raise missing_access()
        if "guild_id" in request.match_info:
            return path_guild(self._context, request)
        return GLOBAL_SCOPE

    def _find(self, request: web.Request) -> tuple[int, Json]:
        scope = self._scope(request)
        command = self._state.commands.get(scope, {}).get(path_id(request, "command_id"))
        if command is None:
            raise unknown_command()
        return scope, command

    async def _list(self, request: web.Request) -> web.Response:
        commands = list(self._state.commands.get(self._scope(request), {}).values())
        if request.query.get("with_localizations") not in TRUE_WORDS:
            commands = [_without_localisations(command) for command in commands]
        return answer(commands)

    async def _replace(self, request: web.Request) -> web.Response:
        scope = self._scope(request)
        given = await read_json(request, _LONGEST_LIST)
        if given is None:
            given = []
        if not isinstance(given, list):
            raise invalid_json()
        return answer(self._register(scope, given))

    async def _create(self, request: web.Request) -> web.Response:
        scope = self._scope(request)
        given = await _read_object(request)
        key = (given.get("type") or CHAT_INPUT, given.get("name"))
        others = [
            command
            for command in self._state.commands.get(scope, {}).values()
            if (command["type"], command["name"]) != key
        ]
        is_new = len(others) == len(self._state.commands.get(scope, {}))
        registered = self._register(scope, [*others, given])
        return answer(registered[-1], 201 if is_new else 200)

    async def _show(self, request: web.Request) -> web.Response:
        return answer(self._find(request)[1])

    async def _edit(self, request: web.Request) -> web.Response:
        scope, command = self._find(request)
        given = await _read_object(request)
        position = list(self._state.commands[scope]).index(int(command["id"]))
        changed = [
            {**old, **given} if old is command else old
            for old in self._state.commands[scope].values()
        ]
        return answer(self._register(scope, changed)[position])

    async def _delete(self, request: web.Request) -> web.Response:
        scope, command = self._find(request)
        rest = [c for c in self._state.commands[scope].values() if c is not command]
        self._state.set_commands(scope, rest)
        return no_content()

    async def _permissions(self, request: web.Request) -> web.Response:
        """Refuse: nobody at the table sets permissions of single commands."""
        self._scope(request)
        raise unknown_permissions()

    def _register(self, scope: int, given: list[Any]) -> list[Json]:
        bare = [
            {key: value for key, value in command.items() if key not in _GIVEN_BY_TABLE}
            if isinstance(command, dict)
            else command
            for command in given
        ]
        check_commands(bare)
        commands = [self._complete(scope, command) for command in bare]
        self._state.set_commands(scope, commands)
        return commands

    def _complete(self, scope: int, given: Json) -> Json:
        kind = given.get("type") or CHAT_INPUT
        permissions = given.get("default_member_permissions")
        command: Json = {
            **given,
            "id": str(named_snowflake(f"command {scope} {kind}", given["name"])),
            "application_id": str(self._state.bot.id),
            "version": str(self._context.snowflakes.draw()),
            "type": kind,
            "description": given.get("description") or "",
            "default_member_permissions": None if permissions is None else str(permissions),
            "dm_permission": given.get("dm_permission") is not False,
            "contexts": given.get("contexts"),
            "integration_types": given.get("integration_types") or [0],
            "nsfw": bool(given.get("nsfw")),
            "options": [_complete_option(option) for option in given.get("options") or ()],
        }
        for key in _LOCALISATIONS:
            command.setdefault(key, None)
        if scope != GLOBAL_SCOPE:
            command["guild_id"] = str(scope)
        return command


_GIVEN_BY_TABLE: Final = frozenset(("id", "application_id", "version", "guild_id"))


def _complete_option(given: Json) -> Json:
    option = {key: value for key, value in given.items() if value is not None}
    for key in _LOCALISATIONS:
        option.setdefault(key, None)
    if "options" in option:
        option["options"] = [_complete_option(inner) for inner in option["options"]]
    return option


def _without_localisations(node: Any) -> Any:
    if isinstance(node, list):
        return [_without_localisations(item) for item in node]
    if isinstance(node, dict):
        return {
            key: None if key in _LOCALISATIONS else _without_localisations(value)
            for key, value in node.items()
        }
    return node


async def _read_object(request: web.Request) -> Json:
    given = await read_json(request)
    if not isinstance(given, dict):
        raise invalid_json()
    return given
