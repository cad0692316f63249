"""Contact: units that the table does not know to be in it, and the button for that."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest
from sqlalchemy import Connection

from bot.store import writer
from bot.store.statements import insert_many
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import UNASKED, battle_of, begin

LONGEST: Final = 250
FIGHT: Final = "/fight unit:Archers enemy:Orques"
TOUCH: Final = {
    "en": "They are in contact: go on",
    "fr": "Elles sont au contact\N{NO-BREAK SPACE}: continuer",
}

GAMES: Final = {
    "aos4": ("combat", "Archers 10 M5 H1 Sv4+ A2 To3+ Wo4+ Re0 Da1", "Orques 20 M5 H1 Sv6+"),
    "t9a": (
        "combat",
        "Archers 10 M5 WS4 BS4 S3 T3 W1 I5 A1 Ld8",
        "Orques 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7",
    ),
    "whfb2": (
        "combat",
        "Archers 10 M10 WS4 BS4 S3 T3 W1 I6 A1 Ld8 Int9 Cl9 WP8",
        "Orques 20 M10 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Int6 Cl7 WP7",
    ),
}


async def at_blows(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house=UNASKED)
    await alice.calls("battle next", phase="close-combat")


async def statuses(player: Player, unit: str) -> set[str]:
    battle = await battle_of(player)
    return set(next(each for each in battle["units"] if each["name"] == unit)["statuses"])


async def test_units_that_never_touched_do_not_fight(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await at_blows(alice, bruno)
    before = await hall.state(alice)
    for player in (alice, bruno):
        told = await player.types(FIGHT)
        assert told.refused == "not-in-contact"
        assert told.answer.card.headline.startswith("Archers, Orques ")
        assert "/unit status unit:Archers status:" in told.text
        assert len(told.answer.card.headline) <= LONGEST
        assert told.alone
    assert await hall.state(alice) == before


async def test_one_press_says_that_they_touch_and_they_fight_on_without_another(
    alice: Player, bruno: Player
) -> None:
    await at_blows(alice, bruno)
    asked = await bruno.types(f"{FIGHT} fighting:5 enemy_fighting:5")
    assert asked.buttons == [TOUCH["fr"]]
    fought = await bruno.presses(asked, TOUCH["fr"])
    assert fought.answer.refused is None
    # What else was typed counts as it would have.
    assert fought.outcome["procedure"] == "close_combat_round"
    assert "contact noted" in (await alice.calls("battle log")).text
    assert "5 models" in fought.text
    await bruno.types("/undo")
    assert await statuses(alice, "Orques") >= {"engaged", "first-round"}
    assert (await bruno.types(FIGHT)).answer.refused is None
    await bruno.types("/undo")
    await bruno.types("/undo")
    assert not await statuses(alice, "Orques") | await statuses(alice, "Archers")
    assert (await alice.types(FIGHT)).refused == "not-in-contact"


async def test_only_who_is_not_known_to_be_in_contact_is_noted(
    alice: Player, bruno: Player
) -> None:
    await at_blows(alice, bruno)
    await bruno.types("/unit status Orques status:engaged")
    asked = await alice.types(FIGHT)
    assert "Archers" in asked.text
    assert "Orques" not in asked.text
    await alice.presses(asked, TOUCH["en"])
    await alice.types("/undo")
    assert await statuses(alice, "Orques") == {"engaged"}
    assert await statuses(alice, "Archers") == {"engaged", "first-round"}


async def test_a_status_or_a_charge_says_it_as_well(alice: Player, bruno: Player) -> None:
    await at_blows(alice, bruno)
    assert (await alice.types(f"{FIGHT} charged:unit")).answer.refused is None
    await alice.types("/undo")
    await alice.types("/unit status Archers status:engaged")
    assert (await alice.types(FIGHT)).refused == "not-in-contact"
    await bruno.types("/unit status Orques status:engaged")
    assert (await alice.types(FIGHT)).answer.refused is None


async def test_described_units_and_chances_are_free_of_it(alice: Player, bruno: Player) -> None:
    foe = "Gobelins 20 M4 WS2 S3 T3 W1 I2 A1 Ld6"
    assert (
        await alice.types(f"/fight unit:{foe} enemy:Ogres 9 M6 WS3 S3 T4 W1 I2 A1 Ld7")
    ).answer.refused is None
    await at_blows(alice, bruno)
    assert (await alice.types(f"{FIGHT} odds:yes")).answer.refused is None
    assert (await alice.types(f"/fight unit:Archers enemy:{foe}")).answer.refused is None


async def test_the_button_outlives_a_restart_and_is_good_for_one_fight(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await at_blows(alice, bruno)
    earlier = await bruno.types(FIGHT)
    asked = await bruno.types(f"{FIGHT} fighting:5 enemy_fighting:5")
    await hall.restart()
    assert (await bruno.presses(earlier, TOUCH["fr"])).refused == "offer-gone"
    fought = await bruno.presses(asked, TOUCH["fr"])
    assert fought.answer.refused is None, fought.text
    assert "5 models" in fought.text
    await hall.restart()
    before = await hall.state(alice)
    assert (await bruno.presses(asked, TOUCH["fr"])).refused == "offer-gone"
    assert await hall.state(alice) == before


APART: Final = (
    ("blackhammer", "/resolve melee_attacks values:unit:Hero enemy:Boss attacks:3"),
    ("blackhammer", "/resolve duel values:unit:Hero enemy:Boss"),
    ("blackhammer", "/resolve challenge values:unit:Hero enemy:Boss"),
    ("t9a", "/resolve close_combat_attacks values:unit:Hero enemy:Boss attacks:3"),
    ("t9a", "/combat what:challenge unit:Hero enemy:Boss"),
    ("whfb2", "/shoot what:hand-crossbow-melee unit:Hero target:Boss shots:2"),
    ("whfb2", "/fight what:challenge unit:Hero enemy:Boss"),
    ("whfb2", "/fight what:blows unit:Hero enemy:Boss"),
)
"""What is done to an enemy in contact beside the round of a combat, by game."""
COMBAT: Final = {"blackhammer": "close-combat", "t9a": "combat", "whfb2": "combat"}
HEROES: Final = {
    "blackhammer": "1 M5 WS5 BS5 S4 T4 W9 I5 A3 Ld9 [character]",
    "t9a": "1 M5 WS5 BS5 S4 T4 W9 I5 A3 Ld9 [character]",
    "whfb2": "1 M10 WS5 BS5 S4 T4 W9 I6 A3 Ld9 Int9 Cl9 WP9 [character]",
}


@pytest.mark.parametrize(("game", "line"), APART)
async def test_what_is_done_beside_a_round_wants_contact_too(
    hall: Hall, alice: Player, bruno: Player, game: str, line: str
) -> None:
    await alice.types(f"/battle start game:{game} side_one:Elfes side_two:Peaux-Vertes")
    await alice.types("/battle join side:Elfes")
    await bruno.types("/battle join side:Peaux-Vertes")
    await alice.types(f"/unit add Hero {HEROES[game]}")
    await bruno.types(f"/unit add Boss {HEROES[game]}")
    await alice.calls("battle next", phase=COMBAT[game])
    before = await hall.state(alice)
    asked = await alice.types(line)
    assert asked.refused == "not-in-contact", asked.text
    assert await hall.state(alice) == before
    if "challenge" not in line:  # no die falls for one: there are no chances to tell
        command, _, values = line.partition(" values:")
        sure = f"{command} values:{values} odds:yes" if values else f"{line} odds:yes"
        assert (await alice.types(sure)).answer.refused is None
    done = await alice.presses(asked, TOUCH["en"])
    assert done.answer.refused is None, done.text
    assert await statuses(alice, "Boss") >= {"engaged"}


async def test_who_states_how_challengers_stand_is_not_asked(alice: Player, bruno: Player) -> None:
    await at_blows(alice, bruno)
    await alice.types(f"/unit add Hero {HEROES['blackhammer']}")
    await bruno.types(f"/unit add Boss {HEROES['blackhammer']}")
    told = await alice.types("/resolve challenge values:unit:Hero enemy:Boss enemy_in_contact:no")
    assert told.answer.refused is None, told.text
    assert told.outcome["result"]["outcome"] == "none"


async def test_the_button_goes_with_the_last_command_and_asks_again_what_is_so_now(
    alice: Player, bruno: Player
) -> None:
    await at_blows(alice, bruno)
    first = await alice.types(FIGHT)
    second = await alice.types(f"{FIGHT} fighting:3")
    assert (await alice.presses(first, TOUCH["en"])).refused == "offer-gone"
    await alice.calls("battle next")
    assert (await alice.presses(second, TOUCH["en"])).refused == "wrong-phase"
    assert not await statuses(alice, "Archers")


@pytest.mark.parametrize("game", GAMES)
async def test_it_holds_in_every_game(alice: Player, bruno: Player, game: str) -> None:
    phase, archers, orcs = GAMES[game]
    start = f"/battle start game:{game} side_one:Elfes side_two:Peaux-Vertes"
    await alice.types(f"{start} house:{UNASKED}")
    await alice.types("/battle join side:Elfes")
    await bruno.types("/battle join side:Peaux-Vertes")
    assert (await alice.types(f"/unit add {archers}")).answer.refused is None
    assert (await bruno.types(f"/unit add {orcs}")).answer.refused is None
    if game == "aos4":
        await alice.types("/battle next first:Elfes")
    await alice.calls("battle next", phase=phase)
    asked = await alice.types(FIGHT)
    assert asked.refused == "not-in-contact", asked.text
    fought = await alice.presses(asked, TOUCH["en"])
    assert fought.answer.refused is None, fought.text
    await alice.types("/undo")
    assert await statuses(alice, "Orques") >= {"engaged"}


@pytest.mark.parametrize("dice", ["1", "7"])
async def test_a_press_that_comes_to_nothing_notes_no_contact_and_can_be_repeated(
    hall: Hall, alice: Player, bruno: Player, dice: str
) -> None:
    await at_blows(alice, bruno)
    asked = await alice.types(f"{FIGHT} dice:{dice}")
    before = await hall.state(alice)
    first = await alice.presses(asked, TOUCH["en"])
    again = await alice.presses(asked, TOUCH["en"])
    assert first.answer.refused == again.answer.refused != "offer-gone"
    assert first.answer.refused is not None
    assert await hall.state(alice) == before
    await hall.restart()
    assert await hall.state(alice) == before
    assert (await alice.presses(asked, TOUCH["en"])).refused == first.refused


async def test_two_presses_at_once_are_one_fight(hall: Hall, alice: Player, bruno: Player) -> None:
    await at_blows(alice, bruno)
    asked = await alice.types(FIGHT)
    pressed = await asyncio.gather(*(alice.presses(asked, TOUCH["en"]) for _ in range(3)))
    codes = sorted(str(told.answer.refused) for told in pressed)
    assert codes == ["None", "offer-gone", "offer-gone"]
    log = [entry.action for entry in await hall.entries(alice)]
    assert log[:2] == ["close_combat_round", "contact"]


async def test_a_fight_that_is_not_stored_leaves_no_contact_and_the_button(
    hall: Hall, faults: list[Any], logged: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = hall.player("Alice", "en")
    await at_blows(alice, hall.player("Bruno", "fr"))
    asked = await alice.types(FIGHT)
    before = await hall.state(alice)

    def refusing(connection: Connection, name: str, rows: Sequence[Mapping[str, Any]]) -> None:
        if any(row["action"] == "close_combat_round" for row in rows):
            raise ValueError("no fight")
        insert_many(connection, name, rows)

    with monkeypatch.context() as patched:
        patched.setattr(writer, "insert_many", refusing)
        assert (await alice.presses(asked, TOUCH["en"])).refused == "not-stored"
    faults.extend(each for each in logged if each["log_level"] == "error")
    assert await hall.state(alice) == before
    assert (await alice.presses(asked, TOUCH["en"])).answer.refused is None
