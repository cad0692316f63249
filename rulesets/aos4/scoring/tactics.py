"""Battle tactics: whether one may be chosen, and whether it is completed [L1713-1762]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.ground.features import KINDS
from rulesets.aos4.scoring.held import (
    LAND,
    PICKED,
    Anew,
    Chosen,
    ChosenTactic,
    Fought,
    Gained,
    GoesFirst,
    LandHeld,
    Lost,
    PickedFell,
    Tactic,
    TacticsCounted,
    Taken,
    WentSecond,
)
from rulesets.aos4.unit import offers
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.options import Few, One, Round, YesNo
from rulesets.aos4.unit.profile import TACTICS
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Landmarks
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.counted import counted_by
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

NewTactic = Annotated[str | None, Choice(TACTICS)]
_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Manoeuvre:
    """The choice of a battle tactic: whether it is allowed, and which.

    Attributes:
        reason: `allowed`, `double-turn`, `attempted` before or `chosen` one this round.
    """

    allowed: bool
    reason: Literal["allowed", "double-turn", "attempted", "chosen"]
    tactic: str | None


def manoeuvre_effects(arguments: Arguments, result: Manoeuvre) -> tuple[Effect, ...]:
    """Note the tactic and its picked unit or feature: one a round, none twice [L1721-1723]."""
    if not result.allowed or result.tactic is None:
        return ()
    terrain = arguments["terrain"]
    land = None if terrain is None else counted_by(LAND, terrain.name or "")
    picked: tuple[Effect, ...] = () if land is None else (CounterSet(land, 1),)
    if arguments["target"] is not None:
        picked = (StatusSet("target", PICKED, "turn"),)
    return (*_attempt(result.tactic), *picked)


def _check_pick(situation: Situation, arguments: Arguments) -> None:
    """Refuse a unit that is none of the enemy general's regiment, as far as rosters tell [L1743].

    Raises:
        Refusal: `not-the-entourage`.
    """
    target = arguments["target"]
    if not isinstance(target, Unit):
        return
    own = any(unit.name == target.name for unit in situation.active.units)
    generals = [unit for unit in situation.enemies if "general" in unit.rules]
    led = {unit.rules.number("regiment") for unit in generals} - {None}
    number = target.rules.number("regiment")
    elsewhere = number is not None or "auxiliary" in target.rules
    if own or (led and elsewhere and number not in led):
        raise Refusal("not-the-entourage", unit=target.name)


@procedure(
    source="L1719-1729",
    effects=manoeuvre_effects,
    check=_check_pick,
    at_large=True,
    actors=(),
    asked_by="active",
    phases=("start-of-turn",),
    offering=offers.TACTIC,
)
def tactical_manoeuvre(
    _dice: Dice,
    *,
    tactic: NewTactic = None,
    target: One = None,
    terrain: Annotated[Landmark | None, Landmarks(KINDS)] = None,
    game_round: Round = 1,
    second_last_round: WentSecond = False,
    chose_first: GoesFirst = False,
    attempted: YesNo = False,
    chosen: Chosen = False,
    pack: Pack = "border-war",
) -> Manoeuvre:
    """Tell whether a player may choose this battle tactic now [L1719-1729].

    Args:
        tactic: Which; None to ask whether any may be chosen.
        target: The unit of the enemy general's regiment that Slay the Entourage picks.
        terrain: The terrain feature that Take Their Land picks, in enemy territory and nowhere in
            friendly one.
        game_round: The battle round.
        second_last_round: The player had the second turn of the round before.
        chose_first: The player, not the opponent, chose to go first in this one.
        attempted: The tactic was attempted before, completed or not.
        chosen: The player chose a tactic this round already.
        pack: The battlepack; Spearhead's tactics are on its cards.

    Raises:
        Refusal: `not-in-spearhead`, `tactic-picks-no-unit`, `tactic-picks-no-terrain` for what
            another tactic picks.
    """
    if pack == "spearhead":
        raise Refusal("not-in-spearhead", procedure="tactical_manoeuvre")
    if target is not None and tactic != "slay-entourage":
        raise Refusal("tactic-picks-no-unit")
    if terrain is not None and tactic != "take-their-land":
        raise Refusal("tactic-picks-no-terrain")
    if game_round > 1 and second_last_round and chose_first:
        return Manoeuvre(False, "double-turn", tactic)
    if chosen:
        return Manoeuvre(False, "chosen", tactic)
    if attempted:
        return Manoeuvre(False, "attempted", tactic)
    return Manoeuvre(True, "allowed", tactic)


def _attempt(tactic: str) -> tuple[Effect, ...]:
    return (CounterChanged(f"chosen-{tactic}", 1), CounterChanged(f"tried-{tactic}", 1))


@dataclass(frozen=True, slots=True)
class TacticDone:
    """A battle tactic at the end of a turn: completed, it is worth 4 victory points."""

    completed: bool
    tactic: str


def tactic_effects(arguments: Arguments, result: TacticDone) -> tuple[Effect, ...]:
    """Note for the turn's points whether a tactic is completed; it is attempted anyway [L1733].

    A turn that was scored with other points for it is scored anew.
    """
    done: tuple[Effect, ...] = (CounterSet("tactic-done", int(result.completed)),)
    if arguments["anew"] and result.completed != bool(arguments["tactics_counted"]):
        done = (*done, CounterSet("turn-scored", 0))
    return done if arguments["chosen_tactic"] else (*_attempt(result.tactic), *done)


@procedure(
    source="L1731-1762",
    effects=tactic_effects,
    at_large=True,
    asked_by="active",
    phases=("end-of-turn",),
    offering=offers.TACTIC_CHECK,
)
def tactic_check(
    _dice: Dice,
    *,
    tactic: Tactic,
    units_fought: Fought = 0,
    units_lost: Lost = 0,
    picked_destroyed: PickedFell = False,
    objectives_gained: Gained = 0,
    taken_from_enemy: Taken = 0,
    terrain_controlled: LandHeld = False,
    units_at_centre: Few = 0,
    units_left_flank: Few = 0,
    units_right_flank: Few = 0,
    chosen_tactic: ChosenTactic = None,
    tactics_counted: TacticsCounted = 0,  # noqa: ARG001 - the effects go by it
    anew: Anew = False,  # noqa: ARG001 - the effects go by it
    game_round: Round = 1,
    second_last_round: WentSecond = False,
    chose_first: GoesFirst = False,
    pack: Pack = "border-war",
) -> TacticDone:
    """Tell at the end of one's turn whether a battle tactic is completed [L1731-1762].

    Args:
        tactic: Which; in a battle the one chosen this round.
        units_fought: Friendly units that fought this turn.
        units_lost: Friendly units destroyed this turn.
        picked_destroyed: The unit of the enemy general's regiment was destroyed this turn.
        objectives_gained: Objectives controlled now and not as the turn began.
        taken_from_enemy: Those of them that were the enemy's as it began.
        terrain_controlled: The terrain feature picked is controlled.
        units_at_centre: Friendly units within 3 inches of the centre and not in combat.
        units_left_flank: Friendly units within 6 inches of one short edge, neither wholly in
            friendly territory nor set up this turn.
        units_right_flank: The same for the other short edge.
        chosen_tactic: The one chosen this round, as the battle knows; no other is attempted.
        tactics_counted: Points of the tactic that were counted in this turn already.
        anew: The turn was scored already.
        game_round: The battle round.
        second_last_round: The player had the second turn of the round before.
        chose_first: The player chose to go first in this one, and so chooses no tactic.
        pack: The battlepack; Spearhead's tactics are on its cards.

    Raises:
        Refusal: `not-in-spearhead`, `other-tactic-chosen`, `no-tactic-twice`.
    """
    if pack == "spearhead":
        raise Refusal("not-in-spearhead", procedure="tactic_check")
    if chosen_tactic is not None and tactic != chosen_tactic:
        raise Refusal("other-tactic-chosen", counter=f"chosen-{chosen_tactic}", whose="active")
    if chosen_tactic is None and game_round > 1 and second_last_round and chose_first:
        raise Refusal("no-tactic-twice")
    done = {
        "do-not-waver": units_fought >= _PAIR and not units_lost,
        "slay-entourage": picked_destroyed,
        "attack-two-fronts": objectives_gained >= _PAIR and taken_from_enemy >= 1,
        "take-their-land": terrain_controlled,
        "seize-centre": units_at_centre >= _PAIR,
        "take-flanks": units_left_flank >= 1 and units_right_flank >= 1,
    }
    return TacticDone(done[tactic], tactic)
