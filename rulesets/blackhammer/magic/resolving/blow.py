"""Hits of a spell on its target, and on the characters it cannot shelter."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.blackhammer.characters.sharing import (
    CharacterHarm,
    Landed,
    exposes,
    share_landed,
    strike_characters,
    wound,
)
from rulesets.blackhammer.harm.attack import Hit, hit_of, hit_scores, hit_stages
from rulesets.blackhammer.lores.attribute import spell_strength_of
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.casualties import wounds_left
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit, remove_casualties
from rulesets.dice.handle import Dice

MAGICAL: Final = SpecialRules.of("magic-attacks")
"""All damage of a spell is [L880]."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A spell's target as it was stated: None where nobody said."""

    unit: Unit | None
    t: int | None
    save: int | None
    ward: int | None
    w: int
    models: int | None
    carried: int
    rules: SpecialRules

    def left(self, lost: int = 0) -> int | None:
        """Return the wounds it has after losing some, None for a target of unknown size.

        Raises:
            Refusal: `target-dead`, `too-many-carried`.
        """
        left = wounds_left(self.models, self.w, self.carried)
        return None if left is None else left - lost

    def fallen(self, lost: int) -> int | None:
        """Return the models that so many wounds kill, None where their number is unknown."""
        if self.models is None:
            return None
        return remove_casualties(self.models, self.w, self.carried, lost).models


@dataclass(frozen=True, slots=True)
class SpellBlow:
    """The hits of a spell, the same whichever model they strike.

    Attributes:
        spell: The spell, whose lore may change its hits.
        strength: As stated; None where it goes by the armour or does not matter.
        damage: Wounds that an unsaved wound takes.
        wound_on: Fixed need to wound.
        rules: Special rules of the hits.
        enters: `hit`, or `through` for wounds without a roll, which no armour stops.
    """

    spell: str = ""
    strength: int | None = None
    damage: Amount = ONE_WOUND
    wound_on: int | None = None
    rules: SpecialRules = NO_RULES
    enters: str = "hit"

    @property
    def shooter(self) -> None:
        """None: the spell itself wounds, and no unit rolls."""
        return

    def at(self, mark: Mark) -> Hit:
        """Return a hit on the target."""
        strength = spell_strength_of(self.spell, self.strength, mark.save, mark.rules)
        hit = hit_of(
            strength or 0,
            mark.t or 0,
            save=mark.save,
            ward=mark.ward,
            wounds_each=mark.w,
            damage=self.damage,
            rules=self.rules | MAGICAL,
            target_rules=mark.rules,
        )
        return hit if self.wound_on is None else replace(hit, wound_need=self.wound_on)

    def on(self, unit: Unit) -> Hit:
        """Return a hit on a character by his own profile, his armour and nature included."""
        needs_toughness = self.enters == "hit" and self.wound_on is None
        return self.at(
            Mark(
                unit,
                unit.number("t") if needs_toughness else None,
                _save(unit, "save"),
                _save(unit, "ward"),
                unit.number("w", 1),
                unit.models,
                unit.carried,
                unit.rules,
            )
        )

    def poisons(self, _rules: SpecialRules) -> bool:
        """Tell whether the hit is poisonous: no spell is."""
        return False


WOUND: Final = SpellBlow(enters="through")
"""A wound without a roll, no armour save allowed [L3084, L3284]."""


@dataclass(frozen=True, slots=True)
class Struck:
    """Losses to hits of a spell.

    Attributes:
        wounds: Of the target itself.
        characters: Of those who joined it, where it cannot shelter them.
    """

    wounds: int = 0
    characters: tuple[CharacterHarm, ...] = ()

    def and_then(self, other: Struck) -> Struck:
        """Return the sum of two results, of which one at most was shared."""
        return Struck(self.wounds + other.wounds, self.characters or other.characters)


def strike(
    dice: Dice, count: int, blow: SpellBlow, mark: Mark, *, lost: int = 0, shared: bool = True
) -> Struck:
    """Roll hits of a spell to wound, save and multiply [L864, L880, L980].

    Ordinary models of a unit power below 5 shelter no character: each hit is shared, as those of
    shots are [L2112-2118].

    Args:
        dice: The dice.
        count: How many hits.
        blow: What each is.
        mark: The target.
        lost: Wounds the target has lost to the same spell.
        shared: Whether characters may be struck.
    """
    hit, left = blow.at(mark), mark.left(lost)
    unit = mark.unit
    if unit is None or not shared or not count or not exposes(unit):
        done = dice.attacks(count, blow.enters, hit_stages(hit), hit_scores(hit), cap=left)
        return Struck(done.score)
    own, each = share_landed(dice, Landed(count, 0), unit)
    wounds = dice.call(
        wound,
        own,
        hit,
        left,
        poisons=False,
        shooter=None,
        target=unit.name,
        enters=blow.enters,
    )
    return Struck(wounds, strike_characters(dice, unit, each, blow))


def _save(unit: Unit, field: str) -> int | None:
    value = unit.find(field)
    return None if value is None else value.fixed
