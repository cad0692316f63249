"""Reminders for players of Warhammer's second edition, phase by phase."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.reminder import Moment, Reminder, Side, Situation
from rulesets.whfb2 import RULESET
from rulesets.whfb2.harm.shock import calls_for_test


def unit(line: str, *statuses: str) -> Unit:
    read = read_profile_line(line, LineTerms.of(RULESET), alone=True)
    held = tuple((status, 1) for status in statuses)
    return RULESET.as_it_stands(
        Unit(read.name, read.models, read.size, 0, read.profile, read.rules, held, read.models)
    )


def reminded(
    phase: str,
    *own: Unit,
    enemies: tuple[Unit, ...] = (),
    moment: Moment = "phase",
    turn: int = 2,
) -> dict[str, Reminder]:
    situation = Situation(turn, phase, Side(own), (Side(enemies),), moment=moment)
    found = RULESET.reminders(situation)
    by_id = {reminder.id: reminder for reminder in found}
    assert len(by_id) == len(found)
    return by_id


def named(found: dict[str, Reminder], name: str) -> list[str]:
    return [concerned.unit for concerned in found[name].units] if name in found else []


def test_the_slowest_are_set_up_first() -> None:
    found = reminded(
        "deployment",
        unit("Knights 8 M20 Sv2+ [mounted, barded]"),
        unit("Guard 20 M10 Sv4+"),
        enemies=(unit("Orcs 20 M10 Sv5+"), unit("Dwarfs 10 M7.5")),
    )
    # 17.5, 7.5, 8.5 and 7.5 once armour is taken off.
    assert dict(found["deployment-order"].facts)["order"] == "Dwarfs = Guard, Orcs, Knights"


@pytest.mark.parametrize(
    ("placed", "following"),
    [
        ((), ["Dwarfs", "Goblins"]),
        (("Goblins",), ["Guard"]),
        (("Goblins", "Guard"), ["Dwarfs"]),
        (("Goblins", "Guard", "Dwarfs"), ["Orcs"]),
        (("Goblins", "Guard", "Dwarfs", "Orcs"), ["Knights"]),
        (("Goblins", "Guard", "Dwarfs", "Orcs", "Knights"), []),
    ],
    ids=lambda names: "-".join(names) or "nobody",
)
def test_sides_take_turns_to_place_units_of_one_pace(
    placed: tuple[str, ...], following: list[str]
) -> None:
    def standing(line: str) -> Unit:
        return unit(line, *(("deployed",) if line.split(maxsplit=1)[0] in placed else ()))

    found = reminded(
        "deployment",
        standing("Knights 8 M20 Sv2+ [mounted, barded]"),
        standing("Guard 20 M10 Sv4+"),
        standing("Cannon 1 [cannon]"),
        # Those who play last begin.
        enemies=(
            standing("Orcs 20 M10 Sv5+"),
            standing("Dwarfs 10 M7.5"),
            standing("Goblins 20 M7.5"),
        ),
    )
    assert named(found, "deploys-next") == following


def test_drunkards_roll_before_the_battle_until_they_are_drunk() -> None:
    found = reminded(
        "deployment", unit("Giant 1 [drunkenness]"), unit("Ogre 1 [drunkenness]", "drunk")
    )
    assert named(found, "drunkenness") == ["Giant"]


@pytest.mark.parametrize(
    ("reminder", "line", "spared"),
    [
        ("stupidity", "Trolls 4 [stupidity]", ("stupidity-tested", "stupid", "fleeing")),
        ("frenzy", "Berserks 9 [frenzy]", ("frenzy-tested", "frenzied", "fleeing", "stupid")),
        ("hatred", "Dwarfs 9 [hatred]", ("hatred-tested", "hating", "fleeing", "engaged")),
        ("instability", "Ghosts 5 [instability]", ("instability-tested", "image", "trapped")),
    ],
)
def test_tests_of_the_turn_s_start_are_due_once(
    reminder: str, line: str, spared: tuple[str, ...]
) -> None:
    assert reminder in reminded("movement", unit(line))
    for status in spared:
        assert reminder not in reminded("movement", unit(line, status)), status


def test_only_as_many_friends_in_rout_or_more_cause_panic() -> None:
    found = reminded(
        "movement",
        unit("Routers 20", "fleeing"),
        unit("Few 20"),
        unit("Many 21"),
        unit("Zombies 5 [immune-to-psychology]"),
        unit("Calm 10", "panic-tested"),
    )
    assert named(found, "panic") == ["Few"]
    assert dict(found["panic"].values) == {"cause": "rout-near"}
    assert named(found, "flight") == ["Routers"]


def test_friends_who_broke_in_this_very_turn_were_not_in_rout_as_it_began() -> None:
    """Two moments cause panic: the start of the turn, and when the routed run [L2351-2354]."""
    found = reminded("movement", unit("Routers 20", "fleeing", "routed"), unit("Few 20"))
    assert "panic" not in found
    for phase in ("shooting", "combat", "reserves", "magic", "rally"):
        assert "panic" not in reminded(phase, unit("Routers 20", "fleeing"), unit("Few 20"))


def test_goblinoids_quarrel_only_among_each_other() -> None:
    alone = reminded("movement", unit("Orcs 20 [goblinoid]"), unit("Trolls 3"))
    assert "animosity" not in alone
    orcs, goblins = unit("Orcs 20 [goblinoid]"), unit("Goblins 20 [goblinoid]", "quarrelling")
    found = reminded("movement", orcs, goblins, unit("Boss 1 [goblinoid, character]"))
    assert named(found, "animosity") == ["Orcs"]
    assert named(found, "quarrel") == ["Goblins"]


def test_a_rear_guard_never_arrives_in_the_first_turn() -> None:
    late = unit("Karl 1 Ld9 [character]", "off-table")
    assert "rear-guard" not in reminded("movement", late, turn=1)
    assert named(reminded("movement", late), "rear-guard") == ["Karl"]
    assert "rear-guard" not in reminded(
        "movement", unit("Karl 1 [character]", "off-table", "rearguard-tested")
    )


def test_who_cannot_move_is_told_with_the_reason() -> None:
    found = reminded("movement", unit("Guard 20", "confused"), unit("Orcs 5", "engaged"))
    assert [(concerned.unit, concerned.status) for concerned in found["no-move"].units] == [
        ("Guard", "confused")
    ]


def test_fear_is_told_where_an_enemy_causes_it() -> None:
    guard = unit("Guard 20")
    assert "fear-first" not in reminded("movement", guard, enemies=(unit("Orcs 20"),))
    found = reminded("movement", guard, enemies=(unit("Dragon 1 [terror]"),))
    assert dict(found["fear-first"].facts) == {"enemies": "Dragon"}


def test_crossbows_do_not_shoot_after_a_move_and_bows_do() -> None:
    found = reminded(
        "shooting",
        unit("Arbalists 10 [crossbow]", "moved"),
        unit("Archers 10 [bow]", "moved"),
        unit("Scared 10 [bow]", "panicked"),
        unit("Guard 10", "panicked"),
    )
    told = [(concerned.unit, concerned.status) for concerned in found["no-shooting"].units]
    assert told == [("Arbalists", "moved"), ("Scared", "panicked")]


def test_combats_are_told_until_they_are_fought() -> None:
    guard, orcs = unit("Guard 20", "engaged"), unit("Orcs 20", "engaged")
    boss = unit("Boss 1 [character]", "engaged")
    assert named(reminded("combat", guard, enemies=(orcs, boss)), "combats") == [
        "Guard",
        "Orcs",
        "Boss",
    ]
    assert named(reminded("combat", guard, enemies=(orcs, boss)), "challenges") == ["Boss"]
    duellist = unit("Boss 1 [character]", "engaged", "in-challenge")
    assert "challenges" not in reminded("combat", guard, enemies=(orcs, duellist))
    left = reminded("combat", guard, enemies=(orcs,), moment="leaving")
    assert named(left, "combats-undone") == ["Guard"]
    done = unit("Guard 20", "engaged", "fought")
    assert reminded("combat", done, moment="leaving") == {}


def test_the_one_combat_there_is_comes_with_all_that_it_takes() -> None:
    found = reminded("combat", unit("Guard 20", "engaged"), enemies=(unit("Orcs 20", "engaged"),))
    combats = found["combats"]
    assert (combats.procedure, combats.role) == ("close_combat_round", "unit")
    assert dict(combats.values) == {"enemy": "Orcs"}
    more = reminded(
        "combat", unit("Guard 20", "engaged"), unit("Men 9", "engaged"), enemies=(unit("Orcs 2"),)
    )
    assert more["combats"].procedure is None


def test_fresh_troops_may_move_again() -> None:
    found = reminded(
        "reserves",
        unit("Guard 20"),
        unit("Orcs 20", "engaged"),
        unit("Routers 5", "fleeing"),
        unit("Cannon 1 [cannon, war-machine]"),
    )
    assert named(found, "reserves") == ["Guard"]


def test_those_in_rout_rally_unless_they_just_ran_or_are_pursued() -> None:
    own = (
        unit("Guard 20", "fleeing"),
        unit("Fresh 20", "fleeing", "routed"),
        unit("Hunted 20", "fleeing", "pursued"),
        unit("Failed 20", "fleeing", "rally-tested"),
    )
    assert named(reminded("rally", *own), "rally") == ["Guard"]
    assert named(reminded("rally", *own), "no-rally") == ["Hunted"]
    assert named(reminded("rally", *own, moment="leaving"), "rally-undone") == ["Guard"]


def test_who_routed_runs_at_once_whatever_the_phase() -> None:
    fresh = unit("Trolls 3", "fleeing", "routed")
    for moment, name in (("phase", "rout"), ("leaving", "flight-undone")):
        found = reminded("combat", enemies=(fresh,), moment=moment)
        assert named(found, name) == ["Trolls"]
        assert (found[name].procedure, found[name].role) == ("rout_move", "unit")
        ran = unit("Trolls 3", "fleeing", "routed", "rout-moved")
        assert name not in reminded("combat", enemies=(ran,), moment=moment)


def test_friends_whom_the_routed_came_near_are_due_to_panic() -> None:
    ran = unit("Horde 20", "fleeing", "rout-moved", "alarms-friends")
    for moment in ("phase", "leaving"):
        found = reminded("combat", ran, unit("Men 20"), moment=moment)
        assert named(found, "panic-of-friends") == ["Horde"]
        fewer = reminded("combat", ran, unit("Men 30"), moment=moment)
        assert "panic-of-friends" not in fewer


def test_a_stupidity_test_that_was_not_taken_is_told_as_the_phase_ends() -> None:
    trolls = unit("Trolls 4 [stupidity]")
    assert named(reminded("movement", trolls, moment="leaving"), "stupidity-undone") == ["Trolls"]


def test_animosity_that_was_not_rolled_is_told_as_the_phase_ends() -> None:
    """It is rolled as a turn begins, of all who have such friends near [L2605-2620]."""
    orcs, goblins = unit("Orcs 20 [goblinoid]"), unit("Goblins 20 [goblinoid]", "animosity-tested")
    found = reminded("movement", orcs, goblins, moment="leaving")
    assert named(found, "animosity-undone") == ["Orcs"]
    assert found["animosity-undone"].procedure == "animosity_test"
    quiet = unit("Orcs 20 [goblinoid]", "animosity-tested")
    assert "animosity-undone" not in reminded("movement", quiet, goblins, moment="leaving")
    assert "animosity-undone" not in reminded("movement", orcs, unit("Men 9"), moment="leaving")


def test_every_reminder_s_procedure_exists() -> None:
    found = reminded(
        "movement",
        unit("Horde 20 [stupidity, frenzy, hatred, instability, goblinoid]"),
        unit("Others 20 [goblinoid]", "quarrelling"),
        unit("Gone 30", "fleeing"),
        unit("Lost 5 [stupidity]", "stupid"),
        unit("Late 1", "off-table"),
    )
    procedures = {reminder.procedure for reminder in found.values() if reminder.procedure}
    assert len(procedures) > 7
    for name in procedures:
        assert "unit" in RULESET.procedure(name).unit_options


@pytest.mark.parametrize(("shown", "due"), [(1, ["Wraiths"]), (2, ["Ghosts", "Wraiths"])])
def test_one_die_a_turn_says_whether_instability_strikes_a_side(shown: int, due: list[str]) -> None:
    tested = replace(
        unit("Mummies 6 [undead, instability]"), statuses=(("instability-tested", shown),)
    )
    found = reminded(
        "movement",
        tested,
        unit("Ghosts 5 [undead, instability]"),
        unit("Wraiths 5 [undead, instability]", "unstable-next-turn"),
    )
    assert named(found, "instability") == due


def test_the_battle_knows_whether_instability_strikes_this_turn() -> None:
    strikes = RULESET.procedure("instability").parameter("strikes")
    assert strikes is not None
    assert strikes.table is not None
    for shown, struck in ((1, False), (2, True), (3, None)):
        tested = replace(unit("Mummies 6"), statuses=(("instability-tested", shown),))
        situation = Situation(2, "movement", Side((tested,)), (Side(),))
        assert strikes.table.read(situation) == struck


def test_who_cannot_rally_any_more_has_no_test_due() -> None:
    """A quarter has to be left, fractions dropped, and somebody who leads [L2069-2109]."""

    def left(line: str, models: int, *statuses: str) -> Unit:
        return replace(unit(line, "fleeing", *statuses), models=models)

    own = (left("Few 11", 1), left("Quarter 11", 2), left("Astray 20", 20, "leaderless"))
    found = reminded("rally", *own)
    assert named(found, "rally") == ["Quarter"]
    assert named(found, "no-rally-few") == ["Few"]
    assert named(found, "no-rally-leaderless") == ["Astray"]
    assert named(reminded("rally", *own, moment="leaving"), "rally-undone") == ["Quarter"]


@pytest.mark.parametrize("phase", ["shooting", "magic"])
def test_a_quarter_lost_in_one_go_calls_for_a_rout_test_until_it_is_taken(phase: str) -> None:
    def hit(line: str, lost: int, *statuses: str) -> Unit:
        whole = unit(line, *statuses)
        return replace(whole, models=whole.models - lost)

    enemies = (
        hit("Orcs 20", 5),
        hit("Goblins 20", 4),
        hit("Wolves 8", 2, "fleeing"),
        hit("Berserkers 8", 2, "frenzied"),
        replace(hit("Trolls 8", 3), statuses=(("rout-tested", 2),)),
    )
    own = hit("Halberdiers 12", 4)
    found = reminded(phase, own, enemies=enemies)
    assert named(found, "rout-losses") == ["Halberdiers", "Orcs"]
    assert found["rout-losses"].procedure == "rout_test"
    situation = Situation(2, phase, Side((own,)), (Side(enemies),), moment="leaving")
    left = [reminder for reminder in RULESET.reminders(situation) if reminder.id == "rout-losses"]
    assert [dict(reminder.values) for reminder in left] == [
        {"cause": "losses", "start": 12, "fallen": 4},
        {"cause": "losses", "start": 20, "fallen": 5},
    ]


def test_another_quarter_lost_after_the_test_calls_for_another() -> None:
    trolls = replace(unit("Trolls 8"), models=4, statuses=(("rout-tested", 2),))
    assert named(reminded("shooting", enemies=(trolls,)), "rout-losses") == ["Trolls"]


def test_what_shots_took_earlier_in_the_turn_counts_with_what_magic_takes() -> None:
    def hit(name: str, now: int, before: int) -> Unit:
        shot = replace(unit(f"{name} 20"), statuses=(("lost-to-shots", before),))
        return replace(shot, phase_start=20 - before, models=20 - before - now)

    enemies = (hit("Orcs", 2, 3), hit("Goblins", 1, 3), hit("Wolves", 0, 6))
    found = reminded("magic", enemies=enemies)
    assert named(found, "rout-losses") == ["Orcs"]
    assert calls_for_test(enemies[1], 16, 1)
    assert not calls_for_test(replace(enemies[1], statuses=()), 16, 1)
