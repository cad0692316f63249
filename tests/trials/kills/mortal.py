"""A bot that plays until it is killed, forked from a process that has everything loaded.

To start an interpreter takes a second, to fork one next to nothing: a thousand lives fit into
minutes. A child opens the database as any process does; all it knows of earlier lives is stored.
"""

from __future__ import annotations

import asyncio
import os
import random
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, TypeAlias

import orjson

from bot.battle.files.exporting import state_hash, state_rows
from bot.battle.store import Store
from bot.commands.request.requester import Requester
from bot.commands.routing.router import Router
from bot.discord.client import Vexille

CHANNELS: Final = (11, 12)
_SERVER: Final = 9
_Said: TypeAlias = tuple[tuple[str, dict[str, Any]], ...]
_EACH: Final = 3
"""Players at once in each channel."""

GAME: Final = "blackhammer"
_BATTLE: Final = ("battle start", {"game": GAME, "side_one": "Elves", "side_two": "Orcs"})
_SETTING: Final[_Said] = (
    _BATTLE,
    ("unit add", {"line": "Archers 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7", "side": "Elves"}),
    ("unit add", {"line": "Trolls 6 M6 WS3 BS1 S5 T4 W3 I1 A3 Ld4", "side": "Orcs"}),
)
_ANA: Final = (1001, "Ana")
_ACTIONS: Final[_Said] = (
    ("roll", {"notation": "3d6"}),
    ("unit damage", {"unit": "Trolls", "wounds": 2}),
    ("unit heal", {"unit": "Trolls", "wounds": 2}),
    ("unit damage", {"unit": "Archers", "models": 1}),
    ("unit heal", {"unit": "Archers", "models": 1}),
    ("battle next", {}),
    ("undo", {}),
    ("undo", {"count": 2}),
    ("redo", {}),
    ("panic", {"unit": "Archers", "cause": "losses", "losses": 9}),
    ("roll", {"notation": "break_test", "values": "unit:Archers lost_by:1"}),
    ("unit edit", {"unit": "Archers", "change": "shot:no"}),
)
_HELD: Final = [{"card": f"Ruse {at}", "side": "Elves"} for at in range(4)]
_CARDS: Final[_Said] = (
    ("card draw", {"side": "Elves", "count": 2}),
    ("card draw", {"side": "Elves", "count": 1}),
    ("deck shuffle", {"side": "Elves", "discards": True}),
    *(("card play", held) for held in _HELD),
    *(("card discard", held) for held in _HELD),
    *(("card score", held) for held in _HELD),
    ("undo", {}),
    ("redo", {}),
)
"""Cards of one deck, dealt, played and shuffled in again: most are in the hand now and then."""
_DECK: Final = (
    "deck new",
    {"name": "Ruses", "side": "Elves", "cards": "; ".join(f"Ruse {at}" for at in range(4))},
)
REPERTOIRES: Final[dict[str, tuple[_Said, _Said]]] = {
    "war": (_SETTING, _ACTIONS),
    "cards": ((_BATTLE, _DECK), _CARDS),
}
"""What may be played: how the table is laid, and what is done at it."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Something asked of the bot; the same again is the same interaction."""

    interaction: int
    channel: int
    command: str
    options: dict[str, Any] = field(default_factory=dict)


class _Life:
    """A process that plays; what it does is written to a pipe before it goes on."""

    def __init__(self, bot: Vexille, url: str, pipe: int, first: int, repertoire: str) -> None:
        self._setting, self._actions = REPERTOIRES[repertoire]
        self._bot = bot
        self._url = url
        self._pipe = pipe
        self._next = first

    async def play(self, again: Sequence[Asking]) -> None:
        store = await Store.open(self._url, self._bot.games)
        bot = self._bot
        self._store = store
        self._router = Router(store, bot.localiser, bot.specs, self._accepted)
        await store.outbox.begin()
        await self._tell_late()
        for channel_id in CHANNELS:
            await store.peek(channel_id, _SERVER)
            self._tell("found", channel_id, 0)
            if store._channels[channel_id].battle is None:
                for command, options in self._setting:
                    await self._ask(Asking(self._number(), channel_id, command, options))
        self._write("ready", 0, 0)
        for each in again:
            await self._ask(each)
        places = [channel for channel in CHANNELS for _ in range(_EACH)]
        await asyncio.gather(*(self._player(position) for position in places))

    async def _tell_late(self) -> None:
        """Tell what earlier lives stored and did not tell."""
        outbox = self._store.outbox
        for channel_id in outbox.channels():
            for entry in await self._store.entries_with(outbox.owed(channel_id)):
                self._write("late", entry.interaction_id, channel_id, entry.number)
                outbox.settle([entry.id])

    def _number(self) -> int:
        self._next += 1
        return self._next

    def _write(self, *told: Any) -> None:
        os.write(self._pipe, orjson.dumps(told) + b"\n")

    def _tell(self, what: str, channel_id: int, interaction: int) -> None:
        channel = self._store._channels[channel_id]
        battle = channel.battle
        state = state_hash(state_rows(channel.board)) if battle else ""
        journal = channel.journal
        self._write(what, interaction, channel_id, journal.next_number - 1, state, journal.id)

    def _accepted(self, requester: Requester) -> None:
        """Tell the state that was decided on, before anything of it can have been stored."""
        self._tell("accepted", requester.channel_id, requester.interaction_id)

    async def _player(self, channel_id: int) -> None:
        chance = random.Random()  # noqa: S311 - what to ask, no dice
        while True:
            command, options = chance.choice(self._actions)
            await self._ask(Asking(self._number(), channel_id, command, options))

    async def _ask(self, asking: Asking) -> None:
        self._write("asked", asking.interaction, asking.channel, asking.command, asking.options)
        # Whoever lays the table is another: nobody's undo takes that back.
        user, name = (1002, "Bruno") if (asking.command, asking.options) in self._setting else _ANA
        requester = Requester(
            asking.interaction, user, name, "en", asking.channel, guild_id=_SERVER, manager=True
        )
        spec = self._router.spec(asking.command)
        answer = await self._router.command(requester, spec, asking.options)
        if answer.refused is None:
            assert answer.outcome is not None
            self._write("answered", asking.interaction, asking.channel, answer.outcome["entry"])
            self._store.outbox.told(asking.interaction)
        else:
            self._write("refused", asking.interaction, asking.channel, answer.refused)


def be_born(
    bot: Vexille, url: str, first: int, again: Sequence[Asking], repertoire: str = "war"
) -> tuple[int, int]:
    """Fork a process that plays; return its id and the end of the pipe it writes to.

    Args:
        bot: One that has not started: its games, texts and commands are shared with the child.
        url: The database.
        first: Its interactions have larger numbers.
        again: What it is asked once more.
        repertoire: What it plays.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _live(_Life(bot, url, writing, first, repertoire), again)
    os.close(writing)
    return child, reading


def _live(life: _Life, again: Sequence[Asking]) -> NoReturn:
    try:
        asyncio.run(life.play(again))
    except BaseException:  # noqa: BLE001 - whoever dies of anything but the kill is to be heard
        life._write("failed", traceback.format_exc())
    finally:
        os._exit(1)
