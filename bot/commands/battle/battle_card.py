"""The card after an action on a battle: a headline, the changes, an undo button."""

from __future__ import annotations

from bot.battle.actions import lifecycle
from bot.commands.battle.battle_status import state_data
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.changes import lines_of, without_expiry
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec


def title_of(context: CommandContext) -> str:
    """Return the name of a channel's battle, fit to be shown."""
    battle = context.channel.board.battle
    return escaped(battle.name) if battle else context.texts("battle-unnamed")


def told(
    context: CommandContext,
    entry: Entry,
    title: str,
    headline: str,
    lines: tuple[str, ...] = (),
    *,
    buttons: tuple[ButtonSpec, ...] = (),
    calls: tuple[int, ...] = (),
) -> Answer:
    """Return the answer that tells of an entry about the battle."""
    texts = context.texts
    # Turn and phase stand in the headline.
    others = [change for change in without_expiry(entry.changes) if change.table != "battle"]
    changes = lines_of(texts, context.channel.board, others)
    footer = footer_of(texts, entry)
    card = Card(title, headline, lines, changes, footer)
    undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
    outcome = {"action": entry.action, "entry": entry.number}
    undoing = (undo,) if entry.undoable else ()
    shown = (*buttons, *undoing)
    return Answer(card, shown, details=lambda: {**outcome, **state_data(context)}, calls=calls)


def promised(
    context: CommandContext,
    coming: lifecycle.Promise,
    headline: str,
    lines: tuple[str, ...] = (),
    *,
    buttons: tuple[ButtonSpec, ...] = (),
    calls: tuple[int, ...] = (),
) -> Reply:
    """Promise the answer to what was just decided, in the words of this moment."""
    title = title_of(context)

    def show(entry: Entry) -> Answer:
        return told(context, entry, title, headline, lines, buttons=buttons, calls=calls)

    return Promise(coming, show)
