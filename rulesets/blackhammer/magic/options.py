"""Options that several procedures of magic share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.lores.attribute import ATTRIBUTE_RULES
from rulesets.blackhammer.lores.book import SPELLS
from rulesets.blackhammer.magic.facts import (
    DURATIONS,
    Bonus,
    CastingValue,
    DiceLeft,
    DiceUsed,
    ExtraDice,
    Level,
    Resistance,
    Spell,
    SpellType,
    TargetEngaged,
    Tried,
    WizardEngaged,
    WizardFleeing,
    WizardOffTable,
    WizardStupid,
    check_wizard,
)
from rulesets.blackhammer.magic.resistance import RESISTANCE_RULES
from rulesets.blackhammer.magic.resolving.blow import Mark
from rulesets.blackhammer.magic.targets import check_target
from rulesets.blackhammer.unit.options import Carried, Models, One, Save, Ward, WoundsEach, YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    FromSpell,
    Quantity,
    Rules,
    SpellName,
    Whole,
)

KINDS: Final = ("tiny", "mounted", "cavalry", "monster")
"""Rules of a target by which it is of a kind that some spells alone touch [L3364]."""
TARGET_RULES: Final = (
    "regeneration",
    "aura-ward",
    "talisman-of-preservation",
    "flammable",
    "flaming-immunity",
    "ethereal",
    "rerolls-ones",
    "rerolls-sixes",
    *ATTRIBUTE_RULES,
    *KINDS,
)
"""Rules of a target that change what the hits of a spell do to it."""

Strength: TypeAlias = Annotated[int | None, Whole(0, 10), FromSpell("s")]
Toughness: TypeAlias = Annotated[int | None, Whole(0, 10), Fill("target", "t")]
WoundOn: TypeAlias = Annotated[int | None, Whole(2, 6), FromSpell("wound_on")]
Damage: TypeAlias = Annotated[Amount, Quantity(1, 20), FromSpell("damage")]
HitRules: TypeAlias = Annotated[
    SpecialRules,
    Rules(("flaming", "armour-piercing", "no-armour-save", "no-save")),
    FromSpell("rules"),
]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), Fill("target", "rules")]
TestedRules: TypeAlias = Annotated[
    SpecialRules, Rules((*TARGET_RULES, "inspiring-presence")), Fill("target", "rules")
]
AimedRules: TypeAlias = Annotated[
    SpecialRules, Rules((*RESISTANCE_RULES, *TARGET_RULES)), Fill("target", "rules")
]
ResistingRules: TypeAlias = Annotated[
    SpecialRules, Rules(RESISTANCE_RULES), Fill("target", "rules")
]
Distance: TypeAlias = Annotated[float | None, Decimal(0, 120, "ps")]
Range: TypeAlias = Annotated[int | None, Whole(0, 120, "ps"), FromSpell("range")]
Duration: TypeAlias = Annotated[str, Choice(DURATIONS), FromSpell("duration")]
Upkeep: TypeAlias = Annotated[int, Whole(0, 3), FromSpell("upkeep")]


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedSpell:
    """A spell of the lores by its name, with its caster and whom it is cast on.

    Attributes:
        spell: The spell.
        wizard: Its caster.
        target: Whom it is cast on, or a unit that its template touches.
        spell_type: As what it is cast, where it may be either.
        target_engaged: The target is in close combat.
        target_rules: Its special rules.
    """

    spell: Annotated[str, SpellName(SPELLS)]
    wizard: One = None
    target: One = None
    spell_type: SpellType = None
    target_engaged: TargetEngaged = False
    target_rules: TestedRules = NO_RULES

    def check(self, *, foretold: bool = False, engaged: bool = False, visible: bool = True) -> None:
        """Refuse a target that the spell may not have; see `check_target`.

        Args:
            foretold: What it foretold happens now, to whoever stands there, in close combat or not.
            engaged: The caster is in close combat.
            visible: He has a line of sight to the target.
        """
        check_target(
            self.spell,
            self.spell_type,
            wizard=self.wizard,
            target=self.target,
            rules=self.target_rules,
            engaged=engaged,
            target_engaged=self.target_engaged and not foretold,
            visible=visible,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class WizardState:
    """Circumstances that may keep a wizard from magic.

    Attributes:
        fleeing: He flees.
        stupid: He failed a Stupidity test.
        off_table: He left the table.
        rear_rank: He stands in a rear rank.
    """

    fleeing: WizardFleeing = False
    stupid: WizardStupid = False
    off_table: WizardOffTable = False
    rear_rank: YesNo = False

    def check(self) -> None:
        """Refuse him; see `check_wizard`."""
        check_wizard(
            fleeing=self.fleeing,
            stupid=self.stupid,
            off_table=self.off_table,
            rear_rank=self.rear_rank,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Casting:
    """A spell that is to be cast: its caster, its target and its means.

    Attributes:
        casting_value: What the spell asks for.
        dice_used: Power dice taken from the pool, at least one.
        level: The wizard's magic level.
        modifier: What items and effects add.
        extra_dice: Dice an item allows beyond the limit of the level; a Wizard's Staff that he has
            counts by itself.
        dice_left: Dice in the pool, None when nobody said.
        spell: Its name.
        wizard: The wizard, where it is known which spells he knows.
        target: Its target.
        spell_type: Its type, which limits the targets.
        tried: This wizard has tried this spell in this phase already.
        in_play: This wizard's same spell remains in play.
        engaged: The wizard is in close combat.
        target_engaged: The target is in close combat.
        visible: The wizard has a line of sight to the target.
    """

    casting_value: CastingValue
    dice_used: DiceUsed
    level: Level
    modifier: Bonus = 0
    extra_dice: ExtraDice = None
    dice_left: DiceLeft = None
    spell: Spell = ""
    wizard: One = None
    target: One = None
    spell_type: SpellType = None
    tried: Tried = False
    in_play: YesNo = False
    engaged: WizardEngaged = False
    target_engaged: TargetEngaged = False
    visible: YesNo = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispeller(WizardState):
    """The dispeller, and his aids beside the dice of this attempt.

    Attributes:
        level: Magic level of the wizard who dispels, 0 for the army itself.
        modifier: What items and abilities add.
        dice_left: Dice in the pool, None when nobody said.
    """

    level: Level = 0
    modifier: Bonus = 0
    dice_left: DiceLeft = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Aimed:
    """The spell that is to be dispelled, and how its target resists it.

    Attributes:
        resistance: Dice of the target's magic resistance thrown beside those of the pool.
        target: Whom the spell was cast on.
        target_rules: Its special rules.
        spell: The spell's name.
        spell_type: Its type; resistance helps against magic missiles and curses.
    """

    resistance: Resistance = 0
    target: One = None
    target_rules: ResistingRules = NO_RULES
    spell: Spell = ""
    spell_type: SpellType = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """The reach of a spell, and how long it lasts.

    Attributes:
        distance: Paces to the target, None when it is known to be in range.
        range: Range in paces, None for an unlimited one.
        duration: How long it lasts.
        upkeep: Power dice that keep a spell in play, 1 to 3.
    """

    distance: Distance = None
    range: Range = None
    duration: Duration = "instant"
    upkeep: Upkeep = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Force:
    """The force of each hit of a spell.

    Attributes:
        s: Strength; not needed with `wound_on`.
        damage: Wounds each unsaved wound takes, a number or dice.
        wound_on: Fixed need to wound, None to compare Strength and Toughness.
        rules: Special rules of the hits.
    """

    s: Strength = None
    damage: Damage = ONE_WOUND
    wound_on: WoundOn = None
    rules: HitRules = NO_RULES


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """The body that a hit of a spell meets.

    Attributes:
        t: Toughness of the target; not needed with a fixed need to wound.
        save: Its armour save as X of X+, None without one.
        ward: Its ward save as X of X+, None without one.
        w: Wounds on the profile of each target model.
        models: Models left, None when unknown: wounds are then not limited.
        carried: Wounds noted on the target before.
    """

    t: Toughness = None
    save: Save = None
    ward: Ward = None
    w: WoundsEach = 1
    models: Models = None
    carried: Carried = 0

    def of(self, target: Unit | None, rules: SpecialRules) -> Mark:
        """Return the target that has it."""
        return Mark(target, self.t, self.save, self.ward, self.w, self.models, self.carried, rules)
