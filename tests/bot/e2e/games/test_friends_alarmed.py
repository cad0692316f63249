"""Panic of the friends of a unit that spells, machines or anything else destroys."""

from __future__ import annotations

from typing import Final

import pytest

from localdiscord import Message
from tests.bot.e2e.desk.tapping import Tapper, controls, labels, plain, pressables, words
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import UNASKED
from tests.bot.e2e.solo_battle import SoloBattle

MEN: Final = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
BUTTON: Final = "Panic of friends"
OF_BOT: Final = "✓ The bot’s dice"
PLAYED: Final[dict[str, tuple[str, str, str, str]]] = {
    "a missile of BlackHammer": (
        "blackhammer",
        f"Mage 1 {MEN} Lv2",
        "magic",
        "/resolve spell_effect values:wizard:Mage target:Rats spell:fireball dice:1,6",
    ),
    "a bolt of BlackHammer": (
        "blackhammer",
        f"Engine 1 {MEN} [war-machine, bolt-thrower]",
        "shooting",
        "/warmachine unit:Engine target:Rats dice:6,6,1",
    ),
    "a missile of The 9th Age": (
        "t9a",
        f"Mage 1 {MEN} Lv2 [wizard]",
        "magic",
        "/resolve spell_effect values:wizard:Mage target:Rats spell:fireball dice:1,6",
    ),
    "a bolt of The 9th Age": (
        "t9a",
        f"Engine 1 {MEN} [war-machine, elven-bolt-thrower]",
        "shooting",
        "/warmachine unit:Engine target:Rats dice:5,6",
    ),
}


@pytest.mark.parametrize("name", PLAYED)
async def test_friends_of_who_is_destroyed_may_panic_by_a_button(
    hall: Hall, alice: Player, name: str
) -> None:
    """[BlackHammer L1994; The 9th Age R L684-690]."""
    game, killer, phase, line = PLAYED[name]
    sequence = SoloBattle(hall, alice)
    power = "PU5" if game == "blackhammer" else ""
    rats, gobs = (f"{name} {MEN} {power} side:Orcs" for name in ("Rats 1", "Gobs 5"))
    await sequence.begin(game, f"{killer} side:Men", rats, gobs)
    await sequence.phase(phase)
    told = await sequence.does(line)
    assert (await sequence.unit("Rats"))["destroyed"], told.text
    assert f"{BUTTON}: Rats" in told.buttons


@pytest.mark.parametrize("name", PLAYED)
async def test_it_is_due_until_the_only_one_has_tested_and_told_where_it_was_passed_by(
    hall: Hall, alice: Player, name: str
) -> None:
    """Within 6 of who was destroyed [BlackHammer L1994; The 9th Age R L679-690]."""
    game, killer, phase, line = PLAYED[name]
    sequence = SoloBattle(hall, alice)
    power = "PU5" if game == "blackhammer" else ""
    rats, gobs = (f"{name} {MEN} {power} side:Orcs" for name in ("Rats 1", "Gobs 5"))
    await sequence.begin(game, f"{killer} side:Men", rats, gobs)
    await sequence.phase(phase)
    await sequence.does(line)
    due = "of a unit that was destroyed"
    assert due in (await alice.calls("battle status")).text
    for unit in (killer.split()[0], "Gobs"):  # an enemy, and a friend: neither was lost
        told = await alice.types(f"/roll nobody_near values:friend:{unit}")
        assert told.refused == "nobody-alarmed"
    assert due in (await alice.calls("battle next")).text
    await alice.calls("undo")
    await sequence.does("/panic Gobs cause:destroyed dice:1,1", passed=True)
    assert due not in (await alice.calls("battle status")).text
    assert due not in (await alice.calls("battle next")).text


