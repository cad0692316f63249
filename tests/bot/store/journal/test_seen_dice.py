"""Dice that players saw, as a journal's row keeps them."""

from __future__ import annotations

from bot.store.journal.seen_dice import Act, Kept, Seen, Tries, read_seen, renamed, write_seen
from rulesets.dice.handles.mixed import Fallen, Owed


def test_who_is_forgotten_is_named_in_none_of_it() -> None:
    own, other = Act("winds", turn=1, requester_id=12), Act("winds", turn=1, requester_id=13)
    kept = Kept(5, own, (), False, Fallen(owed=(Owed("d6", 3, (2,)),)))
    seen = Seen((kept,), (Tries(own, ((7, (1, 2)),)), Tries(other, ((9, None),))))
    told = write_seen(seen)
    assert told is not None
    assert renamed(told, 14, 99) is None
    changed = renamed(told, 12, 99)
    assert changed is not None
    found = read_seen(changed)
    assert [seen.act.requester_id for seen in (*found.kept, *found.tries)] == [99, 99, 13]
    only = write_seen(Seen(tries=seen.tries))
    assert only is not None
    assert renamed(only, 12, 99) is not None
