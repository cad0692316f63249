"""Rosters of a campaign: fighters that are kept from battle to battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, literal, update
from sqlmodel import col, select

from bot.campaign.ledger import Asked, Ledger, holding
from bot.campaign.roster.own_table import OwnTable
from bot.store.journal.record import Actor
from bot.store.queries import table_of
from bot.store.rows import read
from bot.store.statements import Operation
from bot.store.tables.campaign import CampaignEventRow, CampaignMemberRow, FighterRow, OwnTableRow
from bot.texts.names import clean, fold, listed, matching, near
from rulesets.refusal import Refusal

MOST_FIGHTERS: Final = 60
"""Most fighters of one player."""
MOST_MARKS: Final = 40
_SAID: Final = ("mastered", "refused")
MOST_TABLES: Final = 20
ENLISTED: Final = "roster-enlisted"
"""The change that adds fighters."""
AFTER: Final = "roster-after"
"""The change of a roster by a battle."""


@dataclass(frozen=True, slots=True)
class Recruit:
    """A fighter to add to a roster.

    Attributes:
        sheet: As saved armies keep units.
        leads: Whether it is a character.
    """

    game: str
    name: str
    size: int
    sheet: Mapping[str, Any]
    leads: bool


def found(known: Sequence[FighterRow], name: str) -> FighterRow:
    """Return the fighter meant, by name or by a beginning that only one has.

    Raises:
        Refusal: `unknown-fighter`, `which-fighter`.
    """
    likely = matching(name, {fighter.key: fighter for fighter in known})
    if len(likely) == 1:
        return likely[0]
    if likely:
        raise Refusal(
            "which-fighter", name=name[:60], names=listed(fighter.name for fighter in likely)
        )
    names = near(name, [fighter.name for fighter in known])
    raise Refusal("unknown-fighter", name=name[:60], near=listed(names) or None)


def of_member(ledger: Ledger, member_id: int) -> list[FighterRow]:
    """Return a member's fighters, in the order they came."""
    question = select(FighterRow).where(FighterRow.member_id == member_id)
    return read(ledger.connection, question.order_by(col(FighterRow.id)))


def enlist(recruits: Sequence[Recruit]) -> Callable[[Ledger], None]:
    """Add units and characters to a roster.

    Raises:
        Refusal: `not-in-campaign`, `campaign-closed`, `fighter-exists`, `too-many-fighters`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_open()
        own = ledger.playing(ledger.asked.actor)
        taken = {fighter.key for fighter in of_member(ledger, own.id)}
        if len(taken) + len(recruits) > MOST_FIGHTERS:
            raise Refusal("too-many-fighters", most=MOST_FIGHTERS)
        for recruit in recruits:
            name = clean(recruit.name)
            if fold(name) in taken:
                raise Refusal("fighter-exists", name=name)
            taken.add(fold(name))
            ledger.add(
                FighterRow,
                member_id=own.id,
                game=recruit.game,
                name=name,
                key=fold(name),
                leads=recruit.leads,
                sheet=dict(recruit.sheet),
                size=recruit.size,
                models=recruit.size,
                experience=0,
                battles=0,
                misses=0,
                state="fit",
                marks=[],
                version=0,
            )
        names = [clean(recruit.name) for recruit in recruits]
        ledger.note(ENLISTED, {"names": names}, member=own.id)

    return deed


def dismiss(name: str, owner: Actor | None = None) -> Callable[[Ledger], None]:
    """Remove a fighter, as its player or an organiser.

    Raises:
        Refusal: `not-in-campaign`, `whose-roster`, `only-organiser`, `unknown-fighter`,
            `which-fighter`.
    """

    def deed(ledger: Ledger) -> None:
        member = _owner(ledger, owner)
        fighter = found(of_member(ledger, member.id), name)
        table = table_of(FighterRow)
        ledger.connection.execute(delete(table).where(table.c.id == fighter.id))
        told = {"names": [fighter.name], "models": fighter.models, "experience": fighter.experience}
        ledger.note("roster-dismissed", told, member=member.id)

    return deed


def put_right(
    name: str, values: Mapping[str, Any], mark: Mapping[str, Any] | None, owner: Actor | None
) -> Callable[[Ledger], None]:
    """Change a fighter: its player may change its marks, an organiser everything.

    Raises:
        Refusal: `not-in-campaign`, `whose-roster`, `only-organiser`, `unknown-fighter`,
            `which-fighter`, `fighter-unchanged`, `fighter-models`, `too-many-marks`,
            `artefact-rolled` for one whose dice have fallen, but for an organiser.
    """

    def deed(ledger: Ledger) -> None:
        member = _owner(ledger, owner)
        if values:
            ledger.check_organiser()
        fighter = found(of_member(ledger, member.id), name)
        new = {key: value for key, value in values.items() if getattr(fighter, key) != value}
        borne = mark is not None and any(dict(each) == dict(mark) for each in fighter.marks)
        if not new and (mark is None or borne):
            raise Refusal("fighter-unchanged", name=fighter.name)
        if int(new.get("models", 0)) > fighter.size:
            raise Refusal("fighter-models", name=fighter.name, most=fighter.size)
        before = {key: getattr(fighter, key) for key in new}
        told = {"names": [fighter.name], "before": before, "after": dict(new)}
        if mark is not None and not borne:
            if _rolled_for(fighter, mark) and not ledger.rules:
                raise Refusal("artefact-rolled", name=fighter.name, artefact=mark["text"])
            new["marks"] = _with(fighter, mark)
            told["mark"] = dict(mark)
        ledger.set(FighterRow, fighter.id, **new, version=fighter.version + 1)
        ledger.note("roster-changed", told, member=member.id)

    return deed


def _rolled_for(fighter: FighterRow, mark: Mapping[str, Any]) -> bool:
    """Return whether dice have already decided if an artefact obeys a fighter."""
    said = {fold(str(each["text"])) for each in fighter.marks if each.get("state") in _SAID}
    return mark["kind"] == "artefact" and fold(str(mark["text"])) in said


def _with(fighter: FighterRow, *marks: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return a fighter's marks with one more.

    Raises:
        Refusal: `too-many-marks`.
    """
    if len(fighter.marks) + len(marks) > MOST_MARKS:
        raise Refusal("too-many-marks", name=fighter.name, most=MOST_MARKS)
    return [dict(mark) for mark in (*fighter.marks, *marks)]


