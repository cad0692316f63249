"""Messages as the bot writes and edits them: files, embeds, components, mentions."""

import mimetypes
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote, unquote, urlsplit

from localdiscord.protocol.body import Body
from localdiscord.protocol.components import complete_components, complete_media
from localdiscord.protocol.errors import Problem, invalid_form
from localdiscord.protocol.limits import count
from localdiscord.protocol.model import (
    CALLED,
    CALLED_FROM_MENU,
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    PINNED,
    PLAIN,
    REPLYING,
    THREAD_OPENED,
    Channel,
    Interaction,
    Json,
    Message,
    Person,
    Upload,
)
from localdiscord.protocol.pictures import png_size
from localdiscord.rules.check import check_message, check_references
from localdiscord.rules.messages import FILES_LIMIT
from localdiscord.state.context import TableContext
from localdiscord.state.payloads import find_person, interaction_metadata, person_payload
from localdiscord.state.stored_files import stored_id

_MENTION: Final = re.compile(r"<@!?(\d{15,20})>")
_ATTACHED: Final = "attachment://"
_NO_EMBEDS: Final = 1 << 2
_UNKNOWN_TYPE: Final = "application/octet-stream"
_SETTABLE_FLAGS: Final = _NO_EMBEDS | (1 << 12) | COMPONENTS_V2
_EDITABLE_FLAGS: Final = _NO_EMBEDS | COMPONENTS_V2


def blank_payload(message_id: int, channel_id: int, author: Person) -> Json:
    """Return a message with nothing in it."""
    return {
        "id": str(message_id),
        "channel_id": str(channel_id),
        "author": person_payload(author),
        "type": PLAIN,
        "content": "",
        "timestamp": datetime.now(UTC).isoformat(),
        "edited_timestamp": None,
        "flags": 0,
        "embeds": [],
        "attachments": [],
        "components": [],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
    }


def loading_message(context: TableContext, interaction: Interaction, flags: int) -> Message:
    """Return the message that stands in until the bot fills it."""
    message_id = context.snowflakes.draw()
    payload = blank_payload(message_id, interaction.channel_id, context.state.bot)
    payload["flags"] = LOADING | (flags & EPHEMERAL)
    _sign(context, payload, interaction)
    return _wrap(payload, interaction, flags)


def system_notice(
    context: TableContext, channel_id: int, kind: int, by: Person, *, about: Message | Channel
) -> Message:
    """Return what Discord itself says of a message or thread, not yet at the table."""
    payload = blank_payload(context.snowflakes.draw(), channel_id, by)
    payload["type"] = kind
    if isinstance(about, Channel):
        payload["content"] = about.name if kind == THREAD_OPENED else ""
        payload["message_reference"] = _reference(context, about.id)
    else:
        payload["message_reference"] = _reference(context, about.channel_id, about.id)
        if kind != PINNED:
            payload["referenced_message"] = _without_reference(about)
    return _wrap(payload, None, 0)


def write_message(
    context: TableContext,
    channel_id: int,
    body: Body,
    *,
    author: Person | None = None,
    interaction: Interaction | None = None,
    message_id: int | None = None,
) -> tuple[Message, list[tuple[int, bytes]]]:
    """Return a new message, not yet at the table, with its stored files.

    Raises:
        ApiError: if the body breaks a rule of Discord's.
    """
    check_message(body.json, has_files=bool(body.files))
    message_id = context.snowflakes.draw() if message_id is None else message_id
    payload = blank_payload(message_id, channel_id, author or context.state.bot)
    settable = _SETTABLE_FLAGS if interaction is None else _SETTABLE_FLAGS | EPHEMERAL
    payload["flags"] = (body.json.get("flags") or 0) & settable
    payload["tts"] = bool(body.json.get("tts"))
    if "nonce" in body.json:
        payload["nonce"] = body.json["nonce"]
    if interaction is not None:
        _sign(context, payload, interaction)
    _refer(context, payload, body.json.get("message_reference"))
    new_files = _fill(context, payload, body, kept=())
    message = _wrap(payload, interaction, payload["flags"])
    message.file_ids = tuple(file_id for file_id, _ in new_files)
    return message, new_files


