"""Checks that a question may be asked of the battle as it stands: by whom, and of which units."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from bot.battle.situation import situation_of
from bot.commands.options.lifting import OVERRIDE
from bot.commands.options.question import BoundUnit, Question
from bot.commands.procedures.answers.answering import awaited_of
from bot.commands.procedures.permission.wording import worded
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import BattleRow
from rulesets.core.declaring.answering import AWAITED
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.trying import check_any_outcome
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset import permission
from rulesets.core.ruleset.asked import Asked, Named
from rulesets.refusal import Refusal

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
        Refusal: what `check_seat` refuses, and what the rules do (`rulesets.core.ruleset`), in
            words of the game's own, `already-done` among them.
    """
    battle = context.channel.board.battle
    asked = asked_of(context, question)
    if battle is None or not asked.concerns_battle:
        return
    overruled = OVERRIDE in question.given
    situation = _situation(context, battle)
    try:
        if not overruled:
            permission.check_phase(situation, asked)
        check_seat(context, question)
        if not overruled:
            permission.check_rule(situation, context.ruleset, asked)
    except Refusal as refusal:
        raise worded(context, question, refusal) from None


def check_outcome(context: CommandContext, question: Question) -> None:
    """Refuse a question whose outcome the table could not keep, before any die is asked for.

    Raises:
        Refusal: `counter-full`, `counter-short`.
    """
    battle, asked = context.channel.board.battle, asked_of(context, question)
    if battle is not None and asked.concerns_battle and OVERRIDE not in question.given:
        check_any_outcome(Battle(_situation(context, battle), context.ruleset, ""), asked)


def check_table(context: CommandContext, question: Question) -> None:
    """Refuse a question that the battle rules out whoever asks it: by phase, units or outcome.

    Raises:
        Refusal: what `check_allowed` refuses but for seats, and what `check_outcome` does.
    """
    battle, asked = context.channel.board.battle, asked_of(context, question)
    if battle is None or not asked.concerns_battle:
        return
    situation = replace(situation_of(context.channel, battle), asking="")
    permission.check_phase(situation, asked)
    permission.check_rule(situation, context.ruleset, asked)
    check_any_outcome(Battle(situation, context.ruleset, ""), asked)


def check_beforehand(context: CommandContext, question: Question, absent: Collection[str]) -> None:
    """Refuse a question that lacks options where it is ruled out whatever these would be.

    Where nothing was given at all only the phase is asked about.

    Args:
        context: Where it is handled.
        question: What is known of it.
        absent: The options that are missing.

    Raises:
        Refusal: what `check_allowed` refuses, but for what a rule itself looks at the table for.
    """
    procedure, battle = question.procedure, context.channel.board.battle
    asked = asked_of(context, question)
    concerned = asked.concerns_battle
    if battle is None or (not concerned and (question.given or not procedure.acting)):
        return
    situation = _situation(context, battle)
    try:
        if not permission.turn_on(procedure.any_phase, absent):
            permission.check_phase(situation, asked)
        if concerned:
            check_seat(context, question)
            permission.check_beforehand(situation, context.ruleset, asked, absent)
    except Refusal as refusal:
        raise worded(context, question, refusal) from None


def _situation(context: CommandContext, battle: BattleRow) -> Situation:
    """Return the battle as the player sees it who asks.

    Who may play the side of the turn asks for it; who may play every side, for none.
    """
    situation = situation_of(context.channel, battle)
    sides = context.channel.board.sides
    if all(context.may_act(side.id) for side in sides):
        return replace(situation, asking="")
    active = sides[battle.active]
    return replace(situation, asking=active.name if context.may_act(active.id) else context.asking)


def asked_of(context: CommandContext, question: Question) -> Asked:
    """Return a question as the rules see it: with the units of the battle alone."""
    sides = {side.id: side.name for side in context.channel.board.sides}
    units = {
        role: tuple(
            Named(unit.unit, sides.get(unit.side or 0, ""), unit.id) for unit in _bound(bound)
        )
        for role, bound in question.units.items()
    }
    return Asked(question.procedure, question.arguments, units, question.given)


def check_seat(context: CommandContext, question: Question) -> None:
    """Refuse to act for a side that others play, or as one who only watches.

    Raises:
        Refusal: `only-players`, `not-your-side`.
    """
    context.check_player()
    roles = question.procedure.acting
    acting = [unit for role in roles for unit in _bound(question.units.get(role, ()))]
    # A combat is fought by both sides: either may ask.
    own = any(context.may_act(unit.side or 0) for unit in acting)
    if acting and not own and not _may_answer(context, question):
        context.check_side(acting[0].side or 0, acting[0].unit.name)
    if not acting and question.procedure.asked_by is not None:
        _check_asking(context, question, question.procedure.asked_by)


def _may_answer(context: CommandContext, question: Question) -> bool:
    """Tell whether it is an answer of the player's, who has not said yet which unit gives it."""
    answer = question.procedure.answers
    if answer is None or answer.said not in question.given:
        return False
    return any(context.may_act(side) for side in awaited_of(context, answer.what))


def _check_asking(context: CommandContext, question: Question, asked_by: str) -> None:
    """Refuse what is another side's to do, where no unit acts."""
    board, battle = context.channel.board, context.channel.board.battle
    if battle is None:
        return
    if asked_by == AWAITED:
        answer = question.procedure.answers
        waited = frozenset[int]() if answer is None else awaited_of(context, answer.what)
        if waited and not any(context.may_act(side) for side in waited):
            context.check_side(min(waited))
        return
    active = board.sides[battle.active].id
    against = {unit.side for unit in _bound(question.units.get(asked_by, ()))} or {active}
    sides = [side for side in board.sides if (side.id in against) == (asked_by == "active")]
    if not any(context.may_act(side.id) for side in sides):
        context.check_side(sides[0].id)


def not_in_contact(context: CommandContext, question: Question) -> tuple[BoundUnit, ...]:
    """Return the units that would fight, but are in no close combat as far as the table knows."""
    apart = permission.not_in_contact(context.ruleset, asked_of(context, question))
    names = [named.unit.name for named in apart]
    units = (unit for bound in question.units.values() for unit in _bound(bound))
    found = {unit.unit.name: unit for unit in units}
    return tuple(found[name] for name in names)


def _bound(units: tuple[BoundUnit, ...]) -> Iterator[BoundUnit]:
    """Yield the units that are of the battle."""
    return (unit for unit in units if unit.id is not None)
