"""Owners follow the battles that count, by the organiser's rule, in whichever order."""

from __future__ import annotations

import random

import pytest

from bot.campaign.map.territory import (
    Conquest,
    Fight,
    Grant,
    Region,
    read_conquest,
    territory,
    write_conquest,
)

ANA, BEN, CARL = 1, 2, 3
LINE = (
    Region("Pass", ANA, ("Mine",)),
    Region("Mine", None, ("Pass", "Gate")),
    Region("Gate", BEN, ("Mine", "Keep")),
    Region("Keep", BEN, ("Gate",)),
)
LINKED = Conquest(over_links=True)


def fight(number: int, region: str, winner: int | None, loser: int = CARL) -> Fight:
    parties = (loser, BEN) if winner is None else (winner, loser)
    return Fight(number * 10, number, region, parties, winner)


def test_a_winner_takes_what_nobody_owns_and_what_its_owner_loses() -> None:
    found = territory(LINE, Conquest(), [fight(1, "Mine", ANA, BEN), fight(2, "Pass", BEN, ANA)])
    assert dict(found.owners) == {"Pass": BEN, "Mine": ANA, "Gate": BEN, "Keep": BEN}
    assert [(step.before, step.owner, step.effect) for step in found.steps] == [
        (None, ANA, "taken"),
        (ANA, BEN, "taken"),
    ]


@pytest.mark.parametrize(
    ("rule", "fought", "effect", "owner"),
    [
        (Conquest(), fight(1, "Gate", BEN), "held", BEN),
        (Conquest(), fight(1, "Gate", None), "drawn", BEN),
        (Conquest(), fight(1, "Gate", ANA, CARL), "other-owner", BEN),
        (Conquest(from_owner=False), fight(1, "Gate", ANA, CARL), "taken", ANA),
        (LINKED, fight(1, "Keep", ANA, BEN), "no-link", BEN),
        (LINKED, fight(1, "Mine", ANA, BEN), "taken", ANA),
        (LINKED, fight(1, "Keep", CARL, BEN), "taken", CARL),
        (Conquest(wins=2), fight(1, "Gate", ANA, BEN), "begun", BEN),
    ],
)
def test_the_rule_says_what_a_battle_does(
    rule: Conquest, fought: Fight, effect: str, owner: int
) -> None:
    found = territory(LINE, rule, [fought])
    assert (found.steps[0].effect, found.owners[fought.region]) == (effect, owner)


def test_a_siege_takes_victories_in_a_row() -> None:
    won, lost = fight(1, "Gate", ANA, BEN), fight(2, "Gate", BEN, ANA)
    again = [fight(number, "Gate", ANA, BEN) for number in (3, 4)]
    assert territory(LINE, Conquest(wins=2), [won, lost, again[0]]).owners["Gate"] == BEN
    assert territory(LINE, Conquest(wins=2), [won, lost, *again]).owners["Gate"] == ANA


def test_what_counts_no_longer_is_as_if_it_had_never_been() -> None:
    fights = [
        fight(1, "Mine", ANA, BEN),
        fight(2, "Gate", ANA, BEN),
        fight(3, "Keep", ANA, BEN),
    ]
    assert territory(LINE, LINKED, fights).owners["Keep"] == ANA
    without = territory(LINE, LINKED, [fights[0], fights[2]])
    assert without.owners["Keep"] == BEN
    assert without.steps[-1].effect == "no-link"


def test_an_organisers_change_counts_from_its_moment_on() -> None:
    given = Grant(15, 7, "Mine", CARL)
    early, late = fight(1, "Mine", ANA, BEN), fight(2, "Mine", BEN, CARL)
    assert territory(LINE, Conquest(), [early], [given]).owners["Mine"] == CARL
    assert territory(LINE, Conquest(), [late, early], [given]).owners["Mine"] == BEN
    assert territory(LINE, Conquest(), [], [Grant(15, 7, "Pass", None)]).owners["Pass"] is None
    same = fight(2, "Mine", BEN, CARL)
    moment = Grant(same.at, 8, "Mine", CARL)
    assert territory(LINE, Conquest(), [same], [moment]).owners["Mine"] == BEN


def test_the_order_in_which_battles_are_read_does_not_matter() -> None:
    dice = random.Random(5)  # noqa: S311 - the same battles each time
    fights = [
        fight(number, dice.choice(LINE).name, *dice.sample((ANA, BEN, CARL), 2))
        for number in range(1, 40)
    ]
    expected = territory(LINE, LINKED, fights)
    for _ in range(5):
        dice.shuffle(fights)
        assert territory(LINE, LINKED, fights) == expected


def test_who_may_attack_what() -> None:
    found = territory(LINE, LINKED)
    assert found.targets(ANA) == ("Mine",)
    assert found.targets(BEN) == ("Mine",)
    assert found.targets(CARL) == ("Pass", "Mine", "Gate", "Keep")
    assert territory(LINE, Conquest()).targets(ANA) == ("Mine", "Gate", "Keep")
    assert found.barred("Keep", (ANA, CARL)) == "other-owner"
    assert found.barred("Keep", (ANA, BEN)) == "no-link"
    assert found.barred("Mine", (ANA, BEN)) is None


def test_what_is_not_on_the_map_changes_nothing() -> None:
    found = territory(LINE, Conquest(), [fight(1, "Moon", ANA, BEN)], [Grant(1, 1, "Moon", ANA)])
    assert found.steps == []


def test_a_rule_is_kept_and_read_again() -> None:
    for rule in (Conquest(), Conquest(over_links=True, from_owner=False, wins=3)):
        assert read_conquest(write_conquest(rule, 48)) == rule
    assert read_conquest({}) == Conquest()
