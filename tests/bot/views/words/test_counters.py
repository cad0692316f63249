"""Counters that count by name, as they are told."""

from __future__ import annotations

import pytest

from bot.texts.localiser import Localiser
from bot.views.words.counters import counted_name
from rulesets.core.results.counted import unit_name
from rulesets.core.ruleset.installed import installed_games

TEXTS = Localiser(installed_games()).texts("en", "t9a")


@pytest.mark.parametrize(
    ("unit", "gone"), [("zapper", "Zapper"), ("Great-Gun", "Great gun"), ("★★", "?")]
)
def test_a_unit_is_called_as_it_is_spelled_and_once_it_is_gone_by_its_plain_name(
    unit: str, gone: str
) -> None:
    name = unit_name(unit)
    assert counted_name(TEXTS, name, ["Guard", unit]) == unit
    assert counted_name(TEXTS, name, ["Guard"]) == gone
