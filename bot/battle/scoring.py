"""The worth of a table to each side: what its game counts, and what players added."""

from collections.abc import Sequence

from bot.battle.channel.switches import HOUSE
from bot.battle.situation import situation_at
from bot.store.board import Board
from bot.store.tables.battle import BattleRow, SideRow
from rulesets.core.declaring.house import settled
from rulesets.core.results.reminder import Situation
from rulesets.core.results.score import ScoreLine, Scoring, totals_of
from rulesets.core.ruleset.game import Ruleset


def in_turn(sides: Sequence[SideRow], battle: BattleRow) -> list[SideRow]:
    """Return sides in the order in which a situation has them: whose turn it is first."""
    return [sides[battle.active], *(side for side in sides if side.place != battle.active)]


def counted_in(
    situation: Situation, scoring: Scoring, order: Sequence[SideRow]
) -> dict[int, tuple[ScoreLine, ...]]:
    """Return what a game counts for each side, by its place."""
    lines = scoring.lines(situation)
    return {side.place: lines[at] for at, side in enumerate(order)}


def totals_at(board: Board, game: Ruleset, battle: BattleRow) -> dict[int, int]:
    """Return the points of each side by its id, as a table stands that need not be a channel's."""
    switches = settled(game.house_rules, battle.options.get(HOUSE) or {})
    situation = situation_at(board, game, switches, battle, whole_army=True)
    order = in_turn(board.sides, battle)
    totals = zip(order, totals_of(game.score, situation), strict=True)
    return {side.id: total for side, total in totals}
