"""Sequences of commands fail where they expect what does not come to pass."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall
from tests.bot.e2e.sequences import (
    Sequence,
    Step,
    between,
    does,
    looks,
    phases,
    played,
    refuses,
    status,
    table,
    units,
)

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
OPENING = between("t9a", f"Guard 20 {MEN} side:Men", f"Mob 20 {MEN} side:Orcs")
CHARGE = "/charge Guard target:Mob distance:8 dice:2,3"


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (does(CHARGE, outcome="failed"), "contact"),
        (does(CHARGE, told=("in vain",)), "in vain"),
        (does(CHARGE, told=("-Guard",)), "-Guard"),
        (does(CHARGE, buttons=("Rally",)), "Undo"),
        (does("/fight Guard enemy:Mob"), "Close Combat"),
        (refuses(CHARGE, "act-barred"), "None"),
        (refuses("/fight Guard enemy:Mob", "act-barred"), "wrong-phase"),
        (units(Guard="engaged"), "engaged"),
        (units(Guard="-destroyed moved"), "moved"),
        (table(Guard={"models": 19}), "20"),
        (table(Men={"counters": {"power-dice": 1}}), "power-dice"),
        (status("Guard at Mob"), "Guard at Mob"),
        (looks(CHARGE), "sequence not taken back"),
        (phases("shooting", "charges"), "charges"),
    ],
)
async def test_what_does_not_come_to_pass_fails(hall: Hall, step: Step, says: str) -> None:
    steps = (phases("movement"), step)
    with pytest.raises(AssertionError, match=says):
        await played(Sequence("Nothing", "", OPENING, steps), hall)


async def test_what_comes_to_pass_does_not(hall: Hall) -> None:
    steps = (phases("movement"), does(CHARGE, outcome="contact"), units(Guard="engaged -fleeing"))
    await played(Sequence("A charge", "", OPENING, steps), hall)
