"""Undo and redo where somebody would sit twice, or two decks of a side would have one name."""

from collections.abc import Awaitable

import pytest

from bot.battle.actions import decks, lifecycle
from bot.battle.channel.channel import Channel
from bot.store.journal.record import Entry
from rulesets.core.books.deck import DeckKind
from rulesets.refusal import Refusal
from tests.bot.battle.playing import Table


async def test_nobody_sits_twice_after_an_undo(table: Table) -> None:
    await table.battle()

    def join(channel: Channel) -> Awaitable[Entry]:
        return lifecycle.join(channel, table.caller(), channel.board.sides[0])

    first = await table.do(join)
    left = await table.do(lambda channel: lifecycle.leave(channel, table.caller()))
    back = await table.do(join)
    with pytest.raises(Refusal, match="changed-since"):
        await table.undo(entry_id=left.id)
    await table.undo(entry_id=back.id)
    await table.undo(entry_id=left.id)
    await table.undo(entry_id=first.id)
    await table.do(join)
    with pytest.raises(Refusal, match="changed-since"):
        await table.redo(entry_id=first.id)
    assert len((await table.look()).board.players) == 1


async def test_no_two_decks_of_a_side_have_one_name_after_an_undo(table: Table) -> None:
    await table.battle()
    kind = DeckKind("free", "hand")

    def lay_out(channel: Channel) -> Awaitable[Entry]:
        new = decks.NewDeck("Ruses", kind, None, [["Ambush", ""], ["Feint", ""]])
        return decks.lay_out(channel, table.caller(), new)

    await table.do(lay_out)
    gone = await table.do(lambda c: decks.remove(c, table.caller(), c.board.decks[0]))
    await table.do(lay_out)
    before = (await table.look()).board.fingerprint()
    with pytest.raises(Refusal, match="changed-since"):
        await table.undo(entry_id=gone.id)
    assert (await table.look()).board.fingerprint() == before
