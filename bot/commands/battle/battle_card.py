"""The card after an action on a battle: a headline, the changes, an undo button."""

from __future__ import annotations

from dataclasses import replace

from bot.battle.actions import ending, lifecycle
from bot.commands.battle.battle_status import state_data
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.texts.bundle import escaped
from bot.views.cards.brief import cut_short
from bot.views.cards.card import Card
from bot.views.cards.changes import lines_of, without_expiry
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ENDING, ONWARD, ButtonKind, ButtonSpec, language_buttons


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
    short: tuple[str, ...] | None = None,
    headings: tuple[str, ...] = (),
    buttons: tuple[ButtonSpec, ...] = (),
    calls: tuple[int, ...] = (),
    ways: tuple[str, ...] = (),
    as_desk: frozenset[ButtonKind] = frozenset(),
) -> Answer:
    """Return the answer that tells of an entry about the battle.

    Args:
        context: Where.
        entry: The entry.
        title: The title of the card.
        headline: What settles the matter.
        lines: What else there is to tell.
        short: The lines of a short card, which leaves others to the desk and to the details; all
            by default.
        headings: Those of them that are nothing without one that follows.
        buttons: What can be pressed.
        calls: Who is called.
        ways: Commands that do what is told, a line each.
        as_desk: Buttons that the desk has as well.
    """
    texts = context.texts
    # Turn and phase stand in the headline.
    apart = [change for change in without_expiry(entry.changes) if change.table != "battle"]
    changes = lines_of(texts, context.channel.board, apart)
    footer = footer_of(texts, entry)
    card = Card(title, headline, lines, changes, footer)
    undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
    outcome = {"action": entry.action, "entry": entry.number}
    undoing = (undo,) if entry.undoable else ()
    # What else an entry says stands in words that are not kept.
    told_again = entry.action == lifecycle.NEXT or bool(changes)
    others = language_buttons(entry.id, texts.locale) if told_again else ()
    density = context.channel.setting("cards") or "full"
    brief = card if short is None else replace(card, dice=short)
    shortened, less = cut_short(texts, card if density == "full" else brief, density, headings)
    if (less or shortened != card) and entry.action == lifecycle.NEXT:
        card = shortened
        buttons = (*buttons, ButtonSpec("details", str(entry.id), texts("button-details")))
    shown = (*buttons, *undoing, *others)
    return Answer(
        card,
        shown,
        details=lambda: {**outcome, **state_data(context)},
        calls=calls,
        ways=(lambda: ways) if ways else None,
        as_desk=as_desk if density == "full" else as_desk | _at_the_desk(entry),
    )


def _at_the_desk(entry: Entry) -> frozenset[ButtonKind]:
    """Return the buttons under a short card of an entry that the desk has in its stead."""
    return ENDING if entry.action in (ending.ASKED, ending.AGREED) else ONWARD


def promised(
    context: CommandContext,
    coming: lifecycle.Promise,
    headline: str,
    lines: tuple[str, ...] = (),
    *,
    short: tuple[str, ...] | None = None,
    headings: tuple[str, ...] = (),
    buttons: tuple[ButtonSpec, ...] = (),
    calls: tuple[int, ...] = (),
    ways: tuple[str, ...] = (),
    as_desk: frozenset[ButtonKind] = frozenset(),
) -> Reply:
    """Promise the answer to what was just decided, in the words of this moment."""
    title = title_of(context)

    def show(entry: Entry) -> Answer:
        return told(
            context,
            entry,
            title,
            headline,
            lines,
            short=short,
            headings=headings,
            buttons=buttons,
            calls=calls,
            ways=ways,
            as_desk=as_desk,
        )

    return Promise(coming, show)
