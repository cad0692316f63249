"""Cannons: ball and grapeshot, loading and heat [L3918-4007]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Flag, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.aim import finds_target
from rulesets.whfb2.harm.harm import Losses, inflict
from rulesets.whfb2.harm.striking import Blow
from rulesets.whfb2.harm.striking import harm_effects as crew_effects
from rulesets.whfb2.machines import _options as machines
from rulesets.whfb2.machines import demands
from rulesets.whfb2.machines._options import UNHARMED, Aim, MachineHarm, Mark, Settled
from rulesets.whfb2.machines.engine import CANNON
from rulesets.whfb2.machines.explosion import near_explosion, strike_crew
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting.to_hit import required_to_hit
from rulesets.whfb2.shooting.venom import status_value
from rulesets.whfb2.unit import acts, offers, readings
from rulesets.whfb2.unit.options import One

HEAT: Final = "heat"
UNLOADED: Final = "machine-unloaded"
PER_SHOT: Final = 2
MOST_RANKS: Final = 8
"""Ranks that a ball goes through [L3933-3936]."""
PER_RANK: Final = 2
"""Figures that may die for each rank it went through [L3936-3938]."""
GRAPESHOT_RANGE: Final = 30.0
GRAPESHOT_STRENGTH: Final = 4
GRAPESHOT_WOUNDS: Final = Amount(0, 1)
LOADS: Final = ("ball", "grapeshot")
_SMALLEST: Final = 3
"""Wounds of a single creature that a ball may be aimed at [L3924-3926]."""
_NO_CREW_HARM: Final = Losses(0, 0, destroyed=False)


@dataclass(frozen=True, slots=True)
class CannonShot:
    """A cannon's shot.

    Attributes:
        state: `late` where the crew was not ready, `explodes`, `misses` or `hits`.
        heat: Heat of the cannon afterwards.
        hits: Hits on the target.
        harm: What the target lost.
        crew: What the crew lost in an explosion.
        chariot_hits: Hits on a chariot, to be shared out by its own table.
        face: The die against its heat.
    """

    state: Literal["late", "explodes", "misses", "hits"]
    heat: int
    hits: int = 0
    harm: MachineHarm = UNHARMED
    crew: Losses = _NO_CREW_HARM
    chariot_hits: int = 0
    face: int | None = detail()


def cannon_effects(_arguments: Arguments, result: CannonShot) -> tuple[Effect, ...]:
    """Take what was struck off the table; note heat and an empty barrel, or remove the cannon."""
    if result.state == "explodes":
        return (*crew_effects("crew", result.crew), Destroyed("unit"))
    if result.state == "late":
        return (machines.SHOT,)
    return (
        *machines.harm_effects(result.harm),
        machines.SHOT,
        StatusSet("unit", HEAT, value=result.heat),
        StatusSet("unit", "fired", "turn"),
        StatusSet("unit", UNLOADED),
    )


def after_cannon(_arguments: Arguments, result: CannonShot) -> tuple[FollowUp, ...]:
    """Offer the hits on those near an explosion, and the sharing of a chariot's hits."""
    if result.state == "explodes":
        return (near_explosion("cannon"),)
    return (
        *machines.at_chariot(result.chariot_hits, CANNON.strength),
        *machines.after_harm(result.harm),
    )


