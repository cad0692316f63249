"""Accepted actions: stored once, in order, and kept beyond the process."""

import asyncio
import hashlib
from itertools import pairwise

import orjson
import pytest
from sqlalchemy import text

from bot.battle.channel.channel import Channel
from bot.battle.store import Store
from bot.store.engine.database import Database
from bot.store.journal.record import Action, Caller, Entry
from bot.store.writer import CommitError
from rulesets.core.battlefield.amount import read_amount
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal
from tests.bot.battle.playing import ANA, GAME, GAMES, HERE, SERVER, Table


def rolling(channel: Channel, caller: Caller) -> asyncio.Future[Entry]:
    dice = channel.fair_dice()
    total = dice.sum(2, "roll")
    return channel.accept(Action(caller, "roll", {}, dice.thrown, {"total": total}))


async def test_an_accepted_roll_is_in_the_database_when_its_entry_is_given(table: Table) -> None:
    entry = await table.roll()
    async with Database(table.url) as other:
        question = text("SELECT id, number, actor_name FROM entry")
        rows = await other.read(lambda connection: connection.execute(question).all())
    assert rows == [(entry.id, 1, "Ana")]


async def test_entries_are_read_back_as_they_were_accepted(table: Table) -> None:
    given = await table.roll()
    stored = await table.store.entry(given.id)
    assert stored is not None
    assert (stored.actor, stored.action, stored.arguments) == (ANA, "roll", {"dice": 3})
    assert stored.dice == given.dice
    assert stored.outcome == given.outcome
    assert stored.record == given.record


async def test_a_stored_roll_replays_to_the_same_outcome(table: Table) -> None:
    entry = await table.roll()
    assert entry.dice is not None
    again = RolledDice(ListedFaces(entry.dice.marks, origin="replayed"))
    assert again.sum(3, "roll") == entry.outcome["total"]


async def test_draws_continue_after_a_restart_and_follow_the_committed_stream(
    table: Table,
) -> None:
    first = await table.roll()
    await table.restart()
    second = await table.roll()
    journal = (await table.look()).journal
    faces = FairFaces(journal.seed, str(journal.id))
    dice = RolledDice(faces)
    assert [dice.sum(3, "roll"), dice.sum(3, "roll")] == [
        first.outcome["total"],
        second.outcome["total"],
    ]
    assert hashlib.sha256(journal.seed).hexdigest() == journal.commitment


async def test_entries_form_a_chain_anyone_can_check(table: Table) -> None:
    for _ in range(4):
        await table.roll()
    await table.restart()
    await table.roll()
    entries = (await table.store.history(await table.look()))[::-1]
    assert [entry.number for entry in entries] == [1, 2, 3, 4, 5]
    for entry in entries:
        assert hashlib.sha256(entry.record.encode()).hexdigest() == entry.hash
    for before, after in pairwise(entries):
        assert orjson.loads(after.record)["previous"] == before.hash


async def test_no_secret_seed_is_in_a_record(battle: Table) -> None:
    channel = await battle.look()
    entries = await battle.store.history(channel)
    for entry in entries:
        assert channel.journal.seed.hex() not in entry.record


async def test_many_at_once_are_gapless_and_draw_each_number_once(table: Table) -> None:
    entries = await asyncio.gather(*[table.roll() for _ in range(100)])
    assert sorted(entry.number for entry in entries) == list(range(1, 101))
    numbers = [entry.dice.draws[0].number for entry in entries if entry.dice]
    assert sorted(numbers) == list(range(100))


async def test_channels_are_numbered_apart(table: Table) -> None:
    entries = await asyncio.gather(*[table.roll(channel) for channel in (1, 2, 3) * 10])
    assert sorted(entry.number for entry in entries) == sorted(list(range(1, 11)) * 3)


async def test_an_interaction_delivered_twice_has_one_effect(table: Table) -> None:
    caller = table.caller()
    first, second = await asyncio.gather(
        table.do(lambda channel: rolling(channel, caller)),
        table.do(lambda channel: rolling(channel, caller)),
    )
    assert (first.fresh, second.fresh) == (True, False)
    assert first.id == second.id
    assert first.outcome == second.outcome
    assert (await table.roll()).number == 2


async def test_an_interaction_is_known_after_a_restart(table: Table) -> None:
    caller = table.caller()
    first = await table.do(lambda channel: rolling(channel, caller))
    await table.restart()
    again = await table.do(lambda channel: rolling(channel, caller))
    assert (again.id, again.fresh, again.outcome) == (first.id, False, first.outcome)
    assert caller.interaction_id is not None
    assert (await table.store.entry_by_interaction(caller.interaction_id)) == again


async def test_an_interaction_of_another_channel_is_not_accepted_here(table: Table) -> None:
    caller = table.caller()
    first = await table.do(lambda channel: rolling(channel, caller), channel_id=1)
    again = await table.do(lambda channel: rolling(channel, caller), channel_id=2)
    assert (again.id, again.fresh) == (first.id, False)
    assert (await table.roll(2)).number == 1


async def test_an_action_that_cannot_be_stored_harms_only_what_was_decided_after_it(
    table: Table,
) -> None:
    taken = table.caller()
    await table.do(lambda channel: rolling(channel, taken), channel_id=1)
    async with table.store.channel(2, SERVER) as two, table.store.channel(3, SERVER) as three:
        before = rolling(two, table.caller())
        same = rolling(two, taken)
        after = rolling(two, table.caller())
        elsewhere = rolling(three, table.caller())
    assert (await before).number == 1
    assert (await same).fresh is False
    with pytest.raises(CommitError):
        await after
    assert (await elsewhere).number == 1
    assert (await table.roll(2)).number == 2


