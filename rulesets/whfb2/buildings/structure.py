"""Sections, partitions and doors: what they stand, and what brings them down [L4122-4209]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Annotated, Final, Literal

from pydantic import Field

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.catalogue import Id, Source, read_catalogue
from rulesets.core.declaring.parameter import Choice, Quantity, Units, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusSet, WoundsLost
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.rank_and_flank.attack.hit import ONE
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.harm import Hit, Losses, inflict, losses
from rulesets.whfb2.harm.striking import Blow, harm_effects
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting.fire import FIRE, ON_FIRE, SETS_ALIGHT
from rulesets.whfb2.shooting.venom import status_value
from rulesets.whfb2.unit import house, readings
from rulesets.whfb2.unit.options import One, YesNo

_MOST_ATTACKS: Final = 200


@dataclass(frozen=True, slots=True)
class Structure:
    """A section of a building or wall, a door or a partition.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Lines of the source text.
        t: Its Toughness.
        w: Its Wounds; 1 for a partition.
        save: Its save as X, None for what is not of brick, stone or cement.
        kind: A `section` of building or wall, a `door`, or a `partition` that one wound breaches.
    """

    id: Id
    source: Source
    t: Annotated[int, Field(ge=1, le=10)]
    w: Annotated[int, Field(ge=1, le=20)] = 1
    save: Annotated[int | None, Field(ge=2, le=6)] = None
    kind: Literal["section", "door", "partition"] = "section"


STRUCTURES: Final = read_catalogue(
    files("rulesets.whfb2") / "data" / "structures.toml", "structures", Structure
)
_SECTIONS: Final = tuple(
    key for key, structure in STRUCTURES.items() if structure.kind == "section"
)
_DOORS: Final = tuple(key for key, structure in STRUCTURES.items() if structure.kind == "door")
_PARTITIONS: Final = tuple(
    key for key, structure in STRUCTURES.items() if structure.kind == "partition"
)

Attacks = Annotated[Amount, Quantity(0, _MOST_ATTACKS)]


@dataclass(frozen=True, slots=True)
class StructureHarm:
    """Losses of a section or a door.

    Attributes:
        wounds_lost: Wounds lost now.
        left: Wounds left.
        fallen: Whether it collapsed, or is broken in.
        alight: Whether it caught fire, by the compiler's own rule.
    """

    wounds_lost: int
    left: int
    fallen: bool
    alight: bool = False


def structure_effects(_arguments: Arguments, result: StructureHarm) -> tuple[Effect, ...]:
    """Take the Wounds off the section or door."""
    if not result.wounds_lost:
        return ()
    lost = WoundsLost("target", result.wounds_lost)
    alight = (StatusSet("target", ON_FIRE),) if result.alight else ()
    return (lost, Destroyed("target")) if result.fallen else (lost, *alight)


def after_structure(_arguments: Arguments, result: StructureHarm) -> tuple[FollowUp, ...]:
    """Offer the blow of a falling section against those in it and on it."""
    return (FollowUp("collapse"),) if result.fallen else ()


@procedure(source="L4122-4168", effects=structure_effects, follow_ups=after_structure)
def structure_attack(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    structure: Annotated[str, Choice(_SECTIONS)] = "stone-building",
    attacks: Attacks = ONE_WOUND,
    s: options.Strength,
    lost: Annotated[int, Whole(0, 60)] = 0,
    modifier: options.Bonus = 0,
    flaming: YesNo = False,
    natural_one: house.NaturalOne = False,
    simple_fire: house.SimpleFire = False,
    masonry_save: readings.MasonrySave = "steady",
) -> StructureHarm:
    """Strike a section of a building or wall: attacks hit by themselves [L4122-4168].

    Brick, stone and cement save each Wound on 5+, whatever the Strength: the text calls it a save
    in quotation marks, and says nothing of Strength. By a house rule fire is one more to wound what
    burns, and sets it alight on 4+ once it is wounded [L7581-7589].

    Args:
        dice: To wound, saves; whether it catches fire.
        unit: Who strikes.
        target: The section, a unit of its own whose losses are kept.
        structure: What it is.
        attacks: Attacks, or hits of a machine.
        s: Their Strength.
        lost: Wounds it lost before, where it is no unit of the table.
        modifier: What a weapon adds to the roll to wound.
        flaming: The attacks burn, and the section does.
        natural_one: House rule.
        simple_fire: House rule.
        masonry_save: House rule: whether Strength counts against the save.

    Raises:
        Refusal: `target-dead` for one that has fallen.
    """
    burns = flaming and simple_fire
    fire = (FIRE,) if burns else ()
    blow = Blow(s, (*options.weapon_modifier(modifier), *fire), natural_one=natural_one)
    work = _Work(unit, target, STRUCTURES[structure], lost, steady=masonry_save == "steady")
    done = _batter(dice, work, attacks, blow)
    if not burns or not done.wounds_lost or done.fallen or status_value(target, ON_FIRE):
        return done
    if not dice.check(SETS_ALIGHT, "set-alight"):
        return done
    dice.tell("ablaze")
    return replace(done, alight=True)


@procedure(source="L4200-4209", effects=structure_effects)
def break_door(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    door: Annotated[str, Choice(_DOORS)] = "thick-door",
    attacks: Attacks = ONE_WOUND,
    s: options.Strength,
    lost: Annotated[int, Whole(0, 60)] = 0,
    modifier: options.Bonus = 0,
    natural_one: house.NaturalOne = False,
) -> StructureHarm:
    """Break a door in that is locked or barred: attacks hit by themselves [L4200-4209].

    Raises:
        Refusal: `target-dead` for one that is broken.
    """
    blow = Blow(s, options.weapon_modifier(modifier), natural_one=natural_one)
    return _batter(dice, _Work(unit, target, STRUCTURES[door], lost), attacks, blow)


@dataclass(frozen=True, slots=True)
class _Work:
    """An attack on a structure: attackers, Wounds lost before, and whether its save is steady."""

    unit: Unit | None
    target: Unit | None
    what: Structure
    lost: int
    steady: bool = True


def _batter(dice: Dice, work: _Work, attacks: Amount, blow: Blow) -> StructureHarm:
    target, what = work.target, work.what
    toughness, left, save = what.t, what.w - work.lost, what.save
    if target is not None:
        toughness = target.number("t", toughness)
        if target.find("w") is not None:
            left = target.wounds_left()
        worn = target.find("save")
        save = save if worn is None else worn.fixed
    name = None if target is None else target.name
    if left < 1:
        raise Refusal("target-dead", unit=name)
    hit = replace(blow.hit(toughness, save), steady=work.steady)
    if hit.wound_need is None:
        dice.tell("cannot-wound", strength=hit.strength, toughness=toughness)
    striker = None if work.unit is None else work.unit.name
    hits = attacks.roll(dice, "attacks", subject=striker)
    done = inflict(dice, hits, hit, cap=left, striker=striker, target=name)
    return StructureHarm(done.score, left - done.score, done.score >= left)


@dataclass(frozen=True, slots=True)
class Breach:
    """The breach of a partition: a man may pass next movement phase, with all his move."""

    breached: bool
    wounds: int


@procedure(source="L4176-4198")
def breach(
    dice: Dice,
    *,
    partition: Annotated[str, Choice(_PARTITIONS)] = "thick-partition",
    attacks: Attacks = ONE_WOUND,
    s: options.Strength,
    modifier: options.Bonus = 0,
    natural_one: house.NaturalOne = False,
) -> Breach:
    """Break through a partition, a floor or a roof: one wound is a breach [L4176-4198].

    Attacks hit by themselves; the building itself loses nothing.
    """
    what = STRUCTURES[partition]
    hit = Hit(s, what.t, to_wound=options.weapon_modifier(modifier), natural_one=natural_one)
    need = hit.wound_need
    if need is None:
        dice.tell("cannot-wound", strength=s, toughness=what.t)
        return Breach(breached=False, wounds=0)
    hits = attacks.roll(dice, "attacks")
    never = ONE if natural_one else NOTHING
    wounds = dice.successes(hits, need, "to-wound", never=never, modifiers=hit.to_wound)
    return Breach(wounds > 0, wounds)


@dataclass(frozen=True, slots=True)
class Group:
    """Figures that something befalls: how many, None where nobody said, and their Wounds."""

    models: int | None
    wounds_each: int = 1
    carried: int = 0
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Collapse:
    """Losses of a unit in or on a section that collapsed."""

    harm: Losses


def collapse_effects(_arguments: Arguments, result: Collapse) -> tuple[Effect, ...]:
    """Take the losses off the unit."""
    return harm_effects("target", result.harm)


@procedure(source="L4170-4174", effects=collapse_effects, actors=())
def collapse(
    dice: Dice,
    *,
    target: Annotated[Unit | None, Units()] = None,
    covered: Annotated[int | None, Whole(0, 500)] = None,
    save: options.Save = None,
    w: options.WoundsEach = 1,
    models: options.Models = None,
    carried: options.Carried = 0,
    natural_one: house.NaturalOne = False,
) -> Collapse:
    """Bring a section down on those in it and on its roof: a wound each, armour saves [L4170-4174].

    Args:
        dice: A save for each figure.
        target: Who is in it or on it.
        covered: How many of its figures; all when not given.
        save: Their save.
        w: Wounds of each.
        models: Figures of the unit.
        carried: Wounds noted on it.
        natural_one: House rule.

    Raises:
        Refusal: `missing-option` without figures, `target-dead`.
    """
    if models is not None and models < 1:
        raise Refusal("target-dead", unit=None if target is None else target.name)
    figures = covered if covered is not None else models
    if figures is None:
        raise Refusal("missing-option", option="covered")
    if models is not None:
        figures = min(figures, models)
    group = Group(models, w, carried, None if target is None else target.name)
    return Collapse(wound_each(dice, figures, save, group, natural_one=natural_one))


def wound_each(
    dice: Dice, figures: int, save: int | None, group: Group, *, natural_one: bool
) -> Losses:
    """Take a wound off each of some figures of a group, armour saves allowed."""
    unsaved = figures
    if save is not None and figures:
        never = ONE if natural_one else NOTHING
        saved = dice.successes(figures, save, "armour-save", never=never, subject=group.name)
        unsaved = figures - saved
    return losses(group.models, group.wounds_each, group.carried, unsaved)
