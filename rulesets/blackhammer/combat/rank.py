"""The bonus for ranks behind the first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Flag, Numbers, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

RANK_POWER: Final = 5
"""Unit power a rank needs to count, and an attacker to matter on a flank [L1892, L1904]."""
MOST_RANKS: Final = 3
LOOSE: Final = ("skirmishers", "light-cavalry", "flyer")
"""Rules of those who fight without ranks [L2658, L2680, L2740]."""


def ranks_behind(powers: tuple[int, ...]) -> int:
    """Return the bonus of ranks of these unit powers, front first [L1892].

    The front rank needs unit power 5; so does an incomplete last rank, any other rank being as
    wide as the front.
    """
    if not powers or powers[0] < RANK_POWER:
        return 0
    return min(MOST_RANKS, sum(1 for power in powers[1:] if power >= RANK_POWER))


def rank_powers(models: int, files: int, power: int) -> tuple[int, ...]:
    """Return the unit power of each rank of `models` models, `files` wide."""
    full, rest = divmod(models, files)
    return (*([files * power] * full), *((rest * power,) if rest else ()))


@dataclass(frozen=True, slots=True)
class RankBonus:
    """The bonus of ranks to the combat result, 0 to 3."""

    bonus: int


@procedure(source="L1892", phases=("close-combat",))
def rank_bonus(
    dice: Dice,
    *,
    models: Annotated[int, Whole(0, 500), Fill("unit", "models")] = 0,
    files: Annotated[int | None, Whole(1, 40), Fill("unit", "files")] = None,
    power: Annotated[int, Whole(1, 20), Fill("unit", "power")] = 1,
    ranks: Annotated[tuple[int, ...], Numbers(0, 500, 20)] = (),
    flanked_by: Annotated[int, Whole(0, 500)] = 0,
    flanked_by_skirmishers: Annotated[bool, Flag()] = False,
    rules: Annotated[SpecialRules, Rules(LOOSE), Fill("unit", "rules")] = NO_RULES,
) -> RankBonus:
    """Count the rank bonus of a unit as the combat starts [L1892, L2658, L2680-2684].

    Args:
        dice: Not rolled.
        models: Models of the unit.
        files: Width of the front rank.
        power: Unit power of one model.
        ranks: Models in each rank, front first, where they are not plain ranks of `files`.
        flanked_by: Unit power of the largest enemy unit on a flank or the rear.
        flanked_by_skirmishers: Whether it is skirmishers, who cancel no ranks.
        rules: The unit's.

    Raises:
        Refusal: `missing-option` without `files` or `ranks`.
    """
    if any(rule in rules for rule in LOOSE):
        dice.tell("no-ranks-loose")
        return RankBonus(0)
    if flanked_by >= RANK_POWER and not flanked_by_skirmishers:
        dice.tell("no-ranks-flanked", power=flanked_by)
        return RankBonus(0)
    if ranks:
        return RankBonus(ranks_behind(tuple(count * power for count in ranks)))
    if files is None:
        raise Refusal("missing-option", option="files")
    return RankBonus(ranks_behind(rank_powers(models, files, power)))
