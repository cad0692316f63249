"""Resolving a spell that was cast: the magic save, then each thing that it does."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.core.ids.composed import as_status
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.magic import facts
from rulesets.whfb2.magic.book import statuses_of
from rulesets.whfb2.magic.effects.outcome import SpellOutcome
from rulesets.whfb2.magic.effects.spell_losses import SpellProgress
from rulesets.whfb2.magic.effects.target import Casting, Settled, Target, Wish
from rulesets.whfb2.magic.save import roll_save
from rulesets.whfb2.magic.spell import BattleSpell, Work
from rulesets.whfb2.magic.store import points_for_saves
from rulesets.whfb2.magic.summoning import roll_control
from rulesets.whfb2.unit.characteristic import under_roll

WORKS: Final = SpellOutcome("works")
_FARTHER: Final = 60.0
"""Range of feeblemind by its heading [L5115]."""
_LABELS: Final = {
    "magic-frenzy": "frenzy-test",
    "magic-panic": "panic-test",
    "thunderclap": "fear-test",
    "hallucination": "psychology-test",
}
"""Labels of tests under the Cool; a test under the Leadership is a rout test."""


def works_of(spell: BattleSpell, casting: Casting) -> tuple[Work, ...]:
    """Return what a spell does now: what is due, or all else in the form that it is used in."""
    when = "due" if casting.due else "now"
    return tuple(
        work
        for work in spell.does
        if work.when == when and (work.only is None or work.only == casting.form)
    )


def check_mark(
    spell: BattleSpell,
    mark: Target,
    wish: Wish,
    settled: Settled,
    *,
    due: bool = False,
) -> None:
    """Refuse a target that the spell cannot act on, and points that it does not have.

    Args:
        spell: The spell.
        mark: What it meets.
        wish: What was chosen, and what the target puts into its save.
        settled: What players settled of it.
        due: It is cast already, and only strikes now.

    Raises:
        Refusal: what `check_target`, `check_touched` and `check_kind` refuse, `cannot-waive`,
            `points-short`.
    """
    if not due:
        facts.check_touched(spell, mark.unit)
        within = spell.within
        if spell.id == "feeblemind" and settled.feeblemind_range == "sixty":
            within = _FARTHER
        facts.check_target(
            spell, mark.unit, distance=wish.distance, within=within, engaged=mark.engaged
        )
    facts.check_kind(spell, mark.unit, mark.target_rules)
    if wish.waive and spell.save == "yes":
        raise Refusal("cannot-waive", spell=spell.id, unit=mark.name)
    points = None if mark.unit is None else points_for_saves(mark.unit)
    if points is not None and wish.defence > points:
        raise Refusal("points-short", unit=mark.name, cost=wish.defence, points=points)


def _saves(spell: BattleSpell, wish: Wish, *, due: bool) -> bool:
    """Return whether the target makes a magic save now."""
    if due:
        return spell.save == "due"
    return spell.save in ("yes", "optional") and not wish.waive


def check_works(spell: BattleSpell, casting: Casting, target: Target, wish: Wish) -> None:
    """Refuse a spell that could not be resolved once it is cast: before any die falls.

    Raises:
        Refusal: `missing-option`, `not-its-form`, `boost-without-save`, `not-among`,
            `not-its-creature`, `no-aura-to-transfer`.
    """
    _check(spell, casting, target, works_of(spell, casting))
    if _saves(spell, wish, due=False) and facts.ABSORBS not in target.target_rules:
        target.needed("wp")


def work_out(
    dice: Dice,
    spell: BattleSpell,
    casting: Casting,
    target: Target,
    *,
    wish: Wish,
    settled: Settled,
) -> SpellOutcome:
    """Resolve a spell that was cast [L5067-6439].

    Args:
        dice: The magic save of the unit, then of each character in it; then what the spell asks.
        spell: The spell.
        casting: Who casts it.
        target: What it meets.
        wish: What he chose, and what the target puts into its save.
        settled: What players settled of spells.
    """
    works = works_of(spell, casting)
    _check(spell, casting, target, works)
    before = _withstood(dice, spell, casting, target, wish)
    if before.outcome != "works":
        return before
    before = _lasting(dice, spell, casting, target, before)
    if _cancels(spell, casting, works):
        return replace(before, cancelled=True)
    progress = SpellProgress(dice, spell, casting, target, settled, before)
    for work in works:
        match work.does:
            case "control":
                if not _controls(dice, casting):
                    return replace(progress.done, outcome="uncontrolled")
            case "summon":
                progress.done = _summoned(
                    dice, work, casting, progress.done, known=wish.summoned is not None
                )
            case "test":
                progress.done = _tested(dice, spell, work, target, progress.done)
            case "sink":
                progress.sink(single=settled.quicksand_dice == "one")
            case _:
                progress.take(work)
    return progress.done


def _withstood(
    dice: Dice, spell: BattleSpell, casting: Casting, target: Target, wish: Wish
) -> SpellOutcome:
    """Let a magic weapon absorb the spell, or the target save against it."""
    if facts.ABSORBS in target.target_rules and not casting.due:
        return SpellOutcome("absorbed")
    if not _saves(spell, wish, due=casting.due):
        return WORKS
    bonus = wish.bonus + facts.protection_of(target.target_rules)
    apart = spell.reaches != "one"
    return _save(dice, casting, target, defence=wish.defence, bonus=bonus, apart=apart)


def _check(spell: BattleSpell, casting: Casting, target: Target, works: tuple[Work, ...]) -> None:
    """Refuse what can be known to be missing before a die falls."""
    if casting.due and not works:
        raise Refusal("nothing-later", spell=spell.id)
    if casting.form is not None and casting.form not in (*spell.forms, "major"):
        raise Refusal("not-its-form", spell=spell.id)
    if casting.boost and spell.save == "no":
        raise Refusal("boost-without-save", spell=spell.id)
    for work in works:
        _check_choice(spell, casting, work)
        _check_values(casting, target, work)


def _check_choice(spell: BattleSpell, casting: Casting, work: Work) -> None:
    if work.among and casting.chosen is None:
        raise Refusal("missing-option", option="chosen")
    if work.among and casting.chosen not in work.among:
        raise Refusal("not-among", spell=spell.id, field=casting.chosen)
    if work.creatures and casting.creature not in (None, *dict(work.creatures)):
        raise Refusal("not-its-creature", spell=spell.id)
    if work.does == "transfer":
        _check_aura(casting)


def _check_values(casting: Casting, target: Target, work: Work) -> None:
    if work.does == "control" or work.control:
        _summoner(casting)
    if work.characteristic in ("ld", "cl"):
        target.needed(work.characteristic)
    if work.does in ("hits", "blows", "poison", "sink"):
        target.needed("t")
    if work.does == "blows":
        target.needed("ws")


def _check_aura(casting: Casting) -> None:
    wizard = casting.wizard
    if wizard is not None and not any(wizard.has(status) for status in statuses_of("aura")):
        raise Refusal("no-aura-to-transfer", unit=wizard.name)


def _summoner(casting: Casting) -> int:
    if casting.wp is None:
        raise Refusal("missing-option", option="wizard_wp")
    return casting.wp


def _save(
    dice: Dice, casting: Casting, target: Target, *, defence: int, bonus: int, apart: bool
) -> SpellOutcome:
    """Roll the magic saves: one for the unit, then one for each character in it [L4676-4689].

    What reaches one figure of a unit leaves alone the characters who stand apart from it.
    """
    name = target.name
    saved = dice.call(
        roll_save,
        wp=target.needed("wp"),
        boost=casting.boost,
        defence=defence,
        bonus=bonus,
        subject=name,
    ).saved
    characters: list[bool | None] = []
    for companion in () if target.unit is None or not apart else target.unit.body.joined:
        held = companion.find("wp")
        if held is None or held.fixed is None:
            dice.tell("character-saves-apart", unit=companion.name)
            characters.append(None)
            continue
        own = dice.call(roll_save, wp=held.fixed, boost=casting.boost, subject=companion.name)
        characters.append(own.saved)
    told = tuple(characters) or None
    return SpellOutcome("resisted" if saved else "works", characters=told)


def _lasting(
    dice: Dice, spell: BattleSpell, casting: Casting, target: Target, done: SpellOutcome
) -> SpellOutcome:
    """Roll how long a spell lasts, and tell what it leaves of the target's Movement."""
    if not casting.due:
        turns = spell.turns or next((work.turns for work in spell.does if work.turns), None)
        if turns is not None:
            done = replace(done, turns=turns.roll(dice, "spell-turns"))
    there = target.unit is not None and target.unit.has(as_status(f"in-{spell.id}"))
    if spell.slows is not None and target.m is not None and not there:
        done = replace(done, move=target.m / spell.slows)
    return done


