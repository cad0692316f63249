"""Reminders of magic [L572-576, L752, L937-959]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.ids.composed import as_status
from rulesets.core.results.reminder import Concerned, Reminder, Side, Situation
from rulesets.rank_and_flank.magic_dice import magic_dice_matter
from rulesets.t9a.harm.striking_near import MISCAST_TEMPLATE, strikes
from rulesets.t9a.items.catalogue import ITEMS
from rulesets.t9a.magic.aid import CONCLAVE
from rulesets.t9a.magic.aim import target_of_last
from rulesets.t9a.magic.answering import spells_awaited
from rulesets.t9a.magic.facts import BOUND_CAST, OVERWHELMING
from rulesets.t9a.magic.order import BACKFIRES, waiting
from rulesets.t9a.magic.pending import (
    OPEN,
    STATE,
    caster_of_last,
    is_struck,
    last_cast,
    none_cast_yet,
)
from rulesets.t9a.magic.pool import channellers, conclaves
from rulesets.t9a.paths.book import spell_of
from rulesets.t9a.paths.spell import PathSpell
from rulesets.t9a.preparation.beginning import GENERATED
from rulesets.t9a.preparation.hood import HOOD, waits_for_path
from rulesets.t9a.unit.house import LAYER
from rulesets.t9a.unit.offers import RING

_FLUX: Final = Reminder("flux", "L947-951", procedure="magic_flux")


def _wizards(units: Iterable[Unit]) -> list[Unit]:
    found = [member for unit in units for member in unit.body.members]
    return [member for member in found if "wizard" in member.rules]


def _channels(situation: Situation, side: Side) -> bool:
    """Return whether somebody of a side channels."""
    beyond = situation.switch(LAYER.house) != "off"
    return bool(channellers(side) or (beyond and conclaves(side)))


def conclaves_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of Champions of Wizard Conclaves without noted spells [R L1076]."""
    ignorant = [
        Concerned(member.name)
        for side in situation.sides
        for member in side.members
        if CONCLAVE in member.rules and not member.spells
    ]
    if ignorant:
        yield Reminder("conclave", "R L1076", tuple(ignorant), witness="draft")


def to_learn(situation: Situation) -> Iterator[Reminder]:
    """Remind of Wizards without noted spells, who have generated none of a path left unsaid."""
    ignorant = [
        Concerned(wizard.name)
        for side in situation.sides
        for wizard in _wizards(side.units)
        if not wizard.spells and wizard.number("level", 0) and not wizard.has(GENERATED)
    ]
    if ignorant:
        yield Reminder("spells", "L572-576", tuple(ignorant), "spell_generation", "unit")
    if situation.switch(LAYER.house) == "off":
        return
    found = [member for side in situation.sides for member in side.members]
    hooded = [Concerned(member.name) for member in found if waits_for_path(member)]
    if hooded:
        yield Reminder(
            "hood", "R L1085-1197", tuple(hooded), "hood_path", "unit", witness=ITEMS[HOOD].witness
        )


