"""Steps that an outcome leads to and that must be taken: kept by statuses, told as due."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.unit.unit_state import DREADFUL
from rulesets.core.battlefield.link import CONTACT, PARTED
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.core.results.status import Status
from rulesets.rank_and_flank.open_steps import NotedStep, noted_units
from rulesets.rank_and_flank.round.holding import meets_others
from rulesets.rank_and_flank.round.parted import victors_over
from rulesets.rank_and_flank.round.touching import BETWEEN

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_RIDERLESS: Final[StatusId] = "riderless"
_ROUGH: Final[StatusId] = "rough-ground-due"
_TERROR: Final[StatusId] = "terror-due"
_FEAR: Final[StatusId] = "fear-due"
STEPS: Final = (
    NotedStep("mount_reaction", _RIDERLESS),
    NotedStep("chariot_terrain", _ROUGH),
    NotedStep("terror_test", _TERROR),
    NotedStep("fear_charged", _FEAR, settled_by=(("terror_test", "unit"),)),
)
STATUSES: Final = tuple(
    Status(status, "phase", quiet=True) for status in (_RIDERLESS, _ROUGH, _TERROR, _FEAR)
)


def open_steps_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of steps that were led to and not taken yet."""
    riderless = noted_units(situation, _RIDERLESS)
    if riderless:
        yield Reminder("mount-reaction", "L2352-2382", riderless, "mount_reaction", "unit")
    rough = noted_units(situation, _ROUGH)
    if rough:
        yield Reminder("rough-ground", "L2426-2428", rough, "chariot_terrain", "unit")
    yield from _dreaded(situation)
    yield from _routs(situation)


def _dreaded(situation: Situation) -> Iterator[Reminder]:
    """Remind of the nerve of those whom pursuers reached who cause Fear or Terror [L1948]."""
    for unit in situation.units:
        due = unit.models > 0 and (unit.has(_TERROR) or unit.has(_FEAR))
        terrible = dread_of(situation, unit.name) if due else {}
        named = (Concerned(unit.name),)
        for foe, kinds in terrible.items():
            values = (("enemy", foe),)
            if "terror" in kinds and unit.has(_TERROR):
                charged = (*values, ("situation", "charged"))
                yield Reminder("terror-reached", "L1948", named, "terror_test", "unit", charged)
                break
            if "fear" in kinds and unit.has(_FEAR) and not _has_terror(terrible):
                yield Reminder("fear-reached", "L1948", named, "fear_charged", "unit", values)
                break


def _has_terror(dread: dict[str, frozenset[str]]) -> bool:
    return any("terror" in kinds for kinds in dread.values())


def dread_of(situation: Situation, name: str) -> dict[str, frozenset[str]]:
    """Return who reached a unit in this phase and is dreaded, each with how."""
    units = {unit.name: unit for unit in situation.units}
    if name not in units:
        return {}
    met = [link.other for link in units[name].linked(CONTACT) if link.fresh]
    found = {it: frozenset(units[it].body.faced(DREADFUL).kinds) for it in met if it in units}
    return {foe: kinds for foe, kinds in found.items() if kinds}


def _routs(situation: Situation) -> Iterator[Reminder]:
    """Remind of units that broke and have not run, with those that may pursue them [L1914-1944]."""
    for unit in situation.units:
        if not _broken(unit):
            continue
        victors = [each for each in victors_over(situation, unit) if not meets_others(each, unit)]
        free = [each for each in victors if not each.has("fleeing") and each.bar("set-off") is None]
        named = (Concerned(unit.name),)
        facts = (("victors", ", ".join(each.name for each in free) if free else "none"),)
        if free:
            after = (("unit", BETWEEN.join(each.name for each in free)),)
            yield Reminder("rout", "L1914-1944", named, "flee_pursuit", "enemy", after, facts)
        else:
            yield Reminder("rout", "L1914-1944", named, "flee_move", "unit", (), facts)


def _broken(unit: Unit) -> bool:
    flees = unit.models > 0 and unit.has("fleeing") and not unit.has("fled-this-phase")
    return flees and bool(unit.linked(PARTED))
