"""After a battle: what is asked about the past is about what was done last."""

from __future__ import annotations

from pathlib import Path

from bot.table import Upload
from tests.bot.e2e.hall import Player, open_hall
from tests.bot.e2e.playing import begin


async def played(alice: Player, bruno: Player) -> None:
    """Roll outside battles, then play a battle with one roll and end it."""
    await alice.types("/roll 2d6")
    await alice.types("/roll 2d6")
    await begin(alice, bruno)
    await alice.types("/roll 3d6")
    await alice.calls("battle end")


async def test_the_battle_that_ended_last_is_meant_whatever_was_rolled_before(
    alice: Player, bruno: Player
) -> None:
    await played(alice, bruno)
    log = await alice.calls("battle log")
    assert log.outcome["log"][0]["action"] == "battle-end"
    assert (await alice.calls("battle replay")).outcome["played"] == 1
    verified = await alice.calls("dice verify")
    assert verified.outcome["checked"] == verified.outcome["draws"] == 1
    (stats,) = (await alice.calls("dice stats")).outcome["players"]
    assert stats["dice"][0]["count"] == 3
    assert await alice.offered("battle log", "player", "br") == [("Bruno", "Bruno")]


async def test_what_was_rolled_since_is_meant_rather_than_the_battle(
    alice: Player, bruno: Player
) -> None:
    await played(alice, bruno)
    await bruno.types("/roll 4d6")
    log = await alice.calls("battle log")
    assert {one["action"] for one in log.outcome["log"]} == {"roll"}
    assert (await alice.calls("battle replay")).outcome["played"] == 3
    assert (await alice.calls("dice verify")).outcome["draws"] == 3
    assert (await alice.calls("battle log", battle="1")).outcome["log"][0]["action"] == "battle-end"


async def test_an_ended_battle_that_was_just_brought_is_meant(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await played(alice, bruno)
    told = await alice.calls("battle export")
    (file,) = told.message.attachments
    upload = Upload(file["filename"], told.reply.file(file))
    async with open_hall(f"sqlite+aiosqlite:///{tmp_path / 'away.db'}") as hall:
        chloe = hall.player("Chloé", "en")
        await chloe.types("/roll 2d6")
        await chloe.calls("battle import", file=upload)
        assert (await chloe.calls("battle log")).outcome["log"][0]["action"] == "battle-end"
        await hall.restart()
        assert (await chloe.calls("battle log")).outcome["log"][0]["action"] == "battle-end"
        await chloe.types("/roll 2d6")
        assert (await chloe.calls("battle log")).outcome["log"][0]["action"] == "roll"
