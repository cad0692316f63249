"""Bans that the rules and statuses of a game bring, found for a unit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, Protocol, TypeAlias

from rulesets.core.battlefield.bar import Barred, Bars, bar_of
from rulesets.core.battlefield.unit import Unit


class Barring(Protocol):
    """A special rule or a status that may bar acts."""

    @property
    def id(self) -> str:
        """Return its name in declarations."""

    @property
    def bars(self) -> Bars:
        """Return what whoever has it may not do."""

    @property
    def shields(self) -> Bars:
        """Return what may not be done to whoever has it."""


_Ranked: TypeAlias = "Mapping[tuple[str, str], tuple[int, tuple[Barred, ...]]]"


class Bans:
    """The bans of a game, by the rule or the status that brings them."""

    def __init__(self, rules: Sequence[Barring], statuses: Sequence[Barring]) -> None:
        self._bars = _ranked(
            [("rule", rule.id, rule.bars) for rule in rules],
            [("status", status.id, status.bars) for status in statuses],
        )
        self._shields = _ranked(
            [("rule", rule.id, rule.shields) for rule in rules],
            [("status", status.id, status.shields) for status in statuses],
        )

    def bars(self, unit: Unit) -> tuple[Barred, ...]:
        """Return what a unit may not do, rules first, each in the order of declarations."""
        return _found(self._bars, unit)

    def shields(self, unit: Unit) -> tuple[Barred, ...]:
        """Return what may not be done to a unit, in the same order."""
        return _found(self._shields, unit)


def with_bans(unit: Unit, bans: Bans) -> Unit:
    """Return a unit with what its rules and statuses bar."""
    bars, shields = bans.bars(unit), bans.shields(unit)
    if bars == unit.bars and shields == unit.shields:
        return unit
    return replace(unit, bars=bars, shields=shields)


def _ranked(*kinds: Iterable[tuple[Literal["rule", "status"], str, Bars]]) -> _Ranked:
    found: dict[tuple[str, str], tuple[int, tuple[Barred, ...]]] = {}
    for kind in kinds:
        for of, by, bars in kind:
            if bars:
                barred = tuple(Barred(bar_of(told), by, of) for told in bars)
                found[of, by] = (len(found), barred)
    return found


def _found(ranked: _Ranked, unit: Unit) -> tuple[Barred, ...]:
    if not ranked:
        return ()
    held = [("rule", rule) for rule, _ in unit.rules.items]
    held += [("status", status) for status, _ in unit.statuses]
    bans = sorted((ranked[key] for key in held if key in ranked), key=lambda ban: ban[0])
    now = {status for status, _ in unit.statuses}
    return tuple(barred for _, found in bans for barred in found if now.isdisjoint(barred.bar.but))
