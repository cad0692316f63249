"""Replacement units of Age of Sigmar: new units, which their predecessors used nothing up for."""

from __future__ import annotations

from tests.bot.e2e.commands.test_refusals import assert_one_sentence
from tests.bot.e2e.games.aos4.test_spearhead import begin
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import battle_of

PRIESTS = "Prêtres 2 M6 H1 Svg6+ C1 [infanterie, prêtre (1), renforts]"
FALLEN_HERO = "Chef 1 M6 H5 Svg4+ C2 [héros, infanterie]"
CALL = "/resolve procedure:call_reinforcements values:unit:{0}"
PRAY = "/pray unit:{0} target:Chef prayer:Resurrection distance:2"


async def begin_turns(alice: Player, bruno: Player, house: str = "battlepack=spearhead") -> None:
    """Start a battle in which the priests of Skaven fall after their prayer, in their own turn."""
    await begin(alice, bruno, house)
    for line in (PRIESTS, FALLEN_HERO):
        await bruno.types(f"/unit add {line}")
    await bruno.types("/unit damage Chef wounds:5")
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/battle next first:Skaven")
    await bruno.types("/battle next phase:hero")
    prayed = await bruno.types(f"{PRAY.format('Prêtres')} dice:1")
    assert prayed.answer.refused is None, prayed.text
    again = await bruno.types(PRAY.format("Prêtres"))
    assert again.refused == "prayer-used-up"
    await bruno.types("/unit damage Prêtres wounds:2")
    await bruno.types("/battle next phase:movement")


async def next_round(player: Player) -> None:
    """Go on to the first turn of the next round, which Skaven takes."""
    for _ in range(2):
        await player.types("/battle next phase:end-of-turn")
        await player.types("/battle next")
    await player.types("/battle next phase:start-of-round")
    await player.types("/battle next first:Skaven")


async def test_a_replacement_uses_anew_what_is_used_once_a_battle(
    alice: Player, bruno: Player
) -> None:
    await begin_turns(alice, bruno)
    before = await battle_of(alice)
    called = await bruno.types(CALL.format("Prêtres"))
    assert called.outcome["result"]["allowed"] is True
    assert "Prêtres 2" in called.text
    after = await battle_of(alice)
    await bruno.types("/undo")
    assert await battle_of(alice) == before
    await bruno.types("/redo")
    assert await battle_of(alice) == after
    await next_round(alice)
    await bruno.types("/battle next phase:hero")
    prayed = await bruno.types(f"{PRAY.format('Prêtres')} dice:6")
    assert prayed.answer.refused is None, prayed.text
    assert "Prêtres 2" in prayed.text
    assert (await bruno.types(PRAY.format("Prêtres 2"))).refused == "prayer-used-up"


async def test_neither_the_replaced_nor_the_replacement_is_replaced(
    alice: Player, bruno: Player
) -> None:
    await begin_turns(alice, bruno)
    await bruno.types(CALL.format("Prêtres"))
    assert (await bruno.types("/move what:normal unit:Prêtres 2")).refused == "moves-otherwise"
    await bruno.types("/unit damage Prêtres 2 wounds:2")
    await next_round(alice)
    await bruno.types("/battle next phase:movement")
    for name in ("Prêtres", "Prêtres 2"):
        told = await bruno.types(CALL.format(name))
        assert told.outcome["result"]["reason"] == "replaced", name


async def test_border_war_has_no_reinforcements_unless_the_rule_is_overruled(
    alice: Player, bruno: Player
) -> None:
    await begin_turns(alice, bruno, "battlepack=border-war")
    refused = await bruno.types(CALL.format("Prêtres"))
    assert refused.refused == "no-reinforcements"
    assert_one_sentence(refused)
    assert "Renforts" in refused.text
    assert len(refused.buttons) == 1
    assert "Prêtres 2" not in {unit["name"] for unit in (await battle_of(alice))["units"]}
    asked = await bruno.presses(refused, refused.buttons[0])
    allowed = await alice.presses(asked, asked.buttons[0])
    done = await bruno.presses(allowed, allowed.buttons[0])
    assert done.outcome["result"]["allowed"] is True
    assert "Prêtres 2" in done.text
