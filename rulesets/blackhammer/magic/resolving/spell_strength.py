"""The strength of a spell's hits against a target, without rolling them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.harm.attack import wound_need
from rulesets.blackhammer.lores.attribute import spell_strength_of, wounds_first
from rulesets.blackhammer.lores.book import SPELLS, spell_of
from rulesets.blackhammer.magic.facts import SpellType
from rulesets.blackhammer.magic.options import Strength, TargetRules, Toughness
from rulesets.blackhammer.unit.options import Save
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import SpellName
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class SpellStrength:
    """The strength of a spell's hits against a target.

    Attributes:
        strength: Their Strength, None where the spell has none.
        wound_on: What they need to wound, None where nobody said the Toughness, or nothing does.
        armour_counts: Whether an armour save is allowed.
        wound_first: Whether the target loses a wound before them.
    """

    strength: int | None
    wound_on: int | None
    armour_counts: bool
    wound_first: bool


@procedure(source="L3084-3100, L3122, L3188")
def spell_strength(
    _dice: Dice,
    *,
    spell: Annotated[str, SpellName(SPELLS)],
    spell_type: SpellType = None,
    s: Strength = None,
    t: Toughness = None,
    save: Save = None,
    target_rules: TargetRules = NO_RULES,
) -> SpellStrength:
    """Tell how strong the hits of a spell are against a target [L3084-3100, L3188].

    Args:
        spell: The spell.
        spell_type: As what it is cast, where it may be either.
        s: Strength, where it is another than the spell's.
        t: Toughness of the target, None when nobody said.
        save: Its armour save as X of X+.
        target_rules: Its special rules.

    Raises:
        Refusal: `unknown-spell`.
    """
    known = spell_of(spell)
    if known is None:
        raise Refusal("unknown-spell", name=spell)
    hits = next((work for work in known.works if work.does == "hits"), None)
    stated = s if s is not None or hits is None else hits.strength
    strength = spell_strength_of(spell, stated, save, target_rules)
    need = None if hits is None else hits.wound_on
    if need is None and strength is not None and t is not None:
        need = wound_need(strength, t)
    barred = any("no-armour-save" in work.rules for work in known.works)
    first = wounds_first(spell, spell_type, target_rules)
    return SpellStrength(strength, need, not barred, first)
