"""Changes of magic outcomes to the table, and changes they must not make."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.magic import PROCEDURES
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.effect import CounterSet, Effect, PhaseEnded, SpellEnded
from rulesets.dice.handles.rolled import ListedFaces, RolledDice, Step
from rulesets.refusal import Refusal
from tests.rulesets.cases import arguments_of


def _follow_ups(
    procedure: str, dice: tuple[int, ...], options: dict[str, Any]
) -> tuple[FollowUp, ...]:
    declared = RULESET.procedure(procedure)
    arguments = arguments_of(RULESET, procedure, options)
    result = declared.run(RolledDice(ListedFaces(dice)), **arguments)
    return declared.follow_ups(arguments, result)


def _effects(procedure: str, dice: tuple[int, ...], options: dict[str, Any]) -> tuple[Effect, ...]:
    declared = RULESET.procedure(procedure)
    arguments = arguments_of(RULESET, procedure, options)
    result = declared.run(RolledDice(ListedFaces(dice)), **arguments)
    return declared.effects(arguments, result)


@pytest.mark.parametrize(
    ("procedure", "dice", "options"),
    [
        ("dispel_in_play", (6, 6), {"casting_value": 5, "dice_used": 2}),
        ("maintain_spell", (), {"upkeep": 1, "keep": False}),
        ("persistent_spell", (), {"event": "own-magic-phase"}),
    ],
)
def test_the_end_of_one_unnamed_spell_does_not_end_all_spells(
    procedure: str, dice: tuple[int, ...], options: dict[str, Any]
) -> None:
    assert not [
        effect for effect in _effects(procedure, dice, options) if isinstance(effect, SpellEnded)
    ]


@pytest.mark.parametrize("total", [2, 3, 5, 9, 11])
def test_only_the_fiasco_of_7_and_8_ends_the_phase(total: int) -> None:
    dice = (1,) if total == 11 else (1, 1) if total == 3 else ()
    found = _effects("miscast", dice, {"total": total})
    assert not [effect for effect in found if isinstance(effect, PhaseEnded | SpellEnded)]
    pools = [effect.counter for effect in found if isinstance(effect, CounterSet)]
    assert not {"power-dice", "dispel-dice"} & set(pools)


def test_a_bound_spell_costs_no_power_dice() -> None:
    options = {"power_level": 5}
    assert _effects("bound_spell", (), options) == (
        CounterSet("spell-undone", 0),
        CounterSet("spell-to-resolve", 0),
    )


def test_players_are_told_how_many_power_dice_a_discharge_counted() -> None:
    dice = RolledDice(ListedFaces((1, 2, 4, 4)))
    RULESET.procedure("miscast").run(dice)
    assert Step("power-dice-used", (("dice", 2),)) in dice.record


def test_a_missing_die_of_a_fiasco_row_is_asked_for_by_name() -> None:
    with pytest.raises(Refusal) as refusal:
        RULESET.procedure("miscast").run(RolledDice(ListedFaces((1, 2, 5))), dice_used=3)
    assert refusal.value.code == "dice-needed"
    assert (refusal.value.facts["count"], refusal.value.facts["label"]) == (2, "discharge")


def test_the_commands_of_the_magic_phase_are_answered() -> None:
    answered = {
        (procedure.command, procedure.variant): procedure.id
        for procedure in PROCEDURES
        if procedure.command
    }
    assert answered == {
        ("winds", None): "winds_of_magic",
        ("cast", None): "cast_spell",
        ("dispel", "spell"): "dispel",
        ("dispel", "let-through"): "let_through",
        ("dispel", "in-play"): "dispel_in_play",
        ("dispel", "bound"): "bound_spell",
        ("dispel", "free"): "dispel_free_spell",
        ("dispel", "let-free-through"): "let_free_spell_through",
        ("miscast", None): "miscast",
    }


@pytest.mark.parametrize(("models", "shaken"), [(4, True), (5, False)])
@pytest.mark.parametrize("procedure", ["spell_effect", "resolve_spell", "spell_hits"])
def test_a_quarter_lost_to_a_spell_calls_for_a_panic_test(
    procedure: str, models: int, *, shaken: bool
) -> None:
    options = {"spell": "fireball", "target": f"Men {models} T3 W1 Ld7"}
    steps = [follow_up.procedure for follow_up in _follow_ups(procedure, (1, 4), options)]
    assert steps == (["panic_test"] if shaken else [])


@pytest.mark.parametrize(("face", "due"), [(3, True), (2, False)])
def test_a_wound_by_the_burning_head_calls_for_a_panic_test(face: int, *, due: bool) -> None:
    """bh2-215-burning-head-panic: one wound is enough, whatever share of the unit it is."""
    options = {"spell": "burning-head", "struck": 1, "target": "Men 20 T3 W1 Ld7"}
    *steps, on = _follow_ups("spell_effect", (face,), options)
    told = [(each.procedure, each.units, each.values) for each in steps]
    panic = ("panic_test", (("unit", "target"),), (("cause", "scorched"),))
    assert told == ([panic] if due else [])
    # Others on its way are struck as well [L3168].
    assert (on.procedure, on.units) == ("spell_effect", ())


@pytest.mark.parametrize(
    ("rules", "status"), [("", "panic-tested"), ("", "fleeing"), (" [unbreakable]", "moved")]
)
@pytest.mark.parametrize(
    ("spell", "struck", "faces"), [("burning-head", {"struck": 1}, (3,)), ("fireball", {}, (1, 4))]
)
def test_no_spell_leads_to_a_panic_test_of_who_takes_none(
    spell: str, struck: dict[str, int], faces: tuple[int, ...], rules: str, status: str
) -> None:
    """Nobody tests twice in a phase, nor in flight, nor who is immune [L1976, L1990, L2026]."""
    target = {"line": f"Men 4 T3 W1 Ld7{rules}", "statuses": {status: 1}}
    steps = _follow_ups("spell_effect", faces, {"spell": spell, **struck, "target": target})
    assert not [each for each in steps if each.procedure == "panic_test"]


def test_what_a_spell_was_cast_as_goes_on_to_its_effect() -> None:
    options = {
        "spell": "transmutation-of-lead",
        "spell_type": "curse",
        "level": 2,
        "dice_used": 2,
    }
    *answers, step = _follow_ups("cast_spell", (3, 3), options)
    assert [each.procedure for each in answers] == ["dispel", "let_through"]
    assert dict(answers[0].values) == {"spell_type": "curse"}
    assert step.after == answers[0].answer
    assert dict(step.values) == {"spell": "transmutation-of-lead", "spell_type": "curse"}
