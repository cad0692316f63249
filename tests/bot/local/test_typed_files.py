"""Files named in a line, at the prompt and on the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.local.terminal.files import file_at
from bot.local.terminal.values import with_files

COMMAND, SUBCOMMAND, TEXT, FILE = 1, 1, 3, 11
OPTIONS = [
    {"name": "list", "type": FILE},
    {"name": "title", "type": TEXT},
    {"name": "map", "type": FILE},
]
COMMANDS: list[dict[str, Any]] = [
    {"name": "import", "type": COMMAND, "options": OPTIONS},
    {
        "name": "battle",
        "type": COMMAND,
        "options": [{"name": "load", "type": SUBCOMMAND, "options": OPTIONS}],
    },
    {"name": "roll", "type": COMMAND, "options": [{"name": "notation", "type": TEXT}]},
]


@pytest.mark.parametrize(
    ("line", "names", "whole", "left"),
    [
        ("/import", ["a.txt"], '/import list:"a.txt"', []),
        ("/import title:x", ["a", "b"], '/import title:x list:"a" map:"b"', []),
        ("/import map:b.png", ["a.txt", "b.png"], '/import map:b.png list:"a.txt"', []),
        ("/battle load", ["a.txt"], '/battle load list:"a.txt"', []),
        ("/import", ["a", "b", "c"], '/import list:"a" map:"b"', ["c"]),
        ("/roll 3d6", ["a.txt"], "/roll 3d6", ["a.txt"]),
        ("/import list:a.txt", [], "/import list:a.txt", []),
    ],
)
def test_files_go_to_the_options_that_take_them(
    line: str, names: list[str], whole: str, left: list[str]
) -> None:
    assert with_files(line, COMMANDS, names) == (whole, left)


def test_a_path_names_a_file_of_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "army list.txt"
    file.write_bytes(b"Knights")
    monkeypatch.setenv("HOME", str(tmp_path))
    for path in (str(file), "~/army list.txt"):
        found = file_at(path, 100)
        assert found is not None
        assert (found.filename, found.data) == ("army list.txt", b"Knights")


def test_of_a_file_beyond_the_limit_one_byte_more_is_read(tmp_path: Path) -> None:
    file = tmp_path / "long.txt"
    file.write_bytes(bytes(1000))
    found = file_at(str(file), 100)
    assert found is not None
    assert len(found.data) == 101


@pytest.mark.parametrize("path", ["", "nowhere.txt", "\0", "/", "/dev/null", "~nobody-here/a"])
def test_what_is_no_file_is_none(path: str) -> None:
    assert file_at(path, 100) is None
