"""Artillery Weapons by name, as the army books of 1.0.0 give them."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, Literal

from pydantic import BeforeValidator, Field

from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.catalogue import Id, read_catalogue
from rulesets.core.notation.rule_list import read_rules
from rulesets.t9a.unit.vocabulary import RULES


def _rules(text: object) -> object:
    return read_rules(text, str, RULES) if isinstance(text, str) else text


def _amount(text: object) -> object:
    return read_amount(text) if isinstance(text, str) else text


@dataclass(frozen=True, slots=True)
class Engine:
    """An Artillery Weapon.

    Attributes:
        id: Kebab-case name, that of the special rule of who carries it.
        source: Where it is described.
        kind: How it shoots.
        range: Inches that it reaches.
        strength: Strength of its hits.
        least: Inches that its target is away at least.
        rules: Special rules of its hits.
        centre: Strength of the hit under the centre of its template, else that of all.
        centre_rules: Special rules of that hit, or of a cannon's first one.
        template: Inches across its template.
        length: Inches of a cannon's line.
        shots: How many a volley gun fires.
        times: By how much they are multiplied.
    """

    id: Id
    source: str
    kind: Literal["bolt-thrower", "cannon", "catapult", "flame-thrower", "volley-gun"]
    range: Annotated[int, Field(ge=1, le=144)]
    strength: Annotated[int, Field(ge=1, le=10)]
    least: Annotated[int, Field(ge=0, le=48)] = 0
    rules: Annotated[SpecialRules, BeforeValidator(_rules)] = NO_RULES
    centre: Annotated[int | None, Field(ge=1, le=10)] = None
    centre_rules: Annotated[SpecialRules, BeforeValidator(_rules)] = NO_RULES
    template: Literal["3", "5"] = "3"
    length: Annotated[Amount | None, BeforeValidator(_amount)] = None
    shots: Annotated[Amount | None, BeforeValidator(_amount)] = None
    times: Annotated[int, Field(ge=1, le=6)] = 1


ENGINES: Final = read_catalogue(
    files("rulesets.t9a") / "data" / "artillery.toml", "machines", Engine
)


def engine_of(stated: str | None, unit: Unit | None, kind: str) -> Engine | None:
    """Return the weapon that shoots: one stated, else the first of its kind that the unit has."""
    if stated is not None:
        return ENGINES[stated]
    if unit is None:
        return None
    carried = (
        engine for engine in ENGINES.values() if unit.rules.holds(engine.id) and engine.kind == kind
    )
    return next(carried, None)
