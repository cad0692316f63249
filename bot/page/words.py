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
    "attach": (),
    "cancel": (),
    "channels": (),
    "choice": ("number",),
    "dark": (),
    "done": (),
    "edited": (),
    "file-too-large": ("most",),
    "first-roll": (),
    "help": (),
    "latest": (),
    "light": (),
    "menu": (),
    "message-in": ("channel",),
    "messages": (),
    "new-messages": (),
    "nothing-found": (),
    "older": (),
    "only-you": (),
    "pick": (),
    "pick-some": ("least", "most"),
    "reconnecting": (),
    "remove": ("name",),
    "required": (),
    "reveal": (),
    "search": (),
    "send": (),
    "start-battle": (),
    "suggestions": (),
    "thinking": (),
    "uploading": (),
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
