"""Units that would fight and are not known to be in contact: told with a button that says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.answer import Promise
from bot.commands.allowed import check_allowed, not_in_contact
from bot.commands.meant import find_procedure
from bot.commands.refusing import refused
from bot.commands.resolution import BoundUnit, Question
from bot.place import Place
from bot.state.offers import Offer
from bot.state.record import Action
from bot.state.snowflake import read_id
from bot.views.buttons import ButtonSpec
from rulesets.core.effect import Effect
from rulesets.core.parameter import Raw
from rulesets.refusal import Refusal

APART: Final = "not-in-contact"
"""The code of the refusal that is answered with the button."""
TOLD: Final = "contact"
"""The action by which a player says that units are in contact."""


def offered(
    place: Place,
    question: Question,
    closing: Mapping[str, Raw],
    command: str,
    refusal: Refusal,
) -> Promise[None]:
    """Return the refusal of an act with the button that notes the contact and goes on.

    Args:
        place: Where.
        question: The act.
        closing: The options that close every command.
        command: The slash command.
        refusal: Why not.
    """
    offer = Offer(
        place.channel.new_id(), question.procedure.id, command, question.given, dict(closing)
    )
    button = ButtonSpec("touch", str(offer.id), place.own_texts("button-touch"))
    answer = replace(refused(place, refusal), buttons=(button,))
    return Promise(_kept(place, offer), lambda _: answer)


async def _kept(place: Place, offer: Offer) -> None:
    """Keep what a button offers, so that it outlives the process, before the button is shown."""
    await place.channel.settled()
    await place.store.offers.keep(place.channel.id, place.asker.user_id, offer)


async def taken_up(place: Place, subject: str) -> tuple[Question, Offer]:
    """Note the contact that a pressed button stands for, and return the act to go on with.

    Raises:
        Refusal: `offer-gone`, and what else keeps the act from being done by now.
    """
    offers = place.store.offers
    offer = await offers.find(place.channel.id, place.asker.user_id, read_id(subject) or 0)
    if offer is None:
        raise Refusal("offer-gone")
    procedure = find_procedure(place, offer.procedure)
    question = place.understand(procedure, offer.options)
    apart = False
    try:
        check_allowed(place, question)
    except Refusal as refusal:
        if refusal.code != APART:
            raise
        apart = True
    await offers.drop(offer.id)
    if apart:
        _note(place, question, offer)
        question = place.understand(procedure, offer.options)
    return question, offer


def _note(place: Place, question: Question, offer: Offer) -> None:
    """Accept the entry by which units are in contact from now on.

    It answers no interaction: the act that follows does. Where a press is delivered again before
    that is stored, nothing is left to note.
    """
    place.channel.fighting()
    apart = not_in_contact(place, question)
    binding = {f"unit-{number}": (one.id or 0,) for number, one in enumerate(apart, 1)}
    action = Action(
        replace(place.caller(f"/{offer.command}"), interaction_id=None),
        TOLD,
        {"units": [one.unit.name for one in apart]},
        effects=tuple(_effects(place, apart)),
        binding=binding,
    )
    place.channel.accept(action)


def _effects(place: Place, apart: Sequence[BoundUnit]) -> Iterator[Effect]:
    contact = place.ruleset.contact
    if contact is not None:
        for number, one in enumerate(apart, 1):
            yield from contact.effects(one.unit, f"unit-{number}")
