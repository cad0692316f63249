"""The result of a battle as its end files it in the campaign for which it is fought."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.battle.actions.lifecycle import CAMPAIGN, REGION
from bot.battle.past.past import numbered
from bot.campaign.access import campaigns_of
from bot.campaign.battles import Told
from bot.campaign.filing import AGREED, filing
from bot.campaign.withdrawal import told_of
from bot.commands.battle.scores import BattlePoints
from bot.commands.campaign.link import party, tied, told_of_points, undecided
from bot.commands.campaign.presenter import (
    answers,
    asked,
    battle_line,
    called,
    result_line,
    trace_lines,
)
from bot.commands.request.context import CommandContext
from bot.store.statements import Operation
from bot.store.tables.battle import BattleRow, Json
from bot.store.tables.campaign import CampaignBattleRow, CampaignMemberRow, CampaignRow
from bot.texts.bundle import Marked
from bot.views.interface.buttons import ButtonSpec

_NEWEST: Final = 1
"""Changes of a result that are looked at: one that was changed since is not the one agreed to."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A result that the end of a battle files in its campaign.

    Attributes:
        lines: What is told of it; why nothing is filed, where nothing is.
        after: What stores it with the battle's end.
        buttons: What answers it.
        calls: Ids of those who are to answer it.
        counts: Whether both players agreed to it as the campaign's.
    """

    lines: tuple[str, ...]
    after: tuple[Operation, ...] = ()
    buttons: tuple[ButtonSpec, ...] = ()
    calls: tuple[int, ...] = ()
    counts: bool = False


@dataclass(frozen=True, slots=True)
class _Result:
    """A battle's result that its campaign takes: of two members who are its players."""

    campaign: CampaignRow
    parties: tuple[CampaignMemberRow, CampaignMemberRow]
    told: Told

    @property
    def terms(self) -> dict[str, Json]:
        """The campaign and the region that two players agree to beside the result."""
        return {
            "id": str(self.campaign.id),
            "name": self.campaign.name,
            "region": self.told.region or None,
        }

    def has(self, user_id: int) -> bool:
        """Tell whether it is the result of a person's battle."""
        return user_id in {member.user_id for member in self.parties}


async def _result(
    context: CommandContext, battle: BattleRow, points: BattlePoints
) -> _Result | str | None:
    """Return what a battle's campaign takes: nothing where there is none, or why it takes nothing.

    The result is the game's own: who won by its rules, from the points as they stand.
    """
    campaign = await tied(context, battle)
    if campaign is None:
        return None
    texts, sides = context.texts, context.channel.board.sides
    if campaign.status != "open" or len(sides) != 2:  # noqa: PLR2004 - a campaign's battles have two
        return texts("campaign-no-longer", campaign=campaign.name)
    people = await campaigns_of(context.store).members(campaign.id)
    first, second = (party(context, side, people) for side in sides)
    if first is None or second is None or first.id == second.id:
        return texts("campaign-no-seats", campaign=campaign.name)
    if undecided(points):
        return texts("campaign-no-winner", campaign=campaign.name)
    known = await context.store.ask(partial(told_of, battle_id=battle.id))
    if known is not None:
        return texts("refusal-battle-told-already", number=str(known.number))
    region, at = battle.options.get(REGION), campaigns_of(context.store).clock()
    told = told_of_points(battle, points, at, region if isinstance(region, str) else "")
    return _Result(campaign, (first, second), told)


async def terms(
    context: CommandContext, battle: BattleRow, points: BattlePoints
) -> dict[str, Json] | None:
    """Return where the result counts once the other side agrees to it, None where it does not.

    It does where both are played by members, of whom one asks.
    """
    found = await _result(context, battle, points)
    mine = isinstance(found, _Result) and found.has(context.requester.user_id)
    return found.terms if isinstance(found, _Result) and mine else None


