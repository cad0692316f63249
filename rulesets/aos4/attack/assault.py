"""A unit's attack as a whole, with all its weapons, against one target [L495-529, L618-689]."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

from rulesets.aos4.abilities import queue
from rulesets.aos4.abilities.queue import FOUGHT_LAST
from rulesets.aos4.attack import _options as options
from rulesets.aos4.attack.arms import (
    weapons_used,
    while_damaged,
    with_champions,
    within_reach,
)
from rulesets.aos4.attack.circumstances import Circumstances, circumstances
from rulesets.aos4.attack.idle import fight_idles, shooting_idles
from rulesets.aos4.attack.reacting import (
    AttackCommand,
    MayDefend,
    TargetMayDefend,
    check_orders,
    declined,
    defence_of,
    orders_paid,
    with_attack,
    with_defence,
)
from rulesets.aos4.attack.sequence import (
    Damage,
    Pool,
    blows_of,
    left_of,
    strike,
    unit_suffers,
)
from rulesets.aos4.attack.split import Divided, divided, goes_on, split_effects, split_ends
from rulesets.aos4.attack.steps import harm
from rulesets.aos4.attack.told import tell_weapons
from rulesets.aos4.attack.wards import ward_of
from rulesets.aos4.attack.weapon import Weapon, other_antis
from rulesets.aos4.ground.placing import Sheltered, shelter_of
from rulesets.aos4.ground.sight import may_be_guarded
from rulesets.aos4.unit import acts, demands, offers
from rulesets.aos4.unit.house import (
    ChampionCompanion,
    ChampionWeapons,
    CoverCharge,
    CoveringRedeploy,
    GuardedHeroes,
    Pack,
    RandomAttacks,
    RendCap,
)
from rulesets.aos4.unit.melee import FOE, PILED_IN, comes_into_combat
from rulesets.aos4.unit.options import Inches, One
from rulesets.aos4.unit.profile import CRITS
from rulesets.core.battlefield.contact import known_apart
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal, code_for

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_GUARDED_BEYOND: Final = 12
"""Inches beyond which a guarded hero of the infantry is no target of shooting [L878]."""
_WORST_SAVE: Final = 6
"""The worst Save that is rolled: a written 7+ is none, whatever the bonus."""


@dataclass(frozen=True, slots=True)
class Assault:
    """The outcome of an attack.

    Attributes:
        done: What was allocated to the target.
        attacks: Attacks made.
        hits: Those that hit.
        wounds: Wounds before saves.
        unsaved: Wounds that no save stopped.
        mortal: Critical hits that did mortal damage.
        pool: Damage in the pool before wards.
        defence: What the target answered with, where its player was asked.
        rest: Attacks left for other targets, where they are divided.
    """

    done: Damage
    attacks: int | None = detail()
    hits: int | None = detail()
    wounds: int | None = detail()
    unsaved: int | None = detail()
    mortal: int | None = detail()
    pool: int | None = detail()
    defence: str | None = detail()
    rest: int | None = detail()


def fight_effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Return the harm done, the commands used, and the note that the unit fought, its side last."""
    late = PILED_IN in arguments["rules"]
    met = comes_into_combat(arguments["unit"], arguments["enemy"], late=late)
    fought = (*met, *_effects(arguments, result, "enemy", "fought"))
    last = (CounterSet(FOUGHT_LAST, 0, "enemy"), CounterSet(FOUGHT_LAST, 1, "unit"))
    return fought if goes_on(arguments["rules"], result.rest) else (*fought, *last)


