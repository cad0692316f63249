"""Two players with real dice in one battle: each is called for the own dice, in one message."""

from __future__ import annotations

import asyncio

from tests.bot.e2e.desk.tapping import plain
from tests.bot.e2e.dice.test_real_dice import run
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import begin_shooting, gone, in_turn, models

SHOT = "/shoot Archers target:Orques weapon:longbow distance:12 dice:ask"


def calling(hall: Hall) -> list[str]:
    """Return the lines that stand without a card; a desk has none."""
    return [each.content for each in hall.messages() if each.content and not each.embeds]


async def settled(hall: Hall, *lines: str) -> None:
    """Wait until those lines, and no others, stand without a card."""
    for _ in range(200):
        if calling(hall) == list(lines):
            return
        await asyncio.sleep(0.01)
    assert calling(hall) == list(lines)


async def to_saves(alice: Player) -> tuple[Told, Told]:
    """Shoot until the orcs are to be saved; return the first and the last question."""
    asked = await alice.types(SHOT)
    form = await alice.presses(asked, "Type the dice")
    second = await alice.fills(form, dice="1,1,1,1,4,4,4,5,6,6")
    form = await alice.presses(second, "Type the dice")
    return asked, await alice.fills(form, dice="=4")


async def test_saves_are_asked_of_the_other_player(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    asked, saves = await to_saves(alice)
    assert asked.answer.calls == ()
    assert saves.message.id == asked.message.id
    assert saves.answer.calls == (bruno.user.id,)
    assert "Dice of Bruno." in saves.text
    await settled(hall, f"<@{bruno.user.id}>")
    form = await bruno.presses(saves, bruno_types(saves))
    done = await bruno.fills(form, dice="6 6 1 1")
    assert done.message.id == asked.message.id
    await settled(hall)
    assert await models(bruno, "Orques") == 18
    undone = await alice.presses(done, "Undo")
    assert undone.answer.refused is None
    assert await models(bruno, "Orques") == 20


async def test_the_form_itself_says_what_to_throw_in_the_language_of_its_reader(
    alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    asked = await alice.types(SHOT)
    form = await alice.presses(asked, "Type the dice")
    assert label_of(form) == "Roll 10D6: Archers: To hit 4+"
    _, saves = await to_saves(alice)
    form = await bruno.presses(saves, bruno_types(saves))
    assert label_of(form) == "Lancez 4D6 : Orques : Sauvegarde d’armure 6+"


def label_of(form: Told) -> str:
    """Return what stands above the one field of a form."""
    assert form.reply.modal is not None
    (part,) = form.reply.modal["components"]
    return plain(part["label"])


async def test_dice_typed_by_a_command_leave_one_message(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    asked, _ = await to_saves(alice)
    first = asked.message.id
    done = await bruno.types("/throw 6 6 1 1")
    assert done.outcome["origin"] == "typed"
    await settled(hall)
    await gone(hall, first)
    assert done.message.id in hall.table.state.messages


async def test_a_restart_keeps_whose_dice_are_waited_for(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    _, saves = await to_saves(alice)
    await hall.restart()
    carla = hall.player("Carla")
    refused = await carla.presses(saves, bruno_types(saves))
    assert refused.refused == "not-your-dice"
    assert refused.alone
    form = await bruno.presses(saves, bruno_types(saves))
    done = await bruno.fills(form, dice="1 1 1 1")
    assert await models(bruno, "Orques") == 16
    assert done.message.id == saves.message.id


def bruno_types(told: Told) -> str:
    """Return the button that opens the form."""
    return told.buttons[0]


def test_a_killed_run_still_waits_for_the_other_player(url: str) -> None:
    begun = run(
        url,
        "/battle start side_one:Elfes side_two:Orques",
        "/battle join side:Elfes",
        "/unit add Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 side:Elfes",
        "/unit add Orques 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+ side:Orques",
        "/battle next phase:shooting",
    )
    assert [each["ok"] for each in begun] == [True] * 5
    joined = run(url, "/battle join side:Orques", name="Bruno")
    assert joined[0]["ok"], joined
    told = run(url, SHOT, "/throw 1,1,1,1,4,4,4,5,6,6", "/throw =4")
    assert [each["outcome"]["asked"]["of"] for each in told] == [["Alice"], ["Alice"], ["Bruno"]]
    done = run(url, "/throw 6 6 1 1", name="Bruno")
    assert done[0]["outcome"]["result"]["models_lost"] == 2


async def half_shot(alice: Player) -> Told:
    """Have Alice tell her dice to hit, and return what asks for those to wound."""
    asked = await alice.types(SHOT)
    form = await alice.presses(asked, "Type the dice")
    return await alice.fills(form, dice="1,1,1,1,4,4,4,5,6,6")


async def test_whoever_sits_down_in_a_seat_goes_on_with_the_roll_that_waits(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    wounds = await half_shot(alice)
    await in_turn((alice, "/battle leave"))
    carla = hall.player("Carla")
    await in_turn((carla, "/battle join side:Elfes"))
    assert (await alice.presses(wounds, "Type the dice")).refused == "not-your-dice"
    form = await carla.presses(wounds, "Type the dice")
    saves = await carla.fills(form, dice="=4")
    assert saves.answer.calls == (bruno.user.id,)
    form = await bruno.presses(saves, bruno_types(saves))
    await bruno.fills(form, dice="6 6 1 1")
    assert await models(bruno, "Orques") == 18
    assert (await carla.types("/throw 6")).refused == "nothing-asked"
    assert (await alice.types("/throw 6")).refused == "nothing-asked"


async def test_a_seat_that_is_given_takes_the_roll_along_and_may_drop_it(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    wounds = await half_shot(alice)
    carla = hall.player("Carla")
    await in_turn((alice, "/battle leave to:@Carla"))
    dropped = await carla.presses(wounds, "Drop this roll")
    assert "Given up" in dropped.text


async def test_the_roll_of_an_empty_seat_is_not_lost_and_whoever_plays_here_goes_on(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    wounds = await half_shot(alice)
    await in_turn((alice, "/battle leave"))
    for label in ("Type the dice", "Bot rolls the rest", "Drop this roll"):
        refused = (await hall.player("Dora", "en").presses(wounds, label)).refused
        assert refused == "not-your-button", label
    saves = await bruno.fills(await bruno.presses(wounds, "Type the dice"), dice="=4")
    form = await bruno.presses(saves, bruno_types(saves))
    await bruno.fills(form, dice="6 6 1 1")
    assert await models(bruno, "Orques") == 18
