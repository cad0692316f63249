"""Decks in words and as data, with hands shown only to those who hold them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.battle.actions.lifecycle import players_of, seat_of
from bot.battle.tabletop.cards import cards_at, names_in, shown
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor
from bot.store.tables.battle import DeckRow, SideRow
from bot.texts.bundle import escaped
from rulesets.core.books.deck import KINDS, DeckKind


def kind_of(context: CommandContext, deck: DeckRow) -> DeckKind:
    """Return the kind of a deck."""
    return context.ruleset.deck_kinds.get(deck.kind, KINDS[0])


def side_of_deck(context: CommandContext, deck: DeckRow) -> SideRow | None:
    """Return the side of a deck, None for a common one."""
    row = context.channel.board.row("side", deck.side_id or 0)
    return row if isinstance(row, SideRow) else None


def holds(context: CommandContext, deck: DeckRow) -> bool:
    """Return whether the requester holds the hand of a deck.

    Nobody else sees it, not even a referee. The hand of a side without a player is open to the
    whole table.
    """
    board = context.channel.board
    if deck.side_id is None or not players_of(board, deck.side_id):
        return deck.side_id is None or context.may_act(deck.side_id)
    seat = seat_of(board, Actor(context.requester.user_id, context.requester.name))
    return seat is not None and seat.side_id == deck.side_id


def deck_line(context: CommandContext, deck: DeckRow) -> str:
    """Return a deck in one line: the size of each pile, and the cards in play."""
    counts = {pile: len(positions) for pile, positions in deck.piles.items()}
    return context.texts(
        "deck-line",
        deck=escaped(deck.name),
        left=counts.get("pile", 0),
        hand=counts.get("hand", 0),
        discarded=counts.get("discard", 0),
        scored=counts.get("scored", 0),
        laid=escaped(", ".join(names_in(deck, "laid"))) or None,
    )


def deck_lines(context: CommandContext, side: SideRow | None) -> Iterator[str]:
    """Yield a line for each deck of a side, or for each common one."""
    wanted = side.id if side else None
    for deck in context.channel.board.decks:
        if deck.side_id == wanted:
            yield deck_line(context, deck)


def card_line(deck: DeckRow, card: int) -> str:
    """Return a card with what is written on it."""
    name, text = deck.cards[card]
    return f"▸ **{escaped(name)}**" + (f" – {escaped(text)}" if text else "")


def face_up_lines(context: CommandContext, deck: DeckRow) -> Iterator[str]:
    """Yield the cards of a deck that everybody may see, pile by pile."""
    told = shown(deck)
    for pile in ("laid", "discard", "scored"):
        cards = [told[position] for position in deck.piles.get(pile, ()) if position in told]
        if cards:
            yield f"**{context.texts(f'pile-{pile}')}**"
            yield from (card_line(deck, card) for card in cards)


def hand_of(context: CommandContext, deck: DeckRow) -> tuple[list[int], int]:
    """Return the cards in a hand that the bot knows, and the number of those it does not."""
    known = cards_at(deck, context.channel.fought)
    positions = deck.piles.get("hand", [])
    cards = [known[position] for position in positions if position in known]
    return cards, len(positions) - len(cards)


def deck_data(context: CommandContext, decks: Iterable[DeckRow]) -> list[dict[str, Any]]:
    """Return decks as data that everybody may have."""
    return [
        {
            "name": deck.name,
            "side": side.name if (side := side_of_deck(context, deck)) else None,
            "kind": deck.kind,
            "pile": len(deck.piles.get("pile", ())),
            "hand": len(deck.piles.get("hand", ())),
            **{pile: names_in(deck, pile) for pile in ("laid", "discard", "scored")},
        }
        for deck in decks
    ]
