"""The scripts of the page: rooms that use only those below them, and nothing that is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

APP = Path(__file__).parents[4] / "bot" / "local" / "page" / "static" / "app"
ORDER = ("channel", "message", "controls", "text", "table")
"""The rooms of the scripts: each may use those that follow it."""
USED = re.compile(r"""^(?:import|export)\b[^;]*?\bfrom\s+"(\.[^"]+)";""", re.MULTILINE)


def used(script: Path) -> list[Path]:
    """Return the scripts that one uses."""
    text = script.read_text(encoding="utf-8")
    return [(script.parent / path).resolve() for path in USED.findall(text)]


def room(script: Path) -> str:
    """Return the room a script lies in, empty for those that lie before all rooms."""
    return script.relative_to(APP).parts[0] if script.parent != APP else ""


def upward(script: Path, others: list[Path]) -> list[str]:
    """Return the rooms among those of other scripts that stand before a script's own."""
    above = ORDER[: ORDER.index(room(script))]
    return [room(other) for other in others if room(other) in above]


def test_every_room_has_its_rank() -> None:
    assert {room(script) for script in APP.rglob("*.js")} == {*ORDER, ""}


@pytest.mark.parametrize("script", sorted(APP.glob("*/*.js")), ids=lambda path: path.stem)
def test_a_script_uses_only_what_lies_below_it(script: Path) -> None:
    assert upward(script, used(script)) == []
    assert APP / "main.js" not in used(script)


def test_a_room_above_is_seen() -> None:
    assert upward(APP / "text" / "a.js", [APP / "message" / "b.js", APP / "table" / "c.js"]) == [
        "message"
    ]


def test_every_script_is_there_and_is_reached_from_the_page() -> None:
    reached, waiting = set(), [APP / "main.js"]
    while waiting:
        script = waiting.pop()
        if script not in reached:
            reached.add(script)
            waiting += used(script)
    assert reached == set(APP.rglob("*.js"))
