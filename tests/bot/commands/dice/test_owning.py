"""Real dice of two players: each is asked for the dice of the own units."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from tests.bot.commands.dice.test_choosing import ALICES, asked, decides, deploy
from tests.bot.commands.dice.test_real_dice import fills, wanted
from tests.bot.commands.dice.volleys import CARLA, check_whole, referees, sits
from tests.bot.desk import BRUNO, Desk, entries, outcome, presses, throws

GUARDS = "Guards 60x M4 WS2 BS3 S3 T2 W1 I1 A1 Ld9 Sv1+"
FIGHT = {"unit": "Guards", "enemy": "Trolls", "dice": "ask"}
"""Alice's guards, which strike last, against Bruno's trolls."""


async def prepare(desk: Desk, **options: str) -> None:
    await deploy(desk, **options)
    await desk.asks("unit add", {"line": GUARDS, "side": "Greens"})
    await desk.asks("unit status", {"unit": "Guards", "status": "engaged"})


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk where both players sit at a battle's table."""
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    await prepare(desk)
    await sits(desk, (ALICES, "Greens"), (BRUNO, "Giants"))
    yield desk
    await desk.store.close()


def of(told: Answer) -> list[str]:
    """Return whose dice are asked for."""
    return list(outcome(told)["asked"].get("of", ()))


def label(told: Answer) -> str:
    return str(outcome(told)["asked"]["label"])


async def typed(desk: Desk, told: Answer, dice: str, who: Requester) -> Answer:
    """Answer through the form."""
    return await fills(desk, await presses(desk, told, "type", who), dice, who)


async def to_break_test(desk: Desk) -> tuple[Answer, list[tuple[str, str]]]:
    """Fight until the guards are to test; return the question and whose dice were what."""
    told = await desk.asks("fight", FIGHT, who=ALICES)
    said: list[tuple[str, str]] = []
    people = {"Alice": ALICES, "Bruno": BRUNO}
    while "asked" in outcome(told) and label(told) != "break-test":
        (name,) = of(told)
        said.append((label(told), name))
        count, _ = wanted(told)
        said_dice = f"6x{count}" if name == "Bruno" else f"1x{count}"
        if said[-1] == ("to-wound", "Bruno"):
            said_dice = "6x6 " + f"1x{count - 6}"
        told = await typed(desk, told, said_dice, people[name])
        assert told.replaces
    return told, said


async def test_each_player_is_asked_for_the_dice_of_the_own_units(desk: Desk) -> None:
    told = await desk.asks("fight", FIGHT, who=ALICES)
    assert of(told) == ["Bruno"]
    assert told.calls == (BRUNO.user_id,)
    assert "Bruno" in told.card.headline
    told, said = await to_break_test(desk)
    assert ("to-hit", "Bruno") in said
    assert ("armour-save", "Alice") in said
    assert ("to-hit", "Alice") in said
    assert of(told) == ["Alice"]


async def test_who_is_asked_again_is_not_called_again(desk: Desk) -> None:
    told = await desk.asks("fight", FIGHT, who=ALICES)
    count, _ = wanted(told)
    told = await typed(desk, told, f"6x{count}", BRUNO)
    assert of(told) == ["Bruno"]
    assert told.calls == ()


async def test_others_are_called_when_the_owner_changes(desk: Desk) -> None:
    told, _ = await to_break_test(desk)
    assert told.question is not None
    told = await typed(desk, told, "6 6", ALICES)
    assert asked(told)["unit"] == "Trolls"
    assert told.calls == (BRUNO.user_id,)
    told = await decides(desk, told, "pursue")
    assert (label(told), of(told)) == ("flee", ["Alice"])
    assert told.calls == (ALICES.user_id,)
    told = await throws(desk, "1 1", ALICES)
    assert (label(told), of(told)) == ("pursuit", ["Bruno"])
    done = await throws(desk, "6 6", BRUNO)
    assert outcome(done)["result"]["winner"] == "enemy"
    entry = (await entries(desk))[-1]
    assert entry.actor.id == ALICES.user_id
    undone = await desk.asks("undo", who=ALICES)
    assert undone.refused is None
    await check_whole(desk)


async def test_the_asker_and_a_referee_may_type_them_and_nobody_else(desk: Desk) -> None:
    await referees(desk, CARLA, ALICES, BRUNO)
    stranger = replace(CARLA, user_id=77, name="Dora")
    told = await desk.asks("fight", FIGHT, who=ALICES)
    count, _ = wanted(told)
    refused = await presses(desk, told, "type", stranger)
    assert refused.refused == "not-your-dice"
    assert "Bruno, Alice" in refused.card.headline
    told = await typed(desk, told, f"6x{count}", ALICES)
    count, _ = wanted(told)
    told = await typed(desk, told, f"6x{count}", CARLA)
    assert outcome(told)["asked"]


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk where nobody tells another player's dice."""
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    await prepare(desk, house="dice-of=owner-only")
    await sits(desk, (ALICES, "Greens"), (BRUNO, "Giants"))
    yield desk
    await desk.store.close()


