"""Options that the shots of war machines share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.effect import Destroyed, Effect, StatusSet, WoundsLost
from rulesets.core.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.procedure import FollowUp
from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.core.unit import Unit
from rulesets.dice.detail import detail
from rulesets.refusal import Refusal
from rulesets.whfb2.harm import Hit, losses, wounds_left
from rulesets.whfb2.machines.engine import ENGINES, Engine
from rulesets.whfb2.shooting import _options as options
from rulesets.whfb2.shooting.outcome import calls_for_test
from rulesets.whfb2.striking import Blow

MACHINE_BS: Final = 3
"""Bow Skill of the machines themselves [L3755-3757, L3828-3830, L3907-3910]."""
MOST_RANKS: Final = 30
TARGET_RULES: Final = (*options.AIM_RULES, *options.SAVE_RULES)
BARRED: Final = ("off-table", "out-of-action", "repairing")

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
    """What a machine's shot did to its target.

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


@dataclass(frozen=True, slots=True)
class Mark:
    """What a machine shoots at.

    Attributes:
        unit: The unit where it is known.
        toughness: Its Toughness.
        save: Its save.
        wounds_each: Wounds of each figure.
        models: Its figures, None where nobody said.
        carried: Wounds noted on it.
        rules: Its special rules.

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """

    unit: Unit | None
    toughness: int | None
    save: int | None = None
    wounds_each: int = 1
    models: int | None = None
    carried: int = 0
    rules: SpecialRules = NO_RULES

    def __post_init__(self) -> None:
        wounds_left(self.unit, self.models, self.wounds_each, self.carried)

    @property
    def left(self) -> int | None:
        """Wounds it can lose, None for one of unknown size."""
        return wounds_left(self.unit, self.models, self.wounds_each, self.carried)

    @property
    def name(self) -> str | None:
        """What it is called."""
        return None if self.unit is None else self.unit.name

    @property
    def large(self) -> bool:
        """Whether it is above 3 m."""
        return "large" in self.rules or "chariot" in self.rules

    def hit(self, blow: Blow) -> Hit:
        """Return a hit on it.

        Raises:
            Refusal: `missing-option` without a Toughness.
        """
        if self.toughness is None:
            raise Refusal("missing-option", option="t")
        routing = self.unit is not None and self.unit.has("fleeing")
        return blow.hit(self.toughness, self.save, self.wounds_each, self.rules, routing=routing)

    def lost(self, wounds: int) -> MachineHarm:
        """Return what wounds do to it."""
        taken = losses(self.models, self.wounds_each, self.carried, wounds)
        due = calls_for_test(self.unit, self.models, taken.models_lost)
        return MachineHarm(
            taken.wounds_lost, taken.models_lost, taken.destroyed, due, taken.carried
        )


def check_machine(
    unit: Unit | None, target: Unit | None, *, moved: bool, turned: bool, loaded: bool = True
) -> None:
    """Refuse a machine that may not shoot, or a target that may not be shot at.

    Args:
        unit: The machine.
        target: Its target.
        moved: It moved this turn, which keeps it from shooting [L3716-3717].
        turned: It turned this turn, which does so too.
        loaded: Whether it is loaded.

    Raises:
        Refusal: `shooters-dead`, `shooters-<status>`, `already-shot`, `machine-moved`,
            `machine-unloaded`, `target-dead`, `target-engaged`, `target-off-table`.
    """
    if moved or turned:
        raise Refusal("machine-moved")
    if unit is not None:
        if unit.models < 1:
            raise Refusal("shooters-dead", unit=unit.name)
        for status in BARRED:
            if unit.has(status):
                raise Refusal(f"shooters-{status}", unit=unit.name)
        if unit.has("shot"):
            raise Refusal("already-shot", unit=unit.name)
    if not loaded:
        raise Refusal("machine-unloaded")
    check_mark(target)


def check_mark(target: Unit | None) -> None:
    """Refuse a target that is gone or in close combat."""
    if target is None:
        return
    if target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    for status in ("engaged", "off-table"):
        if target.has(status):
            raise Refusal(f"target-{status}", unit=target.name)


def crew_count(engine: Engine, stated: int | None) -> int:
    """Return the crewmen left; all of them where nobody said."""
    return engine.crew if stated is None else stated


def harm_effects(harm: MachineHarm, role: str = "target") -> tuple[Effect, ...]:
    """Return what a target lost."""
    if not harm.wounds_lost:
        return ()
    lost = WoundsLost(role, harm.wounds_lost)
    return (lost, Destroyed(role)) if harm.destroyed else (lost,)


SHOT: Final[Effect] = StatusSet("unit", "shot", "turn")
"""A machine shoots once in its turn."""


def after_harm(harm: MachineHarm) -> tuple[FollowUp, ...]:
    """Heavy losses call for a rout test."""
    return (
        (FollowUp("rout_test", (("unit", "target"),), (("cause", "losses"),)),) if harm.test else ()
    )


def at_chariot(hits: int, strength: int) -> tuple[FollowUp, ...]:
    """Hits on a chariot are shared out by its own table."""
    if hits < 1:
        return ()
    values: tuple[tuple[str, int | str], ...] = (("hits", hits), ("s", strength))
    return (FollowUp("chariot_hits", (("unit", "unit"), ("target", "target")), values),)
