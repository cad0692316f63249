"""The command `/do`: whatever is on offer now, said in a sentence that completion offers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

from bot.battle.tabletop.units import UnitEdit
from bot.commands.declaring.arguments import answer
from bot.commands.declaring.command import command
from bot.commands.declaring.index import find_handler
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import Dice
from bot.commands.desk.acting import as_said
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import Chosen, moment_of, written
from bot.commands.options.paths import ROLL
from bot.commands.procedures.forms import asking, form_of
from bot.commands.procedures.questions import attempt
from bot.commands.procedures.saying.deciding import decided
from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.reading import MOST_MEANT, Reader
from bot.commands.procedures.saying.readings import Reading
from bot.commands.procedures.saying.sentences import Sentence, Sentences, told, value_of
from bot.commands.procedures.saying.unoffered import why_not
from bot.commands.procedures.saying.wording import words_in
from bot.commands.procedures.saying.words import Group, words_for
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.changing.reader import read_change
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Words, rows
from rulesets.core.declaring.kind import Text
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.offers import Offer
from rulesets.refusal import Refusal

_LISTED: Final = 5
"""Offers that a refusal names."""
_PASSING: Final[tuple[tuple[Group, str], ...]] = (("next", "battle next"), ("undo", "undo"))
"""What is said to go on or back, with the command that does it."""
_OF_WOUNDS: Final = frozenset(
    {"change-in-doubt", "change-more-than-left", "nothing-to-heal", "nobody-wounded"}
)
"""Codes by which a change of models and wounds is asked about or refused."""


@command("do")
async def do(
    context: CommandContext,
    *,
    text: Annotated[str, Text(200), Completed("offers")],
    dice: Dice = None,
) -> Reply:
    """Answer `/do`: take an offer, or ask for what must still be said for it.

    Raises:
        Refusal: `no-battle`, `nothing-offered`, `offer-unknown`.
    """
    sentences = Sentences.of(context)
    if sentences is None:
        raise Refusal("no-battle")
    loop = asyncio.get_running_loop()
    # What makes a difference is tried out, which takes too long for the loop.
    exact = await loop.run_in_executor(context.chances, _ready, sentences, text)
    if exact is None:
        said = await _as_understood(context, sentences, text, dice)
        if said is not None:
            return said
        raise await loop.run_in_executor(context.chances, _unknown, context, sentences, text)
    meant, left = exact
    procedure = context.ruleset.procedure(meant.procedure)
    given = {name: value_of(value) for name, value in meant.said.items()}
    name = procedure.command or ROLL
    closing: dict[str, Raw] = {} if dice is None else {"dice": dice}
    if meant.offering.form:
        return form_of(context, meant, procedure, {**given, **closing})
    if left:
        lacking = Refusal("missing-option", option=left[0], absent=" ".join(left))
        return asking(context, lacking, procedure, {**given, **closing}, name)
    return attempt(context, procedure, given, closing, name)


async def _as_understood(
    context: CommandContext, sentences: Sentences, text: str, dice: str | None
) -> Reply | None:
    """Do what a sentence in a player's own words means, or ask which of several acts it is.

    None where it says none, or too little to tell of which of many it speaks.
    """
    loop = asyncio.get_running_loop()
    reader = Reader(sentences, context.localiser)
    for group, name in _PASSING:
        handler = find_handler("command", name) if _says_only(text, group) else None
        # `passer` lets something through where that is on offer.
        if handler is None or await loop.run_in_executor(context.chances, reader.names_act, text):
            continue
        return await answer(handler, context, {})
    said = decided(context, text)
    if said is not None:
        return said
    found = await loop.run_in_executor(context.chances, reader.read, text)
    if all(each.left for each in found):
        by_hand = await _by_hand(context, text)
        if by_hand is not None:
            return by_hand
    if not 0 < len(found) <= MOST_MEANT:
        return None
    if len(found) == 1 and found[0].order:
        closing: dict[str, Raw] = {} if dice is None else {"dice": dice}
        only = found[0]
        beside = () if _is_length(only.left) else only.left
        reply = await as_said(context, sentences, only.offer, only.answers, beside, closing=closing)
        if beside == only.left:
            return reply
        if not isinstance(reply, Promise):  # more is asked, and nothing is done yet
            return await as_said(
                context, sentences, only.offer, only.answers, only.left, closing=closing
            )
        return _told_as_left(context, reply, only.left)
    return _which(context, sentences, found, text)


async def _by_hand(context: CommandContext, text: str) -> Reply | None:
    """Note what a sentence tells of one unit's models and wounds, None where it tells none.

    What else may change of a unit has acts that lead to it.
    """
    said, board = words_in(text), context.channel.board
    mentions = Named(row.name for row in board.units).mentions(said, ())
    units = {unit for each in mentions for unit in each.units}
    named = {at for each in mentions for at in range(each.begin, each.end)}
    telling = {word for at, word in enumerate(said) if at not in named and not word.isdigit()}
    edit = find_handler("command", "unit edit")
    if len(units) != 1 or telling <= words_for("fillers") or edit is None:
        return None
    (name,) = units
    try:
        wanted = read_change(context, context.row_of(name), text)
    except Refusal as refusal:
        if refusal.code not in _OF_WOUNDS:
            return None
    else:
        if not wanted.wounds or wanted.edit() != UnitEdit():
            return None
    return await answer(edit, context, {"unit": name, "change": text})


def _told_as_left(context: CommandContext, reply: Promise[Any], left: Sequence[str]) -> Reply:
    """Return what comes of an act, with words that were said beside it and make no difference."""
    told, show = context.texts("change-remark", text=escaped(" ".join(left))), reply.show

    def shown(stored: Any) -> Answer:
        answer = show(stored)
        return replace(answer, card=replace(answer.card, changes=(*answer.card.changes, told)))

    return Promise(reply.coming, shown)


def _is_length(left: Sequence[str]) -> bool:
    """Return whether words left over are a length, which the act does not ask for."""
    return len(left) == 2 and left[0].isdecimal() and left[1] in words_for("lengths")  # noqa: PLR2004


def _says_only(text: str, group: Group) -> bool:
    """Return whether a text says one thing, politely, or after a remark that nothing else is left.

    So it is of `nothing to shoot, next phase`.
    """
    *before, last = (words_in(part) for part in re.split(r"[,;.!]+", text) if words_in(part))
    said = {" ".join(last), " ".join(each for each in last if each not in words_for("courtesy"))}
    done = all(not words_for("done").isdisjoint(part) for part in before)
    return done and not said.isdisjoint(words_for(group))


def _which(
    context: CommandContext, sentences: Sentences, found: Sequence[Reading], text: str
) -> Answer:
    """Return the acts that a sentence may mean, as buttons of a sheet."""
    moment = moment_of(context)
    buttons = []
    for each in found:
        chosen = Chosen(each.offer, moment, each.answers)
        said = sentences.beginning(each.answered)
        target = each.answered.values.get(each.offer.offering.target or "")
        if target is not None and str(target) not in said:
            said = sentences.texts("offer-at", said=said, answer=str(target))
        buttons.append(
            ButtonSpec("act", written(chosen, sentences.situation, sentences.game), said)
        )
    asked = context.own_texts("do-which", text=escaped(text[:60]))
    panel = with_back(context, (Words(asked), *rows(buttons)))
    return Answer(Card(asked, ""), private=True, panel=panel)


def _ready(sentences: Sentences, text: str) -> tuple[Offer, tuple[str, ...]] | None:
    """Return the offer that a text says word for word, and what must still be said of it."""
    sentence = sentences.ready(text)
    if sentence is None:
        return None
    left = sentences.left(sentence.offer)
    settled = None if left else sentences.settled(sentence.offer)
    return settled or sentence.offer, left


def _unknown(context: CommandContext, sentences: Sentences, text: str) -> Refusal:
    """Return the refusal of a sentence that says nothing on offer, with the reason if known."""
    reason = why_not(context, sentences, words_in(text))
    if reason is not None:
        return reason
    near: list[Sentence] = sentences.near(text, _LISTED, further=False) or sentences.near(
        "", _LISTED
    )
    if not near:
        return Refusal("nothing-offered")
    values = "; ".join(dict.fromkeys(each.text for each in near))
    return Refusal("offer-unknown", text=text[:40], values=values)


async def offers(
    context: CommandContext, typed: str, _others: Mapping[str, Any], most: int
) -> list[tuple[str, str]]:
    """Offer what a player may do now, and then what must be said for it."""
    sentences = Sentences.of(context)
    if sentences is None:
        return []
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(context.chances, sentences.near, typed, most)
    return told(found)


def able(context: CommandContext, procedures: Sequence[Procedure], option: str) -> tuple[str, ...]:
    """Return the units that may do something now, to complete the option that names who does it.

    Args:
        context: Where it is completed.
        procedures: What may be meant.
        option: The option.
    """
    offered = {
        procedure.id
        for procedure in procedures
        if any(offering.actor == option for offering in procedure.offerings)
    }
    sentences = Sentences.of(context) if offered else None
    found = () if sentences is None else sentences.offers(offered)
    names = (offer.actor for offer in found if offer.offering.actor == option)
    return tuple(dict.fromkeys(name for name in names if name is not None))
