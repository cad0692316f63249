"""Scores of challenges and impacts fought apart, kept for the result of their combat.

[L1356, L1908, L2128, L2732]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Protocol

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Kept, Whole
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect, StatusCleared
from rulesets.core.ruleset.game import Counter
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.plan import NAMES

_WOUNDS: Final = "duel-wounds"
_OVERKILL: Final = "duel-overkill"
COUNTERS: Final = (Counter(_WOUNDS, "phase"), Counter(_OVERKILL, "phase"))
"""Scores of each side in challenges of the combat that is resolved now."""


IMPACT_WOUNDS: Final = "impact-wounds"
"""The status of who made an impact apart from its round; its number counts in the result."""


def impact_wounds(
    dice: Dice,
    units: tuple[tuple[Unit, ...], tuple[Unit, ...]],
    names: tuple[str | None, str | None],
) -> tuple[int, int]:
    """Return the wounds of each side's impacts that no result has counted yet, and tell of them.

    Args:
        dice: Tells.
        units: The units of both sides.
        names: What both sides are called.
    """
    kept = [sum(dict(unit.statuses).get(IMPACT_WOUNDS, 0) for unit in side) for side in units]
    for side, name, wounds in zip(NAMES, names, kept, strict=True):
        if wounds:
            dice.tell("impact-counts", side=side, name=name, wounds=wounds)
    return kept[0], kept[1]


def settle_impacts(arguments: Arguments) -> Iterator[Effect]:
    """Yield the ends of impacts that a result has counted: they count no more."""
    for role in NAMES:
        told = arguments[role]
        for index, unit in enumerate(told if isinstance(told, tuple) else (told,)):
            if unit is not None and unit.has(IMPACT_WOUNDS):
                yield StatusCleared(role, IMPACT_WOUNDS, index)


class Scores(Protocol):
    """A round of a challenge."""

    @property
    def wounds(self) -> int:
        """Wounds our side caused."""

    @property
    def enemy_wounds(self) -> int:
        """Wounds the other caused."""

    @property
    def overkill(self) -> int:
        """The overkill of our side, beyond the wounds."""

    @property
    def enemy_overkill(self) -> int:
        """The same for the other."""


@dataclass(frozen=True, kw_only=True)
class Duelled:
    """The score of this combat's challenge where it was fought apart.

    Attributes:
        duel_wounds: Wounds our side caused in it.
        enemy_duel_wounds: Wounds the enemy caused.
        duel_overkill: What our side scored beyond them.
        enemy_duel_overkill: The same for the enemy.
    """

    duel_wounds: Annotated[int, Whole(0, 100), Kept(_WOUNDS, "unit")] = 0
    enemy_duel_wounds: Annotated[int, Whole(0, 100), Kept(_WOUNDS, "enemy")] = 0
    duel_overkill: Annotated[int, Whole(0, 50), Kept(_OVERKILL, "unit")] = 0
    enemy_duel_overkill: Annotated[int, Whole(0, 50), Kept(_OVERKILL, "enemy")] = 0

    @property
    def wounds(self) -> tuple[int, int]:
        """Wounds caused by both sides."""
        return self.duel_wounds, self.enemy_duel_wounds

    @property
    def overkill(self) -> tuple[int, int]:
        """The overkill of both sides, beyond the wounds."""
        return self.duel_overkill, self.enemy_duel_overkill

    def tell(self, dice: Dice, names: tuple[str | None, str | None]) -> None:
        """Tell the scores of the challenge that counts."""
        for side, name, wounds, beyond in zip(
            NAMES, names, self.wounds, self.overkill, strict=True
        ):
            if wounds or beyond:
                dice.tell("duel-counts", side=side, name=name, wounds=wounds, overkill=beyond)


NO_DUEL: Final = Duelled()


def score_duel(result: Scores) -> Iterator[Effect]:
    """Yield the effects that keep what a round of a challenge scored."""
    scored = (
        ("unit", _WOUNDS, result.wounds),
        ("enemy", _WOUNDS, result.enemy_wounds),
        ("unit", _OVERKILL, result.overkill),
        ("enemy", _OVERKILL, result.enemy_overkill),
    )
    for role, counter, by in scored:
        if by:
            yield CounterChanged(counter, by, role)


def settle_duel(arguments: Arguments) -> Iterator[Effect]:
    """Yield the effects of a combat result that has counted its challenge: it counts no more."""
    for role, prefix in (("unit", ""), ("enemy", "enemy_")):
        for counter, option in ((_WOUNDS, "duel_wounds"), (_OVERKILL, "duel_overkill")):
            if arguments[f"{prefix}{option}"]:
                yield CounterSet(counter, 0, role)
