"""Victory points of a turn, and who wins [L1799-1823, L2165-2176]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from rulesets.aos4.scoring.held import (
    Anew,
    CardsScored,
    Completed,
    ControlCounted,
    OnTheirLand,
    Own,
    PackPlayed,
    Shared,
    TacticsCounted,
    Theirs,
    TwistCounted,
    Underdog,
)
from rulesets.aos4.unit import offers
from rulesets.aos4.unit.house import BorderObjectives, Pack
from rulesets.aos4.unit.options import (
    GeneralLives,
    HeldPoints,
    TheirGeneralLives,
    TheirPoints,
)
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_PAIR: Final = 2
_TACTIC: Final = 4
"""Victory points of a battle tactic [L1733]."""
_THEIRS: Final = 2
"""Victory points of the objective in enemy territory, in Border War [L1823]."""


@dataclass(frozen=True, slots=True)
class Score:
    """Victory points of a turn, in all and by reason: what they are more than was counted before.

    Attributes:
        gained: All of them.
        control: Those of objectives held.
        twist: Those of Border War's twist.
        tactic: Those of battle tactics.
        counted: Whether it is the `first` count of the turn; else it comes to `more`, `fewer` or
            the `same`.
        fewer: How many fewer they are, where they are.
    """

    gained: int
    control: int
    twist: int
    tactic: int
    counted: Literal["first", "more", "fewer", "same"] = "first"
    fewer: int = 0


def _control(own: int, enemy: int, each: int) -> int:
    """Return the points for one objective, for two, and for more than the enemy."""
    return each * ((own >= 1) + (own >= _PAIR) + (own > enemy))


def _beyond(score: Score, before: Score, *, anew: bool) -> Score:
    """Return what a score of the turn is more than one that was counted in it before."""
    if not anew:
        return score
    gained = score.gained - before.gained
    apart = Score(
        gained,
        score.control - before.control,
        score.twist - before.twist,
        score.tactic - before.tactic,
        "same",
    )
    if gained > 0:
        return replace(apart, counted="more")
    return replace(apart, counted="fewer", fewer=-gained) if gained else apart


def score_effects(arguments: Arguments, result: Score) -> tuple[Effect, ...]:
    """Add the points to the side whose turn it is, once a turn, and count its battle tactics.

    What was counted before an objective was told of counts no second time.
    """
    effects: list[Effect] = [CounterChanged("turn-scored", 1), CounterSet("turn-counted", 1)]
    if result.gained:
        effects.append(CounterChanged("victory-points", result.gained))
    by_source = (("control", result.control), ("twist", result.twist), ("tactics", result.tactic))
    for source, by in by_source:
        if by:
            effects.append(CounterChanged(f"points-{source}", by))
            effects.append(CounterChanged(f"turn-{source}", by))
    completed = arguments.get("tactics_completed")
    before = arguments["tactics_counted"]
    if completed is None:
        completed, before = int(arguments["tactic_completed"]), before // _TACTIC
        if completed:
            effects.append(CounterSet("tactic-done", 1))
    if completed != before:
        effects.append(CounterChanged("tactics", completed - before))
    return tuple(effects)


@procedure(
    source="L1733, L1799-1823",
    command="objective",
    variant="border-war",
    effects=score_effects,
    at_large=True,
    asked_by="active",
    phases=("end-of-turn",),
    offering=offers.BORDER_WAR,
)
def score_border_war(
    _dice: Dice,
    *,
    objectives: Own,
    enemy_objectives: Theirs = 0,
    in_enemy_territory: OnTheirLand = False,
    underdog: Underdog = False,
    shared_objectives: Shared = 0,
    tactic_completed: Completed = False,
    border_objectives: BorderObjectives = "border-shared",
    control_counted: ControlCounted = 0,
    twist_counted: TwistCounted = 0,
    tactics_counted: TacticsCounted = 0,
    anew: Anew = False,
    pack: Pack = "border-war",
) -> Score:
    """Score the end of one's own turn in Border War [L1733, L1799-1805, L1823].

    Args:
        objectives: Objectives that the side whose turn it is controls.
        enemy_objectives: Those its enemy controls.
        in_enemy_territory: It controls the objective in enemy territory.
        underdog: It is the underdog of this round.
        shared_objectives: Objectives it controls that lie in both territories.
        tactic_completed: It completed its battle tactic this turn.
        border_objectives: Whether one in both territories counts as in the enemy's, too.
        control_counted: Points of objectives that were counted in this turn already.
        twist_counted: Those of the twist.
        tactics_counted: Those of the battle tactic.
        anew: The turn was scored before an objective was told of.
        pack: The battlepack that is played.

    Raises:
        Refusal: `not-in-spearhead`, `more-on-land-than-held`.
    """
    if pack == "spearhead":
        raise Refusal("not-in-spearhead", procedure="score_border_war")
    border_theirs = border_objectives == "border-theirs"
    # One in both territories may then be that in the enemy's.
    apart = in_enemy_territory and not (border_theirs and shared_objectives)
    told = shared_objectives + apart
    if told > objectives:
        raise Refusal("more-on-land-than-held", told=told, held=objectives)
    control = _control(objectives, enemy_objectives, 2)
    theirs = in_enemy_territory or (border_theirs and shared_objectives > 0)
    twist = _THEIRS * theirs + (shared_objectives if underdog else 0)
    tactics = _TACTIC * tactic_completed
    before = (control_counted, twist_counted, tactics_counted)
    score = Score(control + twist + tactics, control, twist, tactics)
    return _beyond(score, Score(sum(before), *before), anew=anew)


@procedure(
    source="L2165-2172",
    command="objective",
    variant="spearhead",
    effects=score_effects,
    at_large=True,
    asked_by="active",
    phases=("end-of-turn",),
    offering=offers.SPEARHEAD,
)
def score_spearhead(
    _dice: Dice,
    *,
    objectives: Own,
    enemy_objectives: Theirs = 0,
    tactics_completed: CardsScored = 0,
    control_counted: ControlCounted = 0,
    tactics_counted: TacticsCounted = 0,
    anew: Anew = False,
    pack_played: PackPlayed = None,
) -> Score:
    """Score the end of one's own turn in Spearhead, a point for each tactic [L2165-2172].

    Args:
        objectives: Objectives that the side whose turn it is controls.
        enemy_objectives: Those its enemy controls.
        tactics_completed: Battle tactics it completed this turn.
        control_counted: Points of objectives that were counted in this turn already.
        tactics_counted: Those of battle tactics.
        anew: The turn was scored before an objective was told of.
        pack_played: The battlepack of the battle, where one is fought.

    Raises:
        Refusal: `not-in-border-war`.
    """
    if pack_played == "border-war":
        raise Refusal("not-in-border-war", procedure="score_spearhead")
    control = _control(objectives, enemy_objectives, 1)
    before = Score(control_counted + tactics_counted, control_counted, 0, tactics_counted)
    score = Score(control + tactics_completed, control, 0, tactics_completed)
    return _beyond(score, before, anew=anew)


@dataclass(frozen=True, slots=True)
class Victory:
    """The end of a battle.

    Attributes:
        result: `major`, `minor`, `win` in Spearhead, or `draw`.
        winner: Whose it is.
        margin: Victory points between the players.
    """

    result: Literal["major", "minor", "win", "draw"]
    winner: Literal["own", "enemy", "none"]
    margin: int


@procedure(source="L1813-1817, L2174-2176", command="objective", variant="victory")
def victory(
    _dice: Dice,
    *,
    points: HeldPoints,
    enemy_points: TheirPoints,
    pack: Pack = "border-war",
    general_alive: GeneralLives = True,
    enemy_general_alive: TheirGeneralLives = True,
) -> Victory:
    """Tell the winner [L1813-1817, L2174-2176].

    Args:
        points: Victory points of one player.
        enemy_points: Those of the other.
        pack: The battlepack.
        general_alive: The first player's general survived.
        enemy_general_alive: The other's did; with equal points a lone survivor gives Border War's
            minor victory.
    """
    margin = abs(points - enemy_points)
    if margin:
        won: Literal["major", "win"] = "win" if pack == "spearhead" else "major"
        return Victory(won, "own" if points > enemy_points else "enemy", margin)
    if pack == "spearhead" or general_alive == enemy_general_alive:
        return Victory("draw", "none", 0)
    return Victory("minor", "own" if general_alive else "enemy", 0)
