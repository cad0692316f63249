"""The members of a campaign, and the settings of its organisers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select

from bot.campaign.files.staging import take_away
from bot.campaign.ledger import GONE, Asked, Done, Ledger, act, campaign_with_id, done, lock
from bot.store.journal.record import Actor
from bot.store.queries import table_of
from bot.store.tables.campaign import CampaignEventRow, CampaignMemberRow, CampaignRow
from bot.texts.names import fold
from rulesets.refusal import Refusal

MOST_CAMPAIGNS: Final = 50
"""Most campaigns of one server."""
MOST_MEMBERS: Final = 200
MOST_ROUNDS: Final = 999
PAIRINGS: Final = "campaign-pairings"
"""The change that draws the pairings of a round."""


def create(
    new_id: Callable[[], int],
    asked: Asked,
    values: Mapping[str, Any],
    connection: Connection,
) -> Done:
    """Create a campaign, with its creator as organiser.

    Raises:
        Refusal: `campaign-exists`, `too-many-campaigns`.
    """
    known = done(connection, asked.interaction_id)
    if known is not None:
        return known
    table = table_of(CampaignRow)
    own = table.c.guild_id == values["guild_id"]
    key = fold(values["name"])
    if connection.execute(select(table.c.id).where(own, table.c.key == key)).first():
        raise Refusal("campaign-exists", campaign=values["name"])
    kept = select(func.count()).select_from(table).where(own)
    if connection.execute(kept).scalar_one() >= MOST_CAMPAIGNS:
        raise Refusal("too-many-campaigns", most=MOST_CAMPAIGNS)
    campaign_id = new_id()
    connection.execute(insert(table).values(id=campaign_id, key=key, status="open", **values))

    def begin(ledger: Ledger) -> None:
        actor = asked.actor
        member = ledger.add(
            CampaignMemberRow,
            user_id=actor.id,
            name=actor.name,
            organises=True,
            plays=False,
            faction="",
            army="",
            season=1,
            round=1,
        )
        ledger.note("campaign-create", member=member)

    return act(new_id, asked, campaign_id, begin, connection)


def delete(
    new_id: Callable[[], int], asked: Asked, campaign_id: int, connection: Connection
) -> None:
    """Take a campaign from its server, as an organiser; its rows can be removed then.

    Raises:
        Refusal: `campaign-gone`, `only-organiser`.
    """
    lock(connection, [campaign_id])
    campaign = campaign_with_id(connection, campaign_id)
    if campaign is None or campaign.status == GONE:
        raise Refusal("campaign-gone")
    Ledger(connection, new_id, asked, campaign).check_organiser()
    take_away(connection, table_of(CampaignRow).c.id == campaign_id)


def join(faction: str | None, army: str | None) -> Callable[[Ledger], None]:
    """Join, or change faction and army; None leaves a value as it is.

    Raises:
        Refusal: `campaign-closed`, `too-many-members`, `joined-already` where nothing would change.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_open()
        actor, campaign = ledger.asked.actor, ledger.campaign
        told = {"faction": faction, "army": army}
        given = {name: value for name, value in told.items() if value is not None}
        own = ledger.member(actor.id)
        if own is None:
            if ledger.count(CampaignMemberRow) >= MOST_MEMBERS:
                raise Refusal("too-many-members", most=MOST_MEMBERS)
            values = {"faction": "", "army": ""} | given
            member = ledger.add(
                CampaignMemberRow,
                user_id=actor.id,
                name=actor.name,
                organises=False,
                plays=True,
                season=campaign.season,
                round=campaign.round,
                **values,
            )
            ledger.note("campaign-join", values, member=member)
            return
        if own.plays:
            if all(getattr(own, name) == value for name, value in given.items()):
                raise Refusal("joined-already", campaign=campaign.name)
            ledger.set(CampaignMemberRow, own.id, name=actor.name, **given)
            ledger.note("campaign-change", given, member=own.id)
            return
        # Who organised and never played joins now; who played before was late once already.
        fresh = {} if _has_played(ledger, own) else _now(campaign)
        ledger.set(CampaignMemberRow, own.id, name=actor.name, plays=True, **given, **fresh)
        ledger.note("campaign-join", given, member=own.id)

    return deed


