"""Pieces of terrain: cover, sight, and the troops in danger [R L886-934]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.books.catalogue import Id, read_catalogue
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Rules
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.t9a.unit.options import One, YesNo
from rulesets.t9a.unit.rule_sources import behind, in_order
from rulesets.t9a.unit.vocabulary import TYPES

Cover: TypeAlias = Literal["none", "light", "heavy"]

_MOUNTED: Final = ("cavalry", "monstrous-cavalry", "chariot")
DANGER_RULES: Final = (*TYPES, "fireborn", "flaming-attacks", "fly", "skirmishers", "strider")
"""Special rules by which terrain is dangerous for a unit, or not."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Where it is described.
        witness: Which other text it rests on.
        cover: What cover it gives.
        cover_behind: What it gives who is wholly off it, where that is more.
        needs: Whether half the target must be `hidden` by it, `inside`, or `defending` it.
        spares_large: Whether Large Targets have no cover from it.
        blocks_sight: Whether no line of sight goes through.
        entered: Whether units may go in.
        dangerous: Troop types that it is dangerous for.
        everybody: Whether it is dangerous for all but Skirmishers.
        flying: Whether it is dangerous for who flies into it or out of it.
        burning: Whether it is dangerous for models with Flaming Attacks.
        flammable: Whether a unit with half of it inside burns well.
        fails_mounted: The highest face that wounds cavalry and chariots.
    """

    id: Id
    source: str
    witness: str
    cover: Cover = "none"
    cover_behind: Cover | None = None
    needs: Literal["nothing", "hidden", "inside", "defending"] = "nothing"
    spares_large: bool = False
    blocks_sight: bool = False
    entered: bool = True
    dangerous: tuple[str, ...] = ()
    everybody: bool = False
    flying: bool = False
    burning: bool = False
    flammable: bool = False
    fails_mounted: Annotated[int, Field(ge=1, le=6)] = 1

    def danger(self, rules: SpecialRules, *, flying: bool = False) -> int:
        """Return the highest face that wounds a unit moving through it, 0 where none does."""
        if "strider" in rules:
            return 0
        mounted = any(rules.holds(rule) for rule in _MOUNTED)
        threatened = (
            any(rules.holds(rule) for rule in self.dangerous)
            or (self.everybody and "skirmishers" not in rules)
            or (self.flying and flying)
            or (self.burning and "flaming-attacks" in rules)
        )
        if not threatened:
            return 0
        return self.fails_mounted if mounted else 1

    def heeded(self, rules: SpecialRules) -> SpecialRules:
        """Return those of a unit's rules by which it is dangerous for it, or is not."""
        told = [rule for rule, holds in self._heeds if holds]
        return rules.only(("strider", *told) if told or self.dangerous or self.flying else ())

    @property
    def _heeds(self) -> tuple[tuple[str, bool], ...]:
        return (("skirmishers", self.everybody), ("flaming-attacks", self.burning))


PIECES: Final = read_catalogue(files("rulesets.t9a") / "data" / "terrain.toml", "pieces", Piece)

PieceName: TypeAlias = Annotated[str, Choice(tuple(PIECES))]
DangerRules: TypeAlias = Annotated[SpecialRules, Rules(DANGER_RULES), Fill("unit", "rules")]


@dataclass(frozen=True, slots=True)
class PieceFound:
    """The effects of a piece of terrain.

    Attributes:
        cover: What cover it gives.
        cover_behind: What it gives who is wholly off it.
        needs: Whether half the target must be `hidden` by it, `inside`, or `defending` it.
        blocks_sight: Whether no line of sight goes through.
        entered: Whether units may go in.
        flammable: Whether a unit with half of it inside burns well.
        danger: The highest face of a Dangerous Terrain test that wounds the unit; 0 for none.
    """

    cover: str
    cover_behind: str
    needs: str
    blocks_sight: bool
    entered: bool
    flammable: bool
    danger: int


def piece_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what it rests on: the piece, and the rules of the unit that change its danger."""
    piece = PIECES[arguments["piece"]]
    return in_order(piece.witness, *behind(piece.heeded(arguments["rules"])))


@procedure(
    source="R L886-934",
    command="terrain",
    variant="piece",
    actors=(),
    beyond=Beyond("terrain", ("same", "newer", "draft"), rests=piece_rests),
)
def terrain_piece(
    _dice: Dice,
    *,
    piece: PieceName,
    unit: One = None,  # noqa: ARG001 - its rules are read
    rules: DangerRules = NO_RULES,
    flying: YesNo = False,
) -> PieceFound:
    """Tell what a piece of terrain does, and whether it is dangerous for a unit [R L886-934].

    Args:
        piece: Which.
        unit: Who moves or stands there.
        rules: Its troop type, and what spares it.
        flying: Whether it takes off or lands there.
    """
    found = PIECES[piece]
    return PieceFound(
        found.cover,
        found.cover_behind or found.cover,
        found.needs,
        found.blocks_sight,
        found.entered,
        found.flammable,
        found.danger(rules, flying=flying),
    )
