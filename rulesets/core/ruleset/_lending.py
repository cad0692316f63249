"""Rules that hang on whether somebody who lends them is near."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from rulesets.core.battlefield.rules import Reach, SpecialRule

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId


def unsaid_of(rules: Iterable[SpecialRule]) -> frozenset[str]:
    """Return the ids of rules that the table alone tells of, for no line to have."""
    found = ((reach.unsaid, reach.lent) for reach in _reaches(rules))
    return frozenset(rule for pair in found for rule in pair if rule is not None)


def moving_of(rules: Iterable[SpecialRule]) -> Mapping[str, frozenset[StatusId]]:
    """Return what players said of where a side stands, by each status that begins as it moves."""
    said = [reach.said for reach in _reaches(rules) if reach.said is not None]
    kept = frozenset(status for each in said for status in (each.far, each.near))
    return {status: kept for each in said for status in each.moves}


def _reaches(rules: Iterable[SpecialRule]) -> Iterator[Reach]:
    for rule in rules:
        for loan in rule.loans:
            if loan.reach is not None:
                yield loan.reach
