"""Units that were brought before, to a battle of this channel or by this player."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.armies.formats.own_json import read_own
from bot.armies.joining import Known, is_without_profile, joined, name_key, settled
from bot.armies.roster import Lexicon, Roster
from bot.battle.tabletop.units import as_unit
from bot.commands.request.context import CommandContext
from bot.store.tables.army import ArmyRow
from bot.store.tables.battle import UnitRow
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal


async def with_known_profiles(
    context: CommandContext, roster: Roster, lexicon: Lexicon, *, anyway: bool = False
) -> Roster:
    """Return a pasted list with the profiles that this channel or this player has of its units.

    Those of the player's own side come first, then those that they keep. Nothing of another channel
    or another player's armies is looked at.

    Args:
        context: Where it is brought.
        roster: The list.
        lexicon: What its words mean.
        anyway: Whether it was made for another game, in whatever form it comes.
    """
    bare = any(is_without_profile(unit) for unit in roster.units)
    if not (roster.form or anyway) or not (bare or roster.doubtful):
        return roster
    game = context.ruleset.id
    await context.channel.settled()
    fielded = await context.store.armies.fielded(context.requester.channel_id, game)
    side = context.own_side()
    fielded.sort(key=lambda row: side is None or row.side_id != side.id)
    ours = sum(side is not None and row.side_id == side.id for row in fielded)
    kept = await context.store.armies.all(context.requester.user_id)
    own = [army for army in kept if army.ruleset == game]
    brought, keywords = (fielded[:ours], own, fielded[ours:]), context.ruleset.keywords
    return await asyncio.to_thread(_joined, roster, *brought, lexicon=lexicon, keywords=keywords)


def _joined(
    roster: Roster,
    ours: Sequence[UnitRow],
    kept: Sequence[ArmyRow],
    others: Sequence[UnitRow],
    *,
    lexicon: Lexicon,
    keywords: bool,
) -> Roster:
    units: list[Unit] = [as_unit(row) for row in ours]
    for army in kept:
        units += _kept_units(army, lexicon)
    units += [as_unit(row) for row in others]
    if roster.doubtful:
        names = {name_key(unit.name) for unit in units}
        words = {rule for unit in units for rule in unit.rules}
        roster = settled(roster, names, words, lexicon)
    return joined(roster, Known.of(units, keywords=keywords))


def _kept_units(army: ArmyRow, lexicon: Lexicon) -> Sequence[Unit]:
    """Return the units of an army that is kept, none where it can no longer be read."""
    data = {"name": army.name, "game": army.ruleset, "units": list(army.units)}
    try:
        return read_own(data, lexicon).units
    except Refusal:
        return ()
