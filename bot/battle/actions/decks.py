"""Decks of cards as players use them: each call is one entry of the log."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, or_, select

from bot.battle.channel.channel import Channel
from bot.battle.tabletop.cards import (
    MOST_CARDS,
    MOST_DECKS,
    PILES,
    Piles,
    cards_at,
    draws_for,
    shown,
    whole_piles,
)
from bot.store.board import Draft
from bot.store.journal.record import Action, Caller, Entry, Thrown
from bot.store.queries import table_of
from bot.store.tables.battle import BattleRow, ChannelRow, DeckRow, SideRow
from bot.texts.names import clean, fold
from rulesets.core.books.deck import DeckKind
from rulesets.refusal import Refusal

Promise: TypeAlias = asyncio.Future[Entry]
Use: TypeAlias = Literal["play", "discard", "score"]
ACTIONS: Final = frozenset(
    {
        "deck-new",
        "deck-shuffle",
        "deck-remove",
        "card-draw",
        "card-play",
        "card-discard",
        "card-score",
    }
)
"""The actions that are about a deck; their arguments name it, and its cards where all see them."""
_FROM: Final[Mapping[Use, tuple[str, ...]]] = {
    "play": ("hand",),
    "discard": ("hand", "laid"),
    "score": ("hand",),
}
"""Where cards are used from: one in play has been played, and scores no more."""


@dataclass(frozen=True, slots=True)
class NewDeck:
    """A deck to be laid out.

    Attributes:
        side: Whose, None for a common one.
        cards: Name and text of each.
        shuffled: Whether the bot shuffles; else the players do, and hold real cards.
    """

    name: str
    kind: DeckKind
    side: SideRow | None
    cards: Sequence[list[str]]
    shuffled: bool = True


def find(channel: Channel, name: str, side: SideRow | None) -> DeckRow | None:
    """Return the deck of a name that a side has, or that is common, or of which there is one."""
    key = fold(name)
    named = [deck for deck in channel.board.decks if deck.key == key]
    own = [candidate for candidate in named if side is not None and candidate.side_id == side.id]
    common = [candidate for candidate in named if candidate.side_id is None]
    for some in (own, common, named):
        if len(some) == 1:
            return some[0]
    return None


def lay_out(channel: Channel, caller: Caller, new: NewDeck) -> Promise:
    """Bring a deck to the battle, shuffled if it is one to be drawn from.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `deck-exists`, `too-many-decks`, `deck-size`,
            `too-many-cards`, `name-empty`, `name-too-long`.
    """
    battle = channel.fighting()
    kept, count = clean(new.name), len(new.cards)
    _check_new(channel, new, kept)
    deck = DeckRow(
        id=channel.new_id(),
        battle_id=battle.id,
        side_id=new.side.id if new.side else None,
        kind=new.kind.id,
        name=kept,
        key=fold(kept),
        cards=[list(card) for card in new.cards],
        piles={"pile": list(range(count))},
    )
    thrown = None
    if new.kind.dealing == "choice":
        deck.shown = {str(at): at for at in range(count)}
    elif new.shuffled:
        places = list(range(count))
        deck.shuffles = [{"draw": channel.journal.next_draw, "places": places, "cards": places}]
        thrown = _thrown(channel, count)
    side = new.side.name if new.side else None
    arguments = {"deck": kept, "side": side, "kind": new.kind.id, "count": count}
    action = Action(caller, "deck-new", arguments, thrown)
    return channel.accept(action, lambda draft: draft.add(deck))


def _check_new(channel: Channel, new: NewDeck, name: str) -> None:
    count = len(new.cards)
    if not count:
        raise Refusal("deck-without-cards")
    if count > MOST_CARDS:
        raise Refusal("too-many-cards", count=count, most=MOST_CARDS)
    if new.kind.size is not None and count != new.kind.size:
        raise Refusal("deck-size", kind=new.kind.id, count=count, size=new.kind.size)
    decks, side = channel.board.decks, new.side.id if new.side else None
    if any(deck.key == fold(name) and deck.side_id == side for deck in decks):
        raise Refusal("deck-exists", deck=name, side=new.side.name if new.side else None)
    if len(decks) >= MOST_DECKS:
        raise Refusal("too-many-decks", most=MOST_DECKS)


def _thrown(channel: Channel, count: int) -> Thrown | None:
    draws = draws_for(channel.journal.next_draw, count)
    return Thrown("fair", (), draws) if draws else None


def shuffle(channel: Channel, caller: Caller, deck: DeckRow, *, discards: bool) -> Promise:
    """Shuffle what lies face down, with the discards if they are to come back.

    Where the bot does not know how the cards lie, it deals all that nobody has seen anew: as many
    to the hand as it held.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `nothing-to-shuffle`.
    """
    channel.fighting()
    piles = whole_piles(deck)
    back = piles["discard"] if discards else []
    known = cards_at(deck, channel.fought)
    told = {slot: card for slot, card in shown(deck).items() if slot not in back}
    # Everybody saw a hand that a battle had as its end, which was taken back, told the secret.
    hidden = [slot for slot in (*piles["pile"], *piles["hand"]) if slot not in told]
    anew = any(slot not in known for slot in hidden)
    places = sorted({*(hidden if anew else piles["pile"]), *back})
    if len(places) < 2:  # noqa: PLR2004 - one card has no order
        raise Refusal("nothing-to-shuffle", deck=deck.name)
    seen: list[int | None] = [shown(deck).get(slot) for slot in places]
    if anew:
        seen = [card for card in range(len(deck.cards)) if card not in told.values()]
    made: dict[str, Any] = {"draw": channel.journal.next_draw, "places": places, "cards": seen}
    piles["pile"] = [slot for slot in places if slot not in piles["hand"]]
    piles["discard"] = [slot for slot in piles["discard"] if slot not in back]
    kept = {str(slot): card for slot, card in told.items()}

    def change(draft: Draft) -> None:
        draft.set(deck, "shuffles", [*([] if anew else deck.shuffles), made])
        _lay(draft, deck, piles, kept)

    arguments = {"deck": deck.name, "count": len(places)}
    action = Action(caller, "deck-shuffle", arguments, _thrown(channel, len(places)))
    return channel.accept(action, change)


def draw(channel: Channel, caller: Caller, deck: DeckRow, kind: DeckKind, count: int) -> Promise:
    """Draw from the top: into the hand, or face up in place of what was drawn before.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `deck-empty`, `deck-unshuffled` for cards that
            only their players know, where they are turned face up.
    """
    channel.fighting()
    piles, told = whole_piles(deck), dict(deck.shown)
    drawn = piles["pile"][:count]
    if not drawn:
        raise Refusal("deck-empty", deck=deck.name)
    del piles["pile"][:count]
    arguments: dict[str, Any] = {"deck": deck.name, "count": len(drawn)}
    if kind.dealing == "hand":
        piles["hand"] += drawn
    else:
        known = cards_at(deck, channel.fought)
        if any(slot not in known for slot in drawn):
            raise Refusal("deck-unshuffled", deck=deck.name)
        piles["discard"] += [*piles["laid"], *drawn[:-1]]
        piles["laid"] = drawn[-1:]
        told |= {str(slot): known[slot] for slot in drawn}
        arguments["cards"] = [deck.cards[known[slot]][0] for slot in drawn]

    def change(draft: Draft) -> None:
        _lay(draft, deck, piles, told)
        _count(draft, deck, kind.tally, len(drawn))

    return channel.accept(Action(caller, "card-draw", arguments), change)


def _count(draft: Draft, deck: DeckRow, counter: str | None, by: int) -> None:
    """Add to a counter of the side whose a deck is."""
    side = draft.board.row("side", deck.side_id or 0)
    if counter is not None and isinstance(side, SideRow):
        draft.set(side, f"counters.{counter}", (side.counters.get(counter) or 0) + by)


@dataclass(frozen=True, slots=True)
class Used:
    """Cards that are used.

    Attributes:
        places: Where they lie, and which they are.
        how: What is done with them.
        to: The pile they go to.
        counter: The counter of the deck's side that each adds one to.
    """

    deck: DeckRow
    places: Sequence[tuple[int, int]]
    how: Use
    to: str
    counter: str | None = None


def use(channel: Channel, caller: Caller, used: Used) -> Promise:
    """Play, discard or score cards: everybody sees them from now on.

    Raises:
        Refusal: `no-battle`, `battle-paused`.
    """
    channel.fighting()
    deck = used.deck
    piles, told = whole_piles(deck), dict(deck.shown)
    for slot, card in used.places:
        for name in PILES:
            piles[name] = [each for each in piles[name] if each != slot]
        piles[used.to].append(slot)
        told[str(slot)] = card

    def change(draft: Draft) -> None:
        _lay(draft, deck, piles, told)
        _count(draft, deck, used.counter, len(used.places))

    names = [deck.cards[card][0] for _, card in used.places]
    arguments = {"deck": deck.name, "cards": names, "count": len(names)}
    return channel.accept(Action(caller, f"card-{used.how}", arguments), change)


def lying(
    channel: Channel, deck: DeckRow, kind: DeckKind, names: Sequence[str], how: Use
) -> list[tuple[int, int] | None]:
    """Return where each of some cards lies that may be used so, and which it is; None if nowhere.

    Of cards that only their players know any that nobody has seen may be in the hand.
    """
    known, piles = cards_at(deck, channel.fought), whole_piles(deck)
    sources = _FROM[how]
    if kind.dealing != "hand" and how != "discard":
        sources = ("pile",) if how == "play" and kind.dealing == "choice" else ("laid",)
    usable = [each for pile in sources for each in piles[pile] if each in known]
    unknown = [each for each in (*piles["hand"], *piles["pile"]) if each not in known]
    seen = set(known.values())
    found: list[tuple[int, int] | None] = []
    for name in names:
        wanted = fold(name)
        meant = [at for at, (told, _) in enumerate(deck.cards) if fold(told) == wanted]
        slot = next((each for each in usable if known[each] in meant), None)
        unseen = next((card for card in meant if card not in seen), None)
        if slot is not None:
            usable.remove(slot)
            found.append((slot, known[slot]))
        elif unknown and unseen is not None:
            seen.add(unseen)
            found.append((unknown.pop(0), unseen))
        else:
            found.append(None)
    return found


def remove(channel: Channel, caller: Caller, deck: DeckRow) -> Promise:
    """Take a deck out of the battle.

    Raises:
        Refusal: `no-battle`, `battle-paused`.
    """
    channel.fighting()
    action = Action(caller, "deck-remove", {"deck": deck.name})
    return channel.accept(action, lambda draft: draft.remove(deck))


def remembered(
    connection: Connection, key: str, around: tuple[str, int, int | None]
) -> list[list[str]] | None:
    """Return the cards of the last deck of a name in battles of a game fought hereabouts.

    Args:
        connection: Where to look.
        key: The folded name.
        around: The game, the channel, and the server whose channels count as well.
    """
    game, channel_id, guild_id = around
    deck, battle, channel = (table_of(kind).c for kind in (DeckRow, BattleRow, ChannelRow))
    here = channel.id == channel_id
    question = (
        select(deck.cards)
        .join(BattleRow, battle.id == deck.battle_id)
        .join(ChannelRow, channel.id == battle.channel_id)
        .where(deck.key == key, battle.ruleset == game)
        .where(here if guild_id is None else or_(here, channel.guild_id == guild_id))
        .order_by(deck.id.desc())
        .limit(1)
    )
    found: list[list[str]] | None = connection.execute(question).scalar()
    return found


def _lay(draft: Draft, deck: DeckRow, piles: Piles, told: dict[str, int]) -> None:
    draft.set(deck, "piles", {name: list(places) for name, places in piles.items() if places})
    draft.set(deck, "shown", dict(told))
