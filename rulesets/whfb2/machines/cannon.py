"""Cannons: ball and grapeshot, loading and heat [L3918-4007]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.amount import Amount
from rulesets.core.effect import Destroyed, Effect, StatusSet
from rulesets.core.parameter import Choice, Flag, Whole
from rulesets.core.procedure import Arguments, FollowUp
from rulesets.core.rules import NO_RULES
from rulesets.core.unit import Unit
from rulesets.dice.detail import detail
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.aim import aim_stages, reachable
from rulesets.whfb2.harm import Losses, hit_scores, hit_stages, inflict
from rulesets.whfb2.machines import _options as machines
from rulesets.whfb2.machines._options import UNHARMED, MachineHarm, Mark
from rulesets.whfb2.machines.engine import CANNON
from rulesets.whfb2.machines.explosion import near_explosion, strike_crew
from rulesets.whfb2.options import One
from rulesets.whfb2.shooting import _options as options
from rulesets.whfb2.shooting.to_hit import Circumstances, required_to_hit
from rulesets.whfb2.shooting.venom import status_value
from rulesets.whfb2.striking import Blow
from rulesets.whfb2.striking import harm_effects as crew_effects

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


def cannon_shot(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    crew: One = None,
    crew_left: machines.CrewLeft = None,
    load: Annotated[str, Choice(LOADS)] = "ball",
    heat: Annotated[int | None, Whole(0, 60)] = None,
    bs: machines.CrewSkill = machines.MACHINE_BS,
    distance: options.Distance = None,
    rows: Annotated[int | None, Whole(1, machines.MOST_RANKS)] = None,
    covered: machines.Covered = None,
    structure: Annotated[bool, Flag()] = False,
    cover: options.Cover = "none",
    facing: options.Facing = "front",
    modifier: options.Bonus = 0,
    t: machines.Toughness = None,
    w: options.WoundsEach = 1,
    save: options.Save = None,
    models: options.Models = None,
    carried: options.Carried = 0,
    target_rules: machines.TargetRules = NO_RULES,
    natural_one: options.NaturalOne = False,
    save_cap: options.SaveCap = False,
    shots_beyond_six: options.BeyondSix = False,
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
        target: What it shoots at.
        crew: Its crew, a unit of its own.
        crew_left: Crewmen left; the crew's figures where it is named, else all.
        load: Ball or grapeshot, named when it was loaded.
        heat: Its heat, where it is not noted.
        bs: Bow Skill of the crew.
        distance: Centimetres to the target; short range when not given.
        rows: Ranks that the ball goes through; counted where figures and width are known.
        covered: Figures under the template of grapeshot.
        structure: A building or an obstacle is the target, struck as one rank.
        cover: Cover of the target.
        facing: Side of the target that is struck.
        modifier: Sum of other bonuses to hit.
        t: Toughness of the target.
        w: Wounds of each figure.
        save: Its save.
        models: Its figures.
        carried: Wounds noted on it.
        target_rules: Its special rules.
        natural_one: House rule.
        save_cap: House rule.
        shots_beyond_six: House rule.

    Raises:
        Refusal: machine or target that may not shoot or be shot at; `machine-unloaded`,
            `machine-out-of-range`, `cannon-target`, `crew-too-small`, `missing-option` without a
            Toughness or the figures under grapeshot.
    """
    _check(unit, target, load, distance, covered)
    single = models == 1 and (target is None or target.size == 1)
    if load == "ball" and single and w < _SMALLEST and not structure:
        raise Refusal("cannon-target", w=w)
    mark = Mark(target, t, save, w, models, carried, target_rules)
    shot = _Shot(
        mark,
        Blow(CANNON.strength, facing=facing, natural_one=natural_one, save_cap=save_cap),
        None if unit is None else unit.name,
    )
    mark.hit(shot.blow)
    aim = Circumstances(
        target_rules=target_rules,
        long_range=CANNON.band(distance) == "long",
        cover=cover,
        other=modifier,
    ).modifiers()
    need = required_to_hit(bs, aim)
    before = status_value(unit, HEAT) if heat is None else heat
    if not CANNON.ready(dice, machines.crew_count(CANNON, crew_left)):
        return CannonShot("late", before)
    face = dice.single("heat", need=before + 1) if before else None
    if face is not None and face <= before:
        return CannonShot(
            "explodes", before, crew=strike_crew(dice, crew, "cannon", shot.blow), face=face
        )
    after = before + PER_SHOT
    if load == "grapeshot":
        hits, harm = _grapeshot(dice, shot, covered or 0)
        return CannonShot("hits", after, hits, harm, face=face)
    if not reachable(need, beyond=shots_beyond_six):
        dice.tell("cannot-hit", need=need)
        return CannonShot("misses", after, face=face)
    stages = aim_stages(
        need, aim, beyond=shots_beyond_six, natural_one=natural_one, subject=shot.name
    )
    if not dice.attacks(1, "shot", stages, (("hit", 1),)).score:
        return CannonShot("misses", after, face=face)
    deep = 1 if structure else _ranks(target, rows, models)
    hits = dice.sum(deep, "hits-per-rank", die=D3)
    if "chariot" in target_rules:
        return CannonShot("hits", after, hits, chariot_hits=hits, face=face)
    return CannonShot("hits", after, hits, _ball(dice, shot, hits, deep), face=face)


