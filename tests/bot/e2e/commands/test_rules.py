"""Looking rules up, as a player does."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.lookup.search.search import Search
from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.hall import SEES, Hall
from tests.bot.e2e.playing import in_turn

pytestmark = pytest.mark.usefixtures("reference")


@pytest.mark.parametrize(("locale", "typed"), [("en", "killing blw"), ("fr", "coup fatl")])
async def test_a_rule_is_told_to_the_player_alone_until_it_is_posted(
    hall: Hall, locale: str, typed: str
) -> None:
    player = hall.player("Ana", locale)
    told = await player.calls("rule", text=typed)
    assert told.alone
    name = {"en": "Killing blow", "fr": "Coup fatal"}[locale]
    assert told.message.embeds[0]["title"] == name
    posted = await player.presses(told, {"en": "Post here", "fr": "Publier ici"}[locale])
    assert not posted.alone
    assert posted.message.embeds[0]["title"] == name


@pytest.mark.parametrize("game", ["blackhammer", "aos4", "t9a", "whfb2"])
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_word_lists_the_chapters_by_their_numbers_and_names_and_leads_to_them(
    hall: Hall, locale: str, game: str
) -> None:
    player = hall.player("Ana", locale)
    word = {"en": "chapters", "fr": "chapitres"}[locale]
    told = await player.calls("rule", text=word, game=game)
    assert told.alone
    lines = told.answer.card.dice
    assert len(lines) == len(told.outcome["chapters"]) >= 10
    # A chapter without a number begins with its name, and no name with a small letter.
    assert [
        line for line in lines if not re.match(r"[0-9]+(\.[0-9]+)* [A-ZÀ-Þ]|[A-ZÀ-Þ]", line)
    ] == []
    first = next(button for button in told.buttons if button.startswith("↓"))
    led = await player.presses(told, first)
    assert led.message.embeds[0]["title"] in first


async def test_whoever_reads_on_under_a_posted_rule_reads_alone(hall: Hall) -> None:
    ana, ben = hall.player("Ana", "en"), hall.player("Ben", "fr")
    posted = await ana.presses(await ana.calls("rule", text="killing blow"), "Post here")
    read = await ben.presses(posted, "Read on")
    assert read.alone
    assert read.message.embeds[0]["title"] == "Coup fatal"


async def test_offers_lead_to_the_rule_they_name(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    name, value = (await player.offered("rule", "text", "killing b"))[0]
    assert name == "Killing blow"
    told = await player.calls("rule", text=value)
    assert told.message.embeds[0]["title"] == name


async def test_what_applies_now_is_offered_to_read_and_not_to_rule_on(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    assert "now" in [value for _, value in await player.offered("rule", "text", "")]
    offered = await player.offered("ruling write", "rule", "", text="x")
    assert offered
    assert "now" not in [value for _, value in offered]


async def test_rules_are_looked_up_while_somebody_else_holds_the_channel(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    async with hall.bot.store.channel(player.user.channel.id), asyncio.timeout(20):
        told = await player.calls("rule", text="killing blow")
        assert told.message.embeds[0]["title"] == "Killing blow"
        await player.presses(told, told.buttons[-1])
    assert told.message.embeds[0]["title"] != "Killing blow"


async def test_another_game_is_asked_by_name(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    told = await player.calls("rule", text="lethal strike", game="t9a")
    assert told.outcome["game"] == "t9a"


@pytest.mark.parametrize(("locale", "typed"), [("fr", "char"), ("en", "cannons")])
async def test_what_is_a_part_and_related_has_one_button(
    hall: Hall, locale: str, typed: str
) -> None:
    player = hall.player("Ana", locale)
    told = await player.calls("rule", text=typed, game="whfb2")
    labels = [label[2:] for label in told.buttons if label[0] in "↑↓→"]
    assert len(labels) > 2
    assert sorted(labels) == sorted(set(labels))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"text": "?!"}, "no-such-rule"),
        ({"text": "irremediable effects", "compare": True}, "nothing-beside"),
    ],
)
async def test_what_cannot_be_told_is_refused_in_a_sentence(
    hall: Hall, locale: str, options: dict[str, object], code: str
) -> None:
    told = await hall.player("Ana", locale).calls("rule", **options)
    assert told.refused == code


async def test_a_game_with_nothing_to_set_beside_a_rule_is_named(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    told = await player.calls("rule", text="stubborn", compare=True)
    compared = [each["game"] for each in told.outcome["compared"]]
    assert 1 < len(compared) < 4
    without = told.text.partition("Nothing like it was found in:")[2].splitlines()[0]
    names = {"aos4": "Age of Sigmar", "t9a": "The 9th Age", "whfb2": "Warhammer, second"}
    assert [game for game, name in names.items() if name in without] == [
        game for game in names if game not in compared
    ]


async def test_a_ruling_stands_with_its_rule_until_it_is_removed(hall: Hall) -> None:
    ana, ben = hall.player("Ana", "en"), hall.player("Ben", "fr")
    await ana.calls("ruling write", rule="killing blow", text="Not against *monsters*.")
    told = await ben.calls("rule", text="coup fatal")
    assert "Décision de ce serveur" in told.text
    assert "Not against *monsters*." in told.text
    listed = await ben.calls("ruling list")
    assert [ruling["rule"] for ruling in listed.outcome["rulings"]] == ["rs-killing-blow"]
    changed = await ana.calls("ruling write", rule="killing blow", text="Gone.", replaces=True)
    assert changed.text.startswith("Changed")
    assert "in place of the text" in (await ana.calls("rule", text="killing blow")).text
    await ana.calls("ruling remove", rule="killing blow")
    assert "ruling" not in (await ana.calls("rule", text="killing blow")).text
    assert (await ana.calls("ruling remove", rule="killing blow")).refused == "no-ruling"
    assert (await ana.calls("ruling list")).refused == "no-rulings"


@pytest.mark.parametrize(
    ("locale", "marked"), [("en", "This server’s ruling"), ("fr", "Décision de ce serveur")]
)
async def test_a_ruling_on_another_game_is_marked_where_rules_are_compared(
    hall: Hall, locale: str, marked: str
) -> None:
    ana = hall.player("Ana", locale)
    ruled = await ana.calls("ruling write", rule="break test", game="t9a", text="Ties are rolled.")
    assert ruled.outcome["game"] == "t9a"
    compared = await ana.calls("rule", text="break test", compare=True)
    told = compared.text.split("0.99.9")[1]
    assert told.split("\n")[1].startswith(marked)
    assert "Ties are rolled." in told
    assert compared.text.count(marked) == 1
    await ana.calls("ruling write", rule="break test", game="t9a", text="Skipped.", replaces=True)
    again = await ana.calls("rule", text="break test", compare=True)
    assert len(again.text) < len(compared.text)
    removed = await ana.calls("ruling remove", rule="break test", game="t9a")
    assert removed.outcome["game"] == "t9a"


@pytest.mark.parametrize(
    ("typed", "game", "section"),
    [("8.11.7", "blackhammer", "8.11.7"), ("§ 7.8.1", "whfb2", "7.8.1")],
)
async def test_a_rule_is_found_by_its_section(
    hall: Hall, typed: str, game: str, section: str
) -> None:
    told = await hall.player("Ana", "en").calls("rule", text=typed, game=game)
    assert section in told.message.embeds[0]["footer"]["text"]


async def test_a_rule_is_found_by_a_line_of_its_text(hall: Hall) -> None:
    told = await hall.player("Ana", "en").calls("rule", text="L7567")
    assert told.message.embeds[0]["footer"]["text"].startswith("23.6")


@pytest.mark.parametrize(("locale", "post"), [("en", "Post here"), ("fr", "Publier ici")])
async def test_a_long_table_is_paged_and_read_to_its_end(
    hall: Hall, locale: str, post: str
) -> None:
    ana = hall.player("Ana", locale)
    told = await ana.calls("rule", text="whfb2/determining-powers")
    assert len([label for label in told.buttons if label == "→ 2/3"]) == 1
    seen = []
    for onwards in ("→ 2/3", "→ 3/3", None):
        body = told.message.embeds[0]["description"]
        assert len(body) < 2100
        seen.append(body)
        if onwards is not None:
            told = await ana.presses(told, onwards)
    assert "**1–5**" in seen[0]
    assert "**100**" in seen[2]
    assert "← 2/3" in told.buttons
    posted = await ana.presses(told, post)
    assert "**100**" in posted.message.embeds[0]["description"]


async def test_a_table_that_the_text_has_is_not_told_twice(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    told = await ana.calls("rule", text="miscast-table")
    assert told.text.count("9-10") == 1
    assert "9–10" not in told.text


async def test_only_who_manages_the_server_rules(hall: Hall) -> None:
    guest = hall.player("Guest", "en", permissions=SEES)
    told = await guest.calls("ruling write", rule="killing blow", text="Twice.")
    assert told.refused == "not-server-manager"


async def test_a_ruling_needs_to_know_its_rule(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    told = await ana.calls("ruling write", rule="wounds on a six", text="x")
    assert told.refused in ("rule-unsure", "no-such-rule")
    assert (await ana.calls("ruling list")).refused == "no-rulings"


async def test_what_applies_now_begins_with_the_units_at_the_table(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    await ana.calls("battle start", language="en")
    await ana.calls("unit add", line="Trolls 6 M6 WS3 S5 T4 W3 I1 A3 Ld4 [stupidity, regeneration]")
    told = await ana.calls("rule", text="now")
    first, *others = told.outcome["now"]
    assert first == {"id": "psy-stupidity", "units": ["Trolls"]}
    assert "Stupidity · Trolls\nAt the start of its turn" in told.text
    # Regeneration is for close combat and shooting, and it is the start of the turn.
    assert all(other["units"] == [] for other in others)
    assert "start-of-turn-tests" in {other["id"] for other in others}


@pytest.mark.parametrize(("locale", "word"), [("en", "now"), ("fr", "maintenant")])
async def test_without_its_battle_a_game_tells_what_applies_phase_by_phase(
    hall: Hall, locale: str, word: str
) -> None:
    ana = hall.player("Ana", locale)
    told = await ana.calls("rule", text=word)
    assert list(told.outcome["phases"])[:2] == ["start-of-turn", "movement"]
    await ana.calls("battle start", game="t9a")
    other = await ana.calls("rule", text=word, game="whfb2")
    assert "rally" in other.outcome["phases"]
    assert "now" in (await ana.calls("rule", text=word, game="t9a")).outcome


async def test_a_table_of_the_text_alone_is_told_what_it_does_not_play(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    await ana.calls("battle start", game="t9a", house="beyond=off")
    await ana.calls("unit add", line="Dwarfs 20 M3 WS4 S3 T4 A1 Ld9 [infantry, stubborn]")
    assert "Not played here" in (await ana.calls("rule", text="stubborn")).text
    assert "Not played here" not in (await ana.calls("rule", text="charge range")).text
    asked = (await ana.calls("rule", text="now")).outcome["now"]
    assert "stubborn" not in {each["id"] for each in asked}
    await ana.calls("battle end")
    phases = (await ana.calls("rule", text="now", game="t9a")).outcome["phases"]
    assert "round-of-combat" in phases["combat"]
    await ana.calls("settings", game="t9a")
    await ana.calls("settings", house="beyond=off")
    alone = (await ana.calls("rule", text="now", game="t9a")).outcome["phases"]
    assert "round-of-combat" not in alone.get("combat", ())


async def test_a_rule_without_a_topic_is_compared_with_those_of_its_name(hall: Hall) -> None:
    told = await hall.player("Ana", "en").calls("rule", text="killing blow", compare=True)
    games = {each["game"] for each in told.outcome["compared"]}
    assert {"blackhammer", "t9a"} <= games


async def test_keywords_without_a_rule_do_not_fill_what_applies_now(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    await ana.calls("battle start", game="aos4")
    await ana.calls("unit add", line="Liberators 5 M5 H2 Sv3 Ct1 [infantry, reinforced]")
    told = await ana.calls("rule", text="now")
    assert told.outcome["now"]
    assert "Liberators" not in told.text


@pytest.mark.parametrize(("locale", "asked"), [("en", "breka tset"), ("fr", "reactoins de chrage")])
async def test_a_comparison_says_when_another_rule_may_have_been_meant(
    hall: Hall, locale: str, asked: str
) -> None:
    ana = hall.player("Ana", locale)
    doubt = {"en": "may mean another rule", "fr": "peut-être une autre règle"}[locale]
    assert doubt in (await ana.calls("rule", text=asked, compare=True)).text
    sure = await ana.calls("rule", text="break test", compare=True)
    assert doubt not in sure.text


@pytest.mark.parametrize(("locale", "name"), [("en", "second edition"), ("fr", "édition")])
async def test_another_game_without_a_reference_is_told_by_its_name(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, locale: str, name: str
) -> None:
    player = hall.player("Ana", locale)
    await player.types("/settings game:blackhammer")
    monkeypatch.setattr(Search, "contents", lambda *_: [])
    told = await player.calls("rule", text="chapters", game="whfb2")
    assert told.refused == "no-reference"
    assert name in told.text
    assert "whfb2" not in told.text


async def test_a_rule_is_begun_below_its_card_by_the_sheet_of_the_desk_while_it_may_be(
    hall: Hall,
) -> None:
    """A press that could only be refused has no button: nobody here types options."""
    ana = hall.player("Ana", "en")
    line = "M5 H2 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [infantry]"
    await in_turn(
        (ana, "/battle start game:aos4 side_one:Men side_two:Orcs"),
        *((ana, f"/unit add {name} 5 {line} side:Men") for name in ("Guard", "Spears")),
        (ana, "/battle next phase:hero"),
    )
    begins = {"normal move": "▶ Normal Move", "run": "▶ Run", "control characteristic": "▶ "}
    for name, begin in begins.items():
        shown = await ana.calls("rule", text=name)
        assert not any(label.startswith(begin) for label in shown.buttons), name
    await in_turn((ana, "/battle next phase:movement"))
    for name, begin in begins.items():
        shown = await ana.calls("rule", text=name)
        if begin == "▶ ":
            assert not any(label.startswith(begin) for label in shown.buttons), name
            continue
        tapper = Tapper(ana)
        await tapper.use(shown.message, begin)
        assert tapper.sheet is not None
        assert labels(tapper.sheet)[:2] == ["Guard", "Spears"]
    await tapper.answers("Spears")
    assert "Spears" in words(tapper.sheet)


async def test_what_is_done_for_this_phase_is_not_begun_below_its_rule(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    await in_turn(
        (ana, "/battle start side_one:Men side_two:Orcs"),
        (ana, "/battle next phase:magic"),
    )
    begin = "▶ Winds of magic"
    assert begin in (await ana.calls("rule", text="winds of magic")).buttons
    await in_turn((ana, "/winds dice:4,3"))
    assert begin not in (await ana.calls("rule", text="winds of magic")).buttons
