"""The order of blows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.combat.weapon import CARRIED, carried
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

SIDES: Final = ("none", "unit", "enemy")
BOTH_SIDES: Final = ("none", "unit", "enemy", "both")

MOST_UNITS: Final = 4
"""Units of a side in one combat, characters among them."""

Place: TypeAlias = "tuple[bool, bool, bool, int]"
"""Place in the order of blows: the smaller strikes earlier."""


def place_of(initiative: int, *, always_first: bool, charged: bool, last: bool) -> Place:
    """Return a fighter's place in the order of blows [L1364-1380, L1958, L2774, L2892].

    Those that always strike first come before all, whatever else; then chargers, whose weapon does
    not slow them; then the others by Initiative; then weapons that strike last. Within each kind
    the same order holds again.
    """
    return (not always_first, not charged, last and not charged, -initiative)


def enemy_first(dice: Dice, won_before: str) -> bool:
    """Return whether the enemy wins a tie [L1374-1378].

    The winner of the last round strikes first; else a D6 decides: 1-3 our side, 4-6 the enemy.
    """
    if won_before in ("unit", "enemy"):
        dice.tell("tie-to-last-winner", side=won_before)
        return won_before == "enemy"
    return dice.check(4, "initiative-tie")


@dataclass(frozen=True, slots=True)
class StrikeOrder:
    """The order of blows between two sides: `unit` or `enemy` is first.

    Attributes:
        first: The side.
        by: What decided: `always-first`, `charge`, `weapon`, `initiative`, `last-winner`, `die`.
    """

    first: str
    by: str


_REASONS: Final = ("always-first", "charge", "weapon", "initiative")
_ORDER_RULES: Final = ("always-strikes-first", "strikes-last", "flyer", *CARRIED)


def _strikes_last(rules: SpecialRules) -> bool:
    return "strikes-last" in rules or carried(rules).strikes_last


@procedure(source="L1362-1380", phases=("close-combat",), actors=("unit", "enemy"))
def strike_order(
    dice: Dice,
    *,
    i: Annotated[int, Whole(0, 10), Fill("unit", "i")],
    enemy_i: Annotated[int, Whole(0, 10), Fill("enemy", "i")],
    charged: Annotated[str, Choice(BOTH_SIDES)] = "none",
    obstacle: Annotated[bool, Flag()] = False,
    won_before: Annotated[str, Choice(SIDES)] = "none",
    rules: Annotated[SpecialRules, Rules(_ORDER_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(_ORDER_RULES), Fill("enemy", "rules")] = NO_RULES,
) -> StrikeOrder:
    """Say which side strikes first [L1362-1380, L1958, L2774, L2892].

    Args:
        dice: One D6 for a tie that nothing else settles.
        i: Initiative of the unit.
        enemy_i: Of the enemy.
        charged: Who charged this turn.
        obstacle: Whether the charge was against a defended obstacle, and so counts for nothing
            but by air [L2740].
        won_before: Who won the last round of this combat.
        rules: The unit's, and the weapon it carries.
        enemy_rules: The enemy's.

    Raises:
        Refusal: `weapon-on-foot`, `weapon-mounted`.
    """
    ours = place_of(
        i,
        always_first="always-strikes-first" in rules,
        charged=charged in ("unit", "both") and (not obstacle or "flyer" in rules),
        last=_strikes_last(rules),
    )
    theirs = place_of(
        enemy_i,
        always_first="always-strikes-first" in enemy_rules,
        charged=charged in ("enemy", "both") and (not obstacle or "flyer" in enemy_rules),
        last=_strikes_last(enemy_rules),
    )
    if ours == theirs:
        by = "die" if won_before == "none" else "last-winner"
        return StrikeOrder("enemy" if enemy_first(dice, won_before) else "unit", by)
    by = next(why for why, a, b in zip(_REASONS, ours, theirs, strict=True) if a != b)
    return StrikeOrder("unit" if ours < theirs else "enemy", by)
