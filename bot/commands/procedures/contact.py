"""Units that would fight and are not known to be in contact: told with a button that says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from bot.battle.actions.offers import Offer, dropping
from bot.commands.options.resolution import BoundUnit, Question
from bot.commands.procedures.allowed import check_allowed, not_in_contact
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Promise
from bot.commands.request.context import Place
from bot.commands.request.refusing import refused
from bot.store.journal.record import Action
from bot.store.snowflake import read_id
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.parameter import Raw
from rulesets.core.results.effect import Effect
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


async def taken_up(place: Place, subject: str) -> Offer:
    """Return the act that a pressed button stands for.

    Raises:
        Refusal: `offer-gone`.
    """
    await place.channel.settled()  # what was done since has let go of it
    number = read_id(subject)
    offer = await place.store.offers.find(place.channel.id, place.asker.user_id, number)
    if offer is None:
        raise Refusal("offer-gone")
    return offer


@contextmanager
def noted(place: Place, offer: Offer) -> Iterator[Question]:
    """Note that units are in contact, and give the act to go on with.

    The note is stored with the act that is accepted within, and the offer goes with both; where
    none is, nothing has happened and the button can be pressed again.

    Raises:
        Refusal: what else keeps the act from being done by now.
    """
    procedure = find_procedure(place, offer.procedure)
    question = place.understand(procedure, offer.options)
    apart: tuple[BoundUnit, ...] = ()
    try:
        check_allowed(place, question)
    except Refusal as refusal:
        if refusal.code != APART:
            raise
        apart = not_in_contact(place, question)
    note = _note(place, offer, apart) if apart else None
    with place.channel.beforehand(note, [dropping(offer)]):
        yield place.understand(procedure, offer.options) if apart else question


def _note(place: Place, offer: Offer, apart: Sequence[BoundUnit]) -> Action:
    """Return the action by which units are in contact: the act that follows answers the press."""
    binding = {f"unit-{number}": (one.id or 0,) for number, one in enumerate(apart, 1)}
    return Action(
        replace(place.caller(f"/{offer.command}"), interaction_id=None),
        TOLD,
        {"units": [one.unit.name for one in apart]},
        effects=tuple(_effects(place, apart)),
        binding=binding,
    )


def _effects(place: Place, apart: Sequence[BoundUnit]) -> Iterator[Effect]:
    contact = place.ruleset.contact
    if contact is not None:
        for number, one in enumerate(apart, 1):
            yield from contact.effects(one.unit, f"unit-{number}")
