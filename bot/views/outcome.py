"""A procedure that was run, as a card."""

from __future__ import annotations

from collections.abc import Iterable

from bot.localiser import Texts, escaped, named, text_key
from bot.views.card import Card, Tone
from bot.views.chances import value_name
from bot.views.rolls import record_lines
from rulesets.core.odds import plain_fields
from rulesets.core.procedure import Procedure
from rulesets.dice.request import Roll
from rulesets.dice.rolled import Step


def title_of(texts: Texts, procedure: Procedure, units: Iterable[str]) -> str:
    """Return who and what: the procedure's name after the names of the units concerned."""
    name = texts(f"procedure-{text_key(procedure.id)}")
    who = escaped(" · ".join(dict.fromkeys(units)))
    return f"{who} — {name}" if who else name


def headline_of(texts: Texts, procedure: Procedure, result: object) -> str:
    """Return the line that settles the matter."""
    facts = dict(plain_fields(result, details=True))
    shown = {
        name: value_name(texts, value, name) if isinstance(value, str) else value
        for name, value in facts.items()
    }
    # Selectors need the keyword itself, sentences its name: both are given.
    given = {f"{name}-name": value for name, value in shown.items() if isinstance(value, str)}
    return texts(f"outcome-{text_key(procedure.id)}", **{**named(texts, facts), **given})


def tone_of(result: object) -> Tone:
    """Return what the colour says: most results are neither good nor bad for everybody."""
    facts = dict(plain_fields(result))
    for good in ("passed", "success", "saved", "cast", "dispelled", "rallied"):
        if good in facts:
            return "good" if facts[good] else "bad"
    return "bad" if facts.get("broken") else "neutral"


def outcome_card(
    texts: Texts,
    procedure: Procedure,
    result: object,
    record: tuple[Roll | Step, ...],
    *,
    units: Iterable[str] = (),
    changes: tuple[str, ...] = (),
    footer: str = "",
) -> Card:
    """Return the card of a procedure that was run."""
    return Card(
        title_of(texts, procedure, units),
        headline_of(texts, procedure, result),
        record_lines(texts, record),
        changes,
        footer,
        tone_of(result),
    )
