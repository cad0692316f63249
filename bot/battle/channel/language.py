"""The language of what everybody in a channel reads: its battle's, else the one chosen there."""

from typing import Final

from bot.store.tables.battle import BattleRow

LANGUAGE: Final = "language"
"""The key of a battle's options that holds its language, `en` or `fr`; chosen at its start."""
OWN: Final = "own"
"""The language of a channel that goes back to each player's own, whatever holds above it."""


def spoken(battle: BattleRow | None) -> str | None:
    """Return the language of a battle; None without one, or of one that began before it had any."""
    held = None if battle is None else battle.options.get(LANGUAGE)
    return held if isinstance(held, str) else None


def language_of(battle: BattleRow | None, chosen: str | None) -> str | None:
    """Return the language of public answers; None where each player has their own.

    Args:
        battle: The battle of the channel.
        chosen: What was chosen for the channel, or above it.
    """
    return spoken(battle) or (None if chosen == OWN else chosen)
