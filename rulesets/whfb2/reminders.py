"""Reminders for a player in each phase, for the units on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation, concerned_by
from rulesets.rank_and_flank.challenging import fights_challenges
from rulesets.rank_and_flank.round.order import unfought
from rulesets.whfb2.characters.challenge import DUEL
from rulesets.whfb2.combat.reminders import combat_reminders, to_fight
from rulesets.whfb2.harm import shock
from rulesets.whfb2.machines.catapult import TO_COUNT
from rulesets.whfb2.magic.reminders import magic_reminders
from rulesets.whfb2.movement.charge_steps import CHARGE, dreadful
from rulesets.whfb2.movement.reminders import CHARGE_DECLARED, charge_reminders
from rulesets.whfb2.preparation.deployment import next_to_place, order_of, waiting
from rulesets.whfb2.psychology.alarmed import alarm_reminders, as_turn_begins
from rulesets.whfb2.psychology.animosity import TRIED
from rulesets.whfb2.psychology.frightening import fear_awaited, frightens
from rulesets.whfb2.psychology.guest import guests_subject
from rulesets.whfb2.psychology.instability import MAGICAL, SETTLED, TESTED, trigger_of
from rulesets.whfb2.psychology.nerve import IMMUNE
from rulesets.whfb2.rout.open_steps import open_steps_due, pursuits_due, slides_due
from rulesets.whfb2.rout.outrunning import outruns
from rulesets.whfb2.unit.enemies import QUARREL, is_subject
from rulesets.whfb2.unit.rout_due import rout_reminders
from rulesets.whfb2.unit.routed import CHASES_ON, PURSUIT
from rulesets.whfb2.unit.upkeep import upkeep_reminders
from rulesets.whfb2.unit.vocabulary import MISSILE_WEAPONS

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

_MOST_NAMES: Final = 12
_LONGEST: Final = 400
_ELSEWHERE: Final = ("engaged", "fleeing", "pursuing")
"""Statuses of those of whom other reminders tell what they do."""
_MOVED: Final = ("crossbow",)
"""Weapons that are not shot after a move [L3339-3341]."""


def reminders_of(situation: Situation) -> tuple[Reminder, ...]:
    """Return what is due, barred or running out, in the order in which it is dealt with."""
    leaving = situation.moment == "leaving"
    remind = (_UNDONE if leaving else _PHASES).get(situation.phase or "")
    own = tuple(remind(situation)) if remind else ()
    due = (
        *rout_reminders(situation),
        *_routs(situation, leaving=leaving),
        *alarm_reminders(situation),
        *open_steps_due(situation),
        *pursuits_due(situation),
        *(slides_due(situation) if situation.phase == "movement" else ()),
    )
    return (*own, *due, *upkeep_reminders(situation), *magic_reminders(situation))


def _named(units: Iterable[Unit], status: str | None = None) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name, status) for unit in units)


def _some(units: Iterable[Unit]) -> tuple[Unit, ...]:
    return tuple(unit for unit in units if unit.models > 0)


def _with(units: Iterable[Unit], rule: RuleId, *without: StatusId) -> list[Unit]:
    """Return the units that have a rule, and none of some statuses."""
    return [
        unit
        for unit in units
        if rule in unit.rules and not any(unit.has(status) for status in without)
    ]


def _due(
    name: str, source: str, units: Iterable[Unit], procedure: str, **values: int | str
) -> Iterator[Reminder]:
    """Remind of a test for some units, where there are any."""
    found = _named(units)
    if found:
        yield Reminder(name, source, found, procedure, "unit", tuple(values.items()))


def _deployment(situation: Situation) -> Iterator[Reminder]:
    everybody = _some(situation.units)
    thirsty = _with(everybody, "drunkenness", "drunk")
    yield from _due("drunkenness", "L2508-2518", thirsty, "drunkenness")
    order = order_of(everybody, _LONGEST)
    if "," in order or "=" in order:
        yield Reminder("deployment-order", "L372-388", facts=(("order", order),))
    yield from _due("deploys-next", "L376-383", next_to_place(situation), "deploy_unit")


def _movement(situation: Situation) -> Iterator[Reminder]:
    own = _some(situation.active.units)
    yield from _start_of_turn(situation, own)
    yield from charge_reminders(situation, CHARGE_DECLARED)
    yield from _fear(situation)
    running = [unit for unit in own if unit.has("fleeing")]
    yield from _due("flight", "L1929-1953", _still_there(running), "rout_move")
    yield from _outrunners(running)
    yield from _pursuits(situation, running)
    hating = [unit for unit in own if unit.has("hating") and not unit.has("engaged")]
    if hating:
        yield Reminder("hating", "L2449-2460", _named(hating, "hating"))
    raging = [unit for unit in own if unit.has("frenzied") and not unit.has("engaged")]
    if raging:
        yield Reminder("raging", "L2320-2326", _named(raging, "frenzied"))
    lost = [unit for unit in _at_odds(own) if unit.has(TRIED)]
    if lost:
        yield Reminder("quarrel-charge", "L2618-2628", _named(lost, QUARREL))
    still = tuple(
        Concerned(unit.name, ban.by)
        for unit in own
        if (ban := unit.bar("move")) is not None and ban.by not in _ELSEWHERE
    )
    if still:
        yield Reminder("no-move", "L1101, L2000-2012, L2361-2366", still)
    fearsome = [unit for unit in _some(situation.enemies) if frightens(unit)]
    if fearsome and own:
        names = ", ".join(unit.name for unit in fearsome[:_MOST_NAMES])
        yield Reminder("fear-first", "L2413-2423", facts=(("enemies", names),))


def _routs(situation: Situation, *, leaving: bool) -> Iterator[Reminder]:
    """Remind of those who routed in this turn: they run at once, whatever the phase [L1887-1900].

    Where it is the phase of their own moves, they are among those who run in it.
    """
    own = situation.active.units if situation.phase == "movement" else ()
    routed = [
        unit
        for unit in _some(situation.units)
        if unit.has("fleeing") and unit.has("routed") and unit not in own
    ]
    name, source = ("flight-undone", "L1929-1953") if leaving else ("rout", "L1887-1900")
    yield from _due(name, source, _still_there(routed), "rout_move")


def _fear(situation: Situation) -> Iterator[Reminder]:
    """Remind of the fear of those who were charged [L2409-2433]."""
    units = {unit.name: unit for unit in situation.units}
    for unit, foe in fear_awaited(situation):
        both = dreadful(units[foe]) and not unit.has("terror-tested")
        test = "terror_test" if both else "fear_test"
        named = (("enemy", foe), ("situation", "charged"))
        facts = (("foe", foe),)
        yield Reminder("fear-charged", "L2409-2433", _named((unit,)), test, "unit", named, facts)


def _outrunners(running: Iterable[Unit]) -> Iterator[Reminder]:
    """Remind of the characters who may leave the routed that they are with [L2967-2973]."""
    faster = [
        hero
        for unit in running
        for hero in unit.body.joined
        if outruns(hero, unit.body.alone) == "fleeing"
    ]
    if faster:
        yield Reminder("may-outrun", "L2042-2045, L2967-2973", _named(faster))


def _pursuits(situation: Situation, running: Iterable[Unit]) -> Iterator[Reminder]:
    """Remind of who pursues the routed, and may try once to stop as these move [L2047-2056]."""
    goes_on = {unit.name for unit in situation.units if unit.first_of(CHASES_ON) is not None}
    for unit in running:
        named = (("enemy", unit.name),)
        for link in unit.linked(PURSUIT.id, own=False):
            if link.other in goes_on:
                continue
            chaser = (Concerned(link.other or ""),)
            facts = (("routed", unit.name),)
            yield Reminder(
                "pursuit-goes-on", "L2047-2056", chaser, "stop_pursuit_test", "unit", named, facts
            )


def _start_of_turn(situation: Situation, own: tuple[Unit, ...]) -> Iterator[Reminder]:
    """Remind of the tests that begin a turn, in their order [L2196-2202]."""
    waiting = [unit for unit in own if unit.has("off-table")]
    late = [unit for unit in waiting if not unit.has("rearguard-tested")]
    if situation.turn > 1:
        yield from _due("rear-guard", "L400-406", late, "rearguard_arrival")
    unstable = _with(own, "instability", TESTED, *SETTLED)
    if trigger_of(own) is False:
        unstable = [unit for unit in unstable if unit.has(MAGICAL)]
    yield from _due("instability", "L2546-2551", unstable, "instability")
    quarrelling = [unit for unit in own if unit.has(QUARREL) and not unit.has(TRIED)]
    yield from _due("quarrel", "L2626-2632", quarrelling, "animosity_control")
    yield from _due("animosity", "L2615-2620", _rowdy(own), "animosity_test")
    stupid = _with(own, "stupidity", "stupidity-tested", "stupid", "fleeing")
    yield from _due("stupidity", "L2270-2272", stupid, "stupidity_test")
    yield from _due("stupid-wander", "L2289-2298", _to_wander(own), "stupid_wander")
    angry = _with(own, "frenzy", "frenzy-tested", "frenzied", "fleeing")
    angry += guests_subject(own, "frenzy", "frenzy-tested", "frenzied", "fleeing")
    yield from _due("frenzy", "L2315-2318", _nervous(angry), "frenzy_test")
    yield from _due("panic", "L2353-2354", as_turn_begins(own), "panic_test", cause="rout-near")
    hateful = _with(own, "hatred", "hatred-tested", "hating", "fleeing", "engaged")
    hateful += guests_subject(own, "hatred", "hatred-tested", "hating", "fleeing", "engaged")
    yield from _due("hatred", "L2446-2448", _nervous(hateful), "hatred_test")


def _to_wander(own: Iterable[Unit]) -> list[Unit]:
    """Return the stupid outside combat of whom nobody has rolled what they do [L2289-2298]."""
    lost = [unit for unit in own if unit.has("stupid") and not unit.has("engaged")]
    return [unit for unit in lost if not unit.has("moved") and not unit.has("halted")]


def _goblinoids(units: Iterable[Unit]) -> list[Unit]:
    return [unit for unit in units if is_subject(unit)]


def _rowdy(own: Iterable[Unit]) -> list[Unit]:
    """Return those who roll animosity and have not: who has friends alike [L2605-2620]."""
    alike = _goblinoids(own)
    spared: tuple[StatusId, ...] = ("animosity-tested", QUARREL, "fleeing", "engaged")
    rolling = [unit for unit in alike if not any(unit.has(status) for status in spared)]
    return rolling if len(alike) > 1 else []


def _at_odds(units: Iterable[Unit]) -> list[Unit]:
    """Return the units in a quarrel that have not come to blows, nor charged in this turn."""
    quiet = [unit for unit in units if unit.has(QUARREL) and not unit.linked(CHARGE, own=True)]
    return [unit for unit in quiet if not (unit.has("engaged") or unit.has("moved"))]


def _nervous(units: Iterable[Unit]) -> list[Unit]:
    return [unit for unit in units if IMMUNE not in unit.rules]


def _shooting(situation: Situation) -> Iterator[Reminder]:
    archers = [
        unit
        for unit in _some(situation.active.units)
        if any(weapon in unit.rules for weapon in MISSILE_WEAPONS)
    ]
    slow = [unit for unit in archers if any(weapon in unit.rules for weapon in _MOVED)]
    barred = {concerned.unit: concerned for concerned in concerned_by(slow, ("moved",))}
    for unit in archers:
        ban = unit.bar("stand-and-shoot")  # what was shot already is told nowhere
        if ban is not None:
            barred[unit.name] = Concerned(unit.name, ban.by)
    if barred:
        yield Reminder("no-shooting", "L1064-1066, L3339-3341", tuple(barred.values()))
    yield from _stones(situation)
    yield from _shaken(situation)


def _stones(situation: Situation) -> Iterator[Reminder]:
    """Remind of stones that fell where nobody has counted the figures yet [L3806-3826]."""
    fell = [unit for unit in _some(situation.active.units) if unit.has(TO_COUNT)]
    yield from _due("hits-to-count", "L3806-3826", fell, "machine_hits", machine="catapult")


def _leaving_shooting(situation: Situation) -> Iterator[Reminder]:
    yield from _stones(situation)
    yield from _shaken(situation)


def _shaken(situation: Situation) -> Iterator[Reminder]:
    yield from shock.reminders(situation.units, leaving=situation.moment == "leaving")


def _combat(situation: Situation) -> Iterator[Reminder]:
    fighting = to_fight(situation)
    yield from combat_reminders(situation)
    heroes = [hero for unit in fighting for hero in unit.body.members]
    heroes = [hero for hero in heroes if fights_challenges(hero) and not hero.has(DUEL)]
    if heroes and len(fighting) > 1:
        yield Reminder("challenges", "L2984-3096", _named(heroes))
    if any(unit.has("stupid") for unit in fighting):
        stupid = [unit for unit in fighting if unit.has("stupid")]
        yield Reminder("stupid-fight", "L2275-2284", _named(stupid, "stupid"))


def _reserves(situation: Situation) -> Iterator[Reminder]:
    fresh = [
        unit
        for unit in _some(situation.active.units)
        if "war-machine" not in unit.rules
        and unit.bar("move") is None
        and not unit.has("reserve-moved")
    ]
    yield from _due("reserves", "L2122-2146", fresh, "reserve_move")


def _rally(situation: Situation) -> Iterator[Reminder]:
    rallying = _to_rally(situation)
    yield from _due("rally", "L2069-2109", rallying, "rally_test")
    hunted = [unit for unit in _some(situation.active.units) if unit.has("pursued")]
    if hunted:
        yield Reminder("no-rally", "L2073-2075", _named(hunted, "pursued"))


def _to_rally(situation: Situation) -> list[Unit]:
    return [
        unit
        for unit in _some(situation.active.units)
        if unit.has("fleeing")
        and not any(unit.has(status) for status in ("routed", "pursued", "rally-tested"))
    ]


def _still_there(running: Iterable[Unit]) -> list[Unit]:
    return [unit for unit in running if not unit.has("rout-moved")]


def _leaving_deployment(situation: Situation) -> Iterator[Reminder]:
    for side in situation.sides:
        missing = ", ".join(unit.name for unit in waiting(_some(side.units)))[:_LONGEST]
        if missing:
            source, facts = "L321-326, L372-388", (("side", side.name), ("names", missing))
            yield Reminder("deployment-undone", source, procedure="deploy_army", facts=facts)


def _leaving_movement(situation: Situation) -> Iterator[Reminder]:
    own = _some(situation.active.units)
    yield from _due("animosity-undone", "L2615-2620", _rowdy(own), "animosity_test")
    stupid = _with(own, "stupidity", "stupidity-tested", "stupid", "fleeing")
    yield from _due("stupidity-undone", "L2270-2272", stupid, "stupidity_test")
    yield from _due("stupid-wander-undone", "L2289-2298", _to_wander(own), "stupid_wander")
    quarrelling = _at_odds(own)
    if quarrelling:
        yield Reminder("quarrel-undone", "L2615-2628", _named(quarrelling))
    running = _still_there(unit for unit in own if unit.has("fleeing"))
    yield from _due("flight-undone", "L1929-1953", running, "rout_move")
    yield from _fear(situation)
    yield from charge_reminders(situation, "charge-undone")


def _leaving_combat(situation: Situation) -> Iterator[Reminder]:
    yield from unfought(combat_reminders(situation))


def _leaving_rally(situation: Situation) -> Iterator[Reminder]:
    missing = _to_rally(situation)
    yield from _due("rally-undone", "L2069-2109", missing, "rally_test")


_Remind: TypeAlias = Callable[[Situation], Iterator[Reminder]]
_PHASES: Final[Mapping[str, _Remind]] = {
    "deployment": _deployment,
    "movement": _movement,
    "shooting": _shooting,
    "combat": _combat,
    "reserves": _reserves,
    "magic": _shaken,
    "rally": _rally,
}
_UNDONE: Final[Mapping[str, _Remind]] = {
    "deployment": _leaving_deployment,
    "movement": _leaving_movement,
    "shooting": _leaving_shooting,
    "combat": _leaving_combat,
    "magic": _shaken,
    "rally": _leaving_rally,
}
