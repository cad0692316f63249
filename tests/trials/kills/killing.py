"""Many lives, each ended by `kill -9`, and what must hold of what they leave behind."""

from __future__ import annotations

import asyncio
import os
import random
import select
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import orjson

from bot.battle.files.exporting import state_hash, state_rows
from bot.battle.past import past
from bot.battle.past.audit import Audit
from bot.battle.store import Store
from bot.commands.options.names import GameNames
from bot.commands.routing.first_use import read_ahead
from bot.discord.client import create_bot
from bot.process.settings import Settings
from bot.store.board import Board
from bot.store.journal.record import read_entry
from bot.store.tables.battle import JournalRow
from tests.trials.kills.mortal import CHANNELS, GAME, Asking, be_born

_LONGEST: Final = 0.3
"""Seconds that a life lasts at most once it plays."""
_AT_BIRTH: Final = 0.1
"""Share of lives that end before anything is known of them."""
_AGAIN: Final = 6
_PATIENCE: Final = 60.0
_APART: Final = 1_000_000


@dataclass
class Toll:
    """The toll of lives: what they told, and what they left.

    Attributes:
        lives: How many there were.
        answered: Entries by interaction, as players were told.
        decided: State by journal and number, as it was decided before it was stored.
        asked: What was asked, by interaction.
        waiting: What a kill left unanswered.
        again: Answers to what was asked once more.
        refused: Refusals, by code.
        cut_off: What a kill left unanswered and stored, by interaction.
        late: What was told after the kill that kept it from being told at once.
    """

    lives: int = 0
    answered: dict[int, tuple[int, int]] = field(default_factory=dict)
    decided: dict[tuple[int, int], str] = field(default_factory=dict)
    asked: dict[int, Asking] = field(default_factory=dict)
    waiting: int = 0
    again: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    late: dict[int, tuple[int, int]] = field(default_factory=dict)
    cut_off: set[int] = field(default_factory=set)
    _open: dict[int, None] = field(default_factory=dict)
    _last: list[int] = field(default_factory=list)

    @property
    def unanswered(self) -> list[int]:
        """The interactions that wait for their answers."""
        return list(self._open)

    def next_again(self, chance: random.Random) -> list[Asking]:
        """Return what the next life is asked once more: answered things, and unanswered ones."""
        unanswered = self.unanswered
        self.waiting += len(unanswered)
        self._open.clear()
        wanted = [*unanswered, *self._last[-_AGAIN:]]
        chance.shuffle(wanted)
        self._last.clear()
        return [self.asked[each] for each in wanted]

    def hear(self, told: list[Any]) -> None:
        """Take in what a life told, and hold it against what earlier ones did.

        Raises:
            AssertionError: an answer differs from the first one, or a life found another state.
        """
        what, *rest = told
        if what == "failed":
            raise AssertionError(rest[0])
        interaction, channel = rest[0], rest[1]
        if what == "asked":
            self.asked[interaction] = Asking(*rest)
            self._open[interaction] = None
        elif what == "accepted":
            # A number whose entry a kill took is given anew.
            self.decided[rest[4], rest[2]] = rest[3]
        elif what == "found":
            known = self.decided.get((rest[4], rest[2]))
            assert known in (None, rest[3]), f"life {self.lives} found another state"
            assert known is not None or rest[2] == 0, f"entry {rest[2]} was decided by nobody"
        elif what == "ready":
            return
        elif what == "late":
            late = self.late[interaction] = (channel, rest[2])
            first = self.answered.get(interaction, late)
            assert first == late, f"{interaction} was told late as another entry"
        elif what == "refused":
            assert interaction not in self.answered, f"{interaction} was answered, then refused"
            self.refused[rest[2]] += 1
            self._open.pop(interaction, None)
        else:
            self._answer(interaction, channel, rest[2])

    def _answer(self, interaction: int, channel: int, number: int) -> None:
        self.again += interaction in self.answered
        known = self.answered.setdefault(interaction, (channel, number))
        assert known == (channel, number), f"{interaction} was answered twice, by two entries"
        self._open.pop(interaction, None)
        self._last.append(interaction)


def _lines(pipe: int, seconds: float | None, child: int, until: float) -> Iterator[list[Any]]:
    """Yield what a life tells; kill it a while after it began to play, or at a certain time."""
    rest, killed = b"", False
    while True:
        left = max(0.0, until - time.monotonic())
        if not killed and not select.select([pipe], [], [], left)[0]:
            os.kill(child, signal.SIGKILL)
            killed = True
        part = os.read(pipe, 1 << 16)
        if not part:
            return  # a line cut off by the kill tells nothing
        *whole, rest = (rest + part).split(b"\n")
        for line in whole:
            told = orjson.loads(line)
            if told[0] == "ready" and seconds is not None:
                until, seconds = time.monotonic() + seconds, None
            yield told
        if not killed and time.monotonic() >= until:
            os.kill(child, signal.SIGKILL)
            killed = True


