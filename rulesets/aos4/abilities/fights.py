"""The order of fights, and coming into combat meanwhile [L445-457, L579-585, L811-817]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.abilities.queue import (
    SPEEDS,
    Last,
    SideRole,
    Speed,
    last_to_fight,
    picker,
    waiting,
)
from rulesets.aos4.abilities.queue import (
    first_ended as ended_on,
)
from rulesets.aos4.abilities.queue import (
    last_begun as begun_on,
)
from rulesets.aos4.unit.house import ChargedFights
from rulesets.aos4.unit.options import One, YesNo
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.declaring.parameter import Choice, Flag, FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice

SIDES: Final = ("active", "opponent")


def _left(side: SideRole, speed: Speed) -> FromTable:
    """Return the number of a side's units that still have to fight in the battle."""

    def read(situation: Situation) -> int:
        return len(waiting(situation, side, speed))

    return FromTable(read)


_MOST: Final = Whole(0, 60)


@dataclass(frozen=True, slots=True)
class Next:
    """The side that picks a unit to fight next.

    Attributes:
        side: `nobody` once all have fought.
        speed: Which units it may pick from.
    """

    side: Literal["active", "opponent", "nobody"]
    speed: Literal["strike-first", "usual", "strike-last", "none"]


@procedure(source="L445-457, L811-817")
def fight_order(
    _dice: Dice,
    *,
    last: Annotated[Last, Choice((*SIDES, "nobody")), FromTable(last_to_fight)] = "nobody",
    first_left: Annotated[int, _MOST, _left("active", "strike-first")] = 0,
    enemy_first_left: Annotated[int, _MOST, _left("opponent", "strike-first")] = 0,
    first_ended: Annotated[bool, Flag(), FromTable(ended_on)] = False,
    usual_left: Annotated[int, _MOST, _left("active", "usual")] = 0,
    enemy_usual_left: Annotated[int, _MOST, _left("opponent", "usual")] = 0,
    last_left: Annotated[int, _MOST, _left("active", "strike-last")] = 0,
    enemy_last_left: Annotated[int, _MOST, _left("opponent", "strike-last")] = 0,
    last_begun: Annotated[bool, Flag(), FromTable(begun_on)] = False,
) -> Next:
    """Tell who fights next in the Combat phase [L445-457, L811-817].

    Both sides in turns within each group, the side whose turn it is first; after the last unit
    with Strike-first it picks again, and it begins with those that strike last. A battle tells it
    all.

    Args:
        last: Who fought last in this phase.
        first_left: Units of the active side with Strike-first that were in combat as the phase
            began and have not fought. With both keywords a unit has neither.
        enemy_first_left: Those of its opponent.
        first_ended: The unit that fought last was the last with Strike-first.
        usual_left: Units of the active side without either keyword that have to fight.
        enemy_usual_left: Those of its opponent.
        last_left: Units of the active side with Strike-last.
        enemy_last_left: Those of its opponent.
        last_begun: A unit with Strike-last has fought.
    """
    left = (
        (first_left, enemy_first_left),
        (usual_left, enemy_usual_left),
        (last_left, enemy_last_left),
    )
    for speed, (own, enemy) in zip(SPEEDS, left, strict=True):
        if own or enemy:
            turn = picker(speed, last, first_ended=first_ended, last_begun=last_begun)
            if turn == "active":
                return Next("active" if own else "opponent", speed)
            return Next("opponent" if enemy else "active", speed)
    return Next("nobody", "none")


@dataclass(frozen=True, slots=True)
class Pass:
    """Permission for a unit to go without fighting."""

    may_pass: bool
    reason: Literal["in-combat", "charged", "free"]


@procedure(source="L418, L449")
def fight_or_pass(
    _dice: Dice,
    *,
    in_combat: YesNo = False,
    charged: YesNo = False,
    charged_fights: ChargedFights = "may-fight",
) -> Pass:
    """Tell whether a unit has to fight: every unit in combat that can fight must [L449].

    Args:
        in_combat: It is in combat.
        charged: It charged this turn.
        charged_fights: Whether one that charged and is not in combat has to as well.
    """
    if in_combat:
        return Pass(False, "in-combat")
    if charged:
        return Pass(charged_fights == "may-fight", "charged")
    return Pass(True, "free")


@dataclass(frozen=True, slots=True)
class PileIn:
    """The length of a pile-in in inches, and whether it brings an enemy into combat."""

    inches: int
    drawn_in: bool


_PILE_IN: Final = 3


def pile_in_effects(arguments: Arguments, result: PileIn) -> tuple[Effect, ...]:
    """Note the units in combat, and those drawn in only now."""
    if arguments["enemy"] is None or not arguments["comes_into_combat"]:
        return ()
    unit = arguments["unit"]
    fresh = unit is not None and not unit.has("engaged")
    own = (StatusSet("unit", "drawn-in", "phase"),) if fresh else ()
    drawn = (StatusSet("enemy", "drawn-in", "phase"),) if result.drawn_in else ()
    met = LinkSet(CONTACT, "unit", "enemy")
    return (met, StatusSet("unit", "engaged"), StatusSet("enemy", "engaged"), *own, *drawn)


@procedure(
    source="L579-585, L811-813", units=("unit",), effects=pile_in_effects, phases=("combat",)
)
def pile_in(
    _dice: Dice,
    *,
    enemy: One = None,
    comes_into_combat: YesNo = True,
) -> PileIn:
    """Pile in: 3 inches, and note who comes into combat by it [L579-585, L811-813].

    An enemy drawn in so was not in combat as the phase began: Strike-first does nothing for it.

    Args:
        enemy: A unit that comes into combat by it.
        comes_into_combat: It ends within the enemy's combat range.
    """
    new = comes_into_combat and enemy is not None and not enemy.has("engaged")
    return PileIn(_PILE_IN, new)
