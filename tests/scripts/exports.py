"""Real files of battles, as the bot writes them, for what is forged of them."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from bot.battle.actions import lifecycle, reopening
from bot.battle.channel.channel import Channel
from bot.battle.dice.fairness import add_words
from bot.battle.dice.rolling import ChannelDice
from bot.battle.dice.secrecy import show_secret
from bot.battle.files.bringing import bring
from bot.battle.files.importing import read_battle
from bot.battle.past import past
from bot.store.journal.record import Action, Thrown
from bot.store.snowflake import Snowflakes
from rulesets.core.results.effect import CounterChanged, StatusSet, WoundsLost
from rulesets.dice.handles.mixed import DiceInput, Fallen
from rulesets.refusal import Refusal
from tests.bot.battle.playing import BRUNO, GAMES, HERE, Table, exported


async def _join(table: Table, actor: Any, side: int) -> None:
    await table.do(
        lambda channel: lifecycle.join(channel, table.caller(actor), channel.board.sides[side])
    )


async def _secret(table: Table, action: str = "roll") -> int:
    def act(channel: Channel) -> Any:
        fallen = channel.fair_dice()
        total = fallen.sum(2, "roll")
        told = Action(
            table.caller(), action, {"d": 2}, fallen.thrown, {"total": total}, secret=True
        )
        return channel.accept(told)

    return (await table.do(act)).number


async def _mixed(table: Table) -> None:
    """Answer a question by real dice and the bot's, drawn when it was asked and at its end."""
    before = Fallen()

    def act(channel: Channel, dice_input: DiceInput) -> Any:
        nonlocal before
        faces = channel.mixed_faces(before, dice_input, lambda _: False)
        dice = ChannelDice(faces)
        total = None
        with suppress(Refusal):
            total = dice.sum(3, "roll") + dice.sum(2, "hits") + dice.sum(4, "more")
        before = faces.so_far
        if total is not None:
            action = Action(table.caller(), "roll", {}, dice.thrown, {"total": total})
            return channel.accept(action)
        marks = tuple(mark for draw in faces.draws for mark in draw.marks)
        thrown = Thrown("fair", marks, faces.draws) if faces.draws else None
        return channel.accept(Action(table.caller(), "dice-asked", {}, thrown))

    for dice_input in (DiceInput(bot="throw"), DiceInput(typed=(4, 4)), DiceInput(bot="rest")):
        await table.do(partial(act, dice_input=dice_input))


async def play(table: Table) -> None:
    """Fight a battle with all that an entry can hold, up to before its end."""
    await table.battle()
    await table.do(lambda channel: add_words(channel, table.caller(), "pour la Dame"))
    await _join(table, table.caller().actor, 0)
    await _join(table, BRUNO, 1)
    await table.unit("Spearmen 20 W1 Ld7")
    await table.unit("Boyz 20 W2 Ld7", "Orcs")
    await table.roll()
    await table.roll(actor=BRUNO, dice=7)
    await _secret(table)
    await table.effects(WoundsLost("target", 2), target="Boyz")
    await _mixed(table)
    shown = await _secret(table)
    journal = (await table.look()).journal.id
    entry = await table.store.ask(partial(past.numbered, journal_id=journal, number=shown))
    assert entry is not None
    await table.do(lambda channel: show_secret(channel, table.caller(), entry))
    await table.effects(StatusSet("target", "fleeing"), target="Spearmen")
    await table.effects(CounterChanged("points", 3), actor=BRUNO)
    await table.undo(actor=BRUNO)
    await table.next()
    await table.roll(dice=5)


async def _reopen(table: Table) -> None:
    """Take the end of the battle back."""
    ended = await reopening.last_ended(table.store, await table.look())
    assert ended is not None
    journal = await reopening.journal_after(table.store, ended)
    await table.do(lambda channel: reopening.reopen(channel, table.caller(), ended, journal))


async def files(folder: Path) -> dict[str, bytes]:
    """Return the file of a battle as it goes on and as it ends, here and elsewhere.

    Here it goes on a second time after its end was taken back.
    """
    home = Table(f"sqlite:///{folder}/home.db")
    away = Table(f"sqlite:///{folder}/away.db")
    await home.open()
    await away.open()
    try:
        await play(home)
        # A secret step without dice is the last before the battle goes on elsewhere.
        await home.do(
            lambda channel: channel.accept(Action(home.caller(), "dice-asked", secret=True))
        )
        running = await exported(home)
        imported = read_battle(running, GAMES, HERE, Snowflakes().next())
        await away.do(lambda channel: bring(channel, away.caller(BRUNO), imported))
        await _join(away, BRUNO, 0)
        await away.roll()
        await away.do(lambda channel: lifecycle.end(channel, away.caller()))
        await home.do(lambda channel: lifecycle.end(channel, home.caller()))
        ended = await exported(home)
        await _reopen(home)
        await home.do(lambda channel: add_words(channel, home.caller(), "encore"))
        await home.roll()
        await _secret(home)
        reopened = await exported(home)
        await home.do(lambda channel: lifecycle.end(channel, home.caller()))
        return {
            "running": running,
            "ended": ended,
            "elsewhere": await exported(away),
            "reopened": reopened,
            "ended-again": await exported(home),
        }
    finally:
        await home.close()
        await away.close()
