"""Cards of three sizes: of a channel, of a player alone, with the rest behind a button."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pytest

from bot.commands.request.requester import Requester
from bot.store.journal.imprint import SHORT
from bot.texts.localiser import Localiser
from bot.views.cards.footer import with_head
from bot.views.words.dice_faces import in_words
from tests.bot.e2e.games.blackhammer.situations.opening import MAGE
from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import BOYZ
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import KILLS_THREE, UNASKED, begin_shooting, in_turn, meet
from tests.example.reeds import RULESET


async def shot(alice: Player, bruno: Player, cards: str, line: str = KILLS_THREE) -> Told:
    """Shoot at orcs where cards have a size."""
    await begin_shooting(alice, bruno)
    assert (await alice.types(f"/settings cards:{cards}")).answer.refused is None
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    return told


async def test_a_card_fits_half_a_phone_screen(alice: Player, bruno: Player) -> None:
    told = await shot(alice, bruno, "card")
    lines = [line for line in told.text.splitlines() if line]
    assert len(lines) <= 12
    assert "3 models lost, 17 left" in told.text
    assert in_words(told.answer.card.dice[0]).startswith("Archers: To hit 4+: **6 6")
    assert "Details" in told.buttons


async def test_a_line_tells_who_won_and_what_was_lost(alice: Player, bruno: Player) -> None:
    told = await shot(alice, bruno, "line")
    assert told.answer.card.dice == ()
    assert len(told.answer.card.changes) == 1
    assert "3 models lost, 17 left" in told.text


async def test_the_details_are_the_whole_card_for_its_reader_alone_in_his_language(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    told = await shot(alice, bruno, "line")
    before = await hall.state(alice)
    whole = await bruno.presses(told, "Details")
    assert whole.answer.private
    assert "3 figurines perdues, reste 17" in whole.text
    assert len(whole.answer.card.dice) >= 3
    assert whole.buttons == ["En anglais"]
    english = await bruno.presses(whole, "En anglais")
    assert "3 models lost, 17 left" in english.text
    assert english.buttons == ["In French"]
    assert await hall.state(alice) == before
    await alice.types("/settings cards:full")
    assert (await alice.presses(told, "Details")).answer.card.dice == english.answer.card.dice


async def test_a_first_line_names_who_shot_whom_in_the_other_language_too(
    alice: Player, bruno: Player
) -> None:
    told = await shot(alice, bruno, "card")
    assert told.answer.card.headline.startswith("Archers → Orques — ")
    await bruno.types("/settings my_cards:card")
    french = await bruno.presses(told, "FR")
    assert french.answer.private
    assert french.answer.card.headline.startswith("Archers → Orques — 3 PV perdus")
    assert french.answer.card.title == "Tir"


async def test_the_details_of_a_secret_are_its_player_s(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.types("/settings my_cards:line")
    open_to_all = await alice.types(KILLS_THREE)
    assert open_to_all.answer.card.dice != ()
    await alice.types("/undo")
    told = await alice.types(f"{KILLS_THREE} secret:yes")
    assert told.answer.card.dice == ()
    number = next(
        control["custom_id"] for control in told.message.controls() if control["label"] == "Details"
    ).rpartition(":")[2]
    other = Requester(1, bruno.user.id, "Bruno", "fr", bruno.user.channel.id)
    refused = await bruno.hall.bot.router.press(other, "details", number)
    assert refused.refused == "not-your-button"
    whole = await alice.presses(told, "Details")
    assert whole.answer.private
    assert whole.answer.card.dice != ()


async def test_the_size_is_kept_for_who_comes_back_and_inherited_again(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await shot(alice, bruno, "line")
    await bruno.types("/settings my_cards:full")
    await hall.restart()
    settings = (await bruno.types("/settings")).outcome
    assert (settings["cards"], settings["my_cards"]) == ("line", "full")
    await bruno.types("/settings my_cards:channel")
    await alice.types("/settings cards:default")
    settings = (await bruno.types("/settings")).outcome
    assert (settings["cards"], settings["my_cards"]) == ("full", "full")


@dataclass(frozen=True, slots=True)
class Round:
    """A round of combat whose card has no room for all that befell.

    Attributes:
        game: The game.
        phase: Its phase of combat.
        units: One unit of either side.
        line: What is typed.
        dice: What is told of the dice at least, by language.
        losses: How its headline ends, by language: who runs, and what both sides lost.
    """

    game: str
    phase: str
    units: tuple[str, str]
    line: str
    dice: Mapping[str, tuple[str, ...]]
    losses: Mapping[str, str]


SIXES: Final = ",".join("6" * 14)
ROUNDS: Final = (
    Round(
        "whfb2",
        "combat",
        (
            "River Trolls 3 M15cm WS3 BS1 S5 T4 W3 I1 A4 Ld4 Int4 Cl6 WP6",
            "Long Spears 13 M10cm WS3 BS3 S3 T3 W1 I5 A1 Ld7 Int7 Cl7 WP7",
        ),
        f"restrain:unit dice:{SIXES},6,6,1,1",
        {
            "en": ("rout test ≤ 7: 6 6 → **12**", "Holding back ≤ 4: 1 1 → **2**"),
            "fr": ("test de déroute ≤ 7 : 6 6 → **12**", "Ne pas poursuivre ≤ 4 : 1 1 → **2**"),
        },
        {
            "en": (
                "; in rout: Long Spears; held back from pursuit: River Trolls."
                " Losses: Long Spears −8 (5 left), River Trolls −1 W."
            ),
            "fr": (
                " ; en déroute : Long Spears ; retenus de poursuivre : River Trolls."
                " Pertes : Long Spears −8 (reste 5), River Trolls −1 PV."
            ),
        },
    ),
    Round(
        "blackhammer",
        "close-combat",
        (
            "River Trolls 3 M6 WS3 BS1 S5 T4 W3 I1 A3 Ld4",
            "Long Spears 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Sv5+",
        ),
        f"dice:{SIXES}",
        {
            "en": ("Long Spears: Flight: 6 6 → **12**", "River Trolls: Pursuit: 6 6 → **12**"),
            "fr": ("Long Spears : Fuite : 6 6 → **12**", "River Trolls : Poursuite : 6 6 → **12**"),
        },
        {
            "en": "destroyed: Long Spears. Losses: Long Spears destroyed, River Trolls −1 W.",
            "fr": (
                "détruits : Long Spears. Pertes : Long Spears (unité détruite), River Trolls −1 PV."
            ),
        },
    ),
)


async def fought(player: Player, locale: str, fight: Round) -> Told:
    """Fight a round where cards are short."""
    own, foe = fight.units
    await in_turn(
        (player, f"/settings language:{locale}"),
        (player, "/settings cards:card"),
        (player, f"/battle start game:{fight.game} side_one:Men side_two:Orcs house:{UNASKED}"),
        (player, f"/unit add {own} side:Men"),
        (player, f"/unit add {foe} side:Orcs"),
        (player, f"/battle next phase:{fight.phase}"),
    )
    await meet(player, "River Trolls", "Long Spears")
    line = f"/fight River Trolls enemy:Long Spears fighting:1 enemy_fighting:1 {fight.line}"
    told = await player.types(line)
    assert told.answer.refused is None, told.text
    return told


def plain(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Return lines of a card as they are typed: dice in words, all spaces alike."""
    spaced = (in_words(line).replace("\N{NO-BREAK SPACE}", " ") for line in lines)
    return tuple(line.replace("\N{NARROW NO-BREAK SPACE}", " ") for line in spaced)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("fight", ROUNDS, ids=lambda fight: fight.game)
