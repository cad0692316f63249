"""Options that the shots of war machines share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.effect import Destroyed, Effect, StatusSet, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal, code_for
from rulesets.whfb2.harm.harm import Hit, losses, wounds_left
from rulesets.whfb2.harm.proof import check_mortal, met_by
from rulesets.whfb2.harm.shock import calls_for_test
from rulesets.whfb2.harm.striking import Blow
from rulesets.whfb2.machines.engine import ENGINES, Engine
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting.options import ENCHANTED_SHOTS
from rulesets.whfb2.shooting.to_hit import RAIN, Circumstances
from rulesets.whfb2.unit import house
from rulesets.whfb2.unit.options import One

MACHINE_BS: Final = 3
"""Bow Skill of the machines themselves [L3755-3757, L3828-3830, L3907-3910]."""
MOST_RANKS: Final = 30
TARGET_RULES: Final = (*options.AIM_RULES, *options.SAVE_RULES)

Machine: TypeAlias = Annotated[str | None, Choice(tuple(ENGINES))]
CrewLeft: TypeAlias = Annotated[int | None, Whole(0, 10), Fill("crew", "models")]
Skill: TypeAlias = Annotated[int, Whole(0, 10), Fill("unit", "bs")]
CrewSkill: TypeAlias = Annotated[int, Whole(0, 10), Fill("crew", "bs")]
Toughness: TypeAlias = Annotated[int | None, Whole(1, 10), Fill("target", "t")]
Covered: TypeAlias = Annotated[int | None, Whole(0, 200)]
Moved: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:moved")]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), options.TARGETS_OWN]


@dataclass(frozen=True, slots=True)
class MachineHarm:
    """Losses of a target to a machine's shot.

    Attributes:
        wounds_lost: Wounds lost.
        models_lost: Figures removed.
        destroyed: Whether nothing is left of it.
        test: Whether a rout test is due: a quarter of its starting strength in this phase.
        carried: Wounds noted on it afterwards.
    """

    wounds_lost: int = 0
    models_lost: int = 0
    destroyed: bool = False
    test: bool = False
    carried: int | None = detail()


UNHARMED: Final = MachineHarm()


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """The target of a machine.

    Attributes:
        target: The unit.
        t: Toughness of the target.
        save: Its save.
        w: Wounds of each figure.
        models: Its figures, None where nobody said.
        carried: Wounds noted on it.
        target_rules: Its special rules.
        facing: Side of the target that is struck; a shield is of no use behind.

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """

    target: One = None
    t: Toughness = None
    save: options.Save = None
    w: options.WoundsEach = 1
    models: options.Models = None
    carried: options.Carried = 0
    target_rules: TargetRules = NO_RULES
    facing: options.OnGround = "front"

    def __post_init__(self) -> None:
        wounds_left(self.target, self.models, self.w, self.carried)

    @property
    def left(self) -> int | None:
        """Wounds it can lose, None for one of unknown size."""
        return wounds_left(self.target, self.models, self.w, self.carried)

    @property
    def name(self) -> str | None:
        """Its name."""
        return None if self.target is None else self.target.name

    @property
    def large(self) -> bool:
        """Tell whether it is above 3 m."""
        return "large" in self.target_rules or self.chariot

    @property
    def chariot(self) -> bool:
        """Tell whether it is a chariot, of which hits strike a part."""
        return "chariot" in self.target_rules

    def ranks(self, stated: int | None) -> int:
        """Return its ranks as the shot meets them: its files, from the flank [L3933-3943].

        As stated, else counted where figures and width are known, else 1.
        """
        if stated is not None:
            return stated
        files = 0 if self.target is None else self.target.number("files", 0)
        if not files or not self.models:
            return 1
        return min(files, self.models) if self.facing == "flank" else -(-self.models // files)

    def hit(self, blow: Blow) -> Hit:
        """Return a hit on it.

        Raises:
            Refusal: `missing-option` without a Toughness.
        """
        if self.t is None:
            raise Refusal("missing-option", option="t")
        routing = self.target is not None and self.target.has("fleeing")
        aimed = replace(blow, facing=self.facing)
        hit = aimed.hit(self.t, self.save, self.w, self.target_rules, routing=routing)
        return met_by(hit, self.target)

    def lost(self, wounds: int) -> MachineHarm:
        """Return what wounds do to it."""
        taken = losses(self.models, self.w, self.carried, wounds)
        due = calls_for_test(self.target, self.models, taken.models_lost)
        return MachineHarm(
            taken.wounds_lost, taken.models_lost, taken.destroyed, due, taken.carried
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """Settings that hold for every shot.

    Attributes:
        natural_one: House rule: a natural 1 fails.
        save_cap: House rule: no save is better than 1+.
    """

    natural_one: house.NaturalOne = False
    save_cap: house.SaveCap = False

    def blow(self, strength: int, damage: Amount = ONE_WOUND) -> Blow:
        """Return a hit of some Strength."""
        return Blow(strength, damage=damage, natural_one=self.natural_one, save_cap=self.save_cap)


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """Circumstances that make a machine's shot easier or harder.

    Attributes:
        cover: Cover of the target.
        modifier: Sum of other bonuses to hit.
    """

    cover: options.Cover = "none"
    modifier: options.Bonus = 0

    def modifiers(
        self, unit: Unit | None, mark: Mark, *, long_range: bool = False
    ) -> tuple[Modifier, ...]:
        """Return the bonuses and penalties on the die, by name."""
        return Circumstances(
            target_rules=mark.target_rules,
            rules=enchanted(unit),
            long_range=long_range,
            cover=self.cover,
            other=self.modifier,
        ).modifiers()


def enchanted(unit: Unit | None) -> SpecialRules:
    """Return the rules that spells give a machine's shooters."""
    held = () if unit is None else (shot for shot in ENCHANTED_SHOTS if shot in unit.rules)
    return SpecialRules.of(*held)


