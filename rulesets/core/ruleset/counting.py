"""Counters of a side: what a change makes of one, and which changes are refused."""

from __future__ import annotations

from rulesets.core.results.counted import BY_NAME
from rulesets.core.results.effect import CounterChanged
from rulesets.core.ruleset.game import Counter, Ruleset
from rulesets.refusal import Refusal


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
