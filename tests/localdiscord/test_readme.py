"""The package's own page: its example runs, and what it names is there."""

from __future__ import annotations

import re
import subprocess
import sys

import localdiscord
from localdiscord import TableUser
from tests.architecture.sources import ROOT
from tests.docs.markdown import blocks, page, rows

PAGE = page("localdiscord/README.md")


def test_the_example_prints_what_the_page_shows() -> None:
    program, output, *_ = blocks(PAGE)
    assert (program.info, output.info) == (("python",), ("text",))
    done = subprocess.run(
        [sys.executable, "-c", program.body],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.stdout, done.returncode) == (output.body, 0), done.stderr


def test_whatever_a_person_can_do_by_the_page_is_there() -> None:
    cells = [row[1] for row in rows(PAGE) if row[1].startswith("`")]
    names = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    assert len(names) > 15
    assert [name for name in names if not callable(getattr(TableUser, name, None))] == []


def test_every_folder_has_its_line_and_every_public_name_is_there() -> None:
    folders = {path.parent.name for path in (ROOT / "localdiscord").glob("*/__init__.py")}
    assert folders <= {row[0].strip("`") for row in rows(PAGE)}
    assert [name for name in localdiscord.__all__ if not hasattr(localdiscord, name)] == []
