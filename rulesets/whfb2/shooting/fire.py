"""Fire as a weapon: points of fire on what burns [L3456-3517]."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal, code_for
from rulesets.whfb2.harm.proof import FIRE_PROOF, RAIN
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting.eligibility import PREPARED
from rulesets.whfb2.shooting.venom import status_value, tallied
from rulesets.whfb2.unit import house, offers, readings
from rulesets.whfb2.unit.demands import OWN_TURN, SHOOTING
from rulesets.whfb2.unit.options import One, YesNo

FIRE: Final = Modifier("fire", 1)
"""The bonus of fire to wound targets that burn, by the compiler's own rule [L7582-7584]."""
SETS_ALIGHT: Final = 4
"""The face on which targets that fire wounded burn on, by the same rule [L7585-7587]."""
BURNED: Final = "burned"
"""The status of who burned on this turn already."""
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
    """The result of burning hits.

    Attributes:
        total: Points noted now.
        models_lost: Creatures that burned.
        destroyed: Whether nobody is left.
        alight: Whether the target burns on, by the compiler's own rule.
        points: Points of fire added.
    """

    total: int = 0
    models_lost: int = 0
    destroyed: bool = False
    alight: bool = False
    points: int | None = detail()


def lethal(toughness: int, fire_kills: str) -> int:
    """Return the points of fire that kill a creature: as many as its Toughness, or one more."""
    return max(1, toughness) + (fire_kills == "beyond-toughness")


def burn(
    points: int,
    *,
    toughness: int,
    before: int,
    models: int | None,
    fire_kills: str = "at-toughness",
) -> Flames:
    """Return what points of fire do to creatures that burn: one dies for its Toughness' worth.

    The text counts them for one creature [L3511-3517]; those of a unit are added up as poison is.
    """
    killed, kept = divmod(before + points, lethal(toughness, fire_kills))
    if models is not None and killed >= models:
        return Flames(0, models, destroyed=True, points=points)
    return Flames(kept, killed, points=points)


def flames_effects(arguments: Arguments, result: Flames) -> tuple[Effect, ...]:
    """Note the points, and remove the burned."""
    return burned_effects(arguments.get("target"), result)


@procedure(source="L3478-3517", effects=flames_effects, actors=())
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
    simple_fire: house.SimpleFire = False,
    fire_kills: readings.FireKills = "at-toughness",
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
        simple_fire: House rule, by which nobody counts points of fire.
        fire_kills: House rule: whether it takes a point more than the Toughness.

    Raises:
        Refusal: `no-fire-points`, `missing-option` without the Toughness of a creature,
            `target-dead`.
    """
    check_points(simple_fire=simple_fire)
    if target is not None and (FIRE_PROOF in target.rules or target.has(RAIN)):
        dice.tell("fire-harmless")
        return Flames(status_value(target, ON_FIRE), points=0)
    before = status_value(target, ON_FIRE) if noted is None else noted
    if not building and t is None:
        raise Refusal("missing-option", option="t")
    if models is not None and models < 1:
        raise Refusal("target-dead", unit=None if target is None else target.name)
    points = fire_points(dice, FIRE_POINTS[source], hits)
    if building or t is None:
        return Flames(before + points, points=points)
    return burn(points, toughness=t, before=before, models=models, fire_kills=fire_kills)


def check_points(*, simple_fire: bool) -> None:
    """Refuse to count points of fire where the compiler's own rule is played in their place.

    Raises:
        Refusal: `no-fire-points`.
    """
    if simple_fire:
        raise Refusal("no-fire-points")


@dataclass(frozen=True, slots=True)
class Ablaze:
    """The loss of a burning creature or section this turn, by the compiler's own rule."""

    wounds: int


def ablaze_effects(arguments: Arguments, result: Ablaze) -> tuple[Effect, ...]:
    """Take the wound, or put it out; a creature that dies of it burns no more."""
    if not result.wounds:
        return (StatusCleared("target", ON_FIRE),)
    target: Unit | None = arguments["target"]
    lost: tuple[Effect, ...] = (WoundsLost("target", 1), StatusSet("target", BURNED, "turn"))
    if target is not None and target.wounds_left() <= 1:
        return (*lost, Destroyed("target"))
    return lost


@procedure(
    source="L7581-7590",
    effects=ablaze_effects,
    actors=(),
    demands=(Demand("target", once=(BURNED,)),),
    offering=offers.FIRE,
)
def burn_on(
    _dice: Dice,
    *,
    target: One = None,
    put_out: YesNo = False,
    simple_fire: house.SimpleFire = False,
) -> Ablaze:
    """Burn on for a turn: a wound, until the game master says that it is put out [L7587-7589].

    Args:
        target: What burns, or who does.
        put_out: It is put out instead.
        simple_fire: House rule, without which points of fire are counted.

    Raises:
        Refusal: `fire-points-counted`, `not-on-fire`.
    """
    if not simple_fire:
        raise Refusal("fire-points-counted")
    if target is not None and not target.has(ON_FIRE):
        raise Refusal("not-on-fire", unit=target.name)
    return Ablaze(0 if put_out else 1)


def fire_points(dice: Dice, each: Amount, hits: int) -> int:
    """Return the points of fire of some hits."""
    if hits < 1:
        return 0
    if not each.count:
        return each.plus * hits
    return dice.sum(each.count * hits, "fire-points", die=plain_die(each.sides))


def burned_effects(target: Unit | None, result: Flames) -> tuple[Effect, ...]:
    """Return what flames change of the unit under the option `target`."""
    return tallied(target, ON_FIRE, result.models_lost, result.total, gone=result.destroyed)


@dataclass(frozen=True, slots=True)
class FireReady:
    """Burning missiles that are ready for the next turn; whether they stay so, as torches do."""

    lasting: bool


def fire_ready_effects(_arguments: Arguments, _result: FireReady) -> tuple[Effect, ...]:
    """Note that they are ready; this turn the unit shoots no more."""
    return (StatusSet("unit", PREPARED), StatusSet("unit", "shot", "turn"))


@procedure(
    source="L3465-3477",
    command="shoot",
    variant="prepare-fire",
    effects=fire_ready_effects,
    phases=SHOOTING,
    demands=(OWN_TURN,),
    offering=offers.PREPARE_FIRE,
)
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
                raise Refusal(code_for("shooters", status), unit=unit.name)
        if unit.has("shot"):
            raise Refusal("already-shot", unit=unit.name)
    if moved:
        raise Refusal("fire-needs-standing")
    return FireReady(torches)
