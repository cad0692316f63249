"""Units of one side that fight each other in Warhammer: quarrels, and stupidity."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import state_of, statuses, to_phase

MOB = "M10 WS3 BS3 S1 T10 W1 I2 A1 Ld7 Int6 Cl7 WP7 [goblinoid]"


async def begin(alice: Player, bruno: Player) -> None:
    await alice.types("/battle start game:whfb2 side_one:Orcs side_two:Empire")
    await alice.types("/battle join side:Orcs")
    await bruno.types("/battle join side:Empire")
    for name in ("Mob", "Gobs", "Rats"):
        told = await alice.types(f"/unit add {name} 20 {MOB} side:Orcs")
        assert told.answer.refused is None, told.text
    await bruno.types(f"/unit add Guard 20 {MOB.replace(' [goblinoid]', '')} side:Empire")


async def at_blows(alice: Player, bruno: Player) -> None:
    """Let a mob in a quarrel charge its friends."""
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    await state_of(alice, "Mob", "quarrelling")
    told = await alice.types("/charge Mob target:Gobs distance:15")
    assert told.answer.refused is None, told.text


async def test_a_unit_in_a_quarrel_charges_and_fights_its_friends(
    alice: Player, bruno: Player
) -> None:
    """Those subject to animosity attack friends as if they were enemies [L2626-2628]."""
    await at_blows(alice, bruno)
    assert {"engaged", "charged"} <= await statuses(alice, "Mob")
    await to_phase(alice, "combat")
    fought = await alice.types("/fight Mob")
    assert fought.answer.refused is None, fought.text


async def test_a_stupid_unit_charges_whoever_is_in_its_way(alice: Player, bruno: Player) -> None:
    """All in the way is charged, friends too [L2292-2296]."""
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    line = "/charge Mob target:Gobs distance:15"
    assert (await alice.types(line)).refused == "same-side"
    await state_of(alice, "Mob", "stupid")
    told = await alice.types(line)
    assert told.answer.refused is None, told.text


async def test_friends_of_sound_mind_are_no_enemies(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await state_of(alice, "Mob", "quarrelling")
    await to_phase(alice, "combat")
    for line in (
        "/fight Gobs enemy:Rats charged:unit",
        "/combat Gobs what:result enemy:Rats wounds:1 enemy_wounds:0 charged:unit",
    ):
        assert (await alice.types(line)).refused == "same-side"


async def test_all_leaders_must_hold_their_troops_before_a_fight_among_friends_ends(
    alice: Player, bruno: Player
) -> None:
    """The leaders of all units in the fight must pass for it to end [L2629-2632]."""
    await at_blows(alice, bruno)
    line = "/psychology {} what:animosity-control dice:{}"
    held = await alice.types(line.format("Mob", "1,1"))
    assert held.outcome["result"] == held.outcome["result"] | {"stopped": True, "waiting": 1}
    assert {"quarrelling", "engaged"} <= await statuses(alice, "Mob")
    lost = await alice.types(line.format("Gobs", "6,6"))
    assert lost.outcome["result"]["stopped"] is False
    assert "engaged" in await statuses(alice, "Gobs")
    await alice.types("/undo")
    ended = await alice.types(line.format("Gobs", "1,1"))
    assert ended.outcome["result"]["waiting"] == 0
    for unit in ("Mob", "Gobs"):
        assert not {"quarrelling", "engaged", "held-in-quarrel"} & await statuses(alice, unit)


async def test_before_contact_the_leader_alone_stops_his_troops(
    alice: Player, bruno: Player
) -> None:
    """A leader who passes has his troops in hand, free of animosity [L2622-2625]."""
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    await state_of(alice, "Mob", "quarrelling")
    held = await alice.types("/psychology Mob what:animosity-control dice:1,1")
    assert held.outcome["result"]["waiting"] == 0
    assert "quarrelling" not in await statuses(alice, "Mob")


async def test_a_fight_among_friends_is_reminded_of(alice: Player, bruno: Player) -> None:
    await at_blows(alice, bruno)
    told = await alice.calls("battle next", phase="combat")
    assert "Mob against Gobs" in told.text


async def test_only_who_quarrels_may_charge_friends_and_only_goblinoids(
    alice: Player, bruno: Player
) -> None:
    """Goblinoids fall upon others of their like; heroes are never subject [L2615-2630]."""
    await begin(alice, bruno)
    for unit in (
        f"Boss 1 {MOB.replace('[', '[character, ')}",
        f"Men 9 {MOB.replace('[goblinoid]', '')}",
    ):
        assert (await alice.types(f"/unit add {unit} side:Orcs")).answer.refused is None
    await to_phase(alice, "movement")
    quarrel = await alice.types("/psychology Mob what:animosity dice:6")
    assert "Stopping a quarrel" in quarrel.buttons
    tapper = Tapper(alice)
    for charger, targets in {
        "Mob": ["Guard", "Gobs", "Rats"],
        "Gobs": ["Guard"],
        "Boss": ["Guard"],
        "Men": ["Guard"],
    }.items():
        await tapper.taps_on(f"Charge: {charger}")
        assert tapper.sheet is not None
        assert labels(tapper.sheet) == [*targets, "Rule"], charger
    for charger, target in (("Boss", "Mob"), ("Gobs", "Mob"), ("Mob", "Boss"), ("Mob", "Men")):
        told = await alice.types(f"/charge {charger} target:{target} distance:9")
        assert told.refused == "same-side", (charger, target)


async def test_a_quarrel_is_reminded_of_until_it_is_stopped_or_they_charge(
    alice: Player, bruno: Player
) -> None:
    """They charge unless their leader stops them, who tries once a turn [L2618-2632]."""
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    await alice.types("/psychology Mob what:animosity dice:6")
    tapper = Tapper(alice)
    assert await tapper.goes_on() == "Next phase (due: Gobs, Rats…)"
    for calm in ("Gobs", "Rats"):
        await alice.types(f"/psychology {calm} what:animosity dice:1")
    desk = await tapper.desk("Stopping a quarrel: Mob", bearing="Next phase (due: Mob)")
    assert "Next phase (due: Mob)" in labels(desk)
    failed = "/psychology Mob what:animosity-control dice:6,6"
    assert (await alice.types(failed)).answer.refused is None
    status = await alice.calls("battle status")
    assert "must charge their goblinoid friends: Mob" in status.text
    desk = await tapper.desk(bearing="Next phase (due: Mob)")
    assert "Stopping a quarrel: Mob" not in labels(desk)
    charged = await alice.types("/charge Mob target:Gobs distance:15")
    assert charged.answer.refused is None, charged.text
    assert "must charge" not in (await alice.calls("battle status")).text
