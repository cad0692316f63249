"""The form of `/army import`, which a list of many lines is pasted into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.armies.formats.plain import write_plain
from bot.armies.roster import Roster
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.commands.units.lexicon import lexicon_of, rule_namer
from bot.views.interface.form import LONGEST_REST, TAPPED, Form, FormField
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

COMMAND: Final = "army import"
ANYWAY: Final = "army anyway"
"""The form of a list that was made for another game."""
_HEAD: Final = 3
"""Lines that a written list has before its units."""


def ask_for_list(
    context: CommandContext,
    why: Refusal,
    purpose: str = COMMAND,
    *,
    as_it_is: str = "",
    **given: str,
) -> Answer:
    """Return a refusal with the form that a list is pasted into.

    Args:
        context: Where it is handled.
        why: The refusal.
        purpose: What the form does, once it is filled in.
        as_it_is: The words of a button that sends it as it stands, where that helps.
        given: What its fields hold, by name.
    """
    texts = context.own_texts
    fields = (
        FormField(
            "list",
            texts("army-form-list"),
            texts("army-form-list-about"),
            given=given.get("list", ""),
            long=True,
        ),
        *(
            FormField(
                name,
                texts(f"army-form-{name}"),
                texts("param-side" if name == "side" else "param-army-name"),
                given=given.get(name, ""),
                optional=True,
            )
            for name in ("side", "name")
        ),
    )
    step = TAPPED if context.requester.pressed else ""
    form = Form(purpose, "army", texts("army-form"), fields, step=step, as_it_is=as_it_is)
    return refused(context, why, form)


def unit_lines(context: CommandContext, units: Sequence[Unit]) -> list[str]:
    """Return units as lines of our own, in the words of whoever asks."""
    game, locale = context.ruleset, context.own_texts.locale
    lexicon = lexicon_of(game, context.names)
    rule_name = rule_namer(context.localiser, game, locale)
    text = write_plain("-", tuple(units), lexicon, rule_name, -1 if locale == "fr" else 0)
    return text.splitlines()[_HEAD:]


def ask_anyway(
    context: CommandContext,
    why: Refusal,
    content: bytes | str,
    roster: Roster,
    **given: str,
) -> Answer:
    """Ask whether a list of another game is taken: with its text, or the units of its file.

    Args:
        context: Where it is handled.
        why: What is told of it.
        content: The list.
        roster: What would be taken of it.
        given: The side or the name that it was brought for.

    Raises:
        Refusal: what is told, where a form does not hold the list, or nothing can be taken.
    """
    text = content if isinstance(content, str) else _written(context, roster)
    if not roster.units or len(text) > LONGEST_REST:
        raise why
    takes = context.own_texts("button-take-fitting")
    return ask_for_list(context, why, ANYWAY, as_it_is=takes, list=text, **given)


def _written(context: CommandContext, roster: Roster) -> str:
    """Return the units of a file as lines, below the army's name where it has one."""
    head = [f"army: {roster.name}"] if roster.name else []
    return "\n".join([*head, *unit_lines(context, roster.units)])
