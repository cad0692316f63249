"""Reasons why an act that a sentence names is not on offer, where the rules tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.commands.procedures.permission.wording import phases_listed
from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.wording import places_of
from bot.commands.procedures.saying.words import stems
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.refusals import is_of
from rulesets.core.offering.trying import allowed
from rulesets.refusal import Refusal

_TOLD: Final = frozenset(
    {
        "done-once",
        "done-once-unless",
        "its-own-turn",
        "not-its-turn",
        "unit-forbids-status",
        "unit-needs-status",
    }
)
"""Codes of reasons that are whole as the rules give them."""


def why_not(context: CommandContext, sentences: Sentences, words: Sequence[str]) -> Refusal | None:
    """Return why a unit that a sentence names may not do now what it says, None if nobody knows."""
    sides = [side for side in sentences.situation.sides if side.name in sentences.sides]
    named = Named(unit.name for side in sides for unit in side.units)
    units = {name for each in named.mentions(words, ()) for name in each.units}
    procedure = _meant(sentences, words, named)
    if not units or procedure is None:
        return None
    unit = next(iter(sorted(units)))
    phase, active = sentences.situation.phase, sentences.situation.active
    own = unit in {each.name for each in active.units}
    turn = "own" if own else "other"

    def phases(*turns: str) -> set[str]:
        offerings = (each for each in procedure.offerings if each.turn in turns)
        return {each for offering in offerings for each in offering.phases or procedure.phases}

    if not own and phase in phases("own"):
        return Refusal("not-its-turn", unit=unit, side=active.name, procedure=procedure.id)
    fitting = phases(turn, "both")
    always = any(not (each.phases or procedure.phases) for each in procedure.offerings)
    if not always and phase is not None and fitting and phase not in fitting:
        listed = tuple(each.id for each in sentences.game.phases if each.id in fitting)
        told = phases_listed(context, listed)
        return Refusal("wrong-phase", procedure=procedure.id, phases=told, phase=phase)
    return next(_reasons(sentences, procedure, units), None)


def _meant(sentences: Sentences, words: Sequence[str], named: Named) -> Procedure | None:
    """Return the act that most words name; None where none does, or where it is on offer."""
    own = {at for at, word in enumerate(words) if named.whole(word)}
    offered = {offer.procedure for offer in sentences.now}
    found: dict[str, int] = {}
    for procedure in sentences.game.procedures:
        if all(each.within or each.led for each in procedure.offerings):
            continue
        places = (places_of(stem, words) or own for stem in stems(procedure.id, procedure.command))
        found[procedure.id] = max((len(each - own) for each in places), default=0)
    most = max(found.values(), default=0)
    best = [each for each, count in found.items() if count == most > 0]
    return None if not best or offered & {*best} else sentences.game.procedure(best[0])


def _reasons(sentences: Sentences, procedure: Procedure, units: set[str]) -> Iterator[Refusal]:
    """Yield why units may not do something, of those that are kept from it whatever is said."""
    for side in sentences.sides:
        battle = Battle(sentences.situation, sentences.game, side)
        for offering in procedure.offerings:
            for unit in sorted(units) if offering.actor else ():
                try:
                    allowed(battle, procedure, {str(offering.actor): unit})
                except Refusal as refusal:
                    if is_of(refusal, _TOLD) and refusal.facts.get("unit") == unit:
                        yield refusal