async def test_the_ninth_age_waits_for_panic_of_friends_of_who_broke(
    hall: Hall, alice: Player
) -> None:
    """After the Break tests, before anybody holds back or pursues [R L679-690]."""
    sequence = SoloBattle(hall, alice)
    men, rats, gobs, mob = (
        f"{name} {MEN} side:{side}"
        for name, side in (
            ("Men 10", "Men"),
            ("Rats 5", "Orcs"),
            ("Gobs 5", "Orcs"),
            ("Mob 5", "Orcs"),
        )
    )
    await sequence.begin("t9a", men, rats, gobs, mob)
    await sequence.does("/unit link Men other:Rats")
    await sequence.phase("combat")
    await sequence.does("/combat Rats what:break enemy:Men lost_by:5 dice:6,6", outcome="breaks")
    due = "of friends within 6″, where any are, of: Rats"
    assert due in (await alice.calls("battle status")).text
    far = "/panic {} friend:Rats cause:broken distance:9"
    await sequence.does(far.format("Gobs"), due=False, reason="far")
    assert due in (await alice.calls("battle status")).text, "Mob may still have to test"
    await sequence.does("/roll nobody_near values:friend:Rats", nobody=True)
    assert due not in (await alice.calls("battle status")).text


async def test_the_button_finds_the_friend_by_the_name_it_has_by_then(
    hall: Hall, alice: Player
) -> None:
    sequence = SoloBattle(hall, alice)
    rats, gobs = (f"{name} {MEN} PU5 side:Orcs" for name in ("Rats 2", "Gobs 5"))
    await sequence.begin("blackhammer", f"Men 1 {MEN} PU1 side:Men", rats, gobs)
    await sequence.does("/unit link Men other:Rats")
    await sequence.phase("close-combat")
    told = await sequence.does("/combat Rats what:break enemy:Men lost_by:5 dice:6,6", broken=True)
    await sequence.does("/unit edit Rats name:Plague")
    tapper = Tapper(alice)
    await tapper.use(told.message, BUTTON)
    assert tapper.sheet is not None
    # And no option to be typed.
    assert words(tapper.sheet) == "**Panic of friends: Plague**\nWho is within 6 ps of Plague?"
    assert labels(tapper.sheet)[0] == "Gobs"
    await tapper.answers("Gobs")
    assert tapper.told
    (entry, *_) = await hall.entries(alice)
    assert (entry.action, entry.outcome["due"]) == ("panic_test", True)
    again = await tapper.use(told.message, BUTTON)
    assert hall.told[again.interaction.id].refused != "step-taken"  # others may panic too


async def test_who_is_under_the_ground_alarms_nobody(hall: Hall, alice: Player) -> None:
    """[L1994, L2866]."""
    sequence = SoloBattle(hall, alice)
    rats, gobs = (f"{name} {MEN} PU5 side:Men" for name in ("Rats 2", "Gobs 5"))
    await sequence.begin("blackhammer", f"Boyz 1 {MEN} PU1 side:Orcs", rats, gobs)
    await sequence.does("/unit status Rats status:underground")
    await sequence.phase("movement")
    told = await sequence.does("/resolve tunnel_accident values:unit:Rats dice:1", destroyed=True)
    assert not any(label.startswith(BUTTON) for label in told.buttons)


@pytest.mark.parametrize("name", PLAYED)
async def test_who_panics_is_asked_of_the_side_of_the_unit_that_fell_and_of_no_other(
    alice: Player, bruno: Player, name: str
) -> None:
    """[BlackHammer L1994; The 9th Age R L684-690]: friends of the unit, not of who killed it."""
    game, killer, phase, line = PLAYED[name]
    await alice.calls("battle start", game=game, house=UNASKED, side_one="Men", side_two="Orcs")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    power = "PU5" if game == "blackhammer" else ""
    for unit in (f"{killer} side:Men", f"Spears 9 {MEN} {power} side:Men"):
        assert (await alice.types(f"/unit add {unit}")).answer.refused is None
    for unit in ("Rats 1", "Gobs 5", "Mob 5"):
        assert (
            await bruno.types(f"/unit add {unit} {MEN} {power} side:Orcs")
        ).answer.refused is None
    await alice.calls("battle next", phase=phase)
    told = await alice.types(line)
    label = f"{BUTTON}: Rats"
    assert label in told.buttons
    ana, ben = Tapper(alice), Tapper(bruno)
    for where in (told.message, await ana.desk(bearing=label)):
        await ana.use(where, label)
        assert "Bruno" in ana.said
        assert "Gobs" not in ana.said
        await ben.use(where, label)
        assert ben.sheet is not None
        assert labels(ben.sheet)[:3] == ["Gobs", "Mob", "✓ Dés du bot"]


