"""Decisions among units and sides, as those who take them see them: buttons with their names."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import in_turn

WEAK = "60x M4 WS1 BS3 S1 T1 W1 I1 A1 Ld2 Wide5"
KNIGHTS = "Knights 20 M4 WS9 BS3 S9 T9 W1 I9 A4 Ld9 Wide5"
LORD = "1 M4 WS5 BS5 S4 T4 W2 I5 A3 Ld10 [character]"


async def begin(alice: Player, bruno: Player, game: str, *lines: tuple[Player, str]) -> None:
    """Bring Alice's knights against Mob and Gobs of Bruno."""
    start = f"/battle start game:{game} side_one:Men side_two:Orcs"
    await in_turn(
        (alice, start),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        (alice, f"/unit add {KNIGHTS}"),
        *((bruno, f"/unit add {name} {WEAK}") for name in ("Mob", "Gobs")),
        *lines,
    )


def touches(alice: Player) -> tuple[Player, str]:
    return alice, "/unit link Knights other:Mob"


def plain(told: Told) -> str:
    return told.text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


async def test_a_victor_of_the_ninth_age_picks_whom_it_pursues(
    alice: Player, bruno: Player
) -> None:
    """It goes after one of the broken units [R L609]."""
    both = (bruno, "/unit link Gobs other:Knights")
    await begin(alice, bruno, "t9a", touches(alice), both, (alice, "/battle next phase:combat"))
    told = await alice.types("/fight Knights enemy:Mob; Gobs")
    asked = await alice.presses(told, "Pursue")
    assert asked.buttons[:2] == ["Mob", "Gobs"]
    assert (await bruno.presses(asked, "Gobs")).refused == "not-your-decision"
    done = await alice.presses(asked, "Gobs")
    assert "Knights: Gobs" in plain(done)
    assert (await alice.types("/dice verify")).answer.refused is None


async def test_a_victor_of_blackhammer_picks_the_side_from_which_it_pursues(
    alice: Player, bruno: Player
) -> None:
    """Its player declares the direction of each pursuit [L1940]."""
    flank = (bruno, "/unit link Gobs other:Knights facing:flank")
    await begin(
        alice,
        bruno,
        "blackhammer",
        touches(alice),
        flank,
        (alice, "/battle next phase:close-combat"),
    )
    told = await alice.types("/fight Knights enemy:Mob; Gobs")
    asked = await alice.presses(told, "Pursue")
    done = await alice.presses(asked, "From its flank")
    assert "Out of reach: Gobs" not in plain(done)
    assert "Away: Mob" in plain(done)


async def test_a_challenge_at_a_unit_is_answered_by_one_of_it_and_refused_by_whom_the_foe_picks(
    alice: Player, bruno: Player
) -> None:
    """[L2126]."""
    await begin(
        alice,
        bruno,
        "blackhammer",
        (alice, f"/unit add Baron {LORD}"),
        *((bruno, f"/unit add {name} {LORD}") for name in ("Boss", "Shaman")),
        (alice, "/unit join Baron unit:Knights"),
        *((bruno, f"/unit join {name} unit:Mob") for name in ("Boss", "Shaman")),
        touches(alice),
        (alice, "/battle next phase:close-combat"),
    )
    issued = await alice.types("/resolve challenge values:unit:Baron")
    tapper = Tapper(bruno)
    await tapper.use(issued.message, "Take the challenge up")
    assert tapper.sheet is not None
    assert labels(tapper.sheet) == ["Boss", "Shaman", "Règle"]
    asked = await bruno.presses(issued, "Decline the challenge")
    hidden = await alice.presses(asked, "Shaman")
    assert "Shaman" in hidden.text


