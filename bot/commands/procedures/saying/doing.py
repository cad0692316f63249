"""The command `/do`: whatever is on offer now, said in a sentence that completion offers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

from bot.commands.battle.tracking.tracker import onward
from bot.commands.declaring.arguments import answer
from bot.commands.declaring.command import command
from bot.commands.declaring.index import find_handler
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import Dice
from bot.commands.desk.acting import as_said, with_fallen
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import Chosen, Way, moment_of, written
from bot.commands.desk.sheet import Sheet
from bot.commands.dice.choosing import shown_to_decider
from bot.commands.dice.dice_input import throws_real_dice
from bot.commands.options.paths import ROLL
from bot.commands.procedures.forms import asking, form_of
from bot.commands.procedures.questions import attempt
from bot.commands.procedures.saying.clauses import says_several, several
from bot.commands.procedures.saying.otherwise.beside import beside, is_length, turned
from bot.commands.procedures.saying.otherwise.by_hand import asked_by_hand, by_hand
from bot.commands.procedures.saying.otherwise.calling import called
from bot.commands.procedures.saying.otherwise.deciding import decided
from bot.commands.procedures.saying.otherwise.fallen import Fallen, fallen
from bot.commands.procedures.saying.otherwise.passing import NEXT, ends, hands_over, idles, passing
from bot.commands.procedures.saying.otherwise.spelling import kept, other_spell
from bot.commands.procedures.saying.otherwise.unoffered import why_not
from bot.commands.procedures.saying.reading import MOST_MEANT, Reader
from bot.commands.procedures.saying.readings import Reading
from bot.commands.procedures.saying.sentences import Sentence, Sentences, told, value_of
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.texts.bundle import escaped
from bot.texts.name_table import folded
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
_SEVERAL: Final = 2
"""Words from which a sentence in own words is read while it is typed."""


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
        told_dice = None if dice is not None else fallen(text)
        if told_dice is not None:
            said = await _with_dice(context, sentences, text, told_dice)
        else:
            said = await _as_understood(context, sentences, text, dice)
        if said is not None:
            return said
        if told_dice is not None:
            text, dice = told_dice.rest, told_dice.dice
        return await _not_offered(context, sentences, text, dice)
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


async def _not_offered(
    context: CommandContext, sentences: Sentences, text: str, dice: str | None
) -> Reply:
    """Answer a sentence that says nothing on offer: as a command takes it, or by what to do.

    Raises:
        Refusal: why it may not be done now; `nothing-offered`, `offer-unknown`.
    """
    loop = asyncio.get_running_loop()
    reason = await loop.run_in_executor(context.chances, why_not, context, sentences, text)
    if reason is not None:
        raise reason
    call = await loop.run_in_executor(context.chances, called, context, sentences, text)
    if call is not None:
        act, told_of, vain = call
        beside_it: dict[str, Raw] = {} if dice is None else {"dice": dice}
        reply = attempt(context, act, told_of, beside_it, act.command or ROLL)
        if vain and isinstance(reply, Promise):
            return _told_as_left(context, reply, (vain,), "change-remark")
        return reply
    asked = asked_by_hand(context, text)
    if asked is not None:
        return asked
    raise await loop.run_in_executor(context.chances, _unknown, sentences, text)


async def _as_understood(
    context: CommandContext, sentences: Sentences, text: str, dice: str | None
) -> Reply | None:
    """Do what a sentence in a player's own words means, or ask which of several acts it is.

    None where it says none, or too little to tell of which of many it speaks.
    """
    loop = asyncio.get_running_loop()
    reader = Reader(sentences, context.localiser)
    said = await _onward(context, reader, text)
    if said is None:
        said = decided(context, text) or await _idle(context, reader, text)
    if said is not None:
        return said
    found = await loop.run_in_executor(context.chances, reader.read, text)
    if all(each.left for each in found):
        noted = await by_hand(context, text)
        if noted is not None:
            return noted
    clear = [(each.left, bool(each.order)) for each in found] == [((), True)]
    if not clear or says_several(reader, text):
        acts = await loop.run_in_executor(context.chances, several, reader, text)
        if len(acts) > 1:
            asked = context.own_texts("do-several", text=escaped(text[:60]))
            return _which(context, sentences, acts, asked)
        found = acts or found
    if not 0 < len(found) <= MOST_MEANT:
        return None
    found = [kept(sentences, each) if each.left else each for each in found]
    if len(found) == 1 and found[0].order:
        other = other_spell(context, sentences, found[0])
        if other is not None:
            return other
        closing: dict[str, Raw] = {} if dice is None else {"dice": dice}
        return await _done(context, sentences, found[0], closing, text)
    key = "do-which" if len(found) > 1 else "do-meant"
    asked = context.own_texts(key, text=escaped(text[:60]))
    return _which(context, sentences, found, asked)


async def _with_dice(
    context: CommandContext, sentences: Sentences, text: str, fell: Fallen
) -> Reply | None:
    """Do what a sentence means with the dice that it tells, or ask what it leaves open.

    None where it says no act. The bot's dice never fall in the stead of what is told.
    """
    loop = asyncio.get_running_loop()
    reader = Reader(sentences, context.localiser)
    found = await loop.run_in_executor(context.chances, reader.read, fell.rest)
    if not any(each.spoken and not each.left for each in found):
        noted = await by_hand(context, text)
        if noted is not None:
            return noted
    if not 0 < len(found) <= MOST_MEANT:
        return shown_to_decider(context)
    moment = moment_of(context)
    if len(found) == 1 and found[0].order and (found[0].spoken or not found[0].left):
        only = found[0]
        chosen, more = Chosen(only.offer, moment, only.answers), beside(sentences, only) or {}
        reply = await with_fallen(
            context, sentences, chosen, only.left, fell=fell.ways, told=fell.told, more=more
        )
        if more and isinstance(reply, Promise):
            return _told_as_left(context, reply, only.left, "do-beside")
        return reply
    asked = context.own_texts("do-which" if len(found) > 1 else "do-meant", text=escaped(text[:60]))
    way: Way = "u" if throws_real_dice(context, None) else "o"
    return _which(context, sentences, found, asked, way)


async def _onward(context: CommandContext, reader: Reader, text: str) -> Reply | None:
    """Go on or back where a sentence says so, or ask for it where it hands the turn over early."""
    over = ends(context, text)
    passes = (NEXT, {}) if over else passing(context, text)
    loop = asyncio.get_running_loop()
    # `passer` lets something through where that is on offer.
    if passes and (over or not await loop.run_in_executor(context.chances, reader.names_act, text)):
        name, options = passes
        handler = find_handler("command", name)
        if handler is not None:
            return await answer(handler, context, options)
    return _asks_onward(context, text) if hands_over(context, text) else None


async def _idle(context: CommandContext, reader: Reader, text: str) -> Answer | None:
    """Ask whether to go on where a sentence says that an act is over, None for any other."""
    loop = asyncio.get_running_loop()
    if not idles(text) or await loop.run_in_executor(context.chances, reader.names_act, text):
        return None
    return _asks_onward(context, text)


def _asks_onward(context: CommandContext, text: str) -> Answer:
    """Ask whether to go on, of a text that may mean it."""
    asked = context.own_texts("do-meant", text=escaped(text[:60]))
    panel = with_back(context, (Words(asked), *rows(onward(context))))
    return Answer(Card(asked, ""), private=True, panel=panel)


async def _done(
    context: CommandContext,
    sentences: Sentences,
    meant: Reading,
    closing: Mapping[str, Raw],
    text: str,
) -> Reply:
    """Do what a sentence means, or ask for what it leaves open.

    What is said beside it is handed over where the act takes it, and told with it; as not noted
    where it is a length that it does not take.
    """
    offer, answers, left = meant.offer, meant.answers, meant.left
    closing = {**closing, **turned(sentences, meant, text)}
    more = beside(sentences, meant)
    if more is None and len(left) == 1 and await _throws(context, sentences, meant):
        return await as_said(context, sentences, offer, answers, left, closing=closing)
    if more is None and not is_length(sentences, meant, text):
        return await as_said(context, sentences, offer, answers, left, closing=closing)
    given = {**closing, **(more or {})}
    reply = await as_said(context, sentences, offer, answers, (), closing=given)
    if not isinstance(reply, Promise):  # more is asked, and nothing is done yet
        return await as_said(context, sentences, offer, answers, left, closing=closing)
    return _told_as_left(context, reply, left, "change-remark" if more is None else "do-beside")


async def _throws(context: CommandContext, sentences: Sentences, meant: Reading) -> bool:
    """Return whether dice fall for an act at once: a number beside it may be what they show."""
    chosen = Chosen(meant.offer, moment_of(context), meant.answers)
    loop = asyncio.get_running_loop()
    return (await loop.run_in_executor(context.chances, Sheet.of, sentences, chosen)).rolls


def _told_as_left(
    context: CommandContext, reply: Promise[Any], left: Sequence[str], key: str
) -> Reply:
    """Return what comes of an act, with words that were said beside it, as they were taken."""
    told, show = context.texts(key, text=escaped(" ".join(left))), reply.show

    def shown(stored: Any) -> Answer:
        answer = show(stored)
        return replace(answer, card=replace(answer.card, changes=(*answer.card.changes, told)))

    return Promise(reply.coming, shown)


def _which(
    context: CommandContext,
    sentences: Sentences,
    found: Sequence[Reading],
    asked: str,
    way: Way = "u",
) -> Answer:
    """Return the acts that a sentence may mean, or says, as buttons of a sheet."""
    moment = moment_of(context)
    buttons = []
    for each in found:
        chosen = Chosen(each.offer, moment, each.answers, way)
        said = sentences.beginning(each.answered)
        target = each.answered.values.get(each.offer.offering.target or "")
        if target is not None and str(target) not in said:
            said = sentences.texts("offer-at", said=said, answer=str(target))
        buttons.append(
            ButtonSpec("act", written(chosen, sentences.situation, sentences.game), said)
        )
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


def _unknown(sentences: Sentences, text: str) -> Refusal:
    """Return the refusal of a sentence that says nothing on offer."""
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
    found = await loop.run_in_executor(context.chances, _offered, context, sentences, typed, most)
    return told(found)


def _offered(
    context: CommandContext, sentences: Sentences, typed: str, most: int
) -> list[Sentence]:
    """Return the sentences that are meant by words of a player's own, and those that are near."""
    near: list[Sentence] = sentences.near(typed, most)
    words = typed.split()
    if (
        sentences.casts
        or not near
        or len(words) < _SEVERAL
        or all(word in near[0].plain for word in folded(typed).split())
    ):
        return near
    meant = Reader(sentences, context.localiser).read(typed)
    whole = [each for each in meant if not each.left][:MOST_MEANT]
    said = [sentences.saying(each.offer, each.answers) for each in whole]
    first = [each for each in said if each is not None]
    return [*first, *(each for each in near if each.text not in {e.text for e in first})][:most]


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
