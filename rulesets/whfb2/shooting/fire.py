"""Fire as a weapon: points of fire on what burns [L3456-3517]."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from rulesets.core.amount import Amount, read_amount
from rulesets.core.effect import Destroyed, Effect, StatusCleared, StatusSet, WoundsLost
from rulesets.core.parameter import Choice, Fill, Flag, Whole
from rulesets.core.procedure import Arguments
from rulesets.core.unit import Unit
from rulesets.dice.detail import detail
from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.options import One
from rulesets.whfb2.shooting import _options as options
from rulesets.whfb2.shooting._eligibility import PREPARED
from rulesets.whfb2.shooting.venom import status_value

ON_FIRE: Final = "on-fire"
"""The status that keeps the points of fire of a section of building or of who burns."""


class _FireData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    source: str = Field(pattern=r"^L\d")
    points: dict[str, str] = Field(min_length=1)


def load_fire(file: Traversable) -> dict[str, Amount]:
    """Read and check the points of fire of each weapon.

    Raises:
        ValueError: the file does not hold them.
        Refusal: points that are neither a number nor dice.
    """
    data = _FireData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    return {weapon: read_amount(points) for weapon, points in data.points.items()}


FIRE_POINTS: Final = load_fire(files("rulesets.whfb2") / "data" / "fire-points.toml")


@dataclass(frozen=True, slots=True)
class Flames:
    """What burning hits left.

    Attributes:
        total: Points noted now.
        models_lost: Creatures that burned.
        destroyed: Whether nobody is left.
        points: Points of fire added.
    """

    total: int = 0
    models_lost: int = 0
    destroyed: bool = False
    points: int | None = detail()


def burn(points: int, *, toughness: int, before: int, models: int | None) -> Flames:
    """Return what points of fire do to creatures that burn: one dies for its Toughness' worth.

    The text counts them for one creature [L3511-3517]; those of a unit are added up as poison is.
    """
    killed, kept = divmod(before + points, max(1, toughness))
    if models is not None and killed >= models:
        return Flames(0, models, destroyed=True, points=points)
    return Flames(kept, killed, points=points)


def flaming_attack(
    dice: Dice,
    *,
    target: One = None,
    hits: options.Count = 1,
    source: Annotated[str, Choice(tuple(FIRE_POINTS))] = "arrow",
    building: Annotated[bool, Flag()] = False,
    t: Annotated[int | None, Whole(1, 10), Fill("target", "t")] = None,
    noted: Annotated[int | None, Whole(0, 60)] = None,
    models: options.Models = None,
) -> Flames:
    """Set fire to what burns: points for each hit, with no roll to wound and no save [L3478-3517].

    Creatures that burn, mummies and treemen, die when they have as many points as Toughness; a
    building only keeps count, and burns by its own table.

    Args:
        dice: The points of each hit, where they are dice.
        target: What was hit.
        hits: Burning hits.
        source: What burns.
        building: The target is a section of a building.
        t: Toughness of a creature.
        noted: Points noted on it already; those of its status where not given.
        models: Creatures in it.

    Raises:
        Refusal: `missing-option` without the Toughness of a creature, `target-dead`.
    """
    before = status_value(target, ON_FIRE) if noted is None else noted
    if not building and t is None:
        raise Refusal("missing-option", option="t")
    if models is not None and models < 1:
        raise Refusal("target-dead", unit=None if target is None else target.name)
    points = fire_points(dice, FIRE_POINTS[source], hits)
    if building or t is None:
        return Flames(before + points, points=points)
    return burn(points, toughness=t, before=before, models=models)


def fire_points(dice: Dice, each: Amount, hits: int) -> int:
    """Return the points of fire of some hits."""
    if hits < 1:
        return 0
    if not each.count:
        return each.plus * hits
    return dice.sum(each.count * hits, "fire-points", die=plain_die(each.sides))


def flames_effects(arguments: Arguments, result: Flames) -> tuple[Effect, ...]:
    """Note the points, and remove who burned."""
    return burned_effects(arguments.get("target"), result)


def burned_effects(target: Unit | None, result: Flames) -> tuple[Effect, ...]:
    """Return what flames change of the unit under the option `target`."""
    effects: list[Effect] = []
    if result.models_lost:
        each = 1 if target is None else max(1, target.number("w", 1))
        effects.append(WoundsLost("target", result.models_lost * each))
    if result.destroyed:
        return (*effects, Destroyed("target"))
    if result.total:
        effects.append(StatusSet("target", ON_FIRE, value=result.total))
    elif status_value(target, ON_FIRE):
        effects.append(StatusCleared("target", ON_FIRE))
    return tuple(effects)


@dataclass(frozen=True, slots=True)
class FireReady:
    """Burning missiles that are ready for the next turn; whether they stay so, as torches do."""

    lasting: bool


def prepare_fire(
    _dice: Dice,
    *,
    unit: One = None,
    torches: Annotated[bool, Flag()] = False,
    moved: options.Moved = False,
) -> FireReady:
    """Prepare burning missiles: a whole turn without moving, for each volley [L3465-3477].

    Torches stay alight once they are lit.

    Raises:
        Refusal: `fire-from-horseback`, `fire-needs-standing`, `already-shot`, `shooters-<status>`.
    """
    if unit is not None:
        if "mounted" in unit.rules or "large-mount" in unit.rules:
            raise Refusal("fire-from-horseback")
        for status in ("fleeing", "engaged"):
            if unit.has(status):
                raise Refusal(f"shooters-{status}", unit=unit.name)
        if unit.has("shot"):
            raise Refusal("already-shot", unit=unit.name)
    if moved:
        raise Refusal("fire-needs-standing")
    return FireReady(torches)


def fire_ready_effects(_arguments: Arguments, _result: FireReady) -> tuple[Effect, ...]:
    """They are ready; this turn the unit shoots no more."""
    return (StatusSet("unit", PREPARED), StatusSet("unit", "shot", "turn"))
