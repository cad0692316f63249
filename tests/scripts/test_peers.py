"""The set-up of the peer that runs on Node."""

import json
from pathlib import Path

import pytest

from scripts import peers


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return where the peers are, for one test, with nothing on the path."""
    monkeypatch.setattr(peers, "PEERS", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "bin").mkdir()
    return tmp_path


def put_tools(folder: Path, script: str) -> None:
    """Let an npm be there that does what the script says."""
    for name in ("node", "npm"):
        tool = folder / "bin" / name
        tool.write_text(f"#!/bin/sh\n{script}\n")
        tool.chmod(0o755)


def ran(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["peers.py", *arguments])
    return peers.main()


def test_a_machine_without_node_is_told_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not list((folder / "bin").iterdir())
    assert ran(monkeypatch) == 1
    assert capsys.readouterr().err.startswith("vexille: Node and npm are needed")


def test_what_the_lock_names_is_installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_tools(folder, 'echo "$@" > asked')
    assert ran(monkeypatch) == 0
    assert (folder / "asked").read_text() == "ci\n"


def test_a_failure_of_npm_is_passed_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_tools(folder, "exit 3")
    assert ran(monkeypatch) == 3
    assert ran(monkeypatch, "--lock") == 3


def test_the_lock_is_written_without_addresses(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {"version": "1", "integrity": "sha512-x", "resolved": "here", "funding": {"url": "x"}}
    (folder / peers.LOCK).write_text(json.dumps({"packages": {"node_modules/a": found}}))
    put_tools(folder, ":")
    assert ran(monkeypatch, "--lock") == 0
    written = json.loads((folder / peers.LOCK).read_text())
    assert written["packages"]["node_modules/a"] == {"version": "1", "integrity": "sha512-x"}


def test_an_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ran(monkeypatch, "--everything") == 2
