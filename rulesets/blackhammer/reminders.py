"""Reminders for a player in each phase, for the units on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from rulesets.blackhammer.characters.challenge import DUEL, DUELLED, HIDES, names_together
from rulesets.blackhammer.combat.fighters.siege import BESIEGING, walled_off
from rulesets.blackhammer.combat.order import MOST_UNITS
from rulesets.blackhammer.harm.open_steps import open_steps_due
from rulesets.blackhammer.machines.reminders import ranges_to_guess, shots_to_count
from rulesets.blackhammer.magic.bear import LENT
from rulesets.blackhammer.magic.reminders import caged, caged_who_moved, left_by_spells
from rulesets.blackhammer.magic.winds import winds_to_roll, winds_undone
from rulesets.blackhammer.movement.reminders import (
    answers_due,
    charges_due,
    compulsory_moves,
    shots_due,
)
from rulesets.blackhammer.preparation.reminders import arriving, before_first_turn, spells_to_roll
from rulesets.blackhammer.psychology.alarmed import alarm_reminders
from rulesets.blackhammer.psychology.immunity import immune_to_terror, only_fears
from rulesets.blackhammer.psychology.rally import too_few
from rulesets.blackhammer.psychology.reminders import (
    panic_due,
    panic_undone,
    panicked,
    panicked_undone,
    shot_at,
)
from rulesets.blackhammer.shooting.eligibility import unable_to_shoot
from rulesets.blackhammer.unit.unit_state import WAR_MACHINE, banned_by, kept_still, state_of
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.challenging import (
    challenges_awaited,
    fights_challenges,
    pair_of,
    together,
)
from rulesets.rank_and_flank.round.order import order_due, unfought
from rulesets.rank_and_flank.round.sides import known_sides
from rulesets.rank_and_flank.round.touching import BETWEEN

_TURNS: Final = 6
"""Game turns of a battle, as a rule [L496]."""


def reminders_of(situation: Situation) -> tuple[Reminder, ...]:
    """Return what is due, barred or running out, in the order in which it is dealt with."""
    alarms = (*alarm_reminders(situation), *open_steps_due(situation))
    if situation.moment == "leaving":
        return (*_undone(situation), *alarms)
    remind = _PHASES.get(situation.phase or "")
    return (*(remind(situation) if remind else ()), *alarms)


def _named(units: Iterable[Unit], status: str | None = None) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name, status) for unit in units)


def _some(units: Iterable[Unit]) -> tuple[Unit, ...]:
    return tuple(unit for unit in units if unit.models > 0)


def _because(units: Iterable[Unit], why: Callable[[Unit], str | None]) -> tuple[Concerned, ...]:
    """Return the units that something is barred to, with the status that bars it."""
    barred = ((unit, why(unit)) for unit in units)
    return tuple(Concerned(unit.name, status) for unit, status in barred if status)


def _start_of_turn(situation: Situation) -> Iterator[Reminder]:
    own = _some(situation.active.units)
    if situation.turn == _TURNS:
        yield Reminder("last-turn", "L496", facts=(("turn", _TURNS),))
    stupid = _stupidity_due(own)
    if stupid:
        yield Reminder("stupidity", "L2038", _named(stupid), "stupidity_test", "unit")
    terrors = [
        unit
        for unit in _some(situation.enemies)
        if unit.body.faced(("terror",)).kinds and state_of(unit) not in ("fleeing", "off-table")
    ]
    afraid = [unit for unit in own if terrors and _may_be_terrified(unit)]
    if afraid:
        names = ", ".join(unit.name for unit in terrors[:_MOST_TERRORS])
        yield Reminder(
            "terror",
            "L2022",
            _named(afraid),
            "terror_test",
            "unit",
            (("situation", "start-of-turn"),),
            (("enemies", names),),
        )
    yield from before_first_turn(situation)


_MOST_TERRORS: Final = 3


def _stupidity_due(units: Iterable[Unit]) -> list[Unit]:
    return [
        unit
        for unit in units
        if "stupidity" in unit.rules
        and state_of(unit) == "free"
        and not unit.has("stupidity-tested")
        and unit.bar("start-test") is None
    ]


def _may_be_terrified(unit: Unit) -> bool:
    state = state_of(unit)
    if state != "free" or unit.has("terror-tested") or unit.bar("start-test"):
        return False
    return not (immune_to_terror(unit.rules, state) or only_fears(unit.rules))


def _movement(situation: Situation) -> Iterator[Reminder]:
    own = _some(situation.active.units)
    frenzied = [
        unit
        for unit in own
        if "frenzy" in unit.rules
        and state_of(unit) == "free"
        and not unit.has("frenzy-tested")
        and unit.bar("charge") is None
    ]
    if frenzied:
        yield Reminder("frenzy", "L2028", _named(frenzied), "frenzy_check", "unit")
    yield from answers_due(situation)
    yield from shots_due(situation)
    marked = [unit for unit in own if unit.statuses]
    yield from shot_at(marked)
    fleeing = _to_rally(marked)
    rallying = [unit for unit in fleeing if not _too_few(unit)]
    if rallying:
        yield Reminder("rally", "L674-678", _named(rallying), "rally_test", "unit")
    lost = [unit for unit in fleeing if _too_few(unit)]
    if lost:
        yield Reminder("beyond-rally", "L676", _named(lost))
    runs = [unit for unit in _to_run(situation) if unit not in rallying]
    if runs:
        yield Reminder("flight", "L680-686", _named(runs), "flee_move", "unit")
    yield from compulsory_moves(situation)
    yield from charges_due(situation)
    yield from caged(own)
    yield from arriving(situation)
    still = _because(
        [unit for unit in marked if state_of(unit) in ("free", "engaged", "stupid")],
        kept_still,
    )
    if still:
        yield Reminder("no-move", "L730-732", still)


def _to_rally(units: Iterable[Unit]) -> list[Unit]:
    """Return the units in flight since an earlier turn that have neither tested nor run on yet."""
    return [
        unit
        for unit in units
        if unit.has("fleeing")
        and not unit.first_of(("started-to-flee", "fled-this-phase", "rally-tested"))
    ]


def _too_few(unit: Unit) -> bool:
    return too_few(unit.models + unit.characters, unit.size)


def _to_run(situation: Situation) -> list[Unit]:
    """Return the units that must still run in this phase, the other side's first [L684]."""
    turned = [unit for unit in _some(situation.enemies) if unit.has("started-to-flee")]
    own = _some(situation.active.units)
    return [
        unit for unit in (*turned, *own) if unit.has("fleeing") and not unit.has("fled-this-phase")
    ]