RED: Final = 1
"""Discord's number for the style of a button that something waits for."""
BROKEN: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "blackhammer": (
        "close-combat",
        "/combat Rats what:break enemy:Men lost_by:5 dice:6,6",
        "6 ps",
        "immune-to-psychology",
        "dice:1,1",
    ),
    "t9a": (
        "combat",
        "/combat Rats what:break enemy:Men lost_by:5 dice:6,6",
        "6″",
        "immune-to-psychology",
        "dice:1,1",
    ),
    "whfb2": (
        "movement",
        "/resolve rout_move values:unit:Rats",
        "10 cm",
        "immune-to-psychology",
        "",
    ),
}


def red(message: Message) -> list[str]:
    """Return what its buttons say that something waits for, with what stands above them."""
    styled = {each["custom_id"] for each in controls(message) if each.get("style") == RED}
    found = [each for each in pressables(message) if each.control in styled]
    return [each.label if ": " in plain(each.label) else each.whole for each in found]


async def broken_before_friends(hall: Hall, alice: Player, game: str) -> Tapper:
    """Let Rats break, or rout, before Gobs, Mob with its Chief, and Trolls who are immune."""
    phase, line, _, immune, _ = BROKEN[game]
    sequence = SoloBattle(hall, alice)
    power = "PU5" if game == "blackhammer" else ""
    men = "M10cm WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7" if game == "whfb2" else MEN
    own = [f"{name} 5 {men} {power} side:Orcs" for name in ("Rats", "Gobs", "Mob")]
    chief = f"Chief 1 {men} {power} [character] side:Orcs"
    trolls = f"Trolls 3 {men} {power} [{immune}] side:Orcs"
    await sequence.begin(game, f"Men 5 {men} {power} side:Men", *own, chief, trolls)
    await sequence.does("/unit join Chief unit:Mob")
    if game == "whfb2":
        await sequence.does("/unit status Rats status:fleeing")
    else:
        await sequence.does("/unit link Men other:Rats")
    await sequence.phase(phase)
    await sequence.does(line)
    return Tapper(alice)


@pytest.mark.parametrize("game", BROKEN)
async def test_who_may_still_test_is_asked_until_all_have_or_nobody_else_is_near(
    hall: Hall, alice: Player, game: str
) -> None:
    """Not who has tested, who is immune, nor who stands within a unit and tests with it.

    [BlackHammer L1990-1996; The 9th Age R L679-690; Warhammer L2346-2354].
    """
    *_, reach, _, _ = BROKEN[game]
    panics = f"{BUTTON}: Rats"
    tapper = await broken_before_friends(hall, alice, game)
    left = ["Gobs", "Mob"]
    while left:
        shown = await tapper.own_desk()
        assert [each for each in red(shown) if each.startswith(BUTTON)] == [panics]
        assert await still_due(tapper)
        await tapper.use(shown, panics)
        assert tapper.sheet is not None
        assert f"Who is within {reach} of Rats?" in words(tapper.sheet)
        assert labels(tapper.sheet)[: len(left) + 2] == [*left, "Nobody else near", OF_BOT]
        await tapper.answers(left.pop(0))
    assert not await still_due(tapper)
    for _ in range(2):
        await alice.calls("undo")
    await tapper.use(await tapper.own_desk(), panics)
    await tapper.answers("Nobody else near")
    assert "Nobody else is near enough to panic." in tapper.said
    assert not await still_due(tapper)
    await alice.calls("undo")
    assert await still_due(tapper)


