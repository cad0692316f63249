"""Reasons why an act that a sentence names is not on offer, where the rules tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.commands.procedures.permission.wording import phases_listed
from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.verbs import Spells
from bot.commands.procedures.saying.wording import places_of
from bot.commands.procedures.saying.words import command_stems, own_stems, stems, words_for
from bot.commands.request.context import CommandContext
from bot.texts.localiser import LOCALES
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.refusals import is_of
from rulesets.core.offering.trying import allowed
from rulesets.core.offering.values import Sought, actors
from rulesets.refusal import Refusal

_CAST: Final = "cast"
_MOVE: Final = "move"
MOST_WORDS: Final = 25
"""Words of a sentence about an act that is not on offer."""
_MOVES: Final = ("march_move", "retreat", "extra_manoeuvre_test", "reform_move")
"""Acts of moving, of which the games that have none tell nothing."""
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
    """Return why what words say may not be done now, by whom they name; None if nobody knows.

    Where they name nobody, they are said of who has the turn, and say nothing else.
    """
    if len(words) > MOST_WORDS:
        return None
    sides = [side for side in sentences.situation.sides if side.name in sentences.sides]
    named = Named(unit.name for side in sides for unit in side.units)
    units = {name for each in named.mentions(words, ()) for name in each.units}
    if units and _moves(sentences, words):
        return Refusal("moves-untold", unit=min(units))
    act = meant(context, sentences, words, named)
    if act is None or (not units and act.says_more(words)):
        return None
    procedure = act.procedure
    phase, active = sentences.situation.phase, sentences.situation.active
    casts = procedure.command == _CAST and active in sides
    if casts and units.isdisjoint({each.name for each in active.units}):
        units = set()  # it is cast at those
    units = units & {each.name for each in active.units} or units
    unit = next(iter(sorted(units)), "")
    own = unit in {each.name for each in active.units} if units else active in sides
    turn = "own" if own else "other"

    def phases(*turns: str) -> set[str]:
        offerings = (each for each in procedure.offerings if each.turn in turns)
        return {each for offering in offerings for each in offering.phases or procedure.phases}

    if not own and phase in phases("own"):
        facts = {"unit": unit, "side": active.name, "procedure": procedure.id}
        return Refusal("not-its-turn", **facts, typed=None)
    fitting = phases(turn, "both")
    always = any(not (each.phases or procedure.phases) for each in procedure.offerings)
    if not always and phase is not None and fitting and phase not in fitting:
        listed = tuple(each.id for each in sentences.game.phases if each.id in fitting)
        told = phases_listed(context, listed)
        return Refusal("wrong-phase", procedure=procedure.id, phases=told, phase=phase)
    return next(_reasons(sentences, procedure, units), None)


@dataclass(frozen=True, slots=True)
class Act:
    """An act that words name, though it is not on offer.

    Attributes:
        procedure: What resolves it.
        places: Where the words stand that name it.
        spell: The spell that they name, None without one.
    """

    procedure: Procedure
    places: frozenset[int]
    spell: str | None = None

    def says_more(self, words: Sequence[str]) -> bool:
        """Return whether words say anything beside the act."""
        return any(
            at not in self.places and word not in words_for("fillers")
            for at, word in enumerate(words)
        )


def meant(
    context: CommandContext, sentences: Sentences, words: Sequence[str], named: Named
) -> Act | None:
    """Return the act that most words name; None where none does, or where it is on offer.

    Of several that are named alike it is one of the phase.
    """
    if len(words) > MOST_WORDS:
        return None
    own = {at for at, word in enumerate(words) if named.whole(word)}
    units = {unit for each in named.mentions(words, ()) for unit in each.units}
    offered = {offer.procedure for offer in sentences.now if not units or offer.actor in units}
    phase, game = sentences.situation.phase, sentences.game
    spells = Spells([context.localiser.texts(each, game.id) for each in LOCALES], game)
    spell, spoken = spells.named(words) or (None, frozenset[int]())
    members = sentences.situation.members
    found: list[tuple[int, bool, bool, Act]] = []
    for procedure in game.procedures:
        if all(each.within or each.led for each in procedure.offerings):
            continue
        rows = stems(procedure.id, procedure.command)
        places = [(places_of(stem, words) or frozenset[int]()) - own for stem in rows]
        most = max(map(len, places), default=0)
        struck = frozenset[int]().union(*places)
        casts = procedure.command == _CAST and spell is not None
        if casts:
            struck, most = struck | spoken, most + len(spoken)
        phases = {each for offering in procedure.offerings for each in offering.phases}
        here = not (phases or procedure.phases) or phase in (phases or procedure.phases)
        if struck:
            able = not units.isdisjoint(_able(sentences, procedure))
            kind = procedure.meant_by or procedure.id
            able |= any(u.name in units and u.rules.holds(kind) for u in members)
            act = Act(procedure, struck, spell if casts else None)
            found.append((most, here, able, act))
    if not found:
        return None
    *best, act = max(found, key=lambda each: each[:3])
    alike = {each.procedure.id for *count, each in found if count[:1] == best[:1]}
    return None if offered & alike else act


def _moves(sentences: Sentences, words: Sequence[str]) -> bool:
    """Return whether words tell of a move, in a game that has no act for one."""
    if any(procedure.command == _MOVE for procedure in sentences.game.procedures):
        return False
    rows = (*command_stems(_MOVE), *(row for each in _MOVES for row in own_stems(each)))
    return any(places_of(stem, words) for stem in rows) or not words_for("forward").isdisjoint(
        words
    )


def _able(sentences: Sentences, procedure: Procedure) -> Iterator[str]:
    """Yield the units that might do something at all, at another moment maybe."""
    for side in sentences.sides:
        battle = Battle(sentences.situation, sentences.game, side)
        for offering in procedure.offerings:
            if offering.actor:
                yield from (unit.name for unit in actors(Sought(battle, procedure, offering)))


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
