"""Counters of the game as players name them, and the names by which some of them count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.battle.tabletop.landmarks import find_landmark
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import SideRow
from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from bot.views.words.counters import counter_name
from rulesets.core.results.counted import (
    BY_NAME,
    SEPARATOR,
    counted_under,
    plain_name,
    unit_name,
)
from rulesets.core.ruleset.counting import Part, kept_as, parts_of
from rulesets.core.ruleset.game import Counter
from rulesets.refusal import Refusal

MOST_COUNTED: Final = 10_000
"""The largest number of a counter whose game names no limit."""
_MOST_NEAR: Final = 5


def largest(counter: Counter) -> int:
    """Return the largest number that a counter may hold."""
    return MOST_COUNTED if counter.most is None else counter.most


def find_counter(context: CommandContext, typed: str) -> Counter:
    """Return the counter that a player means.

    Raises:
        Refusal: `no-counters`, `unknown-counter`.
    """
    counters = context.ruleset.counters
    if not counters:
        raise Refusal("no-counters", ruleset=context.ruleset.id)
    names = context.names.counters
    found = names.only(typed) or names.mistyped(typed)
    for counter in counters:
        if counter.id == found:
            return counter
    near = [context.own_texts(f"counter-{text_key(counter)}") for counter in names.near(typed)] or [
        context.own_texts(f"counter-{text_key(counter.id)}") for counter in counters
    ]
    raise Refusal("unknown-counter", text=typed[:40], names=", ".join(near[:_MOST_NEAR]))


def numbers_of(side: SideRow, counter: Counter) -> dict[str, int]:
    """Return the numbers that a side keeps under a counter, by their full ids."""
    begun = f"{counter.id}{BY_NAME}"
    return {
        held: value
        for held, value in side.counters.items()
        if (held.startswith(begun) if counter.named else held == counter.id)
    }


def full_id(context: CommandContext, side: SideRow, counter: Counter, name: str | None) -> str:
    """Return the id of the number that a counter and a name mean.

    Raises:
        Refusal: `count-has-no-name`, `count-needs-name`, `count-name-unknown`.
    """
    parts = parts_of(context.ruleset, counter)
    if not parts:
        if name is not None:
            raise Refusal("count-has-no-name", counter=counter.id)
        return counter.id
    typed = [part.strip() for part in (name or "").rsplit(SEPARATOR, len(parts) - 1)]
    for held in (f"{counter.id}{BY_NAME}{name}", _counted(counter, parts, typed)):
        kept = None if held is None else _kept(context, side, held)
        if kept in side.counters:
            return str(kept)
    if name is None or len(typed) != len(parts) or not all(typed):
        raise Refusal("count-needs-name", counter=counter.id, parts="-".join(parts))
    meant = [_named(context, counter, part, word) for part, word in zip(parts, typed, strict=True)]
    found = _counted(counter, parts, meant)
    if found is None:
        raise Refusal("count-needs-name", counter=counter.id, parts="-".join(parts))
    return _kept(context, side, found)


def _kept(context: CommandContext, side: SideRow, number: str) -> str:
    """Return the id by which a side keeps a number."""
    units = (unit.name for unit in context.channel.board.each_unit() if unit.side_id == side.id)
    return kept_as(context.ruleset, number, side.counters, units)


def _counted(counter: Counter, parts: Sequence[Part], names: Sequence[str]) -> str | None:
    """Return the id of the number that parts of a name mean, None where one says nothing."""
    return counted_under(
        counter.id,
        [
            unit_name(name) if part == "unit" else plain_name(name)
            for part, name in zip(parts, names, strict=False)
        ],
    )


def _named(context: CommandContext, counter: Counter, part: Part, typed: str) -> str:
    """Return the name by which rules count what a player means.

    Raises:
        Refusal: `count-name-unknown`, and what finding a unit refuses.
    """
    found: str | None
    match part:
        case "unit":
            found = context.row_of(typed, destroyed=True).name
        case "spell":
            found = context.names.spells.only(typed) or context.names.spells.mistyped(typed)
        case "landmark":
            landmark = find_landmark(context.channel.board.battle, typed)
            found = None if landmark is None else landmark.name
    if found is None:
        raise Refusal("count-name-unknown", counter=counter.id, text=typed[:40])
    return found


def number_name(context: CommandContext, texts: Texts, held: str) -> str:
    """Return what a number is called, with units as their players spell them."""
    return counter_name(texts, held, [unit.name for unit in context.channel.board.units])


def bounded_line(context: CommandContext, counter: Counter, held: str, value: int) -> str:
    """Return a number with its limits in words."""
    called = number_name(context, context.texts, held)
    return context.texts("count-line", counter=called, value=value, most=largest(counter))


def side_meant(context: CommandContext, others: Mapping[str, Any]) -> SideRow | None:
    """Return the side whose numbers are offered: the one named, else the player's own."""
    try:
        return context.side(others.get("side"))
    except Refusal:
        return None
