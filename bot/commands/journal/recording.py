"""A procedure's arguments as the log keeps them: exact, so that an entry can be played again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import Any

from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Landmarks
from rulesets.core.declaring.parameter import Kind, Numbers, Parameter, Quantity, Rules, Units
from rulesets.core.declaring.procedure import Procedure


def write_arguments(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return arguments as JSON data."""
    return {name: _written(value) for name, value in arguments.items()}


def read_recorded(procedure: Procedure, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments that were recorded.

    Raises:
        KeyError: the procedure has changed since.
    """
    return {parameter.name: _recorded(parameter, data) for parameter in procedure.parameters}


def _recorded(parameter: Parameter, data: Mapping[str, Any]) -> Any:
    if parameter.name not in data and not parameter.required:
        return parameter.default  # older than the option, or the house rule: played without
    return _read(parameter.kind, data[parameter.name])


def _written(value: Any) -> Any:
    if isinstance(value, Unit):
        return {
            "name": value.name,
            "counts": [value.models, value.size, value.carried, value.phase_start],
            "profile": {field: str(amount) for field, amount in value.profile},
            "rules": _rules(value.rules),
            "statuses": dict(value.statuses),
            "characters": value.characters,
            **({"spells": list(value.spells)} if value.spells else {}),
            **({"weapons": list(value.weapons)} if value.weapons else {}),
            **({"faced": _rules(value.faced)} if value.faced.items else {}),
            "companions": [_written(companion) for companion in value.body.joined],
            **({"bare": {field: str(own) for field, own in value.bare}} if value.bare else {}),
            **({"host": _written(value.host)} if value.host else {}),
            **({"upholds": list(value.upholds)} if value.upholds else {}),
            **({"links": [list(astuple(link)) for link in value.links]} if value.links else {}),
            **({"left": _written(value.left)} if value.left else {}),
        }
    if isinstance(value, SpecialRules):
        return _rules(value)
    if isinstance(value, Landmark):
        return {"kind": value.kind, "traits": list(value.traits), "name": value.name}
    if isinstance(value, Amount):
        return str(value)
    if isinstance(value, tuple):
        return [_written(item) for item in value]
    return value


def _rules(rules: SpecialRules) -> list[list[Any]]:
    return sorted(([rule, number] for rule, number in rules.items), key=repr)


def _read_rules(data: Sequence[Sequence[Any]]) -> SpecialRules:
    return SpecialRules(frozenset((rule, number) for rule, number in data))


def _read_unit(data: Mapping[str, Any]) -> Unit:
    models, size, carried, phase_start = data["counts"]
    profile = tuple(
        (field, read_amount(text, halves=True)) for field, text in data["profile"].items()
    )
    statuses = tuple(data["statuses"].items())
    rules = _read_rules(data["rules"])
    characters = data.get("characters", 0)  # older entries know of none
    companions = tuple(map(_read_unit, data.get("companions", ())))  # the same
    host, left = data.get("host"), data.get("left")
    return Unit(
        data["name"],
        models,
        size,
        carried,
        profile,
        rules,
        statuses,
        phase_start,
        characters,
        tuple(data.get("spells", ())),
        companions,
        tuple(
            (field, read_amount(text, halves=True)) for field, text in data.get("bare", {}).items()
        ),
        None if host is None else _read_unit(host),
        tuple(data.get("upholds", ())),
        tuple(data.get("weapons", ())),
        _read_rules(data.get("faced", ())),
        tuple(Link(*link) for link in data.get("links", ())),
        None if left is None else _read_unit(left),
    )


def _read(kind: Kind, value: Any) -> Any:
    if value is None:
        return None
    match kind:
        case Units():
            several = isinstance(value, list)
            return tuple(map(_read_unit, value)) if several else _read_unit(value)
        case Rules():
            return _read_rules(value)
        case Landmarks():
            return Landmark(value["kind"], tuple(value["traits"]), value["name"])
        case Quantity():
            return read_amount(value)
        case Numbers():
            return tuple(value)
    return value
