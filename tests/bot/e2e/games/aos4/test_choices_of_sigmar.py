"""Sequences of Age of Sigmar: reserves, commands, choices of their owner, returned models."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.e2e.battles.test_brought import exported
from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.hall import Hall, Player, open_hall
from tests.bot.e2e.playing import battle_of, statuses
from tests.bot.e2e.solo_battle import SoloBattle

LINE = "M5 H2 Sv4+ A2 To3+ Wo3+ Re0 Da1"
GUARD, LORD = f"Guard 10 {LINE} side:Men", f"Lord 1 {LINE.replace('H2', 'H7')} side:Men"
MOB = f"Mob 20 {LINE.replace('H2', 'H1')} side:Orcs"
BRUTES = f"Brutes 3 {LINE.replace('H2', 'H4')} side:Orcs"
MAGE = f"Mage 1 {LINE} [hero, wizard (2)] side:Men"
SHAMAN = f"Shaman 1 {LINE} [hero, wizard (1)] side:Orcs"


@pytest.fixture
def game(hall: Hall, alice: Player) -> SoloBattle:
    return SoloBattle(hall, alice)


async def begin(game: SoloBattle, *units: str) -> None:
    """Start the first turn of Men."""
    player = game.player
    await player.calls("battle start", game="aos4", side_one="Men", side_two="Orcs")
    for unit in units:
        assert (await player.types(f"/unit add {unit}")).answer.refused is None
    game.first = (await game.hall.state(player))[0]
    await game.phase("start-of-round")
    assert (await game.player.types("/battle next first:Men")).answer.refused is None
    game.done += 1


async def two(alice: Player, bruno: Player, *units: str) -> None:
    """Start the first turn of Men, whom Alice plays; Bruno plays the Orcs."""
    await alice.calls("battle start", game="aos4", side_one="Men", side_two="Orcs")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    for unit in units:
        player = alice if unit.endswith("side:Men") else bruno
        assert (await player.types(f"/unit add {unit}")).answer.refused is None
    await alice.calls("battle next", phase="start-of-round")
    await alice.types("/battle next first:Men")


async def test_a_charge_at_nobody_is_measured_at_an_enemy_of_its_player_s_choice(
    alice: Player, bruno: Player
) -> None:
    await two(alice, bruno, GUARD, LORD, MOB, BRUTES)
    await alice.calls("battle next", phase="charge")
    rolled = await alice.types("/charge Guard dice:6,3")
    assert "at most." in rolled.lines[0]
    tapper = Tapper(alice)
    await tapper.use(rolled.message, "Charge gets there")
    assert tapper.sheet is not None
    assert labels(tapper.sheet)[:2] == ["Mob", "Brutes"]
    await tapper.answers("Brutes")
    assert "engaged" in await statuses(alice, "Brutes")
    assert "engaged" not in await statuses(alice, "Mob")


async def test_a_unit_in_reserve_neither_acts_nor_is_picked(game: SoloBattle) -> None:
    """Only units on the battlefield use abilities, and are picked for them [L924]."""
    await begin(game, GUARD, LORD, MOB)
    await game.does("/unit status Guard status:reserve")
    await game.phase("movement")
    await game.refuses("/move what:normal unit:Guard", "act-barred")
    await game.phase("charge")
    await game.refuses("/charge Guard target:Mob distance:4", "no-charge-reserve")
    counter = "/charge what:counter-charge unit:Mob"
    await game.refuses(f"{counter} target:Guard distance:4", "act-shielded")
    await game.does("/unit status Guard status:reserve clear:yes")
    await game.does("/charge Guard target:Mob distance:4 dice:2,2", success=True)
    await game.ends()


async def test_power_through_is_used_once_and_offered_no_more(game: SoloBattle) -> None:
    """Each command once a phase, at an enemy of less Health [L1076, L1197]."""
    await begin(game, GUARD, LORD, MOB, BRUTES)
    await game.phase("charge")
    await game.does("/charge Guard target:Mob distance:4 dice:2,2", success=True)
    await game.does("/charge Lord target:Brutes distance:4 dice:2,2", success=True)
    told = await game.phase("end-of-turn")
    assert "Power Through: Guard, Lord" in told.text
    await game.does("/move what:power-through unit:Guard target:Mob dice:1")
    assert "May use Power Through" not in await game.told()
    await game.refuses("/move what:power-through unit:Lord target:Brutes", "counter-full")
    await game.ends()


async def test_nobody_powers_through_an_enemy_as_hardy(game: SoloBattle) -> None:
    await begin(game, GUARD, BRUTES)
    await game.phase("charge")
    await game.does("/charge Guard target:Brutes distance:4 dice:2,2", success=True)
    told = await game.phase("end-of-turn")
    assert "Power Through" not in told.text


async def test_forward_to_victory_knows_the_charge_that_fell_short(game: SoloBattle) -> None:
    """It rolls the charge of its unit again, at the same enemy [L1159-1163]."""
    await begin(game, GUARD, LORD, MOB)
    await game.phase("charge")
    await game.refuses("/resolve forward_to_victory unit:Guard", "unit-needs-status")
    await game.does("/charge Guard target:Mob distance:9 dice:1,1", success=False)
    told = await game.does("/resolve forward_to_victory unit:Guard dice:6,6", roll=12)
    measured = await game.player.presses(told, "Charge gets there")
    assert measured.answer.refused is None, measured.text
    game.done += 1
    await game.has("Mob", "engaged")
    await game.ends()


async def test_the_tactic_is_chosen_by_the_player_whose_turn_it_is(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """A player chooses a tactic at the start of his own turn [L1719-1723]."""
    await two(alice, bruno, GUARD, MOB)
    line = "/resolve tactical_manoeuvre values:tactic:seize-centre"
    before = await hall.state(alice)
    assert (await bruno.types(line)).refused == "not-your-side"
    assert await hall.state(alice) == before
    assert (await alice.types(line)).answer.refused is None


async def test_an_unbinding_finds_the_only_spell_that_waits(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """A casting roll is unbound by more than itself, in one attempt [L1388-1400]."""
    await two(alice, bruno, GUARD, MAGE, MOB, SHAMAN)
    await alice.calls("battle next", phase="hero")
    await alice.types("/cast Mage spell:Mystic Shield target:Guard dice:4 4")
    await hall.restart()
    told = await bruno.types("/dispel Shaman dice:6 3")
    assert told.outcome["result"]["unbound"] is True
    units = (await battle_of(alice))["units"]
    assert "mystic-shield" not in next(u["statuses"] for u in units if u["name"] == "Guard")
    again = await bruno.types("/dispel Shaman target:Mage dice:6 6")
    assert again.refused == "unbind-tried"


async def test_a_spell_is_unbound_and_due_by_its_name_and_not_its_caster_s(
    alice: Player, bruno: Player
) -> None:
    """A spell just cast is unbound, or not, before it does anything [L1388-1400]."""
    await two(alice, bruno, GUARD, MAGE, SHAMAN)
    await alice.calls("battle next", phase="hero")
    cast = await alice.types("/cast Mage spell:Mystic Shield target:Guard dice:4 4")
    assert "unbind, or let it through?" in cast.text
    shown = await Tapper(alice).desk("Next phase")
    assert "to the spell just cast: unbind it, or let it through" in words(shown)
    assert "Next phase, 1 due" in labels(shown)
    await Tapper(bruno).does("Let it through")
    assert "Next phase" in labels(await Tapper(alice).desk("Next phase"))


@pytest.mark.parametrize("unbound", [False, True])
async def test_a_spell_whose_caster_is_slain_is_still_unbound_or_let_through(
    alice: Player, bruno: Player, *, unbound: bool
) -> None:
    """It was declared, and the reaction to that comes before all else [L202-204, L1388-1400]."""
    await two(alice, bruno, GUARD, MAGE, SHAMAN)
    await alice.calls("battle next", phase="hero")
    await alice.types("/cast Mage spell:Mystic Shield target:Guard dice:4 4")
    await alice.types("/unit damage Mage models:1")
    assert "due" in await Tapper(alice).goes_on()
    tapper = Tapper(bruno)
    await tapper.desk(bearing="Unbind: Shaman")
    if unbound:
        assert (await bruno.types("/dispel Shaman dice:6 3")).answer.refused is None
    else:
        await tapper.does("Let it through")
    assert ("mystic-shield" in await statuses(alice, "Guard")) is not unbound
    assert await Tapper(alice).goes_on() == "Next phase"


async def test_a_tactic_asks_which_unit_it_picks_of_the_general_s_regiment(
    alice: Player, bruno: Player
) -> None:
    """Slay the Entourage picks a unit of the enemy general's regiment [L1741-1743]."""
    warlord = SHAMAN.replace("[hero", "[general, regiment (1), hero")
    mob = MOB.replace(" side", " [regiment (1)] side")
    brutes = BRUTES.replace(" side", " [regiment (1)] side")
    await two(alice, bruno, GUARD, mob, brutes, warlord)
    await alice.calls("battle next", phase="start-of-turn")
    tapper = Tapper(alice)
    await tapper.taps_on("Tactical Manoeuvre")
    await tapper.answers("Slay the Entourage")
    assert tapper.sheet is not None
    assert "Which unit of the enemy general’s regiment?" in words(tapper.sheet)
    await tapper.answers("Brutes")
    assert "entourage" in await statuses(alice, "Brutes")


