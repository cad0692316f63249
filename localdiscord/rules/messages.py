"""Discord's rules for messages and embeds."""

from collections.abc import Iterator
from typing import Final

from localdiscord.protocol.errors import Problem
from localdiscord.protocol.limits import count, forbidden, length, required
from localdiscord.protocol.model import COMPONENTS_V2, Json
from localdiscord.protocol.shapes import ANYTHING, SNOWFLAKE, Shape
from localdiscord.rules.embeds import EMBED_RULES

CONTENT_LIMIT: Final = 2000
EMBEDS_LIMIT: Final = 10
FIELDS_LIMIT: Final = 25
FILES_LIMIT: Final = 10
ALL_EMBEDS_LIMIT: Final = 6000

_TITLE: Final = 256
_DESCRIPTION: Final = 4096
_FIELD_NAME: Final = 256
_FIELD_VALUE: Final = 1024
_FOOTER: Final = 2048
_AUTHOR: Final = 256
_NONCE: Final = 25
_MENTIONED: Final = 100
_CALLS: Final = ("roles", "users", "everyone")

_PICTURE: Final[Shape] = {
    "url": str,
    "proxy_url": str,
    "height": int,
    "width": int,
    "content_type": str,
    "placeholder": str,
    "placeholder_version": int,
    "description": str,
    "is_animated": bool,
    "flags": int,
}
_EMBED: Final[Shape] = {
    "type": str,
    "url": str,
    "title": str,
    "description": str,
    "color": int,
    "timestamp": str,
    "fields": [{"name": str, "value": str, "inline": bool}],
    "author": {"name": str, "url": str, "icon_url": str, "proxy_icon_url": str},
    "footer": {"text": str, "icon_url": str, "proxy_icon_url": str},
    "provider": {"name": str, "url": str},
    "image": _PICTURE,
    "thumbnail": _PICTURE,
    "video": _PICTURE,
    "flags": int,
}
_REFERENCE: Final[Shape] = {
    "type": int,
    "message_id": SNOWFLAKE,
    "channel_id": SNOWFLAKE,
    "guild_id": SNOWFLAKE,
    "fail_if_not_exists": bool,
}


def message_shape(component: Shape) -> Shape:
    """Return the shape of a message body whose components have the given shape."""
    return {
        "content": str,
        "embeds": [_EMBED],
        "components": [component],
        "flags": int,
        "tts": bool,
        "nonce": (str, int),
        "enforce_nonce": bool,
        "allowed_mentions": {
            "parse": [str],
            "users": [SNOWFLAKE],
            "roles": [SNOWFLAKE],
            "replied_user": bool,
        },
        "attachments": [ANYTHING],
        "message_reference": _REFERENCE,
        "sticker_ids": [SNOWFLAKE],
        "poll": ANYTHING,
        "username": str,
        "avatar_url": str,
        "thread_name": str,
        "applied_tags": [SNOWFLAKE],
    }


def content_length(body: Json) -> Iterator[Problem]:
    """Hold the text to 2,000 characters."""
    yield from length(("content",), body.get("content"), 0, CONTENT_LIMIT)


def embed_count(body: Json) -> Iterator[Problem]:
    """Hold a message to ten embeds."""
    yield from count(("embeds",), body.get("embeds"), 0, EMBEDS_LIMIT)


def attachment_entries(body: Json) -> Iterator[Problem]:
    """Hold a message to ten files, each entry an object with an id."""
    entries = body.get("attachments")
    yield from count(("attachments",), entries, 0, FILES_LIMIT)
    for index, entry in enumerate(entries or ()):
        given = entry.get("id") if isinstance(entry, dict) else None
        yield from required(("attachments", index, "id"), given)


def mentions(body: Json) -> Iterator[Problem]:
    """Know whom a message may call, and hold lists of them to 100; a list excludes the general."""
    allowed = body.get("allowed_mentions") or {}
    parse = allowed.get("parse") or ()
    for index, word in enumerate(parse):
        if word not in _CALLS:
            told = "Value must be one of ('roles', 'users', 'everyone')."
            yield Problem(("allowed_mentions", "parse", index), "BASE_TYPE_CHOICES", told)
    for key in ("users", "roles"):
        here = ("allowed_mentions", key)
        yield from count(here, allowed.get(key), 0, _MENTIONED)
        if key in parse:
            told = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            yield from forbidden(here, allowed.get(key), told)


