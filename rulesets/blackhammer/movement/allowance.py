"""Moves of units, and the cost of manoeuvres [L574-614]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.movement.reach import Length, Obstacles, paces
from rulesets.blackhammer.unit.options import One, Paces, YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Quantity, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

MOVES: Final = ("normal", "march", "charge")
MANOEUVRES: Final = ("wheel", "change-formation", "turn", "reform")
MARCH_CLEARANCE: Final = 8
"""Paces within which an enemy forbids a march [L604]."""
_FILES_A_TIME: Final = 5
_MOST_FILES: Final = 10
_QUARTER: Final = 4
_NOT_MOVING: Final = Amount(0)

_TOO_HEAVY: Final = ("chariot", "heavy-chariot", "war-machine")
"""Rules of those who never march [L2424, L2482]."""
_NO_INFANTRY: Final = ("mounted", "cavalry", "light-cavalry", "monster", *_TOO_HEAVY)
"""Rules of those whom it does not help to be relentless [L2784]."""
_Rules = Annotated[SpecialRules, Rules(("skirmishers", *_TOO_HEAVY)), Fill("unit", "rules")]
_MarchRules = Annotated[
    SpecialRules, Rules(("skirmishers", "relentless", *_NO_INFANTRY)), Fill("unit", "rules")
]
_M = Annotated[Amount, Quantity(0, 40, "ps"), Fill("unit", "m")]


@dataclass(frozen=True, slots=True)
class MoveAllowance:
    """The farthest a unit gets, in paces, what terrain costs taken off."""

    max_distance: float


@dataclass(frozen=True, slots=True)
class March:
    """A forced march.

    Attributes:
        allowed: Whether it may be made.
        reason: Why not: `enemy-near`, `random-mover`, `too-heavy`.
        max_distance: The farthest the unit gets, marching or not.
    """

    allowed: bool
    reason: str | None
    max_distance: float


@dataclass(frozen=True, slots=True)
class ManoeuvreCost:
    """A manoeuvre.

    Attributes:
        allowed: Whether the unit may do it.
        reason: Why not: `too-deep`, `too-dear`, `too-many-files`.
        cost: Paces of Movement it takes.
        left: Paces left after it.
        may_shoot: Whether the unit may still shoot this turn as far as the manoeuvre goes.
    """

    allowed: bool
    reason: str | None
    cost: float
    left: float
    may_shoot: bool = True


@procedure(source="L574-580, L616-630")
def move_allowance(
    _dice: Dice,
    *,
    m: _M,
    move: Annotated[str, Choice(MOVES)] = "normal",
    barding: YesNo = False,
    difficult: Length = 0.0,
    all_difficult: YesNo = False,
    obstacles: Obstacles = 0,
    rules: _Rules = NO_RULES,
) -> MoveAllowance:
    """Tell how far a unit may move [L574, L624-630].

    Args:
        m: Movement of its slowest member.
        move: A normal move, a forced march or a charge.
        barding: Its mounts wear barding that the Movement given does not yet count.
        difficult: Paces of difficult ground on the way; they count double in a march or charge.
        all_difficult: The whole way is difficult ground.
        obstacles: Obstacles crossed that nobody defends: a quarter of the Movement each, or of
            the distance of a charge.
        rules: Special rules: skirmishers mind no terrain.

    Raises:
        Refusal: `random-mover`.
    """
    basic = _fixed(m) - (1 if barding else 0)
    full = float(max(0, basic) * (1 if move == "normal" else 2))
    if "skirmishers" in rules:
        return MoveAllowance(paces(full))
    quarter = (full if move == "charge" else max(0, basic)) / _QUARTER
    left = max(0.0, full - obstacles * quarter)
    if move != "normal":
        left = left / 2 if all_difficult else max(left - difficult, left / 2)
    return MoveAllowance(paces(left))


@procedure(source="L604-614")
def march(
    dice: Dice,
    *,
    m: _M,
    distance: Paces = None,
    enemy_fleeing: YesNo = False,
    difficult: Length = 0.0,
    all_difficult: YesNo = False,
    obstacles: Obstacles = 0,
    unit: One = None,
    rules: _MarchRules = NO_RULES,
) -> March:
    """Tell whether a unit may march and how far [L604-614].

    Args:
        dice: Not used.
        m: Movement of its slowest member.
        distance: Paces to the nearest enemy at the start of the move; none near when not given.
        enemy_fleeing: That enemy flees and does not count.
        difficult: Paces of difficult ground on the way.
        all_difficult: The whole way is difficult ground.
        obstacles: Obstacles crossed.
        unit: The unit, whom a character that is no infantry keeps from being relentless.
        rules: Special rules: skirmishers mind no terrain, relentless infantry no enemies [L2784].
    """
    if m.fixed is None:
        return March(allowed=False, reason="random-mover", max_distance=0)
    near = distance is not None and distance <= MARCH_CLEARANCE and not enemy_fleeing
    if near and "relentless" in rules:
        near = not _on_foot(unit, rules)
        if near:
            dice.tell("relentless-on-foot-alone")
    reason = "enemy-near" if near else None
    if any(rule in rules for rule in _TOO_HEAVY):
        reason = "too-heavy"
    way = move_allowance(
        dice,
        m=m,
        move="march" if reason is None else "normal",
        difficult=difficult,
        all_difficult=all_difficult,
        obstacles=obstacles,
        rules=rules,
    )
    return March(reason is None, reason, way.max_distance)


def _on_foot(unit: Unit | None, rules: SpecialRules) -> bool:
    """Return whether all on the march together are infantry: relentless helps no others."""
    if any(rule in rules for rule in _NO_INFANTRY):
        return False
    return unit is None or not any(unit.body.has_any(rule) for rule in _NO_INFANTRY)


@procedure(source="L584-602")
def manoeuvre_cost(
    _dice: Dice,
    *,
    manoeuvre: Annotated[str, Choice(MANOEUVRES)],
    m: _M = _NOT_MOVING,
    models: Annotated[int, Whole(1, 500), Fill("unit", "models")] = 1,
    files: Annotated[int | None, Whole(1, 100), Fill("unit", "files")] = None,
    wheel: Length = 0.0,
    changed: Annotated[int, Whole(1, 100)] = 1,
    turns: Annotated[int, Whole(1, 4)] = 1,
) -> ManoeuvreCost:
    """Tell what a manoeuvre costs and whether the unit may do it [L584-596].

    Args:
        manoeuvre: A wheel, a change of formation, a turn on the spot or a reformation.
        m: The unit's Movement.
        models: Models in it.
        files: Columns it stands in; deeper units than that cannot wheel.
        wheel: Paces the outer corner travels.
        changed: Models added to the front rank or taken off it.
        turns: How many turns of 90 or 180 degrees.

    Raises:
        Refusal: `random-mover`.
    """
    whole = float(_fixed(m))
    if manoeuvre == "reform":
        return ManoeuvreCost(allowed=True, reason=None, cost=paces(whole), left=0, may_shoot=False)
    reason = None
    if manoeuvre == "wheel":
        cost = wheel
        if files is not None and models // files - 1 > files:
            reason = "too-deep"
    elif manoeuvre == "turn":
        cost = turns * whole / _QUARTER
    else:
        cost = -(-changed // _FILES_A_TIME) * whole / 2
        if changed > _MOST_FILES:
            reason = "too-many-files"
    if reason is None and cost > whole:
        reason = "too-dear"
    left = whole if reason else whole - cost
    return ManoeuvreCost(reason is None, reason, paces(cost), paces(left))


def _fixed(m: Amount) -> int:
    if m.fixed is None:
        raise Refusal("random-mover", m=str(m))
    return m.fixed
