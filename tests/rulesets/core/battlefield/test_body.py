"""A unit and the characters in it as one: values by field, rules, bearers, what enemies face."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.rules import SpecialRule, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.ruleset.composing import composed
from rulesets.core.ruleset.game import Joining, ProfileField, Ruleset, Status

_GAME: Final = Ruleset(
    id="composed",
    texts=Path(),
    procedures=(),
    profile=(
        ProfileField("m", ("M",), 0, 20, joined="worst", of="on-foot"),
        ProfileField("w", ("W",), 0, 20),
        ProfileField("ld", ("Ld",), 0, 10, joined="best", of="not-mute"),
        ProfileField("cost", ("Pts",), 0, 5000, joined="sum"),
    ),
    rules=(
        *(SpecialRule(rule) for rule in ("character", "monster", "standard")),
        SpecialRule("fear", faced=True, to_carrier="fear"),
    ),
    statuses=(Status("hides", mute=True),),
    joining=Joining("character", carriers=("monster",)),
)


def unit(name: str, *rules: str, models: int = 1, status: str = "", **profile: int | str) -> Unit:
    """Return a unit of the game above."""
    return Unit(
        name,
        models=models,
        profile=tuple(
            (field, read_amount(str(value), halves=True)) for field, value in profile.items()
        ),
        rules=SpecialRules(frozenset((rule, None) for rule in rules)),
        statuses=((status, 1),) if status else (),
    )


MEN: Final = unit("Men", models=20, m=8, ld=7, cost=200)


def test_a_unit_by_itself_stays_as_it_is() -> None:
    assert composed(_GAME, MEN, ()) is MEN


def test_each_field_counts_in_its_own_way() -> None:
    dwarf = unit("Dwarf", "character", m=3, w=2, ld=9, cost=50)
    both = composed(_GAME, MEN, (dwarf,))
    assert {field: both.number(field) for field in ("m", "ld", "cost")} == {
        "m": 3,
        "ld": 9,
        "cost": 250,
    }
    assert both.find("w") is None
    assert both.alone("m") == Amount(8)


@pytest.mark.parametrize(("first", "second", "slow"), [("7.5", "8", "7.5"), ("8", "7.5", "7.5")])
def test_a_half_is_less_than_the_next_whole(first: str, second: str, slow: str) -> None:
    both = composed(_GAME, unit("Men", m=first), (unit("Hero", "character", m=second),))
    assert str(both.find("m")) == slow


def test_halves_add_up() -> None:
    both = composed(_GAME, unit("Men", cost="7.5"), (unit("Hero", "character", cost="2.5"),))
    assert both.find("cost") == Amount(10)


def test_who_hides_slows_his_unit_and_lends_it_nothing() -> None:
    coward = unit("Coward", "character", status="hides", m=4, ld=9)
    both = composed(_GAME, MEN, (coward,))
    assert (both.number("m"), both.number("ld")) == (4, 7)


def test_who_is_carried_does_not_slow_what_carries_him() -> None:
    ridden = composed(
        _GAME, unit("Griffon", "monster", m=6), (unit("Lord", "character", "fear", m=4),)
    )
    assert ridden.number("m") == 6
    assert "fear" in ridden.rules
    assert not ridden.faced.items


def test_enemies_face_the_fear_of_a_character_alone() -> None:
    ghoul = unit("Ghoul", "character", "fear")
    both = composed(_GAME, MEN, (unit("Lord", "character"), ghoul))
    assert "fear" not in both.rules
    faced = both.body.faced(("terror", "fear"))
    assert (faced.kinds, faced.by) == (("fear",), (ghoul,))
    assert both.body.faced(("terror",)).by == ()
    assert MEN.body.faced(("fear",)).kinds == ()


def test_enemies_face_the_fear_of_all_who_have_it() -> None:
    ghoul = unit("Ghoul", "character", "fear")
    dead = composed(_GAME, unit("Dead", "fear", models=9), (ghoul,))
    assert [member.name for member in dead.body.faced(("fear",)).by] == ["Dead", "Ghoul"]


def test_a_body_knows_who_is_in_it() -> None:
    bearer = unit("Bearer", "character", "standard", ld=8)
    lord = unit("Lord", "character", ld=9, status="hides")
    both = composed(_GAME, MEN, (bearer, lord))
    body = both.body
    assert [member.name for member in body.members] == ["Men", "Bearer", "Lord"]
    assert [at for at, _ in body.numbered] == [1, 2]
    assert (body.includes("Lord"), body.includes("Men")) == (True, False)
    assert (body.has_any("character"), body.has_any("fear")) == (True, False)
    assert (body.any_is("hides"), body.any_is("fleeing")) == (True, False)
    assert body.place_of("standard") == 1
    assert body.place_of("fear") is None
    assert body.bearer("standard") is bearer
    assert body.bearer("character", "hides") is bearer
    assert body.bearer("fear") is None


def test_the_leader_is_who_has_the_highest_value() -> None:
    lord = unit("Lord", "character", ld=9, status="hides")
    both = composed(_GAME, MEN, (unit("Boy", "character", ld=7), lord))
    assert both.body.leader("ld") is lord
    led = both.body.leader("ld", "hides")
    assert led is not None
    assert led.name == "Men"
    assert both.body.leader("ws") is None


def test_parts_of_a_body_are_units_again() -> None:
    heroes = (unit("Lord", "character"), unit("Mage", "character"))
    body = composed(_GAME, MEN, heroes).body
    assert body.alone.body.members == (body.alone,)
    assert body.without(("Lord",)).body.joined == heroes[1:]
    assert body.without(("Nobody",)) is body.unit
    assert body.keeping(heroes[:1]).body.joined == heroes[:1]
