"""Challenges of champions at the desk: issued, answered and fought by taps [R L863-868]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.e2e.desk.tapping import labels
from tests.bot.e2e.desk.taps.pressing import Presser
from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn

MEN = "10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Wide5 [champion, infantry]"


async def presses(player: Presser, label: str, *answers: str) -> None:
    """Press what the desk has, and what its sheets ask for."""
    await player.use(await player.desk(label), label)
    await player.answers(*answers)


async def units(player: Player) -> list[dict[str, Any]]:
    """Return the units of the table."""
    battle = (await player.calls("battle status")).outcome["battle"]
    return list(battle["units"])


@pytest.fixture
async def issued(alice: Player, bruno: Player) -> tuple[Presser, Presser]:
    """Return two players, one of whom has challenged by the only champion there is to do so."""
    await in_turn(
        (alice, "/battle start game:t9a side_one:Men side_two:Orcs"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        (alice, f"/unit add Swords {MEN} side:Men"),
        (bruno, f"/unit add Mob {MEN} side:Orcs"),
    )
    await to_phase(alice, "combat")
    await alice.types("/unit link Swords other:Mob")
    ours, theirs = Presser(alice), Presser(bruno)
    await presses(ours, "Challenge: Swords")
    return ours, theirs


async def test_a_champion_in_the_ranks_takes_a_challenge_up_and_fights_it(
    hall: Hall, alice: Player, issued: tuple[Presser, Presser]
) -> None:
    ours, theirs = issued
    await presses(theirs, "Answer the challenge: Mob", "accept")
    for name in ("Swords", "Mob"):
        assert "in-challenge" in await statuses(alice, name)
    await presses(ours, "Fight: Swords")
    for name, other in (("Swords", "Mob"), ("Mob", "Swords")):
        blows = "2 attacks of its Champion"
        assert f"{name} (champion) against {other} (champion): {blows}" in ours.said
        assert f"{name} against {other}: 8 attacks" in ours.said  # his place is not taken
    before = (await hall.state(alice))[0]
    await alice.types("/undo")
    await alice.types("/redo")
    assert (await hall.state(alice))[0] == before


async def test_a_champion_slain_in_a_challenge_is_taken_from_ranks_and_unit(
    hall: Hall, alice: Player, issued: tuple[Presser, Presser]
) -> None:
    """He was of the ten in two ranks; nine are one rank [R L594, L868]."""
    _, theirs = issued
    await presses(theirs, "Answer the challenge: Mob", "accept")
    told = await alice.types(
        "/fight Swords enemy:Mob fighting:1 enemy_fighting:1 dice:4,1,4,1,1,2,2"
    )
    result = told.outcome["result"]
    assert (result["winner"], result["score"], result["enemy_score"]) == ("unit", 2, 0)
    swords, mob = await units(alice)
    assert (mob["models"], "champion" in mob["rules"]) == (9, False)
    assert (swords["models"], "champion" in swords["rules"]) == (10, True)
    for name in ("Swords", "Mob"):
        assert "in-challenge" not in await statuses(alice, name)
    after = (await hall.state(alice))[0]
    await alice.types("/undo")
    _, mob = await units(alice)
    assert (mob["models"], "champion" in mob["rules"]) == (10, True)
    await alice.types("/redo")
    assert (await hall.state(alice))[0] == after


async def test_wounds_of_a_champion_are_his_own_and_last(
    alice: Player, issued: tuple[Presser, Presser]
) -> None:
    """One with two Wounds falls by the second, in a later round [R L670]."""
    _, theirs = issued
    for player, name in ((alice, "Swords"), (theirs.player, "Mob")):
        await in_turn((player, f"/unit edit {name} change:W2"))
    await presses(theirs, "Answer the challenge: Mob", "accept")
    line = "/fight Swords enemy:Mob fighting:1 enemy_fighting:1 dice:4,1,4,1,1,2,2"
    first = await alice.types(line)
    assert (first.outcome["result"]["score"], first.outcome["result"]["enemy_score"]) == (2, 1)
    assert [unit["models"] for unit in await units(alice)] == [10, 10]
    assert {"champion-wounded", "in-challenge"} <= set(await statuses(alice, "Mob"))
    await to_phase(alice, "movement")
    await to_phase(alice, "combat")
    assert "champion-wounded" in await statuses(alice, "Mob")
    await alice.types(line)
    assert [unit["models"] for unit in await units(alice)] == [10, 9]
    assert not {"champion-wounded", "in-challenge"} & set(await statuses(alice, "Mob"))


async def test_a_champion_who_refuses_is_not_shamed(
    alice: Player, issued: tuple[Presser, Presser]
) -> None:
    """Champions cannot be nominated [R L865]."""
    _, theirs = issued
    await presses(theirs, "Answer the challenge: Mob", "refuse")
    found = await statuses(alice, "Mob")
    assert not {"in-challenge", "refused-challenge", "shirks-challenge"} & set(found)


async def test_one_challenge_is_issued_in_a_combat_and_none_after_its_round(
    alice: Player, issued: tuple[Presser, Presser]
) -> None:
    """The other player issues one only where none was issued, before any blow [R L863-864]."""
    ours, theirs = issued
    await presses(theirs, "Answer the challenge: Mob", "refuse")
    for player, line in (
        (alice, "/combat Swords what:challenge enemy:Mob"),
        (theirs.player, "/combat Mob what:challenge enemy:Swords"),
    ):
        assert (await player.types(line)).refused == "challenge-issued-already"
    assert not [each for each in labels(await ours.desk()) if each.startswith("Challenge")]
    await ours.desk("Fight: Swords")
    tie = await alice.types("/fight Swords enemy:Mob fighting:1 enemy_fighting:1 dice:1x6")
    assert tie.outcome["result"]["winner"] == "none"
    told = await alice.types("/combat Swords what:challenge enemy:Mob")
    assert told.refused == "challenge-over"


async def test_a_challenge_at_a_unit_is_taken_up_by_its_champion_or_by_a_character_in_it(
    alice: Player, bruno: Player
) -> None:
    """Any of those in contact may [R L864]; only the two then strike each other [R L868]."""
    hero = "1 M4 WS5 BS3 S4 T4 W2 I5 A3 Ld8 [character, infantry]"
    await in_turn(
        (alice, "/battle start game:t9a side_one:Men side_two:Orcs"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        *((alice, line) for line in (f"/unit add Swords {MEN}", f"/unit add Lord {hero}")),
        *((bruno, line) for line in (f"/unit add Mob {MEN}", f"/unit add Boss {hero}")),
        (alice, "/unit join Lord unit:Swords"),
        (bruno, "/unit join Boss unit:Mob"),
    )
    await to_phase(alice, "combat")
    await alice.types("/unit link Swords other:Mob")
    ours, theirs = Presser(alice), Presser(bruno)
    await presses(ours, "Challenge: Swords")
    shown = labels(await theirs.desk("Answer the challenge: Mob", "Accept the challenge: Boss"))
    assert not [each for each in shown if each.startswith("Challenge")]
    await presses(theirs, "Accept the challenge: Boss")
    told = await alice.types(
        "/fight Swords;Lord enemy:Mob;Boss fighting:5,1 enemy_fighting:5,1 dice:bot"
    )
    assert "Boss against Swords (champion)" in told.text
    assert "Lord against Mob" in told.text
    assert "Lord against Boss" not in told.text
