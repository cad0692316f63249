"""Curses of Warhammer and those they spare, injuries, and challenges of giants and leaders."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import labels
from tests.bot.e2e.desk.taps.pressing import Presser
from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import MEN, begin
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import state_of, statuses, to_phase

MAGE = f"Mage 1 {MEN} MP40 Lv4 [wizard]"


async def test_a_curse_of_men_spares_creatures_over_three_metres(
    alice: Player, bruno: Player
) -> None:
    """It works on none of the size of ogres, trolls and giants [L5672-5677]."""
    await begin(alice, bruno)
    told = await alice.types(f"/unit add {MAGE} side:Empire")
    assert told.answer.refused is None, told.text
    await bruno.types(f"/unit add Grok 1 {MEN} [character, ogre] side:Orcs")
    await bruno.types(f"/unit add Boss 1 {MEN} [character, orc] side:Orcs")
    await to_phase(alice, "magic")
    line = "/cast wizard:Mage spell:curse of living death target:{} distance:20 dice:6,6"
    assert (await alice.types(line.format("Grok"))).refused == "spell-spares"
    told = await alice.types(line.format("Boss"))
    assert told.answer.refused is None, told.text


async def test_who_stands_has_no_injuries(alice: Player, bruno: Player) -> None:
    """Only who was removed as a casualty rolls for injuries [L7412-7420]."""
    await begin(alice, bruno)
    for procedure in ("character_injury", "fallen_character"):
        told = await alice.types(f"/resolve {procedure} values:unit:Baron")
        assert told.refused == "still-stands", told.text
    await alice.types("/unit damage Baron wounds:1")
    told = await alice.types("/resolve fallen_character values:unit:Baron")
    assert told.answer.refused is None, told.text


async def test_a_giant_fights_nobody_apart_from_his_unit(alice: Player, bruno: Player) -> None:
    """A demon does not meet in single combat a man of the unit that it fights [L3088-3096]."""
    await begin(alice, bruno)
    await bruno.types(f"/unit add Demon 1 {MEN} [character, large] side:Orcs")
    await alice.types("/unit join Baron unit:Guard")
    await to_phase(alice, "combat")
    await state_of(alice, "Guard", "engaged")
    await state_of(bruno, "Demon", "engaged")
    line = "/fight what:challenge unit:Demon enemy:Baron who:character"
    told = await bruno.types(line)
    assert told.outcome["result"] == told.outcome["result"] | {"unfair": True, "apart": False}
    assert "nobody interferes" not in told.text
    for player, unit in ((alice, "Baron"), (bruno, "Demon")):
        assert "in-challenge" not in await statuses(player, unit)


async def test_the_leaders_of_an_accepted_challenge_fight_apart_and_are_not_challenged_again(
    alice: Player, bruno: Player
) -> None:
    """Two leaders are a figure of either unit; nobody interferes in their duel [L2984-3004]."""
    await begin(alice, bruno)
    await alice.types("/unit link Guard other:Mob")
    await to_phase(alice, "combat")
    told = await alice.types("/fight what:challenge unit:Guard enemy:Mob")
    accepted = await bruno.presses(told, "Accept the challenge")
    assert accepted.outcome["result"]["outcome"] == "fought"
    desk = await Presser(bruno).desk("Fight")
    assert not [label for label in labels(desk) if "Challenge" in label]
    again = await bruno.types("/fight what:challenge unit:Mob enemy:Guard")
    assert again.refused == "challenge-under-way"
    fought = await alice.types("/fight Guard fighting:5 enemy_fighting:5 dice:bot")
    steps = fought.text
    for striker, struck in (("Guard", "Mob"), ("Mob", "Guard")):
        assert f"The leaders’ duel, apart: {striker} against {struck}" in steps
        assert f"{striker} against {struck}: 4 figures strike" in steps
