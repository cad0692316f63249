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
from bot.commands.request.context import Place
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


def whose(place: Place, side: str | None) -> SideRow:
    """Return the side that is meant: the one named, the player's own, else that whose turn it is.

    Raises:
        Refusal: `no-battle`, no single side is meant.
    """
    battle = place.channel.under_way()
    if side is not None:
        return place.side(side)
    return place.own_side() or place.channel.board.sides[battle.active]


def decks_of(place: Place, side: SideRow) -> list[DeckRow]:
    """Return the decks that a side may use: its own, then the common ones."""
    usable = [one for one in place.channel.board.decks if one.side_id in (side.id, None)]
    return sorted(usable, key=lambda one: one.side_id is None)


def deck_named(place: Place, name: str, side: SideRow) -> DeckRow:
    """Return a deck by name, or by that of its kind in the game; that of a side before others.

    Raises:
        Refusal: `unknown-deck`.
    """
    found = decks.find(place.channel, name, side)
    if found is None:
        usable = {one.key: one for one in reversed(decks_of(place, side))}
        near = matching(name, usable)
        found = near[0] if len(near) == 1 else _of_kind(place, name, side)
    if found is None:
        names = dict.fromkeys(one.name for one in place.channel.board.decks)
        raise Refusal("unknown-deck", name=name[:60], names=", ".join(names) or None)
    return found


def _of_kind(place: Place, name: str, side: SideRow) -> DeckRow | None:
    """Return the one deck of a kind of the game's own that players call so in any language."""
    kind = place.names.deck_kinds.find(name)
    own = kind in [one.id for one in place.ruleset.decks]
    usable = [one for one in decks_of(place, side) if own and one.kind == kind]
    return usable[0] if len(usable) == 1 else None


def deck_meant(
    place: Place, deck: str | None, side: str | None, wanted: Callable[[DeckKind], bool]
) -> DeckRow:
    """Return the deck named, else the only one of its kind that the side may use.

    Args:
        place: Where.
        deck: Its name, where it was named.
        side: The side that is named.
        wanted: Of which kinds one is meant where nobody named it.

    Raises:
        Refusal: `no-deck`, `which-deck`, `unknown-deck`.
    """
    owner = whose(place, side)
    if deck is not None:
        return deck_named(place, deck, owner)
    usable = [one for one in decks_of(place, owner) if wanted(kind_of(place, one))]
    own = [one for one in usable if one.side_id is not None]
    for some in (own, usable):
        if len(some) == 1:
            return some[0]
    if not usable:
        raise Refusal("no-deck")
    raise Refusal("which-deck", names=", ".join(one.name for one in usable))


def check_deck(place: Place, deck: DeckRow) -> None:
    """Refuse whoever may not use a deck.

    Raises:
        Refusal: `only-players`, `not-your-side`.
    """
    if deck.side_id is None:
        place.check_player()
    else:
        place.check_side(deck.side_id)


def stored(
    place: Place,
    coming: decks.Promise,
    deck: DeckRow | None,
    headline: str,
    *,
    lines: Iterable[str] = (),
    buttons: tuple[ButtonSpec, ...] = (),
) -> Reply:
    """Answer once an entry about a deck is kept, with the deck as it lies then."""
    changes = () if deck is None else (deck_line(place, deck),)
    told = Card("", headline, tuple(lines), changes)
    data = [] if deck is None else deck_data(place, [deck])

    def show_entry(entry: Entry) -> Answer:
        texts = place.texts
        undo = (ButtonSpec("undo", str(entry.id), texts("button-undo")),) if entry.undoable else ()
        card = replace(told, footer=footer_of(texts, entry))
        outcome = {"action": entry.action, "entry": entry.number, "decks": data}
        return Answer(card, (*buttons, *undo), details=lambda: outcome)

    return Promise(coming, show_entry)


@command("deck new")
async def new(
    place: Place,
    *,
    name: Annotated[str, Text(60)],
    cards: Annotated[str | None, Text(4000)] = None,
    file: Attached = None,
    kind: Annotated[str | None, Text(60), Completed("deck-kinds")] = None,
    side: SideName = None,
    real: YesNo = False,
) -> Reply:
    """Answer `/deck new`: cards typed, attached, or those a deck of that name has had before."""
    channel = place.channel
    channel.fighting()
    place.check_player()
    sort = _kind(place, kind, name)
    common = sort.common or (sort.manner == "open" and side is None)
    owner = None if common else whose(place, side)
    if owner is not None:
        place.check_side(owner.id)
    listed = await _cards(place, name, sort, cards, file)
    made = NewDeck(name, sort, owner, listed, not real)
    coming = decks.lay_out(channel, place.caller("/deck new"), made)
    deck = decks.find(channel, name, owner)
    headline = place.texts(
        "deck-made",
        deck=escaped(deck.name if deck else name),
        side=escaped(owner.name) if owner else None,
        count=len(listed),
        manner="real" if sort.manner != "choice" and real else sort.manner,
    )
    return stored(place, coming, deck, headline)


