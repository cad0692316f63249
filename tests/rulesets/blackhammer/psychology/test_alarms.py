"""Reminders of the Panic of those who saw friends break or die [L1994-1996]."""

from __future__ import annotations

from tests.rulesets.blackhammer.test_reminders import named, reminded, unit


def test_the_panic_of_friends_is_due_until_one_was_reckoned_with() -> None:
    broken, men = unit("Knights 8 M8", "fleeing", "alarms-friends"), unit("Men 20 M4")
    gone = (("friends-gone:rats", 1),)
    for moment in ("phase", "leaving"):
        found = reminded("close-combat", broken, men, moment=moment)
        assert named(found["panic-of-friends"]) == ["Knights"]
        assert found["panic-of-friends"].role == "friend"
        assert "panic-of-friends" not in reminded("close-combat", broken, moment=moment)
        tested = unit("Men 20 M4", "panic-tested")
        assert "panic-of-friends" not in reminded("close-combat", broken, tested, moment=moment)
        lost = reminded("shooting", men, counters=gone, moment=moment)["panic-of-the-gone"]
        assert lost.values == (("cause", "destroyed"),)
        assert "panic-of-the-gone" not in reminded("shooting", men, moment=moment)
