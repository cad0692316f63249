"""Dangerous Terrain tests [L748; R L888-890]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.chain import stage
from rulesets.dice.handle import Dice
from rulesets.dice.request import Purpose
from rulesets.rank_and_flank.open_steps import member_named
from rulesets.t9a.harm.attack import Hit, hit_scores, hit_stages
from rulesets.t9a.harm.distribution import troop_type
from rulesets.t9a.harm.harm import Harm, Mark, harm_effects
from rulesets.t9a.harm.special_save import special_save
from rulesets.t9a.terrain.piece import PIECES, DangerRules
from rulesets.t9a.unit.options import One, YesNo
from rulesets.t9a.unit.rule_sources import behind, in_order
from rulesets.t9a.unit.spell_rules import IN_FOREST, PERILOUS

_DICE: Final = {
    "monstrous-infantry": 2,
    "monstrous-beast": 2,
    "monstrous-cavalry": 2,
    "chariot": 4,
    "monster": 4,
    "ridden-monster": 4,
}
"""Dice of a model of the types that roll several."""


DANGER_DUE: Final = "danger-due"
"""The status of who fled through what is dangerous; its value tells how many models did."""
FLED_THROUGH: Final = 3
"""The highest face that harms a unit which flees through enemies or Impassable Terrain [L748]."""
GROUND_DUE: Final = "ground-due"
"""The status of who moved where a spell makes the ground dangerous; its value tells the highest
face that harms it [P]."""


def perils(unit: Unit | None, charged: Unit | None = None) -> tuple[Effect, ...]:
    """Return the test that a unit owes for its move, by spells on it or on whom it charged [P]."""
    if unit is None or "strider" in unit.rules:
        return ()
    forest = PIECES["forest"].danger(unit.rules) if IN_FOREST in unit.rules else 0
    thorns = int(charged is not None and "perils-chargers" in charged.rules)
    worst = max(unit.rules.number(PERILOUS) or 0, forest, thorns)
    return (StatusSet("unit", GROUND_DUE, "phase", worst),) if worst else ()


def tests_owed(unit: Unit) -> tuple[tuple[int, int], ...]:
    """Return the tests that a unit owes: of how many models, and the highest face that harms."""
    owed = dict(unit.statuses)
    fled, moved = owed.get(DANGER_DUE), owed.get(GROUND_DUE)
    through = () if fled is None else ((min(fled, unit.models), FLED_THROUGH),)
    return through if moved is None else (*through, (unit.models, moved))


def _owed(situation: Situation, unit: Raw | None) -> tuple[int, int] | None:
    member = member_named(situation, str(unit or ""))
    return next(iter(tests_owed(member)), None) if member is not None else None


def _models_owed(situation: Situation, unit: Raw | None, piece: Raw | None) -> int | None:
    owed = _owed(situation, unit)
    return None if owed is None or piece is not None else owed[0]


def _face_owed(situation: Situation, unit: Raw | None, piece: Raw | None) -> int | None:
    owed = _owed(situation, unit)
    return None if owed is None or piece is not None else owed[1]


_MODELS_OWED: Final = FromTable(_models_owed, of=("unit", "piece"))
_FACE_OWED: Final = FromTable(_face_owed, of=("unit", "piece"))


def danger_effects(arguments: Arguments, result: Harm) -> tuple[Effect, ...]:
    """Return what the unit lost, and that the test it owed for its flight or move is taken."""
    unit = arguments.get("unit")
    harm = harm_effects(result, "unit")
    if unit is None:
        return harm
    fled, moved = unit.has(DANGER_DUE), unit.has(GROUND_DUE)
    if moved and not (fled and arguments["fails"] == FLED_THROUGH):
        return (StatusCleared("unit", GROUND_DUE), *harm)
    return (StatusCleared("unit", DANGER_DUE), *harm) if fled else harm


def after_danger(arguments: Arguments, result: Harm) -> tuple[FollowUp, ...]:
    """Offer the Panic test of Heavy Casualties, which no enemy caused."""
    if not result.panic or arguments.get("unit") is None:
        return ()
    values = (("cause", "losses"), ("by_enemy", "no"))
    return (FollowUp("panic_test", (("unit", "unit"),), values),)


def danger_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a test rests on: the chapter, and the newer texts that write what wounds."""
    written = () if arguments["fails"] is None else ("newer",)
    return in_order("draft", *written, *behind(arguments["rules"].only(("strider",))))


@procedure(
    source="L748; R L888-890",
    command="terrain",
    variant="dangerous",
    effects=danger_effects,
    follow_ups=after_danger,
    beyond=Beyond("terrain", ("newer", "draft"), rests=danger_rests),
)
def dangerous_terrain(
    dice: Dice,
    *,
    unit: One = None,
    piece: Annotated[str | None, Choice(tuple(PIECES))] = None,
    models: Annotated[int, Whole(1, 500), Fill("unit", "models"), _MODELS_OWED],
    fails: Annotated[int | None, Whole(1, 6), _FACE_OWED] = None,
    flying: YesNo = False,
    w: Annotated[int, Whole(1, 10), Fill("unit", "w")] = 1,
    ward: Annotated[int | None, Whole(2, 6), Fill("unit", "ward")] = None,
    regen: Annotated[int | None, Whole(2, 6), Fill("unit", "regen")] = None,
    carried: Annotated[int, Whole(0, 9), Fill("unit", "carried")] = 0,
    rules: DangerRules = NO_RULES,
) -> Harm:
    """Test for Dangerous Terrain: a die for each model, 2 or 4 for the big [L748; R L888-890].

    Each 1, or what stands in brackets, is a wound that no armour saves.

    Args:
        dice: As many as the models that move have; special saves.
        unit: Who moves through it.
        piece: The piece of terrain; what it does to the unit then counts.
        models: Models that move through it.
        fails: The highest face that wounds, as in Dangerous Terrain (3) of who flees through
            enemies; that of the piece, or 1, where nobody says.
        flying: Whether they fly into it or out of it.
        w: Wounds of each model.
        ward: Their Ward save as X of X+.
        regen: Their Regeneration as X of X+.
        carried: Wounds noted on the unit.
        rules: Their troop type, and what spares them.

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """
    mark = Mark(unit, _every(unit, models), w, carried)
    worst = fails
    if worst is None:
        worst = 1 if piece is None else PIECES[piece].danger(rules, flying=flying)
    if not worst or (fails is None and "strider" in rules):
        dice.tell("no-danger")
        return mark.struck(0)
    thrown = models * _DICE.get(troop_type(rules) or "", 1)
    save = special_save(ward, regen, NO_RULES, rules, "other")
    hit = Hit(1, 1, special=save, wounds_each=w)
    name = None if unit is None else unit.name
    bad = frozenset(range(1, worst + 1))
    purpose = Purpose("dangerous-terrain", worst, (), name, at_most=True)
    stages = (stage("step", bad, to="wound", purpose=purpose), *hit_stages(hit, None, name))
    done = dice.attacks(thrown, "step", stages, hit_scores(hit), cap=mark.left)
    return replace(mark.struck(done.score), hits=thrown)


def _every(unit: One, models: int) -> int:
    """Return the models of the unit, of which some may go another way."""
    return models if unit is None else max(unit.models, models)
