"""Reminders of the phases of movement, magic and shooting."""

from __future__ import annotations

import pytest

from bot.texts.localiser import LOCALES, Localiser
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Lasting, Moment, Side, Situation
from rulesets.t9a import RULESET
from tests.bot.texts.wording import strict
from tests.rulesets.cases import unit_of

LOCALISER = Localiser((RULESET,))


def unit(line: str, *statuses: str) -> Unit:
    return unit_of(RULESET, {"line": line, "statuses": dict.fromkeys(statuses, 1)})


def reminded(
    phase: str,
    *units: Unit,
    counters: tuple[tuple[str, int], ...] = (),
    spells: tuple[Lasting, ...] = (),
    turn: int = 2,
    moment: Moment = "phase",
    beyond: str = "on",
) -> dict[str, list[str]]:
    own = Side(units=units, counters=counters, spells=spells)
    theirs = Side(units=(unit("Seer 1 Lv1 [wizard]"),))
    found = RULESET.reminders(
        Situation(turn, phase, own, (theirs,), moment=moment, switches=(("beyond", beyond),))
    )
    return {reminder.id: [each.unit for each in reminder.units] for reminder in found}


MAGE = "Mage 1 Lv2 [wizard]"
RAMPARTS = Lasting("burning-ramparts", "in-play", 11, 0, fresh=False)


def test_wizards_without_spells_are_to_generate_them() -> None:
    assert reminded("deployment", unit(MAGE))["spells"] == ["Mage", "Seer"]
    assert reminded("deployment", unit(MAGE), moment="leaving")["spells"] == ["Mage", "Seer"]
    assert "spells" not in reminded("movement", unit(MAGE), moment="leaving")


def test_the_flux_comes_before_channelling() -> None:
    assert set(reminded("magic", unit(MAGE))) == {"flux"}
    rolled = reminded("magic", unit(MAGE), counters=(("flux-rolled", 1),))
    assert {"channel", "counter-channel"} <= set(rolled)
    done = (("flux-rolled", 1), ("channelled", 1))
    assert "channel" not in reminded("magic", unit(MAGE), counters=done)


@pytest.mark.parametrize("own", [(MAGE,), ("Captain 1 Ld8 [character, ring-of-fire]",)])
def test_a_phase_of_who_casts_does_not_end_without_the_flux(own: tuple[str, ...]) -> None:
    """The phase begins with it [L947]."""
    units = tuple(unit(each) for each in own)
    assert "flux" in reminded("magic", *units, moment="leaving")
    rolled = (("flux-rolled", 1),)
    assert "flux" not in reminded("magic", *units, moment="leaving", counters=rolled)
    assert "flux" not in reminded("shooting", *units, moment="leaving")


def test_nobody_waits_for_a_flux_of_which_no_die_would_be_used() -> None:
    assert "flux" not in reminded("magic", unit("Men 20 Ld7"), moment="leaving")
    assert "flux" not in reminded("magic", unit(MAGE, "fleeing"), moment="leaving")
    assert "flux" in reminded("magic", unit("Men 20 Ld7"), spells=(RAMPARTS,), moment="leaving")


def test_who_flees_neither_channels_nor_casts() -> None:
    found = reminded("magic", unit(MAGE, "fleeing"), counters=(("flux-rolled", 1),))
    assert found["cannot-cast"] == ["Mage"]
    assert "channel" not in found


def test_what_remains_in_play_may_be_dispelled_and_acts_as_the_phase_ends() -> None:
    assert "in-play" in reminded("magic", spells=(RAMPARTS,))
    assert "spell-due" in reminded("magic", spells=(RAMPARTS,), moment="leaving")
    assert "spell-due" not in reminded("movement", spells=(RAMPARTS,), moment="leaving")


def test_random_movers_and_ambushers_are_named_and_not_by_the_text_alone() -> None:
    units = (unit("Spawn 1 [random-movement]"), unit("Skinks 10", "off-table"))
    found = reminded("movement", *units)
    assert (found["random-movement"], found["ambush"]) == (["Spawn"], ["Skinks"])
    assert "ambush" not in reminded("movement", *units, turn=1)
    assert reminded("movement", *units, beyond="off") == {}


def test_the_last_turn_is_announced() -> None:
    assert "last-turn" in reminded("movement", turn=6)
    assert "last-turn" not in reminded("movement", turn=5)


def test_who_may_not_shoot_is_named_with_the_reason() -> None:
    units = (unit("Archers 10 [bow]", "marched"), unit("Swords 20", "marched"))
    assert reminded("shooting", *units)["cannot-shoot"] == ["Archers"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_such_reminder_has_its_words(locale: str) -> None:
    texts = strict(LOCALISER, locale, "t9a")
    names = ("spells", "flux", "channel", "counter-channel", "cannot-cast", "in-play", "spell-due")
    more = ("random-movement", "ambush", "last-turn", "cannot-shoot")
    assert [name for name in (*names, *more) if not texts.has(f"reminder-{name}")] == []
