"""War machines at the table: each shoots as what it is, and its hits are counted by presses."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import begin, in_turn

MACHINE = "T6 TC3 W3 A3 BS3 Ld7"


@pytest.mark.parametrize(
    ("rule", "given", "procedure"),
    [
        ("bolt thrower", "target:Orques distance:20 dice:1", "bolt_thrower_shot"),
        ("stone thrower", "target:Orques guess:20 dice:1", "stone_thrower_shot"),
        ("cannon", "guess:20 dice:4,6", "cannon_shot"),
    ],
)
async def test_a_machine_shoots_as_what_it_is(
    alice: Player, bruno: Player, rule: str, given: str, procedure: str
) -> None:
    await begin(alice, bruno)
    await alice.types(f"/unit add Engine 1 M4 {MACHINE} [war machine, {rule}]")
    for _ in range(3):
        await alice.types("/battle next")
    told = await alice.types(f"/warmachine unit:Engine {given}")
    assert told.answer.refused is None, told.text
    assert told.outcome["procedure"] == procedure


MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
FOES = (f"/unit add Orcs 20 {MEN} side:Horde", f"/unit add Trolls 3 {MEN} side:Horde")


@pytest.mark.parametrize(
    ("rule", "shot", "struck"),
    [
        ("stone thrower", "guess:20 dice:1", "Models partly"),
        ("cannon", "guess:20 dice:4,6", "Orcs"),
    ],
)
async def test_the_models_under_a_shot_are_counted_by_a_press_unit_by_unit(
    alice: Player, rule: str, shot: str, struck: str
) -> None:
    """A template or a ball may strike several units [BlackHammer L102-106, L2540, L2592]."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Engine 1 M4 {MACHINE} [war machine, {rule}] side:Men"),
        *((alice, line) for line in FOES),
        (alice, "/battle next phase:shooting"),
        (alice, f"/warmachine unit:Engine target:Orcs {shot}"),
    )
    tapper = Tapper(alice)
    await tapper.taps_on("Hits of a war machine: Engine")
    assert tapper.sheet is not None
    assert struck in words(tapper.sheet) + "".join(labels(tapper.sheet))
    assert [each for each in labels(tapper.sheet) if each.isdecimal()] == [
        str(number) for number in range(21)
    ]
    await tapper.answers("2")
    assert "To wound" in tapper.said
    await tapper.does("Hits on another unit: Engine", "Trolls", "0")
    assert "Trolls" in tapper.said


async def test_the_figures_under_a_stone_are_counted_by_a_press_unit_by_unit(
    alice: Player,
) -> None:
    """[Warhammer L3806-3813]."""
    iron = "M0 WS0 BS3 S3 T6 W8 I3 A1 Ld8 Int8 Cl8 WP8"
    men = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8"
    await in_turn(
        (alice, "/battle start game:whfb2 side_one:Men side_two:Horde"),
        (alice, f"/unit add Engine 1 {iron} [war-machine, catapult] side:Men"),
        *((alice, line.replace(MEN, men)) for line in FOES),
        (alice, "/battle next phase:shooting"),
        (alice, "/warmachine unit:Engine target:Orcs distance:60 dice:19"),
    )
    tapper = Tapper(alice)
    await tapper.does("Hits of a war machine: Engine", "4")
    assert "Orcs" in tapper.said
    await tapper.taps_on("Hits on another unit: Engine")
    await tapper.answers("Trolls")
    assert tapper.sheet is not None
    assert [each for each in labels(tapper.sheet) if each.isdecimal()] == ["0", "1", "2", "3"]
