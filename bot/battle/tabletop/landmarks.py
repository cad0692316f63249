"""Landmarks on the battlefield, kept with the battle under their names."""

from collections.abc import Mapping
from typing import Any, Final

from bot.battle.tabletop import objectives
from bot.store.board import Draft
from bot.store.tables.battle import BattleRow, Json
from bot.texts.names import clean, fold, matching
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.results.effect import LandmarkPlaced, LandmarkRemoved
from rulesets.refusal import Refusal

MOST_LANDMARKS: Final = 40
_KEY: Final = "landmark:"
"""What the keys of landmarks among a battle's options begin with."""
_PARTS: Final = {"name", "kind", "traits"}


def landmarks_of(battle: BattleRow) -> tuple[Landmark, ...]:
    """Return what stands on the battlefield, in order of name."""
    held = (option for key, option in battle.options.items() if key.startswith(_KEY))
    found = (
        Landmark(landmark["kind"], tuple(landmark["traits"]), landmark["name"]) for landmark in held
    )
    return tuple(sorted(found, key=lambda landmark: landmark.name or ""))


def find_landmark(battle: BattleRow | None, text: str) -> Landmark | None:
    """Return the landmark that a player means by its name, or by a beginning that only it has."""
    known = () if battle is None else landmarks_of(battle)
    found = matching(text, {fold(landmark.name or ""): landmark for landmark in known})
    return found[0] if len(found) == 1 else None


def change(draft: Draft, battle: BattleRow, effect: LandmarkPlaced | LandmarkRemoved) -> None:
    """Note a landmark, in the place of one of its name, or that it is gone.

    Raises:
        Refusal: `too-much-ground`.
    """
    called = clean(effect.name)
    key = f"{_KEY}{fold(called)}"
    value: Json = None
    if isinstance(effect, LandmarkPlaced):
        if key not in battle.options and len(landmarks_of(battle)) >= MOST_LANDMARKS:
            raise Refusal("too-much-ground", most=MOST_LANDMARKS)
        value = {"name": called, "kind": effect.kind, "traits": list(effect.traits)}
    else:
        objectives.forget(draft, battle, called)
    draft.set(battle, f"options.{key}", value)


def sound(options: Mapping[str, Any]) -> bool:
    """Return whether all that a battle's options say of landmarks can be read."""
    return all(_is_landmark(held) for key, held in options.items() if key.startswith(_KEY))


def _is_landmark(held: object) -> bool:
    if not isinstance(held, dict) or set(held) != _PARTS:
        return False
    traits = held["traits"]
    words = isinstance(traits, list) and all(isinstance(trait, str) for trait in traits)
    return words and isinstance(held["name"], str) and isinstance(held["kind"], str)
