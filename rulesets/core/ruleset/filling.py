"""Values that a battle as it stands gives for options that nobody typed."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import InPlay, Kept, Parameter, Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.counted import counted_under, plain_name, same_name, unit_name
from rulesets.core.results.reminder import Side, Situation


def from_battle(
    procedure: Procedure, situation: Situation, said: Mapping[str, Raw]
) -> dict[str, Raw]:
    """Return the values that stand in for options of a procedure, by option.

    One may hang on another that the battle gives as well: how far who charges is, on who does.

    Args:
        procedure: The procedure.
        situation: The battle.
        said: What was said in its options: named things by their ids, units by name.
    """
    found: dict[str, Raw] = {}
    for parameter in procedure.parameters:
        if not (parameter.table or parameter.kept or parameter.in_play):
            continue
        value = from_parameter(parameter, situation, {**found, **said})
        if value is not None:
            found[parameter.name] = value
    return found


def from_parameter(
    parameter: Parameter, situation: Situation, said: Mapping[str, Raw]
) -> Raw | None:
    """Return the value that stands in for one option, None where the battle does not know."""
    if parameter.table is not None:
        told = (said.get(option) for option in parameter.table.of)
        read = parameter.table.read(situation, *told)
        if read is not None:
            return read
    if parameter.kept is not None:
        return _number(situation, parameter.kept, said)
    return None if parameter.in_play is None else _of_spell(situation, parameter.in_play, said)


def counter_of(
    situation: Situation, kept: Kept, said: Mapping[str, Raw]
) -> tuple[Side, str] | None:
    """Return the side that keeps a number, and its full id; None where either is unknown."""
    counter: str | None = kept.counter
    if kept.of:
        named = ((option, str(said.get(option, ""))) for option in kept.of)
        parts = (unit_name(name) if kept.by(option) else plain_name(name) for option, name in named)
        counter = counted_under(kept.counter, parts)
    side = side_of(situation, kept.side, said)
    return None if counter is None or side is None else (side, counter)


def side_of(situation: Situation, which: str, said: Mapping[str, Raw]) -> Side | None:
    """Return a side by whose turn it is, or as that of the first unit that an option names."""
    if which == "active":
        return situation.active
    if which == "other":
        return situation.others[0] if situation.others else None
    named = str(said.get(which, "")).partition(";")[0].strip()
    return next((side for side in situation.sides if any(_named(side, named))), None)


def _named(side: Side, name: str) -> list[Unit]:
    return [unit for unit in (*side.units, *side.joined) if unit.name == name]


def _number(situation: Situation, kept: Kept, said: Mapping[str, Raw]) -> int | None:
    """Return the number that a side keeps; None if the side or the counter is unknown."""
    found = counter_of(situation, kept, said)
    if found is None:
        return None
    side, counter = found
    held = side.counter(counter) or 0
    return held or None if kept.of else held  # what was never done by that name goes unsaid


def _of_spell(situation: Situation, wanted: InPlay, said: Mapping[str, Raw]) -> int | None:
    """Return the value of the spell in play that an option names, None without one.

    It is that of an enemy of whoever would end it, else of whoever asks, where both have one of the
    name.
    """
    ends = side_of(situation, wanted.by, said)
    own = situation.asking if ends is None else ends.name
    named = str(said.get(wanted.option) or "")
    sides = sorted(situation.sides, key=lambda side: side.name == own)
    spells = (spell for side in sides for spell in reversed(side.spells))
    found = next((each for each in spells if same_name(each.name, named)), None)
    if found is None:
        return None
    return (found.value or None) if wanted.fact == "value" else int(found.fresh)
