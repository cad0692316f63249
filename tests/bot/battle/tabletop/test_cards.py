"""Cards and where they lie: dealt fairly, secret until shown, believed if sound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable
from itertools import permutations
from typing import Any

import pytest

from bot.battle.actions import decks
from bot.battle.channel.channel import Channel
from bot.battle.tabletop.cards import MOST_CARDS, cards_at, dealt, draws_for, read_card, sound
from bot.store.journal.journal import Journal
from bot.store.journal.record import Action, Entry
from bot.store.tables.battle import DeckRow
from rulesets.core.books.deck import DeckKind
from rulesets.dice.handles.fair import commitment
from rulesets.refusal import Refusal
from tests.bot.battle.playing import Table


def journal(seed: int = 0, first: int = 0) -> Journal:
    secret = seed.to_bytes(32, "big")
    return Journal(7, 1, 2, secret, commitment(secret), first_draw=first)


def deck(count: int = 4, **more: Any) -> DeckRow:
    facts: dict[str, Any] = {
        "id": 1,
        "battle_id": 2,
        "kind": "hand",
        "name": "Ruses",
        "key": "ruses",
        "cards": [[f"Card {at}", ""] for at in range(count)],
        "piles": {"pile": list(range(count))},
    }
    return DeckRow(**facts | more)


def shuffled(count: int = 4, draw: int = 0) -> dict[str, Any]:
    return {"draw": draw, "places": list(range(count)), "cards": list(range(count))}


def test_every_order_is_dealt_as_often_as_every_other() -> None:
    found = Counter(tuple(dealt(journal(seed), 0, [0, 1, 2, 3])) for seed in range(4800))
    assert set(found) == set(permutations(range(4)))
    # 24 orders, 200 each: chi-squared with 23 degrees of freedom stays below 50 but for 1 in 1,000.
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 50


def test_a_shuffle_takes_a_draw_for_each_card_but_the_last() -> None:
    assert [(draw.number, draw.sides, draw.marks) for draw in draws_for(5, 4)] == [
        (5, 4, ()),
        (6, 6, ()),  # a D3 is a D6, halved
        (7, 2, ()),
    ]
    assert draws_for(5, 1) == ()


def test_the_same_draws_deal_the_same_cards_and_others_do_not() -> None:
    row = deck(12, shuffles=[shuffled(12)])
    assert cards_at(row, journal(3)) == cards_at(row, journal(3))
    assert sorted(cards_at(row, journal(3)).values()) == list(range(12))
    assert cards_at(row, journal(3)) != cards_at(row, journal(4))
    later = deck(12, shuffles=[shuffled(12, draw=11)])
    assert cards_at(row, journal(3)) != cards_at(later, journal(3))


def test_a_later_shuffle_moves_only_what_it_is_of() -> None:
    first = deck(6, shuffles=[shuffled(6)])
    again = {"draw": 5, "places": [3, 4, 5], "cards": [None, None, None]}
    both = deck(6, shuffles=[shuffled(6), again])
    before, after = cards_at(first, journal(8)), cards_at(both, journal(8))
    assert [before[at] for at in range(3)] == [after[at] for at in range(3)]
    assert {before[at] for at in (3, 4, 5)} == {after[at] for at in (3, 4, 5)}


def test_cards_dealt_elsewhere_are_known_only_once_they_are_shown() -> None:
    row = deck(4, shuffles=[shuffled(4)], shown={"2": 1})
    assert cards_at(row, journal(1, first=3)) == {2: 1}
    assert cards_at(row, None) == {2: 1}
    # A place of the first deal that came back face up is known again.
    back = {"draw": 3, "places": [2, 3], "cards": [1, 0]}
    known = cards_at(deck(4, shuffles=[shuffled(4), back]), journal(1, first=3))
    assert set(known) == {2, 3}
    assert set(known.values()) == {0, 1}


def test_a_card_is_kept_clean_and_bounded() -> None:
    assert read_card("  Hold   fast ", "keep\nyour\tground") == ["Hold fast", "keep your ground"]
    with pytest.raises(Refusal, match="card-too-long"):
        read_card("Hold", "x" * 601)
    with pytest.raises(Refusal, match="name-empty"):
        read_card("  ")


@pytest.mark.parametrize(
    "bad",
    [
        {"cards": []},
        {"cards": [["A", ""]] * (MOST_CARDS + 1)},
        {"cards": [["A"], ["B", ""], ["C", ""], ["D", ""]]},
        {"cards": [[" A", ""], ["B", ""], ["C", ""], ["D", ""]]},
        {"piles": {"pile": [0, 1, 2]}},
        {"piles": {"pile": [0, 1, 2, 2]}},
        {"piles": {"sleeve": [0, 1, 2, 3]}},
        {"shuffles": [{"draw": 0, "places": [0, 1]}]},
        {"shuffles": [{"draw": 0, "places": [0, 1], "cards": [0]}]},
        {"shuffles": [{"draw": 0, "places": [0, 9], "cards": [0, 1]}]},
        {"shuffles": [{"draw": 0, "places": [0, 0], "cards": [0, 1]}]},
        {"shuffles": [{"draw": "0", "places": [0, 1], "cards": [0, 1]}]},
        {"shown": {"9": 0}},
        {"shown": {"0": 9}},
        {"shown": {"0": 1, "2": 1}},
    ],
)
def test_what_a_foreign_file_says_of_cards_is_not_believed(bad: dict[str, Any]) -> None:
    assert sound(deck(shuffles=[shuffled()], shown={"0": 1}))
    assert not sound(deck(**bad))


async def test_a_hand_that_all_have_seen_is_not_dealt_anew(table: Table) -> None:
    """As in a battle whose end was taken back, and that was brought elsewhere since."""
    await table.battle()
    kind = DeckKind("ruses", "hand", most=2)
    cards = [[f"Card {at}", ""] for at in range(5)]
    new = decks.NewDeck("Ruses", kind, None, cards, shuffled=False)
    await table.do(lambda channel: decks.lay_out(channel, table.caller(), new))
    row = (await table.look()).board.decks[0]
    await table.do(lambda channel: decks.draw(channel, table.caller(), row, kind, 2))

    def show(channel: Channel) -> Awaitable[Entry]:
        action = Action(table.caller(), "shown")
        return channel.accept(action, lambda draft: draft.set(row, "shown", {"0": 3, "1": 4}))

    await table.do(show)
    await table.do(lambda channel: decks.shuffle(channel, table.caller(), row, discards=True))
    channel = await table.look()
    (dealt_deck,) = channel.board.decks
    assert sound(dealt_deck)
    lies = cards_at(dealt_deck, channel.journal)
    assert [lies[0], lies[1]] == [3, 4]
    assert sorted(lies.values()) == list(range(5))
