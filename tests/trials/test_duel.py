"""Two players at once on one battle; `python -m benchmarks duel` does it for half a minute."""

from pathlib import Path

import pytest

from tests.trials.duel import duel

pytestmark = pytest.mark.trial


async def test_two_players_at_once_lose_nothing(tmp_path: Path) -> None:
    found = await duel(f"sqlite:///{tmp_path}/battles.db", actions=160, per_second=100)
    assert found.entries == len(found.seconds) == 160
