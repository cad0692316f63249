"""The log, undo and redo."""

from __future__ import annotations

from collections.abc import Mapping

from bot.answer import Answer
from bot.commands.specification import CommandSpec
from bot.localiser import text_key
from bot.place import Place
from bot.state.record import Entry
from bot.views.card import Card
from bot.views.changes import change_lines
from rulesets.core.parameter import Raw

_DEFAULT_LINES = 10


def _action_name(place: Place, action: str) -> str:
    for key in (f"procedure-{text_key(action)}", f"action-{text_key(action)}"):
        if place.texts.has(key):
            return place.texts(key)
    return action


def _report(place: Place, key: str, entries: tuple[Entry, ...]) -> Answer:
    texts = place.texts
    names = ", ".join(_action_name(place, entry.action) for entry in entries)
    lines = tuple(
        line for entry in entries for line in change_lines(texts, place.channel.board, entry)
    )
    card = Card(texts(f"{key}-title"), texts(f"{key}-done", names=names), changes=lines)
    numbers = [entry.number for entry in entries]
    return Answer(card, outcome={"action": key, "entries": numbers})


async def log(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Answer:
    """Answer `/battle log`: the last actions, newest first."""
    texts = place.texts
    count = int(str(options.get("count") or _DEFAULT_LINES))
    entries = [
        entry
        for entry in await place.store.history(place.channel, count)
        if not entry.secret or entry.actor.id == place.asker.user_id
    ]
    lines = tuple(
        texts(
            "log-line",
            number=entry.number,
            who=entry.actor.name,
            what=_action_name(place, entry.action),
            undone=entry.undone_by is not None,
        )
        for entry in entries
    )
    headline = texts("log-some", count=len(lines)) if lines else texts("log-empty")
    data = [{"number": one.number, "action": one.action, "command": one.command} for one in entries]
    return Answer(Card(texts("log-title"), headline, lines), outcome={"log": data})


async def undo(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Answer:
    """Answer `/undo`: take back the last actions."""
    count = int(str(options.get("count") or 1))
    taken = await place.store.undo(place.channel, place.caller("/undo"), count)
    return _report(place, "undo", taken)


async def redo(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Answer:
    """Answer `/redo`: do again what was taken back."""
    count = int(str(options.get("count") or 1))
    done = await place.store.redo(place.channel, place.caller("/redo"), count)
    return _report(place, "redo", done)


async def press_undo(place: Place, subject: str) -> Answer:
    """Answer the undo button: take back the action it stands under, if nothing came after."""
    taken = await place.store.undo_entry(place.channel, place.caller("undo"), int(subject))
    return _report(place, "undo", taken)
