"""Contact as it is known of two units: with each other, with others, or with nobody knows whom."""

from __future__ import annotations

import pytest

from rulesets.core.battlefield.contact import known_apart
from rulesets.core.battlefield.link import CONTACT, Link
from rulesets.core.battlefield.unit import Unit


def unit(name: str, *others: str, engaged: bool = True) -> Unit:
    statuses = (("engaged", 1),) if engaged else ()
    links = tuple(Link(CONTACT, other) for other in others)
    return Unit(name, 5, 5, statuses=statuses, links=links)


@pytest.mark.parametrize(
    ("ours", "theirs", "apart"),
    [
        (unit("A", engaged=False), unit("X", "B"), True),
        (unit("A", "Y"), unit("X", engaged=False), True),
        (unit("A", "X"), unit("X", "A"), False),
        (unit("A", "Y", "X"), unit("X", "A"), False),
        (unit("A", "Y"), unit("X", "B"), True),
        (unit("A", "Y"), unit("X"), False),
        (unit("A"), unit("X", "B"), False),
        (unit("A"), unit("X"), False),
    ],
)
def test_two_units_are_apart_where_nothing_says_otherwise(
    ours: Unit, theirs: Unit, *, apart: bool
) -> None:
    assert known_apart(ours, theirs) is apart
