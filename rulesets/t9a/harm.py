"""What hits do to a unit and to the characters with it: wounds, casualties, Panic [R L635-690]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rulesets.core.amount import Amount
from rulesets.core.casualties import losses, wounds_left
from rulesets.core.effect import Destroyed, Effect, OnCharacter, WoundsLost
from rulesets.core.procedure import Arguments, FollowUp
from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.core.unit import Unit
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.t9a.attack import Attacked, Hit, hit_of, inflict, wounding_hits
from rulesets.t9a.distribution import CHOICES, Landed, company_of, shared

_QUARTER: Final = 4
_STRUCK: Final = (("target", "target"),)
_SPARED: Final = ("engaged", "fleeing", "panic-passed")


@dataclass(frozen=True, slots=True)
class CharacterHarm:
    """What a character lost to hits on his unit.

    Attributes:
        wounds_lost: Wounds; those beyond his last are lost.
        slain: Whether he is dead.
        name: Who he is.
    """

    wounds_lost: int
    slain: bool
    name: str | None = detail()


@dataclass(frozen=True, slots=True)
class Harm:
    """What hits did to a unit.

    Attributes:
        wounds_lost: Wounds that its rank and file lost.
        models_lost: Models removed.
        destroyed: Whether nothing is left of its rank and file.
        panic: Whether a quarter of its models fell this phase, so that it tests for Panic at once;
            None for a unit of unknown size.
        characters: What those with it lost, where hits fell on them too.
        character_wounds: Wounds that they lost together.
        carried: Wounds noted on the unit afterwards.
        hits: Hits.
        wounds: Hits on the rank and file that wounded.
    """

    wounds_lost: int
    models_lost: int = 0
    destroyed: bool = False
    panic: bool | None = None
    characters: tuple[CharacterHarm, ...] = ()
    character_wounds: int = 0
    carried: int | None = detail()
    hits: int | None = detail()
    wounds: int | None = detail()


@dataclass(frozen=True, slots=True)
class Blow:
    """What every hit of an attack is, whoever it strikes.

    Attributes:
        strength: Strength of the hits.
        rules: Special rules of the attack: `HIT_RULES` of `rulesets.t9a.attack`.
        damage: Wounds that an unsaved wound takes; by the special rules when None.
        attacked: How the hits are dealt.
        striker: Who rolls to wound.
    """

    strength: int
    rules: SpecialRules = NO_RULES
    damage: Amount | None = None
    attacked: Attacked = "other"
    striker: str | None = None

    def on(self, unit: Unit) -> Hit:
        """Return a hit on a unit as its profile takes it.

        Raises:
            Refusal: `unit-lacks-value` for a profile without a Toughness.
        """
        return hit_of(
            self.strength,
            unit.number("t"),
            save=_value(unit, "save"),
            ward=_value(unit, "ward"),
            regen=_value(unit, "regen"),
            wounds_each=max(1, unit.number("w", 1)),
            damage=self.damage,
            rules=self.rules,
            target_rules=unit.rules,
            attacked=self.attacked,
        )


@dataclass(frozen=True, slots=True)
class Mark:
    """What is struck.

    Attributes:
        unit: The unit where it is known.
        models: Its rank and file, None where nobody said.
        wounds_each: Wounds on the profile of each.
        carried: Wounds noted on it.
        first: Whom the attacker lets take a hit first, where hits fall on characters too.

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """

    unit: Unit | None = None
    models: int | None = None
    wounds_each: int = 1
    carried: int = 0
    first: str = CHOICES[0]

    def __post_init__(self) -> None:
        wounds_left(self.models, self.wounds_each, self.carried)

    @property
    def left(self) -> int | None:
        """The wounds its rank and file can still lose, None for a unit of unknown size."""
        return wounds_left(self.models, self.wounds_each, self.carried)

    @property
    def name(self) -> str | None:
        """What its player calls it."""
        return None if self.unit is None else self.unit.name

    def struck(self, lost: int, characters: tuple[CharacterHarm, ...] = ()) -> Harm:
        """Return what `lost` wounds of its rank and file, and those of its characters, come to."""
        taken = losses(self.models, self.wounds_each, self.carried, lost)
        destroyed, panic = False, None
        if self.models is not None:
            destroyed = taken.models_lost >= self.models
            panic = self._panic(taken.models_lost, sum(one.slain for one in characters))
        return Harm(
            taken.wounds_lost,
            taken.models_lost,
            destroyed,
            panic,
            characters,
            sum(one.wounds_lost for one in characters),
            taken.carried,
        )

    def _panic(self, fallen: int, slain: int) -> bool:
        """Return whether Heavy Casualties call for a test [R L683, L690].

        Those who joined the unit count among its models.
        """
        if self.models is None or not fallen + slain:
            return False
        start, with_it = self.models, 0
        if self.unit is not None:
            if any(self.unit.has(status) for status in _SPARED):
                return False
            start, with_it = max(start, self.unit.phase_start), len(self.unit.companions)
        left = self.models - fallen + with_it - slain
        return left > 0 and heavy_casualties(start + with_it - left, start + with_it)


def heavy_casualties(fallen: int, start: int) -> bool:
    """Return whether a quarter of the models of the start of the phase fell in it [R L683]."""
    return fallen > 0 and fallen * _QUARTER >= start


def strike(dice: Dice, landed: Landed, blow: Blow, hit: Hit, mark: Mark) -> Harm:
    """Share hits out, wound, save and remove: the rank and file, then the characters with it.

    Args:
        dice: The dice.
        landed: The hits.
        blow: What each of them is, whoever it strikes.
        hit: What it is to the rank and file.
        mark: What is struck.
    """
    company = company_of(mark.unit, mark.models)
    own, heroes = shared(landed, company, mark.first)
    if mark.unit is not None and company.exposed and landed.all:
        dice.tell("hits-shared", unit=mark.unit.name, hits=own.all)
        for one, share in zip(mark.unit.companions, heroes, strict=True):
            if share.all:
                dice.tell("hits-shared", unit=one.name, hits=share.all)
    lost, wounds = _wound(dice, own, hit, mark.left, names=(blow.striker, mark.name))
    harmed = _strike_characters(dice, mark.unit, heroes, blow) if company.exposed else ()
    done = mark.struck(lost, harmed)
    return Harm(
        done.wounds_lost,
        done.models_lost,
        done.destroyed,
        done.panic,
        done.characters,
        done.character_wounds,
        done.carried,
        landed.all,
        wounds,
    )


def _strike_characters(
    dice: Dice, unit: Unit | None, heroes: tuple[Landed, ...], blow: Blow
) -> tuple[CharacterHarm, ...]:
    harmed = []
    for one, share in zip(() if unit is None else unit.companions, heroes, strict=True):
        left, lost = one.wounds_left(), 0
        if share.all:
            lost = dice.call(_lost, share, blow.on(one), left, names=(blow.striker, one.name))
            dice.tell("character-struck", unit=one.name, wounds=lost, slain=lost >= left)
        harmed.append(CharacterHarm(lost, lost >= left, one.name))
    return tuple(harmed)


_Names: TypeAlias = tuple[str | None, str | None]
"""Who rolls to wound, and who rolls the saves."""


def _lost(dice: Dice, landed: Landed, hit: Hit, cap: int | None, *, names: _Names) -> int:
    return _wound(dice, landed, hit, cap, names=names)[0]


def _wound(
    dice: Dice, landed: Landed, hit: Hit, cap: int | None, *, names: _Names
) -> tuple[int, int | None]:
    """Return the wounds lost, at most `cap`, and how many hits wounded, where faces fell."""
    striker, target = names
    plain = inflict(dice, landed.plain, hit, cap=cap, striker=striker, target=target)
    wounds = 0 if not landed.plain else wounding_hits(plain)
    left = None if cap is None else cap - plain.score
    sure = inflict(dice, landed.sure, hit, cap=left, striker=striker, target=target, start="wound")
    total = plain.score + sure.score
    return total, None if wounds is None else wounds + landed.sure


def harm_effects(result: Any, role: str = "target", place: int = 0) -> tuple[Effect, ...]:
    """Return what a unit and those with it lost; who joined last first, for the dead leave it."""
    heroes: list[Effect] = [
        OnCharacter(WoundsLost(role, one.wounds_lost, place), at)
        for at, one in reversed(tuple(enumerate(result.characters, 1)))
        if one.wounds_lost
    ]
    if not result.wounds_lost:
        return tuple(heroes)
    lost = WoundsLost(role, result.wounds_lost, place)
    # Characters outlive the unit they joined.
    gone = result.destroyed and not result.characters
    return (*heroes, lost, Destroyed(role, place)) if gone else (*heroes, lost)


def target_harmed(_arguments: Arguments, result: Harm) -> tuple[Effect, ...]:
    """Return what the target and those with it lost."""
    return harm_effects(result)


def after_hits(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Lead to the Panic of Heavy Casualties, and to what hits bring at the end of the phase.

    Hellfire follows wounds, a Lightning Attack any hit on what flies [R L683, L1021, L1028].
    """
    target = arguments.get("target")
    if not isinstance(target, Unit) or result.destroyed:
        return ()
    rules: SpecialRules = arguments.get("rules") or NO_RULES
    steps = []
    if result.panic:
        steps.append(FollowUp("panic_test", (("unit", "target"),), (("cause", "losses"),)))
    if "hellfire" in rules and result.wounds_lost:
        steps.append(FollowUp("auto_hits", _STRUCK, (("hits", "D3"), ("s", 3)), "hellfire"))
    if "lightning-attack" in rules and result.hits and "fly" in target.rules:
        steps.append(FollowUp("auto_hits", _STRUCK, (("hits", "D6"), ("s", 4)), "lightning"))
    return tuple(steps)


def _value(unit: Unit, field: str) -> int | None:
    value = unit.find(field)
    return None if value is None else value.fixed
