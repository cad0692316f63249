"""One change of a campaign: decided on what is stored, noted with it, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, bindparam, func, insert, select, update

from bot.campaign.rows import GONE, Campaign, Event, Fought, Member, read_all, table_for
from bot.store.journal.record import Actor
from bot.store.queries import table_of
from bot.store.statements import Operation
from bot.store.tables.campaign import CampaignEventRow
from rulesets.refusal import Refusal

HOUR: Final = 3_600_000
MOST_CHANGES: Final = 100
"""Changes of one battle after which nobody puts right what was told of it."""
_MOST_NOTED: Final = 2 * MOST_CHANGES
"""Those that are kept: whoever changed it often keeps nobody from answering or ruling on it."""
EDITED: Final = "battle-edited"
"""The change that puts right what was told of a battle."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who changes a campaign.

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
    """What was changed.

    Attributes:
        campaign: As it is now.
        event: The change.
        members: All of the campaign by id.
        fought: The battle it is about.
    """

    campaign: Campaign
    event: Event
    members: Mapping[int, Member]
    fought: Fought | None = None

    def name(self, member_id: int | None) -> str:
        """Return what a member is called, empty for nobody."""
        return "" if member_id is None else self.members[member_id].name


class Ledger:
    """A campaign while it is changed.

    Attributes:
        asked: Who changes it.
        campaign: It, as stored.
    """

    def __init__(
        self, connection: Connection, new_id: Callable[[], int], asked: Asked, campaign: Campaign
    ) -> None:
        self.connection = connection
        self.new_id = new_id
        self.asked = asked
        self.campaign = campaign

    def members(self) -> dict[int, Member]:
        """Return everybody by id."""
        where = table_for(Member).c.campaign_id == self.campaign.id
        return {one.id: one for one in read_all(self.connection, Member, where)}

    def member(self, user_id: int) -> Member | None:
        """Return who a person is in it, None for nobody."""
        table = table_for(Member).c
        where = (table.campaign_id == self.campaign.id, table.user_id == user_id)
        return next(iter(read_all(self.connection, Member, *where)), None)

    def playing(self, actor: Actor) -> Member:
        """Return a player.

        Raises:
            Refusal: `not-in-campaign`.
        """
        found = self.member(actor.id)
        if found is None or not found.plays:
            raise Refusal("not-in-campaign", name=actor.name, campaign=self.campaign.name)
        return found

    @property
    def rules(self) -> bool:
        """Whether who asks may rule on it."""
        own = self.member(self.asked.actor.id)
        return self.asked.manager or (own is not None and own.organises)

    def check_organiser(self) -> None:
        """Refuse whoever does not rule on it.

        Raises:
            Refusal: `only-organiser`.
        """
        if not self.rules:
            raise Refusal("only-organiser", campaign=self.campaign.name)

    def check_open(self) -> None:
        """Refuse changes of what is over.

        Raises:
            Refusal: `campaign-closed`.
        """
        if self.campaign.status != "open":
            raise Refusal("campaign-closed", campaign=self.campaign.name)

    def fought(self, *, number: int | None = None, battle_id: int | None = None) -> Fought:
        """Return a battle by its number in the campaign, or by its id.

        Raises:
            Refusal: `no-campaign-battle`.
        """
        table = table_for(Fought).c
        which = table.id == battle_id if number is None else table.number == number
        where = (table.campaign_id == self.campaign.id, which)
        found = next(iter(read_all(self.connection, Fought, *where)), None)
        if found is None:
            raise Refusal("no-campaign-battle", number=number, campaign=self.campaign.name)
        return found

    def count(self, kind: type[object], *where: Any) -> int:
        """Return how many rows of the campaign there are."""
        table = table_for(kind)
        question = select(func.count()).select_from(table)
        question = question.where(table.c.campaign_id == self.campaign.id, *where)
        return int(self.connection.execute(question).scalar_one())

    def add(self, kind: type[object], **values: Any) -> int:
        """Add a row; return its id."""
        row_id = self.new_id()
        self.connection.execute(
            insert(table_for(kind)).values(id=row_id, campaign_id=self.campaign.id, **values)
        )
        return row_id

    def set(self, kind: type[object], row_id: int, **values: Any) -> None:
        """Set columns of a row."""
        table = table_for(kind)
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
        if about is not None and self.count(Event, table.c.about_id == about) >= most:
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
    """Return the columns of a change that nobody made: silence did."""
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
    found = read_all(connection, Campaign, table_for(Campaign).c.id == campaign_id)
    if not found or found[0].status == GONE:
        raise Refusal("campaign-gone")
    deed(Ledger(connection, new_id, asked, found[0]))
    made = done(connection, asked.interaction_id)
    assert made is not None  # noqa: S101 - every deed notes itself
    return made


def lock(connection: Connection, campaigns: Iterable[int]) -> None:
    """Let nobody else change some campaigns before this transaction ends.

    PostgreSQL lets others write meanwhile; SQLite has one writer, and no such lock.
    """
    table = table_for(Campaign)
    wanted = sorted(set(campaigns))
    question = select(table.c.id).where(table.c.id.in_(wanted)).order_by(table.c.id)
    if wanted:
        connection.execute(question.with_for_update()).all()


def holding(campaign_id: int) -> Operation:
    """Return what locks a campaign for a transaction that is made of operations.

    That is what setting a column to what it is comes to.
    """
    table = table_for(Campaign)
    this = table.c.id == bindparam("this_campaign", type_=table.c.id.type)
    return update(table).where(this).values(season=table.c.season), {"this_campaign": campaign_id}


def done(connection: Connection, interaction_id: int) -> Done | None:
    """Return what an interaction has changed, None where it changed nothing yet."""
    table = table_of(CampaignEventRow)
    question = select(table.c.campaign_id).where(table.c.interaction_id == interaction_id)
    campaign_id = connection.execute(question).scalar_one_or_none()
    if campaign_id is None:
        return None
    (event,) = read_all(connection, Event, table.c.interaction_id == interaction_id)
    (campaign,) = read_all(connection, Campaign, table_for(Campaign).c.id == campaign_id)
    members = read_all(connection, Member, table_for(Member).c.campaign_id == campaign_id)
    fought = None
    if event.about_id is not None:
        (fought,) = read_all(connection, Fought, table_for(Fought).c.id == event.about_id)
    return Done(campaign, event, {one.id: one for one in members}, fought)
