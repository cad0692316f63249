"""Losses that call for a Panic test, as BlackHammer and The 9th Age count them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesets.rank_and_flank.nerve.heavy_losses import are_heavy, checked_losses, models_lost
from rulesets.refusal import Refusal
from tests.rulesets.t9a.test_magic import unit


@pytest.mark.parametrize(("losses", "heavy"), [(0, False), (4, False), (5, True), (19, True)])
def test_a_quarter_is_heavy(losses: int, *, heavy: bool) -> None:
    assert are_heavy(losses, 20) is heavy


def test_what_is_stated_counts_before_what_the_table_tells() -> None:
    mob = replace(unit("Mob 15"), phase_start=20)
    assert models_lost(mob, None) == 5
    assert models_lost(mob, 3) == 3
    assert models_lost(None, None) is None


@pytest.mark.parametrize(
    ("losses", "start", "code"),
    [
        (None, 20, "missing-option"),
        (5, None, "missing-option"),
        (20, 20, "more-losses-than-models"),
    ],
)
def test_losses_that_cannot_be_counted_are_refused(
    losses: int | None, start: int | None, code: str
) -> None:
    with pytest.raises(Refusal) as refused:
        checked_losses(losses, start)
    assert refused.value.code == code
