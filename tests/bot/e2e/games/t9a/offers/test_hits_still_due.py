"""Hits that an outcome tells players to roll later: due until they are, by a button of the desk."""

from __future__ import annotations

import pytest

from rulesets.core.results import counted
from rulesets.core.results.counted import plain_name
from tests.bot.e2e.desk.tapping import Tapper, labels, pressables, words
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import UNASKED, in_turn

MEN = "M4 WS3 BS3 S3 T3 I3 A1 Ld7"
MAGE = f"Mage 1 {MEN} W3 Lv3 [wizard, character] side:Men"
SAGE = f"Sage 1 {MEN} W3 Lv1 [wizard, character] side:Men"
GUARD = f"Guard 20 {MEN} W1 Wide5 side:Men"
FLAMER = f"Flamer 1 {MEN} W3 [dwarf-flame-thrower, war-machine] side:Men"
MOB = f"Mob 20 {MEN} W1 Wide5 side:Orcs"
EAGLE = f"Eagle 1 {MEN} W9 [fly (8)] side:Orcs"
SPITTER = f"Spitter 1 {MEN} W3 [dwarf-flame-thrower, war-machine] side:Men"
ARMY = (MAGE, SAGE, GUARD, FLAMER, MOB, EAGLE)
EXPLOSION = "Next phase (due: Explosion…)"
"""The machine is gone as well, so that its friends may panic [R L679-690]."""
PANIC = "Next phase (due: Panic test)"


@pytest.fixture
async def ana(hall: Hall) -> Tapper:
    """A player at the desk of a battle of The 9th Age, whose side has its first turn."""
    ana, bruno = hall.player("Alice"), hall.player("Bruno")
    await ana.calls("battle start", game="t9a", side_one="Men", side_two="Orcs", house=UNASKED)
    for player, side in ((ana, "Men"), (bruno, "Orcs")):
        await player.calls("battle join", side=side)
    await in_turn(*((bruno if "Orcs" in unit else ana, f"/unit add {unit}") for unit in ARMY))
    return Tapper(ana)


async def goes_on(ana: Tapper) -> str:
    """Return what the button that goes on says."""
    return next(each for each in labels(await ana.own_desk()) if "Next phase" in each)


async def takes(ana: Tapper, step: str, unit: str) -> None:
    """Take the step that is due of a unit, whose button is the only one for it.

    Where there is no room, what is done stands in words above the button with the unit.
    """
    shown = await ana.desk(step)
    said = next(each for each in (f"{step}: {unit}", unit) if each in labels(shown))
    assert f"Hits: {unit}" not in labels(shown), "the step has it"
    await ana.use(shown, said)
    assert ana.told


async def test_an_explosion_is_due_until_nobody_else_is_hit(ana: Tapper) -> None:
    """Every model within D6 inches takes a hit of Strength 5 [R L797-803]."""
    await ana.player.calls("battle next", phase="shooting")
    burst = "/warmachine what:flame-thrower unit:Flamer target:Mob distance:6 dice:6,1,4"
    await in_turn((ana.player, burst))
    assert await goes_on(ana) == EXPLOSION
    for struck in ("Guard", "Mob"):
        await ana.does("Explosion: hits on a unit near it", struck, "2")
        assert await goes_on(ana) == EXPLOSION
    await ana.does("Nobody else is hit")
    assert await goes_on(ana) == PANIC
    assert "xplosion" not in "\n".join(labels(await ana.desk("Next phase")))
    await ana.does("Undo")
    assert await goes_on(ana) == EXPLOSION


async def test_two_explosions_are_both_due_and_end_one_by_one(ana: Tapper) -> None:
    """Each machine strikes its own neighbours [R L797-803]: the second does not hide the first."""
    await in_turn((ana.player, f"/unit add {SPITTER}"))
    await ana.player.calls("battle next", phase="shooting")
    burst = "/warmachine what:flame-thrower unit:{} target:Mob distance:6 dice:6,1,{}"
    for gun, inches in (("Flamer", 4), ("Spitter", 2)):
        await in_turn((ana.player, burst.format(gun, inches)))
    told = (await ana.player.calls("battle status")).text
    for gun, inches in (("Flamer", 4), ("Spitter", 2)):
        assert f"Explosion of {gun}: everybody within {inches} inches" in told
    await ana.does("Nobody else is hit")
    told = (await ana.player.calls("battle status")).text
    assert "Explosion of Flamer" not in told
    assert "Explosion of Spitter: everybody within 2 inches" in told
    await ana.does("Explosion: hits on a unit near it", "Guard", "2")
    await ana.does("Nobody else is hit")
    assert await goes_on(ana) == PANIC


