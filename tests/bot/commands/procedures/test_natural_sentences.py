"""Sentences of `/do` in players' own words, see `tests/data/natural/sentences.txt`.

Each says what act it means, as whom and with what; `|` stands before words that are left over, of
which the sheet tells; `?` for several acts that are offered, `!` for nothing on offer.
"""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from importlib.resources import files
from itertools import groupby
from pathlib import Path

import pytest

from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.reading import MOST_MEANT, Reader
from bot.commands.procedures.saying.readings import Reading
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.words import Words, words
from bot.commands.request.requester import Requester
from bot.views.interface.panel import Panel
from rulesets.core.declaring.kind import Choice
from rulesets.core.ruleset.installed import installed_games
from tests.bot.commands.test_natural_inputs import inputs
from tests.bot.desk import ALICE, BRUNO, Desk, outcome

MAN = "WS3 BS3 S3 T3 W1 I3 A1 Ld8"
MIND = "Int8 Cl8 WP8"
ARMIES = {
    "blackhammer": (
        (
            f"Knights 8 M8 {MAN} Wide4 [cavalry]",
            f"Archers 10 M4 {MAN} Rg30",
            f"Bolt 1 M4 {MAN} [bolt-thrower]",
            f"Mage 1 M4 {MAN} Lv2 [character]",
            f'"Handgunners II" 10 M4 {MAN} Rg24',
        ),
        (
            f"Orcs 20 M4 {MAN}",
            f"Boss 1 M4 {MAN} [character]",
            f"Trolls 3 M6 {MAN}",
            f'"Black Orcs" 10 M4 {MAN}',
        ),
    ),
    "t9a": (
        (
            f"Chevaliers 8 M8 {MAN}",
            f"Archers 10 M5 {MAN} [longbow]",
            f"Sorcier 1 M4 {MAN} Lv2 [character]",
        ),
        (f"Orques 20 M4 {MAN}", f"Trolls 3 M6 {MAN}", f"Loups 5 M9 {MAN}"),
    ),
    "whfb2": (
        (
            f"Chevaliers 8 M20 {MAN} {MIND} Wide4 [mounted, hand-weapon]",
            f"Archers 10 M10 {MAN} {MIND} Wide5 [bow]",
            f"Mage 1 M10 {MAN} {MIND} Lv1 MP20 MaxMP20 [character, wizard]",
            f"Bolt 1 M10 {MAN} {MIND} [war-machine, bolt-thrower]",
        ),
        (
            f"Orques 20 M10 {MAN} {MIND} Wide5 [hand-weapon]",
            f"Gobelins 20 M10 {MAN} {MIND} Wide5 [short-bow]",
            f"Trolls 3 M15 {MAN}",
        ),
    ),
    "aos4": (
        (
            "Liberators 5 M5 H2 Sv3+ C1 A2 To3 Wo3 Re1 Da1",
            "Vanguard-Hunters 5 M6 H2 Sv4+ C1 SA2 STo3 SWo3 SRe1 SDa1 Ra12",
        ),
        (
            "Ardboyz 10 M4 H2 Sv3+ C1 A2 To3 Wo3 Re1 Da1",
            "Mancrusher 1 M9 H14 Sv5+ C5",
            "Wolf Riders 5 M10 H2 Sv5+ C1",
        ),
    ),
}
IN_CONTACT = {
    "blackhammer": ("Knights", "Trolls"),
    "t9a": ("Chevaliers", "Trolls"),
    "whfb2": ("Chevaliers", "Trolls"),
    "aos4": ("Liberators", "Ardboyz"),
}
SENTENCES = [
    (*told.partition(": ")[0].split(), told.partition(": ")[2], sign, wanted)
    for told, sign, wanted in inputs("sentences")
]
MOMENTS = sorted({(game, moment) for game, moment, *_ in SENTENCES})


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'said.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


