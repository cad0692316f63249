"""The fighters of a side, from their units and what the players state of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.challenging import check_challenges_answered
from rulesets.rank_and_flank.round.order import check_fight
from rulesets.rank_and_flank.round.plan import NAMES
from rulesets.rank_and_flank.round.touching import faced_place
from rulesets.refusal import Refusal, code_for
from rulesets.t9a.buildings.occupation import INSIDE
from rulesets.t9a.characters.challenge import duels
from rulesets.t9a.combat.round.plan import Fighter
from rulesets.t9a.combat.round.step_effects import FIGHTS_ON
from rulesets.t9a.combat.running import gait_of
from rulesets.t9a.combat.spoiled import spoiled
from rulesets.t9a.combat.weapon import Weapon, may_take, weapon_of
from rulesets.t9a.psychology.fear import AFRAID
from rulesets.t9a.psychology.nerve import ICON, SHIRKS

_NEEDED: Final = ("ws", "s", "t", "i", "ld")


@dataclass(frozen=True, slots=True)
class SideFacts:
    """Facts that a player states about a side.

    Attributes:
        units: Its units.
        rules: Rules added to those of every unit.
        charged: Whether its units charged this turn; None to go by their statuses.
        weapon: What they fight with; None for what they carry.
        fighting: Models in contact: a number a unit, or a unit and enemy; empty for a guess.
        flanking: Indices of units that attack a flank.
        rearing: Of those that attack a rear.
        downhill: Whether it charged down a hill.
        other: Other bonuses to its Combat Score.
        restrain: Whether it tries to hold back from pursuit; its player decides when None.
        crush: Whether its Crush Attacks stand in for blows.
        breath: Whether its Breath Weapons are used.
        champions: How many of its units, the last, are Champions who fight a challenge.
    """

    units: tuple[Unit, ...]
    rules: SpecialRules
    charged: bool | None
    weapon: str | None
    fighting: tuple[int, ...]
    flanking: tuple[int, ...]
    rearing: tuple[int, ...]
    downhill: bool
    other: int
    restrain: bool | None
    crush: bool
    breath: bool
    champions: int = 0

    @property
    def named(self) -> int:
        """Number of its units that the player named, the first."""
        return len(self.units) - self.champions

    def charges(self, unit: Unit) -> bool:
        """Return whether a unit charged this turn."""
        return unit.has("charged") if self.charged is None else self.charged


@dataclass(frozen=True, slots=True)
class Started:
    """A combat as it stands when the round begins.

    Attributes:
        first_round: It is everybody's first, players say.
        begun: Somebody charged this turn.
    """

    first_round: bool
    begun: bool

    def fresh(self, unit: Unit, *, charged: bool) -> bool:
        """Return whether it is a unit's first round of the combat."""
        return self.first_round or charged or (self.begun and not unit.has(FIGHTS_ON))


def check_round(situation: Situation, arguments: Arguments) -> None:
    """Refuse a round out of its order, or before the challenge in it is answered [R L863-868].

    Raises:
        Refusal: as `check_fight`; `challenge-unanswered`.
    """
    check_fight(situation, arguments)
    check_challenges_answered(situation, arguments)


def check_fighter(unit: Unit) -> None:
    """Refuse a unit that cannot fight, or whose profile lacks what a round needs."""
    if unit.models < 1:
        raise Refusal("unit-destroyed", unit=unit.name)
    for status in ("fleeing", "off-table"):
        if unit.has(status):
            raise Refusal(code_for("fight", status), unit=unit.name)
    if unit.find("a") is None:
        raise Refusal("unit-lacks-value", unit=unit.name, field="a")
    for field in _NEEDED:
        unit.number(field)


def host_of(units: tuple[Unit, ...], unit: Unit) -> int | None:
    """Return the index of the unit that a character is in, of those named with him."""
    for index, other in enumerate(units):
        if other.body.includes(unit.name):
            return index
    return None


def target_of(unit: Unit, foes: tuple[Unit, ...], index: int, *, duel: bool) -> int:
    """Return whom a unit faces, unless a challenge keeps it away.

    That is an enemy it touches, else the one named as it is.
    """
    usual = faced_place(unit, foes, min(index, len(foes) - 1))
    open_to = [i for i, foe in enumerate(foes) if duels(foe) == duel]
    return usual if usual in open_to or not open_to else open_to[0]


def fighters_of(
    facts: SideFacts, foes: SideFacts, afraid: tuple[bool, ...], *, side: int, started: Started
) -> tuple[Fighter, ...]:
    """Return the fighters of a side.

    Args:
        facts: The side.
        foes: The other.
        afraid: Which of its units failed their Fear tests.
        side: Its index.
        started: How the combat stands.

    Raises:
        Refusal: `no-such-place`, and those of `weapon_of`.
    """
    for index in (*facts.flanking, *facts.rearing):
        if index >= len(facts.units):
            raise Refusal(
                "no-such-place", place=index + 1, count=len(facts.units), side=NAMES[side]
            )
    return tuple(
        _fighter(facts, foes, index, afraid=afraid[index], started=started)
        for index in range(len(facts.units))
    )


def _weapon(facts: SideFacts, rules: SpecialRules) -> Weapon:
    """Return what a unit fights with: what is said of several leaves out who may not take it."""
    heard = facts.named == 1 or may_take(facts.weapon, rules)
    return weapon_of(facts.weapon if heard else None, rules)


def _fighter(
    facts: SideFacts, foes: SideFacts, index: int, *, afraid: bool, started: Started
) -> Fighter:
    unit = facts.units[index]
    duel = duels(unit) and any(map(duels, foes.units))
    target = target_of(unit, foes.units, index, duel=duel)
    unit = spoiled(unit, foes.units, foes.units[target])
    rules = unit.rules | facts.rules
    charged = facts.charges(unit)
    files = unit.number("files", 0)
    stated = sum(facts.fighting) if facts.named == 1 else 0
    without = sum(unit.body.includes(it.name) for it in facts.units[facts.named :])
    models = unit.models + without
    facing = "rear" if index in facts.rearing else "flank" if index in facts.flanking else "front"
    return Fighter(
        unit=unit,
        rules=rules,
        weapon=_weapon(facts, rules),
        charged=charged,
        fresh=started.fresh(unit, charged=charged),
        wounds=unit.wounds_left(),
        wounds_each=max(1, unit.number("w", 1)),
        width=min(files or stated or models, models),
        files=files,
        facing=facing,
        target=target,
        gait=gait_of(rules),
        duel=duel,
        shirks=unit.has(SHIRKS),
        host=host_of(facts.units, unit),
        afraid=afraid or unit.has(AFRAID),
        garrison=unit.has(INSIDE),
        apart=index >= facts.named,
        without=without,
    )


def without_icons(facts: SideFacts, used: tuple[int, ...]) -> SideFacts:
    """Return a side some of whose units have used their Gleaming Icons."""
    if not used:
        return facts
    units = tuple(
        [
            replace(unit, rules=unit.rules.without((ICON,))) if index in used else unit
            for index, unit in enumerate(facts.units)
        ]
    )
    return replace(facts, units=units)
