"""Acts that the table leaves to be done, whoever does them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.battle.situation import situation_of
from bot.commands.procedures.missing import MISSING
from bot.commands.procedures.permission.allowed import asked_of, check_table
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.trying import rolls
from rulesets.refusal import Refusal


def may_be_done(
    context: CommandContext,
    procedure: str,
    given: Mapping[str, Raw],
    *,
    by_form: bool,
    waited: bool = False,
) -> bool:
    """Return whether the table and the rule, up to its first dice, leave an act to be done.

    An act that an answer comes before waits for that.

    Args:
        context: Where.
        procedure: What is done.
        given: Its options.
        by_form: Whether a form asks for what is missing.
        waited: Whether the answers that come before it were waited for long enough.
    """
    try:
        question = context.understand(context.ruleset.procedure(procedure), given)
        check_table(context, question)
        rolls(asked_of(context, question))
    except Refusal as refusal:
        return refusal.code == MISSING and by_form
    battle = context.channel.board.battle
    if battle is None or waited:
        return True
    situation = situation_of(context.channel, battle)
    return not question.procedure.owed(situation, question.arguments)
