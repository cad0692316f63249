"""The toll a spell takes of one target, working by working."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.blackhammer.attack import ONE_WOUND, hit_of, hit_scores, hit_stages
from rulesets.blackhammer.lores.attribute import spell_strength_of
from rulesets.blackhammer.lores.lasting import applies
from rulesets.blackhammer.magic.resolution import MAGICAL, inflict, single_wound
from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.psychology.throws import PARTLY_COVERED
from rulesets.blackhammer.shooting.casualties import wounds_left
from rulesets.core.amount import Amount
from rulesets.core.rules import SpecialRules
from rulesets.core.spell import Spell, Working
from rulesets.core.unit import Unit, remove_casualties
from rulesets.dice.chain import Pass, Stage, stage
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Modifier, Purpose
from rulesets.refusal import Refusal

_ALWAYS_FAILS: Final = 6
_WEAKEST: Final = 1


def works_of(
    spell: Spell,
    spell_type: str | None,
    *,
    due: bool,
    near: bool,
    target_rules: SpecialRules,
) -> tuple[Working, ...]:
    """Return what a spell does now: what it foretold, or all the rest that applies."""
    if due:
        return tuple(one for one in spell.works if one.when == "due")
    return tuple(
        one
        for one in spell.works
        if applies(one, spell_type=spell_type, near=near, target_rules=target_rules)
    )


@dataclass(frozen=True, slots=True)
class Mark:
    """A spell's target as it was stated: None where nobody said."""

    unit: Unit | None
    t: int | None
    save: int | None
    ward: int | None
    w: int
    models: int | None
    carried: int
    rules: SpecialRules


@dataclass(slots=True)
class Toll:
    """What a target loses, added up as the dice fall.

    Attributes:
        dice: The dice.
        spell: The spell.
        mark: Its target.
        wounds: Wounds lost so far, None before anything that could take one.
        passed: Whether a Leadership test held.
        count: Hits, or models tested.
        strength: Strength of the hits.
    """

    dice: Dice
    spell: Spell
    mark: Mark
    wounds: int | None = None
    passed: bool | None = None
    count: int | None = None
    strength: int | None = None

    def fallen(self) -> int | None:
        """Return the models that died, None where their number is unknown or nothing was lost."""
        mark = self.mark
        if self.wounds is None or mark.models is None:
            return None
        return remove_casualties(mark.models, mark.w, mark.carried, self.wounds).models

    def single(self) -> None:
        """Take one wound without a roll."""
        mark = self.mark
        lost = single_wound(
            self.dice, ward=mark.ward, w=mark.w, left=self._left(), target_rules=mark.rules
        )
        self._lose(lost)

    def hits(self, work: Working, ranks: int, *further: Amount | None) -> None:
        """Roll the number of hits, to wound, saves; a piercing hit that kills goes on [L2602]."""
        strength = self._strength(work)
        amounts = [one for one in (work.amount, *further) if one is not None]
        count = sum([one.roll(self.dice, "spell-hits") for one in amounts])
        hurt = self.mark.carried
        lost = self._inflict(work, count, strength)
        self._lose(lost, count)
        while work.pierces and ranks and lost + hurt >= self.mark.w and strength > _WEAKEST:
            strength, ranks, hurt = strength - 1, ranks - 1, 0
            self.dice.tell("pierces-on", strength=strength)
            lost = self._inflict(work, 1, strength)
            self._lose(lost, 1)

    def template(self, work: Working, struck: int | None, partly: int | None) -> None:
        """Strike every model that a template touches, half of them those it covers in part."""
        strength = self._strength(work)
        count = self._touched(struck, partly)
        self._lose(self._inflict(work, count, strength), count)

    def test(
        self, work: Working, struck: int | None, partly: int | None, value: int | None
    ) -> None:
        """Let every model touched test under a characteristic or be slain, but for a ward save.

        A 6 fails, as does any test under 0 [L136, L178, L3246, L3308].
        """
        mark = self.mark
        field = work.characteristic or ""
        if value is None:
            if mark.unit is None:
                raise Refusal("missing-option", option="value")
            value = mark.unit.number(field)
        count = self._touched(struck, partly)
        holds = frozenset(face for face in D6.marks if face <= value and face != _ALWAYS_FAILS)
        fails = Purpose("fatal-test", min(value, _ALWAYS_FAILS - 1), failures=True)
        first: Stage | Pass = Pass("touched", "through")
        if holds:
            first = stage("touched", holds, to=None, otherwise="through", purpose=fails)
        hit = hit_of(
            0,
            0,
            ward=mark.ward,
            wounds_each=mark.w,
            damage=Amount(mark.w),
            rules=MAGICAL,
            target_rules=mark.rules,
        )
        stages = (first, *hit_stages(hit))
        lost = self.dice.attacks(count, "touched", stages, hit_scores(hit), cap=self._left())
        self._lose(lost.score, count)

    def leadership(self, ld: int | None, level: int | None, penalty: int) -> None:
        """Test the target's Leadership; each point by which it fails is a wound [L3300]."""
        mark = self.mark
        for name, stated in (("ld", ld), ("level", level)):
            if stated is None:
                raise Refusal("missing-option", option=name)
        assert ld is not None  # noqa: S101 - checked by the loop above
        assert level is not None  # noqa: S101 - the same
        best = best_leadership(ld, mark.rules)
        named = (Modifier("caster-level", -level),)
        tested = leadership_roll(self.dice, ld=best, penalty=penalty, named=named)
        self.passed = tested.passed
        if tested.passed or tested.total is None:
            self._lose(0)
            return
        missed = tested.total - best
        hit = hit_of(
            0, 0, ward=mark.ward, wounds_each=mark.w, rules=MAGICAL, target_rules=mark.rules
        )
        done = self.dice.attacks(
            missed, "through", hit_stages(hit), hit_scores(hit), cap=self._left()
        )
        self._lose(done.score, missed)

    def _left(self) -> int | None:
        left = wounds_left(self.mark.models, self.mark.w, self.mark.carried)
        return None if left is None else left - (self.wounds or 0)

    def _lose(self, wounds: int, count: int | None = None) -> None:
        self.wounds = (self.wounds or 0) + wounds
        if count is not None:
            self.count = (self.count or 0) + count

    def _strength(self, work: Working) -> int:
        mark = self.mark
        found = spell_strength_of(self.spell.id, work.strength, mark.save, mark.rules)
        if mark.t is None and work.wound_on is None:
            raise Refusal("missing-option", option="t")
        self.strength = found if work.wound_on is None else None
        return found or 0

    def _inflict(self, work: Working, count: int, strength: int) -> int:
        mark = self.mark
        return inflict(
            self.dice,
            count,
            s=strength,
            t=mark.t,
            save=mark.save,
            ward=mark.ward,
            w=mark.w,
            damage=work.damage or ONE_WOUND,
            wound_on=work.wound_on,
            rules=work.rules,
            target_rules=mark.rules,
            cap=self._left(),
        )

    def _touched(self, struck: int | None, partly: int | None) -> int:
        """Return the models struck: those wholly under the template, the others on 4+ [L104]."""
        if struck is None and partly is None:
            raise Refusal("missing-option", option="struck")
        count, half = struck or 0, partly or 0
        models = self.mark.models
        if models is not None and count + half > models:
            raise Refusal("more-struck-than-models", count=count + half, models=models)
        never = NOTHING
        return count + self.dice.successes(half, PARTLY_COVERED, "template-partly", never=never)
