"""Steps that must be taken after an outcome: due until they are, told where they were passed by."""

from __future__ import annotations

from typing import Final

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.solo_battle import SoloBattle

MEN: Final = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
MINDS: Final = "Int7 Cl7 WP7"
BLACKHAMMER: Final = tuple(
    f"{line} side:{side}"
    for line, side in (
        (f"Men 10 {MEN} PU1", "Men"),
        ("Drake 1 M6 WS5 S5 T5 W4 I4 A4 Ld9 PU5 [monster, terror]", "Men"),
        (f"Rats 10 {MEN} PU1", "Orcs"),
        (f"Gobs 10 {MEN} PU1 [immune-to-psychology]", "Orcs"),
    )
)
SECOND: Final = tuple(
    f"{line} side:{side}"
    for line, side in (
        (f"Men 10 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 {MINDS} Wide5 [hand-weapon]", "Men"),
        (f"Orcs 10 M10 WS3 BS3 S3 T4 W1 I2 A1 Ld7 {MINDS} Wide5 [hand-weapon]", "Orcs"),
    )
)
CASES: Final[dict[str, tuple[str, tuple[str, ...], str, tuple[str, ...], str, str]]] = {
    # game, army, phase, what leads to it, what is due, what settles it
    "who broke is to run, and may be pursued": (
        "blackhammer",
        BLACKHAMMER,
        "close-combat",
        (
            "/unit link Men other:Rats",
            "/combat Rats what:break enemy:Men lost_by:5 dice:6,6",
        ),
        "Broken, and has not run yet: Rats (may be pursued by Men)",
        "/pursue unit:Men enemy:Rats restrain:no dice:1,2,3,4",
    ),
    "a monster without a rider reacts": (
        "blackhammer",
        BLACKHAMMER,
        "shooting",
        ("/unit status Drake status:riderless",),
        "Riderless, and its reaction is not rolled yet: Drake",
        "/resolve mount_reaction values:unit:Drake dice:2,2",
    ),
    "the routed are struck before they run": (
        "whfb2",
        SECOND,
        "combat",
        (
            "/unit link Men other:Orcs",
            "/combat what:rout unit:Orcs enemy:Men cause:combat fallen:5 dice:6,6",
        ),
        "Free attacks to strike, before they run on: Orcs",
        "/pursue what:free-attack unit:Men enemy:Orcs dice:1,1,1,1,1",
    ),
    "who struck them pursues or is held back": (
        "whfb2",
        SECOND,
        "combat",
        (
            "/unit link Men other:Orcs",
            "/combat what:rout unit:Orcs enemy:Men cause:combat fallen:5 dice:6,6",
            "/pursue what:free-attack unit:Men enemy:Orcs dice:1,1,1,1,1",
        ),
        "Pursuit to make, or to be held back: Men",
        "/pursue what:restrain unit:Men enemy:Orcs dice:1,1",
    ),
    "a chariot whose axle broke slides": (
        "whfb2",
        SECOND,
        "movement",
        ("/unit status Men status:axle-broken",),
        "Axle broken, to slide D10 cm and stop for good: Men",
        "/resolve chariot_slide values:unit:Men dice:4",
    ),
}


@pytest.mark.parametrize("name", CASES)
async def test_it_is_due_until_it_is_taken_and_told_where_the_phase_passed_it_by(
    hall: Hall, alice: Player, name: str
) -> None:
    game, army, phase, before, due, settles = CASES[name]
    sequence = SoloBattle(hall, alice)
    await sequence.begin(game, *army)
    await sequence.phase(phase)
    assert due not in (await alice.calls("battle status")).text
    for line in before:
        await sequence.does(line)
    assert due in (await alice.calls("battle status")).text
    assert due in (await alice.calls("battle next")).text
    await alice.calls("undo")
    await sequence.does(settles)
    assert due not in (await alice.calls("battle status")).text
