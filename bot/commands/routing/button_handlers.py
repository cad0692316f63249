"""Buttons: another roll, a next step, a secret shown, a referee agreed to, an action undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.battle.actions import ending, reopening, seats
from bot.battle.actions.lifecycle import END, seat_of
from bot.battle.actions.undo import befell, check_seats, is_spent
from bot.battle.dice.proven_draws import REVEALING
from bot.battle.dice.secrecy import SHOWN, show_secret
from bot.battle.past import past
from bot.commands.battle import referee, seating
from bot.commands.battle.ending import proposing
from bot.commands.battle.ending.reopening import over
from bot.commands.battle.tracking import telling, tracker
from bot.commands.declaring.command import button
from bot.commands.desk.acting import taken_up
from bot.commands.desk.marks import WAYS
from bot.commands.desk.ways import way_of
from bot.commands.dice.dropping import asked_now
from bot.commands.dice.fairness import export_of, unsent_lines
from bot.commands.dice.throw_question import STEPS
from bot.commands.journal.held_by_roll import held_by_roll
from bot.commands.journal.history import entry_words, report
from bot.commands.journal.past_battle import entry_name
from bot.commands.journal.replaying import played_again
from bot.commands.options.lifting import OVERRIDE
from bot.commands.options.resolution import Resolution
from bot.commands.procedures.answers import answering
from bot.commands.procedures.next_step import options_of, taken_since
from bot.commands.procedures.outcomes import answer_of
from bot.commands.procedures.permission import contact, overriding
from bot.commands.procedures.questions import ask
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.routing.steps import follow, follow_named, name_anew, take_step
from bot.store.journal.record import STRUCK, Actor, Entry
from bot.store.journal.seen_dice import WAIVE_AGREED, WAIVE_ASKED, WAIVED
from bot.store.snowflake import read_id
from bot.views.cards.card import Card
from bot.views.cards.changes import change_lines
from bot.views.cards.footer import footer_of, shown_footer
from bot.views.interface.buttons import LAST
from rulesets.core.declaring.answering import Answering
from rulesets.core.declaring.procedure import FollowUp
from rulesets.refusal import Refusal

_SELDOM: Final = frozenset({END, STRUCK, WAIVE_ASKED, WAIVE_AGREED, WAIVED})
"""Actions whose presenters are imported only for them."""
_ASKED: Final[Mapping[str, Callable[[CommandContext, Entry], Answer]]] = {
    seats.REFEREE_ASKED: referee.asked,
    seats.SEAT_ASKED: seating.seat_asked,
    ending.ASKED: proposing.asked,
    ending.AGREED: proposing.agreed,
    overriding.ASKED: overriding.asked,
    overriding.AGREED: overriding.agreed,
}
"""Questions that ask others at the table to agree, by action."""


@button("again")
async def again(context: CommandContext, subject: str) -> Reply:
    """Answer the button that rolls the same thing again."""
    entry = await _pressed(context, subject)
    options = {name: raw for name, raw in entry.arguments["options"].items() if name != OVERRIDE}
    procedure = find_procedure(context, entry.action)
    question = context.understand(procedure, options)
    return ask(context, question, {}, str(entry.arguments["command"]))


@button("next")
async def following(context: CommandContext, subject: str) -> Reply:
    """Answer the button of a next step that the outcome led to, for the units concerned.

    Raises:
        Refusal: see `next_step`.
    """
    number, _, wanted = subject.partition(":")
    entry, step = await next_step(context, number, wanted)
    return await follow(context, number, step, options_of(context, entry, step))


@button("name")
async def named(context: CommandContext, subject: str) -> Reply:
    """Answer the button of a unit that takes a next step, or of the way to resolve it.

    Raises:
        Refusal: see `next_step`; `button-expired` where the unit is gone.
    """
    number, whom, option, wanted = (*subject.split(":", maxsplit=3), "", "", "")[:4]
    unit = whom.rstrip("".join(WAYS))
    way = way_of(whom.removeprefix(unit))
    entry, step = await next_step(context, number, wanted)
    given = options_of(context, entry, step)
    if not unit:
        return name_anew(context, number, step, given, option=option, way=way)
    row = context.channel.board.unit(read_id(unit))
    if row is None or row.destroyed:
        raise Refusal("button-expired")
    return await follow_named(context, number, step, given, option=option, unit=row, way=way)


@button("due")
async def due(context: CommandContext, subject: str) -> Reply:
    """Answer the button of a reminder: what it asks for is done now, or asked for as on the desk.

    Raises:
        Refusal: it is no longer due; what is on offer is another side's.
    """
    context.check_player()
    wanted, _, number = subject.partition(":")
    row = context.channel.board.unit(read_id(number))
    # The sheet that holds a phase up has those of its end.
    for reminder in (*tracker.due(context), *tracker.due(context, "leaving")):
        units = [concerned.unit for concerned in reminder.units]
        meant = row is not None and row.name in units if reminder.role else not number
        if reminder.id == wanted and reminder.procedure is not None and meant:
            given = telling.given_of(reminder, row.name if row else None)
            offered = await taken_up(context, reminder.procedure, given)
            return offered or await take_step(context, reminder.procedure, given)
    raise Refusal("no-longer-due")


@button("begin")
async def begin(context: CommandContext, subject: str) -> Reply:
    """Answer the button under a rule that resolves it: as the desk does where it is on offer.

    Raises:
        Refusal: see `taken_up`, and what keeps it from being done by now.
    """
    return await taken_up(context, subject, {}) or await take_step(context, subject, {})


@button("touch")
async def touch(context: CommandContext, subject: str) -> Reply:
    """Answer the button that says that units are in contact: noted, and they fight.

    Raises:
        Refusal: `offer-gone`, and what else keeps the act from being done by now.
    """
    offer = await contact.taken_up(context, subject)
    with contact.noted(context, offer) as question:
        return ask(context, question, offer.closing, offer.command)


@button("resume")
async def resume(context: CommandContext, subject: str) -> Reply:
    """Answer the button that asks a question of dice again after it was given up.

    Raises:
        Refusal: `not-asked-of-you`; `offer-gone` once it was asked again, or another one given up.
    """
    number, _, owner = subject.partition(":")
    if owner != str(context.requester.user_id):
        hand = context.channel.hands.get(read_id(owner))
        raise Refusal("not-asked-of-you", name=hand.name if hand else None)
    offers = context.store.offers
    offer = await offers.find(context.channel.id, context.requester.user_id, read_id(number))
    if offer is None:
        raise Refusal("offer-gone")
    context.check_player()
    question = context.understand(find_procedure(context, offer.procedure), offer.options)
    reply = ask(context, question, offer.closing, offer.command)
    await offers.drop(offer.id)
    return reply


async def next_step(context: CommandContext, number: str, wanted: str) -> tuple[Entry, FollowUp]:
    """Return the entry before a next step, and the step if it is still to be taken.

    Raises:
        Refusal: the entry is gone, another player's, of another journal or was undone since; it
            does not lead there; the step was taken since, or is no longer waited for. Whoever plays
            may go on from what changed the table, but an answer is given by those whose it is, and
            comes before what depends on it.
    """
    entry = await _pressed(context, number, shared=True)
    if entry.journal_id != context.channel.journal.id:
        raise Refusal("step-elsewhere")
    if entry.undone_by is not None:
        raise Refusal("already-undone", number=entry.number)
    played = replayed(context, entry)
    steps = played.question.procedure.follow_ups(played.question.arguments, played.result)
    step = next((follow_up for follow_up in steps if follow_up.id == wanted), None)
    if step is None:
        raise Refusal("button-expired")
    answering.check_step(context, entry, step)
    taken = await taken_since(context, entry, step)
    if taken is not None:
        raise Refusal("step-taken", procedure=step.procedure, number=str(taken))
    if step.answer is not None:
        await _check_last(context, entry, step, step.answer)
    return entry, step


async def _check_last(
    context: CommandContext, entry: Entry, step: FollowUp, answer: Answering
) -> None:
    """Refuse to answer an act in whose place a later one has come.

    Raises:
        Refusal: `answer-passed`.
    """
    roles = dict.fromkeys((answer.role, *(role for _, role in step.units)))
    whose = [unit for role in roles for unit in entry.binding.get(role, ())]
    if not answer.single and not whose:
        return
    await context.channel.settled()
    units = [] if answer.single else whose
    later = partial(past.since, entry=entry, action=entry.action, units=units)
    if await context.store.ask(later) is not None:
        raise answering.passed(context, answer)


@button("reveal")
async def reveal(context: CommandContext, subject: str) -> Reply:
    """Answer the button that shows a secret result to everybody; from then on it is no secret."""
    await context.channel.settled()  # a press just before this one may have shown it
    entry = await _pressed(context, subject)
    if not entry.secret:
        return answer_of(context, replayed(context, entry), entry, secret=False)
    coming = show_secret(context.channel, context.caller("/reveal"), entry)
    return Promise(coming, lambda shown: _shown(context, entry, shown))


def _shown(context: CommandContext, entry: Entry, shown: Entry) -> Answer:
    """Return a result that was secret, with the entry that showed it at its foot."""
    answer = answer_of(context, replayed(context, entry), entry, secret=False)
    footer = shown_footer(context.texts, entry, shown)
    return replace(answer, card=replace(answer.card, footer=footer))


@button("undo")
async def undo(context: CommandContext, subject: str) -> Reply:
    """Answer the undo button: take back the action it stands under, at the desk the last one.

    Raises:
        Refusal: `undo-others` for what another player did; see `undo-elsewhere`, and what
            `check_seats` and `held_by_roll` refuse.
    """
    entry = await entry_of(context, subject.removesuffix(LAST))
    check_seats(entry)
    if entry.journal_id == context.channel.journal.id and entry.undone_by is None:
        held = held_by_roll(context, entry, last=subject.endswith(LAST))
        if held is not None:
            return held
    board = context.channel.board
    if not (befell(board, context.actor, entry) or is_spent(board, entry)):
        try:
            check_presser(context, entry)
        except Refusal:
            what = entry_words(context, entry)
            raise Refusal("undo-others", name=entry.actor.name, what=what) from None
    if entry.journal_id != context.channel.journal.id:
        return await _of_another(context, entry)
    coming = await context.store.undo(context.channel, context.caller("/undo"), entry_id=entry.id)
    return Promise(coming, lambda undone: report(context, undone))


async def _of_another(context: CommandContext, entry: Entry) -> Answer:
    """Say that an action of a battle that is over is not undone by itself.

    Raises:
        Refusal: `undo-elsewhere` where that is not the channel's last one.
    """
    ended = await reopening.last_ended(context.store, context.channel)
    if context.channel.battle is None and ended and ended.past.journal.id == entry.journal_id:
        return over(context, ended, "over-undo-within")
    raise Refusal("undo-elsewhere")


def replayed(context: CommandContext, entry: Entry) -> Resolution:
    """Play an entry again from what it recorded: the same dice give the same outcome."""
    return played_again(context.ruleset, find_procedure(context, entry.action), entry)


async def retold(context: CommandContext, entry: Entry) -> Answer:
    """Return the answer to an interaction delivered again: what was stored, and nothing new."""
    if entry.secret:
        context = context.privately()
    if "values" in entry.arguments:
        return answer_of(context, replayed(context, entry), entry, secret=entry.secret)
    if entry.action in ("undo", "redo"):
        return report(context, entry)
    if entry.action in STEPS and (waiting := asked_now(context)) is not None:
        return waiting
    if entry.action in _SELDOM:
        return await _seldom_told(context, entry)
    if entry.action == SHOWN:
        return _shown(context, await entry_of(context, str(entry.arguments["id"])), entry)
    asked = _ASKED.get(entry.action)
    if asked is not None and context.channel.battle is not None:
        return asked(context, entry)
    texts = context.texts
    name = entry_name(context, entry)
    lines = change_lines(texts, context.channel.board, entry)
    headline = texts("retold", what=name, number=str(entry.number))
    outcome = {"action": entry.action, "entry": entry.number}
    footer = footer_of(texts, entry)
    if entry.action not in REVEALING:
        card = Card("", headline, changes=lines, footer=footer)
        return Answer(card, details=lambda: outcome)
    seed = texts("proof-revealed", seed=entry.outcome["seed"])
    files = await export_of(context, entry)
    lines = (seed, *unsent_lines(texts, files))
    card = Card("", headline, lines, footer=footer)
    return Answer(card, details=lambda: outcome, files=files)


async def _seldom_told(context: CommandContext, entry: Entry) -> Answer:
    if entry.action == END:
        from bot.commands.battle.ending.result import ended  # noqa: PLC0415 - seldom needed

        return await ended(context, entry)
    if entry.action == STRUCK:
        from bot.commands.battle.overruling import told  # noqa: PLC0415 - seldom needed

        return told(context, entry)
    from bot.commands.dice.waiving import told_of  # noqa: PLC0415 - seldom needed

    return told_of(context, entry)


async def entry_of(context: CommandContext, subject: str) -> Entry:
    """Return the entry a button is about.

    Raises:
        Refusal: `no-such-entry`.
    """
    number = read_id(subject)
    entry = await context.store.entry(number) if number else None
    if entry is None:
        raise Refusal("no-such-entry")
    return entry


async def _pressed(context: CommandContext, subject: str, *, shared: bool = False) -> Entry:
    entry = await entry_of(context, subject)
    if "values" not in entry.arguments:
        raise Refusal("no-such-entry")
    seated = seat_of(
        context.channel.board, Actor(context.requester.user_id, context.requester.name)
    )
    bound = any(entry.binding.values()) or bool(entry.changes)
    if not (shared and bound and seated and not entry.secret):
        check_presser(context, entry)
    return entry


def check_presser(context: CommandContext, entry: Entry) -> None:
    """Refuse a press by anyone but the player whose answer it stands under, or a referee.

    Raises:
        Refusal: `not-your-button`.
    """
    own = seat_of(context.channel.board, Actor(context.requester.user_id, context.requester.name))
    presides = own is not None and own.role == "referee"
    if entry.actor.id != context.requester.user_id and not presides:
        raise Refusal("not-your-button", name=entry.actor.name)
