"""The command line: lines in, answers out, and nothing else."""

from __future__ import annotations

import resource
import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.e2e.processes.process import (
    ROOT,
    command,
    environment,
    objects,
    open_process,
    open_run,
    run,
)
from tests.bot.e2e.processes.runs import PATIENCE

GENEROUS = 6.0
"""Seconds of work that a start may take; two is what it takes."""


def test_answers_alone_stand_on_standard_output(url: str) -> None:
    lines = "\n# a comment\n/roll 3d6 dice:6,5,4\n\n   \n/roll notation:2d6 dice:1,1\n"
    finished = run(url, lines, "--as", "Alice", "--locale", "en")
    assert finished.returncode == 0
    assert finished.stdout.splitlines()[0] == "Roll: 15"
    assert [line for line in finished.stdout.splitlines() if line.startswith("Roll")] == [
        "Roll: 15",
        "Roll: 2",
    ]
    assert "Traceback" not in finished.stderr


def test_bytes_that_are_no_text_end_nothing(url: str, tmp_path: Path) -> None:
    finished = subprocess.run(
        command(url, "--locale", "en", "--as", "Al\udcffice", "--channel", "pl\udcffain"),
        input=b"/roll 3d6 \xff\n/roll 2d6 \xed\xa0\x80\n/roll 3d6 dice:6,5,4\n",
        cwd=ROOT,
        env={**environment(), "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert finished.returncode == 0
    assert b"Roll: 15" in finished.stdout
    assert b"Traceback" not in finished.stderr
    with closing(sqlite3.connect(tmp_path / "vexille.db")) as database:
        assert database.execute("SELECT actor_name FROM entry").fetchall() == [("Al\ufffdice",)]


def test_json_gives_an_object_per_command(url: str) -> None:
    lines = (
        "/resolve break_test ld:8 lost_by:2 dice:3,4\n"
        "/resolve break_test ld:8 lost_by:2 odds:true\n"
        "/roll 3d6 dice:1\n"
        "/rol 3d6\n"
        "/xyzzyx\n"
        "/roll 3d6 faces:1\n"
        "hello\n"
        "/settings language:klingon\n"
    )
    finished = run(url, lines, "--as", "Alice", "--locale", "fr", "--json")
    assert finished.returncode == 0
    told = objects(finished.stdout)
    assert [each["command"] for each in told] == lines.splitlines()
    for each in told:
        assert set(each) == {"command", "ok", "text", "outcome", "error"}
        assert each["text"]
        assert each["ok"] == (each["error"] is None)
    broken, chances, *wrong = told
    assert broken["outcome"]["result"]["broken"] is True
    assert broken["outcome"]["result"]["total"] == 9
    assert "Test de moral" in broken["text"]
    assert chances["outcome"]["fields"]["broken"]["true"] == pytest.approx(21 / 36)
    assert [each["error"]["code"] for each in wrong] == [
        "dice-needed",
        "unknown-command",
        "unknown-command",
        "option-unused",
        "not-a-command",
        "bad-choice",
    ]
    assert ["?" in each["text"] for each in wrong[1:3]] == [True, False]
    assert wrong[3]["text"].startswith("/roll n")
    assert all(each["error"]["text"] == each["text"] for each in wrong)


def test_the_terminal_says_what_is_missing_and_what_was_meant(url: str) -> None:
    lines = "/panic\n/fight\n/batle\n/charge unit:x enemy:y\n/shoot unit:x enemy:y\n"
    english = run(url, lines, "--as", "Alice", "--locale", "en").stdout.splitlines()
    french = run(url, lines, "--as", "Alice", "--locale", "fr").stdout.splitlines()
    assert "(losses)" in english[0]
    assert "(Why a Panic test may be due)" in english[0]
    assert english[1].startswith("/fight needs unit ")
    assert "mean /battle?" in english[2]
    for line, start in zip(english[3:5], ("/charge", "/shoot"), strict=True):
        assert line.startswith(start)
        assert line.endswith(" has no option enemy; write target instead.")
    assert "25 %" in french[0].replace("\u00a0", " ").replace("\u202f", " ")
    assert french[1].startswith("Il manque unit à /fight ")
    assert "/battle" in french[2]
    assert "écrivez plutôt target" in french[3]


def test_the_terminal_names_a_unit_of_the_table_as_an_example(url: str) -> None:
    lines = (
        "/battle start game:t9a side_one:Men side_two:Orcs\n"
        "/unit add Swords 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 side:Men\n/fight\n"
    )
    told = run(url, lines, "--as", "Alice", "--locale", "en").stdout.splitlines()
    assert told[-1].endswith(": write unit:Swords.")


def test_a_second_run_continues_the_battle_of_the_first(url: str) -> None:
    first = (
        "/battle start side_one:Elfes side_two:Orques\n"
        "/unit add Archers 10 M4 CC3 CT3 F3 E3 PV1 I3 A1 Cd7\n"
        "/unit add Orques 20 M4 CC3 F3 E4 PV1 I2 A1 Cd7 side:Orques\n"
        "/battle next phase:shooting\n"
        "/shoot Archers target:Orques weapon:longbow shots:3 dice:6,6,6,6,6,1\n"
    )
    run(url, first, "--as", "Alice", "--locale", "fr", "--channel", "plaine")
    second = (
        "/battle status\n/undo\n/battle status\n/redo\n/unit edit Archers shot:no\n"
        "/shoot Archers target:Orques weapon:longbow shots:3 dice:6,6,6,6,6,1\n/battle status\n"
    )
    told = objects(run(url, second, "--as", "Alice", "--channel", "plaine", "--json").stdout)
    assert [each["ok"] for each in told] == [True] * 7
    assert [
        each["outcome"]["battle"]["units"][1]["models"] for each in (told[0], told[2], told[6])
    ] == [18, 20, 16]
    elsewhere = objects(run(url, "/battle status\n", "--channel", "forêt", "--json").stdout)
    assert elsewhere[0]["error"]["code"] == "no-battle"
    another = run(url, "/undo\n", "--as", "Bruno", "--channel", "plaine", "--json")
    assert objects(another.stdout)[0]["error"]["code"] == "not-your-action"


def test_the_first_answer_comes_soon(url: str) -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open_process(url, "--as", "Alice") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("/roll 3d6 dice:6,5,4\n")
        process.stdin.flush()
        assert "15" in process.stdout.readline()
        process.stdin.close()
        assert process.wait(20) == 0
    # What it worked, not how long it took: other tests run on the same machine.
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < GENEROUS


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_order(url: str, tmp_path: Path, name: signal.Signals) -> None:
    with open_run(url, "--as", "Alice", "--locale", "fr") as process:
        process.stdin.write("/roll 3d6\n")
        process.stdin.flush()
        assert "Jet" in process.stdout.readline()
        process.send_signal(name)
        assert process.wait(20) == 0
        process.stdin.close()
        assert "Traceback" not in process.stderr.read()
    with sqlite3.connect(tmp_path / "vexille.db") as database:
        assert database.execute("SELECT count(*) FROM entry").fetchone() == (1,)
    database.close()


def test_what_cannot_be_used_is_said_in_one_line() -> None:
    finished = run("mysql://somewhere", "/roll 3d6\n")
    assert finished.returncode == 2
    assert finished.stdout == ""
    assert len(finished.stderr.strip().splitlines()) == 1


def test_whoever_stops_reading_ends_it_without_a_word(url: str) -> None:
    with open_run(url) as process:
        process.stdin.write("/roll 3d6\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith("Roll")
        process.stdout.close()
        process.stdin.write("/roll 3d6\n")
        process.stdin.close()
        assert process.stderr.read() == ""
        assert process.wait(PATIENCE) == 0
