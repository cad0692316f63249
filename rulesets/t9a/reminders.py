"""Reminders for a player in each phase, for the units on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.challenging import (
    CHALLENGE,
    ISSUED,
    challenges_awaited,
    pair_of,
)
from rulesets.rank_and_flank.open_steps import units_at_step
from rulesets.rank_and_flank.round.order import unfought
from rulesets.t9a.characters.challenge import duels, may_accept
from rulesets.t9a.combat.reminders import combats_due, routs_due
from rulesets.t9a.combat.round.step_effects import FOUGHT, LATER
from rulesets.t9a.combat.weapon import chooses_weapon
from rulesets.t9a.harm.later_hits import later_hits_due
from rulesets.t9a.machines.reminders import explosions_due, shots_to_count
from rulesets.t9a.magic.reminders import (
    conclaves_due,
    holds_due,
    magic_due,
    miscasts_due,
    spells_due,
    to_learn,
)
from rulesets.t9a.movement.flight import RALLY_TESTED
from rulesets.t9a.movement.reaction import is_to_run
from rulesets.t9a.movement.reminders import (
    barred_shots,
    charges_open,
    dangers_due,
    flights_due,
    forgotten,
    other_moves,
    terrors_due,
)
from rulesets.t9a.psychology.alarmed import alarm_reminders
from rulesets.t9a.psychology.frenzy_and_stupidity import (
    FRENZY_TESTED,
    MUST_CHARGE,
    STUPID,
)
from rulesets.t9a.psychology.heavy_casualties import called, owing
from rulesets.t9a.psychology.wits_first import must_test
from rulesets.t9a.unit.house import LAYER

_MOST_SHAKEN: Final = 8


def reminders_of(situation: Situation) -> tuple[Reminder, ...]:
    """Return what is due, in the order in which it is dealt with.

    Of what the text lacks nothing is said where the layer beyond it is off.
    """
    beyond = situation.switch(LAYER.house) != "off"
    if situation.moment == "leaving":
        learned = tuple(to_learn(situation)) if situation.phase == "deployment" else ()
        rallies = _rally(situation) if situation.phase == "movement" else ()
        flights, charges = flights_due(situation), charges_open(situation)
        due = (*learned, *flights, *charges, *rallies, *spells_due(situation))
        due = (*due, *_struck_later(situation))
        return (*due, *((*_undone(situation), *alarm_reminders(situation)) if beyond else ()))
    held = holds_due(situation) if beyond else ()
    found = (*held, *flights_due(situation), *_by_the_text(situation), *_struck_later(situation))
    remind = _PHASES.get(situation.phase or "") if beyond else None
    found = (*found, *(alarm_reminders(situation) if beyond else ()))
    return (*found, *remind(situation)) if remind else found


def _named(units: Iterable[Unit]) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name) for unit in units)


def _some(units: Iterable[Unit]) -> tuple[Unit, ...]:
    return tuple(unit for unit in units if unit.models > 0 and not unit.has("off-table"))


def _free(unit: Unit) -> bool:
    return not unit.has("engaged") and not unit.has("fleeing")


def _by_the_text(situation: Situation) -> Iterator[Reminder]:
    """Remind of what the game's own text asks for."""
    match situation.phase:
        case "deployment":
            yield from to_learn(situation)
        case "movement":
            yield from forgotten(situation)
            yield from charges_open(situation)
            yield from _rally(situation)
        case "magic":
            yield from magic_due(situation)
        case "shooting":
            yield from shots_to_count(situation)
            yield from barred_shots(situation)


def _struck_later(situation: Situation) -> Iterator[Reminder]:
    """Remind of hits that dice or a Miscast told of, and that nobody has dealt yet."""
    yield from dangers_due(situation)
    yield from miscasts_due(situation)
    yield from explosions_due(situation)
    yield from later_hits_due(situation)


def _rally(situation: Situation) -> Iterator[Reminder]:
    """Remind of the tests of all who flee as that step begins, in which each takes one [L744].

    Who fled this turn took none before it ran, unless the step had begun: as the phase ends it has,
    and of those who ran only a charger had to before.
    """
    own = list(_some(situation.active.units))
    begun = any(unit.has(RALLY_TESTED) for unit in own)
    waiting = [unit for unit in own if unit.has("fleeing") and not unit.has(RALLY_TESTED)]
    waiting = [unit for unit in waiting if not is_to_run(unit)]
    leaves = situation.moment == "leaving"
    late = [unit for unit in waiting if unit.has("moved") and not begun]
    ran = [unit for unit in late if not leaves or unit.has("charge-declared")]
    fleeing = [unit for unit in waiting if not unit.has("moved") or unit in ran]
    if fleeing:
        yield Reminder("rally", "L742-744", _named(fleeing), "rally_test", "unit")


def _movement(situation: Situation) -> Iterator[Reminder]:
    stupid = _stupid(situation)
    if stupid:
        yield Reminder(
            "stupidity",
            "R L1057",
            _named(stupid),
            "stupidity_test",
            "unit",
            witness="newer",
        )
    own = [unit for unit in _some(situation.active.units) if _free(unit)]
    stumbling = [unit for unit in own if unit.has(STUPID)]
    if stumbling:
        yield Reminder("stumble", "R L1057", _named(stumbling), witness="newer")
    yield from terrors_due(situation)
    yield from _frenzied(own)
    yield from other_moves(situation)
    yield from _panic(situation)


