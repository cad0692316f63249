"""A battle as its game sees it: for reminders, scores and the options that the table fills."""

from bot.state.battles import BEGINNER_TOLD
from bot.state.channel import Channel
from bot.state.ground import ground_of
from bot.state.landmarks import landmarks_of
from bot.state.tables import BattleRow, SideRow
from bot.state.turns import last_turn, player_turn
from bot.state.units import as_joined
from rulesets.core.reminder import Camp, Lasting, Moment, Situation
from rulesets.core.unit import Unit


def situation_of(
    channel: Channel, battle: BattleRow, moment: Moment = "phase", *, ordered: bool = False
) -> Situation:
    """Return the battle as its game sees it now; `ordered` as the situation has it."""
    board, game = channel.board, channel.ruleset
    units = board.standing(
        lambda row: as_joined(
            board,
            row,
            game.best,
            game.as_it_stands,
            game.mute,
            lent=game.lent,
            leads=game.leads,
        )
    )
    camps = [_camp(channel, battle, side, units.get(side.id, ())) for side in board.sides]
    return Situation(
        battle.turn,
        battle.phase,
        camps[battle.active],
        tuple(camp for at, camp in enumerate(camps) if at != battle.active),
        last_turn(board, battle),
        moment,
        tuple(channel.switches.items()),
        settled=bool(battle.options.get(BEGINNER_TOLD)),
        ordered=ordered,
        landmarks=landmarks_of(battle),
    )


def _camp(channel: Channel, battle: BattleRow, side: SideRow, units: tuple[Unit, ...]) -> Camp:
    now = (battle.turn, battle.active)
    spells = tuple(
        Lasting(
            one.name,
            one.kind,
            one.value,
            one.upkeep,
            fresh=(one.turn, one.active) == now,
            kept=one.kept == battle.turn,
        )
        for one in channel.board.spells
        if one.side_id == side.id
    )
    # Who controls a landmark is kept alike, and is no objective.
    standing = {one.name for one in landmarks_of(battle)}
    held = ground_of(battle, side.place, player_turn(channel.ruleset, battle))
    return Camp(
        units,
        tuple(side.counters.items()),
        spells,
        ground=tuple(one for one in held if one.name not in standing),
        name=side.name,
    )
