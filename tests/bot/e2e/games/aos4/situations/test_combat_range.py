"""Combat range in Age of Sigmar: who is in combat with whom, from charges to the last blow."""

from __future__ import annotations

from pathlib import Path

from tests.bot.e2e.battles.test_brought import exported
from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.games.aos4.test_spearhead import begin
from tests.bot.e2e.hall import Hall, Player, open_hall
from tests.bot.e2e.playing import battle_of

RATS = "Rats des Clans"
ACHE = "/fight unit:Lord enemy:Griffarque"
TOUCH = "They are in contact: go on"


async def at(alice: Player, bruno: Player, phase: str, *pairs: str) -> None:
    """Begin a battle in the first side's turn, with some enemies in combat with each other."""
    await begin(alice, bruno)
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/battle next first:Storm")
    for pair in pairs:
        told = await alice.types(f"/unit link {pair}")
        assert told.answer.refused is None, told.text
    await alice.types(f"/battle next phase:{phase}")


async def statuses(player: Player, name: str) -> set[str]:
    units = (await battle_of(player))["units"]
    return set(next(unit["statuses"] for unit in units if unit["name"] == name))


async def links(player: Player, kind: str = "contact") -> set[tuple[str, str, str | None]]:
    """Return who stands in a relation with whom, and what that came to."""
    board = (await player.hall.channel(player)).board
    names = {unit.id: unit.name for unit in board.units}
    return {
        (names[link.unit_id], names[link.other_id or 0], link.step)
        for link in board.links
        if link.kind == kind
    }


async def contacts(player: Player) -> set[tuple[str, str]]:
    return {(unit, other) for unit, other, _ in await links(player)}


async def in_combat(hall: Hall, player: Player) -> set[str]:
    """Return the units that the rules see in combat."""
    channel = await hall.channel(player)
    return {
        unit.name
        for unit in channel.board.units
        if any(link.kind == "contact" for link in channel.board.links_of(unit.id))
        or "engaged" in unit.statuses
    }


