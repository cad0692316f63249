"""Objectives and the sides that hold them: hills, gates; kept with the battle."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from bot.store.board import Draft
from bot.store.tables.battle import BattleRow, Json
from bot.texts.names import clean, fold
from rulesets.core.results.reminder import Objective
from rulesets.refusal import Refusal

MOST_HELD: Final = 40
"""Things of one battle that somebody holds, or that lie somewhere."""
_KEY: Final = "ground:"
"""What the keys of what is held among a battle's options begin with."""
_FIELDS: Final = frozenset({"name", "side", "was", "at", "lies"})
BOTH: Final = "both"
Land: TypeAlias = int | Literal["both"]
"""The place of the side on whose land something lies, or all sides'."""


def held_by(battle: BattleRow, side: int) -> tuple[str, ...]:
    """Return the names of what a side holds, by its place, in order of name."""
    return tuple(
        sorted(objective["name"] for objective in _all(battle) if objective["side"] == side)
    )


def objectives_of(battle: BattleRow, side: int, player_turn: list[int]) -> tuple[Objective, ...]:
    """Return what a side holds as its game sees it, in order of name.

    Args:
        battle: The battle.
        side: Place of the side.
        player_turn: The turn under way, as `bot.battle.tabletop.turns.player_turn` tells it.
    """
    found = []
    for objective in _all(battle):
        if objective["side"] == side:
            lies = objective.get("lies")
            before = objective.get("was") if objective.get("at") == player_turn else side
            whose = None if lies is None else lies if lies == BOTH else _seen(lies, side)
            found.append(Objective(objective["name"], _seen(before, side), whose))
    return tuple(sorted(found, key=lambda objective: objective.name))


def _seen(holder: int | None, side: int) -> Literal["own", "other", "nobody"]:
    if holder is None:
        return "nobody"
    return "own" if holder == side else "other"


def _all(battle: BattleRow) -> list[dict[str, Any]]:
    return [option for key, option in battle.options.items() if key.startswith(_KEY)]


def take(
    draft: Draft, battle: BattleRow, name: str, side: int | None, player_turn: list[int]
) -> None:
    """Note who holds something; None for nobody.

    Raises:
        Refusal: `too-much-ground`.
    """
    held = _known(battle, name)
    now = held.get("at") == player_turn
    before = held.get("was") if now else held.get("side")
    _write(draft, battle, name, {**held, "side": side, "was": before, "at": player_turn})


def lay(draft: Draft, battle: BattleRow, name: str, lies: Land) -> None:
    """Note on whose land something lies, whoever holds it.

    Raises:
        Refusal: `too-much-ground`.
    """
    _write(draft, battle, name, {"side": None, **_known(battle, name), "lies": lies})


def forget(draft: Draft, battle: BattleRow, name: str) -> None:
    """Forget all that is noted of something that no longer stands."""
    draft.set(battle, f"options.{_key_of(name)}", None)


def _key_of(name: str) -> str:
    return f"{_KEY}{fold(clean(name))}"


def _known(battle: BattleRow, name: str) -> dict[str, Any]:
    return dict(battle.options.get(_key_of(name)) or {})


def _write(draft: Draft, battle: BattleRow, name: str, told: dict[str, Any]) -> None:
    key = _key_of(name)
    nobody = told["side"] is None and told.get("was") is None
    gone = nobody and told.get("lies") is None
    if not gone and key not in battle.options and len(_all(battle)) >= MOST_HELD:
        raise Refusal("too-much-ground", most=MOST_HELD)
    value: Json = None if gone else {**told, "name": clean(name)}
    draft.set(battle, f"options.{key}", value)


def sound(options: Mapping[str, Any]) -> bool:
    """Return whether all that a battle's options say of ground can be read."""
    return all(_is_held(held) for key, held in options.items() if key.startswith(_KEY))


def _is_held(held: object) -> bool:
    if not isinstance(held, dict) or not {"name", "side"} <= set(held) <= _FIELDS:
        return False
    places = (held["side"], held.get("was"), None if held.get("lies") == BOTH else held.get("lies"))
    at = held.get("at", [0, 0])
    turn = isinstance(at, list) and [type(objective) for objective in at] == [int, int]
    named = isinstance(held["name"], str)
    return named and turn and all(position is None or type(position) is int for position in places)
