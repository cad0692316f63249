"""The order of phases and turns, and what ends with them."""

from dataclasses import replace

import pytest

from bot.battle.actions import lifecycle
from bot.battle.tabletop.units import find_side
from rulesets.core.results.effect import CounterSet, Expiry, SpellStarted, StatusSet, WoundsLost
from rulesets.core.ruleset.game import Counter, Phase
from rulesets.core.ruleset.installed import Games
from rulesets.refusal import Refusal
from tests.bot.battle.playing import GAME, Table


async def where(table: Table) -> tuple[int, str, str | None]:
    channel = await table.look()
    battle = channel.fighting()
    return battle.turn, channel.board.sides[battle.active].name, battle.phase


async def statuses(table: Table, name: str) -> set[str]:
    return set((await table.look()).find_unit(name).statuses)


async def test_phases_then_sides_then_game_turns(battle: Table) -> None:
    seen = [await where(battle)]
    for _ in range(6):
        await battle.next()
        seen.append(await where(battle))
    assert seen == [
        (1, "Empire", "movement"),
        (1, "Empire", "magic"),
        (1, "Empire", "combat"),
        (1, "Orcs", "movement"),
        (1, "Orcs", "magic"),
        (1, "Orcs", "combat"),
        (2, "Empire", "movement"),
    ]


async def test_who_begins_a_game_turn_can_change(battle: Table) -> None:
    await battle.next(5)
    await battle.do(lambda c: lifecycle.go_on(c, battle.caller(), first=find_side(c.board, "Orcs")))
    assert await where(battle) == (2, "Orcs", "movement")
    await battle.next(3)
    assert await where(battle) == (2, "Empire", "movement")
    await battle.next(3)
    assert await where(battle) == (3, "Orcs", "movement")


async def test_what_lasts_for_the_next_own_turn_too_ends_with_it(battle: Table) -> None:
    await battle.effects(StatusSet("unit", "jammed", "own-turn-end"), unit="Spearmen")
    held = []
    for _ in range(9):
        held.append("jammed" in await statuses(battle, "Spearmen"))
        await battle.next()
    # Three phases of its own turn, three of the enemy's, three of its own next turn.
    assert held == [True] * 9
    assert "jammed" not in await statuses(battle, "Spearmen")


@pytest.mark.parametrize(
    ("until", "phases"),
    [("next-turn", 6), ("own-first-phase", 7)],
)
async def test_what_outlasts_the_turn_ends_in_one_that_follows(
    battle: Table, until: Expiry, phases: int
) -> None:
    await battle.effects(StatusSet("unit", "jammed", until), unit="Spearmen")
    held = []
    for _ in range(phases):
        held.append("jammed" in await statuses(battle, "Spearmen"))
        await battle.next()
    # To the end of the enemy's turn, or to that of the first phase of its own next one.
    assert held == [True] * phases
    assert "jammed" not in await statuses(battle, "Spearmen")


async def test_statuses_end_when_they_say(battle: Table) -> None:
    for unit in ("Spearmen", "Trolls"):
        await battle.effects(
            StatusSet("unit", "panic-tested", "phase"),
            StatusSet("unit", "charged", "turn"),
            StatusSet("unit", "stupid", "own-turn"),
            StatusSet("unit", "cursed", "own-magic-phase"),
            StatusSet("unit", "first-round", "combat"),
            StatusSet("unit", "terror-tested", "battle"),
            unit=unit,
        )
    everything = {"charged", "stupid", "cursed", "first-round", "terror-tested"}
    await battle.next()  # the Empire's magic phase
    assert await statuses(battle, "spearmen") == everything - {"cursed"}
    assert await statuses(battle, "trolls") == everything
    await battle.next(2)  # the Orcs' movement
    assert await statuses(battle, "spearmen") == {"stupid", "terror-tested"}
    assert await statuses(battle, "trolls") == {"cursed", "terror-tested"}
    await battle.next()  # the Orcs' magic phase
    assert await statuses(battle, "trolls") == {"terror-tested"}
    await battle.next(2)  # the Empire's movement
    assert await statuses(battle, "spearmen") == {"terror-tested"}


