"""Command points of a battle round [L436, L1070-1072, L1464, L1512]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.aos4.battle_score import points_of
from rulesets.aos4.rounds.priority import underdog_of
from rulesets.aos4.unit import offers
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.keywords import auxiliaries_of, cost_of
from rulesets.aos4.unit.options import HeldPoints, Round, TheirPoints
from rulesets.aos4.unit.profile import PHASES
from rulesets.core.declaring.parameter import FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_EACH: Final = 4
_UNSPENT: Final = 50
"""Points below the limit that are worth a command point in the first round [L1464]."""

_MOST_UNSPENT: Final = 5000


def _auxiliaries(situation: Situation, side: Side) -> int | None:
    """Return the auxiliary units of a roster, None where no unit of the battle is marked so."""
    counts = [auxiliaries_of(brought.unit for brought in each.army) for each in situation.sides]
    return auxiliaries_of(brought.unit for brought in side.army) if any(counts) else None


def _unspent(situation: Situation, side: Side) -> int | None:
    """Return the points of an army below the limit, None where limit or cost is not known."""
    cost = cost_of([brought.unit for brought in side.army])
    if situation.agreed is None or cost is None:
        return None
    return min(_MOST_UNSPENT, max(0, situation.agreed - cost))


def _own_auxiliaries(situation: Situation) -> int | None:
    return _auxiliaries(situation, situation.active)


def _their_auxiliaries(situation: Situation) -> int | None:
    return _auxiliaries(situation, situation.others[0]) if situation.others else None


def _own_unspent(situation: Situation) -> int | None:
    return _unspent(situation, situation.active)


def _their_unspent(situation: Situation) -> int | None:
    return _unspent(situation, situation.others[0]) if situation.others else None


Auxiliaries: TypeAlias = Annotated[int, Whole(0, 100), FromTable(_own_auxiliaries, whole_army=True)]
TheirAuxiliaries: TypeAlias = Annotated[
    int, Whole(0, 100), FromTable(_their_auxiliaries, whole_army=True)
]
Unspent: TypeAlias = Annotated[
    int, Whole(0, _MOST_UNSPENT), FromTable(_own_unspent, whole_army=True)
]
TheirUnspent: TypeAlias = Annotated[
    int, Whole(0, _MOST_UNSPENT), FromTable(_their_unspent, whole_army=True)
]
"""Values as the rosters stand, where units are marked as auxiliary and tell their cost."""


@dataclass(frozen=True, slots=True)
class CommandPoints:
    """Command points of both players, and the underdog.

    Attributes:
        own: Of who had the first turn of the round before, or begins the first.
        enemy: Of the other.
        underdog: `first` for the former, `second` for the latter.
    """

    own: int
    enemy: int
    underdog: Literal["first", "second", "none"]


def gain_effects(_arguments: Arguments, result: CommandPoints) -> tuple[Effect, ...]:
    """Set the points of both sides; those left of the last round are lost."""
    return (
        CounterSet("command-points", result.own),
        CounterSet("command-points", result.enemy, "other"),
    )


def round_begins(situation: Situation) -> tuple[Effect, ...]:
    """Note the underdog as a battle round starts, and give both sides what is due [L436, L1072].

    Both follow from what the table knows, and nobody has to ask for them.
    """
    if situation.phase != "start-of-round" or not situation.others:
        return ()
    own, enemy = situation.sides[:2]
    points, enemy_points, *_ = points_of(situation)
    underdog = underdog_of(points, enemy_points)
    noted: tuple[Effect, ...] = ()
    if underdog != "none":
        noted = (CounterSet("underdog", 1, "active" if underdog == "first" else "other"),)
    if situation.switch("battlepack") == "spearhead":
        return noted
    gained = _gained(
        underdog,
        (_auxiliaries(situation, own) or 0, _auxiliaries(situation, enemy) or 0),
        (_unspent(situation, own) or 0, _unspent(situation, enemy) or 0),
        fresh=situation.turn == 1,
    )
    return (*noted, *gain_effects({}, gained))


def check_gained(situation: Situation, _arguments: Arguments) -> None:
    """Refuse to give the points of a round a second time.

    Raises:
        Refusal: `points-gained`.
    """
    if any(side.counter("command-points") is not None for side in situation.sides):
        raise Refusal("points-gained", procedure="gain_command_points")


@procedure(
    source="L436, L1070-1072, L1464, L1512",
    effects=gain_effects,
    at_large=True,
    phases=tuple(phase.id for phase in PHASES if phase.span != "battle-start"),
    check=check_gained,
    offering=offers.COMMAND_POINTS,
)
def gain_command_points(
    _dice: Dice,
    *,
    game_round: Round = 1,
    points: HeldPoints = 0,
    enemy_points: TheirPoints = 0,
    auxiliaries: Auxiliaries = 0,
    enemy_auxiliaries: TheirAuxiliaries = 0,
    unspent: Unspent = 0,
    enemy_unspent: TheirUnspent = 0,
    pack: Pack = "border-war",
) -> CommandPoints:
    """Give both players their command points: 4, and any extra ones.

    1 more for the underdog, 1 for fewer auxiliary units than the opponent, and in the first round 1
    for an army at least 50 points below the limit.

    Args:
        game_round: The battle round that begins.
        points: Victory points of the side whose turn is shown.
        enemy_points: Those of the other.
        auxiliaries: Auxiliary units of the army of the former.
        enemy_auxiliaries: Those of the other.
        unspent: Points of the former's army below the limit.
        enemy_unspent: Those of the other's.
        pack: The battlepack; Spearhead has no command points.

    Raises:
        Refusal: `not-in-spearhead`.
    """
    if pack == "spearhead":
        raise Refusal("not-in-spearhead", procedure="gain_command_points")
    return _gained(
        underdog_of(points, enemy_points),
        (auxiliaries, enemy_auxiliaries),
        (unspent, enemy_unspent),
        fresh=game_round == 1,
    )


def _gained(
    underdog: Literal["first", "second", "none"],
    auxiliaries: tuple[int, int],
    unspent: tuple[int, int],
    *,
    fresh: bool,
) -> CommandPoints:
    """Return the points of a round, from the auxiliary units and unspent points of both armies."""
    own = _EACH + (underdog == "first") + (auxiliaries[0] < auxiliaries[1])
    enemy = _EACH + (underdog == "second") + (auxiliaries[1] < auxiliaries[0])
    return CommandPoints(
        own + (fresh and unspent[0] >= _UNSPENT),
        enemy + (fresh and unspent[1] >= _UNSPENT),
        underdog,
    )
