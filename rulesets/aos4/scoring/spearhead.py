"""Spearhead's tactic cards and reinforcements; the text of the cards is on them [L1965-2067]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.unit import demands
from rulesets.aos4.unit.options import Few, Points, Round, YesNo
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Text, Units
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.link_effect import UnitReplaced
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_HAND: Final = 3
_GAP: Final = 5
_CALLED: Final = "reinforcements-called"
"""The counter of the turn's call [L2055]."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Tactic cards drawn at the start of a round.

    Attributes:
        cards_drawn: How many.
        hand: Cards held afterwards.
        seized: Whether the player seized the initiative.
    """

    cards_drawn: int
    hand: int
    seized: bool


@procedure(source="L2151-2163")
def draw_tactic_cards(
    _dice: Dice,
    *,
    game_round: Round,
    hand: Few = 0,
    discarded: Few = 0,
    second_last_round: YesNo = False,
    won_priority: YesNo = False,
    chose_first: YesNo = False,
    underdog: YesNo = False,
    points_gap: Points = 0,
) -> Hand:
    """Tell how many tactic cards a player draws [L2151-2163].

    Three in the first round; later as many as make three in hand, some discarded before at will.
    Whoever seizes the initiative draws none, but for an underdog 5 victory points or more behind.

    Args:
        game_round: The battle round that begins.
        hand: Cards held.
        discarded: Of those, how many go.
        second_last_round: The player had the second turn of the round before.
        won_priority: The player won the priority roll; on a tie nobody does.
        chose_first: The player chose to go first.
        underdog: The player is the underdog.
        points_gap: Victory points between the players.

    Raises:
        Refusal: `cards-too-many`, `no-discard-first-round`.
    """
    if discarded > hand:
        raise Refusal("cards-too-many", hand=hand, discarded=discarded)
    if game_round == 1 and discarded:
        raise Refusal("no-discard-first-round")
    seized = game_round > 1 and second_last_round and won_priority and chose_first
    kept = hand - discarded
    if seized and not (underdog and points_gap >= _GAP):
        return Hand(0, kept, seized)
    drawn = max(0, _HAND - kept)
    return Hand(drawn, kept + drawn, seized)


@dataclass(frozen=True, slots=True)
class Card:
    """A tactic card in use: whether it may be used so.

    Attributes:
        discarded: Whether it goes afterwards.
    """

    allowed: bool
    use: Literal["tactic", "command"]
    discarded: bool


@procedure(source="L1973-1979", units=("unit",))
def tactic_card(
    _dice: Dice,
    *,
    card: Annotated[str, Text(60)] = "",  # noqa: ARG001 - kept for the log
    use: Annotated[str, Choice(("tactic", "command"))],
    already_used: YesNo = False,
) -> Card:
    """Use a tactic card: as the tactic it names or as its command, never both [L1973-1979].

    A unit may be given several commands of cards in a phase.

    Args:
        card: What is on the card.
        use: As which of the two.
        already_used: It was used as the other before.
    """
    kind: Literal["tactic", "command"] = "tactic" if use == "tactic" else "command"
    return Card(not already_used, kind, not already_used)


@dataclass(frozen=True, slots=True)
class Reinforcements:
    """Reinforcements: whether a destroyed unit comes back.

    Attributes:
        reason: `allowed`, or what stands against it.
    """

    allowed: bool
    reason: Literal["allowed", "keyword", "alive", "replaced", "called"]


def reinforcement_effects(_arguments: Arguments, result: Reinforcements) -> tuple[Effect, ...]:
    """Bring a replacement, a unit of its own, and note the turn's only call [L861-865, L887]."""
    if not result.allowed:
        return ()
    return (
        UnitReplaced("unit", statuses=(("set-up", "turn"),)),
        CounterSet(_CALLED, 1, "unit"),
    )


def check_call(situation: Situation, _arguments: Arguments) -> None:
    """Refuse reinforcements beyond the one call of a turn, and outside Spearhead [L2049-2067].

    Raises:
        Refusal: `no-reinforcements`, `reinforcements-called`.
    """
    if situation.switch("battlepack") != "spearhead":
        raise Refusal("no-reinforcements")
    side = situation.active
    if side.counter(_CALLED):
        raise Refusal("reinforcements-called", procedure="call_reinforcements", side=side.name)


@procedure(
    source="L861-865, L887, L2049-2067",
    effects=reinforcement_effects,
    at_large=True,
    phases=("movement",),
    demands=demands.REINFORCEMENTS,
    check=check_call,
)
def call_reinforcements(
    _dice: Dice,
    *,
    unit: Annotated[Unit | None, Units(fallen=True)] = None,
    destroyed: Annotated[bool | None, Flag()] = None,
    replaced: Annotated[bool, Flag(), Fill("unit", "status:replaced")] = False,
    called: YesNo = False,
    rules: Annotated[SpecialRules, Rules(("reinforcements",)), Fill("unit", "rules")] = NO_RULES,
) -> Reinforcements:
    """Call for reinforcements in one's own movement phase, once a turn [L2049-2067].

    Args:
        unit: The unit that is replaced.
        destroyed: It is destroyed; as the unit stands where nobody says.
        replaced: It was replaced before, or is a replacement itself.
        called: Reinforcements were called this turn.
        rules: Its keywords.
    """
    if "reinforcements" not in rules:
        return Reinforcements(False, "keyword")
    alive = unit is not None and unit.models > 0 if destroyed is None else not destroyed
    if alive:
        return Reinforcements(False, "alive")
    if replaced or (unit is not None and unit.has("replacement")):
        return Reinforcements(False, "replaced")
    if called:
        return Reinforcements(False, "called")
    return Reinforcements(True, "allowed")
