"""The end and upkeep of magic: at will, by weapons, by overlapping, by its cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import Choice, Fill, Flag, FromTable, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import (
    Destroyed,
    Effect,
    SpellEnded,
    SpellInPlay,
    SpellKept,
    StatusCleared,
    StatusSet,
    ValueChanged,
)
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.book import BY_ID, spell_of, spells_of, statuses_of
from rulesets.whfb2.magic.facts import MOST_POINTS, NOT_ALIVE, Named, Wizard, status_value
from rulesets.whfb2.magic.spell import BattleSpell
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.options import One, YesNo

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

SWORD: Final = "animated-sword"
_PLACES: Final = ("mystic-mist", "smoke-cloud", "illusory-darkness", "quicksand", "thorn-hedge")
SHELTERS: Final = ("zone-of-steadfastness", "zone-of-sanctuary", "zone-of-concealment", *_PLACES)
"""Zones and places that change those who stand in them; a status tells who does."""
_SANCTUARY: Final = "zone-of-sanctuary"
BOUND: Final = ("guardian", "demonic-steed")
_SPIRIT_PACE: Final = 30


@dataclass(frozen=True, slots=True)
class SpellOver:
    """A spell that its caster ended."""

    ended: bool


def end_effects(arguments: Arguments, _result: SpellOver) -> tuple[Effect, ...]:
    """Take it out of play, with the statuses that its caster has by it."""
    known = spell_of(arguments["spell"])
    wizard: Unit | None = arguments["wizard"]
    ended: Effect = SpellEnded(known.id, None if wizard is None else "wizard")
    cleared = [
        StatusCleared("wizard", as_status(work.status))
        for work in known.does
        if work.status is not None and work.to == "wizard" and known.lasts == "instant"
        if wizard is not None and wizard.has(as_status(work.status))
    ]
    return ((ended,) if known.lasts != "instant" else ()) + tuple(cleared)


def _held_by(known: BattleSpell) -> list[StatusId]:
    """Return the statuses that a caster has by a spell that he keeps up."""
    return [as_status(work.status) for work in known.does if work.status and work.to == "wizard"]


def _keeper(situation: Situation, spell: Raw | None) -> str | None:
    """Return the name of who keeps a spell up, of the own side first, None for none or several."""
    known = BY_ID.get(str(spell))
    if known is None:
        return None
    held = _held_by(known)
    found: dict[str, list[str]] = {}
    for side in situation.sides:
        casters = [unit for unit in side.members if any(unit.has(status) for status in held)]
        if not held and any(lasting.name == known.id for lasting in side.spells):
            casters = [unit for unit in side.members if "wizard" in unit.rules]
        found[side.name] = [unit.name for unit in casters]
    own = found.get(situation.asking)
    names = own or [name for names in found.values() for name in names]
    return names[0] if len(names) == 1 else None


KEEPER: Final = FromTable(_keeper, of=("spell",))
"""Who keeps a spell up, where one wizard alone does."""


def _is_in_play(situation: Situation, arguments: Arguments) -> None:
    """Refuse to end what is not in play: `spell-not-in-play`.

    Some spells last as statuses of their caster alone.
    """
    known = spell_of(arguments["spell"])
    wizard: Unit | None = arguments["wizard"]
    casters = situation.members if wizard is None else wizard.body.members
    held = _held_by(known)
    kept = any(caster.has(status) for caster in casters for status in held)
    sides = [
        side
        for side in situation.sides
        if wizard is None or any(member.name == wizard.name for member in side.members)
    ]
    lasting = not (held and wizard) and any(
        spell.name == known.id for side in sides for spell in side.spells
    )
    over = known.lasts == "instant" and not held
    if not (kept or lasting or known.permanent or over):
        raise Refusal("spell-not-in-play", spell=known.id)


@procedure(
    source="L4899-4916, L5085-5089, L5287-5300",
    command="dispel",
    variant="spell",
    effects=end_effects,
    at_large=True,
    check=_is_in_play,
)
def end_spell(
    _dice: Dice,
    *,
    wizard: Annotated[Unit | None, Units(fallen=True), KEEPER] = None,
    spell: Named,
) -> SpellOver:
    """End a spell that its caster keeps up, or that may be broken: there is no dispelling here.

    A caster ends his auras, zones, illusions and whatever lasts until he decides when he likes;
    moving ends zones, a fight ends illusions that are struck [L4899-4916, L5085-5089, L5287-5300].

    Args:
        wizard: Who keeps it up.
        spell: The spell.

    Raises:
        Refusal: `never-ended` for the hedge of thorns, `nothing-to-end` for what is over at once,
            `missing-option` where nobody knows whose it is.
    """
    known = spell_of(spell)
    if known.permanent:
        raise Refusal("never-ended", spell=spell)
    if known.lasts == "instant" and not any(work.does == "status" for work in known.does):
        raise Refusal("nothing-to-end", spell=spell)
    if wizard is None:
        raise Refusal("missing-option", option="wizard")
    return SpellOver(True)


@dataclass(frozen=True, slots=True)
class AuraTouched:
    """The state of an aura that was touched: whether it ended."""

    ended: bool


def aura_effects(arguments: Arguments, result: AuraTouched) -> tuple[Effect, ...]:
    """Take the aura off."""
    unit: Unit | None = arguments["unit"]
    if not result.ended or unit is None:
        return ()
    return tuple(
        StatusCleared("unit", status) for status in statuses_of("aura") if unit.has(status)
    )


def _has_aura(_situation: Situation, arguments: Arguments) -> None:
    """Refuse to take an aura off who has none: `no-aura`; ask for whose it is."""
    unit: Unit | None = arguments["unit"]
    if unit is None:
        raise Refusal("missing-option", option="unit")
    if not any(unit.has(status) for status in statuses_of("aura")):
        raise Refusal("no-aura", unit=unit.name)


@procedure(
    source="L5085-5089, L6470-6471, L7015-7016",
    command="dispel",
    variant="aura",
    units=("unit",),
    effects=aura_effects,
    at_large=True,
    actors=(),
    check=_has_aura,
)
def end_aura(
    _dice: Dice,
    *,
    by: Annotated[str, Choice(("magic-weapon", "magic-arrow", "at-will"))] = "magic-weapon",
) -> AuraTouched:
    """End an aura: by the touch of a magic weapon, or as its bearer likes [L5085-5089, L6470-6471].

    Magic arrows are too weak for it [L7015-7016].
    """
    return AuraTouched(by != "magic-arrow")


@dataclass(frozen=True, slots=True)
class ZonesMet:
    """Zones that are left of two that met."""

    remaining_zones: int


def overlap_effects(arguments: Arguments, _result: ZonesMet) -> tuple[Effect, ...]:
    """End the zones of both."""
    return tuple(
        SpellEnded(spell.id, role)
        for role in ("wizard", "target")
        if arguments[role] is not None
        for spell in spells_of("zone")
        if arguments[role].has(spell.id)
    )


def _have_zones(_situation: Situation, arguments: Arguments) -> None:
    """Refuse zones of who keeps none: `no-zone`; ask for whose they are."""
    roles = ("wizard", "target")
    absent = [role for role in roles if arguments[role] is None]
    if absent:
        raise Refusal("missing-option", option=absent[0], absent=" ".join(absent))
    for role in roles:
        unit: Unit = arguments[role]
        if not any(unit.has(status) for status in statuses_of("zone")):
            raise Refusal("no-zone", unit=unit.name)


@procedure(
    source="L5299-5300, L7241-7242",
    command="dispel",
    variant="zones",
    effects=overlap_effects,
    at_large=True,
    actors=(),
    check=_have_zones,
)
def zones_overlap(
    _dice: Dice,
    *,
    wizard: Wizard = None,  # noqa: ARG001 - whose zone it is
    target: One = None,  # noqa: ARG001 - whose zone it meets
) -> ZonesMet:
    """Let two zones that overlap destroy each other [L5299-5300].

    The zone of a Dawn stone destroys the other and is gone for a turn itself [L7241-7242]: no zone
    is left either way.
    """
    return ZonesMet(0)


@dataclass(frozen=True, slots=True)
class Shelter:
    """The shelter of a unit in a zone that changes it, and the zone's width in centimetres."""

    inside: bool
    across: float | None = detail()


