"""Any spell of the paths by its name: all its dice, and all that it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Flag, SpellName, Text, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import (
    Effect,
    SpellStarted,
    StatusCleared,
    StatusSet,
    WoundsHealed,
)
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.harm.body import Met
from rulesets.t9a.harm.harm import CharacterHarm, Harm, harm_effects
from rulesets.t9a.harm.later_hits import note_hits, steps_to_hits
from rulesets.t9a.magic.aim import AIMED_AT, FALLEN_CASTER, SPELL_DUE, VERSION_CAST, check_side
from rulesets.t9a.magic.answering import owed
from rulesets.t9a.magic.facts import VersionName
from rulesets.t9a.magic.pending import lost_its_caster, was_resolved, was_struck
from rulesets.t9a.magic.scrolls import SHIELD, SHIELDED
from rulesets.t9a.magic.special import moved_by_magic
from rulesets.t9a.magic.spell_losses import HARMFUL, Struck, check_struck, harm_of
from rulesets.t9a.magic.target import Seen, check_target
from rulesets.t9a.paths.book import ATTRIBUTES, SPELLS, STATUS_BY_ID, spell_of
from rulesets.t9a.paths.spell import PathSpell, Version, Work
from rulesets.t9a.psychology.panic import BY_SPELL, called_for
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.options import One, YesNo
from rulesets.t9a.unit.rule_sources import behind, in_order

CHOSEN: Final = tuple(
    dict.fromkeys(
        status
        for spell in SPELLS
        for version in spell.versions
        for work in version.all_works
        for status in work.chosen
    )
)
"""Statuses of which the caster names one as he casts."""
_KINDS: Final[Mapping[str, Literal["persistent", "in-play"]]] = {
    "one-turn": "persistent",
    "remains-in-play": "in-play",
}


@dataclass(frozen=True, slots=True)
class SpellEffect:
    """The effects of a spell.

    Attributes:
        lasts: Whether something of it lasts.
        wounds_lost: Wounds that the rank and file of the target lost, None for a spell that takes
            none.
        models_lost: Models removed.
        destroyed: Nothing is left of its rank and file.
        panic: It tests for Panic at once.
        characters: What those with it lost.
        character_wounds: Wounds that they lost together.
        given_back: Wounds recovered or raised.
        inches: Of a Magical Move.
        scale: How much the status takes or gives, where dice tell.
        count: What else the dice tell.
        taken: Whether a die brought the status that it brings on some faces alone.
        hits: Hits.
    """

    lasts: bool
    wounds_lost: int | None = None
    models_lost: int = 0
    destroyed: bool = False
    panic: bool | None = None
    characters: tuple[CharacterHarm, ...] = ()
    character_wounds: int = 0
    given_back: int | None = None
    inches: int | None = None
    scale: int | None = None
    count: int | None = None
    taken: bool | None = None
    hits: int | None = detail()


def _works(
    spell: PathSpell, version: str, caster: Unit | None, *, due: bool
) -> tuple[Version, tuple[Work, ...]]:
    found = spell.version(version)
    if found is None:
        raise Refusal("no-such-version", spell=spell.id, most=len(spell.versions))
    when = "due" if due else "now"
    works = tuple(work for work in found.works_of(caster) if work.when == when)
    if due and not works:
        raise Refusal("nothing-due", spell=spell.id)
    return found, works


def effect_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what an effect rests on beside the path: for wounds, the chapter on damage."""
    spell = spell_of(arguments["spell"])
    found = None if spell is None else spell.version(arguments["version"])
    when = "due" if arguments["due"] else "now"
    works = () if found is None else tuple(work for work in found.works if work.when == when)
    rules = [work.rules for work in works if work.does in HARMFUL]
    shield = ("same",) if arguments["shielded"] else ()
    return in_order("draft", *shield, *behind(*rules, arguments["target_rules"])) if rules else ()


