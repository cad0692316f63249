"""A second layer: what is borrowed is held back without it, and says what it rests on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

import pytest

from rulesets.core.battlefield.amount import Amount
from rulesets.core.books.spell import Lore, Spell
from rulesets.core.books.table import Table
from rulesets.core.declaring.house import House, HouseRule
from rulesets.core.declaring.layer import Beyond, Layer, Witness
from rulesets.core.declaring.parameter import Choice, SpellName
from rulesets.core.declaring.procedure import declaration_of, procedure
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handle import Dice
from tests.example.reeds import RULESET

LAYER = Layer("0.9", "beyond", (Witness("draft", "0.8", "R"), Witness("old", "0.5", "10")))
HOUSE = HouseRule("beyond", ("on", "off"), "L1")


@dataclass(frozen=True, slots=True)
class Flood:
    high: bool


def flood(
    dice: Dice, *, beyond: Annotated[str, Choice(("on", "off")), House("beyond")] = "on"
) -> Flood:
    return Flood(beyond == "on" and dice.check(4, "footing"))


def game(mark: Beyond) -> Ruleset:
    return replace(
        RULESET,
        procedures=(declaration_of(procedure(source="L1", beyond=mark)(flood)),),
        house_rules=(HOUSE,),
        layer=LAYER,
    )


def test_a_rule_that_the_text_lacks_is_held_back_without_the_layer() -> None:
    refusal = Beyond("floods", ("draft",)).held_back(LAYER, {"beyond": "off"})
    assert refusal is not None
    assert refusal.code == "not-in-the-text"
    assert refusal.facts == {"lacks": "floods", "house": "beyond", "text": "0.9"}


@pytest.mark.parametrize("switches", [{}, {"beyond": "on"}, {"other": "off"}])
def test_it_is_played_with_the_layer(switches: dict[str, str]) -> None:
    assert Beyond("floods", ("draft",)).held_back(LAYER, switches) is None


def test_a_rule_of_which_the_text_has_some_is_never_held_back() -> None:
    mark = Beyond("floods", ("draft",), switch="beyond")
    assert mark.held_back(LAYER, {"beyond": "off"}) is None


def test_what_is_played_by_the_text_alone_rests_on_nothing_else() -> None:
    mark = Beyond("floods", ("draft",), switch="beyond")
    assert mark.borrowed({"beyond": "on"}, Flood(True)) == ("draft",)
    assert mark.borrowed({"beyond": "off"}, Flood(False)) == ()


def test_what_is_played_by_the_text_alone_tells_whether_anything_is_left_out() -> None:
    mark = Beyond("floods", ("draft",), switch="beyond", rests=lambda _, flood: ("draft",) * flood)
    assert mark.left_out({"beyond": "off"}, True)
    assert not mark.left_out({"beyond": "off"}, False)
    assert not mark.left_out({"beyond": "on"}, True)
    assert not Beyond("floods", ("draft",)).left_out({"beyond": "off"}, True)


def test_an_outcome_may_rest_on_less_than_its_rule() -> None:
    def rests(_arguments: object, result: Flood | None) -> tuple[str, ...]:
        return ("old",) if result is None or result.high else ()

    mark = Beyond("floods", ("draft", "old"), rests=rests)
    assert mark.borrowed({}) == ("draft", "old")
    assert mark.borrowed({"beyond": "on"}) == ("old",)
    assert mark.borrowed({"beyond": "on"}, Flood(True)) == ("old",)
    assert mark.borrowed({"beyond": "on"}, Flood(False)) == ()


def test_a_game_names_only_witnesses_that_it_has() -> None:
    assert game(Beyond("floods", ("draft",))).layer is LAYER
    with pytest.raises(TypeError, match="flood rests on"):
        game(Beyond("floods", ("hearsay",)))
    with pytest.raises(TypeError, match="flood rests on"):
        replace(game(Beyond("floods", ("draft",))), layer=None)


SPELLS = tuple(
    Spell(name, "rivers", 1, (7,), ("hex",), "instant", "unit", source, witness=witness)
    for name, source, witness in (("ripple", "L3", None), ("deluge", "R L3", "old"))
)


@dataclass(frozen=True, slots=True)
class Cast:
    cast: bool


def cast(dice: Dice, *, spell: Annotated[str, SpellName(SPELLS)]) -> Cast:
    return Cast(dice.check(4, spell))


def test_a_borrowed_spell_marks_whatever_names_it() -> None:
    rule = declaration_of(procedure(source="L2")(cast))
    assert rule.borrowed({"spell": "deluge"}) == ("old",)
    assert rule.borrowed({"spell": "ripple"}) == ()
    assert rule.borrowed({"spell": "of their own"}) == ()
    both = declaration_of(procedure(source="L2", beyond=Beyond("casting", ("draft", "old")))(cast))
    assert both.borrowed({"spell": "deluge"}, Cast(True)) == ("draft", "old")


def test_a_borrowed_spell_is_held_back_without_the_layer() -> None:
    rule, off = declaration_of(procedure(source="L2")(cast)), {"beyond": "off"}
    refusal = rule.held_back(LAYER, off, {"spell": "deluge"})
    assert refusal is not None
    assert refusal.facts["lacks"] == "borrowed-spell"
    assert rule.held_back(LAYER, {}, {"spell": "deluge"}) is None
    assert rule.held_back(LAYER, off, {"spell": "ripple"}) is None
    assert rule.held_back(LAYER, off) is None


def test_what_rests_on_nothing_borrowed_is_played_without_the_layer() -> None:
    mark = Beyond("floods", ("draft",), rests=lambda given, _: ("draft",) * given["high"])
    assert mark.held_back(LAYER, {"beyond": "off"}, {"high": False}) is None
    assert mark.held_back(LAYER, {"beyond": "off"}, {"high": True}) is not None


def test_data_names_only_witnesses_that_the_game_has() -> None:
    known = Table("floods", "R L7", Amount(1), (), "old")
    assert replace(game(Beyond("floods", ("draft",))), tables=(known,)).tables == (known,)
    with pytest.raises(TypeError, match="floods rests on hearsay"):
        replace(RULESET, layer=LAYER, tables=(replace(known, witness="hearsay"),))
    with pytest.raises(TypeError, match="deluge rests on old"):
        replace(RULESET, lores=(Lore("rivers", "L1", SPELLS),))


def test_a_phase_rests_on_a_witness_of_the_layer() -> None:
    phase = replace(RULESET.phases[0], witness="nobody")
    with pytest.raises(TypeError, match="nobody"):
        replace(RULESET, phases=(phase,), house_rules=(HOUSE,), layer=LAYER)
