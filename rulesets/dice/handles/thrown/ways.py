"""Ways to write what dice may mean whose line is not clear, none of which leaves a doubt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any, Final

from rulesets.dice.die import D3
from rulesets.dice.handles.mixed import DiceInput, Wanted
from rulesets.refusal import Refusal

_MANY: Final = 6
"""So many faces are written in groups."""
_WAYS: Final[Mapping[str, Callable[..., tuple[str, ...]]]] = {
    "typed-either": lambda shown, count, **_: (shown, f"={count}"),
    "typed-halved": lambda text, total, **_: (f"d6 {text}", f"total {total}"),
    "typed-sum-or-faces": lambda shown, text, **_: (shown, f"total {text}"),
    "typed-faces": lambda many, shown, **_: (many, shown),
    "typed-count": lambda count, **_: (f"={count}",),
    "typed-all": lambda count, **_: (f"={count}",),
    "typed-part": lambda hits, **_: (f"={hits}",),
    "typed-miscounted": lambda hits, told, **_: (f"={hits}", f"={told}"),
    "typed-disagree": lambda shown, total, **_: (shown, f"total {total}"),
}
"""How it is written what a refusal says may be meant, by its code."""


def ways_to_say(refusal: Refusal, wanted: Wanted | None) -> tuple[str, ...]:
    """Return what may be meant by a line that was refused, for the dice that are asked for."""
    find = _WAYS.get(refusal.code)
    if find is None or wanted is None:
        return ()
    facts: Mapping[str, Any] = refusal.facts
    countable, summed = wanted.wins is not None, wanted.summed
    return tuple(
        way
        for way in find(**facts)
        if (countable or way[0] != "=")
        and (way[0] != "=" or int(way[1:]) <= wanted.count)
        and (summed or not way.startswith("total"))
    )


def way_of(read: DiceInput, wanted: Wanted) -> str:
    """Return dice written so that they leave no doubt."""
    if read.special is not None:
        return f"{read.successes} hits, {read.special} crits"
    if read.successes is not None:
        return f"={read.successes}"
    if read.total is not None:
        return f"total {read.total}"
    runs = [(face, sum(1 for _ in same)) for face, same in groupby(read.typed)]
    faces = (
        " ".join(map(str, read.typed))
        if len(read.typed) < _MANY
        else " ".join(f"{face}x{count}" for face, count in runs)
    )
    return f"d6 {faces}" if wanted.die is D3 else faces
