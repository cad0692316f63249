"""Due acts of Age of Sigmar as the desk has them: red buttons, side by side, counted once."""

from __future__ import annotations

from typing import Final

import pytest

from localdiscord import Message
from tests.bot.e2e.desk.tapping import Tapper, controls, labels
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import in_turn

_PRIMARY: Final = 1
"""Discord's number for the style of a button that stands out."""
GUARD = (
    "Liberators 5 M5 H2 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [infantry]",
    "Raptors 3 M5 H2 Sv4+ C1 A2 To4+ Wo3+ Re0 Da1 Ra18 SA2 STo3+ SWo3+ SRe1 SDa1 [infantry]",
    "Dracoths 2 M10 H5 Sv3+ C1 A4 To3+ Wo3+ Re1 Da2 [cavalry]",
    "Lord 1 M12 H8 Sv3+ C2 A5 To3+ Wo3+ Re2 Da2 [cavalry, general, hero]",
    "Arcanist 1 M5 H5 Sv4+ C2 A3 To4+ Wo4+ Re1 Da1 [hero, infantry, wizard (1)]",
    "Relictor 1 M5 H6 Sv3+ C2 A3 To3+ Wo3+ Re1 Da2 [hero, infantry, priest (1)]",
)
HORDE = (
    "Clanrats 20 M6 H1 Sv5+ C1 A2 To4+ Wo5+ Re0 Da1 [infantry]",
    "Ogors 3 M6 H4 Sv5+ C1 A4 To4+ Wo3+ Re0 Da2 [infantry]",
    "Gnawers 5 M7 H2 Sv5+ C1 A3 To4+ Wo4+ Re0 Da1 [infantry]",
    "Clawlord 1 M9 H7 Sv4+ C2 A5 To3+ Wo4+ Re1 Da2 [cavalry, general, hero]",
    "Seer 1 M6 H6 Sv4+ C2 A3 To4+ Wo4+ Re1 Da1 [hero, infantry, wizard (2)]",
)
CAST = "/cast wizard:Arcanist spell:Fog target:Clanrats casting_value:5 dice:6 5"


def red(message: Message) -> list[str]:
    """Return the buttons that stand out, in order, without those that always do."""
    shown = (each for each in controls(message) if each.get("style") == _PRIMARY)
    return [str(each["label"]) for each in shown if not each["label"].startswith("Next phase")]


def lists(message: Message) -> list[str]:
    """Return what the lists of a message are called."""
    return [str(each["placeholder"]) for each in controls(message) if "placeholder" in each]


async def begun(hall: Hall, sides: tuple[str, str], *armies: tuple[str, ...]) -> Tapper:
    """Return the player of the first side, as its first turn may begin."""
    tapper, bruno = Tapper(hall.player("Ana", "en")), hall.player("Bruno", "fr")
    start = f"/battle start game:aos4 side_one:{sides[0]} side_two:{sides[1]}"
    await in_turn((tapper.player, start))
    for player, side, units in zip((tapper.player, bruno), sides, armies, strict=True):
        await in_turn((player, f"/battle join side:{side}"))
        await in_turn(*((player, f"/unit add {each}") for each in units))
    await in_turn((tapper.player, "/battle next phase:start-of-round"))
    return tapper


@pytest.fixture
async def ana(hall: Hall) -> Tapper:
    return await begun(hall, ("Ours", "Theirs"), GUARD, HORDE)


async def turn(ana: Tapper, phase: str) -> None:
    await in_turn((ana.player, f"/battle next phase:{phase} first:Ours"))


async def test_the_two_answers_to_a_spell_stand_first_and_red(ana: Tapper) -> None:
    """A spell that is cast is unbound or let through before anything else [L202-204, L1377]."""
    await turn(ana, "hero")
    await in_turn((ana.player, CAST))
    shown = await ana.desk(bearing="Theirs: Let it through")
    assert red(shown) == ["Unbind: Seer", "Theirs: Let it through"]
    assert not [each for each in lists(shown) if "due" in each]
    assert red(await ana.own_desk()) == ["Unbind: Seer", "Theirs: Let it through"]
    await ana.taps_on("Theirs: Let it through")
    assert ana.told == []
    bruno = Tapper(ana.hall.player("Bruno", "fr"))
    await bruno.does("Theirs: Let it through")
    assert red(await ana.desk("Next phase", lacking="Theirs: Let it through")) == []


