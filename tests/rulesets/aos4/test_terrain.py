"""The terrain list against its source, counted by type."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulesets.aos4.ground.features import FEATURES, load_features

LIST = """
[[features]]
id = "stone"
source = "L1"
type = "obstacle"
pieces = [1, 1]
sizes = ["small", "small"]
"""


def test_the_list_has_its_sixty_features_each_of_its_type() -> None:
    assert Counter(feature.type for feature in FEATURES.values()) == {
        "obstacle": 22,
        "faction-terrain": 15,
        "place-of-power": 12,
        "area-terrain": 6,
        "obscuring-terrain": 5,
    }


def test_each_feature_names_a_line_of_its_own_in_the_order_of_the_source() -> None:
    lines = [int(feature.source.removeprefix("L")) for feature in FEATURES.values()]
    assert lines == sorted(set(lines))
    assert (lines[0], lines[-1]) == (2667, 2728)


@pytest.mark.parametrize(
    "text",
    [
        LIST * 2,
        LIST.replace("[1, 1]", "[3, 1]"),
        LIST.replace('["small", "small"]', '["large", "small"]'),
        LIST.replace('"obstacle"', '"swamp"'),
    ],
)
def test_a_list_that_is_not_sound_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "terrain.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"terrain|literal|Input"):
        load_features(file)
