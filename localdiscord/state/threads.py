"""Opening threads, and who is in them."""

from datetime import UTC, datetime
from typing import Final

from localdiscord.protocol.errors import (
    Problem,
    invalid_form,
    thread_already_there,
    wrong_channel_type,
)
from localdiscord.protocol.model import (
    FORUM_CHANNEL,
    HAS_THREAD,
    PUBLIC_THREAD,
    STARTED,
    TEXT_CHANNEL,
    THREAD_OPENED,
    Channel,
    Message,
    Person,
)
from localdiscord.state.context import TableContext
from localdiscord.state.messages import system_notice
from localdiscord.state.payloads import channel_payload

ARCHIVE_MINUTES: Final = (60, 1440, 4320, 10080)
LONGEST_NAME: Final = 100


def open_thread(
    context: TableContext,
    parent: Channel,
    name: str,
    by: Person,
    *,
    start: Message | None = None,
    kind: int = PUBLIC_THREAD,
    minutes: int = 1440,
) -> Channel:
    """Open a thread in a channel, at a message if one is given, and tell the channel of it.

    Raises:
        ApiError: if the channel holds no threads, or the message has one.
    """
    state = context.state
    if parent.type not in (TEXT_CHANNEL, FORUM_CHANNEL):
        raise wrong_channel_type()
    if start is not None and start.id in state.channels:
        raise thread_already_there()
    problems = []
    if not 1 <= len(name) <= LONGEST_NAME:
        told = f"Must be between 1 and {LONGEST_NAME} in length."
        problems.append(Problem(("name",), "BASE_TYPE_BAD_LENGTH", told))
    if minutes not in ARCHIVE_MINUTES:
        told = f"Value must be one of {ARCHIVE_MINUTES}."
        problems.append(Problem(("auto_archive_duration",), "BASE_TYPE_CHOICES", told))
    if problems:
        raise invalid_form(problems)
    moment = datetime.now(UTC).isoformat()
    thread = Channel(
        id=context.snowflakes.draw() if start is None else start.id,
        name=name,
        type=kind,
        parent_id=parent.id,
        owner_id=by.id,
        auto_archive_minutes=minutes,
        archived_at=moment,
        people={by.id: moment},
    )
    state.add_channel(thread)
    if start is not None:
        _hang(context, start, thread)
        author = state.members[start.author_id].person
        state.add_message(system_notice(context, thread.id, STARTED, author, about=start))
    elif kind == PUBLIC_THREAD and parent.type == TEXT_CHANNEL:
        state.add_message(system_notice(context, parent.id, THREAD_OPENED, by, about=thread))
    return thread


def _hang(context: TableContext, start: Message, thread: Channel) -> None:
    """Let the message at which a thread begins tell of it."""
    state = context.state
    payload = {
        **start.payload,
        "flags": start.flags | HAS_THREAD,
        "thread": channel_payload(state, thread),
    }
    state.edit_message(start, payload, start.file_ids)
