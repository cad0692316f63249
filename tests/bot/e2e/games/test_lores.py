"""Spells by their names at the table: completed, cast, resolved, forgotten, ended."""

from __future__ import annotations

import re

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import at_desk, begin


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


async def at_magic(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Mage 1 M4 T3 W2 Ld8 Lv2 [character]")
    await alice.calls("battle next", phase="magic")


async def to_the_next_magic(alice: Player) -> None:
    for phase in ("shooting", "close-combat", "start-of-turn", "movement", "magic"):
        await alice.calls("battle next", phase=phase)


async def test_spells_are_offered_in_the_player_s_language(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    english = await alice.offered("cast", "spell", "firebal")
    french = await bruno.offered("cast", "spell", "eclair")
    assert english[0] == ("Fireball (6+, Fire)", "Fireball")
    assert french[0][0] == "Éclair Fourchu (7+, Cieux)"
    assert len(await alice.offered("cast", "spell", "")) == 25


async def test_what_a_wizard_knows_is_offered_first_then_his_lore(
    alice: Player, bruno: Player
) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    known = "/resolve spell_generation wizard:Mage lore:death dice:2,5"
    assert (await alice.types(known)).answer.refused is None
    offered = [name for _, name in await alice.offered("cast", "spell", "", wizard="Mage")]
    assert offered[:3] == ["Life Drain", "Walking Death", "Caress of Laniph"]
    assert set(offered[3:7]) == {
        *("Fatalitas!", "Laughter of Bjuna", "Soul Thief", "Purple Sun of Xereus"),
    }
    shown = (await alice.types("/unit show Mage")).text
    assert "Spells known: Life Drain, Walking Death, Caress of Laniph" in shown
    refused = await alice.types("/cast wizard:Mage spell:fireball dice_used:2")
    assert refused.refused == "spell-not-known"


async def test_a_spell_named_with_a_slip_fills_what_was_not_typed(
    alice: Player, bruno: Player
) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    cast = await alice.types("/cast wizard:Mage spell:firebal target:Orques dice_used:2 dice:4,1")
    assert cast.outcome["result"] | {"total": 0} == {
        "cast": True,
        "miscast": False,
        "reason": "reached",
        "casting_value": 6,
        "total": 0,
    }
    assert "1D6 hits at Strength 4, flaming" in cast.text
    await bruno.presses(cast, "Let it through")
    after = await at_desk(alice, "Effect of a spell")
    assert after.outcome["procedure"] == "spell_effect"
    assert after.outcome["result"]["in_range"]


async def test_a_free_name_is_cast_as_ever(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    line = "/cast wizard:Mage spell:Grandmother's Soup dice_used:2"
    assert (await alice.types(f"{line} casting_value:5 dice:4,1")).outcome["result"]["cast"]
    assert (await alice.types(line)).refused == "missing-option"


async def test_a_curse_lowers_what_tests_read_until_it_is_dispelled(
    alice: Player, bruno: Player
) -> None:
    await at_magic(alice, bruno)
    cursed = await alice.types("/resolve spell_effect spell:fatalitas wizard:Mage target:Orques")
    assert "Fatalitas! is in play" in cursed.text
    tested = await alice.types("/test unit:Orques odds:yes")
    assert tested.answer.refused is None
    told = await bruno.types("/test unit:Orques dice:3,2")
    assert told.outcome["result"] == {"passed": False, "total": 5, "against": 4, "led": False}
    shown = (await alice.types("/unit show Orques")).text
    assert "Ld7" in shown
    assert re.search(r"As it stands now: .*Ld4", shown)
    shown = plain((await bruno.types("/battle status")).text)
    assert "Fatalitas! is in play" in shown
    await to_the_next_magic(alice)
    line = "/dispel what:in-play spell:Fatalitas level:0 dice_used:2 pool:power-dice"
    ended = await bruno.types(f"{line} dice:5,4")
    assert ended.outcome["result"]["dispelled"]
    told = await bruno.types("/test unit:Orques dice:3,2")
    assert told.outcome["result"]["against"] == 7


async def test_the_comet_is_remembered_until_it_falls(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    await alice.types("/resolve spell_effect spell:comet wizard:Mage")
    await alice.calls("battle next", phase="movement")
    later = await alice.calls("battle next", phase="magic")
    assert "Comet of Casandora strikes now" in later.text
    fallen = await alice.types(
        "/resolve spell_effect spell:comet due:yes struck:2 target:Orques dice:2,1,3"
    )
    assert fallen.outcome["result"]["models_lost"] == 1
    assert "Comet of Casandora ends" in fallen.text


async def test_a_fiasco_takes_a_spell_that_is_then_refused(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    await alice.types("/miscast wizard:Mage spell:fireball total:9")
    refused = await bruno.types("/resolve spell_effect spell:abracadabra")
    assert refused.refused == "unknown-spell"
    told = await alice.types("/cast wizard:Mage spell:Fireball dice_used:1")
    assert told.refused == "spell-forgotten"
    assert "Fireball" in told.text


async def test_a_fiasco_typed_after_its_cast_counts_the_dice_of_the_cast(
    alice: Player, bruno: Player
) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    cast = "/cast wizard:Mage spell:fireball target:Orques dice_used:3 dice:1,1,4"
    assert (await alice.types(cast)).outcome["result"]["miscast"]
    told = await alice.types("/miscast wizard:Mage total:3 dice:1,1,6")
    assert told.outcome["result"]["caster_wounds"] == 1
    await alice.types("/undo")
    await alice.types('/battle count what:"Power dice of the last spell" value:2')
    assert (await alice.types("/miscast wizard:Mage total:3 dice:1,1")).outcome
    assert (await alice.types("/miscast wizard:Mage total:3 dice_used:4 dice:1,1,1,1")).outcome


async def test_who_is_drenched_twice_is_drenched_once(alice: Player, bruno: Player) -> None:
    """bh2-209-rain-twice: Ballistic Skill and Leadership fall by one."""
    await at_magic(alice, bruno)
    for _ in range(2):
        await alice.types("/resolve spell_effect spell:rain-lord wizard:Mage target:Orques")
    shown = (await alice.types("/unit show Orques")).text
    assert re.search(r"As it stands now: .*BS2 .*Ld6", shown)


async def test_nobody_resolves_the_spells_of_another_s_wizard(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    line = "/resolve spell_effect spell:fireball wizard:Mage target:Orques"
    assert (await bruno.types(line)).refused == "not-your-side"
    assert (await alice.types(f"{line} dice:1,4")).outcome["result"]["wounds"] == 1


async def test_curses_are_for_enemies_and_blessings_for_friends(
    alice: Player, bruno: Player
) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    friend = await alice.types("/cast wizard:Mage spell:blinding target:Archers dice_used:2")
    assert friend.refused == "same-side"
    assert "Mage" in friend.text
    enemy = await alice.types("/cast wizard:Mage spell:flesh-of-stone target:Orques dice_used:2")
    assert enemy.refused == "other-side"
    told = await alice.types("/resolve spell_effect spell:fireball wizard:Mage target:Archers")
    assert told.refused == "same-side"
    line = "/cast wizard:Mage spell:flesh-of-stone target:Archers dice_used:2 dice:4,3"
    assert (await alice.types(line)).outcome["result"]["cast"]


async def test_a_hero_in_a_unit_is_not_cursed_apart_from_it(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    await bruno.types("/unit add Chef 1 M4 T5 W2 Ld8 [character]")
    await bruno.types("/unit join Chef unit:Orques")
    told = await alice.types("/cast wizard:Mage spell:blinding target:Chef dice_used:2")
    assert told.refused == "spell-on-whole-unit"
    assert "Orques" in told.text


async def test_a_spell_cast_is_dispelled_once(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    cast = "/cast wizard:Mage casting_value:5 dice_used:1"
    dispel = "/dispel casting_result:6 dice_used:1"
    assert (await alice.types(f"{cast} spell:Soup dice:4")).outcome["result"]["cast"]
    assert not (await bruno.types(f"{dispel} dice:2")).outcome["result"]["dispelled"]
    again = await bruno.types(dispel)
    assert again.refused == "already-dispelling"
    assert "attempted:no" in again.text
    other = await bruno.types(f"{dispel} attempted:no dice:6")
    assert other.outcome["result"]["dispelled"]
    assert (await alice.types(f"{cast} spell:Stew dice:4")).outcome["result"]["cast"]
    assert (await bruno.types(f"{dispel} dice:6")).outcome["result"]["dispelled"]


async def test_a_wizard_tries_each_spell_once_and_upholds_it_once(
    alice: Player, bruno: Player
) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    cast = "/cast wizard:Mage spell:Soup casting_value:9 dice_used:1"
    assert not (await alice.types(f"{cast} dice:2")).outcome["result"]["cast"]
    assert (await alice.types(cast)).refused == "spell-already-tried"
    net = "spell:fatalitas wizard:Mage target:Orques"
    effect = f"/resolve spell_effect {net}"
    assert (await alice.types(effect)).refused == "spell-undone"
    assert (await alice.types(f"{effect} undone:no")).answer.refused is None
    assert (await alice.types(f"/cast {net} dice_used:2")).refused == "spell-still-in-play"


async def test_a_staff_and_a_sanctuary_count_by_themselves(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    await alice.types("/winds dice:3,6")
    await alice.types("/unit add Sage 1 M4 T3 W2 Ld8 Lv1 [character, wizards-staff]")
    cast = "/cast wizard:Sage spell:lush-sanctuary dice_used:3 dice:4,3,2"
    assert (await alice.types(cast)).outcome["result"]["cast"]
    effect = "/resolve spell_effect spell:lush-sanctuary wizard:Sage"
    assert (await alice.types(effect)).refused == "answer-owed"
    assert (await bruno.types("/resolve let_through")).answer.refused is None
    assert (await alice.types(effect)).answer.refused is None
    await to_the_next_magic(alice)
    winds = await bruno.types("/winds dice:2,4")
    assert winds.outcome["result"]["dispel_dice"] == 5


async def test_a_spell_just_cast_is_not_dispelled_as_one_in_play(
    alice: Player, bruno: Player
) -> None:
    await at_magic(alice, bruno)
    net = "/resolve spell_effect spell:net-of-amyntok wizard:Mage target:Orques"
    assert (await alice.types(net)).answer.refused is None
    dispel = "/dispel what:in-play spell:filet d'amyntok dice_used:2"
    assert (await bruno.types(dispel)).refused == "cast-this-phase"
    await to_the_next_magic(alice)
    ended = await bruno.types(f"{dispel} pool:power-dice dice:5,5")
    assert ended.outcome["result"]["dispelled"]


async def test_an_owner_ends_his_spell_in_any_phase(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    net = "spell:net-of-amyntok wizard:Mage"
    assert (await alice.types(f"/resolve spell_effect {net} target:Orques")).answer.refused is None
    await alice.calls("battle next", phase="shooting")
    assert (await bruno.types(f"/resolve end_spell {net}")).refused == "not-your-side"
    ended = await alice.types(f"/resolve end_spell {net}")
    assert "Net of Amyntok ends" in ended.text


async def test_a_reroll_of_a_spell_is_spent(alice: Player, bruno: Player) -> None:
    await at_magic(alice, bruno)
    assert (await alice.types("/resolve spell_reroll")).refused == "no-reroll-left"
    light = "/resolve spell_effect spell:battle-light wizard:Mage"
    assert (await alice.types(light)).answer.refused is None
    assert (await alice.types("/resolve spell_reroll dice:5")).outcome["result"] == {"value": 5}
    assert (await alice.types("/resolve spell_reroll")).refused == "no-reroll-left"
