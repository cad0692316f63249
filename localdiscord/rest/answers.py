"""Answers of the REST interface, and what every route needs to read from a request."""

from typing import Any

import orjson
from aiohttp import web

from localdiscord.protocol.errors import (
    Problem,
    invalid_form,
    unknown_channel,
    unknown_guild,
    unknown_message,
)
from localdiscord.protocol.model import Channel, Message
from localdiscord.protocol.shapes import LONGEST_SNOWFLAKE
from localdiscord.state.context import TableContext

JSON = "application/json"
"""Exactly this: with a charset behind it discord.py would take the body for a text."""

TRUE_WORDS = ("1", "true", "True")


def answer(payload: Any, status: int = 200) -> web.Response:
    """Return a JSON response."""
    return web.Response(body=orjson.dumps(payload), status=status, content_type=JSON)


def no_content() -> web.Response:
    """Return an empty response."""
    return web.Response(status=204)


def path_id(request: web.Request, name: str) -> int:
    """Return an id of the path.

    Raises:
        ApiError: if it is no id.
    """
    return _id(name, request.match_info[name])


def query_id(request: web.Request, name: str) -> int | None:
    """Return an id of the query, which may be 0, or None if there is none.

    Raises:
        ApiError: if it is no id.
    """
    text = request.query.get(name)
    return None if text is None else _id(name, text)


def _id(name: str, text: str) -> int:
    if not is_digits(text):
        problem = Problem((name,), "NUMBER_TYPE_COERCE", f'Value "{text[:50]}" is not snowflake.')
        raise invalid_form([problem])
    return int(text)


def is_digits(text: str) -> bool:
    """Tell whether a text is a number that an id could be; Python reads no longer ones at all."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_SNOWFLAKE


def query_number(request: web.Request, name: str, default: int, most: int | None = None) -> int:
    """Return a number of the query, from 1 to `most`.

    Raises:
        ApiError: if it is none or out of range.
    """
    text = request.query.get(name)
    if text is None:
        return default
    number = int(text) if is_digits(text) else 0
    if number < 1 or (most is not None and number > most):
        problem = Problem((name,), "NUMBER_TYPE_RANGE", f"int value should be 1 to {most}.")
        raise invalid_form([problem])
    return number


def path_channel(context: TableContext, request: web.Request) -> Channel:
    """Return the channel of the path.

    Raises:
        ApiError: if there is none.
    """
    channel = context.state.channels.get(path_id(request, "channel_id"))
    if channel is None:
        raise unknown_channel()
    return channel


def path_message(context: TableContext, request: web.Request) -> Message:
    """Return the message of the path, if everybody in its channel sees it.

    Raises:
        ApiError: if there is none.
    """
    channel = path_channel(context, request)
    message = context.state.messages.get(path_id(request, "message_id"))
    if message is None or message.channel_id != channel.id or message.audience is not None:
        raise unknown_message()
    return message


def path_guild(context: TableContext, request: web.Request) -> int:
    """Return the guild id of the path.

    Raises:
        ApiError: if it isn't the table's.
    """
    guild_id = path_id(request, "guild_id")
    if guild_id != context.state.guild_id:
        raise unknown_guild()
    return guild_id
