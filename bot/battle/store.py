"""The store: opens the database, keeps channels in memory, hands them out one user at a time.

    async with store.channel(channel_id, guild_id) as channel:
        dice = channel.fair_dice()
        result = procedure.run(dice, **arguments)
        promise = channel.accept(Action(caller, procedure.id, arguments, dice.thrown, result))
    entry = await promise    # durable: now it may be shown

This process owns its channels: it alone writes them, so what it has read stays true. Where another
process does write the same channel, the entries' numbers collide, nothing is stored and the
channel is read again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cached_property, partial
from typing import TYPE_CHECKING, Self, TypeVar, cast
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from bot.battle.actions.armies import Armies
from bot.battle.actions.offers import Offers
from bot.battle.actions.undo import MOST, Find, redo, undo
from bot.battle.channel.channel import Channel
from bot.battle.channel.servers import Server
from bot.battle.channel.surroundings import Defaults, Surroundings
from bot.lookup.books.shelf import Books
from bot.lookup.rulings import Rulings
from bot.store import queries
from bot.store.board import Board
from bot.store.engine.database import Database, unavailable
from bot.store.engine.migrate import open_database
from bot.store.journal.journal import new_journal
from bot.store.journal.record import Actor, Caller, Entry
from bot.store.messages import Messages
from bot.store.outbox import Outbox
from bot.store.snowflake import Snowflakes
from bot.store.statements import inserting
from bot.store.tables.battle import ChannelRow, GuildRow
from bot.store.writer import UnreadError, Writer
from rulesets.core.ruleset.installed import Games

if TYPE_CHECKING:
    from bot.battle.past.chronicles import Chronicles

T = TypeVar("T")
P = TypeVar("P")


class Store:
    """The store of everything that the bot remembers.

    Attributes:
        ids: Ids for new rows.
        armies: Those that players keep.
        rulings: What servers say of rules.
        books: Rulebooks that servers own copies of.
        offers: Acts that were refused with a button to go on.
        messages: Those of Discord that show battles as they go.
        outbox: What was stored and not told.
        sites: The address under which campaigns' sites are shown; None where they are not.
    """

    def __init__(
        self,
        database: Database,
        games: Games,
        defaults: Defaults,
        most_channels: int = 2000,
        *,
        shared: bool = False,
    ) -> None:
        """Take a database that is up to date; `open` is the usual way.

        Args:
            database: Where everything is kept.
            games: The games there are.
            defaults: What holds where nobody chose.
            most_channels: Channels kept in memory.
            shared: Whether the database is another's to close; else it is closed with the store.
        """
        self._database = database
        self.ids = Snowflakes()
        self.armies = Armies(database, self.ids)
        self.rulings = Rulings(database, self.ids)
        self.books = Books(database, self.ids)
        self.offers = Offers(database)
        self.messages = Messages(database)
        self.sites: str | None = None
        self._parts: dict[object, object] = {}
        self._shared = shared
        self._most = most_channels
        self.outbox = Outbox(database, self.ids)
        self._writer = Writer(database, self._lose, self.outbox)
        self._channels: OrderedDict[int, Channel] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}
        # Kept alive by the channels in memory, one that waits to be stored among them.
        self._servers: WeakValueDictionary[int, Server] = WeakValueDictionary()
        self._around = Surroundings(
            games, defaults, self._writer, self.ids, self.entry_by_interaction
        )

    def part(self, kind: Callable[[Database, Snowflakes], P]) -> P:
        """Return what is kept beside battles, made when it is first asked for.

        Args:
            kind: What makes it, of the database and the ids for new rows.
        """
        found = self._parts.get(kind)
        if found is None:
            found = self._parts[kind] = kind(self._database, self.ids)
        return cast("P", found)

    @cached_property
    def chronicles(self) -> "Chronicles":
        """Return what is shown outside its channel."""
        from bot.battle.past.chronicles import Chronicles  # noqa: PLC0415 - many processes show nothing

        return Chronicles(self._database, self.ids)

    @property
    def unsettled(self) -> bool:
        """Tell whether something was accepted of which nobody knows that it is stored."""
        return self._writer.unsettled

    @property
    def database(self) -> Database:
        """Return the database; rows of a channel are changed there only `apart`."""
        return self._database

    @classmethod
    async def open(cls, url: str, games: Games, defaults: Defaults | None = None) -> Self:
        """Open a database by URL and bring its tables up to date.

        Raises:
            StartError: a URL that names no database this can use.
        """
        return cls(await open_database(url), games, defaults or Defaults())

    async def close(self) -> None:
        """Store what is accepted, then close the database if it is the store's own."""
        await self._writer.drain()
        await self.outbox.close()
        if not self._shared:
            await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @asynccontextmanager
    async def channel(
        self, channel_id: int, guild_id: int | None = None, parent_id: int | None = None
    ) -> AsyncIterator[Channel]:
        """Hand out a channel; whoever else wants it waits.

        Args:
            channel_id: Discord's id of the channel or thread.
            guild_id: Its server.
            parent_id: The channel a thread hangs on, whose settings it inherits.

        Raises:
            PausedError: it is not sure that no other process changes what is stored.
            StoppedError: another process does.
            UnreadError: the database does not answer now.
        """
        self._database.permit()
        while True:
            channel = await self.peek(channel_id, guild_id, parent_id)
            async with channel.lock:
                if self._channels.get(channel_id) is channel:
                    yield channel
                    return

    @asynccontextmanager
    async def apart(self, channel_id: int) -> AsyncIterator[None]:
        """Hold a channel while its rows are changed past it; it is read again afterwards."""
        async with self.channel(channel_id) as channel:
            await channel.settled()
            try:
                yield
            finally:
                self._channels.pop(channel_id, None)

    async def peek(
        self, channel_id: int, guild_id: int | None = None, parent_id: int | None = None
    ) -> Channel:
        """Return a channel to look at, such as for completion; nothing may be decided on it."""
        channel = self._channels.get(channel_id)
        if channel is None:
            async with self._loading.setdefault(channel_id, asyncio.Lock()):
                channel = self._channels.get(channel_id)
                if channel is None:
                    channel = await self._load(channel_id, guild_id, parent_id)
            self._loading.pop(channel_id, None)
        else:
            self._channels.move_to_end(channel_id)
        if channel.row.parent_id is not None:
            channel.parent = await self.peek(channel.row.parent_id, guild_id)
        server_id = guild_id or channel.row.guild_id
        if server_id is not None:
            channel.server = self._servers.get(server_id) or await self._serve(server_id)
        await self.ready(channel.slug)
        return channel

    async def _serve(self, guild_id: int) -> Server:
        """Return a server's choices, read once for all its channels in memory."""
        row = await self._ask(partial(queries.guild, guild_id=guild_id))
        # Another channel may have asked meanwhile: all must share one.
        known = self._servers.get(guild_id)
        if known is None:
            known = Server(row or GuildRow(id=guild_id), self._lose_server)
            self._servers[guild_id] = known
        return known

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        """Do what no entry tells of, in a transaction of its own.

        Raises:
            UnreadError: the database does not answer now.
        """
        try:
            return await self._database.write(work)
        except Exception as error:
            if unavailable(error):
                raise UnreadError("the database does not answer") from error
            raise

    def _lose_server(self, server: Server) -> None:
        if self._servers.get(server.row.id) is server:
            del self._servers[server.row.id]

    def forget_server(self, guild_id: int) -> None:
        """Forget what a server chose and owns; the next to ask reads what is stored."""
        self._servers.pop(guild_id, None)
        self.books.lose(guild_id)

    async def _load(self, channel_id: int, guild_id: int | None, parent_id: int | None) -> Channel:
        found = await self._ask(partial(queries.load, channel_id=channel_id))
        unsaved = []
        row, own = found.channel, found.own
        if row is None:
            row = ChannelRow(id=channel_id, guild_id=guild_id, parent_id=parent_id)
            unsaved.append(inserting("channel", row.model_dump()))
        if own is None:
            own = new_journal(self._around.ids.next(), channel_id)
            unsaved.append(inserting("journal", own.row()))
        board = Board([("channel", row), *found.rows])
        for catalogue in found.catalogues:
            board.bring(catalogue)
        channel = Channel(row, board, own, found.fought, around=self._around)
        channel.unsaved = unsaved
        channel.remember(found.interactions)
        channel.battles = found.battles
        channel.hands = {hand.user_id: hand for hand in found.hands}
        self._channels[channel_id] = channel
        self._forget_some()
        return channel

    def _forget_some(self) -> None:
        for key in list(self._channels)[: max(0, len(self._channels) - self._most)]:
            if self._channels[key].idle:
                del self._channels[key]

    def _lose(self, channel_id: int) -> None:
        channel = self._channels.pop(channel_id, None)
        if channel is not None:
            channel.lost = True

    @property
    def games(self) -> Games:
        """The games there are."""
        return self._around.games

    @property
    def defaults(self) -> Defaults:
        """Return the settings that hold where nobody chose."""
        return self._around.defaults

    async def ready(self, slug: str | None) -> None:
        """Import a game where it has yet to be, beside whatever else goes on."""
        games = self._around.games
        if slug is not None and slug in games and not games.imported(slug):
            await asyncio.to_thread(games.__getitem__, slug)

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Return what a question finds in the database, beside whatever is being written."""
        return await self._database.read(question)

    async def entry_by_interaction(self, interaction_id: int) -> Entry | None:
        """Return the entry that answers an interaction, None when it was never accepted."""
        return await self._database.read(partial(queries.find_entry, interaction_id=interaction_id))

    async def channel_of(self, interaction_id: int) -> int | None:
        """Return the channel in which an interaction was answered, None if it never was."""
        return await self._database.read(partial(queries.channel_of, interaction_id=interaction_id))

    async def entry(self, entry_id: int) -> Entry | None:
        """Return an entry by id."""
        found = await self.entries_with([entry_id])
        return found[0] if found else None

    async def entries_with(self, ids: Sequence[int]) -> list[Entry]:
        """Return the entries of some ids, oldest first."""
        return await self._database.read(partial(queries.entries, ids=ids))

    async def history(
        self, channel: Channel, limit: int = 20, *, before: int | None = None
    ) -> list[Entry]:
        """Return entries of the channel's journal, newest first.

        Args:
            channel: The channel; its battle's journal while there is one.
            limit: How many at most.
            before: Only those whose number is smaller.
        """
        return await self.entries(channel.journal.id, limit, before=before)

    async def entries(
        self, journal_id: int, limit: int = 20, *, before: int | None = None
    ) -> list[Entry]:
        """Return entries of a journal, newest first."""
        return await self._database.read(
            partial(queries.history, journal_id=journal_id, limit=limit, before=before)
        )

    async def undo(
        self, channel: Channel, caller: Caller, count: int = 1, *, entry_id: int | None = None
    ) -> asyncio.Future[Entry]:
        """Take back the last `count` actions that changed something, or a certain entry.

        Raises:
            Refusal: see `bot.battle.actions.undo.undo`.
        """
        return await undo(
            channel, caller, self._finder(channel, queries.undoable_entries, count, entry_id)
        )

    async def redo(
        self, channel: Channel, caller: Caller, count: int = 1, *, entry_id: int | None = None
    ) -> asyncio.Future[Entry]:
        """Make again the last `count` actions taken back, or a certain entry.

        Raises:
            Refusal: see `bot.battle.actions.undo.redo`.
        """

        async def who(numbers: Iterable[int]) -> Mapping[int, Actor]:
            return await self._database.read(
                partial(queries.actors, journal_id=channel.journal.id, numbers=set(numbers))
            )

        found = self._finder(channel, queries.undone, count, entry_id)
        return await redo(channel, caller, found, who)

    async def undoable(self, channel: Channel, count: int = 1) -> Entry | None:
        """Return the earliest of a journal's last `count` actions that undo could take back."""
        await channel.settled()
        limit = min(max(1, count), MOST)
        read = partial(queries.undoable_entries, journal_id=channel.journal.id, limit=limit)
        found = await self._database.read(read)
        return found[-1] if found else None

    def _finder(
        self,
        channel: Channel,
        query: Callable[[Connection, int, int], list[Entry]],
        count: int,
        entry_id: int | None,
    ) -> Find:
        async def find() -> list[Entry]:
            if entry_id is None:
                limit = min(max(1, count), MOST)
                return await self._database.read(
                    lambda connection: query(connection, channel.journal.id, limit)
                )
            entry = await self.entry(entry_id)
            return [entry] if entry and entry.journal_id == channel.journal.id else []

        return find
