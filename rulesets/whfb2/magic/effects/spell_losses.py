"""Effects of a spell on its target, step by step, as the dice fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import damage_scores
from rulesets.core.battlefield.unit import remove_casualties
from rulesets.dice.chain import Stage
from rulesets.dice.die import D6, plain_die
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Purpose
from rulesets.rank_and_flank.attack.hit import ONE
from rulesets.whfb2.harm.proof import FIRE_PROOF, met_by
from rulesets.whfb2.harm.striking import figure_by_figure
from rulesets.whfb2.magic.effects.outcome import SpellOutcome
from rulesets.whfb2.magic.effects.strike import hit_of, masonry_hit, need_to_hit, wounds_of
from rulesets.whfb2.magic.effects.target import Casting, Settled, Target
from rulesets.whfb2.magic.spell import BattleSpell, Does, Work
from rulesets.whfb2.shooting.fire import FIRE, SETS_ALIGHT, lethal
from rulesets.whfb2.unit.characteristic import under_roll

_WATER_SAVE: Final = 4
"""The save of those who breathe under water [L6364]."""
_AIR_STRENGTH: Final = 3
"""Strength of the hit of poisoned air, by the compiler's own rule [L7595-7597]."""
_RAIN_QUENCHES: Final = 10
"""Fires with fewer points go out in the rain [L6220]."""


def rolled(dice: Dice, amount: Amount, label: str, times: int = 1) -> int:
    """Return an amount taken several times over, all its dice thrown at once."""
    if not amount.count:
        return max(0, amount.plus * times)
    die = plain_die(amount.sides)
    return dice.sum(amount.count * times, label, die=die, plus=amount.plus * times, least=0)


