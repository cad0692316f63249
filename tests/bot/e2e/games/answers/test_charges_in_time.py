"""Charges that are declared once others have been moved: all are declared first."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.test_acts import to_phase
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.solo_battle import SoloBattle

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
MOVES = {
    "blackhammer": "/charge Swords target:Mob distance:6 response:hold",
    "t9a": "/charge Swords target:Mob distance:6 dice:3,4",
}


async def begun(hall: Hall, alice: Player, game: str) -> SoloBattle:
    """Begin a battle of two units of men against two of orcs, in its movement phase."""
    sequence = SoloBattle(hall, alice)
    men = (f"{name} 10 {MEN} side:Men" for name in ("Swords", "Spears"))
    orcs = (f"{name} 10 {MEN} side:Orcs" for name in ("Mob", "Gobs"))
    await sequence.begin(game, *men, *orcs)
    await sequence.phase("movement")
    return sequence


@pytest.mark.parametrize("game", MOVES)
@pytest.mark.parametrize("declared", [True, False])
async def test_no_charge_is_declared_once_another_has_been_moved(
    hall: Hall, alice: Player, game: str, *, declared: bool
) -> None:
    """[BlackHammer L654-656; The 9th Age L629-659]."""
    battle = await begun(hall, alice, game)
    if declared:
        await battle.does("/charge Swords target:Mob what:declare")
    await battle.does(MOVES[game])
    late = "/charge Spears target:Gobs what:declare"
    await battle.refuses(late, "charge-too-late")
    told = await alice.types(late)
    assert "Swords has charged" in told.text
    assert "/undo" in told.text
    allowed = await alice.presses(told, "Do it all the same")
    assert allowed.answer.refused is None, allowed.text
    await alice.types("/undo")
    await alice.types("/undo")
    await battle.does(late)


@pytest.mark.parametrize("game", MOVES)
async def test_a_charge_declared_in_time_may_be_declared_again(
    hall: Hall, alice: Player, game: str
) -> None:
    battle = await begun(hall, alice, game)
    again = "/charge Spears target:Gobs what:declare"
    await battle.does(again)
    await battle.does(MOVES[game])
    await battle.does(again)


async def test_charges_of_another_phase_or_side_close_nothing(hall: Hall, alice: Player) -> None:
    battle = await begun(hall, alice, "blackhammer")
    await battle.does(MOVES["blackhammer"])
    await battle.phase("close-combat", "movement")
    await battle.does("/charge Gobs target:Spears what:declare")


async def test_what_dice_or_a_spell_bring_about_is_never_late(hall: Hall, alice: Player) -> None:
    """[BlackHammer L696, L3218]."""
    battle = await begun(hall, alice, "blackhammer")
    await battle.does(MOVES["blackhammer"])
    for origin in ("compulsory reach:8", "magic"):
        told = await alice.types(
            f"/charge Spears target:Gobs distance:6 response:hold origin:{origin}"
        )
        assert told.answer.refused is None, told.text
        await alice.types("/undo")


async def test_who_types_a_charge_late_is_told_so_where_the_other_side_answers_it(
    alice: Player, bruno: Player
) -> None:
    names = {"side_one": "Men", "side_two": "Orcs"}
    await alice.calls("battle start", game="blackhammer", **names)
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    for name in ("Swords", "Spears"):
        await alice.types(f"/unit add {name} 10 {MEN} side:Men")
    for name in ("Mob", "Gobs"):
        await bruno.types(f"/unit add {name} 10 {MEN} side:Orcs")
    await to_phase(alice, "movement")
    await alice.types("/charge Swords target:Mob distance:6")
    await bruno.types("/charge Mob response:hold")
    moved = await alice.types("/charge Swords target:Mob distance:6")
    assert moved.outcome["result"]["outcome"] == "contact"
    assert (await alice.types("/charge Spears target:Gobs distance:6")).refused == "charge-too-late"
