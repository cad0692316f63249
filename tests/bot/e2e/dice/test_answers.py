"""Answers between acts: to a spell, a charge, a challenge, each by its own side."""

from __future__ import annotations

import pytest

from bot.battle.dice.waiting import PATIENCE
from bot.commands.procedures.answers import answering
from bot.store.snowflake import milliseconds
from tests.bot.e2e.commands.test_refusals import assert_one_sentence
from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.dice.test_owners import settled
from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import at_desk

DISPEL, LET_THROUGH, EFFECT = "Dispel", "Let it through", "Effect of a spell"
FIGHTER = "M4 WS4 BS4 S4 T4 W2 I4 A3 Ld8"


async def begin_hammer(
    alice: Player, bruno: Player, *, bruno_plays: bool = True, **options: str
) -> None:
    """Start a battle of BlackHammer with a wizard on either side."""
    sides = {"side_one": "Empire", "side_two": "Orcs"}
    await alice.calls("battle start", game="blackhammer", **sides, **options)
    await alice.calls("battle join", side="Empire")
    if bruno_plays:
        await bruno.calls("battle join", side="Orcs")
    orcs = bruno if bruno_plays else alice
    await alice.types("/unit add Mage 1 M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8 Lv2 [character] side:Empire")
    await alice.types("/unit add Knights 5 M8 WS4 BS3 S3 T3 W1 I3 A1 Ld8 side:Empire")
    await orcs.types("/unit add Mob 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 side:Orcs")
    await orcs.types("/unit add Gobs 20 M4 WS2 BS3 S3 T3 W1 I2 A1 Ld6 [short-bow] side:Orcs")
    await orcs.types("/unit add Shaman 1 M4 WS3 BS3 S3 T4 W2 I2 A1 Ld7 Lv2 [character] side:Orcs")


async def cast_hammer(alice: Player, *, more: str = "") -> Told:
    """Roll the winds of magic and cast a fireball at the mob."""
    await to_phase(alice, "magic")
    await alice.types("/winds dice:4,3")
    line = f"/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:5,4 {more}"
    told = await alice.types(line)
    assert told.outcome["result"]["cast"] is True, told.text
    return told


