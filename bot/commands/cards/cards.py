"""`/deck`: cards drawn, looked at in the hand, played, discarded and scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Final

from bot.battle.actions import decks
from bot.battle.actions.decks import Use, Used
from bot.battle.tabletop.cards import shown
from bot.commands.cards.decks import check_deck, deck_meant, deck_named, decks_of, stored, whose
from bot.commands.cards.presenter import card_line, hand_of, holds, kind_of, side_of_deck
from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import DeckName, SideName, YesNo
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import DeckRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.books.deck import DeckKind
from rulesets.core.declaring.kind import Text, Whole
from rulesets.refusal import Refusal

_PILES: Final[Mapping[Use, str]] = {"play": "discard", "discard": "discard", "score": "scored"}


@command("card draw")
async def draw(
    context: CommandContext,
    *,
    deck: DeckName = None,
    side: SideName = None,
    count: Annotated[int | None, Whole(1, 20)] = None,
    extra: YesNo = False,
) -> Reply:
    """Answer `/deck draw`: up to a full hand, or as many as are wanted."""
    drawn_from = deck_meant(context, deck, side, lambda kind: kind.dealing == "hand")
    check_deck(context, drawn_from)
    kind = kind_of(context, drawn_from)
    if kind.dealing == "choice":
        raise Refusal("deck-of-choice", deck=drawn_from.name)
    wanted = _count(context, drawn_from, kind, count, extra=extra)
    before = len(drawn_from.piles.get("hand", ()))
    coming = decks.draw(context.channel, context.caller("/deck draw"), drawn_from, kind, wanted)
    return _drawn(context, coming, drawn_from, kind, before)


def _drawn(
    context: CommandContext, coming: decks.Promise, deck: DeckRow, kind: DeckKind, before: int
) -> Reply:
    """Answer with the cards drawn; `before` is the number of cards in the hand before."""
    side = side_of_deck(context, deck)
    if kind.dealing != "hand":
        told = shown(deck)
        lines = [card_line(deck, told[card]) for card in deck.piles.get("laid", ())]
        headline = context.texts("card-turned", deck=escaped(deck.name))
        return stored(context, coming, deck, headline, lines=lines)
    drawn = len(deck.piles.get("hand", ())) - before
    headline = context.texts(
        "cards-drawn",
        side=escaped(side.name) if side else None,
        deck=escaped(deck.name),
        count=drawn,
    )
    button = ButtonSpec("hand", str(deck.id), context.texts("button-hand"))
    return stored(context, coming, deck, headline, buttons=(button,))


def _count(
    context: CommandContext, deck: DeckRow, kind: DeckKind, wanted: int | None, *, extra: bool
) -> int:
    """Return the number of cards to draw; `extra` ones go beyond a full hand.

    Raises:
        Refusal: `hand-full`, and why a side draws none.
    """
    _check_barred(context, deck, kind, stated=wanted is not None)
    if kind.most is None or kind.dealing != "hand" or extra:
        return 1 if wanted is None else wanted
    missing = kind.most - len(deck.piles.get("hand", ()))
    if missing <= 0 or (wanted is not None and wanted > missing):
        raise Refusal("hand-full", deck=deck.name, most=kind.most)
    return missing if wanted is None else wanted


def _check_barred(context: CommandContext, deck: DeckRow, kind: DeckKind, *, stated: bool) -> None:
    """Refuse a draw to a side that may draw none, unless it states a number while that is open."""
    side, battle = side_of_deck(context, deck), context.channel.fighting()
    if kind.barred is None or side is None or not side.counters.get(kind.barred[0]):
        return
    if battle.first == side.place:
        raise Refusal(kind.barred[2], side=side.name, counter=kind.barred[0])
    if not stated:
        raise Refusal(kind.barred[1], side=side.name, counter=kind.barred[0])


@command("card hand", private=True)
async def hand(
    context: CommandContext,
    *,
    deck: DeckName = None,
    side: SideName = None,
) -> Reply:
    """Answer `/deck hand`, only to the player who holds it."""
    return _hand(context, deck_meant(context, deck, side, lambda kind: kind.dealing == "hand"))


@button("hand")
async def press_hand(context: CommandContext, subject: str) -> Reply:
    """Answer the button that shows a hand.

    Raises:
        Refusal: `deck-gone`, `not-your-hand`.
    """
    decks_here = context.channel.board.decks
    deck = next((deck for deck in decks_here if str(deck.id) == subject), None)
    if deck is None:
        raise Refusal("deck-gone")
    return _hand(context, deck)


def _hand(context: CommandContext, deck: DeckRow) -> Answer:
    side = side_of_deck(context, deck)
    if not holds(context, deck):
        raise Refusal("not-your-hand", side=side.name if side else None)
    texts = context.own_texts
    cards, unknown = hand_of(context, deck)
    lines = [card_line(deck, card) for card in cards]
    if unknown:
        lines.append(texts("hand-unknown", count=unknown))
    headline = texts("hand-count", deck=escaped(deck.name), count=len(cards) + unknown)
    data = {"deck": deck.name, "cards": [deck.cards[card][0] for card in cards]}
    card = Card(escaped(side.name) if side else texts("deck-common"), headline, tuple(lines))
    return Answer(card, private=True, details=lambda: {"hand": data})


@command("card play")
async def play(
    context: CommandContext,
    *,
    card: Annotated[str, Text(300), Completed("cards")],
    deck: DeckName = None,
    side: SideName = None,
    stays: YesNo = False,
) -> Reply:
    """Answer `/deck play`: its effect is used, or it stays in play."""
    return _use(context, _found(context, card, deck, side, "play"), "play", stays=stays)


@command("card discard")
async def discard(
    context: CommandContext,
    *,
    card: Annotated[str, Text(300), Completed("cards")],
    deck: DeckName = None,
    side: SideName = None,
) -> Reply:
    """Answer `/deck discard`."""
    return _use(context, _found(context, card, deck, side, "discard"), "discard")


@command("card score")
async def score(
    context: CommandContext,
    *,
    card: Annotated[str, Text(300), Completed("cards")],
    deck: DeckName = None,
    side: SideName = None,
) -> Reply:
    """Answer `/deck score`: what it asked for is done."""
    return _use(context, _found(context, card, deck, side, "score"), "score")


def _use(
    context: CommandContext,
    found: tuple[DeckRow, list[tuple[int, int]]],
    how: Use,
    *,
    stays: bool = False,
) -> Reply:
    deck, positions = found
    kind, side = kind_of(context, deck), side_of_deck(context, deck)
    check_deck(context, deck)
    to = _PILES[how]
    if how == "play" and (kind.dealing == "choice" or stays):
        to = "laid"
    if how == "play" and kind.dealing == "choice":
        _check_choice(deck, kind, len(positions))
    if how == "score":
        _check_score(context, deck, kind)
    used = Used(deck, positions, how, to, kind.counter if how == "score" else None)
    coming = decks.use(context.channel, context.caller(f"/deck {how}"), used)
    cards = [card for _, card in positions]
    headline = context.texts(
        f"card-used-{how}",
        side=escaped(side.name) if side else None,
        cards=escaped(", ".join(deck.cards[card][0] for card in cards)),
    )
    lines = [card_line(deck, card) for card in cards if deck.cards[card][1]]
    return stored(context, coming, deck, headline, lines=lines)


def _found(
    context: CommandContext, card: str, deck: str | None, side: str | None, how: Use
) -> tuple[DeckRow, list[tuple[int, int]]]:
    """Return the deck that holds the cards named, and where they lie.

    Raises:
        Refusal: `card-not-held`, `no-deck`, `unknown-deck`.
    """
    context.channel.fighting()
    owner = whose(context, side)
    usable = decks_of(context, owner) if deck is None else [deck_named(context, deck, owner)]
    if not usable:
        raise Refusal("no-deck")
    for held in usable:
        look = partial(decks.lying, context.channel, held, kind_of(context, held), how=how)
        for names in _split(card):
            positions = [position for position in look(names) if position is not None]
            if len(positions) == len(names):
                return held, positions
    cards = [
        held.cards[number][0]
        for held in usable
        if holds(context, held)
        for number in hand_of(context, held)[0]
    ]
    raise Refusal("card-not-held", text=card[:60], names=", ".join(cards) or None)


def _split(typed: str) -> Sequence[list[str]]:
    """Return the readings of typed cards: one card, or several between semicolons or commas."""
    several = ([part.strip() for part in typed.split(sign) if part.strip()] for sign in ";,")
    return [[typed], *(names for names in several if len(names) > 1)]


def _check_choice(deck: DeckRow, kind: DeckKind, count: int) -> None:
    chosen = len(deck.piles.get("laid", ())) + len(deck.piles.get("discard", ()))
    if kind.most is not None and chosen + count > kind.most:
        raise Refusal("deck-chosen", deck=deck.name, most=kind.most)


def _check_score(context: CommandContext, deck: DeckRow, kind: DeckKind) -> None:
    """Refuse to score a card while its kind may not be scored."""
    battle, side = context.channel.fighting(), side_of_deck(context, deck)
    own = side is None or side.place == battle.active
    if kind.phases and not (own and battle.phase in kind.phases):
        raise Refusal("card-scored-later", deck=deck.name, phase=kind.phases[0])
