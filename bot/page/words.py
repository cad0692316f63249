"""The words of the page itself, in one language; `{…}` in them is filled in by the page."""

from __future__ import annotations

from typing import Final

from bot.localiser import Texts

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "acting": (),
    "add-channel": (),
    "add-player": (),
    "answer": (),
    "answered-to": ("name",),
    "apps": (),
    "archive": (),
    "archived": (),
    "cancel": (),
    "channels": (),
    "chose": ("name", "what"),
    "close": (),
    "dark": (),
    "delete": (),
    "direct": (),
    "edit": (),
    "edited": (),
    "emoji": (),
    "first-roll": (),
    "go-to": (),
    "go-to-thread": ("thread",),
    "help": (),
    "join": (),
    "latest": (),
    "leave": (),
    "light": (),
    "menu": (),
    "message-in": ("channel",),
    "message-to": ("name",),
    "messages": (),
    "more": (),
    "new-messages": (),
    "new-thread": (),
    "no-pins": (),
    "older": (),
    "only-you": (),
    "open-thread": (),
    "pick": (),
    "pin": (),
    "pinned": ("name",),
    "pins": (),
    "reconnecting": (),
    "required": (),
    "save": (),
    "send": (),
    "start-battle": (),
    "suggestions": (),
    "thinking": (),
    "thread-from": ("name",),
    "thread-name": (),
    "thread-opened": ("name",),
    "typing": ("name",),
    "unarchive": (),
    "unpin": (),
    "used": ("name", "command"),
    "used-something": ("name",),
    "welcome": (),
    "welcome-about": (),
    "welcome-hint": (),
}


def page_words(texts: Texts) -> dict[str, str]:
    """Return every word the page shows by its short name."""
    return {
        name: texts(f"page-{name}", **{fact: f"{{{fact}}}" for fact in facts})
        for name, facts in _WORDS.items()
    }
