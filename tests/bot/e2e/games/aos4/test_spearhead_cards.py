"""Spearhead's cards and what an army chooses: by the game's own kinds, in both languages."""

from __future__ import annotations

from tests.bot.e2e.commands.test_decks import hand, lying
from tests.bot.e2e.games.aos4.test_spearhead import begin, counters
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import assert_one_sentence, in_turn


async def test_decks_are_known_by_what_they_are_called(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    kinds = {
        'name:Twists cards:"A;B;C"': "twists",
        'name:"Battle tactic cards" cards:"A;B;C;D"': "tactic-cards",
        'name:"Regiment abilities" cards:"A;B"': "regiment-abilities",
        'name:Enhancements cards:"A;B;C;D"': "enhancements",
        "name:Sortilèges cards:A;B kind:choice": "choice",
    }
    for options, kind in kinds.items():
        assert lying(await alice.types(f"/deck new {options}"))["kind"] == kind
    french = await bruno.types('/deck new name:"Aptitudes de régiment" cards:"Ruse;Force"')
    assert lying(french)["kind"] == "regiment-abilities"
    wrong = await bruno.types("/deck new name:Optimisations cards:A;B")
    assert wrong.refused == "deck-size"
    assert_one_sentence(wrong)
    unknown = await bruno.types("/deck new name:X cards:A;B kind:machin")
    assert "Optimisations" in unknown.text
    offered = [value for _, value in await bruno.offered("deck new", "kind", "péri")]
    assert offered[0] == "twists"


async def test_a_deck_of_the_game_is_meant_by_its_kind_in_either_language(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await bruno.types("/deck new name:Péripéties cards:Brume;Cendres")
    await bruno.types('/deck new name:"Cartes de tactique" cards:"9x Tenir"')
    lent = lying(await alice.types('/deck new name:"Battle tactic cards"'))
    assert (lent["kind"], lent["pile"]) == ("tactic-cards", 9)
    assert lying(await alice.types("/card draw deck:Twists"))["laid"]
    unknown = await alice.types("/card draw deck:Enhancements")
    assert unknown.refused == "unknown-deck"
    assert_one_sentence(unknown)
    await bruno.types('/deck new name:"Aptitudes de régiment" cards:Ruse;Force')
    await bruno.types('/deck new name:"Choix" cards:A;B kind:choice')
    assert (await alice.types("/deck new name:Option")).refused == "cards-needed"


async def test_an_army_chooses_one_regiment_ability_and_uses_it_up(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types('/deck new name:"Regiment abilities" cards:"Swift: once;Stout"')
    assert lying(await alice.types("/card play Swift"))["laid"] == ["Swift"]
    assert "in play: Swift" in (await alice.types("/battle status")).text
    assert (await alice.types("/card play Stout")).refused == "deck-chosen"
    assert lying(await alice.types("/card discard Swift"))["discard"] == ["Swift"]
    assert (await alice.types("/card play Stout")).refused == "deck-chosen"


async def test_a_tactic_scores_at_the_end_of_one_s_own_turn_and_counts_itself(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types('/deck new name:"Battle tactic cards" cards:"9x Hold"')
    await bruno.types('/deck new name:"Battle tactic cards"')
    assert "3 cards drawn" in (await alice.types("/card draw")).text
    assert "3 cards drawn" in (await bruno.types("/card draw")).text
    assert hand(await bruno.types("/card hand")) == ["Hold"] * 3
    refused = await alice.types("/card score Hold")
    assert refused.refused == "card-scored-later"
    assert_one_sentence(refused)
    await alice.types("/battle next phase:end-of-turn")
    assert (await bruno.types("/card score Hold")).refused == "card-scored-later"
    assert "/deck score" in (await alice.types("/battle status")).text
    await alice.types("/card score Hold;Hold")
    await alice.types("/objective what:control objective:Ford scores:3 enemy_scores:1")
    scored = await alice.types("/objective what:spearhead")
    counted = {"gained": 4, "fewer": 0, "counted": "first"}
    assert scored.outcome["result"] == {**counted, "control": 2, "twist": 0, "tactic": 2}
    assert await counters(alice, "victory-points") == {"Storm": 4, "Skaven": 0}
    await alice.types("/undo count:3")
    assert await counters(alice, "cards-scored") == {"Storm": 0, "Skaven": 0}
    assert hand(await alice.types("/card hand")) == ["Hold"] * 3


async def test_whoever_may_seize_the_initiative_draws_none_unless_they_say_how_many(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await in_turn(
        (alice, '/deck new name:"Battle tactic cards" cards:"9x Hold"'),
        (bruno, '/deck new name:"Battle tactic cards"'),
        (alice, "/battle next phase:end-of-turn"),
        (alice, "/battle next"),
        (bruno, "/battle next phase:start-of-round"),
        (alice, "/resolve procedure:priority_roll values:game_round:2 dice:2 5"),
    )
    assert (await bruno.types("/card draw")).refused == "seizing-draws-none"
    assert lying(await bruno.types("/card draw count:1"))["hand"] == 1
    assert (await bruno.types("/card draw count:3")).refused == "hand-full"
    assert lying(await alice.types("/card draw"))["hand"] == 3
    more = await alice.types("/card draw count:1")
    assert more.refused == "hand-full"
    assert_one_sentence(more)
    assert lying(await alice.types("/card draw count:1 extra:true"))["hand"] == 4
    begun = await bruno.types("/battle next first:Skaven")
    assert "/undo" in begun.text
    barred = await bruno.types("/card draw count:1")
    assert barred.refused == "seized-draws-none"
    assert_one_sentence(barred)
