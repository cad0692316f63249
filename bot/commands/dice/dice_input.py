"""The text that players type for dice: numbers, numbers of successes, and who is to throw."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal, TypeAlias

from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.ways import in_doubt
from bot.texts.names import fold
from rulesets.dice.handles.mixed import DiceInput, Wanted
from rulesets.dice.handles.thrown import read_thrown
from rulesets.refusal import Doubt, Refusal

_BOT: Final = frozenset({"bot", "fair"})
_ASK: Final = frozenset({"ask", "real", "demande", "demander", "vrais", "vrais des"})
_REST: Final = frozenset({"rest", "all", "reste", "le reste", "tout"})
_ALL: Final = frozenset({"all", "tout"})
"""Where successes are counted they may be all of them."""
_DROP: Final = frozenset({"cancel", "drop", "annuler", "abandon", "abandonner"})
_SHOW: Final = frozenset({"show", "again", "montre", "montrer", "voir", "encore"})

Said: TypeAlias = "DiceInput | Literal['drop']"
"""An answer to a question of dice, or the wish to give it up."""


def says_bot(text: str) -> bool:
    """Tell whether the text typed for dice leaves them to the bot."""
    return fold(text) in _BOT


def says_ask(text: str) -> bool:
    """Tell whether the text typed for dice wants to be asked for each throw."""
    return fold(text) in _ASK


def says_show(text: str) -> bool:
    """Tell whether the text typed for dice only wants to see what is asked."""
    return fold(text) in _SHOW


def says_dice(text: str) -> bool:
    """Tell whether a text is dice, or who is to throw them."""
    try:
        read_dice_input(text)
    except Refusal:
        return False
    return True


def throws_real_dice(context: CommandContext, text: str | None) -> bool:
    """Tell whether a command asks for each throw of real dice.

    Args:
        context: Where it is handled.
        text: What was typed for its dice, None for nothing.
    """
    if text is not None and (says_ask(text) or says_bot(text)):
        return says_ask(text)
    return context.channel.throws_real_dice(context.requester.user_id)


def read_marks(text: str) -> tuple[int, ...]:
    """Return the faces that were typed for dice of which nobody knows which are asked for.

    Raises:
        Refusal: what `read_thrown` refuses.
    """
    return read_thrown(text).typed


def read_dice_input(text: str, wanted: Wanted | None = None) -> Said:
    """Read a player's answer to a question of dice.

    Args:
        text: What was typed.
        wanted: The dice asked for, None where nobody knows.

    Raises:
        Refusal: what `read_thrown` refuses.
    """
    word = fold(text)
    if word in _DROP:
        return "drop"
    if word in _BOT:
        return DiceInput(bot="throw")
    countable = wanted is not None and wanted.wins is not None
    if word in _REST and not (countable and word in _ALL):
        return DiceInput(bot="rest")
    return read_thrown(text, wanted)


def asked_back(
    context: CommandContext, doubt: Doubt, question: str, wanted: Wanted | None
) -> Answer:
    """Return the question what dice mean that are not clear; each answer is a button.

    Args:
        context: Where it is handled.
        doubt: What they may mean.
        question: The question of dice, as its buttons name it.
        wanted: The dice asked for, None where nobody knows.
    """
    return in_doubt(context, doubt, "meant", question, partial(_label, context, wanted))


def _label(context: CommandContext, wanted: Wanted | None, way: str) -> str:
    """Return the words of a button that stands for some dice."""
    read = read_thrown(way, wanted)
    count = read.total if read.successes is None else read.successes
    kind = "faces" if count is None else "total" if read.successes is None else "successes"
    kind = kind if read.special is None else "apart"
    if kind == "faces" and len(read.typed) == 1 and wanted is not None and wanted.count > 1:
        kind = "die"
    faces, best = " ".join(map(str, read.typed)), read.special or 0
    return context.own_texts("button-meant", kind=kind, faces=faces, count=count or 0, best=best)
