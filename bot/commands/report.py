"""`/battle report`: a battle told from its log, as Markdown and as a page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from bot.answer import Answer, Attachment, Promise, Reply
from bot.chronicle import Chronicle, sides_told
from bot.commands.earlier import Earlier, action_name, battle_at
from bot.commands.kept_score import kept_line
from bot.commands.logbook import moment
from bot.commands.luck import count_entry
from bot.commands.replaying import is_roll, replay
from bot.commands.specification import CommandSpec
from bot.commands.switches import otherwise
from bot.luck import Tally
from bot.place import Place
from bot.state import past
from bot.state.exporting import LARGEST
from bot.state.record import read_entry
from bot.state.switches import HOUSE
from bot.state.tables import BattleRow, EntryRow
from bot.views.card import Card
from bot.views.entry_line import entry_line
from bot.views.plain import without_markup
from bot.views.report import Report, markdown
from bot.views.report_page import page
from rulesets.core.house import settled
from rulesets.core.parameter import Raw
from rulesets.refusal import Refusal

_LONGEST_FILE_NAME: Final = 40


async def report(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/battle report`."""

    async def written() -> Answer:
        earlier = await battle_at(place, options)
        chronicle, tally = Chronicle(), Tally()
        loop = asyncio.get_running_loop()
        async for rows in past.pages(place.store, earlier.journal_id):
            await loop.run_in_executor(
                place.chances, partial(_tell, earlier, chronicle, tally, rows)
            )
        chronicle.close_turn()
        found = _report(earlier, chronicle, tally)
        texts = earlier.place.texts
        files = await loop.run_in_executor(place.chances, partial(_files, earlier, found))
        if sum(len(one.content) for one in files) > LARGEST:
            raise Refusal("export-too-large", most=LARGEST // 1_000_000)
        lines = tuple(
            texts("report-side", side=side.name, models=side.models[-1] if side.models else 0)
            for side in found.sides
        )
        card = Card(
            texts("report-title", battle=found.title),
            texts("report-done", count=len(chronicle.told), turns=len(chronicle.turns)),
            lines,
            footer=texts("report-hidden", count=chronicle.hidden) if chronicle.hidden else "",
        )
        data: dict[str, Any] = {
            "entries": len(chronicle.told),
            "hidden": chronicle.hidden,
            "turns": chronicle.turns,
            "files": [one.name for one in files],
        }
        return Answer(card, details=lambda: data, files=files)

    return Promise(written(), lambda told: told)


def _tell(earlier: Earlier, chronicle: Chronicle, tally: Tally, rows: Iterable[EntryRow]) -> None:
    place = earlier.place
    naming = partial(action_name, place)
    for row in rows:
        entry = read_entry(row)
        if entry.secret:
            chronicle.take(entry, None)
            continue
        played = replay(place.ruleset, entry) if is_roll(entry) else None
        line = entry_line(place.texts, earlier.board, entry, played, naming, undone=False)
        chronicle.take(entry, without_markup(line))
        count_entry(tally, place.ruleset, entry)


def _report(earlier: Earlier, chronicle: Chronicle, tally: Tally) -> Report:
    assert earlier.past is not None  # noqa: S101 - battle_at finds a battle
    texts, battle = earlier.place.texts, earlier.past.battle
    journal = earlier.past.journal
    sides = sides_told(chronicle, earlier.board)
    facts = [
        (texts("report-game"), texts(f"ruleset-{battle.ruleset}")),
        (texts("report-begun"), moment(battle.started_at)),
        (texts("report-ended" if earlier.past.over else "report-last"), moment(chronicle.ended_at)),
        (texts("report-turns"), str(len(chronicle.turns))),
        *_agreed(earlier, battle),
        *_result(earlier.place, chronicle),
    ]
    proof = [
        (texts("report-commitment"), journal.commitment),
        (texts("report-hash"), chronicle.last_hash),
    ]
    if journal.revealed_at is not None:
        proof.insert(1, (texts("report-seed"), journal.seed.hex()))
    if journal.words:
        proof.append((texts("report-words"), journal.words))
    return Report(battle.name, tuple(facts), sides, chronicle, tally.shares(), tuple(proof))


def _agreed(earlier: Earlier, battle: BattleRow) -> Iterator[tuple[str, str]]:
    """Yield who began, where the order stays, and the house rules that are not the book's."""
    place = earlier.place
    texts, game = place.texts, place.ruleset
    if not game.rolls_for_turns:
        yield texts("report-first"), earlier.board.sides[battle.first].name
    held = settled(game.house_rules, battle.options.get(HOUSE) or {})
    others = otherwise(texts, game, held)
    if others is not None:
        yield texts("report-house"), others


def _result(place: Place, chronicle: Chronicle) -> Iterator[tuple[str, str]]:
    """Yield what the points came to as the battle ended."""
    told = kept_line(place, chronicle.result)
    if told is not None:
        yield place.texts("report-result"), without_markup(told)


def _files(earlier: Earlier, found: Report) -> tuple[Attachment, ...]:
    texts = earlier.place.texts
    number = earlier.past.number if earlier.past else 0
    name = f"{texts('report-file')}-{number}"[:_LONGEST_FILE_NAME]
    return (
        Attachment(f"{name}.html", page(texts, found)),
        Attachment(f"{name}.md", markdown(texts, found)),
    )
