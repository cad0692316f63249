"""Steps of a battle from phase to phase, and what is left undone in those it passes over."""

from collections.abc import Iterator

from bot.battle.channel.channel import Channel
from bot.battle.situation import situation_of
from bot.battle.tabletop.effects import apply_effects
from bot.battle.tabletop.turns import advance
from bot.store.board import Draft
from bot.store.tables.battle import BattleRow
from rulesets.core.results.beginning import nothing_begins
from rulesets.core.results.effect import Effect
from rulesets.core.results.reminder import Reminder


def steps(
    draft: Draft, channel: Channel, battle: BattleRow, *, to: str | None, first: int | None = None
) -> Iterator[bool]:
    """Go on phase by phase, and yield of each whether the first turn of a game turn begins with it.

    Args:
        draft: The table.
        channel: Where.
        battle: The battle that is fought.
        to: The phase to go on to; the next one when None. It need not be reached.
        first: The side that takes the first turn of a game turn, as `advance` has it.
    """
    # Without phases, from turn to turn; a phase all sides share may be all their turns away.
    most = max(1, len(channel.ruleset.phases)) * len(draft.board.sides)
    for _ in range(most):
        begins = advance(draft, battle, channel.ruleset, first=first)
        due = _due(channel, battle)
        named = {row.name: (row.id,) for row in draft.board.units} if due else {}
        apply_effects(draft, battle, due, named, ruleset=channel.ruleset, new_id=channel.new_id)
        yield begins
        if to in (None, battle.phase):
            return


def _due(channel: Channel, battle: BattleRow) -> tuple[Effect, ...]:
    """Return what happens by rule as the phase begins that the battle has come to."""
    begins = channel.ruleset.begins
    if begins is nothing_begins:
        return ()
    return begins(situation_of(channel, battle, whole_army=True))


def passed_over(channel: Channel, to: str | None) -> tuple[Reminder, ...]:
    """Return what is left undone in the phases that a step to another one skips, of any turn.

    The table is as before afterwards.

    Args:
        channel: Where.
        to: The phase that is gone on to; None for the next one, which skips none.
    """
    battle = channel.board.battle
    if battle is None or to in (None, battle.phase):
        return ()
    found: dict[Reminder, None] = {}
    draft = Draft(channel.board)
    try:
        for _ in steps(draft, channel, battle, to=to):
            if battle.phase != to:
                left = channel.ruleset.reminders(situation_of(channel, battle, "leaving"))
                found.update(dict.fromkeys(left))
    finally:
        channel.board.take_back(draft.changes)
    return tuple(found)
