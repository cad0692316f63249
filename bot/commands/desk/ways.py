"""Ways to resolve what is chosen: by the usual dice, by the other ones, or as chances."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.commands.desk.marks import WAYS, Way
from bot.commands.dice.dice_input import throws_real_dice
from bot.commands.options.specification import CLOSING, ODDS, SECRET
from bot.commands.request.context import CommandContext
from bot.texts.localiser import Texts
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

_ASK: Final = "ask"
_BOT: Final = "bot"


def way_of(sign: str) -> Way:
    """Return the way that a button tells, the usual one where it tells none.

    Raises:
        Refusal: `button-expired` where there is none such.
    """
    try:
        return WAYS[WAYS.index(sign)] if sign else WAYS[0]
    except ValueError as error:
        raise Refusal("button-expired") from error


def way_buttons(
    context: CommandContext, texts: Texts, now: Way, choose: Callable[[Way, str], ButtonSpec]
) -> Iterator[ButtonSpec]:
    """Yield a button for each way, the chosen one marked.

    Args:
        context: Where.
        texts: Those of who chooses.
        now: The way that is chosen.
        choose: Returns the button that chooses a way, with what it says.
    """
    real = throws_real_dice(context, None)
    names = {
        "u": texts("desk-real-dice" if real else "desk-bot-dice"),
        "o": texts("desk-bot-dice" if real else "desk-real-dice"),
        "c": texts("desk-chances"),
    }
    for way in WAYS:
        yield choose(way, f"✓ {names[way]}" if way == now else names[way])


def closing_of(context: CommandContext, way: Way) -> Mapping[str, Raw]:
    """Return the options that close the command of what is resolved in a way."""
    match way:
        case "c":
            return {ODDS: True, SECRET: True}
        case "o":
            return {CLOSING[0]: _BOT if throws_real_dice(context, None) else _ASK}
    return {}