def _check(
    unit: Unit | None, target: Unit | None, load: str, distance: float | None, covered: int | None
) -> None:
    """Refuse a cannon that may not fire, and grapeshot beyond its template."""
    loaded = unit is None or not unit.has(UNLOADED)
    machines.check_machine(unit, target, moved=False, turned=False, loaded=loaded)
    if load != "grapeshot":
        return
    if distance is not None and distance > GRAPESHOT_RANGE:
        raise Refusal("machine-out-of-range", distance=distance, range=GRAPESHOT_RANGE)
    if covered is None:
        raise Refusal("missing-option", option="covered")


@dataclass(frozen=True, slots=True)
class _Shot:
    """What is shot at, what each hit is, and who shoots."""

    mark: Mark
    blow: Blow
    name: str | None


def _ball(dice: Dice, shot: _Shot, hits: int, ranks: int) -> MachineHarm:
    """Resolve the hits of a ball: no more than two figures a rank die [L3936-3938]."""
    mark = shot.mark
    hit = mark.hit(shot.blow)
    # What is left of a figure that the last of them does not kill may still be noted on it.
    limit = PER_RANK * ranks * mark.wounds_each - mark.carried + mark.wounds_each - 1
    cap = limit if mark.left is None else min(limit, mark.left)
    done = inflict(dice, hits, hit, cap=cap, striker=shot.name, target=mark.name)
    return mark.lost(done.score)


def _grapeshot(dice: Dice, shot: _Shot, covered: int) -> tuple[int, MachineHarm]:
    """Strike every figure under the template; an unsaved wound is D6 wounds to it [L3945-3952]."""
    mark = shot.mark
    figures = covered if mark.models is None else min(covered, mark.models)
    if not figures:
        return 0, mark.lost(0)
    blow = Blow(
        GRAPESHOT_STRENGTH,
        damage=GRAPESHOT_WOUNDS,
        facing=shot.blow.facing,
        natural_one=shot.blow.natural_one,
        save_cap=shot.blow.save_cap,
    )
    hit = mark.hit(blow)
    stages = hit_stages(hit, shot.name, mark.name)
    done = dice.attacks(figures, "hit", stages, hit_scores(hit), cap=mark.left)
    return figures, mark.lost(done.score)


def _ranks(target: Unit | None, stated: int | None, models: int | None) -> int:
    if stated is None:
        files = 0 if target is None else target.number("files", 0)
        stated = -(-models // files) if files and models else 1
    return min(stated, MOST_RANKS)


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
    """Who stands near an explosion is struck; a chariot shares its hits out."""
    if result.state == "explodes":
        return (near_explosion("cannon"),)
    return (
        *machines.at_chariot(result.chariot_hits, CANNON.strength),
        *machines.after_harm(result.harm),
    )
