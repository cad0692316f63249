"""Bans that outcomes once told and nothing kept: each is refused by the next command."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.t9a import test_acts_of_ninth_age as ninth_age
from tests.bot.e2e.games.whfb2 import test_acts_of_second_edition as second_edition
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import state_of, statuses, to_phase

MOVE = "/move Guard what:distance"
CHARGE = "/charge Guard target:Mob distance:15"
BARRED = (
    ("movement", "stuck", MOVE),
    ("movement", "stuck", CHARGE),
    ("movement", "stopped", MOVE),
    ("movement", "stopped", CHARGE),
    ("movement", "guards-master", MOVE),
    ("movement", "lurks", MOVE),
    ("movement", "makes-off", CHARGE),
    ("combat", "panicked", "/pursue Guard what:restrain enemy:Mob"),
)


@pytest.mark.parametrize(("phase", "status", "line"), BARRED)
async def test_what_is_told_of_a_unit_is_kept(
    alice: Player, bruno: Player, phase: str, status: str, line: str
) -> None:
    await second_edition.begin(alice, bruno)
    await to_phase(alice, phase)
    await state_of(alice, "Guard", status)
    told = await alice.types(line)
    assert told.refused == "act-barred", told.text


async def test_a_monster_by_its_master_neither_moves_nor_charges(
    alice: Player, bruno: Player
) -> None:
    await second_edition.begin(alice, bruno)
    await alice.types("/unit add Wyvern 1 M15 WS5 S5 T5 W3 I4 A2 Ld5 Int4 Cl6 WP6 side:Empire")
    line = "/resolve monster_reaction values:unit:Wyvern; monster_reaction:yes dice:6"
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    assert "guards-master" in await statuses(alice, "Wyvern")
    await to_phase(alice, "movement")
    assert (await alice.types(MOVE.replace("Guard", "Wyvern"))).refused == "act-barred"


async def test_who_moves_while_loading_is_not_loaded_in_the_next_turn(
    alice: Player, bruno: Player
) -> None:
    await second_edition.begin(alice, bruno)
    await alice.types(f"/unit add Guns 5 {second_edition.MEN} [arquebus] side:Empire")
    await to_phase(alice, "shooting")
    shot = await alice.types("/shoot Guns target:Mob distance:15")
    assert shot.answer.refused is None, shot.text
    assert "reloading" in await statuses(alice, "Guns")
    for phase in ("movement", "shooting", "movement"):
        await to_phase(alice, phase)
    moved = await alice.types(MOVE.replace("Guard", "Guns"))
    assert moved.answer.refused is None, moved.text
    for phase in ("shooting", "movement", "shooting", "movement", "shooting"):
        await to_phase(alice, phase)
    assert (await alice.types("/shoot Guns target:Mob distance:15")).refused == "shooters-reloading"


async def test_a_charge_runs_into_who_blocks_its_way(alice: Player, bruno: Player) -> None:
    await ninth_age.begin(alice, bruno)
    await to_phase(alice, "movement")
    line = "/charge Archers what:blocked target:Mob reach:9 distance:7"
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    assert {"engaged", "charged"} <= await statuses(alice, "Archers")
    assert "engaged" in await statuses(alice, "Mob")
    again = await alice.types(line)
    assert again.outcome["result"]["reason"] == "engaged"
