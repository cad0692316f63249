"""The campaigns of servers: found, changed by deeds, and read for whoever asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Select, func
from sqlmodel import col, select
from sqlmodel.sql.expression import SelectOfScalar

from bot.campaign.battles import lapse
from bot.campaign.challenges import lapse as lapse_challenges
from bot.campaign.files.staging import Staging, clear, remove_staged, staging
from bot.campaign.ledger import Act, Asked, Done, act, campaign_with_id, done, members_of
from bot.campaign.map.changes import plots_of, read_facts
from bot.campaign.map.territory import Territory, territory
from bot.campaign.members import create, delete
from bot.campaign.results import COUNTING, read_results
from bot.campaign.roster.roster import AFTER
from bot.campaign.scoring.result import Result
from bot.store.engine.database import Database
from bot.store.queries import table_of
from bot.store.rows import read, read_first
from bot.store.snowflake import Snowflakes, milliseconds
from bot.store.tables.battle import PlayerRow, Row, UnitRow
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignChallengeRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRegionRow,
    CampaignRow,
    FighterRow,
    OwnTableRow,
)
from bot.texts.names import clean, fold, listed, matching, near
from rulesets.refusal import Refusal

R = TypeVar("R", bound=Row)
T = TypeVar("T")

_WAITING: Final = 5
"""Battles listed as waiting for their losses on a roster."""
_RESULTS: Final = 1000
"""Battles that are read in one step."""
_KEPT: Final = 4
"""Campaigns whose battles are cached."""


class Campaigns:
    """The campaigns of servers."""

    def __init__(
        self, database: Database, ids: Snowflakes, clock: Callable[[], int] = milliseconds
    ) -> None:
        self._database = database
        self._ids = ids
        self.clock = clock
        self._kept: OrderedDict[int, tuple[int, Sequence[Result]]] = OrderedDict()

    async def all(self, guild_id: int) -> list[CampaignRow]:
        """Return a server's campaigns, by name."""
        question = select(CampaignRow).where(CampaignRow.guild_id == guild_id)
        return await self._read(question.order_by(col(CampaignRow.key)))

    async def joined(self, guild_id: int, people: Sequence[int]) -> list[CampaignRow]:
        """Return a server's open campaigns in which all the given people play, by name."""
        member = table_of(CampaignMemberRow).c
        plays = [
            col(CampaignRow.id).in_(
                select(member.campaign_id).where(member.user_id == person, member.plays)
            )
            for person in people
        ]
        question = select(CampaignRow).where(
            CampaignRow.guild_id == guild_id, CampaignRow.status == "open", *plays
        )
        return await self._read(question.order_by(col(CampaignRow.key)))

    async def find(self, guild_id: int, name: str | None) -> CampaignRow:
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
        opened = [campaign for campaign in known if campaign.status == "open"]
        if name is None:
            found = opened or known
        else:
            found = matching(name, {fold(campaign.name): campaign for campaign in known})
        if len(found) == 1:
            return found[0]
        if name is None:
            raise Refusal("which-campaign", names=listed(campaign.name for campaign in found))
        likely = near(name, [campaign.name for campaign in known])
        raise Refusal("unknown-campaign", name=name[:60], near=listed(likely) or None)

    async def by_id(self, campaign_id: int) -> CampaignRow | None:
        """Return a campaign, None once it is gone."""
        return await self._database.read(partial(campaign_with_id, campaign_id=campaign_id))

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
        """Return the change that an interaction made, None without one yet."""
        return await self._database.write(partial(done, interaction_id=interaction_id))

    async def lapse(self) -> int:
        """Confirm what nobody answered in time, and end such challenges; return how many."""
        confirmed, at = 0, self.clock()
        # The writer looks: it may be left at any moment, as when the bot stops.
        while found := await self._database.write(partial(_lapse, self._ids.next, at)):
            confirmed += found
        return confirmed

    async def members(self, campaign_id: int) -> dict[int, CampaignMemberRow]:
        """Return a campaign's members by id, in the order they joined."""
        return await self._database.read(partial(members_of, campaign_id=campaign_id))

    async def at_once(self, work: Callable[[Connection], T]) -> T:
        """Return the result of `work`, which reads much, on one snapshot of the campaigns.

        Results that silence confirms are confirmed before.
        """
        await self.lapse()
        return await self._database.read_much(work)

    async def results(self, campaign_id: int) -> Sequence[Result]:
        """Return the battles that count as standings take them, by number.

        Every change adds an event: while their number is the same, the cached battles are right.
        """
        seen, kept = self._kept.pop(campaign_id, (-1, ()))
        count, found = await self.at_once(partial(_results, campaign_id, seen))
        self._kept[campaign_id] = count, kept if found is None else found
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[campaign_id][1]

    async def battles(
        self, campaign_id: int, *, before: int | None = None, limit: int, **where: Any
    ) -> list[CampaignBattleRow]:
        """Return battles of a campaign, newest first.

        Args:
            campaign_id: The campaign.
            before: Only those of smaller numbers.
            limit: How many at most.
            where: What columns must hold; `member` for who fought; `states` for any of some.
        """
        await self.lapse()
        table = table_of(CampaignBattleRow).c
        wanted: list[Any] = [table.campaign_id == campaign_id]
        if before is not None:
            wanted.append(table.number < before)
        member, states = where.pop("member", None), where.pop("states", None)
        if member is not None:
            wanted.append((table.one_id == member) | (table.two_id == member))
        if states is not None:
            wanted.append(table.state.in_(states))
        wanted += [table[name] == value for name, value in where.items()]
        question = select(CampaignBattleRow).where(*wanted)
        return await self._read(question.order_by(table.number.desc()).limit(limit))

    async def fought(self, campaign_id: int, number: int) -> CampaignBattleRow:
        """Return a battle.

        Raises:
            Refusal: `no-campaign-battle`.
        """
        found = await self.battles(campaign_id, limit=1, number=number)
        if not found:
            raise Refusal("no-campaign-battle", number=number, campaign="")
        return found[0]

    async def territory(self, campaign: CampaignRow) -> Territory:
        """Return a campaign's map as it is now."""
        facts = await self.at_once(partial(read_facts, campaign))
        return await asyncio.to_thread(territory, *facts)

    async def challenges(self, campaign_id: int, **where: Any) -> list[CampaignChallengeRow]:
        """Return challenges of a campaign, by number; `states` for those in any of some."""
        await self.lapse()
        table = table_of(CampaignChallengeRow).c
        wanted: list[Any] = [table.campaign_id == campaign_id]
        states = where.pop("states", None)
        if states is not None:
            wanted.append(table.state.in_(states))
        wanted += [table[name] == value for name, value in where.items()]
        return await self._read(select(CampaignChallengeRow).where(*wanted).order_by(table.number))

    async def challenged(self, challenge_id: int) -> CampaignChallengeRow | None:
        """Return a challenge by its id, None once it is gone."""
        return await self._first(
            select(CampaignChallengeRow).where(CampaignChallengeRow.id == challenge_id)
        )

    async def plots(self, campaign_id: int) -> list[CampaignRegionRow]:
        """Return the regions of a campaign's map as they were drawn."""
        return await self._database.read(partial(plots_of, campaign_id))

    async def campaign_of(self, fought_id: int) -> int | None:
        """Return the campaign of a battle by the battle's id, None once it is gone."""
        table = table_of(CampaignBattleRow).c
        question = select(table.campaign_id).where(table.id == fought_id)
        return await self._database.read(
            lambda connection: connection.execute(question).scalar_one_or_none()
        )

    async def roster(self, campaign_id: int, member_id: int | None = None) -> list[FighterRow]:
        """Return the fighters of one player or of all, in the order they came."""
        question = select(FighterRow).where(FighterRow.campaign_id == campaign_id)
        if member_id is not None:
            question = question.where(FighterRow.member_id == member_id)
        return await self._read(question.order_by(col(FighterRow.id)))

    async def fighter(self, fighter_id: int) -> FighterRow | None:
        """Return a fighter, None once it is gone."""
        return await self._first(select(FighterRow).where(FighterRow.id == fighter_id))

    async def unreckoned(self, campaign_id: int, member_id: int) -> list[int]:
        """Return the numbers of a player's newest battles whose losses no roster has noted yet."""
        table, event = table_of(CampaignBattleRow).c, table_of(CampaignEventRow).c
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
        question = select(CampaignBattleRow).where(*where).order_by(table.number.desc())
        newest = await self._read(question.limit(_WAITING))
        return sorted(battle.number for battle in newest)

    async def own_tables(self, campaign_id: int) -> list[OwnTableRow]:
        """Return the tables of a campaign's organisers, by id."""
        question = select(OwnTableRow).where(OwnTableRow.campaign_id == campaign_id)
        return await self._read(question.order_by(col(OwnTableRow.key)))

    async def fallen_units(self, battle_id: int, user_id: int) -> list[Mapping[str, Any]]:
        """Return the units of a player's side of a battle as it ended, none where it is gone."""
        unit, player = table_of(UnitRow), table_of(PlayerRow)
        side = select(player.c.side_id).where(
            player.c.battle_id == battle_id, player.c.user_id == user_id
        )
        columns = ("name", "key", "models", "size", "destroyed", "statuses")
        question = select(*(unit.c[column] for column in columns)).where(unit.c.side_id.in_(side))
        return await self._database.read(partial(_mappings, question))

    async def events(
        self, campaign_id: int, *, about: int | None, limit: int
    ) -> list[CampaignEventRow]:
        """Return the newest changes of a campaign, or of one battle, newest first."""
        question = select(CampaignEventRow).where(CampaignEventRow.campaign_id == campaign_id)
        if about is not None:
            question = question.where(CampaignEventRow.about_id == about)
        newest = question.order_by(col(CampaignEventRow.id).desc())
        return await self._read(newest.limit(limit))

    async def newest(self, campaign_id: int, action: str) -> CampaignEventRow | None:
        """Return the newest change of a kind, None where there was none."""
        question = select(CampaignEventRow).where(
            CampaignEventRow.campaign_id == campaign_id, CampaignEventRow.action == action
        )
        return await self._first(question.order_by(col(CampaignEventRow.id).desc()))

    def staging(self, values: Mapping[str, Any]) -> AbstractAsyncContextManager[Staging]:
        """Open an import that comes in steps, under the columns of a campaign."""
        return staging(self._database, self._ids, values)

    async def clear(self) -> None:
        """Remove deleted campaigns, and imports that were never completed."""
        await clear(self._database, self.clock())

    async def delete(self, asked: Asked, campaign_id: int) -> None:
        """Delete a campaign with all that belongs to it, as an organiser.

        Raises:
            Refusal: `campaign-gone`, `only-organiser`.
        """
        await self._database.write(partial(delete, self._ids.next, asked, campaign_id))
        await remove_staged(self._database, [campaign_id])

    async def _read(self, question: SelectOfScalar[R]) -> list[R]:
        return await self._database.read(lambda connection: read(connection, question))

    async def _first(self, question: SelectOfScalar[R]) -> R | None:
        return await self._database.read(lambda connection: read_first(connection, question))


def _results(
    campaign_id: int, seen: int, connection: Connection
) -> tuple[int, Sequence[Result] | None]:
    """Return the number of changes and the battles that count, None if nothing is new."""
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
