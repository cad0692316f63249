"""`/deck`: decks of cards that players enter, laid out, looked at, shuffled, taken away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial

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
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import Place
from bot.store.journal.record import Entry
from bot.store.tables.battle import DeckRow, SideRow
from bot.texts.bundle import escaped, text_key
from bot.texts.names import fold, matching
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.books.deck import KINDS, DeckKind
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal


def whose(place: Place, options: Mapping[str, Raw]) -> SideRow:
    """Return the side that is meant: the one named, the player's own, else that whose turn it is.

    Raises:
        Refusal: `no-battle`, no single side is meant.
    """
    battle = place.channel.under_way()
    if options.get("side") is not None:
        return place.side(options["side"])
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
    place: Place, options: Mapping[str, Raw], wanted: Callable[[DeckKind], bool]
) -> DeckRow:
    """Return the deck named, else the only one of its kind that the side may use.

    Args:
        place: Where.
        options: What was typed.
        wanted: Of which kinds one is meant where nobody named it.

    Raises:
        Refusal: `no-deck`, `which-deck`, `unknown-deck`.
    """
    side = whose(place, options)
    if options.get("deck") is not None:
        return deck_named(place, str(options["deck"]), side)
    usable = [one for one in decks_of(place, side) if wanted(kind_of(place, one))]
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


async def new(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/deck new`: cards typed, attached, or those a deck of that name has had before."""
    channel = place.channel
    channel.fighting()
    place.check_player()
    kind = _kind(place, options.get("kind"), str(options["name"]))
    side = None if kind.common or _is_common(kind, options) else whose(place, options)
    if side is not None:
        place.check_side(side.id)
    name = str(options["name"])
    upload = place.asker.upload("file")
    if upload is not None and "cards" in options:
        raise Refusal("cards-and-file")
    if upload is not None or "cards" in options:
        cards = read_cards(upload.content if upload else str(options["cards"]))
    else:
        cards = await _remembered(place, name, kind)
    shuffled = options.get("real") is not True
    made = NewDeck(name, kind, side, cards, shuffled)
    coming = decks.lay_out(channel, place.caller("/deck new"), made)
    deck = decks.find(channel, name, side)
    headline = place.texts(
        "deck-made",
        deck=escaped(deck.name if deck else name),
        side=escaped(side.name) if side else None,
        count=len(cards),
        manner="real" if kind.manner != "choice" and not shuffled else kind.manner,
    )
    return stored(place, coming, deck, headline)


def _is_common(kind: DeckKind, options: Mapping[str, Raw]) -> bool:
    """Return whether a deck is everybody's: one that is turned face up, unless a side is named."""
    return kind.manner == "open" and options.get("side") is None


def _kind(place: Place, typed: Raw | None, name: str) -> DeckKind:
    """Return the kind named, else the game's own that the deck is called after, else a hand."""
    kinds = place.ruleset.deck_kinds
    if typed is None:
        like = place.names.deck_kinds.find(name) or place.names.deck_kinds.only(name)
        own = [one.id for one in place.ruleset.decks]
        return kinds[like] if like is not None and like in own else KINDS[0]
    found = place.names.deck_kinds.find(str(typed)) or place.names.deck_kinds.only(str(typed))
    if found is None:
        names = ", ".join(place.own_texts(f"deck-kind-{text_key(one)}") for one in kinds)
        raise Refusal("unknown-deck-kind", text=str(typed)[:40], names=names)
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


async def listing(place: Place, _spec: CommandSpec, _options: Mapping[str, Raw]) -> Reply:
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


async def show(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/deck show`: what lies face up, and every card there is in it."""
    side = whose(place, options)
    deck = deck_named(place, str(options["deck"]), side)
    lines = [*face_up_lines(place, deck), f"**{place.texts('deck-cards')}**"]
    lines += dict.fromkeys(card_line(deck, card) for card in range(len(deck.cards)))
    data = {**deck_data(place, [deck])[0], "cards": deck.cards}
    card = Card(_title(place, deck), deck_line(place, deck), tuple(lines))
    return Answer(card, details=lambda: {"deck": data})


def _title(place: Place, deck: DeckRow) -> str:
    side = side_of_deck(place, deck)
    return escaped(side.name) if side else place.texts("deck-common")


async def shuffle(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/deck shuffle`."""
    deck = deck_meant(place, options, lambda kind: kind.manner != "choice")
    check_deck(place, deck)
    if kind_of(place, deck).manner == "choice":
        raise Refusal("nothing-to-shuffle", deck=deck.name)
    discards = options.get("discards") is True
    coming = decks.shuffle(place.channel, place.caller("/deck shuffle"), deck, discards=discards)
    return stored(place, coming, deck, place.texts("deck-shuffled", deck=escaped(deck.name)))


async def remove(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/deck remove`."""
    deck = deck_named(place, str(options["deck"]), whose(place, options))
    check_deck(place, deck)
    name = escaped(deck.name)
    coming = decks.remove(place.channel, place.caller("/deck remove"), deck)
    return stored(place, coming, None, place.texts("deck-removed", deck=name))
