"""Charges that nobody declared: they begin by it, for the other player has an answer to give."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.games.test_acts import to_phase
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import assert_one_sentence, battle_of

PROFILES = {
    "blackhammer": "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 PU1",
    "t9a": "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7",
    "whfb2": "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7",
}
GAMES = pytest.mark.parametrize("game", PROFILES)


async def begin(alice: Player, bruno: Player, game: str, house: str = "decisions=ask") -> None:
    """Go on to the charges of two units of Alice at two of Bruno."""
    sides = {"side_one": "Men", "side_two": "Orcs"}
    await alice.calls("battle start", game=game, house=house, **sides)
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    for name in ("Swords", "Spears"):
        await ok(alice, f"/unit add {name} 20 {PROFILES[game]} side:Men")
    for name in ("Mob", "Gobs"):
        await ok(bruno, f"/unit add {name} 20 {PROFILES[game]} side:Orcs")
    await to_phase(alice, "movement")


async def ok(player: Player, line: str) -> Told:
    """Type what must not be refused."""
    told = await player.types(line)
    assert told.answer.refused is None, f"{line}: {told.text}"
    return told


async def steps(player: Player) -> dict[tuple[str, str], str]:
    """Return the step of each charge, by charger and target."""
    battle = await battle_of(player)
    names = {unit["id"]: unit["name"] for unit in battle["units"]}
    return {
        (names[link["unit_id"]], names[link["other_id"]]): link["step"]
        for link in battle["links"]
        if link["kind"] == "charge"
    }


@GAMES
async def test_a_charge_is_declared_answered_by_the_other_player_and_then_moved(
    alice: Player, bruno: Player, game: str
) -> None:
    """[BlackHammer L654-656, The 9th Age L629-641, Warhammer L1058-1069]."""
    await begin(alice, bruno, game)
    line = "/charge Swords target:Mob distance:5"
    told = await ok(alice, line)
    assert told.answer.calls == (bruno.user.id,)
    assert await steps(alice) == {("Swords", "Mob"): "declared"}
    assert "give the same command again" in told.text
    again = await alice.types(line)
    assert again.refused is not None
    assert again.refused.startswith("answer-owed")
    held = await bruno.presses(told, "Hold")
    assert held.answer.refused is None, held.text
    moved = await ok(alice, line)
    assert moved.outcome["result"]["outcome"] == "contact"
    assert await steps(alice) == {("Swords", "Mob"): "moved"}
    for player in (alice, bruno, alice):
        assert (await player.types("/undo")).answer.refused is None
    assert await steps(alice) == {}


@GAMES
async def test_a_charge_that_strikes_home_is_told_in_two_lines(
    alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    told = await ok(alice, "/charge Swords target:Mob distance:5")
    assert "▸ Swords: charges Mob (declared)" in told.lines
    await bruno.presses(told, "Hold")
    moved = await ok(alice, "/charge Swords target:Mob distance:5")
    assert {line for line in moved.lines if line.startswith("▸")} == {
        "▸ Swords: in contact with Mob",
        "▸ Swords: charged this turn",
    }
    failed = await ok(alice, "/undo")
    assert "▸ Swords: charges Mob (answered)" in failed.lines


@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_what_serves_rules_alone_stands_in_no_list_of_units(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    """The table keeps for a phase who broke from whom, for the pursuit."""
    await begin(alice, bruno, game)
    await ok(alice, "/unit link Swords other:Mob relation:parted")
    for command in ("/unit list", "/unit show Swords", "/battle status"):
        told = await ok(alice, command)
        assert "Swords" in told.text
        assert "contact" not in told.text
    links = (await hall.channel(alice)).board.links
    assert {link.kind for link in links} == {"parted"}


@GAMES
async def test_the_button_of_the_answer_goes_on_with_the_charge(
    alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    told = await ok(alice, "/charge Swords target:Mob distance:5")
    held = await bruno.presses(told, "Hold")
    name = next(button for button in held.buttons if button.startswith("Charge"))
    tapper = Tapper(alice)
    await tapper.use(held.message, name)
    if game == "whfb2":  # a charge in the rear shakes its target
        await tapper.answers("front")
    assert tapper.told, tapper.said
    assert await steps(alice) == {("Swords", "Mob"): "moved"}


@GAMES
async def test_nothing_is_declared_for_who_plays_both_sides_or_where_the_house_leaves_it(
    alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game, house="decisions=defaults")
    moved = await ok(alice, "/charge Swords target:Mob distance:5")
    assert moved.outcome["result"]["outcome"] == "contact"
    await bruno.calls("battle leave")
    await ok(alice, "/settings house:decisions=ask")
    moved = await ok(alice, "/charge Spears target:Gobs distance:5")
    assert moved.outcome["result"]["outcome"] == "contact"


@pytest.mark.parametrize("game", ["blackhammer", "whfb2"])
async def test_an_answer_told_with_the_charge_is_taken_where_nobody_else_is_asked(
    alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    await bruno.calls("battle leave")
    moved = await ok(alice, "/charge Swords target:Mob distance:5 response:hold")
    assert moved.outcome["result"]["outcome"] == "contact"


@pytest.mark.parametrize("game", ["blackhammer", "whfb2"])
async def test_an_answer_told_with_the_charge_is_left_to_whose_it_is(
    alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    line = "/charge Swords target:Mob distance:5 response:hold"
    told = await ok(alice, line)
    assert told.answer.calls == (bruno.user.id,)
    assert "Not taken for the other side: response. That is for Bruno to say." in told.text
    assert await steps(alice) == {("Swords", "Mob"): "declared"}
    assert (await alice.types(line)).refused == "answer-owed"
    await bruno.presses(told, "Hold")
    moved = await ok(alice, "/charge Swords target:Mob distance:5")
    assert moved.outcome["result"]["outcome"] == "contact"


@GAMES
async def test_dice_typed_before_the_other_side_has_answered_are_not_lost(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    before = await hall.state(alice)
    told = await alice.types("/charge Swords target:Mob distance:5 dice:3,4")
    assert told.refused == "dice-before-answer"
    assert_one_sentence(told)
    assert await hall.state(alice) == before


async def test_whom_a_charger_meets_on_its_way_answers_as_well(
    alice: Player, bruno: Player
) -> None:
    """A charger declares a new charge at such an enemy, which it answers as ever [L720]."""
    await begin(alice, bruno, "blackhammer")
    told = await ok(alice, "/charge Swords target:Mob distance:6")
    assert (await alice.types("/charge Swords target:Gobs distance:4")).refused is not None
    await bruno.presses(told, "Flee")
    turned = await ok(alice, "/charge Swords target:Gobs distance:4")
    assert turned.answer.calls == (bruno.user.id,)
    assert await steps(alice) == {("Swords", "Mob"): "redirected", ("Swords", "Gobs"): "declared"}
    assert (await bruno.presses(turned, "Hold")).answer.refused is None
    moved = await ok(alice, "/charge Swords target:Gobs distance:4")
    assert moved.outcome["result"]["outcome"] == "contact"


async def test_who_has_no_choice_is_charged_at_once(alice: Player, bruno: Player) -> None:
    """A unit that flees already flees [L658]."""
    await begin(alice, bruno, "blackhammer")
    await ok(bruno, "/unit status Mob status:fleeing")
    moved = await ok(alice, "/charge Swords target:Mob distance:5 dice:1,1")
    assert moved.outcome["result"]["outcome"] == "caught"


@GAMES
async def test_of_two_answers_at_once_the_first_is_taken(
    alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    told = await ok(alice, "/charge Swords target:Mob distance:5")
    pressed = await asyncio.gather(
        bruno.presses(told, "Hold"),
        bruno.presses(told, "Flee"),
        alice.presses(told, "Undo"),
        bruno.presses(told, "Hold"),
    )
    done = [each for each in pressed[:2] + pressed[3:] if each.answer.refused is None]
    assert len(done) <= 1
    assert await steps(alice) in ({("Swords", "Mob"): "answered"}, {})
    assert (await alice.types("/dice verify")).answer.refused is None