@procedure(
    source="L519-529, L618-689",
    command="fight",
    effects=fight_effects,
    at_large=True,
    phases=("combat",),
    demands=demands.FIGHT,
    acts=acts.FIGHT,
    check=queue.check_order,
    idles=fight_idles,
    offering=offers.FIGHT,
)
def fight_attack(
    dice: Dice,
    *,
    unit: One = None,
    enemy: Annotated[Unit, Units(), FOE],
    weapons: options.Weapons = "",
    fighting: options.Fighting = None,
    rules: options.FightRules = NO_RULES,
    enemy_rules: options.EnemyRules = NO_RULES,
    attack_command: AttackCommand = "without",
    may_defend: MayDefend = False,
    rend_cap: RendCap = "rend-within",
    cover_charge: CoverCharge = "this-turn",
    champion_companion: ChampionCompanion = "companion-without",
    random_attacks: RandomAttacks = "each-model",
    pack: Pack = "border-war",
) -> Assault:
    """Resolve a Fight against one target with every weapon [L519-529, L627-689].

    Damage of all weapons waits in one pool; wards and allocation come after the last attack.

    Args:
        dice: The dice.
        unit: Who attacks.
        enemy: Who is attacked; where nobody says, the only enemy in combat with the unit.
        weapons: The weapons used, as `weapons_used` reads them; all it has where none stand here.
        fighting: Models that attack with a weapon for which no other number is given.
        rules: Weapon abilities beside its own, changes of rolls; a Crit named is the one chosen.
        enemy_rules: Keywords of the target.
        attack_command: Whether the unit uses All-out Attack, for one command point [L1167-1175].
        may_defend: Whether the enemy may use All-out Defence, of which its player is asked.
        rend_cap: Whether Rend is part of what the cap of saves is for.
        cover_charge: For how long a charge costs Cover.
        champion_companion: Whether champions add attacks to Companion weapons.
        random_attacks: Whether random Attacks are rolled for each model or once.
        pack: The battlepack; Spearhead has no commands but those of cards.

    Raises:
        Refusal: `no-melee` for a unit neither in combat nor charging, where its enemy is known to
            be, what `weapons_used` refuses, `target-destroyed`, `already-commanded`,
            `crit-to-choose`.
    """
    rules = with_attack(rules, attack_command)
    known = enemy.has("engaged") or PILED_IN in rules
    if unit is not None and known and not _may_fight(unit, rules):
        raise Refusal("no-melee", unit=unit.name)
    armed = while_damaged(weapons_used(weapons, unit, fighting, rules), unit)
    check_orders(unit, enemy, rules, pack)
    defence = defence_of(dice, "enemy", enemy, rules, may_defend=may_defend)
    at = circumstances(
        with_defence(rules, defence),
        enemy_rules,
        unit,
        enemy,
        shooting=False,
        rend_cap=rend_cap,
        cover_charge=cover_charge,
        random_attacks=random_attacks,
    )
    tell_weapons(dice, unit, armed, rules, named=bool(weapons))
    companions = champion_companion == "companion-with"
    led = partial(with_champions, extra=_champions(unit, rules), companions=companions)
    shared = divided(armed, unit, rules, led)
    return _resolve(dice, unit, enemy, _Use(shared, at, _chosen(rules), defence))