async def test_models_return_by_abilities_undamaged(game: SoloBattle) -> None:
    """A slain model is back with no damage; that of the unit stays [L841-847, L2580]."""
    await begin(game, GUARD, BRUTES)
    await game.does("/unit damage Brutes wounds:9")
    await game.does("/resolve return_models unit:Brutes returns:1", returned=1)
    assert "Brutes: 2/3, 1 damage allocated" in await game.told()
    await game.does("/resolve return_models unit:Brutes returns:D3 dice:6", returned=1, lost=2)
    await game.refuses("/resolve return_models unit:Brutes returns:1", "nobody-slain")
    await game.ends()


async def test_a_retreat_tells_all_that_it_bars(game: SoloBattle) -> None:
    """A retreat bars moves, shots and charges for that turn [L485-517]."""
    await begin(game, GUARD, MOB)
    await game.does("/unit link Guard other:Mob")
    await game.phase("movement")
    told = await game.does("/move what:retreat unit:Guard dice:1")
    assert "Guard may not move, charge or shoot until this turn ends" in told.text
    await game.ends()


async def test_what_a_spell_brings_waits_for_its_unbinding(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """Reactions come before the effect, and before the wizard's next spell [L202-204, L1377]."""
    cog = f"Cog 1 {LINE} Ban7+ [manifestation] side:Men"
    await two(alice, bruno, MAGE, cog, SHAMAN)
    await alice.calls("battle next", phase="hero")
    await alice.types("/cast Mage spell:Cogs casting_value:6 dice:4 4")
    summons = "/resolve summon wizard:Mage manifestation:Cog"
    before = await hall.state(alice)
    for line in (summons, "/cast Mage spell:Bolt casting_value:6 dice:4 4"):
        assert (await alice.types(line)).refused == "answer-owed"
    assert await hall.state(alice) == before
    await bruno.types("/dispel what:let-through target:Mage")
    assert (await alice.types(summons)).answer.refused is None
    told = await alice.types("/cast Mage spell:Bolt casting_value:6 dice:4 4")
    assert told.answer.refused is None, told.text


async def test_a_spell_that_waits_goes_with_a_battle_that_is_handed_on(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await two(alice, bruno, GUARD, MAGE, MOB, SHAMAN)
    await alice.calls("battle next", phase="hero")
    await alice.types("/cast Mage spell:Mystic Shield target:Guard dice:4 4")
    file = await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "fr")
        await chloe.calls("battle import", file=file)
        await chloe.calls("battle join", side="Orcs")
        told = await chloe.types("/dispel Shaman dice:6 3")
        assert told.outcome["result"]["unbound"] is True
        assert "Mystic Shield ends" in told.text
        assert (await chloe.types("/battle replay")).outcome["differing"] == []


async def test_what_a_step_over_phases_leaves_undone_is_told(game: SoloBattle) -> None:
    """Units in combat must fight, and the turn is scored [L449, L1799]."""
    await begin(game, GUARD, MOB)
    await game.does("/unit link Guard other:Mob")
    await game.phase("charge")
    told = await game.phase("end-of-turn")
    assert "Has not fought: Guard, Mob" in told.text
    assert "has not scored" not in told.text
    assert (await game.player.types("/undo")).answer.refused is None
    game.done -= 1
    told = await game.phase("hero")
    assert "Has not fought: Guard, Mob" in told.text
    assert "Men has not scored this turn" in told.text
    await game.ends()


@pytest.mark.parametrize(
    ("fallen", "result", "winner"),
    [((), "draw", "none"), (("Lord",), "minor", "enemy"), (("Lord", "Claw"), "draw", "none")],
)
async def test_with_equal_points_the_only_general_alive_wins(
    game: SoloBattle, fallen: tuple[str, ...], result: str, winner: str
) -> None:
    """The table knows which generals fell [L1817]."""
    claw = f"Claw 1 {LINE} [hero, general] side:Orcs"
    await begin(game, f"Lord 1 {LINE} [hero, general] side:Men", claw)
    for unit in fallen:
        await game.does(f"/unit damage {unit} wounds:9")
    await game.does("/objective what:victory", result=result, winner=winner)


async def test_a_battle_of_age_of_sigmar_goes_by_rounds_and_not_by_turns(game: SoloBattle) -> None:
    await begin(game, GUARD, MOB)
    told = await game.player.types("/battle next")
    assert "Round 1 · Men" in told.text
    assert "Turn 1" not in told.text


async def test_more_objectives_on_land_than_are_held_are_refused_and_change_nothing(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """Each that lies in enemy territory, or in both, is one of those held [L1823]."""
    await two(alice, bruno, GUARD, MOB)
    await alice.calls("battle next", phase="end-of-turn")
    before = await hall.state(alice)
    score = "/objective border-war objectives:0 in_enemy_territory:yes shared_objectives:3"
    told = await alice.types(f"{score} underdog:yes")
    assert told.refused == "more-on-land-than-held"
    assert "you tell 4 of them and 0 in all" in told.text
    assert await hall.state(alice) == before


@pytest.mark.parametrize(
    ("answers", "gained"),
    [
        (("0",), 0),
        (("1", "0", "yes"), 6),
        (("1", "0", "no", "1"), 5),
        (("2", "0", "yes", "1"), 9),
    ],
)
async def test_where_objectives_lie_is_asked_for_no_more_than_are_held(
    hall: Hall, alice: Player, bruno: Player, answers: tuple[str, ...], gained: int
) -> None:
    """The underdog has a point for each in both territories, and two for the enemy's [L1823]."""
    await two(alice, bruno, GUARD, MOB)
    await alice.calls("battle next", phase="end-of-turn")
    await alice.calls("battle count", what="underdog", value=1)
    tapper = Tapper(alice)
    await tapper.does("Score, Border War", *answers)
    scored = (await hall.entries(alice))[0]
    assert scored.action == "score_border_war"
    assert scored.outcome["gained"] == gained


async def test_a_unit_that_power_through_destroyed_is_asked_about_no_more(game: SoloBattle) -> None:
    """Nobody is in combat with the destroyed as the move ends [L1199-1201]."""
    await begin(game, GUARD, "Runt 1 M4 H1 Sv6+ C1 [infantry] side:Orcs")
    await game.phase("charge")
    await game.does("/charge Guard target:Runt distance:4 dice:2,2", success=True)
    await game.phase("end-of-turn")
    told = await game.does("/move what:power-through unit:Guard target:Runt dice:2")
    assert "Runt: destroyed" in told.text
    assert not any("combat" in each for each in told.buttons), told.buttons
    await game.ends()
