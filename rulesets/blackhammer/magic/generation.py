"""Spells that a wizard knows of his lore, decided before the armies deploy."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, Final

from rulesets.blackhammer.lores.book import LORE_CHOICES, LORES
from rulesets.blackhammer.unit import offers
from rulesets.blackhammer.unit.options import One
from rulesets.core.books.spell import Lore
from rulesets.core.declaring.parameter import Choice, Fill, Numbers, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, SpellsLearned
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.request import Draw, Outcomes, Purpose, Request, Roll
from rulesets.refusal import Refusal

SPELLS: Final = 6
"""Numbered spells in a lore, beside its primary spell."""
_BOOK: Final = "book-of-sorcery"
_MOST_REROLLS: Final = 100
"""Equal results in a row after which the dice are plainly not dice."""


@dataclass(frozen=True, slots=True)
class DistinctSpells(Request[tuple[int, ...]]):
    """`count` different spell numbers, in order; a die that repeats one is rolled again.

    Attributes:
        count: How many.
        known: Numbers that count as repeated from the start.
    """

    count: int
    known: tuple[int, ...] = ()

    def draw(self, draw: Draw) -> tuple[tuple[int, ...], tuple[Roll, ...]]:
        """Roll them together, then again those that repeat, one by one."""
        marks = tuple(draw(D6, self.count, self.purpose))
        rolls = [Roll(self.purpose, D6, marks)]
        spells = [mark for mark in dict.fromkeys(marks) if mark not in self.known]
        for _ in range(_MOST_REROLLS):
            if len(spells) == self.count:
                return tuple(sorted(spells)), tuple(rolls)
            mark = draw(D6, 1, self.purpose)[0]
            rolls.append(Roll(self.purpose, D6, (mark,)))
            if mark not in spells and mark not in self.known:
                spells.append(mark)
        raise Refusal("endless-ties")

    def outcomes(self) -> Outcomes[tuple[int, ...]]:
        """Return every set of spells, all alike: the dice favour no number."""
        free = [spell for spell in range(1, SPELLS + 1) if spell not in self.known]
        sets = list(combinations(free, self.count))
        return tuple((numbers, 1.0 / len(sets)) for numbers in sets)


@dataclass(frozen=True, slots=True)
class SpellsKnown:
    """Spells that a wizard knows, beside the primary spell of his lore.

    Attributes:
        spells: Numbers of the spells, in order.
        swapped: A spell was given up for the first of the lore.
        total: Spells known, the primary spell included.
    """

    spells: tuple[int, ...]
    swapped: bool
    total: int


def lore_of(choice: str | None) -> Lore | None:
    """Return the lore that an option names."""
    return next((lore for lore in LORES if f"{lore.id}-lore" == choice), None)


def generation_effects(arguments: Arguments, result: SpellsKnown) -> tuple[Effect, ...]:
    """Note what the wizard knows, where his lore was named."""
    lore = lore_of(arguments["lore"])
    if lore is None:
        return ()
    known = tuple(spell.id for spell in lore.spells if spell.number in (0, *result.spells))
    return (SpellsLearned("wizard", known),)


@procedure(source="L886-892", roles=("wizard",), effects=generation_effects, offering=offers.SPELLS)
def spell_generation(
    dice: Dice,
    *,
    level: Annotated[int, Whole(1, 3), Fill("wizard", "level")],
    wizard: One = None,
    chosen: Annotated[tuple[int, ...], Numbers(1, SPELLS, 3)] = (),
    swap: Annotated[int | None, Whole(2, SPELLS)] = None,
    lore: Annotated[str | None, Choice(LORE_CHOICES)] = None,
) -> SpellsKnown:
    """Roll a wizard's spells: a D6 for each magic level, equal ones again [L886-892].

    Args:
        dice: The dice.
        level: Magic level.
        wizard: The wizard: who bears a Book of Sorcery chooses one of his spells [L3072].
        chosen: Numbers of spells that an item or ability lets him choose, in the place of dice.
        swap: Number of the spell he gives up for the first of the lore, if it comes up and he
            does not know the first; None to keep all.
        lore: His lore, for the spells to be named and kept.

    Raises:
        Refusal: `book-chooses`, `too-many-chosen-spells`, `spell-chosen-twice`.
    """
    if wizard is not None and _BOOK in wizard.rules and not chosen:
        raise Refusal("book-chooses", unit=wizard.name)
    if len(chosen) > level:
        raise Refusal("too-many-chosen-spells", count=len(chosen), level=level)
    if len(set(chosen)) != len(chosen):
        raise Refusal("spell-chosen-twice")
    rolled: tuple[int, ...] = ()
    if level > len(chosen):
        known = tuple(sorted(chosen))
        rolled = dice.ask(DistinctSpells(Purpose("spell-generation"), level - len(chosen), known))
    swapped = swap in rolled and 1 not in (*rolled, *chosen)
    if swapped:
        rolled = tuple(1 if spell == swap else spell for spell in rolled)
    spells = tuple(sorted((*rolled, *chosen)))
    named = lore_of(lore)
    for spell in named.spells if named else ():
        if spell.number in (0, *spells):
            dice.tell("spell-known", number=spell.number, spell=spell.id)
    return SpellsKnown(spells, swapped, len(spells) + 1)