async def filed(
    context: CommandContext,
    battle: BattleRow,
    points: BattlePoints,
    proposed: Mapping[str, Any] | None,
) -> Proposal | None:
    """Return what a battle's end files in its campaign, None without a campaign.

    Args:
        context: Where.
        battle: The battle.
        points: Its result.
        proposed: The end that the other side proposed and whoever ends it agrees to, if one did.
    """
    found = await _result(context, battle, points)
    if not isinstance(found, _Result):
        return None if found is None else Proposal((found,))
    agreed = await _both_agreed(context, found, proposed)
    row_id, after = filing(
        context.store.ids.next,
        asked(context),
        found.campaign,
        found.parties,
        found.told,
        battle_id=battle.id,
        agreed=agreed,
    )
    result = Marked(_result_line(context, found))
    name, texts = found.campaign.name, context.texts
    if agreed:
        line = texts("campaign-agreed", campaign=name, result=result)
        return Proposal((line,), tuple(after), counts=True)
    line = texts(
        "campaign-proposed",
        campaign=name,
        result=result,
        hours=found.campaign.silence,
        other=_other(context, *found.parties),
    )
    return Proposal((line,), tuple(after), answers(context, row_id), called(context, found.parties))


async def _both_agreed(
    context: CommandContext, found: _Result, proposed: Mapping[str, Any] | None
) -> bool:
    """Return whether one of the two proposed this for the campaign, and the other agrees now.

    Who proposed it stands in the journal: a battle from a file may hold any proposal.
    """
    if proposed is None or proposed.get(CAMPAIGN) != found.terms:
        return False
    channel = context.channel
    await channel.settled()
    entry = await context.store.ask(
        partial(numbered, journal_id=channel.journal.id, number=proposed["entry"])
    )
    if entry is None or entry.arguments.get(CAMPAIGN) != found.terms:
        return False
    two = {member.user_id for member in found.parties}
    return {entry.actor.id, context.requester.user_id} == two


async def with_traces(context: CommandContext, battle_id: int, filed: Proposal) -> Proposal:
    """Return what was filed, with the players who have to note their losses where it counts."""
    fought = await context.store.ask(partial(told_of, battle_id=battle_id))
    if not filed.counts or fought is None:
        return filed
    lines = await trace_lines(context, fought)
    return replace(filed, lines=(*filed.lines, *lines))


async def lines_kept(context: CommandContext, battle_id: int) -> tuple[str, ...]:
    """Return the line on what a campaign has of a battle that is over; none without a campaign."""
    campaigns = campaigns_of(context.store)
    fought = await context.store.ask(partial(told_of, battle_id=battle_id))
    campaign = None if fought is None else await campaigns.by_id(fought.campaign_id)
    if fought is None or campaign is None:
        return ()
    people = await campaigns.members(campaign.id)
    noted = await campaigns.events(campaign.id, about=fought.id, limit=_NEWEST)
    if noted and noted[0].action == AGREED:
        result = Marked(result_line(context, fought, people))
        return (context.texts("campaign-agreed", campaign=campaign.name, result=result),)
    line = Marked(battle_line(context, fought, people))
    return (context.texts("campaign-filed", campaign=campaign.name, line=line),)


def _other(
    context: CommandContext, first: CampaignMemberRow, second: CampaignMemberRow
) -> str | None:
    """Return the name of the one who is to answer, None where neither of them ends the battle."""
    names = {first.user_id: second.name, second.user_id: first.name}
    return names.get(context.requester.user_id)


def _result_line(context: CommandContext, found: _Result) -> str:
    first, second = found.parties
    fought = CampaignBattleRow(
        id=0,
        campaign_id=found.campaign.id,
        number=0,
        season=found.campaign.season,
        round=found.campaign.round,
        one_id=first.id,
        two_id=second.id,
        faction_one=first.faction,
        faction_two=second.faction,
        state="proposed",
        proposer_id=None,
        version=0,
        due_at=None,
        battle_id=None,
        **found.told.values(),
    )
    return result_line(context, fought, {first.id: first, second.id: second})