def shooting_effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Return the harm done and the commands used, and note that the unit has shot."""
    return _effects(arguments, result, "target", "shot")


@procedure(
    source="L495-505, L618-689",
    command="shoot",
    effects=shooting_effects,
    at_large=True,
    phases=("shooting",),
    demands=demands.SHOOTING,
    acts=acts.SHOOT,
    idles=shooting_idles,
    offering=offers.SHOOT,
    lifts=("engaged", "redeployed"),
)
def shooting_attack(
    dice: Dice,
    *,
    unit: One = None,
    target: Annotated[Unit, Units(), FOE],
    weapons: options.Weapons = "",
    models: options.Users = None,
    distance: Inches = None,
    range: Annotated[int | None, Whole(1, 72), Fill("unit", "range")] = None,  # noqa: A002 - the players' word
    terrain: Sheltered = None,
    rules: options.ShotRules = NO_RULES,
    target_rules: options.TargetRules = NO_RULES,
    attack_command: AttackCommand = "without",
    may_defend: TargetMayDefend = False,
    rend_cap: RendCap = "rend-within",
    cover_charge: CoverCharge = "this-turn",
    champion_weapons: ChampionWeapons = "all-weapons",
    champion_companion: ChampionCompanion = "companion-without",
    covering_redeploy: CoveringRedeploy = "covers-redeployed",
    guarded_heroes: GuardedHeroes = "without-monsters",
    random_attacks: RandomAttacks = "each-model",
    pack: Pack = "border-war",
) -> Assault:
    """Resolve a unit's shooting at one target with every ranged weapon [L495-505, L627-689].

    A unit that ran or retreated this turn does not shoot, unless with Covering Fire, whose text
    does not ask [L501, L1137]; a unit in combat only with weapons that may [L625, L837]. A guarded
    hero is harder to hit, and one of the infantry no target from more than 12 inches [L867-878];
    nor is one that Obscuring terrain hides, unless it flies [L1227].

    Args:
        dice: The dice.
        unit: Who shoots.
        target: Who is shot at; as for a fight where nobody says.
        weapons: The weapons used, as for a fight.
        models: Models that shoot with a weapon for which no other number is given.
        distance: Inches to the target.
        range: The weapon's Range.
        terrain: What the target is behind or wholly on, by its name on the battlefield or its type.
        rules: Weapon abilities beside the unit's own, and what changes the rolls.
        target_rules: Keywords of the target.
        attack_command: Whether the unit uses All-out Attack, as for a fight.
        may_defend: Whether the target may use All-out Defence, as for a fight.
        rend_cap: Whether Rend is part of what the cap of saves is for.
        cover_charge: For how long a charge costs Cover.
        champion_weapons: Whether champions add attacks to ranged weapons.
        champion_companion: Whether they do to Companion weapons.
        covering_redeploy: Whether Covering Fire is for those who redeployed this turn.
        guarded_heroes: Which heroes may be guarded.
        random_attacks: Whether random Attacks are rolled for each model or once.
        pack: The battlepack, as for a fight.

    Raises:
        Refusal: `no-cover-redeployed`, `no-shots-ran`, `no-shots-retreated`, `no-shots-in-combat`,
            `target-not-in-combat`, `out-of-range-of-weapon`, `target-obscured`, `target-guarded`,
            `two-commands`, and what `fight_attack` refuses.
    """
    rules = with_attack(rules, attack_command)
    armed = weapons_used(weapons, unit, models, rules, ranged=True)
    armed = within_reach(armed, distance, range, named=bool(weapons))
    if unit is not None:
        covering = "covering-fire" in rules
        if covering and covering_redeploy == "covers-not" and unit.has("redeployed"):
            raise Refusal("no-cover-redeployed", unit=unit.name)
        armed = _may_shoot(unit, armed, covering=covering)
        if unit.has("engaged") and known_apart(unit, target):
            raise Refusal("target-not-in-combat", unit=unit.name, target=target.name)
    sheltered = rules | SpecialRules.of(*shelter_of(terrain))
    _check_aim(distance, target_rules, sheltered, guarded_heroes)
    check_orders(unit, target, rules, pack)
    defence = defence_of(dice, "target", target, rules, may_defend=may_defend)
    at = circumstances(
        with_defence(sheltered, defence),
        target_rules,
        unit,
        target,
        rend_cap=rend_cap,
        cover_charge=cover_charge,
        guarded_heroes=guarded_heroes,
        random_attacks=random_attacks,
    )
    tell_weapons(dice, unit, armed, rules, named=bool(weapons), ranged=True)
    extra = _champions(unit, rules) if champion_weapons == "all-weapons" else 0
    companions = champion_companion == "companion-with"
    led = partial(with_champions, extra=extra, companions=companions)
    shared = divided(armed, unit, rules, led, ranged=True)
    return _resolve(dice, unit, target, _Use(shared, at, _chosen(rules), defence))


@dataclass(frozen=True, slots=True)
class _Use:
    """The use of weapons: its circumstances, the Crit chosen of several, the defence taken."""

    shared: Divided
    at: Circumstances
    crit: str | None
    defence: str | None


def _chosen(rules: SpecialRules) -> str | None:
    named = [crit for crit in CRITS if crit in rules]
    if len(named) > 1:
        raise Refusal("crit-to-choose", rules=", ".join(named))
    return named[0] if named else None


def _tell_antis(dice: Dice, target: Unit, use: _Use) -> None:
    """Tell which Anti abilities are not counted, since the table does not know their condition."""
    known = use.at.target_rules
    unknown = dict.fromkeys(
        anti for weapon in use.shared.weapons for anti in other_antis(weapon, known)
    )
    if unknown and not use.at.other_antis:
        named = [f"Anti-{ability.removeprefix('anti-').replace('-', ' ')}" for ability in unknown]
        dice.tell("anti-unknown", abilities=", ".join(named), target=target.name)


def _resolve(dice: Dice, unit: Unit | None, target: Unit, use: _Use) -> Assault:
    if target.models < 1:
        raise Refusal("target-destroyed", unit=target.name)
    _tell_antis(dice, target, use)
    save = target.find("save")
    left = left_of(target.models, target.number("w", 1), target.carried)
    blows = blows_of(
        use.shared.weapons,
        use.at,
        crit=use.crit,
        save=None if save is None or save.plus > _WORST_SAVE else save.fixed,
        # A ward may take any point of the pool away; without one, what is beyond the last is lost.
        most=left if ward_of(target) is None else None,
        unit=None if unit is None else unit.name,
        target=target.name,
    )
    pool = dice.fold(strike, Pool(), blows)
    done = unit_suffers(dice, pool.damage, target)
    counts = (pool.attacks, pool.hits, pool.wounds, pool.unsaved, pool.mortal, pool.damage)
    return Assault(done, *counts, use.defence, use.shared.rest)


def _may_fight(unit: Unit, rules: SpecialRules) -> bool:
    """Return whether a unit is in combat or charged this turn [L525]."""
    return unit.has("engaged") or unit.has("charged") or "has-charged" in rules


def _champions(unit: Unit | None, rules: SpecialRules) -> int:
    """Return the attacks that champions add: one for each of them [L1668-1676]."""
    held = None if unit is None else unit.rules.number("champions")
    stated = rules.number("champions")
    if stated is not None or held is not None:
        return stated if stated is not None else held or 0
    return int("champion" in rules or (unit is not None and "champion" in unit.rules))


def _may_shoot(unit: Unit, weapons: tuple[Weapon, ...], *, covering: bool) -> tuple[Weapon, ...]:
    """Return the weapons that a unit may shoot with now [L501, L625, L837, L1135-1141]."""
    ban = None if covering else unit.bar("shoot")
    if ban is not None and ban.by != "shot":
        raise Refusal(code_for("no-shots", ban.by), unit=unit.name)
    if not unit.has("engaged"):
        return weapons
    usable = tuple(weapon for weapon in weapons if "shoot-in-combat" in weapon.abilities)
    if covering or not usable:
        raise Refusal("no-shots-in-combat", unit=unit.name)
    return usable


def _check_aim(
    distance: float | None, target_rules: SpecialRules, rules: SpecialRules, heroes: str
) -> None:
    if "obscured" in rules and "fly" not in target_rules:
        raise Refusal("target-obscured")
    guarded = "guarded-hero" in rules and may_be_guarded(target_rules, heroes)
    if guarded and (distance or 0) > _GUARDED_BEYOND and "infantry" in target_rules:
        raise Refusal("target-guarded", most=_GUARDED_BEYOND)


def _effects(arguments: Arguments, result: Any, foe: str, done: StatusId) -> tuple[Effect, ...]:
    command = arguments["attack_command"]
    rules = with_defence(with_attack(arguments["rules"], command), result.defence)
    paying = orders_paid(arguments["unit"], arguments[foe], rules, foe)
    paying = (*paying, *declined(command, result.defence, foe))
    if goes_on(rules, result.rest):
        made = split_effects(arguments["unit"], result.attacks)
        return (*paying, *harm(foe, result.done), *made)
    # The command to attack lasts for one ability, over all its targets [L1175].
    over = (StatusSet("unit", done, "turn"), StatusCleared("unit", "all-out-attack"))
    return (*paying, *harm(foe, result.done), *over, *split_ends(arguments["unit"]))
