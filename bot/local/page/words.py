"""The words of the page itself, in one language; `{…}` in them is filled in by the page."""

from __future__ import annotations

from typing import Final

from bot.texts.localiser import Texts

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "acting": (),
    "add-channel": (),
    "add-player": (),
    "answer": (),
    "attach": (),
    "cancel": (),
    "channels": (),
    "choice": ("number",),
    "dark": (),
    "done": (),
    "edited": (),
    "file-too-large": ("most",),
    "answered-to": ("name",),
    "apps": (),
    "archive": (),
    "archived": (),
    "chose": ("name", "what"),
    "close": (),
    "delete": (),
    "die-again": ("value",),
    "die-hit": ("value",),
    "die-misfire": (),
    "die-miss": ("value",),
    "direct": (),
    "edit": (),
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
    "message-short": (),
    "message-to": ("name",),
    "messages": (),
    "more": (),
    "new-messages": (),
    "nothing-found": (),
    "new-thread": (),
    "no-pins": (),
    "older": (),
    "only-you": (),
    "open-thread": (),
    "pick": (),
    "pick-some": ("least", "most"),
    "pin": (),
    "pinned": ("name",),
    "pins": (),
    "reconnecting": (),
    "remove": ("name",),
    "required": (),
    "reveal": (),
    "search": (),
    "save": (),
    "send": (),
    "start-battle": (),
    "suggestions": (),
    "thinking": (),
    "uploading": (),
    "used": ("name", "command"),
    "thread-from": ("name",),
    "thread-name": (),
    "thread-opened": ("name",),
    "typing": ("name",),
    "unarchive": (),
    "unpin": (),
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
