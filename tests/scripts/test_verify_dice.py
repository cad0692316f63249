"""The verifier, run as a player would, on true and on false exports."""

from __future__ import annotations

import ast
import copy
import gzip
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulesets.dice.die import (
    ARTILLERY,
    D3,
    D6,
    MAGIC_HIGH,
    MAGIC_LOW,
    SCATTER,
    SCATTER_HIT,
    die_named,
    plain_die,
)
from rulesets.dice.fair import FairFaces, commitment
from rulesets.dice.request import Purpose

SCRIPT = Path(__file__).parents[2] / "scripts" / "verify_dice.py"
SEED = bytes(range(32))
DICE = (
    *((D6, 40), (D3, 5), (ARTILLERY, 3), (SCATTER, 9), (SCATTER_HIT, 9), (MAGIC_LOW, 4)),
    *((MAGIC_HIGH, 4), (plain_die(100), 12), (plain_die(360), 2), (plain_die(1000), 30), (D6, 1)),
)


def exported() -> dict[str, Any]:
    """Return draws of every die as the bot hands them out."""
    faces = FairFaces(SEED, "battle-7", "pour la Dame")
    for die, count in DICE:
        faces.draw(die, count, Purpose("test"))
    draws = [
        {
            "number": draw.number,
            "die": draw.die,
            "sides": list(die_named(draw.die).marks),
            "marks": list(draw.marks),
        }
        for draw in faces.draws
    ]
    return {
        "stream": "battle-7",
        "words": "pour la Dame",
        "seed": SEED.hex(),
        "commitment": commitment(SEED),
        "draws": draws,
    }


def verify(folder: Path, content: str) -> subprocess.CompletedProcess[str]:
    """Run the script on a file, apart from the project and its libraries."""
    file = folder / "dice.json"
    file.write_text(content, encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def test_a_true_export_is_found_fair(tmp_path: Path) -> None:
    done = verify(tmp_path, json.dumps(exported()))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"all 11 draws are fair; the commitment is {commitment(SEED)}\n"


def other_mark(export: dict[str, Any]) -> None:
    mark = export["draws"][0]["marks"][3]
    export["draws"][0]["marks"][3] = mark % 6 + 1


def other_seed(export: dict[str, Any]) -> None:
    export["seed"] = bytes(32).hex()


def other_commitment(export: dict[str, Any]) -> None:
    export["commitment"] = commitment(bytes(32))


def other_words(export: dict[str, Any]) -> None:
    export["words"] = "pour le Roy"


def left_out(export: dict[str, Any]) -> None:
    del export["draws"][4]


def loaded(export: dict[str, Any]) -> None:
    export["draws"][0]["sides"] = [4, 4, 4, 5, 6, 6]


def swapped(export: dict[str, Any]) -> None:
    draws = export["draws"]
    draws[0]["marks"], draws[10]["marks"] = draws[10]["marks"], draws[0]["marks"]


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (other_mark, "draw 0: die 4 (d6) shows"),
        (other_seed, "the seed is not the one that the commitment was made for"),
        (other_commitment, "the seed is not the one that the commitment was made for"),
        (other_words, "draw 9: die 1 (d1000) shows"),
        (left_out, "draw 4 is missing: draw 5 stands in its place"),
        (loaded, "draw 0: these are not the sides of a d6"),
        (swapped, "draw 0: die 1 (d6) shows"),
    ],
)
def test_a_tampered_export_is_found_out(
    tmp_path: Path, tamper: Callable[[dict[str, Any]], None], said: str
) -> None:
    export = copy.deepcopy(exported())
    tamper(export)
    done = verify(tmp_path, json.dumps(export))
    assert (done.returncode, done.stderr) == (1, "")
    assert any(line.startswith(said) for line in done.stdout.splitlines())
    assert "fair" not in done.stdout


def test_one_false_die_is_one_line(tmp_path: Path) -> None:
    export = exported()
    other_mark(export)
    assert len(verify(tmp_path, json.dumps(export)).stdout.splitlines()) == 1


@pytest.mark.parametrize(
    "content",
    ["", "not json", "[]", "{}", '{"seed": "zz", "commitment": "", "draws": []}'],
)
def test_a_file_that_is_no_export_is_said_to_be_none(tmp_path: Path, content: str) -> None:
    done = verify(tmp_path, content)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("this cannot be read as an export of dice")


def test_a_die_without_sides_is_no_export(tmp_path: Path) -> None:
    export = exported()
    for sides in ([], [1] * 100_000):
        export["draws"][0]["sides"] = sides
        assert verify(tmp_path, json.dumps(export)).returncode == 2


def test_without_a_file_the_usage_is_shown() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "usage: python verify_dice.py dice.json\n"


def test_the_script_imports_the_standard_library_alone() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    names = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


def log_of(*texts: str) -> list[dict[str, Any]]:
    """Return a chain of entries, each holding the hash of the one before."""
    entries: list[dict[str, Any]] = []
    last = ""
    for number, text in enumerate(texts, 1):
        record = json.dumps({"number": number, "previous": last, "text": text})
        last = hashlib.sha256(record.encode()).hexdigest()
        entries.append({"number": number, "hash": last, "record": record})
    return entries


def test_the_log_of_a_battle_is_checked_too_packed_or_not(tmp_path: Path) -> None:
    export = {**exported(), "entries": log_of("é", "b", "c")}
    result = verify(tmp_path, json.dumps(export))
    assert result.returncode == 0, result.stdout
    assert "all 3 entries hold together" in result.stdout
    packed = tmp_path / "battle.json.gz"
    packed.write_bytes(gzip.compress(json.dumps(export).encode()))
    command = [sys.executable, str(SCRIPT), str(packed)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == result.stdout


def test_a_log_without_its_secret_is_checked_as_far_as_it_goes(tmp_path: Path) -> None:
    export = {**exported(), "seed": None, "entries": log_of("a", "b")}
    result = verify(tmp_path, json.dumps(export))
    assert result.returncode == 0
    assert "not revealed yet" in result.stdout


@pytest.mark.parametrize(
    ("bend", "line"),
    [
        (lambda log: log.pop(1), "entry 2 is missing"),
        (lambda log: log[1].update(hash="0" * 64), "entry 2: this text does not have this hash"),
        (lambda log: log[1].update(log_of("a", "x")[1]), "entry 3 does not hold the hash"),
    ],
)
def test_a_tampered_log_is_found_out(
    tmp_path: Path, bend: Callable[[list[dict[str, Any]]], Any], line: str
) -> None:
    export = {**exported(), "entries": log_of("a", "b", "c")}
    bend(export["entries"])
    result = verify(tmp_path, json.dumps(export))
    assert result.returncode == 1
    assert line in result.stdout


def test_draws_may_begin_where_another_secret_ended(tmp_path: Path) -> None:
    export = exported()
    later = {**export, "first": 3, "draws": export["draws"][3:]}
    assert verify(tmp_path, json.dumps(later)).returncode == 0
    assert verify(tmp_path, json.dumps({**later, "first": 2})).returncode == 1