def _owner(ledger: Ledger, owner: Actor | None) -> CampaignMemberRow:
    own = ledger.member(ledger.asked.actor.id)
    if owner is None and ledger.rules and (own is None or not own.plays):
        raise Refusal("whose-roster", campaign=ledger.campaign.name)
    if owner is None or owner.id == ledger.asked.actor.id:
        return ledger.playing(ledger.asked.actor)
    ledger.check_organiser()
    return ledger.playing(owner)


@dataclass(frozen=True, slots=True)
class Rolled:
    """The outcome of dice for a fighter.

    Attributes:
        action: What the change is called.
        values: The columns that change.
        data: What is told of it.
    """

    action: str
    values: Mapping[str, Any]
    data: Mapping[str, Any]


def rolling(
    new_id: Callable[[], int], asked: Asked, fighter: FighterRow, rolled: Rolled
) -> list[Operation]:
    """Return the change of a fighter by dice, to be made in the transaction of the dice.

    If the fighter changed meanwhile, nothing is changed and nothing noted.
    """
    fighters, events = table_of(FighterRow), table_of(CampaignEventRow)
    still = (fighters.c.id == fighter.id, fighters.c.version == fighter.version)
    row = {
        "id": new_id(),
        "campaign_id": fighter.campaign_id,
        "interaction_id": asked.interaction_id,
        "actor_id": asked.actor.id,
        "actor_name": asked.actor.name,
        "action": rolled.action,
        "about_id": None,
        "member_id": fighter.member_id,
        "data": {"names": [fighter.name], **rolled.data},
    }
    columns = [literal(value, type_=events.c[name].type) for name, value in row.items()]
    noting = insert(events).from_select(list(row), select(*columns).where(_exists(still)))
    new = {**rolled.values, "version": fighter.version + 1}
    bound = {f"new_{name}": value for name, value in new.items()}
    setting = update(fighters).where(*still)
    setting = setting.values(
        {name: bindparam(f"new_{name}", type_=fighters.c[name].type) for name in new}
    )
    return [holding(fighter.campaign_id), (noting, {}), (setting, bound)]


def _exists(where: tuple[Any, ...]) -> Any:
    return select(literal(1)).where(*where).exists()


def keep_table(table: OwnTable) -> Callable[[Ledger], None]:
    """Keep a table, replacing one with the same id.

    Raises:
        Refusal: `only-organiser`, `too-many-own-tables`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        kept = own_tables(ledger)
        former = next((row for row in kept if row.key == table.id), None)
        body = table.model_dump(mode="json")
        if former is not None:
            ledger.set(OwnTableRow, former.id, body=body)
        elif len(kept) >= MOST_TABLES:
            raise Refusal("too-many-own-tables", most=MOST_TABLES)
        else:
            ledger.add(OwnTableRow, key=table.id, body=body)
        ledger.note("roster-table", {"names": [table.id]})

    return deed


def drop_table(key: str) -> Callable[[Ledger], None]:
    """Remove a table.

    Raises:
        Refusal: `only-organiser`, `no-own-table`.
    """

    def deed(ledger: Ledger) -> None:
        ledger.check_organiser()
        kept = own_tables(ledger)
        row = next((row for row in kept if row.key == fold(key)), None)
        if row is None:
            raise Refusal("no-own-table", name=key[:40], names=listed(row.key for row in kept))
        table = table_of(OwnTableRow)
        ledger.connection.execute(delete(table).where(table.c.id == row.id))
        ledger.note("roster-no-table", {"names": [row.key]})

    return deed


def own_tables(ledger: Ledger) -> list[OwnTableRow]:
    """Return the organisers' tables."""
    question = select(OwnTableRow).where(OwnTableRow.campaign_id == ledger.campaign.id)
    return read(ledger.connection, question.order_by(col(OwnTableRow.id)))