def zone_effects(arguments: Arguments, result: Shelter) -> tuple[Effect, ...]:
    """Note it on the unit, for as long as the zone is in play."""
    status = as_status(f"in-{arguments['zone']}")
    if not result.inside:
        return (StatusCleared("unit", status),)
    return (SpellInPlay(arguments["zone"], "unit"), StatusSet("unit", status, "spell"))


@procedure(source="L5204-5314, L5873-5884, L6131-6165, L6305-6419", effects=zone_effects)
def in_zone(
    _dice: Dice,
    *,
    unit: One = None,
    zone: Annotated[str, Choice(SHELTERS)],
    leaves: YesNo = False,
) -> Shelter:
    """Note that a unit stands in a zone, a cloud, thorns or sands of magic, or not now.

    Steadfastness is for allies: immune to psychology, three times the Attacks, a save one better.
    Sanctuary makes all in it immune to psychology [L5287-5314]. In concealment who does not move is
    shot at with -2 within 15 cm, and not seen beyond [L6160-6165]. All three are 15 cm across, the
    last of which is printed as a radius of 7.5 cm. Mist, smoke and darkness blind those in them and
    slow them, as sands and thorns do [L5204-5214, L5873-5884, L6131-6142, L6305-6319, L6416-6419].

    Raises:
        Refusal: `zone-forbidden` to undead, ethereal, demons and elementals in a sanctuary.
    """
    enters = unit is not None and zone == _SANCTUARY and not leaves
    if unit is not None and enters and any(rule in unit.rules for rule in NOT_ALIVE):
        raise Refusal("zone-forbidden", unit=unit.name)
    return Shelter(not leaves, spell_of(zone).across)


