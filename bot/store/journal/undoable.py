"""Rules of what undo may take back, told as an action is accepted."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.store.journal.record import REOPENED, Change
from rulesets.core.ruleset.game import Ruleset

_STAYS: Final = frozenset({"battle-start", "battle-end", REOPENED, "dice-reveal", "undo", "redo"})
"""Actions that stay: a revealed seed cannot be hidden again."""
SEATS: Final = frozenset(
    {
        *("battle-join", "battle-leave", "battle-seat-given", "battle-seat-taken"),
        "battle-chair-agreed",
    }
)
"""Actions about who sits where: a seat is left and taken anew, and undo passes all of it by."""


def may_be_undone(
    action: str,
    binding: Mapping[str, Sequence[int]],
    changes: Sequence[Change],
    game: Ruleset | None,
) -> bool:
    """Return whether an action can be taken back.

    What was done with a battle's rules can even where it changed nothing, as a failed rally:
    otherwise undo would pass over it and take back what came before.

    Args:
        action: Its id.
        binding: Ids of the units of the battle that it named.
        changes: What it changed.
        game: The game of the battle it was done in, None outside battles.
    """
    if changes:
        return action not in _STAYS | SEATS
    procedure = game.by_id.get(action) if game is not None else None
    if procedure is None or procedure.repeatable:
        return False
    # What concerns neither units nor sides is anybody's to ask, so it must not stand in the way.
    return procedure.at_large or any(binding.values())