def edit_message(context: TableContext, message: Message, body: Body) -> None:
    """Change a message as a PATCH does, and fill it if it was loading.

    Raises:
        ApiError: if the body breaks a rule of Discord's; the message is then as before.
    """
    was = message.payload
    merged = {key: body.json.get(key, was[key]) for key in ("content", "embeds", "components")}
    given_flags = body.json.get("flags")
    if given_flags is None:
        merged["flags"] = was["flags"]
    names_files = "attachments" in body.json
    has_files = bool(body.files or (body.json["attachments"] if names_files else message.file_ids))
    check_message({**body.json, **merged}, has_files=has_files, flags_before=was["flags"])
    flags = was["flags"] & ~LOADING
    if given_flags is not None:
        flags = (flags & ~_NO_EMBEDS) | (given_flags & _EDITABLE_FLAGS)
    payload = {**was, "flags": flags}
    if not message.loading:
        payload["edited_timestamp"] = datetime.now(UTC).isoformat()
    kept = was["attachments"]
    if names_files:
        wanted = {str(entry.get("id")) for entry in body.json["attachments"] or ()}
        kept = [attachment for attachment in kept if attachment["id"] in wanted]
    elsewhere = list(_shown_elsewhere(context, message))
    new_files = _fill(context, payload, body, kept=kept, elsewhere=elsewhere)
    shown = _shown_files(payload)
    stay = [file_id for file_id in message.file_ids if file_id in shown]
    file_ids = (*stay, *(file_id for file_id, _ in new_files))
    context.state.edit_message(message, payload, file_ids, new_files)


def _wrap(payload: Json, interaction: Interaction | None, flags: int) -> Message:
    audience = interaction.person.id if interaction and flags & EPHEMERAL else None
    return Message(
        id=int(payload["id"]),
        channel_id=int(payload["channel_id"]),
        author_id=int(payload["author"]["id"]),
        payload=payload,
        audience=audience,
        interaction_id=interaction.id if interaction else None,
        asked=_asked(interaction),
    )


def _asked(interaction: Interaction | None) -> str | None:
    """Return what a player did to get this; of a form, what opened it."""
    while interaction is not None and interaction.asked is None:
        interaction = interaction.parent
    return None if interaction is None or interaction.asked is None else interaction.asked.words


def _sign(context: TableContext, payload: Json, interaction: Interaction) -> None:
    payload["application_id"] = str(context.state.bot.id)
    payload["webhook_id"] = str(context.state.bot.id)
    payload["interaction_metadata"] = interaction_metadata(context.state, interaction)
    asked = interaction.asked
    if asked is None or asked.command is None:
        return
    payload["interaction"] = {
        "id": str(interaction.id),
        "type": interaction.type,
        "name": asked.command,
        "user": person_payload(interaction.person),
    }
    if not interaction.answered:
        from_menu = asked.person is not None or asked.message_id is not None
        payload["type"] = CALLED_FROM_MENU if from_menu else CALLED


