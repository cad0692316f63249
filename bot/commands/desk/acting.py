"""Acting by the desk: a press opens a sheet, asks for more, or does what was chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Container, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.commands.declaring.command import button, form
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import Chosen, moment_of, of_nobody, read, written
from bot.commands.desk.sheet import Sheet
from bot.commands.desk.ways import closing_of
from bot.commands.dice.dice_input import throws_real_dice
from bot.commands.options.paths import ROLL
from bot.commands.options.specification import CLOSING
from bot.commands.procedures.forms import form_of
from bot.commands.procedures.missing import MISSING
from bot.commands.procedures.offered import offers_of
from bot.commands.procedures.questions import attempt
from bot.commands.procedures.saying.sentences import Sentences, value_of
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.texts.bundle import escaped, text_key
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonKind, ButtonSpec
from bot.views.interface.form import OFFER
from bot.views.interface.panel import Block, Words, picks, rows
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.offering.offers import Offer
from rulesets.refusal import Refusal

_NOTHING_SAID: Final[Mapping[str, Raw]] = MappingProxyType({})
_LONGEST_LEFT: Final = 60
_MOST_NAMED: Final = 15
"""Units that have a button each where several may do something; more of them are a list."""
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


@form(OFFER)
async def filled(context: CommandContext, subject: str, fields: Mapping[str, str]) -> Reply:
    """Answer a form that takes an offer, filled in: it may be done if it is still on offer.

    Raises:
        Refusal: as `_pressed`, and what keeps the act from being done.
    """
    sheet, _ = await _pressed(context, subject)
    offer = sheet.settled or sheet.chosen.offer
    procedure = context.ruleset.procedure(offer.procedure)
    known = {name: value_of(value) for name, value in offer.said.items()}
    typed = {name: text for name, text in fields.items() if name in offer.offering.form and text}
    return attempt(context, procedure, {**known, **typed}, {}, procedure.command or ROLL)


async def taken_up(
    context: CommandContext,
    procedure: str,
    given: Mapping[str, Raw],
    led: FollowUp | None = None,
    *,
    lacking: Collection[str] = (),
) -> Reply | None:
    """Take up an offer whose beginning is known, as the desk does.

    None where none begins so, or it is none by now.

    Args:
        context: Where.
        procedure: What is offered.
        given: Options that are known.
        led: The step that an outcome led to, where it is one.
        lacking: Options for want of which it cannot be taken at once.

    Raises:
        Refusal: `not-your-side`, and what keeps the act from being done; `desk-moved-on` for a step
            that is on offer at times, and is not now.
    """
    sheet = await _sheet_with(context, procedure, given, led, lacking)
    if not isinstance(sheet, Sheet):
        return sheet
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
        closing: Options that close the command, such as dice that fell, or that nobody asks for.

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


async def with_fallen(
    context: CommandContext,
    sentences: Sentences,
    chosen: Chosen,
    left: Sequence[str],
    *,
    fell: Sequence[str],
    told: str,
    more: Mapping[str, Raw] = _NOTHING_SAID,
) -> Reply:
    """Do what a sentence says with the dice that it tells; ask where it leaves anything open.

    The bot's dice do not fall then unless somebody presses for them.

    Args:
        context: Where.
        sentences: The offers of the moment.
        chosen: What was said.
        left: Words of the sentence that nobody understands.
        fell: What fell, in each way in which it may be typed for dice.
        told: The same in the words of the sentence.
        more: Options for which nobody asks, as those words tell them.

    Raises:
        Refusal: `not-your-side`, and what keeps the act from being done.
    """
    _check_seat(context, chosen)
    loop = asyncio.get_running_loop()
    sheet = await loop.run_in_executor(context.chances, Sheet.of, sentences, chosen)
    if sheet.settled is not None and not sheet.asked and not sheet.rolls:
        return _asking(context, sheet, left=(*left, told))
    unclear = (left and not more) or sheet.asked
    for dice in () if unclear else fell:
        with suppress(Refusal):
            reply = _done(context, sheet, {**more, CLOSING[0]: dice})
            if not isinstance(reply, Answer) or reply.refused in {None, MISSING}:
                return reply
    real = replace(sheet, chosen=chosen.by("u" if throws_real_dice(context, None) else "o"))
    return _asking(context, real, left=left, fell=told)


async def still_asked(
    context: CommandContext,
    procedure: str,
    given: Mapping[str, Raw],
    gone: Container[str | None] = (),
) -> Reply | None:
    """Return the sheet of an offer whose beginning is known, where the desk would ask for more.

    None where nothing must be said, or none begins so for the player: what an outcome leads to may
    do without, as without a unit of an option that is `gone`, in whose stead no other does it.
    """
    try:
        sheet = await _sheet_with(context, procedure, given, gone=gone)
    except Refusal:
        return None  # the step itself tells why not
    if not isinstance(sheet, Sheet):
        return sheet
    return None if sheet.asked is None else _asking(context, sheet)


async def _sheet_with(
    context: CommandContext,
    procedure: str,
    given: Mapping[str, Raw],
    led: FollowUp | None = None,
    lacking: Collection[str] = (),
    *,
    gone: Container[str | None] = (),
) -> Sheet | Answer | None:
    """Return the sheet of an offer whose beginning is known, None without any to be taken.

    Where several units of the player may take it, that is the question which of them does.

    Raises:
        Refusal: see `taken_up`.
    """
    sentences = Sentences.of(context)
    if sentences is None:
        return None
    loop = asyncio.get_running_loop()
    answer = led is not None and led.answer is not None
    found = await loop.run_in_executor(
        context.chances,
        lambda: offers_of(context, sentences, procedure, given, lacking=lacking, answer=answer),
    )
    if found == () and led is not None:
        raise Refusal("desk-moved-on")
    found = tuple(each for each in found or () if each.begun.offering.actor not in gone)
    if not found:
        return None
    able = {each.begun.actor: each for each in reversed(found) if _may_take(context, each)}
    if not able:
        _check_seat(context, found[0])
    chosen = (*reversed(able.values()),)
    if len(chosen) > 1:
        first = await loop.run_in_executor(context.chances, Sheet.of, sentences, chosen[0])
        throws = first.asked is None and first.rolls
        return _naming(context, sentences, chosen, throws=throws)
    return await loop.run_in_executor(context.chances, Sheet.of, sentences, chosen[0])


def _may_take(context: CommandContext, chosen: Chosen) -> bool:
    """Return whether the player who asks may take an offer."""
    try:
        _check_seat(context, chosen)
    except Refusal:
        return False
    return True


def _naming(
    context: CommandContext, sentences: Sentences, found: Sequence[Chosen], *, throws: bool
) -> Answer:
    """Return the question which unit does what several may do.

    Where nothing else is asked before dice fall, the sheet of the unit says whose.
    """
    kind: ButtonKind = "sheet" if throws else "act"
    texts, (situation, game) = sentences.texts, (sentences.situation, sentences.game)
    title = texts(text_key(found[0].begun.text))
    pairs = [
        (written(each, situation, game), each.begun.actor or texts(text_key(each.begun.text)))
        for each in found
    ]
    blocks: list[Block] = [Words(f"**{escaped(title)}**\n{texts('step-who')}")]
    if len(pairs) > _MOST_NAMED:
        blocks += picks(kind, texts("step-who"), pairs, "w")
    else:
        blocks += rows(ButtonSpec(kind, *pair) for pair in pairs)
    return Answer(Card(title, ""), private=True, panel=with_back(context, tuple(blocks)))


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
    more = {name: value for name, value in said.items() if procedure.parameter(name) is not None}
    given = {name: value_of(value) for name, value in {**offer.said, **more}.items()}
    rest = {name: value for name, value in said.items() if name not in more}
    closing = {**closing_of(context, sheet.chosen.way), **rest}
    if offer.offering.form:
        situation, game = sheet.sentences.situation, sheet.sentences.game
        subject = written(Chosen(sheet.chosen.begun, moment_of(context)), situation, game)
        return form_of(context, offer, procedure, {**given, **closing}, subject)
    reply = attempt(context, procedure, given, closing, procedure.command or ROLL)
    if sheet.settled is None and isinstance(reply, Answer) and reply.refused == MISSING:
        raise Refusal("desk-moved-on")  # options are named to those who type them
    return _with_act(context, sheet, reply) if sheet.chosen.way == "c" else reply


def _with_act(context: CommandContext, sheet: Sheet, reply: Reply) -> Reply:
    """Return chances with the act that they are of: as it was chosen, or from its beginning."""
    if not isinstance(reply, Promise):
        return reply
    sentences, begun = sheet.sentences, sheet.chosen.begun
    situation, game = sentences.situation, sentences.game
    as_chosen = sheet.sealed(context.channel.journal.id).chosen.by("u")
    buttons = (
        ButtonSpec("fire", written(as_chosen, situation, game), sentences.texts("desk-do")),
        ButtonSpec(
            "sheet",
            written(Chosen(begun, moment_of(context)), situation, game),
            sentences.beginning(begun),
        ),
    )
    show = reply.show
    return Promise(reply.coming, lambda found: replace(show(found), buttons=buttons))


def _asking(
    context: CommandContext,
    sheet: Sheet,
    *,
    changed: bool = False,
    left: Sequence[str] = (),
    fell: str = "",
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
    if fell:
        blocks = (Words(context.own_texts("do-fell", text=escaped(fell[:_LONGEST_LEFT]))), *blocks)
    panel = with_back(context, blocks)
    return Answer(Card(title, ""), private=True, panel=panel)
