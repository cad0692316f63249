"""Shots at a unit that cannot shelter the characters in it [L2110-2118, L2280]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rulesets.blackhammer.characters.allocation import Shares, company_of, share
from rulesets.blackhammer.harm.attack import Hit, hit_of, hit_scores, hit_stages, is_harmless
from rulesets.blackhammer.unit.riding import as_carried, carries, riders_of, share_mounted
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, OnCharacter, WoundsLost
from rulesets.dice.chain import Pass, Stage
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class CharacterHarm:
    """Losses of a character to hits on his unit.

    Attributes:
        wounds_lost: Wounds.
        slain: Whether he is dead.
        name: Who he is.
    """

    wounds_lost: int
    slain: bool
    name: str | None = detail()


class Blow(Protocol):
    """The source of hits on a unit, the same whichever member of it they strike."""

    @property
    def shooter(self) -> str | None:
        """The name of the unit that rolls to wound."""

    @property
    def enters(self) -> str:
        """The state of `hit_stages` that a hit begins in: later ones have no roll to wound."""

    def on(self, unit: Unit) -> Hit:
        """Return a hit on a character by his own profile.

        Raises:
            Refusal: `unit-lacks-value` for a profile without a Toughness.
        """

    def poisons(self, rules: SpecialRules) -> bool:
        """Return whether its poison works on somebody with these rules."""


@dataclass(frozen=True, slots=True)
class Attack:
    """The hits of an attack, the same whichever model they strike.

    Attributes:
        strength: Of the hits.
        damage: Wounds that an unsaved wound takes.
        rules: Special rules of the attack.
        target_rules: Those of the unit it is aimed at.
        poisoned: Natural 6s to hit wound without a roll [L2756].
        shooter: Who rolls to wound.
    """

    strength: int
    damage: Amount
    rules: SpecialRules
    target_rules: SpecialRules
    poisoned: bool = False
    shooter: str | None = None
    enters: str = "hit"

    def on(self, unit: Unit) -> Hit:
        """Return a hit on a character by his own profile.

        Raises:
            Refusal: `unit-lacks-value` for a profile without a Toughness.
        """
        return hit_of(
            self.strength,
            unit.number("t"),
            save=_value(unit, "save"),
            ward=_value(unit, "ward"),
            wounds_each=unit.number("w", 1),
            damage=self.damage,
            model_power=unit.number("power", 1),
            rules=self.rules,
            target_rules=unit.rules,
        )

    def poisons(self, rules: SpecialRules) -> bool:
        """Return whether its poison works on somebody with these rules."""
        immune = "poison-immunity" in rules or is_harmless(self.rules, rules)
        return self.poisoned and not immune


def exposes(unit: Unit | None) -> bool:
    """Return whether hits on a unit are shared with the characters in it, or its riders."""
    if unit is None or not unit.body.joined:
        return False
    return carries(unit) or not company_of(unit).sheltered


@dataclass(frozen=True, slots=True)
class Landed:
    """Hits, those that a natural 6 made poisonous apart."""

    plain: int
    poisoned: int

    @property
    def all(self) -> int:
        """Every hit."""
        return self.plain + self.poisoned


def land(dice: Dice, shots: int, aimed: tuple[Stage | Pass, ...]) -> Landed:
    """Roll shots to hit and no further.

    Args:
        dice: The dice.
        shots: How many.
        aimed: Stages from `shot` to `hit` or `poisoned`.
    """
    # Both counts in one number, so that chances keep them together.
    base = shots + 1
    done = dice.attacks(shots, "shot", aimed, (("hit", 1), ("poisoned", base)))
    poisoned, plain = divmod(done.score, base)
    return Landed(plain, poisoned)


def wound(
    dice: Dice,
    landed: Landed,
    hit: Hit,
    cap: int | None,
    *,
    poisons: bool,
    shooter: str | None,
    target: str | None,
    enters: str = "hit",
) -> int:
    """Roll hits to wound and saves; return the wounds lost, at most `cap`."""
    venom = landed.poisoned if poisons else 0
    stages, scores = hit_stages(hit, shooter, target), hit_scores(hit)
    lost = 0
    for count, start in ((landed.all - venom, enters), (venom, "wound")):
        left = None if cap is None else cap - lost
        if count and left != 0:
            lost += dice.attacks(count, start, stages, scores, cap=left).score
    return lost


def share_landed(dice: Dice, landed: Landed, unit: Unit) -> tuple[Landed, tuple[Landed, ...]]:
    """Share hits between a unit's ordinary models and each of those who joined it, in their order.

    A die for each hit, plain hits first.
    """
    if carries(unit):
        plain, venom = (_among_riders(dice, hits, unit) for hits in (landed.plain, landed.poisoned))
    else:
        company = company_of(unit)
        plain, venom = (
            _among_joined(unit, share(dice, hits, company))
            for hits in (landed.plain, landed.poisoned)
        )
    own = Landed(plain[0], venom[0])
    each = tuple(
        Landed(unpoisoned, other) for unpoisoned, other in zip(plain[1:], venom[1:], strict=True)
    )
    dice.tell("hits-shared", unit=unit.name, hits=own.all)
    for companion, hits in zip(unit.body.joined, each, strict=True):
        dice.tell("hits-shared", unit=companion.name, hits=hits.all)
    return own, each


def _among_joined(unit: Unit, shares: Shares) -> tuple[int, ...]:
    """Return the hits on the unit, then on each of those who joined it.

    Several champions are one another's shield.
    """
    heroes = iter(shares.characters)
    champion = iter((shares.champion,))
    return (
        shares.ordinary,
        *[
            next(champion, 0) if "champion" in companion.rules else next(heroes)
            for companion in unit.body.joined
        ],
    )


def _among_riders(dice: Dice, hits: int, unit: Unit) -> tuple[int, ...]:
    """Return the hits on a mount or chariot, then on each of those who ride it [L2348, L2438]."""
    (crew, second), (rider, third) = riders_of(unit)
    struck = [0] * (len(unit.body.joined) + 1)
    struck[0], below, above = share_mounted(
        dice, hits, crew=crew is not None, rider=rider is not None
    )
    struck[second] += below
    struck[third] += above
    return tuple(struck)


def strike_characters(
    dice: Dice, unit: Unit, struck: tuple[Landed, ...], attack: Blow
) -> tuple[CharacterHarm, ...]:
    """Wound those who joined a unit, each by his own profile; wounds beyond his last are lost.

    [L2110-2120]
    """
    harm = []
    for companion, landed in zip(unit.body.joined, struck, strict=True):
        lost = 0
        if landed.all:
            lost = dice.call(
                wound,
                landed,
                attack.on(as_carried(companion, unit)),
                companion.wounds_left(),
                poisons=attack.poisons(companion.rules),
                shooter=attack.shooter,
                target=companion.name,
                enters=attack.enters,
            )
        slain = lost >= companion.wounds_left()
        if lost:
            dice.tell("character-struck", unit=companion.name, wounds=lost, slain=slain)
        harm.append(CharacterHarm(lost, slain, companion.name))
    return tuple(harm)


def harm_effects(role: str, harm: tuple[CharacterHarm, ...]) -> tuple[Effect, ...]:
    """Take the wounds off those who joined a unit, the last to join first."""
    return tuple(
        OnCharacter(WoundsLost(role, loss.wounds_lost), position)
        for position, loss in reversed(tuple(enumerate(harm, 1)))
        if loss.wounds_lost
    )


def _value(unit: Unit, field: str) -> int | None:
    value = unit.find(field)
    return None if value is None else value.fixed
