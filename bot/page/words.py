"""The words of the page itself, in one language; `{…}` in them is filled in by the page."""

from __future__ import annotations

from typing import Final

from bot.localiser import Texts

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "acting": (),
    "add-channel": (),
    "add-player": (),
    "answered-to": ("name",),
    "answer": (),
    "cancel": (),
    "channels": (),
    "dark": (),
    "edited": (),
    "first-roll": (),
    "help": (),
    "latest": (),
    "light": (),
    "menu": (),
    "message-in": ("channel",),
    "messages": (),
    "new-messages": (),
    "older": (),
    "only-you": (),
    "pick": (),
    "reconnecting": (),
    "required": (),
    "send": (),
    "start-battle": (),
    "suggestions": (),
    "thinking": (),
    "used": ("name",),
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
