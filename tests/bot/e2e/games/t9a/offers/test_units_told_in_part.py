"""Units of The 9th Age of which a list left something out: what they do is on the desk."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
BEGUN = "/battle start game:t9a side_one:Men side_two:Orcs first:Men"
ORCS = f"/unit add Orcs 40 {MEN} [infantry] side:Orcs"


async def test_a_cannon_of_no_named_kind_is_asked_once_which_one_it_is(
    hall: Hall, alice: Player
) -> None:
    """Range and Strength are those of the army book's weapon."""
    machine = "M3 WS3 BS3 S3 T7 W5 I3 A3 Ld7 [cannon, war-machine]"
    await in_turn(
        (alice, BEGUN),
        (alice, f"/unit add Cannon 1 {machine} side:Men"),
        (alice, ORCS),
        (alice, "/battle next phase:shooting"),
    )
    tapper = Tapper(alice)
    await tapper.taps_on("Shoot: Cannon")
    assert tapper.sheet is not None
    assert labels(tapper.sheet)[:3] == ["imperial cannon", "dwarven cannon", "Thunder Cannon"]
    await tapper.answers("dwarven cannon", "0–30")
    (shot,) = (await hall.entries(alice))[:1]
    assert shot.arguments["options"]["machine"] == "dwarf-cannon"
    shown = await alice.types("/unit show Cannon")
    assert "Dwarven cannon" in shown.text
    await in_turn(
        (alice, "/unit status Cannon status:shot clear:yes"), (alice, "/battle next phase:combat")
    )
    for phase in ("shooting", "combat", "shooting"):  # the other side's turn, and the next own one
        await in_turn((alice, f"/battle next phase:{phase}"))
    await tapper.taps_on("Shoot: Cannon")
    assert tapper.sheet is not None
    assert "imperial cannon" not in labels(tapper.sheet)


async def test_riders_whose_list_names_no_type_of_troops_fight_with_their_lances(
    alice: Player,
) -> None:
    """Lances are for who rides [R L764]."""
    await in_turn(
        (alice, BEGUN),
        (alice, f"/unit add Knights 8 {MEN.replace('M4', 'M8')} [lance] side:Men"),
        (alice, ORCS),
        (alice, "/unit link Knights other:Orcs"),
        (alice, "/battle next phase:combat"),
    )
    await Tapper(alice).does("Fight: Knights")


async def test_a_magic_level_makes_a_wizard_who_is_asked_for_his_path(alice: Player) -> None:
    """[L572-576, L804]."""
    await in_turn(
        (alice, BEGUN),
        (alice, f"/unit add Shaman niveau 2 {MEN} side:Orcs"),
        (alice, f"/unit add Guard 20 {MEN} [infantry] side:Men"),
    )
    tapper = Tapper(alice)
    await tapper.taps_on("Spells of a Wizard: Shaman")
    assert tapper.sheet is not None
    assert any("Fire" in each for each in labels(tapper.sheet))


async def test_a_unit_called_just_as_a_kind_of_war_machine_is_one(alice: Player) -> None:
    await in_turn((alice, BEGUN))
    for name in ("Canon", "Cannon"):
        added = await alice.types(f"/unit add {name} M3 T7 W5 Ld7 side:Men")
        assert "War Machine" in added.text, name
    other = await alice.types("/unit add Cannon Guards 20 M4 T3 W1 Ld7 side:Men")
    assert "War Machine" not in other.text
