"""Every benchmark runs to its end, small, and gives figures that make ratios."""

from __future__ import annotations

import math
import os
import subprocess
import sys

import pytest

from benchmarks.__main__ import main, names
from benchmarks.measuring.table import Row, heading, line
from tests.architecture.sources import ROOT

_PATIENCE = 120


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "benchmarks", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=_PATIENCE,
        check=False,
    )


def _rooms() -> dict[str, list[str]]:
    """Return the benchmarks of each room: together they load the bot once."""
    found: dict[str, list[str]] = {}
    for name, module in names().items():
        found.setdefault(module.split(".")[1], []).append(name)
    return found


@pytest.mark.trial
@pytest.mark.parametrize("room", _rooms())
def test_the_benchmarks_of_a_room_run_to_their_ends_and_give_a_table(room: str) -> None:
    asked = _rooms()[room]
    done = _run("--small", *asked)
    assert done.returncode == 0, done.stderr
    title, *told = done.stdout.splitlines()
    assert title == heading()
    assert [name for name in asked if not any(row.startswith(f"{name} ") for row in told)] == []


def test_what_fails_ends_the_run_with_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("benchmarks.dice.dice.rows", _broken)
    with pytest.raises(AssertionError, match="refused"):
        main(["--small", "dice"])
    assert capsys.readouterr().out.strip() == heading()


def _broken(*, small: bool) -> None:
    assert not small, "a command was refused"


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    done = _run("--small", "dise")
    assert done.returncode == 2
    assert "no benchmark dise; there are " in done.stderr
    assert "dice" in done.stderr


@pytest.mark.parametrize(
    ("row", "ratio", "missed"),
    [
        (Row("a wait", 2.0, 8.0, "limit", goal=1.0), 4.0, False),
        (Row("a wait", 8.0, 2.0, "limit", goal=1.0), 0.25, True),
        (Row("a rate", 300.0, 100.0, "bare bot", unit="/s"), 3.0, False),
        (Row("memory", 100.0, 50.0, "bare bot", unit="MB"), 0.5, False),
    ],
)
def test_a_ratio_over_one_is_to_our_advantage(row: Row, ratio: float, *, missed: bool) -> None:
    assert row.ratio is not None
    assert math.isclose(row.ratio, ratio)
    assert row.missed is missed
    told = line("name", row)
    assert f"{ratio:.2f} x" in told
    assert ("!" in told) is missed


def test_a_figure_for_itself_has_no_ratio() -> None:
    row = Row("a life", 0.4, unit="s", note="nothing lost")
    assert row.ratio is None
    assert " x" not in line("kills", row)