FAR: Final[dict[str, tuple[str, str, str, str]]] = {
    "blackhammer": ("blackhammer", BROKEN["blackhammer"][0], BROKEN["blackhammer"][1], "broken"),
    "t9a": ("t9a", BROKEN["t9a"][0], BROKEN["t9a"][1], "broken"),
    "whfb2": ("whfb2", BROKEN["whfb2"][0], BROKEN["whfb2"][1], "rout-near"),
    "a missile of BlackHammer": (
        "blackhammer",
        *PLAYED["a missile of BlackHammer"][2:],
        "destroyed",
    ),
    "a missile of The 9th Age": ("t9a", *PLAYED["a missile of The 9th Age"][2:], "destroyed"),
}
MAGES: Final = {"blackhammer": f"Mage 1 {MEN} Lv2", "t9a": f"Mage 1 {MEN} Lv2 [wizard]"}
DUE: Final = "where any are"


async def alarmed(hall: Hall, alice: Player, name: str, near: tuple[str, ...]) -> str:
    """Let Rats break, rout or die before friends, and return the line that tells one is far."""
    game, phase, line, cause = FAR[name]
    sequence = SoloBattle(hall, alice)
    power = "PU5" if game == "blackhammer" else ""
    men = "M10cm WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7" if game == "whfb2" else MEN
    rats = 1 if cause == "destroyed" else 5
    own = [f"{each} 5 {men} {power} side:Orcs" for each in near]
    foes = f"Men 5 {men} {power} side:Men"
    mage = () if game == "whfb2" else (f"{MAGES[game]} side:Men",)
    await sequence.begin(game, foes, *mage, f"Rats {rats} {men} {power} side:Orcs", *own)
    if game == "whfb2":
        await sequence.does("/unit status Rats status:fleeing")
    elif cause == "broken":
        await sequence.does("/unit link Men other:Rats")
    await sequence.phase(phase)
    await sequence.does(line)
    return f"/panic {{}} friend:Rats cause:{cause} distance:12"


@pytest.mark.parametrize("near", [("Gobs", "Mob"), ("Gobs", "Mob", "Boyz")], ids=len)
@pytest.mark.parametrize("name", FAR)
async def test_who_is_told_to_be_far_is_waited_for_no_more(
    hall: Hall, alice: Player, name: str, near: tuple[str, ...]
) -> None:
    """The alarm ends with the last of them [BlackHammer L1994-1996; t9a R L679-690; L2351-2352]."""
    line = await alarmed(hall, alice, name, near)
    for unit in near:
        assert DUE in (await alice.calls("battle status")).text, unit
        told = await alice.types(line.format(unit))
        assert "Rats" not in "".join(told.answer.card.changes if told.answer.card else ())
    assert DUE not in (await alice.calls("battle status")).text
    await alice.calls("undo")
    assert DUE in (await alice.calls("battle status")).text
    if name in BROKEN:
        tapper = Tapper(alice)
        await tapper.use(await tapper.own_desk(), f"{BUTTON}: Rats")
        assert tapper.sheet is not None
        assert labels(tapper.sheet)[:2] == [near[-1], "Nobody else near"]


@pytest.mark.parametrize("name", ["a bolt of BlackHammer", "a bolt of The 9th Age"])
async def test_who_is_far_from_who_died_is_asked_again_of_the_next(
    hall: Hall, alice: Player, name: str
) -> None:
    """[BlackHammer L1994; The 9th Age R L684-690]."""
    game, engine, phase, line = PLAYED[name]
    sequence = SoloBattle(hall, alice)
    power = "PU5" if game == "blackhammer" else ""
    orcs = [f"{each} {MEN} {power} side:Orcs" for each in ("Rats 1", "Gobs 5", "Mob 5", "Snots 1")]
    other = engine.replace("Engine", "Other")
    await sequence.begin(game, f"{engine} side:Men", f"{other} side:Men", *orcs)
    await sequence.phase(phase)
    await sequence.does(line)
    for unit in ("Gobs", "Mob"):
        far = f"/panic {unit} friend:Rats cause:destroyed distance:12"
        await sequence.does(far, due=False, reason="far")
    await sequence.does(line.replace("Engine", "Other").replace("Rats", "Snots"))
    assert (await sequence.unit("Snots"))["destroyed"]
    assert DUE in (await alice.calls("battle status")).text


