"""Ward saves and Regeneration: which of them a wound meets, and what it needs [R L665-666]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.dice.die import D6
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Modifier

ONE: Final = frozenset({1})
_FACES: Final = frozenset(D6.marks)
_BEST: Final = 2
_MAGICAL: Final = ("magical-attacks", "ethereal", "otherworldly")
_ETHEREAL, _FIREBORN, _OTHERWORLDLY = 2, 2, 5
_FORCE_SHIELD, _CURSED_IRON = 5, 5
ITEM_WARDS: Final[Mapping[str, int]] = {
    "armour-of-destiny": 4,
    "supreme-shielding": 4,
    "armour-of-fortune": 5,
    "greater-shielding": 5,
    "gamblers-armour": 6,
    "lesser-shielding": 6,
}
"""Ward saves of armour and talismans [the data of 1.0.0]."""
ITEM_REGENERATION: Final[Mapping[str, int]] = {"sprout-of-rebirth": 4}
"""The same of Regeneration."""


@dataclass(frozen=True, slots=True)
class SpecialSave:
    """A Ward save or a Regeneration.

    Attributes:
        label: `ward-save` or `regeneration`.
        need: What is printed; the lowest face that saves once modifiers are added.
        rerolls: Faces that are rolled again.
        modifiers: What changed the need, by name.
    """

    label: str
    need: int
    rerolls: frozenset[int] = NOTHING
    modifiers: tuple[Modifier, ...] = ()

    @property
    def wins(self) -> frozenset[int]:
        """The faces that save."""
        return winning_marks(D6, self.need, never=ONE)

    @property
    def chance(self) -> float:
        """Chance that it saves, by which it is chosen."""
        once = len(self.wins) / len(_FACES)
        again = len(self.rerolls & self.wins) / len(_FACES)
        return once - again + again * once


def is_magical(rules: SpecialRules) -> bool:
    """Return whether an attack is magical [R L1032, L1009, L1041]."""
    return any(rule in rules for rule in _MAGICAL)


def special_save(
    ward: int | None,
    regen: int | None,
    rules: SpecialRules,
    target_rules: SpecialRules,
    attacked: str,
    *,
    regenerates: bool = True,
) -> SpecialSave | None:
    """Return the one special save that a wound meets, None without one.

    A model with several picks one before it rolls: it is taken to pick the better. Regeneration is
    no help against fire. Magic Resistance makes a Ward better against spells; it is none by itself.

    Args:
        ward: A Ward save as X.
        regen: Regeneration as X.
        rules: Of the attack: `flaming-attacks`, `divine-attacks`, which have successful Wards
            rolled again, and what makes it magical.
        target_rules: Of the target: `ethereal`, `fireborn`, `otherworldly`, `magic-resistance`,
            `holy-icon`, `force-shield`, `cursed-iron`, and items that give such a save.
        attacked: `combat`, `shooting`, `artillery`, `spell` or `other`.
        regenerates: Whether the attack allows Regeneration at all.
    """
    burning = "flaming-attacks" in rules
    lent = (
        (_ETHEREAL, "ethereal" in target_rules and not is_magical(rules)),
        (_FIREBORN, "fireborn" in target_rules and burning),
        (_OTHERWORLDLY, "otherworldly" in target_rules),
        (_FORCE_SHIELD, "force-shield" in target_rules and attacked != "combat"),
        (_CURSED_IRON, "cursed-iron" in target_rules and attacked == "artillery"),
    )
    wards = [save for save, holds in lent if holds] + _with_items(ward, ITEM_WARDS, target_rules)
    found = []
    if wards:
        divine = "divine-attacks" in rules or "holy-icon" in target_rules
        resists = (target_rules.number("magic-resistance") or 0) if attacked == "spell" else 0
        found.append(_ward(min(wards), resists, divine=divine))
    regens = _with_items(regen, ITEM_REGENERATION, target_rules)
    if regens and regenerates and not burning:
        found.append(SpecialSave("regeneration", max(_BEST, min(regens))))
    return max(found, key=lambda save: save.chance, default=None)


def _with_items(own: int | None, items: Mapping[str, int], rules: SpecialRules) -> list[int]:
    """Return the saves of one kind that a target has by its profile and by what it bears."""
    return [save for item, save in items.items() if rules.holds(item)] + (
        [] if own is None else [own]
    )


def _ward(printed: int, resists: int, *, divine: bool) -> SpecialSave:
    named = (Modifier("magic-resistance", resists),) if resists else ()
    need = max(_BEST, printed - resists)
    again = winning_marks(D6, need, never=ONE) if divine else NOTHING
    return SpecialSave("ward-save", need, again, named)
