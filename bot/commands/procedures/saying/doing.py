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
from bot.commands.dice.choosing import OwnDecision, own_decisions
from bot.commands.dice.dice_input import throws_real_dice
from bot.commands.journal.history import entry_words
from bot.commands.options.paths import ROLL
from bot.commands.procedures.forms import asking, form_of
from bot.commands.procedures.questions import attempt
from bot.commands.procedures.saying.otherwise.beside import MOVED, beside, is_length, turned
from bot.commands.procedures.saying.otherwise.by_hand import asked_by_hand
from bot.commands.procedures.saying.otherwise.counted import counted
from bot.commands.procedures.saying.otherwise.deciding import of_others
from bot.commands.procedures.saying.otherwise.fallen import Fallen
from bot.commands.procedures.saying.otherwise.hearing import Heard, Hearing
from bot.commands.procedures.saying.otherwise.noting import ToNote, moved, to_note
from bot.commands.procedures.saying.otherwise.passing import UNDO, is_called
from bot.commands.procedures.saying.otherwise.spelling import kept, other_spell
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
    units = tuple(row.name for row in context.channel.board.units)
    waiting = tuple(own_decisions(context))
    hearing = Hearing(context, sentences, text, units, waiting, dice is not None)
    loop = asyncio.get_running_loop()
    # What makes a difference is tried out, which takes too long for the loop.
    heard = await loop.run_in_executor(context.chances, hearing.hear)
    if heard.exact is not None:
        return _exactly(context, *heard.exact, dice)
    if heard.command is not None:
        name, options = heard.command
        handler = find_handler("command", name)
        if handler is not None:
            return await answer(handler, context, options)
    if heard.takes_back:
        return await _taken_back(context, heard.takes_back, text)
    if heard.hands_over:
        asked = context.own_texts(
            "do-which" if heard.readings else "do-meant", text=escaped(text[:60])
        )
        return _which(context, sentences, heard.readings, asked, more=onward(context))
    if heard.decision is not None:
        return heard.decision.reply(context, text)
    if not heard.readings:
        return _not_offered(context, heard, waiting, text, dice)
    if heard.fell is not None:
        return await _with_dice(context, sentences, text, heard.readings, heard.fell)
    return await _as_understood(context, sentences, text, heard, dice)


async def _taken_back(context: CommandContext, words: Sequence[str], text: str) -> Reply:
    """Take the last act back, where words call it.

    Raises:
        Refusal: `undo-other` where they call another, or nothing can be taken back.
    """
    entry = await context.store.undoable(context.channel)
    handler = find_handler("command", UNDO)
    if entry is None or handler is None or not is_called(context, entry, words):
        what = None if entry is None else entry_words(context, entry)
        raise Refusal("undo-other", text=text[:40], what=what)
    return await answer(handler, context, {})


def _exactly(
    context: CommandContext, meant: Offer, left: tuple[str, ...], dice: str | None
) -> Reply:
    """Take the offer that a sentence says word for word, or ask for what must still be said."""
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


def _not_offered(
    context: CommandContext,
    heard: Heard,
    waiting: Sequence[OwnDecision],
    text: str,
    dice: str | None,
) -> Reply:
    """Answer a sentence that says nothing on offer: as a command takes it, or by what to do.

    While a decision waits, that is what to do.

    Raises:
        Refusal: why it may not be done now; `decision-of-another`, `nothing-offered`,
            `offer-unknown`.
    """
    if heard.fell is not None:
        if waiting:
            return waiting[0].show()
        text, dice = heard.fell.rest, heard.fell.dice
    if heard.refusal is not None:
        raise heard.refusal
    if heard.call is not None:
        act, told_of, vain = heard.call
        beside_it: dict[str, Raw] = {} if dice is None else {"dice": dice}
        reply = attempt(context, act, told_of, beside_it, act.command or ROLL)
        if vain and isinstance(reply, Promise):
            return _told_as_left(context, reply, (vain,), "change-remark")
        return reply
    if waiting:
        return waiting[0].show()
    if heard.changed is not None:
        return asked_by_hand(context, text, heard.changed)
    raise of_others(context) or heard.unknown or Refusal("nothing-offered")


