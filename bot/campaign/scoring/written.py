"""A scoring rule as it is kept and handed out: plain values, with tables as players type them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from bot.campaign.scoring.margins import NONE, read_margins, write_margins
from bot.campaign.scoring.rule import MOST_POINTS, TIE_BREAKS, Rule, TieBreak

_Points = Annotated[int, Field(ge=-MOST_POINTS, le=MOST_POINTS)]
_Table = Annotated[str, Field(max_length=2000)]


class _Written(BaseModel):
    """A rule from anywhere, as from a file."""

    model_config = ConfigDict(extra="forbid", strict=True)

    win: _Points
    draw: _Points
    loss: _Points
    bye: _Points
    late: _Points
    own_tables: bool
    table: _Table
    bonus: _Table
    tie_breaks: Annotated[list[TieBreak], Field(max_length=len(TIE_BREAKS))]


def write_rule(rule: Rule) -> dict[str, Any]:
    """Return a rule as plain values."""
    return {
        "win": rule.win,
        "draw": rule.draw,
        "loss": rule.loss,
        "bye": rule.bye,
        "late": rule.late,
        "own_tables": rule.own_tables,
        "table": write_margins(rule.table),
        "bonus": write_margins(rule.bonus),
        "tie_breaks": list(rule.tie_breaks),
    }


def read_rule(written: Mapping[str, Any]) -> Rule:
    """Read a rule that was written.

    Raises:
        ValidationError: it is none.
        Refusal: as `read_margins`.
    """
    kept = _Written.model_validate(written)
    none = NONE[0]
    return Rule(
        kept.win,
        kept.draw,
        kept.loss,
        kept.bye,
        kept.late,
        kept.own_tables,
        read_margins(kept.table or none),
        read_margins(kept.bonus or none),
        tuple(dict.fromkeys(kept.tie_breaks)),
    )
