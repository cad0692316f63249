"""Armies brought to a battle by a press: those that a player keeps, a pasted list, one to try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.battle.actions.lifecycle import may_act, players_of
from bot.battle.situation import situation_of
from bot.commands.declaring.command import button, form
from bot.commands.desk.foot import seat_button, with_back
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.lists.armies import bring, load
from bot.store.tables.battle import BattleRow, SideRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.form import TAPPED, Form, FormField
from bot.views.interface.panel import Block, Buttons, Words, picks, rows
from rulesets.refusal import Refusal

_FORM: Final = "desk army"
_MOST_BUTTONS: Final = 5
"""Armies of a player that are shown as buttons; more of them are picked from a list."""


@button("army")
async def army(context: CommandContext, subject: str) -> Reply:
    """Answer the button of a side's army: the sheet, the form, or the army comes.

    Who has no seat yet is offered that of the side first, where nobody plays it.

    Raises:
        Refusal: `no-battle`, `not-your-side`, `button-expired`, and what `/army load` and
            `/army import` refuse.
    """
    battle, board = context.channel.fighting(), context.channel.board
    number, _, chosen = subject.partition(":")
    side = context.side_pressed(number)
    if not may_act(board, context.actor) and not players_of(board, side.id):
        return _seat_first(context, battle, side)
    context.check_side(side.id)
    what, _, which = chosen.partition(":")
    reply: Reply
    match what:
        case "":
            return await _sheet(context, battle, side)
        case "form":
            return _asking(context, side)
        case "kept":
            kept = await context.store.armies.all(context.requester.user_id)
            name = next((each.name for each in kept if str(each.id) == which), None)
            if name is None:
                raise Refusal("button-expired")
            reply = await load(context, army=name, side=side.name)
        case "sample" if which in context.ruleset.samples:
            listed = context.own_texts.format(f"sample-{which}", "list", {})
            reply = await bring(context, list=listed, side=side.name)
        case _:
            raise Refusal("button-expired")
    return reply


def _seat_first(context: CommandContext, battle: BattleRow, side: SideRow) -> Answer:
    """Return the seat of a side, whose player brings its army."""
    texts = context.own_texts
    title = texts("desk-army-seat", side=side.name)
    seat = Buttons((seat_button(battle, side, texts),))
    panel = with_back(context, (Words(escaped(title)), seat))
    return Answer(Card(title, ""), private=True, panel=panel)


def _side(context: CommandContext, number: str) -> SideRow:
    """Return a side that the player may act for."""
    side = context.side_pressed(number)
    context.check_side(side.id)
    return side


async def _sheet(context: CommandContext, battle: BattleRow, side: SideRow) -> Answer:
    """Return the sheet that asks which army comes."""
    texts, number = context.own_texts, side.place
    title = texts("desk-army-which", side=side.name)
    known = await context.store.armies.all(context.requester.user_id)
    own = [
        (f"{number}:kept:{each.id}", each.name)
        for each in known
        if each.ruleset == context.ruleset.id
    ]
    samples = [
        (f"{number}:sample:{each}", texts("desk-army-sample", army=texts(f"sample-{each}")))
        for each in context.ruleset.samples
    ]
    about = [f"**{escaped(title)}**", texts("desk-army-about")]
    if samples and context.ruleset.score.by_cost(situation_of(context.channel, battle)):
        game = texts(f"ruleset-{context.ruleset.id}")
        about.append(texts("desk-army-sample-uncosted", game=game))
    blocks: list[Block] = [Words("\n".join(about))]
    if len(own) > _MOST_BUTTONS:
        blocks += picks("army", texts("desk-army-own"), own, "a")
    else:
        blocks += rows(ButtonSpec("army", *pair) for pair in own)
    pasted = ButtonSpec("army", f"{number}:form", texts("desk-army-paste"))
    blocks += rows((pasted, *(ButtonSpec("army", *pair) for pair in samples)))
    return Answer(Card(title, ""), private=True, panel=with_back(context, tuple(blocks)))


def _asking(context: CommandContext, side: SideRow) -> Answer:
    texts = context.own_texts
    title = texts("army-form")
    field = FormField("list", texts("army-form-list"), texts("army-form-list-about"), long=True)
    asked = Form(_FORM, "army", title, (field,), entry=str(side.place), step=TAPPED)
    return Answer(Card(title, texts("army-form-list-about")), private=True, form=asked)


@form(_FORM)
async def filled(context: CommandContext, about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form into which a list was pasted.

    Raises:
        Refusal: as `army`.
    """
    context.channel.fighting()
    side = _side(context, about)
    reply: Reply = await bring(context, list=fields.get("list", ""), side=side.name)
    return reply
