"""Long rules in parts that are read one after the other."""

from __future__ import annotations

import pytest

from bot.commands.lookup.rule_parts import part_asked, parts_of, with_part


@pytest.mark.parametrize(
    ("sizes", "parts"),
    [((), 1), ((100,), 1), ((900, 998), 1), ((1500, 1500), 2), ((90,) * 44, 3), ((5000,), 1)],
)
def test_lines_are_parted(sizes: tuple[int, ...], parts: int) -> None:
    lines = [str(index % 10) * size for index, size in enumerate(sizes)]
    found = parts_of(lines)
    assert len(found) == parts
    assert [line for part in found for line in part] == lines


def test_parts_are_of_about_one_length() -> None:
    sizes = [sum(map(len, part)) for part in parts_of(["x" * 80] * 50)]
    assert max(sizes) - min(sizes) <= 160


@pytest.mark.parametrize("part", [0, 2])
def test_a_button_names_a_part(part: int) -> None:
    assert part_asked(with_part("t9a.spell:fireball", part)) == ("t9a.spell:fireball", part)
