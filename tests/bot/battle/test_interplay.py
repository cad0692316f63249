"""Battles played at random: whatever is asked, undone, given up and ended, every file is proven.

Each battle goes on elsewhere, where all of it is tried again.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.commands.journal.replaying import replay_all
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from tests.bot.commands.dice.volleys import CARLA, PLAYER, bringing, desk, sits
from tests.bot.desk import ALICE, BRUNO, Desk, entries
from tests.verifying import wrong_in

__all__ = ["desk"]

ROUNDS = 45
SEEDS = range(int(os.environ.get("INTERPLAY_SEEDS", "6")))
CARDS = "Ambush; Feint; Trap; Retreat; Charge"


class Play:
    """A battle that two players play at random."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk = desk
        self.random = Random(seed)  # noqa: S311 - a trial that can be repeated
        self.told: list[Answer] = []
        self.done: list[str] = []
        self.secrets = seed % 3 != 0

    async def asks(self, who: Requester, command: str, **options: Any) -> Answer:
        told = await self.desk.asks(command, options, who=who)
        self.done.append(f"{who.name} /{command} {options} -> {told.refused}")
        self.told.append(told)
        return told

    async def presses(self, who: Requester, kind: str, subject: str) -> Answer:
        self.desk.count()
        requester = replace(who, interaction_id=self.desk.last)
        told = await self.desk.router.press(requester, kind, subject)
        self.done.append(f"{who.name} [{kind}] -> {told.refused}")
        self.told.append(told)
        return told

    async def step(self) -> None:
        """Do something at random; a refusal is as good as anything."""
        who = self.random.choice((PLAYER, PLAYER, BRUNO))
        often: Counter[Callable[[Requester], Awaitable[object]]] = Counter(
            {
                self.shoots: 4,
                self.button: 4,
                self.rolls: 3,
                self.sees_and_drops: 1,
                self.takes_back: 1,
                self.changes_units: 2,
                self.cards: 1,
                self.seats: 1,
                self.seldom: 1,
            }
        )
        (does,) = self.random.choices([*often], [*often.values()])
        await does(who)

    async def shoots(self, who: Requester) -> None:
        pick = self.random.choice
        options: dict[str, Any] = {
            "unit": pick(("Archers", "Archers", "Crossbows", "Bowmen")),
            "target": pick(("Orcs", "Goblins")),
            "weapon": pick(("longbow", "crossbow")),
            "distance": pick((10, 20)),
            "secret": self.secret(),
        }
        if self.random.random() < 0.3:
            options["models"] = pick((1, 3, 7))
        dice = pick((None, "ask", "ask", "6x5", "1x30"))
        await self.asks(who, "shoot", **options, **({"dice": dice} if dice else {}))

    async def rolls(self, who: Requester) -> None:
        pick = self.random.choice
        match self.random.randrange(3):
            case 0:
                await self.asks(who, "throw", dice=pick(("6x3", "1x7", "rest", "draw", "drop")))
            case 1:
                notation, dice = pick(("3d6", "2d6", "1d3")), pick(("bot", "ask"))
                await self.asks(who, "roll", notation=notation, dice=dice, secret=self.secret())
            case _:
                await self.asks(who, "panic", unit=pick(("Archers", "Orcs")), cause="destroyed")

    async def takes_back(self, who: Requester) -> None:
        await self.asks(who, self.random.choice(("undo", "undo", "redo")))

    async def changes_units(self, _who: Requester) -> None:
        pick = self.random.choice
        match self.random.randrange(4):
            case 0 | 1:
                unit = pick(("Archers", "Crossbows"))
                await self.asks(PLAYER, "unit edit", unit=unit, change="shot:no")
            case 2:
                await self.asks(PLAYER, "unit split", unit="Archers", models=5, name="Bowmen")
            case _:
                other = pick(("Bowmen", "Crossbows"))
                await self.asks(PLAYER, "unit merge", unit="Archers", other=other)

    def secret(self) -> bool:
        return self.secrets and self.random.random() < 0.2

    async def button(self, who: Requester) -> None:
        """Press a button of one of the last answers."""
        buttons = [each for told in self.told[-4:] for each in told.buttons]
        if buttons:
            chosen = self.random.choice(buttons)
            if chosen.kind not in ("agree", "reopen"):
                await self.presses(
                    BRUNO if chosen.kind == "consent" else who, chosen.kind, chosen.subject
                )

    async def sees_and_drops(self, _who: Requester) -> None:
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
            secret=self.secret(),
        )
        for kind in (*("draw",) * self.random.randrange(3), "drop", "waive", "consent"):
            buttons = [button for button in self.told[-1].buttons if button.kind == kind]
            if not buttons or (kind == "waive" and self.random.random() < 0.5):
                break
            who = BRUNO if kind == "consent" else PLAYER
            await self.presses(who, kind, buttons[0].subject)

    async def seats(self, who: Requester) -> None:
        """Leave, and let the other come back, or let a referee come and rule."""
        match self.random.randrange(4):
            case 0:
                await self.asks(who, "battle leave")
                side = "Elves" if who is PLAYER else "Orks"
                await self.asks(who, "battle join", side=side)
            case 1:
                await self.asks(CARLA, "battle join", referee=True)
                asked = self.told[-1]
                for button in asked.buttons:
                    if button.kind == "agree":
                        await self.presses(PLAYER, "agree", button.subject)
                        await self.presses(BRUNO, "agree", button.subject)
            case 2:
                last = (await entries(self.desk))[-1].number
                await self.asks(CARLA, "overrule", reason="so", entry=last, dice="1x300")
                await self.asks(CARLA, "overrule", reason="so", entry=last)
            case _:
                await self.asks(CARLA, "battle leave")

    async def cards(self, _who: Requester) -> None:
        command = self.random.choice(
            ("deck new", "card draw", "card draw", "card play", "deck shuffle")
        )
        options: dict[str, Any] = {"deck": "Ruses"}
        if command == "deck new":
            options = {"name": "Ruses", "cards": CARDS, "side": "Elves"}
        if command == "card play":
            options = {"card": self.random.choice(CARDS.split("; ")), "deck": "Ruses"}
        await self.asks(PLAYER, command, **options)

    async def seldom(self, who: Requester) -> None:
        match self.random.randrange(6):
            case 0:
                await self.desk.reopen()
            case 3:
                await self.asks(PLAYER, "battle next", phase="shooting")
            case 4:
                await self.asks(who, self.random.choice(("battle pause", "battle resume")))
            case 1:
                await self.asks(who, "dice words", words=self.random.choice(("Lune", "Sun")))
            case 2:
                await self.ends()
                back = [button for button in self.told[-1].buttons if button.kind == "reopen"]
                if back:
                    await self.presses(PLAYER, "reopen", back[0].subject)
                    asked = self.told[-1]
                    for button in asked.buttons:
                        if button.kind == "agree":
                            await self.presses(BRUNO, "agree", button.subject)
            case _:
                await self.proven()

    async def ends(self) -> None:
        asked = await self.asks(PLAYER, "battle end")
        for button in asked.buttons:
            if button.kind == "agree":
                await self.presses(BRUNO, "agree", button.subject)

    async def proven(self) -> Answer:
        """Hold the battle to all checks there are; return its file."""
        told = await self.asks(ALICE, "battle export")
        (file,) = told.files
        assert wrong_in(file.name, file.content) == [], self.log
        verified = await self.asks(ALICE, "dice verify")
        assert verified.outcome is not None
        assert verified.outcome["faults"] == [], self.log
        context = await self.desk.router.look(ALICE)
        found = replay_all(context.ruleset, await entries(self.desk))
        assert [(each.entry.number, each.reason) for each in found if not each.same] == [], self.log
        return told

    @property
    def log(self) -> str:
        return "\n".join(self.done)


async def over(desk: Desk) -> bool:
    return (await desk.store.peek(ALICE.channel_id)).battle is None


async def waiting(desk: Desk) -> dict[int, list[int]]:
    """Return the dice that everybody saw for an act of the battle and no outcome has used."""
    seen = (await desk.store.peek(ALICE.channel_id)).journal.seen
    found: dict[int, list[int]] = {}
    for each in seen.kept:
        for owed in each.fallen.seen if each.act.requester_id is None else ():
            found.setdefault(owed.draw, []).extend(owed.marks)
    return found


@pytest.mark.parametrize("seed", SEEDS)
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
    if not play.secrets:  # the file does not tell what was drawn in secret
        assert await waiting(other) == await waiting(desk), play.log
    await other.asks("battle resume")
    await sits(other, (PLAYER, "Elves"), (BRUNO, "Orks"))
    for _ in range(ROUNDS // 3):
        await away.step()
        assert not await over(other), away.log
    for each in (play, away):
        await each.asks(PLAYER, "battle resume")
        await each.ends()
        await each.proven()
    await other.store.close()
