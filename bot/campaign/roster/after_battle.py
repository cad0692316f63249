"""Changes to a roster after a battle: losses recovered, the fallen, experience."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.campaign.ledger import Ledger
from bot.campaign.results import COUNTING
from bot.campaign.roster.own_table import OwnTable
from bot.campaign.roster.roster import AFTER, found, of_member
from bot.campaign.scoring.rule import MOST_EXPERIENCE
from bot.store.queries import table_of
from bot.store.tables.campaign import CampaignBattleRow, CampaignEventRow, FighterRow
from rulesets.core.results.aftermath import Lost
from rulesets.refusal import Refusal

Recovers: TypeAlias = Callable[[bool, Lost], int]
_Outcome: TypeAlias = Literal["won", "drawn", "lost"]


@dataclass(frozen=True, slots=True)
class BattleFacts:
    """The facts of a battle for a player who was in it.

    Attributes:
        lost: By the folded names of those who lost anything.
        present: The folded names of those who were in it; None for all who could be.
        won: Whether they take back what a winner does, where nobody won; None when not said.
        recovers: What the game has a unit recover; None where its text has nothing of it.
        hurts: Whether the game says what becomes of characters who fell.
        tables: The organisers' tables.
    """

    lost: Mapping[str, Lost]
    present: frozenset[str] | None
    won: bool | None
    recovers: Recovers | None
    hurts: bool
    tables: Sequence[OwnTable]


def after_battle(number: int, facts: BattleFacts) -> Callable[[Ledger], None]:
    """Change the requester's roster by a battle that counts, once for each battle.

    Raises:
        Refusal: `no-campaign-battle`, `not-your-battle`, `after-too-early`, `after-bye`,
            `after-done`, `after-drawn`, `roster-empty`, `unknown-fighter`, `lost-too-many`,
            `lost-not-there` for who cannot have fought.
    """

    def deed(ledger: Ledger) -> None:
        fought = ledger.fought(number=number)
        own = ledger.member(ledger.asked.actor.id)
        if own is None or own.id not in fought.parties:
            raise Refusal("not-your-battle", number=number)
        if fought.two_id is None:
            raise Refusal("after-bye", number=number)
        if fought.state not in COUNTING:
            raise Refusal("after-too-early", number=number)
        events = table_of(CampaignEventRow).c
        told = (events.action == AFTER, events.about_id == fought.id, events.member_id == own.id)
        if ledger.count(CampaignEventRow, *told):
            raise Refusal("after-done", number=number)
        roster = [fighter for fighter in of_member(ledger, own.id) if fighter.game == fought.game]
        if not roster:
            raise Refusal("roster-empty", campaign=ledger.campaign.name)
        for key in facts.lost:
            found(roster, key)
        outcome = _outcome(fought, own.id)
        changes = [_change(ledger, fighter, facts, outcome, number) for fighter in roster]
        data = {"changes": [change for change in changes if change], "outcome": outcome}
        ledger.note(AFTER, data, about=fought.id, member=own.id)

    return deed


def _outcome(fought: CampaignBattleRow, member_id: int) -> _Outcome:
    if fought.outcome == "draw":
        return "drawn"
    return "won" if (fought.outcome == "one") == (fought.one_id == member_id) else "lost"


def _change(
    ledger: Ledger,
    fighter: FighterRow,
    facts: BattleFacts,
    outcome: _Outcome,
    number: int,
) -> dict[str, Any] | None:
    """Change a fighter; return the data of the change, None where nothing changed."""
    lost = facts.lost.get(fighter.key, Lost())
    if lost.all and not fighter.ready:
        raise Refusal("lost-not-there", name=fighter.name, state=fighter.state)
    named = facts.present is None or fighter.key in {*facts.present, *facts.lost}
    if not (fighter.ready and named):
        if not fighter.misses:
            return None
        ledger.set(FighterRow, fighter.id, misses=fighter.misses - 1, version=fighter.version + 1)
        return {"name": fighter.name, "misses": fighter.misses - 1}
    if lost.all > fighter.models:
        raise Refusal("lost-too-many", name=fighter.name, models=fighter.models, lost=lost.all)
    told: dict[str, Any] = {
        "name": fighter.name,
        **({} if lost.all else {"whole": True}),
        **_losses(fighter, lost, facts, outcome, number),
        **_earned(fighter, facts.tables, outcome, survives=lost.all < fighter.models),
    }
    kept: dict[str, Any] = {
        name: told[name] for name in ("state", "models", "experience") if name in told
    }
    values: dict[str, Any] = {
        **kept,
        "battles": fighter.battles + 1,
        "version": fighter.version + 1,
    }
    ledger.set(FighterRow, fighter.id, **values)
    return told


def _losses(
    fighter: FighterRow, lost: Lost, facts: BattleFacts, outcome: _Outcome, number: int
) -> dict[str, Any]:
    """Return the columns that losses change: a character awaits an injury, a unit recovers some."""
    if not lost.all:
        return {}
    if fighter.leads:
        injured = facts.hurts or any(table.about == "injury" for table in facts.tables)
        return {"state": "fallen"} if injured else {}
    if facts.recovers is None:
        return {}
    won = facts.won if outcome == "drawn" else outcome == "won"
    if won is None:
        raise Refusal("after-drawn", number=number)
    back = facts.recovers(won, lost)
    left = fighter.models - lost.all + back
    told = {"lost": lost.all, "back": back, "models": left}
    return told if left else {**told, "state": "dead"}


def _earned(
    fighter: FighterRow, tables: Sequence[OwnTable], outcome: _Outcome, *, survives: bool
) -> dict[str, Any]:
    """Return the experience that a battle brings by the organisers' tables."""
    schemes = [table.experience for table in tables if table.experience is not None]
    earned = sum(each.earned(outcome, survives=survives) for each in schemes)
    if not earned:
        return {}
    points = max(0, min(MOST_EXPERIENCE, fighter.experience + earned))
    rises = any(each.level(points) > each.level(fighter.experience) for each in schemes)
    return {"experience": points, "earned": earned, **({"rises": True} if rises else {})}
