"""The spell just cast: undone, still to be dispelled or resolved, or done with [L975-983, L999]."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from rulesets.core.results.counted import (
    BY_NAME,
    SEPARATOR,
    counted_by,
    plain_name,
    unit_name,
)
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.core.results.reminder import Situation
from rulesets.t9a.magic.facts import TRIED
from rulesets.t9a.paths.book import ATTRIBUTES, SPELLS, spell_of
from rulesets.t9a.paths.spell import VERSIONS, PathSpell

STATE: Final = "spell-state"
"""The counter that tells what became of the spell cast last in the phase."""
RESOLVED: Final = "spells-resolved"
"""The counter of spells whose effects were resolved in the phase, by name."""
STRUCK: Final = "spells-struck"
"""The counter of targets that a spell has struck as the phase ends, by target and spell."""
LAST: Final = f"spell-last{BY_NAME}place"
"""The counter of the spell cast last and its version, by their places in the book; 0 for none.

It counts by a name, so that its number is told to nobody.
"""
CASTER_MARK: Final = f"spell-caster{BY_NAME}mark"
"""The counter of who cast the spell cast last, by a mark of his name; 0 where nobody said."""
AIM: Final = "aimed"
"""The relation of a caster to whom his spell is cast at."""
DEALT: Final = "spells-dealt"
"""The counter of how often a spell took effect on a target in the phase, by target and spell."""
CAST, FAILED, DISPELLED, DONE = 1, 2, 3, 4
_ATTEMPT: Final = 10
"""What a dispel that failed adds to the state: nothing is known of a spell that was not noted."""
WITHSTOOD: Final = CAST + _ATTEMPT
OPEN: Final = (CAST, WITHSTOOD)
"""States of a spell that has still to take effect, unless it is dispelled."""
_ONCE_CAST: Final = (*OPEN, DONE)
"""States of a spell that was cast and not dispelled."""
_OF_PATHS: Final = frozenset(plain_name(spell.id) for spell in SPELLS)
"""The spells of the paths, by the names by which they are counted."""


def was_cast(spell: str, *, cast: bool, version: str = VERSIONS[0]) -> tuple[Effect, ...]:
    """Return the state of a spell after the attempt to cast it, and of the attribute with it."""
    known = spell_of(spell)
    attribute = None if known is None else ATTRIBUTES.get(known.lore)
    names = (spell, "" if attribute is None else attribute.id)
    counters = (counted_by(RESOLVED, name) for name in names if name)
    again = (CounterSet(counter, 0) for counter in counters if counter is not None)
    number = 0
    if cast and known is not None:
        number = 1 + SPELLS.index(known) * len(VERSIONS) + VERSIONS.index(version)
    state = CounterSet(STATE, CAST if cast else FAILED)
    return (state, CounterSet(LAST, number), *again)


def was_dispelled() -> tuple[Effect, ...]:
    """Return the state of a spell that was dispelled: its casting failed [L979]."""
    return (CounterSet(STATE, DISPELLED), CounterSet(LAST, 0))


def last_cast(situation: Situation) -> tuple[PathSpell, str] | None:
    """Return the spell of the paths that was cast last and not dispelled, and its version."""
    number = situation.active.counter(LAST)
    if not number:
        return None
    index, version = divmod(number - 1, len(VERSIONS))
    return (SPELLS[index], VERSIONS[version]) if index < len(SPELLS) else None


def has_tried(situation: Situation, wizard: str, spell: str) -> bool:
    """Return whether somebody of the side whose turn it is tried a spell in this phase."""
    return bool(situation.active.counter(counted_by(TRIED, spell, unit=wizard) or ""))


def none_cast_yet(situation: Situation) -> bool:
    """Return whether nobody has tried to cast in this phase."""
    return not situation.active.counter(STATE)


def is_resolved(situation: Situation, spell: str) -> bool:
    """Return whether the effects of a spell were resolved since it was cast last."""
    return bool(situation.active.counter(counted_by(RESOLVED, spell) or ""))


def caster_mark(name: str) -> int:
    """Return the number by which a caster is told from others."""
    return crc32(unit_name(name).encode())


def fallen_caster(situation: Situation) -> str | None:
    """Return who cast the spell cast last and is gone, by whom he cast it at."""
    mark = situation.active.counter(CASTER_MARK)
    there = {each.name for each in situation.members}
    names = {
        link.other
        for unit in situation.units
        for member in unit.body.members
        for link in member.linked(AIM, own=False)
        if link.other is not None and link.other not in there
    }
    return next((name for name in sorted(names) if caster_mark(name) == mark), None)


def caster_of_last(situation: Situation) -> str | None:
    """Return who cast the spell cast last, None where several may have.

    Of a spell that no path has, it is noted alone who tried any such in this phase.
    """
    last, state = last_cast(situation), situation.active.counter(STATE)
    if last is None and state not in _ONCE_CAST:
        return None
    if last is not None and fallen_caster(situation) is not None:
        return None
    members = (*situation.active.members, *situation.active.joined)
    found = dict.fromkeys(
        each.name
        for each in members
        if (
            _tried_beyond(situation, each.name)
            if last is None
            else has_tried(situation, each.name, last[0].id)
        )
    )
    mark = situation.active.counter(CASTER_MARK) if last is not None else 0
    # A caster who was renamed since is found by what he tried.
    by_name = [name for name in found if caster_mark(name) == mark] or list(found)
    return by_name[0] if len(by_name) == 1 else None


def lost_its_caster(situation: Situation) -> bool:
    """Return whether nobody on the table cast the spell of the paths that was cast last."""
    last, active = last_cast(situation), situation.active
    if last is None or active.counter(STATE) not in _ONCE_CAST:
        return False
    if fallen_caster(situation) is not None:
        return True
    there = (*active.members, *active.joined)
    return not any(has_tried(situation, each.name, last[0].id) for each in there)


def _tried_beyond(situation: Situation, wizard: str) -> bool:
    """Return whether somebody of the side whose turn it is tried a spell that no path has."""
    begun = f"{counted_by(TRIED, unit=wizard)}{SEPARATOR}"
    return any(
        number and counter.startswith(begun) and counter.removeprefix(begun) not in _OF_PATHS
        for counter, number in situation.active.counters
    )


def was_withstood() -> Effect:
    """Return the state of a spell that a dispel did not stop: there is one attempt [L975-979]."""
    return CounterChanged(STATE, _ATTEMPT)


def was_resolved(spell: PathSpell, target: str | None) -> tuple[Effect, ...]:
    """Return the state of a spell whose effects are resolved: nobody dispels it any more.

    An attribute follows such a spell, and changes nothing of its state [L1035].
    """
    named = counted_by(RESOLVED, spell.id)
    dealt = None if target is None else counted_by(DEALT, spell.id, unit=target)
    state = () if spell.attribute else (CounterSet(STATE, DONE),)
    resolved = () if named is None else (CounterSet(named, 1),)
    return (*state, *resolved, *(() if dealt is None else (CounterChanged(dealt, 1),)))


def is_dealt(situation: Situation, target: str, spell: str) -> bool:
    """Return whether a spell took effect on a target as often as it was tried in the phase."""
    dealt = situation.active.counter(counted_by(DEALT, spell, unit=target) or "") or 0
    return dealt >= max(1, _times_tried(situation, spell))


def was_struck(target: str, spell: str) -> tuple[Effect, ...]:
    """Return what notes that a spell that strikes in every Magic Phase has done so in this one."""
    named = counted_by(STRUCK, spell, unit=target)
    return () if named is None else (CounterSet(named, 1),)


def is_struck(situation: Situation, target: str, spell: str) -> bool:
    """Return whether such a spell has struck a target in this phase."""
    return bool(situation.active.counter(counted_by(STRUCK, spell, unit=target) or ""))


def is_cast_known(situation: Situation) -> bool:
    """Return whether the table heard of a casting in the phase, and not of an effect alone."""
    tried = any(
        number and counter.startswith(f"{TRIED}{BY_NAME}")
        for counter, number in situation.active.counters
    )
    return tried or last_cast(situation) is not None


def was_tried(situation: Situation, spell: str) -> bool:
    """Return whether the side whose turn it is tried a spell in this phase."""
    return bool(_times_tried(situation, spell))


def _times_tried(situation: Situation, spell: str) -> int:
    named = (counted_by(TRIED, spell) or "").partition(BY_NAME)[2]
    return sum(
        number
        for counter, number in situation.active.counters
        if counter.startswith(f"{TRIED}{BY_NAME}") and counter.endswith(f"{SEPARATOR}{named}")
    )
