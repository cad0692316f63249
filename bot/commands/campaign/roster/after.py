"""Rosters after a battle: what it made of the fighters."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from bot.campaign.access import campaigns_of
from bot.campaign.roster.after_battle import BattleFacts, after_battle
from bot.campaign.roster.roster import found
from bot.commands.campaign.presenter import asked, server
from bot.commands.campaign.roster.presenter import (
    aftermath_of,
    own_roster,
    roster_told,
    tables_of,
    text_lacks,
)
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import CampaignName
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.tables.campaign import CampaignBattleRow, FighterRow
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.kind import Choice, Text, Whole
from rulesets.core.results.aftermath import Lost
from rulesets.refusal import Refusal

_PART: Final = re.compile(
    r"(?P<name>.+?)(?:\s*[:=]?\s*(?P<killed>\d{1,3})(?:/(?P<routed>\d{1,3}))?(?:/(?P<withdrew>\d{1,3}))?)?"
)
_NUMBERED: Final = re.compile(r" \d{1,3}$")
_BETWEEN: Final = re.compile(r"[,;\n]")
_MOST_BUTTONS: Final = 10
RECOVERIES: Final = ("as-winner", "as-loser")
"""Outcomes by which a player recovers losses, where the battle does not tell."""


@command("roster after")
async def after(
    context: CommandContext,
    *,
    battle: Annotated[int, Whole(1, 1_000_000)],
    losses: Annotated[str | None, Text(1500)] = None,
    absent: Annotated[str | None, Text(1500)] = None,
    recover: Annotated[str | None, Choice(RECOVERIES)] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster after`: losses found again, the fallen, experience; once a battle.

    What nobody says is read off the battle, where it was fought here and is kept.

    Raises:
        Refusal: `unread-losses`, as `own_roster`, `found` and `after_battle`.
    """
    server(context)

    async def applied() -> Answer:
        chosen, _, roster = await own_roster(context, campaign)
        fought = await campaigns_of(context.store).fought(chosen.id, battle)
        mine = [fighter for fighter in roster if fighter.game == fought.game]
        lost, present = await _traces(context, fought, mine, losses, absent)
        rules = await aftermath_of(context, fought.game)
        tables = await tables_of(context, chosen)
        facts = BattleFacts(
            lost,
            present,
            None if recover is None else recover == RECOVERIES[0],
            None if rules is None else rules.recovers,
            hurts=rules is not None,
            tables=tables,
        )
        deed = after_battle(battle, facts)
        done = await campaigns_of(context.store).act(asked(context), chosen.id, deed)
        changes = [
            change for change in done.event.data.get("changes", ()) if isinstance(change, dict)
        ]
        lines = [context.texts("after-line", **_told(change)) for change in changes]
        if not lines:
            lines.append(context.texts("after-nothing"))
        if rules is None:
            lines.append(text_lacks(context, fought.game))
        now = await campaigns_of(context.store).roster(chosen.id, done.event.member_id)
        return roster_told(context, done, tuple(lines), _buttons(context, now))

    return Promise(applied(), lambda answer: answer)


def _told(change: Mapping[str, Any]) -> dict[str, Any]:
    names = ("lost", "back", "models", "earned", "experience", "misses", "state")
    told = {name: change.get(name) for name in names}
    flags = {name: bool(change.get(name)) for name in ("rises", "whole")}
    return {**told, **flags, "name": str(change.get("name", ""))}


def _buttons(context: CommandContext, roster: Sequence[FighterRow]) -> tuple[ButtonSpec, ...]:
    """Return a button for every injury that is still to be rolled."""
    fallen = [fighter for fighter in roster if fighter.state == "fallen"]
    return tuple(
        ButtonSpec("injury", f"{fighter.id}", context.texts("button-injury", name=fighter.name))
        for fighter in fallen[:_MOST_BUTTONS]
    )


async def _traces(
    context: CommandContext,
    fought: CampaignBattleRow,
    roster: Sequence[FighterRow],
    losses: str | None,
    named_absent: str | None,
) -> tuple[dict[str, Lost], frozenset[str] | None]:
    """Return a battle's losses and who fought in it, by folded names; None for all who could."""
    absent = {
        found(roster, part.strip()).key
        for part in _BETWEEN.split(named_absent or "")
        if part.strip()
    }
    if losses is not None:
        lost = read_losses(losses, roster)
        ready = frozenset(fighter.key for fighter in roster if fighter.ready) - absent
        return lost, ready if absent else None
    units: list[Mapping[str, Any]] = []
    if fought.battle_id is not None:
        units = await campaigns_of(context.store).fallen_units(
            fought.battle_id, context.requester.user_id
        )
    known = {fighter.key: fighter for fighter in roster}
    seen: dict[str, Mapping[str, Any]] = {}
    for unit in units:
        # Where both sides have a unit of a name, the second came with a number behind it.
        key = str(unit["key"])
        key = key if key in known else _NUMBERED.sub("", key)
        if key in known and key not in absent:
            seen.setdefault(key, unit)
    if not seen:
        ready = frozenset(fighter.key for fighter in roster if fighter.ready) - absent
        return {}, ready if absent else None
    lost = {key: _lost(unit, known[key]) for key, unit in seen.items()}
    present = frozenset(lost)
    return {key: loss for key, loss in lost.items() if loss.all}, present


def _lost(unit: Mapping[str, Any], fighter: FighterRow) -> Lost:
    """Return the losses of a unit; the models left of a destroyed one are routed."""
    standing = min(int(unit["models"]), fighter.models)
    killed = min(max(0, int(unit["size"]) - int(unit["models"])), fighter.models - standing)
    if unit["destroyed"]:
        return Lost(killed if standing else fighter.models, standing)
    if "off-table" in unit["statuses"]:
        return Lost(killed, withdrew=standing)
    return Lost(killed)


def read_losses(text: str, roster: Sequence[FighterRow]) -> dict[str, Lost]:
    """Read what units lost: `Swords 8, Knights 2/1, Hero`: killed, routed, withdrawn.

    Without a number a unit is lost whole.

    Raises:
        Refusal: `unread-losses`, `unknown-fighter`, `which-fighter`.
    """
    read: dict[str, Lost] = {}
    for part in filter(None, (" ".join(piece.split()) for piece in _BETWEEN.split(text))):
        match = _PART.fullmatch(part)
        if match is None:
            raise Refusal("unread-losses", text=part[:60])
        try:
            fighter = found(roster, part)
            numbers: list[str | None] = [None, None, None]
        except Refusal:
            fighter = found(roster, match["name"].strip(" :="))
            numbers = [match["killed"], match["routed"], match["withdrew"]]
        killed = fighter.models if numbers[0] is None else int(numbers[0])
        read[fighter.key] = Lost(killed, int(numbers[1] or 0), int(numbers[2] or 0))
    if not read:
        raise Refusal("unread-losses", text=text[:60])
    return read