async def test_a_number_that_fits_no_column_stops_nobody_else(table: Table) -> None:
    async with table.store.channel(2, SERVER) as two, table.store.channel(3, SERVER) as three:
        broken = rolling(two, Caller(ANA, 1 << 70))
        fine = rolling(three, table.caller())
    with pytest.raises(CommitError):
        await broken
    assert (await fine).number == 1
    assert (await table.roll(2)).number == 1


async def test_a_channel_that_another_process_wrote_is_read_again(table: Table) -> None:
    await table.roll()
    other = await Store.open(table.url, GAMES)
    async with other.channel(HERE, SERVER) as channel:
        promise = rolling(channel, Caller(ANA, 77))
    assert (await promise).number == 2
    await other.close()
    with pytest.raises(CommitError):
        await table.roll()
    assert (await table.roll()).number == 3


async def test_a_caller_who_stops_waiting_loses_nothing(table: Table) -> None:
    async with table.store.channel(HERE, SERVER) as channel:
        promise = rolling(channel, table.caller())
    promise.cancel()
    assert (await table.roll()).number == 2
    entries = await table.store.history(await table.look())
    assert [entry.number for entry in entries] == [2, 1]


async def test_closing_stores_what_was_accepted(table: Table) -> None:
    async with table.store.channel(HERE, SERVER) as channel:
        promise = rolling(channel, table.caller())
    await table.restart()
    assert (await promise).number == 1
    assert (await table.roll()).number == 2


async def test_channels_out_of_use_leave_memory_and_come_back(table: Table) -> None:
    table.store._most = 2
    for channel in range(1, 6):
        await table.roll(channel)
    assert len(table.store._channels) <= 3
    assert (await table.roll(1)).number == 2


async def test_typed_dice_use_no_draw(table: Table) -> None:
    def act(channel: Channel) -> asyncio.Future[Entry]:
        dice = channel.typed_dice([6, 5])
        total = dice.sum(2, "roll")
        return channel.accept(Action(table.caller(), "roll", {}, dice.thrown, {"total": total}))

    entry = await table.do(act)
    assert entry.dice is not None
    assert (entry.dice.origin, entry.dice.marks, entry.dice.draws) == ("typed", (6, 5), ())
    assert (await table.look()).journal.next_draw == 0


async def test_history_is_newest_first_and_pages(table: Table) -> None:
    for _ in range(5):
        await table.roll()
    channel = await table.look()
    newest = await table.store.history(channel, 2)
    older = await table.store.history(channel, 2, before=newest[-1].number)
    assert [entry.number for entry in (*newest, *older)] == [5, 4, 3, 2]


@pytest.mark.parametrize("url", ["sqlite://", "mysql://localhost/x"])
async def test_a_database_it_cannot_keep_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="database"):
        await Store.open(url, GAMES)


async def test_dice_thrown_before_somebody_elses_are_refused(table: Table) -> None:
    async with table.store.channel(HERE, SERVER) as channel:
        stale = channel.fair_dice()
        stale.sum(1, "roll")
        kept = rolling(channel, table.caller())
        with pytest.raises(Refusal, match="changed-since"):
            channel.accept(Action(table.caller(), "roll", {}, stale.thrown))
    assert (await kept).number == 1
    assert (await table.roll()).number == 2


async def test_what_no_log_can_hold_is_a_fault_that_changes_nothing(table: Table) -> None:
    async with table.store.channel(HERE, SERVER) as channel:
        dice = channel.fair_dice()
        dice.sum(1, "roll")
        with pytest.raises(TypeError):
            channel.accept(Action(table.caller(), "roll", {}, dice.thrown, object()))
    entry = await table.roll()
    assert (entry.number, entry.dice and entry.dice.draws[0].number) == (1, 0)


async def test_inputs_of_the_rules_types_are_logged_as_players_write_them(table: Table) -> None:
    unit = read_profile_line("Trolls 3 W3 [ward (5)]", LineTerms.of(GAME))
    arguments = {"shots": read_amount("2D6+1"), "units": (unit,), "rules": unit.rules}
    entry = await table.do(
        lambda channel: channel.accept(Action(table.caller(), "volley", arguments))
    )
    stored = await table.store.entry(entry.id)
    assert stored is not None
    assert (stored.arguments["shots"], stored.arguments["rules"]) == ("2D6+1", {"ward": 5})
    assert stored.arguments["units"][0]["profile"] == [["w", "3"]]


async def test_one_at_a_time_decides_in_a_channel_and_others_do_not_wait(table: Table) -> None:
    order: list[str] = []

    async def decide(name: str, channel_id: int) -> None:
        async with table.store.channel(channel_id, SERVER) as channel:
            order.append(f"{name} reads {channel.journal.next_number}")
            await asyncio.sleep(0.02)
            rolling(channel, table.caller())
            order.append(f"{name} decides")

    await table.roll(1)
    await table.roll(2)
    await asyncio.gather(decide("Ana", 1), decide("Bruno", 1), decide("Zoe", 2))
    assert order[:2] == ["Ana reads 2", "Zoe reads 2"]
    assert order.index("Ana decides") < order.index("Bruno reads 3")
