"""Cards as Discord shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import discord

from bot.views.cards.card import Card, Tone
from bot.views.words.cutting import begun
from bot.views.words.dice_faces import in_pictures, in_words

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
    """Return a text of at most so many characters, with a sign where words are left out."""
    return text if len(text) <= longest else begun(text, longest - len(_FOLD)) + _FOLD


def embed_of(card: Card, pictures: Mapping[str, str] | None = None) -> discord.Embed:
    """Return a card as an embed within Discord's limits.

    Args:
        card: The card.
        pictures: Pictures of dice by their names, as Discord writes them; without any, dice are
            told in words.
    """
    headline = f"**{cut(card.headline, _LONGEST_HEADLINE)}**" if card.headline else ""
    changes = folded(tuple(f"{CHANGE}{line}" for line in card.changes), _LONGEST_CHANGES)
    room = _LONGEST_DESCRIPTION - len(headline) - len(changes) - 2
    parts = (headline, folded(_pictured(card.dice, room, pictures or {}), room), changes)
    embed = discord.Embed(
        title=cut(card.title, _LONGEST_TITLE),
        description="\n".join(part for part in parts if part),
        colour=COLOURS[card.tone],
    )
    if card.footer:
        embed.set_footer(text=cut(card.footer, _LONGEST_FOOTER))
    return embed


def _pictured(lines: tuple[str, ...], room: int, pictures: Mapping[str, str]) -> tuple[str, ...]:
    """Return lines with their dice as pictures, as long as no line is left out for them.

    A picture takes some thirty characters. Where not all have room, the last dice are in words.
    """
    words = tuple(in_words(line) for line in lines)
    left = room - sum(len(line) + 1 for line in words)
    shown = []
    for line, told in zip(lines, words, strict=True):
        drawn = in_pictures(line, pictures)
        more = len(drawn) - len(told)
        if more > left:
            drawn = told
        else:
            left -= more
        shown.append(drawn)
    return tuple(shown)
