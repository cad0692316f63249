"""The set-up: when it builds, what it refuses, what it survives."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import environment
from tests.architecture.sources import ROOT


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, ...]]:
    """A tree of its own, in which commands are noted and the interpreter appears as if built."""
    names = {
        "ROOT": tmp_path,
        "ENVIRONMENT": tmp_path / ".venv",
        "PYTHON": tmp_path / ".venv" / "bin" / "python",
        "REQUIREMENTS": tmp_path,
    }
    locks = {f"{name.upper()}_LOCK": tmp_path / f"{name}.lock" for name in ("build", "runtime")}
    for name, value in {**names, **locks, "DEV_LOCK": tmp_path / "dev.lock"}.items():
        monkeypatch.setattr(environment, name, value)
    monkeypatch.setattr(environment, "BASE_LOCKS", tuple(locks.values()))
    for name in ("build", "runtime", "dev", "peers", "rivals"):
        (tmp_path / f"{name}.lock").write_text(name)
    noted: list[tuple[str, ...]] = []

    def call(_failure: str, *command: str | Path) -> None:
        noted.append(tuple(map(str, command)))
        if "venv" in command:
            names["PYTHON"].parent.mkdir(parents=True)
            names["PYTHON"].symlink_to(sys.executable)

    monkeypatch.setattr(environment, "call", call)
    return noted


def done(calls: list[tuple[str, ...]]) -> list[str]:
    """Return what was done, in short: venv, a lock, the project, bytecode; and forget it."""
    named = {"--editable": "project", "compileall": "bytecode"}
    made = [
        next((name for word, name in named.items() if word in command), Path(command[-1]).name)
        for command in calls
    ]
    calls.clear()
    return made


BUILT = [".venv", "build.lock", "runtime.lock", "project", "bytecode"]


def test_a_new_tree_is_built_from_the_locks(calls: list[tuple[str, ...]]) -> None:
    environment.ensure("runtime")
    assert all("--require-hashes" in command for command in calls if command[-1].endswith("lock"))
    assert done(calls) == BUILT
    environment.ensure("dev")
    assert done(calls) == ["dev.lock"]


def test_nothing_is_built_twice(calls: list[tuple[str, ...]]) -> None:
    environment.ensure("dev")
    assert done(calls) == [*BUILT, "dev.lock"]
    environment.ensure("dev")
    assert done(calls) == []


@pytest.mark.parametrize("lock", ["build", "runtime", "dev"])
def test_a_changed_lock_builds_anew(
    lock: str, calls: list[tuple[str, ...]], tmp_path: Path
) -> None:
    environment.ensure("dev")
    done(calls)
    (tmp_path / f"{lock}.lock").write_text("changed")
    environment.ensure("dev")
    assert done(calls) == [*BUILT, "dev.lock"]


def test_what_is_made_from_the_tree_itself_outlives_a_new_environment(
    calls: list[tuple[str, ...]], tmp_path: Path
) -> None:
    environment.ensure("dev")
    made = tmp_path / ".venv" / "share" / "vexille" / "reference.db"
    made.parent.mkdir(parents=True)
    made.write_text("index")
    (tmp_path / "dev.lock").write_text("changed")
    done(calls)
    environment.ensure("dev")
    assert ".venv" in done(calls)
    assert made.read_text() == "index"


@pytest.mark.parametrize("name", ["peers", "rivals"])
def test_what_lies_apart_is_installed_in_a_folder_of_its_own(
    name: str, calls: list[tuple[str, ...]], tmp_path: Path
) -> None:
    environment.ensure("runtime")
    done(calls)
    environment.ensure(name)
    (command,) = [command for command in calls if "--target" in command]
    assert command[command.index("--target") + 1] == str(tmp_path / ".venv" / name)
    assert command[-1] == str(tmp_path / f"{name}.lock")
    calls.clear()
    environment.ensure(name)
    assert not any("--target" in command for command in calls)


def test_pip_installs_what_uv_cannot(
    calls: list[tuple[str, ...]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    note = environment.call

    def without_uv(failure: str, *command: str | Path) -> None:
        note(failure, *command)
        if "uv" in command:
            raise environment.SetUpError(failure)

    monkeypatch.setattr(environment, "call", without_uv)
    environment.ensure("runtime")
    by_pip = [command for command in calls if "pip" in command and "uv" not in command]
    assert by_pip[-2][-1].endswith("runtime.lock")
    assert not any("--compile-bytecode" in command for command in by_pip)
    assert "uv could not do it; pip tries." in capsys.readouterr().err


def test_pip_finds_nothing_of_what_uv_left_half_done(
    calls: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment.ensure("runtime")
    left = tmp_path / ".venv" / "peers" / "half"
    note = environment.call

    def half(failure: str, *command: str | Path) -> None:
        note(failure, *command)
        assert not left.exists()
        if "uv" in command:
            left.mkdir(parents=True)
            raise environment.SetUpError(failure)

    monkeypatch.setattr(environment, "call", half)
    environment.ensure("peers")
    assert [command for command in calls if "--target" in command][-1][2] == "pip"
    assert not left.exists()


def test_changed_metadata_installs_the_project_only(calls: list[tuple[str, ...]]) -> None:
    environment.ensure("runtime")
    done(calls)
    environment.ensure("runtime")
    assert done(calls) == ["project", "bytecode"]


def test_an_interrupted_set_up_is_begun_again(
    calls: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(
            environment, "install_project", lambda: (_ for _ in ()).throw(KeyboardInterrupt)
        )
        with pytest.raises(KeyboardInterrupt):
            environment.ensure("runtime")
    done(calls)
    environment.ensure("runtime")
    assert done(calls) == BUILT


def test_an_environment_whose_interpreter_is_gone_is_built_anew(
    calls: list[tuple[str, ...]], tmp_path: Path
) -> None:
    environment.ensure("runtime")
    done(calls)
    (tmp_path / ".venv" / "bin" / "python").unlink()
    environment.ensure("runtime")
    assert done(calls) == BUILT


def test_a_failure_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_name: str) -> None:
        environment.call("it could not be done.", sys.executable, "-c", "raise SystemExit(3)")

    monkeypatch.setattr(environment, "ensure", fail)
    monkeypatch.setattr(sys, "argv", ["environment.py", "runtime"])
    assert environment.main() == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "vexille: it could not be done.\n")


def test_without_a_python_new_enough_make_says_so(tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    old = tmp_path / "bin" / "python3"
    old.parent.mkdir()
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    make = shutil.which("make")
    assert make is not None
    environ = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(
        [make, "-s", "run"],
        cwd=tmp_path,
        env={**environ, "PATH": str(old.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stdout == ""
    assert "Python 3.11 or newer is needed" in done.stderr.splitlines()[0]


def test_an_environment_in_use_is_not_built_anew_by_its_own_interpreter(
    calls: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", str(environment.ENVIRONMENT))
    environment.ensure("runtime")
    (used,) = [Path(command[0]) for command in calls if "venv" in command]
    assert environment.ENVIRONMENT not in used.parents
    assert used.exists()
