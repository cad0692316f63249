"""What a spell meets, as it was stated, and who casts it."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.core.unit import Unit
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Target:
    """What a spell meets: None where nobody said.

    Attributes:
        unit: The unit itself.
        wp: Will Power.
        ld: Leadership.
        cl: Cool.
        m: Movement.
        ws: Weapon Skill.
        t: Toughness, of masonry too.
        save: Armour save as X.
        w: Wounds of each model.
        models: Models left.
        carried: Wounds noted.
        struck: Models that the spell touches.
        fire: Points of fire noted.
        masonry: Whether it is of stone, brick or cement.
        breathes_water: Whether it breathes under water.
        rules: Special rules.
    """

    unit: Unit | None = None
    wp: int | None = None
    ld: int | None = None
    cl: int | None = None
    m: float | None = None
    ws: int | None = None
    t: int | None = None
    save: int | None = None
    w: int = 1
    models: int | None = None
    carried: int = 0
    struck: int | None = None
    fire: int = 0
    masonry: bool = False
    breathes_water: bool = False
    rules: SpecialRules = NO_RULES

    @property
    def left(self) -> int | None:
        """The wounds that it can still lose, None where nobody said how many models it has."""
        return None if self.models is None else max(0, self.models * self.w - self.carried)

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


@dataclass(frozen=True, slots=True)
class Casting:
    """Who casts, and what he chose.

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