async def test_a_short_card_hides_neither_a_flight_nor_a_larger_loss_nor_what_dice_settled(
    hall: Hall, fight: Round, locale: str
) -> None:
    player = hall.player("Ana", locale)
    told = await fought(player, locale, fight)
    card = told.answer.card
    dice, (headline,) = plain(card.dice), plain((card.headline,))
    assert headline.endswith(fight.losses[locale]), headline
    assert set(fight.dice[locale]) <= set(dice), told.text
    whole = await player.presses(told, "Details" if locale == "en" else "Détails")
    left_out = len(whole.answer.card.dice) + len(whole.answer.card.changes) - len(dice)
    assert left_out > 3, "a round with room for all proves nothing"


TAKEN_BACK: Final = {
    "en": (
        "Long Spears: no longer “routing” · Long Spears: 8 models back, 13 in all",
        "River Trolls: no wound noted",
    ),
    "fr": (
        "Long Spears : fin de « en déroute » · Long Spears : 8 figurines de retour, 13 en tout",
        "River Trolls : aucune blessure notée",
    ),
}


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_an_undo_tells_in_short_who_is_back_and_the_rest_behind_details(
    hall: Hall, locale: str
) -> None:
    ana = hall.player("Ana", locale)
    told = await fought(ana, locale, ROUNDS[0])
    undone = await ana.types("/undo")
    label = "Details" if locale == "en" else "Détails"
    assert plain(undone.answer.card.changes) == TAKEN_BACK[locale]
    assert label in undone.buttons
    whole = await ana.presses(undone, label)
    assert whole.alone
    assert len(whole.answer.card.changes) > len(told.answer.card.changes)
    assert whole.answer.card.headline == undone.answer.card.headline


