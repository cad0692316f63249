"""Emoji chosen for messages: which there are, how many fit, and who chose them."""

import re
from typing import Final

from localdiscord.protocol.errors import too_many_reactions, unknown_emoji
from localdiscord.protocol.model import Json, Message
from localdiscord.state.changes import ReactionAdded, ReactionRemoved, ReactionsCleared
from localdiscord.state.memory import TableState

MOST_KINDS: Final = 20

_PLAIN_FORM: Final = "\ufe0f"
"""Asks for the coloured form of a sign; with and without it an emoji is the same."""

_SIGN: Final = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe"
    "\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5"
    "\U0001f200-\U0001faff]"
)
_ONE: Final = f"{_SIGN}[\U0001f3fb-\U0001f3ff]?[\U000e0020-\U000e007f]*"
_EMOJI: Final = re.compile(f"{_ONE}(?:\u200d{_ONE})*|[\U0001f1e6-\U0001f1ff]{{2}}|[0-9#*]\u20e3")


def known_emoji(text: str) -> str:
    """Return an emoji of Unicode's; the table has no others.

    Raises:
        ApiError: if it is none.
    """
    if not _EMOJI.fullmatch(text.replace(_PLAIN_FORM, "")):
        raise unknown_emoji()
    return text


def add_reaction(state: TableState, message: Message, person_id: int, text: str) -> None:
    """Choose an emoji for a message; choosing it again changes nothing.

    Raises:
        ApiError: if it is none, or one kind too many.
    """
    emoji = _as_chosen(message, known_emoji(text))
    people = message.reactions.get(emoji)
    if people is None:
        if len(message.reactions) >= MOST_KINDS:
            raise too_many_reactions(MOST_KINDS)
        people = message.reactions[emoji] = []
    if person_id not in people:
        people.append(person_id)
        _show(state, message)
        state.announce(ReactionAdded(message, person_id, emoji))


def remove_reaction(state: TableState, message: Message, person_id: int, text: str) -> None:
    """Take somebody's emoji off a message.

    Raises:
        ApiError: if it is none.
    """
    emoji = _as_chosen(message, known_emoji(text))
    people = message.reactions.get(emoji, [])
    if person_id in people:
        people.remove(person_id)
        if not people:
            del message.reactions[emoji]
        _show(state, message)
        state.announce(ReactionRemoved(message, person_id, emoji))


def clear_reactions(state: TableState, message: Message, text: str | None = None) -> None:
    """Take every emoji off a message, or all of one.

    Raises:
        ApiError: if it is none.
    """
    emoji = None if text is None else _as_chosen(message, known_emoji(text))
    if emoji is None:
        message.reactions.clear()
    else:
        message.reactions.pop(emoji, None)
    _show(state, message)
    state.announce(ReactionsCleared(message, emoji))


def reacted(message: Message, text: str) -> list[int]:
    """Return the ids of those who chose an emoji.

    Raises:
        ApiError: if it is none.
    """
    return list(message.reactions.get(_as_chosen(message, known_emoji(text)), ()))


def emoji_payload(emoji: str) -> Json:
    """Return an emoji's object."""
    return {"id": None, "name": emoji}


def reaction_payloads(message: Message, bot_id: int) -> list[Json]:
    """Return the counts of a message's emoji, as the bot sees them."""
    return [
        {
            "emoji": emoji_payload(emoji),
            "count": len(people),
            "count_details": {"burst": 0, "normal": len(people)},
            "burst_colors": [],
            "me_burst": False,
            "burst_me": False,
            "burst_count": 0,
            "me": bot_id in people,
        }
        for emoji, people in message.reactions.items()
    ]


def _show(state: TableState, message: Message) -> None:
    payload = {**message.payload, "reactions": reaction_payloads(message, state.bot.id)}
    if not message.reactions:
        del payload["reactions"]
    message.payload = payload


def _as_chosen(message: Message, emoji: str) -> str:
    """Return an emoji in the form in which it stands under a message already."""
    bare = emoji.replace(_PLAIN_FORM, "")
    same = (known for known in message.reactions if known.replace(_PLAIN_FORM, "") == bare)
    return next(same, emoji)
