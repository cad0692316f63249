"""The pools of Magic Dice: the flux, and what channelling adds [L947-951]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, TypeAlias

from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import FromTable, Kept, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal
from rulesets.t9a.magic.aid import CONCLAVE
from rulesets.t9a.magic.facts import MOST_DICE
from rulesets.t9a.magic.order import may_follow, refused
from rulesets.t9a.unit import offers
from rulesets.t9a.unit.house import Played

_CHANNELLED: Final = 7
MOST_ADDED: Final = 2
"""Magic Dice that a player adds to those of the flux in a phase, at most [L949]."""
_MAY_CHANNEL: Final = may_follow("channel")


@dataclass(frozen=True, slots=True)
class Flux:
    """The Magic Dice of a phase.

    Attributes:
        power_dice: Of the player whose turn it is.
        dispel_dice: Of the other.
    """

    power_dice: int
    dispel_dice: int


@dataclass(frozen=True, slots=True)
class Channelled:
    """The channelling of a Magic Die.

    Attributes:
        channelled: Whether one was.
        added: Whether it came to the pool, which holds no more than 12.
        total: What the die came to.
    """

    channelled: bool
    added: bool
    total: int | None = detail()


def channellers(side: Side) -> int:
    """Return how many models of a side channel: those that do not flee [L752, L951]."""
    return sum(
        member.models
        for member in side.members
        if "channel" in member.rules and not member.has("fleeing")
    )


def conclaves(side: Side) -> int:
    """Return how many Wizard Conclaves of a side have a Champion that channels [R L1076]."""
    return sum(
        CONCLAVE in member.rules and member.models > 0 and not member.has("fleeing")
        for member in side.members
    )


def _led_by_active(situation: Situation) -> int:
    return conclaves(situation.active)


def _led_by_other(situation: Situation) -> int | None:
    return conclaves(situation.others[0]) if situation.others else None


def _of_active(situation: Situation) -> int:
    return channellers(situation.active)


def _of_other(situation: Situation) -> int | None:
    return channellers(situation.others[0]) if situation.others else None


_Models: TypeAlias = Annotated[int, Whole(0, 60), FromTable(_of_active)]
_Theirs: TypeAlias = Annotated[int, Whole(0, 60), FromTable(_of_other)]
_Conclaves: TypeAlias = Annotated[int, Whole(0, 20), FromTable(_led_by_active)]
_TheirConclaves: TypeAlias = Annotated[int, Whole(0, 20), FromTable(_led_by_other)]
_Power: TypeAlias = Annotated[int, Whole(0, MOST_DICE), Kept("power-dice")]
_Dispel: TypeAlias = Annotated[int, Whole(0, MOST_DICE), Kept("dispel-dice", "other")]

_PowerAdded: TypeAlias = Annotated[int, Whole(0, MOST_ADDED), Kept("dice-added")]
_DispelAdded: TypeAlias = Annotated[int, Whole(0, MOST_ADDED), Kept("dice-added", "other")]


def flux_effects(arguments: Arguments, result: Flux) -> tuple[Effect, ...]:
    """Fill both pools, once in a phase; dice added before are kept, and counted [L949-951]."""
    powered, dispelling = arguments["power_added"], arguments["dispel_added"]
    power = min(MOST_DICE, result.power_dice + powered)
    dispel = min(MOST_DICE, result.dispel_dice + dispelling)
    return (
        CounterChanged("flux-rolled", 1),
        CounterSet("power-dice", power),
        CounterSet("dispel-dice", dispel, "other"),
        *((CounterSet("dice-added", powered),) if powered else ()),
        *((CounterSet("dice-added", dispelling, "other"),) if dispelling else ()),
    )


def after_flux(_arguments: Arguments, _result: Flux) -> tuple[FollowUp, ...]:
    """Offer both players' channelling, which comes before anything is cast [L951]."""
    return (
        FollowUp("channelling", offered=_MAY_CHANNEL),
        FollowUp("counter_channelling", offered=_MAY_CHANNEL),
    )


