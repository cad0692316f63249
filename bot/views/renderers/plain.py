"""Cards and messages as plain lines, for the terminal and for readers of text."""

from __future__ import annotations

from typing import Any

from bot.texts.markup import without_markup
from bot.views.interface.layout import layout_lines
from bot.views.words.dice_faces import Paint, in_words, out_of_pictures, unpainted


def message_lines(
    message: dict[str, Any],
    colon: str = ":",
    misfire: str = "misfire",
    paint: Paint = unpainted,
) -> list[str]:
    """Return a Discord message (content, embeds or layout) as lines.

    Who, what and result share the first line of an embed.

    Args:
        message: The message as Discord has it.
        colon: How the language sets a colon after a word.
        misfire: What it calls a misfire.
        paint: Gives dice their colours.
    """
    lines = [line for line in str(message.get("content") or "").splitlines() if line.strip()]
    for embed in message.get("embeds") or ():
        described = str(embed.get("description") or "").splitlines()
        if embed.get("title"):
            first = described.pop(0) if described else ""
            lines.append(f"{embed['title']}{colon} {first}" if first else embed["title"])
        lines.extend(described)
        fields = embed.get("fields") or ()
        lines.extend(f"{field['name']}: {field['value']}" for field in fields)
        footer = embed.get("footer") or {}
        if footer.get("text"):
            lines.append(footer["text"])
    lines.extend(layout_lines(message.get("components") or ()))
    return [without_markup(in_words(out_of_pictures(line, misfire), paint)) for line in lines]
