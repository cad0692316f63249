"""The form of `/army import`, which a list of many lines is pasted into."""

from __future__ import annotations

from typing import Final

from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.views.interface.form import Form, FormField
from rulesets.refusal import Refusal

COMMAND: Final = "army import"
ANYWAY: Final = "army anyway"
"""The form of a list that was made for another game."""


def ask_for_list(
    context: CommandContext, why: Refusal, purpose: str = COMMAND, **given: str
) -> Answer:
    """Return a refusal with the form that a list is pasted into.

    Args:
        context: Where it is handled.
        why: The refusal.
        purpose: What the form does, once it is filled in.
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
    return refused(context, why, Form(purpose, "army", texts("army-form"), fields))
