"""Faults of a journal: found and told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.battle.actions import decks, lifecycle
from bot.battle.actions.decks import Promise
from bot.battle.channel.channel import Channel
from bot.battle.past import past
from bot.battle.past.audit import Audit
from bot.battle.tabletop.cards import cards_at
from bot.store.journal.record import digest
from bot.store.tables.battle import DeckRow, EntryRow, JournalRow
from rulesets.core.books.deck import KINDS
from tests.bot.battle.playing import Table

HAND = KINDS[0]


async def test_what_is_wrong_with_a_journal_is_told(table: Table) -> None:
    await table.battle()
    for _ in range(4):
        await table.roll()
    await table.do(lambda channel: lifecycle.end(channel, table.caller()))
    found = await past.past_battle(table.store, await table.look())
    pages = past.pages(table.store, found.journal.id)
    rows = [row async for rows in pages for row in rows]

    def faults(bend: Callable[[list[Any], JournalRow], Any]) -> list[tuple[str, int]]:
        bent = [EntryRow(**row.model_dump()) for row in rows]
        journal = JournalRow(**found.journal.model_dump())
        bend(bent, journal)
        audit = Audit(journal)
        audit.look(bent)
        audit.finish()
        return list(audit.faults)

    def bent_record(number: int, **values: Any) -> Callable[[list[Any], JournalRow], Any]:
        """Return what changes an entry's record, with all hashes made to fit."""

        def bend(bent: list[Any], _: JournalRow) -> None:
            last = ""
            for row in bent:
                record = json.loads(row.record)
                record |= {"previous": last, **(values if row.number == number else {})}
                row.record = json.dumps(record)
                row.hash = last = digest(row.record.encode())

        return bend

    def other_dice(bent: list[Any], _: JournalRow) -> None:
        record = json.loads(bent[3].record)
        marks = record["dice"]["draws"][0][2]
        marks[0] = marks[0] % 6 + 1
        bent[3].record = json.dumps(record)

    assert faults(lambda _rows, _journal: None) == []
    typed = {"origin": "typed", "marks": [6, 6, 6], "draws": []}
    kept = {**json.loads(rows[2].record)["dice"], "marks": [6, 6, 6]}
    assert faults(bent_record(3)) == []
    assert ("draw-number", 3) in faults(bent_record(3, dice=typed))
    assert faults(bent_record(3, dice=kept)) == [("dice", 3)]
    assert faults(bent_record(3, since=2)) == [("form", 3)]
    assert faults(bent_record(6, outcome={})) == [("end", 6)]
    assert faults(lambda bent, _: bent.pop()) == [("end", 0)]
    assert faults(lambda bent, _: setattr(bent[2], "actor_name", "Bruno")) == [("name", 3)]
    assert faults(lambda bent, _: setattr(bent[2], "secret", True)) == [("form", 3)]
    assert ("hash", 4) in faults(other_dice)
    assert ("draw", 4) in faults(other_dice)
    assert faults(lambda bent, _: bent.pop(4))[:2] == [("number", 6), ("link", 6)]
    assert faults(lambda bent, _: setattr(bent[4], "next_draw", 9)) == [("draw-number", 5)]
    assert ("seal", 1) in faults(lambda _, journal: setattr(journal, "commitment", "0" * 64))
    assert ("seal", 0) in faults(lambda _, journal: setattr(journal, "seed", b"1" * 32))


async def played_cards(table: Table) -> None:
    """Play cards of a deck, undo one, shuffle the discards in, and end the battle."""
    await table.battle()
    cards = [[f"Card {at}", ""] for at in range(8)]
    new = decks.NewDeck("Ruses", HAND, None, cards)
    await table.do(lambda channel: decks.lay_out(channel, table.caller(), new))

    def deck_of(channel: Channel) -> DeckRow:
        return channel.board.decks[0]

    async def draw(count: int) -> None:
        def act(channel: Channel) -> Promise:
            return decks.draw(channel, table.caller(), deck_of(channel), HAND, count)

        await table.do(act)

    async def play() -> None:
        def act(channel: Channel) -> Promise:
            deck = deck_of(channel)
            known = cards_at(deck, channel.fought)
            slot = deck.piles["hand"][0]
            used = decks.Used(deck, [(slot, known[slot])], "play", "discard")
            return decks.use(channel, table.caller(), used)

        await table.do(act)

    await draw(3)
    await play()
    await play()
    await table.undo()
    await play()
    await table.do(
        lambda channel: decks.shuffle(channel, table.caller(), deck_of(channel), discards=True)
    )
    await draw(2)
    await play()
    await table.do(lambda channel: lifecycle.end(channel, table.caller()))


async def test_a_card_that_was_not_dealt_is_found(table: Table) -> None:
    await played_cards(table)
    found = await past.past_battle(table.store, await table.look())
    rows = [row async for page in past.pages(table.store, found.journal.id) for row in page]
    (deck,) = found.board.decks

    def audited(rows: list[Any], decks_left: list[DeckRow]) -> Audit:
        audit = Audit(JournalRow(**found.journal.model_dump()), decks_left)
        audit.look(rows)
        audit.finish()
        return audit

    honest = audited(rows, [deck])
    assert honest.whole
    assert honest.cards == 1
    (slot, card), *_ = deck.shown.items()
    swapped = DeckRow(**{**deck.model_dump(), "shown": {slot: (card + 1) % 8}})
    assert audited(rows, [swapped]).faults == [("deal", 0)]
    # Another card than was dealt in the log, with a chain of hashes made to fit or not.
    bent = [EntryRow(**row.model_dump()) for row in rows]
    shown = [each for each in bent if each.action == "card-play"]
    record = json.loads(shown[0].record)
    change = next(each for each in record["changes"] if each[2] == "shown")
    change[4] = {at: (card + 1) % 8 for at, card in change[4].items()}
    shown[0].record = json.dumps(record)
    assert ("deal", shown[0].number) in audited(bent, [deck]).faults


async def test_a_deal_is_held_against_nothing_while_the_secret_is_kept(table: Table) -> None:
    await played_cards(table)
    found = await past.past_battle(table.store, await table.look())
    (deck,) = found.board.decks
    (slot, card), *_ = deck.shown.items()
    swapped = DeckRow(**{**deck.model_dump(), "shown": {slot: (card + 1) % 8}})
    journal = JournalRow(**{**found.journal.model_dump(), "revealed_at": None})
    audit = Audit(journal, [swapped])
    audit.finish()
    assert (audit.faults, audit.cards) == ([], 0)