def _now(campaign: CampaignRow) -> dict[str, int]:
    return {"season": campaign.season, "round": campaign.round}


def _has_played(ledger: Ledger, member: CampaignMemberRow) -> bool:
    table = table_of(CampaignEventRow).c
    joined = table.action == "campaign-join"
    return ledger.count(CampaignEventRow, table.member_id == member.id, joined) > 0


def leave(ledger: Ledger) -> None:
    """Leave the campaign; the battles fought stay.

    Raises:
        Refusal: `not-in-campaign`.
    """
    own = ledger.playing(ledger.asked.actor)
    ledger.set(CampaignMemberRow, own.id, plays=False)
    ledger.note("campaign-leave", member=own.id)


def appoint(actor: Actor, *, organises: bool) -> Callable[[Ledger], None]:
    """Make a member an organiser, or take that back.

    Raises:
        Refusal: `only-organiser`, `last-organiser`, `organises-already`, `organises-not`,
            `too-many-members`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        found = ledger.member(actor.id)
        if (found is not None and found.organises) == organises:
            name, campaign = actor.name, ledger.campaign.name
            if organises:
                raise Refusal("organises-already", name=name, campaign=campaign)
            raise Refusal("organises-not", name=name, campaign=campaign)
        if found is None:
            if ledger.count(CampaignMemberRow) >= MOST_MEMBERS:
                raise Refusal("too-many-members", most=MOST_MEMBERS)
            member = ledger.add(
                CampaignMemberRow,
                user_id=actor.id,
                name=actor.name,
                organises=True,
                plays=False,
                faction="",
                army="",
                **_now(ledger.campaign),
            )
        else:
            member = found.id
            if (
                not organises
                and ledger.count(CampaignMemberRow, table_of(CampaignMemberRow).c.organises) == 1
            ):
                raise Refusal("last-organiser", campaign=ledger.campaign.name)
            ledger.set(CampaignMemberRow, member, organises=organises)
        action = "campaign-organiser" if organises else "campaign-no-organiser"
        ledger.note(action, member=member)

    return deed


def change(
    wanted: Callable[[CampaignRow], Mapping[str, Any]], action: str = "campaign-rule"
) -> Callable[[Ledger], None]:
    """Set columns of the campaign.

    Args:
        wanted: From the campaign as it is stored to the columns as they should be.
        action: What the change is called.

    Raises:
        Refusal: `only-organiser`, `campaign-unchanged`, and what is wanted may refuse.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        values = wanted(ledger.campaign)
        before = {name: getattr(ledger.campaign, name) for name in values}
        after = {name: value for name, value in values.items() if value != before[name]}
        if not after:
            raise Refusal("campaign-unchanged", campaign=ledger.campaign.name)
        ledger.set(CampaignRow, ledger.campaign.id, **after)
        ledger.note(action, {"before": {name: before[name] for name in after}, "after": after})

    return deed


def advance(*, season: bool) -> Callable[[Ledger], None]:
    """Go on to the next round, or to the first of a new season.

    Raises:
        Refusal: `only-organiser`, `campaign-closed`, `too-many-rounds`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        ledger.check_open()
        campaign = ledger.campaign
        if max(campaign.season, campaign.round) >= MOST_ROUNDS:
            raise Refusal("too-many-rounds", most=MOST_ROUNDS)
        after = (
            {"season": campaign.season + 1, "round": 1} if season else {"round": campaign.round + 1}
        )
        ledger.set(CampaignRow, campaign.id, **after)
        ledger.note("campaign-round", after)

    return deed


def draw(
    pairs: Sequence[Sequence[int | None]], kind: str, season: int, number: int
) -> Callable[[Ledger], None]:
    """Note the pairings of a round; later ones replace them.

    Args:
        pairs: Members by their places among all, in the order they came.
        kind: How they were drawn.
        season: The season.
        number: The round they were drawn for.

    Raises:
        Refusal: `only-organiser`, `campaign-closed`, `drawn-late` where the round is another since.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        ledger.check_open()
        campaign = ledger.campaign
        if (season, number) != (campaign.season, campaign.round):
            raise Refusal("drawn-late", campaign=campaign.name)
        rows = [list(pair) for pair in pairs]
        ledger.note(PAIRINGS, {"season": season, "round": number, "kind": kind, "pairs": rows})

    return deed