def _magic(situation: Situation) -> Iterator[Reminder]:
    active = situation.active
    yield from winds_to_roll(situation)
    yield from spells_to_roll(situation)
    yield from left_by_spells(situation)
    yield from _foretold(situation)
    due = [spell for spell in active.spells if spell.upkeep and not (spell.fresh or spell.kept)]
    for spell in due:
        several = [each.name for each in due].count(spell.name) > 1
        whose = (("wizard", spell.caster),) if several and spell.caster else ()
        yield Reminder(
            "upkeep",
            "L870",
            procedure="maintain_spell",
            values=(("upkeep", spell.upkeep), ("spell", spell.name), *whose),
            facts=(("spell", spell.name), ("upkeep", spell.upkeep)),
        )
    everyone = (active, *situation.others)
    in_play = [
        spell.name
        for side in everyone
        for spell in side.spells
        if spell.kind == "in-play" and not spell.fresh
    ]
    if in_play:
        names = ", ".join(in_play[:_MOST_SPELLS])
        yield Reminder("dispel-in-play", "L878", facts=(("spells", names),))
    wizards = [
        unit for side in everyone for unit in _some(side.units) if unit.number("level", 0) > 0
    ]
    silent = _because(wizards, lambda unit: banned_by(unit, "cast"))
    if silent:
        yield Reminder("no-magic", "L778, L858", silent)
    yield from panic_due(situation)


