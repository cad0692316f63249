"""Shooting: circumstances by name, distances, and shots of a model."""

from dataclasses import dataclass

import pytest

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.rank_and_flank.shooting import COVER, Circumstances, range_band, shots_each
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Fog(Circumstances):
    """Circumstances of a game with fog."""

    fog: bool = False

    def named(self) -> tuple[tuple[str, int], ...]:
        return (
            ("fog", -2 * self.fog),
            (f"{self.cover}-cover", COVER[self.cover]),
            ("long-range", -self.long_range),
            ("other", self.other),
        )


def test_only_what_counts_is_named_in_the_order_of_the_game() -> None:
    assert Fog().modifiers() == ()
    held = Fog(fog=True, cover="heavy", other=1).modifiers()
    assert [(modifier.key, modifier.value) for modifier in held] == [
        ("fog", -2),
        ("heavy-cover", -2),
        ("other", 1),
    ]


@pytest.mark.parametrize(
    ("distance", "band"),
    [(None, "short"), (12.0, "short"), (12.1, "long"), (24.0, "long"), (24.1, "out")],
)
def test_the_farther_half_of_a_range_is_long(distance: float | None, band: str) -> None:
    assert range_band(distance, 24) == band


def test_a_distance_is_nothing_without_a_range() -> None:
    assert range_band(None, None) == "short"
    with pytest.raises(Refusal, match="range-unknown"):
        range_band(6.0, None)


def test_a_model_fires_all_its_shots_or_a_single_shot() -> None:
    repeater = SpecialRules.of(multiple_shots=3)
    assert shots_each(repeater, single_shot=False) == 3
    assert shots_each(repeater, single_shot=True) == 1
    assert shots_each(NO_RULES, single_shot=False) == 1