async def test_a_spell_is_the_other_players_to_dispel_or_let_through(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_hammer(alice, bruno)
    told = await cast_hammer(alice)
    assert told.answer.calls == (bruno.user.id,)
    assert told.message.content == f"<@{bruno.user.id}>: dispel, or let it through?"
    assert {DISPEL, LET_THROUGH} <= set(told.buttons)
    assert EFFECT not in told.buttons
    before = await hall.state(alice)
    refused = await alice.presses(told, LET_THROUGH)
    assert refused.refused == "not-your-answer"
    assert refused.alone
    assert_one_sentence(refused)
    assert "Bruno" in refused.text
    assert await hall.state(alice) == before
    passed = await bruno.presses(told, LET_THROUGH)
    assert passed.answer.refused is None, passed.text
    assert passed.answer.calls == ()
    again = await bruno.presses(told, DISPEL)
    assert again.refused == "answer-passed"
    assert_one_sentence(again)
    effect = await at_desk(alice, EFFECT)
    assert effect.answer.refused is None, effect.text


async def test_the_button_of_a_dispel_names_its_only_wizard_and_asks_for_the_dice(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_hammer(alice, bruno)
    told = await cast_hammer(alice)
    tapper = Tapper(bruno)
    await tapper.use(told.message, DISPEL)
    assert "Shaman" in tapper.said  # the only wizard who may
    await tapper.answers("3")
    assert tapper.told, tapper.said
    board = (await hall.channel(alice)).board
    spent = next(side for side in board.sides if side.name == "Orcs").counters["dispel-dice"]
    assert spent == 1
    assert (await bruno.presses(told, LET_THROUGH)).refused == "answer-passed"


async def test_a_dispelled_spell_has_no_effect_until_that_is_undone(
    alice: Player, bruno: Player
) -> None:
    await begin_hammer(alice, bruno)
    told = await cast_hammer(alice)
    done = await bruno.types("/dispel what:spell wizard:Shaman target:Mob dice_used:3 dice:6,6,6")
    assert done.outcome["result"]["dispelled"] is True
    assert (await bruno.presses(told, LET_THROUGH)).refused == "answer-passed"
    undone = await bruno.presses(done, "Undo")
    assert undone.answer.refused is None, undone.text
    passed = await bruno.presses(told, LET_THROUGH)
    assert passed.answer.refused is None, passed.text


async def test_the_button_under_an_earlier_spell_answers_no_later_one(
    alice: Player, bruno: Player
) -> None:
    await begin_hammer(alice, bruno)
    first = await cast_hammer(alice)
    await bruno.presses(first, LET_THROUGH)
    await alice.types("/resolve spell_effect spell:fireball wizard:Mage target:Mob dice:1,1")
    line = "/cast wizard:Mage spell:burning-head target:Mob dice_used:2 dice:6,5"
    second = await alice.types(line)
    assert second.outcome["result"]["cast"] is True
    assert (await bruno.presses(first, LET_THROUGH)).refused == "answer-passed"
    assert (await bruno.presses(second, LET_THROUGH)).answer.refused is None


async def test_an_answer_is_the_referees_too_and_nobody_elses(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    carla = hall.player("Carla", "en")
    await begin_hammer(alice, bruno)
    asked = await carla.calls("battle join", referee=True)
    agreed = await alice.presses(asked, "Agree")
    await bruno.presses(agreed, "Agree")
    told = await cast_hammer(alice)
    stranger = hall.player("Dora", "en")
    assert (await stranger.presses(told, LET_THROUGH)).refused == "not-your-button"
    passed = await carla.presses(told, LET_THROUGH)
    assert passed.answer.refused is None, passed.text


async def test_where_nobody_else_plays_the_other_side_nobody_is_called(
    alice: Player, bruno: Player
) -> None:
    await begin_hammer(alice, bruno, bruno_plays=False)
    told = await cast_hammer(alice)
    assert told.answer.calls == ()
    assert told.message.content == ""
    assert {DISPEL, LET_THROUGH, EFFECT} <= set(told.buttons)
    assert (await alice.presses(told, EFFECT)).answer.refused is None


async def test_a_spell_cast_in_secret_calls_nobody(alice: Player, bruno: Player) -> None:
    await begin_hammer(alice, bruno)
    told = await cast_hammer(alice, more="secret:true")
    assert told.alone
    assert told.message.content == ""
    assert told.answer.calls == ()


async def test_the_caster_lets_no_spell_of_his_own_through(alice: Player, bruno: Player) -> None:
    await begin_hammer(alice, bruno)
    await cast_hammer(alice)
    told = await alice.types("/dispel what:let-through")
    assert told.refused == "not-your-side"
    told = await alice.types("/dispel what:spell dice_used:1 level:0")
    assert told.refused == "not-your-side"


async def test_an_answer_survives_a_restart(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin_hammer(alice, bruno)
    told = await cast_hammer(alice)
    await hall.restart()
    assert (await alice.presses(told, LET_THROUGH)).refused == "not-your-answer"
    assert (await bruno.presses(told, LET_THROUGH)).answer.refused is None


async def test_nobody_is_waited_for_longer_than_a_day(
    alice: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_hammer(alice, bruno)
    told = await cast_hammer(alice)
    later = milliseconds() + PATIENCE
    monkeypatch.setattr(answering, "milliseconds", lambda: later)
    assert (await alice.presses(told, LET_THROUGH)).refused == "not-your-answer"
    assert (await at_desk(alice, EFFECT)).answer.refused is None
    assert (await bruno.presses(told, LET_THROUGH)).refused == "answer-passed"


async def test_an_answer_that_is_waited_for_is_told(alice: Player, bruno: Player) -> None:
    await begin_hammer(alice, bruno)
    told = await cast_hammer(alice)
    assert "Bruno: answer the spell" in (await alice.calls("battle status")).text
    left = await alice.calls("battle next")
    assert "Bruno: answer the spell" in left.text
    assert (await bruno.presses(told, LET_THROUGH)).refused == "answer-passed"
    await alice.types("/undo")
    assert (await bruno.presses(told, LET_THROUGH)).answer.refused is None
    assert "Bruno: answer the spell" not in (await alice.calls("battle status")).text


async def test_a_charge_declared_is_answered_by_its_target(alice: Player, bruno: Player) -> None:
    await begin_hammer(alice, bruno)
    await to_phase(alice, "movement")
    mob = await alice.types("/charge Knights target:Mob what:declare")
    assert mob.answer.calls == (bruno.user.id,)
    assert "hold, or flee?" in mob.message.content
    assert "Hold" in mob.buttons
    assert "Flee" in mob.buttons
    assert "Hold and shoot" not in mob.buttons
    twice = await alice.types("/charge Knights target:Gobs what:declare")
    assert twice.refused == "charge-declared-already"
    assert "/undo" in twice.text
    await alice.types("/unit add Lancers 5 M8 WS4 BS3 S3 T3 W1 I3 A1 Ld8 side:Empire")
    archers = await alice.types("/charge Lancers target:Gobs what:declare")
    assert "Hold and shoot" in archers.buttons
    assert (await alice.presses(mob, "Flee")).refused == "not-your-answer"
    fled = await bruno.presses(mob, "Flee")
    assert fled.answer.refused is None, fled.text
    assert "fleeing" in await statuses(alice, "Mob")


async def test_a_spell_cast_with_real_dice_calls_by_a_line_of_its_own(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_hammer(alice, bruno)
    await to_phase(alice, "magic")
    await alice.types("/winds dice:4,3")
    asked = await alice.types("/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:ask")
    form = await alice.presses(asked, "Type the dice")
    told = await alice.fills(form, dice="5 4")
    assert told.message.id == asked.message.id
    assert told.answer.calls == (bruno.user.id,)
    await settled(hall, f"<@{bruno.user.id}>: dispel, or let it through?")
    assert (await bruno.presses(told, LET_THROUGH)).answer.refused is None


async def test_a_pool_that_nobody_names_is_that_of_who_asks(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """The player whose turn it is uses power dice, the other dispel dice [L878]."""
    await begin_hammer(alice, bruno)
    await to_phase(alice, "magic")
    await alice.types("/winds dice:4,3")
    line = "/dispel what:in-play casting_value:20 dice_used:1 level:0 dice:3"
    before = await pools(hall, alice)
    assert (await alice.types(line)).answer.refused is None
    assert await pools(hall, alice) == (before[0] - 1, before[1])
    assert (await bruno.types(line)).answer.refused is None
    assert await pools(hall, alice) == (before[0] - 1, before[1] - 1)
    assert (await alice.types(f"{line} pool:dispel-dice")).answer.refused is None
    assert await pools(hall, alice) == (before[0] - 1, before[1] - 2)


async def pools(hall: Hall, player: Player) -> tuple[int, int]:
    """Return the power dice of the empire, and the dispel dice of the orcs."""
    empire, orcs = (await hall.channel(player)).board.sides
    return int(empire.counters["power-dice"]), int(orcs.counters["dispel-dice"])
