"""Battles played at random: whatever is asked, undone, given up and ended, every file is proven.

Each battle goes on elsewhere, where all of it is tried again.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.answer import Answer
from bot.asker import Asker
from bot.commands.replaying import replay_all
from tests.bot.test_arbiter import ALICE, BRUNO, Desk
from tests.bot.test_real_dice import entries
from tests.bot.volleys import CARLA, PLAYER, bringing, desk, sits
from tests.verifying import wrong_in

__all__ = ["desk"]

ROUNDS = 45
CARDS = "Ambush; Feint; Trap; Retreat; Charge"
RARELY = ("agree", "consent", "waive", "reopen")


class Play:
    """A battle that two players play at random."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk = desk
        self.random = Random(seed)  # noqa: S311 - a trial that can be repeated
        self.told: list[Answer] = []
        self.done: list[str] = []

    async def asks(self, who: Asker, command: str, **options: Any) -> Answer:
        told = await self.desk.asks(command, options, who=who)
        self.done.append(f"{who.name} /{command} {options} -> {told.refused}")
        self.told.append(told)
        return told

    async def presses(self, who: Asker, kind: str, subject: str) -> Answer:
        self.desk.count()
        asker = replace(who, interaction_id=self.desk.last)
        told = await self.desk.arbiter.press(asker, kind, subject)
        self.done.append(f"{who.name} [{kind}] -> {told.refused}")
        self.told.append(told)
        return told

    async def step(self) -> None:  # noqa: C901, PLR0912 - one branch for each thing to do
        """Do something at random; a refusal is as good as anything."""
        pick = self.random.choice
        who = pick((PLAYER, PLAYER, BRUNO))
        match self.random.randrange(17):
            case 0 | 1 | 2 | 3:
                options: dict[str, Any] = {
                    "unit": pick(("Archers", "Archers", "Crossbows", "Bowmen")),
                    "target": pick(("Orcs", "Goblins")),
                    "weapon": pick(("longbow", "crossbow")),
                    "distance": pick((10, 20)),
                }
                if self.random.random() < 0.3:
                    options["models"] = pick((1, 3, 7))
                if self.random.random() < 0.2:
                    options["secret"] = True
                dice = pick((None, "ask", "ask", "6x5", "1x30"))
                if dice:
                    options["dice"] = dice
                await self.asks(who, "shoot", **options)
            case 4 | 5 | 6 | 7:
                await self.button(who)
            case 8:
                await self.asks(who, "throw", dice=pick(("6x3", "1x7", "rest", "draw", "drop")))
            case 9:
                await self.asks(who, pick(("undo", "undo", "redo")))
            case 10:
                await self.asks(
                    who,
                    "roll",
                    notation=pick(("3d6", "2d6", "1d3")),
                    **pick(({}, {"dice": "ask"}, {"secret": True})),
                )
            case 11:
                name = pick(("Archers", "Crossbows"))
                await self.asks(PLAYER, "unit edit", unit=name, change="shot:no")
            case 12:
                await self.asks(PLAYER, "unit split", unit="Archers", models=5, name="Bowmen")
            case 13:
                await self.cards()
            case 14 if self.random.random() < 0.5:
                await self.seats(who)
            case 14:
                await self.asks(who, "panic", unit=pick(("Archers", "Orcs")), cause="destroyed")
            case 15:
                await self.sees_and_drops()
            case _:
                await self.seldom(who)

    async def sees_and_drops(self) -> None:
        """See dice of the bot, give the question up, and perhaps be rid of them."""
        unit = self.random.choice(("Archers", "Crossbows", "Bowmen"))
        await self.asks(PLAYER, "unit edit", unit=unit, change="shot:no")
        await self.asks(
            PLAYER,
            "shoot",
            unit=unit,
            target="Orcs",
            weapon="longbow",
            distance=self.random.choice((10, 20)),
            dice=self.random.choice(("ask", "6x3")),
            secret=self.random.random() < 0.2,
        )
        for kind in (*("draw",) * self.random.randrange(3), "drop", "waive", "consent"):
            buttons = [one for one in self.told[-1].buttons if one.kind == kind]
            if not buttons or (kind == "waive" and self.random.random() < 0.5):
                break
            who = BRUNO if kind == "consent" else PLAYER
            await self.presses(who, kind, buttons[0].subject)

    async def button(self, who: Asker) -> None:
        """Press a button of one of the last answers."""
        buttons = [one for told in self.told[-4:] for one in told.buttons]
        if buttons:
            one = self.random.choice(buttons)
            if one.kind not in ("agree", "reopen"):
                if one.kind == "consent":
                    who = BRUNO
                await self.presses(who, one.kind, one.subject)

    async def seats(self, who: Asker) -> None:
        """Leave, and let the other come back, or let a referee come and rule."""
        match self.random.randrange(4):
            case 0:
                await self.asks(who, "battle leave")
                side = "Elves" if who is PLAYER else "Orks"
                await self.asks(who, "battle join", side=side)
            case 1:
                await self.asks(CARLA, "battle join", referee=True)
                asked = self.told[-1]
                for one in asked.buttons:
                    if one.kind == "agree":
                        await self.presses(PLAYER, "agree", one.subject)
                        await self.presses(BRUNO, "agree", one.subject)
            case 2:
                last = (await entries(self.desk))[-1].number
                await self.asks(CARLA, "overrule", reason="so", entry=last, dice="1x300")
                await self.asks(CARLA, "overrule", reason="so", entry=last)
            case _:
                await self.asks(CARLA, "battle leave")

    async def cards(self) -> None:
        command = self.random.choice(
            ("deck new", "card draw", "card draw", "card play", "deck shuffle")
        )
        options: dict[str, Any] = {"deck": "Ruses"}
        if command == "deck new":
            options = {"name": "Ruses", "cards": CARDS, "side": "Elves"}
        if command == "card play":
            options = {"card": self.random.choice(CARDS.split("; ")), "deck": "Ruses"}
        await self.asks(PLAYER, command, **options)

    async def seldom(self, who: Asker) -> None:
        match self.random.randrange(7):
            case 0:
                await self.desk.reopen()
            case 3:
                await self.asks(PLAYER, "battle next", phase="shooting")
            case 4:
                name = self.random.choice(("Bowmen", "Crossbows"))
                await self.asks(PLAYER, "unit merge", unit="Archers", other=name)
            case 5:
                await self.asks(who, self.random.choice(("battle pause", "battle resume")))
            case 1:
                await self.asks(who, "dice words", words=self.random.choice(("Lune", "Sun")))
            case 2:
                await self.ends()
                back = [one for one in self.told[-1].buttons if one.kind == "reopen"]
                if back:
                    await self.presses(PLAYER, "reopen", back[0].subject)
                    asked = self.told[-1]
                    for one in asked.buttons:
                        if one.kind == "agree":
                            await self.presses(BRUNO, "agree", one.subject)
            case _:
                await self.proven()

    async def ends(self) -> None:
        asked = await self.asks(PLAYER, "battle end")
        for one in asked.buttons:
            if one.kind == "agree":
                await self.presses(BRUNO, "agree", one.subject)

    async def proven(self) -> Answer:
        """Hold the battle to all checks there are; return its file."""
        told = await self.asks(ALICE, "battle export")
        (file,) = told.files
        assert wrong_in(file.name, file.content) == [], self.log
        verified = await self.asks(ALICE, "dice verify")
        assert verified.outcome is not None
        assert verified.outcome["faults"] == [], self.log
        place = await self.desk.arbiter.look(ALICE)
        found = replay_all(place.ruleset, await entries(self.desk))
        assert [(one.entry.number, one.reason) for one in found if not one.same] == [], self.log
        return told

    @property
    def log(self) -> str:
        return "\n".join(self.done)


