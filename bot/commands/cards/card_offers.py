"""Completion of decks and cards; the cards of a hand are offered only to its player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.battle.tabletop.cards import shown
from bot.commands.cards.presenter import hand_of, holds, kind_of
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import DeckRow
from bot.texts.bundle import text_key
from bot.texts.name_table import Names
from bot.texts.names import fold

_MOST: Final = 25


def card_offers(
    context: CommandContext, kind: str, typed: str, others: Mapping[str, Any]
) -> list[tuple[str, str]]:
    """Return offers for a deck, a kind of deck or a card: the text shown, and the value."""
    decks = context.channel.board.decks
    if kind == "deck-kinds":
        found = context.names.deck_kinds.near(typed, _MOST)
        return [(context.texts(f"deck-kind-{text_key(kind)}"), kind) for kind in found]
    if kind == "decks":
        named = Names((deck.name, deck.name) for deck in decks)
        return [(name, name) for name in named.near(typed, _MOST)]
    wanted = fold(str(others.get("deck") or ""))
    cut = typed.rfind(";") + 1
    kept, part = (f"{typed[:cut]} " if cut else ""), typed[cut:].strip()
    cards = [
        deck.cards[card][0]
        for deck in decks
        if holds(context, deck) and wanted in ("", deck.key)
        for card in _usable(context, deck)
    ]
    found = Names((name, name) for name in cards).near(part, _MOST)
    return [(kept + name, kept + name) for name in found]


def _usable(context: CommandContext, deck: DeckRow) -> list[int]:
    """Return the cards of a deck that its side may use now, as far as the bot knows them."""
    told = shown(deck)
    piles = ("laid", "pile") if kind_of(context, deck).dealing == "choice" else ("laid",)
    face_up = [told[at] for pile in piles for at in deck.piles.get(pile, ()) if at in told]
    return [*hand_of(context, deck)[0], *face_up]
