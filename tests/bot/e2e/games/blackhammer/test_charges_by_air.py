"""Charges of flyers: on the ground or by air, as their player decides when they are declared."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.hall import Hall, Player

EAGLE = "Eagle 1 M2 WS5 BS0 S4 T4 W3 I4 A2 Ld8 PU4 [flyer]"
BOWS = "Bows 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 PU1 Rg24 SS3"
WAYS = ["On the ground", "By air"]


async def begin(alice: Player, bruno: Player, house: str = "") -> None:
    """Start a battle in its movement phase, with an eagle of Alice before bows of Bruno."""
    told = {"house": house} if house else {}
    await alice.calls("battle start", side_one="Elves", side_two="Men", game="blackhammer", **told)
    await alice.calls("battle join", side="Elves")
    await bruno.calls("battle join", side="Men")
    await alice.types(f"/unit add {EAGLE}")
    await bruno.types(f"/unit add {BOWS}")
    await to_phase(alice, "movement")


async def test_the_player_of_a_flyer_decides_and_its_charge_goes_by_that(
    alice: Player, bruno: Player
) -> None:
    """[L2738-2740]."""
    await begin(alice, bruno)
    asked = await alice.types("/charge Eagle what:declare target:Bows distance:12")
    assert asked.buttons[:2] == WAYS
    assert (await bruno.presses(asked, "By air")).refused == "not-your-decision"
    told = await alice.presses(asked, "By air")
    assert told.answer.refused is None, told.text
    assert told.outcome["result"] | {"reach": 20, "flying": True} == told.outcome["result"]
    assert "charges-by-air" in await statuses(alice, "Eagle")
    held = await bruno.types("/charge what:response unit:Eagle target:Bows response:hold")
    assert held.answer.refused is None, held.text
    charged = await alice.types("/charge Eagle target:Bows distance:12")
    assert charged.outcome["result"]["outcome"] == "contact", charged.text


async def test_the_answer_counts_half_of_the_way_that_was_declared(
    alice: Player, bruno: Player
) -> None:
    """Nine paces are less than half of 20, and three are more than half of four [L664]."""
    await begin(alice, bruno)
    asked = await alice.types("/charge Eagle what:declare target:Bows distance:9")
    told = await alice.presses(asked, "By air")
    shot = await bruno.presses(told, "Hold and shoot")
    assert shot.outcome["result"]["response"] == "hold", shot.text
    assert (await bruno.types("/undo")).answer.refused is None
    assert (await alice.types("/undo")).answer.refused is None
    asked = await alice.types("/charge Eagle what:declare target:Bows distance:3")
    told = await alice.presses(asked, "On the ground")
    assert told.outcome["result"]["flying"] is False
    assert "charges-by-air" not in await statuses(alice, "Eagle")
    shot = await bruno.presses(told, "Hold and shoot")
    assert shot.outcome["result"]["response"] == "stand-and-shoot", shot.text
    early = await alice.types("/charge Eagle target:Bows distance:3")
    assert early.refused == "shots-first"
    shots = "/shoot Bows target:Eagle weapon:bow distance:3 stand_and_shoot:yes shots:1 dice:1"
    assert (await bruno.types(shots)).answer.refused is None
    charged = await alice.types("/charge Eagle target:Bows distance:3")
    assert charged.outcome["result"]["outcome"] == "contact", charged.text


@pytest.mark.parametrize(("distance", "response"), [(1, "hold"), (2, "hold"), (3, "shot at")])
async def test_a_walking_flyer_is_shot_at_from_beyond_half_of_its_four_paces_alone(
    hall: Hall, alice: Player, bruno: Player, distance: int, response: str
) -> None:
    """Two paces are no more than half of four [L664]."""
    await begin(alice, bruno)
    declared = await alice.types("/charge Eagle what:declare target:Bows flying:no")
    assert declared.answer.refused is None, declared.text
    assert (await bruno.presses(declared, "Hold and shoot")).answer.refused is None
    line = f"/charge Eagle target:Bows distance:{distance}"
    charged, resolved = await alice.types(line), None
    if response == "hold":
        assert charged.outcome["result"]["outcome"] == "contact", charged.text
        assert charged.outcome["result"]["response"] == "hold"
        assert "charged-from-near" in await statuses(alice, "Bows")
        assert (await alice.types("/undo")).answer.refused is None
        resolved = await alice.types(f"{line} what:resolve")
        assert resolved.outcome["result"]["contact"] is True
        assert "charged-from-near" in await statuses(alice, "Bows")
        assert "has not shot" not in (await alice.calls("battle status")).text
    else:
        before = await hall.state(alice)
        assert charged.refused == "shots-first"
        assert (await alice.types(f"{line} what:resolve")).refused == "shots-first"
        assert await hall.state(alice) == before


async def test_nobody_is_asked_who_said_the_way_or_where_decisions_are_left(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    for stated, reach in (("yes", 20), ("no", 4)):
        line = f"/charge Eagle what:declare target:Bows flying:{stated}"
        told = await alice.types(line)
        assert told.outcome["result"]["reach"] == reach, told.text
        await alice.types("/undo")


async def test_a_house_that_leaves_decisions_has_flyers_charge_on_the_ground(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="decisions:defaults")
    told = await alice.types("/charge Eagle target:Bows distance:12 response:hold")
    assert told.outcome["result"]["outcome"] == "failed", told.text
    assert "by air" in told.text
