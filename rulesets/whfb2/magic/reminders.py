"""Reminders of magic in each phase: points, upkeep, blows, creatures that act alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.ids.composed import as_status
from rulesets.core.results.reminder import Concerned, Lasting, Reminder, Situation
from rulesets.whfb2.magic.book import (
    BY_ID,
    DEALING,
    REACHED,
    SPELLS,
    STRUCK,
    number_of,
    spell_to_deal,
    statuses_of,
)
from rulesets.whfb2.magic.ending import SHELTERS, SWORD
from rulesets.whfb2.magic.facts import status_value
from rulesets.whfb2.magic.order import is_for
from rulesets.whfb2.magic.points import may_regain
from rulesets.whfb2.magic.summoning import UNCONTROLLED

_GATE: Final = "demonic-gate"
_CURSE: Final = "curse-of-living-death"
_BREATH: Final = "fire-breath"
_STRIKERS: Final = ("flame-screen", "dust-storm", "animate-water", "quicksand")
"""Spells in play that hurt those who come near, again and again."""


def magic_reminders(situation: Situation) -> tuple[Reminder, ...]:
    """Return what is due of magic now, in the order in which it is dealt with."""
    remind = _PHASES.get(situation.phase or "")
    if situation.moment == "leaving":
        return (*_to_deal(situation), *_goes_on(situation), *_never_settled(situation))
    if remind is None:
        return tuple(_to_deal(situation))
    return tuple(remind(situation))


def _alive(units: Iterable[Unit]) -> tuple[Unit, ...]:
    return tuple(unit for unit in units if unit.models > 0)


def _named(units: Iterable[Unit], status: str | None = None) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name, status) for unit in units)


def _wizards(units: Iterable[Unit]) -> list[Unit]:
    return [unit for unit in _alive(units) if unit.number("level", 0) > 0]


def _in_play(situation: Situation, name: str) -> Lasting | None:
    """Return a spell of the active side that was cast in an earlier turn."""
    found = (spell for spell in situation.active.spells if spell.name == name and not spell.fresh)
    return next(found, None)


def _due(spell: str) -> tuple[tuple[str, int | str], ...]:
    return (("spell", spell), ("due", "yes"))


def _gone(situation: Situation) -> Iterator[Reminder]:
    """Remind of units that stand in a zone which is in play no more."""
    there = {spell.name for side in situation.sides for spell in side.spells}
    for zone in SHELTERS:
        left = [
            unit for unit in _alive(situation.active.units) if unit.has(as_status(f"in-{zone}"))
        ]
        if left and zone not in there:
            facts = (("zone", zone), ("leaves", "yes"))
            named = _named(left, f"in-{zone}")
            yield Reminder("zone-gone", "L5291-5292", named, "in_zone", "unit", facts)


def _without_points(units: Iterable[Unit]) -> Iterator[Reminder]:
    """Remind of wizards whose magic points nobody settled: they cast nothing [L4596-4618]."""
    bare = [unit for unit in _wizards(units) if unit.find("mp") is None]
    if bare:
        yield Reminder("magic-points", "L4596-4618", _named(bare), "magic_points", "wizard")


def _never_settled(situation: Situation) -> Iterator[Reminder]:
    """Remind of the same as armies are set up, or as a magic phase ends in which they cast."""
    if situation.phase == "deployment":
        yield from _without_points(situation.units)
    elif situation.phase == "magic":
        yield from _without_points(situation.active.units)


def _deployment(situation: Situation) -> Iterator[Reminder]:
    yield from _without_points(situation.units)


def _start_of_turn(situation: Situation) -> Iterator[Reminder]:
    own = _alive(situation.active.units)
    yield from _gone(situation)
    if _in_play(situation, _GATE) is not None:
        yield Reminder("gate", "L6059-6064", (), "spell_effect", None, _due(_GATE))
    cursed = [unit for unit in own if unit.has("living-death") and not unit.has("withered")]
    if cursed:
        procedure = "spell_effect"
        named = _named(cursed)
        yield Reminder("living-death", "L5667-5671", named, procedure, "target", _due(_CURSE))
    wild = [unit for unit in own if unit.has(UNCONTROLLED)]
    if wild:
        yield Reminder("uncontrolled", "L4966-4983", _named(wild), "uncontrolled_reaction", "unit")
    sword = _in_play(situation, SWORD)
    swordsmen = [unit for unit in own if unit.has("animates-sword")]
    if sword is not None and swordsmen and not sword.kept:
        yield Reminder("sword-upkeep", "L5332-5336", _named(swordsmen), "sword_upkeep", "wizard")
    tired = [unit for unit in _wizards(own) if may_regain(unit)]
    if tired and situation.turn > 1:
        yield Reminder("rest", "L4620-4624", _named(tired), "rest", "wizard")
    zones = statuses_of("zone")
    still = [Concerned(unit.name, status) for unit in own for status in zones if unit.has(status)]
    if still:
        yield Reminder("keeps-zone", "L5287-5300", tuple(still))
    gone = [unit for unit in own if unit.has("vanished")]
    if gone:
        yield Reminder("vanished", "L5825-5829", _named(gone))


def _shooting(situation: Situation) -> Iterator[Reminder]:
    breathing = [unit for unit in _alive(situation.active.units) if unit.has("breathes-fire")]
    if breathing:
        named = _named(breathing)
        yield Reminder("fire-breath", "L6321-6330", named, "spell_effect", "wizard", _due(_BREATH))


def _combat(situation: Situation) -> Iterator[Reminder]:
    yield from _gone(situation)
    everyone = [spell for side in situation.sides for spell in side.spells]
    for spell in everyone:
        if spell.name in _STRIKERS and not spell.fresh and not _has_struck(situation, spell.name):
            source = BY_ID[spell.name].source
            facts = (("spell", spell.name),)
            yield Reminder("strikes", source, (), "spell_effect", None, _due(spell.name), facts)


def _has_struck(situation: Situation, name: str) -> bool:
    """Return whether what turns on one enemy a phase has turned on somebody in this one."""
    spell = BY_ID[name]
    number = number_of(spell)
    struck = (status_value(unit, STRUCK) == number for unit in situation.members)
    return spell.working("blows") is not None and any(struck)


def _goes_on(situation: Situation) -> Iterator[Reminder]:
    """Remind of all whom a spell on the whole table has still to reach [L5679-5690]."""
    for wizard in situation.members:
        number = status_value(wizard, DEALING)
        spell = SPELLS[number - 1] if number else None
        if spell is None or spell.aim != "every":
            continue
        everybody = situation.members if spell.reaches == "figures" else situation.units
        left = [
            unit
            for unit in _alive(everybody)
            if status_value(unit, REACHED) != number and is_for(spell, unit)
        ]
        if left:
            values = (("spell", spell.id),)
            named = _named(left)
            yield Reminder(
                "spell-goes-on", spell.source, named, "spell_effect", "target", values, values
            )


def _to_deal(situation: Situation) -> Iterator[Reminder]:
    """Remind of spells that are cast and have touched nobody yet [L4646-4656]."""
    for wizard in situation.members:
        spell = spell_to_deal(wizard)
        if spell is not None:
            values = (("spell", spell.id),)
            named = _named((wizard,))
            yield Reminder(
                "spell-to-deal", "L4646-4656", named, "spell_effect", "wizard", values, values
            )


def _magic(situation: Situation) -> Iterator[Reminder]:
    yield from _to_deal(situation)
    yield from _goes_on(situation)
    wizards = _wizards(situation.active.units)
    barred = [
        Concerned(unit.name, ban.by) for unit in wizards if (ban := unit.bar("cast")) is not None
    ]
    silent = {concerned.unit for concerned in barred}
    able = [unit for unit in wizards if unit.find("mp") is not None]
    free = [unit for unit in able if unit.name not in silent and not unit.has("cast")]
    yield from _without_points(situation.active.units)
    if free:
        yield Reminder("may-cast", "L4626-4656", _named(free), "cast_spell", "wizard")
    if barred:
        yield Reminder("no-casting", "L5298-5300, L5732-5733", tuple(barred))
    for spell in situation.active.spells:
        if spell.kind == "counted" and spell.name in BY_ID:
            facts = (("spell", spell.name), ("turns", spell.value))
            yield Reminder("spell-turns", BY_ID[spell.name].source, facts=facts)


_Remind: TypeAlias = Callable[[Situation], Iterator[Reminder]]
_PHASES: Final[Mapping[str, _Remind]] = {
    "deployment": _deployment,
    "movement": _start_of_turn,
    "shooting": _shooting,
    "combat": _combat,
    "magic": _magic,
}
