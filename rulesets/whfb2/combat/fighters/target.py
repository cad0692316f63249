"""Targets of blows: their values, and their losses so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.whfb2.harm.proof import INVIOLABLE
from rulesets.whfb2.shooting.venom import POISONED, status_value

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

ILLUSORY: Final = "illusory"
SOAKS: Final = "aura-of-invulnerability"
"""An aura that takes the next wounds upon itself, as many as its value says [L5439-5445]."""
AURAS: Final[Mapping[StatusId, int]] = {"aura-of-resistance": 1, "aura-of-protection": 2}
"""Bonuses of auras to a save; a magic weapon destroys them by contact [L6470-6471]."""
DIVINE: Final = "divine-frenzy"


@dataclass(frozen=True, slots=True)
class Hurt:
    """Losses of a target so far.

    Attributes:
        wounds: Wounds taken off him; of a chariot, off its body.
        counted: Those that count in the result of the combat.
        venom: Points of Toughness that poison took and that are noted on him.
        fire: Points of fire noted on him.
        soaked: Wounds that an aura took upon itself.
        bared: A magic weapon destroyed his aura.
        disarmed: His magic weapon is destroyed.
        crew: Wounds that a chariot's crew lost.
        team: Wounds that its team lost.
        overturned: Whether it lost a wheel and overturned.
    """

    wounds: int = 0
    counted: int = 0
    venom: int = 0
    fire: int = 0
    soaked: int = 0
    bared: bool = False
    disarmed: bool = False
    crew: int = 0
    team: int = 0
    overturned: bool = False


UNHURT: Final = Hurt()


@dataclass(frozen=True, eq=False, slots=True)
class Defender:
    """A target as it stands before the first blow; compared by identity.

    Attributes:
        unit: The unit.
        wounds: Wounds it has left.
        each: Wounds of one figure.
        toughness: Its Toughness.
        crew: Its crew, where it is a chariot.
        team: What pulls it then.
        chariot: Whether hits strike its body, its crew or its team.
    """

    unit: Unit
    wounds: int
    each: int
    toughness: int
    crew: Unit | None = None
    team: Unit | None = None
    chariot: bool = False

    @property
    def lone(self) -> bool:
        """Tell whether it is one figure that fights alone."""
        return self.unit.size == 1

    @property
    def aura(self) -> int:
        """The change that an aura makes to its save."""
        return max((AURAS[aura] for aura in AURAS if self.unit.has(aura)), default=0)

    @property
    def soaks(self) -> int:
        """Wounds that its aura takes upon itself."""
        return status_value(self.unit, SOAKS)

    @property
    def enchanted(self) -> bool:
        """Tell whether it has an aura that a magic weapon would destroy."""
        return bool(self.aura or self.soaks)

    @property
    def fresh(self) -> Hurt:
        """Its losses before the combat: points of poison that are noted on it."""
        return Hurt(venom=status_value(self.unit, POISONED))

    def left(self, hurt: Hurt) -> int:
        """Return the wounds it can still lose: nothing kills the inviolable [L2595-2597]."""
        if self.unit.has(INVIOLABLE) or hurt.overturned:
            return 0
        return max(0, self.wounds - hurt.wounds)

    def figures(self, hurt: Hurt) -> int:
        """Return the figures that are left of it."""
        if hurt.overturned:
            return 0
        return self.unit.models - min(
            self.unit.models, (self.unit.carried + hurt.wounds) // self.each
        )


def suffered(
    dice: Dice, defender: Defender, hurt: Hurt, wounds: int, *, most: int | None = None
) -> Hurt:
    """Return what somebody has lost after more wounds, those of an aura left out.

    Args:
        dice: Told what an aura took.
        defender: Who is wounded.
        hurt: What he lost before.
        wounds: Wounds that went through.
        most: The most that he can lose by them; None for all that is left.
    """
    soaked = 0 if hurt.bared else min(wounds, defender.soaks - hurt.soaked)
    if soaked:
        dice.tell("aura-soaks", unit=defender.unit.name, wounds=soaked)
    left = defender.left(hurt)
    lost = min(wounds - soaked, left if most is None else min(most, left))
    return replace(
        hurt,
        wounds=hurt.wounds + lost,
        counted=hurt.counted + lost,
        soaked=hurt.soaked + soaked,
    )
