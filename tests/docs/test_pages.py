"""The documentation holds together: links, examples and lists."""

import json
import os
import re
import subprocess
import sys
import tomllib
from itertools import zip_longest
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.architecture.sources import ROOT
from tests.docs.markdown import Block, anchors, blocks, first_cells, links, page, pages


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a block as a reader would, with this interpreter and a database of its own."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("VEXILLE_", "MAKE", "MFLAGS"))
    } | {
        "MAKEFLAGS": f" -- PY={sys.executable}",
        "VEXILLE_DATABASE": f"sqlite+aiosqlite:///{folder / 'docs.db'}",
    }
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def marked() -> list[tuple[str, Block, Block | None]]:
    """Return each block marked as tested, with its page and the output shown after it."""
    found: list[tuple[str, Block, Block | None]] = []
    for path in pages():
        every = blocks(path.read_text(encoding="utf-8"))
        for block, after in zip_longest(every, every[1:]):
            if "tested" in block.info:
                output = after if after is not None and after.info == ("text",) else None
                found.append((path.relative_to(ROOT).as_posix(), block, output))
    return found


@pytest.mark.parametrize(("where", "block", "output"), marked())
def test_an_example_does_what_the_page_says(
    where: str, block: Block, output: Block | None, tmp_path: Path
) -> None:
    done = run(block.body, tmp_path)
    assert done.returncode == 0, f"{where}: {done.stderr}"
    assert done.stdout.strip(), where
    if output is not None:
        assert done.stdout.strip() == output.body.strip(), where


def test_the_readme_has_an_example_that_is_marked() -> None:
    assert any(where == "README.md" for where, _, _ in marked())


def test_the_piped_roll_prints_its_result_and_nothing_else(tmp_path: Path) -> None:
    done = run("echo '/roll notation:3d6 dice:6,5,4' | make -s run", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "15" in done.stdout.splitlines()[0]
    assert not any(word in done.stdout for word in ("make", "vexille:", "Traceback", "\x1b"))


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for link in links(text):
        if link.startswith("https://"):
            continue
        name, _, fragment = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), f"{path.name}: {link}"
        if fragment:
            assert fragment in anchors(target.read_text(encoding="utf-8")), f"{path.name}: {link}"


def test_every_path_of_the_architecture_is_there() -> None:
    named = re.findall(r"`([a-z]\w*/[\w./]+)`", page("docs/architecture.md"))
    assert len(named) > 30
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_page_is_reached_from_the_readme() -> None:
    reached = {ROOT / "README.md"}
    open_pages = list(reached)
    while open_pages:
        current = open_pages.pop()
        for link in links(current.read_text(encoding="utf-8")):
            target = (current.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target not in reached:
                reached.add(target)
                open_pages.append(target)
    assert set(pages()) - reached == set()


def test_every_dependency_has_its_reason() -> None:
    data = tomllib.loads(page("pyproject.toml"))
    groups = [
        data["project"]["dependencies"],
        *data["project"]["optional-dependencies"].values(),
        *data["dependency-groups"].values(),
    ]
    named = {Requirement(each).name for group in groups for each in group}
    named |= json.loads(page("tests/peers/package.json"))["dependencies"].keys()
    assert first_cells(page("docs/dependencies.md")) == named


def test_every_make_target_is_listed() -> None:
    lines = page("Makefile").splitlines()
    (phony,) = (line.split()[1:] for line in lines if line.startswith(".PHONY:"))
    listed = {cell.split()[1] for cell in first_cells(page("docs/contributing.md"))}
    assert set(phony) - {"help", "ready", "tests", "FORCE"} == listed
    helped = run("make help", ROOT).stdout
    assert {line.split()[1] for line in helped.splitlines()} == listed
