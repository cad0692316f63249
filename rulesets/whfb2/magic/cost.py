"""The cost of a spell: its energy, and the surcharge of a wizard's armour [L4626-4674]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Flag
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.book import GROUPED, spell_of
from rulesets.whfb2.magic.facts import Level, Named, Quantity, Wizard, WizardSave
from rulesets.whfb2.magic.spell import BattleSpell
from rulesets.whfb2.unit.readings import LightningCost

_NO_SAVE: Final = 7
_MOST_QUANTITY: Final = 60


def quantity_of(spell: BattleSpell, quantity: int | None, level: int) -> int:
    """Return how many balls, sections or wounds are paid for.

    One where nobody says, and as many as the level where they cost nothing more.

    Raises:
        Refusal: `nothing-to-count` for a spell that comes whole, `too-many-at-once`.
    """
    if spell.per is None:
        if quantity is not None and not spell.later and not spell.when_slain:
            raise Refusal("nothing-to-count", spell=spell.id)
        return 1 if quantity is None else quantity
    most = level if spell.most == "level" else _MOST_QUANTITY
    if quantity is None:
        return level if spell.flat else 1
    if quantity > most:
        raise Refusal("too-many-at-once", spell=spell.id, quantity=quantity, most=most)
    return quantity


def armour_points(save: int | None, wizard: Unit | None = None) -> int:
    """Return the points of armour that make magic dearer [L4665-4674].

    A save of 6 is one point, one of 5 or 6 two, and so on, which goes on below 4 as printed above
    it. What the mount itself gives does not count, nor do auras and zones, which are magic.
    """
    if save is None:
        return 0
    points = _NO_SAVE - save
    if wizard is not None:
        points -= "mounted" in wizard.rules
        points -= sum(_LENT.get(status, 0) for status, _ in wizard.statuses)
    return max(0, points)


_LENT: Final = {
    "aura-of-resistance": 1,
    "aura-of-protection": 2,
    "zone-of-steadfastness": 1,
    "in-zone-of-steadfastness": 1,
}
"""Points of save that magic gives, which is no armour."""
assert _LENT.keys() - GROUPED.keys() == {"in-zone-of-steadfastness"}  # noqa: S101


@dataclass(frozen=True, slots=True)
class SpellCost:
    """The cost of a spell.

    Attributes:
        cost: Magic points in all.
        energy: Those that the spell takes.
        surcharge: Those that armour adds.
    """

    cost: int
    energy: int
    surcharge: int


def cost_of(
    spell: BattleSpell, quantity: int, surcharge: int, *, lightning_cost: str = "flat"
) -> SpellCost:
    """Return what a spell costs; armour adds its points once for the spell."""
    flat = spell.flat and lightning_cost == "flat"
    energy = spell.energy * (quantity if spell.per is not None and not flat else 1)
    return SpellCost(energy + surcharge, energy, surcharge)


@procedure(source="L4626-4674")
def spell_cost(
    _dice: Dice,
    *,
    spell: Named,
    wizard: Wizard = None,
    level: Level = 4,
    quantity: Quantity = None,
    save: WizardSave = None,
    no_armour: Annotated[bool, Flag()] = False,
    lightning_cost: LightningCost = "flat",
) -> SpellCost:
    """Tell what a spell costs a wizard [L4626-4674].

    Args:
        spell: The spell.
        wizard: Who would cast it.
        level: His mastery.
        quantity: Balls, bolts, sections, replicas or wounds.
        save: His armour save as X, that of mount and barding in it.
        no_armour: His save is none of armour.
        lightning_cost: Whether Lightning costs its energy once, as printed, or for each bolt.

    Raises:
        Refusal: `unknown-spell`, `nothing-to-count`, `too-many-at-once`.
    """
    known = spell_of(spell)
    count = quantity_of(known, quantity, level)
    surcharge = 0 if no_armour else armour_points(save, wizard)
    return cost_of(known, count, surcharge, lightning_cost=lightning_cost)