def nonce_length(body: Json) -> Iterator[Problem]:
    """Hold a nonce to 25 characters."""
    nonce = body.get("nonce")
    yield from length(("nonce",), None if nonce is None else str(nonce), 0, _NONCE)


def no_poll(body: Json) -> Iterator[Problem]:
    """Refuse polls, which the table has not."""
    yield from forbidden(("poll",), body.get("poll"), "The local table has no polls.")


def no_empty_embed(body: Json) -> Iterator[Problem]:
    """Refuse an embed in which nothing would be seen."""
    parts = ("title", "description", "fields", "author", "footer", "image", "thumbnail", "video")
    for index, embed in enumerate(body.get("embeds") or ()):
        if not any(embed.get(part) for part in parts):
            yield Problem(("embeds", index), "BASE_TYPE_REQUIRED", "An embed must not be empty.")


def embed_texts(body: Json) -> Iterator[Problem]:
    """Hold the texts of an embed to their lengths."""
    for index, embed in enumerate(body.get("embeds") or ()):
        here = ("embeds", index)
        yield from length((*here, "title"), embed.get("title"), 0, _TITLE)
        yield from length((*here, "description"), embed.get("description"), 0, _DESCRIPTION)
        author, footer = embed.get("author") or {}, embed.get("footer") or {}
        yield from length((*here, "author", "name"), author.get("name"), 0, _AUTHOR)
        yield from length((*here, "footer", "text"), footer.get("text"), 0, _FOOTER)


def embed_fields(body: Json) -> Iterator[Problem]:
    """Hold an embed to 25 fields, none of them without a name or a value."""
    for index, embed in enumerate(body.get("embeds") or ()):
        here = ("embeds", index, "fields")
        fields = embed.get("fields")
        yield from count(here, fields, 0, FIELDS_LIMIT)
        for number, field in enumerate(fields or ()):
            name, value = field.get("name"), field.get("value")
            yield from required((*here, number, "name"), name and name.strip())
            yield from required((*here, number, "value"), value and value.strip())
            yield from length((*here, number, "name"), name, 0, _FIELD_NAME)
            yield from length((*here, number, "value"), value, 0, _FIELD_VALUE)


def all_embeds_length(body: Json) -> Iterator[Problem]:
    """Hold the texts of all embeds of a message together to 6,000 characters."""
    total = sum(_embed_length(embed) for embed in body.get("embeds") or ())
    if total > ALL_EMBEDS_LIMIT:
        yield Problem(
            ("embeds",),
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {ALL_EMBEDS_LIMIT}",
        )


def _embed_length(embed: Json) -> int:
    texts = [
        embed.get("title"),
        embed.get("description"),
        (embed.get("author") or {}).get("name"),
        (embed.get("footer") or {}).get("text"),
    ]
    for field in embed.get("fields") or ():
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if text)


def layout_alone(body: Json) -> Iterator[Problem]:
    """Refuse text, embeds, stickers and polls beside a layout of components."""
    if not (body.get("flags") or 0) & COMPONENTS_V2:
        return
    for field in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(field):
            yield Problem(
                (field,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def layout_kept(body: Json, flags: int) -> Iterator[Problem]:
    """Refuse to make a layout, told by the flags it has, a message of text and embeds again."""
    if flags & COMPONENTS_V2 and not (body.get("flags") or 0) & COMPONENTS_V2:
        yield Problem(
            ("flags",),
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The MessageFlags.IS_COMPONENTS_V2 flag cannot be removed once it is set",
        )


def is_empty(body: Json) -> bool:
    """Tell whether a message without files would have nothing in it."""
    parts = ("embeds", "components", "sticker_ids", "poll")
    written = (body.get("content") or "").strip()
    return not written and not any(body.get(part) for part in parts)


MESSAGE_RULES: Final = (
    content_length,
    embed_count,
    attachment_entries,
    mentions,
    nonce_length,
    no_poll,
    no_empty_embed,
    embed_texts,
    embed_fields,
    *EMBED_RULES,
    all_embeds_length,
    layout_alone,
)