async def test_the_button_under_a_card_ends_the_explosion_that_it_tells_of(
    hall: Hall, ana: Tapper
) -> None:
    await in_turn((ana.player, f"/unit add {SPITTER}"))
    await ana.player.calls("battle next", phase="shooting")
    burst = "/warmachine what:flame-thrower unit:{} target:Mob distance:6 dice:6,1,{}"
    await in_turn((ana.player, burst.format("Flamer", 4)))
    last = await ana.player.types(burst.format("Spitter", 2))
    ended = await ana.player.presses(last, "Nobody else is hit")
    assert ended.answer.refused is None, ended.text
    told = (await ana.player.calls("battle status")).text
    assert "Explosion of Flamer: everybody within 4 inches" in told
    assert "Explosion of Spitter" not in told
    theirs = await hall.player("Bruno").types("/roll nobody_else")
    assert theirs.refused is not None, "the side that shot says so"


@pytest.mark.parametrize(
    ("gun", "other"), [("Gun 1", "Gun-1"), ("🔥🔥", "!!!"), ("Gun: 1", "Gun (1)")]
)
async def test_machines_whose_names_differ_by_signs_have_an_explosion_each(
    ana: Tapper, gun: str, other: str
) -> None:
    for name in (gun, other):
        machine = f'"{name}" 1 {MEN} W3 [dwarf-flame-thrower, war-machine] side:Men'
        await in_turn((ana.player, f"/unit add {machine}"))
    await ana.player.calls("battle next", phase="shooting")
    burst = '/warmachine what:flame-thrower unit:"{}" target:Mob distance:6 dice:6,1,{}'
    await in_turn((ana.player, burst.format(gun, 4)))
    last = await ana.player.types(burst.format(other, 2))
    told = (await ana.player.calls("battle status")).text
    for name, inches in ((gun, 4), (other, 2)):
        assert f"Explosion of {name}: everybody within {inches} inches" in told
    await ana.player.presses(last, "Nobody else is hit")
    told = (await ana.player.calls("battle status")).text
    assert f"Explosion of {gun}: everybody within 4 inches" in told
    assert f"Explosion of {other}:" not in told
    await ana.does("Nobody else is hit")
    assert await goes_on(ana) == "Next phase (due: Panic test)"


async def test_where_nothing_strikes_those_near_nobody_is_left_out(hall: Hall, ana: Tapper) -> None:
    await ana.player.calls("battle next", phase="shooting")
    before = await hall.state(ana.player)
    told = await ana.player.types("/roll nobody_else")
    assert told.refused == "nothing-strikes"
    assert await hall.state(ana.player) == before


@pytest.mark.parametrize("counted", ["power-dice", "explosion-reach:mob", "explosion-reach:flamer"])
async def test_what_strikes_those_near_is_ended_by_no_number_that_a_player_types(
    hall: Hall, ana: Tapper, counted: str
) -> None:
    await ana.player.calls("battle next", phase="shooting")
    burst = "/warmachine what:flame-thrower unit:Flamer target:Mob distance:6 dice:6,1,4"
    await in_turn((ana.player, burst))
    before = await hall.state(ana.player)
    told = await ana.player.types(f"/roll nobody_else values:counted:{counted}")
    assert told.refused == "option-unused"
    assert await hall.state(ana.player) == before
    await ana.does("Nobody else is hit")
    assert await goes_on(ana) == PANIC


async def test_an_explosion_that_nobody_counted_is_told_as_the_phase_ends(ana: Tapper) -> None:
    await ana.player.calls("battle next", phase="shooting")
    burst = "/warmachine what:flame-thrower unit:Flamer target:Mob distance:6 dice:6,1,4"
    await in_turn((ana.player, burst))
    told = await ana.player.calls("battle next")
    assert "Not done before" in told.text
    assert "Explosion of Flamer: everybody within 4 inches still to be hit" in told.text
    assert await goes_on(ana) == "Next phase"


@pytest.mark.parametrize(
    ("target", "rule", "button"),
    [("Mob", "hellfire", "Hellfire"), ("Eagle", "lightning-attack", "Lightning")],
)
async def test_what_strikes_again_as_the_phase_ends_is_due_once(
    ana: Tapper, target: str, rule: str, button: str
) -> None:
    """Hellfire after wounds, a Lightning Attack on what flies [R L1022, L1029]."""
    await ana.player.calls("battle next", phase="shooting")
    struck = f"/warmachine what:hits unit:Guard target:{target} hits:1 s:5 rules:{rule} dice:5"
    await in_turn((ana.player, struck), (ana.player, struck))
    assert await goes_on(ana) == f"Next phase (due: {target})"
    await takes(ana, f"{button}, at the end of the phase", target)
    assert await goes_on(ana) == "Next phase"
    left = await ana.desk("Next phase")
    assert button not in words(left)
    assert target not in labels(left)


async def test_a_spell_with_hellfire_strikes_again_too(ana: Tapper) -> None:
    """Blue Fire has Hellfire [P change.txt; R L1022]."""
    await ana.player.calls("battle next", phase="magic")
    fire = "/resolve spell_effect values:wizard:Mage; spell:blue-fire; target:Mob dice:1,6,6"
    await in_turn((ana.player, "/winds dice:6,4"), (ana.player, fire))
    assert await goes_on(ana) == "Next phase (due: Mob)"
    await takes(ana, "Hellfire, at the end of the phase", "Mob")
    assert await goes_on(ana) == "Next phase"


