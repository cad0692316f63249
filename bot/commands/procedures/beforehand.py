"""Steps that come before an act that was refused, each a button under the refusal."""

from __future__ import annotations

from typing import Final

from bot.battle.actions.offers import Offer
from bot.commands.declaring.command import button
from bot.commands.options.paths import ROLL
from bot.commands.procedures.permission.allowed import check_allowed
from bot.commands.procedures.permission.contact import taken_up
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

_FIRST: Final = "first"
"""The fact of a refusal that tells the procedure which comes first; its other facts that are called
like options of that procedure are its options."""


def first_buttons(
    context: CommandContext, offer: Offer, refusal: Refusal
) -> tuple[ButtonSpec, ...]:
    """Return the button that does what a refusal says comes first, none for any other refusal.

    Args:
        context: Where it is handled.
        offer: The act that was refused.
        refusal: Why not.
    """
    first = refusal.facts.get(_FIRST)
    if first is None:
        return ()
    name = context.own_texts(f"procedure-{text_key(str(first))}")
    return (ButtonSpec("first", str(offer.id), name),)


@button("first")
async def press_first(context: CommandContext, subject: str) -> Reply:
    """Answer the button that does what comes before an act.

    Raises:
        Refusal: `offer-gone`, `no-longer-due`, and what else keeps it from being done.
    """
    # The way to any answer goes through the module that asks for these buttons.
    from bot.commands.procedures.questions import attempt  # noqa: PLC0415

    offer = await taken_up(context, subject)
    refused = find_procedure(context, offer.procedure)
    try:
        check_allowed(context, context.understand(refused, offer.options))
    except Refusal as refusal:
        if refusal.facts.get(_FIRST) is None:
            raise
        first = find_procedure(context, str(refusal.facts[_FIRST]))
        facts = refusal.facts.items()
        given: dict[str, Raw] = {
            name: str(fact) for name, fact in facts if name in first.options and fact is not None
        }
        return attempt(context, first, given, {}, first.command or ROLL)
    raise Refusal("no-longer-due")
