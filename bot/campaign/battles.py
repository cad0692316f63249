"""Battles of a campaign: reported, confirmed, disputed, settled and corrected."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, func, insert, update
from sqlmodel import col, select

from bot.campaign.ledger import EDITED, HOUR, Act, Ledger, lock, silent
from bot.campaign.map.changes import NO_REGION, fought_for
from bot.campaign.results import COUNTING
from bot.campaign.withdrawal import check_untold
from bot.store.journal.record import Actor
from bot.store.queries import table_of
from bot.store.rows import read
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRow,
    Outcome,
    State,
)
from rulesets.refusal import Refusal

MOST_BATTLES: Final = 20_000
MOST_VICTORY_POINTS: Final = 10_000_000
_TOGETHER: Final = 500
"""Results that silence confirms in one step."""
TOLD: Final = (
    *("outcome", "points_one", "points_two", "size", "game", "note", "round", "season"),
    "region",
)
"""The columns of a battle that may be corrected."""

_Parties: TypeAlias = tuple[CampaignMemberRow, CampaignMemberRow | None]


@dataclass(frozen=True, slots=True)
class Told:
    """The result of a battle as it is reported.

    Attributes:
        points: Victory points of both.
        note: In the words of who tells it.
        played_at: When it was fought.
        region: For what it was fought, empty for nothing.
    """

    outcome: Outcome
    game: str
    points: tuple[int, int] | None = None
    size: int | None = None
    verdict: str = ""
    note: str = ""
    played_at: int = 0
    region: str = ""

    def values(self) -> dict[str, Any]:
        """Return the columns that hold it."""
        scored, conceded = self.points or (None, None)
        return {
            "outcome": self.outcome,
            "game": self.game,
            "points_one": scored,
            "points_two": conceded,
            "size": self.size,
            "verdict": self.verdict,
            "note": self.note,
            "played_at": self.played_at,
            "region": self.region,
        }


def log(first: Actor, second: Actor | None, told: Told, *, battle_id: int | None = None) -> Act:
    """Log a battle fought elsewhere, or here as `battle_id`; or a bye.

    The report of an organiser who did not fight is settled at once; a player's waits for the
    opponent.

    Raises:
        Refusal: `campaign-closed`, `not-in-campaign`, `against-oneself`, `only-organiser`,
            `other-game`, `too-many-campaign-battles`, `battle-told-already`, and as `fought_for`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_open()
        player = ledger.playing(first)
        other = None if second is None else ledger.playing(second)
        if other is not None and other.id == player.id:
            raise Refusal("against-oneself")
        check_game(ledger.campaign, told.game)
        own = ledger.member(ledger.asked.actor.id)
        fighting = own is not None and own.id in (player.id, None if other is None else other.id)
        if other is None or not fighting:
            ledger.check_organiser()
        if ledger.count(CampaignBattleRow) >= MOST_BATTLES:
            raise Refusal("too-many-campaign-battles", most=MOST_BATTLES)
        check_untold(ledger.connection, battle_id)
        proposed = other is not None and fighting
        result = told
        if told.region and other is not None:
            region = fought_for(ledger, told.region, (player.id, other.id))
            result = replace(told, region=region)
        table = table_of(CampaignBattleRow)
        last = select(func.max(table.c.number)).where(table.c.campaign_id == ledger.campaign.id)
        number = (ledger.connection.execute(last).scalar_one() or 0) + 1
        values = new_values(
            ledger.campaign, (player, other), result, ledger.asked.at, proposed=proposed
        )
        values["proposer_id"] = own.id if own is not None and proposed else None
        about = ledger.add(CampaignBattleRow, number=number, battle_id=battle_id, **values)
        action = "battle-proposed" if proposed else "battle-settled"
        ledger.note(action, values_shown(values), about=about)

    return deed


def check_game(campaign: CampaignRow, game: str) -> None:
    """Refuse a game other than the campaign's.

    Raises:
        Refusal: `other-game`.
    """
    if campaign.game is not None and game and campaign.game != game:
        raise Refusal("other-game", campaign=campaign.name)


