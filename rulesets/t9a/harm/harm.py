"""Harm of hits to a unit and the characters with it: wounds, casualties, Panic [R L635-690]."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.casualties import losses, wounds_left
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Destroyed, Effect, OnCharacter, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.heavy_losses import are_heavy
from rulesets.t9a.harm.attack import Attacked, Hit, Saves, hit_of, inflict, wounding_hits
from rulesets.t9a.harm.distribution import (
    CHOICES,
    STRUCK_FIRST,
    Company,
    Landed,
    company_of,
    shared,
)
from rulesets.t9a.harm.later_hits import note_hits_of, steps_to_hits

_NO_HITS: Final = Landed(0)
_SPARED: Final = ("engaged", "fleeing", "panic-passed")


@dataclass(frozen=True, slots=True)
class CharacterHarm:
    """Losses of a character to hits on his unit.

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
    """Losses of a unit to hits.

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
    """Hits of an attack, whomever they strike.

    Attributes:
        strength: Strength of the hits.
        rules: Special rules of the attack: `HIT_RULES` of `rulesets.t9a.harm.attack`.
        damage: Wounds that an unsaved wound takes; by the special rules when None.
        attacked: How the hits are dealt.
        striker: Who rolls to wound.
        saves: Which saves they allow.
    """

    strength: int
    rules: SpecialRules = NO_RULES
    damage: Amount | None = None
    attacked: Attacked = "other"
    striker: str | None = None
    saves: Saves = "all"

    def on(self, unit: Unit) -> Hit:
        """Return a hit on a unit as its profile takes it.

        Raises:
            Refusal: `unit-lacks-value` for a profile without a Toughness.
        """
        return hit_of(
            self.strength,
            unit.number("t"),
            save=unit.plain("save"),
            ward=unit.plain("ward"),
            regen=unit.plain("regen"),
            wounds_each=max(1, unit.number("w", 1)),
            damage=self.damage,
            rules=self.rules,
            target_rules=unit.rules,
            attacked=self.attacked,
            saves=self.saves,
        )


@dataclass(frozen=True, slots=True)
class Mark:
    """A target of hits.

    Attributes:
        unit: The unit where it is known.
        models: Its rank and file, None where nobody said.
        wounds_each: Wounds on the profile of each.
        carried: Wounds noted on it.
        first: Whom the attacker lets take a hit first, where hits fall on characters too; None to
            ask its player.
        striker: The option that names the attacker.

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """

    unit: Unit | None = None
    models: int | None = None
    wounds_each: int = 1
    carried: int = 0
    first: str | None = None
    striker: str = "unit"

    def __post_init__(self) -> None:
        wounds_left(self.models, self.wounds_each, self.carried, self.spare)

    @property
    def spare(self) -> int:
        """The Wounds that its last model has beyond the others'."""
        return 0 if self.unit is None else self.unit.spare

    @property
    def left(self) -> int | None:
        """The wounds its rank and file can still lose, None for a unit of unknown size."""
        return wounds_left(self.models, self.wounds_each, self.carried, self.spare)

    @property
    def name(self) -> str | None:
        """Name that its player gave it."""
        return None if self.unit is None else self.unit.name

    def struck(self, lost: int, characters: tuple[CharacterHarm, ...] = ()) -> Harm:
        """Return what `lost` wounds of its rank and file, and those of its characters, come to."""
        taken = losses(self.models, self.wounds_each, self.carried, lost, self.spare)
        destroyed, panic = False, None
        if self.models is not None:
            destroyed = taken.models_lost >= self.models
            panic = self._panic(taken.models_lost, sum(hero.slain for hero in characters))
        return Harm(
            taken.wounds_lost,
            taken.models_lost,
            destroyed,
            panic,
            characters,
            sum(hero.wounds_lost for hero in characters),
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
            start, with_it = max(start, self.unit.phase_start), len(self.unit.body.joined)
        left = self.models - fallen + with_it - slain
        return left > 0 and are_heavy(start + with_it - left, start + with_it)


@dataclass(frozen=True, slots=True)
class _Going:
    """Hits as far as they are resolved.

    Attributes:
        own: Hits on the rank and file.
        heroes: Hits on each character.
        lost: Wounds that the rank and file lost.
        harmed: What the characters lost.
        hits: Every hit.
        wounds: Hits on the rank and file that wounded.
    """

    own: Landed = _NO_HITS
    heroes: tuple[Landed, ...] = ()
    lost: int = 0
    harmed: tuple[CharacterHarm, ...] = ()
    hits: int | None = detail()
    wounds: int | None = detail()


def strike(
    dice: Dice, landed: Landed | Callable[[Dice], Landed], blow: Blow, hit: Hit, mark: Mark
) -> Harm:
    """Share hits out, wound, save and remove: the rank and file, then the characters with it.

    Args:
        dice: The dice.
        landed: The hits, or what rolls them.
        blow: What each of them is, whoever it strikes.
        hit: What it is to the rank and file.
        mark: What is struck.
    """
    company = company_of(mark.unit, mark.models)

    def share(handle: Dice, _state: _Going) -> _Going:
        found = landed if isinstance(landed, Landed) else landed(handle)
        own, heroes = shared(found, company, _struck_first(handle, found, company, mark))
        if mark.unit is not None and company.exposed and found.all:
            handle.tell("hits-shared", unit=mark.unit.name, hits=own.all)
            for hero, part in zip(mark.unit.body.joined, heroes, strict=True):
                if part.all:
                    handle.tell("hits-shared", unit=hero.name, hits=part.all)
        return _Going(own, heroes, hits=found.all)

    def wound(handle: Dice, state: _Going) -> _Going:
        plain = inflict(
            handle, state.own.plain, hit, cap=mark.left, striker=blow.striker, target=mark.name
        )
        wounds = 0 if not state.own.plain else wounding_hits(plain)
        own = Landed(0, state.own.sure)
        return replace(state, own=own, lost=plain.score, wounds=wounds)

    def poison(handle: Dice, state: _Going) -> _Going:
        left = None if mark.left is None else mark.left - state.lost
        sure = inflict(
            handle,
            state.own.sure,
            hit,
            cap=left,
            striker=blow.striker,
            target=mark.name,
            start="wound",
        )
        wounds = None if state.wounds is None else state.wounds + state.own.sure
        return replace(state, own=_NO_HITS, lost=state.lost + sure.score, wounds=wounds)

    def reach(handle: Dice, state: _Going) -> _Going:
        exposed = company.exposed
        harmed = _strike_characters(handle, mark.unit, state.heroes, blow) if exposed else ()
        return replace(state, heroes=(), harmed=harmed)

    # Step by step, so that for chances what comes to the same is merged on the way.
    steps = (share, wound, poison, reach)
    done = dice.fold(lambda handle, state, step: step(handle, state), _Going(), steps)
    harm = mark.struck(done.lost, done.harmed)
    return replace(harm, hits=done.hits, wounds=done.wounds)


def _struck_first(dice: Dice, landed: Landed, company: Company, mark: Mark) -> str:
    """Return whom the attacker's player lets take a hit first, where it makes a difference."""
    if mark.first is not None:
        return mark.first
    ways = {first: shared(landed, company, first) for first in CHOICES}
    if len({repr(way) for way in ways.values()}) == 1:
        return CHOICES[0]
    return dice.choose(mark.striker, STRUCK_FIRST.what, CHOICES, subject=mark.name)


def _strike_characters(
    dice: Dice, unit: Unit | None, heroes: tuple[Landed, ...], blow: Blow
) -> tuple[CharacterHarm, ...]:
    harmed = []
    for hero, share in zip(() if unit is None else unit.body.joined, heroes, strict=True):
        left, lost = hero.wounds_left(), 0
        if share.all:
            lost = dice.call(_lost, share, blow.on(hero), left, names=(blow.striker, hero.name))
            dice.tell("character-struck", unit=hero.name, wounds=lost, slain=lost >= left)
        harmed.append(CharacterHarm(lost, lost >= left, hero.name))
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


def harm_effects(result: Any, role: str = "target", index: int = 0) -> tuple[Effect, ...]:
    """Return what a unit and those with it lost; who joined last first, for the dead leave it."""
    heroes: list[Effect] = [
        OnCharacter(WoundsLost(role, hero.wounds_lost, index), at)
        for at, hero in reversed(tuple(enumerate(result.characters, 1)))
        if hero.wounds_lost
    ]
    if not result.wounds_lost:
        return tuple(heroes)
    lost = WoundsLost(role, result.wounds_lost, index)
    # Characters outlive the unit they joined.
    gone = result.destroyed and not result.characters
    return (*heroes, lost, Destroyed(role, index)) if gone else (*heroes, lost)


def target_harmed(arguments: Arguments, result: Harm) -> tuple[Effect, ...]:
    """Return what the target and those with it lost, and what strikes it again later."""
    return (*harm_effects(result), *note_hits_of(arguments, result))


def after_hits(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Lead to the Panic of Heavy Casualties, and to what hits bring at the end of the phase.

    Hellfire follows wounds, a Lightning Attack any hit on what flies [R L683, L1022, L1029].
    """
    target = arguments.get("target")
    if not isinstance(target, Unit) or result.destroyed:
        return ()
    panic = FollowUp("panic_test", (("unit", "target"),), (("cause", "losses"),))
    later = steps_to_hits(target, arguments.get("rules") or NO_RULES, result)
    return (panic, *later) if result.panic else later
