"""Answers of the other side in The 9th Age, Warhammer and Age of Sigmar."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.dice.test_answers import LET_THROUGH
from tests.bot.e2e.games.t9a.test_acts_of_ninth_age import EFFECT as TYPED_EFFECT
from tests.bot.e2e.games.t9a.test_acts_of_ninth_age import begin as begin_ninth
from tests.bot.e2e.games.t9a.test_acts_of_ninth_age import cast, magic
from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import MEN
from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import begin as begin_second
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import meet


async def pools(hall: Hall, player: Player, counter: str) -> dict[str, int]:
    """Return what each side has of a counter."""
    board = (await hall.channel(player)).board
    return {side.name: int(side.counters.get(counter) or 0) for side in board.sides}


async def test_in_the_ninth_age_a_spell_is_dispelled_or_let_through_by_a_button(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_ninth(alice, bruno)
    await magic(alice)
    told = await cast(alice, "6,6,1")
    assert told.answer.calls == (bruno.user.id,)
    assert not {"Effect of a spell", "Miscast"} & set(told.buttons)
    passed = await bruno.presses(told, LET_THROUGH)
    assert passed.answer.refused is None, passed.text
    assert (await bruno.presses(told, "Dispelling")).refused == "answer-passed"
    assert (await alice.types(TYPED_EFFECT)).answer.refused is None
    assert (await alice.types("/undo")).answer.refused is None
    assert (await bruno.types("/undo")).answer.refused is None
    before = await pools(hall, alice, "dispel-dice")
    tapper = Tapper(bruno)
    await tapper.use(told.message, "Dispelling")
    await tapper.answers("Shaman", "2")
    assert tapper.told, tapper.said
    after = await pools(hall, alice, "dispel-dice")
    assert after["Orcs"] == before["Orcs"] - 2


async def test_a_pool_that_nobody_names_is_that_of_who_asks(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """The active player uses power dice, the other dispel dice [L953-955]."""
    await begin_ninth(alice, bruno)
    await magic(alice)
    line = "/dispel what:in-play casting_value:20 dice_used:1 level:0 dice:3"
    power, dispel = await pools(hall, alice, "power-dice"), await pools(hall, alice, "dispel-dice")
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    assert (await pools(hall, alice, "power-dice"))["Elves"] == power["Elves"] - 1
    assert await pools(hall, alice, "dispel-dice") == dispel
    told = await bruno.types(line)
    assert told.answer.refused is None, told.text
    assert (await pools(hall, alice, "power-dice"))["Elves"] == power["Elves"] - 1
    assert (await pools(hall, alice, "dispel-dice"))["Orcs"] == dispel["Orcs"] - 1
    cast_line = "/dispel what:cast casting_total:9 dice_used:1 level:0 dice:3"
    assert (await alice.types(cast_line)).refused == "not-your-side"


async def test_dice_of_who_asks_are_still_theirs_when_another_goes_on(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_ninth(alice, bruno)
    await magic(alice)
    dispel = await pools(hall, alice, "dispel-dice")
    line = "/dispel what:in-play casting_value:20 dice_used:1 level:0 dice:ask"
    asked = await alice.types(line)
    assert asked.answer.refused is None, asked.text
    done = await alice.types("/throw 3")
    assert done.answer.refused is None, done.text
    assert await pools(hall, alice, "dispel-dice") == dispel


async def test_in_the_ninth_age_a_declared_charge_is_answered_and_then_rolled(
    alice: Player, bruno: Player
) -> None:
    await begin_ninth(alice, bruno)
    await bruno.types("/unit add Bows 10 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 [bow] side:Orcs")
    await to_phase(alice, "movement")
    line = "/charge Archers target:Bows what:declare"
    assert "Stand and shoot" not in (await alice.types(f"{line} distance:4")).buttons
    await alice.types("/undo")
    told = await alice.types(f"{line} distance:8")
    assert told.answer.refused is None, told.text
    assert told.answer.calls == (bruno.user.id,)
    assert {"Hold", "Stand and shoot", "Flee"} <= set(told.buttons)
    assert "Bruno: answer the charge on Bows" in (await alice.calls("battle status")).text
    assert (await alice.presses(told, "Stand and shoot")).refused == "not-your-answer"
    shot = await bruno.presses(told, "Stand and shoot")
    assert shot.answer.refused is None, shot.text
    assert "to the charge on" not in (await alice.calls("battle status")).text
    assert (await bruno.presses(told, "Flee")).refused == "answer-passed"
    assert not [button for button in shot.buttons if "harge" in button]
    assert (await alice.types("/charge Archers target:Bows")).refused == "shots-first"
    volley = "/shoot Bows target:Archers distance:8 stand_and_shoot:yes dice:bot"
    assert (await bruno.types(volley)).answer.refused is None
    rolled = await alice.types("/charge Archers target:Bows")
    assert rolled.outcome["procedure"] == "charge_range"


async def test_in_warhammer_a_declared_charge_is_answered_and_then_moved(
    alice: Player, bruno: Player
) -> None:
    await begin_second(alice, bruno)
    await bruno.types(f"/unit add Archers 10 {MEN} [short-bow] side:Orcs")
    await to_phase(alice, "movement")
    told = await alice.types("/charge Guard target:Archers what:declaration")
    assert told.answer.calls == (bruno.user.id,)
    assert {"Hold", "Stand and shoot", "Flee"} <= set(told.buttons)
    assert "Bruno: answer the charge on Archers" in (await alice.calls("battle status")).text
    assert (await alice.presses(told, "Hold")).refused == "not-your-answer"
    held = await bruno.presses(told, "Hold")
    assert held.answer.refused is None, held.text
    assert "Bruno" not in (await alice.calls("battle status")).text.partition("charge on")[2]
    assert (await bruno.presses(told, "Hold")).refused == "answer-passed"
    assert "Guard at Archers" in (await alice.calls("battle status")).text
    tapper = Tapper(alice)
    await tapper.use(held.message, "Charge")
    await tapper.answers("0–", "front")
    assert "Guard: in contact with Archers" in tapper.said


async def test_in_age_of_sigmar_a_spell_is_unbound_or_let_through_by_a_button(
    alice: Player, bruno: Player
) -> None:
    await alice.calls("battle start", game="aos4", side_one="Storm", side_two="Skaven")
    await alice.calls("battle join", side="Storm")
    await bruno.calls("battle join", side="Skaven")
    await alice.types("/unit add Sage 1 M5 H5 [hero, wizard (1)] side:Storm")
    await bruno.types("/unit add Rats 20 M6 H1 side:Skaven")
    await to_phase(alice, "hero")
    line = "/cast wizard:Sage spell:Fog casting_value:5 dice:3 4"
    lonely = await alice.types(line)
    assert lonely.answer.calls == ()
    assert "Unbinding" not in lonely.buttons
    await alice.types("/undo")
    await bruno.types("/unit add Seer 1 M6 H5 [hero, wizard (1)] side:Skaven")
    told = await alice.types(line)
    assert told.answer.calls == (bruno.user.id,)
    assert "Bruno to the spell" in (await alice.calls("battle next")).text
    await alice.types("/undo")
    assert (await alice.presses(told, LET_THROUGH)).refused == "not-your-answer"
    assert (await alice.types("/dispel what:let-through target:Sage")).refused == "not-your-side"
    passed = await bruno.presses(told, LET_THROUGH)
    assert passed.answer.refused is None, passed.text
    assert (await bruno.presses(told, "Unbinding")).refused == "answer-passed"


async def test_in_warhammer_a_challenge_is_the_other_sides_to_accept_or_refuse(
    alice: Player, bruno: Player
) -> None:
    await begin_second(alice, bruno)
    await bruno.types(f"/unit add Grom 1 {MEN} [character] side:Orcs")
    await to_phase(alice, "combat")
    await meet(alice, "Baron")
    await meet(bruno, "Grom")
    told = await alice.types("/fight what:challenge unit:Baron enemy:Grom")
    assert told.outcome["result"]["outcome"] == "issued"
    assert told.answer.calls == (bruno.user.id,)
    assert "Bruno to the challenge of Baron" in (await alice.calls("battle status")).text
    assert (await alice.presses(told, "Refuse the challenge")).refused == "not-your-answer"
    fought = await bruno.presses(told, "Accept the challenge")
    assert fought.outcome["result"]["outcome"] == "fought"
    assert "in-challenge" in await statuses(alice, "Grom")
    assert "to the challenge of" not in (await alice.calls("battle status")).text
