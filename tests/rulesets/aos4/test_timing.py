"""Abilities that armies bring: used in the phases that their timing names, and told there."""

from __future__ import annotations

import pytest

from rulesets.aos4.abilities.timing import abilities_now, is_now
from rulesets.core.battlefield.ability import Ability, aim_of
from rulesets.core.results.reminder import Side, Situation


@pytest.mark.parametrize(
    ("timing", "phase", "own", "now"),
    [
        ("Your Hero Phase", "hero", True, True),
        ("Your Hero Phase", "hero", False, False),
        ("Your Hero Phase", "combat", True, False),
        ("Enemy Hero Phase", "hero", True, False),
        ("Enemy Hero Phase", "hero", False, True),
        ("Once Per Turn (Army), Any Combat Phase", "combat", False, True),
        ("Once Per Battle, Your Movement Phase", "movement", True, True),
        ("End of Any Turn", "end-of-turn", False, True),
        ("End of Your Turn", "end-of-turn", False, False),
        ("End of Any Turn", "combat", True, False),
        ("Start of First Battle Round", "start-of-round", True, True),
        ("Deployment Phase", "deployment", False, True),
        ("Passive", "hero", True, False),
        ("Reaction: You declared a Fight ability in the Combat Phase", "combat", True, False),
        ("Votre Phase des Héros", "hero", True, True),
        ("Une Fois Par Tour (Armée), N'importe Quelle Phase de Mêlée", "combat", False, True),
        ("Phase de Tir Adverse", "shooting", True, False),
        ("Fin de Votre Tour", "end-of-turn", True, True),
        ("", "hero", True, False),
        ("Your Hero Phase", None, True, False),
    ],
)
def test_a_timing_says_when_it_is(timing: str, phase: str | None, *, own: bool, now: bool) -> None:
    assert is_now(timing, phase, own=own) is now


def test_each_side_is_reminded_once_of_all_that_it_may_use() -> None:
    own = Side(
        name="Reeds",
        abilities=(
            Ability("Toll", timing="Your Hero Phase", units=("Bell",)),
            Ability("Wait", timing="Any Combat Phase"),
            Ability("Bolt", "spell", "Your Hero Phase", value=7),
            Ability("Rise", timing="Once Per Turn (Army), Any Hero Phase"),
        ),
    )
    other = Side(name="Bogs", abilities=(Ability("Mire", timing="Enemy Hero Phase"),))
    found = [*abilities_now(Situation(1, "hero", own, (other,)))]
    assert [
        (dict(each.facts)["side"], [used.name for used in each.abilities]) for each in found
    ] == [
        ("Reeds", ["Toll", "Rise"]),
        ("Bogs", ["Mire"]),
    ]
    assert [*abilities_now(Situation(1, "movement", own, (other,)))] == []


@pytest.mark.parametrize(
    ("declared", "targeted", "friendly", "reach"),
    [
        ('Pick a visible enemy unit within 12" of the caster to be the target.', True, False, 12),
        (
            'Pick a Wizard to cast this spell, pick a friendly unit within 18" as the target.',
            True,
            True,
            18,
        ),
        (
            "Pick a friendly Priest to chant this prayer, then make a roll of D6.",
            False,
            False,
            None,
        ),
        ("Make a casting roll of 2D6.", False, False, None),
        ('Pick up to 3 enemy units within 6" to be the targets.', False, False, None),
        ("Pick an enemy Hero in combat with the caster to be the target.", True, False, None),
        ('Choisissez une unité ennemie visible à 12" du lanceur comme cible.', True, False, 12),
        ("", None, False, None),
    ],
)
def test_the_words_of_a_spell_tell_its_target(
    declared: str, *, targeted: bool | None, friendly: bool, reach: int | None
) -> None:
    aim = aim_of(declared)
    assert (aim.targeted, aim.friendly, aim.range) == (targeted, friendly, reach)
