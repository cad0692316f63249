"""Facts for magic procedures: the options they share, and the bars to casting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import FORGOTTEN, Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    Rules,
    SpellName,
    Units,
    Whole,
)
from rulesets.core.ids.composed import as_status
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.proof import FIRE_PROOF, POISON_PROOF, RAIN, check_mortal
from rulesets.whfb2.magic.book import SPELLS
from rulesets.whfb2.magic.spell import BattleSpell
from rulesets.whfb2.unit.options import CM, FARTHEST

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

MOST_POINTS: Final = 300
"""More magic points than anybody has: 12D6 twice over, and all that jewels add."""
MOST_STRUCK: Final = 100
STAFF: Final = "staff-of-command"
OF_STAFF: Final = "change-of-allegiance"
"""The spell that the Staff of Command lets a wizard of any level cast once a day [L7182-7185]."""
BLOWS: Final = 12
"""Attacks of the animated water [L6358]."""
SELFISH: Final = "selfish-weapon"
"""Its owner casts nothing [L6672-6678]."""
ABSORBS: Final = "absorption-of-magic"
"""Spells cast at its owner come to nothing, and make him stronger [L6714-6721]."""
AID: Final = "demonic-aid"
"""The status of who may cast one spell of demonology that he does not know."""
NOT_ALIVE: Final = ("undead", "ethereal", "demon", "elemental")
"""Those that nothing acts on which acts on the living."""
FORMS: Final = tuple(dict.fromkeys(form for spell in SPELLS for form in (*spell.forms, "major")))
CREATURES: Final = tuple(
    dict.fromkeys(name for spell in SPELLS for work in spell.does for name, _ in work.creatures)
)
CHOSEN: Final = tuple(
    dict.fromkeys(field for spell in SPELLS for work in spell.does for field in work.among)
)
"""Characteristics that a spell may raise."""
PROTECTIONS: Final = ("iron-amulet", "rune-of-protection")
"""Rules that make magic saves better, by their number [L6843-6845, L6998-7003]."""
SCEPTICISM: Final = "shield-of-scepticism"
_NECROMANCY: Final = "necromancy"
_GOOD: Final[tuple[RuleId, ...]] = ("elf",)
"""Races of good, as the text names them: of them nobody becomes a necromancer [L4829-4830]."""
MACHINE: Final = "war-machine"
"""A thing and no creature."""
_TAKES: Final = ("hits", "blows", "lose", "poison", "slay", "destroy", "fall", "sink")
"""Kinds of work that kill."""
TARGET_RULES: Final = (
    *NOT_ALIVE,
    "immune-to-psychology",
    "flammable",
    FIRE_PROOF,
    POISON_PROOF,
    "animosity",
    "instability",
    *PROTECTIONS,
    SCEPTICISM,
    ABSORBS,
)

Named: TypeAlias = Annotated[str, SpellName(SPELLS)]
Wizard: TypeAlias = Annotated[Unit | None, Units(fallen=True)]
Level: TypeAlias = Annotated[int, Whole(1, 4), Fill("wizard", "level")]
MagicPoints: TypeAlias = Annotated[int, Whole(0, MOST_POINTS), Fill("wizard", "mp")]
PointsHeld: TypeAlias = Annotated[int | None, Whole(0, MOST_POINTS), Fill("wizard", "mp")]
MostPoints: TypeAlias = Annotated[int | None, Whole(0, MOST_POINTS), Fill("wizard", "mp_max")]
Boost: TypeAlias = Annotated[int, Whole(0, 60)]
Bonus: TypeAlias = Annotated[int, Whole(-10, 20)]
WizardSave: TypeAlias = Annotated[int | None, Whole(1, 6), Fill("wizard", "save")]
WizardWillPower: TypeAlias = Annotated[int | None, Whole(0, 20), Fill("wizard", "wp")]
Quantity: TypeAlias = Annotated[int | None, Whole(1, 60)]
Distance: TypeAlias = Annotated[float | None, Decimal(0, FARTHEST, CM)]
Struck: TypeAlias = Annotated[int | None, Whole(0, MOST_STRUCK)]
WillPower: TypeAlias = Annotated[int | None, Whole(0, 20), Fill("target", "wp")]
Leadership: TypeAlias = Annotated[int | None, Whole(0, 20), Fill("target", "ld")]
Cool: TypeAlias = Annotated[int | None, Whole(0, 20), Fill("target", "cl")]
Movement: TypeAlias = Annotated[float | None, Decimal(0, 100, CM), Fill("target", "m")]
Toughness: TypeAlias = Annotated[int | None, Whole(0, 10), Fill("target", "t")]
WeaponSkill: TypeAlias = Annotated[int | None, Whole(0, 10), Fill("target", "ws")]
Save: TypeAlias = Annotated[int | None, Whole(1, 6), Fill("target", "save")]
Wounds: TypeAlias = Annotated[int, Whole(1, 60), Fill("target", "w")]
Models: TypeAlias = Annotated[int | None, Whole(0, 500), Fill("target", "models")]
Carried: TypeAlias = Annotated[int, Whole(0, 60), Fill("target", "carried")]
Engaged: TypeAlias = Annotated[bool, Flag(), Fill("target", "status:engaged")]
Form: TypeAlias = Annotated[str | None, Choice(FORMS)]
Creature: TypeAlias = Annotated[str | None, Choice(CREATURES)]
Chosen: TypeAlias = Annotated[str | None, Choice(CHOSEN)]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), Fill("target", "rules")]


def status_value(unit: Unit | None, status: str) -> int:
    """Return the value of a status, 0 where the unit does not have it."""
    return 0 if unit is None else dict(unit.statuses).get(status, 0)


def protection_of(rules: SpecialRules) -> int:
    """Return what runes of protection and an iron amulet add to a magic save."""
    return sum(rules.number(protection) or 0 for protection in PROTECTIONS)


def check_wizard(wizard: Unit | None, spell: BattleSpell, level: int) -> None:
    """Refuse a wizard who cannot cast this spell now [L4627-4632, L5298-5300].

    Raises:
        Refusal: `spell-too-high`, `spell-not-known`, `spell-forgotten`,
            `maintains-zone`, `wizard-barred`, `wizard-slain`, `staff-used`, `weapon-selfish`,
            `necromancy-of-the-good`.
    """
    staff = wizard is not None and STAFF in wizard.rules and spell.id == OF_STAFF
    if spell.level > level and not staff:
        raise Refusal("spell-too-high", spell=spell.id, needed=spell.level, level=level)
    if wizard is None:
        return
    check_school(wizard, spell.lore)
    if SELFISH in wizard.rules:
        raise Refusal("weapon-selfish", unit=wizard.name)
    if staff and spell.level > level and wizard.has("staff-used"):
        raise Refusal("staff-used", unit=wizard.name)
    if not wizard.models and not spell.when_slain:
        raise Refusal("wizard-slain", unit=wizard.name)
    if wizard.knows(spell.id) is False and not (staff or aided(wizard, spell)):
        forgotten = f"{FORGOTTEN}{spell.id}" in {entry.casefold() for entry in wizard.spells}
        raise Refusal(
            "spell-forgotten" if forgotten else "spell-not-known",
            unit=wizard.name,
            spell=spell.id,
        )
    ban = wizard.bar("cast")
    if ban is not None:
        raise Refusal(ban.bar.told or "wizard-barred", unit=wizard.name, status=ban.by)
    if spell.once_while is not None and wizard.has(as_status(spell.once_while)):
        raise Refusal("once-at-a-time", unit=wizard.name, spell=spell.id)
    check_rain(spell, wizard)


def check_school(wizard: Unit | None, lore: str) -> None:
    """Refuse necromancy to who is of a race of good: `necromancy-of-the-good` [L4829-4830]."""
    if lore == _NECROMANCY and wizard is not None and any(race in wizard.rules for race in _GOOD):
        raise Refusal("necromancy-of-the-good", unit=wizard.name)


def aided(wizard: Unit | None, spell: BattleSpell) -> bool:
    """Return whether a demon lends a wizard this spell, which he does not know [L5962-5971]."""
    if wizard is None or not wizard.has(AID) or spell.lore != "demonology":
        return False
    return wizard.knows(spell.id) is False


def check_rain(spell: BattleSpell, wizard: Unit | None) -> None:
    """Refuse magic of fire while it pours: it is dispelled at once [L6222-6224].

    Raises:
        Refusal: `rain-on-fire-magic`.
    """
    if spell.fire and wizard is not None and wizard.has(RAIN):
        raise Refusal("rain-on-fire-magic", spell=spell.id)


def check_target(
    spell: BattleSpell,
    target: Unit | None,
    *,
    distance: float | None,
    within: float | None,
    engaged: bool,
) -> None:
    """Refuse a target that the spell may not be cast on, or that is too far [L5077, L5252, L5529].

    Raises:
        Refusal: `spell-out-of-range`, `missile-into-melee`, `spell-needs`, `spell-spares`,
            `borne-once`, `spell-on-one`.
    """
    if distance is not None and within is not None and distance > within:
        raise Refusal("spell-out-of-range", spell=spell.id, distance=distance, range=within)
    if spell.missile and engaged:
        raise Refusal("missile-into-melee", spell=spell.id)
    if target is None:
        return
    if spell.needs and not any(target.rules.holds(need) for need in spell.needs):
        raise Refusal("spell-needs", spell=spell.id, unit=target.name, rules=", ".join(spell.needs))
    if any(target.rules.holds(spared) for spared in spell.spares):
        raise Refusal("spell-spares", spell=spell.id, unit=target.name)
    if spell.aim == "character" and (target.models > 1 or MACHINE in target.rules):
        raise Refusal("spell-on-one", spell=spell.id, unit=target.name)
    for work in spell.does:
        if work.once and work.status is not None and target.has(as_status(work.status)):
            raise Refusal("borne-once", unit=target.name, status=work.status)


def check_own(spell: BattleSpell, wizard: Unit | None, target: Unit | None) -> None:
    """Refuse a target of a spell that acts on its caster alone.

    Raises:
        Refusal: `spell-on-caster`.
    """
    if target is None or spell.aimed != "caster":
        return
    if wizard is None or target.name != wizard.name:
        raise Refusal("spell-on-caster", spell=spell.id, unit=target.name)


def check_touched(spell: BattleSpell, target: Unit | None) -> None:
    """Refuse to name whom a spell touches that touches nobody as it is cast [L6266-6366].

    Raises:
        Refusal: `spell-touches-later`.
    """
    if target is None or spell.aim != "place" or not spell.later:
        return
    if not any(work.when == "now" and work.to == "target" for work in spell.does):
        raise Refusal("spell-touches-later", spell=spell.id)


def check_kind(spell: BattleSpell, target: Unit | None, rules: SpecialRules) -> None:
    """Refuse targets that magic, or this spell, does not touch: sceptic, fearless, lifeless, proof.

    What breaks doors, walls and other things does nothing to creatures [L5216-5220].

    Raises:
        Refusal: `spell-on-sceptic`, `spell-immune`, `spell-on-living`, `spell-on-things`,
            `spell-on-fire-proof`, `spell-on-poison-proof`, and what `check_mortal` refuses.
    """
    breaks = any(work.structure for work in spell.does)
    if breaks and target is not None and MACHINE not in target.rules:
        raise Refusal("spell-on-things", spell=spell.id, unit=target.name)
    if SCEPTICISM in rules:
        raise Refusal("spell-on-sceptic", spell=spell.id)
    if spell.mental and "immune-to-psychology" in rules:
        raise Refusal("spell-immune", spell=spell.id)
    lifeless = target is not None and MACHINE in target.rules
    if spell.living and (lifeless or any(rule in rules for rule in NOT_ALIVE)):
        raise Refusal("spell-on-living", spell=spell.id)
    kills = [work for work in spell.does if work.does in _TAKES]
    if spell.fire and FIRE_PROOF in rules and (kills or spell.working("burn")):
        raise Refusal("spell-on-fire-proof", spell=spell.id)
    airless = target is not None and target.has("breathes-anywhere")
    if spell.working("poison") and (POISON_PROOF in rules or airless):
        raise Refusal("spell-on-poison-proof", spell=spell.id)
    if kills:
        check_mortal(target, magic=True)
