"""A small game for what is offered: a shot, a spell from a pool, a flag, a step by hand."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from rulesets.core.battlefield.rules import SpecialRule
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import Awaited
from rulesets.core.declaring.kind import Choice, Decimal, Whole
from rulesets.core.declaring.parameter import Fill, Kept, Units
from rulesets.core.declaring.procedure import Arguments, Demand, collected, procedure
from rulesets.core.offering.declaration import Ask, Offering
from rulesets.core.results.effect import CounterChanged, Effect, StatusSet
from rulesets.core.results.reminder import Concerned, Reminder, Side, Situation
from rulesets.core.ruleset.game import Counter, Phase, Ruleset
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

One = Annotated[Unit | None, Units()]


@dataclass(frozen=True, slots=True)
class Fell:
    """The outcome of a toy procedure."""

    verdict: str
    paces: float = 0


def shot_effects(_arguments: Arguments, _result: Fell) -> tuple[Effect, ...]:
    return (StatusSet("unit", "shot", "turn"),)


@procedure(
    source="L1",
    command="shoot",
    effects=shot_effects,
    phases=("shooting",),
    demands=(
        Demand("unit", turn="own", forbids=("shot",)),
        Demand("target", against="unit"),
    ),
    offering=Offering("unit", "target", asks=(Ask("distance"),), order=2),
)
def shoot(
    dice: Dice,
    *,
    unit: One = None,  # noqa: ARG001 - the table's
    target: One = None,  # noqa: ARG001 - likewise
    reach: Annotated[int, Whole(0, 72), Fill("unit", "range")],
    distance: Annotated[float | None, Decimal(0, 100)] = None,
) -> Fell:
    if distance is None:
        raise Refusal("missing-option", option="distance", absent="distance")
    if distance > reach:
        raise Refusal("beyond-reach", most=reach)
    need = 3 if distance * 2 <= reach else 4
    return Fell("hit" if dice.single("to-hit") >= need else "miss", distance)


def paid(_arguments: Arguments, _result: Fell) -> tuple[Effect, ...]:
    return (CounterChanged("power", -1, "unit"),)


@procedure(
    source="L2",
    effects=paid,
    phases=("shooting",),
    offering=Offering("unit", order=1, rules=("character",), asks=(Ask("weather"),)),
)
def pray(
    dice: Dice,
    *,
    unit: One = None,  # noqa: ARG001 - likewise
    weather: Annotated[str, Choice(("rain", "sun", "fog"))],
) -> Fell:
    if weather == "fog":
        raise Refusal("beyond-reach", most=0)
    return Fell(f"{weather}-{dice.single('to-hit') > 3}")


def waits(situation: Situation, _arguments: Arguments) -> tuple[Awaited, ...]:
    owes = [unit for unit in situation.units if unit.has("engaged")]
    return tuple(Awaited("charge", ("Orcs",), unit.name) for unit in owes)


@procedure(source="L3", phases=("shooting",), owed=waits, offering=Offering("unit", turn="other"))
def duck(_dice: Dice, *, unit: One = None, luck: Annotated[int, Whole(0, 9), Kept("luck")]) -> Fell:
    return Fell("ducked" if luck and unit is not None else "stood")


@procedure(source="L4", phases=("shooting",), offering=Offering("unit", within="shoot"))
def by_hand(dice: Dice, *, unit: One = None) -> Fell:
    return Fell(str(dice.single("to-hit")) if unit is not None else "")


@procedure(source="L5", phases=("shooting",), offering=Offering(None, order=9))
def recall(_dice: Dice, *, lost: Annotated[int, Whole(0, 9)]) -> Fell:
    """Rest on what nobody can say: history that the table does not keep."""
    return Fell(str(lost))


@procedure(
    source="L6",
    effects=lambda _arguments, result: shot_effects({}, result) if result.paces else (),
    phases=("camp",),
    offering=(
        Offering("unit", "target", due=True, order=1),
        Offering("unit", key="offer-roam", changes=True, order=2, without=("character",)),
    ),
)
def march(
    _dice: Dice,
    *,
    unit: One = None,
    target: One = None,  # noqa: ARG001 - whom it is about
    paces: Annotated[int, Whole(0, 72), Fill("unit", "range")] = 0,
) -> Fell:
    """Move somebody as far as he may, which may be nowhere."""
    return Fell("marches" if unit is not None else "", paces)


@procedure(
    source="L7",
    effects=shot_effects,
    phases=("camp",),
    offering=Offering(
        "unit", "target", target_rules=("character",), target_needs=("shot",), lacks=("shot",)
    ),
)
def greet(
    dice: Dice,
    *,
    unit: One = None,  # noqa: ARG001 - the table's
    target: One = None,  # noqa: ARG001 - likewise
) -> Fell:
    return Fell(str(dice.single("to-hit")))


def reminders(situation: Situation) -> tuple[Reminder, ...]:
    """Remind of a march to the first enemy, and of one to an enemy that is still to be picked."""
    if situation.phase != "camp":
        return ()
    own = tuple(Concerned(unit.name) for unit in situation.active.units if unit.has("engaged"))
    picks = Reminder("march", "L6", own, "march", "unit", (("target", "…"),))
    foe = situation.enemies[0].name
    return (picks, Reminder("march", "L6", own, "march", "unit", (("target", foe),)))


TOY = Ruleset(
    "toy",
    Path(),
    collected(shoot, pray, duck, by_hand, recall, march, greet),
    phases=(Phase("shooting"), Phase("camp")),
    reminders=reminders,
    counters=(Counter("power", strict=True),),
    rules=(SpecialRule("character"),),
)


def battle(
    own: tuple[Unit, ...],
    foes: tuple[Unit, ...],
    counters: tuple[tuple[str, int], ...] = (),
    phase: str = "shooting",
) -> Situation:
    """Return a battle of Elves, whose turn it is, against Orcs."""
    return Situation(1, phase, Side(own, counters, name="Elves"), (Side(foes, name="Orcs"),))
