"""Short ways to play a small game on a store."""

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path

from bot.battle.actions import lifecycle, roster
from bot.battle.channel.channel import Channel
from bot.battle.files.exporting import Export
from bot.battle.past import past
from bot.battle.store import Store
from bot.battle.tabletop.units import find_side
from bot.store.journal.record import Action, Actor, Caller, Entry
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.effect import Effect
from rulesets.core.results.relation import RELATIONS
from rulesets.core.ruleset.game import Counter, Phase, ProfileField, Ruleset, SpecialRule, Status
from rulesets.core.ruleset.installed import Games

ANA = Actor(1001, "Ana")
BRUNO = Actor(1002, "Bruno")
HERE = 500
SERVER = 9

GAME = Ruleset(
    id="skirmish",
    texts=Path(),
    procedures=(),
    profile=(ProfileField("w", ("W",), 0, 20), ProfileField("ld", ("Ld",), 0, 10)),
    relations=RELATIONS,
    phases=(Phase("movement"), Phase("magic"), Phase("combat")),
    counters=(
        Counter("power-dice", "phase"),
        Counter("orders", "turn"),
        Counter("points"),
        Counter("rallies", "phase", most=1),
    ),
    rules=(SpecialRule("frenzy"), SpecialRule("ward", numbered=True)),
    statuses=(
        Status("iron-hand", wounded="end"),
        Status("aura", wounded="soak"),
        Status("away", ends_magic=True),
    ),
)
GAMES = Games([GAME])


class Table:
    """A store, and short ways to play on it."""

    def __init__(self, url: str, games: Games | None = None) -> None:
        self.url = url
        self._games = GAMES if games is None else games
        self._store: Store | None = None
        self._interactions = count(10_000)

    @property
    def store(self) -> Store:
        assert self._store is not None
        return self._store

    async def open(self) -> None:
        self._store = await Store.open(self.url, self._games)

    async def close(self) -> None:
        await self.store.close()
        self._store = None

    async def restart(self) -> None:
        await self.close()
        await self.open()

    def caller(self, actor: Actor = ANA, *, manager: bool = False) -> Caller:
        return Caller(actor, next(self._interactions), manager=manager)

    async def do(self, act: Callable[[Channel], Awaitable[Entry]], channel_id: int = HERE) -> Entry:
        """Do something to a channel and wait until it is durable."""
        async with self.store.channel(channel_id, SERVER) as channel:
            promise = act(channel)
        return await promise

    async def roll(self, channel_id: int = HERE, dice: int = 3, actor: Actor = ANA) -> Entry:
        """Roll some D6."""

        def act(channel: Channel) -> Awaitable[Entry]:
            fallen = channel.fair_dice()
            total = fallen.sum(dice, "roll")
            action = Action(
                self.caller(actor), "roll", {"dice": dice}, fallen.thrown, {"total": total}
            )
            return channel.accept(action)

        return await self.do(act, channel_id)

    async def battle(self, channel_id: int = HERE) -> Entry:
        """Start a battle of two sides."""
        return await self.do(
            lambda c: lifecycle.start(c, self.caller(), "Bridge", ["Empire", "Orcs"]), channel_id
        )

    async def unit(self, line: str, side: str = "Empire", channel_id: int = HERE) -> Entry:
        """Add a unit by its profile line."""
        unit = read_profile_line(line, LineTerms.of(GAME))

        def act(channel: Channel) -> Awaitable[Entry]:
            return roster.add(channel, self.caller(), find_side(channel.board, side), [unit])

        return await self.do(act, channel_id)

    async def effects(self, *effects: Effect, actor: Actor = ANA, **roles: str) -> Entry:
        """Accept an outcome with effects on units named by role."""

        def act(channel: Channel) -> Awaitable[Entry]:
            binding = {role: (channel.find_unit(name).id,) for role, name in roles.items()}
            action = Action(self.caller(actor), "outcome", effects=effects, binding=binding)
            return channel.accept(action)

        return await self.do(act)

    async def next(self, times: int = 1) -> None:
        """Go on some phases."""
        for _ in range(times):
            await self.do(lambda channel: lifecycle.go_on(channel, self.caller()))

    async def undo(
        self,
        count: int = 1,
        actor: Actor = ANA,
        entry_id: int | None = None,
        *,
        manager: bool = False,
    ) -> Entry:
        caller = self.caller(actor, manager=manager)
        async with self.store.channel(HERE, SERVER) as channel:
            promise = await self.store.undo(channel, caller, count, entry_id=entry_id)
        return await promise

    async def redo(
        self,
        count: int = 1,
        actor: Actor = ANA,
        entry_id: int | None = None,
        *,
        manager: bool = False,
    ) -> Entry:
        caller = self.caller(actor, manager=manager)
        async with self.store.channel(HERE, SERVER) as channel:
            promise = await self.store.redo(channel, caller, count, entry_id=entry_id)
        return await promise

    async def look(self, channel_id: int = HERE) -> Channel:
        return await self.store.peek(channel_id, SERVER)


async def exported(table: Table) -> bytes:
    """Return the file of the battle that was fought last."""
    found = await past.past_battle(table.store, await table.look())
    last = await table.store.ask(partial(past.count, journal_id=found.journal.id))
    export = Export(found.board, found.journal, last)
    async for rows in past.pages(table.store, found.journal.id):
        export.take(rows)
    return export.content()[1]
