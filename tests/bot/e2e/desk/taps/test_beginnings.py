"""Points, house rules, names and seats, settled by taps as a battle begins."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import PATIENCE, Tapper, controls, labels, plain, words
from tests.bot.e2e.desk.test_by_hand import opens
from tests.bot.e2e.desk.test_tap_budget import MOST
from tests.bot.e2e.hall import Hall


async def test_points_and_house_rules_are_picked_before_a_battle_begins(
    hall: Hall, ana: Tapper
) -> None:
    await opens(ana)
    await ana.answers("Age of Sigmar", "House rules", "Battlepack: Spearhead", "Cost of Counter")
    assert ana.sheet is not None
    assert "Battlepack: Spearhead · Cost of Counter-charge: 1" in words(ana.sheet)
    await ana.answers("Battlepack: Border War", "Battlepack: Spearhead", "← The battle")
    await ana.answers("1000 points")
    reply = await ana.use(ana.sheet, "Names and points")
    await ana.player.user.submit(reply, {"side_one": "Elves", "points": "1250"})
    battle = (await hall.channel(ana.player)).board.battle
    assert battle is not None
    assert battle.options["points"] == 1250
    house = battle.options["house"]
    assert isinstance(house, dict)
    assert house["battlepack"] == "spearhead"
    assert house["counter-charge-cost"] != "two-points"


async def test_the_points_that_were_picked_hold_for_another_game(hall: Hall, ana: Tapper) -> None:
    await opens(ana)
    await ana.answers("1500 points", "Warhammer")
    assert ana.sheet is not None
    assert "Warhammer, second edition, 1500 points" in words(ana.sheet)
    await ana.answers("Begin")
    battle = (await hall.channel(ana.player)).board.battle
    assert battle is not None
    assert (battle.ruleset, battle.options["points"]) == ("whfb2", 1500)


@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_points_that_nobody_told_are_told_as_the_end_asks_for_them(
    hall: Hall, ana: Tapper, bruno: Tapper, game: str
) -> None:
    await ana.player.calls("battle start", game=game, player_one="Ana", player_two="Bruno")
    await ana.player.types("/score add points:900 side:First")
    await ana.taps_on("End battle")
    assert ana.sheet is not None
    assert "Propose this" not in labels(ana.sheet)
    await ana.answers("1500 points")
    assert "fought with 1500 points a side" in ana.said
    (told,) = ana.told
    await ana.use(told, "End battle")
    await ana.answers("Propose this")
    assert ana.taps <= MOST
    await bruno.taps_on("Agree")
    assert "Victory for First side by 900" in bruno.said
    assert (await hall.channel(ana.player)).battle is None


async def test_an_end_that_waits_lapses_as_the_points_are_told(ana: Tapper, bruno: Tapper) -> None:
    await ana.player.calls("battle start", player_one="Ana", player_two="Bruno")
    await ana.taps_on("End battle")
    await ana.answers("Without a winner")
    await bruno.taps_on("End battle")
    await bruno.answers("2000 points")
    assert "Agree" not in labels(await ana.desk("Next phase"))
    await bruno.does("Undo")
    assert "Agree" in labels(await ana.desk("Agree"))


async def test_a_start_that_tells_nothing_asks_by_the_sheet_of_the_desk(
    hall: Hall, ana: Tapper
) -> None:
    (ana.sheet,) = (await ana.player.user.line("/battle start")).messages
    assert ana.sheet.ephemeral
    assert (await hall.channel(ana.player)).battle is None
    await ana.answers("Warhammer", "Battle in French", "2000 points", "Begin")
    battle = (await hall.channel(ana.player)).battle
    assert battle is not None
    held = (battle.ruleset, battle.options["language"], battle.options["points"])
    assert held == ("whfb2", "fr", 2000)
    assert (await ana.player.types("/battle start")).refused == "battle-exists"


async def test_the_sheet_offers_the_language_that_the_battle_would_not_be_in(
    hall: Hall, ana: Tapper
) -> None:
    await ana.player.types("/settings language:fr")
    await opens(ana)
    assert ana.sheet is not None
    assert "Battle in English" in labels(ana.sheet)
    assert "Battle in French" not in labels(ana.sheet)
    await ana.answers("Begin")
    battle = (await hall.channel(ana.player)).battle
    assert battle is not None
    assert battle.options["language"] == "fr"


@pytest.mark.own_hall
async def test_who_only_watches_begins_no_campaign(ana: Tapper, bruno: Tapper) -> None:
    await ana.player.calls("battle start", player_one="Ana", player_two=bruno.player.user.name)
    cleo = Tapper(ana.player.hall.player("Cleo"))
    await cleo.taps_on("Campaign…")
    assert cleo.sheet is not None
    assert labels(cleo.sheet) == []
    assert "Only those who play this battle" in cleo.said
    assert (await ana.player.types("/campaign list")).refused == "no-campaigns"


async def test_the_form_keeps_the_language_and_the_house_rules_of_its_sheet(
    hall: Hall, ana: Tapper
) -> None:
    await opens(ana)
    await ana.answers("Age of Sigmar", "House rules", "Battlepack: Spearhead", "← The battle")
    await ana.answers("Battle in French")
    assert ana.sheet is not None
    assert "Battle in English" in labels(ana.sheet)
    reply = await ana.use(ana.sheet, "Names and points")
    await ana.player.user.submit(reply, {"side_one": "Elves"})
    battle = (await hall.channel(ana.player)).battle
    assert battle is not None
    assert battle.options["language"] == "fr"
    assert dict(battle.options["house"])["battlepack"] == "spearhead"


async def begins_campaign(tapper: Tapper, opened: str, name: str) -> None:
    """Begin a campaign by a button and the form that it leads to."""
    assert tapper.sheet is not None
    reply = await tapper.use(tapper.sheet, opened)
    answer = await tapper.player.user.submit(reply, {"name": name})
    if not answer.messages:  # the sheet is taken away before
        await answer.more(PATIENCE)
    tapper.told = [each for each in answer.messages if not each.ephemeral]


@pytest.mark.own_hall
async def test_a_campaign_is_begun_joined_and_fought_for_by_taps(
    ana: Tapper, bruno: Tapper
) -> None:
    await opens(ana)
    assert ana.sheet is not None
    await ana.picks(ana.sheet, "Bruno")
    (started,) = ana.told
    await ana.use(started, "Campaign")
    await begins_campaign(ana, "New campaign", "War")
    (created,) = ana.told
    await ana.use(created, "Join War")
    await bruno.use(created, "Join War")
    (joined,) = bruno.told
    await bruno.use(created, "Join War")
    assert bruno.told == []
    assert "déjà" in bruno.said
    await bruno.use(joined, "For War")
    assert "is fought for War" in bruno.said
    await ana.taps_on("End battle")
    await ana.answers("Ana won")
    await bruno.taps_on("Agree")
    shown = (await ana.player.types("/campaign battle battle:1")).outcome["battle"]
    assert shown["state"] == "confirmed"
    assert {shown["one"], shown["two"]} == {"Ana", "Bruno"}


@pytest.mark.own_hall
async def test_the_menu_leads_to_campaigns_of_the_server_until_the_battle_has_one(
    ana: Tapper, bruno: Tapper
) -> None:
    await ana.player.types("/campaign create name:North game:blackhammer")
    await ana.player.types("/campaign create name:South game:aos4")
    await ana.player.calls("battle start", player_one="Ana", player_two="Bruno")
    await bruno.taps_on("Campaign…")
    assert bruno.sheet is not None
    assert labels(bruno.sheet) == ["Rejoindre North", "Nouvelle campagne…"]
    await bruno.answers("Rejoindre North")
    await ana.taps_on("Campaign…")
    await ana.answers("Join North")
    (joined,) = ana.told
    await ana.use(joined, "For North")
    await ana.taps_on("Menu")
    assert ana.sheet is not None
    assert "Campaign…" not in labels(ana.sheet)


@pytest.mark.own_hall
@pytest.mark.parametrize(
    ("who", "name", "said"),
    [("ana", "  ", "name"), ("bruno", "North", "North"), ("bruno", "north", "north")],
)
async def test_a_campaign_is_not_begun_without_a_name_of_its_own(
    ana: Tapper, bruno: Tapper, who: str, name: str, said: str
) -> None:
    await ana.player.types("/campaign create name:North")
    await ana.player.calls("battle start", player_one="Ana", player_two="Bruno")
    tapper = {"ana": ana, "bruno": bruno}[who]
    await tapper.taps_on("Campaign…")
    assert tapper.sheet is not None
    new = next(each for each in labels(tapper.sheet) if each.endswith("…"))
    reply = await tapper.use(tapper.sheet, new)
    answer = await tapper.player.user.submit(reply, {"name": name})
    assert answer.ephemeral
    assert said in "\n".join(words(each) + str(each.embeds) for each in answer.messages)
    listed = (await ana.player.types("/campaign list")).outcome["campaigns"]
    assert [each["campaign"] for each in listed] == ["North"]


async def seated(hall: Hall, tapper: Tapper) -> dict[str, str]:
    """Return the role of everybody who sits at the table, by name."""
    return {each.name: each.role for each in (await hall.channel(tapper.player)).board.players}


async def test_who_sits_down_stands_in_the_way_of_no_undo(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await ana.player.calls("battle start", player_one="Ana")
    phase = (await hall.channel(ana.player)).fighting().phase
    await ana.taps_on("Next phase")
    await bruno.taps_on("Play Second side")
    assert "Undo" not in labels(bruno.told[0])
    await ana.taps_on("Undo")
    assert (await hall.channel(ana.player)).fighting().phase == phase
    assert await seated(hall, ana) == {"Ana": "player", "Bruno": "player"}
    assert "Undo" not in labels(await ana.desk("Menu", lacking="Undo"))


async def test_a_seat_is_left_by_the_menu(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await ana.player.calls("battle start", player_one="Ana", player_two="Bruno")
    await bruno.taps_on("Menu")
    await bruno.answers("Quitter la place")
    assert await seated(hall, ana) == {"Ana": "player", "Bruno": "player"}  # it is only asked
    assert bruno.sheet is not None
    assert "Rien ne l’annule" in plain(words(bruno.sheet))
    (leaving,) = (each for each in controls(bruno.sheet) if each.get("label") == "Quitter la place")
    left = await bruno.player.user.click(bruno.sheet, leaving["custom_id"])
    assert await left.more(PATIENCE)  # the sheet is taken away before the answer
    assert not left.messages[-1].ephemeral
    assert await seated(hall, ana) == {"Ana": "player"}
    await bruno.taps_on("Play Second side")
    assert await seated(hall, ana) == {"Ana": "player", "Bruno": "player"}


@pytest.mark.own_hall
async def test_who_watches_has_no_seat_to_leave(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await ana.player.calls("battle start", player_one="Ana", player_two=bruno.player.user.name)
    cleo = Tapper(hall.player("Cleo"))
    await cleo.taps_on("Menu")
    assert cleo.sheet is not None
    assert "Leave the seat" not in labels(cleo.sheet)
    assert "Referee" in labels(cleo.sheet)


@pytest.mark.own_hall
async def test_a_seat_that_is_asked_for_is_agreed_to_on_the_desk_of_who_is_asked(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await ana.player.calls("battle start", player_one="Ana", player_two=bruno.player.user.name)
    cleo = Tapper(hall.player("Cleo"))
    await cleo.player.calls("battle join", referee=True)
    await ana.player.types("/roll 2d6")  # the card scrolls away
    await ana.taps_on("Agree: Cleo is referee")
    assert "Agree: Cleo is referee" not in labels(await ana.own_desk())
    assert "D’accord : Cleo arbitre" in map(plain, labels(await bruno.own_desk()))
    assert "Agree: Cleo is referee" not in labels(await cleo.own_desk())
    await bruno.taps_on("Agree: Cleo is referee")
    assert (await seated(hall, ana))["Cleo"] == "referee"
    await bruno.desk("Menu", lacking="Agree: Cleo")


@pytest.mark.own_hall
async def test_a_side_that_is_asked_for_is_shared_by_the_desk_of_its_player(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await ana.player.calls("battle start", player_one="Ana", player_two=bruno.player.user.name)
    cleo = Tapper(hall.player("Cleo"))
    await cleo.player.calls("battle join", side="Second side")
    button = "Agree: Cleo plays Second side"
    await ana.desk(bearing=button)
    assert button not in labels(await ana.own_desk())
    await bruno.taps_on(button)
    assert (await seated(hall, ana))["Cleo"] == "player"
    await bruno.desk("Menu", lacking=button)
    # What was agreed to once is not asked for again by who leaves.
    await cleo.player.calls("battle leave")
    await bruno.desk("Menu", lacking=button)
