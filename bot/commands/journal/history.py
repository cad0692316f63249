"""Undo and redo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.battle.actions.reopening import Ended, last_ended
from bot.commands.battle.ending.reopening import over
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import Count
from bot.commands.journal.held_by_roll import held_by_roll
from bot.commands.journal.past_battle import entry_name, name_by
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.texts.bundle import Marked
from bot.views.cards.card import Card
from bot.views.cards.changes import change_lines, worth_telling
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec, language_buttons
from bot.views.log.main_changes import main_lines

FULL: Final = "full"
"""The density of cards that leave nothing out."""


def _about(context: CommandContext, action: str, rules: Sequence[str], units: Sequence[str]) -> str:
    """Return the name of an action, by the rules that it was done by, after its units."""
    what = name_by(context, action, {"rules": list(rules)})
    return context.texts("log-units", units=", ".join(units), what=what) if units else what


def entry_words(context: CommandContext, entry: Entry) -> str:
    """Return what an entry did and its number, as an undo of it is told."""
    what = entry_name(context, entry)
    return context.texts("log-entry", what=what, number=str(entry.number))


def report(context: CommandContext, entry: Entry, density: str | None = None) -> Answer:
    """Return the answer to an undo or redo: in short without what is only noted.

    Args:
        context: Where it was asked for.
        entry: The undo or redo.
        density: How much is told, None for as much as the channel wants.
    """
    texts, board = context.texts, context.channel.board
    given = entry.arguments
    # Older entries do not say which units those they undid were about.
    concerned = given.get("concerned") or [[]] * len(given["entries"])
    rules = given.get("rules") or [[]] * len(given["entries"])
    undone = zip(given["entries"], given["actions"], rules, concerned, strict=True)
    done = Marked(
        ", ".join(
            texts("log-entry", what=_about(context, action, by, units), number=str(number))
            for number, action, by, units in undone
        )
    )
    lines = change_lines(texts, board, entry)
    buttons = language_buttons(entry.id, texts.locale)
    if (density or context.channel.setting("cards")) not in (None, FULL):
        main = main_lines(texts, board, worth_telling(context.ruleset, board, entry.changes))
        if main != lines:
            lines = main
            whole = ButtonSpec("details", str(entry.id), texts("button-details"))
            buttons = (whole, *buttons)
    what = entry.action if entry.changes else f"{entry.action}-nothing"
    headline = texts(f"{what}-done", entries=done)
    card = Card("", headline, changes=lines, footer=footer_of(texts, entry))
    outcome = {
        "action": entry.action,
        "entries": list(entry.arguments["entries"]),
        "changes": [change._asdict() for change in entry.changes],
        "entry": entry.number,
    }
    return Answer(card, buttons, details=lambda: outcome)


@command("undo")
async def undo(context: CommandContext, *, count: Count = 1) -> Reply:
    """Answer `/undo`: take back the last actions, or say that the battle is over.

    Raises:
        Refusal: what `held_by_roll` refuses, and what is not the player's to take back.
    """
    ended = await _ended_since(context)
    if ended is not None:
        return over(context, ended)
    held = await _held(context, count)
    if held is not None:
        return held
    coming = await context.store.undo(context.channel, context.caller("/undo"), count)
    return Promise(coming, lambda entry: report(context, entry))


async def _held(context: CommandContext, count: int) -> Answer | None:
    """Return what stands in the way of taking back the last actions, where a roll does."""
    channel = context.channel
    if channel.knows(context.requester.interaction_id):
        return None
    earliest = await context.store.undoable(channel, count)
    return held_by_roll(context, earliest, last=True)


async def _ended_since(context: CommandContext) -> Ended | None:
    """Return the channel's last battle, None if something that can be undone was done since."""
    channel = context.channel
    if channel.battle is not None or channel.knows(context.requester.interaction_id):
        return None
    ended = await last_ended(context.store, channel)
    if ended is None:
        return None
    last = await context.store.undoable(channel)
    return None if last is not None and last.id > ended.end.id else ended


@command("redo")
async def redo(context: CommandContext, *, count: Count = 1) -> Reply:
    """Answer `/battle redo`: do again what was taken back."""
    coming = await context.store.redo(context.channel, context.caller("/battle redo"), count)
    return Promise(coming, lambda entry: report(context, entry))
