"""Challenges of a campaign: sent, accepted, declined, withdrawn, ended by silence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, func, insert, update
from sqlmodel import col, select

from bot.campaign.ledger import HOUR, Ledger, lock, silent
from bot.campaign.map.changes import ANSWER, named_region, read_territory
from bot.store.journal.record import Actor
from bot.store.queries import table_of
from bot.store.rows import read, read_first
from bot.store.tables.campaign import CampaignChallengeRow, CampaignEventRow, CampaignMemberRow
from bot.texts.names import fold
from rulesets.refusal import Refusal

MOST_CHALLENGES: Final = 5000
_TOGETHER: Final = 200
"""Challenges that silence ends in one step."""


def send(actor: Actor, region: str) -> Callable[[Ledger], None]:
    """Challenge a player, for a region or for nothing.

    Raises:
        Refusal: `campaign-closed`, `not-in-campaign`, `challenges-oneself`, `challenge-waits`,
            `challenge-again`, `too-many-challenges`, and as `_aim`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_open()
        campaign = ledger.campaign
        challenger, challenged = ledger.playing(ledger.asked.actor), ledger.playing(actor)
        if challenger.id == challenged.id:
            raise Refusal("challenges-oneself")
        wanted = _aim(ledger, challenger, challenged, region) if region else ""
        _check_new(ledger, challenger, challenged, wanted)
        number = _next_number(ledger)
        hours = int(campaign.conquest.get("answer", ANSWER))
        ledger.add(
            CampaignChallengeRow,
            number=number,
            one_id=challenger.id,
            two_id=challenged.id,
            region=wanted,
            state="open",
            season=campaign.season,
            round=campaign.round,
            due_at=ledger.asked.at + hours * HOUR if hours else None,
        )
        ledger.note("challenge-sent", {"challenge": number}, member=challenged.id)

    return deed


def _aim(
    ledger: Ledger, challenger: CampaignMemberRow, challenged: CampaignMemberRow, text: str
) -> str:
    """Return the region that a challenge is for.

    Raises:
        Refusal: `no-map`, `unknown-region`, `region-own`, `region-other-owner`, `region-may-not`.
    """
    known = read_territory(ledger.campaign, ledger.connection)
    region = named_region(known, text)
    owner = known.owners[region]
    if owner == challenger.id:
        raise Refusal("region-own", region=region)
    if known.rule.from_owner and owner not in (None, challenged.id):
        raise Refusal("region-other-owner", region=region, owner=ledger.members()[owner].name)
    if not known.may_attack(challenger.id, region):
        raise Refusal("region-may-not", region=region)
    return region


def _check_new(
    ledger: Ledger, challenger: CampaignMemberRow, challenged: CampaignMemberRow, region: str
) -> None:
    """Refuse a challenge that waits already, or is agreed on for this round."""
    campaign, both = ledger.campaign, (challenger.id, challenged.id)
    live = select(CampaignChallengeRow).where(
        CampaignChallengeRow.campaign_id == campaign.id,
        col(CampaignChallengeRow.one_id).in_(both),
        col(CampaignChallengeRow.two_id).in_(both),
        col(CampaignChallengeRow.state).in_(("open", "accepted")),
    )
    for known in read(ledger.connection, live.order_by(col(CampaignChallengeRow.id))):
        if known.state == "open":
            raise Refusal("challenge-waits", number=str(known.number), name=challenged.name)
        now = (known.season, known.round) == (campaign.season, campaign.round)
        if now and fold(known.region) == fold(region):
            raise Refusal("challenge-again", number=str(known.number), name=challenged.name)


def _next_number(ledger: Ledger) -> int:
    table = table_of(CampaignChallengeRow)
    last = select(func.max(table.c.number)).where(table.c.campaign_id == ledger.campaign.id)
    number = (ledger.connection.execute(last).scalar_one() or 0) + 1
    if number > MOST_CHALLENGES:
        raise Refusal("too-many-challenges", most=MOST_CHALLENGES)
    return int(number)