async def test_by_the_house_rule_the_asker_types_no_dice_of_others(strict: Desk) -> None:
    await referees(strict, CARLA, ALICES, BRUNO)
    told = await strict.asks("fight", FIGHT, who=ALICES)
    assert of(told) == ["Bruno"]
    for kind in ("type", "draw"):
        refused = await presses(strict, told, kind, ALICES)
        assert refused.refused == "not-your-dice"
        assert "Bruno" in refused.card.headline
        assert "Alice" not in refused.card.headline
    count, _ = wanted(told)
    assert (await throws(strict, f"6x{count}", ALICES)).refused == "not-your-dice"
    assert (await presses(strict, told, "rest", ALICES)).refused == "not-your-dice"
    told = await typed(strict, told, f"6x{count}", CARLA)
    count, _ = wanted(told)
    told = await typed(strict, told, f"6x{count}", BRUNO)
    assert of(told) == ["Alice"]
    dropped = await presses(strict, told, "drop", ALICES)
    assert dropped.refused is None


async def test_by_the_house_rule_the_bot_throws_all_of_the_own_dice_and_no_others(
    strict: Desk,
) -> None:
    told = await strict.asks("fight", FIGHT, who=ALICES)
    for _ in range(2):
        count, _ = wanted(told)
        told = await typed(strict, told, f"6x{count}", BRUNO)
    assert of(told) == ["Alice"]
    told = await presses(strict, told, "rest", ALICES)
    assert asked(told)["unit"] == "Trolls"  # the first that is Bruno's again is a decision
    assert sum("(bot)" in line for line in told.card.dice) == 3


WHOLE = {**FIGHT, "dice": "1x92"}
"""The fight with all the dice that it takes."""


async def test_one_player_may_type_the_dice_of_a_whole_fight(desk: Desk) -> None:
    assert (await desk.asks("fight", WHOLE, who=ALICES)).refused is None


async def test_by_the_house_rule_nobody_types_a_whole_fight(strict: Desk) -> None:
    before = len(await entries(strict))
    told = await strict.asks("fight", WHOLE, who=ALICES)
    assert told.refused == "not-your-dice"
    assert "Bruno" in told.card.headline
    await strict.asks("settings", {"my_dice": "real"}, who=ALICES)
    begun = await strict.asks("fight", {**FIGHT, "dice": "6x30"}, who=ALICES)
    assert begun.refused == "not-your-dice"
    assert len(await entries(strict)) == before + 1


async def test_the_owner_lets_the_bot_throw_the_own_dice_and_no_others(desk: Desk) -> None:
    told = await desk.asks("fight", FIGHT, who=ALICES)
    assert (await presses(desk, told, "drop", BRUNO)).refused == "not-your-button"
    assert (await throws(desk, "cancel", BRUNO)).refused == "not-your-button"
    drawn = await presses(desk, told, "draw", BRUNO)
    assert (label(drawn), of(drawn)) == ("to-wound", ["Bruno"])
    assert [entry.actor.id for entry in await entries(desk)][-1] == BRUNO.user_id
    left = await presses(desk, drawn, "rest", BRUNO)
    assert of(left) == ["Alice"]
    assert (await presses(desk, left, "rest", BRUNO)).refused == "not-your-button"
    assert (await throws(desk, "rest", BRUNO)).refused == "nothing-asked"


async def test_who_throws_real_dice_is_asked_for_them_in_an_act_of_who_leaves_his_to_the_bot(
    desk: Desk,
) -> None:
    await desk.asks("settings", {"my_dice": "real"}, who=BRUNO)
    fight = {name: value for name, value in FIGHT.items() if name != "dice"}
    told = await desk.asks("fight", fight, who=ALICES)
    assert (label(told), of(told), told.calls) == ("to-hit", ["Bruno"], (BRUNO.user_id,))
    told = await typed(desk, told, f"1x{wanted(told)[0]}", BRUNO)
    assert asked(told)["unit"] == "Guards"
    told = await decides(desk, told, "pursue", ALICES)
    assert (label(told), of(told)) == ("flee", ["Bruno"])
    done = await typed(desk, told, "1 1", BRUNO)
    assert outcome(done)["origin"] == "mixed"
    assert (await entries(desk))[-1].actor.id == ALICES.user_id
    await check_whole(desk)


