"""Reminders for players of Age of Sigmar."""

from __future__ import annotations

import pytest

from rulesets.aos4 import RULESET
from rulesets.aos4.orders import ORDERS
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.reminder import Moment, Objective, Reminder, Side, Situation

BORDER_WAR = (("battlepack", "border-war"),)
SPEARHEAD = (("battlepack", "spearhead"),)


def unit(line: str, **statuses: int) -> Unit:
    read = read_profile_line(line, LineTerms.of(RULESET), alone=True)
    held = tuple((name.replace("_", "-"), value) for name, value in statuses.items())
    return Unit(read.name, read.models, read.size, 0, read.profile, read.rules, held)


def reminded(
    phase: str,
    *own: Unit,
    enemies: tuple[Unit, ...] = (),
    counters: tuple[dict[str, int], dict[str, int]] = ({}, {}),
    switches: tuple[tuple[str, str], ...] = BORDER_WAR,
    turn: int = 1,
    last: bool = False,
    moment: Moment = "phase",
) -> dict[str, Reminder]:
    active = Side(own, tuple(counters[0].items()), name="Storm")
    others = (Side(enemies, tuple(counters[1].items()), name="Skaven"),)
    situation = Situation(turn, phase, active, others, last, moment, switches=switches)
    found = RULESET.reminders(situation)
    by_id = {reminder.id: reminder for reminder in found}
    assert len(by_id) == len(found)
    return by_id


def named(reminder: Reminder) -> list[tuple[str, str | None]]:
    return [(concerned.unit, concerned.status) for concerned in reminder.units]


def test_the_first_round_asks_who_goes_first_and_later_ones_for_a_roll() -> None:
    first = reminded("start-of-round")
    assert {"first-turn", "first-control", "command-points"} == set(first)
    later = reminded("start-of-round", turn=2)
    assert later["priority"].procedure == "priority_roll"
    assert later["command-points"].procedure == "gain_command_points"
    chosen = ({"chooses-first": 0}, {"priority-rolled": 1})
    assert "begins" in later
    assert "begins" not in reminded("start-of-round", turn=2, counters=chosen)


def test_a_round_that_begins_without_a_choice_of_the_first_turn_is_told_as_undone() -> None:
    assert set(reminded("start-of-round", moment="leaving")) == {"first-undone"}
    assert set(reminded("start-of-round", turn=2, moment="leaving")) == {"priority-undone"}
    rolled = ({}, {"priority-rolled": 1})
    assert reminded("start-of-round", turn=2, moment="leaving", counters=rolled) == {}
    choosing = ({"priority-rolled": 1}, {"chooses-first": 1})
    assert set(reminded("start-of-round", turn=2, moment="leaving", counters=choosing)) == {
        "choice-undone"
    }
    assert "priority" not in reminded("start-of-round", turn=2, counters=rolled)


def test_a_turn_that_ends_unscored_is_told_as_undone() -> None:
    assert set(reminded("end-of-turn", moment="leaving")) == {"score-undone"}
    scored = ({"turn-scored": 1}, {})
    assert reminded("end-of-turn", moment="leaving", counters=scored) == {}


def test_command_points_are_gained_once_a_round() -> None:
    found = reminded("start-of-round", turn=2, counters=({"command-points": 0}, {}))
    assert "command-points" not in found


def test_spearhead_draws_cards_and_knows_no_command() -> None:
    found = reminded("start-of-round", turn=2, switches=SPEARHEAD)
    assert set(found) == {"begins", "priority", "cards"}
    points = ({"command-points": 4}, {"command-points": 4})
    assert reminded("hero", counters=points, switches=SPEARHEAD) == {}
    assert reminded("start-of-turn", unit("Hero 1 [hero]"), switches=SPEARHEAD) == {}


@pytest.mark.parametrize(("turn", "lost"), [(3, False), (4, True)])
def test_reserves_are_lost_with_the_fourth_round(turn: int, *, lost: bool) -> None:
    found = reminded("start-of-round", unit("Prosecutors 3", reserve=1), turn=turn)
    assert ("reserves-lost" in found) == lost


def test_casters_are_named_until_their_power_is_spent() -> None:
    found = reminded(
        "hero",
        unit("Seer 1 [hero, wizard (2)]", used_magic=1),
        unit("Weary 1 [hero, wizard (1)]", used_magic=1),
        unit("Priest 1 [hero, priest (1)]"),
        unit("Burnt 1 [wizard (2)]", used_magic=1, no_spells=1),
    )
    assert named(found["spells"]) == [("Seer", None), ("Burnt", None)]
    assert named(found["prayers"]) == [("Priest", None)]
    assert named(found["no-spells"]) == [("Burnt", "no-spells")]