async def at(desk: Desk, game: str, moment: str) -> None:
    """Begin a battle, and go on to a phase; to that of magic with its dice, unless `0` follows."""
    await desk.asks("settings", {"game": game})
    await desk.asks("battle start", {"side_one": "Men", "side_two": "Greens", "language": "en"})
    for side, lines in zip(("Men", "Greens"), ARMIES[game], strict=True):
        for line in lines:
            assert (await desk.asks("unit add", {"line": line, "side": side})).refused is None
    phase = moment.rstrip("0")
    assert (await desk.asks("battle next", {"phase": phase})).refused is None
    if phase in {"close-combat", "combat"}:
        unit, other = IN_CONTACT[game]
        await desk.asks("unit link", {"unit": unit, "relation": "contact", "other": other})
    if moment == "magic" and game == "blackhammer":  # who knows no spell casts none
        known = {"values": "wizard:Mage; lore:fire", "dice": "2,3"}
        assert (await desk.asks("roll", {"notation": "spell_generation", **known})).refused is None
    if moment == "magic" and game in {"blackhammer", "t9a"}:
        assert (await desk.asks("winds", {})).refused is None


async def reader(desk: Desk, who: Requester) -> Reader:
    context = await desk.router.look(who)
    sentences = Sentences.of(context)
    assert sentences is not None
    return Reader(sentences, context.localiser)


def told(reading: Reading) -> str:
    values = " ".join(f"{name}:{raw}" for name, raw in sorted(reading.answered.values.items()))
    left = f" | {' '.join(reading.left)}" if reading.left else ""
    return f"{reading.offer.procedure} {values}{left}".strip()


@pytest.mark.parametrize(("game", "moment"), MOMENTS)
async def test_a_sentence_means_one_act_or_is_asked_about(
    desk: Desk, game: str, moment: str
) -> None:
    await at(desk, game, moment)
    here = [each[2:] for each in SENTENCES if each[:2] == (game, moment)]
    for locale, spoken in groupby(here, key=lambda each: each[0]):
        reading = await reader(desk, replace(ALICE, locale=locale))
        for _, typed, sign, wanted in spoken:
            found = reading.read(typed)
            clear = len(found) == 1 and found[0].order > 0
            assert (typed, bool(found)) == (typed, sign != "!")
            if sign == "=":
                assert (typed, clear and told(found[0])) == (typed, wanted)
            else:
                assert (typed, clear) == (typed, False)


