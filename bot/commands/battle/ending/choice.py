"""The result that a player chooses for the end of a battle: all of it stands in a button."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.battle.actions.ending import Said, needs_agreement, said_in
from bot.commands.request.context import CommandContext
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.results.score import Verdict

RULES: Final = "r"
"""The mark of what the rules make of the points."""
DRAW: Final = "d"
"""The mark of a draw that players say."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A result that a player is choosing; all of it stands in the buttons of the sheet.

    Attributes:
        battle: Id of the battle.
        moment: How many entries its journal had when the sheet was shown.
        result: `r` for what the rules make of the points, `d` for a draw, or the winner's place.
        added: By its place, what a side is to have beyond its points.
    """

    battle: int
    moment: int
    result: str = RULES
    added: tuple[int, ...] = ()

    @property
    def said(self) -> Said | None:
        """The result that it says, None where it leaves that to the rules."""
        if self.result == RULES:
            return None
        return Said(None if self.result == DRAW else int(self.result))

    @property
    def more(self) -> Mapping[int, int]:
        """By its place, what a side is to have beyond its points."""
        return {position: points for position, points in enumerate(self.added) if points}

    def written(self) -> str:
        """Return it as the subject of a button."""
        added = "_".join(str(points) for points in self.added)
        return f"{self.battle}.{self.moment:x}.{self.result}.{added}"


def results(
    context: CommandContext, chosen: Choice, verdict: Verdict, proposed: Mapping[str, Any] | None
) -> Iterator[ButtonSpec]:
    """Yield a button for each result but the one that is proposed.

    That of the rules comes first; where they have none, an end without a winner comes last.
    """
    texts, board = context.texts, context.channel.board
    asks = needs_agreement(board, context.actor)
    known = None if verdict.open else _sign(verdict.winner)
    said = None if proposed is None else said_in(board, proposed)
    taken = RULES if said is None else _sign(said.winner)
    waits = proposed is not None and not chosen.more
    if known is not None and not (waits and taken == RULES):
        label = texts("end-propose" if asks else "end-now")
        yield ButtonSpec("propose", replace(chosen, result=RULES).written(), label)
    for sign, label in (
        *((_sign(side.place), texts("end-side-won", side=side.name)) for side in board.sides),
        (DRAW, texts("end-draw-said")),
    ):
        if sign != known and not (waits and taken == sign):
            yield ButtonSpec("propose", replace(chosen, result=sign).written(), label)
    if known is None and not (waits and taken == RULES):
        yield ButtonSpec("propose", replace(chosen, result=RULES).written(), texts("end-unsaid"))


def _sign(winner: int | None) -> str:
    return DRAW if winner is None else str(winner)
