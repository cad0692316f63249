"""Reminders for players of The 9th Age."""

from __future__ import annotations

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.reminder import Moment, Reminder, Side, Situation
from rulesets.t9a import RULESET


def unit(line: str, *statuses: str, lost: int = 0) -> Unit:
    """Return a unit of which some models were lost in this phase."""
    read = read_profile_line(line, LineTerms.of(RULESET), alone=True)
    models = read.models - lost
    held = tuple((status, 1) for status in statuses)
    return Unit(
        read.name, models, read.size, 0, read.profile, read.rules, held, phase_start=read.models
    )


def reminded(
    phase: str,
    *own: Unit,
    enemies: tuple[Unit, ...] = (),
    moment: Moment = "phase",
    beyond: str = "on",
) -> dict[str, Reminder]:
    switches = (("beyond", beyond),)
    found = RULESET.reminders(
        Situation(1, phase, Side(own), (Side(enemies),), moment=moment, switches=switches)
    )
    by_id = {reminder.id: reminder for reminder in found}
    assert len(by_id) == len(found)
    return by_id


def named(reminder: Reminder) -> list[str]:
    return [concerned.unit for concerned in reminder.units]


TROLLS = unit("Trolls 3 Ld4 [stupidity]")
BERSERKERS = unit("Berserkers 10 Ld7 [frenzy]")


def test_movement_begins_with_stupidity_rallies_and_frenzy() -> None:
    found = reminded(
        "movement",
        TROLLS,
        unit("Engaged 3 Ld4 [stupidity]", "engaged"),
        BERSERKERS,
        unit("Charging 10 Ld7 [frenzy]", "charge-declared"),
        unit("Cowards 10 Ld7", "fleeing"),
    )
    assert named(found["stupidity"]) == ["Trolls"]
    assert named(found["frenzy"]) == ["Berserkers"]
    assert (found["rally"].procedure, named(found["rally"])) == ("rally_test", ["Cowards"])


def test_without_the_layer_only_the_text_is_told() -> None:
    cowards = unit("Cowards 10 Ld7", "fleeing")
    assert set(reminded("movement", TROLLS, BERSERKERS, cowards, beyond="off")) == {"rally"}
    assert reminded("combat", unit("Swords 20 Ld7", "engaged"), beyond="off") == {}


@pytest.mark.parametrize("beyond", ["on", "off"])
def test_rally_tests_are_due_before_the_movement_phase_ends(beyond: str) -> None:
    """Every friend in flight tests, but who took to it once that step was over [L742-744]."""
    cowards, tested = unit("Cowards 10 Ld7", "fleeing"), unit("Tested 9 Ld7", "fleeing")
    shot_down = unit("Knights 10 Ld7", "fleeing", "moved", "charge-declared")
    drowned = unit("Drowned 10 Ld7", "fleeing", "moved")
    left = reminded(
        "movement", cowards, shot_down, drowned, tested, moment="leaving", beyond=beyond
    )
    assert named(left["rally"]) == ["Cowards", "Knights", "Tested"]
    assert (left["rally"].procedure, left["rally"].role) == ("rally_test", "unit")
    begun = unit("Tested 9 Ld7", "fleeing", "rally-tested")
    left = reminded("movement", cowards, shot_down, begun, moment="leaving", beyond=beyond)
    assert named(left["rally"]) == ["Cowards"]
    assert reminded("magic", cowards, moment="leaving", beyond=beyond) == {}
    assert reminded("movement", enemies=(cowards,), moment="leaving", beyond=beyond) == {}


def test_heavy_casualties_call_for_panic_at_once_and_as_the_phase_ends() -> None:
    swords = unit("Swords 20 Ld7", lost=5)
    for moment in ("phase", "leaving"):
        found = reminded("shooting", swords, moment=moment)
        assert ("losses", 5) in found["panic"].values
    assert reminded("shooting", unit("Swords 20 Ld7", lost=4)) == {}
    assert reminded("shooting", unit("Bones 20 Ld3 [undead]", lost=9)) == {}
    assert reminded("shooting", unit("Swords 20 Ld7", "panic-passed", lost=5)) == {}
    assert reminded("shooting", unit("Guns 4 Ld7 [war-machine]", "panic-failed", lost=1)) == {}


