"""The table in the form that the page takes."""

from __future__ import annotations

from typing import Any

from localdiscord.protocol.model import (
    COMPONENTS_V2,
    PINNED,
    STARTED,
    THREAD_OPENED,
    Channel,
    Member,
    Message,
    Person,
    Role,
    wording_of,
)

Json = dict[str, Any]


def person_data(person: Person) -> Json:
    """Return a person."""
    return {"id": str(person.id), "name": person.name, "bot": person.bot}


def member_data(member: Member) -> Json:
    """Return a member of the table."""
    return person_data(member.person)


def channel_data(channel: Channel) -> Json:
    """Return a channel or thread."""
    return {
        "id": str(channel.id),
        "name": channel.name,
        "type": channel.type,
        "topic": channel.topic,
        "parent": None if channel.parent_id is None else str(channel.parent_id),
        "archived": channel.archived,
        "direct": channel.is_direct,
        "people": [str(person_id) for person_id in channel.people],
        "last": None if channel.last_message_id is None else str(channel.last_message_id),
    }


def role_data(role: Role) -> Json:
    """Return a role."""
    return {"id": str(role.id), "name": role.name}


def typing_data(channel: Channel, person: Person) -> Json:
    """Return who is writing where."""
    return {"channel": str(channel.id), "person": person_data(person)}


def message_data(message: Message) -> Json:
    """Return a message; its parts are in Discord's own form."""
    payload = message.payload
    metadata = payload.get("interaction_metadata") or {}
    referenced = payload.get("referenced_message")
    return {
        "id": str(message.id),
        "channel": str(message.channel_id),
        "author": {
            "id": str(payload["author"]["id"]),
            "name": payload["author"]["username"],
            "bot": bool(payload["author"].get("bot")),
        },
        "at": payload["timestamp"],
        "edited": payload.get("edited_timestamp"),
        "content": message.wording if payload["author"].get("bot") else message.content,
        "embeds": payload["embeds"],
        "attachments": payload["attachments"],
        "components": payload["components"],
        "layout": bool(message.flags & COMPONENTS_V2),
        "private": message.ephemeral,
        "loading": message.loading,
        "asker": (metadata.get("user") or {}).get("username"),
        "command": _command(payload, metadata),
        "asked": message.asked,
        "answers": referenced and message.said and _quote(referenced),
        "notice": None if message.said else _notice(payload),
        "pinned": message.pinned,
        "reactions": [
            {"emoji": emoji, "people": [str(person_id) for person_id in people]}
            for emoji, people in message.reactions.items()
        ],
    }


def _command(payload: Json, metadata: Json) -> str | None:
    """Return the command that a message answers, as one calls it."""
    name = (payload.get("interaction") or {}).get("name")
    from_menu = metadata.keys() & {"target_user", "target_message_id"}
    return f"/{name}" if name and not from_menu else name


def _notice(payload: Json) -> Json:
    """Return what Discord itself says here, and of which message or thread."""
    kinds = {PINNED: "pinned", THREAD_OPENED: "thread", STARTED: "start"}
    reference = payload.get("message_reference") or {}
    quoted = payload.get("referenced_message")
    return {
        "kind": kinds.get(payload["type"]),
        "channel": reference.get("channel_id"),
        "message": reference.get("message_id"),
        "quote": quoted and _quote(quoted),
    }


def _quote(payload: Json) -> Json:
    return {
        "id": str(payload["id"]),
        "name": payload["author"]["username"],
        "text": (wording_of(payload) or _title(payload))[:120],
    }


def _title(payload: Json) -> str:
    """Return what stands for a message without text: the title of its first embed."""
    return next((str(embed["title"]) for embed in payload["embeds"] if embed.get("title")), "")
