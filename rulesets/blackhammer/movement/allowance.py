"""Moves of units, and the cost of manoeuvres [L574-614]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.blackhammer.movement.reach import Length, Obstacles, flight_of, paces
from rulesets.blackhammer.unit import acts
from rulesets.blackhammer.unit.options import One, Paces, YesNo
from rulesets.blackhammer.unit.shield import BARDING
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Quantity, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
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
_VERBS: Final[Mapping[str, Verb]] = {"normal": "move", "march": "march", "charge": "charge"}

_TOO_HEAVY: Final = ("chariot", "heavy-chariot", "war-machine")
"""Rules of those who never march [L2424, L2482]."""
_NO_INFANTRY: Final = ("mounted", "cavalry", "light-cavalry", "monster", *_TOO_HEAVY)
"""Rules of those whom it does not help to be relentless [L2784]."""
_Rules = Annotated[
    SpecialRules,
    Rules(("skirmishers", "flyer", "flight-range", *_TOO_HEAVY)),
    Fill("unit", "rules"),
]
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
        reason: Why not: `enemy-near`, `random-mover`, `too-heavy`, or a status of the unit.
        max_distance: The farthest the unit gets, marching or not.
        may_shoot: Whether the unit may still shoot this turn once it has marched [L2652].
    """

    allowed: bool
    reason: str | None
    max_distance: float
    may_shoot: bool = False


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


def move_effects(arguments: Arguments, result: MoveAllowance) -> tuple[Effect, ...]:
    """Note a move that is made: an ordinary one, or a forced march."""
    if not arguments["made"] or not result.max_distance or arguments["move"] == "charge":
        return ()
    return _gone_by(march=arguments["move"] == "march")


def march_effects(arguments: Arguments, result: March) -> tuple[Effect, ...]:
    """Note a march that is made."""
    return _gone_by(march=True) if arguments["made"] and result.allowed else ()


def manoeuvre_effects(arguments: Arguments, result: ManoeuvreCost) -> tuple[Effect, ...]:
    """Note a reformation that is made, which takes the whole move [L598]."""
    if not arguments["made"] or not result.allowed or arguments["manoeuvre"] != "reform":
        return ()
    return (StatusSet("unit", "reformed", "turn"), StatusSet("unit", "moved", "turn"))


def _gone_by(*, march: bool) -> tuple[Effect, ...]:
    moved = StatusSet("unit", "moved", "turn")
    return (StatusSet("unit", "marched" if march else "made-move", "turn"), moved)


_TOLD: Final = (
    "distance",
    "enemy_fleeing",
    "difficult",
    "all_difficult",
    "obstacles",
    "move",
    "flying",
)


def _made(procedure: str, name: str, arguments: Arguments) -> tuple[FollowUp, ...]:
    """Return the step that notes a move as made, with what was told of its way."""
    told = ((option, arguments.get(option)) for option in _TOLD)
    values = tuple((option, _typed(value)) for option, value in told if value)
    return (FollowUp(procedure, (("unit", "unit"),), (*values, ("made", "yes")), name),)


def _typed(value: Any) -> int | str:
    return "yes" if value is True else str(value)


def after_allowance(arguments: Arguments, result: MoveAllowance) -> tuple[FollowUp, ...]:
    """Offer to note that the unit moves."""
    if arguments["made"] or not result.max_distance or arguments["move"] == "charge":
        return ()
    name = "it-marches" if arguments["move"] == "march" else "it-moves"
    return _made("move_allowance", name, arguments)


def after_march(arguments: Arguments, result: March) -> tuple[FollowUp, ...]:
    """Offer to note that the unit marches."""
    if arguments["made"] or not result.allowed:
        return ()
    return _made("march", "it-marches", arguments)


def after_manoeuvre(arguments: Arguments, result: ManoeuvreCost) -> tuple[FollowUp, ...]:
    """Offer to note that the unit reforms."""
    if arguments["made"] or not result.allowed or arguments["manoeuvre"] != "reform":
        return ()
    values = (("manoeuvre", "reform"), ("made", "yes"))
    return (FollowUp("manoeuvre_cost", (("unit", "unit"),), values, "it-reforms"),)


