"""Decks of named cards: how a game has its sides draw, hold, play and score them.

What is on the cards players enter themselves; a game declares what kinds of decks it has.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

Dealing: TypeAlias = Literal["hand", "open", "choice"]
"""Drawn secretly into a hand; turned face up as they are drawn, one in place of the other; or all
face up from the start, to be chosen from."""


@dataclass(frozen=True, slots=True)
class DeckKind:
    """A kind of deck; its text is `deck-kind-<id>`.

    Attributes:
        dealing: How its cards are dealt.
        most: Cards a draw fills a hand up to, or that a side may choose; None for one at a time,
            and for any number to choose.
        size: Cards it must have, None for any number.
        common: Whether it is no side's own.
        counter: The counter of the side that a scored card adds one to, None for none.
        phases: Phases of the side's own turn in which a card is scored; any where there are none.
        barred: A counter of the side under which it draws only as many cards as a player says, the
            refusal that tells why, and that of any draw once the side has the first turn.
        tally: The counter of the side that counts the cards drawn, None for none.
    """

    id: str
    dealing: Dealing
    most: int | None = None
    size: int | None = None
    common: bool = False
    counter: str | None = None
    phases: tuple[str, ...] = ()
    barred: tuple[str, RefusalCode, RefusalCode] | None = None
    tally: str | None = None


KINDS: Final = (
    DeckKind("hand", "hand"),
    DeckKind("open", "open"),
    DeckKind("choice", "choice"),
)
"""The kinds that players have in every game."""
