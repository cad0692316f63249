"""The magic phase as a whole: how it opens, and in which order it goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.magic.winds import DispelBonus, PoolBonus, winds_of_magic
from rulesets.core.declaring.parameter import Numbers
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class MagicPhase:
    """The opening of a magic phase.

    Attributes:
        power_dice: Left to cast with, after the upkeep of spells in play.
        dispel_dice: Of the other player.
        kept: Spells kept in play.
        ended: Spells that the power dice did not suffice to keep.
    """

    power_dice: int
    dispel_dice: int
    kept: int
    ended: int


def phase_effects(_arguments: Arguments, result: MagicPhase) -> tuple[Effect, ...]:
    """Fill both pools, once in a phase."""
    return (
        CounterChanged("winds-rolled", 1),
        CounterSet("power-dice", result.power_dice),
        CounterSet("dispel-dice", result.dispel_dice, "other"),
    )


@procedure(source="L742-772", effects=phase_effects, at_large=True, phases=("magic",))
def magic_phase(
    dice: Dice,
    *,
    power_bonus: PoolBonus = 0,
    dispel_bonus: DispelBonus = 0,
    upkeeps: Annotated[tuple[int, ...], Numbers(1, 3, 6)] = (),
) -> MagicPhase:
    """Open a magic phase: the winds, dice added or lost, spells kept in play [L742-772, L870].

    Args:
        dice: The dice.
        power_bonus: Power dice that items, spells and abilities add or take away.
        dispel_bonus: The same for dispel dice.
        upkeeps: Power dice that each own spell in play asks for, in the order they are paid;
            a spell that cannot be paid ends.
    """
    winds = dice.call(winds_of_magic, power_bonus=power_bonus, dispel_bonus=dispel_bonus)
    left = winds.power_dice
    kept = 0
    for upkeep in upkeeps:
        if upkeep <= left:
            left -= upkeep
            kept += 1
    ended = len(upkeeps) - kept
    if upkeeps:
        dice.tell("spells-kept", kept=kept, ended=ended, spent=winds.power_dice - left)
    dice.tell("magic-phase-order")
    return MagicPhase(left, winds.dispel_dice, kept, ended)
