"""The cards of a deck and their positions, told by the secret of the battle's dice.

A deck has places, numbered from 0. Everybody may know which places are in whose hand; a shuffle is
draws of the fair dice that deal the cards to places, and the log keeps their numbers without what
fell. So rows, log and files hold no secret: whoever has the seed knows the deal, and it is
revealed at the end like any draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from bot.store.journal.journal import Journal
from bot.store.tables.battle import DeckRow, JournalRow
from bot.texts.names import clean
from rulesets.dice.die import plain_die
from rulesets.dice.handles.fair import FairDraw, FairFaces
from rulesets.dice.request import Purpose
from rulesets.refusal import Refusal

MOST_DECKS: Final = 16
MOST_CARDS: Final = 60
LONGEST_TEXT: Final = 600
PILES: Final = ("pile", "hand", "laid", "discard", "scored")
"""Where a card lies: face down, in the hand of the deck's side, face up in play, on the discard
pile, or with those that scored."""
_ANY: Final = Purpose("attack")

Piles = dict[str, list[int]]
Sealed: TypeAlias = Journal | JournalRow
"""Whoever has the secret of the dice."""


def whole_piles(deck: DeckRow) -> Piles:
    """Return the places of a deck by pile, each pile a list of its own."""
    return {name: list(deck.piles.get(name, ())) for name in PILES}


def draws_for(number: int, count: int) -> tuple[FairDraw, ...]:
    """Return the draws that shuffle some cards, without what falls: one for each but the last.

    Args:
        number: The first of them.
        count: How many cards.
    """
    sizes = range(count, 1, -1)
    return tuple(
        FairDraw(number + at, plain_die(sides).id, plain_die(sides).sides, ())
        for at, sides in enumerate(sizes)
    )


def dealt(journal: Sealed, number: int, cards: Sequence[int | None]) -> list[int | None]:
    """Return cards in the order that a shuffle gave them: each place in turn takes one of the rest.

    Args:
        journal: The battle's.
        number: The first draw of the shuffle.
        cards: As they lay before.
    """
    order = list(cards)
    for at in range(len(order) - 1):
        die = plain_die(len(order) - at)
        faces = FairFaces(journal.seed, str(journal.id), journal.words, number + at)
        (mark,) = faces.draw(die, 1, _ANY)
        other = at + die.value(mark) - 1
        order[at], order[other] = order[other], order[at]
    return order


def cards_at(deck: DeckRow, journal: Sealed | None) -> dict[int, int]:
    """Return which card lies at which place, as far as the bot knows.

    It knows nothing of cards that players shuffled themselves, or that were dealt where the battle
    came from: of those only what was shown since.
    """
    return {**deal_of(deck, journal), **shown(deck)}


def deal_of(deck: DeckRow, journal: Sealed | None) -> dict[int, int]:
    """Return which card a deck's shuffles put at which place, whatever was shown since."""
    found: dict[int, int | None] = {}
    for shuffle in deck.shuffles:
        places: list[int] = shuffle["places"]
        seen = zip(places, shuffle["cards"], strict=True)
        found.update((slot, card) for slot, card in seen if card is not None)
        before = [found.get(slot) for slot in places]
        known = journal is not None and shuffle["draw"] >= journal.first_draw
        after = (
            dealt(journal, shuffle["draw"], before) if known and journal else [None] * len(places)
        )
        found.update(zip(places, after, strict=True))
    return {slot: card for slot, card in found.items() if card is not None}


def misdealt(deck: DeckRow, journal: Sealed) -> frozenset[int]:
    """Return the places of a deck at which another card was shown than was dealt there."""
    lies = deal_of(deck, journal)
    return frozenset(at for at, card in shown(deck).items() if lies.get(at, card) != card)


def shown(deck: DeckRow) -> dict[int, int]:
    """Return which card lies at each place that everybody may see."""
    return {int(slot): card for slot, card in deck.shown.items()}


def names_in(deck: DeckRow, pile: str) -> list[str]:
    """Return the names of the cards in a pile that lies face up, in order."""
    told = shown(deck)
    return [deck.cards[told[slot]][0] for slot in deck.piles.get(pile, ()) if slot in told]


def read_card(name: str, text: str = "") -> list[str]:
    """Return a card as it is kept.

    Raises:
        Refusal: `name-empty`, `name-too-long`, `card-too-long`.
    """
    told = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    kept = clean(name)
    if len(told) > LONGEST_TEXT:
        raise Refusal("card-too-long", card=kept, length=len(told), most=LONGEST_TEXT)
    return [kept, told]


def sound(deck: DeckRow) -> bool:
    """Return whether a deck from elsewhere is one that could be played with."""
    count = len(deck.cards)
    lying = [slot for pile in deck.piles.values() for slot in pile]
    return (
        0 < count <= MOST_CARDS
        and all(len(card) == 2 and read_card(*card) == card for card in deck.cards)  # noqa: PLR2004
        and set(deck.piles) <= set(PILES)
        and sorted(lying) == list(range(count))
        and all(_is_shuffle(shuffle, count) for shuffle in deck.shuffles)
        and _are_shown(deck.shown, count)
    )


def _is_shuffle(held: Mapping[str, Any], count: int) -> bool:
    if set(held) != {"draw", "places", "cards"} or len(held["places"]) != len(held["cards"]):
        return False
    cards = [card for card in held["cards"] if card is not None]
    return type(held["draw"]) is int and all(
        len(set(some)) == len(some) and all(type(at) is int and 0 <= at < count for at in some)
        for some in (held["places"], cards)
    )


def _are_shown(held: Mapping[str, int], count: int) -> bool:
    places = {str(at) for at in range(count)}
    cards = list(held.values())
    within = all(0 <= card < count for card in cards)
    return set(held) <= places and within and len(set(cards)) == len(cards)