@procedure(
    source="L3923-4007",
    command="warmachine",
    variant="cannon",
    phases=("shooting",),
    demands=demands.SHOTS,
    meant_by="cannon",
    effects=cannon_effects,
    follow_ups=after_cannon,
    acts=acts.FIRE,
    offering=offers.CANNON,
)
def cannon_shot(
    dice: Dice,
    *,
    unit: One = None,
    mark: Annotated[Mark, BUNDLE],
    crew: One = None,
    crew_left: machines.CrewLeft = None,
    load: Annotated[str, Choice(LOADS)] = "ball",
    heat: Annotated[int | None, Whole(0, 60)] = None,
    bs: machines.CrewSkill = machines.MACHINE_BS,
    distance: options.Distance = None,
    rows: Annotated[int | None, Whole(1, machines.MOST_RANKS)] = None,
    covered: machines.Covered = None,
    structure: Annotated[bool, Flag()] = False,
    aim: Annotated[Aim, BUNDLE],
    settled: Annotated[Settled, BUNDLE],
    shots_beyond_six: readings.BeyondSix = False,
) -> CannonShot:
    """Shoot with a cannon: its heat first, then a ball or grapeshot [L3923-3995].

    A D6 no higher than the heat of the barrel explodes it. A ball is aimed with the Bow Skill of
    the crew; each rank takes D3 hits of Strength 6, eight ranks at most, and no more than two
    figures for each rank die. Grapeshot hits every figure under its template, within 30 cm, at
    Strength 4; a wound that no armour stops is D6 wounds to that figure. A loaded cannon may move
    and fire.

    Args:
        dice: The crew where it is short of men; a D6 against heat; to hit; hits, wounds, saves.
        unit: The cannon; its heat and whether it is loaded are noted on it.
        mark: What it shoots at.
        crew: Its crew, a unit of its own.
        crew_left: Crewmen left; the crew's figures where it is named, else all.
        load: Ball or grapeshot, named when it was loaded.
        heat: Its heat, where it is not noted.
        bs: Bow Skill of the crew.
        distance: Centimetres to the target; short range when not given.
        rows: Ranks that the ball goes through; counted where figures and width are known.
        covered: Figures under the template of grapeshot.
        structure: A building or an obstacle is the target, struck as one rank.
        aim: Cover of the target, and other bonuses to hit.
        settled: House rules.
        shots_beyond_six: House rule.

    Raises:
        Refusal: machine or target that may not shoot or be shot at; `machine-unloaded`,
            `machine-out-of-range`, `cannon-target`, `crew-too-small`, `missing-option` without a
            Toughness or the figures under grapeshot.
    """
    loaded = unit is None or not unit.has(UNLOADED)
    band = machines.check_machine(CANNON, unit, mark, distance=distance, loaded=loaded)
    _check_load(load, mark, distance, covered, structure=structure)
    blow = settled.blow(CANNON.strength)
    mark.hit(blow)
    named = aim.modifiers(unit, mark, long_range=band == "long")
    need = required_to_hit(bs, named)
    before = status_value(unit, HEAT) if heat is None else heat
    if not CANNON.ready(dice, machines.crew_count(CANNON, crew_left, unit)):
        return CannonShot("late", before)
    face = dice.single("heat", need=before + 1) if before else None
    if face is not None and face <= before:
        harmed = strike_crew(dice, crew, "cannon", blow)
        return CannonShot("explodes", before, crew=harmed, face=face)
    after = before + PER_SHOT
    name = None if unit is None else unit.name
    if load == "grapeshot":
        hits, harm = _grapeshot(dice, mark, settled, covered or 0, name)
        return CannonShot("hits", after, hits, harm, face=face)
    natural_one, beyond = settled.natural_one, shots_beyond_six
    if not finds_target(dice, need, named, beyond=beyond, natural_one=natural_one, subject=name):
        return CannonShot("misses", after, face=face)
    deep = 1 if structure else min(mark.ranks(rows), MOST_RANKS)
    hits = dice.sum(deep, "hits-per-rank", die=D3)
    if mark.chariot:
        return CannonShot("hits", after, hits, chariot_hits=hits, face=face)
    return CannonShot(
        "hits", after, hits, _ball(dice, mark, blow, hits, deep, striker=name), face=face
    )


def _check_load(
    load: str, mark: Mark, distance: float | None, covered: int | None, *, structure: bool
) -> None:
    """Refuse a ball at a single small creature, and grapeshot beyond its template."""
    if load == "ball":
        alone = mark.models == 1 and (mark.target is None or mark.target.size == 1)
        if alone and mark.w < _SMALLEST and not structure:
            raise Refusal("cannon-target", w=mark.w)
        return
    if distance is not None and distance > GRAPESHOT_RANGE:
        raise Refusal("machine-out-of-range", distance=distance, range=GRAPESHOT_RANGE)
    if covered is None:
        raise Refusal("missing-option", option="covered")


def _ball(
    dice: Dice, mark: Mark, blow: Blow, hits: int, ranks: int, *, striker: str | None
) -> MachineHarm:
    """Resolve the hits of a ball: no more than two figures a rank die [L3936-3938]."""
    # What is left of a figure that the last of them does not kill may still be noted on it.
    limit = PER_RANK * ranks * mark.w - mark.carried + mark.w - 1
    cap = limit if mark.left is None else min(limit, mark.left)
    hit = mark.hit(blow)
    done = inflict(dice, hits, hit, cap=cap, striker=striker, target=mark.name)
    return mark.lost(done.score)


def _grapeshot(
    dice: Dice, mark: Mark, settled: Settled, covered: int, striker: str | None
) -> tuple[int, MachineHarm]:
    """Strike every figure under the template; an unsaved wound is D6 wounds to it [L3945-3952]."""
    figures = covered if mark.models is None else min(covered, mark.models)
    hit = mark.hit(settled.blow(GRAPESHOT_STRENGTH, GRAPESHOT_WOUNDS))
    done = inflict(dice, figures, hit, cap=mark.left, striker=striker, target=mark.name)
    return figures, mark.lost(done.score)
