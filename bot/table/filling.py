"""What a player gives, in the form in which Discord's client sends it."""

from collections.abc import Sequence
from typing import Any

from bot.table import options as kinds
from bot.table.commands import ChosenCommand
from bot.table.controls import (
    CHANNEL_SELECT,
    CHECKBOX,
    FILE_UPLOAD,
    MENTIONABLE_SELECT,
    PERSON_SELECT,
    RADIO_GROUP,
    ROLE_SELECT,
    TEXT_INPUT,
    check_count,
    is_list_field,
    pick_options,
    typed_text,
)
from bot.table.model import Json
from bot.table.resolving import Resolver


def command_data(chosen: ChosenCommand, options: list[Json]) -> Json:
    """Return the data of a command's interaction."""
    command = chosen.command
    data: Json = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "options": chosen.nested(options),
    }
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def resolve_value(resolver: Resolver, name: str, kind: int, value: Any) -> Any:
    """Return a converted value as it is sent: people, places and files by their id.

    Raises:
        Refused: if the table doesn't know what is named.
    """
    ways = {
        kinds.PERSON: resolver.person,
        kinds.CHANNEL: resolver.channel,
        kinds.ROLE: resolver.role,
        kinds.MENTIONABLE: resolver.mentionable,
        kinds.ATTACHMENT: resolver.file,
    }
    way = ways.get(kind)
    return value if way is None else way(name, value)


def pick(resolver: Resolver, control: Json, picked: Sequence[Any]) -> list[str]:
    """Return the values of what is picked from a list of any kind.

    Raises:
        Refused: if it isn't on offer or the count isn't allowed.
    """
    if "options" in control:
        return pick_options(control, picked)
    way = {
        PERSON_SELECT: resolver.person,
        ROLE_SELECT: resolver.role,
        MENTIONABLE_SELECT: resolver.mentionable,
        CHANNEL_SELECT: resolver.channel,
        FILE_UPLOAD: resolver.file,
    }[control["type"]]
    values = [way(control["custom_id"], one) for one in picked]
    check_count(control, values)
    return values


def fill_in(resolver: Resolver, field: Json, value: Any) -> Json:
    """Return a form's field as it is sent back.

    Raises:
        Refused: if the field doesn't take the value.
    """
    kind = field["type"]
    answer: Json = {"type": kind, "id": field.get("id", 0), "custom_id": field["custom_id"]}
    if kind == TEXT_INPUT:
        answer["value"] = typed_text(field, value)
    elif is_list_field(field):
        several = [] if value is None else value
        if isinstance(several, str) or not isinstance(several, Sequence):
            several = [several]
        answer["values"] = pick(resolver, field, several)
    elif kind == RADIO_GROUP:
        one = [] if value is None else [value]
        answer["value"] = next(iter(pick_options(field, one)), None)
    elif kind == CHECKBOX:
        answer["value"] = bool(field.get("default") if value is None else value)
    return answer
