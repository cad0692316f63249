"""Who holds what on the battlefield is no unit: objectives, hills, gates; kept with the battle."""

from collections.abc import Mapping
from typing import Any, Final

from bot.state.board import Draft
from bot.state.names import clean, fold
from bot.state.tables import BattleRow, Json
from rulesets.refusal import Refusal

MOST_HELD: Final = 40
"""Things of one battle that somebody holds."""
_KEY: Final = "ground:"
"""What the keys of what is held among a battle's options begin with."""


def held_by(battle: BattleRow, side: int) -> tuple[str, ...]:
    """Return the names of what a side holds, by its place, in order of name."""
    held = (one for key, one in battle.options.items() if key.startswith(_KEY))
    return tuple(sorted(one["name"] for one in held if one["side"] == side))


def take(draft: Draft, battle: BattleRow, name: str, side: int | None) -> None:
    """Note who holds something; None for nobody.

    Raises:
        Refusal: `too-much-ground`.
    """
    called = clean(name)
    key = f"{_KEY}{fold(called)}"
    if side is not None and key not in battle.options:
        count = sum(one.startswith(_KEY) for one in battle.options)
        if count >= MOST_HELD:
            raise Refusal("too-much-ground", most=MOST_HELD)
    value: Json = None if side is None else {"name": called, "side": side}
    draft.set(battle, f"options.{key}", value)


def sound(options: Mapping[str, Any]) -> bool:
    """Return whether all that a battle's options say of ground can be read."""
    return all(_is_held(held) for key, held in options.items() if key.startswith(_KEY))


def _is_held(held: object) -> bool:
    if not isinstance(held, dict) or set(held) != {"name", "side"}:
        return False
    return isinstance(held["name"], str) and type(held["side"]) is int
