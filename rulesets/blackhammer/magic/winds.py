"""The winds of magic and the dice pools they fill."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.unit import offers
from rulesets.core.declaring.parameter import Kept, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.core.results.reminder import Reminder, Situation
from rulesets.dice import distribution
from rulesets.dice.detail import detail
from rulesets.dice.die import MAGIC_HIGH, MAGIC_LOW, Die
from rulesets.dice.handle import Dice
from rulesets.dice.request import Draw, Outcomes, Purpose, Request, Roll
from rulesets.rank_and_flank.magic_dice import magic_dice_matter
from rulesets.refusal import Refusal

MOST_BONUS: Final = 12
PoolBonus: TypeAlias = Annotated[int, Whole(-MOST_BONUS, MOST_BONUS)]
DispelBonus: TypeAlias = Annotated[
    int, Whole(-MOST_BONUS, MOST_BONUS), Kept("sanctuary-dice", "other")
]
"""The dice of a Lush Sanctuary are among them by themselves [L3262]."""


@dataclass(frozen=True, slots=True)
class MagicDice(Request[tuple[int, int]]):
    """The two magic dice: the value of the low one, then of the high one.

    They are thrown together, so real dice may be read in either order: the marks tell them apart.
    """

    def draw(self, draw: Draw) -> tuple[tuple[int, int], tuple[Roll, ...]]:
        """Roll them."""
        first = self._die(draw, MAGIC_LOW, MAGIC_HIGH)
        if first.die is MAGIC_HIGH:
            rolls = (first, self._one(draw, MAGIC_LOW))
        else:
            second = self._die(draw, MAGIC_HIGH, MAGIC_LOW, swap=first.marks)
            if second.die is MAGIC_LOW:
                first = Roll(self.purpose, MAGIC_HIGH, first.marks, (), first.result)
            rolls = (first, second)
        low, high = sorted(rolls, key=lambda roll: roll.die is MAGIC_HIGH)
        return (low.die.value(low.marks[0]), high.die.value(high.marks[0])), rolls

    def outcomes(self) -> Outcomes[tuple[int, int]]:
        """Return every pair with its chance."""
        lows = distribution.mark_chances(MAGIC_LOW, frozenset())
        highs = distribution.mark_chances(MAGIC_HIGH, frozenset())
        return tuple(
            ((low, high), chance * other)
            for low, chance in lows.items()
            for high, other in highs.items()
        )

    def _one(self, draw: Draw, die: Die) -> Roll:
        mark = draw(die, 1, self.purpose)[0]
        return Roll(self.purpose, die, (mark,), (), die.value(mark))

    def _die(self, draw: Draw, die: Die, other: Die, swap: tuple[int, ...] | None = None) -> Roll:
        """Draw from `die`, or from `other` where only that one can show the mark typed.

        A first mark `swap` that both dice carry then counts for the die left.
        """
        try:
            return self._one(draw, die)
        except Refusal as refusal:
            shown = refusal.facts.get("face")
            fits = refusal.code == "impossible-face" and shown in other.marks
            if not fits or (swap is not None and swap[0] not in die.marks):
                raise
        return self._one(draw, other)


@dataclass(frozen=True, slots=True)
class WindsOfMagic:
    """The pools of one magic phase.

    Attributes:
        power_dice: Of the player whose turn it is.
        dispel_dice: Of the other player.
        low: What the low magic die showed.
        high: What the high one showed.
    """

    power_dice: int
    dispel_dice: int
    low: int | None = detail()
    high: int | None = detail()


def winds_effects(_arguments: Arguments, result: WindsOfMagic) -> tuple[Effect, ...]:
    """Fill both pools, once in a phase; they replace what was left of others."""
    return (
        CounterChanged("winds-rolled", 1),
        CounterSet("power-dice", result.power_dice),
        CounterSet("dispel-dice", result.dispel_dice, "other"),
    )


@procedure(
    source="L768-772",
    command="winds",
    effects=winds_effects,
    at_large=True,
    phases=("magic",),
    offering=offers.WINDS,
)
def winds_of_magic(
    dice: Dice,
    *,
    power_bonus: PoolBonus = 0,
    dispel_bonus: DispelBonus = 0,
) -> WindsOfMagic:
    """Roll the two magic dice: their sum is power, the higher one is dispel [L768-772].

    Args:
        dice: The dice.
        power_bonus: Power dice that items, spells and abilities add or take away.
        dispel_bonus: The same for dispel dice.
    """
    low, high = dice.ask(MagicDice(Purpose("winds-of-magic")))
    power = max(0, low + high + power_bonus)
    dispel = max(0, max(low, high) + dispel_bonus)
    if power_bonus:
        dice.tell("power-bonus", bonus=power_bonus, total=power)
    if dispel_bonus:
        dice.tell("dispel-bonus", bonus=dispel_bonus, total=dispel)
    return WindsOfMagic(power, dispel, low, high)


_CAST: Final = ("casting-result", "spells-tried", "spell-to-resolve", "free-spell")
"""Counters of a side that has cast in this phase."""


def winds_to_roll(situation: Situation) -> Iterator[Reminder]:
    """Remind of the winds, with which the phase begins."""
    active = situation.active
    if active.counter("power-dice") is None and not active.counter("winds-rolled"):
        lent = sum(side.counter("sanctuary-dice") or 0 for side in situation.others)
        more = (("dispel_bonus", lent),) if lent else ()
        yield Reminder("winds", "L768-772", procedure="winds_of_magic", values=more)


def winds_undone(situation: Situation) -> Iterator[Reminder]:
    """Remind of the winds as the phase ends, where somebody could use the dice.

    Who has cast without them in this phase has dice that the table knows nothing of.
    """
    cast = any(situation.active.counter(each) is not None for each in _CAST)
    if not cast and magic_dice_matter(situation, offers.BOUND.rules):
        yield from winds_to_roll(situation)
