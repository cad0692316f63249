"""The slow truth: every sequence of faces a procedure can meet, one after the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from rulesets.dice.detail import without_details
from rulesets.dice.die import (
    ARTILLERY,
    D3,
    MAGIC_HIGH,
    MAGIC_LOW,
    SCATTER,
    SCATTER_HIT,
    Die,
    plain_die,
)
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal

_SPECIAL = {die.id: die for die in (ARTILLERY, D3, MAGIC_HIGH, MAGIC_LOW, SCATTER, SCATTER_HIT)}


def _die(name: str) -> Die:
    return _SPECIAL.get(name) or plain_die(int(name.removeprefix("d")))


def brute_force(run: Callable[..., Any], arguments: Mapping[str, Any]) -> dict[Any, float]:
    """Return the chance of each result (details blanked) by typing in every face there is.

    Keep the question small: the number of runs is six to the power of the dice rolled.
    """
    chances: dict[Any, float] = defaultdict(float)
    pending: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while pending:
        faces, chance = pending.pop()
        try:
            result = run(RolledDice(ListedFaces(faces)), **arguments)
        except Refusal as refusal:
            if refusal.code != "dice-needed":
                raise
            die = _die(str(refusal.facts["die"]))
            pending.extend(((*faces, mark), chance / die.sides) for mark in die.marks)
        else:
            chances[without_details(result)] += chance
    return chances