def magic_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of the spell just cast, of the flux, of channelling, and of what remains in play."""
    active = situation.active
    yield from cast_open(situation)  # all else waits for it
    if not active.counter("flux-rolled"):
        yield _FLUX
    elif none_cast_yet(situation):
        if not active.counter("channelled") and _channels(situation, active):
            yield Reminder("channel", "L951", procedure="channelling")
        others = situation.others[:1]
        if any(not other.counter("channelled") and _channels(situation, other) for other in others):
            yield Reminder("counter-channel", "L951", procedure="counter_channelling")
    yield from strikes_due(situation)
    barred = [wizard for wizard in _wizards(active.units) if wizard.has("fleeing")]
    if barred:
        named = tuple(Concerned(wizard.name, "fleeing") for wizard in barred)
        yield Reminder("cannot-cast", "L752", named)
    for side in situation.sides:
        for spell in side.spells:
            if spell.kind == "in-play" and not spell.fresh:
                yield Reminder(
                    "in-play",
                    "L953-959",
                    facts=(("spell", spell.name), ("value", spell.value)),
                )


def cast_open(situation: Situation) -> Iterator[Reminder]:
    """Remind of a spell cast, neither dispelled nor resolved, and of its Miscast [L975-999]."""
    active = situation.active
    state = active.counter(STATE)
    if spells_awaited(situation):
        yield Reminder("spell-to-dispel", "L975-979", procedure="dispel")
        return
    if state in OPEN:
        yield Reminder("spell-to-resolve", "L983", procedure="spell_effect")
    used = active.counter(OVERWHELMING)
    if used and BACKFIRES(situation):
        yield _backfire(situation, used)


def _left_open(situation: Situation) -> Iterator[Reminder]:
    """Remind, as the phase ends, of a spell cast that nobody dispelled, and its Miscast [L975-999].

    What is told is done in the next phase, when nobody knows what was cast.
    """
    last = last_cast(situation)
    if waiting(situation) is None or last is None:
        yield from cast_open(situation)
        return
    spell, version = last
    caster, target = caster_of_last(situation), target_of_last(situation)
    values = {"wizard": caster, "target": target, "spell": spell.id, "version": version}
    told = tuple((name, value) for name, value in values.items() if value is not None)
    step = ("spell_effect", None, told)
    if spells_awaited(situation):  # who dispels it averts the Miscast
        yield Reminder("spell-to-dispel", "L975-983", (), *step, beside="dispel")
        return
    yield Reminder("spell-to-resolve", "L983", (), *step)
    used = situation.active.counter(OVERWHELMING)
    if used:
        yield _backfire(situation, used)


def _backfire(situation: Situation, dice_used: int) -> Reminder:
    """Remind of what overwhelming power leads to once the spell is not dispelled [L999, L1043]."""
    name, last = caster_of_last(situation), last_cast(situation)
    bound = bool(situation.active.counter(BOUND_CAST))
    return Reminder(
        "miscast-due",
        "L999",
        () if name is None else (Concerned(name),),
        "bound_overwhelming" if bound else "miscast",
        None if name is None else "wizard",
        (("dice_used", dice_used), *(() if last is None else (("spell", last[0].id),))),
    )


def miscasts_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of each Miscast's template, until players said that it hits nobody else [L1007].

    They are counted one after another: the first has the button.
    """
    for index, blast in enumerate(strikes(situation, MISCAST_TEMPLATE)):
        counts = None if index else "miscast_hits"
        facts = (("strength", blast.number), ("counted", blast.of))
        yield Reminder("miscast-hits", "L1007-1017", (), counts, facts=facts)


def strikes_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of whom spells that strike as every Magic Phase ends have still to strike."""
    yield from _due_on(situation, "spell-strikes", lambda spell: spell.every_magic)


def holds_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of whom spells may hold that act as every phase begins, until their die is rolled."""
    yield from _due_on(situation, "spell-holds", lambda spell: spell.every_phase)


def _due_on(
    situation: Situation, name: str, acts: Callable[[PathSpell], bool]
) -> Iterator[Reminder]:
    names = dict.fromkeys(held.name for side in situation.sides for held in side.spells)
    for spell in map(spell_of, names):
        if spell is None or not acts(spell):
            continue
        for unit in situation.units:
            bewitched = any(unit.has(as_status(status)) for status in spell.statuses)
            if bewitched and unit.models > 0 and not is_struck(situation, unit.name, spell.id):
                yield Reminder(
                    name,
                    "P mg.txt",
                    (Concerned(unit.name),),
                    "spell_effect",
                    "target",
                    (("spell", spell.id), ("due", "yes")),
                    (("spell", spell.id),),
                    "old",
                )


def spells_due(situation: Situation) -> Iterator[Reminder]:
    """Remind, as the phase ends, of the flux, a spell still open, and those that then act again."""
    if situation.phase != "magic":
        return
    rolled = situation.active.counter("flux-rolled") or not none_cast_yet(situation)
    if not rolled and magic_dice_matter(situation, RING.rules):
        yield _FLUX
    yield from _left_open(situation)
    yield from strikes_due(situation)
    for side in situation.sides:
        for lasting in side.spells:
            spell = spell_of(lasting.name)
            if spell is not None and spell.repeats and not (spell.every_magic or spell.every_phase):
                yield Reminder(
                    "spell-due", "P mg.txt", facts=(("spell", lasting.name),), witness="old"
                )
