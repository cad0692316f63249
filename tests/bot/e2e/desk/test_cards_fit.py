"""Cards of rounds of combat at their usual size: half a phone screen, whatever falls."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Final

import pytest

from bot.texts.localiser import LOCALES
from bot.views.cards.brief import PHONE_LINES, height
from bot.views.cards.outcome import names_any
from bot.views.words.dice_faces import out_of_pictures
from tests.bot.e2e.hall import Hall, Player, SharedHall, Told
from tests.bot.e2e.playing import UNASKED, battle_of, begin, meet
from tests.bot.e2e.units.test_contact import TOUCH

ROUNDS: Final = 6
LOSSES: Final = {"en": "Losses: ", "fr": "Pertes\N{NO-BREAK SPACE}: "}
GAMES: Final = {
    "blackhammer": (
        "close-combat",
        ("Spearmen 20 M4 WS4 BS3 S3 T3 W1 I5 A1 Ld8 Sv5+ Wide5 [standard, musician]",),
        ("Black Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+ Wide5 [standard]",),
    ),
    "aos4": (
        "combat",
        ("Liberators 10 M5 H2 Sv3+ C1 A3 To3+ Wo3+ Re1 Da1 [infantry, champion]",),
        ("Clanrats 20 M6 H1 Sv5+ C1 A2 To4+ Wo5+ Re0 Da1 Wd6+ [infantry, champion]",),
    ),
    "t9a": (
        "combat",
        ("Swords 15 M5 WS4 BS4 S3 T3 W1 I5 A1 Ld8",),
        (
            "Goblin Mob 10 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7",
            "Ogres 3 M6 WS3 BS3 S4 T4 W3 I2 A3 Ld7",
        ),
    ),
    "whfb2": (
        "combat",
        ("Archers 10 M10 WS4 BS4 S3 T3 W1 I6 A1 Ld8 Int9 Cl9 WP8",),
        ("Orcs 20 M10 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Int6 Cl7 WP7",),
    ),
}


@pytest.fixture(scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SharedHall]:
    """Keep a hall whose cards are as long as they are where nobody chose."""
    path = tmp_path_factory.mktemp("cards") / "vexille.db"
    shared = SharedHall(f"sqlite:///{path}", cards="card")
    yield shared
    await shared.close()


def lines_on_a_phone(told: Told) -> int:
    """Return how many lines of a phone a card takes, with all that stands in its message."""
    embed = told.message.embeds[0]
    text = "\n".join((embed["title"], embed["description"], embed["footer"]["text"]))
    return sum(height(line) for line in out_of_pictures(text).splitlines())


async def fights(player: Player, game: str, locale: str) -> Told:
    """Let all units of a battle fight, which are in contact for it."""
    _, own, foes = GAMES[game]
    line = f"/fight unit:{names(own)} enemy:{names(foes)} dice:bot"
    told = await player.types(line)
    if TOUCH[locale] in told.buttons:
        told = await player.presses(told, TOUCH[locale])
    assert told.answer.refused is None, told.text
    return told


def names(units: tuple[str, ...]) -> str:
    """Return the names of units that are described by lines."""
    found = []
    for unit in units:
        words = unit.split()
        count = next(at for at, word in enumerate(words) if word.isdecimal())
        found.append(" ".join(words[:count]))
    return "; ".join(found)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_round_of_combat_is_told_on_half_a_phone_screen(
    hall: Hall, game: str, locale: str
) -> None:
    player = hall.player("Ana", locale)
    phase, own, foes = GAMES[game]
    sides = {"side_one": "Storm", "side_two": "Horde"}
    await player.calls("battle start", game=game, house=UNASKED, **sides)
    for side, units in (("Storm", own), ("Horde", foes)):
        for unit in units:
            told = await player.types(f"/unit add {unit} side:{side}")
            assert told.answer.refused is None, told.text
    assert (await player.calls("battle next", phase=phase)).answer.refused is None
    seen = set()
    for _ in range(ROUNDS):
        told = await fights(player, game, locale)
        seen.add(tuple(told.outcome["dice"]))
        assert lines_on_a_phone(told) <= PHONE_LINES, told.text
        card = told.answer.card
        assert card.headline
        assert [line for line in card.dice if not line.startswith("…")], told.text
        assert "Details" in told.buttons or "Détails" in told.buttons
        whole = await player.presses(told, "Details" if locale == "en" else "Détails")
        assert whole.alone
        assert len(whole.answer.card.dice) >= len(card.dice)
        assert whole.answer.card.headline in card.headline
        assert names_any(card.headline, names(own).split("; "))
        await player.types("/undo")
    assert len(seen) == ROUNDS


@pytest.mark.parametrize(
    ("locale", "broken", "left", "gone"),
    [
        ("en", "Broken: ", "{} left", "Goblins destroyed"),
        ("fr", "Démoralisés", "reste {}", "Goblins (unité détruite)"),
    ],
)
async def test_a_round_that_waits_for_a_decision_is_told_as_short(
    hall: Hall, locale: str, broken: str, left: str, gone: str
) -> None:
    """Its headline is who runs and what both sides lost; what is to be decided stands last."""
    ana, bruno = hall.player("Ana", locale), hall.player("Bruno", locale)
    await begin(ana, bruno)
    await ana.types("/unit add Goblins 60x M4 WS2 BS3 S3 T2 W1 I1 A1 Ld2")
    await bruno.types("/unit add Trolls 6 M6 WS6 S8 T6 W3 I6 A5 Ld7")
    await ana.calls("battle next", phase="close-combat")
    await meet(ana, "Goblins")
    await meet(bruno, "Trolls")
    told = await ana.types("/fight unit:Goblins enemy:Trolls")
    card = told.answer.card
    assert card.headline.startswith(broken)
    assert card.headline.count("Goblins") == 2, "it runs, and what it did to the other side"
    assert "Trolls" in card.headline
    assert "Trolls" in card.dice[-1]
    assert lines_on_a_phone(told) <= PHONE_LINES, told.text
    over = await bruno.types("/throw Hold back" if locale == "en" else "/throw Réfréner")
    board = {each["name"]: each for each in (await battle_of(ana))["units"]}
    lost = 60 - board["Goblins"]["models"]
    fallen = f"Goblins −{lost} ({left.format(60 - lost)})"
    if board["Goblins"]["destroyed"]:
        fallen = gone
    assert fallen in over.answer.card.headline


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_a_waiting_round_of_several_units_tells_what_its_question_rests_on(
    hall: Hall, game: str, locale: str
) -> None:
    ana, bruno = hall.player("Ana", locale), hall.player("Bruno", locale)
    await ana.calls("battle start", game=game, side_one="Storm", side_two="Horde")
    values = "BS3 S3 T3 W1 I5"
    for player, side, units in (
        (
            ana,
            "Storm",
            (
                f"Halberdiers 20 M4 WS5 {values} A2 Ld8",
                f"Greatswords 15 M4 WS5 {values} A3 Ld8",
                f"Knights 5 M7 WS5 {values} A3 Ld8",
            ),
        ),
        (bruno, "Horde", (f"Goblins 40 M4 WS2 {values} A1 Ld2", f"Ogres 3 M6 WS2 {values} A1 Ld2")),
    ):
        await player.calls("battle join", side=side)
        for unit in units:
            told = await player.types(f"/unit add {unit}")
            assert told.answer.refused is None, told.text
    await ana.calls("battle next", phase=GAMES[game][0])
    await meet(ana, "Halberdiers", "Greatswords", "Knights")
    await meet(bruno, "Goblins", "Ogres")
    told = await ana.types("/fight unit:Halberdiers; Greatswords; Knights enemy:Goblins; Ogres")
    assert told.answer.question is not None, told.text
    assert lines_on_a_phone(told) <= PHONE_LINES, told.text
    card = told.answer.card
    assert card.question.startswith(card.dice[-1])
    assert card.question.endswith(("It is up to Ana.", "À Ana de décider.")), card.question
    desk = (await ana.user.line("/desk")).messages[-1].components
    assert card.question in json.dumps(desk, ensure_ascii=False)
    for side in ("Halberdiers, Greatswords & Knights", "Goblins & Ogres"):
        assert names_any(card.headline, [side]), "what each side did to the other"
    assert "Ogres" not in card.title
    assert "Details" in told.buttons or "Détails" in told.buttons


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_every_loss_of_a_combat_of_five_units_stands_on_its_card(
    hall: Hall, game: str, locale: str
) -> None:
    player = hall.player("Ana", locale)
    strong, weak = "WS4 BS3 S5 T3 W1 I4 A1 Ld10", "WS4 BS3 S5 T3 W1 I4 A1 Ld10"
    own = tuple(f"{unit} 40 M4 {strong}" for unit in ("Halberdiers", "Greatswords", "Knights"))
    foes = tuple(f"{unit} 40 M4 {weak}" for unit in ("Orcs", "Goblins"))
    await player.calls("battle start", game=game, house=UNASKED, side_one="Storm", side_two="Horde")
    for side, units in (("Storm", own), ("Horde", foes)):
        for unit in units:
            await player.types(f"/unit add {unit} side:{side}")
    await player.calls("battle next", phase=GAMES[game][0])
    for unit in ("Halberdiers", "Greatswords", "Knights", "Orcs", "Goblins"):
        await player.types(f"/unit status {unit} status:engaged")
    told = await player.types(f"/fight unit:{names(own)} enemy:{names(foes)}")
    if TOUCH[locale] in told.buttons:
        told = await player.presses(told, TOUCH[locale])
    assert told.answer.refused is None, told.text
    board = (await battle_of(player))["units"]
    fallen = {each["name"]: 40 - each["models"] for each in board if not each["destroyed"]}
    gone = [each["name"] for each in board if each["destroyed"]]
    lost = {unit: number for unit, number in fallen.items() if number}
    assert len(lost) + len(gone) > 2
    card = told.answer.card
    _, _, said = "\n".join((card.headline, *card.changes)).partition(LOSSES[locale])
    assert all(unit in said for unit in (*lost, *gone)), said
    order = [int(each) for each in re.findall(r"−(\d+)", said)]
    assert order == sorted(lost.values(), reverse=True) or "−" not in said
    assert lines_on_a_phone(told) <= PHONE_LINES, told.text


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_phase_leaves_what_is_red_on_the_desk_and_its_steps_to_the_details(
    hall: Hall, locale: str
) -> None:
    ana, bruno = hall.player("Ana", locale), hall.player("Bruno", locale)
    await begin(ana, bruno)
    await ana.types("/unit add Knights 8 M8 WS4 S3 T3 W1 I4 A1 Ld8")
    await bruno.types("/unit add Goblins 20 M4 WS2 S3 T3 W1 I2 A1 Ld6")
    await ana.types("/unit link unit:Knights relation:contact other:Goblins")
    told = await ana.calls("battle next", phase="close-combat")
    assert "Knights" not in told.text, "the desk has the button for the fight"
    desk = json.dumps((await ana.user.line("/desk")).messages[-1].components, ensure_ascii=False)
    assert "Knights → Goblins" in desk
    assert "→" not in told.text, "the steps of the phase"
    whole = await ana.presses(told, "Details" if locale == "en" else "Détails")
    assert "Knights" in whole.text
    assert "→" in whole.text
