"""Moves that no player chooses: due until they are made, told where nobody made them."""

from __future__ import annotations

import pytest

from tests.rulesets.blackhammer.test_reminders import named, reminded, unit


@pytest.mark.parametrize(
    ("line", "statuses", "name"),
    [
        ("Trolls 3 M6 [stupidity]", ("stupid",), "stumble"),
        ("Fanatic 1 M2D6", (), "random-move"),
    ],
)
def test_a_compulsory_move_is_due_and_left_undone_until_it_is_made(
    line: str, statuses: tuple[str, ...], name: str
) -> None:
    """[L688-698, L2038]."""
    waiting, moved = unit(line, *statuses), unit(line, *statuses, "moved")
    assert named(reminded("movement", waiting)[name]) == [waiting.name]
    (undone,) = reminded("movement", waiting, moment="leaving").values()
    assert (undone.id, named(undone)) == (f"{name}-undone", [waiting.name])
    assert (undone.procedure, undone.role) == ("compulsory_random_move", "unit")
    assert name not in reminded("movement", moved)
    assert reminded("movement", moved, moment="leaving") == {}
