"""Playing a script of taps at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

import pytest

from bot.battle.actions import lifecycle
from bot.store.journal.journal import Journal
from bot.store.journal.record import Entry
from localdiscord import Refused, Reply
from rulesets.dice.handles.fair import SEED_BYTES, commitment
from tests.bot.e2e.desk.taps.pressing import Presser, pressables
from tests.bot.e2e.desk.taps.script import Line
from tests.bot.e2e.desk.taps.twin import typed_line
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import battle_of

LANGUAGES: Final = {"Ana": "en", "Bruno": "fr", "Cleo": "en"}
_STREAM: Final = 7


@contextmanager
def same_dice(monkeypatch: pytest.MonkeyPatch, seed: int) -> Iterator[None]:
    """Have every battle begin with the same secret and the same stream."""
    secret = bytes([seed]) * SEED_BYTES

    def journal(_: int, channel_id: int, battle_id: int | None = None) -> Journal:
        return Journal(_STREAM, channel_id, battle_id, secret, commitment(secret))

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
        typed: How many commands were typed since the first tap.
        tapped: Whether anything was pressed yet.
        log: What the lines wrote, oldest first.
    """

    hall: Hall
    seats: dict[str, Presser] = field(default_factory=dict)
    typed: int = 0
    tapped: bool = False
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

    async def _types(self, line: Line) -> None:
        self.typed += self.tapped
        told = await self.seat(line.player).player.types(line.said)
        assert told.answer.refused is None, f"{line.where}: {told.text}"
        line.check_answer(told.text)

    async def _taps(self, line: Line) -> None:
        self.tapped = True
        seat = self.seat(line.player)
        form: Reply | None = None
        for at, label in enumerate(line.presses):
            where = f"{line.where}, {label!r}"
            try:
                if form is not None:
                    reply, form = await seat.picks(form, label), None
                elif at:
                    assert seat.sheet is not None, f"{where}: no sheet is open, but {seat.said}"
                    reply = await seat.use(seat.sheet, label)
                else:
                    reply = await seat.use(await seat.desk(label), label)
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
        entries = await self.hall.entries(seat.player)
        known = len(self.log)
        self.log += [Written(line, entry) for entry in entries[::-1] if entry.number > known]
        if line.units or line.sides:
            line.check_table(await battle_of(seat.player))
        if line.shown or line.hidden:
            line.check_desk(pressables(await seat.desk(*line.shown)))


@dataclass
class Typed:
    """The same battle, typed by the same players.

    Attributes:
        hall: The table.
        log: What was written, oldest first.
    """

    hall: Hall
    log: list[Entry] = field(default_factory=list)

    async def play(self, script: Sequence[Line], tapped: Sequence[Written]) -> None:
        """Type how the battle was set up, then what says the same as each press."""
        seats = {name: self.hall.player(name, LANGUAGES[name]) for name in LANGUAGES}
        opening = [(line.player, line.said) for line in script if line.typed]
        for name, said in opening:
            assert (await seats[name].types(said)).answer.refused is None, said
        channel = await self.hall.channel(seats["Ana"])
        for at, written in enumerate(tapped):
            if written.line.typed:
                continue
            later = [each.entry for each in tapped[at:]]
            said = typed_line(later, written.line.presses[-1], channel.ruleset)
            told = await seats[written.line.player].types(said)
            assert told.answer.refused is None, f"{written.line.where}, {said}: {told.text}"
        self.log = (await self.hall.entries(seats["Ana"]))[::-1]
