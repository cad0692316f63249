"""Checks that a question may be asked of the battle as it stands: by whom, and of which units."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from bot.battle.situation import situation_of
from bot.commands.options.lifting import OVERRIDE
from bot.commands.options.resolution import BoundUnit, Question
from bot.commands.procedures.acts import check_acts, check_game
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from rulesets.core.battlefield.contact import Contact, known_apart
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.given_options import any_given
from rulesets.core.declaring.procedure import Demand, no_check
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode
    from rulesets.core.ids.statuses import StatusId


OTHERWISE_TOLD: Final = frozenset(
    {
        "only-players",
        "not-your-side",
        "not-in-contact",
        "unit-needs-value",
        "unit-destroyed",
        "missing-option",
    }
)
"""Refusals that nobody overrules: they are about seats, or have a way of their own."""


def check_allowed(context: CommandContext, question: Question) -> None:
    """Refuse a question about the battle that this player, this phase or these units rule out.

    Where a referee, or everybody, allowed it all the same, only seats are asked about.

    Raises:
        Refusal: `wrong-phase`, `only-players`, `not-your-side`, `unit-needs-status`,
            `unit-forbids-status`, `already-done`, `done-once`, `done-once-unless`,
            `not-its-turn`, `its-own-turn`, `same-side`, `other-side`, `unit-needs-value`, what
            statuses, special rules and the game bar, and last `not-in-contact`.
    """
    if not _concerns_battle(context, question):
        return
    overruled = OVERRIDE in question.given
    if not overruled:
        _check_phase(context, question)
    context.check_player()
    acting = _check_actors(context, question)
    if overruled:
        return
    for demand in question.procedure.demands:
        if not demand.lifted(question.arguments, question.given):
            for unit in _bound(question, demand.role):
                _check(context, question, demand, unit)
    check_acts(context, question)
    check_game(context, question)
    battle = context.channel.board.battle
    tabled = acting or not question.procedure.acting
    if tabled and battle is not None and question.procedure.check is not no_check:
        question.procedure.check(situation_of(context.channel, battle), question.arguments)
    contact, apart = context.ruleset.contact, not_in_contact(context, question)
    if contact is not None and apart:
        raise _apart(contact, apart)


def check_beforehand(context: CommandContext, question: Question, absent: Collection[str]) -> None:
    """Refuse a question that lacks options where it is ruled out whatever these would be.

    Where nothing was given at all only the phase is asked about.

    Args:
        context: Where it is handled.
        question: What is known of it.
        absent: The options that are missing.

    Raises:
        Refusal: what `check_allowed` refuses, but for what the game alone can tell.
    """
    procedure, concerned = question.procedure, _concerns_battle(context, question)
    if not concerned and (question.given or not procedure.acting):
        return
    if not _turns_on(procedure.any_phase, absent):
        _check_phase(context, question)
    if not concerned:
        return
    context.check_player()
    _check_actors(context, question)
    for demand in procedure.demands:
        lifting = (*demand.only, *demand.unless, *demand.unless_stated)
        if not _turns_on(lifting, absent) and not demand.lifted(question.arguments, question.given):
            for unit in _bound(question, demand.role):
                _check(context, question, demand, unit)
    acts = [act for act in procedure.acts if not _turns_on((*act.only, *act.unless), absent)]
    check_acts(context, question, acts)


def _turns_on(options: Sequence[str], absent: Collection[str]) -> bool:
    """Return whether one of some options, or of their values, is among those that are missing."""
    return any(option.partition("=")[0] in absent for option in options)


def _apart(contact: Contact, apart: Sequence[BoundUnit]) -> Refusal:
    """Return the refusal of a fight between units that are not known to be in contact."""
    free = [unit.unit.name for unit in apart if not unit.unit.has(contact.status)]
    return Refusal(
        "not-in-contact",
        names=", ".join(free),
        count=len(free),
        unit=(free or [apart[0].unit.name])[0],
        status=contact.status,
        actor=apart[0].unit.name,
        other=apart[-1].unit.name,
    )


def _check_actors(context: CommandContext, question: Question) -> list[BoundUnit]:
    """Refuse to act for a side that others play; return the units that act."""
    acting = [unit for role in question.procedure.acting for unit in _bound(question, role)]
    # A combat is fought by both sides: either may ask.
    if acting and not any(context.may_act(unit.side or 0) for unit in acting):
        context.check_side(acting[0].side or 0, acting[0].unit.name)
    if not acting and question.procedure.asked_by is not None:
        _check_asking(context, question, question.procedure.asked_by)
    return acting


def _check_asking(context: CommandContext, question: Question, asked_by: str) -> None:
    """Refuse what is another side's to do, where no unit acts."""
    board, battle = context.channel.board, context.channel.board.battle
    if battle is None:
        return
    active = board.sides[battle.active].id
    against = {unit.side for unit in _bound(question, asked_by)} or {active}
    sides = [side for side in board.sides if (side.id in against) == (asked_by == "active")]
    if not any(context.may_act(side.id) for side in sides):
        context.check_side(sides[0].id)


