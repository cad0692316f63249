"""The surroundings that all channels share: the games, the defaults, the writer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.process.settings import Settings
from bot.store.journal.record import Entry
from bot.store.snowflake import Snowflakes
from bot.store.writer import Writer
from rulesets.core.ruleset.installed import Games


@dataclass(frozen=True, slots=True)
class Defaults:
    """Settings that hold where nobody chose.

    Attributes:
        locale: `fr` or `en`; None to follow each user.
        dice: `bot`, or `real` for dice that players throw and type.
        cards: How much a card says: `line`, `card` or `full`.
        end_hours: After how many hours silence agrees to the end of a battle.
    """

    ruleset: str = "blackhammer"
    locale: str | None = None
    dice: str = "bot"
    cards: str = "card"
    end_hours: int = 24

    @classmethod
    def of(cls, settings: Settings) -> Defaults:
        """Return those of a process."""
        return cls(
            locale=settings.locale, cards=settings.cards, end_hours=settings.end_silence_hours
        )


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Services and settings that every channel of a process shares."""

    games: Games
    defaults: Defaults
    writer: Writer
    ids: Snowflakes
    find: Callable[[int], Awaitable[Entry | None]]