def new_values(
    campaign: CampaignRow, parties: _Parties, told: Told, at: int, *, proposed: bool
) -> dict[str, Any]:
    """Return the columns of a new battle but for its number: it waits, or is settled."""
    first, second = parties
    state: State = "proposed" if proposed else "settled"
    return {
        **told.values(),
        "played_at": told.played_at or at,
        "season": campaign.season,
        "round": campaign.round,
        "one_id": first.id,
        "two_id": None if second is None else second.id,
        "faction_one": first.faction,
        "faction_two": "" if second is None else second.faction,
        "state": state,
        "version": 0,
        "due_at": _due(campaign, at) if proposed else None,
    }


def _due(campaign: CampaignRow, at: int) -> int | None:
    return at + campaign.silence * HOUR if campaign.silence else None


def values_shown(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a change notes of a battle that is new."""
    return {name: values[name] for name in TOLD if name in values}


def confirm(which: Mapping[str, int], version: int | None = None) -> Act:
    """Agree to a result as one of those who fought.

    Args:
        which: The battle's `number` or `battle_id`.
        version: What of it was seen; None for what it is now.

    Raises:
        Refusal: `no-campaign-battle`, `battle-changed`, `battle-counts`, `not-your-battle`,
            `own-proposal`.
    """

    def deed(ledger: Ledger) -> None:
        fought = ledger.fought(**which)
        _check_waiting(fought, version)
        _check_other(ledger, fought)
        _put(ledger, fought, "battle-confirmed", state="confirmed", due_at=None)

    return deed


def dispute(which: Mapping[str, int], reason: str, version: int | None = None) -> Act:
    """Deny a result as one of those who fought: an organiser decides.

    Raises:
        Refusal: as `confirm`, and `battle-disputed`.
    """

    def deed(ledger: Ledger) -> None:
        fought = ledger.fought(**which)
        _check_waiting(fought, version)
        if fought.state == "disputed":
            raise Refusal("battle-disputed", number=fought.number)
        _check_other(ledger, fought)
        _put(ledger, fought, "battle-disputed", {"reason": reason}, state="disputed", due_at=None)

    return deed


def _check_waiting(fought: CampaignBattleRow, version: int | None) -> None:
    if fought.state == "void":
        raise Refusal("battle-void", number=fought.number)
    if fought.state not in ("proposed", "disputed"):
        raise Refusal("battle-counts", number=fought.number)
    _check_seen(fought, version)


def _check_seen(fought: CampaignBattleRow, version: int | None) -> None:
    if version is not None and version != fought.version:
        raise Refusal("battle-changed", number=fought.number)


def _check_other(ledger: Ledger, fought: CampaignBattleRow) -> None:
    own = ledger.member(ledger.asked.actor.id)
    if own is None or own.id not in fought.parties:
        raise Refusal("not-your-battle", number=fought.number)
    if own.id == fought.proposer_id:
        raise Refusal("own-proposal", number=fought.number)


def settle(which: Mapping[str, int], values: Mapping[str, Any], version: int | None = None) -> Act:
    """Decide on a battle as an organiser: it counts as it stands, or as corrected.

    Raises:
        Refusal: `only-organiser`, `own-dispute`, `no-campaign-battle`, `battle-changed`,
            `battle-counts`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        fought = ledger.fought(**which)
        _check_seen(fought, version)
        _check_partial(ledger, fought)
        new = _changed(ledger, fought, values)
        if fought.state in COUNTING and not new:
            raise Refusal("battle-counts", number=fought.number)
        _put(ledger, fought, "battle-settled", **new, state="settled", due_at=None)

    return deed


def void(which: Mapping[str, int], reason: str, version: int | None = None) -> Act:
    """Stop counting a battle, as an organiser; its report stays.

    Raises:
        Refusal: `only-organiser`, `own-dispute`, `no-campaign-battle`, `battle-changed`,
            `battle-void`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        fought = ledger.fought(**which)
        _check_seen(fought, version)
        _check_partial(ledger, fought)
        if fought.state == "void":
            raise Refusal("battle-void", number=fought.number)
        _put(ledger, fought, "battle-voided", {"reason": reason}, state="void", due_at=None)

    return deed


def edit(which: Mapping[str, int], values: Mapping[str, Any]) -> Act:
    """Correct a battle's report: as its reporter while it waits, or as an organiser.

    Raises:
        Refusal: `no-campaign-battle`, `not-your-proposal`, `own-dispute`, `battle-unchanged`.
    """

    def deed(ledger: Ledger) -> None:
        fought = ledger.fought(**which)
        own = ledger.member(ledger.asked.actor.id)
        new = _changed(ledger, fought, values)
        if not new:
            raise Refusal("battle-unchanged", number=fought.number)
        if own is not None and own.id == fought.proposer_id and fought.state == "proposed":
            due = _due(ledger.campaign, ledger.asked.at)
            _put(ledger, fought, EDITED, **new, due_at=due)
            return
        if not ledger.rules:
            raise Refusal("not-your-proposal", number=fought.number)
        _check_partial(ledger, fought)
        _put(ledger, fought, EDITED, **new)

    return deed


def _check_partial(ledger: Ledger, fought: CampaignBattleRow) -> None:
    """Refuse an organiser's ruling on a battle of their own where another could rule."""
    own = ledger.member(ledger.asked.actor.id)
    if own is None or own.id not in fought.parties:
        return
    others = (col(CampaignMemberRow.organises), CampaignMemberRow.id != own.id)
    if ledger.count(CampaignMemberRow, *others):
        raise Refusal("own-dispute", number=fought.number)


def _changed(
    ledger: Ledger, fought: CampaignBattleRow, values: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the values that differ from the battle's.

    Raises:
        Refusal: `bye-has-no-result`, `round-to-come`, `other-game`, and as `fought_for`.
    """
    now = (ledger.campaign.season, ledger.campaign.round)
    if (values.get("season", fought.season), values.get("round", fought.round)) > max(
        now, (fought.season, fought.round)
    ):
        raise Refusal("round-to-come", season=str(now[0]), round=str(now[1]))
    if fought.two_id is None and {"outcome", "points_one", "points_two", "region"} & set(values):
        raise Refusal("bye-has-no-result", number=fought.number)
    check_game(ledger.campaign, str(values.get("game", "")))
    right = dict(values)
    if "region" in right:
        typed = right["region"]
        none = typed == NO_REGION
        right["region"] = "" if none else fought_for(ledger, typed, fought.parties)
    return {name: value for name, value in right.items() if getattr(fought, name) != value}


def _put(
    ledger: Ledger,
    fought: CampaignBattleRow,
    action: str,
    told: Mapping[str, Any] | None = None,
    **values: Any,
) -> None:
    """Change a battle, and note its values before."""
    told_anew = any(name in TOLD for name in values)
    version = {"version": fought.version + 1} if told_anew else {}
    before = {name: getattr(fought, name) for name in values if name in (*TOLD, "state")}
    after = {name: values[name] for name in before}
    ledger.set(CampaignBattleRow, fought.id, **values, **version)
    ledger.note(action, {"before": before, "after": after, **(told or {})}, about=fought.id)


def lapse(new_id: Callable[[], int], at: int, connection: Connection) -> int:
    """Confirm some results that nobody answered in time; return how many.

    Args:
        new_id: Gives ids.
        at: Milliseconds since 1970.
        connection: Where.
    """
    waiting = select(CampaignBattleRow).where(CampaignBattleRow.state == "proposed")
    due = waiting.where(col(CampaignBattleRow.due_at) <= at).order_by(col(CampaignBattleRow.id))
    seen = read(connection, due.limit(_TOGETHER))
    if not seen:
        return 0
    # Somebody may have answered since.
    lock(connection, (row.campaign_id for row in seen))
    found = read(connection, due.where(col(CampaignBattleRow.id).in_([row.id for row in seen])))
    table = table_of(CampaignBattleRow)
    answered = update(table).where(table.c.id.in_([row.id for row in found]))
    connection.execute(answered.values(state="confirmed", due_at=None))
    data = {"before": {"state": "proposed"}, "after": {"state": "confirmed"}}
    told = partial(silent, new_id, action="battle-unanswered", data=data)
    events = [told(campaign_id=row.campaign_id, about=row.id) for row in found]
    if events:
        connection.execute(insert(table_of(CampaignEventRow)), events)
    return len(seen)
