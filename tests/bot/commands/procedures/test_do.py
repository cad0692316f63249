"""Ready sentences of `/do text:`, and the acts that they come to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.request.requester import Requester
from bot.commands.routing.completion import Completion
from tests.bot.desk import ALICE, BRUNO, Desk, outcome

MEN = (
    "Knights 8 M8 WS4 BS4 S3 T3 W1 I5 A1 Ld9 Sv2+ Wide4 [cavalry]",
    "Archers 10 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Rg30",
    "Bolt 1 M4 WS4 BS4 S3 T7 W3 I4 A1 Ld8 [bolt-thrower]",
)
GREENS = ("Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7", "Boss 1 M4 WS5 S4 T5 W2 I4 A3 Ld8 [character]")
CHARGE = "Charge: Knights → Orcs"
SHOT = "Shoot: Archers → Orcs, Longbow, distance 0–15, cover none"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk with two small armies, in the first phase of movement."""
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    await desk.asks("battle start", {"side_one": "Men", "side_two": "Greens"})
    for side, lines in (("Men", MEN), ("Greens", GREENS)):
        for line in lines:
            assert (await desk.asks("unit add", {"line": line, "side": side})).refused is None
    await desk.asks("battle next", {"phase": "movement"})
    yield desk
    await desk.store.close()


async def completed(
    desk: Desk, typed: str, who: Requester = ALICE, command: str = "do", option: str = "text"
) -> list[str]:
    """Return what completion offers for an option of a command."""
    wanted = next(each for each in desk.router.spec(command).options if each.name == option)
    found = await Completion(desk.router).choices(who, command, wanted, typed, {})
    assert all(len(name) <= 100 for name, _ in found)
    return [value for _, value in found]


async def test_what_is_on_offer_is_listed_in_the_player_s_language(desk: Desk) -> None:
    assert await completed(desk, "") == [
        "Charge: Knights",
        "Charge: Archers",
    ]
    french = await completed(desk, "", replace(ALICE, locale="fr"))
    assert french[0].replace("\N{NO-BREAK SPACE}", " ") == "Charger : Knights"


async def test_a_few_words_lead_to_the_whole_sentence(desk: Desk) -> None:
    assert (await completed(desk, "knights boss"))[0] == "Charge: Knights → Boss"


async def test_a_sentence_in_own_words_is_completed_by_what_it_means(desk: Desk) -> None:
    said = "on défonce le boss avec les knights"
    first = (await completed(desk, said))[0]
    assert first == "Charge: Knights → Boss"
    assert outcome(await desk.asks("do", {"text": first}))["procedure"] == "charge_declaration"


async def test_words_that_say_nothing_by_themselves_weigh_nothing(desk: Desk) -> None:
    assert (await completed(desk, "the knights at bos"))[0] == "Charge: Knights → Boss"


async def test_a_sentence_that_says_all_is_done_at_once(desk: Desk) -> None:
    answer = await desk.asks("do", {"text": CHARGE})
    assert outcome(answer)["procedure"] == "charge_declaration"
    assert CHARGE not in await completed(desk, "")


async def test_a_number_within_a_band_is_said_in_its_stead(desk: Desk) -> None:
    await desk.asks("battle next", {"phase": "shooting"})
    near = SHOT.replace("0–15", "12")
    beyond = await desk.asks("do", {"text": near.replace("12", "31")})
    assert (beyond.outcome, beyond.panel is None) == (None, False)  # asked, nothing is done
    answer = await desk.asks("do", {"text": near})
    assert (outcome(answer)["procedure"], answer.refused) == ("shooting_attack", None)


async def test_words_that_fit_one_offer_alone_are_enough(desk: Desk) -> None:
    answer = await desk.asks("do", {"text": "charge knights orcs"})
    assert outcome(answer)["procedure"] == "charge_declaration"


async def test_what_must_still_be_said_opens_a_form(desk: Desk) -> None:
    await desk.asks("battle next", {"phase": "shooting"})
    answer = await desk.asks("do", {"text": "Shoot: Archers → Orcs"})
    assert answer.refused == "missing-option"
    assert answer.form is not None
    assert [field.name for field in answer.form.fields][:3] == ["weapon", "distance", "cover"]


async def test_a_sentence_goes_on_by_the_answers_that_make_a_difference(desk: Desk) -> None:
    await desk.asks("battle next", {"phase": "shooting"})
    far = await completed(desk, "Shoot: Archers → Orcs, Longbow")
    assert [each.rsplit(", ", 1)[1] for each in far[1:]] == [
        "distance 0–15",
        "distance 16–30",
        "distance 31–144",
    ]
    assert outcome(await desk.asks("do", {"text": SHOT}))["procedure"] == "shooting_attack"


async def test_words_that_fit_nothing_or_too_much_are_refused_with_what_there_is(
    desk: Desk,
) -> None:
    for words in ("drink tea", "sing songs"):
        answer = await desk.asks("do", {"text": words})
        assert answer.refused == "offer-unknown"
        assert "Charge: Knights" in answer.card.headline


async def test_nothing_on_offer_says_so(desk: Desk) -> None:
    await desk.asks("battle next", {"phase": "close-combat"})
    assert (await desk.asks("do", {"text": "fight"})).refused == "nothing-offered"
    assert await completed(desk, "") == []


async def test_players_are_offered_what_is_theirs_alone(desk: Desk) -> None:
    await desk.asks("battle join", {"side": "Men"})
    await desk.asks("battle join", {"side": "Greens"}, who=replace(BRUNO, manager=False))
    theirs = replace(BRUNO, manager=False, locale="en")
    assert await completed(desk, "", theirs) == []
    await desk.asks("do", {"text": CHARGE})
    assert await completed(desk, "", theirs) == ["Answer the charge: Orcs"]
    answer = await desk.asks("do", {"text": "Answer the charge: Orcs → Knights"}, who=theirs)
    assert answer.form is not None


async def test_who_may_do_it_comes_first_where_a_command_asks_for_a_unit(desk: Desk) -> None:
    await desk.asks("battle next", {"phase": "shooting"})
    assert (await completed(desk, "", command="shoot", option="unit"))[0] == "Archers"
    await desk.asks("battle next", {"phase": "magic"})
    assert (await completed(desk, "", command="shoot", option="unit"))[0] == "Knights"
