"""Work due in a turn for weapons, machines, chariots, flyers, and what phases bring.

[L3386-3444, L3965-4098, L4420].
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet, ValueChanged
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.whfb2.buildings.burning import BURNS
from rulesets.whfb2.flyers.bombing import AWAY, FETCHING
from rulesets.whfb2.harm.proof import RAIN
from rulesets.whfb2.machines.bombard import REPAIRING
from rulesets.whfb2.machines.cannon import HEAT, UNLOADED
from rulesets.whfb2.magic.effects.changes import CURSED as LIVING_DEATH
from rulesets.whfb2.magic.effects.changes import withered
from rulesets.whfb2.magic.points import REGAINED, may_regain
from rulesets.whfb2.shooting.eligibility import CURSED
from rulesets.whfb2.shooting.fire import BURNED, ON_FIRE
from rulesets.whfb2.shooting.venom import POISONED, status_value
from rulesets.whfb2.unit.standing_still import RELOADING

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_LAST_PHASE: Final = "rally"


def upkeep_reminders(situation: Situation) -> Iterator[Reminder]:
    """Yield the upkeep that the side to play has to see to in the phase under way."""
    own = [unit for unit in situation.active.units if unit.models > 0]
    if situation.phase == "movement":
        yield from _movement(own)
        yield from _blades(own)
        yield from _fires(own, simple=situation.switch("simple-fire") == "on")
    elif situation.phase == "shooting" and situation.moment == "phase":
        yield from _barred("repairing", "L3878-3883", own, REPAIRING)
        cursed = [unit for unit in situation.units if unit.has(CURSED)]
        yield from _barred("arrow-curse", "L5370-5381", cursed, CURSED)
    elif situation.phase == _LAST_PHASE:
        yield from _due("cannon-cools", "L3977-3980", _hot(own), "cannon_rest")


def phase_begins(situation: Situation) -> tuple[Effect, ...]:
    """Cool barrels, rest wizards, and wither the cursed, as a phase of their own turn begins.

    A barrel that was not fired in a turn cools at its end; a wizard who kept still from the start
    of one turn to that of the next gets a point back; the curse of the living death takes a point
    of Strength at the start of each turn [L3977-3980, L4620-4624, L5667-5671].
    """
    own = [unit for unit in situation.active.members if unit.models > 0]
    if situation.phase == _LAST_PHASE:
        return tuple(effect for unit in _hot(own) for effect in _cooled(unit))
    if situation.phase != "movement":
        return ()
    rested = [unit for unit in own if situation.turn > 1 and _rests(unit)]
    return (
        *(effect for unit in rested for effect in _regained(unit.name)),
        *(effect for unit in own for effect in _wasted(unit)),
    )


def _hot(own: list[Unit]) -> list[Unit]:
    return [
        unit for unit in own if unit.has(HEAT) and not (unit.has("fired") or unit.has("rested"))
    ]


def _cooled(unit: Unit) -> tuple[Effect, ...]:
    left = max(0, status_value(unit, HEAT) - 1)
    heat = StatusSet(unit.name, HEAT, value=left) if left else StatusCleared(unit.name, HEAT)
    return (heat, StatusSet(unit.name, "rested", "turn"))


def _rests(unit: Unit) -> bool:
    return unit.number("level", 0) > 0 and may_regain(unit)


def _regained(wizard: str) -> tuple[Effect, ...]:
    return (ValueChanged(wizard, "mp", 1), StatusSet(wizard, REGAINED, "turn"))


def _wasted(unit: Unit) -> Iterator[Effect]:
    strength = unit.find("s")
    if unit.has(LIVING_DEATH) and strength is not None and strength.fixed:
        yield from withered(unit, unit.name, "s", 1, left=strength.fixed > 1)


def _movement(own: list[Unit]) -> Iterator[Reminder]:
    yield from _barred("loading-weapons", "L3386-3389, L3423-3444", own, RELOADING)
    empty = [unit for unit in own if unit.has(UNLOADED) and not unit.has("loaded-this-turn")]
    yield from _due("cannon-load", "L3965-3971", empty, "cannon_reload")
    yield from _due("chariot-slides", "L4095-4098", _with(own, "axle-broken"), "chariot_slide")
    away = [unit for unit in _with(own, FETCHING) if not unit.has(AWAY)]
    yield from _due("flyers-return", "L4420-4428", away, "rearm")
    sick = [unit for unit in own if _recovers(unit)]
    yield from _due("poison-recovery", "L3673-3679", sick, "poison_recovery")


def _fires(own: list[Unit], *, simple: bool) -> Iterator[Reminder]:
    """Remind of what burns: sections by their points, or all alike by the compiler's own rule."""
    if simple:
        alight = [unit for unit in _with(own, ON_FIRE) if not unit.has(BURNED)]
        yield from _due("burns-on", "L7587-7589", alight, "burn_on", "target")
        return
    burning = [unit for unit in own if status_value(unit, ON_FIRE) >= BURNS and not unit.has(RAIN)]
    yield from _due("building-burns", "L3533-3553", burning, "burning_building", "target")


def _blades(own: list[Unit]) -> Iterator[Reminder]:
    """Remind of the weapon that destroys the undead near it as its owner's turn begins."""
    found = tuple(Concerned(unit.name) for unit in own if "destruction-of-undead" in unit.rules)
    if found:
        yield Reminder("destroys-undead", "L6698-6703", found)


def _with(units: Iterable[Unit], status: StatusId) -> list[Unit]:
    return [unit for unit in units if unit.has(status)]


def _recovers(unit: Unit) -> bool:
    """Return whether a point of Toughness comes back to a unit this turn."""
    lost = status_value(unit, POISONED)
    return 0 < lost * 2 <= unit.number("t", 0) and not unit.has("recovered")


def _barred(name: str, source: str, units: Iterable[Unit], status: StatusId) -> Iterator[Reminder]:
    found = tuple(Concerned(unit.name, status) for unit in units if unit.has(status))
    if found:
        yield Reminder(name, source, found)


def _due(
    name: str, source: str, units: Iterable[Unit], procedure: str, role: str = "unit"
) -> Iterator[Reminder]:
    found = tuple(Concerned(unit.name) for unit in units)
    if found:
        yield Reminder(name, source, found, procedure, role)
