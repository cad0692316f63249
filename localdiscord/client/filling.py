"""A player's input, in the form in which Discord's client sends it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from localdiscord.client import options as kinds
from localdiscord.client.controls import (
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
    name_of,
    pick_options,
    typed_text,
)
from localdiscord.client.resolving import Resolver
from localdiscord.protocol.model import Json, Upload
from localdiscord.protocol.refusal import Refused
from localdiscord.state.commands import ChosenCommand


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


def resolve_value(resolver: Resolver, option: Json, value: Any) -> Any:
    """Return an option's converted value as it is sent: people, places and files by their id.

    Raises:
        Refused: if the table doesn't know what is named.
    """
    name, kind = option["name"], option["type"]
    if kind == kinds.CHANNEL:
        return resolver.channel(name, value, option.get("channel_types") or ())
    ways = {
        kinds.PERSON: resolver.person,
        kinds.ROLE: resolver.role,
        kinds.MENTIONABLE: resolver.mentionable,
        kinds.ATTACHMENT: resolver.file,
    }
    way = ways.get(kind)
    return value if way is None else way(name, value)


def hand_over(
    chosen: ChosenCommand, values: Mapping[str, Any], files: Callable[[str], Upload | None]
) -> dict[str, Any]:
    """Return typed values with the files that they name in place of the names.

    Raises:
        Refused: if there is no file of that name.
    """
    given = dict(values)
    for option in chosen.options:
        name = option["name"]
        if option["type"] != kinds.ATTACHMENT or not isinstance(given.get(name), str):
            continue
        file = files(given[name])
        if file is None:
            raise Refused("unknown_file", option=name, value=given[name])
        given[name] = file
    return given


def pick(
    resolver: Resolver, control: Json, picked: Sequence[Any], *, in_form: bool = False
) -> list[str]:
    """Return the values of what is picked from a list of any kind.

    Raises:
        Refused: if it isn't on offer or the count isn't allowed.
    """
    if "options" in control:
        return pick_options(control, picked, in_form=in_form)
    kind, name = control["type"], name_of(control)
    if kind == CHANNEL_SELECT:
        types = control.get("channel_types") or ()
        values = [resolver.channel(name, value, types) for value in picked]
    else:
        way = {
            PERSON_SELECT: resolver.person,
            ROLE_SELECT: resolver.role,
            MENTIONABLE_SELECT: resolver.mentionable,
            FILE_UPLOAD: resolver.file,
        }[kind]
        values = [way(name, value) for value in picked]
    check_count(control, values, in_form=in_form)
    return values


def begins_with(field: Json) -> list[str]:
    """Return what stands picked in a list before a player touches it."""
    given = [str(value["id"]) for value in field.get("default_values") or ()]
    return given or [
        str(option["value"]) for option in field.get("options") or () if option.get("default")
    ]


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
        several = begins_with(field) if value is None else value
        if isinstance(several, str) or not isinstance(several, Sequence):
            several = [several]
        answer["values"] = pick(resolver, field, several, in_form=True)
    elif kind == RADIO_GROUP:
        picked = begins_with(field) if value is None else [value]
        answer["value"] = next(iter(pick_options(field, picked, in_form=True)), None)
    elif kind == CHECKBOX:
        answer["value"] = bool(field.get("default") if value is None else value)
    return answer