async def over(desk: Desk) -> bool:
    return (await desk.store.peek(ALICE.channel_id)).battle is None


@pytest.mark.parametrize("seed", range(int(__import__("os").environ.get("SEEDS", "8"))))
async def test_whatever_is_played_can_be_proven(desk: Desk, tmp_path: Path, seed: int) -> None:
    await sits(desk, (PLAYER, "Elves"), (BRUNO, "Orks"))
    play = Play(desk, seed)
    if seed % 2:
        await play.asks(PLAYER, "deck new", name="Ruses", cards=CARDS, side="Elves")
    for _ in range(ROUNDS):
        await play.step()
        assert not await over(desk), play.log
    exported = await play.proven()
    other = Desk(f"sqlite:///{tmp_path / 'other.db'}")
    await other.open()
    brought = await other.asks("battle import", who=bringing(exported))
    assert brought.refused is None, play.log
    away = Play(other, seed)
    away.done = [*play.done, "---- elsewhere"]
    await other.asks("battle resume")
    await sits(other, (PLAYER, "Elves"), (BRUNO, "Orks"))
    for _ in range(ROUNDS // 3):
        await away.step()
        assert not await over(other), away.log
    for one in (play, away):
        await one.asks(PLAYER, "battle resume")
        await one.ends()
        await one.proven()
    await other.store.close()
