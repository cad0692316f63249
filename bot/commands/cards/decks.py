"""`/deck`: decks of cards that players enter, laid out, looked at, shuffled, taken away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Annotated

from bot.battle.actions import decks
from bot.battle.actions.decks import NewDeck
from bot.commands.cards.card_list import read_cards
from bot.commands.cards.presenter import (
    card_line,
    deck_data,
    deck_line,
    deck_lines,
    face_up_lines,
    kind_of,
    side_of_deck,
)
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import Attached, DeckName, SideName, YesNo
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.upload import Upload
from bot.store.journal.record import Entry
from bot.store.tables.battle import DeckRow, SideRow
from bot.texts.bundle import escaped, text_key
from bot.texts.names import fold, matching
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.books.deck import KINDS, DeckKind
from rulesets.core.declaring.kind import Text
from rulesets.refusal import Refusal


def whose(context: CommandContext, side: str | None) -> SideRow:
    """Return the side meant: the one named, the player's own, else the one whose turn it is.

    Raises:
        Refusal: `no-battle`, no single side is meant.
    """
    battle = context.channel.under_way()
    if side is not None:
        return context.side(side)
    return context.own_side() or context.channel.board.sides[battle.active]


def decks_of(context: CommandContext, side: SideRow) -> list[DeckRow]:
    """Return the decks that a side may use: its own, then the common ones."""
    usable = [deck for deck in context.channel.board.decks if deck.side_id in (side.id, None)]
    return sorted(usable, key=lambda deck: deck.side_id is None)


def deck_named(context: CommandContext, name: str, side: SideRow) -> DeckRow:
    """Return a deck by name, or by that of its kind in the game; that of a side before others.

    Raises:
        Refusal: `unknown-deck`.
    """
    found = decks.find(context.channel, name, side)
    if found is None:
        usable = {deck.key: deck for deck in reversed(decks_of(context, side))}
        near = matching(name, usable)
        found = near[0] if len(near) == 1 else _of_kind(context, name, side)
    if found is None:
        names = dict.fromkeys(deck.name for deck in context.channel.board.decks)
        raise Refusal("unknown-deck", name=name[:60], names=", ".join(names) or None)
    return found


def _of_kind(context: CommandContext, name: str, side: SideRow) -> DeckRow | None:
    """Return the only deck of the game's kind that has this name in any language."""
    kind = context.names.deck_kinds.find(name)
    own = kind in [deck_kind.id for deck_kind in context.ruleset.decks]
    usable = [deck for deck in decks_of(context, side) if own and deck.kind == kind]
    return usable[0] if len(usable) == 1 else None


def deck_meant(
    context: CommandContext, deck: str | None, side: str | None, wanted: Callable[[DeckKind], bool]
) -> DeckRow:
    """Return the deck named, else the only one of its kind that the side may use.

    Args:
        context: Where it is handled.
        deck: Its name, where it was named.
        side: The side that is named.
        wanted: Of which kinds one is meant where nobody named it.

    Raises:
        Refusal: `no-deck`, `which-deck`, `unknown-deck`.
    """
    owner = whose(context, side)
    if deck is not None:
        return deck_named(context, deck, owner)
    usable = [deck for deck in decks_of(context, owner) if wanted(kind_of(context, deck))]
    own = [deck for deck in usable if deck.side_id is not None]
    for some in (own, usable):
        if len(some) == 1:
            return some[0]
    if not usable:
        raise Refusal("no-deck")
    raise Refusal("which-deck", names=", ".join(deck.name for deck in usable))


def check_deck(context: CommandContext, deck: DeckRow) -> None:
    """Refuse a player who may not use a deck.

    Raises:
        Refusal: `only-players`, `not-your-side`.
    """
    if deck.side_id is None:
        context.check_player()
    else:
        context.check_side(deck.side_id)


def stored(
    context: CommandContext,
    coming: decks.Promise,
    deck: DeckRow | None,
    headline: str,
    *,
    lines: Iterable[str] = (),
    buttons: tuple[ButtonSpec, ...] = (),
) -> Reply:
    """Answer once an entry about a deck is kept, with the deck as it lies then."""
    changes = () if deck is None else (deck_line(context, deck),)
    told = Card("", headline, tuple(lines), changes)
    data = [] if deck is None else deck_data(context, [deck])

    def show_entry(entry: Entry) -> Answer:
        texts = context.texts
        undo = (ButtonSpec("undo", str(entry.id), texts("button-undo")),) if entry.undoable else ()
        card = replace(told, footer=footer_of(texts, entry))
        outcome = {"action": entry.action, "entry": entry.number, "decks": data}
        return Answer(card, (*buttons, *undo), details=lambda: outcome)

    return Promise(coming, show_entry)


