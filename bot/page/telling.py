"""What is at the table, in the form the page takes."""

from __future__ import annotations

from typing import Any

from bot.table.model import COMPONENTS_V2, Channel, Member, Message, Person, Role

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
        "last": None if channel.last_message_id is None else str(channel.last_message_id),
    }


def role_data(role: Role) -> Json:
    """Return a role."""
    return {"id": str(role.id), "name": role.name}


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
        "content": payload["content"],
        "embeds": payload["embeds"],
        "attachments": payload["attachments"],
        "components": payload["components"],
        "layout": bool(message.flags & COMPONENTS_V2),
        "private": message.ephemeral,
        "loading": message.loading,
        "asker": (metadata.get("user") or {}).get("username"),
        "answers": referenced and _quote(referenced),
    }


def _quote(payload: Json) -> Json:
    return {
        "id": str(payload["id"]),
        "name": payload["author"]["username"],
        "text": str(payload["content"])[:120],
    }
