"""Targets of spells: limits of their type, their lore and their own text [L786-804, L3082-3376].

Whether a target is friend or foe is a matter of sides: `demands` has it.
"""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.characters.allocation import company_of
from rulesets.blackhammer.lores.book import MACHINES, spell_of
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.spell import Spell
from rulesets.refusal import Refusal

_UNENGAGED: Final = ("magic-missile", "direct-damage")
_OF_UNITS: Final = ("magic-missile", "blessing", "curse")
"""Types whose target is a whole unit where nobody knows the spell's text [L788-804]."""
_MACHINES_FREE: Final = "life"
"""The lore none of whose blessings is cast on chariots or war machines [L3250]."""
_BEAR: Final = "bears-fury"
_CHAMPIONS: Final = ("character", "champion")


def check_target(
    name: str,
    spell_type: str | None,
    *,
    wizard: Unit | None,
    target: Unit | None,
    rules: SpecialRules,
    engaged: bool = False,
    target_engaged: bool = False,
    visible: bool = True,
) -> None:
    """Refuse a target that the type of the spell or its text forbids.

    Args:
        name: The spell, by id where it is one of the lores.
        spell_type: As what it is cast, None when nobody said.
        wizard: The caster, where he is known.
        target: The target, where it is known; what nobody said of it forbids nothing.
        rules: The target's special rules, as far as they were stated.
        engaged: The caster is in close combat.
        target_engaged: The target is in close combat.
        visible: The caster has a line of sight to the target.

    Raises:
        Refusal: `missile-caster-engaged`, `spell-target-engaged`, `missile-no-sight`,
            `target-in-unit`, `not-on-machines`, and what the words `targets` of the spell ask for:
            `spell-on-caster`, `spell-needs-machine`, `spell-needs-animals`,
            `spell-needs-character`, `spell-on-foot`, `spell-bear-already`,
            `spell-on-whole-unit`, `character-sheltered`.
    """
    if spell_type in _UNENGAGED and target_engaged:
        raise Refusal("spell-target-engaged", spell_type=spell_type)
    if spell_type == "magic-missile":
        if engaged:
            raise Refusal("missile-caster-engaged")
        if not visible:
            raise Refusal("missile-no-sight")
    spell = spell_of(name)
    if spell is None:
        _check_hosted(spell_type, target)
        return
    blessed = spell.lore == _MACHINES_FREE and spell.types == ("blessing",)
    if blessed and any(machine in rules for machine in MACHINES):
        raise Refusal("not-on-machines", spell=spell.id)
    if spell.targets == "unengaged-unit" and target_engaged:
        raise Refusal("spell-unit-engaged", spell=spell.id)
    if target is not None:
        _check_whom(spell, wizard, target)


def _check_hosted(spell_type: str | None, target: Unit | None) -> None:
    if target is None or target.host is None or _is_large(target):
        return
    if spell_type in _OF_UNITS:
        raise Refusal("target-in-unit", unit=target.name, host=target.host.name)


def _check_whom(spell: Spell, wizard: Unit | None, target: Unit) -> None:
    facts = {"spell": spell.id, "unit": target.name}
    held = target.body.members
    kinds = spell.works[0].kinds
    # The unit that hides it; a large target stands out of any [L804, L2118].
    host = None if _is_large(target) else target.host
    match spell.targets:
        case "self" if wizard is not None and target.name != wizard.name:
            raise Refusal("spell-on-caster", **facts)
        case "machine" if not any(machine in target.rules for machine in MACHINES):
            raise Refusal("spell-needs-machine", **facts)
        case "character" if "character" not in target.rules:
            raise Refusal("spell-needs-character", **facts)
        case "animals" if not any(member.rules.holds(kind) for member in held for kind in kinds):
            raise Refusal("spell-needs-animals", **facts)
        case "bear":
            _check_bear(target, facts)
        case "unit" | "unengaged-unit" | "animals" if host is not None:
            raise Refusal("spell-on-whole-unit", **facts, host=host.name)
        case "template" if host is not None and company_of(host).sheltered:
            raise Refusal("character-sheltered", **facts, host=host.name)


def _check_bear(target: Unit, facts: dict[str, str]) -> None:
    """Refuse the form of a Bear to all but characters and champions on foot, once [L3318]."""
    if not any(champion in target.rules for champion in _CHAMPIONS):
        raise Refusal("spell-needs-champion", **facts)
    if "mounted" in target.rules:
        raise Refusal("spell-on-foot", **facts)
    if target.has(_BEAR):
        raise Refusal("spell-bear-already", **facts)


def _is_large(target: Unit) -> bool:
    """Return whether it may be picked out of the unit it joined [L804, L2118]."""
    return "large-target" in target.rules