def answer(which: Mapping[str, int], *, accepts: bool) -> Callable[[Ledger], None]:
    """Answer a challenge as the challenged player; an accepted one is a pairing of the round.

    Args:
        which: Its `number`, or its `challenge_id`.
        accepts: Whether they will meet.

    Raises:
        Refusal: `no-challenge`, `challenge-answered`, `not-challenged`, `campaign-closed`,
            `not-in-campaign`.
    """

    def deed(ledger: Ledger) -> None:
        known = _open(ledger, which)
        own = ledger.member(ledger.asked.actor.id)
        if own is None or own.id != known.two_id:
            raise Refusal("not-challenged", number=str(known.number))
        if not accepts:
            _end(ledger, known, "declined")
            return
        ledger.check_open()
        other = ledger.members()[known.one_id]
        for member in (own, other):
            if not member.plays:
                raise Refusal("not-in-campaign", name=member.name, campaign=ledger.campaign.name)
        _end(ledger, known, "accepted")

    return deed


def withdraw(which: Mapping[str, int]) -> Callable[[Ledger], None]:
    """Take a challenge back, as its sender or an organiser.

    Raises:
        Refusal: `no-challenge`, `challenge-answered`, `not-your-challenge`.
    """

    def deed(ledger: Ledger) -> None:
        known = _open(ledger, which)
        own = ledger.member(ledger.asked.actor.id)
        if (own is None or own.id != known.one_id) and not ledger.rules:
            raise Refusal("not-your-challenge", number=str(known.number))
        _end(ledger, known, "withdrawn")

    return deed


def _open(ledger: Ledger, which: Mapping[str, int]) -> CampaignChallengeRow:
    number, row_id = which.get("number"), which.get("challenge_id")
    question = select(CampaignChallengeRow).where(
        CampaignChallengeRow.campaign_id == ledger.campaign.id,
        CampaignChallengeRow.id == row_id
        if number is None
        else CampaignChallengeRow.number == number,
    )
    found = read_first(ledger.connection, question)
    if found is None:
        raise Refusal("no-challenge", number=number and str(number), campaign=ledger.campaign.name)
    if found.state != "open":
        raise Refusal("challenge-answered", number=str(found.number), state=found.state)
    return found


def _end(ledger: Ledger, known: CampaignChallengeRow, state: str) -> None:
    when: dict[str, Any] = {"season": ledger.campaign.season, "round": ledger.campaign.round}
    ledger.set(CampaignChallengeRow, known.id, state=state, due_at=None, **when)
    ledger.note(f"challenge-{state}", {"challenge": known.number}, member=known.one_id)


def lapse(new_id: Callable[[], int], at: int, connection: Connection) -> int:
    """End some challenges that nobody answered in time; return how many.

    Args:
        new_id: Gives ids.
        at: Milliseconds since 1970.
        connection: Where.
    """
    waiting = select(CampaignChallengeRow).where(CampaignChallengeRow.state == "open")
    due = waiting.where(col(CampaignChallengeRow.due_at) <= at)
    due = due.order_by(col(CampaignChallengeRow.id))
    seen = read(connection, due.limit(_TOGETHER))
    if not seen:
        return 0
    # Somebody may have answered since.
    lock(connection, (row.campaign_id for row in seen))
    found = read(connection, due.where(col(CampaignChallengeRow.id).in_([row.id for row in seen])))
    table = table_of(CampaignChallengeRow)
    ended = update(table).where(table.c.id.in_([row.id for row in found]))
    connection.execute(ended.values(state="lapsed", due_at=None))
    events = [
        silent(
            new_id,
            row.campaign_id,
            "challenge-lapsed",
            {"challenge": row.number},
            member=row.one_id,
        )
        for row in found
    ]
    if events:
        connection.execute(insert(table_of(CampaignEventRow)), events)
    return len(seen)
