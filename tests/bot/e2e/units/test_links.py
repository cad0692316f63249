"""Links at the table: typed, made by charges and rounds, seen by both, used by the next fight."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.commands.journal.replaying import replay
from rulesets.core.results.link_effect import OnLink
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import UNASKED, battle_of, begin, in_turn, to_phase

WOLVES = "Loups 5 M9 CC3 CT0 F3 E3 PV1 I3 A1 Cd6"
CHARGE = "/charge what:resolve unit:Archers target:Orques distance:3"


async def links(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await battle_of(player))["links"]
    return found


async def test_contact_is_typed_seen_in_both_languages_corrected_and_ended(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house=UNASKED)
    before = (await hall.state(alice))[0]
    told = await bruno.types("/unit link Orques")
    assert "Orques: in contact with Archers" in told.text
    told = await bruno.types("/unit link Orques other:Archers facing:flanc")
    assert "(in its flank)" in told.text
    assert "in contact with Orques (in its own flank)" in (await alice.types("/unit list")).text
    assert "(in its flank)" in (await alice.types("/battle status")).text
    await bruno.types("/battle language language:fr")
    shown = (await alice.types("/unit show Archers")).text
    assert "au contact d’Orques (prise de flanc)" in shown
    await bruno.types("/undo")
    (link,) = await links(alice)
    assert (link["kind"], link["facing"], link["until"]) == ("contact", "flank", "combat")
    await alice.types("/unit link Archers clear:yes")
    assert await links(alice) == []
    await alice.calls("undo")
    await bruno.calls("undo", count=2)
    assert (await hall.state(alice))[0] == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("/unit link Archers other:Archers", "link-itself"),
        ("/unit link Archers other:Chef", "link-enemies"),
        ("/unit link Archers relation:marriage", "unknown-relation"),
        ("/unit link Archers other:Orques facing:top", "not-a-choice"),
        ("/unit link Archers other:Orques step:moved", "link-without"),
        ("/unit link Archers other:Orques clear:yes", "nothing-changes"),
        ("/unit link Archers clear:yes", "nothing-changes"),
        ("/unit link Orques other:Archers", "not-your-side"),
    ],
)
async def test_what_cannot_be_is_refused(
    hall: Hall, alice: Player, bruno: Player, line: str, code: str
) -> None:
    await begin(alice, bruno, house=UNASKED)
    await alice.types("/unit add Chef 1 M4 CC3 CT3 F3 E3 PV1 I3 A1 Cd7")
    before = await hall.state(alice)
    told = await alice.types(line)
    assert told.refused == code, told.text
    assert await hall.state(alice) == before


async def test_what_is_so_already_is_not_noted_again(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house=UNASKED)
    await alice.types("/unit add Chef 1 M4 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 [character]")
    assert (await alice.types("/unit join Chef unit:Archers")).answer.refused is None
    await alice.types("/unit link Archers other:Orques facing:flank")
    before = await hall.state(alice)
    for line in ("Archers other:Orques", "Archers other:Orques facing:flank", "Chef other:Orques"):
        assert (await alice.types(f"/unit link {line}")).refused == "nothing-changes"
    assert (await bruno.types("/unit link Orques other:Archers")).refused == "nothing-changes"
    assert await hall.state(alice) == before
    told = await alice.types("/unit link Archers other:Orques facing:rear")
    assert told.answer.refused is None, told.text


async def test_with_whom_is_asked_where_several_can_be_meant(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house=UNASKED)
    await bruno.types(f"/unit add {WOLVES}")
    assert (await alice.types("/unit link Archers")).refused == "link-with-whom"
    await bruno.types("/unit status Loups status:engaged")
    await alice.types("/unit link Archers")
    assert "in contact with Archers" in (await bruno.types("/unit show Loups")).text


async def test_a_charge_is_noted_with_its_step(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house=UNASKED)
    told = await alice.types("/unit link Archers relation:charge")
    assert "charges Orques (declared)" in told.text
    told = await alice.types("/unit link Archers relation:charge step:tested")
    assert "charges Orques (tested)" in told.text
    shown = (await bruno.types("/unit show Orques")).text
    assert "charged by Archers (tested)" in shown


async def test_options_are_completed_by_what_the_game_has(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house=UNASKED)
    await bruno.types(f"/unit add {WOLVES}")
    assert (await alice.offered("unit link", "relation", "fe"))[0] == ("fear", "dread")
    facings = await bruno.offered("unit link", "facing", "")
    assert facings == [("front", "front"), ("flanc", "flank"), ("arrière", "rear")]
    assert await alice.offered("unit link", "facing", "", relation="charge") == []
    steps = await alice.offered("unit link", "step", "mo", relation="charge")
    assert steps == [("moved", "moved")]
    some = await alice.offered("unit link", "other", "", unit="Archers")
    assert [name for name, _ in some] == ["Orques", "Loups"]
    await alice.types("/unit link Archers other:Loups")
    some = await alice.offered("unit link", "other", "", unit="Archers")
    assert [name for name, _ in some] == ["Loups", "Orques"]
    some = await alice.offered("unit link", "other", "", unit="Archers", clear=True)
    assert [name for name, _ in some] == ["Loups"]


async def test_a_charge_makes_contact_and_the_fight_knows_the_enemy_and_the_flank(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house=UNASKED)
    await bruno.types(f"/unit add {WOLVES}")
    await alice.calls("battle next", phase="movement")
    told = await alice.types(f"{CHARGE} facing:flank")
    assert "Archers: in contact with Orques (in its flank)" in told.text
    await alice.calls("battle next", phase="close-combat")
    told = await alice.types("/fight Archers dice:bot")
    assert told.answer.refused is None, told.text
    assert told.answer.card.title.startswith("Archers · Orques")
    entry = (await hall.entries(alice))[0]
    assert entry.arguments["options"]["enemy"] == "Orques"
    assert entry.arguments["values"]["in_flank"] == [1]


async def test_what_is_typed_wins_over_the_table(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house=UNASKED)
    await bruno.types(f"/unit add {WOLVES}")
    await alice.calls("battle next", phase="close-combat")
    await alice.types("/unit link Archers other:Orques")
    told = await alice.types("/fight Archers enemy:Loups first_round:yes dice:bot")
    assert told.answer.card.title.startswith("Archers · Loups")


async def test_a_fight_makes_contact_known_and_flight_ends_it(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house=UNASKED)
    await alice.calls("battle next", phase="close-combat")
    await alice.types("/fight Archers enemy:Orques first_round:yes dice:bot")
    for player, unit in ((alice, "Archers"), (bruno, "Orques")):
        await player.types(f"/unit status {unit} status:fleeing")
    assert await links(alice) == []


async def test_entries_are_played_again_with_their_contacts_and_older_ones_without(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house=UNASKED)
    await alice.calls("battle next", phase="movement")
    await alice.types(f"{CHARGE} facing:rear")
    await alice.calls("battle next", phase="close-combat")
    await alice.types("/fight Archers dice:bot")
    assert (await alice.types("/battle replay")).outcome["differing"] == []
    game = (await hall.channel(alice)).ruleset
    fight, _, charge = (await hall.entries(alice))[:3]
    for entry, option in ((charge, "facing"), (fight, None)):
        assert replay(game, entry).same
        values = {name: held for name, held in entry.arguments["values"].items() if name != option}
        for held in values.values():
            for unit in held if isinstance(held, list) else [held]:
                if isinstance(unit, dict):
                    unit.pop("links", None)
        effects = tuple(effect for effect in entry.effects if not isinstance(effect, OnLink))
        older = replace(entry, arguments={**entry.arguments, "values": values}, effects=effects)
        assert replay(game, older).same


async def test_a_charge_at_a_unit_that_is_destroyed_is_told_no_more(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house=UNASKED)
    await to_phase(alice, "movement")
    await in_turn((alice, CHARGE))
    assert "charges Orques" in (await alice.types("/battle status")).text
    await in_turn((bruno, "/unit damage Orques wounds:20"))
    told = await alice.types("/battle status")
    assert "Orques: destroyed" in told.text
    assert "charges Orques" not in told.text
