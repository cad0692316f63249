"""State of a charged unit before the charges of the phase [L656]."""

from __future__ import annotations

from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit


def state_when_charged(target: Unit | None, stated: str | None = None) -> str:
    """Return what a unit was doing when the charges of this phase were declared [L656].

    All charges are declared before any is moved. A unit that others reached in this phase, and that
    fought nobody before, answers and tests for each charge as one that is not in close combat.

    Raises:
        Refusal: `unit-destroyed` when no model of the unit is left.
    """
    state = state_of(target, stated)
    if state != "engaged" or stated is not None or target is None:
        return state
    contacts = target.linked(CONTACT)
    charged_now = bool(contacts) and all(link.fresh and not link.own for link in contacts)
    return "free" if charged_now else state