_MOST_SPELLS: Final = 5


def _foretold(situation: Situation) -> Iterator[Reminder]:
    """Remind of spells whose hits fall as a later magic phase begins [L3154, L3216]."""
    everyone = (situation.active, *situation.others)
    now = [spell for side in everyone for spell in side.spells if not spell.fresh]
    for spell in now:
        if spell.kind == "delayed":
            values = (("spell", spell.name), ("due", "yes"))
            facts = (("spell", spell.name),)
            yield Reminder("spell-due", "L3154", (), "spell_effect", None, values, facts)
    if any(spell.name == _BURNING for spell in now):
        lit = [unit for side in everyone for unit in _some(side.units) if unit.has(_BURNING)]
        units = [unit for unit in lit if not unit.has("burnt-by-light")]
        yield from _befallen("cleansing-light", "L3216", units, _BURNING)


def _befallen(name: str, source: str, units: Iterable[Unit], spell: str) -> Iterator[Reminder]:
    found = _named(units)
    if found:
        values = (("spell", spell), ("due", "yes"))
        yield Reminder(name, source, found, "spell_effect", "target", values)


_BURNING: Final = "cleansing-light"
_BEAR: Final = "bears-fury"


def _shooting(situation: Situation) -> Iterator[Reminder]:
    own = _some(situation.active.units)
    armed = [unit for unit in own if unit.number("range", 0) > 0]
    # Where nobody noted a range, whoever has a Ballistic Skill may have something to shoot with.
    shooters = armed or [unit for unit in own if unit.number("bs", 0) > 0]
    machines = [unit for unit in own if WAR_MACHINE in unit.rules and unit not in shooters]
    barred = _because((*shooters, *machines), unable_to_shoot)
    if barred:
        yield Reminder("no-shooting", "L910, L2158-2220", barred)
    yield from ranges_to_guess(own)
    yield from shots_to_count(situation)
    yield from panic_due(situation)


def _close_combat(situation: Situation) -> Iterator[Reminder]:
    ours = _to_fight(situation.active.units)
    theirs = _to_fight(situation.enemies)
    yield from _combats(situation, ours, theirs)
    yield from panicked(situation)
    duellists = [
        member for unit in (*ours, *theirs) for member in unit.body.members if member.has(DUEL)
    ]
    if duellists:
        yield Reminder("challenge-goes-on", "L2126-2128", _named(duellists))
    elif ours and theirs and not challenges_awaited(situation):
        mine, foes = _challengers(situation, ours), _challengers(situation, theirs)
        if mine and foes:
            yield Reminder(
                "challenge-possible",
                "L2122-2126",
                _named((*mine, *foes)),
                "challenge",
                values=pair_of(mine, foes),
            )
    if situation.turn >= _TURNS and situation.last:
        yield Reminder("battle-ends", "L380-494, L496")


def _combats(situation: Situation, ours: list[Unit], theirs: list[Unit]) -> Iterator[Reminder]:
    """Remind of each combat whose units are known to touch, then of those of which nobody said."""
    known, (ours, theirs) = known_sides(situation, ours, theirs)
    yield from (_combat(*sides) for sides in known)
    yield from order_due(situation, known, "L1350")
    if ours and theirs and min(len(ours), len(theirs)) == 1:
        yield _combat(ours, theirs)
    elif ours or theirs:
        yield Reminder("combats", "L1330-1350", _named((*ours, *theirs)))


