"""Panic of the friends of a unit that spells, machines or anything else destroys."""

from __future__ import annotations

from typing import Final

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import UNASKED
from tests.bot.e2e.solo_battle import SoloBattle

MEN: Final = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
BUTTON: Final = "Panic of friends"
PLAYED: Final[dict[str, tuple[str, str, str, str]]] = {
    "a missile of BlackHammer": (
        "blackhammer",
        f"Mage 1 {MEN} Lv2",
        "magic",
        "/resolve spell_effect values:wizard:Mage target:Rats spell:fireball dice:1,6",
    ),
    "a bolt of BlackHammer": (
        "blackhammer",
        f"Engine 1 {MEN} [war-machine, bolt-thrower]",
        "shooting",
        "/warmachine unit:Engine target:Rats dice:6,6,1",
    ),
    "a missile of The 9th Age": (
        "t9a",
        f"Mage 1 {MEN} Lv2 [wizard]",
        "magic",
        "/resolve spell_effect values:wizard:Mage target:Rats spell:fireball dice:1,6",
    ),
    "a bolt of The 9th Age": (
        "t9a",
        f"Engine 1 {MEN} [war-machine, elven-bolt-thrower]",
        "shooting",
        "/warmachine unit:Engine target:Rats dice:5,6",
    ),
}


@pytest.mark.parametrize("name", PLAYED)
async def test_friends_of_who_is_destroyed_may_panic_by_a_button(
    hall: Hall, alice: Player, name: str
) -> None:
    """[BlackHammer L1994; The 9th Age R L684-690]."""
    game, killer, phase, line = PLAYED[name]
    sequence = SoloBattle(hall, alice)
    power = "PU5" if game == "blackhammer" else ""
    rats, gobs = (f"{name} {MEN} {power} side:Orcs" for name in ("Rats 1", "Gobs 5"))
    await sequence.begin(game, f"{killer} side:Men", rats, gobs)
    await sequence.phase(phase)
    told = await sequence.does(line)
    assert (await sequence.unit("Rats"))["destroyed"], told.text
    assert f"{BUTTON}: Rats" in told.buttons


@pytest.mark.parametrize("name", PLAYED)
async def test_it_is_due_until_one_has_tested_and_told_where_it_was_passed_by(
    hall: Hall, alice: Player, name: str
) -> None:
    """Within 6 of who was destroyed [BlackHammer L1994; The 9th Age R L679-690]."""
    game, killer, phase, line = PLAYED[name]
    sequence = SoloBattle(hall, alice)
    power = "PU5" if game == "blackhammer" else ""
    rats, gobs = (f"{name} {MEN} {power} side:Orcs" for name in ("Rats 1", "Gobs 5"))
    await sequence.begin(game, f"{killer} side:Men", rats, gobs)
    await sequence.phase(phase)
    await sequence.does(line)
    due = "of a unit that was destroyed"
    assert due in (await alice.calls("battle status")).text
    assert due in (await alice.calls("battle next")).text
    await alice.calls("undo")
    await sequence.does("/panic Gobs cause:destroyed dice:1,1", passed=True)
    assert due not in (await alice.calls("battle status")).text
    assert due not in (await alice.calls("battle next")).text


async def test_the_ninth_age_waits_for_panic_of_friends_of_who_broke(
    hall: Hall, alice: Player
) -> None:
    """After the Break tests, before anybody holds back or pursues [R L679-690]."""
    sequence = SoloBattle(hall, alice)
    men, rats, gobs, mob = (
        f"{name} {MEN} side:{side}"
        for name, side in (
            ("Men 10", "Men"),
            ("Rats 5", "Orcs"),
            ("Gobs 5", "Orcs"),
            ("Mob 5", "Orcs"),
        )
    )
    await sequence.begin("t9a", men, rats, gobs, mob)
    await sequence.does("/unit link Men other:Rats")
    await sequence.phase("combat")
    await sequence.does("/combat Rats what:break enemy:Men lost_by:5 dice:6,6", outcome="breaks")
    due = "of friends within 6″, where any are, of: Rats"
    assert due in (await alice.calls("battle status")).text
    far = "/panic Gobs friend:Rats cause:broken distance:9"
    await sequence.does(far, due=False, reason="far")
    assert due not in (await alice.calls("battle status")).text


async def test_the_button_finds_the_friend_by_the_name_it_has_by_then(
    hall: Hall, alice: Player
) -> None:
    sequence = SoloBattle(hall, alice)
    rats, gobs = (f"{name} {MEN} PU5 side:Orcs" for name in ("Rats 2", "Gobs 5"))
    await sequence.begin("blackhammer", f"Men 1 {MEN} PU1 side:Men", rats, gobs)
    await sequence.does("/unit link Men other:Rats")
    await sequence.phase("close-combat")
    told = await sequence.does("/combat Rats what:break enemy:Men lost_by:5 dice:6,6", broken=True)
    await sequence.does("/unit edit Rats name:Plague")
    tapper = Tapper(alice)
    await tapper.use(told.message, BUTTON)
    assert tapper.sheet is not None
    # And no option to be typed.
    assert words(tapper.sheet) == "**Panic of friends: Plague**\nWho is within 6 ps?"
    assert labels(tapper.sheet) == ["Gobs"]
    await tapper.answers("Gobs")
    assert tapper.told
    (entry, *_) = await hall.entries(alice)
    assert (entry.action, entry.outcome["due"]) == ("panic_test", True)
    again = await tapper.use(told.message, BUTTON)
    assert hall.told[again.interaction.id].refused != "step-taken"  # others may panic too


async def test_who_is_under_the_ground_alarms_nobody(hall: Hall, alice: Player) -> None:
    """[L1994, L2866]."""
    sequence = SoloBattle(hall, alice)
    rats, gobs = (f"{name} {MEN} PU5 side:Men" for name in ("Rats 2", "Gobs 5"))
    await sequence.begin("blackhammer", f"Boyz 1 {MEN} PU1 side:Orcs", rats, gobs)
    await sequence.does("/unit status Rats status:underground")
    await sequence.phase("movement")
    told = await sequence.does("/resolve tunnel_accident values:unit:Rats dice:1", destroyed=True)
    assert not any(label.startswith(BUTTON) for label in told.buttons)


@pytest.mark.parametrize("name", PLAYED)
async def test_who_panics_is_asked_of_the_side_of_the_unit_that_fell_and_of_no_other(
    alice: Player, bruno: Player, name: str
) -> None:
    """[BlackHammer L1994; The 9th Age R L684-690]: friends of the unit, not of who killed it."""
    game, killer, phase, line = PLAYED[name]
    await alice.calls("battle start", game=game, house=UNASKED, side_one="Men", side_two="Orcs")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    power = "PU5" if game == "blackhammer" else ""
    for unit in (f"{killer} side:Men", f"Spears 9 {MEN} {power} side:Men"):
        assert (await alice.types(f"/unit add {unit}")).answer.refused is None
    for unit in ("Rats 1", "Gobs 5", "Mob 5"):
        assert (
            await bruno.types(f"/unit add {unit} {MEN} {power} side:Orcs")
        ).answer.refused is None
    await alice.calls("battle next", phase=phase)
    told = await alice.types(line)
    label = f"{BUTTON}: Rats"
    assert label in told.buttons
    ana, ben = Tapper(alice), Tapper(bruno)
    for where in (told.message, await ana.desk(bearing=label)):
        await ana.use(where, label)
        assert "Bruno" in ana.said
        assert "Gobs" not in ana.said
        await ben.use(where, label)
        assert ben.sheet is not None
        assert labels(ben.sheet) == ["Gobs", "Mob"]
