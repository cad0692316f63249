"""The end of a round: result, break tests, flight and pursuit."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from rulesets.blackhammer.combat.fighters.riderless import (
    GRUMPH,
    Reactions,
    maddened,
    react,
    without_bolted,
)
from rulesets.blackhammer.combat.fighters.siege import BESIEGED
from rulesets.blackhammer.combat.morale import take_break_test
from rulesets.blackhammer.combat.restraint import UNBRIDLED, Victor, raging, try_restraint
from rulesets.blackhammer.combat.round.combat_result import Defeat, RoundContext, score_round
from rulesets.blackhammer.combat.round.flight_and_pursuit import Race, Runner
from rulesets.blackhammer.combat.round.losses import RoundLosses
from rulesets.blackhammer.combat.round.nerve import nerve_of
from rulesets.blackhammer.combat.round.outcome import Aftermath, GreatRoundResult, RoundResult
from rulesets.blackhammer.combat.round.plan import Fighter, Plan
from rulesets.blackhammer.movement.gait import ROOTED
from rulesets.blackhammer.unit.unit_state import never_flees, never_pursues
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.dice.handle import Dice
from rulesets.dice.request import Purpose
from rulesets.rank_and_flank.nerve.doubt import in_doubt, led_in_doubt, standard_among
from rulesets.rank_and_flank.round import ending
from rulesets.rank_and_flank.round.ending import RoundEnd, Runs, SidesEnding, end_of, names_of
from rulesets.rank_and_flank.round.outcome import is_great, with_losses
from rulesets.rank_and_flank.round.plan import NAMES, rules_of_fallen
from rulesets.rank_and_flank.round.pursuit import PURSUIT_SIDE

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

_HELD: Final = ("engaged", "free")
"""What those of the beaten are who hold."""
_Ending: TypeAlias = "ending.Ending[Aftermath]"


def finish_round(dice: Dice, context: RoundContext, losses: RoundLosses) -> RoundResult:
    """Settle a round from its losses [L1878-1944].

    Args:
        dice: Break tests, restraint, flights, pursuits.
        context: The round.
        losses: What was lost.
    """
    reactions = react(dice, context.plan, losses)
    losses = without_bolted(context.plan, losses, reactions)
    if reactions.rows:
        context = replace(context, plan=maddened(context.plan, reactions))
    plan = context.plan
    known = dice.call(score_round, context, losses)
    told, great = known.told, is_great(plan)
    if known.defeat is None:
        ended = SidesEnding(0, 0, ending.Ending(0, 0, _End.after_blows(plan, known.alive)))
    else:
        ended = end_of(dice, _end, context, known.defeat)
    headline = (
        told.winner,
        told.margin,
        ended.broken,
        ended.caught,
        told.score,
        told.enemy_score,
        losses.wounds[1],
        losses.wounds[0],
    )
    if ended.whole is None or (great and losses.lost is None):
        return GreatRoundResult(*headline)
    fates = ended.whole.fates
    names = names_of(plan, known.defeat, fates, _HELD)
    fates = _leaderless(plan, _reacted(fates, reactions), losses.leaderless or ())
    units = with_losses(plan, fates, losses.lost)
    kind = GreatRoundResult if great else RoundResult
    return kind(*headline, *units, *names, told.musician)


def _reacted(fates: ending.Fates[Aftermath], reactions: Reactions) -> ending.Fates[Aftermath]:
    """Return what became of every unit, with how monsters reacted to the loss of their riders."""
    if not reactions.rows:
        return fates
    sides = [list(side) for side in fates]
    for side, index, reaction in reactions.rows:
        fate = sides[side][index]
        state = "bolted" if reaction == GRUMPH else fate.state
        sides[side][index] = replace(fate, state=state, reaction=reaction)
    return tuple(sides[0]), tuple(sides[1])


def _leaderless(
    plan: Plan, fates: ending.Fates[Aftermath], numbers: tuple[int, ...]
) -> ending.Fates[Aftermath]:
    """Return what became of every unit, with whose champions fell apart from them."""
    sides = [list(side) for side in fates]
    for side, index in map(plan.numbered, numbers):
        sides[side][index] = replace(sides[side][index], leaderless=True)
    return tuple(sides[0]), tuple(sides[1])


def _end(dice: Dice, context: RoundContext, defeat: Defeat) -> _Ending:
    return _End(dice, context, defeat).finish()


class _End(RoundEnd[Fighter, int, Aftermath, Runner]):
    """The end of a round as the book has it [L1910-1944]."""

    def __init__(self, dice: Dice, context: RoundContext, defeat: Defeat) -> None:
        super().__init__(dice, context, defeat)
        self.obstacle = context.obstacle[defeat.victor]

    def breaks(self, index: int, fear: int) -> bool:
        """Let a beaten unit test and note its fate; return whether it flees."""
        side = self.defeat.beaten
        unit = self.plan.sides[side][index].unit
        ld, led = nerve_of(unit, self._fallen(side))
        test = self.dice.call(
            take_break_test,
            ld=ld,
            lost_by=self.defeat.margin,
            fear=fear,
            penalty=0,
            rules=self._with_banner(index) | led,
            doubt=in_doubt(unit, NAMES[side], index, fallen=self._rules_of_fallen(side)),
        )
        fates = self.fates[side]
        state = fates[index].state
        if test.broken and (never_flees(unit) or unit.has(BESIEGED)):
            # It does not flee but is destroyed, so that nobody pursues it [L2484, L2990, L3104].
            state = "scrapped"
        if test.dissolved:
            self.dice.tell("dissolves", unit=unit.name, wounds=test.dissolved)
            if test.dissolved >= self.defeat.left[index]:
                state = "wiped-out"
        else:
            outcome = "broken" if test.broken else "holds"
            self.dice.tell(outcome, unit=unit.name, total=test.total, ld=test.ld)
        fates[index] = Aftermath(state, frenzy_lost=test.frenzy_lost, dissolved=test.dissolved)
        return test.broken and state != "scrapped"

    def _fallen(self, side: int) -> tuple[str, ...]:
        """Return the names of those of a side of whom nothing is left."""
        lives = zip(self.plan.sides[side], self.defeat.alive[side], strict=True)
        return tuple(fighter.unit.name for fighter, alive in lives if not alive)

    def _with_banner(self, index: int) -> SpecialRules:
        """Return a unit's rules for its test, with the battle standard of who fights in it."""
        side = self.defeat.beaten
        fighters, alive = self.plan.sides[side], self.defeat.alive[side]
        rules = fighters[index].break_rules
        if standard_among(self._rules_of_fallen(side)):
            rules = rules.without(("hold-your-ground",))
        for i in self.plan.party(side, index):
            if alive[i] and "battle-standard" in fighters[i].names:
                rules = rules | SpecialRules.of("battle-standard")
        return rules

    def _rules_of_fallen(self, side: int) -> frozenset[RuleId]:
        """Return the rules of those of a side of whom nothing is left."""
        return rules_of_fallen(self.plan.sides[side], self.defeat.alive[side])

    def unopposed(self, index: int) -> str:
        """Return what a victor may do whose enemies are all gone, and none of them fled."""
        fighter = self.plan.sides[self.defeat.victor][index]
        roams = fighter.charged and not never_pursues(fighter.unit, fighter.rules)
        return "may-overrun" if roams else "free"

    def held_back(self, index: int, _foes: list[int]) -> str | None:
        """Return `stays` for a victor that lets the broken go, None for one that pursues."""
        fighter = self.plan.sides[self.defeat.victor][index]
        unit = fighter.unit
        rooted = fighter.running == ROOTED or unit.has(BESIEGED)
        if rooted or never_pursues(unit, fighter.rules):
            return "stays"
        wild = any(rule in fighter.names for rule in UNBRIDLED)
        if wild or raging(unit, self._fallen(self.defeat.victor)):
            return None
        # It pursues unless its player would have it hold back, which takes a test [L1916-1918].
        if not self.tries_to_stay(index):
            return None
        victor = self.defeat.victor
        restrained = Victor(
            unit.number("ld"),
            fighter.restrain_rules,
            led_in_doubt(unit, NAMES[victor], index, fallen=self._rules_of_fallen(victor)),
            obstacle=self.obstacle or unit.has("defends-obstacle"),
        )
        test = self.dice.call(try_restraint, victor=restrained)
        return None if test.pursues else "stays"

    def runner(self, index: int, foes: list[int]) -> Runner:
        """Return a victor as it goes after the broken of one side, which its player picks [L1940].

        Nobody asked, that is its front, if any flee from there.
        """
        victor = self.defeat.victor
        fighter = self.plan.sides[victor][index]
        sides = {foe: self.plan.facing_on(victor, index, foe) for foe in foes}
        options = dict.fromkeys(sorted(sides.values(), key=lambda side: side != "front"))
        chosen = self.dice.choose(
            NAMES[victor], PURSUIT_SIDE.what, tuple(options), index=index, subject=fighter.unit.name
        )
        chased = tuple(self.broken.index(foe) for foe in foes if sides[foe] == chosen)
        return Runner(fighter.unit.name, fighter.running, chased)

    def run(self, fleers: list[Fighter], pursuers: tuple[Runner, ...]) -> Runs:
        """Roll all flights, then all pursuits."""
        runners = tuple(Runner(fighter.unit.name, fighter.running) for fighter in fleers)
        ran = self.dice.ask(Race(Purpose("flee"), runners, pursuers))
        flights = ran.flights or (None,) * len(runners)
        return Runs(ran.caught, flights, ran.pursuits or (None,) * len(pursuers))

    def shared(self, side: int, index: int, led: Aftermath) -> Aftermath:
        """Return what becomes of a character with his unit: beaten, he loses his own Frenzy."""
        raging = side != self.defeat.victor and "frenzy" in self.plan.sides[side][index].names
        return Aftermath(led.state, distance=led.distance, frenzy_lost=raging)

    @staticmethod
    def fate(state: str, distance: int | None = None) -> Aftermath:
        """Return what became of a unit."""
        return Aftermath(state, distance=distance)
