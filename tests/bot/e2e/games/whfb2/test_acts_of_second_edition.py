"""Acts that Warhammer bars: moves, charges, shots of machines, and fights fought twice."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import assert_one_sentence, state_of, statuses, to_phase

MEN = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7"


async def begin(alice: Player, bruno: Player) -> None:
    await alice.calls("battle start", game="whfb2", side_one="Empire", side_two="Orcs")
    await alice.calls("battle join", side="Empire")
    await bruno.calls("battle join", side="Orcs")
    await alice.types(f"/unit add Guard 20 {MEN} side:Empire")
    await alice.types(f"/unit add Baron 1 {MEN.replace('Ld7', 'Ld9')} [character] side:Empire")
    await alice.types("/unit add Ballista 1 T7 W3 [war-machine, bolt-thrower] side:Empire")
    await bruno.types(f"/unit add Mob 20 {MEN} side:Orcs")


BARRED = (
    ("movement", "Guard", "fleeing", "/move Guard what:distance", "act-barred"),
    ("movement", "Guard", "pursuing", "/move Guard what:distance", "act-barred"),
    ("movement", "Guard", "disorganised", "/charge Guard target:Mob distance:15", "act-barred"),
    ("movement", "Guard", "low-altitude", "/charge Guard target:Mob distance:15", "act-barred"),
    ("movement", "Guard", "high-altitude", "/charge Guard target:Mob distance:15", "act-barred"),
    ("shooting", "Guard", "panicked", "/shoot Guard target:Mob distance:15", "shooters-panicked"),
    ("combat", "Guard", "fleeing", "/combat Guard what:rout enemy:Mob", "act-barred"),
)


@pytest.mark.parametrize("case", BARRED)
async def test_what_a_status_bars_is_refused_before_any_dice(
    hall: Hall, alice: Player, bruno: Player, case: tuple[str, str, str, str, str]
) -> None:
    phase, unit, status, line, code = case
    await begin(alice, bruno)
    await to_phase(alice, phase)
    await state_of(alice, unit, status)
    before = await hall.state(alice)
    told = await alice.types(line)
    assert told.refused == code, told.text
    assert_one_sentence(told)
    assert await hall.state(alice) == before


async def test_a_machine_that_moved_does_not_shoot_in_that_turn(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    told = await alice.types("/resolve machine_move values:unit:Ballista")
    assert "moved" not in await statuses(alice, "Ballista")
    assert (await alice.presses(told, "It moves or turns")).answer.refused is None
    await to_phase(alice, "shooting")
    shot = await alice.types("/warmachine Ballista target:Mob what:bolt-thrower distance:30")
    assert shot.refused == "machine-moved"


async def test_a_crew_that_is_not_ready_is_looked_at_once_and_does_not_shoot(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    line = "/resolve crew_fire_check values:unit:Ballista; crew_left:1"
    assert (await alice.types(line)).refused == "wrong-phase"
    await to_phase(alice, "shooting")
    checked = await alice.types(f"{line} dice:1")
    assert checked.outcome["result"]["fires"] is False
    assert (await alice.types(line)).refused == "done-once"
    shot = await alice.types("/warmachine Ballista target:Mob what:bolt-thrower distance:30")
    assert shot.refused == "shooters-crew-unready"


async def test_a_combat_is_fought_once_in_a_phase(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    tough = MEN.replace("S3 T3", "S1 T10")  # nobody is hurt
    await alice.types(f"/unit add Wall 10 {tough} side:Empire")
    await bruno.types(f"/unit add Rock 10 {tough} side:Orcs")
    await to_phase(alice, "combat")
    await state_of(alice, "Wall", "engaged")
    await state_of(bruno, "Rock", "engaged")
    fought = await alice.types("/fight Wall enemy:Rock")
    assert fought.answer.refused is None, fought.text
    assert (await alice.types("/fight Wall enemy:Rock")).refused == "done-once"


async def test_a_commander_hands_over_before_he_leaves(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    assert (await alice.types("/unit join Baron unit:Guard")).answer.refused is None
    await state_of(alice, "Baron", "in-command")
    assert (await alice.types("/unit leave Baron")).refused == "act-barred"
    await alice.types("/unit status Baron status:in-command clear:yes")
    assert (await alice.types("/unit leave Baron")).answer.refused is None


async def test_a_character_in_a_unit_is_no_target(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await bruno.types(f"/unit add Boss 1 {MEN} [character] side:Orcs")
    assert (await bruno.types("/unit join Boss unit:Mob")).answer.refused is None
    await to_phase(alice, "shooting")
    for line in (
        "/shoot Guard target:Boss weapon:short-bow distance:15",
        "/warmachine Ballista target:Boss what:bolt-thrower distance:30",
    ):
        told = await alice.types(line)
        assert told.refused == "target-covered", told.text