def check_machine(
    engine: Engine,
    unit: Unit | None,
    mark: Mark,
    *,
    distance: float | None,
    still: bool = True,
    loaded: bool = True,
) -> Literal["short", "long"]:
    """Refuse a machine that may not shoot, or a target that may not be shot at; return the range.

    Args:
        engine: The kind of machine.
        unit: The machine.
        mark: What it shoots at.
        distance: Centimetres to it.
        still: Whether it neither moved nor turned this turn, which keeps it from shooting
            [L3716-3717].
        loaded: Whether it is loaded.

    Raises:
        Refusal: `shooters-dead`, `shooters-<status>`, `already-shot`, `machine-moved`,
            `machine-unloaded`, `machine-out-of-range`, `machine-too-near`, `rain-on-powder`,
            `rain-no-long-range`, `target-dead`, `target-engaged`, `target-off-table`,
            `target-missile-proof`, and what `check_mortal` refuses.
    """
    if not still:
        raise Refusal("machine-moved")
    if unit is not None:
        if unit.models < 1:
            raise Refusal("shooters-dead", unit=unit.name)
        ban = unit.bar("fire")
        if ban is not None and ban.by == "shot":
            raise Refusal("already-shot", unit=unit.name)
        if ban is not None:
            raise Refusal(code_for("shooters", ban.by), unit=unit.name)
    if not loaded:
        raise Refusal("machine-unloaded")
    check_mark(mark.target)
    band = engine.band(distance)
    if RAIN in enchanted(unit):
        _check_rain(engine, band)
    return band


def _check_rain(engine: Engine, band: str) -> None:
    """Refuse firearms and long range in pouring rain [L6220-6225]."""
    if engine.powder:
        raise Refusal("rain-on-powder")
    if band == "long":
        raise Refusal("rain-no-long-range")


def check_mark(target: Unit | None) -> None:
    """Refuse a target that is gone, in close combat, or beyond harm from machines."""
    if target is None:
        return
    if target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    shield = target.shield("fire")
    if shield is not None:
        raise Refusal(code_for("target", shield.by), unit=target.name)
    check_mortal(target, magic=False)


def crew_count(engine: Engine, stated: int | None, unit: Unit | None = None) -> int:
    """Return the crewmen left: as stated, else as the machine's line says, else all of them."""
    written = None if unit is None else unit.rules.number("crew")
    if stated is not None:
        return stated
    return engine.crew if written is None else written


def harm_effects(harm: MachineHarm, role: str = "target") -> tuple[Effect, ...]:
    """Return what a target lost."""
    if not harm.wounds_lost:
        return ()
    lost = WoundsLost(role, harm.wounds_lost)
    return (lost, Destroyed(role)) if harm.destroyed else (lost,)


SHOT: Final[Effect] = StatusSet("unit", "shot", "turn")
"""A machine shoots once in its turn."""


def after_harm(harm: MachineHarm) -> tuple[FollowUp, ...]:
    """Offer the rout test that heavy losses call for."""
    return (
        (FollowUp("rout_test", (("unit", "target"),), (("cause", "losses"),)),) if harm.test else ()
    )


def at_chariot(hits: int, strength: int) -> tuple[FollowUp, ...]:
    """Offer to share hits on a chariot out by its own table."""
    if hits < 1:
        return ()
    values: tuple[tuple[str, int | str], ...] = (("hits", hits), ("s", strength))
    return (FollowUp("chariot_hits", (("unit", "unit"), ("target", "target")), values),)