def not_in_contact(context: CommandContext, question: Question) -> tuple[BoundUnit, ...]:
    """Return the units that would fight, but are in no close combat as far as the table knows.

    Of a game in which only those fight who are in contact with each other, both units.
    """
    contact = context.ruleset.contact
    if contact is None:
        return ()
    for demand in question.procedure.demands:
        if demand.contact and not demand.lifted(question.arguments, question.given):
            sides = [tuple(_bound(question, role)) for role in (demand.role, demand.contact)]
            # Against a unit that was only described nothing can be known.
            if all(sides):
                units = [unit for side in sides for unit in side]
                if contact.pairs and len(units) == len(sides):
                    return tuple(units) if known_apart(*(unit.unit for unit in units)) else ()
                return tuple(unit for unit in units if not unit.unit.has(contact.status))
    return ()


def _concerns_battle(context: CommandContext, question: Question) -> bool:
    """Tell whether a question concerns the battle: units of it, not only described ones, or all."""
    if context.channel.board.battle is None:
        return False
    named = any(unit.id is not None for units in question.units.values() for unit in units)
    return named or question.procedure.at_large


def _check_phase(context: CommandContext, question: Question) -> None:
    """Refuse a procedure that belongs to another phase of the battle."""
    battle = context.channel.board.battle
    phases = question.procedure.phases
    if battle is None or battle.phase is None or not phases:
        return
    if any_given(question.procedure.any_phase, question.arguments):
        return
    if battle.phase not in phases:
        texts = context.own_texts  # a refusal speaks to one player
        names = [texts(f"phase-{text_key(phase)}") for phase in phases]
        *others, last = names
        listed = texts("phases-or").join([", ".join(others), last]) if others else last
        raise Refusal(
            "wrong-phase",
            procedure=question.procedure.id,
            phases=listed,
            phase=battle.phase,
        )


def _bound(question: Question, role: str) -> Iterator[BoundUnit]:
    """Yield the units of the battle that an option names."""
    return (unit for unit in question.units.get(role, ()) if unit.id is not None)


def _check(context: CommandContext, question: Question, demand: Demand, bound: BoundUnit) -> None:
    unit, procedure = bound.unit, question.procedure.id
    for status in demand.forbids:
        if unit.has(status):
            _check_done(context, bound, status, procedure)
            raise Refusal("unit-forbids-status", unit=unit.name, status=status, procedure=procedure)
    for status in demand.once:
        if unit.has(status):
            facts = {"unit": unit.name, "status": status, "procedure": procedure}
            if demand.unless_stated:
                raise Refusal("done-once-unless", **facts, option=demand.unless_stated[0])
            raise Refusal("done-once", **facts)
    for status in demand.needs:
        if not unit.has(status) and (not demand.known or _is_known(question, status)):
            raise Refusal("unit-needs-status", unit=unit.name, status=status, procedure=procedure)
    _check_values(context, demand, unit)
    _check_turn(context, demand, bound, procedure)
    _check_sides(question, demand, bound)


def _check_sides(question: Question, demand: Demand, unit: BoundUnit) -> None:
    """Refuse a friend where an enemy is asked for, and the reverse."""
    asked: tuple[tuple[RefusalCode, str | None, bool], ...] = (
        ("same-side", demand.against, True),
        ("other-side", demand.beside, False),
    )
    for code, role, alike in asked:
        for other in _bound(question, role or ""):
            if (other.side == unit.side) == alike:
                facts = {"unit": unit.unit.name, "other": other.unit.name}
                raise Refusal(code, **facts, procedure=question.procedure.id)


def _check_values(context: CommandContext, demand: Demand, unit: Unit) -> None:
    """Refuse a unit of the battle that lacks a value the rule needs: nothing is assumed."""
    for field in context.ruleset.profile:
        if field.id in demand.values and unit.find(field.id) is None:
            sign = field.signs[-1 if context.own_texts.locale == "fr" else 0]
            example = f"{sign}{field.least + 2}{'+' if field.save else ''}"
            raise Refusal("unit-needs-value", unit=unit.name, field=field.id, example=example)


def _check_done(context: CommandContext, unit: BoundUnit, status: str, procedure: str) -> None:
    """Refuse an action that a unit has done already, if the game has a text for it."""
    texts, key = context.own_texts, f"done-status-{text_key(status)}"
    if texts.has(key):
        raise Refusal("already-done", unit=unit.unit.name, done=texts(key), procedure=procedure)


def _check_turn(context: CommandContext, demand: Demand, unit: BoundUnit, procedure: str) -> None:
    battle = context.channel.board.battle
    if demand.turn is None or battle is None:
        return
    active = context.channel.board.sides[battle.active]
    own = active.id == unit.side
    if own != (demand.turn == "own"):
        raise Refusal(
            "its-own-turn" if own else "not-its-turn",
            unit=unit.unit.name,
            side=active.name,
            procedure=procedure,
        )


def _is_known(question: Question, status: StatusId) -> bool:
    """Tell whether the table keeps count of a status for any unit of the question."""
    return any(
        unit.id is not None and unit.unit.has(status)
        for units in question.units.values()
        for unit in units
    )
