"""A process that rolls and tells what was answered, until somebody kills it.

Every interaction is sent twice. A line `number id` is printed after the promise was kept.
"""

import asyncio
import sys
from itertools import count

from bot.battle.channel.channel import Channel
from bot.battle.store import Store
from bot.store.journal.record import Action, Caller, Entry
from tests.bot.battle.playing import ANA, GAMES


def roll(channel: Channel, interaction: int) -> asyncio.Future[Entry]:
    dice = channel.fair_dice()
    total = dice.sum(2, "roll")
    return channel.accept(Action(Caller(ANA, interaction), "roll", {}, dice.thrown, {"sum": total}))


async def player(store: Store, interactions: "count[int]", channel_id: int) -> None:
    for interaction in interactions:
        async with store.channel(channel_id, 1) as channel:
            promise = roll(channel, interaction)
            again = roll(channel, interaction)
        entry = await promise
        repeated = await again
        assert entry.id == repeated.id
        sys.stdout.write(f"{interaction} {channel_id} {entry.number} {entry.hash}\n")
        sys.stdout.flush()


async def main(url: str, first: int) -> None:
    store = await Store.open(url, GAMES)
    interactions = count(first)
    await asyncio.gather(*[player(store, interactions, index % 2) for index in range(6)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
