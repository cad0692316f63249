"""What the table leaves to be done, whoever does it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.commands.procedures.missing import MISSING
from bot.commands.procedures.permission.allowed import check_table
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal


def may_be_done(
    context: CommandContext, procedure: str, given: Mapping[str, Raw], *, by_form: bool
) -> bool:
    """Return whether the table leaves an act to be done, by whichever player.

    Args:
        context: Where.
        procedure: What is done.
        given: Its options.
        by_form: Whether a form asks for what is missing.
    """
    try:
        check_table(context, context.understand(context.ruleset.procedure(procedure), given))
    except Refusal as refusal:
        return refusal.code == MISSING and by_form
    return True
