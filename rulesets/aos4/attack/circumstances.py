"""Circumstances of an attack's rolls, read from the rules that a command names and the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.aos4.ground.sight import may_be_guarded
from rulesets.aos4.unit.profile import OTHER_ANTI
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Circumstances that change the rolls of an attack, whatever the weapon.

    Attributes:
        hit: Penalties to hit by key.
        friendly_hit: What friendly abilities add to hit, which Companion weapons ignore.
        wound: Penalties to wound.
        friendly_wound: What friendly abilities add to wound.
        save: Bonuses and penalties of the target's save rolls by key.
        all_out_attack: The command, which Companion weapons have too [L1175].
        charged: The attacking unit charged this turn.
        target_charged: So did its target.
        target_rules: Keywords of the target.
        rend_after: Rend is taken off once the other modifiers of saves have been capped.
        attacks_once: Random Attacks are rolled once, not for each model.
        reroll_hits: Misses are rolled again, by a friendly ability that Companion weapons ignore.
        reroll_wounds: So are failed wound rolls.
        reroll_saves: So are failed saves of the target.
        other_antis: How many of a weapon's Anti abilities apply that the table does not know.
    """

    hit: tuple[tuple[str, int], ...] = ()
    friendly_hit: int = 0
    wound: int = 0
    friendly_wound: int = 0
    save: tuple[tuple[str, int], ...] = ()
    all_out_attack: bool = False
    charged: bool = False
    target_charged: bool = False
    target_rules: SpecialRules = NO_RULES
    rend_after: bool = False
    attacks_once: bool = False
    reroll_hits: bool = False
    reroll_wounds: bool = False
    reroll_saves: bool = False
    other_antis: int = 0


def circumstances(
    rules: SpecialRules,
    target_rules: SpecialRules = NO_RULES,
    unit: Unit | None = None,
    target: Unit | None = None,
    *,
    shooting: bool = True,
    rend_cap: str = "rend-within",
    cover_charge: str = "this-turn",
    guarded_heroes: str = "without-monsters",
    random_attacks: str = "each-model",
) -> Circumstances:
    """Return the circumstances of an attack.

    Cover counts once however many features give it [L210], and is lost to a target that charged
    this turn or flies [L1223]; a guarded hero is guarded from shooting alone [L877].

    Args:
        rules: What was named with the command.
        target_rules: Keywords of the target.
        unit: Who attacks.
        target: Who is attacked.
        shooting: Whether these are shooting attacks.
        rend_cap: Whether Rend is part of what the cap of saves is for.
        cover_charge: Whether who charged before this turn has lost Cover for good.
        guarded_heroes: Which heroes may be guarded.
        random_attacks: Whether random Attacks are rolled for each model or once.
    """
    target_charged = "target-charged" in rules or _has(target, "charged")
    bold = has_left_cover(rules, target, cover_charge)
    covered = "in-cover" in rules and not bold and "fly" not in target_rules
    guarded = shooting and "guarded-hero" in rules and may_be_guarded(target_rules, guarded_heroes)
    defended = "all-out-defence" in rules or _has(target, "all-out-defence")
    return Circumstances(
        hit=(
            ("covering-fire", -int("covering-fire" in rules)),
            ("in-cover", -int(covered)),
            ("guarded-hero", -int(guarded)),
            ("other", -_number(rules, "hit-penalty")),
        ),
        friendly_hit=_number(rules, "hit-bonus"),
        wound=-_number(rules, "wound-penalty"),
        friendly_wound=_number(rules, "wound-bonus"),
        save=(
            ("all-out-defence", int(defended)),
            ("other", _number(rules, "save-bonus") - _number(rules, "save-penalty")),
        ),
        all_out_attack="all-out-attack" in rules or _has(unit, "all-out-attack"),
        charged="has-charged" in rules or _has(unit, "charged"),
        target_charged=target_charged,
        target_rules=target_rules,
        rend_after=rend_cap == "rend-after",
        attacks_once=random_attacks == "each-ability",
        reroll_hits=_held("reroll-hits", rules, unit),
        reroll_wounds=_held("reroll-wounds", rules, unit),
        reroll_saves=_held("reroll-saves", rules, target),
        other_antis=_number(rules, OTHER_ANTI),
    )


def has_left_cover(rules: SpecialRules, target: Unit | None, cover_charge: str) -> bool:
    """Return whether a charge has cost a target its Cover [L1223]."""
    if "target-charged" in rules or _has(target, "charged"):
        return True
    return cover_charge == "this-battle" and _has(target, "once-charged")


def _held(rule: RuleId, rules: SpecialRules, unit: Unit | None) -> bool:
    """Return whether a rule is named with the command, or is one of a unit's."""
    return rule in rules or (unit is not None and rule in unit.rules)


def _has(unit: Unit | None, status: StatusId) -> bool:
    return unit is not None and unit.has(status)


def _number(rules: SpecialRules, rule: RuleId) -> int:
    return rules.number(rule) or 0