@procedure(
    source="L574-580, L616-630",
    roles=("unit",),
    effects=move_effects,
    follow_ups=after_allowance,
    acts=acts.MOVE,
)
def move_allowance(
    dice: Dice,
    *,
    m: _M,
    unit: One = None,
    move: Annotated[str, Choice(MOVES)] = "normal",
    barding: YesNo = False,
    difficult: Length = 0.0,
    all_difficult: YesNo = False,
    obstacles: Obstacles = 0,
    flying: YesNo = False,
    made: YesNo = False,  # noqa: ARG001 - noted by the effects
    rules: _Rules = NO_RULES,
) -> MoveAllowance:
    """Tell how far a unit may move [L574, L624-630, L2738].

    Args:
        dice: Not rolled; what keeps the unit where it is is told.
        m: Movement of its slowest member.
        unit: The unit; one that may not move does not.
        move: A normal move, a forced march or a charge.
        barding: Its mounts wear barding that the Movement given does not yet count.
        difficult: Paces of difficult ground on the way; they count double in a march or charge.
        all_difficult: The whole way is difficult ground.
        obstacles: Obstacles crossed that nobody defends: a quarter of the Movement each, or of
            the distance of a charge.
        flying: It flies: over whatever stands there, and no farther in a march or a charge.
        made: Whether the unit moves so, for the table to note.
        rules: Special rules: skirmishers mind no terrain.

    Raises:
        Refusal: `random-mover`, `cannot-fly`.
    """
    verb = _VERBS[move]
    ban = None if unit is None else unit.bar(verb)
    if ban is not None and ban.of == "status":
        dice.tell("stays-where-it-is", status=ban.by)
        return MoveAllowance(0)
    if flying:
        if unit is not None and "flyer" not in rules:
            raise Refusal("cannot-fly", unit=unit.name)
        dice.tell("flies")
        return MoveAllowance(flight_of(rules))
    if "flyer" in rules:
        dice.tell("may-fly", distance=flight_of(rules))
    told = barding and (unit is None or BARDING not in unit.rules)
    basic = _fixed(m) - (1 if told else 0)
    full = float(max(0, basic) * (1 if move == "normal" else 2))
    if "skirmishers" in rules:
        return MoveAllowance(paces(full))
    quarter = (full if move == "charge" else max(0, basic)) / _QUARTER
    left = max(0.0, full - obstacles * quarter)
    if move != "normal":
        left = left / 2 if all_difficult else max(left - difficult, left / 2)
    return MoveAllowance(paces(left))


@procedure(source="L604-614", effects=march_effects, follow_ups=after_march, acts=acts.MARCH)
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
    made: YesNo = False,  # noqa: ARG001 - noted by the effects
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
        unit: The unit, whom a character that is no infantry keeps from being relentless; one that
            may not march does not.
        made: Whether the unit marches, for the table to note.
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
    ban = None if unit is None else unit.bar("march")
    if ban is not None and ban.of == "status":
        reason = ban.by
    still = ban is not None and unit is not None and unit.bar("move") is not None
    way = move_allowance(
        dice,
        m=m,
        move="march" if reason is None else "normal",
        difficult=difficult,
        all_difficult=all_difficult,
        obstacles=obstacles,
        rules=rules,
    )
    farthest = 0 if still else way.max_distance
    return March(reason is None, reason, farthest, may_shoot="light-cavalry" in rules)


def _on_foot(unit: Unit | None, rules: SpecialRules) -> bool:
    """Return whether all on the march together are infantry: relentless helps no others."""
    if any(rule in rules for rule in _NO_INFANTRY):
        return False
    return unit is None or not any(unit.body.has_any(rule) for rule in _NO_INFANTRY)


@procedure(
    source="L584-602",
    roles=("unit",),
    effects=manoeuvre_effects,
    follow_ups=after_manoeuvre,
    acts=acts.MANOEUVRE,
)
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
    made: YesNo = False,  # noqa: ARG001 - noted by the effects
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
        made: Whether the unit does it, for the table to note.

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
