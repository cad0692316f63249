"""The target of a spell as stated, its caster, and players' settings about both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Units, Whole
from rulesets.refusal import Refusal
from rulesets.whfb2.magic import facts
from rulesets.whfb2.unit import house, readings
from rulesets.whfb2.unit.options import One, YesNo

_MOST_FIRE: Final = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """The target of a spell; its values are None where nobody said.

    Attributes:
        target: The unit itself.
        wp: Will Power of the target.
        ld: Its Leadership.
        cl: Its Cool.
        m: Its Movement.
        ws: Its Weapon Skill.
        t: Its Toughness, or that of a structure.
        save: Its armour save as X.
        w: Wounds of each of its models, or of the structure.
        models: Models left.
        carried: Wounds noted on it.
        struck: Models that the spell touches, None for all.
        fire: Points of fire noted on it, None for those of its status.
        masonry: The structure is of stone, brick or cement.
        water_breather: The target breathes under water.
        engaged: The target is in close combat.
        target_rules: Its special rules.
    """

    target: One = None
    wp: facts.WillPower = None
    ld: facts.Leadership = None
    cl: facts.Cool = None
    m: facts.Movement = None
    ws: facts.WeaponSkill = None
    t: facts.Toughness = None
    save: facts.Save = None
    w: facts.Wounds = 1
    models: facts.Models = None
    carried: facts.Carried = 0
    struck: facts.Struck = None
    fire: Annotated[int | None, Whole(0, _MOST_FIRE)] = None
    masonry: YesNo = False
    water_breather: YesNo = False
    engaged: facts.Engaged = False
    target_rules: facts.TargetRules = NO_RULES

    @property
    def left(self) -> int | None:
        """The wounds that it can still lose, None where nobody said how many models it has."""
        return None if self.models is None else max(0, self.models * self.w - self.carried)

    @property
    def burning(self) -> int:
        """The points of fire noted on it."""
        return facts.status_value(self.target, "on-fire") if self.fire is None else self.fire

    @property
    def unit(self) -> Unit | None:
        """The unit itself."""
        return self.target

    @property
    def name(self) -> str | None:
        """Its name."""
        return None if self.target is None else self.target.name

    @property
    def touched(self) -> int:
        """The models that the spell touches: all where nobody said which.

        Raises:
            Refusal: `missing-option`, `more-struck-than-models`.
        """
        if self.struck is None and self.models is None:
            raise Refusal("missing-option", option="struck")
        count = self.struck if self.struck is not None else self.models or 0
        if self.models is not None and count > self.models:
            raise Refusal("more-struck-than-models", count=count, models=self.models)
        return count

    def needed(self, name: str) -> int:
        """Return a value that the spell asks for.

        Raises:
            Refusal: `missing-option` where nobody said it.
        """
        value = getattr(self, name)
        if value is None:
            raise Refusal("missing-option", option=name)
        return int(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """Choices of the caster, and answers of his target.

    Attributes:
        quantity: Balls, bolts, sections, replicas or wounds paid for; attacks or blows that hit.
        form: In which form he uses a spell that has several.
        creature: What he summons, where he has the choice.
        chosen: The characteristic that he raises.
        summoned: Creatures like those that come, as a unit: they join his side.
        distance: Centimetres to the target.
        boost: Magic points that make its save harder.
        defence: Magic points that the target puts into its save.
        bonus: What runes and amulets add to the save.
        waive: The target makes no save where it may do without.
    """

    quantity: facts.Quantity = None
    form: facts.Form = None
    creature: facts.Creature = None
    chosen: facts.Chosen = None
    summoned: Annotated[Unit | None, Units()] = None
    distance: facts.Distance = None
    boost: facts.Boost = 0
    defence: facts.Boost = 0
    bonus: facts.Bonus = 0
    waive: YesNo = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """Settings of spells' effects.

    Attributes:
        natural_one: House rule: a natural 1 to hit, to wound or to save fails.
        save_cap: House rule: no save is better than 1+.
        simple_poison: House rule: poisoned air is a hit of Strength 3 on each it harms.
        simple_fire: House rule: fire is one more to wound, and sets alight on 4+.
        fire_kills: Whether a creature burns of as many points as its Toughness, or of more.
        masonry_save: Whether Strength counts against the save of masonry.
        death_touch: Whether armour saves from hands of death and dust.
        quicksand_dice: How many dice quicksand is tested with.
        feeblemind_range: How far it reaches.
    """

    natural_one: house.NaturalOne = False
    save_cap: house.SaveCap = False
    simple_poison: house.SimplePoison = False
    simple_fire: house.SimpleFire = False
    fire_kills: readings.FireKills = "at-toughness"
    masonry_save: readings.MasonrySave = "steady"
    death_touch: readings.DeathTouch = "no-save"
    quicksand_dice: readings.QuicksandDice = "two"
    feeblemind_range: readings.FeeblemindRange = "thirty"


@dataclass(frozen=True, slots=True)
class Casting:
    """The caster, and his choices.

    Attributes:
        wizard: The wizard.
        level: His mastery.
        wp: His Will Power, with which he controls what he summons.
        mp: Magic points after the casting was paid for.
        mp_max: The most he may have.
        boost: Points put into the spell.
        control: Points put into the test of control.
        quantity: Balls, bolts, sections, wounds, blows…
        form: In which form he uses the spell.
        creature: What he summons.
        chosen: The characteristic he raises.
        due: Whether what the spell does later happens now.
    """

    wizard: Unit | None = None
    level: int = 1
    wp: int | None = None
    mp: int | None = None
    mp_max: int | None = None
    boost: int = 0
    control: int = 0
    quantity: int = 1
    form: str | None = None
    creature: str | None = None
    chosen: str | None = None
    due: bool = False
