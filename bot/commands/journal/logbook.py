"""The log: searched a page at a time, an entry in full, and rolls played again."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Final

from bot.battle.actions.lifecycle import is_referee
from bot.battle.past import past
from bot.battle.past.past import Search
from bot.battle.story.replay import Replay
from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Completed, Key
from bot.commands.declaring.shared import BattleName, Count, PlayerName
from bot.commands.journal.past_battle import (
    PastBattle,
    entry_name,
    find_action,
    find_actor,
    find_past_unit,
    journal_at,
    journal_numbered,
)
from bot.commands.journal.replaying import is_roll, replay, replay_rows
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor, Entry
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.log.entry_line import about, entry_line
from bot.views.log.replayed import entry_card, replay_card, replays_card
from rulesets.core.declaring.kind import Text, Whole
from rulesets.refusal import Refusal

_DEFAULT_LINES: Final = 10
_MOST_LINES: Final = 20
_LONGEST_SUBJECT: Final = 80
_PARTS: Final = 7
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class _Page:
    """A page of the log.

    Attributes:
        entries: Its entries, newest first.
        replays: Its rolls played again, by number: that gives their results.
        more: Whether there are older ones.
    """

    entries: Sequence[Entry]
    replays: Mapping[int, Replay]
    more: bool


@command("battle log")
async def log(
    context: CommandContext,
    *,
    count: Count = _DEFAULT_LINES,
    player: PlayerName = None,
    unit: Annotated[str | None, Text(300), Key("param-log-unit"), Completed("units")] = None,
    action: Annotated[str | None, Text(60), Completed("actions")] = None,
    turn: Annotated[int | None, Whole(1, 99)] = None,
    before: Annotated[int | None, Whole(1, 1_000_000)] = None,
    entry: Annotated[int | None, Whole(1, 1_000_000)] = None,
    battle: BattleName = None,
) -> Reply:
    """Answer `/battle log`: the last actions, those searched for, or one in full."""
    if entry is not None:
        return Promise(_single(context, entry, battle), lambda told: told)

    async def found() -> Answer:
        earlier = await journal_at(context, battle, units=True)
        search = Search(
            earlier.journal_id,
            before=before,
            actor=await find_actor(earlier, player) if player else None,
            action=await find_action(earlier, action) if action else None,
            unit_id=find_past_unit(earlier, unit) if unit else None,
            turn=turn,
        )
        return await _shown(earlier, search, count)

    return Promise(found(), lambda told: told)


@button("log")
async def turn_page(context: CommandContext, subject: str) -> Reply:
    """Answer a button under a page of the log: another page in its place."""

    async def found() -> Answer:
        journal_id, count, before, turn, unit, actor, action = _read_subject(subject)
        earlier = await journal_numbered(context, journal_id)
        search = Search(
            journal_id,
            before=before or None,
            actor=await _actor_of(earlier, actor) if actor else None,
            action=action or None,
            unit_id=unit or None,
            turn=turn or None,
        )
        return replace(await _shown(earlier, search, count, actor), replaces=True)

    return Promise(found(), lambda told: told)


async def _shown(earlier: PastBattle, search: Search, count: int, actor: int = 0) -> Answer:
    """Return a page; `actor` is the number of an entry by the person searched for, if known."""
    context = earlier.context
    store = context.store
    found = await store.ask(partial(past.find, search=search, limit=count + 1))
    entries, more = found[:count], len(found) > count
    rolls = [entry for entry in entries if is_roll(entry)]
    replays = await in_thread(context, rolls)
    page = _Page(entries, {replay.entry.number: replay for replay in replays}, more)
    if search.actor is not None and entries and not actor:
        actor = entries[0].number
    return _page_answer(earlier, search, page, count, actor)


async def in_thread(context: CommandContext, entries: Sequence[Entry]) -> list[Replay]:
    """Return rolls played again, beside the event loop."""
    if not entries:
        return []

    def work() -> list[Replay]:
        return [replay(context.ruleset, entry) for entry in entries]

    return await asyncio.get_running_loop().run_in_executor(context.chances, work)


def _page_answer(
    earlier: PastBattle, search: Search, page: _Page, count: int, actor: int
) -> Answer:
    context, texts = earlier.context, earlier.context.texts
    naming = partial(entry_name, context)
    lines = tuple(
        entry_line(texts, earlier.board, entry, page.replays.get(entry.number), naming)
        for entry in page.entries
    )
    picky = any((search.before, search.actor, search.action, search.unit_id, search.turn))
    if not lines:
        headline = texts("log-none" if picky else "log-empty")
    elif picky:
        headline = texts("log-found", count=len(lines))
    else:
        headline = texts("log-some", count=len(lines))
    number = earlier.past.number if earlier.past and earlier.past.over else None
    name = earlier.past.battle.name if earlier.past else None
    title = texts("log-title-of", battle=name, number=number) if number else texts("log-title")
    buttons = []
    if page.more:
        older = _subject(replace(search, before=page.entries[-1].number), count, actor)
        buttons.append((older, "button-older"))
    if search.before is not None:
        buttons.append((_subject(replace(search, before=None), count, actor), "button-newest"))
    data = [
        {
            "number": entry.number,
            "action": entry.action,
            "command": entry.command,
            "player": entry.actor.name,
            "what": about(texts, entry, naming),
            "undone": entry.undone_by is not None,
        }
        for entry in page.entries
    ]
    footer = texts("log-more") if lines else ""
    return Answer(
        Card(title, headline, lines, footer=footer),
        tuple(
            ButtonSpec("log", subject, texts(label))
            for subject, label in buttons
            if len(subject) <= _LONGEST_SUBJECT
        ),
        details=lambda: {"log": data, "more": page.more},
    )


def _subject(search: Search, count: int, actor: int) -> str:
    """Return a search as a button holds it, without any name."""
    numbers = (
        search.journal_id,
        count,
        search.before or 0,
        search.turn or 0,
        search.unit_id or 0,
        actor,
    )
    return ".".join([*map(_base36, numbers), search.action or ""])


def _read_subject(subject: str) -> tuple[int, int, int, int, int, int, str]:
    parts = subject.split(".", _PARTS - 1)
    try:
        journal_id, count, before, turn, unit, actor = (int(part, 36) for part in parts[:-1])
    except ValueError:
        raise Refusal("button-expired") from None
    return journal_id, min(max(1, count), _MOST_LINES), before, turn, unit, actor, parts[-1]


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits or "0"


async def _actor_of(earlier: PastBattle, number: int) -> tuple[int, str]:
    entry = await earlier.context.store.ask(
        partial(past.numbered, journal_id=earlier.journal_id, number=number)
    )
    if entry is None:
        raise Refusal("button-expired")
    return entry.actor.id, entry.actor.name


async def _entry(earlier: PastBattle, number: int) -> Entry:
    """Return the entry of a number, if the one who asks may see it.

    Raises:
        Refusal: `no-such-number`, `entry-secret`.
    """
    context = earlier.context
    entry = await context.store.ask(
        partial(past.numbered, journal_id=earlier.journal_id, number=number)
    )
    if entry is None:
        last = await context.store.ask(partial(past.count, journal_id=earlier.journal_id))
        raise Refusal("no-such-number", number=str(number), last=last)
    actor = Actor(context.requester.user_id, context.requester.name)
    if entry.secret and entry.actor.id != actor.id and not is_referee(context.channel.board, actor):
        raise Refusal("entry-secret", number=str(number))
    return entry


async def _single(context: CommandContext, number: int, battle: str | None) -> Answer:
    """Return one entry in full, with its dice; a secret one only for its player."""
    earlier = await journal_at(context, battle, units=True)
    entry = await _entry(earlier, number)
    at = earlier.context.privately() if entry.secret else earlier.context
    played = await in_thread(at, [entry] if is_roll(entry) else [])
    card = entry_card(
        at.texts,
        earlier.board,
        entry,
        next(iter(played), None),
        what=about(at.texts, entry, partial(entry_name, at)),
        when=moment(entry.at),
    )
    data = entry_data(entry)
    return Answer(card, private=entry.secret, details=lambda: data)


def moment(milliseconds: int) -> str:
    """Return a moment to the minute, in UTC."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def entry_data(entry: Entry) -> dict[str, Any]:
    """Return an entry as data."""
    return {
        "entry": entry.number,
        "action": entry.action,
        "command": entry.command,
        "player": entry.actor.name,
        "at": entry.at,
        "turn": entry.turn,
        "undone_by": entry.undone_by,
        "dice": list(entry.dice.marks) if entry.dice else [],
        "origin": entry.dice.origin if entry.dice else None,
        "outcome": entry.outcome,
        "changes": [change._asdict() for change in entry.changes],
        "hash": entry.hash,
    }