def test_combats_are_to_be_fought_once() -> None:
    swords, orcs = unit("Swords 20 Ld7", "engaged"), unit("Orcs 20 Ld7", "engaged")
    found = reminded("combat", swords, enemies=(orcs,))
    assert named(found["combats"]) == ["Swords", "Orcs"]
    assert found["combats"].procedure == "close_combat_round"
    assert found["combats"].values == (("enemy", "Orcs"),)
    assert set(reminded("combat", swords, moment="leaving")) == {"combats-undone"}
    fought = unit("Swords 20 Ld7", "engaged", "fought")
    assert reminded("combat", fought) == {}


def test_heroes_in_combat_may_fight_a_challenge() -> None:
    hero = unit("Hero 1 Ld8 [character]", "engaged")
    boss = unit("Boss 1 Ld8 [champion]", "engaged")
    assert named(reminded("combat", hero, enemies=(boss,))["challenge-possible"]) == [
        "Hero",
        "Boss",
    ]
    many = unit("Swords 20 Ld7 [champion]", "engaged")
    assert "challenge-possible" in reminded("combat", many, enemies=(boss,))
    plain = unit("Swords 20 Ld7", "engaged")
    assert "challenge-possible" not in reminded("combat", plain, enemies=(boss,))
    duel = unit("Hero 1 Ld8 [character]", "engaged", "in-challenge")
    assert "challenge-possible" not in reminded("combat", duel, enemies=(boss,))
    assert named(reminded("combat", duel, enemies=(boss,))["challenge-goes-on"]) == ["Hero"]


def test_who_is_not_a_leader_may_not_be_the_general() -> None:
    lord = unit("Lord 1 Ld9 [general, character, not-a-leader]")
    assert named(reminded("deployment", lord)["not-a-leader"]) == ["Lord"]
    assert "not-a-leader" not in reminded("deployment", unit("Lord 1 Ld9 [general, character]"))
    assert "not-a-leader" not in reminded("deployment", lord, beyond="off")


def test_weapon_masters_choose_again_but_for_a_magic_weapon() -> None:
    duellist = unit("Duellist 1 Ld9 [weapon-master, halberd, paired-weapons]", "engaged")
    hero = unit("Hero 1 Ld9 [weapon-master, halberd, giant-sword]", "engaged")
    found = reminded("combat", duellist, enemies=(hero,))
    assert named(found["weapon-master"]) == ["Duellist"]


def test_the_bearer_of_a_hood_has_a_path_to_draw_until_he_is_a_wizard() -> None:
    captain = unit("Captain 1 Ld8 [character, wizards-hood]")
    assert named(reminded("deployment", captain)["hood"]) == ["Captain"]
    assert "hood" not in reminded("deployment", captain, beyond="off")
    mage = unit("Mage 1 Lv2 Ld8 [character, wizard, wizards-hood]")
    assert "hood" not in reminded("deployment", mage)


def test_a_wizard_conclave_is_told_of_and_channels_where_the_layer_is_played() -> None:
    choir = unit("Choir 10 Ld7 [wizard-conclave]")
    assert named(reminded("deployment", choir)["conclave"]) == ["Choir"]
    assert "conclave" not in reminded("deployment", choir, beyond="off")
    rolled = (("flux-rolled", 1),)
    for beyond, due in (("on", True), ("off", False)):
        sides = (Side((choir,), rolled), (Side(),))
        asked = Situation(1, "magic", *sides, switches=(("beyond", beyond),))
        assert any(reminder.id == "channel" for reminder in RULESET.reminders(asked)) is due
