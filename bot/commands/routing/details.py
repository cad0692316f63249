"""The full card behind a short one, for its reader alone and in the reader's language."""

from __future__ import annotations

from dataclasses import replace

from bot.battle.actions.lifecycle import END
from bot.commands.battle.ending.result import full
from bot.commands.declaring.command import button
from bot.commands.procedures.outcomes import answer_of
from bot.commands.request.answer import Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.routing.button_handlers import check_presser, entry_of, replayed
from bot.texts.localiser import LOCALES
from bot.views.interface.buttons import ButtonSpec
from rulesets.refusal import Refusal


@button("details", reads=True)
async def details(context: CommandContext, subject: str) -> Reply:
    """Answer the button under a short card: everything, in the language of who presses."""
    return await _in_full(context, subject, context.own_texts.locale)


@button("translate", reads=True)
async def translate(context: CommandContext, subject: str) -> Reply:
    """Answer the button that shows a card in another language."""
    number, _, locale = subject.partition(":")
    return await _in_full(context, number, locale)


async def _in_full(context: CommandContext, number: str, locale: str) -> Reply:
    """Return the full card of an outcome in a language, for who asks alone.

    Raises:
        Refusal: `no-such-entry`, `not-your-button` where it is another player's secret.
    """
    entry = await entry_of(context, number)
    if entry.action == END:
        texts = context.localiser.texts(locale, context.ruleset.id)
        return Promise(full(replace(context, texts=texts), entry), lambda answer: answer)
    if "values" not in entry.arguments:
        raise Refusal("no-such-entry")
    if entry.secret:
        check_presser(context, entry)
    texts = context.localiser.texts(locale, context.ruleset.id)
    there = replace(context, texts=texts)
    answer = answer_of(there, replayed(there, entry), entry, secret=entry.secret, density="full")
    others = [name for name in LOCALES if name != texts.locale]
    buttons = tuple(
        ButtonSpec("translate", f"{entry.id}:{name}", texts(f"button-translate-{name}"))
        for name in others
    )
    return replace(answer, buttons=buttons, private=True, calls=(), asks="")
