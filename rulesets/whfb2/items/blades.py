"""Magic weapons in a fight [L6543-6741]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import Destroyed, Effect, StatusSet, ValueChanged, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.items.powers import STOLEN
from rulesets.whfb2.magic.facts import NOT_ALIVE, status_value
from rulesets.whfb2.unit.options import One, YesNo

_ABSORBED: Final = "absorbed-magic"
_D8: Final = plain_die(8)
_D10: Final = plain_die(10)
_MOST_BONUS: Final = 40

Victim = Annotated[Unit | None, Units()]


@dataclass(frozen=True, slots=True)
class ColdAttack:
    """The cold of a weapon, and whether it kills a wounded figure."""

    dies: bool


def cold_effects(arguments: Arguments, result: ColdAttack) -> tuple[Effect, ...]:
    """Remove one model, whatever it has left."""
    target: Unit | None = arguments["target"]
    if not result.dies or target is None:
        return ()
    if target.models == 1:
        return (Destroyed("target"),)
    return (WoundsLost("target", max(1, target.number("w", 1) - target.carried)),)


@procedure(source="L6571-6574", effects=cold_effects, actors=())
def cold_attack(dice: Dice, *, target: Victim = None) -> ColdAttack:
    """Save a living creature that a weapon of cold wounded: only a 6 does [L6571-6574].

    Raises:
        Refusal: `cold-on-living` for what is not alive.
    """
    if target is not None and any(rule in target.rules for rule in NOT_ALIVE):
        raise Refusal("cold-on-living", unit=target.name)
    return ColdAttack(not dice.check(6, "cold-save"))


@dataclass(frozen=True, slots=True)
class Degeneration:
    """The decay of a creature, and whether it costs a wound this turn."""

    wounds: int


def degeneration_effects(_arguments: Arguments, result: Degeneration) -> tuple[Effect, ...]:
    """Take the wound."""
    return (WoundsLost("unit", result.wounds),) if result.wounds else ()


@procedure(source="L6561-6570", units=("unit",), effects=degeneration_effects)
def degeneration(dice: Dice) -> Degeneration:
    """Roll at the start of a turn for a creature wounded by degeneration [L6561-6570].

    On a 6 it loses a wound; only a potion of healing ends it.
    """
    return Degeneration(int(dice.check(6, "degeneration")))


@dataclass(frozen=True, slots=True)
class WeaponDuel:
    """A duel of magic weapons, of which one is destroyed this round.

    Attributes:
        destroyed: The opponent's: its powers go over for the battle.
        own_destroyed: The weapon itself, where the other destroys weapons too.
    """

    destroyed: bool
    own_destroyed: bool = False


@procedure(source="L6705-6712")
def weapon_duel(dice: Dice, *, both: YesNo = False) -> WeaponDuel:
    """Roll a round of combat of a weapon that destroys magic weapons: on a 6 it does [L6705-6712].

    Two of them that strike at the same time are both destroyed where both roll 6.

    Args:
        dice: One die, or one for each.
        both: The other weapon destroys magic weapons as well.
    """
    first = dice.check(6, "weapon-duel")
    if not both:
        return WeaponDuel(first)
    second = dice.check(6, "weapon-duel")
    return WeaponDuel(first and second, first and second)


@dataclass(frozen=True, slots=True)
class Absorbed:
    """Bonuses to hit and to wound from absorbed spells, until the end of the battle."""

    bonus: int


def absorb_effects(_arguments: Arguments, result: Absorbed) -> tuple[Effect, ...]:
    """Note the bonus."""
    return (StatusSet("unit", _ABSORBED, "battle", result.bonus),)


@procedure(source="L6714-6721", effects=absorb_effects)
def absorb_spell(
    _dice: Dice,
    *,
    unit: One = None,
    caster_level: Annotated[int, Whole(1, 4)],
    before: Annotated[int | None, Whole(0, _MOST_BONUS)] = None,
) -> Absorbed:
    """Absorb a spell cast on the bearer of such a weapon: it does nothing [L6714-6721].

    The mastery of its caster is added to the bearer's rolls to hit and to wound, again and again.

    Args:
        unit: The bearer.
        caster_level: Mastery of who cast the spell.
        before: The bonus so far, None for what is noted on him.
    """
    held = status_value(unit, _ABSORBED) if before is None else before
    return Absorbed(held + caster_level)


@dataclass(frozen=True, slots=True)
class Asleep:
    """The sleep of a character: the turns for which nothing wakes him."""

    turns: int


def sleep_effects(_arguments: Arguments, result: Asleep) -> tuple[Effect, ...]:
    """Note how long."""
    return (StatusSet("target", "magic-sleep", "turns", result.turns),)


@procedure(source="L6585-6593", units=("unit",), effects=sleep_effects)
def sleep_power(
    dice: Dice,
    *,
    target: Victim = None,  # noqa: ARG001 - who falls asleep
) -> Asleep:
    """Send a character within 10 cm to sleep for 2D6 turns, one a turn [L6585-6593].

    The text gives him no save.
    """
    return Asleep(dice.sum(2, "sleep"))


@dataclass(frozen=True, slots=True)
class PointStolen:
    """Points that a weapon took of its victim, which its bearer has through the next turn."""

    stolen: int


def theft_effects(arguments: Arguments, result: PointStolen) -> tuple[Effect, ...]:
    """Take the points of the one, and lend one to the other through the next turn."""
    field = arguments["stolen"]
    if not result.stolen:
        return ()
    return (
        ValueChanged("target", field, -result.stolen),
        StatusSet("unit", as_status(f"stole-{field}"), "next-turn", result.stolen),
    )


@procedure(source="L6594-6625", units=("unit",), effects=theft_effects)
def steal_point(
    _dice: Dice,
    *,
    target: Victim = None,
    stolen: Annotated[str, Choice(STOLEN)],
    inflicted: Annotated[int, Whole(1, 20)] = 1,
) -> PointStolen:
    """Steal a point of a characteristic with each wound [L6594-6625].

    Whether the victim gets it back is not said: here it does not.

    Args:
        target: Who was wounded.
        stolen: The characteristic that it steals.
        inflicted: Wounds it caused.
    """
    held = None if target is None else target.find(stolen)
    left = None if held is None else held.fixed
    return PointStolen(inflicted if left is None else min(inflicted, left))


@dataclass(frozen=True, slots=True)
class DivineFrenzy:
    """The length of a divine frenzy, and of the daze of its bearer afterwards."""

    frenzy_turns: int
    dazed_turns: int
    rolled: int | None = detail()


def frenzy_effects(_arguments: Arguments, result: DivineFrenzy) -> tuple[Effect, ...]:
    """Note how long it lasts."""
    return (StatusSet("unit", "divine-frenzy", "turns", result.frenzy_turns),)


@procedure(source="L6681-6704", units=("unit",), effects=frenzy_effects)
def divine_frenzy(dice: Dice) -> DivineFrenzy:
    """Roll a divine frenzy: D8+2 turns, then D10 turns of daze [L6681-6704].

    In the n-th round its bearer has +n to hit and to wound; to the Initiative the text prints -1 in
    the first round and +2, +3 and so on afterwards. Wounds that do not kill at one blow are
    ignored.
    """
    frenzy = dice.single("frenzy-turns", die=_D8)
    return DivineFrenzy(frenzy + 2, dice.single("dazed-turns", die=_D10), frenzy)
