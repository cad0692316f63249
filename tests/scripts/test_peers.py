"""The set-up of the peer that runs on Node."""

import json
from pathlib import Path

import pytest

from scripts import peers


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the peers are, for one test, with nothing on the path."""
    monkeypatch.setattr(peers, "PEERS", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "bin").mkdir()
    return tmp_path


def put_tools(place: Path, script: str) -> None:
    """Let an npm be there that does what the script says."""
    for name in ("node", "npm"):
        tool = place / "bin" / name
        tool.write_text(f"#!/bin/sh\n{script}\n")
        tool.chmod(0o755)


def ran(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["peers.py", *arguments])
    return peers.main()


def test_a_machine_without_node_is_told_so(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not list((place / "bin").iterdir())
    assert ran(monkeypatch) == 1
    assert capsys.readouterr().err.startswith("vexille: Node and npm are needed")


def test_what_the_lock_names_is_installed(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_tools(place, 'echo "$@" > asked')
    assert ran(monkeypatch) == 0
    assert (place / "asked").read_text() == "ci\n"


def test_a_failure_of_npm_is_passed_on(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_tools(place, "exit 3")
    assert ran(monkeypatch) == 3
    assert ran(monkeypatch, "--lock") == 3


def test_the_lock_is_written_without_addresses(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {"version": "1", "integrity": "sha512-x", "resolved": "here", "funding": {"url": "x"}}
    (place / peers.LOCK).write_text(json.dumps({"packages": {"node_modules/a": found}}))
    put_tools(place, ":")
    assert ran(monkeypatch, "--lock") == 0
    written = json.loads((place / peers.LOCK).read_text())
    assert written["packages"]["node_modules/a"] == {"version": "1", "integrity": "sha512-x"}


def test_an_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ran(monkeypatch, "--everything") == 2