def _combat(ours: list[Unit], theirs: list[Unit]) -> Reminder:
    """Remind of the one combat there is: where a side has but one unit, all others touch it."""
    facts = (("ours", _listed(ours, ", ")), ("foes", _listed(theirs, ", ")))
    assault = len(ours) == len(theirs) == 1 and walled_off(ours[0], theirs[0])
    if assault and theirs[0].has(BESIEGING):
        ours, theirs = theirs, ours
    names = (("unit", _listed(ours)), ("enemy", _listed(theirs)))
    first = _named(ours[:1])
    if assault:
        return Reminder("assault", "L2986-2998", first, "assault_round", "unit", names, facts)
    most = max(sum(len(unit.body.members) for unit in side) for side in (ours, theirs))
    if most > MOST_UNITS:
        return Reminder("combat", "L1330-1350", first, facts=facts)
    return Reminder("combat", "L1330-1350", first, "close_combat_round", "unit", names, facts)


def _listed(units: Iterable[Unit], sign: str = BETWEEN) -> str:
    return sign.join(names_together(unit, sign) for unit in units)


def _challengers(situation: Situation, units: Iterable[Unit]) -> list[Unit]:
    """Return the fighters that may issue or take up a challenge, in contact or not.

    A combat has one challenge in a phase [L2124].
    """
    made = {
        name
        for unit in situation.units
        if unit.body.any_is(HIDES) or unit.body.any_is(DUELLED)
        for name in together(situation, unit.name)
    }
    everybody = (member for unit in units for member in unit.body.members)
    return [each for each in everybody if fights_challenges(each) and each.name not in made]


def _to_fight(units: Iterable[Unit]) -> list[Unit]:
    waiting = (unit for unit in _some(units) if unit.has("engaged"))
    return [unit for unit in waiting if not unit.has("fought") and not unit.has("fights-later")]


def _bears(situation: Situation) -> Iterator[Reminder]:
    bears = [unit for unit in _some(situation.units) if unit.has(_BEAR) and unit.carried >= LENT]
    if bears:
        yield Reminder("bear", "L3354", _named(bears), "bear_form_ends", "unit")


def _stupidity_undone(situation: Situation) -> Iterator[Reminder]:
    stupid = _stupidity_due(_some(situation.active.units))
    if stupid:
        yield Reminder("stupidity-undone", "L2038", _named(stupid), "stupidity_test", "unit")


def _combats_undone(situation: Situation) -> Iterator[Reminder]:
    ours, theirs = _to_fight(situation.active.units), _to_fight(situation.enemies)
    yield from unfought(_combats(situation, ours, theirs))


def _flights_undone(situation: Situation) -> Iterator[Reminder]:
    """Remind of those in flight: who may still rally does not run on before [L522, L674-678]."""
    runs = _to_run(situation)
    rallying = [unit for unit in _to_rally(runs) if not _too_few(unit)]
    running = [unit for unit in runs if unit not in rallying]
    for units, procedure in ((rallying, "rally_test"), (running, "flee_move")):
        if units:
            yield Reminder("flight-undone", "L680-686", _named(units), procedure, "unit")


def _undone(situation: Situation) -> Iterator[Reminder]:
    """Remind of what should have been done before the phase ends."""
    yield from _bears(situation)
    if situation.phase == "start-of-turn":
        yield from _stupidity_undone(situation)
        yield from spells_to_roll(situation)
    if situation.phase == "movement":
        yield from _flights_undone(situation)
        yield from compulsory_moves(situation, "-undone")
        yield from shots_due(situation)
        yield from charges_due(situation)
        yield from caged_who_moved(_some(situation.active.units))
    if situation.phase == "magic":
        yield from winds_undone(situation)
        yield from spells_to_roll(situation)
        yield from left_by_spells(situation)
    if situation.phase == "shooting":
        yield from shots_to_count(situation)
    if situation.phase == "close-combat":
        yield from _combats_undone(situation)
    if situation.phase in ("movement", "magic", "shooting"):
        yield from panic_undone(situation)
    if situation.phase in ("magic", "shooting", "close-combat"):
        yield from panicked_undone(situation)


_Remind: TypeAlias = Callable[[Situation], Iterator[Reminder]]
_PHASES: Final[Mapping[str, _Remind]] = {
    "start-of-turn": _start_of_turn,
    "movement": _movement,
    "magic": _magic,
    "shooting": _shooting,
    "close-combat": _close_combat,
}
