"""Objectives, tactics and the underdog as the table knows them, for the options that ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from rulesets.aos4.unit.chosen_tactic import tactic_chosen
from rulesets.aos4.unit.profile import PACKS, TACTICS
from rulesets.core.declaring.parameter import Choice, Flag, FromTable, Raw, Whole
from rulesets.core.results.counted import counted_by
from rulesets.core.results.reminder import Objective, Side, Situation
from rulesets.core.results.status import FALLEN

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

PICKED: Final = "entourage"
"""The status of the unit that Slay the Entourage picked [L1741-1743]."""
LAND = "tactic-land"
"""The counter of the terrain feature that Take Their Land picked, by its name [L1749-1751]."""


def _known(situation: Situation) -> bool:
    """Return whether anybody has noted an objective, by its name or by their number."""
    return any(side.objectives or side.counter("objectives") for side in situation.sides)


def _held(side: Side) -> int:
    return (side.counter("objectives") or 0) + len(side.objectives)


def _own(situation: Situation) -> int | None:
    return _held(situation.active) if _known(situation) else None


def _theirs(situation: Situation) -> int | None:
    if not _known(situation):
        return None
    return max((_held(side) for side in situation.others), default=0)


def _counting(holds: Callable[[Objective], bool]) -> Callable[..., int | None]:
    """Return a function that counts the active side's objectives, where they have names."""

    def count(situation: Situation, _held: Raw | None = None) -> int | None:
        named = any(side.objectives for side in situation.sides)
        return sum(map(holds, situation.active.objectives)) if named else None

    return count


def _up_to(_situation: Situation, held: Raw | None) -> tuple[str, ...]:
    """Return how many of the objectives that a side holds may be of some kind: none, up to all."""
    number = str(held)
    return tuple(map(str, range(int(number) + 1))) if number.isdecimal() else ()


def _on_their_land(situation: Situation) -> bool | None:
    placed = any(objective.lies for side in situation.sides for objective in side.objectives)
    return (
        any(objective.lies == "other" for objective in situation.active.objectives)
        if placed
        else None
    )


def _underdog(situation: Situation) -> bool | None:
    if all(side.counter("underdog") is None for side in situation.sides):
        return None
    return bool(situation.active.counter("underdog"))


def _completed(situation: Situation) -> bool | None:
    done = situation.active.counter("tactic-done")
    return None if done is None else bool(done)


def _chosen(situation: Situation) -> bool:
    return tactic_chosen(situation) is not None


def _went_second(situation: Situation) -> bool | None:
    """Return whether a side had the second turn last round, and won the choice of the first."""
    return bool(situation.active.counter("may-seize")) or None


def _goes_first(situation: Situation) -> bool | None:
    return (not situation.last) or None


def _count(side: Side, status: StatusId) -> int:
    return sum(brought.unit.has(status) for brought in side.army)


def _fought(situation: Situation) -> int | None:
    """Return the number of the side's units that fought this turn, fallen ones too."""
    return _count(situation.active, "fought") or None


def _lost(situation: Situation) -> int | None:
    return _count(situation.active, FALLEN) or None


def _picked(situation: Situation) -> bool | None:
    """Return whether the unit that was picked fell this turn, None where none was picked."""
    picked = [
        brought.unit
        for side in situation.others
        for brought in side.army
        if brought.unit.has(PICKED)
    ]
    return any(unit.has(FALLEN) for unit in picked) if picked else None


def _land(situation: Situation) -> bool | None:
    """Return whether the terrain feature that was picked is held, None where none was picked."""
    own = situation.active
    picked = [name for name, held in own.counters if name.startswith(f"{LAND}:") and held]
    held = [counted_by(LAND, name) for name in own.landmarks]
    return any(name in held for name in picked) if picked else None


def _pack(situation: Situation) -> str | None:
    return situation.switch("battlepack")


def _cards_scored(situation: Situation) -> int | None:
    return situation.active.counter("cards-scored")


def _counted(counter: str) -> FromTable:
    """Return what was counted in this turn already, which nobody says."""
    return FromTable(lambda situation: situation.active.counter(counter) or None, unsaid=True)


Own: TypeAlias = Annotated[int, Whole(0, 20), FromTable(_own)]
Theirs: TypeAlias = Annotated[int, Whole(0, 20), FromTable(_theirs)]
Gained: TypeAlias = Annotated[
    int, Whole(0, 20), FromTable(_counting(lambda objective: objective.before != "own"))
]
Taken: TypeAlias = Annotated[
    int, Whole(0, 20), FromTable(_counting(lambda objective: objective.before == "other"))
]
"""Objectives controlled now and not as the turn began, and those of them that were the enemy's."""
Shared: TypeAlias = Annotated[
    int,
    Whole(0, 20),
    FromTable(
        _counting(lambda objective: objective.lies == "both"), of=("objectives",), among=_up_to
    ),
]
OnTheirLand: TypeAlias = Annotated[bool, Flag(), FromTable(_on_their_land)]
Underdog: TypeAlias = Annotated[bool, Flag(), FromTable(_underdog)]
Completed: TypeAlias = Annotated[bool, Flag(), FromTable(_completed)]
Tactic: TypeAlias = Annotated[str, Choice(TACTICS), FromTable(tactic_chosen)]
Fought: TypeAlias = Annotated[int, Whole(0, 20), FromTable(_fought, whole_army=True)]
Lost: TypeAlias = Annotated[int, Whole(0, 20), FromTable(_lost, whole_army=True)]
PickedFell: TypeAlias = Annotated[bool, Flag(), FromTable(_picked, whole_army=True)]
LandHeld: TypeAlias = Annotated[bool, Flag(), FromTable(_land)]
ChosenTactic: TypeAlias = Annotated[str | None, Choice(TACTICS), FromTable(tactic_chosen)]
Chosen: TypeAlias = Annotated[bool, Flag(), FromTable(_chosen)]
WentSecond: TypeAlias = Annotated[bool, Flag(), FromTable(_went_second)]
GoesFirst: TypeAlias = Annotated[bool, Flag(), FromTable(_goes_first)]
PackPlayed: TypeAlias = Annotated[str | None, Choice(PACKS), FromTable(_pack)]
CardsScored: TypeAlias = Annotated[int, Whole(0, 20), FromTable(_cards_scored)]
ControlCounted: TypeAlias = Annotated[int, Whole(0, 200), _counted("turn-control")]
TwistCounted: TypeAlias = Annotated[int, Whole(0, 200), _counted("turn-twist")]
TacticsCounted: TypeAlias = Annotated[int, Whole(0, 200), _counted("turn-tactics")]
"""Victory points that were counted in this turn before an objective was told of."""
Anew: TypeAlias = Annotated[
    bool,
    Flag(),
    FromTable(
        lambda situation: bool(situation.active.counter("turn-counted")) or None, unsaid=True
    ),
]
