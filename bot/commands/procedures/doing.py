"""The command `/do`: whatever is on offer now, said in a sentence that completion offers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import Dice
from bot.commands.options.paths import ROLL
from bot.commands.procedures.forms import asking, form_of
from bot.commands.procedures.questions import attempt
from bot.commands.procedures.sentences import Sentence, Sentences, told, value_of
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.kind import Text
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.offers import Offer
from rulesets.refusal import Refusal

_LISTED = 5
"""Offers that a refusal names."""


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
    meant, left = await loop.run_in_executor(context.chances, _read, sentences, text)
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


def _read(sentences: Sentences, text: str) -> tuple[Offer, tuple[str, ...]]:
    """Return the offer that a sentence means, and what must still be said for it."""
    sentence = sentences.meant(text)
    if sentence is None:
        raise _unknown(sentences, text)
    left = sentences.left(sentence.offer)
    settled = None if left else sentences.settled(sentence.offer)
    return settled or sentence.offer, left


def _unknown(sentences: Sentences, text: str) -> Refusal:
    """Return the refusal of a sentence that says nothing on offer."""
    near: list[Sentence] = sentences.near(text, _LISTED) or sentences.near("", _LISTED)
    if not near:
        return Refusal("nothing-offered")
    values = "; ".join(each.text for each in near)
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
