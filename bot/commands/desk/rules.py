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
from bot.commands.units.lists.sheets import sheets_now, side_buttons
from bot.texts.bundle import text_key
from bot.texts.names import fold
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.choosing import MOST_OPTIONS
from bot.views.interface.form import Form, FormField
from bot.views.interface.panel import Block, Words, picks, rows
from rulesets.refusal import Refusal

_FORM: Final = "desk rule"
_FORM_ASKED: Final = "form"
"""The subject of the button that asks for words to look for."""
_ALL: Final = "all"
"""The subject of the button that lists every rule of the phase, by name."""


@button("seek", reads=True)
async def seek(context: CommandContext, subject: str) -> Reply:
    """Answer the button of the rules: those of the phase and of the units, or the form.

    Raises:
        Refusal: `no-battle`.
    """
    if subject == _FORM_ASKED:
        return _asking(context)
    battle = context.channel.board.battle
    if battle is None:
        raise Refusal("no-battle")
    game, texts = context.ruleset, context.own_texts
    phase = battle.phase or game.phases[0].id
    own, general = applying_now(context, await context.shelf.search(), game, phase)
    named = [(subject_of(each), each.telling(texts.locale).name) for each in general]
    borne = [
        (subject_of(each), f"{each.telling(texts.locale).name} · {', '.join(bearers)}")
        for each, bearers in own
    ]
    title = f"{texts(f'phase-{text_key(phase)}')}{texts('colon')} {texts('desk-rule-which')}"
    at, about = moment_of(context), texts("desk-rule-phase")
    buttons = [ButtonSpec("seek", _FORM_ASKED, texts("desk-rule-other"))]
    blocks: list[Block] = [Words(f"**{title}**")]
    brought = sheets_now(context)
    if subject == _ALL:
        named.sort(key=lambda pair: fold(pair[1]))
        blocks += picks("read", about, named, f"a.{at}")
    else:
        if brought:
            blocks += picks("ability", texts("desk-abilities-now"), brought, f"b.{at}")
        if named:
            blocks += picks("read", about, named[:MOST_OPTIONS], f"p.{at}")
        if borne:
            blocks += picks("read", texts("desk-rule-units"), borne, f"u.{at}")
        if len(named) > MOST_OPTIONS:
            label = texts("desk-rule-all", count=len(named))
            buttons.insert(0, ButtonSpec("seek", _ALL, label))
    blocks += rows((*buttons, *side_buttons(context)))
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
