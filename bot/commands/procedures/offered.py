"""Offers that a step is: as the desk has them, with what is known of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.commands.desk.marks import Chosen, moment_of, number_in, read, written
from bot.commands.procedures.saying.sentences import Sentences, value_of
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.declaration import Offering
from rulesets.core.offering.offers import Offer, candidates
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.trying import courses
from rulesets.core.offering.values import is_number
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

_Declared: TypeAlias = tuple[Procedure, Offering]


def offers_of(
    context: CommandContext,
    sentences: Sentences,
    procedure: str,
    given: Mapping[str, Raw],
    *,
    lacking: Collection[str] = (),
    answer: bool = False,
) -> tuple[Chosen, ...] | None:
    """Return the offers that a step may be taken by now, what the desk has by itself first.

    None where no offer is declared that the step could be, or it may be taken though the desk does
    not offer it, as what is known says more or it lacks what no offer asks for: a form or a command
    takes it. What the desk calls by one name is one act there, such as the move of a charge,
    whatever resolves it.

    Every offer is tried, which may take long.

    Args:
        context: Where.
        sentences: The offers of all sides.
        procedure: What the step is resolved by.
        given: What is known of it.
        lacking: Options for want of which it cannot be taken at once.
        answer: Whether it is an answer, which is given by an offer or not at all.
    """
    game = sentences.game
    units = {unit.name for each in sentences.situation.sides for unit in each.members}
    roles = game.procedure(procedure).unit_options
    declared = [each for each in _declared(game, procedure) if _goes_with(each[1], given)]
    if not declared or any(str(given[role]) not in units for role in roles if role in given):
        return None
    names = frozenset(each.id for each, _ in declared)
    found: list[Chosen] = []
    for side in sentences.situation.sides:
        battle = Battle(sentences.situation, game, side.name)
        for offer in candidates(battle, names):
            if (game.procedure(offer.procedure), offer.offering) not in declared:
                continue
            chosen = _chosen(context, battle, offer, given)
            settled = None if chosen is None else sentences.settled(chosen.offer)
            if chosen is None or settled is None or not _has_marks(chosen, battle):
                continue
            if _says_all(battle, settled, given):
                found.append(chosen)
    if found or answer:
        return tuple(sorted(found, key=lambda each: _is_apart(each.begun.offering)))
    if any(not any(_asks_for(each, name) for _, each in declared) for name in lacking):
        return None
    return None if _is_possible(sentences, declared, given) else ()


def _asks_for(offering: Offering, option: str) -> bool:
    """Return whether an offer says an option, or asks for it."""
    fixed = (name for name, _ in offering.fixed)
    return option in {offering.actor, *offering.options, *fixed}


def _declared(game: Ruleset, procedure: str) -> Iterator[_Declared]:
    """Yield the offerings of a procedure, and those of others that go by the same name."""
    own = game.procedure(procedure)
    keys = {each.key for each in own.offerings if each.key is not None and not each.form}
    for each in (own, *(other for other in game.procedures if other.id != procedure)):
        for offering in each.offerings:
            if not offering.form and (each is own or offering.key in keys):
                yield each, offering


def _goes_with(offering: Offering, given: Mapping[str, Raw]) -> bool:
    """Return whether what is always said of an offer is not known to be otherwise."""
    return all(value_of(given.get(name, raw)) == value_of(raw) for name, raw in offering.fixed)


def _is_apart(offering: Offering) -> bool:
    """Return whether the desk has an offer only within a larger act, or where acts lead to it."""
    return offering.within is not None or offering.led


def _chosen(
    context: CommandContext, battle: Battle, offer: Offer, given: Mapping[str, Raw]
) -> Chosen | None:
    """Return an offer with what is known of it; None where that is another offer."""
    procedure, settled = battle.game.procedure(offer.procedure), offer.values
    if any(value_of(given.get(name, raw)) != value_of(raw) for name, raw in settled.items()):
        return None
    answers = tuple(
        (name, _number(given[name]) if is_number(procedure, name) else given[name])
        for name in offer.offering.options
        if name in given and name not in settled
    )
    return Chosen(offer, moment_of(context), answers)


def _has_marks(chosen: Chosen, battle: Battle) -> bool:
    """Return whether buttons can stand for a choice: it is of what may be named there."""
    try:
        read(written(chosen, battle.situation, battle.game), battle.situation, battle.game)
    except Refusal:
        return False
    return True


def _says_all(battle: Battle, settled: Offer, given: Mapping[str, Raw]) -> bool:
    """Return whether what is known beside an offer makes no difference to it."""
    procedure, values = battle.game.procedure(settled.procedure), settled.values
    beside = {name: raw for name, raw in given.items() if name not in values}
    if not beside:
        return True
    if not beside.keys() <= {*procedure.options}:
        return False
    told = courses(battle, procedure, {**values, **beside})
    return told == courses(battle, procedure, values)


def _is_possible(
    sentences: Sentences, declared: Sequence[_Declared], given: Mapping[str, Raw]
) -> bool:
    """Return whether a step may be taken though the desk does not offer it by itself.

    Nobody knows of a step whose unit is still to be named.
    """
    for procedure, offering in declared:
        actor = None if offering.actor is None else given.get(offering.actor)
        if actor is None:
            return True
        sides = (
            side.name
            for side in sentences.situation.sides
            if any(unit.name == actor for unit in side.members)
        )
        known = tuple({**dict(offering.fixed), **given}.items())
        for side in sides:
            offer = Offer(procedure.id, offering, side, str(actor), known)
            if sentences.settled(offer) is not None:
                return True
    return False


def _number(raw: Raw) -> Raw:
    """Return a number as such, which a step may have as it is typed."""
    try:
        return number_in(str(raw))
    except ValueError:  # a roll, or nothing that the option takes
        return raw