@dataclass(slots=True)
class SpellProgress:
    """Effects of a spell so far.

    Attributes:
        dice: The dice.
        spell: The spell.
        casting: Who casts it, and what he chose.
        target: What it meets.
        settled: What players settled of it.
        done: The outcome so far.
    """

    dice: Dice
    spell: BattleSpell
    casting: Casting
    target: Target
    settled: Settled
    done: SpellOutcome

    def take(self, work: Work) -> None:
        """Do one work; statuses and sides need no dice."""
        _TAKEN.get(work.does, SpellProgress.tell)(self, work)

    def tell(self, work: Work) -> None:
        """Do what is counted, measured, gained or lifted."""
        done, amount = self.done, work.amount
        if work.does == "count" and amount is not None:
            times = self.casting.quantity if work.each else 1
            counted = rolled(self.dice, amount, "counted", times) + work.plus
            self.done = replace(done, counted=counted)
        elif work.does == "length" and amount is not None:
            self.done = replace(done, length=amount.plus * self.casting.level)
        elif work.does == "power" and amount is not None:
            gained = rolled(self.dice, amount, "power")
            casting = self.casting
            if work.capped and casting.mp is not None and casting.mp_max is not None:
                spent = casting.mp - casting.control
                gained = max(0, min(gained, casting.mp_max - spent))
            self.done = replace(done, power=gained)
        elif work.does == "rally":
            self.done = replace(done, rallied=True)

    def hits(self, work: Work) -> None:
        """Roll the number of hits, to wound, and the saves that there are."""
        target, times = self.target, self.casting.quantity if work.each else 1
        amount = work.amount or Amount(1)
        if work.struck and amount != Amount(1):
            self.on_figures(target.touched, amount, work)
        elif work.struck:
            self.inflict(target.touched, work)
        else:
            self.inflict(rolled(self.dice, amount, "spell-hits", times), work)
        if work.burns is None or not self.burns:
            return
        if self.settled.simple_fire:
            self.set_alight()
        else:
            balls = target.touched if work.struck else times
            self.set_fire(rolled(self.dice, work.burns, "fire-points", balls))

    def on_figures(self, figures: int, amount: Amount, work: Work) -> None:
        """Roll several hits on each figure: none loses more wounds than it has [L6416-6419]."""
        target, strength = self.target, work.strength or 0
        hit = met_by(hit_of(strength, target, self.settled, armour=work.armour), target.unit)
        lost = figure_by_figure(
            self.dice, figures, amount, hit, left=target.left, target=target.name
        )
        self.lost(lost, figures, strength)

    def inflict(self, count: int, work: Work) -> None:
        """Roll hits to wound, and their saves: masonry has one of its own, magic often none."""
        target, strength = self.target, work.strength or 0
        if work.structure:
            built = masonry_hit(strength, target, self.settled)
            lost = wounds_of(self.dice, count, built, target, cap=target.w)
            self.lost(lost, count, strength, structure=True)
            return
        hit = hit_of(strength, target, self.settled, armour=work.armour)
        if work.burns is not None and self.settled.simple_fire and self.burns:
            hit = replace(hit, to_wound=(FIRE,))
        lost = wounds_of(self.dice, count, hit, target, cap=target.left)
        self.lost(lost, count, strength)

    def lost(
        self, wounds: int, hits: int | None, strength: int | None, *, structure: bool = False
    ) -> None:
        """Note wounds, and what falls of them."""
        target = self.target
        fallen = None
        if target.models is not None and not structure:
            fallen = remove_casualties(target.models, target.w, target.carried, wounds).models
        self.done = replace(
            self.done,
            wounds=wounds,
            models_lost=fallen,
            hits=hits,
            strength=strength,
            left=target.w - wounds if structure else None,
        )

    def blows(self, work: Work) -> None:
        """Strike with Weapon Skill and Strength; breathers of water have a save of their own."""
        target, strength = self.target, work.strength or 0
        need = need_to_hit(work.ws or 1, target.needed("ws"))
        never = ONE if self.settled.natural_one else NOTHING
        hits = self.dice.successes(self.casting.quantity, need, "to-hit", never=never)
        hit = hit_of(strength, target, self.settled, armour=False)
        cap = None if target.water_breather else target.left
        lost = wounds_of(self.dice, hits, hit, target, cap=cap)
        if target.water_breather:
            lost -= self.dice.successes(lost, _WATER_SAVE, "water-save", never=NOTHING)
            lost = min(lost, lost if target.left is None else target.left)
        self.lost(lost, hits, strength)

    def heal(self, work: Work) -> None:
        """Give wounds back, to those who lost just so many where the spell says how many."""
        target = self.target
        count = self.casting.quantity if work.each or work.amount is None else 1
        if work.exactly is not None and target.carried != work.exactly:
            self.dice.tell("heals-only", lost=target.carried)
            count = 0
        self.done = replace(self.done, healed=min(count, target.carried) if target.unit else count)

    def lose(self, work: Work) -> None:
        """Take wounds without a roll to wound, for each successful attack [L5534, L5593]."""
        target, amount = self.target, work.amount or Amount(1)
        attacks = self.casting.quantity
        if self.settled.death_touch == "armour-saves":
            attacks -= self.saved(attacks)
        if not amount.count or target.w == 1:
            self.lost(min(attacks, target.left or attacks), attacks, None)
            return
        routes = tuple((mark, (f"lost-{min(mark, target.w)}",)) for mark in D6.marks)
        scores = damage_scores(target.w)
        stages = (Stage("hit", routes, D6, NOTHING, Purpose("multiple-wounds"), scores),)
        found = self.dice.attacks(attacks, "hit", stages, scores, cap=target.left)
        self.lost(found.score, attacks, None)

    def slay(self, work: Work) -> None:
        """Remove so many models outright."""
        target = self.target
        fallen = rolled(self.dice, work.amount or Amount(1), "slain")
        if target.models is not None:
            fallen = min(fallen, target.models)
        self.done = replace(self.done, wounds=fallen * target.w, models_lost=fallen)

    def weaken(self, work: Work) -> None:
        """Lower a characteristic; one that withers away makes an undead of its bearer."""
        lost = rolled(self.dice, work.amount or Amount(1), "points-lost")
        unit = self.target.unit
        held = None if unit is None or work.field is None else unit.find(work.field)
        left = None
        if held is not None and held.fixed is not None:
            lost = min(lost, held.fixed)
            left = held.fixed - lost
        self.done = replace(self.done, lost=lost, left=left)

    def poison(self, work: Work) -> None:
        """Take D4-1 points of Toughness of each model touched; at 0 it dies [L6252-6254]."""
        target, amount = self.target, work.amount or Amount(0)
        toughness, count = target.needed("t"), target.touched
        if self.settled.simple_poison:
            self.inflict(count, Work("hits", strength=_AIR_STRENGTH))
            return
        die = plain_die(amount.sides)
        if count == 1:
            lost = max(0, self.dice.single("poison", die=die) + amount.plus)
            dead = lost >= toughness
            self.done = replace(self.done, lost=min(lost, toughness), hits=1)
            if dead:
                self.done = replace(self.done, wounds=target.w, models_lost=1)
            return
        need = toughness - amount.plus
        dead_of = self.dice.successes(count, need, "poison", die=die, never=NOTHING)
        self.done = replace(self.done, wounds=dead_of * target.w, models_lost=dead_of, hits=count)

    def destroy(self, _work: Work) -> None:
        """Leave nothing of the target, or of the only one of its figures that the spell reaches."""
        models = self.target.models
        if self.spell.reaches == "one" and models is not None and models > 1:
            self.done = replace(self.done, wounds=self.target.w, models_lost=1)
        else:
            self.done = replace(self.done, destroyed=True)

    def fall(self, _work: Work) -> None:
        """Let those who stand in a wall that falls save, or lose a wound [L6404-6408]."""
        count = self.target.touched
        self.lost(count - self.saved(count), count, None)

    def saved(self, wounds: int) -> int:
        """Return the wounds that armour stops where nothing has a Strength."""
        save, name = self.target.save, self.target.name
        if save is None or wounds < 1:
            return 0
        never = ONE if self.settled.natural_one else NOTHING
        return self.dice.successes(wounds, save, "armour-save", never=never, subject=name)

    def fire(self, work: Work) -> None:
        """Add points of fire, take some off, or let the rain put out what burns low."""
        before = self.target.burning
        if self.settled.simple_fire and work.does != "rain":
            self.simple_fire(work)
            return
        if work.does == "rain":
            if before:
                out = before < _RAIN_QUENCHES
                left = 0 if out else before
                self.done = replace(self.done, fire=left - before, left=left)
            return
        amount = work.amount or Amount(0)
        if work.does == "burn":
            self.set_fire(rolled(self.dice, amount, "fire-points", self.casting.quantity))
            return
        points = rolled(self.dice, amount, "fire-points")
        left = max(0, before - points)
        self.done = replace(self.done, fire=left - before, left=left)

    @property
    def burns(self) -> bool:
        """Tell whether the target is a creature that fire takes hold of."""
        rules = self.target.target_rules
        return "flammable" in rules and FIRE_PROOF not in rules

    def set_alight(self) -> None:
        """Set a creature alight that was wounded, by the compiler's own rule [L7585-7589]."""
        if self.done.wounds:
            self.kindle()

    def kindle(self) -> None:
        """Let what does not burn yet catch fire on a 4 or more."""
        if not self.target.burning and self.dice.check(SETS_ALIGHT, "set-alight"):
            self.dice.tell("ablaze")
            self.done = replace(self.done, fire=1, left=1)

    def simple_fire(self, work: Work) -> None:
        """Set alight or put out where nobody counts points of fire [L7585-7589]."""
        if work.does == "quench":
            self.done = replace(self.done, fire=-self.target.burning, left=0)
        elif self.burns:
            self.kindle()

    def set_fire(self, points: int) -> None:
        """Add points of fire; a creature dies when it has as many as its Toughness [L3512-3517]."""
        target = self.target
        total = target.burning + points
        self.done = replace(self.done, fire=points, left=total)
        if self.burns and target.t:
            killed, kept = divmod(total, lethal(target.t, self.settled.fire_kills))
            if killed:
                known = target.models is not None
                killed = min(killed, target.models or killed)
                gone = known and killed == target.models
                wounds = (self.done.wounds or 0) + killed * target.w
                fallen = (self.done.models_lost or 0) + killed
                self.done = replace(
                    self.done,
                    wounds=wounds,
                    models_lost=min(fallen, target.models or fallen),
                    left=0 if gone else kept,
                )

    def sink(self, *, single: bool) -> None:
        """Let each model in quicksand test under its Toughness, or go under [L6310-6319]."""
        target = self.target
        toughness, count = target.needed("t"), target.touched
        if "undead" in target.target_rules:
            self.dice.tell("stuck-in-sand")
            self.done = replace(self.done, passed=False)
            return
        if single:
            held = self.dice.split(
                count, (frozenset(mark for mark in D6.marks if mark <= toughness),), "quicksand"
            )[0]
        else:
            held = self.dice.fold(_held, 0, [toughness] * count)
        fallen = count - held
        self.done = replace(self.done, wounds=fallen * target.w, models_lost=fallen, hits=count)


def _held(dice: Dice, held: int, toughness: int) -> int:
    return held + under_roll(dice, value=toughness, label="quicksand").passed


_TAKEN: Final[Mapping[Does, Callable[[SpellProgress, Work], None]]] = {
    "hits": SpellProgress.hits,
    "blows": SpellProgress.blows,
    "heal": SpellProgress.heal,
    "undo": SpellProgress.heal,
    "lose": SpellProgress.lose,
    "slay": SpellProgress.slay,
    "destroy": SpellProgress.destroy,
    "weaken": SpellProgress.weaken,
    "wither": SpellProgress.weaken,
    "poison": SpellProgress.poison,
    "fall": SpellProgress.fall,
    "burn": SpellProgress.fire,
    "quench": SpellProgress.fire,
    "rain": SpellProgress.fire,
}
