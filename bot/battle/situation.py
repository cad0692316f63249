"""A battle as its game sees it: for reminders, scores and the options that the table fills."""

from collections.abc import Mapping
from functools import partial

from bot.battle.actions.scores import corrections
from bot.battle.channel.channel import Channel
from bot.battle.tabletop.landmarks import landmarks_of
from bot.battle.tabletop.links import combats_of
from bot.battle.tabletop.objectives import objectives_of
from bot.battle.tabletop.reach import in_battle
from bot.battle.tabletop.sheets import abilities
from bot.battle.tabletop.turns import BEGINNER_TOLD, last_turn, player_turn
from bot.battle.tabletop.units import as_unit
from bot.store.board import Board
from bot.store.tables.battle import BattleRow, SideRow
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.house import Switches
from rulesets.core.results.reminder import ArmyUnit, Lasting, Moment, Side, Situation
from rulesets.core.ruleset.counting import numbers_now
from rulesets.core.ruleset.game import Ruleset


def situation_of(
    channel: Channel,
    battle: BattleRow,
    moment: Moment = "phase",
    *,
    ordered: bool = False,
    whole_army: bool = False,
) -> Situation:
    """Return the battle as its game sees it now.

    Args:
        channel: Where.
        battle: What is fought there.
        moment: As the situation has it.
        ordered: As the situation has it.
        whole_army: Whether every unit that was ever brought is told beside those on the table.
    """
    return situation_at(
        channel.board,
        channel.ruleset,
        channel.switches,
        battle,
        moment,
        ordered=ordered,
        whole_army=whole_army,
    )


def situation_at(
    board: Board,
    game: Ruleset,
    switches: Switches,
    battle: BattleRow,
    moment: Moment = "phase",
    *,
    ordered: bool = False,
    whole_army: bool = False,
) -> Situation:
    """Return a battle as its game sees it on a table that need not be a channel's.

    Args:
        board: The table.
        game: The game.
        switches: Its house rules that hold.
        battle: The battle.
        moment: As in `situation_of`, like those that follow.
        ordered: Likewise.
        whole_army: Likewise.
    """
    made = partial(
        _made, board, game, switches, battle, moment, ordered=ordered, whole_army=whole_army
    )
    if battle is not board.battle:
        return made()
    # Asked for many times before anything changes.
    key = ("situation", game.id, tuple(switches.items()), moment, ordered, whole_army)
    kept = board.momentary  # those of now: a desk is looked at in a thread while others act
    situation: Situation | None = kept.get(key)
    if situation is None:
        situation = kept[key] = made()
    return situation


def _made(
    board: Board,
    game: Ruleset,
    switches: Switches,
    battle: BattleRow,
    moment: Moment,
    *,
    ordered: bool,
    whole_army: bool,
) -> Situation:
    units = board.standing(lambda row: in_battle(board, row, game))
    army: dict[int, list[ArmyUnit]] = {}
    for row in board.units if whole_army else ():
        army.setdefault(row.side_id, []).append(ArmyUnit(board.seen(row, as_unit), row.destroyed))
    joined = board.derived("joined", partial(_joined, board, game))
    sides = [
        _side_of(
            board,
            game,
            battle,
            side,
            units.get(side.id, ()),
            tuple(army.get(side.id, ())),
            joined.get(side.id, ()),
        )
        for side in board.sides
    ]
    stated = battle.options.get("points")
    return Situation(
        battle.turn,
        battle.phase,
        sides[battle.active],
        (*sides[battle.active + 1 :], *sides[: battle.active]),
        last_turn(board, battle),
        moment,
        tuple(switches.items()),
        settled=bool(battle.options.get(BEGINNER_TOLD)),
        ordered=ordered,
        landmarks=landmarks_of(battle),
        agreed=stated if isinstance(stated, int) else None,
        combats=combats_of(board),
    )


def _name_of(board: Board, unit_id: int | None) -> str | None:
    unit = None if unit_id is None else board.unit(unit_id)
    return None if unit is None else unit.name


def _joined(board: Board, game: Ruleset) -> Mapping[int, tuple[Unit, ...]]:
    """Return the characters in units by side, each as it stands by itself."""
    found: dict[int, list[Unit]] = {}
    for row in board.units:
        if not row.destroyed and row.host_id is not None:
            found.setdefault(row.side_id, []).append(in_battle(board, row, game))
    return {side: tuple(units) for side, units in found.items()}


def _side_of(  # noqa: PLR0917 - what a side is made of
    board: Board,
    game: Ruleset,
    battle: BattleRow,
    side: SideRow,
    units: tuple[Unit, ...],
    army: tuple[ArmyUnit, ...],
    joined: tuple[Unit, ...],
) -> Side:
    now = (battle.turn, battle.active)
    spells = tuple(
        Lasting(
            spell.name,
            spell.kind,
            spell.value,
            spell.upkeep,
            fresh=(spell.turn, spell.active) == now,
            kept=spell.kept == battle.turn,
            caster=_name_of(board, spell.unit_id),
        )
        for spell in board.spells
        if spell.side_id == side.id
    )
    # Who controls a landmark is kept alike, and is no objective.
    standing = {landmark.name for landmark in landmarks_of(battle)}
    held = objectives_of(battle, side.place, player_turn(game, battle))
    return Side(
        units,
        numbers_now(
            game, side.counters, (u.name for u in board.each_unit() if u.side_id == side.id)
        ),
        spells,
        army,
        objectives=tuple(objective for objective in held if objective.name not in standing),
        name=side.name,
        landmarks=tuple(objective.name for objective in held if objective.name in standing),
        added=sum(
            correction.points for correction in corrections(battle) if correction.side == side.place
        ),
        joined=joined,
        abilities=abilities(board).get(side.id, ()),
    )
