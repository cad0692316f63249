"""Refusals: one clear sentence to that player alone, and nothing has changed."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from bot.views.words.dice_faces import in_words
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import KILLS_THREE, VOLLEY, assert_one_sentence, begin_shooting

LONG = "x" * 250


@dataclass(frozen=True)
class Wrong:
    """A command that cannot be answered.

    Attributes:
        line: As typed.
        code: Why not.
        english: Words that its sentence must hold.
        french: The same in French.
    """

    line: str
    code: str
    english: tuple[str, ...]
    french: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.code} {self.line[:30]}"


WRONG = (
    Wrong("/roll 3d6 dice:6,7,1", "impossible-face", ("7", "D6"), ("7", "D6")),
    Wrong("/roll 3d6 dice:1,0,1", "impossible-face", ("D6",), ("D6",)),
    Wrong(
        "/scatter what:artillery dice:5",
        "impossible-face",
        ("no. 1", "artillery", "5", "misfire"),
        ("n° 1", "artillerie", "5", "incident"),
    ),
    Wrong("/roll 3d6 dice:1,7,1", "impossible-face", ("1–6",), ("1–6",)),
    Wrong("/roll scatter dice:5", "impossible-face", ("1, 2, 3",), ("1, 2, 3",)),
    Wrong("/odds rally", "unknown-question", ("rally_test",), ("rally_test",)),
    Wrong("/odds ralliement", "unknown-question", ("Rally",), ("Test de ralliement",)),
    Wrong("/odds fight", "unknown-question", ("close_combat_round",), ("close_combat_round",)),
    Wrong("/roll 3d6 dice:blue", "not-a-face", ("blue", "6x2"), ("blue", "6x2")),
    Wrong("/roll 3d6 dice:1,1,1,1", "dice-left-over", ("3",), ("3",)),
    Wrong("/roll 3d6 dice:6x9999", "too-many-faces", (), ()),
    Wrong("/roll 3d6 dice:1,2,3 odds:yes", "odds-and-dice", ("dice", "odds"), ("dice", "odds")),
    Wrong("/roll 3d", "notation-unexpected", ("“d”",), ("« d »",)),
    Wrong("/roll 9999d9999", "die-sides", ("1,000",), ("faces",)),
    Wrong("/roll 999d100!!!", "notation-twice", (), ()),
    Wrong(f"{VOLLEY} dice:1,1,1", "dice-needed", ("7 × D6", "4+"), ("7 × D6", "4+")),
    Wrong("/shoot Xylophones target:Orques", "unknown-unit", ("Xylophones",), ("Xylophones",)),
    Wrong("/shoot Nains target:Orques", "unknown-unit", ("Nains",), ("Nains",)),
    Wrong("/shoot Morts target:Orques weapon:bow", "unit-destroyed", ("Morts",), ("Morts",)),
    Wrong("/fight unit:Archers enemy:Orques", "wrong-phase", ("Shooting",), ("Tir",)),
    Wrong("/rally Archers cause:losses", "unknown-option", (), ()),
    Wrong(
        "/test characteristic:i ld:7 unit:Archers what:characteristic",
        "option-unused",
        ("ld",),
        ("ld",),
    ),
    Wrong(
        "/resolve break_test ld:8 shots:3",
        "option-unused",
        ("no option shots", "lost_by"),
        ("d’option shots", "lost_by"),
    ),
    Wrong(
        "/resolve shooting_attack unit:Archers enemy:Orques",
        "option-unused",
        ("no option enemy", "write target instead"),
        ("d’option enemy", "plutôt target"),
    ),
    Wrong(
        "/resolve shooting_attack enemy_rules:skirmishers",
        "option-unused",
        ("write target_rules instead",),
        ("plutôt target_rules",),
    ),
    Wrong(
        "/resolve break_test ld:8 lostby:3",
        "option-unused",
        ("write lost_by instead",),
        ("plutôt lost_by",),
    ),
    Wrong(
        "/charge what:redirect unit:Archers target:Orques",
        "option-unused",
        ("no option target", "it has: unit,"),
        ("d’option target", "il y a : unit,"),
    ),
    Wrong("/resolve break_test values:lost", "values-unreadable", ("lost_by",), ("lost_by",)),
    Wrong("/resolve break_test ld:eight lost_by:2", "not-a-number", ("eight",), ("eight",)),
    Wrong("/resolve break_test ld:11 lost_by:2", "out-of-range", ("11", "10"), ("11", "10")),
    Wrong("/resolve break_test lost_by:1", "missing-option", ("ld",), ("ld",)),
    Wrong("/resolve tea_test", "procedure-near", ("tea_test",), ("tea_test",)),
    Wrong("/odds tea", "nothing-to-roll", ("tea",), ("tea",)),
    Wrong(f"{VOLLEY} rules:heroism", "unknown-rule", ("heroism",), ("heroism",)),
    Wrong(f"{VOLLEY} rules:magic resistance", "rule-number", (), ()),
    Wrong("/unit add Elves WS3 [heroism]", "unknown-rule", ("heroism",), ("heroism",)),
    Wrong("/unit add Elves 10 XX3", "unknown-sign", ("XX3",), ("XX3",)),
    Wrong("/unit add Elves 10 WS3 WS4", "repeated-sign", (), ()),
    Wrong("/unit add Elves 10 WS11", "value-out-of-range", ("11", "10"), ("11", "10")),
    Wrong("/unit add Elves 0 WS3", "too-many-models", ("500",), ("500",)),
    Wrong("/unit add Elves 9999 M4", "too-many-models", ("500",), ("500",)),
    Wrong("/unit add Elves -5", "too-many-models", ("500",), ("500",)),
    Wrong("/unit add Elves 12/9999 M4", "too-many-models", ("500",), ("500",)),
    Wrong("/unit add 12", "line-without-name", (), ()),
    Wrong(f"/unit add {LONG} 10", "line-without-name", ("60",), ("60",)),
    Wrong("/unit add Archers 5 WS3", "unit-exists", ("Archers",), ("Archers",)),
    Wrong("/unit add Elves 5 WS3 side:Nains", "unknown-side", ("Elfes",), ("Elfes",)),
    Wrong("/unit edit Orques models:21 size:20", "model-count", ("21",), ("21",)),
    Wrong("/unit edit Orques models:200", "model-count", ("size:200",), ("size:200",)),
    Wrong("/unit edit Orques size:5", "model-count", ("20",), ("20",)),
    Wrong("/unit edit Orques size:0", "out-of-range", ("size",), ("size",)),
    Wrong(
        "/unit edit Orques change:models:12 models:11",
        "change-twice",
        ("models:11",),
        ("models:11",),
    ),
    Wrong("/unit edit Orques change:wounds:1 carried:1", "change-twice", (), ()),
    Wrong("/unit edit Orques change:Ld8 CD9", "change-twice", ("CD9",), ("CD9",)),
    Wrong("/unit edit Orques change:+hatred -haine", "change-twice", ("-haine",), ("-haine",)),
    Wrong("/unit edit Orques change:+hatred Ld8 Cd9", "change-twice", ("Cd9",), ("Cd9",)),
    Wrong("/unit edit Orques change:name:A name:B", "change-twice", ("name:B",), ("name:B",)),
    Wrong("/unit edit Orques change:fleeing:yes fleeing:no", "change-twice", (), ()),
    Wrong("/resolve break_test ld:8 ld:9 lost_by:1", "option-twice", ("ld",), ("ld",)),
    Wrong("/unit edit Orques wounds:1", "wounds-carried", (), ()),
    Wrong("/unit edit Orques change:quick", "change-unreadable", ("quick",), ("quick",)),
    Wrong("/unit edit Orques change:[bananes]", "change-unreadable", ("+hatred",), ("+haine",)),
    Wrong(
        "/unit edit Orques change:[haine, shield]", "change-unreadable", ("+hatred",), ("+haine",)
    ),
    Wrong("/unit edit Orques models:20", "nothing-changes", ("Orques",), ("Orques",)),
    Wrong("/unit show Nains", "unknown-unit", ("Nains",), ("Nains",)),
    Wrong("/battle start", "battle-exists", ("Elfes",), ("Elfes",)),
    Wrong("/battle next phase:tea", "unknown-phase", ("tea", "Magic"), ("tea", "Magie")),
    Wrong("/battle next phase:tir", "phase-now", ("Shooting",), ("Tir",)),
    Wrong("/battle resume", "battle-not-paused", ("Elfes",), ("Elfes",)),
    Wrong("/battle join Nains", "unknown-side", ("Nains",), ("Nains",)),
    Wrong("/battle next first:Elfes phase:tir", "order-fixed", ("BlackHammer",), ("BlackHammer",)),
    Wrong("/unit add", "unit-needed", ("Spearmen 20",), ("Lanciers 20",)),
    Wrong("/unit damage Orques", "how-many-wounds", ("wounds:3",), ("wounds:3",)),
    Wrong("/unit damage Morts wounds:1", "unit-destroyed", ("Morts",), ("Morts",)),
    Wrong("/unit heal Orques wounds:1", "nothing-to-heal", ("Orques",), ("Orques",)),
    Wrong("/unit status Orques status:asleep", "unknown-status", ("asleep",), ("asleep",)),
    Wrong(
        "/unit status Orques status:fleeing clear:yes", "nothing-changes", ("Orques",), ("Orques",)
    ),
    Wrong("/unit split Orques models:20", "split-models", ("20",), ("20",)),
    Wrong("/unit split Orques models:5 name:Archers", "unit-exists", ("Archers",), ("Archers",)),
    Wrong("/unit join Archers unit:Archers", "join-itself", ("Archers",), ("Archers",)),
    Wrong("/unit join Archers unit:Orques", "join-other-side", ("Archers",), ("Orques",)),
    Wrong("/unit join Mages unit:Archers", "not-one-who-joins", ("Character",), ("Personnage",)),
    Wrong("/unit leave Archers", "not-in-unit", ("Archers",), ("Archers",)),
    Wrong(
        "/shoot Archers target:Mages weapon:longbow distance:12",
        "same-side",
        ("Mages", "enemy"),
        ("Mages", "ennemi"),
    ),
    Wrong(
        "/shoot Orques target:Archers weapon:longbow distance:12",
        "not-its-turn",
        ("Orques", "Elfes"),
        ("Orques", "Elfes"),
    ),
    Wrong("/dice reveal", "reveal-in-battle", (), ()),
    Wrong("/redo", "nothing-to-redo", (), ()),
    Wrong("/help command:tea", "unknown-command", ("tea",), ("tea",)),
    Wrong("/help command:batle", "unknown-command", ("/battle",), ("/battle",)),
    Wrong("/shoot Mages target:Orques", "missing-option", ("profile of Mages",), ("Mages n",)),
    Wrong("/shoot Archers", "missing-option", ("(target:…)",), ("(target:…)",)),
)
BY_THE_BOT = tuple(each for each in WRONG if each.code != "unknown-option")


@pytest.fixture
async def players(hall: Hall) -> dict[str, Player]:
    """Seat a player of each language at a battle in its shooting phase; one unit is dead."""
    players = {"en": hall.player("Alice", "en"), "fr": hall.player("Bruno", "fr")}
    await begin_shooting(players["en"], players["fr"])
    for player in players.values():
        await player.calls("battle leave")
    for player in players.values():  # each may act for both sides
        await player.calls("battle join", referee=True)
    await players["en"].types("/unit add Morts 3 WS3 BS3 T3 Ld7")
    await players["en"].types("/unit edit Morts models:0")
    await players["en"].types("/unit add Mages 3 WS3 T3 Ld7")
    return players


async def test_what_cannot_be_done_is_refused_in_a_sentence(
    hall: Hall, players: dict[str, Player]
) -> None:
    before = await hall.state(players["en"])
    for wrong in BY_THE_BOT:
        for locale, player in players.items():
            told = await player.types(wrong.line)
            assert told.answer.refused == wrong.code, (wrong.line, told.text)
            assert_one_sentence(told)
            plain = told.text.replace("\N{NO-BREAK SPACE}", " ")
            for word in wrong.english if locale == "en" else wrong.french:
                assert word in plain, (wrong.line, told.text)
            assert await hall.state(player) == before, wrong.line


async def test_the_same_sentence_is_not_given_in_both_languages(players: dict[str, Player]) -> None:
    for wrong in BY_THE_BOT:
        english, french = [(await player.types(wrong.line)).text for player in players.values()]
        assert english != french


async def test_missing_dice_are_named_after_what_has_fallen(players: dict[str, Player]) -> None:
    line = f"{VOLLEY} dice:1,1,1,1,4,4,4,5,6,6,5,5"
    english = await players["en"].types(line)
    assert english.refused == "dice-needed"
    assert "4 × D6" in english.answer.card.headline
    assert "To wound" in english.answer.card.headline
    assert in_words(english.answer.card.dice[0]).endswith("To hit 4+: 1 1 1 1 4 4 4 5 6 6")
    assert in_words(english.answer.card.dice[1]).endswith("5+: 5 5")
    french = await players["fr"].types(line)
    assert "blesser" in french.answer.card.headline
    assert "Pour toucher" in french.answer.card.dice[0]
    answered = await players["en"].types(KILLS_THREE)
    assert answered.outcome["result"]["models_lost"] == 3


async def test_dice_that_are_not_needed_are_sent_back_with_the_reason(
    hall: Hall, players: dict[str, Player]
) -> None:
    await players["en"].types("/unit edit Orques models:4 fleeing:yes")
    await players["fr"].types("/battle next phase:mouvement")
    before = await hall.state(players["en"])
    for line, why, pourquoi in (
        ("/panic unit:Orques cause:destroyed dice:3,4", "fleeing units", "en fuite"),
        ("/rally Orques dice:3,4", "less than a quarter", "moins de 25"),
    ):
        for locale, reason in (("en", why), ("fr", pourquoi)):
            told = await players[locale].types(line)
            assert told.refused == "dice-left-over"
            assert told.alone
            assert reason in told.text
            assert len(told.answer.card.headline) < 200
    assert await hall.state(players["en"]) == before


async def test_a_size_is_changed_with_its_models_and_told(players: dict[str, Player]) -> None:
    told = await players["en"].types("/unit edit Orques change:models:30 size:30")
    assert "Orques: starting size 20 → 30" in told.text
    told = await players["fr"].types("/unit edit Orques change:size:40")
    assert "starting size 30 → 40" in told.text


async def test_the_dice_of_a_battle_do_not_offer_what_is_refused(
    players: dict[str, Player],
) -> None:
    assert "/dice reveal" not in (await players["en"].types("/dice seal")).text
    assert "/battle end" in (await players["fr"].types("/dice seal")).text
    await players["en"].types("/battle end")  # a referee's to say
    assert "/dice reveal" in (await players["en"].types("/dice seal")).text


async def test_without_a_battle_its_commands_say_how_to_begin(hall: Hall) -> None:
    for locale in ("en", "fr"):
        player = hall.player("Alice", locale)
        before = await hall.state(player)
        for line in (
            "/battle status",
            "/battle next",
            "/battle end",
            "/battle join Elfes",
            "/unit add Elves 10 WS3",
            "/unit list",
            "/unit show Elves",
            "/unit edit Elves change:Ld8",
            "/unit remove Elves",
            "/shoot Elves target:Orcs",
        ):
            told = await player.types(line)
            assert told.refused in ("no-battle", "unit-needs-battle"), line
            assert "/battle start" in told.text
            assert_one_sentence(told)
        assert (await player.types("/undo")).refused == "nothing-to-undo"
        assert await hall.state(player) == before


async def test_who_may_not_manage_a_channel_cannot_choose_its_settings(hall: Hall) -> None:
    guest = hall.player("Invité", "fr", permissions=1 << 11)
    before = await hall.state(guest)
    told = await guest.types("/settings language:en")
    assert told.refused == "not-manager"
    assert_one_sentence(told)
    assert (await guest.types("/settings")).answer.refused is None
    assert await hall.state(guest) == before


async def test_what_another_player_did_is_not_undone(
    hall: Hall, players: dict[str, Player]
) -> None:
    await players["fr"].calls("battle join", side="Peaux-Vertes")  # a referee could
    await players["en"].types(KILLS_THREE)
    before = await hall.state(players["en"])
    told = await players["fr"].types("/undo")
    assert told.refused == "not-your-action"
    assert "Alice" in told.text
    assert_one_sentence(told)
    assert await hall.state(players["en"]) == before


async def test_names_neither_format_nor_mention_anything(alice: Player) -> None:
    name = "**Grom** @everyone <@1> `x` [a](http://b.c)"
    await alice.calls("battle start", side_one=name, side_two="_Elves_")
    told = await alice.calls("battle status")
    description = told.message.embeds[0]["description"]
    assert "**Grom** @everyone" not in description
    assert not re.search(r"(?<!\\)[<`]|@\w", description)
    assert r"\_Elves\_" in description
    assert "**Grom**" in told.text