async def test_a_combat_lasts_over_turns_for_those_who_fight(battle: Table) -> None:
    await battle.effects(
        StatusSet("unit", "engaged"), StatusSet("unit", "won", "combat"), unit="Trolls"
    )
    await battle.next(9)
    assert await statuses(battle, "trolls") == {"engaged", "won"}


async def test_counters_end_when_the_game_says(battle: Table) -> None:
    await battle.effects(
        CounterSet("power-dice", 5), CounterSet("orders", 2), CounterSet("points", 80)
    )
    channel = await battle.look()
    empire = channel.board.sides[0]
    await battle.next()
    assert empire.counters == {"orders": 2, "points": 80}
    await battle.next(2)
    assert empire.counters == {"points": 80}


async def test_persistent_spells_end_in_their_casters_next_magic_phase(battle: Table) -> None:
    await battle.next()
    await battle.effects(
        SpellStarted("unit", "Curse", "persistent", 7),
        SpellStarted("unit", "Smoke", "in-play", 7),
        unit="Spearmen",
    )
    channel = await battle.look()
    await battle.next(5)
    assert [spell.name for spell in channel.board.spells] == ["Curse", "Smoke"]
    await battle.next()
    assert [spell.name for spell in channel.board.spells] == ["Smoke"]


async def test_what_is_counted_in_turns_ends_with_the_last_of_its_owners(battle: Table) -> None:
    await battle.effects(
        StatusSet("unit", "asleep", "turns", 2),
        SpellStarted("unit", "Fog", "counted", 2),
        SpellStarted("unit", "Rain", "fleeting", 1),
        SpellStarted("unit", "Bridge", "lasting", 0),
        unit="Spearmen",
    )
    channel = await battle.look()

    def now() -> tuple[list[tuple[str, int]], int | None]:
        held = channel.find_unit("spearmen").statuses.get("asleep")
        return [(spell.name, spell.value) for spell in channel.board.spells], held and held["value"]

    await battle.next(5)
    assert now() == ([("Fog", 2), ("Rain", 1), ("Bridge", 0)], 2)
    await battle.next()
    assert now() == ([("Fog", 1), ("Bridge", 0)], 1)
    await battle.next(6)
    assert now() == ([("Fog", 0), ("Bridge", 0)], 1)
    await battle.restart()
    channel = await battle.look()
    await battle.next(3)
    assert now() == ([("Bridge", 0)], None)


async def test_a_phase_begins_with_the_models_that_are_left(battle: Table) -> None:
    await battle.effects(WoundsLost("unit", 6), unit="Spearmen")
    channel = await battle.look()
    assert channel.find_unit("spearmen").phase_start == 20
    await battle.next()
    await battle.restart()
    assert (await battle.look()).find_unit("spearmen").phase_start == 14


async def test_the_phase_it_is_already_is_nothing_to_go_on_to(battle: Table) -> None:
    before = await where(battle)
    with pytest.raises(Refusal) as caught:
        await battle.do(lambda c: lifecycle.go_on(c, battle.caller(), to="movement"))
    assert (caught.value.code, caught.value.facts) == ("phase-now", {"phase": "movement"})
    assert await where(battle) == before
    await battle.do(lambda c: lifecycle.go_on(c, battle.caller(), to="combat"))
    assert await where(battle) == (1, "Empire", "combat")
    await battle.do(lambda c: lifecycle.go_on(c, battle.caller(), to="movement"))
    assert await where(battle) == (1, "Orcs", "movement")


