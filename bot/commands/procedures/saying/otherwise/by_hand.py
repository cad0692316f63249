"""Sentences that tell of models and wounds that a unit has lost, or has left."""

from __future__ import annotations

from typing import Final

from bot.battle.tabletop.units import UnitEdit
from bot.commands.procedures.saying.mentions import Spoken
from bot.commands.procedures.saying.words import words_for
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.units.changing.checked import read_change
from bot.commands.units.unit_form import ask_for_change
from rulesets.refusal import Refusal

_BY_HAND: Final = "change-by-hand"
_OF_WOUNDS: Final = frozenset(
    {"change-in-doubt", "change-more-than-left", "nothing-to-heal", "nobody-wounded"}
)
"""Codes by which a change of models and wounds is asked about or refused."""


def changed_by_hand(context: CommandContext, spoken: Spoken) -> str | None:
    """Return the unit of whose models and wounds a sentence tells, None where it tells of none.

    What else may change of a unit has acts that lead to it.
    """
    name = _named(spoken)
    if name is None:
        return None
    try:
        wanted = read_change(context, context.row_of(name), spoken.text)
    except Refusal as refusal:
        return name if refusal.code in _OF_WOUNDS else None
    return name if wanted.wounds and wanted.edit() == UnitEdit() else None


def maybe_by_hand(context: CommandContext, spoken: Spoken) -> str | None:
    """Return the unit of which a sentence tells anything that can be noted, None without one."""
    name = _named(spoken)
    asks = "?" in spoken.text or not words_for("negations").isdisjoint(spoken.words)
    if name is None or asks:
        return None
    try:
        read_change(context, context.row_of(name), spoken.text)
    except Refusal:
        return None
    return name


def asked_by_hand(context: CommandContext, text: str, name: str) -> Answer:
    """Ask whether what a sentence tells of a unit is to be noted of it."""
    refusal = Refusal(_BY_HAND, text=text[:40], unit=name)
    return ask_for_change(context, context.row_of(name), text, refusal)


def _named(spoken: Spoken) -> str | None:
    """Return the only unit that a sentence names, None where it names several, or says no more."""
    units = {unit for each in spoken.mentions for unit in each.units}
    named = {at for each in spoken.mentions for at in range(each.begin, each.end)}
    telling = {
        word for at, word in enumerate(spoken.words) if at not in named and not word.isdigit()
    }
    return None if len(units) != 1 or telling <= words_for("fillers") else units.pop()
