"""A battle told from its journal, as reports and chronicles need it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial

from bot.battle.channel.switches import HOUSE
from bot.battle.files.exporting import LARGEST
from bot.battle.past import past
from bot.battle.story.battle_timeline import BattleTimeline
from bot.battle.story.chronicle import Chronicle, sides_told
from bot.battle.story.deeds import toll_of
from bot.battle.story.luck import Tally
from bot.battle.story.turning_points import TurningPoint
from bot.commands.battle.kept_score import kept_line
from bot.commands.dice.luck import count_entry
from bot.commands.journal.logbook import moment
from bot.commands.journal.past_battle import PastBattle, entry_name
from bot.commands.journal.replaying import is_roll, replay
from bot.commands.request.answer import Attachment
from bot.commands.request.context import CommandContext
from bot.commands.settings.switches import otherwise
from bot.store.journal.record import read_entry
from bot.store.tables.battle import BattleRow, EntryRow
from bot.texts.markup import without_markup
from bot.views.log.entry_line import entry_line
from bot.views.report.report import Report
from rulesets.core.declaring.house import settled
from rulesets.refusal import Refusal


@dataclass(slots=True)
class _Reading:
    """A journal being read."""

    earlier: PastBattle
    timeline: BattleTimeline
    line_by_line: bool = True
    chronicle: Chronicle = field(default_factory=Chronicle)
    tally: Tally = field(default_factory=Tally)
    moments: tuple[TurningPoint, ...] = ()

    def take(self, rows: Iterable[EntryRow]) -> None:
        context = self.earlier.context
        naming = partial(entry_name, context)
        for row in rows:
            entry = read_entry(row)
            self.timeline.take(entry)
            if entry.secret:
                self.chronicle.take(entry, None)
                continue
            board = self.earlier.board
            line = None
            if self.line_by_line:
                played = replay(context.ruleset, entry) if is_roll(entry) else None
                line = entry_line(context.texts, board, entry, played, naming, undone=False)
            self.chronicle.take(entry, None if line is None else without_markup(line))
            count_entry(self.tally, context.ruleset, entry, board)

    def close(self) -> None:
        self.timeline.close_turn()
        self.chronicle.close_turn()
        if self.timeline.whole:
            self.moments = self.timeline.moments()


async def told_battle(earlier: PastBattle, *, line_by_line: bool = True) -> Report:
    """Return a battle told from its journal, which is read a page at a time, on a thread.

    Args:
        earlier: The battle.
        line_by_line: Whether what was done is told too; without it half the work is done.
    """
    context = earlier.context
    reading = _Reading(earlier, BattleTimeline(context.ruleset), line_by_line)
    loop = asyncio.get_running_loop()
    async for rows in past.pages(context.store, earlier.journal_id):
        await loop.run_in_executor(context.chances, partial(reading.take, rows))
    await loop.run_in_executor(context.chances, reading.close)
    return _report(reading)


def within_limit(files: tuple[Attachment, ...]) -> tuple[Attachment, ...]:
    """Return the files that fit in a message.

    Raises:
        Refusal: `export-too-large`.
    """
    if sum(len(file.content) for file in files) > LARGEST:
        raise Refusal("export-too-large", most=LARGEST // 1_000_000)
    return files


def _report(reading: _Reading) -> Report:
    earlier, chronicle, timeline = reading.earlier, reading.chronicle, reading.timeline
    assert earlier.past is not None  # noqa: S101 - only battles are told
    texts, battle = earlier.context.texts, earlier.past.battle
    journal = earlier.past.journal
    sides = sides_told(chronicle, earlier.board)
    facts = [
        (texts("report-game"), texts(f"ruleset-{battle.ruleset}")),
        (texts("report-begun"), moment(battle.started_at)),
        (texts("report-ended" if earlier.past.over else "report-last"), moment(chronicle.ended_at)),
        (texts("report-turns"), str(len(chronicle.turns))),
        *_agreed(earlier, battle),
    ]
    result = without_markup(result_line(earlier.context, chronicle) or "")
    if result:
        facts.insert(0, (texts("report-result"), result))
    proof = [
        (texts("report-commitment"), journal.commitment),
        (texts("report-hash"), chronicle.last_hash),
    ]
    if journal.revealed_at is not None:
        proof.insert(1, (texts("report-seed"), journal.seed.hex()))
    if journal.words:
        proof.append((texts("report-words"), journal.words))
    order = [side.id for side in sides]
    return Report(
        battle.name,
        result,
        tuple(facts),
        sides,
        chronicle,
        reading.tally.shares(),
        tuple(proof),
        reading.moments,
        timeline.fallen(order),
        timeline.points(order),
        tuple(toll_of(side.id, chronicle.units, timeline.worths) for side in sides),
        timeline.best() if timeline.whole else None,
    )


def _agreed(earlier: PastBattle, battle: BattleRow) -> Iterator[tuple[str, str]]:
    """Yield the side that began, where the order stays, and house rules that are not the book's."""
    context = earlier.context
    texts, game = context.texts, context.ruleset
    if not game.rolls_for_turns:
        yield texts("report-first"), earlier.board.sides[battle.first].name
    held = settled(game.house_rules, battle.options.get(HOUSE) or {})
    others = otherwise(texts, game, held)
    if others is not None:
        yield texts("report-house"), others


def result_line(context: CommandContext, chronicle: Chronicle) -> str | None:
    """Return the verdict on the points as the battle ended, None where none were kept."""
    return kept_line(context, chronicle.result)
