"""Magic items."""

from __future__ import annotations

from typing import Final

from rulesets.core.layer import Beyond
from rulesets.core.procedure import Procedure, declare
from rulesets.t9a.items.catalogue import item_rests, magic_item

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        magic_item,
        source="R L1085-1197",
        actors=(),
        beyond=Beyond("items", ("same", "newer"), rests=item_rests),
    ),
)
"""The chapter's rules."""
