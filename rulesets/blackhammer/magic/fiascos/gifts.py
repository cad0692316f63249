"""Spells that Fiascos of 5-6 give the other side: which is cast, and what became of it [L838-840].

Of each the table keeps who cast it and which it is: what one comes to leaves the others alone.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.magic.facts import (
    CASTING_RESULT,
    FREE_SPELL,
    RESOLVED,
    TO_RESOLVE,
    mark_of,
    number_of,
)
from rulesets.blackhammer.magic.tried_spells import tried_already
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Flag, FromTable, Units
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import (
    CounterChanged,
    CounterSet,
    Effect,
    SideRef,
    StatusCleared,
    StatusSet,
)
from rulesets.core.results.reminder import Side, Situation

_CAST: Final = "casts-gift"
"""The status of a wizard whose gift is neither dispelled nor resolved: the spell, by its number."""
_RESOLVED: Final = "resolved-gift"
"""The status of a wizard whose gift was resolved: the spell, which may strike further units."""


def free_cast(situation: Situation) -> int | None:
    """Return what a dispel of a Fiasco's free spell must equal, None where none is cast."""
    for side in situation.others:
        if side.counter(FREE_SPELL) and side.counter(CASTING_RESULT):
            return side.counter(CASTING_RESULT)
    return None


def _held(wizard: Unit | None, status: str) -> int | None:
    return None if wizard is None else dict(wizard.statuses).get(status)


def _caster(situation: Situation) -> str | None:
    """Return the wizard whose gift is neither dispelled nor resolved, None where none is known."""
    members = (member for side in situation.others for member in side.members)
    return next((each.name for each in members if _held(each, _CAST) is not None), None)


def is_cast(situation: Situation, wizard: str | None, spell: str) -> bool:
    """Tell whether a gift is cast by a wizard, and neither dispelled nor resolved."""
    if free_cast(situation) is None:
        return False
    members = (member for side in situation.others for member in side.members)
    caster = next((member for member in members if member.name == wizard), None)
    return caster is None or _held(caster, _CAST) == mark_of(spell)


def is_gift(situation: Situation, wizard: str | None, spell: str | None = None) -> bool:
    """Tell whether a spell is one that a Fiasco gave a wizard's side, and was not dispelled.

    Players may resolve it without a word of its casting, where he has not tried it in this phase.
    """
    for side in situation.others:
        caster = next((member for member in side.members if member.name == wizard), None)
        if caster is None:
            continue
        number = mark_of(spell or "")
        if _held(caster, _RESOLVED) == number:
            return True
        if side.counter(FREE_SPELL):
            return _may_be(situation, side, caster, spell or "")
    return False


def _may_be(situation: Situation, side: Side, caster: Unit, spell: str) -> bool:
    """Tell whether a spell may be one of those that are still to be resolved."""
    known = _caster(situation)
    if side.counter(CASTING_RESULT) and known is not None:
        return _held(caster, _CAST) == mark_of(spell)
    return not tried_already(caster, spell)


Free: TypeAlias = Annotated[bool, Flag(), FromTable(is_gift, of=("wizard", "spell"))]
Caster: TypeAlias = Annotated[Unit | None, Units(), FromTable(_caster, unsaid=True)]


def gift_cast(spell: str, need: int) -> tuple[Effect, ...]:
    """Return the effects that note a gift as cast, and what a dispel of it must equal."""
    return (
        StatusSet("wizard", _CAST, "phase", mark_of(spell)),
        CounterSet(CASTING_RESULT, need, "wizard"),
    )


def gift_done(side: SideRef = "other") -> tuple[Effect, ...]:
    """Return the effects that note that a side has done with a spell of the other's Fiasco.

    What a further Fiasco gave it is still to be cast [L838-840].
    """
    return (CounterChanged(FREE_SPELL, -1, side), CounterSet(CASTING_RESULT, 0, side))


def gift_lost(caster: Unit | None) -> tuple[Effect, ...]:
    """Return the effects of a gift that is dispelled, or that comes to nothing with its caster."""
    known = _held(caster, _CAST) is not None
    return (*gift_done(), *((StatusCleared("caster", _CAST),) if known else ()))


def is_resolved_gift(caster: Unit | None, spell: str) -> bool:
    """Tell whether a gift was resolved, which a template may still strike others of."""
    number = mark_of(spell)
    return _held(caster, _RESOLVED) == number and _held(caster, _CAST) != number


def resolved(arguments: Arguments) -> tuple[Effect, ...]:
    """Return the effects that note that a spell was resolved.

    A gift leaves the last spell of the side whose turn it is as it was, and is done with once,
    however many units it strikes.
    """
    if not arguments.get("free"):
        return (CounterSet(TO_RESOLVE, 0), CounterSet(RESOLVED, number_of(arguments["spell"])))
    wizard, number = arguments.get("wizard"), mark_of(arguments["spell"])
    caster = wizard if isinstance(wizard, Unit) else None
    if caster is None:
        return gift_done("wizard")
    if is_resolved_gift(caster, arguments["spell"]):
        return ()
    cleared = (StatusCleared("wizard", _CAST),) if _held(caster, _CAST) is not None else ()
    return (*gift_done("wizard"), *cleared, StatusSet("wizard", _RESOLVED, "phase", number))
