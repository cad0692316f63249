"""Reminders for players of BlackHammer, and limits of the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesets.blackhammer import RULESET
from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.reminder import Lasting, Moment, Reminder, Side, Situation


def unit(line: str, *statuses: str, lost: int = 0) -> Unit:
    """Return a unit of which some models were lost in this phase."""
    read = read_profile_line(line, LineTerms.of(RULESET), alone=True)
    models = read.models - lost
    held = tuple((status, 1) for status in statuses)
    made = Unit(
        read.name, models, read.size, 0, read.profile, read.rules, held, phase_start=read.models
    )
    return RULESET.with_bars(made)


def reminded(
    phase: str,
    *own: Unit,
    enemies: tuple[Unit, ...] = (),
    counters: tuple[tuple[str, int], ...] = (),
    spells: tuple[Lasting, ...] = (),
    moment: Moment = "phase",
    turn: int = 1,
    last: bool = False,
) -> dict[str, Reminder]:
    active, others = Side(own, counters, spells), (Side(enemies),)
    found = RULESET.reminders(Situation(turn, phase, active, others, last, moment))
    by_id = {reminder.id: reminder for reminder in found}
    assert len(by_id) == len(found)
    return by_id


def named(reminder: Reminder) -> list[str]:
    return [concerned.unit for concerned in reminder.units]


def test_stupidity_is_due_once_for_those_who_are_free() -> None:
    found = reminded(
        "start-of-turn",
        unit("Trolls 3 Ld4 [stupidity]"),
        unit("Ogres 3 Ld7 [stupidity]", "engaged"),
        unit("Giants 3 Ld7 [stupidity]", "fleeing"),
        unit("Tested 3 Ld7 [stupidity]", "stupidity-tested"),
        unit("Men 20 Ld7"),
    )
    assert named(found["stupidity"]) == ["Trolls"]
    assert (found["stupidity"].procedure, found["stupidity"].role) == ("stupidity_test", "unit")


def test_terror_is_due_only_where_somebody_causes_it_and_somebody_feels_it() -> None:
    men = unit("Men 20 Ld7")
    others = (
        unit("Ghouls 10 Ld5 [fear]"),
        unit("Zealots 10 Ld8 [frenzy]"),
        unit("Veterans 10 Ld8", "terror-tested"),
    )
    dragon = unit("Dragon 1 Ld8 [terror]")
    assert "terror" not in reminded("start-of-turn", men, enemies=(unit("Orcs 20"),))
    fled = unit("Wyrm 1 [terror]", "fleeing")
    assert "terror" not in reminded("start-of-turn", men, enemies=(fled,))
    found = reminded("start-of-turn", men, *others, enemies=(dragon,))["terror"]
    assert named(found) == ["Men"]
    assert dict(found.facts) == {"enemies": "Dragon"}
    assert dict(found.values) == {"situation": "start-of-turn"}


def test_who_fled_before_this_turn_rallies_or_flees_on() -> None:
    found = reminded(
        "movement",
        unit("Men 20 M4 Ld7", "fleeing"),
        unit("Few 20 M4 Ld7", "fleeing", lost=16),
        unit("Fresh 20 M4 Ld7", "fleeing", "started-to-flee"),
        unit("Gone 20 M4 Ld7", "fleeing", "fled-this-phase"),
        enemies=(
            unit("Orcs 20 M4", "fleeing", "started-to-flee"),
            unit("Goblins 20 M4", "fleeing"),
        ),
    )
    assert named(found["rally"]) == ["Men"]
    assert named(found["beyond-rally"]) == ["Few"]
    assert named(found["flight"]) == ["Orcs", "Few", "Fresh"]


def test_a_character_counts_towards_the_quarter_that_rallies() -> None:
    few = unit("Few 20 M4 Ld7", "fleeing", lost=16)
    led = Unit(
        few.name, few.models, few.size, 0, few.profile, few.rules, few.statuses, 20, characters=1
    )
    assert "beyond-rally" not in reminded("movement", led)


def test_who_cannot_move_is_named_with_the_reason() -> None:
    found = reminded(
        "movement",
        unit("Men 20", "engaged"),
        unit("Dwarfs 20", "rallied"),
        unit("Trolls 3", "stupid"),
        unit("Fanatic 1 M2D6"),
        unit("Zealots 10 [frenzy]"),
        unit("Elves 20"),
    )
    assert [(concerned.unit, concerned.status) for concerned in found["no-move"].units] == [
        ("Men", "engaged"),
        ("Dwarfs", "rallied"),
        ("Trolls", "stupid"),
    ]
    assert named(found["stumble"]) == ["Trolls"]
    assert named(found["random-move"]) == ["Fanatic"]
    assert named(found["frenzy"]) == ["Zealots"]


def test_magic_asks_for_the_winds_and_the_upkeep_and_names_who_is_silent() -> None:
    net = Lasting("Net", "in-play", 9, 2, fresh=False)
    new = Lasting("Comet", "in-play", 12, 1, fresh=True)
    mage = unit("Mage 1 Lv2", "fleeing")
    found = reminded("magic", mage, unit("Men 20", "fleeing"), spells=(net, new))
    assert found["winds"].procedure == "winds_of_magic"
    assert dict(found["upkeep"].values) == {"upkeep": 2, "spell": "Net"}
    assert dict(found["dispel-in-play"].facts) == {"spells": "Net"}
    assert [(concerned.unit, concerned.status) for concerned in found["no-magic"].units] == [
        ("Mage", "fleeing")
    ]
    assert "winds" not in reminded("magic", counters=(("power-dice", 0),))


def test_upkeep_that_was_paid_this_turn_is_no_longer_asked_for() -> None:
    net = Lasting("Net", "in-play", 9, 2, fresh=False, kept=True)
    fog = Lasting("Fog", "in-play", 7, 1, fresh=False)
    found = reminded("magic", spells=(net, fog))
    assert dict(found["upkeep"].values) == {"upkeep": 1, "spell": "Fog"}
    assert dict(found["dispel-in-play"].facts) == {"spells": "Net, Fog"}
    assert "upkeep" not in reminded("magic", spells=(net,))


def test_who_may_not_shoot_is_named_among_those_who_could() -> None:
    archers = unit("Archers 10 BS3 Rg30", "marched")
    riders = unit("Riders 5 BS4 Rg18 [light cavalry]", "marched")
    swords = unit("Swords 20 BS3", "engaged")
    found = reminded("shooting", archers, riders, swords)["no-shooting"]
    assert [(concerned.unit, concerned.status) for concerned in found.units] == [
        ("Archers", "marched")
    ]
    # Without any range known, whoever has a Ballistic Skill may have something to shoot with.
    assert named(reminded("shooting", swords)["no-shooting"]) == ["Swords"]


def test_a_quarter_lost_calls_for_panic_in_the_phase_and_as_it_ends() -> None:
    shot = unit("Men 20 Ld7", lost=5)
    fine = unit("Dwarfs 20 Ld9", lost=4)
    tested = unit("Elves 20 Ld8", "panic-tested", lost=9)
    fighting = unit("Ogres 4 Ld7", "engaged", lost=2)
    every = (shot, fine, tested, fighting)
    for moment in ("phase", "leaving"):
        found = reminded("shooting", enemies=every, moment=moment)
        assert named(found["panic"]) == ["Men"]
        values = dict(found["panic"].values)
        assert values["cause"] == "losses"
        # Once the phase is over, nobody knows any more what there was at its start.
        assert ("losses" in values) == (moment == "leaving")
    assert "panic" not in reminded("close-combat", enemies=every, moment="leaving")


def test_what_was_left_undone_is_told_as_the_phase_ends() -> None:
    trolls = unit("Trolls 3 Ld4 [stupidity]")
    assert list(reminded("start-of-turn", trolls, moment="leaving")) == ["stupidity-undone"]
    runners = unit("Men 20 M4", "fleeing")
    tested = unit("Men 20 M4", "fleeing", "rally-tested")
    for fugitives, way in ((runners, "rally_test"), (tested, "flee_move")):
        (undone,) = reminded("movement", fugitives, moment="leaving").values()
        assert (undone.id, undone.procedure, undone.role) == ("flight-undone", way, "unit")
    assert reminded("movement", unit("Men 20 M4"), moment="leaving") == {}


def test_combats_are_named_until_they_were_fought() -> None:
    men, orcs = unit("Men 20", "engaged"), unit("Orcs 20", "engaged")
    found = reminded("close-combat", men, unit("Elves 9"), enemies=(orcs,))["combat"]
    assert dict(found.facts) == {"ours": "Men", "foes": "Orcs"}
    assert found.procedure == "close_combat_round"
    assert dict(found.values) == {"unit": "Men", "enemy": "Orcs"}
    trolls = unit("Trolls 3", "engaged")
    more = reminded("close-combat", men, enemies=(orcs, trolls))["combat"]
    assert dict(more.values) == {"unit": "Men", "enemy": "Orcs; Trolls"}
    elves = unit("Elves 9", "engaged")
    both = reminded("close-combat", men, elves, enemies=(orcs, trolls))["combats"]
    assert named(both) == ["Men", "Elves", "Orcs", "Trolls"]
    assert both.procedure is None
    done = [unit(f"{name} 20", "engaged", "fought") for name in ("Men", "Orcs")]
    assert reminded("close-combat", done[0], enemies=(done[1],)) == {}


def test_characters_fight_with_their_unit_unless_they_hide() -> None:
    hero, coward = unit("Hero 1 [character]"), unit("Coward 1 [character]", "hides")
    men = replace(unit("Men 20", "engaged"), companions=(hero, coward))
    found = reminded("close-combat", men, enemies=(unit("Orcs 20", "engaged"),))["combat"]
    assert dict(found.values) == {"unit": "Men; Hero", "enemy": "Orcs"}


def test_an_assault_is_fought_by_its_own_rules_until_somebody_relieves_the_besieged() -> None:
    inside = unit("Men 20", "engaged", "besieged")
    orcs = unit("Orcs 20", "engaged", "besieging")
    for own, foe in ((inside, orcs), (orcs, inside)):
        found = reminded("close-combat", own, enemies=(foe,))["assault"]
        assert found.procedure == "assault_round"
        assert dict(found.values) == {"unit": "Orcs", "enemy": "Men"}
    relief = unit("Knights 5", "engaged", "charged")
    found = reminded("close-combat", relief, inside, enemies=(orcs,))["combat"]
    assert found.procedure == "close_combat_round"
    assert dict(found.values) == {"unit": "Knights; Men", "enemy": "Orcs"}


def test_the_battle_ends_with_the_sixth_turn_of_the_last_side() -> None:
    assert "last-turn" in reminded("start-of-turn", turn=6)
    assert "battle-ends" in reminded("close-combat", turn=6, last=True)
    assert "battle-ends" not in reminded("close-combat", turn=6)


def test_units_that_are_gone_are_never_named() -> None:
    gone = unit("Men 5 Ld7 BS3 Lv1 [stupidity, frenzy]", "fleeing", "engaged", lost=5)
    for phase in RULESET.phases:
        for found in reminded(phase.id, gone, enemies=(gone,)).values():
            assert named(found) == []


@pytest.mark.parametrize("procedure", RULESET.procedures, ids=lambda procedure: str(procedure.id))
def test_demands_speak_of_options_and_statuses_that_there_are(procedure: Procedure) -> None:
    statuses = {status.id for status in RULESET.statuses}
    assert set(procedure.acting) <= set(procedure.unit_options)
    for demand in procedure.demands:
        assert demand.role in procedure.unit_options
        assert demand.against is None or demand.against in procedure.unit_options
        assert {*demand.needs, *demand.forbids} <= statuses
        for option in demand.unless:
            assert option.partition("=")[0] in procedure.options


def test_joining_speaks_of_rules_and_statuses_that_there_are() -> None:
    joining = RULESET.joining
    assert joining is not None
    assert {joining.rule, *joining.closed, *joining.alike} <= {rule.id for rule in RULESET.rules}
    assert {*joining.barred, *joining.fixed} <= {status.id for status in RULESET.statuses}


def test_every_reminder_leads_to_a_procedure_with_its_option() -> None:
    everything = unit("Trolls 20 M2D6 BS3 Ld7 Lv1 [stupidity, terror]", lost=6)
    fleeing = unit("Men 20 M4 Ld7", "fleeing")
    fighting = unit("Orcs 20 M4", "engaged")
    spell = Lasting("Net", "in-play", 9, 2, fresh=False)
    seen = set()
    for phase in RULESET.phases:
        for reminder in reminded(
            phase.id,
            unit("Elves 9"),
            everything,
            fleeing,
            fighting,
            enemies=(everything, fighting),
            spells=(spell,),
        ).values():
            if reminder.procedure is not None:
                procedure = RULESET.procedure(reminder.procedure)
                assert reminder.role is None or reminder.role in procedure.options
                assert {name for name, _ in reminder.values} <= set(procedure.options)
                assert not procedure.phases or phase.id in procedure.phases
                seen.add(reminder.id)
    assert len(seen) >= 8


def test_units_underground_are_due_from_their_side_s_second_turn() -> None:
    miners = unit("Miners 10 Ld8 [tunnels]", "underground")
    men = unit("Men 20 Ld7")
    assert "tunnels" not in reminded("movement", miners, men, turn=1)
    assert "tunnels" not in reminded("movement", men, enemies=(miners,), turn=3)
    found = reminded("movement", miners, men, turn=3)["tunnels"]
    assert named(found) == ["Miners"]
    assert (found.procedure, found.role, dict(found.values)) == (
        "tunnel_arrival",
        "unit",
        {"turn": 3},
    )
    assert dict(found.facts) == {"last": 0}
    assert dict(reminded("movement", miners, turn=6)["tunnels"].facts) == {"last": 1}


def test_who_is_underground_is_asked_for_nothing_else() -> None:
    below = unit("Trolls 3 Ld4 [stupidity, frenzy]", "underground")
    assert "stupidity" not in reminded("start-of-turn", below, turn=2)
    assert set(reminded("movement", below, turn=2)) == {"tunnels"}


def test_the_first_turn_begins_with_its_roll_and_with_mutations() -> None:
    spawn, fiend = unit("Spawn 1 [mutations (2)]"), unit("Fiend 1 [mutations (1)]")
    found = reminded("start-of-turn", spawn, enemies=(fiend,))
    assert named(found["mutations"]) == ["Spawn", "Fiend"]
    assert found["mutations"].procedure == "mutations_roll"
    assert found["first-turn"].procedure == "who_starts"
    assert "first-turn" not in reminded("start-of-turn", spawn, last=True)
    assert "first-turn" not in reminded("start-of-turn", spawn, turn=2)


def test_challenges_are_told_of_those_in_units_too() -> None:
    lord, boss = unit("Lord 1 Ld9 [character]"), unit("Boss 1 Ld8 [character, champion]")
    men = replace(unit("Men 20 Ld7", "engaged"), companions=(lord,))
    orcs = replace(unit("Orcs 20 Ld7", "engaged"), companions=(boss,))
    possible = reminded("close-combat", men, enemies=(orcs,))["challenge-possible"]
    assert named(possible) == ["Lord", "Boss"]
    alone = unit("Orcs 20 Ld7", "engaged")
    assert "challenge-possible" not in reminded("close-combat", men, enemies=(alone,))
    fighting = tuple(replace(hero, statuses=(("in-challenge", 1),)) for hero in (lord, boss))
    found = reminded(
        "close-combat",
        replace(men, companions=fighting[:1]),
        enemies=(replace(orcs, companions=fighting[1:]),),
    )
    assert named(found["challenge-goes-on"]) == ["Lord", "Boss"]
    assert "challenge-possible" not in found


def charging(name: str, target: str, step: str, distance: int = 1) -> Unit:
    link = Link("charge", target, step=step, value=distance)
    return replace(unit(f"{name} 10 M4 Ld7"), links=(link,))


def charged(name: str, *charges: tuple[str, str], status: str | None = None) -> Unit:
    links = tuple(Link("charge", other, own=False, step=step) for other, step in charges)
    return replace(unit(f"{name} 10 Ld7", *([status] if status else [])), links=links)


def test_answers_are_due_of_those_who_are_charged_and_gave_none() -> None:
    men = charging("Men", "Orcs", "declared", 650)
    elves = charging("Elves", "Orcs", "declared")
    both = (("Men", "declared"), ("Elves", "declared"))
    orcs = charged("Orcs", *both)
    found = reminded("movement", men, elves, enemies=(orcs,))["charge-unanswered"]
    assert (named(found), found.procedure, found.role) == (["Orcs"], "charge_response", "target")
    assert dict(found.values) == {"unit": "Men"}
    assert dict(found.facts) == {"chargers": "Men, Elves"}
    alone = reminded("movement", men, enemies=(orcs,))["charge-unanswered"]
    assert dict(alone.facts) == {"chargers": "Men"}  # the others are gone
    for orcs in (
        charged("Orcs", *both, status="stands-fast"),
        charged("Orcs", *both, status="shoots-at-chargers"),
        charged("Orcs", *both, status="fleeing"),
        charged("Orcs", *both, status="engaged"),
        charged("Orcs", ("Men", "answered")),
        charged("Orcs", ("Men", "moved")),
    ):
        assert "charge-unanswered" not in reminded("movement", men, enemies=(orcs,))


@pytest.mark.parametrize("moment", ["phase", "leaving"])
def test_charges_that_are_answered_or_need_no_answer_are_to_be_moved(moment: Moment) -> None:
    orcs = charged("Orcs", ("Men", "answered"), status="stands-fast")
    for step in ("declared", "answered", "tested"):
        men = charging("Men", "Orcs", step, 650)
        found = reminded("movement", men, enemies=(orcs,), moment=moment)["charge"]
        assert (named(found), found.procedure, found.role) == (["Men"], "charge", "unit")
        assert dict(found.values) == {"target": "Orcs", "distance": "6.5"}
    for step in ("moved", "failed", "redirected"):
        men = charging("Men", "Orcs", step)
        assert "charge" not in reminded("movement", men, enemies=(orcs,), moment=moment)
    fled = replace(charging("Men", "Orcs", "declared"), statuses=(("fleeing", 1),))
    stopped = RULESET.with_bars(fled)
    assert "charge" not in reminded("movement", stopped, enemies=(orcs,), moment=moment)
    men, choosing = charging("Men", "Orcs", "declared"), charged("Orcs", ("Men", "declared"))
    assert "charge" not in reminded("movement", men, enemies=(choosing,), moment=moment)


@pytest.mark.parametrize(
    ("phase", "moment", "turn", "wizards"),
    [
        ("start-of-turn", "phase", 1, ["Mage", "Shaman"]),
        ("start-of-turn", "leaving", 1, ["Mage", "Shaman"]),
        ("start-of-turn", "leaving", 2, []),
        ("magic", "phase", 3, ["Mage"]),
        ("magic", "leaving", 3, ["Mage"]),
        ("movement", "phase", 1, []),
    ],
)
def test_spells_still_to_be_rolled_are_due_before_the_first_turn_and_as_they_are_cast(
    phase: str, moment: Moment, turn: int, wizards: list[str]
) -> None:
    """They are rolled before the armies deploy [L886-892]."""
    mages = (unit("Mage 1 Lv2 [character]"), unit("Reader 1 Lv2 [character, book-of-sorcery]"))
    shaman = (unit("Shaman 1 Lv1 [character]"),)
    found = reminded(phase, *mages, enemies=shaman, moment=moment, turn=turn)
    assert (named(found["spells"]) if "spells" in found else []) == wizards
