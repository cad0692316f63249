"""The roll for the first turn of The 9th Age, by the desk: announced, rolled, and kept."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import labels
from tests.bot.e2e.desk.taps.pressing import Presser
from tests.bot.e2e.hall import Hall, Player


async def deploying(alice: Player, bruno: Player, language: str = "en") -> None:
    line = f"/battle start game:t9a side_one:Men side_two:Orcs language:{language}"
    assert (await alice.types(line)).answer.refused is None
    await alice.types("/battle join side:Men")
    await bruno.types("/battle join side:Orcs")
    await alice.types("/unit add Spears 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 side:Men")
    await bruno.types("/unit add Mob 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 side:Orcs")


async def begins(hall: Hall, player: Player) -> str:
    """Return what the side is called whose turn it is."""
    board = (await hall.channel(player)).board
    assert board.battle is not None
    return board.sides[board.battle.active].name


@pytest.mark.parametrize(("announced", "first"), [("first-turn", "Orcs"), ("second-turn", "Men")])
async def test_who_deployed_first_and_wins_the_roll_has_the_turn_announced(
    hall: Hall, alice: Player, bruno: Player, announced: str, first: str
) -> None:
    await deploying(alice, bruno)
    line = f"/roll first_turn_roll undeployed:2 announces:{announced} dice:4,5"
    assert (await bruno.types(line)).answer.refused is None
    assert await begins(hall, alice) == first
    assert (await bruno.types(line)).refused == "first-turn-settled"
    undone = await bruno.types("/undo")
    assert undone.answer.refused is None
    assert await begins(hall, alice) == "Men", undone.text


async def test_who_is_outrolled_leaves_the_choice_to_the_other(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await deploying(alice, bruno)
    line = "/roll first_turn_roll undeployed:1 announces:first-turn dice:4,5"
    assert "the other player chooses" in (await bruno.types(line)).text
    assert await begins(hall, alice) == "Men"
    seat = Presser(alice)
    begun = next(each for each in labels(await seat.desk()) if "Orcs" in each)
    await seat.use(await seat.desk(), begun)
    assert await begins(hall, alice) == "Orcs"


@pytest.mark.parametrize(
    ("language", "act", "answers"),
    [
        ("en", "Orcs: Deployed first", ["the first turn", "6"]),
        ("fr", "Orcs : Déployé en premier", ["le premier tour", "6"]),
    ],
)
async def test_the_roll_is_made_by_taps(
    hall: Hall, alice: Player, language: str, act: str, answers: list[str]
) -> None:
    bruno = hall.player("Bruno", language)
    await deploying(alice, bruno, language)
    seat = Presser(bruno)
    await seat.use(await seat.desk(act), act)
    for answer in answers:
        assert seat.sheet is not None
        await seat.use(seat.sheet, answer)
    assert await begins(hall, alice) == "Orcs"
    assert not any("Déployé" in each or "Deployed" in each for each in labels(await seat.desk()))
