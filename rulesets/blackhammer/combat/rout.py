"""Flight and pursuit of every unit of a combat at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.combat.restraint import RESTRAIN_RULES, UNBRIDLED, Victor, try_restraint
from rulesets.blackhammer.combat.round import step_effects
from rulesets.blackhammer.combat.round.flight_and_pursuit import Race, Runner
from rulesets.blackhammer.movement.gait import running_dice
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.unit_state import never_pursues, state_of
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.link import CONTACT, PARTED
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Flag, Quantity, Rules, Text, Units, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Purpose
from rulesets.rank_and_flank.nerve.doubt import led_in_doubt
from rulesets.rank_and_flank.round.holding import check_free
from rulesets.rank_and_flank.round.plan import caught_and_fled
from rulesets.rank_and_flank.round.pursuit import PURSUIT_SIDE, Pursuer
from rulesets.refusal import Refusal

_MOST_UNITS: Final = 4
_FOUR: Final = Amount(4)
"""Movement of a unit that nobody described."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A fleeing unit's end.

    Attributes:
        pursued: Somebody went after it.
        caught: It was caught and destroyed.
        distance: How far it fled, in paces.
    """

    pursued: bool
    caught: bool
    distance: int | None = detail()


@dataclass(frozen=True, slots=True)
class Chase:
    """A victorious unit's end.

    Attributes:
        pursues: It went after the enemy.
        distance: How far, in paces.
    """

    pursues: bool
    distance: int | None = detail()


@dataclass(frozen=True, slots=True)
class FleePursuit:
    """Flights and pursuits of one combat.

    Attributes:
        caught: How many units were caught.
        escaped: How many got away.
        fleeing: Each fleeing unit, in the order named.
        pursuing: Each victorious unit, in the order named.
        slain: Names of those that were caught; a detail, as are the others' names.
        fled: Of those that got away.
    """

    caught: int
    escaped: int
    fleeing: tuple[Flight, ...]
    pursuing: tuple[Chase, ...]
    slain: str | None = detail()
    fled: str | None = detail()


def read_pursued(text: str, pursuers: int, fleers: int) -> tuple[tuple[int, ...], ...]:
    """Read which fleeing units each pursuer goes after: `1 2 / 3`; all of them when empty.

    Raises:
        Refusal: `pursued-unreadable` for another form or a unit that does not flee.
    """
    if not text:
        return (tuple(range(fleers)),) * pursuers
    parts = text.split("/")
    chases = []
    for part in parts:
        words = part.replace(",", " ").split()
        if not all(word.isdecimal() and 1 <= int(word) <= fleers for word in words):
            raise Refusal("pursued-unreadable", text=text[:40], pursuers=pursuers, fleers=fleers)
        chases.append(tuple(int(word) - 1 for word in words))
    if len(chases) != pursuers:
        raise Refusal("pursued-unreadable", text=text[:40], pursuers=pursuers, fleers=fleers)
    return tuple(chases)


@procedure(
    source="L1914-1944",
    command="pursue",
    variant="pursuit",
    check=check_free,
    effects=step_effects.of_pursuit,
    phases=("close-combat",),
    actors=("unit", "enemy"),
    demands=demands.PURSUIT,
    acts=acts.SET_OFF,
)
def flee_pursuit(
    dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, _MOST_UNITS)] = (),
    enemy: Annotated[tuple[Unit, ...], Units(1, _MOST_UNITS)] = (),
    m: Annotated[Amount | None, Quantity(0, 30), Fill("unit", "m")] = None,
    enemy_m: Annotated[Amount | None, Quantity(0, 30), Fill("enemy", "m")] = None,
    restrain: Annotated[bool | None, Flag()] = None,
    ld: Annotated[int | None, Whole(0, 10), Fill("unit", "ld")] = None,
    obstacle: Annotated[bool, Flag(), Fill("unit", "status:defends-obstacle")] = False,
    pursued: Annotated[str, Text(40)] = "",
    rules: Annotated[SpecialRules, Rules((*RESTRAIN_RULES, "flyer"))] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(("flyer",))] = NO_RULES,
) -> FleePursuit:
    """Resolve flight and pursuit of every unit of a combat at once [L1914-1944].

    Args:
        dice: Restraint tests, flights, then pursuits, each in the order the units are named.
        unit: Our victorious units, up to four; one unnamed unit when empty.
        enemy: The broken units, up to four; one unnamed unit when empty.
        m: Movement of a unit that has none in its profile.
        enemy_m: The same for the enemy.
        restrain: Whether our units try to hold back; their player decides when not told.
        ld: Leadership of a unit that has none in its profile.
        obstacle: Whether our unit defends an obstacle.
        pursued: The fleeing units each of ours goes after, as places from 1: `1 2 / 3`. Units that
            flee in one direction are pursued together; those nobody pursues get away. Where the
            table knows that they flee from several sides of it, its player decides when not told.
        rules: Added to those of our units.
        enemy_rules: Added to those of the enemy.

    Raises:
        Refusal: `who-pursues` without anybody, `unit-destroyed`, `pursued-unreadable`,
            `missing-option` for the Leadership of a unit that tries to hold back.
    """
    if (not unit and m is None) or (not enemy and enemy_m is None):
        raise Refusal("who-pursues")
    m, enemy_m = m or _FOUR, enemy_m or _FOUR
    for named in (*unit, *enemy):
        state_of(named)
    winners = unit or (None,)
    losers = enemy or (None,)
    chases = read_pursued(pursued, len(winners), len(losers))
    goes = []
    for index, winner in enumerate(winners):
        held = rules if winner is None else winner.rules | rules
        own_m = m if winner is None else winner.find("m") or m
        if never_pursues(winner, held):
            goes.append(False)
            continue
        failed = winner is not None and winner.has("must-pursue")
        wild = failed or any(rule in held for rule in UNBRIDLED)
        stated = bool(restrain) if wild or own_m.fixed == 0 else restrain
        decides = Pursuer("unit", index, None if winner is None else winner.name, stated)
        if wild or not decides.tries_to_stay(dice):
            goes.append(own_m.fixed != 0)
            continue
        victor = Victor(
            _leadership(winner, ld),
            held.only(RESTRAIN_RULES),
            led_in_doubt(winner, "unit", index),
            m=own_m,
            obstacle=obstacle or (winner is not None and winner.has("defends-obstacle")),
        )
        test = dice.call(try_restraint, victor=victor)
        goes.append(test.pursues)
    if not pursued:
        chases = _chosen(dice, unit, enemy, chases, goes)
    fleers = tuple(_as_runner(loser, enemy_m, enemy_rules) for loser in losers)
    pursuers = tuple(
        _as_runner(winner, m, rules, chased)
        for winner, chased, going in zip(winners, chases, goes, strict=True)
        if going
    )
    ran = dice.ask(Race(Purpose("flee"), fleers, pursuers))
    chased_places = {index for pursuer in pursuers for index in pursuer.chases}
    flights = ran.flights or (None,) * len(fleers)
    ways = iter(ran.pursuits or (None,) * len(pursuers))
    return FleePursuit(
        sum(ran.caught),
        len(ran.caught) - sum(ran.caught),
        tuple(
            Flight(index in chased_places, caught, flights[index])
            for index, caught in enumerate(ran.caught)
        ),
        tuple(Chase(going, next(ways) if going else None) for going in goes),
        *caught_and_fled(enemy, ran.caught),
    )


def _chosen(
    dice: Dice,
    winners: tuple[Unit, ...],
    losers: tuple[Unit, ...],
    usual: tuple[tuple[int, ...], ...],
    goes: list[bool],
) -> tuple[tuple[int, ...], ...]:
    """Return the places of those that each of ours goes after: who flee from one of its sides.

    Its player picks the side [L1940].
    """
    found = list(usual)
    for index, winner in enumerate(winners):
        sides = [_side(winner, loser.name) for loser in losers]
        options = dict.fromkeys(sorted(sides, key=lambda side: side != "front"))
        if goes[index] and options:
            what = PURSUIT_SIDE.what
            side = dice.choose("unit", what, tuple(options), index=index, subject=winner.name)
            found[index] = tuple(at for at, met in enumerate(sides) if met == side)
    return tuple(found)


def _side(unit: Unit, enemy: str) -> str:
    """Return the side of a unit on which an enemy was that broke from it; its front if untold."""
    met = (
        link.facing for kind in (PARTED, CONTACT) for link in unit.linked(kind, enemy, own=False)
    )
    return next(filter(None, met), "front")


def _leadership(unit: Unit | None, given: int | None) -> int:
    value = unit.find("ld") if unit is not None else None
    if value is not None and value.fixed is not None:
        return value.fixed
    if given is None:
        raise Refusal("missing-option", option="ld")
    return given


def _as_runner(
    unit: Unit | None, m: Amount, rules: SpecialRules, chases: tuple[int, ...] = ()
) -> Runner:
    if unit is None:
        return Runner(None, running_dice(m, flying="flyer" in rules), chases)
    flying = "flyer" in unit.rules or "flyer" in rules
    return Runner(unit.name, running_dice(unit.find("m") or m, flying=flying), chases)
