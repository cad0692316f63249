"""Pictures of dice: as they are drawn, small, and told apart without their colours."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.views.pictures.dice_pictures import dice_pictures
from bot.views.words.dice_faces import OUTCOMES, PICTURED, DiceFace
from scripts.dice_pictures import SIZE, drawn

KEPT = dice_pictures()
GROUNDS = {"dark": "#313338", "light": "#ffffff"}
INLINE = 22
"""Pixels of an emoji within a line."""


def opened(name: str) -> Image.Image:
    return Image.open(io.BytesIO(KEPT[name])).convert("RGBA")


def in_grey(name: str, ground: str, size: int) -> Image.Image:
    """Return a picture as somebody sees it who sees no colours."""
    paper = Image.new("RGBA", (SIZE, SIZE), ground)
    paper.alpha_composite(opened(name))
    return paper.convert("L").resize((size, size), Image.Resampling.LANCZOS)


def apart(left: Image.Image, right: Image.Image) -> float:
    """Return by how much two pictures differ: 0 for the same, 255 for black and white."""
    return ImageStat.Stat(ImageChops.difference(left, right)).mean[0]


def test_what_is_kept_is_what_is_drawn() -> None:
    now = drawn()
    assert set(KEPT) == set(now) == {face.name for face in PICTURED}
    for name, picture in now.items():
        difference = ImageChops.difference(opened(name), picture.convert("RGBA"))
        assert max(ImageStat.Stat(difference).mean) < 1, f"{name}: python -m scripts.dice_pictures"


@pytest.mark.parametrize("name", KEPT)
def test_a_picture_is_one_that_discord_takes(name: str) -> None:
    picture = Image.open(io.BytesIO(KEPT[name]))
    assert (picture.format, picture.size) == ("PNG", (128, 128))
    assert len(KEPT[name]) < 4_000
    corners = [opened(name).getpixel(at) for at in ((0, 0), (127, 0), (0, 127), (127, 127))]
    assert {corner[3] for corner in corners if isinstance(corner, tuple)} == {0}


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
@pytest.mark.parametrize("value", range(1, 7))
def test_outcomes_are_told_apart_without_colours(value: int, ground: str) -> None:
    seen = {each: in_grey(DiceFace("d6", value, each).name, ground, INLINE) for each in OUTCOMES}
    assert apart(seen["hit"], seen["miss"]) > 35
    assert all(apart(left, right) > 15 for left, right in combinations(seen.values(), 2))


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
@pytest.mark.parametrize("outcome", OUTCOMES)
def test_faces_are_told_apart_in_a_line(outcome: str, ground: str) -> None:
    names = [face.name for face in PICTURED if face.die == "d6" and face.outcome == outcome]
    seen = [in_grey(name, ground, INLINE) for name in names]
    for left, right in combinations(seen, 2):
        _, most = ImageChops.difference(left, right).getextrema()
        assert most > 60, "every pip of each is on the other"


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
@pytest.mark.parametrize("name", KEPT)
def test_a_picture_stands_out_from_the_page(name: str, ground: str) -> None:
    nothing = Image.new(
        "L", (SIZE, SIZE), Image.new("RGB", (1, 1), ground).convert("L").getpixel((0, 0))
    )
    assert apart(in_grey(name, ground, SIZE), nothing) > 15
