"""The router: an interaction delivered twice is answered twice, and done once."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path

import orjson
import pytest

from tests.bot.desk import BRUNO, Desk


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    yield desk
    await desk.store.close()


async def test_a_roll_delivered_twice_is_answered_alike_and_draws_once(desk: Desk) -> None:
    first = await desk.asks("roll", {"notation": "3d6"})
    repeated = await desk.asks("roll", {"notation": "3d6"}, again=desk.last)
    await desk.reopen()
    later = await desk.asks("roll", {"notation": "3d6"}, again=desk.last - 1)
    assert first.card == repeated.card == later.card
    drawn = (await desk.asks("dice seal")).outcome
    assert drawn is not None
    assert drawn["draws"] == 1


async def test_a_battle_ended_twice_shows_its_secret_twice(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("roll", {"notation": "3d6"})
    ended = await desk.asks("battle end")
    again = await desk.asks("battle end", again=desk.last)
    assert ended.files
    assert ended.files == again.files
    assert orjson.loads(again.files[0].content)["draws"]


async def test_a_reveal_delivered_twice_keeps_the_new_secret(desk: Desk) -> None:
    await desk.asks("roll", {"notation": "3d6"})
    revealed = await desk.asks("dice reveal")
    again = await desk.asks("dice reveal", again=desk.last)
    sealed = (await desk.asks("dice seal")).outcome
    assert sealed is not None
    for answer in (revealed, again):
        seed = bytes.fromhex(orjson.loads(answer.files[0].content)["seed"])
        assert hashlib.sha256(seed).hexdigest() != sealed["commitment"]


async def test_what_is_shown_as_sealed_stays_sealed_over_a_restart(desk: Desk) -> None:
    shown = (await desk.asks("dice seal")).outcome
    await desk.reopen()
    later = (await desk.asks("dice seal")).outcome
    assert shown is not None
    assert later is not None
    assert shown["commitment"] == later["commitment"]


async def test_several_settings_are_all_kept(desk: Desk) -> None:
    told = await desk.asks("settings", {"game": "blackhammer", "language": "fr"})
    chosen = {"game": "blackhammer", "language": "fr"}
    assert told.outcome["origins"]["dice"] == "default"
    assert {**told.outcome, **chosen, "dice": "bot", "my_dice": "bot"} == told.outcome


async def test_who_only_watches_changes_nothing(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("unit add", {"line": "Orcs 20 T4 W1 Ld7"})
    await desk.asks("battle join", {"side": "1"})
    for command, options in (
        ("unit edit", {"unit": "Orcs", "change": "models:1"}),
        ("unit remove", {"unit": "Orcs"}),
        ("battle next", {}),
        ("battle end", {}),
        ("panic", {"unit": "Orcs", "cause": "losses"}),
    ):
        assert (await desk.asks(command, options, who=BRUNO)).refused == "only-players", command
    await desk.asks("battle join", {"side": "2"}, who=BRUNO)
    assert (await desk.asks("battle next", who=BRUNO)).refused is None


async def test_two_who_go_on_at_once_are_each_told_their_own_phase(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    told = await asyncio.gather(desk.asks("battle next"), desk.asks("battle next"))
    assert told[0].card.headline != told[1].card.headline
