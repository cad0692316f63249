"""Battles that came from elsewhere, with what was undone there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.battle.files.importing import read_battle
from bot.store.journal.record import read_entry
from bot.store.snowflake import Snowflakes
from localdiscord import Upload
from rulesets.refusal import Refusal
from tests.bot.battle.playing import GAMES
from tests.bot.e2e.hall import Player, open_hall
from tests.bot.e2e.playing import begin, models


@pytest.fixture
def away(tmp_path: Path) -> str:
    """The database of another bot; it comes once the first has no more to say."""
    return f"sqlite:///{tmp_path / 'away.db'}"


async def exported(player: Player, **options: Any) -> Upload:
    """Return the file of a battle."""
    told = await player.calls("battle export", **options)
    (file,) = told.message.attachments
    return Upload(file["filename"], told.reply.file(file))


async def undone_past_a_seat(alice: Player, bruno: Player) -> None:
    """Undo losses before and after a player's change of sides, which stays."""
    await begin(alice, bruno)
    await bruno.types("/unit damage Orques wounds:2")
    await alice.types("/battle leave")
    await bruno.types("/unit damage Orques wounds:3")
    await bruno.types("/battle join side:Elfes")
    await bruno.types("/unit damage Archers wounds:1")
    told = await bruno.types("/undo count:2")
    assert told.outcome["entries"] == [10, 8]


async def test_what_an_undo_past_a_seat_took_back_is_told_with_the_battle(
    alice: Player, bruno: Player, away: str
) -> None:
    await undone_past_a_seat(alice, bruno)
    file = await exported(alice)
    (undo,) = [entry for entry in json.loads(file.data)["entries"] if entry["number"] == 11]
    assert json.loads(undo["record"])["arguments"]["entries"] == [10, 8]
    async with open_hall(away) as hall:
        chloe = hall.player("Chloé", "en")
        await chloe.calls("battle import", file=file)
        log = await chloe.calls("battle log")
        assert "10, 8" in log.text
        undone = {each["number"] for each in log.outcome["log"] if each["undone"]}
        assert undone == {8, 10}
        report = await chloe.calls("battle report")
        assert report.answer.refused is None
        assert (await chloe.calls("dice verify")).outcome["whole"]
        # The losses that stand can be undone; those taken back before are passed over.
        await chloe.calls("battle join", referee=True)
        assert await models(chloe, "Orques") == 18
        await chloe.calls("undo", count=1)
        assert await models(chloe, "Orques") == 20


async def test_a_battle_handed_on_twice_still_knows_what_was_undone(
    alice: Player, bruno: Player, away: str, tmp_path: Path
) -> None:
    await undone_past_a_seat(alice, bruno)
    await bruno.types("/redo count:2")
    first = await exported(alice)
    async with open_hall(away) as hall:
        chloe = hall.player("Chloé", "en")
        await chloe.calls("battle import", file=first)
        file = await exported(chloe)
        told = {entry["number"]: entry["record"] for entry in json.loads(file.data)["entries"]}
        assert json.loads(told[11])["arguments"]["entries"] == [10, 8]
        assert json.loads(told[12])["arguments"]["entries"] == [8, 10]
        async with open_hall(f"sqlite:///{tmp_path / 'third.db'}") as third:
            dora = third.player("Dora", "en")
            await dora.calls("battle import", file=file)
            log = await dora.calls("battle log")
            assert not any(each["undone"] for each in log.outcome["log"])


OLD = Path(__file__).parents[3] / "data" / "battles" / "first-form.json"


def undo_in(told: dict[str, Any]) -> dict[str, Any]:
    """Return the undo of a seat in a file of the first form, which told no record of it."""
    found: dict[str, Any] = next(
        entry["withheld"]
        for entry in told["entries"]
        if entry.get("withheld", {}).get("action") == "undo"
    )
    return found


@pytest.mark.parametrize("told_which", [True, False])
def test_a_file_of_before_is_shown_without_what_it_does_not_tell(
    told_which: bool,  # noqa: FBT001 - pytest gives it
) -> None:
    told = json.loads(OLD.read_text(encoding="utf-8"))
    if not told_which:
        del undo_in(told)["entries"]
    imported = read_battle(json.dumps(told).encode(), GAMES, 1, Snowflakes().next())
    undone = [row.number for row in imported.entries if row.undone_by]
    assert undone == ([8, 9] if told_which else [])
    assert all(read_entry(row) for row in imported.entries)


@pytest.mark.parametrize("entries", [[99], [0], [10]])
def test_an_undo_of_what_was_not_before_it_is_no_battle(entries: list[int]) -> None:
    told = json.loads(OLD.read_text(encoding="utf-8"))
    undo_in(told)["entries"] = entries
    with pytest.raises(Refusal) as refusal:
        read_battle(json.dumps(told).encode(), GAMES, 1, Snowflakes().next())
    assert refusal.value.code == ("import-unreadable" if entries == [0] else "import-broken")


def test_only_an_undo_or_redo_is_about_other_entries() -> None:
    told = json.loads(OLD.read_text(encoding="utf-8"))
    other = next(entry["withheld"] for entry in told["entries"] if "withheld" in entry)
    assert other["action"] != "undo"
    other["entries"] = [1]
    with pytest.raises(Refusal, match="import-broken"):
        read_battle(json.dumps(told).encode(), GAMES, 1, Snowflakes().next())
