"""Cards as Discord shows them."""

from __future__ import annotations

from typing import Final

import discord

from bot.views.cards.card import Card, Tone

COLOURS: Final[dict[Tone, int]] = {
    "neutral": 0x5B6472,
    "good": 0x2E7D5B,
    "bad": 0xA63A3A,
    "odds": 0x2F6DB5,
    "refusal": 0xB07A1E,
}
_LONGEST_TITLE: Final = 256
_LONGEST_HEADLINE: Final = 1000
_LONGEST_DESCRIPTION: Final = 4096
_LONGEST_CHANGES: Final = 1000
_LONGEST_FOOTER: Final = 500
_FOLD: Final = "…"
CHANGE: Final = "▸ "
"""What a line of what is different now begins with."""


def folded(lines: tuple[str, ...], longest: int) -> str:
    """Join lines up to a length; the last line says when some were left out.

    A line that is too long by itself is cut where it must be.
    """
    kept: list[str] = []
    room = longest
    for index, line in enumerate(lines):
        last = index == len(lines) - 1
        if len(line) + (0 if last else len(_FOLD) + 1) > room:
            kept.append(_FOLD if kept else cut(line, room))
            break
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(kept)


def cut(text: str, longest: int) -> str:
    """Return a text of at most so many characters, with a sign where the rest is left out."""
    return text if len(text) <= longest else text[: longest - len(_FOLD)] + _FOLD


def embed_of(card: Card) -> discord.Embed:
    """Return a card as an embed within Discord's limits."""
    headline = f"**{cut(card.headline, _LONGEST_HEADLINE)}**" if card.headline else ""
    changes = folded(tuple(f"{CHANGE}{line}" for line in card.changes), _LONGEST_CHANGES)
    room = _LONGEST_DESCRIPTION - len(headline) - len(changes) - 2
    parts = (headline, folded(card.dice, room), changes)
    embed = discord.Embed(
        title=cut(card.title, _LONGEST_TITLE),
        description="\n".join(part for part in parts if part),
        colour=COLOURS[card.tone],
    )
    if card.footer:
        embed.set_footer(text=cut(card.footer, _LONGEST_FOOTER))
    return embed
