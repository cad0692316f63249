"""The order of fights, by what the battle knows [L445-457, L803-817, L2476-2478]."""

from __future__ import annotations

import pytest

from rulesets.aos4 import RULESET
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import read_arguments
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.reminder import Side, Situation
from rulesets.refusal import Refusal

FIGHT = RULESET.procedure("fight_attack")


def unit(line: str, *statuses: str) -> Unit:
    read = read_profile_line(line, LineTerms.of(RULESET), alone=True)
    held = tuple((status, 1) for status in statuses)
    return Unit(read.name, read.models, read.size, 0, read.profile, read.rules, held)


def check(
    who: Unit,
    own: tuple[Unit, ...],
    enemies: tuple[Unit, ...],
    *,
    last: str = "nobody",
    rules: str = "",
    phase: str = "combat",
    switches: tuple[tuple[str, str], ...] = (),
) -> Refusal | None:
    counted = {side: (("fought-last", int(side == last)),) for side in ("active", "opponent")}
    active = Side(own, counted["active"], name="Storm")
    other = Side(enemies, counted["opponent"], name="Rats")
    situation = Situation(1, phase, active, (other,), switches=switches)
    foe = (enemies if who in own else own)[0]
    given = {"rules": SpecialRules.of(*rules.split())}
    arguments = read_arguments(FIGHT.parameters, given, {"unit": (who,), "enemy": (foe,)})
    try:
        FIGHT.check(situation, arguments)
    except Refusal as refusal:
        return refusal
    return None


A, B = (unit(name + " 5 H1 Sv4+", "engaged") for name in ("Alpha", "Beta"))
X, Y = (unit(name + " 5 H1 Sv4+", "engaged") for name in ("Xi", "Ypsilon"))
DONE = unit("Done 5 H1 Sv4+", "engaged", "fought")
FIRST = unit("Quick 5 H1 Sv4+ [strike-first]", "engaged")
LAST = unit("Slow 5 H1 Sv4+ [strike-last]", "engaged")


def code(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.code


def test_the_side_whose_turn_it_is_fights_first_and_then_they_alternate() -> None:
    assert check(A, (A, B), (X, Y)) is None
    refused = check(X, (A, B), (X, Y))
    assert refused is not None
    assert (refused.code, refused.facts["side"]) == ("others-pick", "Storm")
    assert refused.facts["units"] == "Alpha, Beta"
    assert check(X, (DONE, B), (X, Y), last="active") is None
    assert code(check(B, (DONE, B), (X, Y), last="active")) == "others-pick"


def test_who_has_nobody_left_lets_the_other_go_on() -> None:
    assert check(B, (DONE, B), (DONE,), last="active") is None


def test_a_unit_that_charged_in_vain_makes_nobody_wait_unless_it_must_fight() -> None:
    charged = unit("Rider 3 H1 Sv4+", "charged")
    assert check(X, (charged,), (X,)) is None
    must = (("charged-fights", "must-fight"),)
    assert code(check(X, (charged,), (X,), switches=must)) == "others-pick"
    assert check(charged, (charged,), (X,)) is None


def test_strike_first_goes_before_all_and_then_the_active_side_picks_again() -> None:
    refused = check(A, (A,), (FIRST, X))
    assert refused is not None
    assert (refused.code, refused.facts["units"]) == ("strike-first-before", "Quick")
    assert check(FIRST, (A,), (FIRST, X)) is None
    fought = unit("Quick 5 H1 Sv4+ [strike-first]", "engaged", "fought")
    assert check(A, (fought, A), (X,), last="active") is None
    assert code(check(X, (fought, A), (X,), last="active")) == "others-pick"


def test_strike_first_does_nothing_for_who_was_drawn_in_but_by_house_rule() -> None:
    drawn = unit("Quick 5 H1 Sv4+ [strike-first]", "engaged", "drawn-in")
    assert check(A, (A,), (drawn,)) is None
    glossary = (("strike-first-when", "any-time"),)
    assert code(check(A, (A,), (drawn,), switches=glossary)) == "strike-first-before"


def test_strike_last_waits_for_all_others_and_begins_with_the_active_side() -> None:
    refused = check(LAST, (LAST,), (X,))
    assert refused is not None
    assert (refused.code, refused.facts["units"]) == ("strike-last-waits", "Xi")
    slow = unit("Snail 5 H1 Sv4+ [strike-last]", "engaged")
    assert check(LAST, (DONE, LAST), (slow,), last="active") is None
    assert code(check(slow, (DONE, LAST), (slow,), last="active")) == "others-pick"


def test_both_keywords_are_neither() -> None:
    both = unit("Both 5 H1 Sv4+ [strike-first, strike-last]", "engaged")
    assert check(A, (A,), (both,)) is None
    assert check(both, (both,), (X,)) is None


def test_an_ability_waives_the_turns_alone_and_players_who_mean_it_all() -> None:
    assert check(B, (DONE, B), (X,), last="active", rules="fights-after") is None
    assert code(check(LAST, (LAST,), (X,), rules="fights-after")) == "strike-last-waits"
    assert check(LAST, (LAST,), (X,), rules="out-of-order") is None


def test_outside_the_combat_phase_nothing_is_held() -> None:
    assert check(X, (A,), (X,), phase="hero") is None


@pytest.mark.parametrize(
    ("last", "side", "speed"), [("nobody", "active", "usual"), ("active", "opponent", "usual")]
)
def test_the_battle_tells_who_fights_next(last: str, side: str, speed: str) -> None:
    procedure = RULESET.procedure("fight_order")
    counted = (("fought-last", 1),) if last == "active" else ()
    situation = Situation(
        1, "combat", Side((A, DONE), counted, name="Storm"), (Side((X,), name="Rats"),)
    )
    told = {
        parameter.name: parameter.table.read(situation)
        for parameter in procedure.parameters
        if parameter.table is not None
    }
    result = procedure.run(None, **told)
    assert (result.side, result.speed) == (side, speed)
