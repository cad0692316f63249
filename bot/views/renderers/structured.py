"""Results as plain data: what the log keeps, what `--json` prints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any, TypeAlias

from bot.views.cards.rolls import parts_of
from rulesets.core.results.odds import Column, Odds
from rulesets.dice.handles.choices import Chosen
from rulesets.dice.handles.parts import Part
from rulesets.dice.handles.rolled import Step, Told
from rulesets.dice.request import Roll

Json: TypeAlias = "dict[str, Any]"


def plain(value: Any) -> Any:
    """Return a result as JSON data: dataclasses as objects, tuples as lists.

    Details that did not fall (None) are left out.
    """
    if is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: plain(getattr(value, field.name))
            for field in fields(value)
            if field.compare or getattr(value, field.name) is not None
        }
    if isinstance(value, tuple | list | frozenset):
        parts = sorted(value, key=repr) if isinstance(value, frozenset) else value
        return [plain(part) for part in parts]
    if isinstance(value, int | float | str | bool) or value is None:
        return value
    return str(value)


def steps_data(record: Sequence[Told], parts: Sequence[Part] = ()) -> list[Json]:
    """Return rolls and steps as data, with where their dice come from if parts tell it."""
    return [
        step_data(entry, (*first, *second))
        for entry, (first, second) in zip(record, parts_of(record, parts), strict=True)
    ]


def part_data(part: Part) -> Json:
    """Return where some dice come from as data; draws are counted from 1, as everywhere shown."""
    data: Json = {"source": part.source, "dice": part.dice}
    if part.draw is not None:
        data["draw"] = part.draw + 1
    if part.successes is not None:
        data["successes"] = part.successes
    return data


def step_data(entry: Told, parts: Sequence[Part] = ()) -> Json:
    """Return a roll, step or decision as data; marks that nobody read are left out."""
    if isinstance(entry, Step):
        return {"step": entry.key, **dict(entry.facts)}
    if isinstance(entry, Chosen):
        return {"choice": entry.decision.key, "option": entry.option, "how": entry.how}
    purpose = entry.purpose
    data: Json = {"roll": purpose.label, "die": entry.die.id, "dice": list(entry.marks)}
    if purpose.need is not None:
        data["need"] = purpose.need
    if purpose.modifiers:
        data["modifiers"] = {modifier.key: modifier.value for modifier in purpose.modifiers}
    if purpose.subject:
        data["subject"] = purpose.subject
    if parts:
        data["sources"] = [part_data(part) for part in parts]
    if any(part.source == "counted" for part in parts):
        data["dice"] = None
    elif entry.again:
        data["rerolled"] = [{"die": index + 1, "to": mark} for index, mark in entry.again]
    return data | _reckoned(entry)


def _reckoned(roll: Roll) -> Json:
    """Return what is made of the dice of a roll, and what they come to."""
    data: Json = {"plus": roll.plus} if roll.plus else {}
    if roll.times != 1:
        data["times"] = roll.times
    if roll.result is not None:
        data["result"] = roll.result
    return data


def effect_data(effect: Any) -> Json:
    """Return an effect as data, its kind first."""
    return {"effect": type(effect).__name__, **plain(effect)}


def odds_data(procedure: str, odds: Odds, columns: Sequence[Column] = ()) -> Json:
    """Return chances as data: every distinct result, then each field by value with its mean.

    Decisions are there by key with the option that the chances go by, and the chances of each
    other option beside them.
    """
    data = {"procedure": procedure, **_chances(odds)}
    if odds.decisions:
        data["decisions"] = {decision.key: decision.default for decision in odds.decisions}
    if columns:
        data["otherwise"] = [
            {"choice": column.decisions[0].shared, "option": column.option, **_chances(column.odds)}
            for column in columns
        ]
    return data


def _chances(odds: Odds) -> Json:
    marginals = odds.marginals()
    means = {
        name: sum(int(value) * chance for value, chance in chances.items() if value is not None)
        for name, chances in marginals.items()
        if all(isinstance(value, int) for value in chances)
    }
    return {
        "exact": odds.exact,
        "margin": odds.margin,
        "distribution": [
            {"result": plain(result), "chance": chance} for result, chance in odds.outcomes
        ],
        "fields": {
            name: {_key(value): chance for value, chance in chances.items()}
            for name, chances in marginals.items()
        },
        "means": means,
    }


def _key(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)
