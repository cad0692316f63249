"""Control of objectives and terrain features [L989-1009]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from rulesets.aos4.ground.features import KINDS
from rulesets.aos4.unit import acts, offers
from rulesets.aos4.unit.house import ControlFloor
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import (
    Choice,
    FromTable,
    Landmarks,
    Numbers,
    Text,
    Units,
    untold,
)
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.counted import counted_by
from rulesets.core.results.effect import (
    CounterChanged,
    CounterSet,
    Effect,
    GroundLies,
    GroundTaken,
    StatusSet,
)
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

HOLDERS: Final = ("own", "enemy", "none")
_MOST_UNITS: Final = 20

LANDS: Final = ("own-land", "enemy-land", "both-lands")
"""The territory that an objective lies on, as the side whose turn it is sees it [L991]."""


def _holder_of(situation: Situation, name: str | None) -> str | None:
    """Return the side that holds an objective or a feature of a name, None where none is said."""
    if not name:
        return None
    wanted = counted_by("", name)
    roles = ("own", *("enemy" for _ in situation.others))
    for role, side in zip(roles, situation.sides, strict=True):
        held = (*(objective.name for objective in side.objectives), *side.landmarks)
        if wanted in {counted_by("", each) for each in held}:
            return role
    return None


_LAND: Final = {"own": "own-land", "other": "enemy-land", "both": "both-lands"}
_LAND_OF_ENEMY: Final = {"own": "enemy-land", "other": "own-land", "both": "both-lands"}


def _land_of(situation: Situation, name: str | None) -> str | None:
    """Return the territory of an objective, None where nobody said on which it lies."""
    wanted = counted_by("", name or "")
    for seen, side in zip((_LAND, _LAND_OF_ENEMY), situation.sides, strict=False):
        for objective in side.objectives:
            if counted_by("", objective.name) == wanted:
                return seen.get(objective.lies or "")
    return None


_NUMBERED: Final = tuple(f"Obj. {number}" for number in range(1, 7))
"""What objectives are called that nobody gave a name: maps show where they lie, and how many."""


def _names(situation: Situation) -> tuple[str, ...]:
    """Return what objectives may be called: as players named them, or by numbers."""
    held = (objective.name for side in situation.sides for objective in side.objectives)
    return (*(name for name in held if name not in _NUMBERED), *_NUMBERED)


Objective: TypeAlias = Annotated[str, Text(40), FromTable(untold, among=_names)]
Taken: TypeAlias = Annotated[str | None, Choice(("ours", "theirs"))]
Land: TypeAlias = Annotated[str | None, Choice(LANDS), FromTable(_land_of, of=("objective",))]
Holder = Annotated[str, Choice(HOLDERS), FromTable(_holder_of, of=("objective",))]
HolderOfFeature = Annotated[str, Choice(HOLDERS), FromTable(_holder_of, of=("terrain",))]
Scores = Annotated[tuple[int, ...] | None, Numbers(0, 200, _MOST_UNITS)]
Contesting = Annotated[tuple[Unit, ...], Units(1, _MOST_UNITS)]
Changes = Annotated[tuple[int, ...], Numbers(-20, 20, _MOST_UNITS)]


@dataclass(frozen=True, slots=True)
class Control:
    """Control of an objective or a terrain feature: which side has it.

    Attributes:
        holder: The side whose turn it is, its enemy, nobody, or `kept` where it stays whose it
            was and only the table knows.
        before: Who did.
        score: The army control score of the side whose turn it is, None where only players know it.
        enemy_score: That of its enemy.
        objective: The name of the objective, None where it has none or it is a terrain feature.
    """

    holder: Literal["own", "enemy", "none", "kept"]
    before: Literal["own", "enemy", "none"]
    score: int | None
    enemy_score: int | None
    objective: str | None = detail()


def army_score(
    models: tuple[int, ...], changes: tuple[int, ...], floor: str = "contesting-units"
) -> int:
    """Return an army's control score.

    Args:
        models: For each unit that contests, the Control of its contesting models together.
        changes: What modifies each unit's score, in the same order; none beyond the last.
        floor: Whether a unit named without a contesting model has a score of 1 all the same.

    Raises:
        Refusal: `more-changes-than-units`.
    """
    if len(changes) > len(models):
        raise Refusal("more-changes-than-units", count=len(changes), units=len(models))
    padded = (*changes, *(0,) * (len(models) - len(changes)))
    # A unit none of whose models contests has no score at all; the floor is for reductions.
    counted = floor == "units-near"
    return sum(max(1, own + by) for own, by in zip(models, padded, strict=True) if own or counted)


_Side: TypeAlias = tuple[tuple[Unit, ...], tuple[int, ...] | None, tuple[int, ...]]


def _both(own: _Side, enemy: _Side, floor: str) -> tuple[int, int]:
    """Return the control scores of both armies, from units named and numbers typed."""
    if not any(units or scores is not None for units, scores, _ in (own, enemy)):
        raise Refusal("who-contests")
    return _score(own, floor), _score(enemy, floor)


def _score(side: _Side, floor: str) -> int:
    units, scores, changes = side
    named = sum(unit_score(unit) for unit in units if unit.models > 0)
    return named + army_score(scores or (), changes, floor)


def unit_score(unit: Unit) -> int:
    """Return the control score of a unit all of whose models contest [L1003, L1690-1696].

    Raises:
        Refusal: `unit-lacks-value`.
    """
    return max(1, unit.number("control") * unit.models + ("standard-bearer" in unit.rules))


def check_sides(situation: Situation, arguments: Arguments) -> None:
    """Refuse units of one side under the option for those of the other.

    Of objectives a unit contests one, and of terrain features one beside it [L997, L1009].

    Raises:
        Refusal: `contests-for-other`.
    """
    active = {unit.name for unit in situation.active.units}
    foes = {unit.name for unit in situation.enemies}
    for option, other, strangers in (("units", "enemies", foes), ("enemies", "units", active)):
        named = (unit.name for unit in arguments[option])
        wrong = next((name for name in named if name in strangers), None)
        if wrong is not None:
            side = situation.active.name
            raise Refusal("contests-for-other", unit=wrong, option=option, other=other, side=side)


def control_effects(arguments: Arguments, result: Control) -> tuple[Effect, ...]:
    """Note the units that contest an objective, and its owner: by name, else by number."""
    return (*_contesting(arguments, "contested"), *_told(arguments, result))


@procedure(
    source="L989-1005, L1690-1696, L2041-2043",
    command="objective",
    variant="control",
    effects=control_effects,
    at_large=True,
    actors=(),
    check=check_sides,
    acts=acts.CONTROL,
    phases=("start-of-round", "end-of-turn"),
    offering=offers.OBJECTIVE,
)
def objective_control(
    _dice: Dice,
    *,
    objective: Objective = "",
    units: Contesting = (),
    enemies: Contesting = (),
    scores: Scores = None,
    enemy_scores: Scores = None,
    changes: Changes = (),
    enemy_changes: Changes = (),
    holder: Holder = "none",
    lies: Land = None,  # noqa: ARG001 - its effects note it
    taken: Taken = None,
    control_floor: ControlFloor = "contesting-units",
) -> Control:
    """Tell who controls an objective: the higher army score takes it, else nothing changes.

    Args:
        objective: Its name, under which the table keeps who controls it.
        units: Units of the side whose turn it is that contest it with every model.
        enemies: Those of its enemy.
        scores: Control of the contesting models, a number for each other unit of the side whose
            turn it is.
        enemy_scores: The same of its enemy.
        changes: What modifies the score of each of the former, +1 for a standard bearer.
        enemy_changes: The same of the enemy.
        holder: Who controls it so far, which the table knows of a named one; control stays until
            the other takes it [L1005].
        lies: On whose territory it lies; told once, the table knows it by the objective's name.
        taken: Who has the higher score, where players counted it themselves.
        control_floor: Whether a unit without a contesting model counts 1.

    Raises:
        Refusal: `who-contests` where nothing is said of either side, `more-changes-than-units`.
    """
    before = _side(holder)
    name = objective or None
    if taken is not None:
        return Control("own" if taken == "ours" else "enemy", before, None, None, name)
    own, enemy = _both(
        (units, scores, changes), (enemies, enemy_scores, enemy_changes), control_floor
    )
    if own == enemy:
        stays = "kept" if objective and before == "none" else before
        return Control(stays, before, own, enemy, name)
    return Control("own" if own > enemy else "enemy", before, own, enemy, name)


def _side(holder: str) -> Literal["own", "enemy", "none"]:
    return "own" if holder == "own" else "enemy" if holder == "enemy" else "none"


_SIDES: Final = {"own": "active", "enemy": "other"}
_LIES: Final = {"own-land": "active", "enemy-land": "other", "both-lands": "both"}


def _contesting(arguments: Arguments, status: StatusId) -> tuple[Effect, ...]:
    """Note the units that contest, which contest no other of the kind [L997]."""
    return tuple(
        StatusSet(role, status, "phase", place=index)
        for role in ("units", "enemies")
        for index in range(len(arguments[role]))
    )


def _told(arguments: Arguments, result: Control) -> tuple[Effect, ...]:
    """Return what becomes of an objective; a turn that was scored without it is scored anew."""
    taken = _taken(arguments, result)
    return (*taken, CounterSet("turn-scored", 0)) if taken else ()


def _taken(arguments: Arguments, result: Control) -> tuple[Effect, ...]:
    name = arguments["objective"]
    if arguments.get("taken") is not None and result.holder == result.before:
        return ()
    if name:
        lies = arguments["lies"]
        laid = () if lies is None else (GroundLies(name, _LIES[lies]),)
        stays = result.holder in {"kept", "none"} or result.holder == result.before
        if stays and result.score == result.enemy_score:
            return laid
        return (*laid, GroundTaken(name, _SIDES[result.holder]))
    if result.holder == result.before:
        return ()
    gained = CounterChanged("objectives", 1, _SIDES[result.holder])
    if result.before == "none":
        return (gained,)
    return (CounterChanged("objectives", -1, _SIDES[result.before]), gained)


def terrain_effects(arguments: Arguments, result: Control) -> tuple[Effect, ...]:
    """Note the units that contest a feature, and the owner of a named one."""
    contest = _contesting(arguments, "contested-terrain")
    terrain = arguments["terrain"]
    if terrain is None or terrain.name is None or result.holder == "kept":
        return contest
    return (*contest, GroundTaken(terrain.name, _SIDES.get(result.holder)))


@procedure(
    source="L1007-1009",
    command="terrain",
    variant="control",
    effects=terrain_effects,
    at_large=True,
    actors=(),
    check=check_sides,
    acts=acts.TERRAIN_CONTROL,
)
def terrain_control(
    _dice: Dice,
    *,
    terrain: Annotated[Landmark | None, Landmarks(KINDS)] = None,
    units: Contesting = (),
    enemies: Contesting = (),
    scores: Scores = None,
    enemy_scores: Scores = None,
    changes: Changes = (),
    enemy_changes: Changes = (),
    holder: HolderOfFeature = "none",
    control_floor: ControlFloor = "contesting-units",
) -> Control:
    """Tell who controls a terrain feature: as an objective, but lost when left [L1007-1009].

    Args:
        terrain: The feature, under whose name on the battlefield the table keeps who controls it.
        units: As for an objective.
        enemies: As for an objective.
        scores: As for an objective.
        enemy_scores: As for an objective.
        changes: As for an objective.
        enemy_changes: As for an objective.
        holder: Who controls it so far, which the table knows of a named one.
        control_floor: As for an objective.

    Raises:
        Refusal: `who-contests`, `more-changes-than-units`.
    """
    own, enemy = _both(
        (units, scores, changes), (enemies, enemy_scores, enemy_changes), control_floor
    )
    before = _side(holder)
    if own != enemy:
        return Control("own" if own > enemy else "enemy", before, own, enemy)
    if terrain is not None and terrain.name is not None and before == "none" and own:
        return Control("kept", before, own, enemy)
    contests = (before == "own" and own) or (before == "enemy" and enemy)
    return Control(before if contests else "none", before, own, enemy)
