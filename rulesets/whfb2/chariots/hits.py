"""Hits on chariots: body, crew or team, and what breaks [L4038-4110]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.parameter import Fill, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, OnCharacter, StatusSet, WoundsLost
from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.harm import Losses, inflict, losses
from rulesets.whfb2.harm.striking import Blow, harm_effects, strike
from rulesets.whfb2.shooting import options
from rulesets.whfb2.unit import house
from rulesets.whfb2.unit.options import One
from rulesets.whfb2.unit.routed import routs

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

_DATA: Final = files("rulesets.whfb2") / "data"
LOCATION: Final[Table] = load_table(_DATA / "chariot-location.toml")
DAMAGE: Final[Table] = load_table(_DATA / "chariot-damage.toml")

CREW: Final = "charioteers"
TEAM: Final = "draught-team"
"""The rules of who rides on a chariot, and of what pulls it."""
_BODY: Final = frozenset({1, 2, 3, 4})
_CREW: Final = frozenset({5})
_ANIMAL: Final = frozenset({6})
_D10: Final = plain_die(10)
_THROWN, _AXLE, _SHAFT, _OVERTURNED = (frozenset({face}) for face in (7, 8, 9, 10))
TOUGHNESS: Final = 4
WOUNDS: Final = 5
"""Of the chariot itself [L4108-4110]."""


@dataclass(frozen=True, slots=True)
class Breakage:
    """Damage to a chariot.

    Attributes:
        thrown: Crewmen thrown out, who are dead.
        axle: Whether the axle broke: it stops, and slides next turn.
        shaft: Whether the shaft broke: the team goes on alone, the chariot is lost.
        overturned: Whether it lost a wheel and overturned: it is destroyed.
    """

    thrown: int = 0
    axle: bool = False
    shaft: bool = False
    overturned: bool = False


WHOLE: Final = Breakage()


@dataclass(frozen=True, slots=True)
class ChariotHarm:
    """Losses of a chariot, its crew and its team to hits.

    Attributes:
        body: What the chariot itself lost.
        breakage: What broke; of a chariot that is destroyed only who was thrown out still matters.
        crew: What its crew lost, those thrown out with it.
        team: What its team lost.
        stopped: Whether it never moves again: an animal is dead, or what pulls it broke.
        crewless: Whether nobody is left to drive it, so that it routs.
    """

    body: Losses
    breakage: Breakage
    crew: Losses
    team: Losses
    stopped: bool
    crewless: bool

    @property
    def lost(self) -> bool:
        """Tell whether the chariot is destroyed."""
        return self.body.destroyed or self.breakage.overturned


@dataclass(frozen=True, slots=True)
class Chariot:
    """A chariot as it is struck.

    Attributes:
        toughness: Its own Toughness.
        wounds_each: Its Wounds.
        models: Chariots in the unit, None where nobody said.
        carried: Wounds it lost already.
        crew: Its crew where it is known.
        team: What pulls it where it is known.
        name: What it is called.
        save: Its save, where its players gave it one.
    """

    toughness: int = TOUGHNESS
    wounds_each: int = 1
    models: int | None = None
    carried: int = 0
    crew: Unit | None = None
    team: Unit | None = None
    name: str | None = None
    save: int | None = None


def strike_chariot(
    dice: Dice, hits: int, blow: Blow, chariot: Chariot, *, striker: str | None = None
) -> ChariotHarm:
    """Share hits out among body, crew and team, and resolve them [L4038-4110].

    Each hit on the body both wounds as any hit does and may break something: the text gives the
    chariot Toughness and Wounds, and a table for each time it is hit.

    Args:
        dice: Where each hit strikes; what breaks; the wounds of body, crew and team.
        hits: Hits, from shots or blows.
        blow: What each is.
        chariot: What is struck.
        striker: Who strikes.
    """
    parts = (chariot, blow, striker)
    state = dice.fold(_resolve, _Struck(hits), tuple((part, parts) for part in _PARTS))
    crew = losses_of(chariot.crew, state.crew)
    team = losses_of(chariot.team, state.team)
    each = chariot.wounds_each
    frame = losses(chariot.models, each, chariot.carried, state.body)
    breakage = state.breakage
    stopped = team.models_lost > 0 or breakage.axle or breakage.shaft
    return ChariotHarm(frame, breakage, crew, team, stopped, crew.destroyed)


_PARTS: Final = ("location", "body", "crew", "team")


@dataclass(frozen=True, slots=True)
class _Struck:
    """Hits while they are resolved: those still to come on each part, and wounds so far."""

    hits: int
    on_crew: int = 0
    on_team: int = 0
    body: int = 0
    crew: int = 0
    team: int = 0
    breakage: Breakage = WHOLE


def _resolve(
    dice: Dice, state: _Struck, step: tuple[str, tuple[Chariot, Blow, str | None]]
) -> _Struck:
    """Take the next step: where the hits strike, then the wounds of one part after the other."""
    part, (chariot, blow, striker) = step
    if part == "location":
        body, crew, team = dice.split(state.hits, (_BODY, _CREW, _ANIMAL), "chariot-location")
        if state.hits:
            dice.tell("chariot-struck", body=body, crew=crew, team=team)
        return _Struck(body, crew, team)
    if part == "body":
        lost, breakage = dice.call(_on_body, state.hits, blow, chariot, striker)
        return replace(state, hits=0, body=lost, breakage=breakage)
    if part == "crew":
        lost = _wounds(dice, state.on_crew, blow, chariot.crew, striker)
        if chariot.crew is not None:
            each = chariot.crew.number("w", 1)
            left = chariot.crew.models * each - chariot.crew.carried
            lost = min(left, lost + state.breakage.thrown * each)
        return replace(state, on_crew=0, crew=lost)
    lost = _wounds(dice, state.on_team, blow, chariot.team, striker)
    return replace(state, on_team=0, team=lost)


def _wounds(dice: Dice, hits: int, blow: Blow, unit: Unit | None, striker: str | None) -> int:
    return strike(dice, hits, blow, unit, striker=striker).wounds_lost


def losses_of(unit: Unit | None, lost: int) -> Losses:
    """Return what wounds do to the crew or the team; nothing to one that is unknown."""
    if unit is None:
        return Losses(0, 0, destroyed=False)
    return losses(unit.models, unit.number("w", 1), unit.carried, lost)


def _on_body(
    dice: Dice, hits: int, blow: Blow, chariot: Chariot, striker: str | None
) -> tuple[int, Breakage]:
    """Roll what hits on the body break, then the wounds they do."""
    men = None if chariot.crew is None else chariot.crew.models
    breakage = dice.call(_break, hits, men)
    each = chariot.wounds_each
    cap = None if chariot.models is None else chariot.models * each - chariot.carried
    hit = blow.hit(chariot.toughness, chariot.save, each)
    lost = inflict(dice, hits, hit, cap=cap, striker=striker, target=chariot.name).score
    gone = breakage.overturned or (cap is not None and lost >= cap)
    if gone:
        return lost, Breakage(breakage.thrown, overturned=breakage.overturned)
    return lost, breakage


def _break(dice: Dice, hits: int, crew: int | None) -> Breakage:
    """Roll D10 for each hit on the body [L4084-4106].

    What no longer matters is left out: who is thrown out of a chariot without a crew, what else
    breaks of one that overturns, the axle of one that lost its shaft.
    """
    groups = (_THROWN, _AXLE, _SHAFT, _OVERTURNED)
    counts = dice.split(hits, groups, "chariot-damage", die=_D10)
    for row, count in zip(("thrown", "axle", "shaft", "overturned"), counts, strict=True):
        if count:
            dice.tell(f"chariot-{row}", count=count)
    thrown, axle, shaft, overturned = counts
    if crew is not None:
        thrown = min(thrown, crew)
    if overturned:
        return Breakage(thrown, overturned=True)
    return Breakage(thrown, axle > 0 and not shaft, shaft > 0)


def chariot_effects(arguments: Arguments, result: ChariotHarm) -> tuple[Effect, ...]:
    """Take the losses off the chariot, its crew and its team, and note what broke.

    Its crew goes on on foot where it is destroyed [L4104-4106].
    """
    effects: list[Effect] = []
    hurt: tuple[tuple[str, RuleId, Losses], ...] = (
        ("team", TEAM, result.team),
        ("crew", CREW, result.crew),
    )
    for option, rule, harm in hurt:
        effects.extend(_on_board(arguments, option, rule, harm))
    effects.sort(key=lambda effect: -effect.joined if isinstance(effect, OnCharacter) else 0)
    chariot: Unit | None = arguments["target"]
    if result.lost:
        each = WOUNDS if chariot is None else chariot.number("w", 1)
        every = each if chariot is None else chariot.models * each
        return (*effects, WoundsLost("target", every))
    effects.extend(harm_effects("target", result.body))
    if result.breakage.axle:
        effects.append(StatusSet("target", "axle-broken"))
    if result.breakage.shaft:
        effects.append(StatusSet("target", "shaft-broken"))
    if result.stopped:
        effects.append(StatusSet("target", "stopped"))
    if result.crewless:
        effects.extend(routs("target", chariot))
    return tuple(effects)


def after_chariot(_arguments: Arguments, result: ChariotHarm) -> tuple[FollowUp, ...]:
    """Offer the slide of a chariot whose axle broke, next turn, or the flight of an empty one."""
    if result.lost:
        return ()
    if result.breakage.axle:
        return (FollowUp("chariot_slide", (("unit", "target"),)),)
    if result.crewless and not result.stopped:
        return (FollowUp("rout_move", (("unit", "target"),)),)
    return ()


@procedure(
    source="L4038-4110",
    command="fight",
    variant="chariot",
    effects=chariot_effects,
    follow_ups=after_chariot,
    actors=(),
)
def chariot_hits(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    crew: One = None,
    team: One = None,
    hits: options.Count = 1,
    s: options.Strength,
    t: Annotated[int, Whole(1, 10), Fill("target", "t")] = TOUGHNESS,
    w: options.WoundsEach = WOUNDS,
    save: options.Save = None,
    models: options.Models = None,
    carried: options.Carried = 0,
    facing: options.OnGround = "front",
    natural_one: house.NaturalOne = False,
    save_cap: house.SaveCap = False,
) -> ChariotHarm:
    """Resolve hits on a chariot, of shots or blows: where each strikes, what it does [L4038-4110].

    Args:
        dice: Where, what breaks, wounds and saves.
        unit: Who struck.
        target: The chariot.
        crew: Its crew, a unit of its own; those who joined it where not named.
        team: The animals that pull it, a unit of their own; those who joined it where not named.
        hits: Hits.
        s: Their Strength.
        t: Toughness of the chariot itself.
        w: Its Wounds.
        save: Its save, if it has one.
        models: Chariots in the unit.
        carried: Wounds it lost already.
        facing: Where the hits come from.
        natural_one: House rule.
        save_cap: House rule.

    Raises:
        Refusal: `target-dead`.
    """
    if target is not None and target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    blow = Blow(s, facing=facing, natural_one=natural_one, save_cap=save_cap)
    name = None if target is None else target.name
    men, beasts = aboard(target, CREW, crew), aboard(target, TEAM, team)
    chariot = Chariot(t, w, models, carried, men, beasts, name, save)
    return strike_chariot(dice, hits, blow, chariot, striker=None if unit is None else unit.name)


def aboard(chariot: Unit | None, rule: RuleId, named: Unit | None) -> Unit | None:
    """Return the crew or the team of a chariot: the units named, else those that joined it."""
    if named is not None or chariot is None:
        return named
    return chariot.body.bearer(rule)


def _on_board(arguments: Arguments, option: str, rule: RuleId, harm: Losses) -> tuple[Effect, ...]:
    """Return what crew or team lost, whether they were named or came with the chariot."""
    if not harm.wounds_lost:
        return ()
    if arguments[option] is not None:
        return harm_effects(option, harm)
    chariot: Unit | None = arguments["target"]
    position = None if chariot is None else chariot.body.place_of(rule)
    return (
        () if position is None else (OnCharacter(WoundsLost("target", harm.wounds_lost), position),)
    )