@command("battle replay")
async def play_again(
    context: CommandContext,
    *,
    entry: Annotated[int | None, Whole(1, 1_000_000), Key("param-replay-entry")] = None,
    battle: BattleName = None,
) -> Reply:
    """Answer `/battle replay`: one entry, or every roll, from the dice that were stored."""
    if entry is None:
        return Promise(_all_again(context, battle), lambda told: told)

    async def found() -> Answer:
        earlier = await journal_at(context, battle)
        wanted = await _entry(earlier, entry)
        at = earlier.context.privately() if wanted.secret else earlier.context
        if not is_roll(wanted):
            raise Refusal("nothing-to-replay", number=str(wanted.number))
        (played,) = await in_thread(at, [wanted])
        card = replay_card(
            at.texts, earlier.board, played, about(at.texts, wanted, partial(entry_name, at))
        )
        data = _replay_data(played)
        return Answer(card, private=wanted.secret, details=lambda: data)

    return Promise(found(), lambda told: told)


def _replay_data(played: Replay) -> dict[str, Any]:
    return {
        "entry": played.entry.number,
        "same": played.same,
        "reason": played.reason,
        "before": played.before,
        "after": played.after,
    }


async def _all_again(context: CommandContext, battle: str | None) -> Answer:
    earlier = await journal_at(context, battle)
    played, differing = 0, []
    async for rows in past.pages(context.store, earlier.journal_id):
        some = await asyncio.get_running_loop().run_in_executor(
            context.chances, partial(replay_rows, earlier.context.ruleset, rows)
        )
        played += len(some)
        differing += [replay for replay in some if not replay.same]
    data = {"played": played, "differing": [_replay_data(replay) for replay in differing]}
    at = earlier.context
    hidden = [replay for replay in differing if not replay.entry.secret]
    card = replays_card(at.texts, played, len(differing), hidden)
    return Answer(card, details=lambda: data)
