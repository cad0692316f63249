"""Due acts played by taps: red buttons as long as they are due, and no longer."""

from __future__ import annotations

from typing import Final

import pytest

from localdiscord import Message
from tests.bot.e2e.desk.tapping import Tapper, at_rest, controls, labels, plain
from tests.bot.e2e.games.test_friends_alarmed import PLAYED
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn
from tests.bot.e2e.solo_battle import SoloBattle

_PRIMARY: Final = 1
"""Discord's number for the style of a button that stands out."""
MEN: Final = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"


def reds(message: Message) -> list[str]:
    """Return what the buttons say that stand out, seats to be taken apart."""
    return [
        plain(str(each["label"]))
        for each in controls(message)
        if each.get("style") == _PRIMARY and not str(each["label"]).startswith("Play")
    ]


async def two_sides(
    alice: Player, bruno: Player, game: str, own: tuple[str, ...], other: tuple[str, ...]
) -> tuple[Tapper, Tapper]:
    """Return two players at the desk of a battle, each with units."""
    await in_turn(
        (alice, f"/battle start game:{game} side_one:Men side_two:Orcs"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        *((alice, f"/unit add {unit}") for unit in own),
        *((bruno, f"/unit add {unit}") for unit in other),
    )
    return Tapper(alice), Tapper(bruno)


@pytest.mark.parametrize(
    ("game", "shots"), [("blackhammer", "Hold and shoot"), ("t9a", "Stand and shoot")]
)
async def test_shots_at_a_charger_stand_out_until_they_are_rolled(
    hall: Hall, alice: Player, bruno: Player, game: str, shots: str
) -> None:
    """[BlackHammer L664; The 9th Age L643-647]."""
    archers = f"Archers 10 {MEN} [longbow]"
    ana, ben = await two_sides(alice, bruno, game, (f"Knights 8 {MEN}",), (archers,))
    await alice.calls("battle next", phase="movement")
    await in_turn(
        (alice, "/charge what:declare unit:Knights target:Archers distance:7"),
        (bruno, "/charge what:reaction unit:Knights target:Archers response:stand-and-shoot"),
    )
    button = f"{shots}: Archers"
    assert reds(await ana.desk(bearing=button))[:1] == [button]
    await ben.taps_on(button)
    while ben.sheet is not None:
        await ben.answers(labels(ben.sheet)[0])
    assert (await hall.entries(alice))[0].action == "shooting_attack"
    assert button not in reds(await ana.desk(bearing="Undo", lacking=button))


@pytest.mark.parametrize(
    ("game", "flight", "charge"),
    [("blackhammer", "Flee move", "Charge move"), ("t9a", "Flee", "Charge move")],
)
async def test_a_charge_is_moved_only_once_the_flight_that_answers_it_is_rolled(
    alice: Player, bruno: Player, game: str, flight: str, charge: str
) -> None:
    """Fugitives run before chargers move [BlackHammer L522, L668, L682; The 9th Age L651]."""
    mob = f"Mob 10 {MEN}"
    ana, ben = await two_sides(alice, bruno, game, (f"Knights 8 {MEN}",), (mob,))
    await alice.calls("battle next", phase="movement")
    await in_turn(
        (alice, "/charge what:declare unit:Knights target:Mob distance:7"),
        (bruno, "/charge what:reaction unit:Knights target:Mob response:flee"),
    )
    runs, moves = f"{flight}: Mob", f"{charge}: Knights"
    desk = await ana.desk(bearing=runs)
    assert [each for each in reds(desk) if each in {runs, moves}] == [runs]
    assert moves not in labels(desk)
    early = await alice.types("/charge Knights target:Mob distance:7")
    assert early.refused == "flight-first"
    await ben.use(desk, runs)
    while ben.sheet is not None:
        await ben.answers(labels(ben.sheet)[0])
    desk = await ana.desk(bearing=moves)
    assert moves in reds(desk)
    assert runs not in labels(desk)


CASTS: Final = {
    "blackhammer": (
        f"Mage 1 {MEN} Lv2 [character]",
        (f"Shaman 1 {MEN} Lv2 [character, dispel scroll]", f"Orcs 20 {MEN}"),
        ("magic", "/winds dice:3,4", "/cast Mage spell:fireball target:Orcs dice_used:2 dice:5,4"),
        ["Dispel: Shaman", "Orcs: Let it through"],
        ["Dispel Scroll: Shaman"],
    ),
    "t9a": (
        f"Mage 1 {MEN} Lv2 [wizard]",
        (f"Shaman 1 {MEN} Lv2 [wizard, binding scroll]", f"Orcs 20 {MEN}"),
        (
            "magic",
            "/winds what:flux dice:4,3",
            "/cast wizard:Mage spell:fireball target:Orcs dice_used:4 dice:6,5,5,4",
        ),
        ["Dispel: Shaman", "Let it through", "Dispel without a wizard"],
        ["Binding Scroll: Shaman"],
    ),
    "aos4": (
        "Mage 1 M5 H5 Sv5+ C2 [hero, wizard (1)]",
        ("Seer 1 M5 H5 Sv5+ C2 [hero, wizard (1)]", "Orcs 3 M10 H5 Sv3+ C2"),
        ("hero", "/cast wizard:Mage spell:arcane-bolt casting_value:5 target:Orcs dice:5,4"),
        ["Unbind: Seer", "Orcs: Let it through"],
        [],
    ),
}
"""By game: who casts, on whom, how, the answers that are due, and what answers beside them."""


@pytest.mark.parametrize("game", CASTS)
async def test_the_answers_to_a_spell_are_buttons_and_no_list(
    alice: Player, bruno: Player, game: str
) -> None:
    """Two to four of them stand out, and a scroll beside them is one of its own."""
    mage, enemies, (phase, *lines), due, beside = CASTS[game]
    others = tuple(f"{name} {enemies[-1].partition(' ')[2]}" for name in ("Rats", "Boars"))
    ana, _ = await two_sides(alice, bruno, game, (mage,), (*enemies, *others))
    await alice.calls("battle next", phase=phase)
    await in_turn(*((alice, line) for line in lines))
    desk = await ana.desk(bearing="Dispel" if game != "aos4" else "Unbind")
    assert reds(desk) == due
    buttons = [plain(str(each["label"])) for each in controls(desk) if "label" in each]
    assert [each for each in beside if each in buttons] == beside
    assert not any("due)" in str(each.get("placeholder", "")) for each in controls(desk))


@pytest.mark.parametrize(("lost", "asked"), [(5, True), (6, False)])
async def test_no_battle_standard_is_asked_about_where_no_roll_can_pass(
    alice: Player, bruno: Player, lost: int, *, asked: bool
) -> None:
    """Two dice show 2 at least, and a General of the same Leadership lends no more [L853-860]."""
    bearer = f"Bearer 1 {MEN} [character, battle-standard-bearer]"
    general = f"Chief 1 {MEN} [character, general]"
    ana, _ = await two_sides(
        alice, bruno, "t9a", (f"Spears 20 {MEN}",), (f"Orcs 20 {MEN}", bearer, general)
    )
    await in_turn(
        (alice, "/unit link Spears other:Orcs"),
        (alice, "/battle next phase:combat"),
        (bruno, f"/combat Orcs what:break enemy:Spears lost_by:{lost} steadfast:no dice:6,6"),
    )
    desk = await ana.desk(bearing="Undo")
    assert any(label == "Re-roll" for label in labels(desk)) == asked, labels(desk)


NOBODY_ELSE = "Personne d’autre à portée"
"""What a sheet has in the language of who opened it."""


@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_only_friends_who_may_still_panic_are_asked_about_and_it_is_red_while_it_is_due(
    alice: Player, bruno: Player, game: str
) -> None:
    """[BlackHammer L1994-1998; The 9th Age R L679-690]."""
    power = "PU5" if game == "blackhammer" else ""
    horde = [f"{name} 5 {MEN} {power}" for name in ("Rats", "Orcs", "Boars", "Wolves")]
    horde.append(f"Ghosts 5 {MEN} {power} [immune-to-psychology]")
    horde.append(f"Chief 1 {MEN} [character]")
    _, ben = await two_sides(alice, bruno, game, (f"Spears 20 {MEN}",), tuple(horde))
    await in_turn(
        (bruno, "/unit join Chief unit:Boars"),
        (alice, "/unit link Spears other:Rats"),
        (alice, f"/battle next phase:{'close-combat' if game == 'blackhammer' else 'combat'}"),
        (bruno, "/combat Rats what:break enemy:Spears lost_by:5 dice:6,6"),
    )
    button = "Panic of friends: Rats"
    assert button in reds(await ben.desk(bearing=button))
    await ben.taps_on(button)
    assert ben.sheet is not None
    assert labels(ben.sheet)[:4] == ["Orcs", "Boars", "Wolves", NOBODY_ELSE]
    await ben.answers("Orcs")
    await at_rest()
    desk = await ben.desk(bearing=button)
    assert button in reds(desk)
    await ben.use(desk, button)
    assert ben.sheet is not None
    assert labels(ben.sheet)[:3] == ["Boars", "Wolves", NOBODY_ELSE]
    await ben.answers(NOBODY_ELSE)
    await at_rest()
    await ben.desk(lacking=button)


@pytest.mark.parametrize("name", PLAYED)
async def test_who_is_near_who_died_tests_by_whose_dice_its_player_says(
    hall: Hall, alice: Player, name: str
) -> None:
    """[BlackHammer L1994; The 9th Age R L684-690]."""
    game, killer, phase, line = PLAYED[name]
    sequence = SoloBattle(hall, alice)
    power = "PU5" if game == "blackhammer" else ""
    orcs = (f"{unit} {MEN} {power} side:Orcs" for unit in ("Rats 1", "Gobs 5", "Mob 5"))
    await sequence.begin(game, f"{killer} side:Men", *orcs)
    await sequence.phase(phase)
    await sequence.does(line)
    tapper, before = Tapper(alice), await hall.state(alice)
    await tapper.use(await tapper.own_desk(), "Panic of friends: Rats")
    await tapper.answers("Chances only")
    assert tapper.sheet is not None
    assert labels(tapper.sheet)[:5] == [
        "Gobs",
        "Mob",
        "The bot’s dice",
        "Real dice",
        "✓ Chances only",
    ]
    await tapper.answers("Gobs")
    assert "58" in tapper.said  # 21 of 36 ways show 7 or less
    assert await hall.state(alice) == before
    await tapper.answers("Panic of friends")
    await tapper.answers("Real dice")
    assert await hall.state(alice) == before
    await tapper.answers("Gobs")
    assert (await hall.entries(alice))[0].action != "panic_test"
    await alice.types("/throw 1 1")
    (entry, *_) = await hall.entries(alice)
    assert (entry.action, entry.outcome["passed"]) == ("panic_test", True)


async def test_who_may_have_fled_off_the_table_is_no_red_button(alice: Player) -> None:
    """Players alone see whether it did [The 9th Age L748]."""
    await in_turn(
        (alice, "/battle start game:t9a side_one:Men side_two:Orcs"),
        (alice, f"/unit add Spears 20 {MEN} side:Men"),
        (alice, f"/unit add Orcs 20 {MEN} side:Orcs"),
        (alice, "/unit status Spears status:fleeing"),
        (alice, "/battle next phase:movement"),
        (alice, "/flee Spears dice:2,1"),
    )
    tapper = Tapper(alice)
    desk = await tapper.desk(bearing="Fled off the table: Spears")
    assert not any("Fled off" in each for each in reds(desk))
    await tapper.does("Fled off the table: Spears")
    assert "destroyed" in tapper.said


NOBODY_DISPELS: Final = {
    "blackhammer": (
        (f"Mage 1 {MEN} Lv2 [character]", f"Swords 20 {MEN}"),
        (f"Shaman 1 {MEN} Lv2 [character]", f"Orcs 20 {MEN}"),
        (
            "/battle next phase:magic",
            "/winds dice:3,4",
            "/cast Mage spell:fireball target:Orcs dice_used:2 dice:5,4",
        ),
        "Effect of a spell: Mage",
    ),
    "t9a": (
        (f"Mage 1 {MEN} Lv2 [wizard]", f"Swords 20 {MEN}"),
        (f"Shaman 1 {MEN} Lv2 [wizard]", f"Orcs 20 {MEN}"),
        (
            "/battle next phase:magic",
            "/winds what:flux dice:4,3",
            "/cast wizard:Mage spell:fireball target:Orcs dice_used:4 dice:6,5,5,4",
        ),
        "Spell effect: Mage",
    ),
    "aos4": (
        ("Mage 1 M5 H5 Sv5+ C2 [hero, wizard (1)]", "Swords 3 M10 H5 Sv3+ C2"),
        ("Seer 1 M5 H5 Sv5+ C2 [hero]", "Orcs 3 M10 H5 Sv3+ C2"),
        (
            "/battle next phase:hero",
            "/cast wizard:Mage spell:arcane-bolt casting_value:5 target:Orcs dice:5,4",
        ),
        None,
    ),
}
"""By game: both armies, a spell that is cast where nobody can dispel it, and its effect."""


@pytest.mark.parametrize("game", NOBODY_DISPELS)
async def test_where_nobody_may_dispel_the_effect_itself_is_due_at_once_and_nothing_is_asked(
    alice: Player, bruno: Player, game: str
) -> None:
    """[BlackHammer L858-864; The 9th Age L965-983; Age of Sigmar L1388-1400]."""
    own, others, lines, effect = NOBODY_DISPELS[game]
    ana, _ = await two_sides(alice, bruno, game, own, others)
    phase, *acts = lines
    await in_turn((alice, phase), *((alice, line) for line in acts[:-1]))
    if game != "aos4":
        await in_turn((bruno, "/battle count Orcs what:dispel-dice value:0"))
    await in_turn((alice, acts[-1]))
    if effect is None:  # players take the damage off by hand
        assert not any("hrough" in each for each in labels(await ana.desk(bearing="Undo")))
        return
    desk = await ana.desk(bearing=effect)
    assert [each for each in reds(desk) if each.startswith(effect)], (reds(desk), labels(desk))
    assert not any("hrough" in each for each in labels(desk)), labels(desk)
    await ana.does(effect)
    await at_rest()
    last = ana.last_desk()
    assert last is not None
    assert not any("hrough" in each for each in labels(last)), labels(last)


async def test_in_age_of_sigmar_the_fights_that_are_counted_are_those_that_stand_out(
    alice: Player, bruno: Player
) -> None:
    """The side that picks fights first, and the other's units are due after it [L449-451]."""
    line = "M5 H2 Sv4+ A2 To3+ Wo3+ Re0 Da1"
    ana, ben = await two_sides(
        alice,
        bruno,
        "aos4",
        (f"Guard 5 {line}", f"Lord 1 {line}"),
        (f"Mob 9 {line}", f"Ogre 3 {line}"),
    )
    await in_turn(
        (alice, "/battle next phase:start-of-round"),
        (alice, "/battle next first:Men"),
        (alice, "/battle next phase:combat"),
        (alice, "/unit link Guard other:Mob"),
        (alice, "/unit link Lord other:Ogre"),
    )
    desk = await ana.desk(bearing="Fight: Guard")
    assert reds(desk) == ["Fight: Guard", "Fight: Lord"]
    assert await ana.goes_on() == "Next phase (due: Guard, Lord)"
    await alice.types("/fight Guard enemy:Mob")
    assert await ana.goes_on() == "Next phase (due: Mob, Lord)", "an open question counts as one"
    await ben.does("Not this phase")
    desk = await ana.desk(bearing="Fight: Ogre")
    assert reds(desk)[:2] == ["Fight: Mob", "Fight: Ogre"]
    assert await ana.goes_on() == "Next phase (due: Mob, Ogre)"


async def test_what_is_due_first_stands_out_where_all_that_is_due_has_no_room(
    alice: Player, bruno: Player
) -> None:
    """A list has the rest, first of all what else is due."""
    first, second = (f"Spearmen of the {each} Free Company" for each in ("First", "Second"))
    orcs = [f"Orcs of the Broken {each} and Axe" for each in ("Tooth", "Skull")]
    own = (
        f'"{first}" 20 {MEN}',
        f'"{second}" 20 {MEN} [stupidity]',
        *(f"{each} 8 {MEN}" for each in ("Knights", "Lancers")),
    )
    others = tuple(f'"{each}" 20 {MEN} [longbow]' for each in orcs)
    ana, _ = await two_sides(alice, bruno, "blackhammer", own, others)
    charge = "/charge what:declare distance:7"
    await in_turn(
        (alice, f'/unit status unit:"{first}" status:fleeing'),
        (alice, f'/psychology what:stupidity unit:"{second}" dice:6,6,3'),
        (alice, "/battle next phase:movement"),
        (alice, f'{charge} unit:Knights target:"{orcs[0]}"'),
        (alice, f'{charge} unit:Lancers target:"{orcs[1]}"'),
    )
    desk = await ana.desk("Next phase, 4 due")
    assert reds(desk) == [second]
    (listed,) = (each["options"] for each in controls(desk) if "options" in each)
    assert {plain(each["label"]) for each in listed[:3]} == {
        *(f"Answer the charge: {each}" for each in orcs),
        f"Rally: {first}",
    }
