"""Playing a script of taps at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Final

import pytest

from bot.battle.actions import lifecycle
from bot.store.journal.journal import Journal
from bot.store.journal.record import Entry
from localdiscord import Refused, Reply
from rulesets.dice.handles.fair import SEED_BYTES, commitment
from tests.bot.e2e.desk.tapping import labels, plain, pressables
from tests.bot.e2e.desk.taps.pressing import Presser
from tests.bot.e2e.desk.taps.script import Line
from tests.bot.e2e.desk.taps.twin import set_up_line, typed_line
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import battle_of

LANGUAGES: Final = {"Ana": "en", "Bruno": "fr", "Cleo": "en"}
_STREAM: Final = 7


@contextmanager
def same_dice(monkeypatch: pytest.MonkeyPatch, seed: int) -> Iterator[None]:
    """Have every battle begin with the same secret, and the first with the same stream."""
    secret = bytes([seed]) * SEED_BYTES
    streams = count(_STREAM)

    def journal(_: int, channel_id: int, battle_id: int | None = None) -> Journal:
        return Journal(next(streams), channel_id, battle_id, secret, commitment(secret))

    with monkeypatch.context() as patched:
        patched.setattr(lifecycle, "new_journal", journal)
        yield


@dataclass(frozen=True)
class Written:
    """An entry of the log with the line that wrote it."""

    line: Line
    entry: Entry


@dataclass
class Taps:
    """A battle played by taps.

    Attributes:
        hall: The table.
        seats: The players by name.
        log: What the lines wrote into the battle's log, oldest first; its end and what comes after
            are not there.
        battle: Id of the battle, None before it begins.
    """

    hall: Hall
    seats: dict[str, Presser] = field(default_factory=dict)
    battle: int | None = None
    log: list[Written] = field(default_factory=list)

    def seat(self, name: str) -> Presser:
        """Return a player, who comes to the table once they play."""
        if name not in self.seats:
            self.seats[name] = Presser(self.hall.player(name, LANGUAGES[name]))
        return self.seats[name]

    @property
    def taps(self) -> int:
        """The number of presses and picks."""
        return sum(seat.taps for seat in self.seats.values())

    async def play(self, script: list[Line]) -> None:
        """Play a script; every press must be taken."""
        for line in script:
            await (self._types(line) if line.typed else self._taps(line))
            await self._looks(line)

    async def begun_again(self) -> bool:
        """Return whether another battle is under way, with the units that came to this one."""
        channel = await self.hall.channel(self.seat("Ana").player)
        other = channel.battle is not None and channel.battle.id != self.battle
        return other and {unit.name for unit in channel.board.units} == self._brought()

    def _brought(self) -> set[str]:
        loaded = (each.entry for each in self.log if each.entry.action == "army-load")
        changes = (change for entry in loaded for change in entry.changes)
        return {each.after["name"] for each in changes if each.table == "unit" and not each.field}

    async def _types(self, line: Line) -> None:
        seat = self.seat(line.player)
        told = await seat.types(line.said)
        assert told.refused is None, f"{line.where}: {seat.said}"
        line.check_answer(seat.said)

    async def _taps(self, line: Line) -> None:
        seat = self.seat(line.player)
        form: Reply | None = None
        for at, label in enumerate(line.presses):
            where = f"{line.where}, {label!r}"
            try:
                if form is not None:
                    filled = line.fields(label)
                    if filled is None:
                        reply, form = await seat.picks(form, label), None
                    else:
                        reply, form = await seat.fills(form, filled), None
                elif at:
                    assert seat.sheet is not None, f"{where}: no sheet is open, but {seat.said}"
                    reply = await seat.use(seat.sheet, label)
                else:
                    reply = await seat.use(await seat.board(label), label)
            except (Refused, TimeoutError) as error:
                raise AssertionError(f"{where}: {error}\n{seat.shown()}") from error
            if reply.modal is not None and at + 1 < len(line.presses):
                form = reply
                continue
            assert reply.modal is None, f"{where}: a form is to be filled in: {reply.modal}"
            answer = self.hall.told.get(reply.interaction.id)
            assert answer is not None, where
            assert answer.refused is None, f"{where}: {answer.refused}: {seat.said}"
        assert seat.told, f"{line.where}: nobody saw anything\n{seat.shown()}"
        line.check_answer(seat.said)

    async def _looks(self, line: Line) -> None:
        """Look at the table and the desk, where something is expected of them."""
        seat = self.seat(line.player)
        channel = await self.hall.channel(seat.player)
        battle = channel.battle
        if battle is not None and self.battle in (None, battle.id):
            self.battle = battle.id
            coming = channel.journal.next_number - 1 - len(self.log)
            entries = await self.hall.bot.store.history(channel, coming) if coming else []
            self.log += [Written(line, entry) for entry in entries[::-1]]
        if line.units or line.sides:
            line.check_table(await battle_of(seat.player))
        if line.shown or line.hidden:
            line.check_desk(pressables(await seat.desk(*line.shown)))
        if line.own:
            told = [plain(each) for each in labels(await seat.own_desk())]
            assert set(line.own) <= set(told), f"{line.where}: {told}"


@dataclass
class Typed:
    """The same battle, typed by the same players.

    Attributes:
        hall: The table.
        log: What was written, oldest first.
    """

    hall: Hall
    log: list[Entry] = field(default_factory=list)

    async def play(self, tapped: Sequence[Written]) -> None:
        """Type what says the same as each press."""
        seats = {name: self.hall.player(name, LANGUAGES[name]) for name in LANGUAGES}
        for at, written in enumerate(tapped):
            line, later = written.line, [each.entry for each in tapped[at:]]
            said = set_up_line(written.entry, line.presses[-1], line.filled)
            if said is None:
                channel = await self.hall.channel(seats["Ana"])
                said = typed_line(later, line.presses[-1], channel.ruleset)
            told = await seats[written.line.player].types(said)
            assert told.answer.refused is None, f"{written.line.where}, {said}: {told.text}"
        self.log = (await self.hall.entries(seats["Ana"]))[::-1]
