"""Points that players add to what their game counts: kept with the battle, one entry each."""

import asyncio
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from bot.battle.channel.channel import Channel
from bot.store.board import Draft
from bot.store.journal.record import Action, Caller, Entry
from bot.store.tables.battle import BattleRow, Json, SideRow
from bot.texts.names import clean
from rulesets.refusal import Refusal

MOST_POINTS: Final = 10_000
MOST_CORRECTIONS: Final = 60
_KEY: Final = "score:"
"""What the keys of corrections among a battle's options begin with."""


@dataclass(frozen=True, slots=True)
class Correction:
    """A number of points that somebody added.

    Attributes:
        side: Place of the side, from 0.
        points: Negative where they are taken away.
        why: The reason given, empty without one.
        turn: The game turn.
    """

    side: int
    points: int
    why: str
    turn: int


def corrections(battle: BattleRow) -> tuple[Correction, ...]:
    """Return the points that players added, in order."""
    keys = [key for key in battle.options if key.startswith(_KEY)]
    return tuple(
        Correction(**battle.options[key])
        for key in sorted(keys, key=lambda score: (len(score), score))
    )


def sound(options: Mapping[str, Any]) -> bool:
    """Return whether all that a battle's options say of points can be read."""
    return all(_is_correction(held) for key, held in options.items() if key.startswith(_KEY))


def _is_correction(held: object) -> bool:
    if not isinstance(held, dict) or set(held) != {field.name for field in fields(Correction)}:
        return False
    numbers = all(type(held[name]) is int for name in ("side", "points", "turn"))
    return numbers and isinstance(held["why"], str) and abs(held["points"]) <= MOST_POINTS


def add(
    channel: Channel, caller: Caller, side: SideRow, points: int, why: str
) -> asyncio.Future[Entry]:
    """Add points to a side.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `no-points`, `too-many-corrections`.
    """
    battle = channel.fighting()
    if not points:
        raise Refusal("no-points")
    reason = clean(why) if why.strip() else ""
    arguments = {"side": side.name, "points": points, "why": reason}

    def change(draft: Draft) -> None:
        correct(draft, channel, battle, {side.place: points}, reason)

    return channel.accept(Action(caller, "score-add", arguments), change)


def correct(
    draft: Draft, channel: Channel, battle: BattleRow, points: Mapping[int, int], why: str = ""
) -> None:
    """Add points to sides by their place, as one change of the battle.

    Raises:
        Refusal: `too-many-corrections`, `too-many-points`.
    """
    new = {position: added for position, added in points.items() if added}
    if len(corrections(battle)) + len(new) > MOST_CORRECTIONS:
        raise Refusal("too-many-corrections", most=MOST_CORRECTIONS)
    for position, added in new.items():
        if abs(added) > MOST_POINTS:
            raise Refusal("too-many-points", most=MOST_POINTS)
        told: Json = asdict(Correction(position, added, why, battle.turn))
        draft.set(battle, f"options.{_KEY}{channel.new_id()}", told)