def spell_effects(arguments: Arguments, result: SpellEffect) -> tuple[Effect, ...]:
    """Take wounds, bring statuses, note what lasts."""
    spell = spell_of(arguments["spell"])
    if spell is None:
        return ()
    due = arguments["due"]
    version, works = _works(spell, arguments["version"], arguments["wizard"], due=due)
    effects: list[Effect] = [*(_struck_now if due else _resolved_now)(spell, arguments)]
    kind = _KINDS.get(version.lasts)
    if kind is not None and not due:
        value = spell.remains_value or version.casting
        effects.append(SpellStarted("wizard", spell.id, kind, value))
    for work in works:
        if work.does == "status" and _brings(work, result):
            name = as_status(str(arguments["chosen"] if work.chosen else work.status))
            effects.append(StatusSet(work.to, name, STATUS_BY_ID[name].until, result.scale or 1))
    effects += _losses(arguments, works, result)
    if arguments["shielded"] and not due:
        effects.append(StatusCleared("target", SHIELDED))
    if result.given_back:
        effects.append(WoundsHealed("target", result.given_back))
    if result.inches is not None:
        effects += moved_by_magic("target")
    if not result.destroyed and any(work.does == "panic" for work in works):
        effects += called_for("target", arguments["target"], BY_SPELL)
    return tuple(effects)


def _losses(arguments: Arguments, works: tuple[Work, ...], result: SpellEffect) -> Iterator[Effect]:
    """Yield the wounds that the target lost, and the one that its caster recovers by them."""
    if result.wounds_lost is None:
        return
    if _drains(works, result):
        yield WoundsHealed("wizard", 1)
    yield from harm_effects(result)
    yield from note_hits(arguments["target"], _rules_of(works), result)


def _wounds(result: SpellEffect) -> bool:
    return bool(result.wounds_lost or result.character_wounds)


def _brings(work: Work, result: SpellEffect) -> bool:
    """Return whether a spell brought a status: some take a die, or a wound."""
    return result.taken is not False and (not work.if_wounded or _wounds(result))


def _drains(works: tuple[Work, ...], result: SpellEffect) -> bool:
    """Return whether its caster recovers a wound by those that the target lost."""
    return _wounds(result) and any(work.drains for work in works)


def _struck_now(spell: PathSpell, arguments: Arguments) -> tuple[Effect, ...]:
    target = arguments["target"]
    known = (spell.every_magic or spell.every_phase) and isinstance(target, Unit)
    return was_struck(target.name, spell.id) if known else ()


def _resolved_now(spell: PathSpell, arguments: Arguments) -> tuple[Effect, ...]:
    target = arguments["target"]
    name = target.name if isinstance(target, Unit) else None
    # What begins with a phase begins with the next.
    acted = was_struck(name, spell.id) if name is not None and spell.every_phase else ()
    return (*was_resolved(spell, name), *acted)


def _rules_of(works: tuple[Work, ...]) -> SpecialRules:
    """Return the special rules of the hits of what a spell does."""
    found = NO_RULES
    for work in works:
        found |= work.rules if work.does in HARMFUL else NO_RULES
    return found


def after_effect(arguments: Arguments, result: SpellEffect) -> tuple[FollowUp, ...]:
    """Offer Panic tests, what strikes again as the phase ends, the attribute of the path."""
    spell = spell_of(arguments["spell"])
    if spell is None:
        return ()
    named = arguments.get("target") is not None
    on_target = (("unit", "target"),) if named else ()
    steps = []
    _, works = _works(spell, arguments["version"], arguments["wizard"], due=arguments["due"])
    if result.panic and named:
        steps.append(FollowUp("panic_test", on_target))
    elif named and any(work.does == "panic" for work in works):
        steps.append(FollowUp("panic_test", on_target, BY_SPELL))
    if result.wounds_lost is not None:
        steps += steps_to_hits(arguments.get("target"), _rules_of(works), result)
    attribute = ATTRIBUTES.get(spell.lore)
    if attribute is not None and not spell.attribute and not arguments["due"]:
        wizard = (("wizard", "wizard"),) if arguments.get("wizard") is not None else ()
        steps.append(FollowUp("spell_effect", wizard, (("spell", attribute.id),), "attribute"))
    return tuple(steps)


def _check_effect(situation: Situation, arguments: Arguments) -> None:
    """Refuse a target of the wrong side, as the casting did: an attribute is cast by itself.

    Raises:
        Refusal: as `check_side`.
    """
    if not arguments["due"]:
        check_side(situation, "spell_effect", arguments, arguments["version"])


