"""State of spells and prayers of Age of Sigmar: those used, those that may be unbound."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.games.aos4.test_spearhead import begin
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import assert_one_sentence

SEERS = ("Seer 1 M6 H5 Sv6+ C2 [hero, wizard (2)]", "Warlock 1 M6 H5 Sv6+ C2 [wizard (2)]")
RIVAL = "Rival 1 M6 H5 Sv6+ C2 [hero, wizard (1)]"
SHIELD = "/cast wizard:{0} spell:Mystic Shield casting_value:6"


async def begin_hero_phase(first: Player, second: Player) -> None:
    await begin(first, second, house="battlepack=border-war")
    for line in SEERS:
        await first.types(f"/unit add {line}")
    await second.types(f"/unit add {RIVAL}")
    await first.types("/battle next phase:hero")


async def test_a_spell_is_tried_once_a_turn_whoever_tries(alice: Player, bruno: Player) -> None:
    await begin_hero_phase(alice, bruno)
    await alice.types(f"{SHIELD.format('Seer')} dice:1 2")
    again = await alice.types("/cast wizard:Seer spell:mystic shield! casting_value:6")
    assert again.refused == "spell-tried"
    assert_one_sentence(again)
    assert (await alice.types(SHIELD.format("Warlock"))).refused == "spell-tried"
    other = await alice.types("/cast wizard:Warlock spell:Arcane Bolt casting_value:5 dice:3 3")
    assert other.outcome["result"]["cast"] is True
    status = await alice.types("/battle status")
    assert "Spells and prayers of this turn: Mystic Shield" in status.text
    await alice.types("/undo")
    await alice.types("/undo")
    assert (await alice.types(f"{SHIELD.format('Warlock')} dice:4 4")).outcome


async def test_an_unlimited_spell_is_for_every_wizard_once(alice: Player, bruno: Player) -> None:
    await begin_hero_phase(alice, bruno)
    bolt = "/cast wizard:{0} spell:Arcane Bolt casting_value:5 rules:unlimited"
    assert (await alice.types(f"{bolt.format('Seer')} dice:3 3")).outcome
    assert (await alice.types(bolt.format("Seer"))).refused == "ritual-repeated"
    waiting = await alice.types(f"{bolt.format('Warlock')} dice:3 3")
    assert waiting.refused == "answer-owed", "the first is to be unbound before the next is cast"
    await bruno.types("/dispel what:let-through target:Seer")
    assert (await alice.types(f"{bolt.format('Warlock')} dice:3 3")).outcome


async def test_a_spell_may_be_tried_again_in_the_next_turn(alice: Player, bruno: Player) -> None:
    await begin_hero_phase(alice, bruno)
    await alice.types(f"{SHIELD.format('Seer')} dice:1 2")
    for _ in range(2):
        await alice.types("/battle next phase:end-of-turn")
        await alice.types("/battle next")
    await alice.types("/battle next phase:hero")
    assert (await alice.types(f"{SHIELD.format('Seer')} dice:4 4")).outcome


async def test_one_attempt_unbinds_the_spell_that_was_cast(alice: Player, bruno: Player) -> None:
    await begin_hero_phase(alice, bruno)
    nothing = await bruno.types("/dispel what:unbind wizard:Rival target:Seer")
    assert nothing.refused == "nothing-to-unbind"
    assert_one_sentence(nothing)
    await alice.types(f"{SHIELD.format('Seer')} dice:4 4")
    status = await bruno.types("/battle status")
    # What waits for the answer says it; the reminder does not say it again.
    assert "to the spell just cast" in status.text
    assert "May be unbound" not in status.text
    tried = await bruno.types("/dispel what:unbind wizard:Rival target:Seer dice:4 4")
    assert tried.outcome["result"]["unbound"] is False
    assert (await bruno.types("/dispel what:unbind wizard:Rival target:Seer")).refused == (
        "unbind-tried"
    )
    await alice.types("/cast wizard:Seer spell:Arcane Bolt casting_value:5 dice:3 3")
    spent = await bruno.types("/dispel what:unbind wizard:Rival target:Seer")
    assert spent.refused == "power-spent"


async def shielded(player: Player) -> bool:
    """Return whether the warlock has the ward of Mystic Shield."""
    told = await player.types("/unit show Warlock")
    return "mystic-shield" in told.outcome["unit"]["statuses"]


async def test_a_shield_lasts_until_it_is_unbound_or_the_turn_ends(
    alice: Player, bruno: Player
) -> None:
    await begin_hero_phase(alice, bruno)
    cast = "/cast wizard:Seer spell:mystic shield target:{0} dice:4 4"
    assert (await alice.types(cast.format("Rival"))).refused == "other-side"
    await alice.types(cast.format("Warlock"))
    assert await shielded(alice)
    ward = await bruno.types("/resolve damage_roll values:target:Warlock damage:2 dice:6 5")
    assert ward.outcome["result"]["warded"] == 1
    await bruno.types("/undo")
    await bruno.types("/dispel what:unbind wizard:Rival target:Seer dice:5 5")
    assert not await shielded(alice)
    await bruno.types("/undo")
    assert await shielded(alice)
    await alice.types("/battle next phase:end-of-turn")
    assert await shielded(alice)
    await alice.types("/battle next")
    assert not await shielded(alice)


async def test_a_slain_hero_comes_back_once(alice: Player, bruno: Player) -> None:
    await begin_hero_phase(alice, bruno)
    await alice.types("/unit add Chief 1 M6 H5 Sv5+ C2 [hero, infantry]")
    await alice.types("/unit add Pope 1 M6 H5 Sv5+ C2 [hero, priest (2)]")
    await alice.types("/pray unit:Pope prayer:Mending choice:bank dice:3")
    prayer = "/pray unit:Pope prayer:résurrection target:Chief"
    assert (await alice.types(prayer)).refused == "not-a-slain-hero"
    await alice.types("/unit damage Chief models:1")
    answered = await alice.types(f"{prayer} choice:answer dice:4")
    assert answered.outcome["result"]["answered"] is True
    chief = (await alice.types("/unit show Chief")).outcome["unit"]
    assert (chief["models"], chief["destroyed"]) == (1, False)
    assert (await alice.types("/pray unit:Pope prayer:Resurrection")).refused == "prayer-used-up"


@pytest.mark.parametrize(
    ("house", "limit"),
    [("attempts", "once a battle, even in vain"), ("successes", "once a battle")],
)
async def test_whoever_chooses_a_prayer_of_one_use_is_told_so_before_the_dice(
    alice: Player, bruno: Player, house: str, limit: str
) -> None:
    """A unit uses it once, and it is used once it is announced [L202, L937, L1350]."""
    await begin(alice, bruno, house=f"battlepack=border-war, once-a-turn={house}")
    await alice.types("/unit add Relictor 1 M6 H5 Sv5+ C2 [hero, priest (2)]")
    await alice.types("/battle next phase:hero")
    tapper = Tapper(alice)
    await tapper.taps_on("Chanting: Relictor")
    assert tapper.sheet is not None
    assert f"Resurrection (7+, {limit})" in labels(tapper.sheet)


async def test_units_of_what_was_used_once_are_spelled_as_their_players_do(
    alice: Player, bruno: Player
) -> None:
    await begin_hero_phase(alice, bruno)
    await alice.types("/unit add Père Relictor 1 M6 H5 Sv5+ C2 [hero, priest (2)]")
    await alice.types("/pray unit:Père Relictor prayer:Resurrection choice:bank dice:3")
    status = await alice.types("/battle status")
    assert "Prayers used once a battle: Père Relictor, Resurrection" in status.text


async def test_who_casts_in_the_enemy_s_turn_is_told_by_what_he_may(
    alice: Player, bruno: Player
) -> None:
    """Magical Intervention lets a wizard use a spell in the enemy's hero phase [L1095-1103]."""
    await begin_hero_phase(alice, bruno)
    told = await bruno.types(SHIELD.format("Rival"))
    assert told.refused == "not-its-turn"
    assert "rules:magical-intervention" in told.text
    assert_one_sentence(told)
    cast = f"{SHIELD.format('Rival')} rules:magical-intervention dice:6 5"
    assert (await bruno.types(cast)).outcome["result"]["cast"] is True