async def test_several_who_may_unbind_stand_in_a_row_by_their_names(
    hall: Hall, ana: Tapper
) -> None:
    bruno = hall.player("Bruno", "fr")
    wizard = "1 M6 H6 Sv4+ C2 A3 To4+ Wo4+ Re1 Da1 [hero, infantry, wizard (1)]"
    await in_turn(
        (bruno, f"/unit add Warlock {wizard}"), (bruno, f"/unit add Plaguepriest {wizard}")
    )
    await turn(ana, "hero")
    await in_turn((ana.player, CAST))
    shown = await ana.desk("Next phase, 1 due", bearing="Theirs: Let it through")
    assert red(shown) == ["Theirs: Let it through", "Seer", "Warlock", "Plaguepriest"]
    assert not [each for each in lists(shown) if "due" in each]


async def test_how_a_charge_ended_is_told_by_two_buttons_side_by_side(ana: Tapper) -> None:
    """A charge that ends over half an inch from the enemy is none [L507-517]."""
    await turn(ana, "charge")
    await ana.does("Charge: Dracoths", "Clanrats")
    shown = await ana.desk("Next phase, 1 due")
    assert red(shown) == ["Charge gets there: Dracoths", "Charge falls short: Dracoths"]
    await ana.does("Charge falls short: Dracoths")
    assert red(await ana.desk("Next phase", lacking="Charge falls short")) == []


async def test_of_a_choice_with_two_answers_one_is_due(ana: Tapper) -> None:
    """The side that deployed first chooses who takes the first turn [L430]."""
    await ana.does("Ours")
    shown = await ana.desk("Next phase, 1 due")
    assert red(shown)[:2] == ["Take the first turn", "Leave it to the enemy"]
    assert not [each for each in lists(shown) if "2 due" in each]


async def test_who_holds_objectives_is_settled_before_the_turn_is_scored(ana: Tapper) -> None:
    """Control comes at the end of each turn, and the points go by it [L999-1005, L1799]."""
    await turn(ana, "end-of-turn")
    shown = await ana.desk("Next phase, 1 due")
    assert red(shown) == ["Objective", "Score, Border War"]
    await ana.does("Objective", "Obj. 2", "the enemy", "ours")
    await ana.does("Score, Border War")
    assert red(await ana.desk("Next phase", lacking="Score, Border War")) == []


async def test_a_list_of_what_is_seldom_done_is_named_after_its_only_act(hall: Hall) -> None:
    """The enemy may answer a charge by one of its own, with any of its units [L1145-1153]."""
    horde = tuple(HORDE[0].replace("Clanrats", name) for name in ("Rats", "Cats", "Bats"))
    ana = await begun(hall, ("Us", "Foe"), GUARD[2:3], horde)
    await in_turn((ana.player, "/battle next phase:charge first:Us"))
    assert lists(await ana.desk("Charge: Dracoths")) == ["Foe · Counter-charge (3)"]


async def test_a_tactic_that_is_open_is_due_and_told_once(ana: Tapper) -> None:
    """A battle tactic completed at the end of the turn is worth 4 victory points [L1731-1733]."""
    await turn(ana, "start-of-turn")
    chosen = "/resolve tactical_manoeuvre values:tactic:seize-centre"
    await in_turn((ana.player, chosen), (ana.player, "/battle next phase:end-of-turn"))
    shown = await ana.desk("Next phase, 2 due")
    assert red(shown) == ["Objective", "Battle tactic", "Score, Border War"]
    await ana.does("Objective", "Obj. 2", "the enemy", "ours")
    await ana.does("Score, Border War")
    assert red(await ana.desk("Next phase, 1 due", lacking="Score")) == ["Battle tactic"]
    await ana.does("Battle tactic", "2")
    shown = await ana.desk("Next phase, 1 due", bearing="Score, Border War")
    assert "Battle tactic" not in red(shown)
    await ana.does("Score, Border War")
    shown = await ana.desk("Next phase", lacking="Score, Border War")
    assert red(shown) == []


async def test_who_flies_bounces_over_nobody_without_the_ability(hall: Hall) -> None:
    """The ability of Squig Hoppers, on their warscroll [L1932-1957]."""
    flies = GUARD[2].replace("[cavalry]", "[cavalry, fly]")
    hops = "Squigs 5 M6 H2 Sv6+ C1 A2 To4+ Wo5+ Re0 Da1 [cavalry, fly, boing]"
    ana = await begun(hall, ("Us", "Foe"), (flies, hops), HORDE[:1])
    await in_turn((ana.player, "/battle next phase:movement first:Us"))
    shown = await ana.desk("Next phase")
    assert [each for each in labels(shown) if "Boing" in each] == ["Boing! Boing! Boing!: Squigs"]
