"""Ways to mean something, as buttons keep them."""

from __future__ import annotations

import pytest

from bot.commands.request.ways import coded, way_of
from rulesets.refusal import Refusal

LONG = "20d6 hit>=4 double 6 then wound>=3 then save>=5 damage d3"


@pytest.mark.parametrize("way", ["2d6", LONG, "Orques à pied", "(2d6)<=7 reroll failures"])
@pytest.mark.parametrize("room", [200, 81, 1])
def test_a_button_gives_back_the_way_that_it_was_made_of(way: str, room: int) -> None:
    assert way_of(f"roll:{coded(way, room)}") == ("roll", way)


def test_a_long_roll_fits_on_its_button() -> None:
    assert len(coded(LONG, 81)) <= 81 < len(coded(LONG, 200))


def test_a_button_that_no_way_was_made_of_is_refused() -> None:
    for code in ("0-", "189", "0é"):
        with pytest.raises(Refusal) as refusal:
            way_of(f"roll:{code}")
        assert refusal.value.code == "button-expired"
