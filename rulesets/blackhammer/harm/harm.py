"""Harm of hits to a target that may carry riders: who is struck, wounds, casualties [L2346-2348].

Of a mount, its ordinary riders and a character on it each has its profile and its losses, and
nothing passes from one to the other [L2350].
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.harm.attack import Hit, hit_of, hit_scores, hit_stages
from rulesets.blackhammer.psychology.throws import PARTLY_COVERED
from rulesets.blackhammer.shooting.outcome import Mark, Shooting
from rulesets.blackhammer.unit.riding import is_chariot, riders_of, share_mounted
from rulesets.blackhammer.unit.unit_state import melee_toughness
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Units
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Destroyed, Effect, OnCharacter, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.refusal import Refusal

BUILDING_HITS: Final = Amount(0, 1)
"""Hits on who is in a building, instead of those of a template [L2978]."""

Rider: TypeAlias = Annotated[Unit | None, Units()]
"""A character that rides the target."""
Crew: TypeAlias = Annotated[Unit | None, Units()]
"""Ordinary riders of the target, as a unit of as many models."""


@dataclass(frozen=True, slots=True)
class Harm:
    """Losses of a target and its riders.

    Attributes:
        wounds_lost: Wounds of the target itself: the mount, the chariot, the unit.
        models_lost: Models of it removed.
        destroyed: Whether nothing is left of it.
        panic: `no`, `end-of-phase` or `now`; None for a target of unknown size.
        rider_wounds: Wounds of the character that rides it.
        rider_slain: Whether he is dead.
        crew_wounds: Wounds of its ordinary riders.
        crew_slain: Whether none of them is left.
        carried: Wounds noted on the target afterwards.
        hits: Hits on the target itself.
        rider_hits: On the character.
        crew_hits: On the ordinary riders.
    """

    wounds_lost: int = 0
    models_lost: int = 0
    destroyed: bool = False
    panic: str | None = None
    rider_wounds: int = 0
    rider_slain: bool = False
    crew_wounds: int = 0
    crew_slain: bool = False
    carried: int | None = detail()
    hits: int | None = detail()
    rider_hits: int | None = detail()
    crew_hits: int | None = detail()


UNHARMED: Final = Harm()


@dataclass(frozen=True, slots=True)
class Blast:
    """Hits of an attack, whomever they strike.

    Attributes:
        strength: Strength of the hits.
        damage: Wounds that an unsaved wound takes.
        rules: Special rules of the attack.
    """

    strength: int
    damage: Amount = ONE_WOUND
    rules: SpecialRules = NO_RULES

    def on(self, unit: Unit, *, lent_save: int | None = None, melee: bool = False) -> Hit:
        """Return a hit on a unit as its profile takes it.

        Args:
            unit: Who is struck.
            lent_save: The armour save of the chariot it stands on, used where it is better [L2438].
            melee: Whether it is dealt in close combat, to a war machine's crew [L2492].

        Raises:
            Refusal: `unit-lacks-value` for a profile without a Toughness.
        """
        saves = [save for save in (unit.plain("save"), lent_save) if save is not None]
        return hit_of(
            self.strength,
            melee_toughness(unit) if melee else unit.number("t"),
            save=min(saves, default=None),
            ward=unit.plain("ward"),
            wounds_each=unit.number("w", 1),
            damage=self.damage,
            model_power=unit.number("power", 1),
            rules=self.rules,
            target_rules=unit.rules,
        )


@dataclass(frozen=True, slots=True)
class Victims:
    """Victims of an attack: a target and its riders.

    Attributes:
        mark: The target.
        hit: A hit on it.
        blast: What a hit on anybody else is.
        crew: Its ordinary riders.
        rider: The character that rides it.
        shooter: Who rolls to wound.
        rules: Special rules of the target.
    """

    mark: Mark
    hit: Hit
    blast: Blast
    crew: Unit | None = None
    rider: Unit | None = None
    shooter: str | None = None
    rules: SpecialRules = NO_RULES

    @property
    def lent_save(self) -> int | None:
        """The armour save that a chariot lends a character on it."""
        return self.hit.save if is_chariot(self.rules) else None

    @property
    def ridden(self) -> bool:
        """Tell whether somebody rides the target."""
        return self.crew is not None or self.rider is not None


def check_riders(crew: Unit | None, rider: Unit | None) -> None:
    """Refuse riders of whom none is left: `rider-dead`."""
    for unit in (crew, rider):
        if unit is not None and unit.models < 1:
            raise Refusal("rider-dead", unit=unit.name)


def allocate(dice: Dice, hits: int, victims: Victims) -> tuple[int, int, int]:
    """Return the hits on the target, on its ordinary riders and on the character."""
    return share_mounted(dice, hits, crew=victims.crew is not None, rider=victims.rider is not None)


def under_template(dice: Dice, victims: Victims, covered: int, partly: int) -> tuple[int, int, int]:
    """Return the hits of a template: a base wholly covered at once, one partly covered on 4+.

    Everybody on a ridden base is struck, each by himself [L102-106, L2348, L2592].

    Raises:
        Refusal: `one-ridden-model` for more than one base of a ridden target,
            `more-covered-than-models`.
    """
    models = victims.mark.models
    if victims.ridden and covered + partly > 1:
        raise Refusal("one-ridden-model")
    if models is not None and covered + partly > models:
        raise Refusal("more-covered-than-models", count=covered + partly, models=models)
    mount = covered + _half_struck(dice, partly, None)
    crew = rider = 0
    if victims.crew is not None:
        count, name = victims.crew.models, victims.crew.name
        crew = count * covered + _half_struck(dice, count * partly, name)
    if victims.rider is not None:
        rider = covered + _half_struck(dice, partly, victims.rider.name)
    return mount, crew, rider


def _half_struck(dice: Dice, count: int, subject: str | None) -> int:
    return dice.successes(count, PARTLY_COVERED, "template-partly", never=NOTHING, subject=subject)


def inflict(dice: Dice, victims: Victims, struck: tuple[int, int, int]) -> Harm:
    """Wound, save and remove: the target first, then its ordinary riders, then the character.

    Args:
        dice: To wound, saves, multiple wounds, for each in turn.
        victims: Who they are.
        struck: Hits on each of the three.
    """
    mount, crew, rider = struck
    own = _wound(dice, victims.mark, victims.hit, mount, victims.shooter)
    others = []
    for unit, hits, lent in (
        (victims.crew, crew, None),
        (victims.rider, rider, victims.lent_save),
    ):
        if unit is None or not hits:
            others.append((0, False))
            continue
        mark = Mark(unit, unit.models, unit.number("w", 1), unit.carried)
        done = _wound(dice, mark, victims.blast.on(unit, lent_save=lent), hits, victims.shooter)
        others.append((done.wounds_lost, done.destroyed))
    (crew_wounds, crew_slain), (rider_wounds, rider_slain) = others
    harm = Harm(
        own.wounds_lost,
        own.models_lost,
        own.destroyed,
        own.panic,
        rider_wounds,
        rider_slain,
        crew_wounds,
        crew_slain,
        own.carried,
        mount,
        rider,
        crew,
    )
    _tell_survivors(dice, victims, harm)
    return harm


def _wound(dice: Dice, mark: Mark, hit: Hit, hits: int, shooter: str | None) -> Shooting:
    if not hits:
        return mark.struck(0)
    whom = None if mark.unit is None else mark.unit.name
    done = dice.attacks(hits, "hit", hit_stages(hit, shooter, whom), hit_scores(hit), cap=mark.left)
    return mark.struck(done.score)


def in_building(dice: Dice, victims: Victims) -> Harm:
    """Strike who is in a building that a template touches: 1D6 hits [L2978]."""
    return inflict(dice, victims, (BUILDING_HITS.roll(dice, "hits"), 0, 0))


def one_by_one(dice: Dice, victims: Victims, hits: Amount, *, building: bool) -> Harm:
    """Share hits among the target and its riders and strike each; in a building 1D6 on all."""
    if building:
        return in_building(dice, victims)
    return inflict(dice, victims, allocate(dice, hits.roll(dice, "hits"), victims))


def by_template(
    dice: Dice, victims: Victims, covered: int | None, partly: int | None, *, building: bool
) -> Harm:
    """Strike who is under a template; in a building 1D6 hits on all.

    Raises:
        Refusal: `one-ridden-model`, `more-covered-than-models`.
    """
    if building:
        return in_building(dice, victims)
    return inflict(dice, victims, under_template(dice, victims, covered or 0, partly or 0))


def harm_effects(
    arguments: Arguments, harm: Harm, role: str = "target", index: int = 0
) -> tuple[Effect, ...]:
    """Return what the target and its riders lost; a rider outlives his mount, on foot.

    Riders are those named, else those who joined the target on the table.
    """
    target = arguments.get(role)
    aboard = riders_of(target if isinstance(target, Unit) else None)
    effects: list[Effect] = []
    joined: list[tuple[int, WoundsLost]] = []
    for name, (_, at), wounds, gone in (
        ("crew", aboard[0], harm.crew_wounds, harm.crew_slain),
        ("rider", aboard[1], harm.rider_wounds, harm.rider_slain),
    ):
        if not wounds:
            continue
        if arguments.get(name) is None and at:
            joined.append((at, WoundsLost(role, wounds, index)))
            continue
        effects.append(WoundsLost(name, wounds))
        effects += [Destroyed(name)] if gone else []
    # Who dies leaves the mount, so that those who joined last come first.
    for at, effect in sorted(joined, key=lambda pair: -pair[0]):
        effects.append(OnCharacter(effect, at))
    if harm.wounds_lost:
        effects.append(WoundsLost(role, harm.wounds_lost, index))
    if harm.destroyed and not any(at for _, at in aboard):
        effects.append(Destroyed(role, index))
    return tuple(effects)


def after_harm(arguments: Arguments, harm: Harm) -> tuple[FollowUp, ...]:
    """Lead to the reaction of a mount without riders, and to the Panic of heavy losses."""
    steps = []
    crew, rider = riders_named(
        arguments.get("target"), arguments.get("crew"), arguments.get("rider")
    )
    if loses_riders(crew, rider, harm) and not is_chariot(arguments.get("target_rules", NO_RULES)):
        steps.append(FollowUp("mount_reaction", (("unit", "target"),)))
    if harm.panic in ("now", "end-of-phase"):
        steps.append(FollowUp("panic_test", (("unit", "target"),), (("cause", "losses"),)))
    return tuple(steps)


def riders_named(
    target: Unit | None, crew: Unit | None, rider: Unit | None
) -> tuple[Unit | None, Unit | None]:
    """Return the ordinary riders of a target and the character on it: those named, else its own."""
    aboard = riders_of(target)
    return (aboard[0][0] if crew is None else crew, aboard[1][0] if rider is None else rider)


def loses_riders(crew: Unit | None, rider: Unit | None, harm: Harm) -> bool:
    """Return whether a target that lives lost the last of those who rode it [L2352]."""
    if harm.destroyed or not (harm.crew_slain or harm.rider_slain):
        return False
    return (crew is None or harm.crew_slain) and (rider is None or harm.rider_slain)


def _tell_survivors(dice: Dice, victims: Victims, harm: Harm) -> None:
    """Tell what the losses lead to that the table does not show by itself [L2352, L2438]."""
    if harm.destroyed and victims.rider is not None and not harm.rider_slain:
        dice.tell("goes-on-foot", unit=victims.rider.name)
    alone = loses_riders(victims.crew, victims.rider, harm) and "crew" not in victims.rules
    if alone and is_chariot(victims.rules):
        dice.tell("chariot-without-crew")