async def begin_with_a_champion(alice: Player, bruno: Player) -> None:
    """Let a character fight a unit that has a champion and a character."""
    await begin(
        alice,
        bruno,
        "blackhammer",
        (alice, f"/unit add Baron {LORD}"),
        (bruno, f"/unit add Boss {LORD}"),
        (bruno, "/unit edit Mob change:+champion"),
        (alice, "/unit join Baron unit:Knights"),
        (bruno, "/unit join Boss unit:Mob"),
        touches(alice),
        (alice, "/battle next phase:close-combat"),
    )


async def test_who_hides_is_picked_among_a_champion_and_the_characters_with_him(
    alice: Player, bruno: Player
) -> None:
    """[L2126]."""
    await begin_with_a_champion(alice, bruno)
    issued = await alice.types("/resolve challenge values:unit:Baron")
    asked = await bruno.presses(issued, "Decline the challenge")
    assert asked.buttons[:2] == ["Mob", "Boss"]
    hidden = await alice.presses(asked, "Boss")
    assert "Boss: declined a challenge" in plain(hidden)


@pytest.mark.parametrize("challenged", ["", "; enemy:Mob", "; enemy:Boss"])
@pytest.mark.parametrize("who", ["Mob", "Boss"])
async def test_who_takes_a_challenge_up_is_picked_among_a_champion_and_the_characters_with_him(
    hall: Hall, alice: Player, bruno: Player, challenged: str, who: str
) -> None:
    """His player names one of those in contact, whoever was challenged [L2124]."""
    await begin_with_a_champion(alice, bruno)
    issued = await alice.types(f"/resolve challenge values:unit:Baron{challenged}")
    before = await hall.state(alice)
    tapper = Tapper(bruno)
    await tapper.use(issued.message, "Take the challenge up")
    assert tapper.sheet is not None
    assert labels(tapper.sheet)[:2] == ["Mob", "Boss"]
    typed = await bruno.types("/resolve challenge values:unit:Baron; answer:accept")
    assert typed.refused == "missing-option"
    assert "enemy:Mob" in typed.text
    # Whose the challenger is answers for nobody.
    theirs = await alice.presses(issued, "Take the challenge up")
    assert theirs.refused == "not-your-answer"
    assert await hall.state(alice) == before
    fought = hall.heard(await tapper.use(tapper.sheet, who))
    assert fought.outcome["result"]["opponent"] == who
    after = (await hall.state(alice))[0]
    await bruno.types("/undo")
    assert (await hall.state(alice))[0] == before[0]
    await bruno.types("/redo")
    assert (await hall.state(alice))[0] == after


async def test_the_player_whose_turn_it_is_picks_the_combat_that_is_fought_first(
    alice: Player, bruno: Player
) -> None:
    """[L1350]."""
    await begin(
        alice,
        bruno,
        "blackhammer",
        touches(alice),
        (alice, f"/unit add Spears {WEAK}"),
        (alice, "/unit link Spears other:Gobs"),
    )
    told = await alice.types("/battle next phase:close-combat")
    assert "Men picks which of these combats is fought first" in told.text
    assert (await bruno.types("/fight Gobs")).refused == "combat-order"
    assert (await alice.types("/fight Spears fighting:0 enemy_fighting:0")).answer.refused is None
    assert (await bruno.types("/fight Mob")).answer.refused is None


async def test_the_other_player_picks_the_enemy_that_a_broken_unit_flees_from(
    alice: Player, bruno: Player
) -> None:
    """It flees from the one with the most Full Ranks; where two have as many [R L610]."""
    both = (bruno, "/unit link Gobs other:Knights facing:flank")
    await begin(alice, bruno, "t9a", touches(alice), both, (alice, "/battle next phase:combat"))
    broken = "/combat Knights what:break enemy:Mob lost_by:9 dice:6,6"
    await in_turn((alice, broken))
    asked = await alice.types("/flee Knights dice:3,3")
    assert asked.buttons[:2] == ["Mob", "Gobs"]
    done = await bruno.presses(asked, "Gobs")
    assert "Gobs" in done.text
    assert done.outcome["result"]["distance"] == 6
