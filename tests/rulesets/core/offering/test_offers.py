"""Offers: who may do what now, by the declarations and the table alone."""

from __future__ import annotations

from dataclasses import replace

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.offering.offers import Offer, offers, targets, way
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.questions import questions
from rulesets.core.results.reminder import Situation
from tests.rulesets.core.offering.toy import TOY, battle

BOWS = Unit("Bows", profile=(("range", Amount(plus=30)),))
SPEARS = Unit("Spears")
PRIEST = Unit("Priest", rules=SpecialRules(frozenset({("character", None)})))
ORCS, GOBLINS = Unit("Orcs"), Unit("Goblins")
POWER = (("power", 1),)
STANDING = battle((BOWS, SPEARS, PRIEST), (ORCS, GOBLINS), POWER)


def offered(situation: Situation, side: str = "Elves") -> list[tuple[str, str | None]]:
    return [(offer.procedure, offer.actor) for offer in offers(situation, TOY, side)]


def shot(situation: Situation = STANDING) -> Offer:
    return next(offer for offer in offers(situation, TOY, "Elves") if offer.procedure == "shoot")


def test_who_may_act_is_offered_it_in_the_game_s_order() -> None:
    assert offered(STANDING) == [("pray", "Priest"), ("shoot", "Bows")]


def test_the_other_side_has_what_is_its_own_to_do() -> None:
    lucky = replace(STANDING, active=replace(STANDING.active, counters=(*POWER, ("luck", 2))))
    assert offered(lucky, "Orcs") == [("duck", "Orcs"), ("duck", "Goblins")]


def test_nothing_is_offered_in_another_phase() -> None:
    assert offered(replace(STANDING, phase="movement")) == []


def test_what_was_done_is_no_longer_offered() -> None:
    tired = replace(BOWS, statuses=(("shot", 1),))
    assert offered(battle((tired,), (ORCS,))) == []


def test_an_outcome_that_no_counter_pays_is_not_offered() -> None:
    assert offered(battle((PRIEST,), (ORCS,))) == []
    assert offered(battle((PRIEST,), (ORCS,), (("power", 0),))) == []
    assert offered(battle((PRIEST,), (ORCS,), POWER)) == [("pray", "Priest")]


def test_history_that_the_table_does_not_keep_is_no_question() -> None:
    assert all(procedure != "recall" for procedure, _ in offered(STANDING))


def test_an_answer_of_the_other_side_comes_first() -> None:
    owing = battle((BOWS,), (replace(ORCS, statuses=(("engaged", 1),)),))
    assert offered(owing, "Orcs") == []


def test_steps_of_a_larger_act_are_offered_to_those_who_ask_for_them_alone() -> None:
    found = offers(STANDING, TOY, "Elves", only=("by_hand",))
    assert [offer.actor for offer in found] == ["Bows", "Spears", "Priest"]


def test_nobody_fallen_acts_or_is_aimed_at() -> None:
    fallen = battle((replace(BOWS, models=0), PRIEST), (ORCS,), POWER)
    assert offered(fallen) == [("pray", "Priest")]
    aimed = battle((BOWS,), (replace(ORCS, models=0), GOBLINS))
    assert targets(aimed, TOY, shot(aimed)) == ("Goblins",)


def test_targets_are_those_whom_the_rules_allow() -> None:
    assert targets(STANDING, TOY, shot()) == ("Orcs", "Goblins")


def test_a_number_is_asked_in_the_bands_that_make_a_difference() -> None:
    aimed = shot().answered("target", "Orcs")
    (distance,) = questions(STANDING, TOY, aimed)
    assert [(band.least, band.most) for band in distance.answers] == [(0, 15), (16, 30)]
    assert (distance.option, distance.side, distance.default) == ("distance", "Elves", None)


def test_the_last_band_ends_where_it_no_longer_comes_to_the_same() -> None:
    far = battle((replace(BOWS, profile=(("range", Amount(plus=70)),)),), (ORCS,))
    (distance,) = questions(far, TOY, shot(far).answered("target", "Orcs"))
    assert [(band.least, band.most) for band in distance.answers] == [(0, 35), (36, 70)]


def test_what_was_answered_is_not_asked_again() -> None:
    aimed = shot().answered("target", "Orcs").answered("distance", 12)
    assert questions(STANDING, TOY, aimed) == ()


def test_an_answer_that_would_be_refused_is_not_among_them() -> None:
    prayer = offers(STANDING, TOY, "Elves")[0]
    (weather,) = questions(STANDING, TOY, prayer)
    assert [answer.value for answer in weather.answers] == ["rain", "sun"]


def test_a_way_settles_all_that_must_be_said() -> None:
    found = way(Battle(STANDING, TOY, "Elves"), shot())
    assert found is not None
    assert found.values == {"unit": "Bows", "target": "Orcs", "distance": 8}


def test_a_character_in_a_unit_acts_by_himself() -> None:
    host = replace(SPEARS, companions=(PRIEST,), characters=1)
    inside = battle((host,), (ORCS,), POWER)
    side = replace(inside.active, joined=(replace(PRIEST, host=SPEARS),))
    assert offered(replace(inside, active=side)) == [("pray", "Priest")]


def test_what_is_due_is_offered_with_what_the_game_reminds_of() -> None:
    called = replace(BOWS, statuses=(("engaged", 1),))
    camp = battle((called, SPEARS), (ORCS, GOBLINS), phase="camp")
    due = [each for each in offers(camp, TOY, "Elves") if each.offering.due]
    assert [each.values for each in due] == [{"unit": "Bows", "target": "Orcs"}]
    assert targets(camp, TOY, due[0]) == ("Orcs",)


def test_what_would_change_nothing_is_not_offered_where_that_is_declared() -> None:
    camp = battle((BOWS, SPEARS, PRIEST), (ORCS,), phase="camp")
    assert offered(camp) == [("march", "Bows")]
    priest = replace(PRIEST, profile=BOWS.profile)
    assert offered(battle((priest,), (ORCS,), phase="camp")) == []


def test_targets_have_what_is_declared_of_them_and_actors_lack_what_they_must() -> None:
    tired = (("shot", 1),)
    chief = Unit("Chief", rules=PRIEST.rules, statuses=tired)
    camp = battle((SPEARS, replace(BOWS, statuses=tired)), (ORCS, chief), phase="camp")
    found = [each for each in offers(camp, TOY, "Elves") if each.procedure == "greet"]
    assert [each.actor for each in found] == ["Spears"]
    assert targets(camp, TOY, found[0]) == ("Chief",)
    fresh = battle((SPEARS,), (ORCS, replace(chief, statuses=())), phase="camp")
    assert ("greet", "Spears") not in offered(fresh)
