"""Sections and lines, as sources write them and players ask for them."""

from __future__ import annotations

import pytest

from bot.lookup.index.citations import keys, line_asked, lines, section_asked


@pytest.mark.parametrize(
    ("asked", "section"),
    [
        ("11.7", "11.7"),
        (" section 11.7 ", "11.7"),
        ("§11.7.2", "11.7.2"),
        ("core 28.1", "core-28.1"),
        ("Chapitre 20.3.3b", "20.3.3b"),
        ("11", None),
        ("2d6", None),
        ("is 11.7 right", None),
    ],
)
def test_a_section_is_asked_for_by(asked: str, section: str | None) -> None:
    assert section_asked(asked) == section


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        ("L1910", 1910),
        ("l 7", 7),
        ("ligne 12", 12),
        ("L10-20", 10),
        ("1910", None),
        ("level 3", None),
    ],
)
def test_a_line_is_asked_for_by(asked: str, line: int | None) -> None:
    assert line_asked(asked) == line


def test_a_section_goes_by_its_number_alone_too() -> None:
    assert list(keys("core-28.1")) == ["core-28.1", "28.1"]
    assert list(keys("20.8.2/N2.4")) == ["20.8.2", "n2.4"]


def test_lines_of_another_text_are_not_the_game_s() -> None:
    assert list(lines("L1-5, L9; R L695-700")) == [(1, 5), (9, 9)]
