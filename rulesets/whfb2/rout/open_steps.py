"""Steps that an outcome leads to, most of a rout: kept by statuses, and told as due."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.link import PARTED
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.core.results.status import Status
from rulesets.rank_and_flank.open_steps import NotedStep
from rulesets.rank_and_flank.round.touching import BETWEEN
from rulesets.whfb2.unit.routed import PURSUIT, RAN, WENT_ALONG, strikes_made

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_BLOWS: Final[StatusId] = "free-blows-due"
_CHASE: Final[StatusId] = "pursuit-due"
_STRUCK_BEHIND: Final[StatusId] = "panic-due"
"""The status of who fights and was charged from behind, until it has tested its panic."""
STEPS: Final = (
    NotedStep("free_attacks", _BLOWS, "enemy", (("rout_move", "unit"),)),
    NotedStep(
        "pursuit_move",
        _CHASE,
        settled_by=(("pursuit_restraint_test", "unit"), ("stop_pursuit_test", "unit")),
    ),
    NotedStep("panic_test", _STRUCK_BEHIND),
)
STATUSES: Final = tuple(
    Status(status, "phase", quiet=True) for status in (_BLOWS, _CHASE, _STRUCK_BEHIND)
)


def open_steps_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of free attacks on those in rout, of pursuits, and of panic of blows from behind."""
    foes = _opponents(situation)
    for unit in situation.units:
        named = (Concerned(unit.name),)
        if unit.models < 1:
            continue
        if unit.has(_BLOWS) and unit.has("fleeing"):
            victors = [
                name
                for name in _met(unit)
                if name in foes and not foes[name].has("fleeing")
                if unit.has("routed") or _may_strike_on(foes[name])
            ]
            by = (("unit", BETWEEN.join(victors)),) if victors else ()
            source = "L1912-1982"
            yield Reminder("free-blows", source, named, "free_attacks", "enemy", by)
        if unit.has(_CHASE):
            gone = [name for name in _met(unit) if name in foes and foes[name].has("fleeing")]
            quarry = (("enemy", gone[0]),) if len(gone) == 1 else ()
            beside = "pursuit_restraint_test"
            source = "L1956-1982"
            yield Reminder("pursuit", source, named, "pursuit_move", "unit", quarry, beside=beside)
        if unit.has(_STRUCK_BEHIND) and not unit.has("fleeing"):
            cause = (("cause", "rear-charge"),)
            yield Reminder("panic-behind", "L2355-2358", named, "panic_test", "unit", cause)


def pursuits_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of those who go along with the routed that ran in this phase.

    They move together, as these rout and in every movement phase of theirs [L1964-2024]; in one of
    these they may try to stop instead [L2047-2056].
    """
    standing = _opponents(situation)
    for routed in situation.units:
        if not (routed.models and routed.has("fleeing") and routed.has(RAN)):
            continue
        for link in routed.linked(PURSUIT.id, own=False):
            pursuer = standing.get(link.other or "")
            if pursuer is None or pursuer.has(WENT_ALONG) or pursuer.has(_CHASE):
                continue
            named, quarry = (Concerned(pursuer.name),), (("enemy", routed.name),)
            if routed.has("routed"):
                name, source, beside = "pursuit-along", "L1964-1982", None
            else:
                name, source, beside = "pursuit", "L2014-2024, L2047-2056", "stop_pursuit_test"
                beside = None if pursuer.has("restraint-tested") else beside
            yield Reminder(name, source, named, "pursuit_move", "unit", quarry, beside=beside)


def _may_strike_on(pursuer: Unit) -> bool:
    """Return whether who went along with the routed has its one free attack still [L2018-2020]."""
    return pursuer.has(WENT_ALONG) and not strikes_made(pursuer)


def slides_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of chariots of the side under way whose axle broke before [L4095-4098]."""
    broken = [each for each in situation.active.units if each.has("axle-broken") and each.models]
    if broken:
        named = tuple(Concerned(unit.name) for unit in broken)
        yield Reminder("slide", "L4095-4098", named, "chariot_slide", "unit")


def _opponents(situation: Situation) -> dict[str, Unit]:
    return {unit.name: unit for unit in situation.units if unit.models > 0}


def _met(unit: Unit) -> list[str]:
    """Return whom a unit fought before one of them routed, or whom it pursues."""
    kinds = (PARTED, PURSUIT.id)
    met = [link.other for kind in kinds for link in unit.linked(kind, own=False)]
    met += [link.other for kind in kinds for link in unit.linked(kind)]
    return list(dict.fromkeys(name for name in met if name is not None))
