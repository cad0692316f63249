"""Exact chances of the same questions, against icepool.

Nothing kept from one question to the next is used; both answers are held against each other first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import icepool
from icepool.math import comb_row_cache

from benchmarks.measuring.table import Row
from benchmarks.measuring.timing import compare, timer
from rulesets.core.declaring.table_dice import roll
from rulesets.core.results.odds import odds
from rulesets.dice.chain import stage
from rulesets.dice.handle import Dice
from rulesets.dice.request import Purpose

THREE_UP, FOUR_UP, FIVE_UP = (frozenset(range(need, 7)) for need in (3, 4, 5))
STAGES = (
    stage("attack", THREE_UP, to="hit", purpose=Purpose("hit")),
    stage("hit", FOUR_UP, to="wound", purpose=Purpose("wound")),
    stage("wound", FIVE_UP, to=None, otherwise="unsaved", purpose=Purpose("save")),
)
ATTACKS = (10, 30, 60, 100)
AGREE = 1e-9

Chances = Mapping[Any, float]


def volley(dice: Dice, *, attacks: int) -> int:
    """Return unsaved wounds of attacks that hit on 3+, wound on 4+ and are saved on 5+."""
    return dice.attacks(attacks, "attack", STAGES, (("unsaved", 1),)).score


def caches_of(package: str) -> list[Callable[[], object]]:
    """Return functions that clear the caches of an imported package and of its classes."""
    found = {}
    for name, module in list(sys.modules.items()):
        if name != package and not name.startswith(f"{package}."):
            continue
        holders = [module, *(value for value in vars(module).values() if isinstance(value, type))]
        for value in (value for holder in holders for value in vars(holder).values()):
            kept = getattr(value, "__func__", value)
            if callable(getattr(kept, "cache_clear", None)):
                found[id(kept)] = kept.cache_clear
    return list(found.values())


OUR_CACHES = caches_of("rulesets.dice")
THEIR_CACHES = [*caches_of("icepool"), icepool.Pool.clear_cache, comb_row_cache.clear]
assert OUR_CACHES, "our own caches are not found"
assert THEIR_CACHES, "icepool's caches are not found"


EVALUATORS = [
    value
    for name, module in list(sys.modules.items())
    if name.startswith("icepool.")
    for value in vars(module).values()
    if isinstance(value, icepool.MultisetEvaluator)
]
"""Icepool's own evaluators, each of which keeps what it has worked out."""


def forget(caches: list[Callable[[], object]]) -> None:
    """Drop everything that was worked out before."""
    for clear in caches:
        clear()
    for evaluator in EVALUATORS:
        vars(evaluator).pop("_cache", None)


def ours(run: Callable[..., Any], **arguments: Any) -> Callable[[], Chances]:
    """Return a function that works out a procedure's chances with our solver."""

    def ask() -> Chances:
        forget(OUR_CACHES)
        found = odds(run, arguments)
        assert found.exact
        return {getattr(result, "total", result): chance for result, chance in found.outcomes}

    return ask


def theirs(die: Callable[[], icepool.Die[Any]]) -> Callable[[], Chances]:
    """Return a function that works out the same chances with icepool."""

    def ask() -> Chances:
        forget(THEIR_CACHES)
        found = die()
        return dict(zip(found.outcomes(), found.probabilities(), strict=True))

    return ask


def step_by_step(attacks: int) -> icepool.Die[Any]:
    """Return the wounds as a player says it: so many dice, then as many as succeeded."""
    hit, wound, unsaved = icepool.d6 >= 3, icepool.d6 >= 4, icepool.d6 < 5
    return ((attacks @ hit) @ wound) @ unsaved


def at_once(attacks: int) -> icepool.Die[Any]:
    """Return the wounds from one die that joins all three steps."""
    return attacks @ ((icepool.d6 >= 3) & (icepool.d6 >= 4) & (icepool.d6 < 5))


def questions() -> dict[str, tuple[Callable[[], Chances], Callable[[], Chances]]]:
    """Return every question, asked of both."""
    asked = {}
    for attacks in ATTACKS:
        mine = ours(volley, attacks=attacks)
        asked[f"{attacks} attacks, step by step"] = (
            mine,
            theirs(lambda attacks=attacks: step_by_step(attacks)),  # type: ignore[misc]
        )
        asked[f"{attacks} attacks, joined in one die"] = (
            mine,
            theirs(lambda attacks=attacks: at_once(attacks)),  # type: ignore[misc]
        )
    asked["40d6"] = (ours(roll, notation="40d6"), theirs(lambda: 40 @ icepool.d6))
    for text, count, keep in (("4d6kh3", 4, 3), ("10d6kh5", 10, 5), ("40d6kh10", 40, 10)):
        asked[text] = (
            ours(roll, notation=text),
            theirs(lambda count=count, keep=keep: icepool.d6.highest(count, keep)),  # type: ignore[misc]
        )
    asked["20d6!5"] = (
        ours(roll, notation="20d6!5"),
        theirs(lambda: 20 @ icepool.d6.explode(depth=5)),
    )
    return asked


def rows(*, small: bool) -> Iterator[Row]:
    """Hold both answers against each other; yield a question a row."""
    asked = questions()
    for name in list(asked)[-2:] if small else asked:
        mine, other = asked[name]
        left, right = mine(), other()
        for value in left.keys() | right.keys():
            assert abs(left.get(value, 0.0) - right.get(value, 0.0)) < AGREE, (name, value)
        yield compare(name, timer(mine), timer(other), "icepool", small=small)