@command("deck new")
async def new(
    context: CommandContext,
    *,
    name: Annotated[str, Text(60)],
    cards: Annotated[str | None, Text(4000)] = None,
    file: Attached = None,
    kind: Annotated[str | None, Text(60), Completed("deck-kinds")] = None,
    side: SideName = None,
    real: YesNo = False,
) -> Reply:
    """Answer `/deck new`: cards typed, attached, or those a deck of that name has had before."""
    channel = context.channel
    channel.fighting()
    context.check_player()
    sort = _kind(context, kind, name)
    common = sort.common or (sort.dealing == "open" and side is None)
    owner = None if common else whose(context, side)
    if owner is not None:
        context.check_side(owner.id)
    listed = await _cards(context, name, sort, cards, file)
    made = NewDeck(name, sort, owner, listed, not real)
    coming = decks.lay_out(channel, context.caller("/deck new"), made)
    deck = decks.find(channel, name, owner)
    headline = context.texts(
        "deck-made",
        deck=escaped(deck.name if deck else name),
        side=escaped(owner.name) if owner else None,
        count=len(listed),
        dealing="real" if sort.dealing != "choice" and real else sort.dealing,
    )
    return stored(context, coming, deck, headline)


async def _cards(
    context: CommandContext, name: str, kind: DeckKind, typed: str | None, file: Upload | None
) -> list[list[str]]:
    """Return the cards of a new deck: typed, attached, or those it has had before.

    Raises:
        Refusal: `cards-and-file`, and as `read_cards` and `_remembered`.
    """
    if file is not None and typed is not None:
        raise Refusal("cards-and-file")
    if file is not None:
        return read_cards(file.read())
    return await _remembered(context, name, kind) if typed is None else read_cards(typed)


def _kind(context: CommandContext, typed: str | None, name: str) -> DeckKind:
    """Return the kind named, else the game's own that the deck is called after, else a hand."""
    kinds = context.ruleset.deck_kinds
    if typed is None:
        like = context.names.deck_kinds.find(name) or context.names.deck_kinds.only(name)
        own = [deck_kind.id for deck_kind in context.ruleset.decks]
        return kinds[like] if like is not None and like in own else KINDS[0]
    found = context.names.deck_kinds.find(typed) or context.names.deck_kinds.only(typed)
    if found is None:
        names = ", ".join(context.own_texts(f"deck-kind-{text_key(kind)}") for kind in kinds)
        raise Refusal("unknown-deck-kind", text=typed[:40], names=names)
    return kinds[found]


async def _remembered(context: CommandContext, name: str, kind: DeckKind) -> list[list[str]]:
    """Return the cards that a deck of a name has, or had in an earlier battle of this server.

    A deck of the game's own kind also counts under its name in the other language.

    Raises:
        Refusal: `cards-needed`.
    """
    channel = context.channel
    here = [deck for deck in channel.board.decks if deck.key == fold(name)]
    if not here and kind in context.ruleset.decks:
        here = [deck for deck in channel.board.decks if deck.kind == kind.id]
    if here:
        return here[-1].cards
    around = (channel.ruleset.id, channel.id, context.requester.guild_id)
    found = await context.store.ask(partial(decks.remembered, key=fold(name), around=around))
    if found is None:
        raise Refusal("cards-needed", deck=name[:60])
    return found


@command("deck list")
async def listing(context: CommandContext) -> Reply:
    """Answer `/deck list`: every deck of the battle, by side."""
    battle = context.channel.under_way()
    board = context.channel.board
    lines: list[str] = []
    for side in (*board.sides, None):
        told = list(deck_lines(context, side))
        if told:
            lines.append(f"**{escaped(side.name) if side else context.texts('deck-common')}**")
            lines += told
    headline = context.texts("deck-count", count=len(board.decks))
    data = deck_data(context, board.decks)
    return Answer(
        Card(escaped(battle.name), headline, tuple(lines)), details=lambda: {"decks": data}
    )


@command("deck show")
async def show(
    context: CommandContext,
    *,
    deck: Annotated[str, Text(60), Completed("decks")],
    side: SideName = None,
) -> Reply:
    """Answer `/deck show`: what lies face up, and every card there is in it."""
    found = deck_named(context, deck, whose(context, side))
    lines = [*face_up_lines(context, found), f"**{context.texts('deck-cards')}**"]
    lines += dict.fromkeys(card_line(found, card) for card in range(len(found.cards)))
    data = {**deck_data(context, [found])[0], "cards": found.cards}
    card = Card(_title(context, found), deck_line(context, found), tuple(lines))
    return Answer(card, details=lambda: {"deck": data})


def _title(context: CommandContext, deck: DeckRow) -> str:
    side = side_of_deck(context, deck)
    return escaped(side.name) if side else context.texts("deck-common")


@command("deck shuffle")
async def shuffle(
    context: CommandContext,
    *,
    deck: DeckName = None,
    side: SideName = None,
    discards: YesNo = False,
) -> Reply:
    """Answer `/deck shuffle`."""
    found = deck_meant(context, deck, side, lambda kind: kind.dealing != "choice")
    check_deck(context, found)
    if kind_of(context, found).dealing == "choice":
        raise Refusal("nothing-to-shuffle", deck=found.name)
    coming = decks.shuffle(
        context.channel, context.caller("/deck shuffle"), found, discards=discards
    )
    return stored(context, coming, found, context.texts("deck-shuffled", deck=escaped(found.name)))


@command("deck remove")
async def remove(
    context: CommandContext,
    *,
    deck: Annotated[str, Text(60), Completed("decks")],
    side: SideName = None,
) -> Reply:
    """Answer `/deck remove`."""
    found = deck_named(context, deck, whose(context, side))
    check_deck(context, found)
    name = escaped(found.name)
    coming = decks.remove(context.channel, context.caller("/deck remove"), found)
    return stored(context, coming, None, context.texts("deck-removed", deck=name))
