"""Sequences of commands as data, which one function plays, takes back and does again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

import pytest

from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import UNASKED, assert_one_sentence, battle_of

ALICE, BRUNO = "Alice", "Bruno"
"""Who plays; Bruno reads French."""
LOCALES: Final = {ALICE: "en", BRUNO: "fr"}
PRESS: Final = "press "
"""What begins a line that presses a button under the last answer, named after it."""


@dataclass(frozen=True)
class Step:
    """Commands of a player, and what is so after the last of them.

    What has a minus before it, of what is told and of statuses, must not be there.

    Attributes:
        lines: What is typed, `{entry}` for that of the last answer; nothing where the table is only
            looked at. Buttons are pressed under the last refusal that has them, else under the last
            answer.
        who: The player.
        of: Whose act it is, where it completes another's.
        changes: How many acts each line adds to what can be taken back; -2 takes two back.
        refused: The code of its refusal, which changes nothing; nothing where it is done.
        result: Values of its result, to any depth.
        told: What its answer tells, at a terminal.
        buttons: What it can be gone on with.
        units: What is true of units: statuses, special rules, and whether they are destroyed.
        table: Values of units and sides, to any depth, by the name of the unit or side.
        status: What `/battle status` tells.
    """

    lines: tuple[str, ...] = ()
    who: str = ALICE
    of: str = ""
    changes: int = 1
    refused: str = ""
    result: Mapping[str, Any] = field(default_factory=dict)
    told: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()
    units: Mapping[str, str] = field(default_factory=dict)
    table: Mapping[str, Any] = field(default_factory=dict)
    status: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sequence:
    """A sequence of commands.

    Attributes:
        proves: What it proves, as a sentence.
        source: The lines of the source that say so.
        opening: What is played before it, and not taken back.
        steps: What is played.
    """

    proves: str
    source: str
    opening: tuple[Step, ...]
    steps: tuple[Step, ...]


def sequence(proves: str, source: str, opening: tuple[Step, ...], *steps: Step) -> Sequence:
    """Return a sequence of those steps."""
    return Sequence(proves, source, opening, steps)


def between(game: str, *units: str) -> tuple[Step, ...]:
    """Open a battle of Men and Orcs with units, each with its side, all of a single player."""
    start = f"/battle start game:{game} side_one:Men side_two:Orcs house:{UNASKED}"
    return (Step((start, *(f"/unit add {unit}" for unit in units))),)


def does(
    line: str,
    *,
    who: str = ALICE,
    told: tuple[str, ...] = (),
    buttons: tuple[str, ...] = (),
    **result: Any,
) -> Step:
    """Play a command, whose result has some values."""
    return Step((line,), who=who, told=told, buttons=buttons, result=result)


def looks(line: str, *, who: str = ALICE, told: tuple[str, ...] = (), **result: Any) -> Step:
    """Play a command that changes nothing."""
    return Step((line,), who=who, told=told, result=result, changes=0)


def undoes(count: int = 1, who: str = ALICE) -> Step:
    """Take the last acts back, which were all of one player."""
    return Step((f"/undo count:{count}",), who=who, changes=-count)


def refuses(line: str, code: str, who: str = ALICE) -> Step:
    """Play a command that is refused, and changes nothing."""
    return Step((line,), who=who, refused=code)


def phases(*names: str, who: str = ALICE, told: tuple[str, ...] = ()) -> Step:
    """Go on to one phase after the other."""
    return Step(tuple(f"/battle next phase:{name}" for name in names), who=who, told=told)


def units(**true: str) -> Step:
    """Look at units: what is true of them."""
    return Step(units=true)


def table(**values: Any) -> Step:
    """Look at units and sides: values of them."""
    return Step(table=values)


def status(*told: str) -> Step:
    """Look at what `/battle status` tells."""
    return Step(status=told)


def each_of(*sequences: Sequence) -> pytest.MarkDecorator:
    """Run a test for each sequence, under the name of what it proves."""
    names = [sequence.proves.lower().replace(" ", "_") for sequence in sequences]
    assert len({*names}) == len(names)
    return pytest.mark.parametrize("sequence", sequences, ids=names)


async def played(sequence: Sequence, hall: Hall) -> None:
    """Play a sequence, take it back and do it again: the table is as before each time."""
    game = _Game(hall)
    for step in sequence.opening:
        await game.plays(step)
    game.done.clear()
    first = await game.fingerprint()
    for step in sequence.steps:
        await game.plays(step)
    assert game.done, sequence.proves
    last = await game.fingerprint()
    await game.undoes_all()
    assert await game.fingerprint() == first, "sequence not taken back"
    await game.redoes_all()
    assert await game.fingerprint() == last, "sequence not done again"


@dataclass
class _Game:
    """A battle that is played, with who did what can be taken back, oldest first.

    Attributes:
        hall: The table.
        done: Who did what can be taken back.
        players: Those who have played, by name.
        last: The last answer to what was done.
        barred: The last refusal, whose buttons can be pressed.
    """

    hall: Hall
    done: list[str] = field(default_factory=list)
    players: dict[str, Player] = field(default_factory=dict)
    last: Told | None = None
    barred: Told | None = None

    def player(self, name: str) -> Player:
        """Return a player, who comes to the table once he plays."""
        if name not in self.players:
            self.players[name] = self.hall.player(name, LOCALES[name])
        return self.players[name]

    async def fingerprint(self) -> str:
        return (await self.hall.state(self.player(ALICE)))[0]

    async def plays(self, step: Step) -> None:
        for line in step.lines:
            if step.refused:
                await self._refused(step, line)
            else:
                self.last = await self._done(step, line)
        if step.lines and not step.refused:
            assert self.last is not None
            self._told(step, self.last)
        await self._looks(step)

    async def _typed(self, step: Step, line: str) -> Told:
        player = self.player(step.who)
        if not line.startswith(PRESS):
            entry = self.last.outcome.get("entry") if self.last and "{entry}" in line else None
            return await player.types(line.replace("{entry}", str(entry)))
        label = line.removeprefix(PRESS)
        told = self.barred if self.barred and label in self.barred.buttons else self.last
        assert told is not None
        return await player.presses(told, label)

    async def _done(self, step: Step, line: str) -> Told:
        told = await self._typed(step, line)
        assert told.answer.refused is None, f"{line}: {told.text}"
        if step.changes < 0:
            assert self.done[step.changes :] == [step.who] * -step.changes
            del self.done[step.changes :]
        self.done += [step.of or step.who] * step.changes
        return told

    async def _refused(self, step: Step, line: str) -> None:
        player = self.player(step.who)
        before = await self.hall.state(player)
        told = self.barred = await self._typed(step, line)
        assert told.answer.refused == step.refused, f"{line}: {told.answer.refused}: {told.text}"
        assert await self.hall.state(player) == before
        if told.reply.modal is None:
            assert_one_sentence(told)

    def _told(self, step: Step, told: Told) -> None:
        if step.result:
            outcome = told.outcome
            _holds(outcome.get("result", outcome), step.result, step.lines[-1])
        # Which dice failed is the result's to say.
        _tells("\n".join((told.text, *told.ways)).replace("~~", ""), step.told)
        for label in step.buttons:
            assert label in told.buttons, (step.lines[-1], told.buttons)

    async def _looks(self, step: Step) -> None:
        if step.status:
            told = await self.player(step.who).calls("battle status")
            _tells(told.text, step.status)
        if not step.units and not step.table:
            return
        battle = await battle_of(self.player(ALICE))
        sides = [side | {"counters": Counter(side["counters"])} for side in battle["sides"]]
        found = {each["name"]: each for each in [*sides, *battle["units"]]}
        for name, wanted in step.units.items():
            true = {*found[name]["statuses"], *found[name]["rules"]}
            true |= {"destroyed"} if found[name]["destroyed"] else set()
            for word in wanted.split():
                there = word.removeprefix("-") in true
                assert there is not word.startswith("-"), (name, word, true)
        for name, values in step.table.items():
            _holds(found[name], values, name)

    async def undoes_all(self) -> None:
        for who, acts in groupby(reversed(self.done)):
            told = await self.player(who).calls("undo", count=len([*acts]))
            assert told.answer.refused is None, told.text

    async def redoes_all(self) -> None:
        for who in self.done:
            told = await self.player(who).types("/redo")
            assert told.answer.refused is None, told.text


def _tells(text: str, wanted: tuple[str, ...]) -> None:
    """Want words in a text, whose spaces are all alike; not those with a minus before them."""
    text = text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    for words in wanted:
        assert (words.removeprefix("-") in text) is (words[0] != "-"), (words, text)


def _holds(found: Any, wanted: Any, where: str) -> None:
    """Want values to any depth; of lists of mappings, those of each."""
    if isinstance(wanted, Mapping):
        for name, value in wanted.items():
            _holds(found[name], value, f"{where} {name}")
    elif isinstance(wanted, list) and wanted and isinstance(wanted[0], Mapping):
        for there, values in zip(found, wanted, strict=True):
            _holds(there, values, where)
    else:
        assert found == wanted, (where, found)
