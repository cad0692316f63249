"""Impact hits of a charge, and crushing hits of every round [L2434, L2732-2734]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.combat.fighters.score_kept import IMPACT_WOUNDS
from rulesets.blackhammer.combat.impact import impact_count, share_out
from rulesets.blackhammer.combat.rank import LOOSE, rank_powers, ranks_behind
from rulesets.blackhammer.harm.attack import hit_scores, hit_stages
from rulesets.blackhammer.harm.harm import Blast
from rulesets.blackhammer.shooting.outcome import Mark
from rulesets.blackhammer.unit import demands
from rulesets.blackhammer.unit.options import One
from rulesets.blackhammer.unit.riding import carries
from rulesets.blackhammer.unit.unit_state import power_each
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Flag, Quantity, Rules, Units, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Destroyed, Effect, OnCharacter, StatusSet, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

MOST_FOES: Final = 4
IMPACT_RULES: Final = ("heavy-chariot", "scythes", "flyer", "flaming", "magic-attacks", "ethereal")
CRUSH_RULES: Final = ("crush", "flaming", "magic-attacks", "ethereal")
_MOST_HITS: Final = 60

Impacted = Annotated[tuple[Unit, ...], Units(1, MOST_FOES)]


@dataclass(frozen=True, slots=True)
class Share:
    """The part of one of the units struck in an impact.

    Attributes:
        hits: Hits that fell to it.
        wounds_lost: Wounds it lost.
        models_lost: Models removed: they do not strike back.
        destroyed: Whether nothing is left of it.
        place: Its place among the units named, from 0.
        joined: Which of those who joined that unit it is, from 1; 0 for the unit itself.
    """

    hits: int
    wounds_lost: int
    models_lost: int
    destroyed: bool
    place: int = 0
    joined: int = 0


@dataclass(frozen=True, slots=True)
class Impact:
    """Impact or crushing hits.

    Attributes:
        hits: How many.
        wounds: Wounds they took from the enemy: they count in the combat result.
        shares: Each unit struck, in the order named.
    """

    hits: int
    wounds: int
    shares: tuple[Share, ...] = detail()


def impact_effects(arguments: Arguments, result: Impact) -> tuple[Effect, ...]:
    """Take the losses off every unit struck, and keep the wounds for the combat result [L2732]."""
    made = (*crush_effects(arguments, result), StatusSet("unit", "impacted", "turn"))
    if not result.wounds:
        return made
    return (*made, StatusSet("unit", IMPACT_WOUNDS, "phase", value=result.wounds))


def after_impact(arguments: Arguments, result: Impact) -> tuple[FollowUp, ...]:
    """Offer the rest of the round; the ranks count as they were before [L1892]."""
    if arguments.get("unit") is None or all(share.destroyed for share in result.shares):
        return ()
    values: list[tuple[str, int | str]] = [("charged", "unit")]
    ranks = max(_ranks(enemy) for enemy in arguments["enemy"])
    if ranks:
        values.append(("enemy_ranks", ranks))
    return (FollowUp("close_combat_round", (("unit", "unit"), ("enemy", "enemy")), tuple(values)),)


@procedure(
    source="L2432-2434, L2732",
    effects=impact_effects,
    follow_ups=after_impact,
    phases=("close-combat",),
    demands=demands.IMPACT,
)
def impact_hits(
    dice: Dice,
    *,
    unit: One = None,
    enemy: Impacted,
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    hits: Annotated[Amount | None, Quantity(0, _MOST_HITS)] = None,
    obstacle: Annotated[bool, Flag(), Fill("enemy", "status:defends-obstacle")] = False,
    rules: Annotated[SpecialRules, Rules(IMPACT_RULES), Fill("unit", "rules")] = NO_RULES,
) -> Impact:
    """Resolve the impact of a charge, before challenges and every blow [L2432-2434, L2732].

    Several charged units share the hits as evenly as can be, those named first taking what is
    over; a Large target hero in a unit is one more of them, after the units. A ridden monster or
    chariot that is struck suffers them itself, never its riders: name it, not them.

    Args:
        dice: How many hits, then what they do to each unit in turn.
        unit: The charger.
        enemy: The units it charged.
        s: Its Strength: the chariot's own.
        hits: Their number where a description gives another than 1D6.
        obstacle: The enemy stands behind an obstacle it defends: no benefit of a charge.
        rules: Whether it is a heavy chariot, has scythes, burns or is magical, or flies.

    Raises:
        Refusal: `already-impacted`, `unit-destroyed`, `unit-lacks-value` for an enemy without a
            Toughness.
    """
    _check(unit, enemy)
    name = None if unit is None else unit.name
    if unit is not None and unit.has("impacted"):
        raise Refusal("already-impacted", unit=unit.name)
    if obstacle and "flyer" not in rules:
        dice.tell("no-impact")
        none = (Share(0, 0, 0, destroyed=False, place=index) for index in range(len(enemy)))
        return Impact(0, 0, tuple(none))
    if hits is None:
        count = impact_count(dice, rules, models=1 if unit is None else unit.models, name=name)
    else:
        count = hits.roll(dice, "impact-hits", subject=name)
    foes = [*_named(enemy), *_conspicuous(enemy)]
    return _struck(dice, count, Blast(s, rules=rules), foes, striker=name)


def crush_effects(arguments: Arguments, result: Impact) -> tuple[Effect, ...]:
    """Take the losses off every unit struck; a character that joined one outlives it."""
    enemies = arguments["enemy"]
    units = enemies if isinstance(enemies, tuple) else (enemies,)
    effects: list[Effect] = []
    # Who dies leaves the unit, so that those who joined last come first, and units after them.
    for share in sorted(result.shares, key=lambda share: -share.joined):
        lost = WoundsLost("enemy", share.wounds_lost, share.place)
        if share.wounds_lost:
            effects.append(OnCharacter(lost, share.joined) if share.joined else lost)
        if share.destroyed and not share.joined and not units[share.place].body.joined:
            effects.append(Destroyed("enemy", share.place))
    return tuple(effects)


@procedure(source="L2734", effects=crush_effects, phases=("close-combat",), demands=demands.CRUSH)
def crush_hits(
    dice: Dice,
    *,
    unit: One = None,
    enemy: Annotated[Unit, Units()],
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    hits: Annotated[Amount | None, Quantity(0, _MOST_HITS)] = None,
    rules: Annotated[SpecialRules, Rules(CRUSH_RULES), Fill("unit", "rules")] = NO_RULES,
) -> Impact:
    """Resolve crushing hits on one enemy in contact, after every blow of a round [L2734].

    Args:
        dice: How many hits where they are dice, then what they do.
        unit: Who crushes.
        enemy: The unit struck.
        s: Strength of the hits: its own.
        hits: Their number, from its description; else that of its rule Crush.
        rules: Its special rules.

    Raises:
        Refusal: `missing-option` without a number of hits, `unit-destroyed`,
            `unit-lacks-value` for an enemy without a Toughness.
    """
    _check(unit, (enemy,))
    own = rules.number("crush")
    if hits is None and own is None:
        raise Refusal("missing-option", option="hits")
    amount = Amount(own or 0) if hits is None else hits
    name = None if unit is None else unit.name
    count = amount.roll(dice, "crush-hits", subject=name)
    return _struck(dice, count, Blast(s, rules=rules), _named((enemy,)), striker=name)


def _check(unit: Unit | None, enemies: tuple[Unit, ...]) -> None:
    for combatant in (unit, *enemies):
        if combatant is not None and combatant.models < 1:
            raise Refusal("unit-destroyed", unit=combatant.name)
    for enemy in enemies:
        enemy.number("t")


_Foe: TypeAlias = "tuple[int, int, Unit]"
"""A place among the units named, which of those who joined it is meant, and who that is."""


def _named(enemies: tuple[Unit, ...]) -> list[_Foe]:
    return [(index, 0, enemy) for index, enemy in enumerate(enemies)]


def _conspicuous(enemies: tuple[Unit, ...]) -> list[_Foe]:
    """Return the large targets within units, struck like a unit of their own [L2732]."""
    named = {enemy.name for enemy in enemies}
    return [
        (index, joined, hero)
        for index, enemy in enumerate(enemies)
        if not carries(enemy)
        for joined, hero in enemy.body.numbered
        if "large-target" in hero.rules and hero.name not in named
    ]


def _struck(
    dice: Dice,
    hits: int,
    blast: Blast,
    foes: list[_Foe],
    *,
    striker: str | None,
) -> Impact:
    shares = []
    for (index, joined, foe), part in zip(foes, share_out(hits, len(foes)), strict=True):
        mark = Mark(foe, foe.models, foe.number("w", 1), foe.carried)
        lost = 0
        if part:
            hit = blast.on(foe, melee=True)
            stages = hit_stages(hit, striker, foe.name)
            lost = dice.attacks(part, "hit", stages, hit_scores(hit), cap=mark.left).score
        done = mark.struck(lost)
        shares.append(
            Share(part, done.wounds_lost, done.models_lost, done.destroyed, index, joined)
        )
    return Impact(hits, sum(share.wounds_lost for share in shares), tuple(shares))


def _ranks(unit: Unit) -> int:
    files = unit.number("files", 0)
    if not files or any(rule in unit.rules for rule in LOOSE):
        return 0
    return ranks_behind(rank_powers(unit.models, files, power_each(unit)))
