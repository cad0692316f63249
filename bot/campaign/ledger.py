"""A change of a campaign: decided on the stored state and noted with it, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, bindparam, func, insert, update
from sqlmodel import col, select

from bot.store.journal.record import Actor
from bot.store.queries import table_of
from bot.store.rows import read, read_first
from bot.store.statements import Operation
from bot.store.tables.battle import Row
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRow,
)
from rulesets.refusal import Refusal

HOUR: Final = 3_600_000
GONE: Final = "deleted"
"""The status of a campaign that a server has deleted."""
MOST_CHANGES: Final = 100
"""Changes of one battle after which nobody may correct its report."""
_MOST_NOTED: Final = 2 * MOST_CHANGES
"""Changes of one battle that are kept: many corrections leave room for answers and rulings."""
EDITED: Final = "battle-edited"
"""The change that corrects the report of a battle."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request to change a campaign.

    Attributes:
        actor: Who.
        interaction_id: The interaction; its effect is had once.
        manager: Whether they manage the server: they rule as an organiser does.
        at: Milliseconds since 1970.
    """

    actor: Actor
    interaction_id: int
    manager: bool
    at: int


@dataclass(frozen=True, slots=True)
class Done:
    """A change that was made.

    Attributes:
        campaign: As it is now.
        event: The change.
        members: All of the campaign by id.
        fought: The battle it is about.
    """

    campaign: CampaignRow
    event: CampaignEventRow
    members: Mapping[int, CampaignMemberRow]
    fought: CampaignBattleRow | None = None

    def name(self, member_id: int | None) -> str:
        """Return the name of a member, empty for nobody."""
        return "" if member_id is None else self.members[member_id].name


class Ledger:
    """A campaign while it is changed.

    Attributes:
        asked: Who changes it.
        campaign: It, as stored.
    """

    def __init__(
        self, connection: Connection, new_id: Callable[[], int], asked: Asked, campaign: CampaignRow
    ) -> None:
        self.connection = connection
        self.new_id = new_id
        self.asked = asked
        self.campaign = campaign

    def members(self) -> dict[int, CampaignMemberRow]:
        """Return all members by id."""
        return members_of(self.connection, self.campaign.id)

    def member(self, user_id: int) -> CampaignMemberRow | None:
        """Return a person's membership, None without one."""
        question = select(CampaignMemberRow).where(
            CampaignMemberRow.campaign_id == self.campaign.id, CampaignMemberRow.user_id == user_id
        )
        return read_first(self.connection, question)

    def playing(self, actor: Actor) -> CampaignMemberRow:
        """Return a person's membership as a player.

        Raises:
            Refusal: `not-in-campaign`.
        """
        found = self.member(actor.id)
        if found is None or not found.plays:
            raise Refusal("not-in-campaign", name=actor.name, campaign=self.campaign.name)
        return found

    @property
    def rules(self) -> bool:
        """Tell whether the person who asks may rule on the campaign."""
        own = self.member(self.asked.actor.id)
        return self.asked.manager or (own is not None and own.organises)

    def check_organiser(self) -> None:
        """Refuse a person who is no organiser.

        Raises:
            Refusal: `only-organiser`.
        """
        if not self.rules:
            raise Refusal("only-organiser", campaign=self.campaign.name)

    def check_open(self) -> None:
        """Refuse changes of a closed campaign.

        Raises:
            Refusal: `campaign-closed`.
        """
        if self.campaign.status != "open":
            raise Refusal("campaign-closed", campaign=self.campaign.name)

    def fought(
        self, *, number: int | None = None, battle_id: int | None = None
    ) -> CampaignBattleRow:
        """Return a battle by its number in the campaign, or by its id.

        Raises:
            Refusal: `no-campaign-battle`.
        """
        question = select(CampaignBattleRow).where(
            CampaignBattleRow.campaign_id == self.campaign.id,
            CampaignBattleRow.id == battle_id
            if number is None
            else CampaignBattleRow.number == number,
        )
        found = read_first(self.connection, question)
        if found is None:
            raise Refusal("no-campaign-battle", number=number, campaign=self.campaign.name)
        return found

    def count(self, kind: type[Row], *where: Any) -> int:
        """Return the number of the campaign's rows in a table."""
        table = table_of(kind)
        question = select(func.count()).select_from(table)
        question = question.where(table.c.campaign_id == self.campaign.id, *where)
        return int(self.connection.execute(question).scalar_one())

    def add(self, kind: type[Row], **values: Any) -> int:
        """Add a row; return its id."""
        row_id = self.new_id()
        self.connection.execute(
            insert(table_of(kind)).values(id=row_id, campaign_id=self.campaign.id, **values)
        )
        return row_id

    def set(self, kind: type[Row], row_id: int, **values: Any) -> None:
        """Set columns of a row."""
        table = table_of(kind)
        self.connection.execute(update(table).where(table.c.id == row_id).values(**values))

    def note(
        self,
        action: str,
        data: Mapping[str, Any] | None = None,
        *,
        about: int | None = None,
        member: int | None = None,
    ) -> None:
        """Note the change.

        Raises:
            Refusal: `too-many-changes`.
        """
        table = table_of(CampaignEventRow)
        most = MOST_CHANGES if action == EDITED else _MOST_NOTED
        if about is not None and self.count(CampaignEventRow, table.c.about_id == about) >= most:
            raise Refusal("too-many-changes", most=most)
        self.connection.execute(
            insert(table).values(
                id=self.new_id(),
                campaign_id=self.campaign.id,
                interaction_id=self.asked.interaction_id,
                actor_id=self.asked.actor.id,
                actor_name=self.asked.actor.name,
                action=action,
                about_id=about,
                member_id=member,
                data=dict(data or {}),
            )
        )


