"""Two players who press one desk and its sheets at the same moment, again and again."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, get_args

from bot.battle.files.exporting import state_hash, state_rows
from bot.battle.past import past
from bot.battle.past.audit import Audit
from bot.commands.request.answer import Answer
from bot.commands.request.failure import Failure
from bot.store.board import Board
from bot.store.journal.record import Entry, read_entry
from bot.store.tables.battle import JournalRow
from localdiscord import Message, NoAnswer, Refused, Reply
from tests.bot.e2e.desk.tapping import Tapper, controls

AT_ONCE: Final = {"the same": 8, "different ones": 8, "all of a sheet": 4, "on": 1}
"""What two players press in the same moment, and how often."""
LEFT: Final = (":end:", ":propose:", ":object:")
"""Of buttons that end the battle."""
SELDOM: Final = (":go:", ":undo:", ":redo:")
MOST_KEPT: Final = 12
"""Sheets and desks of before that may still be pressed."""
FAILURES: Final = frozenset(get_args(Failure))
"""What is told where the bot failed."""


@dataclass
class Pressing:
    """Presses of two players, and what came of them.

    Attributes:
        ana: A player.
        bruno: The other one.
        random: What decides for them.
        presses: How many there were.
        told: What was told, by how.
        faults: What nobody may be told.
        acted: The interactions that were answered as done.
        kept: Messages with buttons that were seen before.
    """

    ana: Tapper
    bruno: Tapper
    random: Random
    presses: int = 0
    told: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    acted: set[int] = field(default_factory=set)
    kept: list[tuple[Tapper | None, Message]] = field(default_factory=list)

    async def round(self) -> None:
        """Let both press at once, and see to what they are told."""
        for desk in self.ana.desks():
            self._keep(None, desk)
        (how,) = self.random.choices([*AT_ONCE], [*AT_ONCE.values()])
        chosen = self._chosen(how)
        self.presses += len(chosen)
        await asyncio.gather(*(self._press(*each) for each in chosen))

    def _keep(self, whose: Tapper | None, message: Message) -> None:
        self.kept = [each for each in self.kept if self._is_there(each[1])][-MOST_KEPT:]
        if all(message is not each for _, each in self.kept):
            self.kept.append((whose, message))

    def _is_there(self, message: Message) -> bool:
        return self.ana.hall.table.state.messages.get(message.id) is message

    def _chosen(self, how: str) -> list[tuple[Tapper, Message, dict[str, Any], str]]:
        """Return who presses what in the same moment."""
        whose, message = self.random.choice(self.kept[-4:])
        if how == "on":
            whose, message = next(each for each in self.kept[::-1] if each[0] is None)
        who = (self.ana, self.bruno) if whose is None else (whose, whose)
        shown = [each for each in pressable(message) if (":go:" in each[1]) == (how == "on")]
        acts = [each for each in shown if not any(sign in each[1] for sign in SELDOM)]
        if how != "on" and self.random.random() < 0.9:
            shown = acts
        if not shown:
            return []
        if how == "all of a sheet":
            some = self.random.sample(shown, min(3, len(shown)))
            return [(self.random.choice(who), message, *each) for each in some]
        first = self.random.choice(shown)
        second = self.random.choice(shown) if how == "different ones" else first
        return [(who[0], message, *first), (who[1], message, *second)]

    async def _press(
        self, who: Tapper, message: Message, control: dict[str, Any], value: str
    ) -> None:
        told = f"{who.player.user.name} {value}"
        try:
            if "options" in control:
                reply = await who.player.user.select(message, [value], control["custom_id"])
            else:
                reply = await who.player.user.click(message, value)
        except Refused:  # taken away before the press
            self.told["gone"] += 1
            return
        except NoAnswer as nothing:
            self.faults.append(f"{told}: {nothing}")
            return
        answer = who.hall.told.get(reply.interaction.id)
        if answer is None:
            self.faults.append(f"{told}: no answer")
            return
        await self._judge(who, told, reply, answer)

    async def _judge(self, who: Tapper, told: str, reply: Reply, answer: Answer) -> None:
        # Another press of the same moment may have taken away what was shown.
        shown = reply.interaction.message_ids or reply.modal
        if not shown and not await reply.more(8.0):
            self.faults.append(f"{told}: {answer.card.headline} was not shown")
        if reply.modal is not None:
            self.told["form"] += 1
        elif answer.refused is not None:
            self.told[answer.refused] += 1
            if answer.refused in FAILURES or not is_sentence(answer.card.headline):
                self.faults.append(f"{told}: {answer.refused}: {answer.card.headline}")
        elif answer.panel is not None:
            self.told["sheet"] += 1
            sheets = [each for each in reply.messages if each.ephemeral]
            if sheets:
                self._keep(who, sheets[-1])
        else:
            self.told["done"] += 1
            if answer.outcome is not None and "entry" in answer.outcome:
                self.acted.add(reply.interaction.id)


def pressable(message: Message) -> list[tuple[dict[str, Any], str]]:
    """Return each control of a message with what is picked in it, or its own id."""
    found: list[tuple[dict[str, Any], str]] = []
    for control in controls(message):
        found += [(control, str(option["value"])) for option in control.get("options", ())]
        name = str(control.get("custom_id", ""))
        if "options" not in control and name and not any(kind in name for kind in LEFT):
            found.append((control, name))
    return found


def is_sentence(told: str) -> bool:
    """Tell whether words are a sentence for people."""
    return told[-1] in ".?!" and "{" not in told


async def assert_whole(pressing: Pressing) -> list[Entry]:
    """Return a channel's journal, oldest first; it holds every act once, and every die drawn."""
    store = pressing.ana.hall.bot.store
    channel = await store.peek(pressing.ana.player.user.channel.id)
    row = await past.past_battle(store, channel)
    over = JournalRow(**{**row.journal.model_dump(), "revealed_at": 1})  # draws are looked at
    audit, made, entries = Audit(over, channel.board.decks), Board(), []
    async for rows in past.pages(store, channel.journal.id):
        audit.look(rows)
        entries += [read_entry(each) for each in rows]
    audit.finish()
    assert audit.faults == [("end", 0)]  # it is not over
    for entry in entries:
        for change in entry.changes:
            made.make(change)
    assert state_hash(state_rows(made)) == state_hash(state_rows(channel.board))
    done = Counter(entry.interaction_id for entry in entries)
    twice = [each for each in entries if done[each.interaction_id] > 1]
    assert [(each.interaction_id, each.action) for each in twice] == []
    assert pressing.acted <= set(done)
    drawn = sum(len(entry.dice.draws) for entry in entries if entry.dice is not None)
    assert drawn == channel.journal.next_draw
    return entries
