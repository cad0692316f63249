"""Input that is in doubt: what it may mean, each on a button that does it."""

from __future__ import annotations

from base64 import b32decode, b32encode
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.views.interface.buttons import ButtonKind, ButtonSpec
from rulesets.refusal import Doubt, Refusal

_LONGEST: Final = 87
"""Characters of a button's subject."""
_BLOCK: Final = 8
"""Letters that are read together; what is missing of the last ones is filled up."""


def in_doubt(
    context: CommandContext, doubt: Doubt, kind: ButtonKind, about: str, label: Callable[[str], str]
) -> Answer:
    """Return the sentence that says what is not clear, with a button for each thing it may mean.

    Args:
        context: Where it is handled.
        doubt: What is not clear.
        kind: The kind of the buttons.
        about: What the subject of each begins with.
        label: Makes the words of a button of what it does.
    """
    answer = refused(context, doubt)
    subjects = {way: f"{about}:{_coded(way)}" for way in doubt.ways}
    buttons = tuple(
        ButtonSpec(kind, subject, label(way))
        for way, subject in subjects.items()
        if len(subject) <= _LONGEST
    )
    if not buttons:
        return answer
    line = context.own_texts("ways-asked", count=len(buttons))
    card = replace(answer.card, dice=(*answer.card.dice, line))
    return replace(answer, card=card, buttons=(*answer.buttons, *buttons))


def way_of(subject: str) -> tuple[str, str]:
    """Return what the subject of such a button begins with, and what the button does.

    Raises:
        Refusal: `button-expired` for what no button says.
    """
    about, _, code = subject.rpartition(":")
    filled = code.upper() + "=" * (-len(code) % _BLOCK)
    try:
        return about, b32decode(filled).decode()
    except ValueError:
        raise Refusal("button-expired") from None


def _coded(way: str) -> str:
    """Return a way in the letters that a button's subject may have."""
    return b32encode(way.encode()).decode().rstrip("=").lower()
