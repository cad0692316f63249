"""Reminders of the Panic of those who saw friends break or die [R L679-690]."""

from __future__ import annotations

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Moment, Reminder, Side, Situation
from rulesets.t9a import RULESET
from tests.rulesets.t9a.test_reminders import named, unit

MEN = unit("Men 20 Ld7")


def alarms(
    *own: Unit, lost: int = 0, moment: Moment = "phase", beyond: str = "on"
) -> dict[str, Reminder]:
    side = Side(own, counters=(("friends-gone:rats", lost),) if lost else ())
    switches = (("beyond", beyond),)
    situation = Situation(1, "combat", side, (), moment=moment, switches=switches)
    found = RULESET.reminders(situation)
    return {each.id: each for each in found if each.procedure == "panic_test"}


def test_panic_of_friends_is_due_until_somebody_was_reckoned_with() -> None:
    broken = unit("Knights 8 Ld8", "fleeing", "fled-combat", "alarms-friends")
    moments: tuple[Moment, ...] = ("phase", "leaving")
    for moment in moments:
        found = alarms(broken, MEN, moment=moment)
        assert named(found["panic-of-friends"]) == ["Knights"]
        assert found["panic-of-friends"].role == "friend"
        assert found["panic-of-friends"].values == (("cause", "broken"),)
        for calm in ("panic-passed", "engaged", "fleeing"):
            assert not alarms(broken, unit("Men 20 Ld7", calm), moment=moment), calm
        assert not alarms(broken, unit("Dead 20 Ld3 [undead]"), moment=moment)
        assert not alarms(broken, MEN, moment=moment, beyond="off"), "the text has no Panic"


def test_panic_of_the_friends_of_who_is_no_more_is_due_as_well() -> None:
    for lost, cause in ((1, "destroyed"), (2, "broken")):
        assert alarms(MEN, lost=lost)["panic-of-the-gone"].values == (("cause", cause),)
    assert not alarms(MEN)
    assert not alarms(unit("Men 20 Ld7", "panic-passed"), lost=1)
