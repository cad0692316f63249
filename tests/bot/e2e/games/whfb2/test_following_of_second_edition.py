"""Victors of Warhammer behind a wall, whose player says whether they follow the beaten."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.test_acts import state_of, statuses, to_phase
from tests.bot.e2e.hall import Hall, Player

STRONG = "M10 WS9 BS3 S9 T9 W1 I9 A9 Ld7 Int7 Cl7 WP7"
WEAK = "M10 WS1 BS3 S1 T1 W1 I1 A1 Ld2 Int7 Cl7 WP7"
FIGHT = "/fight Guard enemy:Mob"
DEFENDS = f"{FIGHT} defends:unit"


async def begin(alice: Player, bruno: Player) -> None:
    """Have ten guards at blows with four hundred weak orcs, of whom they slay a few."""
    await alice.calls("battle start", game="whfb2", side_one="Empire", side_two="Orcs")
    await alice.calls("battle join", side="Empire")
    await bruno.calls("battle join", side="Orcs")
    await alice.types(f"/unit add Guard 4 {STRONG} Wide4 side:Empire")
    told = await bruno.types(f"/unit add Mob 400x {WEAK} Wide10 side:Orcs")
    assert told.answer.refused is None, told.text
    await to_phase(alice, "combat")
    await state_of(alice, "Guard", "engaged")
    await state_of(bruno, "Mob", "engaged")


async def test_who_defends_a_wall_is_asked_whether_he_follows(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """Behind cover the victor follows only if its player wishes [L1766-1769]."""
    await begin(alice, bruno)
    before = (await hall.state(alice))[0]
    asked = await bruno.types(DEFENDS)
    assert asked.buttons[:2] == ["Suivre", "Rester"]
    assert (await bruno.presses(asked, "Rester")).refused == "not-your-decision"
    done = await alice.presses(asked, "Rester")
    assert done.answer.refused is None, done.text
    assert not {"followed-up", "engaged"} & await statuses(alice, "Guard")
    assert "pushed-back" in await statuses(alice, "Mob")
    await bruno.types("/undo")
    assert (await hall.state(alice))[0] == before
    asked = await alice.types(DEFENDS)
    await alice.presses(asked, "Follow")
    assert {"followed-up", "engaged"} <= await statuses(alice, "Guard")


@pytest.mark.parametrize(
    ("line", "states"),
    [(FIGHT, ()), (f"{DEFENDS} stays:none", ()), (DEFENDS, ("frenzied",))],
)
async def test_who_must_follow_or_said_so_is_not_asked(
    alice: Player, bruno: Player, line: str, states: tuple[str, ...]
) -> None:
    await begin(alice, bruno)
    await state_of(alice, "Guard", *states)
    told = await alice.types(line)
    assert told.outcome["result"]["winner"] == "ours"
    assert "followed-up" in await statuses(alice, "Guard")


async def test_who_stands_in_a_square_has_the_choice(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await state_of(alice, "Guard", "square")
    asked = await alice.types(FIGHT)
    assert asked.buttons[:2] == ["Follow", "Stay"]


async def test_chances_are_those_of_who_follows_and_of_who_stays(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    told = await alice.types("/fight Guard enemy:Mob defends:unit fighting:1 odds:yes")
    assert "Where nobody decides otherwise: Guard: Follow" in told.text
    assert "Otherwise, Guard: Stay" in told.text


async def test_a_decision_that_waits_is_named_until_it_is_made(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """Status and next phase tell who decides, after a restart too."""
    await begin(alice, bruno)
    await bruno.types(DEFENDS)
    await hall.restart()
    waits = "The decision of Alice that a roll waits for: Round of close combat, Guard, Mob"
    assert waits in (await alice.calls("battle status")).text
    left = await bruno.calls("battle next", phase="rally")
    assert "The decision of Alice that a roll waits for" in left.text
    assert waits not in (await alice.calls("battle status")).text
    await bruno.types("/undo")
    assert waits in (await alice.calls("battle status")).text
    done = await alice.types("/throw follow")
    assert done.answer.refused is None, done.text
    assert waits not in (await alice.calls("battle status")).text