def test_moves_and_charges_name_who_may_not_and_why() -> None:
    units = (
        unit("Rats 20"),
        unit("Stuck 20", engaged=1),
        unit("Runners 20", ran=1),
        unit("New 20", set_up=1),
    )
    moves = reminded("movement", *units)
    assert named(moves["retreat-only"]) == [("Stuck", None)]
    assert named(moves["no-move"]) == [("Runners", "ran"), ("New", "set-up")]
    charges = reminded("charge", *units)
    assert named(charges["no-charge"]) == [("Stuck", "engaged"), ("Runners", "ran")]


def test_shooters_in_combat_need_weapons_for_it() -> None:
    found = reminded(
        "shooting",
        unit("Archers 5 SA1", engaged=1),
        unit("Pistols 5 SA1 [shoot-in-combat]", engaged=1),
        unit("Swords 5", engaged=1),
        unit("Runners 5 SA1", ran=1),
    )
    assert named(found["no-shooting"]) == [("Archers", "engaged"), ("Runners", "ran")]


def test_fights_go_from_the_first_to_the_last() -> None:
    found = reminded(
        "combat",
        unit("Swift 1 [strike-first]", engaged=1),
        unit("Slow 1 [strike-last]", engaged=1),
        unit("Both 1 [strike-first, strike-last]", engaged=1),
        unit("Late 1 [strike-first]", charged=1),
        unit("Done 1", engaged=1, fought=1),
        unit("Far 1"),
        enemies=(unit("Foe 1", engaged=1),),
    )
    assert named(found["strike-first"]) == [("Swift", None)]
    assert named(found["fights"]) == [("Both", None), ("Late", None), ("Foe", None)]
    assert named(found["strike-last"]) == [("Slow", None)]
    undone = reminded(
        "combat", unit("Rats 20", engaged=1), unit("Gone 1", charged=1), moment="leaving"
    )
    assert named(undone["fights-undone"]) == [("Rats", None)]


def test_a_spell_that_may_be_unbound_is_told_until_somebody_tries() -> None:
    seer = unit("Seer 1 H6 [wizard (2)]", to_unbind=8)
    foe = (unit("Foe 1 H6 [wizard (1)]"),)
    assert named(reminded("hero", seer, enemies=foe)["unbindable"]) == [("Seer", None)]
    assert "unbindable" not in reminded("hero", seer)
    tried = unit("Seer 1 H6 [wizard (2)]", unbind_tried=1)
    assert "unbindable" not in reminded("hero", tried, enemies=foe)


def test_commands_are_told_of_while_somebody_has_points_and_who_used_one() -> None:
    points = ({"command-points": 0}, {"command-points": 2})
    found = reminded("charge", unit("Rats 20", commanded=1), counters=points)
    assert dict(found["orders-charge"].facts) == {
        "own": 0,
        "enemy": 2,
        "side": "Storm",
        "other": "Skaven",
    }
    assert named(found["commanded"]) == [("Rats", None)]
    spent = reminded("charge", counters=({"command-points": 0}, {"command-points": 0}))
    assert spent == {}


def test_the_end_of_a_turn_asks_for_control_score_and_at_last_for_the_winner() -> None:
    counters = (
        {"objectives": 2, "victory-points": 12, "command-points": 1},
        {"objectives": 1, "victory-points": 9, "command-points": 0},
    )
    charger = unit("Boss 1 H7", charged=1, engaged=1)
    found = reminded("end-of-turn", charger, counters=counters, turn=4, last=True)
    assert named(found["power-through"]) == [("Boss", None)]
    assert found["score"].procedure == "score_border_war"
    assert dict(found["score"].facts)["own"] == 2
    assert dict(found["score"].facts)["enemy"] == 1
    assert dict(found["battle-ends"].values) == {"points": 12, "enemy_points": 9}
    spearhead = reminded("end-of-turn", charger, counters=counters, switches=SPEARHEAD)
    assert spearhead["score"].procedure == "score_spearhead"
    assert {"power-through", "battle-ends"} & set(spearhead) == set()


def test_the_ten_commands_cost_a_point_but_for_one() -> None:
    assert len(ORDERS) == 10
    assert {order.id: order.cost for order in ORDERS.values() if order.cost != 1} == {
        "counter-charge": 2
    }


