"""House rules and settings of servers, channels, threads and battles, as players meet them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from localdiscord import Upload
from tests.bot.e2e.hall import Hall, Player, Told, open_hall
from tests.bot.e2e.playing import assert_one_sentence

TIE = "/resolve procedure:dispel_in_play values:casting_value:9 level:2 dice_used:2 dice:3 4"
"""Reaches 9, the casting value."""
MANAGES_SERVER = 1 << 5 | 1 << 4 | 1 << 11
MANAGES_CHANNEL = 1 << 4 | 1 << 11


def dispelled(told: Told) -> bool:
    return bool(told.outcome["result"]["dispelled"])


async def test_a_rule_follows_thread_channel_server_and_the_book(hall: Hall, alice: Player) -> None:
    assert dispelled(await alice.types(TIE))
    told = await alice.types("/settings house:in-play-tie=holds scope:server")
    assert told.outcome["origins"]["house"]["in-play-tie"] == "server"
    assert not dispelled(await alice.types(TIE))
    await alice.types("/settings house:in-play-tie=dispelled")
    assert dispelled(await alice.types(TIE))
    await hall.restart()
    assert dispelled(await alice.types(TIE))
    await alice.types("/settings house:in-play-tie=default")
    assert not dispelled(await alice.types(TIE))
    await alice.types("/settings house:in-play-tie=default scope:server")
    assert dispelled(await alice.types(TIE))


async def test_a_battle_in_a_thread_is_fought_by_what_its_channel_chose(
    hall: Hall, alice: Player
) -> None:
    await alice.types("/settings house:in-play-tie=holds")
    await alice.calls("battle start", side_one="Elves", side_two="Orcs", thread=True)
    (thread,) = hall.threads()
    there = Player(hall, alice.user.moved_to(thread))
    told = await there.types("/settings language:en")
    assert told.outcome["origins"]["language"] == "thread"
    assert told.outcome["origins"]["house"]["in-play-tie"] == "battle"
    battle = (await there.types("/battle status")).outcome["battle"]
    assert battle["house"]["in-play-tie"] == "holds"


async def test_what_was_rolled_stays_as_it_was_whatever_is_chosen_later(alice: Player) -> None:
    assert dispelled(await alice.types(TIE))
    await alice.types("/settings house:in-play-tie=holds")
    assert not dispelled(await alice.types(TIE))
    await alice.types("/settings house:in-play-tie=default")
    replayed = (await alice.types("/battle replay")).outcome
    assert (replayed["played"], replayed["differing"]) == (2, [])


async def test_one_question_may_be_asked_by_another_rule(alice: Player) -> None:
    told = await alice.types(TIE.replace("dice_used:2", "dice_used:2 in_play_tie:holds"))
    assert not dispelled(told)
    question = "/odds question:dispel_in_play values:casting_value:9 level:2 dice_used:2"
    book = await alice.types(question)
    strict = await alice.types(f"{question} in_play_tie:holds")
    # Two dice and 2 reach 9 in 21 of 36 ways, and 10 in 15: the double 1 is neither.
    assert _chance(book) == pytest.approx(21 / 36)
    assert _chance(strict) == pytest.approx(15 / 36)
    await alice.types("/settings house:in-play-tie=holds")
    assert _chance(await alice.types(question)) == pytest.approx(15 / 36)


def _chance(told: Told) -> float:
    found = told.outcome["distribution"]
    return float(sum(each["chance"] for each in found if each["result"]["dispelled"]))


@pytest.mark.parametrize(
    ("locale", "says", "later"),
    [
        (
            "en",
            (
                "First turn: Orcs",
                "House rules: Dispelling a spell in play: a tie fails",
            ),
            "From the next battle on: Dispelling a spell in play: a tie dispels",
        ),
        (
            "fr",
            (
                "Premier tour : Orcs",
                "Règles maison : Dissiper un sort en jeu : l’égalité échoue",
            ),
            "Dès la prochaine bataille : Dissiper un sort en jeu : l’égalité dissipe",
        ),
    ],
)
async def test_a_battle_says_what_was_agreed_on(
    hall: Hall, locale: str, says: tuple[str, ...], later: str
) -> None:
    player = hall.player("Alice", locale)
    started = await player.types(
        "/battle start side_one:Elves side_two:Orcs first:orcs house:in-play-tie=holds"
    )
    status = await player.types("/battle status")
    for told in (started, status):
        for line in says:
            assert line in plain(told.text)
    battle = status.outcome["battle"]
    assert (battle["first"], battle["active"]) == ("Orcs", "Orcs")
    told = await player.types("/settings house:in-play-tie=dispelled")
    assert told.outcome["house"]["in-play-tie"] == "holds"
    assert later in plain(told.text)
    await player.calls("battle next", phase="magic")
    assert not dispelled(await player.types(TIE))
    report = await player.types("/battle report")
    page = next(file for file in report.answer.files if file.name.endswith(".md"))
    written = plain(page.content.decode()).replace("**", "")
    for line in says:
        assert line in written


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


async def test_a_battle_takes_its_house_rules_along_in_its_file(
    alice: Player, tmp_path: Path
) -> None:
    await alice.types("/battle start house:in-play-tie=holds first:2")
    await alice.calls("battle next", phase="magic")
    assert not dispelled(await alice.types(TIE))
    (file,) = (await alice.types("/battle export")).answer.files
    battle = json.loads(file.content)["battle"]
    assert (battle["first"], battle["active"]) == (1, 1)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "fr")
        brought = await chloe.calls("battle import", file=Upload(file.name, file.content))
        assert (brought.outcome["played"], brought.outcome["differing"]) == (1, 0)
        told = (await chloe.types("/battle status")).outcome["battle"]
        assert (told["first"], told["house"]["in-play-tie"]) == ("Second side", "holds")
        await chloe.calls("battle join", referee=True)
        assert not dispelled(await chloe.types(TIE))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(
    ("line", "code", "names"),
    [
        ("/battle start house:weather=rain", "unknown-house", "in-play-tie"),
        ("/battle start house:in-play-tie", "house-unreadable", "in-play-tie=holds"),
        ("/battle start house:in-play-tie=perhaps", "not-a-choice", "(holds)"),
        ("/battle start side_one:Elves side_two:Orcs first:Dwarfs", "unknown-side", "Elves"),
        ("/settings house:weather=rain", "unknown-house", "fear-power"),
        ("/settings house:in-play-tie=holds,in-play-tie=default", "option-twice", "in-play-tie"),
        (f"{TIE[:-10]} in_play_tie:perhaps", "not-a-choice", "(dispelled)"),
    ],
)
async def test_what_no_game_knows_is_refused_in_one_sentence(
    hall: Hall, locale: str, line: str, code: str, names: str
) -> None:
    player = hall.player("Alice", locale)
    before = await hall.state(player)
    told = await player.types(line)
    assert told.refused == code
    assert names in told.text
    assert_one_sentence(told)
    assert await hall.state(player) == before


@pytest.mark.own_hall
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_only_who_manages_the_server_chooses_for_it(hall: Hall, locale: str) -> None:
    warden = hall.player("Garde", locale, permissions=MANAGES_CHANNEL)
    before = await hall.state(warden)
    told = await warden.types("/settings dice:real scope:server")
    assert told.refused == "not-server-manager"
    assert_one_sentence(told)
    assert await hall.state(warden) == before
    assert (await warden.types("/settings dice:bot")).outcome["origins"]["dice"] == "channel"
    keeper = hall.player("Intendant", locale, permissions=MANAGES_SERVER)
    told = await keeper.types("/settings dice:default")
    assert told.outcome["origins"]["dice"] == "default"
    told = await keeper.types("/settings dice:real scope:server")
    assert (told.outcome["dice"], told.outcome["origins"]["dice"]) == ("real", "server")


@pytest.mark.parametrize(
    ("locale", "says"),
    [
        (
            "en",
            ("(chosen for the server)", "(chosen in the channel)", "(default)", "(by the book)"),
        ),
        (
            "fr",
            (
                "(choisi pour le serveur)",
                "(choisi dans le salon)",
                "(par défaut)",
                "(selon le livre)",
            ),
        ),
    ],
)
async def test_the_settings_tell_who_chose_each(
    hall: Hall, locale: str, says: tuple[str, ...]
) -> None:
    player = hall.player("Alice", locale)
    await player.types("/settings dice:bot scope:server")
    await player.types("/settings house:fear-power=all-chargers")
    told = await player.types("/settings")
    for words in says:
        assert words in told.text
    assert told.outcome["house"]["fear-power"] == "all-chargers"
    assert told.outcome["origins"] == {
        "game": "default",
        "language": "default",
        "dice": "server",
        "cards": "default",
        "house": {
            "in-play-tie": "default",
            "destroyed-panic": "default",
            "fear-power": "channel",
            "decisions": "default",
            "dice-of": "default",
        },
    }


async def test_house_rules_and_sides_are_completed(alice: Player, bruno: Player) -> None:
    english = await alice.offered("battle start", "house", "tie")
    assert ("Dispelling a spell in play: a tie fails", "in-play-tie=holds") in english
    french = await bruno.offered("settings", "house", "in-play-tie=")
    assert [value for _, value in french] == [
        "in-play-tie=dispelled",
        "in-play-tie=holds",
        "in-play-tie=default",
    ]
    sides = await alice.offered("battle start", "first", "o", side_one="Elves", side_two="Orcs")
    assert sides == [("Orcs", "Orcs")]


async def test_a_game_chosen_during_a_battle_is_told_for_the_next_one(
    alice: Player, bruno: Player
) -> None:
    await alice.calls("battle start", game="aos4")
    told = await alice.types("/settings game:t9a")
    assert told.lines[1] == "From the next battle on: The 9th Age, 0.99.9"
    await bruno.types("/battle language language:fr")
    french = await alice.types("/settings")
    assert french.lines[1] == "Dès la prochaine bataille\N{NO-BREAK SPACE}: Le 9e Âge, 0.99.9"
    assert "prochaine bataille" not in (await alice.types("/settings game:aos4")).text
