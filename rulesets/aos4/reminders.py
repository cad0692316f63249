"""Reminders for players in each phase, for the units on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from rulesets.aos4.abilities.queue import (
    SPEEDS,
    SideRole,
    eligible,
    next_picker,
    speed_of,
    waiting,
)
from rulesets.aos4.abilities.timing import abilities_now
from rulesets.aos4.attack.arms import weapons_held
from rulesets.aos4.attack.reminders import charges_open, combats_due, combats_undone
from rulesets.aos4.attack.weapon import Weapon
from rulesets.aos4.battle_score import points_of
from rulesets.aos4.ground.features import feature_of
from rulesets.aos4.ground.reserves import LOST_FROM
from rulesets.aos4.magic.answering import opposed
from rulesets.aos4.rounds.turn_order import chooser, is_settled
from rulesets.aos4.unit.chosen_tactic import tactic_chosen, tactic_open
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation, concerned_by

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

_SIDES: Final[tuple[SideRole, ...]] = ("active", "opponent")
_ROUNDS: Final = 4
"""Battle rounds of both battlepacks [L1811, L2123]."""
_SCORING: Final = "L1799-1805, L2165-2172"


def reminders_of(situation: Situation) -> tuple[Reminder, ...]:
    """Return the reminders of what is due, barred or running out, in the order of play."""
    leaving = situation.moment == "leaving"
    remind = (_LEAVING if leaving else _PHASES).get(situation.phase or "")
    found = tuple(remind(situation)) if remind else ()
    if leaving:
        return found
    return (*_severed(situation), *found, *abilities_now(situation))


def _named(units: Iterable[Unit], status: str | None = None) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name, status) for unit in units)


def _some(units: Iterable[Unit]) -> tuple[Unit, ...]:
    return tuple(unit for unit in units if unit.models > 0 and not unit.has("reserve"))


def _everyone(situation: Situation) -> tuple[Unit, ...]:
    return (*_some(situation.active.units), *_some(situation.enemies))


def _count(situation: Situation, counter: str) -> tuple[int, int]:
    """Return a counter of the side whose turn it is, and of its enemy."""
    others = [side.counter(counter) or 0 for side in situation.others]
    return situation.active.counter(counter) or 0, max(others, default=0)


def _points(situation: Situation) -> tuple[int, int]:
    """Return the victory points of the side whose turn it is, and the most of its enemies."""
    own, *others = points_of(situation)
    return own, max(others, default=0)


def _spearhead(situation: Situation) -> bool:
    return situation.switch("battlepack") == "spearhead"


def _orders(situation: Situation, reminder: str) -> Iterator[Reminder]:
    """Remind of the commands of a phase where either side has points for one [L1074-1076]."""
    if _spearhead(situation):
        return
    own, enemy = _count(situation, "command-points")
    if own or enemy:
        yield Reminder(
            reminder, "L1074-1201", facts=(("own", own), ("enemy", enemy), *_sides(situation))
        )
    used = [unit for unit in _everyone(situation) if unit.has("commanded")]
    if used:
        yield Reminder("commanded", "L1076", _named(used))


def _deployment(situation: Situation) -> Iterator[Reminder]:
    if _spearhead(situation):
        yield Reminder("deploy-spearhead", "L2107-2119")
    else:
        yield Reminder("deploy", "L350-406")


def _end_of_round(situation: Situation) -> Iterator[Reminder]:
    """Remind of the victory once all battle rounds are played [L1811-1817, L2123, L2174-2176]."""
    if situation.turn >= _ROUNDS:
        yield Reminder("battle-over", "L1811-1817, L2123, L2174-2176", procedure="victory")


def _start_of_round(situation: Situation) -> Iterator[Reminder]:
    if situation.turn > _ROUNDS:
        yield from _end_of_round(situation)
        return
    if situation.turn == 1:
        chooses = "first-turn-spearhead" if _spearhead(situation) else "first-turn"
        yield Reminder(chooses, "L430, L2141", facts=_sides(situation))
        yield Reminder("first-control", "L1001", procedure="objective_control")
    else:
        rolled = any(_count(situation, "priority-rolled"))
        if not rolled:
            yield Reminder("priority", "L432", procedure="priority_roll")
        if not is_settled(situation):
            yield Reminder("begins", "L432", facts=_sides(situation))
    if _spearhead(situation):
        yield Reminder("cards", "L2139-2163")
    elif situation.active.counter("command-points") is None:
        yield Reminder("command-points", "L1072", procedure="gain_command_points")
    waiting = [unit for unit in situation.units if unit.has("reserve")]
    if waiting and situation.turn >= LOST_FROM:
        yield Reminder("reserves-lost", "L859", _named(waiting), "reserve_expiry", "unit")


def _sides(situation: Situation) -> tuple[tuple[str, int | str], ...]:
    """Return the names of both sides, first that of the side that now has the first turn."""
    return (("side", situation.active.name), ("other", situation.others[0].name))


def _start_of_round_undone(situation: Situation) -> Iterator[Reminder]:
    """Remind of the priority roll and its choice, without which the order stays [L430-432]."""
    if situation.ordered or is_settled(situation):
        return
    if chooser(situation) is not None:
        yield Reminder("choice-undone", "L432", procedure="first_turn", facts=_sides(situation))
    elif situation.turn == 1:
        yield Reminder(
            "first-undone", "L430, L2141", procedure="first_choice", facts=_sides(situation)
        )
    elif not any(_count(situation, "priority-rolled")):
        yield Reminder(
            "priority-undone", "L432", procedure="priority_roll", facts=_sides(situation)
        )


def _start_of_turn(situation: Situation) -> Iterator[Reminder]:
    if situation.turn == _ROUNDS:
        yield Reminder("last-round", "L1811, L2123", facts=(("turn", _ROUNDS),))
    own = situation.active
    drawn = own.counter("cards-drawn") or 0
    if _spearhead(situation) and drawn and own.counter("may-seize") and not situation.last:
        facts: tuple[tuple[str, int | str], ...] = (("side", own.name), ("drawn", drawn))
        yield Reminder("seized-and-drew", "L2161-2163", facts=facts)
    if not _spearhead(situation):
        twice = situation.active.counter("may-seize") and not situation.last
        if twice:
            yield Reminder("no-tactic", "L1719-1729", facts=_sides(situation))
        elif tactic_chosen(situation) is None:
            yield Reminder("tactic", "L1719-1729", facts=_sides(situation))
    heroes = [unit for unit in _everyone(situation) if "hero" in unit.rules]
    powers = any(feature_of(landmark).power for landmark in situation.landmarks)
    if heroes and powers and not _spearhead(situation):
        yield Reminder("place-of-power", "L1233-1246", _named(heroes), "place_of_power", "unit")


def _severed(situation: Situation) -> Iterator[Reminder]:
    """Remind of manifestations whose summoner is gone [L1422-1424]."""
    lost = [unit for unit in _everyone(situation) if unit.has("conjured")]
    lost = [unit for unit in lost if not unit.has("summoned")]
    if lost:
        yield Reminder("severed-link", "L1422-1424", _named(lost), "severed_link", "manifestation")


def _hero(situation: Situation) -> Iterator[Reminder]:
    own = _some(situation.active.units)
    wizards = [unit for unit in own if _has_power(unit, "wizard")]
    if wizards:
        spells = "spells-alone" if _spearhead(situation) else "spells"
        yield Reminder(spells, "L1369-1377, L1904", _named(wizards))
    priests = [unit for unit in own if _has_power(unit, "priest")]
    if priests:
        prayers = "prayers-alone" if _spearhead(situation) else "prayers"
        yield Reminder(prayers, "L1379-1386, L1904", _named(priests))
    cast = [unit for unit, _ in opposed(situation)]
    if cast:
        yield Reminder("unbindable", "L1388-1400", _named(cast), "unbind", "target")
    silent = concerned_by(_everyone(situation), ("no-spells",))
    if silent:
        yield Reminder("no-spells", "L1375", silent)
    yield from _orders(situation, "orders-hero")


def _has_power(unit: Unit, keyword: RuleId) -> bool:
    level = unit.rules.number(keyword)
    return level is not None and dict(unit.statuses).get("used-magic", 0) < level


def _movement(situation: Situation) -> Iterator[Reminder]:
    own = _some(situation.active.units)
    engaged = [unit for unit in own if unit.has("engaged") and not unit.has("retreated")]
    if engaged:
        yield Reminder("retreat-only", "L465-493", _named(engaged))
    done = concerned_by(own, ("set-up", "moved", "ran", "retreated"))
    if done:
        yield Reminder("no-move", "L208, L855", done)
    yield from _orders(situation, "orders-movement")


def _shooting(situation: Situation) -> Iterator[Reminder]:
    own = _some(situation.active.units)
    armed = [unit for unit in own if unit.find("shots") is not None or _ranged(unit)]
    cannot = tuple(
        Concerned(unit.name, status) for unit in armed if (status := _no_shots(unit)) is not None
    )
    if cannot:
        yield Reminder("no-shooting", "L501, L625", cannot)
    yield from _orders(situation, "orders-shooting")


def _ranged(unit: Unit) -> tuple[Weapon, ...]:
    """Return the ranged weapons that a unit has by name."""
    return weapons_held(unit, unit.models, ranged=True)


def _no_shots(unit: Unit) -> str | None:
    status = unit.first_of(("ran", "retreated", "shot"))
    close = any("shoot-in-combat" in weapon.abilities for weapon in _ranged(unit))
    if status is None and unit.has("engaged") and not close:
        return None if "shoot-in-combat" in unit.rules else "engaged"
    return status


def _charge(situation: Situation) -> Iterator[Reminder]:
    own = _some(situation.active.units)
    barred = concerned_by(own, ("engaged", "ran", "retreated", "charged"))
    if barred:
        yield Reminder("no-charge", "L511-513", barred)
    yield from charges_open(situation, "charge-open")
    yield from _orders(situation, "orders-charge")


def _charge_undone(situation: Situation) -> Iterator[Reminder]:
    yield from charges_open(situation, "charge-undone")


def _combat(situation: Situation) -> Iterator[Reminder]:
    yield from combats_due(situation)
    when = situation.switch("strike-first-when")
    by_speed: dict[str, list[Unit]] = {speed: [] for speed in SPEEDS}
    for unit in eligible(_everyone(situation)):
        by_speed[speed_of(unit, when)].append(unit)
    for reminder, speed, source in (
        ("strike-first", "strike-first", "L811-813"),
        ("fights", "usual", "L445-457, L525"),
        ("strike-last", "strike-last", "L815"),
    ):
        if by_speed[speed]:
            yield Reminder(reminder, source, _named(by_speed[speed]), "fight_attack", "unit")
    yield from _pick(situation)
    yield from _orders(situation, "orders-combat")


def _pick(situation: Situation) -> Iterator[Reminder]:
    """Remind whose pick it is, where both sides have units that fight now [L449-451]."""
    for speed in SPEEDS:
        left = [waiting(situation, role, speed) for role in _SIDES]
        if all(left):
            turn = next_picker(situation, speed)
            side = situation.active if turn == "active" else situation.others[0]
            yield Reminder("picks", "L449-451", facts=(("side", side.name),))
        if any(left):
            return


def _end_of_turn(situation: Situation) -> Iterator[Reminder]:
    through = tuple(_may_break_through(situation))
    orders = not _spearhead(situation)
    if through and orders:
        yield Reminder("power-through", "L1191-1201", _named(through), "power_through", "unit")
    yield Reminder("control", "L999-1005", procedure="objective_control")
    own, enemy = (
        counted + len(side.objectives)
        for counted, side in zip(
            _count(situation, "objectives"), (situation.active, *situation.others), strict=False
        )
    )
    if not orders:
        yield Reminder("cards-scored", "L1975, L2172")
    elif tactic_open(situation):
        yield Reminder(
            "tactic-check", "L1731-1762", procedure="tactic_check", facts=_sides(situation)
        )
    if not situation.active.counter("turn-scored"):
        facts = (*_sides(situation), ("own", own), ("enemy", enemy))
        yield Reminder("score", _SCORING, procedure=_scoring(situation), facts=facts)
    if situation.turn >= _ROUNDS and situation.last:
        points, others = _points(situation)
        ends: tuple[tuple[str, int | str], ...] = (
            ("points", points),
            ("enemy_points", others),
        )
        yield Reminder("battle-ends", "L1813-1817, L2174-2176", procedure="victory", values=ends)


def _scoring(situation: Situation) -> str:
    """Return the procedure that scores a turn in the battlepack that is played."""
    return "score_spearhead" if _spearhead(situation) else "score_border_war"


def _may_break_through(situation: Situation) -> Iterator[Unit]:
    """Yield who may use Power Through: of each army once, at a weaker enemy [L1076, L1197]."""
    everyone = {unit.name: unit for unit in _everyone(situation)}
    for side in situation.sides:
        if not side.counter("command-points") or side.counter("used-power-through"):
            continue
        for unit in _some(side.units):
            if not (unit.has("charged") and unit.has("engaged")) or unit.has("commanded"):
                continue
            touched = (everyone.get(link.other or "") for link in unit.linked(CONTACT))
            foes = [foe for foe in touched if foe is not None]
            health = unit.number("w", 1)
            if not foes or any(foe.number("w", 1) < health for foe in foes):
                yield unit


def _end_of_turn_undone(situation: Situation) -> Iterator[Reminder]:
    """Remind of the tactic, of who controls what, and of scoring the turn by it [L1731, L1799]."""
    if tactic_open(situation):
        yield Reminder(
            "tactic-undone", "L1731-1762", procedure="tactic_check", facts=_sides(situation)
        )
    if not situation.active.counter("turn-scored"):
        yield Reminder(
            "score-undone",
            _SCORING,
            procedure=_scoring(situation),
            facts=_sides(situation),
            beside="objective_control",
        )


_Remind: TypeAlias = Callable[[Situation], Iterator[Reminder]]
_PHASES: Final[Mapping[str, _Remind]] = {
    "deployment": _deployment,
    "start-of-round": _start_of_round,
    "start-of-turn": _start_of_turn,
    "hero": _hero,
    "movement": _movement,
    "shooting": _shooting,
    "charge": _charge,
    "combat": _combat,
    "end-of-turn": _end_of_turn,
    "end-of-round": _end_of_round,
}
_LEAVING: Final[Mapping[str, _Remind]] = {
    "start-of-round": _start_of_round_undone,
    "charge": _charge_undone,
    "combat": combats_undone,
    "end-of-turn": _end_of_turn_undone,
}
