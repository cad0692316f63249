"""A French and an English player in one channel: what both read is in the battle's language."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.commands.request.requester import Requester
from bot.views.renderers.plain import message_lines
from localdiscord import Upload
from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.desk.test_desk import set_up
from tests.bot.e2e.desk.test_menus import menu
from tests.bot.e2e.hall import Hall, Told, open_hall
from tests.bot.e2e.playing import in_turn

VOLLEY = "/shoot Archers target:Orcs weapon:longbow distance:12 dice:bot"
PRESSED = {"en": "Next phase", "fr": "Suite"}


async def pinned(tapper: Tapper, word: str) -> None:
    """Wait until the pinned message says a word."""
    async with asyncio.timeout(20.0):
        while True:
            told = [
                line for each in tapper.player.user.pins() for line in message_lines(each.payload)
            ]
            if word in "\n".join(told):
                return
            await asyncio.sleep(0.01)


async def begins(who: Tapper, other: Tapper, **options: Any) -> Told:
    """Start a battle by commands, with a unit on each side, and go on to its shooting phase."""
    started = await who.player.calls("battle start", side_one="Storm", side_two="Horde", **options)
    await who.player.calls("battle join", side="Storm")
    await other.player.calls("battle join", side="Horde")
    await in_turn(
        (who.player, "/unit add Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8 [longbow]"),
        (other.player, "/unit add Orcs 20 M4 WS3 BS3 S3 T3 W1 I2 A1 Ld7 Sv6+"),
    )
    await who.player.calls("battle next", phase="shooting")
    return started


@pytest.mark.parametrize(("starts", "language"), [("ana", "en"), ("bruno", "fr")])
async def test_a_battle_is_in_the_language_of_who_starts_it_whoever_acts(
    ana: Tapper, bruno: Tapper, starts: str, language: str
) -> None:
    first, second = (ana, bruno) if starts == "ana" else (bruno, ana)
    await begins(first, second)
    told = await first.player.types(VOLLEY)
    gone = await second.player.types("/battle next")
    back = await second.player.types("/undo")
    told_in = {"en": ("To hit", "Undone"), "fr": ("Pour toucher", "Annulé")}
    for shown, word in zip((told, back), told_in[language], strict=True):
        assert word in shown.text
    assert ("Close combat" if language == "en" else "Corps à corps") in gone.text
    await first.desk(PRESSED[language])
    await pinned(first, "Turn 1" if language == "en" else "Tour 1")


async def test_what_a_player_alone_sees_is_in_the_player_s_own_language(
    ana: Tapper, bruno: Tapper
) -> None:
    await begins(ana, bruno)
    refused = await bruno.player.types("/shoot Archers target:Nobody")
    assert refused.alone
    assert "unité" in refused.text
    chances = await bruno.player.types("/roll 3d6 odds:yes secret:yes")
    assert chances.alone
    assert "en moyenne" in chances.text
    secret = await bruno.player.types("/roll 3d6 secret:yes")
    assert secret.buttons[0] == "Révéler"
    assert "Dé" in secret.text
    await bruno.taps_on("Table")
    assert "Tour 1" in bruno.said
    assert "Turn 1" in (await ana.player.types("/battle status")).text


async def test_a_battle_s_language_is_chosen_at_its_start(ana: Tapper, bruno: Tapper) -> None:
    started = await begins(ana, bruno, language="fr")
    assert "La bataille commence" in started.text
    assert "Pour toucher" in (await ana.player.types(VOLLEY)).text
    assert "Suite" in labels(await ana.desk("Suite"))


async def test_what_is_chosen_for_the_channel_is_the_language_of_its_battles(
    ana: Tapper, bruno: Tapper
) -> None:
    await ana.player.types("/settings language:fr")
    await begins(ana, bruno)
    await ana.player.types("/settings language:own")
    assert "Pour toucher" in (await ana.player.types(VOLLEY)).text
    shown = (await ana.player.types("/settings")).outcome
    assert (shown["language"], shown["origins"]["language"]) == ("fr", "battle")


async def test_a_battle_goes_on_in_another_language_and_its_desk_follows(
    ana: Tapper, bruno: Tapper
) -> None:
    await begins(ana, bruno)
    await ana.desk(PRESSED["en"])
    changed = await bruno.player.types("/battle language language:fr")
    assert "français" in changed.text
    await ana.desk(PRESSED["fr"])
    await pinned(ana, "Tour 1")
    assert (await ana.player.types("/battle language language:fr")).refused == "battle-language-now"
    await bruno.player.types("/undo")
    await ana.desk(PRESSED["en"])
    await bruno.player.types("/redo")
    await ana.desk(PRESSED["fr"])


async def test_a_language_chosen_for_the_channel_is_the_running_battle_s_too(
    ana: Tapper, bruno: Tapper
) -> None:
    await begins(ana, bruno)
    await ana.player.types("/settings language:fr")
    await ana.desk(PRESSED["fr"])
    shown = await ana.player.types("/settings")
    assert "✓ Bataille en français" in shown.buttons
    again = await ana.player.presses(shown, "Bataille en anglais")
    assert again.edited
    assert "✓ Battle in English" in again.buttons
    await ana.desk(PRESSED["en"])


async def test_who_only_watches_changes_no_language(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await begins(ana, bruno)
    carl = hall.player("Carl", "fr")
    assert (await carl.types("/battle language language:fr")).refused == "only-players"


async def test_a_card_is_opened_in_the_other_language_for_who_presses(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await begins(ana, bruno)
    told = await ana.player.types(VOLLEY)
    assert told.buttons[-1] == "FR"
    before = await hall.state(ana.player)
    for reader in (ana, bruno):  # who reads the battle's language is shown the other one
        own = await reader.player.presses(told, "FR")
        assert own.alone
        assert "Pour toucher" in own.text
        assert own.outcome["result"] == told.outcome["result"]
    assert await hall.state(ana.player) == before


async def test_a_card_of_a_phase_is_opened_with_what_is_due_in_it(
    ana: Tapper, bruno: Tapper
) -> None:
    await begins(ana, bruno)
    await ana.player.types("/unit status Archers status:fleeing")
    told = await ana.player.types("/battle next")
    own = await bruno.player.presses(told, "FR")
    assert own.alone
    assert "Corps à corps" in own.text
    later = await ana.player.types("/battle next")
    assert "Dans l’ordre" not in (await bruno.player.presses(told, "FR")).text
    undone = await ana.player.types("/undo")
    assert "phase suivante" in (await bruno.player.presses(undone, "FR")).text
    assert later.buttons[-1] == "FR"


async def test_the_full_card_has_the_other_language_too(ana: Tapper, bruno: Tapper) -> None:
    await ana.player.types("/settings cards:line")
    await begins(ana, bruno)
    told = await ana.player.types(VOLLEY)
    assert told.buttons[-2:] == ["Details", "FR"]
    own = await bruno.player.presses(told, "FR")
    assert own.answer.card.dice == ()
    assert own.buttons == ["Détails"]
    whole = await ana.player.presses(told, "Details")
    french = await ana.player.presses(whole, "In French")
    assert "Pour toucher" in french.text


async def test_a_message_s_menu_tells_it_in_the_reader_s_language(
    ana: Tapper, bruno: Tapper
) -> None:
    await begins(ana, bruno)
    told = await ana.player.types(VOLLEY)
    own = await menu(bruno.player, "In my language", told)
    assert own.alone
    assert "Pour toucher" in own.text
    phase = await ana.player.types("/battle next")
    assert "Corps à corps" in (await menu(bruno.player, "In my language", phase)).text


async def test_a_secret_is_told_in_no_language_to_others(ana: Tapper, bruno: Tapper) -> None:
    await begins(ana, bruno)
    told = await ana.player.types("/roll 2d6 secret:yes")
    assert "FR" not in told.buttons
    other = Requester(1, bruno.player.user.id, "Bruno", "fr", bruno.player.user.channel.id)
    subject = f"{told.answer.buttons[0].subject}:fr"
    refused = await bruno.hall.bot.router.press(other, "translate", subject)
    assert refused.refused == "not-your-button"


async def test_dice_and_decisions_are_asked_in_the_battle_s_language(
    ana: Tapper, bruno: Tapper
) -> None:
    await begins(bruno, ana)
    asked = await bruno.player.types(
        "/shoot Archers target:Orcs weapon:longbow distance:12 dice:ask"
    )
    assert not asked.alone
    shown = await ana.player.types("/battle status")
    assert "Tour 1" in shown.text
    done = await bruno.player.presses(asked, "Le bot lance le reste")
    assert "Pour toucher" in done.text


async def test_a_battle_handed_on_as_a_file_keeps_its_language(
    ana: Tapper, bruno: Tapper, tmp_path: Path
) -> None:
    await begins(bruno, ana)
    exported = await bruno.player.calls("battle export")
    file = Upload(exported.answer.files[0].name, exported.answer.files[0].content)
    async with open_hall(f"sqlite:///{tmp_path / 'other.db'}") as other:
        dora = other.player("Dora", "en")
        brought = await dora.calls("battle import", file=file)
        assert brought.answer.refused is None, brought.text
        assert "Tour 1" in (await dora.types("/battle status")).text


async def test_a_battle_of_before_follows_each_player_until_it_has_a_language(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    channel = await hall.channel(ana.player)
    assert channel.battle is not None
    channel.battle.options = {}
    assert "Tour 1" in (await bruno.player.types("/battle status")).text
    assert "Turn 1" in (await ana.player.types("/battle status")).text
    await ana.desk("Turn 1")


WOUNDED = {
    "blackhammer": ("M4 WS3 BS3 S3 T3 W3 I3 A1 Ld8", ("Trolls 5, −1 W", "Mage 2/3 W")),
    "t9a": ("M4 WS3 BS3 S3 T3 W3 I3 A1 Ld8", ("Trolls 5, −1 W", "Mage 2/3 W")),
    "whfb2": ("M10 WS3 BS3 S3 T3 W3 I3 A1 Ld8 Int8 Cl8 WP8", ("Trolls 5, −1 W", "Mage 2/3 W")),
    "aos4": ("M5 H3 Sv3+ C1", ("Trolls 5, 1 damage", "Mage 1/3 damage")),
}
"""Values of a unit with three wounds a model, and how the desk shows one of them lost."""


@pytest.mark.parametrize("game", WOUNDED)
async def test_the_desk_shows_what_the_wounded_have_lost_in_the_words_of_the_game(
    ana: Tapper, bruno: Tapper, game: str
) -> None:
    values, told = WOUNDED[game]
    await ana.player.calls("battle start", game=game, side_one="Storm", side_two="Horde")
    await ana.player.calls("battle join", side="Storm")
    await bruno.player.calls("battle join", side="Horde")
    for unit in ("Trolls 5", "Mage 1", "Guard 5"):
        await in_turn((ana.player, f"/unit add {unit} {values}"))
    await in_turn(*((ana.player, f"/unit damage {unit} wounds:1") for unit in ("Trolls", "Mage")))
    if game == "whfb2":  # what is due there, as long as they are not placed, leaves them no room
        await in_turn((ana.player, "/resolve deploy_army values:unit:Trolls; Mage; Guard"))
    assert f"{told[0]} · {told[1]} · Guard 5\n" in words(await ana.desk(told[1]))
    french = tuple(
        each.replace("W", "PV").replace("1 damage", "1 dégât").replace("damage", "dégâts")
        for each in told
    )
    await bruno.taps_on("For me")
    assert bruno.sheet is not None
    assert f"{french[0]} · {french[1]} · Guard 5\n" in words(bruno.sheet)
    await in_turn((ana.player, "/unit heal Mage wounds:1"))
    assert "Mage · Guard" in words(await ana.desk("Mage · Guard"))
