"""Forged files of battles are found out, by the script and by the bot's import alike."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.battle.actions.lifecycle import end
from bot.battle.files.bringing import bring
from bot.battle.files.importing import read_battle
from bot.privacy.personal import anonymise, new_pseudonym
from bot.store.snowflake import Snowflakes
from rulesets.refusal import Refusal
from scripts import verify_dice
from tests.bot.battle.playing import BRUNO, GAMES, HERE, Table, exported
from tests.scripts import forging
from tests.scripts.exports import files, play
from tests.scripts.mutating import mutations
from tests.scripts.rehashing import closed, opened

Told = dict[str, Any]
OLD = Path(__file__).parents[1] / "data" / "battles"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    table = Table(f"sqlite:///{tmp_path}/battles.db")
    await table.open()
    yield table
    await table.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return asyncio.run(files(tmp_path_factory.mktemp("battles")))


@pytest.fixture
def battles(played: dict[str, bytes]) -> dict[str, Told]:
    return {name: json.loads(content) for name, content in played.items()}


def written(told: Told | bytes) -> bytes:
    return told if isinstance(told, bytes) else json.dumps(told).encode()


def found_by_script(told: Told | bytes, folder: Path, head: str | None = None) -> bool:
    """Return whether the script finds a file false or unreadable."""
    file = folder / "battle.json"
    file.write_bytes(written(told))
    return verify_dice.main([str(file), *(("--head", head) if head else ())]) != 0


def found_by_import(told: Told | bytes, head: str | None = None) -> bool:
    """Return whether the bot refuses a file."""
    try:
        read_battle(written(told), GAMES, HERE, Snowflakes().next(), head)
    except Refusal:
        return True
    return False


def head_of(told: Told) -> str:
    """Return what stood at the foot of the last answer."""
    return str(told["entries"][-1]["hash"][:8])


def forged(told: Told, how: Callable[[Told], None], *, rehashed: bool) -> Told:
    bent = opened(json.loads(json.dumps(told)))
    how(bent)
    return closed(bent, rehashed=rehashed)


def test_true_files_are_believed_by_both(battles: dict[str, Told], tmp_path: Path) -> None:
    for told in battles.values():
        assert not found_by_script(told, tmp_path)
        assert not found_by_script(told, tmp_path, head_of(told))
        assert not found_by_import(told, head_of(told))


def test_the_forger_s_own_tool_changes_nothing(battles: dict[str, Told]) -> None:
    for told in battles.values():
        assert forged(told, lambda _: None, rehashed=True) == told


@pytest.mark.parametrize(
    ("how", "rehashed"),
    [
        pytest.param(how, rehashed, id=f"{how.__name__}{'-rehashed' if rehashed else ''}")
        for rehashed, ways in ((False, forging.PLAIN), (True, forging.REHASHED))
        for how in ways
    ],
)
def test_a_forgery_is_found_though_its_chain_is_made_to_fit(
    battles: dict[str, Told], tmp_path: Path, how: Callable[[Told], None], *, rehashed: bool
) -> None:
    told = forged(battles["ended"], how, rehashed=rehashed)
    assert found_by_script(told, tmp_path)
    assert found_by_import(told)


@pytest.mark.parametrize("how", forging.SEEN, ids=lambda how: how.__name__)
def test_a_history_written_anew_is_found_by_what_players_saw(
    battles: dict[str, Told], tmp_path: Path, how: Callable[[Told], None]
) -> None:
    true = battles["ended"]
    told = forged(true, how, rehashed=True)
    assert not found_by_script(told, tmp_path)
    assert found_by_script(told, tmp_path, head_of(true))
    assert found_by_import(told, head_of(true))


@pytest.mark.parametrize("which", ["ended", "running", "elsewhere", "reopened", "ended-again"])
def test_whatever_a_machine_changes_is_found(
    battles: dict[str, Told], tmp_path: Path, which: str
) -> None:
    true = battles[which]
    head = head_of(true)
    missed = []
    kinds: Counter[str] = Counter()
    for what, told in mutations(true, seed=7):
        kinds[what.split()[1].split(".")[0]] += 1
        # Who made the whole chain fit is found by what players saw; all others without it.
        shown = head if what.endswith("rehash") else None
        content = written(told)
        if not found_by_script(content, tmp_path, shown):
            missed.append(("script", what))
        if not found_by_import(content, shown):
            missed.append(("import", what))
    assert missed == []
    assert kinds["entries"] > 5
    assert len(kinds) > 12


def test_what_a_true_file_proves_is_told(
    battles: dict[str, Told], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told, file = battles["ended"], tmp_path / "battle.json.gz"
    file.write_bytes(gzip.compress(json.dumps(told).encode()))
    seen = told["entries"][5]["hash"][:8]
    assert verify_dice.main([str(file), "--head", seen.upper()]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"all 22 entries hold together; the head of the chain is {told['entries'][-1]['hash']}",
        "2 of them kept secret: the draws are told, what they were for is not",
        f"{seen} is the hash of entry 6: up to there this is the log you saw",
        f"all 7 draws are fair; the commitment is {told['commitment']}",
    ]
    assert verify_dice.main([str(file), "--head", "0" * 8]) == 1
    assert capsys.readouterr().out == (
        "no entry has a hash that begins with 00000000: you saw another log\n"
    )
    for heads in (
        ["--head"],
        ["--head", "1234567"],
        ["--head", "nothexadecimal"],
        ["--tail", seen],
    ):
        assert verify_dice.main([str(file), *heads]) == 2


def _other_die_in_earlier_secret(told: Told) -> None:
    own = {name: told[name] for name in ("seed", "words")}
    told |= {name: told["earlier"][0][name] for name in own}
    forging.other_die_in_secret(told)
    told |= own


def test_one_file_proves_the_dice_before_an_end_that_was_taken_back(
    battles: dict[str, Told], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = battles["ended"]
    for which, others in (("reopened", 1), ("ended-again", 2)):
        told = battles[which]
        (secret,) = told["earlier"]
        assert (secret["seed"], secret["end"]) == (first["seed"], told["first"])
        assert told["draws"][:7] == first["draws"]
        assert len(told["draws"]) == 7 + others
        assert not found_by_script(told, tmp_path)
        assert "7 draws before an end that was taken back are fair" in capsys.readouterr().out
        # A die from before, in entry and draws, and every hash made to fit.
        forgery = forged(told, forging.other_dice_everywhere, rehashed=True)
        assert found_by_script(forgery, tmp_path)
        assert "die 1 (d6) shows" in capsys.readouterr().out
        assert found_by_import(forgery)
        # The secret roll from before, which the seed that was shown since gives away.
        forgery = forged(told, _other_die_in_earlier_secret, rehashed=True)
        assert found_by_script(forgery, tmp_path)
        assert "its draws are not the ones that were sealed in it" in capsys.readouterr().out
        assert found_by_import(forgery)
        for drop in (lambda bent: bent.pop("earlier"), lambda bent: bent["earlier"].clear()):
            bent = json.loads(json.dumps(told))
            drop(bent)
            assert found_by_script(bent, tmp_path)
            assert found_by_import(bent)


def test_a_log_whose_secret_is_kept_is_checked_as_far_as_it_goes(
    battles: dict[str, Told], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not found_by_script(battles["running"], tmp_path)
    told = capsys.readouterr().out
    assert "the secret is not revealed yet" in told
    assert "compare the head" in told
    assert "fair" not in told


def test_a_key_that_comes_twice_hides_nothing(
    battles: dict[str, Told], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "battle.json"
    text = json.dumps(battles["ended"])
    file.write_text('{"seed": null, ' + text[1:], encoding="utf-8")
    assert verify_dice.main([str(file)]) == 2
    assert "a key comes twice" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["first-form", "first-form-running"])
def test_files_from_before_prove_less_and_are_still_read(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads((OLD / f"{name}.json").read_text(encoding="utf-8"))
    assert not found_by_script(told, tmp_path, head_of(told))
    assert "of the first form, which proves less" in capsys.readouterr().out
    assert not found_by_import(told, head_of(told))
    # What ties dice to draws and entries to each other holds there too.
    at = next(at for at, part in enumerate(told["entries"]) if "record" in part and at > 2)
    for bend in (
        lambda bent: bent["entries"].pop(at),
        lambda bent: bent["draws"].pop(0),
        lambda bent: bent["draws"].reverse(),
        lambda bent: bent["entries"][at].update(salt="0" * 32),
        lambda bent: bent["units"][0].update(models=3),
    ):
        bent = json.loads(json.dumps(told))
        bend(bent)
        assert found_by_script(bent, tmp_path)
        assert found_by_import(bent)


async def test_a_battle_from_before_goes_on_in_the_new_form(table: Table, tmp_path: Path) -> None:
    old = (OLD / "first-form-running.json").read_bytes()
    imported = read_battle(old, GAMES, HERE, Snowflakes().next())
    await table.do(lambda channel: bring(channel, table.caller(), imported))
    await table.restart()
    await table.roll()
    told = json.loads(await exported(table))
    entries = [json.loads(part["record"]) for part in told["entries"][-2:]]
    assert [entry["since"] for entry in entries] == [len(imported.entries) + 1] * 2
    assert not found_by_script(told, tmp_path)
    assert not found_by_import(told)
    told["entries"][-1] = {**told["entries"][-1], "player": "Bruno"}
    assert found_by_script(told, tmp_path)
    assert found_by_import(told)


async def test_who_was_forgotten_is_nobody_s_to_name(table: Table, tmp_path: Path) -> None:
    await play(table)
    await table.do(lambda channel: end(channel, table.caller()))
    other = new_pseudonym()
    forget = partial(anonymise, channel_id=HERE, user_id=BRUNO.id, other=other)
    await table.store.database.write(forget)
    told = json.loads(await exported(table))
    assert "Bruno" not in json.dumps(told)
    assert not found_by_script(told, tmp_path)
    assert not found_by_import(told)
    for name in ("entries", "players"):
        part = json.dumps(told[name])
        assert other.name in part
        bent = {**told, name: json.loads(part.replace(other.name, "Carla"))}
        assert found_by_script(bent, tmp_path)
        assert found_by_import(bent)