@procedure(
    source="L574, L981-983, L1033-1035; P mg.txt",
    check=_check_effect,
    anybody=("target",),
    effects=spell_effects,
    follow_ups=after_effect,
    at_large=True,
    beyond=Beyond("spells", ("same", "newer", "draft", "old"), rests=effect_rests),
    acts=acts.EFFECT,
    owed=owed,
    offering=(
        offers.EFFECT,
        # Whoever cast it, and is gone, cast it: it takes effect [L981-983].
        replace(offers.EFFECT, actor=None, due=True, stands=lost_its_caster),
        offers.STRIKES,
    ),
)
def spell_effect(
    dice: Dice,
    *,
    spell: Annotated[str, SpellName(SPELLS), SPELL_DUE],
    wizard: One = None,
    fallen: Annotated[str, Text(60), FALLEN_CASTER] = "",
    target: Annotated[One, AIMED_AT] = None,
    version: Annotated[VersionName, VERSION_CAST] = "basic",
    due: YesNo = False,
    struck: Annotated[int | None, Whole(0, 200)] = None,
    value: Annotated[int | None, Whole(0, 10)] = None,
    own_value: Annotated[int | None, Whole(0, 10)] = None,
    chosen: Annotated[str | None, Choice(CHOSEN)] = None,
    target_engaged: Annotated[bool, Flag(), Fill("target", "status:engaged")] = False,
    shielded: Annotated[bool, Flag(), Fill("target", f"status:{SHIELDED}")] = False,
    body: Met,
) -> SpellEffect:
    """Resolve a spell of the paths that was cast and not dispelled, or an attribute [L981-983].

    Args:
        dice: The dice: those that the spell asks for, in its order.
        spell: The spell.
        wizard: Its caster.
        fallen: What its caster was called, where he is gone since.
        target: Whom it is cast on.
        version: The version cast.
        due: What it does again and again while it lasts happens now.
        struck: Models, ranks or files that it touches.
        value: The characteristic that is tested, None for the target's.
        own_value: What the caster adds to his die in a contest, None for his own.
        chosen: What of several things it does.
        target_engaged: The target is engaged.
        shielded: A Shielding Scroll gives it a Ward save of 4+ against this spell.
        body: What hits meet.

    Raises:
        Refusal: `unknown-spell`, `nothing-due`, `no-such-version`, `missing-option`, and what
            `check_target` refuses.
    """
    known = spell_of(spell)
    if known is None:
        raise Refusal("unknown-spell", name=spell)
    found, works = _works(known, version, wizard, due=due)
    if not due:
        seen = Seen(target_engaged=target_engaged)
        check_target(found.types, wizard, target, seen, found.only)
    if "aura" in found.types and target is None and wizard is not None and body.t is None:
        raise Refusal("missing-option", option="target")  # it is resolved for each unit by itself
    own = own_value
    contest = next((work for work in works if work.does == "contest"), None)
    if own is None and wizard is not None and contest is not None:
        own = wizard.number(contest.characteristic or "")
    if shielded:
        body = replace(body, ward=min(body.ward or SHIELD, SHIELD))
    caster = fallen or None if wizard is None else wizard.name
    if wizard is None and fallen and not due:
        dice.tell("spell-of-fallen", name=fallen)
    met = Struck(target, body, struck, value, own, caster)
    for work in works:
        check_struck(work, met)
        _check_chosen(work, chosen)
    done = _resolved(dice, found, works, met, target)
    if caster is not None and _drains(works, done):
        dice.tell("spell-drains", name=caster)
    return done


def _check_chosen(work: Work, chosen: str | None) -> None:
    if work.chosen and chosen not in work.chosen:
        raise Refusal("spell-asks-which", values=", ".join(work.chosen))


def _resolved(
    dice: Dice, version: Version, works: tuple[Work, ...], met: Struck, target: Unit | None
) -> SpellEffect:
    harm: Harm | None = None
    given = inches = scale = count = taken = None
    for work in works:
        if work.does in HARMFUL:
            harm = harm_of(dice, work, met)
        elif work.does == "status" and work.by is not None:
            scale = work.by.roll(dice, "spell-scale")
        elif work.does == "status" and work.need is not None:
            taken = dice.single("spell-taken", need=work.need) >= work.need
        elif work.amount is not None:
            rolled = work.amount.roll(dice, f"spell-{work.does}")
            match work.does:
                case "recover":
                    carried = rolled if target is None else target.carried
                    given = min(rolled, carried)
                case "raise":
                    given = rolled
                case "move":
                    inches = rolled
                case _:
                    count = rolled
    lasts = version.lasts != "instant"
    if harm is None:
        return SpellEffect(
            lasts, given_back=given, inches=inches, scale=scale, count=count, taken=taken
        )
    return SpellEffect(
        lasts,
        harm.wounds_lost,
        harm.models_lost,
        harm.destroyed,
        harm.panic,
        harm.characters,
        harm.character_wounds,
        given,
        inches,
        scale,
        count,
        taken,
        harm.hits,
    )
