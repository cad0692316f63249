"""Owners of decisions: from a role of the procedure to its unit, the side, and who plays it."""

from __future__ import annotations

from bot.battle.actions.lifecycle import is_referee, may_act
from bot.battle.dice.asked import Asked, asked_of
from bot.battle.tabletop.links import moment
from bot.commands.options.resolution import Question
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor
from bot.store.tables.battle import PlayerRow
from bot.texts.bundle import escaped, text_key
from rulesets.core.declaring.deciding import ASK_OTHERS, DECISIONS, LEFT
from rulesets.dice.handles.choices import Decision, How, Policy
from rulesets.refusal import Refusal


def policy_for(context: CommandContext, question: Question) -> Policy:
    """Return whom a question's decisions are asked of, by the house rule.

    Nobody is outside a battle, nor where nobody plays the side of the unit that it is about.
    """
    rule = context.channel.switches.get(DECISIONS, LEFT)
    battle = context.channel.board.battle
    if battle is None or rule == LEFT or not context.channel.board.players:
        return Policy()
    active = context.channel.board.sides[battle.active].id

    def asks(decision: Decision) -> bool:
        side = side_of(question, decision)
        if rule == ASK_OTHERS and side == active:
            return False
        return bool(deciders(context, question, decision))

    return Policy(asks=asks)


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


def _over(context: CommandContext, asked: Asked) -> bool:
    """Tell whether the phase of what is asked is over: its dice are kept, and nothing waits."""
    battle = context.channel.board.battle
    if battle is None:
        return True
    phases = context.ruleset.procedure(asked.procedure).phases
    later = asked.moment not in {"", moment(battle)}
    return bool(phases) and (later or battle.phase not in phases)


def decision_lines(context: CommandContext) -> tuple[str, ...]:
    """Return a line for each roll that waits for a decision; those asked in secret stay so."""
    channel = context.channel
    found = []
    for user_id in sorted(channel.hands):
        asked = asked_of(channel, user_id)
        if asked is None or not asked.deciding or asked.secret or _over(context, asked):
            continue
        rows = [channel.board.unit(unit) for ids in asked.units.values() for unit in ids]
        units = ", ".join(dict.fromkeys(row.name for row in rows if row is not None))
        players = [each for each in channel.board.players if each.side_id == asked.decider]
        if units and players:
            names = ", ".join(player.name for player in players)
            named = context.texts(f"procedure-{text_key(asked.procedure)}")
            facts = {"names": escaped(names), "units": escaped(units), "procedure": named}
            found.append(f"▸ {context.texts('awaited-decision', **facts)}")
    return tuple(found)