def _frenzied(units: Iterable[Unit]) -> Iterator[Reminder]:
    """Remind of the tests of frenzied units without a charge, and of the charges they must make."""
    idle = [unit for unit in units if not unit.has("charge-declared")]
    to_test = [unit for unit in idle if "frenzy" in unit.rules and not unit.has(FRENZY_TESTED)]
    if to_test:
        yield Reminder("frenzy", "R L1018", _named(to_test), "frenzy_test", "unit", witness="same")
    bound = [unit for unit in idle if unit.has(MUST_CHARGE)]
    if bound:
        named = _named(bound)
        yield Reminder(
            "must-charge", "R L1018", named, "charge_declaration", "unit", witness="same"
        )


def _stupid(situation: Situation) -> list[Unit]:
    return [unit for unit in _some(situation.active.units) if must_test(unit)]


def _panic(situation: Situation) -> Iterator[Reminder]:
    """Remind of Panic tests: of Heavy Casualties with numbers that the next phase has no more."""
    for unit in owing(situation)[:_MOST_SHAKEN]:
        lost = unit.phase_start - unit.models
        numbers = (("cause", "losses"), ("losses", lost), ("phase_start", unit.phase_start))
        yield Reminder(
            "panic", "R L684", _named((unit,)), "panic_test", "unit", numbers, witness="lasting"
        )
    for unit, cause in called(situation)[:_MOST_SHAKEN]:
        shaken = _named((unit,))
        yield Reminder(
            "panic-forced", "R L684-687", shaken, "panic_test", "unit", cause, cause, "lasting"
        )


def _combat(situation: Situation) -> Iterator[Reminder]:
    ours, theirs = _to_fight(situation.active.units), _to_fight(situation.enemies)
    yield from routs_due(situation)
    yield from combats_due(situation, ours, theirs)
    masters = [
        member
        for unit in (*ours, *theirs)
        for member in unit.body.members
        if chooses_weapon(member.rules)
    ]
    if masters:
        yield Reminder("weapon-master", "R L1075", _named(masters), witness="same")
    duellists = [
        member for unit in (*ours, *theirs) for member in unit.body.members if duels(member)
    ]
    if duellists:
        yield Reminder("challenge-goes-on", "R L868", _named(duellists), witness="draft")
        return
    issued = list(units_at_step(situation, CHALLENGE.id, ISSUED))
    for challenger, challenged in issued:
        told = (("enemy", challenged),)
        units = (Concerned(challenger),)
        yield Reminder(
            "challenge-unanswered", "R L864-867", units, "challenge", "unit", told, told, "draft"
        )
    if issued:
        return
    mine, foes = _challengers(ours), _challengers(theirs)
    if mine and foes and not challenges_awaited(situation):
        yield Reminder(
            "challenge-possible",
            "R L864",
            _named((*mine, *foes)),
            "challenge",
            values=pair_of(mine, foes),
            witness="draft",
        )


def _challengers(units: Iterable[Unit]) -> list[Unit]:
    """Return the fighters that may issue or take up a challenge, in contact or not."""
    everybody = (member for unit in units for member in unit.body.members)
    return list(filter(may_accept, everybody))


def _to_fight(units: Iterable[Unit]) -> list[Unit]:
    waiting = (unit for unit in _some(units) if unit.has("engaged"))
    return [unit for unit in waiting if not unit.has(FOUGHT) and not unit.has(LATER)]


def _undone(situation: Situation) -> Iterator[Reminder]:
    """Remind of what should have been done before the phase ends."""
    if situation.phase == "movement":
        stupid = _stupid(situation)
        if stupid:
            act = ("stupidity_test", "unit")
            yield Reminder("stupidity-undone", "R L1057", _named(stupid), *act, witness="newer")
        yield from _frenzied(filter(_free, _some(situation.active.units)))
    if situation.phase == "shooting":
        yield from shots_to_count(situation)
    if situation.phase == "combat":
        yield from routs_due(situation)
        ours, theirs = _to_fight(situation.active.units), _to_fight(situation.enemies)
        yield from unfought(combats_due(situation, ours, theirs))
    else:
        yield from _panic(situation)


def _deployment(situation: Situation) -> Iterator[Reminder]:
    """Remind of Generals that may not be that [R L1040], and of Wizard Conclaves."""
    everybody = [member for unit in situation.units for member in unit.body.members]
    barred = [
        member
        for member in everybody
        if "general" in member.rules and "not-a-leader" in member.rules
    ]
    if barred:
        yield Reminder("not-a-leader", "R L1040", _named(barred), witness="same")
    yield from conclaves_due(situation)


_Remind: TypeAlias = Callable[[Situation], Iterator[Reminder]]
_PHASES: Final[Mapping[str, _Remind]] = {
    "deployment": _deployment,
    "movement": _movement,
    "magic": _panic,
    "shooting": _panic,
    "combat": _combat,
}
