"""Questions of dice that are given up, whose drawn dice are kept, and those that have changed."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from bot.battle.actions.offers import Offer
from bot.battle.dice.asked import Asked
from bot.battle.dice.waiting import asked_of, last_asked, settle
from bot.commands.dice.resuming import waive_buttons
from bot.commands.dice.throw_question import asked_again, is_outdated
from bot.commands.options.specification import SECRET
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.by_desk import by_desk
from bot.commands.request.context import CommandContext
from bot.store.journal.decisions import TAKEN, write_taken
from bot.store.journal.record import Action, Actor, Entry
from bot.store.journal.seen_dice import Act, act_in, draws_in
from bot.texts.localiser import sentence
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.cards.outcome import title_of
from bot.views.cards.seen_dice import listed
from bot.views.interface.buttons import ButtonKind, ButtonSpec
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal


def asked_now(context: CommandContext, asked: Asked | None = None) -> Answer | None:
    """Return a question of the requester, the last by default; where it has changed, that it has.

    None where none waits.
    """
    asked = asked or last_asked(context.channel, context.requester.user_id)
    if asked is None:
        return None
    return asked_again(context, asked) or outdated(context, context.actor, asked)


def outdated(context: CommandContext, owner: Actor, asked: Asked) -> Answer | None:
    """Return that a waiting question has changed, with a button that asks it as it is now."""
    if not is_outdated(context, owner, asked):
        return None
    texts = context.own_texts if asked.secret else context.texts
    procedure = find_procedure(context, asked.procedure)
    title = title_of(texts, procedure, asked_of(context.channel.board, asked))
    kinds: tuple[ButtonKind, ...] = ("anew", "drop")
    subject = f"{asked.id}:{asked.step}"
    buttons = tuple(ButtonSpec(kind, subject, texts(f"button-{kind}")) for kind in kinds)
    data = {"outdated": asked.procedure, "question": str(asked.id), "step": asked.step}
    card = Card(title, texts("throw-outdated"))
    return Answer(card, buttons, asked.secret, lambda: data, question=asked.id)


def drop(context: CommandContext, owner: Actor, asked: Asked, why: Refusal | None) -> Reply:
    """Give a question up; dice that the bot drew for it are kept for whoever asks it again."""
    fallen = asked.fallen
    procedure = find_procedure(context, asked.procedure)
    arguments: dict[str, Any] = {
        "asked": asked.procedure,
        "marks": list(fallen.marks),
        "parts": [list(part) for part in fallen.parts],
        **({TAKEN: write_taken(fallen.taken)} if fallen.taken else {}),
    }
    units = asked_of(context.channel.board, asked)
    if units:
        arguments["units"] = list(units)
    action = Action(context.caller("/throw"), "dice-dropped", arguments, secret=asked.secret)
    tried = _tried(context, owner, asked)
    coming: Awaitable[Entry] = settle(context.channel, action, asked, tried=tried)
    texts = context.own_texts if asked.secret else context.texts
    told = by_desk if context.requester.pressed else sentence
    typed = " · ".join(listed(texts, [some]) for some in fallen.typed)
    lines = (
        *((texts("throw-dropped-typed", dice=typed),) if typed else ()),
        *(() if why is None else (told(texts, why),)),
        *((texts("throw-decided-anew"),) if fallen.taken else ()),
    )
    draws = draws_in(fallen)
    kept = [
        held
        for held in context.channel.journal.seen.kept
        if asked.journal == context.channel.journal.id and draws & draws_in(held.fallen)
    ]
    dice = listed(texts, [owed for some in kept for owed in some.fallen.seen])
    headline = texts("throw-dropped", changed=why is not None, draws=len(draws), kept=dice or None)
    buttons = waive_buttons(context, kept)
    if buttons and why is None:
        resume, coming = offered_again(context, owner, asked, coming)
        buttons = (resume, *buttons)

    def show(entry: Entry) -> Answer:
        footer = footer_of(texts, entry)
        card = Card(title_of(texts, procedure, units), headline, lines, footer=footer)
        data = {"dropped": asked.procedure, "entry": entry.number}
        return Answer(
            card,
            buttons,
            private=asked.secret,
            details=lambda: data,
            replaces=True,
            question=asked.id,
        )

    return Promise(coming, show)


def _tried(context: CommandContext, owner: Actor, asked: Asked) -> Act | None:
    """Return the act whose next outcome tells what was typed for a question that is given up.

    None where the bot drew some of its dice, for these are kept and fall again; where nothing was
    typed; and outside battles, where another roll is another act.
    """
    channel, fallen = context.channel, asked.fallen
    if asked.secret or asked.journal != channel.journal.id or not fallen.typed or fallen.seen:
        return None
    procedure = find_procedure(context, asked.procedure)
    act = act_in(channel.board, procedure, asked.units, owner.id)
    return act if act.requester_id is None else None


def offered_again(
    context: CommandContext, owner: Actor, asked: Asked, coming: Awaitable[Entry]
) -> tuple[ButtonSpec, Awaitable[Entry]]:
    """Return the button that asks a question again, and the write that keeps it once given up."""
    closing: dict[str, Raw] = {} if asked.bot == "rest" else {"dice": "ask"}
    if asked.secret:
        closing[SECRET] = True
    offer = Offer(
        context.channel.new_id(), asked.procedure, asked.command, dict(asked.options), closing
    )

    async def kept() -> Entry:
        entry = await coming
        await context.store.offers.keep(context.channel.id, owner.id, offer)
        return entry

    label = context.texts("button-resume")
    return ButtonSpec("resume", f"{offer.id}:{owner.id}", label), kept()
