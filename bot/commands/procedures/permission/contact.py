"""Units that would fight and are not known to be in contact, with a button that says they are."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from bot.battle.actions.offers import Offer, dropping
from bot.commands.options.question import BoundUnit, Question
from bot.commands.procedures.permission.allowed import check_allowed, not_in_contact
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Promise
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.store.journal.record import Action
from bot.store.snowflake import read_id
from bot.views.interface.buttons import ButtonKind, ButtonSpec
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.declaring.parameter import Raw
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkSet
from rulesets.refusal import Refusal

_BOTH: Final = 2
APART: Final = "not-in-contact"
"""The code of the refusal that is answered with the button."""
TOLD: Final = "contact"
"""The action by which a player says that units are in contact."""


def offered(
    context: CommandContext,
    question: Question,
    closing: Mapping[str, Raw],
    command: str,
    refusal: Refusal,
) -> Promise[None]:
    """Return the refusal of an act with the button that notes the contact and goes on.

    Args:
        context: Where it is handled.
        question: The act.
        closing: The options that close every command.
        command: The slash command.
        refusal: Why not.
    """
    offer = offer_of(context, question, closing, command)
    return offering(context, offer, refusal, "touch", "button-touch")


def offer_of(
    context: CommandContext, question: Question, closing: Mapping[str, Raw], command: str
) -> Offer:
    """Return an act as a button offers it."""
    given = question.given
    return Offer(context.channel.new_id(), question.procedure.id, command, given, dict(closing))


def offering(
    context: CommandContext,
    offer: Offer,
    refusal: Refusal,
    kind: ButtonKind,
    label: str,
    *,
    before: tuple[ButtonSpec, ...] = (),
    after: Awaitable[object] | None = None,
) -> Promise[None]:
    """Return a refusal with a button that takes up an offer, once that is kept.

    Args:
        context: Where it is handled.
        offer: The act that was refused.
        refusal: Why not.
        kind: What the button does.
        label: The key of its words.
        before: Buttons that stand before it.
        after: What is to be stored first.
    """
    pressed = ButtonSpec(kind, str(offer.id), context.own_texts(label))
    answer = refused(context, refusal)
    answer = replace(answer, buttons=(*before, *answer.buttons, pressed))
    return Promise(_keep_offer(context, offer, after), lambda _: answer)


async def _keep_offer(
    context: CommandContext, offer: Offer, after: Awaitable[object] | None
) -> None:
    """Keep what a button offers, so that it outlives the process, before the button is shown."""
    if after is not None:
        await after
    await context.channel.settled()
    await context.store.offers.keep(context.channel.id, context.requester.user_id, offer)


async def taken_up(context: CommandContext, subject: str) -> Offer:
    """Return the act that a pressed button stands for.

    Raises:
        Refusal: `offer-gone`.
    """
    await context.channel.settled()  # what was done since has let go of it
    number = read_id(subject)
    offer = await context.store.offers.find(context.channel.id, context.requester.user_id, number)
    if offer is None:
        raise Refusal("offer-gone")
    return offer


@contextmanager
def noted(context: CommandContext, offer: Offer) -> Iterator[Question]:
    """Note that units are in contact, and give the act to go on with.

    The note is stored with the act that is accepted within, and the offer is removed with both.
    Without an accepted act nothing has happened, and the button can be pressed again.

    Raises:
        Refusal: what else keeps the act from being done by now.
    """
    procedure = find_procedure(context, offer.procedure)
    question = context.understand(procedure, offer.options)
    apart: tuple[BoundUnit, ...] = ()
    try:
        check_allowed(context, question)
    except Refusal as refusal:
        if refusal.code != APART:
            raise
        apart = not_in_contact(context, question)
    note = _note(context, offer, apart) if apart else None
    with context.channel.beforehand(note, [dropping(offer)]):
        yield context.understand(procedure, offer.options) if apart else question


def _note(context: CommandContext, offer: Offer, apart: Sequence[BoundUnit]) -> Action:
    """Return the action that notes units in contact; the act that follows answers the press."""
    binding = {f"unit-{number}": (unit.id or 0,) for number, unit in enumerate(apart, 1)}
    pair = _only_pair(apart)
    met = (LinkSet(CONTACT, *pair),) if pair is not None else ()
    return Action(
        replace(context.caller(f"/{offer.command}"), interaction_id=None),
        TOLD,
        {"units": [unit.unit.name for unit in apart]},
        effects=(*met, *_effects(context, apart)),
        binding=binding,
    )


def _only_pair(apart: Sequence[BoundUnit]) -> tuple[str, str] | None:
    """Return the roles of the only two units that can touch, None where several may."""
    if len(apart) == _BOTH and apart[0].side != apart[1].side:
        return "unit-1", "unit-2"
    return None


def _effects(context: CommandContext, apart: Sequence[BoundUnit]) -> Iterator[Effect]:
    contact = context.ruleset.contact
    if contact is not None:
        for number, unit in enumerate(apart, 1):
            yield from contact.effects(unit.unit, f"unit-{number}")
