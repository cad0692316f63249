"""Names as people say them, among as many units as a battle may have."""

from __future__ import annotations

import time

import pytest

from bot.texts.names import fold
from bot.texts.said_name import meant

MOST = 1000
WITHIN = 0.1
"""Seconds; the best of a few tries, so that a busy machine fails nothing."""


@pytest.mark.parametrize("said", ["orcs 1", "1st warband", "a b c d e f g h i j k", "warbnd"])
def test_a_name_is_looked_for_in_time_among_all_units_of_a_battle(said: str) -> None:
    keyed = {fold(f"Warband of the {at} Hills"): at for at in range(MOST)}
    meant(said, keyed)
    taken = []
    for _ in range(3):
        started = time.process_time()
        meant(said, keyed)
        taken.append(time.process_time() - started)
    assert min(taken) < WITHIN


def test_the_first_of_several_is_the_one_without_a_number() -> None:
    keyed = {fold(name): name for name in ("Orcs", "Orcs 2", "Orcs 3", "Elves")}
    assert meant("1st orcs", keyed) == ["Orcs"]
    assert meant("second orcs", keyed) == ["Orcs 2"]
    assert meant("1st elves", keyed) == []
