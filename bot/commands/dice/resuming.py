"""Acts whose dice players have seen: they begin with those dice, and show earlier tries."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.battle.dice.asked import Asked
from bot.battle.dice.waiting import settle
from bot.commands.dice.throw_question import Stop, run
from bot.commands.options.question import Question
from bot.commands.options.resolution import Resolution
from bot.commands.procedures.outcomes import unit_names
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.store.journal.record import Action, Actor, Entry
from bot.store.journal.seen_dice import (
    EARLIER_TRIES,
    KEPT_DRAWS,
    Act,
    Kept,
    act_in,
    draws_in,
    together,
)
from bot.views.cards.seen_dice import listed
from bot.views.interface.buttons import ButtonSpec
from rulesets.dice.handles.mixed import DiceInput, Fallen, MixedFaces, Owed
from rulesets.refusal import Refusal

OTHER_DICE: Final = "owed-other-die"
"""The refusal of a question that asks for other dice than those seen for its act."""
_MOST_TOLD: Final = 20
"""Earlier tries whose dice an outcome shows; those of all others stand in their own entries."""
_MISFITS: Final = frozenset({OTHER_DICE, "impossible-face"})


def act_of(context: CommandContext, question: Question, owner: Actor | None = None) -> Act:
    """Return the act that a question is about; `owner` asks it, if not the one who acts now."""
    requester_id = context.requester.user_id if owner is None else owner.id
    return act_in(context.channel.board, question.procedure, question.binding, requester_id)


def kept_dice(context: CommandContext, act: Act) -> Fallen:
    """Return the dice with which an act must begin; none where it was not begun before."""
    channel = context.channel
    return together(channel.journal.seen.kept_for(act, channel.board))


def keep(
    context: CommandContext, question: Question, act: Act, fallen: Fallen, *, secret: bool
) -> Kept:
    """Return the dice to keep for an act."""
    return Kept(context.channel.new_id(), act, unit_names(question), secret, fallen)


def run_on(
    context: CommandContext, question: Question, act: Act, before: Fallen, dice_input: DiceInput
) -> Stop | tuple[Resolution, MixedFaces]:
    """Run a question's procedure with the dice kept for its act, then the input.

    Where the question is asked otherwise than before, the bot's dice stay and fall in their order.
    What concerns no battle, as `/roll`, is another act where it asks for other dice.

    Args:
        context: Where it is handled.
        question: The question.
        act: Its act.
        before: The dice that are kept.
        dice_input: Dice for the throws after them.

    Raises:
        Refusal: `owed-other-die`, the rule's, or that of dice that do not fit.
        DiceUnneeded: nothing was rolled.
    """
    seen = before.seen
    if not seen:
        return run(context, question, before, dice_input)
    try:
        return run(context, question, before, dice_input)
    except Refusal as refusal:
        if not _misfits(context, question, before, refusal):
            raise
    loose = before.loosened()
    try:
        return run(context, question, loose, dice_input)
    except Refusal as refusal:
        if not _misfits(context, question, loose, refusal):
            raise
        if act.requester_id is None:
            raise _other_dice(context, refusal, seen) from None
    return run(context, question, Fallen(), dice_input)


def with_others(context: CommandContext, act: Act, fallen: Fallen) -> Fallen:
    """Return a waiting question's dice with those that others saw for its act since."""
    channel, draws = context.channel, draws_in(fallen)
    others = [
        owed
        for held in channel.journal.seen.kept_for(act, channel.board)
        if draws.isdisjoint(draws_in(held.fallen))
        for owed in held.fallen.seen
    ]
    return replace(fallen, owed=(*fallen.owed, *others)) if others else fallen


def run_further(
    context: CommandContext,
    question: Question,
    act: Act,
    fallen: Fallen,
    dice_input: DiceInput,
    *,
    waits: bool = False,
) -> Stop | tuple[Resolution, MixedFaces]:
    """Run a question that waited, with what has fallen for it and what others saw for its act.

    Args:
        context: Where.
        question: The question.
        act: Its act.
        fallen: What has fallen for it.
        dice_input: What comes next.
        waits: Whether it waits for a decision, whoever is there to take it.

    Raises:
        Refusal: as of `run_on`.
    """
    before = with_others(context, act, fallen)
    try:
        return run(context, question, before, dice_input, waits=waits)
    except Refusal as refusal:
        if before is fallen or not _misfits(context, question, before, refusal):
            raise
        if act.requester_id is None:
            raise _other_dice(context, refusal, before.owed) from None
    return run(context, question, fallen, dice_input, waits=waits)


def _other_dice(context: CommandContext, refusal: Refusal, seen: Iterable[Owed]) -> Refusal:
    dice = listed(context.own_texts, seen)
    return Refusal(OTHER_DICE, die=refusal.facts["die"], seen=dice)


def _misfits(context: CommandContext, question: Question, before: Fallen, refusal: Refusal) -> bool:
    """Tell whether the kept dice were refused, rather than those that a player typed."""
    if refusal.code not in _MISFITS:
        return False
    try:
        run(context, question, before, DiceInput(bot="rest"))
    except Refusal as other:
        return other.code in _MISFITS
    return False


def tries_of_act(context: CommandContext, act: Act) -> dict[int, tuple[int, ...] | None]:
    """Return what fell in the tries at an act that were taken back, by number; None in secret."""
    seen = context.channel.journal.seen
    return dict(pair for earlier in seen.tries_at(act) for pair in earlier.fell)


def accept_outcome(
    context: CommandContext,
    action: Action,
    question: Question,
    act: Act,
    *,
    faces: MixedFaces | None = None,
    before: Fallen | None = None,
    waited: Asked | None = None,
) -> asyncio.Future[Entry]:
    """Accept the outcome of an act, with what is to be told of dice seen before.

    Args:
        context: Where it is handled.
        action: The outcome.
        question: What was asked.
        act: Its act.
        faces: Its dice, where some may have been seen before.
        before: The dice that were kept for it, where it begins with them now.
        waited: The question that it answers, None where none waited.
    """
    told: dict[str, Any] = {}
    tries = tries_of_act(context, act)
    if tries:
        told[EARLIER_TRIES] = _told_tries(tries)
    used = faces.so_far if faces is not None else Fallen()
    draws = sorted(draws_in(used) & draws_in(before or Fallen()))
    if draws:
        told[KEPT_DRAWS] = draws
    if told:
        action = replace(action, arguments={**action.arguments, **told})
    if waited is None and not tries and not used.seen:
        return context.channel.accept(action)
    left = keep(context, question, act, Fallen(owed=used.owed), secret=action.secret)
    return settle(context.channel, action, waited, act=act, used=used, left=left)


def _told_tries(tries: Mapping[int, tuple[int, ...] | None]) -> list[list[Any]]:
    """Return tries by number as an outcome shows them; old ones without their dice."""
    last = sorted(tries)[-_MOST_TOLD:]
    return [
        [number, fell if number in last or fell is None else ()]
        for number, fell in sorted(tries.items())
    ]


def misfit(context: CommandContext, refusal: Refusal, act: Act) -> Answer:
    """Answer that an act asks for other dice than those seen for it, and how to discard those."""
    channel = context.channel
    kept = channel.journal.seen.kept_for(act, channel.board)
    return replace(refused(context, refusal), buttons=waive_buttons(context.privately(), kept))


def waive_buttons(context: CommandContext, kept: Iterable[Kept]) -> tuple[ButtonSpec, ...]:
    """Return the buttons that ask for dice to be discarded."""
    label = context.texts("button-waive")
    return tuple(ButtonSpec("waive", str(held.id), label) for held in kept if held.fallen.seen)
