"""Owners of decisions: from a role of the procedure to its unit, the side, and who plays it."""

from __future__ import annotations

from dataclasses import replace

from bot.battle.actions.lifecycle import is_referee, may_act
from bot.commands.options.lifting import OVERRIDE
from bot.commands.options.question import Question
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor
from bot.store.tables.battle import PlayerRow
from rulesets.core.declaring.deciding import ASK_OTHERS, DECISIONS, LEFT, decidable
from rulesets.dice.handles.choices import Decision, How, Policy
from rulesets.refusal import Refusal


def policy_for(context: CommandContext, question: Question, *, waits: bool = False) -> Policy:
    """Return whom a question's decisions are asked of, by the house rule.

    Nobody is outside a battle, nor where nobody plays the side of the unit that it is about.

    Args:
        context: Where.
        question: The question.
        waits: Whether it waits for a decision, which is open though its owner may be gone.
    """
    if waits:
        return Policy(asks=lambda _: True)
    rule = context.channel.switches.get(DECISIONS, LEFT)
    battle = context.channel.board.battle
    if battle is None or nobody_asked(context):
        return Policy()
    active = context.channel.board.sides[battle.active].id

    def asks(decision: Decision) -> bool:
        side = side_of(question, decision)
        if rule == ASK_OTHERS and side == active and decision.shared not in question.stated:
            return False
        return bool(deciders(context, question, decision))

    own = {name: option for name, option in question.stated.items() if option is not None}
    return Policy(own, asks=asks)


def nobody_asked(context: CommandContext) -> bool:
    """Tell whether decisions are taken as typed: outside a battle, unseated, or by house rule."""
    board = context.channel.board
    left = context.channel.switches.get(DECISIONS, LEFT) == LEFT
    return left or board.battle is None or not board.players


def own_decisions(context: CommandContext, question: Question) -> Question:
    """Return a question without what it states of another player's decisions: that one is asked.

    Args:
        context: Where, as it is for whoever asked the question.
        question: The question as it was typed.
    """
    if nobody_asked(context) or OVERRIDE in question.given:
        return question
    stated: dict[str, str | None] = {}
    open_ones: dict[str, None] = {}
    for decision in decidable(context.ruleset.house_rules):
        value = question.arguments.get(decision.stated_by)
        if not isinstance(value, str):
            continue
        said = decision.stated(value)
        own = {side: may_act_for(context, question, side) for side in said}
        if not all(own.values()):
            open_ones[decision.stated_by] = None
            for side, option in said.items():
                stated[f"{decision.what}:{side}"] = option if own[side] else None
    if not open_ones:
        return question
    return replace(question, arguments={**question.arguments, **open_ones}, stated=stated)


def may_act_for(context: CommandContext, question: Question, role: str) -> bool:
    """Tell whether whoever asks may act for the units of the battle that a role names."""
    bound = question.units.get(role, ())
    return all(context.may_act(unit.side or 0) for unit in bound if unit.id is not None)


def side_of(question: Question, decision: Decision) -> int | None:
    """Return the side that decides; None where the unit is no unit of the battle."""
    bound = question.units.get(decision.owner, ())
    if not bound:
        return None
    unit = bound[min(decision.index, len(bound) - 1)]
    return None if unit.id is None else unit.side


def deciders(
    context: CommandContext, question: Question, decision: Decision
) -> tuple[PlayerRow, ...]:
    """Return the players who may decide; a referee may beside them."""
    side = side_of(question, decision)
    players = context.channel.board.players
    return tuple(player for player in players if side is not None and player.side_id == side)


def check_decider(context: CommandContext, question: Question, decision: Decision) -> How:
    """Return as what the one who presses decides: as the owner, or as the referee.

    Raises:
        Refusal: `not-your-decision`.
    """
    board, players = context.channel.board, deciders(context, question, decision)
    if any(player.user_id == context.requester.user_id for player in players):
        return "chosen"
    if is_referee(board, context.actor):
        return "ruled"
    side = side_of(question, decision)
    if players or side is None or not context.may_act(side):
        names = ", ".join(player.name for player in players)
        raise Refusal("not-your-decision", unit=decision.subject, names=names or None)
    return "chosen"


def check_open(
    context: CommandContext, question: Question, decision: Decision, asker: Actor
) -> None:
    """Refuse to ask in secret for what another player decides.

    Raises:
        Refusal: `decision-in-secret`.
    """
    side = side_of(question, decision)
    if side is None or not may_act(context.channel.board, asker, side):
        raise Refusal("decision-in-secret", unit=decision.subject)
