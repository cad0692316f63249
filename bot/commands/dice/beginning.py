"""Beginnings of a roll that stops: for dice that a player throws, or for a decision.

Dice that players saw for the same act come first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.battle.actions.lifecycle import seat_of
from bot.battle.dice.asked import Asked
from bot.battle.dice.waiting import asked_by, wait_for
from bot.battle.tabletop.links import moment
from bot.commands.dice.deciding import check_open, side_of
from bot.commands.dice.dropping import offered_again
from bot.commands.dice.owning import check_typed, may_throw, thrower_side, throwers
from bot.commands.dice.resuming import (
    accept_outcome,
    act_of,
    keep,
    kept_dice,
    run_on,
    tries_of_act,
)
from bot.commands.dice.throw_question import Stop, shown, thrown_of
from bot.commands.journal.recording import write_arguments
from bot.commands.options.question import Question
from bot.commands.options.resolution import DiceUnneeded
from bot.commands.procedures.outcomes import (
    action_of,
    answer_of,
    as_called,
    unfinished,
    unit_names,
    unneeded,
)
from bot.commands.procedures.permission.allowed import check_outcome
from bot.commands.procedures.variant_lookup import roll_name
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.decisions import TAKEN, write_taken
from bot.store.journal.record import Actor, Entry, Thrown
from bot.store.journal.seen_dice import KEPT_DRAWS, draws_in
from bot.store.snowflake import milliseconds
from bot.views.cards.footer import draws_listed
from bot.views.cards.seen_dice import tried_before
from bot.views.interface.buttons import ButtonSpec
from rulesets.dice.handles.fair import FairDraw
from rulesets.dice.handles.mixed import DiceInput, Fallen

_MOST_BESIDE: Final = 4
"""Earlier questions of a player that stand beside a new one."""


def begin(
    context: CommandContext,
    question: Question,
    dice_input: DiceInput,
    command_name: str,
    *,
    secret: bool,
) -> Reply:
    """Ask for the first throw or decision of a question that the typed dice do not answer.

    Args:
        context: Where it is handled.
        question: The question.
        dice_input: Dice that were typed with it, and what is left to the bot.
        command_name: By which command.
        secret: Whether only the player sees it.

    Raises:
        Refusal: `owed-other-die`, `decision-in-secret`, the rule's, that of dice that do not fit,
            or of what the table could not keep whatever falls.
    """
    caller = context.caller(as_called(command_name, question))
    channel, act = context.channel, act_of(context, question)
    before = kept_dice(context, act)
    try:
        ran = run_on(context, question, act, before, dice_input)
    except DiceUnneeded as done:
        return unneeded(context, question, done)
    if (dice_input.typed or dice_input.counted) and not secret:
        check_typed(context, question, ran.told.record if isinstance(ran, Stop) else ran[0].record)
    if not isinstance(ran, Stop):
        resolution, faces = ran
        action = action_of(
            context, resolution, caller, command_name, thrown_of(faces), secret=secret
        )
        coming = accept_outcome(context, action, question, act, faces=faces, before=before)
        return Promise(coming, lambda entry: answer_of(context, resolution, entry, secret=secret))
    check_outcome(context, question)
    if secret and ran.decision is not None:
        check_open(context, question, ran.decision, caller.actor)
    fallen, draws = ran.fallen, ran.faces.draws
    asked = Asked(
        id=channel.new_id(),
        step=1,
        procedure=question.procedure.id,
        command=command_name,
        options=question.given,
        values=write_arguments(question.arguments),
        units=question.binding,
        secret=secret,
        journal=channel.journal.id,
        at=milliseconds(),
        fallen=fallen,
        deciding=ran.decision is not None,
        bot=dice_input.bot,
        ahead=ran.faces.ahead,
        side=None if ran.wanted is None else thrower_side(question, ran.wanted.purpose),
        decider=None if ran.decision is None else side_of(question, ran.decision),
        moment="" if channel.board.battle is None else moment(channel.board.battle),
        throwing=question.throwing,
        asker=None if (seat := seat_of(channel.board, caller.actor)) is None else seat.side_id,
    )
    given_up = _given_up(context, asked, asked_by(channel, caller.actor.id))
    # What everybody sees does not tell what was asked in secret.
    former = [each for each in given_up if secret or not each.secret]
    arguments = {**step_arguments(question, fallen), "typed": list(dice_input.typed)}
    if former:
        arguments["replaced"] = former[-1].procedure
    again = sorted(draws_in(fallen) & draws_in(before))
    notes = tuple(
        _told_given_up(context, each) for each in former if draws_in(each.fallen).isdisjoint(again)
    )
    tries = tries_of_act(context, act)
    if tries and ran.decision is not None:  # who decides knows that it is rolled anew
        is_short = channel.setting("cards") not in {None, "full"}
        notes += (tried_before(context.texts, sorted(tries.items()), brief=is_short),)
    if again:
        arguments[KEPT_DRAWS] = again
        notes += (context.texts("kept-used", draws=draws_listed(again), count=len(again)),)
    coming = wait_for(
        channel,
        caller,
        asked,
        caller.actor,
        about=keep(context, question, act, fallen, secret=secret),
        action="choice-asked" if asked.deciding else "dice-asked",
        arguments=arguments,
        dice=drawn(draws),
        given_up=[each.id for each in given_up],
    )
    asker_id = caller.actor.id
    resume, stored = _asked_again(context, caller.actor, former, coming)

    def show(entry: Entry) -> Answer:
        told = shown(context, question, asked, ran, notes, asker_id=asker_id, entry=entry)
        return replace(told, buttons=(*told.buttons, *resume))

    return Promise(stored, show)


def go_through(
    context: CommandContext,
    question: Question,
    dice_input: DiceInput,
    command_name: str,
    *,
    secret: bool,
) -> Reply:
    """Resolve an act that was begun before: with the dice seen then, and the input for the rest.

    Raises:
        Refusal: `owed-other-die`, the rule's, or that of dice that do not fit.
    """
    act = act_of(context, question)
    before = kept_dice(context, act)
    try:
        ran = run_on(context, question, act, before, dice_input)
    except DiceUnneeded as done:
        return unneeded(context, question, done)
    if isinstance(ran, Stop) and ran.decision is not None:
        return begin(context, question, dice_input, command_name, secret=secret)
    if isinstance(ran, Stop):
        return unfinished(context, question, ran.told)
    resolution, faces = ran
    caller = context.caller(as_called(command_name, question))
    action = action_of(context, resolution, caller, command_name, thrown_of(faces), secret=secret)
    coming = accept_outcome(context, action, question, act, faces=faces, before=before)
    return Promise(coming, lambda entry: answer_of(context, resolution, entry, secret=secret))


def drawn(draws: tuple[FairDraw, ...]) -> Thrown | None:
    """Return the dice that the bot drew in a step, as the log keeps them."""
    marks = tuple(mark for draw in draws for mark in draw.marks)
    return Thrown("fair", marks, draws) if draws else None


def step_arguments(question: Question, fallen: Fallen) -> dict[str, Any]:
    """Return what the log keeps of a step: what is asked, and what was decided so far."""
    decided = {TAKEN: write_taken(fallen.taken)} if fallen.taken else {}
    return {"asked": question.procedure.id, "units": list(unit_names(question)), **decided}


def _given_up(context: CommandContext, asked: Asked, own: Sequence[Asked]) -> tuple[Asked, ...]:
    """Return the earlier questions of a player that do not stand beside a new one.

    A decision of the same phase does, and dice of another player, where another act asks for it:
    its dice have fallen. Dice that this player types are those of the last question.
    """
    beside = [
        each
        for each in own
        if _stands_beside(each, asked)
        and (each.deciding or (throwers(context, each) and not may_throw(context, each)))
    ]
    left = beside[-_MOST_BESIDE:]
    return tuple(each for each in own if each not in left)


def _stands_beside(former: Asked, asked: Asked) -> bool:
    if former.journal != asked.journal or former.moment not in {"", asked.moment}:
        return False
    return former.procedure != asked.procedure or former.units != asked.units


def _asked_again(
    context: CommandContext, owner: Actor, former: Sequence[Asked], coming: Awaitable[Entry]
) -> tuple[tuple[ButtonSpec, ...], Awaitable[Entry]]:
    """Return the button that asks anew what was given up last, where that waited for a decision."""
    if not former or not former[-1].deciding:
        return (), coming
    button, stored = offered_again(context, owner, former[-1], coming)
    return (button,), stored


def _told_given_up(context: CommandContext, asked: Asked) -> str:
    name, seen = roll_name(context, asked), len(draws_in(asked.fallen))
    return context.texts("throw-replaced", procedure=name, draws=seen)
