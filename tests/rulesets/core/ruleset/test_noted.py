"""Statuses that players note by a press, in phases of the game alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.example.reeds import RULESET


def test_a_status_is_noted_in_no_phase_that_the_game_lacks() -> None:
    (first, *others) = RULESET.statuses
    phase = RULESET.phases[0].id
    game = replace(RULESET, statuses=(replace(first, noted_in=(phase,)), *others))
    assert game.statuses[0].noted_in == (phase,)
    with pytest.raises(TypeError, match="noted in a phase"):
        replace(RULESET, statuses=(replace(first, noted_in=("tea-time",)), *others))
