"""Losses that a spell inflicts on one target, working by working."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from rulesets.blackhammer.harm.attack import hit_scores, hit_stages
from rulesets.blackhammer.harm.harm import BUILDING_HITS
from rulesets.blackhammer.lores.attribute import spell_strength_of
from rulesets.blackhammer.lores.lasting import applies
from rulesets.blackhammer.magic.resolving.blow import WOUND, Mark, SpellBlow, Struck, strike
from rulesets.blackhammer.psychology.leadership import best_leadership, leadership_roll
from rulesets.blackhammer.psychology.throws import PARTLY_COVERED
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.books.spell import Spell, Working
from rulesets.dice.chain import Pass, Stage, stage
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Modifier, Purpose
from rulesets.rank_and_flank.nerve.doubt import led_in_doubt
from rulesets.rank_and_flank.nerve.general import led_by_general
from rulesets.refusal import Refusal

FLAMMABLE: Final = SpecialRules.of("flammable")
"""The rules of occupants of a building [L2966]."""
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
        return tuple(work for work in spell.works if work.when == "due")
    return tuple(
        work
        for work in spell.works
        if applies(work, spell_type=spell_type, near=near, target_rules=target_rules)
    )


@dataclass(frozen=True, slots=True)
class Laid:
    """The part of a target that a template touches.

    Attributes:
        struck: Models wholly under it or on the line, None when nobody said.
        partly: Models partly under it.
        building: The target is in a building that it touches.
    """

    struck: int | None = None
    partly: int | None = None
    building: bool = False


@dataclass(slots=True)
class SpellLosses:
    """Losses of a target, added up as the dice fall.

    Attributes:
        dice: The dice.
        spell: The spell.
        mark: Its target.
        laid: What of it a template touches.
        struck: What was lost so far.
        harmful: Whether anything happened that could take a wound.
        passed: Whether a Leadership test held.
        count: Hits, or models tested.
        strength: Strength of the hits.
    """

    dice: Dice
    spell: Spell
    mark: Mark
    laid: Laid
    struck: Struck = field(default_factory=Struck)
    harmful: bool = False
    passed: bool | None = None
    count: int | None = None
    strength: int | None = None

    @property
    def wounds(self) -> int | None:
        """Wounds the target lost, None where nothing could take one."""
        return self.struck.wounds if self.harmful else None

    def fallen(self) -> int | None:
        """Return the models that died, None where their number is unknown or nothing was lost."""
        return self.mark.fallen(self.struck.wounds) if self.harmful else None

    def single(self) -> None:
        """Take one wound of the target itself without a roll."""
        self.dice.tell("wound-without-roll")
        self._strike(1, WOUND, shared=False)

    def hits(self, work: Working, ranks: int, *further: Amount | None) -> None:
        """Roll the number of hits, to wound, saves; a piercing hit that kills goes on [L2602].

        Characters stand in the first rank: behind it none is struck.
        """
        blow = self._blow(work)
        amounts = [amount for amount in (work.amount, *further) if amount is not None]
        count = sum([amount.roll(self.dice, "spell-hits") for amount in amounts])
        hurt = self.mark.carried
        done = self._strike(count, blow)
        self._counted(count)
        strength = blow.strength or 0
        while work.pierces and ranks and self._kills(done, hurt) and strength > _WEAKEST:
            strength, ranks, hurt = strength - 1, ranks - 1, 0
            self.dice.tell("pierces-on", strength=strength)
            done = self._strike(1, replace(blow, strength=strength), shared=False)
            self._counted(1)

    def template(self, work: Working) -> None:
        """Strike every model that a template touches, half of them those it covers in part."""
        blow = self._blow(work)
        if self.laid.building:
            blow = replace(blow, damage=ONE_WOUND)
        count = self._touched()
        self._strike(count, blow, shared=False)
        self._counted(count)

    def test(self, work: Working, value: int | None) -> None:
        """Let every model touched test under a characteristic or be slain, but for a ward save.

        A 6 fails, as does any test under 0 [L136, L178, L3246, L3308].
        """
        mark = self.mark
        characteristic = work.characteristic or ""
        if value is None:
            if mark.unit is None:
                raise Refusal("missing-option", option="value")
            value = mark.unit.number(characteristic)
        count = self._touched()
        holds = frozenset(face for face in D6.marks if face <= value and face != _ALWAYS_FAILS)
        need = min(value, _ALWAYS_FAILS - 1)
        fails = Purpose("fatal-test", need, failures=True, at_most=True)
        first: Stage | Pass = Pass("touched", "through")
        if holds:
            first = stage("touched", holds, to=None, otherwise="through", purpose=fails)
        hit = replace(WOUND, damage=Amount(mark.w)).at(mark)
        stages = (first, *hit_stages(hit))
        left = mark.left(self.struck.wounds)
        lost = self.dice.attacks(count, "touched", stages, hit_scores(hit), cap=left)
        self._add(Struck(lost.score))
        self._counted(count)

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
        doubt = led_in_doubt(mark.unit, "target")
        tested = leadership_roll(self.dice, ld=best, penalty=penalty, named=named, doubt=doubt)
        self.passed = tested.passed
        if tested.passed or tested.total is None:
            self._add(Struck())
            return
        # His may be of use though it fails: then it fails by less.
        own = best if tested.against is None else tested.against
        missed = tested.total - led_by_general(self.dice, doubt, own=own)
        self._strike(missed, WOUND)
        self._counted(missed)

    def _strike(self, count: int, blow: SpellBlow, *, shared: bool = True) -> Struck:
        lost = self.struck.wounds
        done = strike(self.dice, count, blow, self.mark, lost=lost, shared=shared)
        self._add(done)
        return done

    def _add(self, done: Struck) -> None:
        self.harmful = True
        self.struck = self.struck.and_then(done)

    def _counted(self, count: int) -> None:
        self.count = (self.count or 0) + count

    def _kills(self, done: Struck, hurt: int) -> bool:
        slain = any(character.slain for character in done.characters)
        return slain or done.wounds + hurt >= self.mark.w

    def _blow(self, work: Working) -> SpellBlow:
        mark = self.mark
        if mark.t is None and work.wound_on is None:
            raise Refusal("missing-option", option="t")
        if work.wound_on is None:
            self.strength = spell_strength_of(self.spell.id, work.strength, mark.save, mark.rules)
        damage = work.damage or ONE_WOUND
        return SpellBlow(self.spell.id, work.strength, damage, work.wound_on, work.rules)

    def _touched(self) -> int:
        """Return the models struck: those wholly under the template, the others on 4+ [L104].

        Who is in a building is struck 1D6 times instead [L2978-2980].
        """
        if self.laid.building:
            return BUILDING_HITS.roll(self.dice, "hits")
        struck, partly = self.laid.struck, self.laid.partly
        if struck is None and partly is None:
            raise Refusal("missing-option", option="struck")
        count, half = struck or 0, partly or 0
        models = self.mark.models
        if models is not None and count + half > models:
            raise Refusal("more-struck-than-models", count=count + half, models=models)
        never = NOTHING
        return count + self.dice.successes(half, PARTLY_COVERED, "template-partly", never=never)
