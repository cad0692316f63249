"""Poisons and venoms: Toughness that is lost beside wounds [L3564-3679]."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.proof import POISON_PROOF
from rulesets.whfb2.shooting import options
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.options import One

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

VENOM: Final = "venom"
VENOM_RULE: Final = "venomous"
POISONED: Final = "poisoned"
"""The status that keeps the points of Toughness a unit lost, or those left over."""
D4: Final = plain_die(4)


class _PoisonData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    source: str = Field(pattern=r"^L\d")
    poisons: dict[str, tuple[str, ...]] = Field(min_length=1)


def load_poisons(file: Traversable) -> dict[str, tuple[str, ...]]:
    """Read and check the poisons, each with the kinds of creatures it harms.

    Raises:
        ValueError: the file does not hold sound poisons, or a creature stands under two.
    """
    data = _PoisonData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    every = [race for races in data.poisons.values() for race in races]
    if len(set(every)) != len(every):
        msg = "a creature stands under two poisons"
        raise ValueError(msg)
    return data.poisons


POISONS: Final = load_poisons(files("rulesets.whfb2") / "data" / "poisons.toml")
RACES: Final = tuple(race for races in POISONS.values() for race in races)

Poison: TypeAlias = Annotated[str | None, Choice((*POISONS, VENOM))]
Race: TypeAlias = Annotated[str | None, Choice(RACES)]


def harms(poison: str, race: str | None, rules: SpecialRules) -> bool:
    """Return whether a poison works on a target; where nobody said what it is, it does.

    Venom works on all that any poison harms, none on the ethereal [L3612-3640],
    nor on who is proof against it.
    """
    if "ethereal" in rules or POISON_PROOF in rules:
        return False
    kinds = {race} if race is not None else {race for race in RACES if rules.holds(race)}
    if not kinds or poison == VENOM:
        return True
    return any(kind in POISONS[poison] for kind in kinds)


def poisons_on(own: SpecialRules, rules: SpecialRules) -> bool:
    """Return whether the poison or venom of some rules works on a target [L3577-3640].

    Two poisons on one weapon undo each other. Of a poison that nobody named, what it is for is not
    known: it works on whatever any of them harms.

    Args:
        own: Rules of who strikes or shoots: `poisoned`, `venomous`, or the poison by its name.
        rules: Of who is hit, those that players state among them.
    """
    if VENOM_RULE in own and harms(VENOM, None, rules):
        return True
    poisons = [poison for poison in POISONS if own.holds(poison)]
    if len(poisons) > 1 or "poisoned" not in own:
        return False
    return harms(poisons[0] if poisons else VENOM, None, rules)


@dataclass(frozen=True, slots=True)
class Poisoning:
    """The result of poison.

    Attributes:
        models_lost: Figures it killed.
        kept: Points that stay noted on who lives.
        destroyed: Whether nobody is left.
        points: Points of Toughness lost now.
    """

    models_lost: int = 0
    kept: int = 0
    destroyed: bool = False
    points: int | None = detail()


def poisoned(
    dice: Dice, hits: int, toughness: int, *, before: int = 0, models: int | None = None
) -> Poisoning:
    """Roll D4-1 for each hit: a figure dies for every Toughness' worth of points [L3646-3672].

    Args:
        dice: A D4 for each hit.
        hits: Hits with poison, whether they wounded or not.
        toughness: Toughness of each figure.
        before: Points noted on the target already.
        models: Figures that live, None where nobody said.
    """
    if hits < 1:
        return Poisoning(0, before, points=0)
    return sickened(
        dice.sum(hits, "poison", die=D4, plus=-hits), toughness, before=before, models=models
    )


def sickened(
    points: int, toughness: int, *, before: int = 0, models: int | None = None
) -> Poisoning:
    """Return what points of Toughness lost do: a figure dies for every Toughness' worth."""
    killed, kept = divmod(before + points, max(1, toughness))
    if models is not None and killed >= models:
        return Poisoning(models, destroyed=True, points=points)
    return Poisoning(killed, kept, points=points)


def poison_effects(arguments: Arguments, result: Poisoning) -> tuple[Effect, ...]:
    """Remove the poisoned and note the points left over."""
    target: Unit | None = arguments.get("target")
    return poisoning_effects(target, result)


