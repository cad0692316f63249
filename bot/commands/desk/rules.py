"""Rules for who asks: those of the moment as lists, and a form to look for any other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.commands.declaring.command import button, form
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import moment_of
from bot.commands.lookup.rule_button import subject_of
from bot.commands.lookup.rulebook import look_up
from bot.commands.lookup.rules_now import applying_now
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.choosing import MOST_OPTIONS
from bot.views.interface.form import Form, FormField
from bot.views.interface.panel import Block, Buttons, Words, picks
from rulesets.refusal import Refusal

_FORM: Final = "desk rule"


@button("seek", reads=True)
async def seek(context: CommandContext, subject: str) -> Reply:
    """Answer the button of the rules: those of the phase and of the units, or the form.

    Raises:
        Refusal: `no-battle`.
    """
    if subject == "form":
        return _asking(context)
    battle = context.channel.board.battle
    if battle is None:
        raise Refusal("no-battle")
    game, texts = context.ruleset, context.own_texts
    phase = battle.phase or game.phases[0].id
    own, general = applying_now(context, await context.shelf.search(), game, phase)
    named = {article: article.telling(texts.locale).name for article in general}
    borne = {
        article: f"{article.telling(texts.locale).name} · {', '.join(bearers)}"
        for article, bearers in own
    }
    title = f"{texts(f'phase-{text_key(phase)}')}{texts('colon')} {texts('desk-rule-which')}"
    blocks: list[Block] = [Words(f"**{title}**")]
    for number, key, found in (("p", "phase", named), ("u", "units", borne)):
        pairs = [(subject_of(article), name) for article, name in found.items()][:MOST_OPTIONS]
        if pairs:
            at = f"{number}.{moment_of(context)}"
            blocks += picks("read", texts(f"desk-rule-{key}"), pairs, at)
    blocks.append(Buttons((ButtonSpec("seek", "form", texts("desk-rule-other")),)))
    return Answer(Card(title, ""), private=True, panel=with_back(context, tuple(blocks)))


def _asking(context: CommandContext) -> Answer:
    texts = context.own_texts
    title, about = texts("desk-rule-other"), texts("desk-rule-about")
    field = FormField("text", texts("desk-rule-text"), about, longest=200)
    asked = Form(_FORM, "rule", title, (field,))
    return Answer(Card(title, about), private=True, form=asked)


@form(_FORM)
async def filled(context: CommandContext, _about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form: the rule that was meant, or those that come nearest."""
    reply: Reply = await look_up(context, text=fields.get("text", ""))
    return reply
