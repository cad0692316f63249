"""Acts that the table leaves to be done, whoever does them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.battle.situation import situation_of
from bot.commands.procedures.missing import MISSING
from bot.commands.procedures.permission.allowed import asked_of, check_table
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.declaration import Offering
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

    A rule that its sheet has something to ask for is left to that. An act that an answer comes
    before waits for that.

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
        if not _asks(question.procedure, given):
            rolls(asked_of(context, question))
    except Refusal as refusal:
        return refusal.code == MISSING and by_form
    battle = context.channel.board.battle
    if battle is None or waited:
        return True
    situation = situation_of(context.channel, battle)
    return not question.procedure.owed(situation, question.arguments)


def _asks(procedure: Procedure, given: Mapping[str, Raw]) -> bool:
    """Return whether every offer of an act that has some asks for what is not given yet."""
    fixed = (each for each in procedure.offerings if _fits(each, given))
    asked = [any(option not in given for option in each.options) for each in fixed]
    return bool(asked) and all(asked)


def _fits(offering: Offering, given: Mapping[str, Raw]) -> bool:
    """Return whether an offer is taken with nothing else than what is given."""
    return all(given.get(name, raw) == raw for name, raw in offering.fixed)