@procedure(source="L3612-3672", effects=poison_effects, actors=())
def poison_attack(
    dice: Dice,
    *,
    target: One = None,
    hits: options.Count,
    t: options.Toughness,
    poison: Poison = VENOM,
    race: Race = None,
    noted: Annotated[int | None, Whole(0, 20)] = None,
    models: options.Models = None,
    target_rules: Annotated[
        SpecialRules, Rules(("ethereal", "undead", "demon", POISON_PROOF)), options.TARGETS_OWN
    ] = NO_RULES,
) -> Poisoning:
    """Poison a target: as many attacks as there were hits, each D4-1 off its Toughness.

    The wounds of the weapon come first; poison strikes other figures of a unit, and a character
    loses both Wounds and Toughness. [L3612-3672]

    Args:
        dice: A D4 for each hit.
        target: Who was hit.
        hits: Hits of the poisoned weapons, whether they wounded or not.
        t: Toughness of each figure.
        poison: Which poison; venom works on all.
        race: What the target is; where nobody says it, the poison works.
        noted: Points noted on it already; those of its status where not given.
        models: Figures of it.
        target_rules: Its special rules.

    Raises:
        Refusal: `target-dead`.
    """
    if models is not None and models < 1:
        raise Refusal("target-dead", unit=None if target is None else target.name)
    before = status_value(target, POISONED) if noted is None else noted
    if not harms(poison or VENOM, race, target_rules):
        dice.tell("poison-harmless")
        return Poisoning(0, before, points=0)
    return poisoned(dice, hits, t, before=before, models=models)


def status_value(unit: Unit | None, status: StatusId) -> int:
    """Return the value a status of a unit has, 0 without it."""
    return 0 if unit is None else dict(unit.statuses).get(status, 0)


def poisoning_effects(target: Unit | None, result: Poisoning) -> tuple[Effect, ...]:
    """Return what a poisoning changes of the unit under the option `target`."""
    return tallied(target, POISONED, result.models_lost, result.kept, gone=result.destroyed)


def tallied(
    target: Unit | None, status: StatusId, models_lost: int, kept: int, *, gone: bool
) -> tuple[Effect, ...]:
    """Remove those whom points of poison or fire killed, and note the points left over.

    Args:
        target: The unit under the option `target`.
        status: What keeps the points.
        models_lost: Figures that died of them.
        kept: Points left over.
        gone: Whether nobody is left.
    """
    effects: list[Effect] = []
    if models_lost:
        each = 1 if target is None else max(1, target.number("w", 1))
        effects.append(WoundsLost("target", models_lost * each))
    if gone:
        return (*effects, Destroyed("target"))
    if kept:
        effects.append(StatusSet("target", status, value=kept))
    elif status_value(target, status):
        effects.append(StatusCleared("target", status))
    return tuple(effects)


@dataclass(frozen=True, slots=True)
class Recovery:
    """The rest of a poisoning.

    Attributes:
        recovers: Whether a point comes back.
        left: Points still lost.
    """

    recovers: bool
    left: int


def recovery_effects(_arguments: Arguments, result: Recovery) -> tuple[Effect, ...]:
    """Note what is left."""
    if not result.recovers:
        return ()
    if not result.left:
        return (StatusCleared("unit", POISONED), StatusSet("unit", "recovered", "turn"))
    return (
        StatusSet("unit", POISONED, value=result.left),
        StatusSet("unit", "recovered", "turn"),
    )


@procedure(
    source="L3673-3679",
    effects=recovery_effects,
    demands=(Demand("unit", turn="own", once=("recovered",)),),
    offering=offers.POISON,
)
def poison_recovery(
    _dice: Dice,
    *,
    unit: One = None,
    t: Annotated[int, Whole(1, 10), Fill("unit", "t")],
    noted: Annotated[int | None, Whole(0, 20)] = None,
) -> Recovery:
    """Recover from poison: a point each turn up to a loss of half the Toughness [L3673-3679].

    Raises:
        Refusal: `not-poisoned`.
    """
    lost = status_value(unit, POISONED) if noted is None else noted
    if lost < 1:
        raise Refusal("not-poisoned", unit=None if unit is None else unit.name)
    if lost * 2 > t:
        return Recovery(recovers=False, left=lost)
    return Recovery(recovers=True, left=lost - 1)