async def test_who_leaves_his_dice_to_the_bot_is_asked_for_none_in_an_act_with_real_dice(
    desk: Desk,
) -> None:
    await desk.asks("settings", {"my_dice": "real"}, who=BRUNO)
    fight = {"unit": "Trolls", "enemy": "Guards"}
    told = await desk.asks("fight", fight, who=BRUNO)
    assert (label(told), of(told)) == ("to-hit", ["Bruno"])
    told = await typed(desk, told, f"1x{wanted(told)[0]}", BRUNO)
    assert asked(told)["unit"] == "Guards", "the guards' blows were the bot's"


async def test_dice_of_another_player_are_waited_for_while_further_acts_begin(desk: Desk) -> None:
    await desk.asks("settings", {"my_dice": "real"}, who=BRUNO)
    fight = {name: value for name, value in FIGHT.items() if name != "dice"}
    told = await desk.asks("fight", fight, who=ALICES)
    await desk.asks("test", {"unit": "Guards", "characteristic": "ld", "dice": "ask"}, who=ALICES)
    count, _ = wanted(told)
    assert (await typed(desk, told, f"1x{count}", BRUNO)).refused is None


async def test_a_question_is_kept_with_its_owner_through_a_restart(desk: Desk) -> None:
    told = await desk.asks("fight", FIGHT, who=ALICES)
    await desk.reopen()
    shown = await throws(desk, "show", BRUNO)
    assert outcome(shown)["asked"] == outcome(told)["asked"]
    count, _ = wanted(shown)
    assert (await throws(desk, f"6x{count}", BRUNO)).refused is None


async def test_a_secret_roll_is_its_asker_s_alone(desk: Desk) -> None:
    told = await desk.asks("fight", {**FIGHT, "secret": True}, who=ALICES)
    assert of(told) == []
    assert told.calls == ()
    assert (await throws(desk, "show", BRUNO)).refused == "nothing-asked"


async def test_the_asker_throws_for_a_side_that_nobody_plays(tmp_path: Path) -> None:
    desk = Desk(f"sqlite:///{tmp_path / 'alone.db'}")
    await desk.open()
    await prepare(desk)
    await sits(desk, (ALICES, "Greens"))
    told = await desk.asks("fight", FIGHT, who=ALICES)
    assert of(told) == []
    assert (await presses(desk, told, "type", BRUNO)).refused == "not-your-button"
    count, _ = wanted(told)
    assert (await typed(desk, told, f"6x{count}", ALICES)).refused is None
    await desk.store.close()


async def test_luck_is_counted_for_whoever_s_dice_they_were(desk: Desk) -> None:
    told, _ = await to_break_test(desk)
    told = await typed(desk, told, "1 1", ALICES)
    assert outcome(told)["result"]
    stats = outcome(await desk.asks("dice stats", who=CARLA))["players"]
    dice = {each["player"]: each["dice"][0] for each in stats}
    assert set(dice) == {"Alice", "Bruno"}
    assert dice["Alice"]["faces"]["6"] == 0
    assert dice["Bruno"]["faces"]["6"] == 30 + 6
    assert dice["Alice"]["faces"]["1"] == dice["Alice"]["count"]


async def test_saves_told_with_hits_and_wounds_are_their_owners_to_tell_by_the_house_rule(
    strict: Desk,
) -> None:
    told = await strict.asks("fight", FIGHT, who=ALICES)
    assert (of(told), label(told)) == (["Bruno"], "to-hit")
    refused = await throws(strict, "5 hits, 3 wounds, 1 saved", BRUNO)
    assert (refused.refused, refused.card.headline.count("Alice")) == ("not-your-dice", 1)
    further = await throws(strict, "5 hits, 3 wounds", BRUNO)
    assert (of(further), label(further)) == (["Alice"], "armour-save")


async def test_saves_told_with_hits_and_wounds_answer_all_three_throws(desk: Desk) -> None:
    told = await desk.asks("fight", FIGHT, who=ALICES)
    assert label(told) == "to-hit"
    further = await throws(desk, "5 hits, 3 wounds, 1 saved", ALICES)
    assert further.refused is None
    assert label(further) not in ("to-wound", "armour-save")


async def test_after_no_wounds_and_no_saves_told_the_blows_of_the_enemy_are_asked(
    desk: Desk,
) -> None:
    await desk.asks("fight", FIGHT, who=ALICES)
    further = await throws(desk, "5 hits, 0 wounds, 0 saved", ALICES)
    assert (further.refused, label(further), of(further)) == (None, "to-hit", ["Alice"])