async def _cards(
    place: Place, name: str, kind: DeckKind, typed: str | None, file: Upload | None
) -> list[list[str]]:
    """Return the cards of a new deck: typed, attached, or those it has had before.

    Raises:
        Refusal: `cards-and-file`, and as `read_cards` and `_remembered`.
    """
    if file is not None and typed is not None:
        raise Refusal("cards-and-file")
    if file is not None:
        return read_cards(file.read())
    return await _remembered(place, name, kind) if typed is None else read_cards(typed)


def _kind(place: Place, typed: str | None, name: str) -> DeckKind:
    """Return the kind named, else the game's own that the deck is called after, else a hand."""
    kinds = place.ruleset.deck_kinds
    if typed is None:
        like = place.names.deck_kinds.find(name) or place.names.deck_kinds.only(name)
        own = [one.id for one in place.ruleset.decks]
        return kinds[like] if like is not None and like in own else KINDS[0]
    found = place.names.deck_kinds.find(typed) or place.names.deck_kinds.only(typed)
    if found is None:
        names = ", ".join(place.own_texts(f"deck-kind-{text_key(one)}") for one in kinds)
        raise Refusal("unknown-deck-kind", text=typed[:40], names=names)
    return kinds[found]


async def _remembered(place: Place, name: str, kind: DeckKind) -> list[list[str]]:
    """Return the cards that a deck of a name has, or had in an earlier battle of this server.

    Of a kind of the game's own, one by another name does as well: players have two languages.

    Raises:
        Refusal: `cards-needed`.
    """
    channel = place.channel
    here = [one for one in channel.board.decks if one.key == fold(name)]
    if not here and kind in place.ruleset.decks:
        here = [one for one in channel.board.decks if one.kind == kind.id]
    if here:
        return here[-1].cards
    around = (channel.ruleset.id, channel.id, place.asker.guild_id)
    found = await place.store.ask(partial(decks.remembered, key=fold(name), around=around))
    if found is None:
        raise Refusal("cards-needed", deck=name[:60])
    return found


@command("deck list")
async def listing(place: Place) -> Reply:
    """Answer `/deck list`: every deck of the battle, by side."""
    battle = place.channel.under_way()
    board = place.channel.board
    lines: list[str] = []
    for side in (*board.sides, None):
        told = list(deck_lines(place, side))
        if told:
            lines.append(f"**{escaped(side.name) if side else place.texts('deck-common')}**")
            lines += told
    headline = place.texts("deck-count", count=len(board.decks))
    data = deck_data(place, board.decks)
    return Answer(
        Card(escaped(battle.name), headline, tuple(lines)), details=lambda: {"decks": data}
    )


@command("deck show")
async def show(
    place: Place,
    *,
    deck: Annotated[str, Text(60), Completed("decks")],
    side: SideName = None,
) -> Reply:
    """Answer `/deck show`: what lies face up, and every card there is in it."""
    found = deck_named(place, deck, whose(place, side))
    lines = [*face_up_lines(place, found), f"**{place.texts('deck-cards')}**"]
    lines += dict.fromkeys(card_line(found, card) for card in range(len(found.cards)))
    data = {**deck_data(place, [found])[0], "cards": found.cards}
    card = Card(_title(place, found), deck_line(place, found), tuple(lines))
    return Answer(card, details=lambda: {"deck": data})


def _title(place: Place, deck: DeckRow) -> str:
    side = side_of_deck(place, deck)
    return escaped(side.name) if side else place.texts("deck-common")


@command("deck shuffle")
async def shuffle(
    place: Place,
    *,
    deck: DeckName = None,
    side: SideName = None,
    discards: YesNo = False,
) -> Reply:
    """Answer `/deck shuffle`."""
    found = deck_meant(place, deck, side, lambda kind: kind.manner != "choice")
    check_deck(place, found)
    if kind_of(place, found).manner == "choice":
        raise Refusal("nothing-to-shuffle", deck=found.name)
    coming = decks.shuffle(place.channel, place.caller("/deck shuffle"), found, discards=discards)
    return stored(place, coming, found, place.texts("deck-shuffled", deck=escaped(found.name)))


@command("deck remove")
async def remove(
    place: Place,
    *,
    deck: Annotated[str, Text(60), Completed("decks")],
    side: SideName = None,
) -> Reply:
    """Answer `/deck remove`."""
    found = deck_named(place, deck, whose(place, side))
    check_deck(place, found)
    name = escaped(found.name)
    coming = decks.remove(place.channel, place.caller("/deck remove"), found)
    return stored(place, coming, None, place.texts("deck-removed", deck=name))