def _cancels(spell: BattleSpell, casting: Casting, works: tuple[Work, ...]) -> bool:
    """Return whether the spell only ends what it brought before [L5135-5136, L5485-5486]."""
    wizard = casting.wizard
    if wizard is None:
        return False
    return any(
        wizard.has(as_status(f"{work.status}-{field}")) for work in works for field in work.among
    ) and bool(spell.does)


def _controls(dice: Dice, casting: Casting) -> bool:
    return dice.call(roll_control, wp=_summoner(casting), points=casting.control).controlled


def _summoned(
    dice: Dice, work: Work, casting: Casting, done: SpellOutcome, *, known: bool
) -> SpellOutcome:
    kinds = dict(work.creatures)
    kind = casting.creature or work.creatures[0][0]
    count = kinds[kind].roll(dice, "creatures")
    outcome = done.outcome
    if work.control and not _controls(dice, casting):
        outcome = "uncontrolled"
    if work.wild:
        outcome = "uncontrolled"
    if not known:
        dice.tell("summoned-unknown")
    if work.beside is not None:
        dice.tell("comes-beside", creature=work.beside[0], count=work.beside[1].plus)
    return replace(done, outcome=outcome, creature=kind, summoned=count)


def _tested(
    dice: Dice, spell: BattleSpell, work: Work, target: Target, done: SpellOutcome
) -> SpellOutcome:
    value = target.needed(work.characteristic or "ld")
    label = _LABELS.get(spell.id, "rout-test")
    return replace(done, passed=under_roll(dice, value=value, label=label).passed)