async def miscast(ana: Tapper, faces: str) -> None:
    """Have the Mage miscast a spell that was cast with two dice."""
    await ana.player.calls("battle next", phase="magic")
    table = f"/miscast what:table wizard:Mage dice_used:2 dice:{faces}"
    await in_turn((ana.player, "/winds dice:6,4"), (ana.player, table))


@pytest.mark.parametrize("faces", ["1,1", "2,3"])
async def test_a_miscasts_template_is_due_with_the_casters_own_hit(ana: Tapper, faces: str) -> None:
    """Breach in the Veil and Catastrophic Detonation [L1005-1017]."""
    await miscast(ana, faces)
    assert await goes_on(ana) == "Next phase (due: Miscast hits…)"
    await takes(ana, "The caster’s own hit, without a save", "Mage")
    assert await goes_on(ana) == "Next phase (due: Miscast hits)"
    await ana.does("The hits on another unit", "Guard", "2")
    await ana.does("Nobody else is hit")
    assert await goes_on(ana) == "Next phase"


async def test_witch_fire_is_due_of_the_casters_unit(ana: Tapper) -> None:
    """His unit takes as many hits as dice were used [L1019-1021]."""
    await in_turn((ana.player, "/unit join character:Mage unit:Guard"))
    await miscast(ana, "3,4")
    assert await goes_on(ana) == "Next phase (due: Guard)"
    await takes(ana, "The hits on the caster’s unit", "Guard")
    assert await goes_on(ana) == "Next phase"


async def test_witch_fire_strikes_a_lone_caster_by_one_button(ana: Tapper) -> None:
    """Of hits on himself alone he takes one [L1019-1021]."""
    await miscast(ana, "3,4")
    assert await goes_on(ana) == "Next phase (due: Mage)"
    own = "The caster’s own hit, without a save: Mage"
    shown = pressables(await ana.desk("Next phase"))
    whole = [each.whole for each in shown if "Cast" not in each.whole]
    assert [each for each in whole if "Mage" in each] == [own]
    await takes(ana, "The caster’s own hit, without a save", "Mage")
    assert await goes_on(ana) == "Next phase"


async def test_a_backlash_is_due_of_every_friendly_wizard(ana: Tapper) -> None:
    """The caster and every friendly Wizard take a hit [L1023-1025]."""
    another = "The hit on another Wizard"
    await miscast(ana, "4,4")
    shown = labels(await ana.own_desk())
    assert f"{another}: Sage" in shown
    assert another not in shown, "which Wizard is known"
    assert await goes_on(ana) == "Next phase (due: Mage, Sage)"
    await takes(ana, "The caster’s own hit, without a save", "Mage")
    assert await goes_on(ana) == "Next phase (due: Sage)"
    await takes(ana, another, "Sage")
    assert await goes_on(ana) == "Next phase"
    assert another not in "".join(labels(await ana.own_desk())), "every Wizard was hit"


async def test_who_fled_through_what_is_dangerous_owes_the_test(ana: Tapper) -> None:
    """Dangerous Terrain (3) for who flees through enemies or Impassable Terrain [L748]."""
    await ana.player.calls("battle next", phase="movement")
    flees = "/flee unit:Guard crossed:3 dice:3,4"
    await in_turn((ana.player, "/unit status Guard status:fleeing"), (ana.player, flees))
    assert "Guard" in await goes_on(ana)
    await in_turn((ana.player, "/rally unit:Guard dice:1,1"))
    assert await goes_on(ana) == "Next phase (due: Guard)"
    await ana.does("Dangerous Terrain: Guard")
    assert await goes_on(ana) == "Next phase"


async def test_an_explosion_that_a_battle_stored_before_keeps_by_a_plain_name_stays_due(
    ana: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The signs of the name of a machine were dropped then [R L797-803]."""
    with monkeypatch.context() as before:
        before.setattr(counted, "unit_name", plain_name)
        await in_turn((ana.player, f"/unit add {SPITTER.replace('Spitter', 'Gun-1')}"))
        await ana.player.calls("battle next", phase="shooting")
        burst = "/warmachine what:flame-thrower unit:Gun-1 target:Mob distance:6 dice:6,1,4"
        await in_turn((ana.player, burst))
    due = "Explosion of {}: everybody within 4 inches"
    assert due.format("Gun-1") in (await ana.player.calls("battle status")).text
    await in_turn((ana.player, '/unit edit Gun-1 name:"Gun (1)"'))
    assert due.format("Gun (1)") in (await ana.player.calls("battle status")).text
    await in_turn((ana.player, "/undo"))
    assert due.format("Gun-1") in (await ana.player.calls("battle status")).text
    await ana.does("Nobody else is hit")
    assert "Explosion of" not in (await ana.player.calls("battle status")).text
    await ana.does("Undo")
    assert due.format("Gun-1") in (await ana.player.calls("battle status")).text