def test_every_reminder_names_a_procedure_that_takes_what_it_gives() -> None:
    counters = ({"command-points": 1}, {"command-points": 1})
    units = (unit("Seer 1 [hero, wizard (1)]"), unit("Boss 1", charged=1, engaged=1))
    seen = 0
    for phase in RULESET.phases:
        for turn in (1, 4):
            for switches in (BORDER_WAR, SPEARHEAD):
                found = reminded(
                    phase.id, *units, counters=counters, turn=turn, last=True, switches=switches
                )
                for reminder in found.values():
                    if reminder.procedure is not None:
                        procedure = RULESET.procedure(reminder.procedure)
                        assert {name for name, _ in reminder.values} <= set(procedure.options), (
                            reminder.id
                        )
                        assert reminder.role is None or reminder.role in procedure.unit_options
                        seen += 1
    assert seen > 10


def test_who_is_drawn_into_combat_by_a_pile_in_does_not_strike_first() -> None:
    ready = unit("Elves 5 [strike-first]", engaged=1)
    drawn = unit("Vipers 5 [strike-first]", engaged=1, drawn_in=1)
    found = reminded("combat", ready, drawn)
    assert named(found["strike-first"]) == [("Elves", None)]
    assert named(found["fights"]) == [("Vipers", None)]
    glossary = (*BORDER_WAR, ("strike-first-when", "any-time"))
    found = reminded("combat", ready, drawn, switches=glossary)
    assert named(found["strike-first"]) == [("Elves", None), ("Vipers", None)]


def test_who_charged_in_vain_is_told_to_fight_only_where_that_is_the_house_rule() -> None:
    charged = unit("Rats 5", charged=1)
    assert "fights-undone" not in reminded("combat", charged, moment="leaving")
    forced = (*BORDER_WAR, ("charged-fights", "must-fight"))
    found = reminded("combat", charged, moment="leaving", switches=forced)
    assert named(found["fights-undone"]) == [("Rats", None)]


def test_manifestations_whose_summoner_is_gone_are_told_in_every_phase() -> None:
    bound = unit("Bell 1 [manifestation]", conjured=7, summoned=7)
    lost = unit("Gate 1 [manifestation]", conjured=6)
    for phase in ("hero", "shooting"):
        found = reminded(phase, bound, enemies=(lost,))
        assert named(found["severed-link"]) == [("Gate", None)]
    assert "severed-link" not in reminded("hero", bound)


def test_objectives_held_by_name_are_counted_for_the_score() -> None:
    own = Side(counters=(("objectives", 1),), objectives=(Objective("North"), Objective("South")))
    enemy = Side(objectives=(Objective("Gate"),))
    situation = Situation(2, "end-of-turn", own, (enemy,), switches=BORDER_WAR)
    (score,) = [reminder for reminder in RULESET.reminders(situation) if reminder.id == "score"]
    assert dict(score.facts)["own"] == 3
    assert dict(score.facts)["enemy"] == 1
    done = Side(counters=(("turn-scored", 1),))
    scored = Situation(2, "end-of-turn", done, (enemy,), switches=BORDER_WAR)
    assert "score" not in {reminder.id for reminder in RULESET.reminders(scored)}


def test_whoever_seized_the_initiative_and_drew_is_told() -> None:
    seized = ({"may-seize": 1, "cards-drawn": 2}, {})
    told = reminded("start-of-turn", turn=2, counters=seized, switches=SPEARHEAD)
    assert dict(told["seized-and-drew"].facts) == {"side": "Storm", "drawn": 2}
    second = reminded("start-of-turn", turn=2, counters=seized, switches=SPEARHEAD, last=True)
    assert "seized-and-drew" not in second
    others = ({"cards-drawn": 3}, {})
    assert "seized-and-drew" not in reminded("start-of-turn", counters=others, switches=SPEARHEAD)


def test_a_tactic_that_was_chosen_is_not_asked_for_again() -> None:
    assert "tactic" in reminded("start-of-turn")
    assert "tactic" not in reminded("start-of-turn", counters=({"chosen-take-flanks": 1}, {}))


def test_spearhead_s_phases_name_no_command_of_the_orders_module() -> None:
    steps = {phase.id: phase.steps_by(dict(SPEARHEAD)) for phase in RULESET.phases}
    assert steps["deployment"] == ("choices", "scenery", "attacker", "defender")
    assert steps["start-of-round"] == ("priority", "underdog", "twist", "cards", "abilities")
    assert steps["start-of-turn"] == ("abilities",)
    assert {steps[phase] for phase in ("hero", "movement", "shooting", "charge")} == {
        ("own", "other")
    }
    usual = {phase.id: phase.steps_by(dict(BORDER_WAR)) for phase in RULESET.phases}
    assert usual == {phase.id: phase.steps for phase in RULESET.phases}