async def test_a_clear_sentence_is_done_at_once(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    french = replace(ALICE, locale="fr")
    answer = await desk.asks("do", {"text": "charge les orcs avec mes knights"}, who=french)
    assert outcome(answer)["procedure"] == "charge_declaration"
    assert "Knights" in answer.card.title
    assert "Orcs" in answer.card.title


async def test_what_a_sentence_leaves_open_is_asked_with_what_it_says_chosen(desk: Desk) -> None:
    await at(desk, "blackhammer", "shooting")
    answer = await desk.asks("do", {"text": "archers shoot trolls"})
    assert answer.refused is None
    assert answer.panel is not None
    assert answer.card.title == "Shoot: Archers"
    shown = str(answer.panel.blocks[0])
    assert "→ Trolls" in shown


async def test_of_a_sentence_with_words_left_over_nothing_is_done(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    answer = await desk.asks("do", {"text": "knights don't charge orcs"})
    assert answer.outcome is None
    assert answer.panel is not None
    assert "don t" in str(answer.panel.blocks[0])
    assert "charged" not in str((await desk.asks("unit show", {"unit": "Knights"})).outcome)


async def test_a_sentence_that_may_mean_two_acts_shows_both(desk: Desk) -> None:
    await at(desk, "blackhammer", "shooting")
    answer = await desk.asks("do", {"text": "shoot trolls"})
    assert answer.panel is not None
    labels = [each.label for each in answer.panel.buttons]
    assert labels[:2] == ["Shoot: Archers → Trolls", "Shoot: Handgunners II → Trolls"]


@pytest.mark.parametrize("said", ["next phase", "phase suivante", "on passe à la suite"])
async def test_the_next_phase_is_said_too(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "movement")
    assert (await desk.asks("do", {"text": said})).refused is None
    assert await phase_of(desk) == "magic"


@pytest.mark.parametrize(
    ("said", "response"),
    [
        ("on tient", "hold"),
        ("fuite !!", "flee"),
        ("the trolls flee", "flee"),
        ("trolls hold", "hold"),
        ("ne fuient pas", None),
        ("tient la charge", "hold"),
        ("we accept the charge", "hold"),
        ("hold your ground", "hold"),
        ("they run from the charge", "flee"),
    ],
)
async def test_a_charge_is_answered_by_what_the_unit_does(
    desk: Desk, said: str, response: str | None
) -> None:
    await at(desk, "blackhammer", "movement")
    theirs = replace(BRUNO, manager=False)
    await desk.asks("battle join", {"side": "Men"})
    await desk.asks("battle join", {"side": "Greens"}, who=theirs)
    await desk.asks("do", {"text": "knights charge trolls"})
    answer = await desk.asks("do", {"text": said}, who=theirs)
    assert (answer.outcome and answer.outcome["result"]["response"]) == response


@pytest.mark.parametrize(
    ("said", "models"),
    [
        ("put 3 damage on my archers", 7),
        ("retire 3 archers", 7),
        ("two dead archers", 8),
        ("archers have 6 left", 6),
    ],
)
async def test_models_lost_are_said_without_an_act(desk: Desk, said: str, models: int) -> None:
    await at(desk, "blackhammer", "movement")
    assert (await desk.asks("do", {"text": said})).refused is None
    assert outcome(await desk.asks("unit show", {"unit": "Archers"}))["unit"]["models"] == models


@pytest.mark.parametrize(
    "said", ["archers fleeing", "archers Ld 9", "archers and mage lost 1", "3 archers"]
)
async def test_nothing_else_of_a_unit_is_changed_by_a_sentence(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "movement")
    before = outcome(await desk.asks("unit list"))
    await desk.asks("do", {"text": said})
    assert outcome(await desk.asks("unit list")) == before


async def test_dice_that_fell_go_with_a_sentence_in_own_words(desk: Desk) -> None:
    await at(desk, "blackhammer", "magic0")
    answer = await desk.asks("do", {"text": "winds pls", "dice": "6 2"})
    assert "2 and 6" in answer.card.headline


async def test_what_is_on_offer_by_a_word_goes_before_the_next_phase(desk: Desk) -> None:
    await at(desk, "blackhammer", "magic")
    spell = {"wizard": "Mage", "spell": "fireball", "target": "Trolls", "dice_used": 3}
    await desk.asks("cast", {**spell, "dice": "5 5 4"})
    assert outcome(await desk.asks("do", {"text": "passer"}))["procedure"] == "let_through"
    assert await phase_of(desk) == "magic"
    assert (await desk.asks("do", {"text": "passer"})).refused is None
    assert await phase_of(desk) == "shooting"


@pytest.mark.parametrize("said", ["no charge", "ne charge pas", "don't charge", "don’t charge"])
async def test_a_sentence_that_says_no_does_nothing(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "movement")
    assert (await desk.asks("do", {"text": f"{said} knights orcs"})).outcome is None
    assert (await desk.asks("do", {"text": said})).outcome is None


async def test_a_length_that_an_act_does_not_ask_for_is_told_as_not_noted(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    answer = await desk.asks("do", {"text": "knights charge trolls 12 cm"})
    assert outcome(answer)["procedure"] == "charge_declaration"
    assert answer.card.changes[-1] == "Not noted: “12 cm”"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("archers shoot the trolls", "wrong-phase"),
        ("rally the knights", "unit-needs-status"),
        ("trolls charge the knights", None),
        ("sing a song", "offer-unknown"),
    ],
)
async def test_why_an_act_is_not_on_offer_is_told_of_the_unit_that_is_named(
    desk: Desk, said: str, code: str | None
) -> None:
    await at(desk, "blackhammer", "movement")
    assert (await desk.asks("do", {"text": said})).refused == code


@pytest.mark.parametrize(
    ("said", "outcome_of_it"),
    [
        ("on relève le défi", "fought"),
        ("I accept!", "fought"),
        ("boss refuses", "refused"),
        ("on refuse le duel", "refused"),
    ],
)
async def test_a_challenge_is_answered_by_a_sentence(
    desk: Desk, said: str, outcome_of_it: str
) -> None:
    await at(desk, "t9a", "movement")
    theirs = replace(BRUNO, manager=False)
    await desk.asks("unit add", {"line": f"Boss 1 M4 {MAN} [character]", "side": "Greens"})
    await desk.asks("battle join", {"side": "Men"})
    await desk.asks("battle join", {"side": "Greens"}, who=theirs)
    await desk.asks("battle next", {"phase": "combat"})
    await desk.asks("unit link", {"unit": "Sorcier", "relation": "contact", "other": "Boss"})
    await desk.asks("do", {"text": "défi du sorcier contre le boss"})
    answer = await desk.asks("do", {"text": said}, who=theirs)
    assert outcome(answer)["result"]["outcome"] == outcome_of_it


async def test_what_is_asked_and_denied_at_once_is_no_answer_to_a_charge(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    theirs = replace(BRUNO, manager=False)
    await desk.asks("battle join", {"side": "Men"})
    await desk.asks("battle join", {"side": "Greens"}, who=theirs)
    await desk.asks("do", {"text": "knights charge trolls"})
    answer = await desk.asks("do", {"text": "on tient ? non, fuite !"}, who=theirs)
    assert outcome(answer)["result"]["response"] == "flee"


async def test_the_last_act_is_taken_back_by_a_word(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    assert (await desk.asks("do", {"text": "annule"})).refused is None
    assert await phase_of(desk) != "movement"


async def asked_of_movement(desk: Desk, said: str) -> Panel:
    """Say something in a movement phase of BlackHammer, and return what asks about it."""
    await at(desk, "blackhammer", "movement")
    answer = await desk.asks("do", {"text": said})
    assert answer.outcome is None
    assert answer.panel is not None
    return answer.panel


async def assert_ends_asked(desk: Desk, said: str) -> None:
    """Check that a sentence asks whether the movement phase ends, and ends nothing."""
    panel = await asked_of_movement(desk, said)
    assert [button.kind for button in panel.buttons][:1] == ["go"]
    assert await phase_of(desk) == "movement"


async def phase_of(desk: Desk) -> str | None:
    battle = (await desk.router.look(ALICE)).channel.battle
    assert battle is not None
    return battle.phase


@pytest.mark.parametrize(
    "text", ["archers ", "tir ", "sur les ", "3 dés ", "a", "shoot the archers with ", "2nd ", "é"]
)
async def test_a_sentence_of_any_words_is_read_or_refused_at_once(desk: Desk, text: str) -> None:
    await at(desk, "blackhammer", "shooting")
    names = Named(unit.split()[0] for side in ARMIES["blackhammer"] for unit in side)
    words = (text * 200)[:200].split()

    def took() -> float:
        begun = time.process_time()
        names.mentions(words, ())
        return time.process_time() - begun

    assert min(took() for _ in range(5)) < 0.01
    assert len((await reader(desk, ALICE)).read((text * 200)[:200])) <= MOST_MEANT


def test_words_stand_for_commands_procedures_and_answers_that_games_have() -> None:
    procedures = [each for game in installed_games().values() for each in game.procedures]
    kinds = [parameter.kind for each in procedures for parameter in each.parameters]
    choices = {value for kind in kinds if isinstance(kind, Choice) for value in kind.values}
    held = words().en
    assert held.commands.keys() <= {each.command for each in procedures}
    assert held.procedures.keys() <= {each.id for each in procedures}
    assert held.answers.keys() <= choices
    phases = {each.id for game in installed_games().values() for each in game.phases}
    assert held.phases.keys() <= phases
    shared = (files("rulesets.core") / "texts/en/decisions.ftl").read_text(encoding="utf-8")
    own = (file for game in installed_games().values() for file in (game.texts / "en").iterdir())
    told = "\n".join([shared, *(file.read_text(encoding="utf-8") for file in own)])
    assert all(
        re.search(rf"^decision-[a-z-]+-{each} =", told, re.MULTILINE) for each in held.decisions
    )


def test_words_of_one_language_alone_are_no_words() -> None:
    both = words().model_dump()
    del both["fr"]["commands"]["charge"]
    with pytest.raises(ValueError, match="commands of one language alone"):
        Words.model_validate(
            {name: {kind: _listed(each) for kind, each in both[name].items()} for name in both}
        )


def _listed(phrases: dict[str, tuple[str, ...]]) -> dict[str, str]:
    return {name: ", ".join(each) for name, each in phrases.items()}
