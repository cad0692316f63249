"""The log, undo and redo."""

from __future__ import annotations

from collections.abc import Mapping

from bot.answer import Answer, Promise, Reply
from bot.commands.specification import CommandSpec
from bot.localiser import text_key
from bot.place import Place
from bot.state.record import Entry
from bot.views.card import Card
from bot.views.changes import change_lines
from rulesets.core.parameter import Raw

_DEFAULT_LINES = 10


def action_name(place: Place, action: str) -> str:
    """Return what players call an action of the log."""
    for key in (f"procedure-{text_key(action)}", f"action-{text_key(action)}"):
        if place.texts.has(key):
            return place.texts(key)
    return action


def report(place: Place, entry: Entry) -> Answer:
    """Return what an undo or redo did."""
    texts = place.texts
    pairs = zip(entry.arguments["entries"], entry.arguments["actions"], strict=True)
    done = ", ".join(
        texts("log-entry", what=action_name(place, action), number=str(number))
        for number, action in pairs
    )
    lines = change_lines(texts, place.channel.board, entry)
    headline = texts(f"{entry.action}-done", entries=done)
    card = Card("", headline, changes=lines)
    outcome = {
        "action": entry.action,
        "entries": list(entry.arguments["entries"]),
        "changes": [one._asdict() for one in entry.changes],
        "entry": entry.number,
    }
    return Answer(card, details=lambda: outcome)


async def log(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
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
            number=str(entry.number),
            who=entry.actor.name,
            what=action_name(place, entry.action),
            undone=entry.undone_by is not None,
        )
        for entry in entries
    )
    headline = texts("log-some", count=len(lines)) if lines else texts("log-empty")
    data = [{"number": one.number, "action": one.action, "command": one.command} for one in entries]
    return Answer(Card(texts("log-title"), headline, lines), details=lambda: {"log": data})


async def undo(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/undo`: take back the last actions."""
    count = int(str(options.get("count") or 1))
    coming = await place.store.undo(place.channel, place.caller("/undo"), count)
    return Promise(coming, lambda entry: report(place, entry))


async def redo(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/redo`: do again what was taken back."""
    count = int(str(options.get("count") or 1))
    coming = await place.store.redo(place.channel, place.caller("/redo"), count)
    return Promise(coming, lambda entry: report(place, entry))
