"""Acting by the desk: a press opens a sheet, asks for more, or does what was chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.commands.declaring.command import button
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import Chosen, moment_of, of_nobody, read
from bot.commands.desk.sheet import Sheet
from bot.commands.dice.dice_input import throws_real_dice
from bot.commands.options.paths import ROLL
from bot.commands.options.specification import CLOSING, ODDS, SECRET
from bot.commands.procedures.forms import form_of
from bot.commands.procedures.missing import MISSING
from bot.commands.procedures.questions import attempt
from bot.commands.procedures.saying.sentences import Sentences, value_of
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.interface.panel import Words
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.offers import Offer, candidates
from rulesets.core.offering.posing import Battle
from rulesets.refusal import Refusal

_NOTHING_SAID: Final[Mapping[str, Raw]] = MappingProxyType({})
_ASK: Final = "ask"
_BOT: Final = "bot"
_LONGEST_LEFT: Final = 60
_MOST_BETWEEN: Final = 20
"""Entries between a sheet and its answer, of which more are taken for a change."""


@button("act")
async def act(context: CommandContext, subject: str) -> Reply:
    """Answer a press that begins something, or answers what was asked.

    Raises:
        Refusal: see `_pressed`, and what keeps the act from being done.
    """
    sheet, changed = await _pressed(context, subject)
    done = not sheet.others and not changed
    return _done(context, sheet) if done else _asking(context, sheet, changed=changed)


@button("fire")
async def fire(context: CommandContext, subject: str) -> Reply:
    """Answer a press that does what was chosen.

    Raises:
        Refusal: see `act`.
    """
    sheet, changed = await _pressed(context, subject)
    return _asking(context, sheet, changed=True) if changed else _done(context, sheet)


@button("sheet")
async def show(context: CommandContext, subject: str) -> Reply:
    """Answer a press that changes what was chosen, and does nothing yet.

    Raises:
        Refusal: see `act`.
    """
    sheet, changed = await _pressed(context, subject)
    return _asking(context, sheet, changed=changed)


async def taken_up(
    context: CommandContext, procedure: str, given: Mapping[str, Raw]
) -> Reply | None:
    """Take up an offer whose beginning is known, as the desk does.

    None where none begins so, or it is none by now.

    Args:
        context: Where.
        procedure: What is offered.
        given: Options that are known, the actor among them.

    Raises:
        Refusal: `not-your-side`, and what keeps the act from being done.
    """
    sheet = await _sheet_with(context, procedure, given)
    if sheet is None:
        return None
    return _asking(context, sheet) if sheet.others else _done(context, sheet)


async def as_said(
    context: CommandContext,
    sentences: Sentences,
    begun: Offer,
    answers: tuple[tuple[str, Raw], ...],
    left: Sequence[str],
    *,
    closing: Mapping[str, Raw],
) -> Reply:
    """Do what a sentence says, or ask for what it leaves open, with what it says chosen.

    Args:
        context: Where.
        sentences: The offers of the moment.
        begun: The offer as the desk has it.
        answers: What was said of it.
        left: Words of the sentence that nobody understands: nothing is done then, but asked.
        closing: Options that close the command, such as dice that fell.

    Raises:
        Refusal: `not-your-side`, and what keeps the act from being done.
    """
    chosen = Chosen(begun, moment_of(context), answers)
    _check_seat(context, chosen)
    loop = asyncio.get_running_loop()
    sheet = await loop.run_in_executor(context.chances, Sheet.of, sentences, chosen)
    if left or sheet.asked:
        return _asking(context, sheet, left=left)
    return _done(context, sheet, closing)


async def still_asked(
    context: CommandContext, procedure: str, given: Mapping[str, Raw]
) -> Reply | None:
    """Return the sheet of an offer whose beginning is known, where the desk would ask for more.

    None where nothing must be said, or none begins so for the player: what an outcome leads to may
    do without.
    """
    try:
        sheet = await _sheet_with(context, procedure, given)
    except Refusal:
        return None  # the step itself tells why not
    return None if sheet is None or sheet.asked is None else _asking(context, sheet)


async def _sheet_with(
    context: CommandContext, procedure: str, given: Mapping[str, Raw]
) -> Sheet | None:
    """Return the sheet of an offer whose beginning is known, None without any to be taken."""
    sentences = Sentences.of(context)
    chosen = None if sentences is None else _begun_with(context, sentences, procedure, given)
    if sentences is None or chosen is None:
        return None
    _check_seat(context, chosen)
    loop = asyncio.get_running_loop()
    sheet = await loop.run_in_executor(context.chances, Sheet.of, sentences, chosen)
    return None if sheet.settled is None else sheet


def _begun_with(
    context: CommandContext, sentences: Sentences, procedure: str, given: Mapping[str, Raw]
) -> Chosen | None:
    """Return the first offer of a procedure that goes with some options, with those it asks for."""
    situation, game = sentences.situation, sentences.game
    if not game.procedure(procedure).offerings:
        return None
    for side in situation.sides:
        for offer in candidates(Battle(situation, game, side.name), frozenset({procedure})):
            settled = offer.values
            if offer.offering.actor is not None and offer.offering.actor not in given:
                continue
            if not given.keys() <= {*settled, *offer.offering.options}:
                continue
            differs = (
                value_of(given.get(name, raw)) != value_of(raw) for name, raw in settled.items()
            )
            if any(differs):
                continue
            answers = tuple(
                (name, given[name])
                for name in offer.offering.options
                if name in given and name not in settled
            )
            return Chosen(offer, moment_of(context), answers)
    return None


async def _pressed(context: CommandContext, subject: str) -> tuple[Sheet, bool]:
    """Return the sheet of a press at the table as it stands, and whether it has changed since.

    Raises:
        Refusal: `no-battle`, `only-players`, `not-your-side`; `button-expired` where what it is
            about is gone.
    """
    sentences = Sentences.of(context)
    if sentences is None:
        raise Refusal("no-battle")
    loop = asyncio.get_running_loop()
    # What is on offer, and what makes a difference, is tried out: too long for the loop.
    chosen = await loop.run_in_executor(
        context.chances, read, subject, sentences.situation, sentences.game
    )
    _check_seat(context, chosen)
    now = replace(chosen, moment=moment_of(context))
    sheet = await loop.run_in_executor(context.chances, Sheet.of, sentences, now)
    if now.moment == chosen.moment:
        return sheet, False
    if not chosen.seen or await _is_done_since(context, chosen):
        return sheet, True
    before = await loop.run_in_executor(context.chances, Sheet.of, sentences, now.without_last())
    return sheet, before.seal(context.channel.journal.id) != chosen.seen


async def _is_done_since(context: CommandContext, chosen: Chosen) -> bool:
    """Return whether what was chosen may have been done since its sheet was shown.

    Who presses twice has done it, or another player what both may do, as to roll who begins.
    Where much was done, it counts as that.
    """
    since = context.channel.journal.next_number - int(chosen.moment, 16)
    if not 0 < since <= _MOST_BETWEEN:
        return True
    await context.channel.settled()  # of two presses at once, the first is not stored yet
    entries = await context.store.history(context.channel, since)
    done, by = chosen.begun.procedure, context.actor.id
    return any(entry.action == done or entry.actor.id == by for entry in entries)


def _check_seat(context: CommandContext, chosen: Chosen) -> None:
    """Refuse a press of who plays another side: `only-players`, `not-your-side`."""
    if of_nobody(chosen.offer):
        context.check_player()
    else:
        context.check_side(context.side(chosen.offer.side).id, chosen.offer.actor)


def _done(context: CommandContext, sheet: Sheet, said: Mapping[str, Raw] = _NOTHING_SAID) -> Reply:
    """Do what was chosen, or ask for what is missing.

    Raises:
        Refusal: what keeps it from being done; `desk-moved-on` where it lacks what was there.
    """
    if sheet.settled is not None and sheet.asked is not None:
        return _asking(context, sheet)
    offer = sheet.settled or sheet.chosen.offer  # the reason against it is told
    procedure = context.ruleset.procedure(offer.procedure)
    given = {name: value_of(value) for name, value in offer.said.items()}
    closing = {**_closing(context, sheet.chosen), **said}
    if offer.offering.form:
        return form_of(context, offer, procedure, {**given, **closing})
    reply = attempt(context, procedure, given, closing, procedure.command or ROLL)
    if sheet.settled is None and isinstance(reply, Answer) and reply.refused == MISSING:
        raise Refusal("desk-moved-on")  # options are named to those who type them
    return reply


def _closing(context: CommandContext, chosen: Chosen) -> Mapping[str, Raw]:
    """Return the options that close the command, by the way that was chosen."""
    match chosen.way:
        case "c":
            return {ODDS: True, SECRET: True}
        case "o":
            return {CLOSING[0]: _BOT if throws_real_dice(context, None) else _ASK}
    return {}


def _asking(
    context: CommandContext, sheet: Sheet, *, changed: bool = False, left: Sequence[str] = ()
) -> Reply:
    """Return a sheet; where the act is no longer to be done, what keeps it from being done."""
    if sheet.settled is None:
        return _done(context, sheet)
    title = sheet.sentences.beginning(sheet.chosen.begun)
    sealed = sheet.sealed(context.channel.journal.id)
    blocks = sealed.blocks(context, changed=changed)
    if left:
        words = escaped(" ".join(left)[:_LONGEST_LEFT])
        blocks = (Words(context.own_texts("do-left", text=words)), *blocks)
    panel = with_back(context, blocks)
    return Answer(Card(title, ""), private=True, panel=panel)
