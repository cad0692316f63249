"""Contact and dread in BlackHammer: what makes them, and what goes by them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.psychology.fear import feared_by
from rulesets.core.battlefield.link import Combats, Link, Touch
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import read_arguments
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.reminder import Reminder, Side, Situation
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.rank_and_flank.round.touching import made_known

LINE = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Wide5"


def unit(name: str, *links: Link, rules: str = "") -> Unit:
    line = f"{name} 10 {LINE}" + (f" [{rules}]" if rules else "")
    read = read_profile_line(line, LineTerms.of(RULESET))
    return replace(read, links=links)


def contact(other: str, *, own: bool = True, facing: str | None = None) -> Link:
    return Link("contact", other, own, facing)


def ran(
    procedure: str, dice: str, units: dict[str, tuple[Unit, ...]], **values: Any
) -> tuple[Effect, ...]:
    """Return the effects of a procedure that is played on relations other than charges."""
    rule = RULESET.procedure(procedure)
    arguments = read_arguments(rule.parameters, values, units, None)
    faces = ListedFaces(tuple(map(int, dice.split())))
    result = rule.run(RolledDice(faces), **arguments)
    effects = rule.effects(arguments, result)
    return tuple(each for each in effects if isinstance(each, LinkSet) and each.kind != "charge")


def reading(option: str, situation: Situation, *said: str | None) -> object:
    parameter = RULESET.procedure("close_combat_round").parameter(option)
    assert parameter is not None
    assert parameter.table is not None
    return parameter.table.read(situation, *said)


def battle(*touches: Touch, ours: tuple[Unit, ...], theirs: tuple[Unit, ...]) -> Situation:
    sides = {each.name: "Men" for each in ours} | {each.name: "Orcs" for each in theirs}
    touching = {name for touch in touches for name in (touch.unit, touch.other)}
    named = {name: side for name, side in sides.items() if name in touching}
    combats = Combats.of(touches, named)
    return Situation(1, "close-combat", Side(ours), (Side(theirs),), combats=combats)


def test_a_charge_that_strikes_home_makes_contact_where_somebody_said_on_that_side() -> None:
    units = {"unit": (unit("Men"),), "target": (unit("Orcs"),)}
    assert ran("charge_resolve", "", units, distance=3, facing="rear") == (
        LinkSet("contact", "unit", "target", facing="rear"),
    )
    assert ran("charge_resolve", "", units, distance=3) == (LinkSet("contact", "unit", "target"),)
    assert ran("charge_resolve", "", units, distance=30) == ()


@pytest.mark.parametrize(("dice", "step"), [("1 2", "held"), ("6 6", "failed")])
def test_a_test_of_fear_is_kept_against_whom_it_was_taken(dice: str, step: str) -> None:
    giants = unit("Ghouls", rules="fear")
    units = {"unit": (giants,), "target": (unit("Orcs"),)}
    told = ran("charge", dice, units, distance=3, power=5, target_power=20, response="hold")
    assert told[0] == LinkSet("dread", "target", "unit", step=step)


@pytest.mark.parametrize(("dice", "step"), [("1 2", "held"), ("6 6", "failed")])
def test_a_unit_that_another_reached_in_this_phase_fears_the_next_charger_too(
    dice: str, step: str
) -> None:
    """Every charge is declared, answered and tested for before any is moved [L656, L2006]."""
    orcs = replace(
        unit("Orcs", Link("contact", "Wights", own=False, fresh=True)),
        statuses=(("engaged", 1),),
    )
    units = {"unit": (unit("Ghouls", rules="fear"),), "target": (orcs,)}
    told = ran("charge", dice, units, distance=3, power=5, target_power=20, response="hold")
    assert told[0] == LinkSet("dread", "target", "unit", step=step)


@pytest.mark.parametrize(
    "links",
    [
        (),
        (Link("contact", "Wights", own=False),),
        (Link("contact", "Wights", own=False, fresh=True), Link("contact", "Rats", own=False)),
        (Link("contact", "Wights", fresh=True),),
    ],
)
def test_a_unit_that_fought_before_the_phase_fears_no_new_charger(links: tuple[Link, ...]) -> None:
    orcs = replace(unit("Orcs", *links), statuses=(("engaged", 1),))
    units = {"unit": (unit("Ghouls", rules="fear"),), "target": (orcs,)}
    told = ran("charge", "", units, distance=3, power=5, target_power=20, response="hold")
    assert told == (LinkSet("contact", "unit", "target"),)


def test_who_failed_against_one_enemy_strikes_others_as_ever() -> None:
    ghouls, wights = unit("Ghouls", rules="fear"), unit("Wights", rules="fear")
    lord = replace(unit("Lord", rules="fear"), host=ghouls)
    afraid = unit("Men", Link("dread", "Ghouls", step="failed"))
    assert [feared_by(afraid, foe) for foe in (ghouls, wights, lord)] == [True, False, True]
    untold = unit("Men", Link("dread", "Ghouls", own=False), Link("dread", "Orcs", step="held"))
    assert [feared_by(untold, foe) for foe in (ghouls, wights)] == [True, True]


def pairs(*ours: Unit, theirs: tuple[Unit, ...], **sides: Any) -> list[tuple[object, ...]]:
    """Return the contacts that a round makes known: who has each, at which places, where."""
    found = made_known(ours, theirs, **sides)
    return [
        (each.role, each.place, each.to_place, each.facing)
        for each in found
        if isinstance(each, LinkSet)
    ]


def test_a_round_makes_known_who_met_whom_where_the_table_did_not_know() -> None:
    men, elves, orcs, trolls = (unit(name) for name in ("Men", "Elves", "Orcs", "Trolls"))
    assert ran(
        "close_combat_round", "1 " * 200, {"unit": (men,), "enemy": (orcs,)}, first_round=True
    )[:1] == (LinkSet("contact", "unit", "enemy"),)
    assert pairs(men, theirs=(orcs,)) == [("unit", 0, 0, None)]
    assert pairs(men, elves, theirs=(orcs,)) == [("unit", 0, 0, None), ("unit", 1, 0, None)]
    assert pairs(men, theirs=(orcs, trolls), flanks=((), (2,))) == [
        ("unit", 0, 0, None),
        ("enemy", 1, 0, "flank"),
    ]
    assert pairs(men, theirs=(orcs,), rears=((1,), ())) == [("unit", 0, 0, "rear")]
    known = replace(men, links=(contact("Orcs"),))
    assert pairs(known, theirs=(replace(orcs, links=(contact("Men", own=False),)),)) == []
    assert pairs(known, theirs=(replace(orcs, links=(contact("Men", own=False),)), trolls)) == [
        ("unit", 0, 1, None)
    ]


def test_a_fight_is_filled_by_whom_the_units_touch_and_where() -> None:
    men, elves, orcs, trolls = (unit(name) for name in ("Men", "Elves", "Orcs", "Trolls"))
    hero = replace(unit("Hero"), host=men)
    host = replace(men, companions=(hero,))
    situation = battle(
        Touch("Men", "Orcs", "flank"),
        Touch("Trolls", "Men", "rear"),
        ours=(host, elves),
        theirs=(orcs, trolls),
    )
    assert reading("enemy", situation, "Men") == "Orcs; Trolls"
    assert reading("enemy", situation, "Hero") == "Orcs; Trolls"
    assert reading("enemy", situation, "Elves; Men") == "Orcs; Trolls"
    assert reading("enemy", situation, "Elves") is None
    assert reading("enemy", situation, None) is None
    assert reading("in_flank", situation, "Men", None) == "1"
    assert reading("in_flank", situation, "Elves; Hero", "Orcs") == "2"
    assert reading("in_flank", situation, "Men", "Trolls") is None
    assert reading("enemy_in_rear", situation, "Men", None) == "2"
    assert reading("enemy_in_rear", situation, "Men", "Trolls") == "1"
    assert reading("in_rear", situation, "Men", None) is None


def reminded(situation: Situation) -> list[Reminder]:
    return [each for each in RULESET.reminders(situation) if each.id in ("combat", "combats")]


def engaged(name: str, *statuses: str) -> Unit:
    return replace(unit(name), statuses=tuple((each, 1) for each in ("engaged", *statuses)))


def test_each_combat_has_a_reminder_of_its_own() -> None:
    names = ("Men", "Elves", "Orcs", "Trolls")
    men, elves, orcs, trolls = (engaged(name) for name in names)
    touches = (Touch("Men", "Trolls"), Touch("Orcs", "Elves"))
    sides = {"ours": (men, elves), "theirs": (orcs, trolls)}
    found = [dict(each.values) for each in reminded(battle(*touches, **sides))]
    assert found == [
        {"unit": "Men", "enemy": "Trolls"},
        {"unit": "Elves", "enemy": "Orcs"},
    ]
    (first, second) = reminded(battle(touches[0], **sides))
    assert (dict(first.values)["enemy"], dict(second.values)["enemy"]) == ("Trolls", "Orcs")
    fought = {
        "ours": (engaged("Men", "fought"), elves),
        "theirs": (orcs, engaged("Trolls", "fought")),
    }
    assert len(reminded(battle(*touches, **fought))) == 1


def test_units_of_one_combat_are_paired_by_whom_they_touch() -> None:
    men, elves, orcs, trolls = (engaged(name) for name in ("Men", "Elves", "Orcs", "Trolls"))
    touches = (Touch("Men", "Trolls"), Touch("Elves", "Orcs"), Touch("Elves", "Trolls"))
    (found,) = reminded(battle(*touches, ours=(men, elves), theirs=(orcs, trolls)))
    assert dict(found.values) == {"unit": "Men; Elves", "enemy": "Trolls; Orcs"}
