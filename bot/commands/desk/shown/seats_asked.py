"""Seats that somebody asked for: the buttons by which those who play agree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from bot.battle.actions.lifecycle import JOIN, is_referee
from bot.battle.actions.seats import (
    ASKED_IN,
    REFEREE_ASKED,
    SEAT_ASKED,
    agreed_to_referee,
    is_taken,
    may_admit,
    may_agree_to_referee,
)
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.store.tables.battle import SideRow
from bot.views.interface.buttons import ButtonSpec

_MOST: Final = 2


def seats_asked(context: CommandContext, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the last questions for a seat that still wait for somebody who plays.

    Args:
        context: Where.
        entries: The last entries, the newest first.
    """
    answered = {entry.arguments.get(ASKED_IN) for entry in entries if entry.action == JOIN}
    latest: dict[int, Entry] = {}
    for entry in entries:
        asks = entry.action in {SEAT_ASKED, REFEREE_ASKED}
        if asks and entry.number not in answered and _waits(context, entry):
            latest.setdefault(entry.actor.id, entry)
    return tuple(islice(latest.values(), _MOST))


def _waits(context: CommandContext, asked: Entry) -> bool:
    """Tell whether who asked has no such seat, and others are there to agree."""
    board, comer = context.channel.board, asked.actor
    if asked.action == REFEREE_ASKED:
        return not is_referee(board, comer)
    side = _side_of(context, asked)
    sits = any(
        player.user_id == comer.id and side is not None and player.side_id == side.id
        for player in board.players
    )
    return side is not None and not sits and is_taken(board, comer, side.id)


def _side_of(context: CommandContext, asked: Entry) -> SideRow | None:
    sides = context.channel.board.sides
    return next((side for side in sides if side.place == asked.arguments["place"]), None)


def agreeing(
    context: CommandContext, questions: Iterable[Entry], *, own: bool
) -> Iterator[ButtonSpec]:
    """Yield the buttons that agree, each with who would sit where.

    Args:
        context: Where, with the texts that it is shown in.
        questions: What was asked, see `seats_asked`.
        own: Whether one player alone sees them, who then is one of those who are asked.
    """
    for asked in questions:
        if own and not _is_asked(context, asked):
            continue
        who = asked.actor.name
        if asked.action == REFEREE_ASKED:
            label = context.texts("button-agree-referee", who=who)
        else:
            label = context.texts("button-agree-seat", who=who, side=asked.arguments["side"])
        yield ButtonSpec("agree", str(asked.id), label)


def _is_asked(context: CommandContext, asked: Entry) -> bool:
    """Tell whether the player who looks is one of those who have yet to agree."""
    board, actor = context.channel.board, context.actor
    if asked.action == REFEREE_ASKED:
        own = may_agree_to_referee(board, actor, asked)
        return own is not None and own.place not in agreed_to_referee(board, asked)
    side = _side_of(context, asked)
    return side is not None and may_admit(board, actor, asked.actor, side.id)
