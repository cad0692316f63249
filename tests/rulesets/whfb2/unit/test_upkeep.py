"""Upkeep of weapons, machines, chariots and flyers, told in its phase and only then."""

from __future__ import annotations

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Side, Situation
from rulesets.whfb2 import RULESET
from rulesets.whfb2.unit.upkeep import upkeep_reminders
from tests.rulesets.cases import unit_of


def _unit(line: str, **statuses: int) -> Unit:
    held = {name.replace("_", "-"): value for name, value in statuses.items()}
    return unit_of(RULESET, {"line": line, "statuses": held})


def _told(phase: str, unit: Unit) -> list[tuple[str, str | None]]:
    situation = Situation(2, phase, Side((unit,)), (Side(),))
    return [(reminder.id, reminder.procedure) for reminder in upkeep_reminders(situation)]


DUE = [
    ("movement", _unit("Guns 5 [arquebus]", reloading=1), "loading-weapons", None),
    ("movement", _unit("Gun 1 [cannon]", machine_unloaded=1), "cannon-load", "cannon_reload"),
    ("movement", _unit("Chariot 1 [chariot]", axle_broken=1), "chariot-slides", "chariot_slide"),
    ("movement", _unit("Harpies 5 [hoverer]", fetching=1), "flyers-return", "rearm"),
    ("movement", _unit("Hero 1 T4", poisoned=2), "poison-recovery", "poison_recovery"),
    ("movement", _unit("House 1 T7 W5", on_fire=10), "building-burns", "burning_building"),
    ("shooting", _unit("Mortar 1 [bombard]", repairing=2), "repairing", None),
    ("rally", _unit("Gun 1 [cannon]", heat=2), "cannon-cools", "cannon_rest"),
]


@pytest.mark.parametrize(("phase", "unit", "reminder", "procedure"), DUE)
def test_what_is_due_is_told_in_its_phase_alone(
    phase: str, unit: Unit, reminder: str, procedure: str | None
) -> None:
    assert _told(phase, unit) == [(reminder, procedure)]
    assert [
        _told(other, unit) for other in ("movement", "shooting", "rally") if other != phase
    ] == [
        [],
        [],
    ]


DONE = [
    ("movement", _unit("Gun 1 [cannon]", machine_unloaded=1, loaded_this_turn=1)),
    ("movement", _unit("Harpies 5 [hoverer]", fetching=1, fetching_first_turn=1)),
    ("movement", _unit("Hero 1 T4", poisoned=2, recovered=1)),
    ("movement", _unit("Hero 1 T4", poisoned=3)),
    ("movement", _unit("House 1 T7 W5", on_fire=9)),
    ("rally", _unit("Gun 1 [cannon]", heat=2, fired=1)),
    ("rally", _unit("Gun 1 [cannon]", heat=2, rested=1)),
]


@pytest.mark.parametrize(("phase", "unit"), DONE)
def test_what_is_done_or_cannot_be_is_not_told(phase: str, unit: Unit) -> None:
    assert _told(phase, unit) == []