async def test_a_unit_in_combat_with_nobody_slays_nobody(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await at(alice, bruno, "combat")
    before = await hall.state(alice)
    told = await alice.types(f"{ACHE} dice:6 6")
    assert told.refused == "not-in-contact"
    assert told.answer.card.headline.startswith("Lord, Griffarque are in combat with nobody")
    assert "/unit link unit:Lord other:Griffarque" in told.text
    told = await bruno.types("/fight unit:Griffarque enemy:Lord")
    assert "en mêlée avec personne" in told.text.replace("\N{NO-BREAK SPACE}", " ")
    assert "/unit link unit:Griffarque other:Lord" in told.text
    assert await hall.state(alice) == before


async def test_the_button_says_that_two_are_in_combat_and_undo_takes_all_back(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await at(alice, bruno, "combat")
    before = (await hall.state(alice))[0]
    asked = await alice.types(f"{ACHE} dice:1 1 1 1 1")
    fought = await alice.presses(asked, TOUCH)
    assert fought.outcome["procedure"] == "fight_attack"
    after = (await hall.state(alice))[0]
    assert await contacts(alice) == {("Lord", "Griffarque")}
    await alice.types("/undo count:2")
    assert (await hall.state(alice))[0] == before
    await alice.types("/redo")
    await alice.types("/redo")
    assert (await hall.state(alice))[0] == after


async def test_an_enemy_in_combat_with_others_is_no_target(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    pairs = ("Lord other:Griffarque", f"Liberators other:{RATS}")
    await at(alice, bruno, "combat", *pairs)
    before = await hall.state(alice)
    told = await alice.types(f"/fight unit:Lord enemy:{RATS}")
    assert told.refused == "not-in-contact"
    assert told.answer.card.headline.startswith(f"Lord and {RATS} are not in combat with each")
    assert await hall.state(alice) == before
    await alice.types(f"/unit link Lord other:{RATS}")
    fought = await alice.types(f"/fight unit:Lord enemy:{RATS}")
    assert fought.outcome["procedure"] == "fight_attack"


async def test_a_pile_in_typed_with_the_fight_brings_both_into_combat(
    alice: Player, bruno: Player
) -> None:
    await at(alice, bruno, "combat", "Lord other:Griffarque")
    line = f"/fight unit:Lord enemy:{RATS} rules:piled-in"
    assert (await alice.types(f"{line} dice:1 1 1 1 1")).answer.refused is None
    assert await contacts(alice) == {("Lord", "Griffarque"), ("Lord", RATS)}
    assert "drawn-in" in await statuses(alice, RATS)
    assert "drawn-in" not in await statuses(alice, "Lord")
    # Who is in combat with nobody and has not charged does not fight, and piles in to nobody.
    told = await alice.types(f"/fight unit:Liberators enemy:{RATS} rules:piled-in,out-of-order")
    assert told.refused == "no-melee"


async def test_a_fight_finds_the_only_enemy(hall: Hall, alice: Player, bruno: Player) -> None:
    await at(alice, bruno, "combat", "Lord other:Griffarque")
    told = await alice.types("/fight Lord dice:1 1 1 1 1")
    assert told.answer.refused is None, told.text
    assert (await hall.entries(alice))[0].arguments["options"]["enemy"] == "Griffarque"


async def test_of_several_enemies_one_is_chosen_and_what_is_typed_wins(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    pairs = ("Lord other:Griffarque", f"Lord other:{RATS}")
    await at(alice, bruno, "combat", *pairs)
    await bruno.types("/unit add Ogors 3 M6 H4 Svg5+ C1")
    asked = await alice.types("/fight Lord")
    assert asked.refused == "missing-option"
    names = [choice["value"] for choice in asked.fields["enemy"]["options"]]
    assert names == ["Griffarque", RATS]
    offered = await alice.offered("fight", "enemy", "", unit="Lord")
    assert {name for name, _ in offered[:2]} == {"Griffarque", RATS}
    everyone = ["Lord", "Liberators", "Ogors", *names]
    assert sorted(name for name, _ in offered) == sorted(everyone)
    told = await alice.types(f"/fight unit:Lord enemy:{RATS} dice:1 1 1 1 1")
    assert told.answer.refused is None, told.text
    assert (await hall.entries(alice))[0].arguments["options"]["enemy"] == RATS


async def test_with_nobody_in_combat_every_unit_is_offered(alice: Player, bruno: Player) -> None:
    await at(alice, bruno, "combat")
    asked = await alice.types("/fight Lord")
    assert RATS in [choice["value"] for choice in asked.fields["enemy"]["options"]]


async def test_charges_and_retreats_make_and_end_combat(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await at(alice, bruno, "charge")
    states = [(await hall.state(alice))[0]]
    charge = f"/charge unit:Lord target:{RATS} distance:5 dice:5 5"
    assert (await alice.types(charge)).outcome["result"]["success"] is True
    states.append((await hall.state(alice))[0])
    assert await contacts(alice) == {("Lord", RATS)}
    assert f"in combat with {RATS}" in (await alice.types("/unit show Lord")).text
    assert "in combat with Lord" in (await bruno.types(f"/unit show {RATS}")).text
    assert await in_combat(hall, alice) == {"Lord", RATS}
    # The table keeps with whom it is in combat, and no flag beside that.
    assert "engaged" not in (await hall.channel(alice)).find_unit(RATS).statuses
    await alice.types("/undo")
    assert (await hall.state(alice))[0] == states[0]
    await alice.types("/redo")
    assert (await hall.state(alice))[0] == states[1]
    for _ in range(2):
        await alice.types("/battle next phase:end-of-turn")
        await alice.types("/battle next phase:movement")
    away = await alice.types("/move what:retreat unit:Lord dice:1 1")
    assert away.answer.refused is None, away.text
    assert await contacts(alice) == set()
    assert await in_combat(hall, alice) == set()


async def test_the_last_enemy_that_falls_or_goes_frees_who_fought_it(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    pairs = ("Lord other:Griffarque", f"Lord other:{RATS}", f"Liberators other:{RATS}")
    await at(alice, bruno, "combat", *pairs)
    await bruno.types(f"/unit damage {RATS} wounds:20")
    assert await in_combat(hall, alice) == {"Lord", "Griffarque"}
    await bruno.types("/undo")
    assert await in_combat(hall, alice) == {"Lord", "Griffarque", "Liberators", RATS}
    await bruno.types(f"/unit status {RATS} status:reserve")
    assert await in_combat(hall, alice) == {"Lord", "Griffarque"}


async def test_combat_put_by_hand_is_with_whomever_a_player_names(
    alice: Player, bruno: Player
) -> None:
    await at(alice, bruno, "combat")
    for player, unit in ((alice, "Lord"), (bruno, RATS), (bruno, "Griffarque")):
        await player.types(f"/unit status {unit} status:engaged")
    asked = await alice.types("/fight Lord")
    assert asked.refused == "missing-option"
    assert (await alice.types(f"{ACHE} dice:1 1 1 1 1")).answer.refused is None
    assert await contacts(alice) == {("Lord", "Griffarque")}


async def test_shots_from_combat_go_at_enemies_in_combat_with_the_unit(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types(
        "/unit add Pistols 5 M5 H1 Sv4+ C1 Ra10 SA1 STo3+ SWo3+ SRe0 SDa1 [shoot in combat]"
    )
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/battle next first:Storm")
    for pair in ("Pistols other:Griffarque", f"Lord other:{RATS}"):
        await alice.types(f"/unit link {pair}")
    await alice.types("/battle next phase:shooting")
    told = await alice.types(f"/shoot unit:Pistols target:{RATS}")
    assert told.refused == "target-not-in-combat", told.text
    assert f"/unit link unit:Pistols other:{RATS}" in told.text
    shot = await alice.types("/shoot Pistols dice:1 1 1 1 1")
    assert shot.answer.refused is None, shot.text
    assert (await hall.entries(alice))[0].arguments["options"]["target"] == "Griffarque"


async def test_power_through_is_for_enemies_in_combat_with_the_unit(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "battlepack=border-war")
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/resolve gain_command_points")
    await alice.types("/battle next first:Storm")
    await alice.types("/battle next phase:charge")
    await alice.types("/charge unit:Lord target:Griffarque distance:5 dice:5 5")
    await alice.types(f"/unit link Liberators other:{RATS}")
    await alice.types("/battle next phase:end-of-turn")
    told = await alice.types(f"/move what:power-through unit:Lord target:{RATS}")
    assert told.refused == "not-in-contact", told.text
    assert "not in combat with each other" in told.text
    told = await alice.types("/move what:power-through unit:Lord dice:3 1 1")
    assert told.answer.refused is None, told.text
    assert told.outcome["result"]["inches"] == 12
    assert ("Lord", "Griffarque") in await contacts(alice)
    tapper = Tapper(alice)
    await tapper.use(told.message, "In combat")
    await tapper.answers("beyond")
    assert await contacts(alice) == {("Liberators", RATS)}
    assert "engaged" not in await statuses(bruno, "Griffarque")


async def test_what_is_measured_is_noted(hall: Hall, alice: Player, bruno: Player) -> None:
    await at(alice, bruno, "combat")
    before = (await hall.state(alice))[0]
    line = f"/resolve in_combat values:unit:Lord enemy:{RATS} distance:"
    assert (await alice.types(f"{line}2")).outcome["result"]["in_combat"] is True
    assert await contacts(alice) == {("Lord", RATS)}
    assert (await alice.types(f"{line}5")).outcome["result"]["reason"] == "too-far"
    assert await in_combat(hall, alice) == set()
    friends = "/resolve in_combat values:unit:Lord enemy:Liberators distance:1"
    assert (await alice.types(friends)).refused == "same-side"
    await alice.types("/undo count:2")
    assert (await hall.state(alice))[0] == before


async def test_reminders_name_who_fights_whom(alice: Player, bruno: Player) -> None:
    pairs = ("Lord other:Griffarque", f"Liberators other:{RATS}")
    await at(alice, bruno, "charge", *pairs)
    told = await alice.types("/battle next")
    assert "In combat with each other: Lord and Griffarque" in told.text
    assert f"In combat with each other: Liberators and {RATS}" in told.text
    fought = await alice.presses(told, "Fight: Liberators")
    assert fought.outcome["procedure"] == "fight_attack"
    told = await bruno.types("/battle next")
    assert "Has not fought: Lord, Griffarque" in told.text


async def test_a_charge_of_which_nobody_told_the_end_is_not_forgotten(
    alice: Player, bruno: Player
) -> None:
    await at(alice, bruno, "charge")
    await alice.types(f"/charge unit:Lord target:{RATS} dice:3 4")
    status = await alice.types("/battle status")
    assert f"not told whether it ends within half an inch: Lord at {RATS}" in status.text
    told = await alice.types("/battle next")
    assert f"nobody said whether it reached: Lord at {RATS}" in told.text
    await alice.types("/undo")
    reached = await alice.types("/resolve charge_reached values:unit:Lord")
    assert reached.answer.refused is None, reached.text
    assert await contacts(alice) == {("Lord", RATS)}
    assert "nobody said" not in (await alice.types("/battle next")).text


async def test_combat_goes_with_a_battle_that_is_handed_on(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await at(alice, bruno, "charge")
    await alice.types(f"/charge unit:Lord target:{RATS} distance:5 dice:5 5")
    await alice.types("/charge unit:Liberators target:Griffarque dice:3 4")
    file = await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "fr")
        brought = await chloe.calls("battle import", file=file)
        assert brought.answer.refused is None, brought.text
        assert await contacts(chloe) == {("Lord", RATS)}
        assert await links(chloe, "charge") == {
            ("Lord", RATS, "moved"),
            ("Liberators", "Griffarque", "declared"),
        }
        assert (await chloe.types("/battle replay")).outcome["differing"] == []
