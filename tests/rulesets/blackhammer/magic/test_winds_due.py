"""Winds of magic that a phase should not end without."""

from __future__ import annotations

from rulesets.core.results.reminder import Lasting
from tests.rulesets.blackhammer.test_reminders import reminded, unit


def test_a_phase_of_who_casts_does_not_end_without_the_winds() -> None:
    """They are the first step of the phase [L742-766]."""
    mage = unit("Mage 1 Lv2")
    assert reminded("magic", mage, moment="leaving")["winds"].procedure == "winds_of_magic"
    bearer = unit("Captain 1 Ld8 [character, bound-spell (3)]")
    assert "winds" in reminded("magic", bearer, moment="leaving")
    rolled = (("winds-rolled", 1),)
    assert "winds" not in reminded("magic", mage, moment="leaving", counters=rolled)
    assert "winds" not in reminded("shooting", mage, moment="leaving")


def test_nobody_waits_for_winds_of_which_no_die_would_be_used() -> None:
    net = Lasting("Net", "in-play", 9, 2, fresh=False)
    assert "winds" not in reminded("magic", unit("Men 20"), moment="leaving")
    assert "winds" not in reminded("magic", unit("Mage 1 Lv2", "fleeing"), moment="leaving")
    assert "winds" in reminded("magic", unit("Men 20"), spells=(net,), moment="leaving")
