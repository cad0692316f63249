"""Input that is in doubt: what it may mean, each on a button that does it."""

from __future__ import annotations

from base64 import b32decode, b32encode
from collections.abc import Callable
from dataclasses import replace
from string import ascii_lowercase, digits
from typing import Final

from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.views.interface.buttons import ButtonKind, ButtonSpec
from rulesets.refusal import Doubt, Refusal

_LONGEST: Final = 87
"""Characters of a button's subject."""
_DIGITS: Final = digits + ascii_lowercase
_PACKED: Final = "0"
"""What a way begins with that is written closely; the other letters have no such digit."""
_BITS: Final = 7
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
    room = _LONGEST - len(about) - 1
    subjects = {way: f"{about}:{coded(way, room)}" for way in doubt.ways}
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
        return about, _unpacked(code) if code[:1] == _PACKED else b32decode(filled).decode()
    except ValueError:
        raise Refusal("button-expired") from None


def coded(way: str, room: int) -> str:
    """Return a way in the letters that a button's subject may have, closely where room lacks."""
    plain = b32encode(way.encode()).decode().rstrip("=").lower()
    return plain if len(plain) <= room or not way.isascii() else _packed(way)


def _packed(way: str) -> str:
    """Return a way of plain letters as one number, in digits of which there are 36."""
    number = 0
    for letter in way:
        number = number << _BITS | ord(letter)
    code = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        code = _DIGITS[digit] + code
    return _PACKED + code


def _unpacked(code: str) -> str:
    number = int(code[1:], len(_DIGITS))
    letters = ""
    while number:
        number, letter = number >> _BITS, number & ((1 << _BITS) - 1)
        letters = chr(letter) + letters
    return letters
