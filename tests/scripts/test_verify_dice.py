"""The verifier, run as a player would, on true and on false exports."""

from __future__ import annotations

import ast
import copy
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
from rulesets.dice.handles.fair import FairFaces, commitment
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
    assert done.stdout.splitlines() == [
        "which roll each draw was made for is not in this file: take the battle's",
        f"all 11 draws are fair; the commitment is {commitment(SEED)}",
    ]


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


@pytest.mark.parametrize("die", ["d6", "d1", "d06", "d5000", "loaded"])
def test_a_die_without_its_sides_or_of_no_kind_is_told(tmp_path: Path, die: str) -> None:
    for sides in ([], [1] * 100_000, [6] * 6):
        export = exported()
        export["draws"][0] |= {"sides": sides, "die": die}
        done = verify(tmp_path, json.dumps(export))
        assert (done.returncode, len(done.stdout.splitlines())) == (1, 1)
        assert "draw 0: " in done.stdout


def test_draws_whose_secret_is_missing_prove_nothing(tmp_path: Path) -> None:
    done = verify(tmp_path, json.dumps({**exported(), "seed": None}))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip().endswith(
        "the secret (seed) is missing, so that no draw can be checked"
    )


def test_without_a_file_the_usage_is_shown() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "usage: python verify_dice.py dice.json [--head 8f3a91c2d4e5b607]\n"


def test_a_file_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(tmp_path / "gone.json")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    told = f"there is no file {tmp_path / 'gone.json'}: name the one that the bot gave\n"
    assert done.stderr == told


def test_the_script_imports_the_standard_library_alone() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    names = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


def test_draws_may_begin_where_another_secret_ended(tmp_path: Path) -> None:
    export = exported()
    later = {**export, "first": 3, "draws": export["draws"][3:]}
    assert verify(tmp_path, json.dumps(later)).returncode == 0
    assert verify(tmp_path, json.dumps({**later, "first": 2})).returncode == 1
