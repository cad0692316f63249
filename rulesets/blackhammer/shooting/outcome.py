"""The outcome of shooting for its target [L1322-1326, L1986-1992]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rulesets.blackhammer.characters.sharing import CharacterHarm, harm_effects
from rulesets.blackhammer.psychology.alarm import panic_spared
from rulesets.blackhammer.psychology.immunity import immune_to_panic
from rulesets.blackhammer.psychology.panic import PANIC_DUE
from rulesets.blackhammer.unit.charges import NEAR
from rulesets.blackhammer.unit.riding import carries
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.casualties import losses, wounds_left
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Destroyed, Effect, OnCharacter, StatusSet, WoundsLost
from rulesets.dice.detail import detail
from rulesets.rank_and_flank.nerve.heavy_losses import are_heavy

NEAR_BAND: Final = "near"


@dataclass(frozen=True, slots=True)
class Shooting:
    """The outcome of a unit's shooting.

    Attributes:
        wounds_lost: Wounds the target lost.
        models_lost: Models removed.
        carried: Wounds noted on the target afterwards.
        destroyed: Whether nothing is left of it.
        panic: `no`, `end-of-phase` or `now`; None for a target of unknown size.
        band: `short`, `long` or `out` of range; `near` where a charger is too near to be shot at.
        shots: Shots fired, where faces fell.
        hits: Shots that hit.
        wounds: Hits that wounded.
        unsaved: Wounds that no save stopped.
        characters: What those lost who joined the target, where it cannot shelter them.
        character_wounds: Wounds they lost together.
    """

    wounds_lost: int
    models_lost: int
    carried: int
    destroyed: bool
    panic: str | None
    band: str
    shots: int | None = detail()
    hits: int | None = detail()
    wounds: int | None = detail()
    unsaved: int | None = detail()
    characters: tuple[CharacterHarm, ...] = ()
    character_wounds: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """The target of shots.

    Attributes:
        unit: The unit where it is known.
        models: Its models, None where nobody said.
        wounds_each: Wounds on the profile of each.
        carried: Wounds noted on it.
        band: As that of what comes of it.
        at_once: Whether losses are tested for Panic at once, not at the end of the phase.
        shooter: Who shoots, for the players to be told.

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """

    unit: Unit | None
    models: int | None
    wounds_each: int
    carried: int
    band: str = "short"
    at_once: bool = False
    shooter: str | None = None

    def __post_init__(self) -> None:
        wounds_left(self.models, self.wounds_each, self.carried)

    @property
    def left(self) -> int | None:
        """The wounds it can still lose, None for a unit of unknown size."""
        return wounds_left(self.models, self.wounds_each, self.carried)

    def struck(self, lost: int, counts: tuple[int | None, ...] = ()) -> Shooting:
        """Return what `lost` wounds do to it, with the counts on the way there."""
        taken = losses(self.models, self.wounds_each, self.carried, lost)
        destroyed, panic = False, None
        if self.models is not None:
            left = self.models - taken.models_lost
            destroyed = left < 1
            panic = self._panic(left)
        return Shooting(
            taken.wounds_lost,
            taken.models_lost,
            taken.carried,
            destroyed,
            panic,
            self.band,
            *counts,  # type: ignore[arg-type]
        )

    def _panic(self, left: int) -> str:
        """Return whether the losses call for a Panic test; a unit wiped out takes none [L1992]."""
        if self.models is None:
            return "no"
        start = self.models
        if self.unit is not None:
            tested = self.unit.has("panic-tested")
            if panic_spared(state_of(self.unit), tested=tested) is not None:
                return "no"
            start = max(start, self.unit.phase_start)
        if left in (0, self.models) or not are_heavy(start - left, start):
            return "no"
        return "now" if self.at_once else "end-of-phase"


def shooting_effects(_arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Return the wounds the target lost, and that it is gone when nothing is left of it."""
    heroes = harm_effects("target", result.characters)
    if not result.wounds_lost:
        return heroes
    lost = WoundsLost("target", result.wounds_lost)
    # Characters outlive the unit they joined.
    gone = result.destroyed and not result.characters
    return (*heroes, lost, Destroyed("target")) if gone else (*heroes, lost)


def _unhorsed(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """End the charge of a unit whose mount is shot from under it [L2352, L2438].

    That is noted before anybody dies, for the dead leave the mount.
    """
    target = arguments.get("target")
    if not isinstance(target, Unit) or not carries(target) or not result.destroyed:
        return ()
    fates = zip(target.body.joined, result.characters, strict=False)
    slain = {companion.name for companion, harm in fates if harm.slain}
    return tuple(
        OnCharacter(StatusSet("target", "failed-charge", "turn"), position)
        for position, companion in target.body.numbered
        if companion.name not in slain
    )


def _shaken(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Note the test of a charger that lost a quarter to stand and shoot [L664]."""
    target = arguments.get("target")
    if result.panic != "now" or not isinstance(target, Unit):
        return ()
    if immune_to_panic(target.rules, state_of(target)):
        return ()
    return (StatusSet("target", PANIC_DUE, "phase"),)


def volley_effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Return the same, and that the shooters have shot, or answered a charge with it [L896]."""
    if result.band == NEAR_BAND:
        return (StatusSet("unit", NEAR, "phase"),)
    harm = shooting_effects(arguments, result)
    if arguments["stand_and_shoot"]:
        shot = StatusSet("unit", "stood-and-shot", "phase")
        return (*_unhorsed(arguments, result), *harm, *_shaken(arguments, result), shot)
    return (*harm, StatusSet("unit", "shot", "turn"))
