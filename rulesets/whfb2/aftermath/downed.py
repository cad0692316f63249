"""Characters who are down: those of whom nothing stands on the table any more [L7412-7420]."""

from __future__ import annotations

from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal


def check_down(situation: Situation, arguments: Arguments) -> None:
    """Refuse an injury of a character who stands: only who was removed as a casualty has one.

    Raises:
        Refusal: `still-stands`.
    """
    unit = arguments["unit"]
    standing = (member.name for member in situation.members if member.models > 0)
    if unit is not None and unit.models > 0 and unit.name in standing:
        raise Refusal("still-stands", unit=unit.name)
