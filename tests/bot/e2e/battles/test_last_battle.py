"""After a battle: what is asked about the past is about what was done last."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from bot.store.tables.battle import UnitRow
from localdiscord import Upload
from tests.bot.e2e.hall import Hall, Player, open_hall
from tests.bot.e2e.playing import begin, end_battle


async def played(alice: Player, bruno: Player) -> None:
    """Roll outside battles, then play a battle with one roll and end it."""
    await alice.types("/roll 2d6")
    await alice.types("/roll 2d6")
    await begin(alice, bruno)
    await alice.types("/roll 3d6")
    await bruno.calls("battle end")
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
    assert {each["action"] for each in log.outcome["log"]} == {"roll"}
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
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as hall:
        chloe = hall.player("Chloé", "en")
        await chloe.types("/roll 2d6")
        await chloe.calls("battle import", file=upload)
        assert (await chloe.calls("battle log")).outcome["log"][0]["action"] == "battle-end"
        await hall.restart()
        assert (await chloe.calls("battle log")).outcome["log"][0]["action"] == "battle-end"
        await chloe.types("/roll 2d6")
        assert (await chloe.calls("battle log")).outcome["log"][0]["action"] == "roll"


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads on which units were made of what is stored."""
    threads: list[str] = []
    make = UnitRow.__new__

    def note(kind: type[UnitRow], *given: Any, **named: Any) -> Any:
        threads.append(threading.current_thread().name)
        return make(kind, *given, **named)

    monkeypatch.setattr(UnitRow, "__new__", note)
    return threads


async def test_the_units_of_an_ended_battle_are_never_read_on_the_event_loop(
    alice: Player, bruno: Player, built: list[str]
) -> None:
    await played(alice, bruno)
    built.clear()
    await alice.calls("battle log", unit="Archers")
    await alice.calls("battle log", entry=4)
    assert len(built) == 4
    assert threading.current_thread().name not in built


async def test_who_asks_for_dice_or_types_waits_for_no_units(
    alice: Player, bruno: Player, built: list[str]
) -> None:
    await played(alice, bruno)
    built.clear()
    await alice.offered("battle log", "player", "br")
    await alice.offered("battle log", "action", "roll", battle="1")
    for command in ("dice verify", "dice stats", "battle replay"):
        assert (await alice.calls(command, battle="1")).answer.refused is None
    assert built == []


async def test_what_came_before_an_end_taken_back_is_undone_by_either_side(
    hall: Hall, alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await begin(alice, bruno)
    before = (await hall.state(alice))[0]
    await alice.types("/battle next")
    ended = await end_battle(alice, bruno)
    asked = await bruno.presses(ended, "Take the end back")
    await alice.presses(asked, asked.buttons[0])
    assert "proposed" in (await bruno.types("/undo")).text
    undone = await hall.state(alice)
    assert (await bruno.types("/redo")).refused == "not-your-action"
    assert await hall.state(alice) == undone
    await bruno.types("/undo")
    assert (await hall.state(alice))[0] == before
    exported = await alice.calls("battle export")
    (file,) = exported.message.attachments
    upload = Upload(file["filename"], exported.reply.file(file))
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "en")
        assert (await chloe.calls("battle import", file=upload)).answer.refused is None


async def test_ends_that_were_proposed_declined_and_taken_back_are_all_undone(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    before = (await hall.state(alice))[0]
    declined = await alice.calls("battle end")
    objected = await bruno.user.click(declined.message, "Object")
    await bruno.user.click(objected, "Jouer encore")
    ended = await end_battle(alice, bruno)
    asked = await bruno.presses(ended, "Take the end back")
    await alice.presses(asked, asked.buttons[0])
    for player in (alice, bruno, alice):
        assert (await player.types("/undo")).answer.refused is None
    assert (await hall.state(alice))[0] == before


async def test_both_who_take_the_end_back_have_agreed(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    ended = await end_battle(alice, bruno)
    await bruno.presses(ended, "Take the end back")
    assert (await hall.channel(alice)).battle is None
    back = await alice.presses(ended, "Take the end back")
    assert "goes on" in back.text
    assert (await hall.channel(alice)).battle is not None
