"""The campaigns of servers: found, changed by deeds, and read for whoever asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Select, func, select

from bot.campaign.battles import lapse
from bot.campaign.challenges import lapse as lapse_challenges
from bot.campaign.files.staging import Staging, clear, remove_staged, staging
from bot.campaign.ledger import Act, Asked, Done, act, done
from bot.campaign.map.changes import read_facts
from bot.campaign.map.territory import Territory, territory
from bot.campaign.members import create, delete
from bot.campaign.roster.roster import AFTER
from bot.campaign.rows import (
    COUNTING,
    Campaign,
    Challenge,
    Event,
    Fighter,
    Fought,
    KeptTable,
    Member,
    Plot,
    read_all,
    read_results,
    table_for,
)
from bot.campaign.scoring.result import Result
from bot.store.engine.database import Database
from bot.store.queries import table_of
from bot.store.snowflake import Snowflakes, milliseconds
from bot.store.tables.battle import PlayerRow, UnitRow
from bot.store.tables.campaign import CampaignBattleRow, CampaignEventRow
from bot.texts.names import clean, fold, listed, matching, near
from rulesets.refusal import Refusal

T = TypeVar("T")

_WAITING: Final = 5
"""Battles that are told to wait for their traces on a roster."""
_RESULTS: Final = 1000
"""Battles that are read in one step."""
_KEPT: Final = 4
"""Campaigns whose battles are kept as they were read last."""


class Campaigns:
    """The campaigns of servers."""

    def __init__(
        self, database: Database, ids: Snowflakes, clock: Callable[[], int] = milliseconds
    ) -> None:
        self._database = database
        self._ids = ids
        self.clock = clock
        self._kept: OrderedDict[int, tuple[int, Sequence[Result]]] = OrderedDict()

    async def all(self, guild_id: int) -> list[Campaign]:
        """Return a server's campaigns, by name."""
        where = table_for(Campaign).c.guild_id == guild_id
        return await self._read(Campaign, where, order="key")

    async def joined(self, guild_id: int, people: Sequence[int]) -> list[Campaign]:
        """Return a server's open campaigns in which all of some people play, by name."""
        table, member = table_for(Campaign).c, table_for(Member).c
        plays = [
            table.id.in_(select(member.campaign_id).where(member.user_id == one, member.plays))
            for one in people
        ]
        where = (table.guild_id == guild_id, table.status == "open", *plays)
        return await self._read(Campaign, *where, order="key")

    async def find(self, guild_id: int, name: str | None) -> Campaign:
        """Return the campaign that is meant: by name, by a beginning, or the only one.

        Args:
            guild_id: The server.
            name: What was typed; None for the only open one, else for the only one.

        Raises:
            Refusal: `no-campaigns`, `unknown-campaign`, `which-campaign`.
        """
        known = await self.all(guild_id)
        if not known:
            raise Refusal("no-campaigns")
        opened = [one for one in known if one.status == "open"]
        if name is None:
            found = opened or known
        else:
            found = matching(name, {fold(one.name): one for one in known})
        if len(found) == 1:
            return found[0]
        if name is None:
            raise Refusal("which-campaign", names=listed(one.name for one in found))
        likely = near(name, [one.name for one in known])
        raise Refusal("unknown-campaign", name=name[:60], near=listed(likely) or None)

    async def by_id(self, campaign_id: int) -> Campaign | None:
        """Return a campaign, None once it is gone."""
        found = await self._read(Campaign, table_for(Campaign).c.id == campaign_id)
        return found[0] if found else None

    async def create(self, guild_id: int, asked: Asked, name: str, **values: Any) -> Done:
        """Create a campaign.

        Raises:
            Refusal: `name-empty`, `name-too-long`, and as `create`.
        """
        row = {"guild_id": guild_id, "name": clean(name), "season": 1, "round": 1, **values}
        return await self._database.write_once(partial(create, self._ids.next, asked, row))

    async def act(self, asked: Asked, campaign_id: int, deed: Act) -> Done:
        """Change a campaign.

        Raises:
            Refusal: what the deed refuses.
        """
        await self.lapse()
        return await self._database.write_once(
            partial(act, self._ids.next, asked, campaign_id, deed)
        )

    async def done(self, interaction_id: int) -> Done | None:
        """Return what an interaction has changed, None where it changed nothing yet."""
        return await self._database.write(partial(done, interaction_id=interaction_id))

    async def lapse(self) -> int:
        """Confirm what nobody answered in time, and end such challenges; return how many."""
        confirmed, at = 0, self.clock()
        # The writer looks: it may be left at any moment, as when the bot stops.
        while found := await self._database.write(partial(_lapse, self._ids.next, at)):
            confirmed += found
        return confirmed

    async def members(self, campaign_id: int) -> dict[int, Member]:
        """Return everybody of a campaign by id, in the order they came."""
        where = table_for(Member).c.campaign_id == campaign_id
        return {one.id: one for one in await self._read(Member, where)}

    async def at_once(self, work: Callable[[Connection], T]) -> T:
        """Return what reads much, of campaigns as they are at one moment.

        Silence has confirmed what it does.
        """
        await self.lapse()
        return await self._database.read_much(work)

    async def results(self, campaign_id: int) -> Sequence[Result]:
        """Return the battles that count as standings take them, by number.

        Every change is an event more: while there are as many, those read last are still right.
        """
        seen, kept = self._kept.pop(campaign_id, (-1, ()))
        count, found = await self.at_once(partial(_results, campaign_id, seen))
        self._kept[campaign_id] = count, kept if found is None else found
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[campaign_id][1]

    async def battles(
        self, campaign_id: int, *, before: int | None = None, limit: int, **where: Any
    ) -> list[Fought]:
        """Return battles of a campaign, newest first.

        Args:
            campaign_id: The campaign.
            before: Only those of smaller numbers.
            limit: How many at most.
            where: What columns must hold; `member` for who fought; `states` for any of some.
        """
        await self.lapse()
        table = table_for(Fought).c
        wanted: list[Any] = [table.campaign_id == campaign_id]
        if before is not None:
            wanted.append(table.number < before)
        member, states = where.pop("member", None), where.pop("states", None)
        if member is not None:
            wanted.append((table.one_id == member) | (table.two_id == member))
        if states is not None:
            wanted.append(table.state.in_(states))
        wanted += [table[name] == value for name, value in where.items()]
        return await self._read(Fought, *wanted, order="-number", limit=limit)

    async def fought(self, campaign_id: int, number: int) -> Fought:
        """Return a battle.

        Raises:
            Refusal: `no-campaign-battle`.
        """
        found = await self.battles(campaign_id, limit=1, number=number)
        if not found:
            raise Refusal("no-campaign-battle", number=number, campaign="")
        return found[0]

    async def territory(self, campaign: Campaign) -> Territory:
        """Return a campaign's map as it is now."""
        facts = await self.at_once(partial(read_facts, campaign))
        return await asyncio.to_thread(territory, *facts)

    async def challenges(self, campaign_id: int, **where: Any) -> list[Challenge]:
        """Return challenges of a campaign, by number; `states` for those in any of some."""
        await self.lapse()
        table = table_for(Challenge).c
        wanted: list[Any] = [table.campaign_id == campaign_id]
        states = where.pop("states", None)
        if states is not None:
            wanted.append(table.state.in_(states))
        wanted += [table[name] == value for name, value in where.items()]
        return await self._read(Challenge, *wanted, order="number")

    async def challenged(self, challenge_id: int) -> Challenge | None:
        """Return a challenge by its id, None once it is gone."""
        found = await self._read(Challenge, table_for(Challenge).c.id == challenge_id)
        return found[0] if found else None

    async def plots(self, campaign_id: int) -> list[Plot]:
        """Return the regions of a campaign's map as they were drawn."""
        where = table_for(Plot).c.campaign_id == campaign_id
        return await self._read(Plot, where, order="place")

    async def campaign_of(self, fought_id: int) -> int | None:
        """Return the campaign of a battle by the battle's id, None once it is gone."""
        table = table_of(CampaignBattleRow).c
        question = select(table.campaign_id).where(table.id == fought_id)
        return await self._database.read(
            lambda connection: connection.execute(question).scalar_one_or_none()
        )

    async def roster(self, campaign_id: int, member_id: int | None = None) -> list[Fighter]:
        """Return who is kept from battle to battle, of one player or of all, as they came."""
        table = table_for(Fighter).c
        where = [table.campaign_id == campaign_id]
        if member_id is not None:
            where.append(table.member_id == member_id)
        return await self._read(Fighter, *where)

    async def fighter(self, fighter_id: int) -> Fighter | None:
        """Return somebody of a roster, None once they are gone."""
        found = await self._read(Fighter, table_for(Fighter).c.id == fighter_id)
        return found[0] if found else None

    async def unreckoned(self, campaign_id: int, member_id: int) -> list[int]:
        """Return the numbers of a player's newest battles that left no trace on a roster yet."""
        table, event = table_for(Fought).c, table_of(CampaignEventRow).c
        done = select(event.about_id).where(
            event.member_id == member_id, event.action == AFTER, event.about_id.is_not(None)
        )
        where = (
            table.campaign_id == campaign_id,
            (table.one_id == member_id) | (table.two_id == member_id),
            table.two_id.is_not(None),
            table.state.in_(COUNTING),
            table.id.not_in(done),
        )
        newest = await self._read(Fought, *where, order="-number", limit=_WAITING)
        return sorted(one.number for one in newest)

    async def own_tables(self, campaign_id: int) -> list[KeptTable]:
        """Return the tables of a campaign's organisers, by id."""
        where = table_for(KeptTable).c.campaign_id == campaign_id
        return await self._read(KeptTable, where, order="key")

    async def fallen_units(self, battle_id: int, user_id: int) -> list[Mapping[str, Any]]:
        """Return the units of a player's side of a battle as it ended, none where it is gone."""
        unit, player = table_of(UnitRow), table_of(PlayerRow)
        side = select(player.c.side_id).where(
            player.c.battle_id == battle_id, player.c.user_id == user_id
        )
        columns = ("name", "key", "models", "size", "destroyed", "statuses")
        question = select(*(unit.c[one] for one in columns)).where(unit.c.side_id.in_(side))
        return await self._database.read(partial(_mappings, question))

    async def events(self, campaign_id: int, *, about: int | None, limit: int) -> list[Event]:
        """Return the newest changes of a campaign, or of one battle, newest first."""
        table = table_of(CampaignEventRow).c
        where = [table.campaign_id == campaign_id]
        if about is not None:
            where.append(table.about_id == about)
        return await self._read(Event, *where, order="-id", limit=limit)

    async def newest(self, campaign_id: int, action: str) -> Event | None:
        """Return the newest change of a kind, None where there was none."""
        table = table_of(CampaignEventRow).c
        where = (table.campaign_id == campaign_id, table.action == action)
        found = await self._read(Event, *where, order="-id", limit=1)
        return found[0] if found else None

    def staging(self, values: Mapping[str, Any]) -> AbstractAsyncContextManager[Staging]:
        """Open what comes from elsewhere in steps, under the columns of a campaign."""
        return staging(self._database, self._ids, values)

    async def clear(self) -> None:
        """Remove what is deleted, and what came from elsewhere and was never whole."""
        await clear(self._database, self.clock())

    async def delete(self, asked: Asked, campaign_id: int) -> None:
        """Delete a campaign with all that belongs to it, as an organiser.

        Raises:
            Refusal: `campaign-gone`, `only-organiser`.
        """
        await self._database.write(partial(delete, self._ids.next, asked, campaign_id))
        await remove_staged(self._database, [campaign_id])

    async def _read(self, kind: type[Any], *where: Any, **more: Any) -> list[Any]:
        return await self._database.read(
            lambda connection: read_all(connection, kind, *where, **more)
        )


def _results(
    campaign_id: int, seen: int, connection: Connection
) -> tuple[int, Sequence[Result] | None]:
    """Return how many changes there are and the battles that count, None where none is new."""
    event = table_of(CampaignEventRow)
    question = select(func.count()).select_from(event).where(event.c.campaign_id == campaign_id)
    count = int(connection.execute(question).scalar_one())
    if count == seen:
        return count, None
    after, found = 0, []
    while page := read_results(campaign_id, after, _RESULTS, connection):
        found += page
        after = page[-1].number
    return count, found


def _lapse(new_id: Callable[[], int], at: int, connection: Connection) -> int:
    return lapse(new_id, at, connection) + lapse_challenges(new_id, at, connection)


def _mappings(question: Select[Any], connection: Connection) -> list[Mapping[str, Any]]:
    return [dict(row) for row in connection.execute(question).mappings()]
