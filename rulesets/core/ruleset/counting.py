"""Counters of a side: what a change makes of one, and which changes are refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.counted import APART, BY_NAME, SEPARATOR, plain_name, unit_name
from rulesets.core.results.effect import CounterChanged
from rulesets.core.ruleset.game import Counter, Ruleset
from rulesets.refusal import Refusal

Part: TypeAlias = Literal["unit", "spell", "landmark"]
"""What a part of the name of a count is: a count of spells tried is named `Mage/Fireball`."""


def parts_of(game: Ruleset, counter: Counter) -> tuple[Part, ...]:
    """Return what the parts of a counter's names are; empty where it does not count by name.

    The procedures that read the counter tell; one that none reads so tells itself.
    """
    if not counter.named:
        return ()
    for procedure in game.procedures:
        for parameter in procedure.parameters:
            kept = parameter.kept
            if kept is not None and kept.counter == counter.id and kept.of:
                return tuple(_part(procedure, option) for option in kept.of)
    return ("unit", "spell") if counter.by == "unit-spell" else (counter.by,)


def _part(procedure: Procedure, option: str) -> Part:
    return "unit" if option in procedure.unit_options else "spell"


def renamed(game: Ruleset, held: str, before: str, after: str) -> str:
    """Return the id of a number once a unit by whose name it may count is called otherwise."""
    counter = counter_of(game, held)
    kinds = () if counter is None else parts_of(game, counter)
    former, now = unit_name(before), unit_name(after)
    if "unit" not in kinds or not former or not now:
        return held
    declared, _, name = held.partition(BY_NAME)
    names = name.split(SEPARATOR)
    if len(names) != len(kinds):
        return held
    told = (
        now if kind == "unit" and part == former else part
        for kind, part in zip(kinds, names, strict=True)
    )
    return f"{declared}{BY_NAME}{SEPARATOR.join(told)}"


def numbers_now(
    game: Ruleset, kept: Mapping[str, int], units: Iterable[str]
) -> tuple[tuple[str, int], ...]:
    """Return the numbers of a side by the ids that they have now.

    Battles of before keep those of a unit by its plain name, which drops the signs that tell it
    from others. It is the unit's still where no other of the side has that plain name.

    Args:
        game: The game.
        kept: The numbers as they are kept.
        units: The names of the side's units.
    """
    marked = _marked(units) if any(BY_NAME in held for held in kept) else {}
    found = {held: _id_now(game, held, marked) for held in kept} if marked else {}
    return tuple(
        (now, value)
        for held, value in kept.items()
        if (now := found.get(held, held)) == held or now not in kept
    )


def kept_as(game: Ruleset, number: str, kept: Mapping[str, int], units: Iterable[str]) -> str:
    """Return the id by which a side keeps a number: that of before where it has no other.

    Args:
        game: The game.
        number: Its id now.
        kept: The numbers as they are kept.
        units: The names of the side's units.
    """
    if number in kept or APART not in number:
        return number
    marked = _marked(units)
    return next((held for held in kept if _id_now(game, held, marked) == number), number)


def id_now(game: Ruleset, held: str, units: Iterable[str]) -> str:
    """Return the id that a number has now, by that by which a side keeps it."""
    return _id_now(game, held, _marked(units)) if BY_NAME in held else held


def _marked(units: Iterable[str]) -> dict[str, str]:
    """Return the names of units as counters have them, by their plain names.

    Those that are plain are left out, and those whose plain name others have as well.
    """
    found: dict[str, set[str]] = {}
    for name in units:
        found.setdefault(plain_name(name), set()).add(unit_name(name))
    alone = ((plain, *named) for plain, named in found.items() if len(named) == 1)
    return {plain: named for plain, named in alone if plain and named != plain}


def _id_now(game: Ruleset, held: str, marked: Mapping[str, str]) -> str:
    declared, _, name = held.partition(BY_NAME)
    names = name.split(SEPARATOR)
    if marked.keys().isdisjoint(names):
        return held
    counter = counter_of(game, held)
    kinds = () if counter is None else parts_of(game, counter)
    if len(names) != len(kinds):
        return held
    told = (
        marked.get(part, part) if kind == "unit" else part
        for kind, part in zip(kinds, names, strict=True)
    )
    return f"{declared}{BY_NAME}{SEPARATOR.join(told)}"


def counter_of(game: Ruleset, name: str) -> Counter | None:
    """Return a counter as a game declares it, by the id of one of its numbers."""
    declared, by_name, _ = name.partition(BY_NAME)
    known = (each for each in game.counters if each.id == declared)
    return next((each for each in known if each.named == bool(by_name)), None)


def changed(
    game: Ruleset, held: int | None, change: CounterChanged, side: str, *, lifted: bool = False
) -> int | None:
    """Return what a counter of a side is after a change, None where nobody keeps count of it.

    Args:
        game: The game.
        held: What it is, None where nobody set it.
        change: The change.
        side: What the side is called.
        lifted: Whether it is allowed all the same: then the number goes as far as it can.

    Raises:
        Refusal: `counter-short`, `counter-full`.
    """
    found = counter_of(game, change.counter)
    if held is None and change.by < 0 and not (found is not None and found.strict):
        return None
    value = (held or 0) + change.by
    if lifted:
        most = value if found is None or found.most is None else found.most
        return max(0, min(value, most))
    if value < 0:
        raise Refusal(
            "counter-short",
            counter=change.counter,
            wanted=-change.by,
            left=held or 0,
            side=side,
        )
    if found is not None and found.most is not None and value > found.most:
        raise Refusal("counter-full", counter=change.counter, most=found.most, side=side)
    return value
