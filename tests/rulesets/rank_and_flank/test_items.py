"""Magic items: which a model may have together."""

from dataclasses import dataclass

from rulesets.rank_and_flank.items import ItemLegality, beyond_family, judged, over_allowance


@dataclass(frozen=True)
class Charm:
    """An item of the tests."""

    id: str
    family: str


def test_a_family_counts_from_its_second_item_on() -> None:
    held = [Charm("axe", "weapon"), Charm("ring", "talisman"), Charm("bow", "weapon")]
    assert beyond_family(held) == {"bow"}
    assert beyond_family([*held, Charm("mace", "weapon")]) == {"bow", "mace"}
    assert beyond_family(held[:2]) == frozenset()


def test_points_are_held_to_an_allowance_that_is_known() -> None:
    assert over_allowance(51, 50)
    assert not over_allowance(50, 50)
    assert not over_allowance(500, None)


def test_items_are_legal_that_break_no_rule() -> None:
    assert judged(0, 45) == ItemLegality(legal=True, breaches=0, points=45)
    assert judged(2, 45) == ItemLegality(legal=False, breaches=2, points=45)