@pytest.mark.parametrize(
    ("locale", "now"),
    [("en", "Now: Rally · Turn of Men"), ("fr", "Maintenant : Ralliement · Au tour de Men")],
)
async def test_an_undone_turn_tells_in_a_line_whose_turn_it_is_again(
    hall: Hall, locale: str, now: str
) -> None:
    ana = hall.player("Ana", locale)
    await fought(ana, locale, ROUNDS[0])
    for _ in range(4):
        last = await ana.types("/battle next")
    assert last.answer.refused is None
    undone = await ana.types("/undo")
    assert plain(undone.answer.card.changes) == (now,)
    whole = await ana.presses(undone, "Details" if locale == "en" else "Détails")
    assert set(now.split(" · ")) < set(plain(whole.answer.card.changes))
    other = await ana.presses(whole, "In French" if locale == "en" else "En anglais")
    assert len(other.answer.card.changes) == len(whole.answer.card.changes)


@pytest.mark.parametrize(
    ("locale", "dice", "end"),
    [
        ("en", "Casting 7+: 6 4 → **10**", "not even a pivot. …"),
        ("fr", "Lancement 7+ : 6 4 → **10**", "pas même un pivot. …"),
    ],
)
async def test_the_dice_of_a_spell_stand_before_its_words_which_end_with_a_sentence(
    hall: Hall, locale: str, dice: str, end: str
) -> None:
    ana = hall.player("Ana", locale)
    await in_turn(
        (ana, f"/settings language:{locale}"),
        (ana, "/settings cards:card"),
        (ana, f"/battle start game:blackhammer side_one:Men side_two:Orcs house:{UNASKED}"),
        (ana, f"/unit add {MAGE.format('Mage', 'Men')}"),
        (ana, f"/unit add {BOYZ}"),
        (ana, "/battle next phase:magic"),
        (ana, "/winds dice:2,4"),
    )
    told = await ana.types(
        "/cast wizard:Mage spell:net-of-amyntok target:Boyz dice_used:2 dice:6,4"
    )
    first, last = plain(told.answer.card.dice)
    assert first == dice
    assert last.endswith(end)


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_foot_that_tells_of_no_dice_begins_with_the_hash(
    hall: Hall, alice: Player, bruno: Player, locale: str
) -> None:
    await shot(alice, bruno, "card")
    entry = (await hall.entries(alice))[0]
    texts = Localiser([RULESET]).texts(locale, "reeds")
    assert with_head(texts, "", entry) == entry.hash[:SHORT]
    assert with_head(texts, "Reeds", entry) == f"Reeds · {entry.hash[:SHORT]}"


MEN = "20 M4 WS5 BS3 S5 T6 W1 I5 A2 Ld7 [standard, musician]"
HORDE = "40 M4 WS2 BS3 S3 T3 W1 I1 A1 Ld2"
UNITS = {
    "blackhammer": (f"Spears {MEN}", f"Goblins {HORDE}", "close-combat"),
    "t9a": (f"Spears {MEN} Wide5", f"Goblins {HORDE} Wide5", "combat"),
}


@pytest.mark.parametrize("game", UNITS)
async def test_how_far_the_broken_run_stands_before_the_dice_of_the_try_undone(
    alice: Player, bruno: Player, game: str
) -> None:
    spears, goblins, phase = UNITS[game]
    await alice.calls("battle start", game=game, side_one="Men", side_two="Horde")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Horde")
    await in_turn(
        (alice, "/settings cards:card"),
        (alice, f"/unit add {spears}"),
        (bruno, f"/unit add {goblins}"),
        (alice, "/unit link Spears other:Goblins"),
    )
    await alice.calls("battle next", phase=phase)
    for _ in range(2):
        asked = (await alice.types("/fight unit:Spears enemy:Goblins")).text
        told = await alice.types("/throw hold back")
        assert told.answer.refused is None, told.text
        await alice.types("/undo")
    assert "Second try" in asked
    assert "Second try" in told.text
    assert re.search(r"Goblins: [Ff]light: \d \d → \d", told.text)
