"""Decks of cards: dealt in secret, played in public, undone, kept, handed on without the hands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.battle.tabletop.cards import cards_at
from localdiscord import Upload
from tests.bot.e2e.battles.test_brought import exported
from tests.bot.e2e.hall import Hall, Player, Told, open_hall

CARDS = "; ".join(f"Card {at}: text {at}" for at in range(1, 9))


async def begin(alice: Player, bruno: Player) -> None:
    """Start a battle with a deck for each side."""
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    await alice.calls("battle join", side="Elves")
    await bruno.calls("battle join", side="Orcs")
    await alice.calls("deck new", name="Plans", cards=CARDS)
    await bruno.calls("deck new", name="Plans")


def hand(told: Told) -> list[str]:
    """Return the cards of a hand that was shown."""
    assert told.alone
    cards: list[str] = told.outcome["hand"]["cards"]
    return cards


def lying(told: Told) -> dict[str, Any]:
    """Return how the deck lies that an answer is about."""
    (deck,) = told.outcome["decks"]
    return dict(deck)


async def test_only_who_plays_a_side_sees_its_hand(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    drawn = await alice.types("/card draw count:3")
    assert not drawn.alone
    assert "Card" not in drawn.text
    held = hand(await alice.types("/card hand"))
    assert len(set(held)) == 3
    assert hand(await alice.presses(drawn, "My hand")) == held
    cleo = hall.player("Cleo")
    asked = await cleo.calls("battle join", referee=True)
    for player in (alice, bruno):
        await player.presses(asked, asked.buttons[0])
    for other in (bruno, cleo):
        assert (await other.presses(drawn, "My hand")).refused == "not-your-hand"
        assert (await other.types("/card hand side:Elves")).refused == "not-your-hand"
        assert (await other.types("/card play card:Nothing side:Elves")).alone
        assert await other.offered("card play", "card", "", deck="Plans") == []
    offered = [value for _, value in await alice.offered("card play", "card", "card")]
    assert sorted(offered) == sorted(held)
    refused = await cleo.types("/card play card:Nothing side:Elves")
    assert refused.refused == "card-not-held"
    assert not any(card in refused.text for card in held)
    for line in ("/battle log", "/battle status", "/deck list", "/battle report"):
        text = (await bruno.types(line)).text
        assert not any(card in text for card in held), line


async def test_a_card_is_seen_by_all_once_it_is_used(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/card draw count:4")
    first, two, three, four = hand(await alice.types("/card hand"))
    played = await alice.types(f'/card play card:"{first}" stays:yes')
    assert lying(played) == {
        "name": "Plans",
        "side": "Elves",
        "kind": "hand",
        "pile": 4,
        "hand": 3,
        "laid": [first],
        "discard": [],
        "scored": [],
    }
    assert f"text {first[-1]}" in played.text
    gone = await alice.types(f'/card discard card:"{first}; {two}"')
    assert lying(gone)["discard"] == [first, two]
    assert lying(await alice.types(f'/card score card:"{three}"'))["scored"] == [three]
    assert (await alice.types(f'/card play card:"{three}"')).refused == "card-not-held"
    assert (await bruno.types(f'/card play card:"{four}"')).refused == "card-not-held"
    log = (await bruno.types("/battle log")).text
    assert all(card in log for card in (first, two, three))
    assert four not in log
    assert [first, two] == (await bruno.types("/deck show Plans side:1")).outcome["deck"]["discard"]


async def test_undo_gives_a_card_back_and_the_next_draw_is_the_same(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/card draw count:3")
    held = hand(await alice.types("/card hand"))
    played = await alice.types(f'/card play card:"{held[0]}"')
    await alice.presses(played, "Undo")
    assert hand(await alice.types("/card hand")) == held
    await alice.types("/undo")
    assert (await alice.types("/card hand")).outcome["hand"]["cards"] == []
    await hall.restart()
    await alice.types("/card draw count:3")
    assert hand(await alice.types("/card hand")) == held
    for player in (alice, bruno, alice):
        await player.types("/undo")
    assert (await alice.types("/deck list")).outcome["decks"] == []
    for player in (alice, bruno, alice):
        await player.types("/redo")
    assert hand(await alice.types("/card hand")) == held


async def test_a_restart_forgets_no_hand_and_no_pile(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/card draw count:5")
    held = hand(await alice.types("/card hand"))
    await alice.types(f'/card discard card:"{held[0]}"')
    before = (await alice.types("/battle status")).outcome["battle"]["decks"]
    await hall.restart()
    assert hand(await alice.types("/card hand")) == held[1:]
    assert (await alice.types("/battle status")).outcome["battle"]["decks"] == before


async def test_discards_are_shuffled_in_while_the_hand_stays(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/card draw count:5")
    held = hand(await alice.types("/card hand"))
    await alice.types(f'/card discard card:"{"; ".join(held[:3])}"')
    shuffled = await alice.types("/deck shuffle discards:yes")
    assert (lying(shuffled)["pile"], lying(shuffled)["discard"]) == (6, [])
    assert hand(await alice.types("/card hand")) == held[3:]
    drawn = await alice.types("/card draw count:20")
    assert lying(drawn)["pile"] == 0
    whole = hand(await alice.types("/card hand"))
    assert sorted(whole) == [f"Card {at}" for at in range(1, 9)]
    assert (await alice.types("/card draw")).refused == "deck-empty"
    assert (await alice.types("/deck shuffle")).refused == "nothing-to-shuffle"


async def test_cards_turned_face_up_take_the_place_of_the_last(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.calls("deck new", name="Events", cards="Rain: slow; Sun; Fog", kind="open")
    first = await bruno.types("/card draw deck:Events")
    (seen,) = lying(first)["laid"]
    assert seen in first.text
    second = lying(await alice.types("/card draw deck:Events"))
    assert second["discard"] == [seen]
    assert second["side"] is None
    assert seen not in second["laid"]
    assert lying(await alice.types(f"/card discard card:{second['laid'][0]}"))["laid"] == []


async def test_a_choice_lies_open_and_is_not_drawn_from(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.calls("deck new", name="Banners", cards="Red: +1; Blue", kind="choice")
    assert (await alice.types("/card draw deck:Banners")).refused == "deck-of-choice"
    assert (await alice.types("/deck shuffle deck:Banners")).refused == "nothing-to-shuffle"
    assert lying(await alice.types("/card play Red"))["laid"] == ["Red"]
    assert lying(await alice.types("/card discard Red"))["discard"] == ["Red"]


async def test_cards_that_players_shuffle_themselves_are_named_as_they_are_played(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.calls("deck new", name="Real", cards="2x Feint; Charge; Hold", real=True)
    await alice.types("/card draw deck:Real count:2")
    told = await alice.types("/card hand deck:Real")
    assert "2 cards that only you know" in told.text
    played = await alice.types("/card play card:Charge;Feint deck:Real")
    assert lying(played)["discard"] == ["Charge", "Feint"]
    assert lying(played)["hand"] == 0
    assert (await alice.types("/card play card:Charge deck:Real")).refused == "card-not-held"
    await alice.types("/card draw deck:Real")
    dealt = await alice.types("/deck shuffle deck:Real")
    assert (lying(dealt)["pile"], lying(dealt)["hand"]) == (1, 1)
    assert hand(await alice.types("/card hand deck:Real"))[0] in ("Feint", "Hold")


async def test_a_deck_is_made_from_a_file_and_known_again_in_the_next_battle(
    alice: Player,
) -> None:
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    file = Upload("plans.txt", b"Hold: keep\n2x Sprint\n")
    made = await alice.calls("deck new", name="Plans", file=file)
    assert lying(made)["pile"] == 3
    twice = await alice.calls("deck new", name="Plans", file=file)
    assert twice.refused == "deck-exists"
    both = await alice.calls("deck new", name="More", cards="A", file=file)
    assert both.refused == "cards-and-file"
    await alice.calls("battle end")
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    assert lying(await alice.calls("deck new", name="plans", side="Orcs"))["pile"] == 3
    assert (await alice.calls("deck new", name="Other")).refused == "cards-needed"


async def test_others_do_not_use_a_side_s_cards(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/card draw")
    for line in ("/card draw side:Elves", "/deck shuffle side:Elves", "/deck remove Plans side:1"):
        assert (await bruno.types(line)).refused == "not-your-side", line
    watcher = hall.player("Dora")
    for line in ("/card draw side:Elves", '/deck new name:X cards:"A;B"'):
        assert (await watcher.types(line)).refused == "only-players", line
    await alice.types("/battle pause")
    assert (await alice.types("/card draw")).refused == "battle-paused"


@pytest.fixture
def away(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'away.db'}"


async def test_a_battle_s_file_holds_no_hand_and_goes_on_with_named_cards(
    hall: Hall, alice: Player, bruno: Player, away: str
) -> None:
    await begin(alice, bruno)
    await alice.types("/card draw count:3")
    held = hand(await alice.types("/card hand"))
    await alice.types(f'/card play card:"{held[0]}"')
    file = await exported(alice)
    data = json.loads(file.data)
    own = next(each for each in data["decks"] if len(each["shown"]) == 1)
    assert len(own["piles"]["hand"]) == 2
    assert all(not draw["marks"] for draw in data["draws"])
    channel = await hall.channel(alice)
    deck = channel.board.decks[0]
    known = cards_at(deck, channel.fought)
    assert [deck.cards[known[at]][0] for at in deck.piles["hand"]] == held[1:]
    async with open_hall(away) as other:
        chloe = other.player("Chloé", "en")
        brought = await chloe.calls("battle import", file=file)
        assert brought.answer.refused is None, brought.text
        assert (await chloe.calls("dice verify")).outcome["whole"]
        assert "2 cards that only you know" in (await chloe.types("/card hand side:Elves")).text
        assert (await chloe.types(f'/card play card:"{held[0]}" side:1')).refused == "card-not-held"
        assert lying(await chloe.types(f'/card play card:"{held[1]}" side:1'))["hand"] == 1
        dealt = await chloe.types("/deck shuffle side:Elves")
        assert (lying(dealt)["hand"], lying(dealt)["pile"]) == (1, 5)
        anew = hand(await chloe.types("/card hand side:Elves"))
        assert anew[0] not in held[:2]
        await chloe.types("/undo")
        assert "1 card that only" not in (await chloe.types("/card hand side:Elves")).text
        again = await exported(chloe)
        assert json.loads(again.data)["decks"][0]["shown"]


async def test_a_battle_that_ended_is_proved_with_its_cards(
    alice: Player, bruno: Player, away: str
) -> None:
    await begin(alice, bruno)
    await bruno.types("/card draw count:3")
    await bruno.calls("battle end")
    await alice.calls("battle end")
    assert (await alice.calls("dice verify")).outcome["whole"]
    file = await exported(alice)
    async with open_hall(away) as other:
        chloe = other.player("Chloé", "en")
        assert (await chloe.calls("battle import", file=file)).answer.refused is None
        assert (await chloe.calls("dice verify")).outcome["whole"]


async def test_a_changed_deck_in_a_file_is_refused(alice: Player, bruno: Player, away: str) -> None:
    await begin(alice, bruno)
    file = await exported(alice)
    data = json.loads(file.data)
    data["decks"][0]["cards"][0][1] = "win at once"
    async with open_hall(away) as other:
        chloe = other.player("Chloé", "en")
        bad = Upload(file.filename, json.dumps(data).encode())
        assert (await chloe.calls("battle import", file=bad)).refused == "import-broken"


@pytest.mark.own_hall
async def test_what_is_kept_of_a_player_tells_no_card_of_a_hand(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/card draw count:3")
    told = await alice.calls("privacy export")
    (file,) = told.message.attachments
    data = json.loads(told.reply.file(file))
    draws = [entry for entry in data["entries"] if entry["record"]["action"] == "card-draw"]
    assert len(draws) == 1
    assert "Card" not in json.dumps(draws)
