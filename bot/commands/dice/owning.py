"""Owners of throws: from a roll to its unit, the side, and who plays it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.battle.actions.lifecycle import is_referee, may_act
from bot.battle.dice.asked import Asked
from bot.battle.dice.waiting import everything_asked
from bot.commands.options.question import Question
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor
from bot.store.tables.battle import PlayerRow
from rulesets.core.declaring.deciding import DICE_OF, OWNER
from rulesets.core.ruleset.owners import owner_of
from rulesets.dice.handles.mixed import DiceInput, MixedFaces
from rulesets.dice.handles.rolled import Told
from rulesets.dice.request import Purpose, Roll
from rulesets.refusal import Refusal


def thrower_side(question: Question, purpose: Purpose) -> int | None:
    """Return the side whose dice are thrown; None where no unit of the battle tells."""
    bare = {role: tuple(unit.unit for unit in bound) for role, bound in question.units.items()}
    owner = owner_of(question.procedure, question.ruleset.rolled_by, bare, purpose)
    if owner is None:
        return None
    role, index = owner
    bound = question.units[role]
    unit = bound[min(index, len(bound) - 1)]
    return None if unit.id is None else unit.side


def is_left_to_bot(context: CommandContext, question: Question, purpose: Purpose) -> bool:
    """Tell whether a throw is the bot's, by how those whose dice it is throw theirs.

    It is the asker's where no other player of its side is known.
    """
    throwing = question.throwing
    if throwing is None:
        return False
    side = thrower_side(question, purpose)
    players = context.channel.board.players
    seated = {it.user_id for it in players if side is not None and it.side_id == side}
    own = {throwing.asker_id}
    whose = own if own & seated or not seated else seated
    if whose & throwing.bots:
        return True
    return not (throwing.every or any(map(context.channel.throws_real_dice, whose)))


def others_throw(context: CommandContext) -> bool:
    """Tell whether another player of the battle throws real dice."""
    channel, own = context.channel, context.requester.user_id
    return any(
        player.user_id != own and channel.throws_real_dice(player.user_id)
        for player in channel.board.players
        if player.side_id
    )


def throwers(context: CommandContext, asked: Asked) -> tuple[PlayerRow, ...]:
    """Return the players whose dice a question waits for, none where only the asker's are known.

    Of a question asked in secret nobody else hears.
    """
    if asked.secret or asked.side is None or asked.deciding:
        return ()
    players = context.channel.board.players
    return tuple(player for player in players if player.side_id == asked.side)


def speaks_for(context: CommandContext, owner: Actor) -> bool:
    """Tell whether the requester may give up a question, and leave all of its throws to the bot.

    Further throws may be another player's, and the act is the asker's; a referee always may, and
    whoever plays where the asker does no more.
    """
    presides = is_referee(context.channel.board, context.actor)
    return owner.id == context.requester.user_id or presides or _is_left(context, owner)


def _is_left(context: CommandContext, owner: Actor) -> bool:
    """Tell whether who asked has left the table, and the requester plays at it."""
    board = context.channel.board
    return may_act(board, context.actor) and not may_act(board, owner)


def check_speaker(context: CommandContext, owner: Actor) -> None:
    """Refuse whoever may not speak for who asked a question.

    Raises:
        Refusal: `not-your-button`.
    """
    if not speaks_for(context, owner):
        raise Refusal("not-your-button", name=owner.name)


def refused_thrower(context: CommandContext, owner: Actor, asked: Asked) -> Refusal | None:
    """Return why the requester may not tell what dice show; a referee always may."""
    players, board = throwers(context, asked), context.channel.board
    asks = owner.id == context.requester.user_id or _is_left(context, owner)
    if is_referee(board, context.actor) or may_throw(context, asked):
        return None
    alone = context.channel.switches.get(DICE_OF) == OWNER
    if asks and not (players and alone):
        return None
    if not players:
        return Refusal("not-your-button", name=owner.name)
    named = (*(player.name for player in players), *(() if alone else (owner.name,)))
    return Refusal("not-your-dice", names=", ".join(dict.fromkeys(named)))


def check_thrower(context: CommandContext, owner: Actor, asked: Asked) -> None:
    """Refuse dice of whoever may not tell what they show; a referee always may.

    Raises:
        Refusal: `not-your-button`, `not-your-dice`.
    """
    refusal = refused_thrower(context, owner, asked)
    if refusal is not None:
        raise refusal


def check_typed(context: CommandContext, question: Question, record: Iterable[Told]) -> None:
    """Refuse dice typed all at once where some are another player's alone to tell.

    Raises:
        Refusal: `not-your-dice`.
    """
    board, own = context.channel.board, context.requester.user_id
    if context.channel.switches.get(DICE_OF) != OWNER or is_referee(board, context.actor):
        return
    for told in record:
        if isinstance(told, Roll):
            side = thrower_side(question, told.purpose)
            players = [] if side is None else [it for it in board.players if it.side_id == side]
            if players and all(player.user_id != own for player in players):
                raise Refusal("not-your-dice", names=", ".join(it.name for it in players))


def check_saves(
    context: CommandContext,
    question: Question,
    asked: Asked,
    dice_input: DiceInput | None,
    faces: MixedFaces,
) -> None:
    """Refuse saves told with the hits they are of where they are another player's alone to tell.

    Raises:
        Refusal: `not-your-dice`.
    """
    if dice_input is not None and dice_input.saved is not None:
        check_typed(context, question, faces.fallen(len(asked.fallen.marks)))


def throws_for_all(context: CommandContext, asked: Asked) -> bool:
    """Tell whether who asked may leave further throws to the bot whosever they are."""
    if asked.side is None or context.channel.switches.get(DICE_OF) != OWNER:
        return True
    own = context.requester.user_id
    return all(player.user_id == own for player in context.channel.board.players if player.side_id)


def may_throw(context: CommandContext, asked: Asked) -> bool:
    """Tell whether the dice that a question waits for are the requester's."""
    own = context.requester.user_id
    return any(player.user_id == own for player in throwers(context, asked))


def waiting(context: CommandContext, subject: str) -> tuple[Actor, Asked]:
    """Return the question that a button is about, whoever presses it, and who asked it.

    Raises:
        Refusal: `question-gone`, `question-answered`.
    """
    number, _, step = subject.partition(":")
    for owner, asked in everything_asked(context.channel):
        if str(asked.id) == number:
            if str(asked.step) != step:
                raise Refusal("question-answered")
            return owner, asked
    raise Refusal("question-gone")