def _refer(context: TableContext, payload: Json, reference: Any) -> None:
    if not isinstance(reference, dict):
        return
    target = context.state.messages.get(int(reference.get("message_id") or 0))
    here = target is not None and str(target.channel_id) == payload["channel_id"]
    if target is None or target.audience is not None or not here:
        if reference.get("fail_if_not_exists", True):
            problem = Problem(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            raise invalid_form([problem])
        return
    payload["type"] = REPLYING
    payload["message_reference"] = _reference(context, target.channel_id, target.id)
    payload["referenced_message"] = _without_reference(target)


def _reference(context: TableContext, channel_id: int, message_id: int | None = None) -> Json:
    reference: Json = {"type": 0, "channel_id": str(channel_id)}
    if message_id is not None:
        reference["message_id"] = str(message_id)
    channel = context.state.channels.get(channel_id)
    if channel is None or not channel.is_direct:
        reference["guild_id"] = str(context.state.guild_id)
    return reference


def _without_reference(message: Message) -> Json:
    return {key: value for key, value in message.payload.items() if key != "referenced_message"}


def _fill(
    context: TableContext,
    payload: Json,
    body: Body,
    kept: Iterable[Json],
    elsewhere: Iterable[Json] = (),
) -> list[tuple[int, bytes]]:
    """Put the body's parts into the payload; return the ids and bytes of its new files.

    Files that are shown `elsewhere` than among the attachments can be referred to as well.
    """
    given = body.json
    if "content" in given:
        payload["content"] = given["content"] or ""
        payload["mentions"] = list(_mentioned(context, payload["content"], given))
        payload["mention_everyone"] = _calls_everyone(payload["content"], given)
    if "embeds" in given:
        payload["embeds"] = given["embeds"] or []
        for embed in payload["embeds"]:
            embed["type"] = "rich"
            for field in embed.get("fields") or ():
                field["inline"] = bool(field.get("inline"))
    if "components" in given:
        payload["components"] = given["components"] or []
        complete_components(payload["components"])
    added = list(_attach(context, payload["channel_id"], body))
    attachments = _bounded([*kept, *(attachment for attachment, _ in added)])
    used: set[str] = set()
    known = [*elsewhere, *attachments]
    if known:
        urls = {attachment["filename"]: attachment["url"] for attachment in known}
        for part in ("embeds", "components"):
            if part in given:
                _resolve(payload[part], urls, used)
    if "components" in given:
        check_references(payload)
        complete_media(payload["components"], known, context.snowflakes)
    payload["attachments"] = [a for a in attachments if a["filename"] not in used]
    return [(int(attachment["id"]), data) for attachment, data in added]


def _bounded(attachments: list[Json]) -> list[Json]:
    """Return the files of a message, those included of which its body says nothing."""
    if problems := list(count(("attachments",), attachments, 0, FILES_LIMIT)):
        raise invalid_form(problems)
    return attachments


def _mentioned(context: TableContext, content: str, given: Json) -> Iterator[Json]:
    if "<@" not in content:
        return
    allowed = given.get("allowed_mentions")
    for digits in dict.fromkeys(_MENTION.findall(content)):
        if allowed is not None and not (
            "users" in (allowed.get("parse") or ())
            or digits in map(str, allowed.get("users") or ())
        ):
            continue
        person = find_person(context.state, int(digits))
        if person is not None:
            yield person


def _calls_everyone(content: str, given: Json) -> bool:
    if "@everyone" not in content and "@here" not in content:
        return False
    allowed = given.get("allowed_mentions")
    return allowed is None or "everyone" in (allowed.get("parse") or ())


def _attach(context: TableContext, channel_id: str, body: Body) -> Iterator[tuple[Json, bytes]]:
    described = {str(entry.get("id")): entry for entry in body.json.get("attachments") or ()}
    ephemeral = bool((body.json.get("flags") or 0) & EPHEMERAL)
    for number, upload in sorted(body.files.items()):
        entry = described.get(str(number), {})
        attachment = attachment_payload(context, channel_id, upload)
        if entry.get("description"):
            attachment["description"] = entry["description"]
        if ephemeral:
            attachment["ephemeral"] = True
        yield attachment, upload.data


def attachment_payload(context: TableContext, channel_id: str, upload: Upload) -> Json:
    """Return the attachment object of a file, with an id and address of its own."""
    file_id = context.snowflakes.draw()
    path = f"/attachments/{channel_id}/{file_id}/{quote(upload.filename)}"
    address = context.http_base + path
    return _describe(str(file_id), upload.filename, upload.data, address, upload.content_type)


def _describe(file_id: str, filename: str, data: bytes, address: str, kind: str) -> Json:
    guessed, _ = mimetypes.guess_type(filename)
    payload: Json = {
        "id": file_id,
        "filename": filename,
        "size": len(data),
        "url": address,
        "proxy_url": address,
        "content_type": guessed or kind,
    }
    size = png_size(data)
    if size is not None:
        payload["width"], payload["height"] = size
    return payload


def _shown_elsewhere(context: TableContext, message: Message) -> Iterator[Json]:
    """Yield a message's files that its embeds or its layout show, as attachments."""
    parts = [message.payload["embeds"], message.payload["components"]]
    for url in dict.fromkeys(_urls(parts)):
        file_id = stored_id(url)
        data = context.state.files.get(file_id or 0)
        if data is not None and file_id in message.file_ids:
            name = unquote(urlsplit(url).path.rpartition("/")[2])
            yield _describe(str(file_id), name, data, url, _UNKNOWN_TYPE)


def _resolve(node: Any, urls: dict[str, str], used: set[str]) -> None:
    """Turn `attachment://name` into the file's address, in place."""
    if isinstance(node, list):
        for item in node:
            _resolve(item, urls, used)
        return
    if not isinstance(node, dict):
        return
    for key, value in node.items():
        if isinstance(value, str):
            if key in ("url", "icon_url") and value.startswith(_ATTACHED):
                name = value.removeprefix(_ATTACHED)
                if name in urls:
                    node[key] = urls[name]
                    used.add(name)
        else:
            _resolve(value, urls, used)


def _shown_files(payload: Json) -> set[int]:
    parts = [payload[part] for part in ("attachments", "embeds", "components")]
    return {found for url in _urls(parts) if (found := stored_id(url)) is not None}


def _urls(node: Any) -> Iterator[str]:
    if isinstance(node, list):
        for item in node:
            yield from _urls(item)
    elif isinstance(node, dict):
        for key, value in node.items():
            if key in ("url", "icon_url") and isinstance(value, str):
                yield value
            else:
                yield from _urls(value)
