"""The spell cast last as its effects are resolved: which it is, by whom, at whom [L961-983, L1035].

Its target is kept from the casting until the phase is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable, untold
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.open_steps import member_named, sides_with
from rulesets.refusal import Refusal
from rulesets.t9a.magic.pending import (
    AIM,
    CASTER_MARK,
    caster_mark,
    caster_of_last,
    fallen_caster,
    has_tried,
    is_resolved,
    last_cast,
    lost_its_caster,
)
from rulesets.t9a.magic.target import barred_side
from rulesets.t9a.paths.book import ATTRIBUTES, SPELLS, spell_of
from rulesets.t9a.paths.spell import VERSIONS

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

AIMED: Final = Relation(AIM, until="phase", between="any", ends=())
"""A spell that was cast at somebody, whoever may dispel it, and whatever becomes of its caster."""
_ON_SELF: Final = "caster"
_ON_ALL: Final = "aura"


def _castable(situation: Situation, wizard: Raw | None) -> tuple[str, ...]:
    """Return the spells that a Wizard may still try in this phase, any where none are noted."""
    caster = member_named(situation, str(wizard or ""))
    if caster is None:
        return ()
    known = caster.known or tuple(
        spell.id for spell in SPELLS if not spell.attribute and caster.knows(spell.id) is None
    )
    tried = (spell for spell in known if has_tried(situation, caster.name, spell))
    gone = {*tried, *caster.upholds}
    return tuple(spell for spell in known if spell not in gone)


def _versions(_situation: Situation, spell: Raw | None) -> tuple[str, ...]:
    """Return the versions that a spell of the paths has."""
    known = spell_of(str(spell or ""))
    return () if known is None else VERSIONS[: len(known.versions)]


def was_aimed(arguments: Arguments, *, cast: bool) -> tuple[Effect, ...]:
    """Return whom a spell is cast at in place of whom its caster aimed at before."""
    wizard, target = arguments["wizard"], arguments["target"]
    if not isinstance(wizard, Unit):
        return (CounterSet(CASTER_MARK, 0),)
    aims = tuple(
        LinkCleared(AIMED.id, "wizard")
        for link in wizard.linked(AIMED.id, own=True)[:1]
        if link.other is not None
    )
    before: tuple[Effect, ...] = (
        CounterSet(CASTER_MARK, caster_mark(wizard.name) if cast else 0),
        *aims,
    )
    if not cast or not isinstance(target, Unit) or target.name == wizard.name:
        return before
    return (*before, LinkSet(AIMED.id, "wizard", "target"))


def check_side(situation: Situation, procedure: str, arguments: Arguments, version: str) -> None:
    """Refuse a friend as the target of a Hex, and an enemy as that of an Augment [L852-876].

    Raises:
        Refusal: `same-side`, `other-side`.
    """
    wizard, target, known = arguments["wizard"], arguments["target"], spell_of(arguments["spell"])
    found = None if known is None else known.version(version)
    if found is None or not isinstance(wizard, Unit) or not isinstance(target, Unit):
        return
    own, sides = (sides_with(situation, unit.name) for unit in (wizard, target))
    if not own or not sides:
        return
    why = barred_side(found.types, friend=any(side in own for side in sides))
    if why is not None:
        code: RefusalCode = "same-side" if why == "friend" else "other-side"
        raise Refusal(code, procedure=procedure, unit=target.name, other=wizard.name)


def _due(situation: Situation, wizard: Raw | None) -> tuple[str, ...]:
    """Return the spells whose effects somebody is to resolve: one cast, or its attribute."""
    last = last_cast(situation)
    if last is None or (wizard is not None and not has_tried(situation, str(wizard), last[0].id)):
        return ()
    spell, version = last
    if not is_resolved(situation, spell.id):
        return (spell.id,)
    found = spell.version(version)
    more = (spell.id,) if found is not None and _ON_ALL in found.types else ()
    attribute = ATTRIBUTES.get(spell.lore)
    if attribute is None or is_resolved(situation, attribute.id):
        return more
    return (*more, attribute.id)


def _spell(situation: Situation, wizard: Raw | None) -> str | None:
    due = _due(situation, wizard)
    return due[0] if len(due) == 1 else None


def _is_last(situation: Situation, spell: Raw | None, wizard: Raw | None) -> bool:
    """Return whether a spell is the one cast last; where nobody says, the one that is due."""
    last = last_cast(situation)
    return last is not None and (spell or _spell(situation, wizard)) == last[0].id


def _version(situation: Situation, spell: Raw | None) -> str | None:
    last = last_cast(situation)
    return last[1] if last is not None and _is_last(situation, spell, None) else None


def _target(situation: Situation, wizard: Raw | None, spell: Raw | None) -> str | None:
    last = last_cast(situation)
    if last is None or not _is_last(situation, spell, wizard):
        return None
    if wizard is None and lost_its_caster(situation):
        return _target_of_the_gone(situation)
    caster = member_named(situation, str(wizard or ""))
    if caster is None:
        return None
    found = last[0].version(last[1])
    if found is not None and _ON_SELF in found.types:
        return caster.name
    return next((link.other for link in caster.linked(AIMED.id, own=True)), None)


def _target_of_the_gone(situation: Situation) -> str | None:
    """Return whom the caster aimed at who is gone, None where nobody can tell who that was."""
    caster = fallen_caster(situation)
    targets = [
        member.name
        for unit in situation.units
        for member in unit.body.members
        for link in member.linked(AIMED.id, own=False)
        # Who is in a unit sees its relations as his.
        if link.other == caster and (member is unit or link not in unit.links)
    ]
    return targets[0] if len(targets) == 1 else None


def _fallen(situation: Situation, wizard: Raw | None) -> str | None:
    return None if wizard is not None else fallen_caster(situation)


def target_of_last(situation: Situation) -> str | None:
    """Return whom the spell cast last was cast at, None where nobody can tell."""
    return _target(situation, caster_of_last(situation), None)


def _spell_of_last(situation: Situation) -> str | None:
    last = last_cast(situation)
    return None if last is None else last[0].id


SPELL_CASTABLE: Final = FromTable(untold, of=("wizard",), among=_castable)
VERSION_OF: Final = FromTable(untold, of=("spell",), among=_versions)
"""What a spell may be cast of, and as."""
SPELL_DUE: Final = FromTable(_spell, of=("wizard",), among=_due)
VERSION_CAST: Final = FromTable(_version, of=("spell",))
FALLEN_CASTER: Final = FromTable(_fallen, of=("wizard",), unsaid=True)
"""Who cast it, where he is gone since."""
AIMED_AT: Final = FromTable(_target, of=("wizard", "spell"))
"""The spell to be resolved, the version and the target that it was cast with."""
CASTER: Final = FromTable(caster_of_last)
SPELL_CAST: Final = FromTable(_spell_of_last)
MARK: Final = FromTable(target_of_last)
"""The same of the spell cast last, for who answers it."""
