"""Data cases: a procedure, its arguments, the dice as they fell, and what the text gives.

A case file is JSON: a list of objects with `id`, `source`, `procedure`, `given` (options as a
player types them; unit options take a profile line or `{"line": …, "statuses": {…}, "models": 0,
"spells": […], "upholds": […], "characters": […], "host": …}`, or a list of them), `dice` (null when
none is rolled), and one of `expect` (fields of the result, dotted for parts; only those named are
compared) or `refused` (code of the refusal).
`effects` (optional) lists effects as `Name(field=value, …)`, `without` those that must not be among
them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulesets.core.battlefield.keyword import keyword_id
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.idle import refuse_idle
from rulesets.core.declaring.parameter import Rules, read_arguments
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.notation.rule_list import read_rules
from rulesets.core.results.effect import (
    CounterChanged,
    CounterSet,
    GroundTaken,
    PhaseEnded,
    SpellEnded,
    SpellKept,
    SpellStarted,
)
from rulesets.core.results.odds import plain_fields
from rulesets.core.ruleset.composing import composed
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal

AT_LARGE = (
    CounterChanged,
    CounterSet,
    GroundTaken,
    PhaseEnded,
    SpellEnded,
    SpellKept,
    SpellStarted,
)
"""Effects on more than the units that a command names."""


_STATUS = re.compile(r"StatusSet\(.*status='(?P<id>[^']+)', .*value=(?P<value>-?\d+)")
_COUNTER = re.compile(r"CounterSet\(counter=['\"](?P<id>[^'\"]+)['\"], value=(?P<value>-?\d+)")
MARKS = frozenset(
    {
        "tried-spells",
        "casts-gift",
        "fiasco-due",
        "resolved-gift",
        "bound-to",
        "hits-to-count",
        "miscast-hit-due",
        "witch-fire-due",
        "backlash-struck",
        "danger-due",
        "ground-due",
        "instability-tested",
        "spell-to-deal",
    }
)
"""Statuses whose value is a mark of what was done, and no number that players count."""


@dataclass(frozen=True)
class Played:
    """The result of a case."""

    result: Any
    fields: dict[str, Any]
    effects: tuple[str, ...]
    dice: RolledDice


def load_cases(folder: Path) -> list[dict[str, Any]]:
    """Return every case of a folder, each with the name of its file."""
    return [
        {**case, "file": file.stem}
        for file in sorted(folder.glob("*.json"))
        for case in json.loads(file.read_text(encoding="utf-8"))
    ]


def by_procedure(cases: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Return cases by the procedure that they are of."""
    found: dict[str, list[dict[str, Any]]] = {}
    for case in cases:
        found.setdefault(case["procedure"], []).append(case)
    return found


@cache
def _unit_of_line(ruleset: Ruleset, line: str) -> Unit:
    """Return the unit of a profile line, read once: most stand in several cases."""
    terms = LineTerms.of(ruleset)
    keyword = keyword_id if ruleset.keywords else None
    return read_profile_line(line, replace(terms, keyword=keyword), alone=True)


def unit_of(ruleset: Ruleset, raw: Any) -> Unit:
    """Return the unit of a profile line, with statuses where the case gives any, as it stands."""
    given = raw if isinstance(raw, dict) else {"line": raw}
    unit = _unit_of_line(ruleset, given["line"])
    joined = tuple(unit_of(ruleset, each) for each in given.get("characters", ()))
    held = replace(
        unit,
        models=given.get("models", unit.models),
        statuses=tuple(given.get("statuses", {}).items()),
        spells=tuple(given.get("spells", ())),
        host=unit_of(ruleset, given["host"]) if "host" in given else None,
        upholds=tuple(given.get("upholds", ())),
    )
    return composed(ruleset, ruleset.as_it_stands(held), joined)


def arguments_of(ruleset: Ruleset, procedure: str, given: dict[str, Any]) -> dict[str, Any]:
    """Return checked arguments as the application would read them."""
    declared = ruleset.procedure(procedure)
    units = {}
    options = {}
    for name, raw in given.items():
        parameter = declared.parameter(name)
        if name in declared.unit_options:
            lines = raw if isinstance(raw, list) else [raw]
            units[name] = tuple(unit_of(ruleset, line) for line in lines)
        elif parameter is not None and isinstance(parameter.kind, Rules):
            free = keyword_id if parameter.kind.free and ruleset.keywords else None
            options[name] = read_rules(
                raw,
                lambda rule: rule.strip().lower().replace(" ", "-"),
                ruleset.rules,
                keyword=free,
            )
        else:
            options[name] = raw
    arguments = read_arguments(declared.parameters, options, units)
    rules = {name: value for name, value in options.items() if isinstance(value, SpecialRules)}
    refuse_idle(declared.idles, arguments, rules)
    return arguments


def play(ruleset: Ruleset, case: dict[str, Any]) -> Played:
    """Run a case with its dice; raises Refusal where the rule refuses."""
    declared = ruleset.procedure(case["procedure"])
    arguments = arguments_of(ruleset, case["procedure"], case["given"])
    dice = RolledDice(ListedFaces(case["dice"] or ()))
    result = declared.run(dice, **arguments)
    dice.finish()
    effects = tuple(repr(effect) for effect in declared.effects(arguments, result))
    return Played(result, dict(plain_fields(result, details=True)), effects, dice)


def check_case(ruleset: Ruleset, case: dict[str, Any]) -> None:
    """Play a case and hold it to what it expects: a refusal, or a result and its effects."""
    if "refused" in case:
        with pytest.raises(Refusal) as refusal:
            play(ruleset, case)
        assert refusal.value.code == case["refused"]
        return
    played = play(ruleset, case)
    assert {name: played.fields[name] for name in case["expect"]} == case["expect"]
    for effect in case.get("effects", ()):
        assert effect in played.effects
    for effect in case.get("without", ()):
        assert effect not in played.effects
    check_numbers(ruleset, played.effects)


def check_numbers(ruleset: Ruleset, effects: tuple[str, ...]) -> None:
    """Hold the numbers that an outcome sets to the limits within which players may correct them."""
    limits = {status.id: status.limits or (1, 1) for status in ruleset.statuses}
    most = {counter.id: counter.most for counter in ruleset.counters}
    for effect in effects:
        if (found := _STATUS.search(effect)) and found["id"] not in MARKS:
            least, largest = limits[found["id"]]
            assert least <= int(found["value"]) <= largest, effect
        if found := _COUNTER.search(effect):
            largest_count = most[found["id"].partition(":")[0]]
            assert int(found["value"]) >= 0, effect
            assert largest_count is None or int(found["value"]) <= largest_count, effect


def _of_named(effect: str) -> bool:
    """Return whether a counter is that of the side of a unit named."""
    side = re.search(r"side='([a-z_]+)'", effect)
    return side is not None and side[1] not in ("active", "other")


def check_at_large(ruleset: Ruleset, cases: list[dict[str, Any]]) -> None:
    """Hold every procedure whose cases change more than the units named to declaring so."""
    found = {
        case["procedure"]
        for case in cases
        if "refused" not in case
        for effect in play(ruleset, case).effects
        if effect.startswith(tuple(f"{each.__name__}(" for each in AT_LARGE))
        and not _of_named(effect)
    }
    assert found
    assert [name for name in sorted(found) if not ruleset.procedure(name).at_large] == []


def ways_typed() -> dict[str, Callable[..., str]]:
    """Return the functions of texts that name a way to do a thing, for who types."""

    def joined(*parts: object) -> str:
        return "".join(map(str, parts))

    return {"WAY": lambda *parts: f"/{joined(*parts)}", "TYPED": joined}
