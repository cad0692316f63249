"""Options that mean the same in two procedures: the enemy of one is the target of another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from rulesets.core.declaring.procedure import Procedure


def counterpart(
    name: str, procedure: Procedure, others: Iterable[Procedure], given: Collection[str] = ()
) -> str | None:
    """Return the option of a procedure that means the same as one of others, None without one.

    Options that name units mean the same at the same position: first the unit that acts, then the
    other. Options that belong to one are named after it: `enemy_rules`, `target_rules`.

    Args:
        name: An option that the procedure does not have.
        procedure: The procedure.
        others: Those of its game.
        given: Options that are said already: none of them can be meant.
    """
    positions: dict[str, Counter[int]] = {}
    for other in others:
        for index, role in enumerate(other.unit_options):
            positions.setdefault(role, Counter())[index] += 1
    for role in sorted(positions, key=len, reverse=True):
        if name != role and not name.startswith(f"{role}_"):
            continue
        ((index, _),) = positions[role].most_common(1)
        own = procedure.unit_options[index : index + 1]
        found = f"{own[0]}{name.removeprefix(role)}" if own else name
        if found in procedure.said and found not in given:
            return found
    return None
