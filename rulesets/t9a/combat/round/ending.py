"""The end of a round: result, Break tests, flight and pursuit [R L582-616, L942]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.battle_standard import HELD
from rulesets.rank_and_flank.nerve.doubt import in_doubt, standard_among
from rulesets.rank_and_flank.round import ending
from rulesets.rank_and_flank.round.ending import (
    GONE,
    RoundEnd,
    Runs,
    SidesEnding,
    end_of,
    names_of,
)
from rulesets.rank_and_flank.round.outcome import is_great, with_losses
from rulesets.rank_and_flank.round.plan import NAMES, Plan, rules_of_fallen
from rulesets.rank_and_flank.round.pursuit import PREY
from rulesets.t9a.combat.morale import MACHINE, Beaten, nerve_of, take_break_test
from rulesets.t9a.combat.pursuit import RESTRAIN_RULES, Runner, rout, try_to_stay
from rulesets.t9a.combat.round.combat_result import (
    Defeat,
    RoundContext,
    fallen_of,
    score_round,
)
from rulesets.t9a.combat.round.losses import RoundLosses
from rulesets.t9a.combat.round.outcome import Aftermath, GreatRoundResult, RoundResult
from rulesets.t9a.combat.round.plan import Fighter
from rulesets.t9a.psychology.nerve import with_standard

_HELD: Final = ("engaged", "free", "thrown-back")
"""What those of the beaten are who hold."""
_FIRM: Final = ("steadfast", "stubborn")
"""What lets a beaten unit test without the difference of the scores [R L602, L1056]."""
_LED_ON: Final = ("may-overrun", "may-enter", "stays", "thrown-back")
"""What a unit still may do, or must, that players are told."""


@dataclass(frozen=True, slots=True)
class _Ending(ending.Ending[Aftermath]):
    """An end of a round, with the names of those that used a Gleaming Icon.

    Attributes:
        icons: Those names.
        firm: Who tested without the difference of the scores, each with the reason.
    """

    icons: tuple[str, ...] | None = detail()
    firm: tuple[tuple[str, str], ...] | None = detail()

    def firm_by(self, why: str) -> str | None:
        """Return the names of those that some reason let test without the difference."""
        return ", ".join(name for name, reason in self.firm or () if reason == why) or None


def finish_round(
    dice: Dice, context: RoundContext, losses: RoundLosses, afraid: str | None
) -> RoundResult:
    """Settle a round from its losses.

    Args:
        dice: Break tests, restraint, flights, pursuits.
        context: The round.
        losses: What was lost.
        afraid: Who failed its Fear test.
    """
    plan = context.plan
    known = dice.call(score_round, context, losses)
    told, great = known.told, is_great(plan)
    if known.defeat is None:
        ended = SidesEnding(0, 0, _Ending(0, 0, _End.after_blows(plan, known.alive)))
    else:
        ended = end_of(dice, _end, context, known.defeat)
    headline = (
        told.winner,
        told.margin,
        ended.broken,
        ended.caught,
        told.score if known.counted else None,
        told.enemy_score if known.counted else None,
        losses.wounds[1],
        losses.wounds[0],
    )
    if ended.whole is None or (great and losses.lost is None):
        return GreatRoundResult(*headline)
    fates = ended.whole.fates
    for side, fighters in enumerate(plan.sides):
        for fighter, fate in zip(fighters, fates[side], strict=True):
            if fate.state in _LED_ON and fighter.host is None:
                dice.tell(fate.state, unit=fighter.unit.name)
    names = names_of(plan, known.defeat, fates, _HELD)
    units = with_losses(plan, fates, losses.lost)
    kind = GreatRoundResult if great else RoundResult
    firm = [ended.whole.firm_by(why) for why in _FIRM]
    return kind(*headline, *units, *names, afraid, ended.whole.icons or None, *firm)


def _end(dice: Dice, context: RoundContext, defeat: Defeat) -> _Ending:
    end = _End(dice, context, defeat)
    done = end.finish()
    return _Ending(done.broken, done.caught, done.fates, tuple(end.gleamed), tuple(end.firm))


class _End(RoundEnd[Fighter, Beaten, Aftermath, Runner]):
    """The end of a round as the book has it: garrisons, the unstable, Gleaming Icons.

    Attributes:
        gleamed: Names of those that used a Gleaming Icon.
        firm: Who tested without the difference of the scores, and why.
    """

    def __init__(self, dice: Dice, context: RoundContext, defeat: Defeat) -> None:
        super().__init__(dice, context, defeat)
        self.gleamed: list[str] = []
        self.firm: list[tuple[str, str]] = []

    def breaks(self, index: int, beaten: Beaten) -> bool:
        """Let a beaten unit test and note its fate; return whether it flees."""
        name = self.plan.sides[self.defeat.beaten][index].unit.name
        margin = self.defeat.margin
        test = self.dice.call(take_break_test, beaten=beaten, lost_by=margin, name=name)
        if margin and test.why in _FIRM:
            self.firm.append((name, test.why))
            self.dice.tell(f"is-{test.why}", unit=name)
        if test.crumbles:
            self.dice.tell("crumbles", unit=name, wounds=test.crumbles)
        elif test.total is None:
            self.dice.tell("stands", unit=name)
        else:
            outcome = "holds" if test.outcome == "holds" else "broken"
            self.dice.tell(outcome, unit=name, total=test.total, against=test.against)
        if test.icon:
            self.gleamed.append(name)
        fates = self.fates[self.defeat.beaten]
        state = fates[index].state
        if test.crumbles and test.crumbles >= self.defeat.left[index]:
            state = "wiped-out"
        if test.outcome == "scrapped":
            state = "scrapped"
        fates[index] = Aftermath(state, crumbled=test.crumbles)
        if state == "wiped-out":
            self._spill(index, test.crumbles)
        return test.outcome == "breaks"

    def _spill(self, index: int, crumbles: int) -> None:
        """Let what a crumbled unit could not lose fall on its characters, evenly [R L1065-1067]."""
        side, left = self.defeat.beaten, self.defeat.left
        alive, fates = self.defeat.alive[side], self.fates[side]
        fighters = enumerate(self.plan.sides[side])
        heroes = [i for i, fighter in fighters if fighter.host == index and alive[i]]
        over = crumbles - left[index]
        for rank, i in enumerate(heroes):
            own = over // len(heroes) + (rank < over % len(heroes))
            dead = own and own >= left[i] > 0
            fates[i] = Aftermath("wiped-out" if dead else fates[i].state, crumbled=own)

    def held_back(self, index: int, foes: list[int]) -> str | None:
        """Return the state of a victor that lets the broken go, None for one that pursues.

        Nobody pursues a garrison out of its building [R L941].
        """
        if all(self._garrison(foe) for foe in foes):
            return "may-enter"
        return None if self._pursues(index) else "stays"

    def _garrison(self, foe: int) -> bool:
        return self.plan.sides[self.defeat.beaten][foe].garrison

    def _pursues(self, index: int) -> bool:
        fighter = self.plan.sides[self.defeat.victor][index]
        if MACHINE in fighter.rules or fighter.garrison:
            return False
        if "frenzy" in fighter.rules and self.restrain is None:
            return True  # nothing is left to its player [R L606]
        if not self.tries_to_stay(index):
            return True
        victor = self.defeat.victor
        side, alive = self.plan.sides[victor], self.defeat.alive[victor]
        fallen = fallen_of(side, alive)
        rules = with_standard(fighter.unit.body.without(fallen), fighter.rules).only(RESTRAIN_RULES)
        gone, named = rules_of_fallen(side, alive), self.plan.named(victor, index)
        doubt = in_doubt(fighter.unit, NAMES[victor], named, fallen=gone)
        if standard_among(gone):
            rules = rules.without((HELD,))
        ld = nerve_of(fighter.unit, fallen)
        test = self.dice.call(try_to_stay, ld=ld, rules=rules, doubt=doubt)
        if test.icon:
            self.gleamed.append(fighter.unit.name)
        return test.pursues

    def runner(self, index: int, foes: list[int]) -> Runner:
        """Return a victor as it goes after one of the broken, as its player has it [R L609].

        Nobody asked, that is the one it faced, else the first in the open.
        """
        victor, beaten = self.defeat.victor, self.plan.sides[self.defeat.beaten]
        fighter = self.plan.sides[victor][index]
        open_to = [foe for foe in foes if not self._garrison(foe)]
        open_to.sort(key=lambda foe: foe != fighter.target)
        names = {beaten[foe].unit.name: foe for foe in open_to}
        chased = open_to[0]
        if len(names) == len(open_to):  # nobody could tell namesakes apart
            prey = self.dice.choose(
                NAMES[victor],
                PREY.what,
                tuple(names),
                index=self.plan.named(victor, index),
                subject=fighter.unit.name,
            )
            chased = names[prey]
        return Runner(fighter.unit.name, fighter.gait, self.broken.index(chased))

    def run(self, fleers: list[Fighter], pursuers: tuple[Runner, ...]) -> Runs:
        """Roll all flights, then all pursuits."""
        runners = tuple(Runner(fighter.unit.name, fighter.gait) for fighter in fleers)
        ran = self.dice.call(rout, runners, pursuers)
        caught = [i in ran.caught for i in range(len(runners))]
        if ran.flights is None:
            return Runs(caught, (None,) * len(runners), (None,) * len(pursuers))
        ways = {flight.place: iter(flight.pursuits) for flight in ran.flights}
        pursuits = [next(ways[runner.after or 0], None) for runner in pursuers]
        return Runs(caught, [flight.distance for flight in ran.flights], pursuits)

    def part(self) -> None:
        """Move beaten assaulters an inch back, whose fight with the garrison is over [R L942]."""
        plan, alive = self.plan, self.defeat.alive
        victor, beaten = self.defeat.victor, self.defeat.beaten
        fates = self.fates[beaten]
        for index in range(len(fates)):
            foes = plan.standing_about(beaten, index, alive)
            held = bool(foes) and all(plan.sides[victor][foe].garrison for foe in foes)
            if held and fates[index].state == "engaged":
                fates[index] = Aftermath("thrown-back", crumbled=fates[index].crumbled)
        apart = ("thrown-back", "fleeing", "caught", *GONE)
        for index, fighter in enumerate(plan.sides[victor]):
            foes = plan.standing_about(victor, index, alive)
            if fighter.garrison and foes and all(fates[foe].state in apart for foe in foes):
                self.fates[victor][index] = Aftermath("free")

    @staticmethod
    def fate(state: str, distance: int | None = None) -> Aftermath:
        """Return what became of a unit."""
        return Aftermath(state, distance=distance)

    @staticmethod
    def released(plan: Plan[Fighter], side: int, index: int) -> str:
        """Return what a unit may do whose enemies in contact are all gone [R L604, L941]."""
        fighter = plan.sides[side][index]
        foes = [plan.sides[1 - side][foe] for foe in plan.foes(side, index)]
        if foes and all(foe.garrison for foe in foes):
            return "may-enter"
        roams = fighter.charged and MACHINE not in fighter.rules and not fighter.garrison
        return "may-overrun" if roams else "free"
