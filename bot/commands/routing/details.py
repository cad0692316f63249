"""Cards told once more, for one reader alone: in full, and in another language."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from bot.battle.actions.ending import ASKED
from bot.battle.actions.lifecycle import END, NEXT
from bot.commands.battle.battle_card import title_of
from bot.commands.battle.battle_status import now_line
from bot.commands.battle.ending.proposing import asked
from bot.commands.battle.ending.result import ended, full
from bot.commands.battle.tracking import telling, tracker
from bot.commands.declaring.command import button
from bot.commands.dice.throw_question import asked_in_full
from bot.commands.journal.history import FULL, report
from bot.commands.journal.past_battle import entry_name
from bot.commands.procedures.outcomes import answer_of
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.routing.button_handlers import check_presser, entry_of, replayed
from bot.store.journal.record import UNDOING, Entry
from bot.texts.localiser import LOCALES
from bot.views.cards.card import Card
from bot.views.cards.changes import lines_of, without_expiry
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from bot.views.log.entry_line import about
from rulesets.refusal import Refusal

_MOST_SINCE: Final = 60
"""Entries after which a card of a phase is no longer asked for."""


@button("details", reads=True)
async def details(context: CommandContext, subject: str) -> Reply:
    """Answer the button under a short card: everything, in the language of who presses."""
    return await _in_full(context, subject, context.own_texts.locale)


@button("translate", reads=True)
async def translate(context: CommandContext, subject: str) -> Reply:
    """Answer the button that shows a card in another language."""
    number, _, shown = subject.partition(":")
    locale, _, density = shown.partition(":")
    if density == FULL:
        return await _in_full(context, number, locale)
    return await in_language(context, number, locale)


@button("fell", reads=True)
async def fell(context: CommandContext, subject: str) -> Answer:
    """Answer the buttons under a question that tell it in full, to who presses alone."""
    number, _, locale = subject.partition(":")
    return asked_in_full(context, number, locale)


async def _in_full(context: CommandContext, number: str, locale: str) -> Reply:
    """Return the full card of an outcome in a language, for who asks alone.

    Raises:
        Refusal: `no-such-entry`, `not-your-button` where it is another player's secret.
    """
    entry = await _seen(context, number)
    if entry.action == END:
        return Promise(full(_told_in(context, locale), entry), lambda answer: answer)
    there = _told_in(context, locale)
    if entry.action == NEXT:
        return _alone(await _of_no_roll(there, entry, noted=True))
    if entry.action in UNDOING:
        answer = report(there, entry, FULL)
    elif "values" in entry.arguments:
        answer = answer_of(there, replayed(there, entry), entry, secret=entry.secret, density=FULL)
    else:
        raise Refusal("no-such-entry")
    others = [name for name in LOCALES if name != there.texts.locale]
    buttons = tuple(
        ButtonSpec(
            "translate", f"{entry.id}:{name}:{FULL}", there.texts(f"button-translate-{name}")
        )
        for name in others
    )
    return _alone(answer, *buttons)


async def in_language(context: CommandContext, number: str, locale: str) -> Answer:
    """Return the card of an entry in a language, as long as its reader wants cards.

    Raises:
        Refusal: see `_seen`.
    """
    entry = await _seen(context, number)
    there = _told_in(context, locale)
    density = context.channel.own_choice(context.requester.user_id, "cards")
    if entry.action in UNDOING:
        answer = report(there, entry, density)
    elif "values" in entry.arguments:
        resolved = replayed(there, entry)
        answer = answer_of(there, resolved, entry, secret=entry.secret, density=density)
    else:
        noted = density in {None, FULL}
        return _alone(await _of_no_roll(there, entry, noted=noted))
    return _alone(answer, *(each for each in answer.buttons if each.kind == "details"))


async def _seen(context: CommandContext, number: str) -> Entry:
    """Return the entry that a card tells of.

    Raises:
        Refusal: `no-such-entry`, `not-your-button` where it is another player's secret.
    """
    entry = await entry_of(context, number)
    if entry.secret:
        check_presser(context, entry)
    return entry


def _told_in(context: CommandContext, locale: str) -> CommandContext:
    return replace(context, texts=context.texts_in(locale))


def _alone(answer: Answer, *buttons: ButtonSpec) -> Answer:
    """Return an answer for its reader alone, who is called by nobody."""
    return replace(answer, buttons=buttons, private=True, calls=(), asks="")


async def _of_no_roll(context: CommandContext, entry: Entry, *, noted: bool) -> Answer:
    """Return the card of an entry that no rule made: what was done, and what is different now.

    Args:
        context: Where, in the language that is asked for.
        entry: The entry.
        noted: Whether it says where another text than the game's own has what is due.
    """
    if entry.action == END:
        return await ended(context, entry, translated=True)
    if entry.action == ASKED and context.channel.battle is not None:
        return asked(context, entry)
    texts, board = context.texts, context.channel.board
    headline = about(texts, entry, partial(entry_name, context))
    lines: tuple[str, ...] = ()
    if await _is_now(context, entry):
        headline = now_line(context)
        due = telling.lines_of(context, tracker.due(context), noted=noted)
        lines = (*telling.steps_line(context, noted=noted), *due)
    changes = lines_of(texts, board, without_expiry(entry.changes))
    card = Card(title_of(context), headline, lines, changes, footer_of(texts, entry))
    return Answer(card, details=lambda: {"action": entry.action, "entry": entry.number})


async def _is_now(context: CommandContext, entry: Entry) -> bool:
    """Return whether the battle is still in the phase that an entry led to."""
    if entry.action != NEXT or entry.undone_by is not None or context.channel.battle is None:
        return False
    since = await context.store.history(context.channel, _MOST_SINCE)
    last = (each for each in since if each.action == NEXT and each.undone_by is None)
    return next((each.id for each in last), None) == entry.id