@dataclass(frozen=True, slots=True)
class SwordKept:
    """The price of an animated sword this turn, and whether its caster pays it."""

    cost: int
    kept: bool


def upkeep_effects(arguments: Arguments, result: SwordKept) -> tuple[Effect, ...]:
    """Take the points, or let the sword fall."""
    if arguments["first"]:
        return ()
    if not result.kept:
        return (SpellEnded(SWORD, "wizard"),)
    return (ValueChanged("wizard", "mp", -result.cost), SpellKept(SWORD))


@procedure(
    source="L5326-5336",
    effects=upkeep_effects,
    at_large=True,
    offering=offers.SWORD,
)
def sword_upkeep(
    _dice: Dice,
    *,
    wizard: Wizard = None,  # noqa: ARG001 - who keeps it up
    hits: Annotated[int, Whole(0, 60)] = 0,
    first: Annotated[bool, Flag()] = False,
    mp: Annotated[int | None, Whole(0, MOST_POINTS), Fill("wizard", "mp")] = None,
) -> SwordKept:
    """Pay for an animated sword: 2 magic points, and 1 for each roll that hit it [L5326-5336].

    The turn in which it is cast costs no more than its energy.

    Args:
        wizard: Who keeps it up.
        hits: Rolls to hit against it that succeeded since his last turn.
        first: It is the turn in which the spell is cast, whose cost is the casting itself.
        mp: Magic points he has.
    """
    known = spell_of(SWORD)
    cost = known.energy if first else known.upkeep + hits
    return SwordKept(cost, mp is None or first or cost <= mp)


@dataclass(frozen=True, slots=True)
class BoundCreature:
    """The state of a bound creature: whether it vanishes."""

    vanishes: bool


def bound_effects(_arguments: Arguments, result: BoundCreature) -> tuple[Effect, ...]:
    """Take it off the table."""
    return (Destroyed("unit"),) if result.vanishes else ()


@procedure(source="L5902-5914", effects=bound_effects, actors=())
def bound_creature(
    _dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    summoner_slain: YesNo = True,
) -> BoundCreature:
    """Let a guardian or demonic steed vanish with its summoner [L5902-5914].

    Raises:
        Refusal: `not-bound` for any other creature: those stay.
    """
    if unit is not None and not any(unit.has(status) for status in BOUND):
        raise Refusal("not-bound", unit=unit.name)
    return BoundCreature(summoner_slain)


@dataclass(frozen=True, slots=True)
class Spirit:
    """The time that a slain necromancer's spirit has to find a body, and its speed."""

    turns: int
    distance: int


@procedure(source="L5626-5645")
def spirit_flight(
    dice: Dice,
    *,
    wizard: Annotated[Unit | None, Units(fallen=True)] = None,
) -> Spirit:
    """Roll the turns that a necromancer's spirit lasts after a death in Life in Death [L5626-5645].

    It goes 30 cm a turn, unseen and unhurt, into no zone. Whom it touches makes a magic save, and
    loses mind and body to it where that fails.

    Raises:
        Refusal: `no-life-in-death` for who is not under that spell.
    """
    if wizard is not None and not status_value(wizard, "life-in-death"):
        raise Refusal("no-life-in-death", unit=wizard.name)
    return Spirit(dice.sum(2, "spell-turns"), _SPIRIT_PACE)