def _stored(database: Path, interactions: list[int]) -> set[int]:
    """Return those of some interactions that have entries."""
    if not interactions:
        return set()
    with closing(sqlite3.connect(database)) as connection:
        marks = ", ".join(map(str, interactions))
        question = f"SELECT interaction_id FROM entry WHERE interaction_id IN ({marks})"  # noqa: S608 - numbers of our own
        return {int(found) for (found,) in connection.execute(question)}


def live_and_die(database: Path, times: int, seed: int, repertoire: str = "war") -> Toll:
    """Let a bot play on one database and kill it, so many times; return what it told.

    Raises:
        AssertionError: see `Toll.hear`.
    """
    url = f"sqlite:///{database}"
    bot = create_bot(Settings(_env_file=None, database=url))  # type: ignore[call-arg]
    read_ahead(GameNames(bot.games[GAME], bot.localiser))  # no life is spent on reading
    chance = random.Random(seed)  # noqa: S311 - when to kill, no dice
    toll = Toll()
    for life in range(times):
        # What was answered once is told, whatever becomes of its being asked again.
        toll.cut_off |= _stored(database, toll.unanswered) - set(toll.answered)
        again = toll.next_again(chance)
        child, pipe = be_born(bot, url, (life + 1) * _APART, again, repertoire)
        seconds: float | None = chance.uniform(0, _LONGEST)
        until = time.monotonic() + _PATIENCE
        if life and chance.random() < _AT_BIRTH:
            seconds, until = None, time.monotonic() + chance.uniform(0, 0.1)
        try:
            for told in _lines(pipe, seconds, child, until):
                toll.hear(told)
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(pipe)
        toll.lives += 1
    return toll


async def entries_left(database: Path, toll: Toll) -> int:
    """Return how many entries are left in the journals, once all that must hold of them does.

    Raises:
        AssertionError: an answer was lost or doubled, a journal has a gap or a broken chain, or
            the tables are not what the log makes of nothing.
    """
    url = f"sqlite:///{database}"
    bot = create_bot(Settings(_env_file=None, database=url))  # type: ignore[call-arg]
    kept: dict[int, tuple[int, int]] = {}
    found = 0
    async with await Store.open(url, bot.games) as store:
        await store.outbox.begin()
        owed = [each for where in store.outbox.channels() for each in store.outbox.owed(where)]
        told = {entry.interaction_id for entry in await store.entries_with(owed)}
        for channel_id in CHANNELS:
            channel = await store.peek(channel_id, 9)
            row = await past.past_battle(store, channel)
            # As if it were over: every draw and card is held against the secret.
            over = JournalRow(**{**row.journal.model_dump(), "revealed_at": 1})
            audit, made = Audit(over, channel.board.decks), Board()
            async for rows in past.pages(store, channel.journal.id):
                audit.look(rows)
                for entry in map(read_entry, rows):
                    found += 1
                    assert entry.interaction_id is not None
                    assert entry.interaction_id not in kept, "an action was done twice"
                    kept[entry.interaction_id] = (channel_id, entry.number)
                    for change in entry.changes:
                        made.make(change)
                    decided = toll.decided[channel.journal.id, entry.number]
                    assert state_hash(state_rows(made)) == decided
            audit.finish()
            assert audit.faults == [("end", 0)]  # it is not over: nothing has revealed the secret
            assert state_hash(state_rows(channel.board)) == state_hash(state_rows(made))
    for interaction, where in toll.answered.items():
        assert kept.get(interaction) == where, f"the answer to {interaction} was lost"
    assert set(kept) <= set(toll.asked)
    untold = (toll.cut_off | set(kept) - set(toll.answered)) - set(toll.late) - told
    assert not untold, f"{untold} were stored, and told only where they were asked again"
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    return found


def trial(database: Path, times: int, seed: int, repertoire: str = "war") -> tuple[Toll, int]:
    """Kill a bot so many times; return what it told and how many entries it left."""
    toll = live_and_die(database, times, seed, repertoire)
    return toll, asyncio.run(entries_left(database, toll))


if __name__ == "__main__":
    _, folder, *wanted = sys.argv
    for what, often in zip(wanted[::2], wanted[1::2], strict=True):
        told, left = trial(Path(folder) / f"{what}.db", int(often), 3, what)
        print(what, len(told.answered), told.again, left, len(told.late))  # noqa: T201