async def test_a_game_without_phases_goes_on_from_turn_to_turn(url: str) -> None:
    plain = replace(GAME, phases=())
    table = Table(url, Games([plain]))
    await table.open()
    await table.battle()
    seen = []
    for _ in range(3):
        await table.next()
        seen.append(await where(table))
    await table.close()
    assert seen == [(1, "Orcs", None), (2, "Empire", None), (2, "Orcs", None)]


@pytest.mark.parametrize("opened", [(), ("priority",)])
async def test_a_battle_may_begin_with_phases_that_never_come_again(
    url: str, opened: tuple[str, ...]
) -> None:
    first = Phase("deployment", span="battle-start")
    rolled = (Phase(phase, span="round-start") for phase in opened)
    table = Table(url, Games([replace(GAME, phases=(first, *GAME.phases, *rolled))]))
    await table.open()
    await table.battle()
    seen = [await where(table)]
    for _ in ("deployment", *opened):
        await table.next()
        seen.append(await where(table))
    phases = ("deployment", *opened, "movement")
    assert seen == [(1, "Empire", phase) for phase in phases]
    with pytest.raises(Refusal, match="phase-gone"):
        await table.do(lambda c: lifecycle.go_on(c, table.caller(), to="deployment"))
    assert await where(table) == (1, "Empire", "movement")
    await table.close()


async def test_phases_of_all_sides_open_and_close_the_game_turn(url: str) -> None:
    phases = (
        Phase("priority", span="round-start"),
        Phase("hero"),
        Phase("combat"),
        Phase("tally", span="round-end"),
    )
    counters = (Counter("orders", "round"), Counter("points"))
    table = Table(url, Games([replace(GAME, id="rounds", phases=phases, counters=counters)]))
    await table.open()
    await table.battle()
    await table.effects(CounterSet("orders", 4), CounterSet("points", 1))
    seen = [await where(table)]
    for _ in range(6):
        await table.next()
        seen.append(await where(table))
    assert [(turn, side, phase) for turn, side, phase in seen] == [
        (1, "Empire", "priority"),
        (1, "Empire", "hero"),
        (1, "Empire", "combat"),
        (1, "Orcs", "hero"),
        (1, "Orcs", "combat"),
        (1, "Orcs", "tally"),
        (2, "Empire", "priority"),
    ]
    channel = await table.look()
    assert channel.board.sides[0].counters == {"points": 1}
    # Who won the roll takes the first turn, which begins as the priority phase ends.
    await table.do(lambda c: lifecycle.go_on(c, table.caller(), first=find_side(c.board, "Orcs")))
    assert await where(table) == (2, "Orcs", "hero")
    with pytest.raises(Refusal, match="order-settled"):
        await table.do(lambda c: lifecycle.go_on(c, table.caller(), first=c.board.sides[0]))
    await table.do(lambda c: lifecycle.go_on(c, table.caller(), to="priority"))
    assert await where(table) == (3, "Orcs", "priority")
    await table.close()


async def test_losses_of_a_phase_that_keeps_them_are_told_for_the_rest_of_the_turn(
    url: str,
) -> None:
    shooting = Phase("shooting", losses=("shot-down", "tested"))
    game = replace(GAME, phases=(shooting, Phase("combat"), Phase("magic")))
    table = Table(url, Games([game]))
    await table.open()
    await table.battle()
    await table.unit("Spearmen 20 W1")
    await table.unit("Goblins 20 W1", side="Orcs")
    tested = StatusSet("unit", "tested", "phase", 4)
    await table.effects(WoundsLost("unit", 6), tested, unit="Spearmen")
    await table.effects(WoundsLost("unit", 4), tested, unit="Goblins")
    await table.next()
    await table.effects(WoundsLost("unit", 5), unit="Spearmen")
    await table.next()
    held = (await table.look()).find_unit("Spearmen").statuses["shot-down"]
    assert held == {"value": 2, "until": "turn"}
    assert "shot-down" not in await statuses(table, "Goblins")
    await table.next()
    assert "shot-down" not in await statuses(table, "Spearmen")
    await table.close()
