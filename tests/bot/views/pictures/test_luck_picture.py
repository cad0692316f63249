"""The picture of how dice fell."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from PIL import Image

from bot.battle.story.luck import Luck, Share
from bot.texts.localiser import Localiser
from bot.views.pictures.luck_picture import picture
from rulesets.core.ruleset.installed import installed_games

TEXTS = Localiser(installed_games()).texts("fr", "blackhammer")
BAR = (0x1F, 0x5F, 0xA8)


def dice(**dice: dict[int, int]) -> Luck:
    luck = Luck()
    for die, counts in dice.items():
        luck.marks[die] = Counter(counts)
    return luck


def drawn(*players: Share) -> Image.Image:
    content = picture(TEXTS, players)
    assert content is not None
    return Image.open(io.BytesIO(content)).convert("RGB")


def bar_heights(image: Image.Image, faces: int, panel: int = 0) -> list[int]:
    """Return how many pixels of each bar's middle have its colour."""
    room = (image.width - 80) / faces
    columns = [40 + room * (index + 0.3) for index in range(faces)]
    rows = range(panel * 300, panel * 300 + 300)
    return [sum(image.getpixel((int(x), y)) == BAR for y in rows) for x in columns]


def test_each_face_has_a_bar_as_high_as_it_fell_often() -> None:
    counts = {1: 10, 2: 20, 3: 30, 4: 0, 5: 40, 6: 20}
    heights = bar_heights(drawn(Share("Ann", "fair", dice(d6=counts))), 6)
    tallest = heights[4]
    for mark, height in enumerate(heights, 1):
        assert height == pytest.approx(tallest * counts[mark] / 40, abs=4)


def test_every_player_s_dice_have_a_panel_the_most_thrown_first() -> None:
    some = dict.fromkeys(range(1, 7), 2)
    more = {1: 60}
    image = drawn(Share("Ann", "fair", dice(d6=some)), Share("Ann", "typed", dice(d6=more)))
    assert image.size == (900, 600)
    assert bar_heights(image, 6, panel=0)[1:] == [0] * 5
    assert len(set(bar_heights(image, 6, panel=1))) == 1


def test_too_few_dice_or_too_many_faces_make_no_picture() -> None:
    assert picture(TEXTS, [Share("Ann", "fair", dice(d6={6: 5}))]) is None
    assert picture(TEXTS, [Share("Ann", "fair", dice(d360={6: 500}))]) is None
    assert picture(TEXTS, []) is None


@pytest.mark.parametrize("name", ["Éléonore", "x" * 300, "Дмитрий", "漢字", "\u200b", "a\nb"])
def test_any_name_can_be_drawn(name: str) -> None:
    assert drawn(Share(name, "fair", dice(d6={1: 9}))).size == (900, 300)
