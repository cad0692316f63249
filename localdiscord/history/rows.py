"""Members, channels and messages as rows, and rows as these."""

from collections.abc import Mapping
from typing import Any

import orjson

from localdiscord.protocol.model import Channel, Member, Message, Person

Row = Mapping[str, Any]


def member_row(member: Member) -> dict[str, Any]:
    """Return the row of a member."""
    return {
        "id": member.person.id,
        "name": member.person.name,
        "bot": member.person.bot,
        "joined_at": member.joined_at,
        "locale": member.locale,
        "permissions": member.permissions,
    }


def member_of(row: Row) -> Member:
    """Return the member of a row.

    Raises:
        ValueError: a value is none that such a column holds.
    """
    person = Person(_whole(row["id"]), _words(row["name"]), bot=bool(row["bot"]))
    permissions = _whole(row["permissions"])
    return Member(person, _words(row["joined_at"]), _words(row["locale"]), permissions)


def channel_row(channel: Channel) -> dict[str, Any]:
    """Return the row of a channel or thread."""
    return {
        "id": channel.id,
        "name": channel.name,
        "kind": channel.type,
        "position": channel.position,
        "topic": channel.topic,
        "parent_id": channel.parent_id,
        "owner_id": channel.owner_id,
        "archived": channel.archived,
        "locked": channel.locked,
        "auto_archive_minutes": channel.auto_archive_minutes,
        "archived_at": channel.archived_at,
        "people": _json({str(person): moment for person, moment in channel.people.items()}),
    }


def channel_of(row: Row) -> Channel:
    """Return the channel or thread of a row.

    Raises:
        ValueError: a value is none that such a column holds.
    """
    return Channel(
        id=_whole(row["id"]),
        name=_words(row["name"]),
        type=_whole(row["kind"]),
        position=_whole(row["position"]),
        topic=None if row["topic"] is None else _words(row["topic"]),
        parent_id=None if row["parent_id"] is None else _whole(row["parent_id"]),
        owner_id=None if row["owner_id"] is None else _whole(row["owner_id"]),
        archived=bool(row["archived"]),
        locked=bool(row["locked"]),
        auto_archive_minutes=_whole(row["auto_archive_minutes"]),
        archived_at=None if row["archived_at"] is None else _words(row["archived_at"]),
        people={int(person): _words(moment) for person, moment in _object(row["people"]).items()},
    )


def message_row(message: Message, pinned_at: str | None, address: str) -> dict[str, Any]:
    """Return the row of a message, `address` being where its links begin.

    Raises:
        TypeError: the payload is no JSON.
    """
    return {
        "id": message.id,
        "audience": message.audience,
        "interaction_id": message.interaction_id,
        "pinned_at": pinned_at,
        "address": address,
        "asked": message.asked,
        "reactions": _json(message.reactions),
        "payload": orjson.dumps(message.payload).decode(),
    }


def message_of(row: Row, address: str) -> Message:
    """Return the message of a row, its links pointing to where the server listens now.

    Raises:
        ValueError: the payload is no message, or not the one of this id.
    """
    text = _words(row["payload"])
    if row["address"] and row["address"] != address:
        text = text.replace(f"{_words(row['address'])}/", f"{address}/")
    payload = orjson.loads(text)
    try:
        message = Message(
            id=int(payload["id"]),
            channel_id=int(payload["channel_id"]),
            author_id=int(payload["author"]["id"]),
            payload=payload,
            audience=None if row["audience"] is None else _whole(row["audience"]),
            interaction_id=row["interaction_id"],
            reactions=_reactions(row["reactions"]),
            asked=None if row["asked"] is None else _words(row["asked"]),
        )
        lists = (payload["embeds"], payload["components"], payload["attachments"])
        whole = all(isinstance(ids, list) for ids in lists)
        whole &= isinstance(payload["type"], int) and isinstance(payload["pinned"], bool)
        whole &= isinstance(payload["flags"], int) and isinstance(payload["content"], str)
    except (KeyError, TypeError) as error:
        raise ValueError("no message") from error
    if not whole or message.id != row["id"]:
        raise ValueError("no message, or another one")
    return message


def _json(value: dict[str, Any]) -> str | None:
    """Return an object as text; one with nothing in it, as most are, takes no room."""
    return orjson.dumps(value).decode() if value else None


def _object(text: object) -> dict[str, Any]:
    found = {} if text is None else orjson.loads(_words(text))
    if not isinstance(found, dict):
        raise ValueError("no object")  # noqa: TRY004 - the row is wrong, not the program
    return found


def _reactions(text: object) -> dict[str, list[int]]:
    found = _object(text)
    if not all(isinstance(people, list) for people in found.values()):
        raise ValueError("no people")
    return {emoji: [_whole(person) for person in people] for emoji, people in found.items()}


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError("no number")  # noqa: TRY004 - the row is wrong, not the program
    return value


def _words(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("no text")  # noqa: TRY004 - as above
    return value