def silent(
    new_id: Callable[[], int],
    campaign_id: int,
    action: str,
    data: Mapping[str, Any],
    *,
    about: int | None = None,
    member: int | None = None,
) -> dict[str, Any]:
    """Return the columns of a change that silence made."""
    return {
        "id": new_id(),
        "campaign_id": campaign_id,
        "interaction_id": None,
        "actor_id": 0,
        "actor_name": "",
        "action": action,
        "about_id": about,
        "member_id": member,
        "data": dict(data),
    }


Act: TypeAlias = Callable[[Ledger], None]


def act(
    new_id: Callable[[], int], asked: Asked, campaign_id: int, deed: Act, connection: Connection
) -> Done:
    """Change a campaign, once for every interaction.

    Raises:
        Refusal: `campaign-gone` where it went meanwhile, and what the deed refuses.
    """
    lock(connection, [campaign_id])
    known = done(connection, asked.interaction_id)
    if known is not None:
        return known
    campaign = campaign_with_id(connection, campaign_id)
    if campaign is None or campaign.status == GONE:
        raise Refusal("campaign-gone")
    deed(Ledger(connection, new_id, asked, campaign))
    made = done(connection, asked.interaction_id)
    assert made is not None  # noqa: S101 - every deed notes itself
    return made


def lock(connection: Connection, campaigns: Iterable[int]) -> None:
    """Lock some campaigns until this transaction ends.

    PostgreSQL lets others write meanwhile; SQLite has one writer, and needs no lock.
    """
    table = table_of(CampaignRow)
    wanted = sorted(set(campaigns))
    question = select(table.c.id).where(table.c.id.in_(wanted)).order_by(table.c.id)
    if wanted:
        connection.execute(question.with_for_update()).all()


def holding(campaign_id: int) -> Operation:
    """Return the operation that locks a campaign in a transaction made of operations.

    Setting a column to its own value does that.
    """
    table = table_of(CampaignRow)
    this = table.c.id == bindparam("this_campaign", type_=table.c.id.type)
    return update(table).where(this).values(season=table.c.season), {"this_campaign": campaign_id}


def campaign_with_id(connection: Connection, campaign_id: int) -> CampaignRow | None:
    """Return a campaign, None once it is gone."""
    return read_first(connection, select(CampaignRow).where(CampaignRow.id == campaign_id))


def members_of(connection: Connection, campaign_id: int) -> dict[int, CampaignMemberRow]:
    """Return a campaign's members by id, in the order they joined."""
    question = select(CampaignMemberRow).where(CampaignMemberRow.campaign_id == campaign_id)
    return {row.id: row for row in read(connection, question.order_by(col(CampaignMemberRow.id)))}


def done(connection: Connection, interaction_id: int) -> Done | None:
    """Return the change that an interaction made, None without one yet."""
    noted = select(CampaignEventRow).where(CampaignEventRow.interaction_id == interaction_id)
    event = read_first(connection, noted)
    campaign = None if event is None else campaign_with_id(connection, event.campaign_id)
    if event is None or campaign is None:
        return None
    fought = None
    if event.about_id is not None:
        question = select(CampaignBattleRow).where(CampaignBattleRow.id == event.about_id)
        fought = read_first(connection, question)
    return Done(campaign, event, members_of(connection, campaign.id), fought)