@procedure(
    source="L947-951",
    command="winds",
    variant="flux",
    effects=flux_effects,
    follow_ups=after_flux,
    at_large=True,
    phases=("magic",),
    offering=offers.FLUX,
)
def magic_flux(
    dice: Dice,
    *,
    power_added: _PowerAdded = 0,  # noqa: ARG001 - kept in the pool
    dispel_added: _DispelAdded = 0,  # noqa: ARG001 - kept in the pool
) -> Flux:
    """Roll the magic flux: 2D6 Power Dice, the higher of them Dispel Dice [L947-951].

    Args:
        dice: The dice.
        power_added: Power Dice that were channelled, or that items added, before it.
        dispel_added: The same of Dispel Dice.
    """
    first, second = dice.single("flux"), dice.single("flux")
    return Flux(min(MOST_DICE, first + second), max(first, second))


def check_flux(situation: Situation, _arguments: Arguments) -> None:
    """Refuse to channel before the flux, after which either player may, or after a cast [L937-951].

    Raises:
        Refusal: `flux-first`, `channel-before-casting`.
    """
    late = refused("channel", situation)
    if late is not None:
        raise late
    active = situation.active
    if not active.counter("flux-rolled") and not active.counter("power-dice"):
        raise Refusal("flux-first", side=active.name, first="magic_flux")


def _channel(dice: Dice, models: int, pool: int) -> Channelled:
    named = (Modifier("channellers", models),) if models else ()
    need = max(1, _CHANNELLED - models)
    total = dice.sum(1, "channelling", need=need, modifiers=named) + models
    channelled = total >= _CHANNELLED
    return Channelled(channelled, channelled and pool < MOST_DICE, total)


def channelling_effects(_arguments: Arguments, result: Channelled) -> tuple[Effect, ...]:
    """Note the one attempt of the side to play, and its result."""
    return _added("power-dice", "active", result)


def channel_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what channelling rests on: the text has no Conclaves."""
    return ("draft",) if arguments["conclaves"] else ()


@procedure(
    source="L951",
    command="winds",
    variant="channel",
    effects=channelling_effects,
    at_large=True,
    phases=("magic",),
    beyond=Beyond("magic-aids", ("draft",), switch="beyond", rests=channel_rests),
    offering=replace(offers.CHANNEL, stands=_MAY_CHANNEL),
    check=check_flux,
)
def channelling(
    dice: Dice,
    *,
    channellers: _Models,
    conclaves: _Conclaves = 0,
    power_left: _Power = 0,
    beyond: Played = "on",
) -> Channelled:
    """Channel a Power Die: D6 and 1 for each model that channels must come to 7 [L951].

    Args:
        dice: The die.
        channellers: Models with Channel in the army that do not flee; all Wizards have it.
        conclaves: Wizard Conclaves, whose Champions are Wizards.
        power_left: Power Dice in the pool, which holds 12.
        beyond: Whether those are played, which the text lacks.
    """
    return _channel(dice, channellers + (conclaves if beyond == "on" else 0), power_left)


def counter_effects(_arguments: Arguments, result: Channelled) -> tuple[Effect, ...]:
    """Add the die to the other side's dispel dice."""
    return _added("dispel-dice", "other", result)


@procedure(
    source="L951",
    command="winds",
    variant="counter-channel",
    effects=counter_effects,
    at_large=True,
    phases=("magic",),
    beyond=Beyond("magic-aids", ("draft",), switch="beyond", rests=channel_rests),
    offering=replace(offers.COUNTER_CHANNEL, stands=_MAY_CHANNEL),
    check=check_flux,
)
def counter_channelling(
    dice: Dice,
    *,
    channellers: _Theirs,
    conclaves: _TheirConclaves = 0,
    dispel_left: _Dispel = 0,
    beyond: Played = "on",
) -> Channelled:
    """Channel a Dispel Die, as `channelling` does a Power Die [L951].

    Args:
        dice: The die.
        channellers: Models with Channel in the army that do not flee; all Wizards have it.
        conclaves: Wizard Conclaves, whose Champions are Wizards.
        dispel_left: Dispel Dice in the pool, which holds 12.
        beyond: Whether those are played, which the text lacks.
    """
    return _channel(dice, channellers + (conclaves if beyond == "on" else 0), dispel_left)


def _added(pool: str, side: str, result: Channelled) -> tuple[Effect, ...]:
    tried = CounterChanged("channelled", 1, side)
    if not result.added:
        return (tried,)
    return (tried, CounterChanged("dice-added", 1, side), CounterChanged(pool, 1, side))
