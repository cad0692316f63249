"""The aftermath of a battle for those who fight on: losses found again, injuries.

Armies that last from battle to battle are not the game's; what becomes of their troops is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulesets.core.battlefield.unit import Unit


@dataclass(frozen=True, slots=True)
class Lost:
    """The losses of a unit in a battle, in models.

    Attributes:
        killed: Those that fell.
        routed: Those that fled off the table.
        withdrew: Those that left it in good order.
    """

    killed: int = 0
    routed: int = 0
    withdrew: int = 0

    @property
    def all(self) -> int:
        """Return how many that is."""
        return self.killed + self.routed + self.withdrew


@dataclass(frozen=True, slots=True)
class Hurt:
    """The mark that an injury leaves behind.

    Attributes:
        name: Its text, as the outcome tells it.
        battles: Battles that its bearer misses.
        dead: Whether he is.
        losses: Characteristics lost for good, each with how much it is less.
        traits: What else stays for good, as texts.
    """

    name: str
    battles: int = 0
    dead: bool = False
    losses: tuple[tuple[str, int], ...] = ()
    traits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Aftermath:
    """A game's rules for after the battle.

    Attributes:
        source: Where it has them.
        recovers: From whether its side won, and what it lost: how many models a unit has again.
        injury: The procedure that tells what becomes of a character who fell; its one option is he.
        hurt: From the character and that procedure's outcome to what it leaves behind.
        mastery: The procedure that tells whether a captured magic weapon obeys its new owner, whose
            outcome has `obeys`; None where the game has none.
    """

    source: str
    recovers: Callable[[bool, Lost], int]
    injury: str
    hurt: Callable[[Unit, Any], Hurt]
    mastery: str | None = None
