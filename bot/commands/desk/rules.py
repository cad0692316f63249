"""Rules for who asks: those of the moment, and a form to look for any other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.commands.declaring.command import button, form
from bot.commands.lookup.rulebook import look_up
from bot.commands.lookup.rules_now import rules_now
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.form import Form, FormField
from rulesets.refusal import Refusal

_FORM = "desk rule"


@button("seek", reads=True)
async def seek(context: CommandContext, subject: str) -> Reply:
    """Answer the button of the rules: those of the phase and of the units, or the form."""
    if subject == "form":
        return _asking(context)
    search = await context.shelf.search()
    try:
        told = rules_now(context, search, context.ruleset)
    except Refusal as refusal:  # nothing is known of this phase: another rule may be looked for
        told = refused(context, refusal)
    other = ButtonSpec("seek", "form", context.own_texts("desk-rule-other"))
    return replace(told, buttons=(other, *told.buttons))


def _asking(context: CommandContext) -> Answer:
    texts = context.own_texts
    title = texts("desk-rule-other")
    field = FormField("text", texts("desk-rule-text"), texts("desk-rule-about"), longest=200)
    return Answer(
        Card(title, texts("desk-rule-about")),
        private=True,
        form=Form(_FORM, "rule", title, (field,)),
    )


@form(_FORM)
async def filled(context: CommandContext, _about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form: the rule that was meant, or those that come nearest."""
    reply: Reply = await look_up(context, text=fields.get("text", ""))
    return reply
