"""Flights from chargers of equal power: a die tells from which of them."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.solo_battle import SoloBattle

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 PU1"


@pytest.fixture
async def game(hall: Hall, alice: Player) -> SoloBattle:
    sequence = SoloBattle(hall, alice)
    men = (f"{name} 10 {MEN} side:Men" for name in ("Swords", "Spears"))
    await sequence.begin("blackhammer", *men, f"Gobs 20 {MEN} side:Orcs")
    await sequence.phase("movement")
    for name in ("Swords", "Spears"):
        await sequence.does(f"/charge {name} target:Gobs what:declare distance:6")
    return sequence


@pytest.mark.parametrize(("die", "away"), [(3, "Swords"), (4, "Spears")])
async def test_a_die_tells_from_which_of_two_equal_chargers_a_unit_flees(
    game: SoloBattle, die: int, away: str
) -> None:
    """[L670]."""
    told = await game.does(f"/flee Gobs dice:{die},2,3", distance=5)
    assert f"straight away from {away}" in told.text
    await game.does("/charge Swords target:Gobs distance:8", outcome="caught-up")
    await game.ends()


async def test_no_charge_at_it_is_played_before_the_die_is_rolled(game: SoloBattle) -> None:
    line = "/charge Swords target:Gobs distance:6 response:flee"
    await game.refuses(line, "flees-from-equals")
    told = await game.player.types(line)
    assert "/flee unit:Gobs" in told.text
    assert "Spears" in told.text


async def test_nothing_is_rolled_where_one_charger_is_stronger(game: SoloBattle) -> None:
    await game.does("/unit edit Spears models:9")
    told = await game.does("/flee Gobs dice:2,3", distance=5)
    assert "away from" not in told.text


async def test_who_panics_flees_from_what_it_panics_at(game: SoloBattle) -> None:
    await game.does("/unit status Gobs status:panic-tested")
    await game.does("/flee Gobs dice:2,3", distance=5)
