"""Reminders of wizards and their spells in each phase."""

from __future__ import annotations

from dataclasses import replace

from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.reminder import Lasting, Moment, Reminder, Side, Situation
from rulesets.whfb2 import RULESET
from rulesets.whfb2.magic.reminders import magic_reminders

WIZARD = "Mage Lv3 MP20 MaxMP30"


def unit(line: str, **statuses: int) -> Unit:
    held = read_profile_line(line, LineTerms.of(RULESET), alone=True)
    named = tuple((name.replace("_", "-"), value) for name, value in statuses.items())
    return RULESET.with_bars(replace(held, statuses=named))


def lasting(name: str, *, fresh: bool = False, kind: str = "in-play", value: int = 0) -> Lasting:
    return Lasting(name, kind, value, 0, fresh)


def reminded(
    phase: str, *own: Unit, spells: tuple[Lasting, ...] = (), moment: Moment = "phase"
) -> dict[str, Reminder]:
    situation = Situation(2, phase, Side(own, spells=spells), (Side(),), moment=moment)
    return {reminder.id: reminder for reminder in magic_reminders(situation)}


def test_a_gate_lets_demons_out_from_the_turn_after_it_was_opened() -> None:
    assert "gate" not in reminded("movement", spells=(lasting("demonic-gate", fresh=True),))
    gate = reminded("movement", spells=(lasting("demonic-gate"),))["gate"]
    assert (gate.procedure, dict(gate.values)) == (
        "spell_effect",
        {"spell": "demonic-gate", "due": "yes"},
    )


def test_a_turn_begins_with_curses_wild_creatures_and_swords_to_pay() -> None:
    found = reminded(
        "movement",
        unit("Hero S3", living_death=2),
        unit("Imps 5", uncontrolled=1),
        unit(WIZARD, animates_sword=1),
        spells=(lasting("animated-sword"),),
    )
    assert list(found) == ["living-death", "uncontrolled", "sword-upkeep"]
    assert found["living-death"].role == "target"
    paid = replace(lasting("animated-sword"), kept=True)
    assert not reminded("movement", unit(WIZARD, animates_sword=1), spells=(paid,))


def test_rest_is_for_those_who_lack_points_and_may_have_rested() -> None:
    assert set(reminded("movement", unit(WIZARD))) == {"rest"}
    assert not reminded("movement", unit("Mage Lv3 MP30 MaxMP30"))
    assert not reminded("movement", unit(f"{WIZARD} Sv5+"))
    assert set(reminded("movement", unit(WIZARD, zone_of_life=1))) == {"keeps-zone"}


def test_who_cast_or_moved_is_not_told_to_rest() -> None:
    assert not reminded("movement", unit(WIZARD, unrested=1))
    assert not reminded("movement", unit(WIZARD, moved=1))


def test_who_stands_in_a_zone_that_is_no_more_is_told() -> None:
    inside = unit("Guard 20", in_zone_of_sanctuary=1)
    gone = reminded("movement", inside)["zone-gone"]
    assert (gone.procedure, dict(gone.values)) == (
        "in_zone",
        {"zone": "zone-of-sanctuary", "leaves": "yes"},
    )
    assert not reminded("movement", inside, spells=(lasting("zone-of-sanctuary"),))


def test_who_vanished_may_come_back_and_who_breathes_fire_may_do_so_in_shooting() -> None:
    assert set(reminded("movement", unit("Mage Lv3", vanished=1))) == {"vanished"}
    assert set(reminded("shooting", unit("Mage Lv3", breathes_fire=2))) == {"fire-breath"}


def test_storms_strike_in_combat() -> None:
    assert "strikes" in reminded("combat", spells=(lasting("dust-storm", kind="lasting"),))
    fresh = lasting("dust-storm", kind="lasting", fresh=True)
    assert not reminded("combat", spells=(fresh,))


def test_the_magic_phase_tells_who_may_cast_who_may_not_and_what_runs_out() -> None:
    found = reminded(
        "magic",
        unit("Free Lv1 MP5"),
        unit("Done Lv1 MP5", cast=1),
        unit("Bound Lv1 MP5", bewildered=1),
        unit("Keeper Lv1 MP5", zone_of_sanctuary=1),
        unit("Men 10"),
        spells=(lasting("mystic-mist", kind="counted", value=3),),
    )
    assert [concerned.unit for concerned in found["may-cast"].units] == ["Free"]
    assert [(concerned.unit, concerned.status) for concerned in found["no-casting"].units] == [
        ("Bound", "bewildered"),
        ("Keeper", "zone-of-sanctuary"),
    ]
    assert dict(found["spell-turns"].facts) == {"spell": "mystic-mist", "turns": 3}


def test_nothing_of_magic_is_due_elsewhere_or_as_a_phase_ends() -> None:
    assert not reminded("rally", unit(WIZARD))
    assert not reminded("magic", unit(WIZARD), moment="leaving")


def test_wizards_without_magic_points_are_told_before_the_battle_and_as_they_would_cast() -> None:
    bare, settled = unit("Novice Lv1"), unit(WIZARD)
    before = reminded("deployment", bare, settled, unit("Men 10"))
    assert [concerned.unit for concerned in before["magic-points"].units] == ["Novice"]
    assert before["magic-points"].procedure == "magic_points"
    due = reminded("magic", bare, settled)
    assert [concerned.unit for concerned in due["magic-points"].units] == ["Novice"]
    assert [concerned.unit for concerned in due["may-cast"].units] == ["Mage"]
    assert not reminded("deployment", settled)
