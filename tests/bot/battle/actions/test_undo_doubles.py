"""Undo and redo where two decks of a side would have one name."""

from collections.abc import Awaitable

import pytest

from bot.battle.actions import decks
from bot.battle.channel.channel import Channel
from bot.store.journal.record import Entry
from rulesets.core.books.deck import DeckKind
from rulesets.refusal import Refusal
from tests.bot.battle.playing import Table


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
