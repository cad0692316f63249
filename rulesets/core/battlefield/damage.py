"""Unsaved wounds that take several wounds each: the last stage of an attack."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.dice.chain import Pass, Stage
from rulesets.dice.die import plain_die
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Modifier, Purpose

ONE_WOUND: Final = Amount(1)


def damage_stage(
    damage: Amount, wounds_each: int, subject: str | None = None, *, source: str = "unsaved"
) -> Stage | Pass:
    """Return the stage from `source` to `lost-<n>`.

    Each unsaved wound takes its own roll, at most the wounds on the profile of a model.

    Args:
        damage: Wounds that one unsaved wound takes: a number, or one die and a number.
        wounds_each: Wounds on the profile of each model.
        subject: Who rolls.
        source: The state of an unsaved wound.
    """
    if not damage.count:
        return Pass(source, f"lost-{min(damage.plus, wounds_each)}")
    die = plain_die(damage.sides)
    routes = tuple(
        (mark, (f"lost-{min(die.value(mark) + damage.plus, wounds_each)}",))
        for mark in dict.fromkeys(die.marks)
    )
    purpose = Purpose("multiple-wounds", modifiers=each_plus(damage.plus), subject=subject)
    return Stage(source, routes, die, NOTHING, purpose, damage_scores(wounds_each))


def each_plus(plus: int) -> tuple[Modifier, ...]:
    """Return what is added to each die of a throw, as players are told of it."""
    return (Modifier("each", plus),) if plus else ()


def damage_scores(wounds_each: int) -> tuple[tuple[str, int], ...]:
    """Return what each final state of `damage_stage` costs the target, in wounds."""
    return tuple((f"lost-{wounds}", wounds) for wounds in range(1, wounds_each + 1))
