"""A battle as it stands: turn and phase, sides with their units, what was agreed on."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bot.battle.actions.scores import corrections
from bot.battle.tabletop.landmarks import landmarks_of
from bot.battle.tabletop.objectives import held_by
from bot.battle.tabletop.turns import unsettled
from bot.commands.battle import scores
from bot.commands.cards.presenter import deck_data, deck_lines
from bot.commands.request.context import CommandContext
from bot.commands.settings.switches import otherwise
from bot.commands.units.units import paused_line, side_lines, unit_data
from bot.store.board import Board
from bot.store.tables.battle import SideRow
from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import id_name
from bot.views.cards.card import Card
from bot.views.words.counters import counter_text, is_told
from rulesets.core.results.score import COUNTER
from rulesets.core.ruleset.counting import numbers_now


def now_line(context: CommandContext) -> str:
    """Return turn, side and phase in one line."""
    battle = context.channel.board.battle
    if battle is None:
        return context.texts("battle-over")
    side = context.channel.board.sides[battle.active]
    phase = context.texts(f"phase-{text_key(battle.phase)}") if battle.phase else ""
    return context.texts("battle-now", turn=battle.turn, side=side.name, phase=phase)


def players_told(board: Board, side: SideRow) -> str | None:
    """Return who plays a side, None for nobody or a single player after whom it is called."""
    names = [player.name for player in board.players if player.side_id == side.id]
    return ", ".join(names) if names and names != [side.name] else None


def seated_lines(context: CommandContext) -> tuple[str, ...]:
    """Return a line for each side that is not called after its only player: who plays it."""
    board = context.channel.board
    return tuple(
        context.texts("battle-joined", who=player.name, side=side.name)
        for side in board.sides
        if players_told(board, side)
        for player in board.players
        if player.side_id == side.id
    )


def spent_line(context: CommandContext) -> tuple[str, ...]:
    """Return a line on what the sides have left of what they spend, such as dice for magic."""
    board, texts = context.channel.board, context.texts
    spent = [counter.id for counter in context.ruleset.counters if counter.spent]
    told = []
    for side in board.sides:
        left = [
            counter_text(texts, name, side.counters[name])
            for name in spent
            if side.counters.get(name) is not None
        ]
        if left:
            told.append(f"{escaped(side.name)}{texts('colon')} {', '.join(left)}")
    return (" · ".join(told),) if told else ()


def _side_lines(context: CommandContext) -> tuple[str, ...]:
    board = context.channel.board
    lines = []
    units = [unit.name for unit in board.units]
    for side in board.sides:
        players = players_told(board, side)
        lines.append(f"**{context.texts('battle-side', side=side.name, players=players)}**")
        own = [unit.name for unit in board.units if unit.side_id == side.id]
        counters = [
            counter_text(context.texts, name, value, units)
            for name, value in numbers_now(context.ruleset, side.counters, own)
            if value and name != COUNTER and is_told(context.texts, name)
        ]
        if counters:
            lines.append(" · ".join(counters))
        held_names = () if board.battle is None else held_by(board.battle, side.place)
        if held_names:
            lines.append(context.texts("battle-ground", names=escaped(", ".join(held_names))))
        lines.extend(deck_lines(context, side))
        lines.extend(side_lines(context, side))
    lines.extend(deck_lines(context, None))
    return tuple(lines)


def landmark_line(context: CommandContext) -> tuple[str, ...]:
    """Return a line on the landmarks of the battlefield, empty without any."""
    battle, texts = context.channel.board.battle, context.texts
    standing = () if battle is None else landmarks_of(battle)
    if not standing:
        return ()
    told = []
    for landmark in standing:
        words = [texts(f"choice-{text_key(word)}") for word in (landmark.kind, *landmark.traits)]
        told.append(f"{landmark.name} ({', '.join(words)})")
    return (texts("battle-landmarks", names=escaped(", ".join(told))),)


def agreed_lines(context: CommandContext) -> tuple[str, ...]:
    """Return lines on what was agreed: who goes first, and house rules that are not the book's."""
    board, texts = context.channel.board, context.texts
    if board.battle is None:
        return ()
    lines = []
    if not unsettled(context.ruleset, board.battle):
        lines.append(texts("battle-first", side=board.sides[board.battle.first].name))
    others = otherwise(texts, context.ruleset, context.channel.switches)
    if others is not None:
        lines.append(texts("battle-house", rules=others))
    return tuple(lines)


def points_line(context: CommandContext) -> tuple[str, ...]:
    """Return a line on the points of both sides, nothing before anybody has scored or added any."""
    board = context.channel.board
    battle = board.battle
    if battle is None:
        return ()
    kept = any(side.counters.get(COUNTER) for side in board.sides) or corrections(battle)
    return (scores.standing_line(context, scores.points_now(context, battle)),) if kept else ()


def status_card(context: CommandContext) -> Card:
    """Return the answer that shows a channel's battle as it stands, running or paused."""
    board = context.channel.board
    battle = board.battle
    name = escaped(battle.name) if battle else context.texts("battle-unnamed")
    known = [id_name(context.texts, "spell", spell.name) or spell.name for spell in board.spells]
    spells = tuple(context.texts("change-spell-on", spell=name) for name in known)
    return Card(
        name,
        now_line(context),
        (*paused_line(context), *_side_lines(context), *landmark_line(context), *spells),
    )


def state_data(context: CommandContext) -> dict[str, Any]:
    """Return the battle as data."""
    board = context.channel.board
    battle = board.battle
    if battle is None:
        return {"battle": None}
    return {
        "battle": {
            "name": battle.name,
            "ruleset": battle.ruleset,
            "status": battle.status,
            "turn": battle.turn,
            "phase": battle.phase,
            "active": board.sides[battle.active].name,
            "first": board.sides[battle.first].name,
            "house": context.channel.switches,
            "sides": [
                {
                    "name": side.name,
                    "counters": side.counters,
                    "ground": list(held_by(battle, side.place)),
                }
                for side in board.sides
            ],
            "decks": deck_data(context, board.decks),
            "landmarks": [
                {**asdict(landmark), "traits": list(landmark.traits)}
                for landmark in landmarks_of(battle)
            ],
            "units": [unit_data(board, row) for row in board.units],
            "links": [row.model_dump(exclude={"battle_id"}) for row in board.links],
        }
    }
