"""Cards as Discord shows them."""

from __future__ import annotations

from typing import Final

import discord

from bot.views.card import Card, Tone

_COLOURS: Final[dict[Tone, int]] = {
    "neutral": 0x5B6472,
    "good": 0x2E7D5B,
    "bad": 0xA63A3A,
    "odds": 0x2F6DB5,
    "refusal": 0xB07A1E,
}
_LONGEST: Final = 3900
_LONGEST_TITLE: Final = 256
_FOLD: Final = "…"


def escaped(text: str) -> str:
    """Return a player's words so that they neither format nor mention anything."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(text))


def folded(lines: tuple[str, ...], longest: int) -> str:
    """Join lines up to a length; the last line says when some were left out."""
    kept: list[str] = []
    length = 0
    for line in lines:
        length += len(line) + 1
        if length > longest:
            kept.append(_FOLD)
            break
        kept.append(line)
    return "\n".join(kept)


def embed_of(card: Card) -> discord.Embed:
    """Return a card as an embed within Discord's limits."""
    parts = [f"**{card.headline}**"] if card.headline else []
    if card.dice:
        parts.append(folded(card.dice, _LONGEST - 1200))
    if card.changes:
        parts.append(folded(tuple(f"▸ {line}" for line in card.changes), 1000))
    embed = discord.Embed(
        title=card.title[:_LONGEST_TITLE],
        description="\n".join(parts)[:_LONGEST],
        colour=_COLOURS[card.tone],
    )
    if card.footer:
        embed.set_footer(text=card.footer)
    return embed