@pytest.mark.parametrize("name", ["a bolt of BlackHammer", "a bolt of The 9th Age"])
async def test_that_nobody_is_near_one_of_two_who_died_leaves_the_other_due(
    hall: Hall, alice: Player, name: str
) -> None:
    """Each is reckoned with where it stood [BlackHammer L1994; The 9th Age R L684-690]."""
    game, engine, phase, line = PLAYED[name]
    sequence = SoloBattle(hall, alice)
    power = "PU5" if game == "blackhammer" else ""
    orcs = [f"{each} {MEN} {power} side:Orcs" for each in ("Rats 1", "Gobs 5", "Mob 5", "Snots 1")]
    other = engine.replace("Engine", "Other")
    await sequence.begin(game, f"{engine} side:Men", f"{other} side:Men", *orcs)
    await sequence.phase(phase)
    await sequence.does(line)
    await sequence.does(line.replace("Engine", "Other").replace("Rats", "Snots"))
    tapper = Tapper(alice)
    both = [f"{BUTTON}: Rats", f"{BUTTON}: Snots"]
    assert sorted(each for each in red(await tapper.own_desk()) if each.startswith(BUTTON)) == both
    await sequence.does("/panic Gobs friend:Rats cause:destroyed distance:12", due=False)
    await tapper.use(await tapper.own_desk(), both[1])
    assert tapper.sheet is not None
    assert labels(tapper.sheet)[:3] == ["Gobs", "Mob", OF_BOT]
    await sequence.does("/roll nobody_near values:friend:Rats", nobody=True)
    assert [each for each in red(await tapper.own_desk()) if each.startswith(BUTTON)] == both[1:]
    assert DUE in (await alice.calls("battle status")).text
    told = await alice.types("/roll nobody_near values:friend:Rats")
    assert told.refused == "nobody-alarmed"
    await sequence.does("/unit edit Snots name:Runts")
    await sequence.does("/roll nobody_near values:friend:Runts", nobody=True)
    assert DUE not in (await alice.calls("battle status")).text


async def still_due(tapper: Tapper) -> bool:
    """Return whether friends of the Rats may still have to test: in red, and counted as due."""
    shown = await tapper.own_desk()
    panics = [each for each in labels(shown) if each.startswith(BUTTON)]
    told = (await tapper.player.calls("battle status")).text
    counted = "where any are, of: Rats" in told
    assert bool(panics) == counted, (labels(shown), told)
    return counted


async def test_who_fell_stays_on_the_desk_however_much_is_tested_and_taken_back_after_it(
    hall: Hall, alice: Player
) -> None:
    game, killer, phase, line = PLAYED["a missile of BlackHammer"]
    friends = [f"{name} 5 {MEN} PU5 side:Orcs" for name in ("Gobs", "Mobs", "Nobs", "Mutts")]
    sequence = SoloBattle(hall, alice)
    await sequence.begin(game, f"{killer} side:Men", f"Rats 1 {MEN} PU5 side:Orcs", *friends)
    await sequence.phase(phase)
    await sequence.does(line)
    tapper = Tapper(alice)
    for friend in ("Gobs", "Mobs", "Nobs"):
        await alice.types(f"/panic {friend} friend:Rats cause:destroyed dice:1,1")
    await tapper.does("Nobody else near: Rats")
    for _ in range(3):
        await tapper.does("Undo")
    shown = labels(await tapper.desk("Panic of friends: Rats"))
    assert {"Panic of friends: Rats", "Nobody else near: Rats"} <= {*shown}
