"""Losses of fights, and how fights are told apart and put together."""

from rulesets.rank_and_flank.round.blows import Fight, changed, linked_units
from rulesets.rank_and_flank.round.losses import added, larger, losses_of, lost_in_both
from rulesets.rank_and_flank.round.outcome import Aftermath, is_great, with_losses
from tests.rulesets.rank_and_flank.round.skirmish import band, meet


def test_units_linked_through_others_share_a_fight() -> None:
    plan = meet((band("A"), band("B"), band("C")), (band("X"), band("Y"), band("Z")))
    assert linked_units(plan, [(0, 3), (4, 1), (1, 3)]) == ((0, 1, 3, 4), (2,), (5,))
    assert linked_units(plan, []) == tuple((unit,) for unit in range(6))


def test_nobody_loses_more_than_he_has() -> None:
    plan = meet((band("A", models=3),), (band("X", models=10),))
    losses = losses_of(Fight(plan, (0, 1)), (5, 4))
    assert losses.wounds == (3, 4)
    assert losses.overkill == (2, 0)
    assert losses.lost == (3, 4)
    assert [(loss.side, loss.index, loss.wounds) for loss in losses.units] == [(0, 0, 3), (1, 0, 4)]


def test_who_is_in_no_fight_loses_nothing_there() -> None:
    plan = meet((band("A"), band("B")), (band("X"), band("Y", target=1)))
    losses = losses_of(Fight(plan, (1, 3)), (2, 1))
    assert losses.wounds == (2, 1)
    assert losses.lost == (0, 2, 0, 1)


def test_losses_of_two_fights_add_up() -> None:
    assert added((1, 2), (3, 4)) == (4, 6)
    assert larger((-1, 2, -1), (3, -1, -1)) == (3, 2, -1)
    assert lost_in_both((0, 2), (3, 0)) == (3, 2)


def test_where_only_chances_are_asked_nothing_is_told_of_each_unit() -> None:
    assert lost_in_both(None, (1,)) is None
    plan = meet((band("A"),), (band("X"),))
    fates = ((Aftermath("engaged"),), (Aftermath("free"),))
    assert with_losses(plan, fates, None) == fates


def test_what_became_of_a_unit_tells_its_losses() -> None:
    plan = meet((band("A", wounds_each=2),), (band("X"),))
    ours, theirs = with_losses(plan, ((Aftermath("stays"),), (Aftermath("fleeing"),)), (3, 4))
    assert (ours[0].state, ours[0].wounds_lost, ours[0].models_lost) == ("stays", 3, 1)
    assert (theirs[0].wounds_lost, theirs[0].models_lost) == (4, 4)


def test_a_combat_of_more_than_four_units_is_great() -> None:
    bands = tuple(band(name) for name in "ABC")
    assert not is_great(meet(bands, (band("X"),)))
    assert is_great(meet(bands, (band("X"), band("Y"))))


def test_a_value_is_changed_at_its_index() -> None:
    assert changed((1, 2, 3), 1, 9) == (1, 9, 3)