async def _as_understood(
    context: CommandContext, sentences: Sentences, text: str, heard: Heard, dice: str | None
) -> Reply:
    """Do what a sentence in a player's own words means, or ask which of several acts it is."""
    found: list[Reading] = [*heard.readings]
    if heard.several:
        asked = context.own_texts("do-several", text=escaped(text[:60]))
        return _which(context, sentences, found, asked)
    found = [
        counted(sentences, kept(sentences, each), text) if each.left else each for each in found
    ]
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
    context: CommandContext,
    sentences: Sentences,
    text: str,
    found: Sequence[Reading],
    fell: Fallen,
) -> Reply:
    """Do what a sentence means with the dice that it tells, or ask what it leaves open.

    The bot's dice never fall in the stead of what is told.
    """
    moment = moment_of(context)
    if len(found) == 1 and found[0].order and (found[0].spoken or not found[0].left):
        only = counted(sentences, found[0], fell.rest)
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
    note, more = to_note(context, sentences, meant, text), beside(sentences, meant)
    if note is not None:
        return await _noted_first(context, sentences, meant, closing, note)
    if more is None and len(left) == 1 and await _throws(context, sentences, meant):
        return await as_said(context, sentences, offer, answers, left, closing=closing)
    if more is None and not is_length(sentences, meant, text):
        return await as_said(context, sentences, offer, answers, left, closing=closing)
    given = {**closing, **(more or {})}
    reply = await as_said(context, sentences, offer, answers, (), closing=given)
    if isinstance(reply, Promise):
        return _told_as_left(context, reply, left, "change-remark" if more is None else "do-beside")
    # More is asked, and nothing is done yet.
    if isinstance(reply, Answer) and more == {MOVED: True}:  # the sheet has no way to say it
        return _moved_first(context, reply, meant)
    if isinstance(reply, Answer) and more is None:
        return _headed(reply, context.own_texts("change-remark", text=escaped(" ".join(left))))
    return await as_said(context, sentences, offer, answers, left, closing=closing)


def _headed(asked: Answer, told: str, presses: Sequence[ButtonSpec] = ()) -> Answer:
    """Return a sheet with a sentence above it, and what may be pressed first."""
    if asked.panel is None:
        return asked
    blocks = (Words(told), *rows(presses), *asked.panel.blocks)
    return replace(asked, panel=replace(asked.panel, blocks=blocks))


def _moved_first(context: CommandContext, asked: Answer, meant: Reading) -> Answer:
    """Return a sheet of an act with the press that notes that who does it has moved.

    The act goes by what is noted of its unit, and the sheet asks for other things alone.
    """
    note = moved(context, meant)
    if note is None:
        return asked
    told = context.own_texts("do-moved-first", text=escaped(note.text), unit=note.units[0])
    return _headed(asked, told, note.presses)


async def _noted_first(
    context: CommandContext,
    sentences: Sentences,
    meant: Reading,
    closing: Mapping[str, Raw],
    note: ToNote,
) -> Reply:
    """Return a sheet of an act with the presses that note what it goes by, or do it by the table.

    The words that are not understood give way to what is to be noted.
    """
    left = meant.left if note.presses else ()
    reply = await as_said(context, sentences, meant.offer, meant.answers, left, closing=closing)
    if not note.presses or not isinstance(reply, Answer) or reply.panel is None:
        return reply
    told = context.own_texts("do-noted-first", text=escaped(note.text))
    sheet = replace(reply, panel=replace(reply.panel, blocks=reply.panel.blocks[1:]))
    return _headed(sheet, told, note.presses)


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
    *,
    more: Sequence[ButtonSpec] = (),
) -> Answer:
    """Return the acts that a sentence may mean, or says, as buttons of a sheet, and more beside."""
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
    panel = with_back(context, (Words(asked), *rows([*buttons, *more])))
    return Answer(Card(asked, ""), private=True, panel=panel)


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
