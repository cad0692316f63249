"""Answers of the other side as they are typed: by whichever option its units are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.e2e.commands.test_refusals import assert_one_sentence
from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.games.answers.test_openings import GAMES, PROFILES, begin, ok, steps
from tests.bot.e2e.games.test_acts import to_phase
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import battle_of
from tests.bot.e2e.processes.process import run

DECLARED, ANSWERED = ({("Swords", "Mob"): step} for step in ("declared", "answered"))
LORD = "M10 WS5 BS5 S4 T4 W3 I5 A3 Ld9 [character]"
COMBAT = {"blackhammer": "close-combat", "t9a": "combat", "whfb2": "combat"}


async def declare(alice: Player, bruno: Player, game: str) -> Told:
    """Go on to a charge of the swords that the mob may answer."""
    await begin(alice, bruno, game)
    return await ok(alice, "/charge Swords target:Mob what:declare")


@GAMES
@pytest.mark.parametrize(
    "line",
    [
        "/charge Mob what:response response:hold",
        "/charge Mob what:reaction response:hold",
        "/charge Mob response:hold",
        "/charge Swords target:Mob response:hold",
        "/charge unit:Mob target:Swords what:response response:hold",
        "/charge target:Mob what:response response:hold",
        "/charge what:reaction response:hold",
    ],
)
async def test_a_charge_is_answered_however_its_units_are_named(
    alice: Player, bruno: Player, game: str, line: str
) -> None:
    await declare(alice, bruno, game)
    assert await steps(alice) == DECLARED
    await ok(bruno, line)
    assert await steps(alice) == ANSWERED
    await ok(bruno, "/undo")
    assert await steps(alice) == DECLARED


@GAMES
@pytest.mark.parametrize("line", ["/charge Mob what:réaction", "/charge Mob"])
async def test_a_charge_is_answered_in_the_words_of_the_game(
    alice: Player, bruno: Player, game: str, line: str
) -> None:
    await declare(alice, bruno, game)
    held = await ok(bruno, f"{line} response:tenir")
    assert held.outcome["result"]["response"] == "hold"
    await ok(bruno, "/undo")
    fled = await ok(bruno, f"{line} response:fuir")
    assert fled.outcome["result"]["response"] == "flee"


@pytest.mark.parametrize(
    ("word", "response"),
    [
        ("tenir", "hold"),
        ("maintenir", "hold"),
        ("tirer", "stand-and-shoot"),
        ("tenir et tirer", "stand-and-shoot"),
        ("fuir", "flee"),
        ("fuite", "flee"),
    ],
)
async def test_a_charge_of_warhammer_is_answered_in_any_usual_word(
    alice: Player, bruno: Player, word: str, response: str
) -> None:
    await begin(alice, bruno, "whfb2")
    await ok(bruno, f"/unit add Bows 10 {PROFILES['whfb2']} [bow] side:Orcs")
    await ok(alice, "/charge Swords target:Bows what:declare distance:8")
    told = await ok(bruno, f"/charge Bows what:réaction response:{word}")
    assert told.outcome["result"]["response"] == response


async def test_a_word_that_no_answer_has_is_refused_with_those_that_there_are(
    alice: Player, bruno: Player
) -> None:
    await declare(alice, bruno, "whfb2")
    told = await bruno.types("/charge Mob what:réaction response:bondir")
    assert told.refused == "not-a-choice"
    assert_one_sentence(told)
    assert "tenir (hold), tenir et tirer (stand-and-shoot), fuir (flee)" in told.text
    assert await steps(alice) == DECLARED


@GAMES
async def test_whom_nobody_charges_has_nothing_to_answer(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    await declare(alice, bruno, game)
    before = await hall.state(alice)
    told = await bruno.types("/charge Gobs what:response response:hold")
    assert told.refused == "nothing-to-answer"
    assert_one_sentence(told)
    assert await hall.state(alice) == before


@GAMES
async def test_the_answer_of_another_is_not_given_by_the_charger(
    alice: Player, bruno: Player, game: str
) -> None:
    await declare(alice, bruno, game)
    told = await alice.types("/charge Mob what:response response:hold")
    assert told.refused == "not-your-side"
    assert await steps(alice) == DECLARED


@GAMES
@pytest.mark.parametrize("word", ["declare", "declaration"])
async def test_a_declaration_is_called_as_in_any_of_the_games(
    alice: Player, bruno: Player, game: str, word: str
) -> None:
    await begin(alice, bruno, game)
    await ok(alice, f"/charge Swords target:Mob what:{word}")
    assert await steps(alice) == DECLARED


@GAMES
async def test_each_button_of_an_answer_has_a_command_for_who_sees_no_buttons(
    alice: Player, bruno: Player, game: str
) -> None:
    told = await declare(alice, bruno, game)
    assert told.answer.ways is not None
    ways = dict(line.removeprefix("▸ ").split(" – ") for line in told.answer.ways())
    assert {*ways} <= {*told.buttons}
    await ok(bruno, ways["Hold"])
    assert await steps(alice) == ANSWERED


@GAMES
async def test_the_state_of_the_battle_says_how_an_answer_is_typed(
    alice: Player, bruno: Player, game: str
) -> None:
    await declare(alice, bruno, game)
    told = (await bruno.calls("battle status")).text
    line = next(line for line in told.splitlines() if "response:…" in line)
    await ok(bruno, line.rpartition(" – ")[2].replace("…", "hold"))
    assert await steps(alice) == ANSWERED


@GAMES
async def test_who_asks_how_to_answer_is_offered_the_answers(
    alice: Player, bruno: Player, game: str
) -> None:
    await declare(alice, bruno, game)
    told = await ok(bruno, "/charge Mob what:response")
    await bruno.presses(told, told.buttons[1])
    assert await steps(alice) == ANSWERED


@GAMES
async def test_who_cannot_shoot_is_not_asked_whether_it_shoots(
    alice: Player, bruno: Player, game: str
) -> None:
    told = await declare(alice, bruno, game)
    assert told.message.content == f"<@{bruno.user.id}>: hold, or flee?"


async def test_who_stands_and_shoots_in_the_ninth_age_is_held_to_a_distance_that_is_told(
    alice: Player, bruno: Player
) -> None:
    """It has time only where the charger is farther than its Movement [L645-647]."""
    await begin(alice, bruno, "t9a")
    await ok(bruno, f"/unit add Bows 10 {PROFILES['t9a']} [bow] side:Orcs")
    await ok(alice, "/charge Swords target:Bows what:declare")
    line = "/charge Bows what:reaction response:stand-and-shoot"
    assert (await bruno.types(f"{line} distance:2")).refused == "response-not-allowed"
    told = await ok(bruno, line)
    assert told.outcome["result"]["response"] == "stand-and-shoot"


def test_a_terminal_shows_how_the_other_player_answers(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/vexille.db"
    setting = (
        "/battle start game:blackhammer side_one:Men side_two:Orcs",
        "/battle join side:Men",
        f"/unit add Swords 20 {PROFILES['blackhammer']} side:Men",
        f"/unit add Mob 20 {PROFILES['blackhammer']} side:Orcs",
        "/battle next phase:movement",
    )
    run(database, "\n".join(setting), "--as", "Alice", "--locale", "en")
    run(database, "/battle join side:Orcs\n", "--as", "Bruno", "--locale", "en")
    asked = run(database, "/charge Swords target:Mob distance:6\n", "--as", "Alice").stdout
    line = next(line for line in asked.splitlines() if line.endswith("response:hold distance:6"))
    told = run(database, line.rpartition(" – ")[2], "--as", "Bruno", "--locale", "en").stdout
    assert "The unit holds." in told


@GAMES
async def test_a_challenge_is_issued_and_answered_without_its_units_being_named_again(
    alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    await lords(alice, bruno)
    issued = await ok(alice, "/fight what:challenge unit:Hero enemy:Boss")
    assert issued.answer.calls == (bruno.user.id,)
    assert "Hero – /" in (await bruno.calls("battle status")).text
    await ok(bruno, "/resolve challenge values:answer:refuse")
    assert "Hero – /" not in (await bruno.calls("battle status")).text
    await ok(bruno, "/undo")
    fought = await ok(bruno, "/resolve challenge values:unit:Boss answer:accept")
    assert fought.outcome["result"]["outcome"] == "fought"


@GAMES
async def test_the_state_of_the_battle_has_a_button_for_each_answer_to_a_challenge(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    await lords(alice, bruno)
    await ok(alice, "/fight what:challenge unit:Hero enemy:Boss")
    await hall.restart()
    shown = await alice.calls("battle status")
    accept, refuse = (label for label in shown.buttons if label.startswith("Hero: "))
    assert "A combat waits for the answer of Bruno to the challenge of Hero" in shown.text
    assert "enemy:Boss" not in shown.text
    assert (await alice.presses(shown, refuse)).refused == "not-your-answer"
    refused = await bruno.presses(shown, refuse)
    assert refused.outcome["result"]["outcome"] == "refused"
    assert (await bruno.presses(shown, accept)).refused == "no-longer-due"
    await ok(bruno, "/undo")
    fought = await bruno.presses(shown, accept)
    assert fought.outcome["result"]["outcome"] == "fought"


@GAMES
async def test_an_answer_typed_with_its_challenge_is_left_to_whose_it_is(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    await lords(alice, bruno)
    line = "/fight what:challenge unit:Hero enemy:Boss"
    before = await hall.state(alice)
    theirs = await bruno.types(f"{line} answer:accept")
    assert theirs.refused == "not-your-side"
    assert await hall.state(alice) == before
    issued = await ok(alice, f"{line} answer:refuse")
    assert issued.outcome["result"]["outcome"] == "issued"
    assert issued.answer.calls == (bruno.user.id,)
    assert "Not taken for the other side: answer. That is for Bruno to say." in issued.text
    before = await hall.state(alice)
    again = await alice.types(f"{line} answer:refuse")
    assert again.refused == "not-your-answer"
    assert_one_sentence(again)
    assert await hall.state(alice) == before
    fought = await ok(bruno, f"{line} answer:accept")
    assert fought.outcome["result"]["outcome"] == "fought"


@GAMES
@pytest.mark.parametrize(("house", "seated"), [("decisions=defaults", True), ("", False)])
async def test_an_answer_typed_with_its_challenge_is_taken_where_nobody_is_asked(
    alice: Player, bruno: Player, game: str, house: str, *, seated: bool
) -> None:
    await begin(alice, bruno, game, house or "decisions=ask")
    await lords(alice, bruno)
    if not seated:
        await ok(bruno, "/battle leave")
    told = await ok(alice, "/fight what:challenge unit:Hero enemy:Boss answer:refuse")
    assert told.outcome["result"]["outcome"] == "refused"


@GAMES
async def test_a_referee_types_answers_for_both_sides(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    carla = hall.player("Carla", "en")
    await begin(alice, bruno, game)
    await lords(alice, bruno)
    asked = await carla.calls("battle join", referee=True)
    await bruno.presses(await alice.presses(asked, "Agree"), "Agree")
    told = await ok(carla, "/fight what:challenge unit:Hero enemy:Boss answer:refuse")
    assert told.outcome["result"]["outcome"] == "refused"


async def test_a_charge_that_was_answered_is_moved_by_a_button_of_the_battle(
    alice: Player, bruno: Player
) -> None:
    """In Warhammer as in the other games [L1058-1066]."""
    await declare(alice, bruno, "whfb2")
    await ok(bruno, "/charge Mob response:hold")
    shown = await alice.calls("battle status")
    assert shown.buttons == ["Charge move: Swords", "Next phase (due: Swords)"]
    tapper = Tapper(alice)
    await tapper.use(shown.message, "Charge move: Swords")
    await tapper.answers("0–", "front")
    assert "Contact" in tapper.said


@GAMES
async def test_a_charge_that_was_answered_is_not_declared_once_more(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    await declare(alice, bruno, game)
    await ok(bruno, "/charge Mob response:hold")
    before = await hall.state(alice)
    told = await alice.types("/charge Swords target:Mob what:declare")
    assert told.refused == "charge-is-answered"
    assert_one_sentence(told)
    assert await hall.state(alice) == before


async def lords(alice: Player, bruno: Player) -> None:
    """Put a lord into a unit of each side, and both units into contact."""
    await ok(alice, f"/unit add Hero 1 {LORD} side:Men")
    await ok(bruno, f"/unit add Boss 1 {LORD} side:Orcs")
    await ok(alice, "/unit join Hero unit:Swords")
    await ok(bruno, "/unit join Boss unit:Mob")
    await ok(alice, "/unit link Swords other:Mob relation:contact")
    battle = await battle_of(alice)
    await to_phase(alice, COMBAT[battle["ruleset"]])


@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_characters_fight_with_the_unit_that_alone_is_named(
    alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game, house="decisions=defaults")
    await lords(alice, bruno)
    named = (await ok(alice, "/fight Swords enemy:Mob")).text
    left_out = game != "blackhammer"  # its characters come with the unit, whoever is named
    assert ("did not fight" in named) == left_out
    await ok(alice, "/undo")
    fought = await ok(alice, "/fight Swords")
    for told in (fought.text, *(() if left_out else (named,))):
        assert "did not fight" not in told
        assert "Hero against Boss" in told
        assert told.count("width unknown") <= 1
        assert told.count("Front width unknown") <= 1


@pytest.mark.parametrize(("game", "first"), [("blackhammer", "1,"), ("t9a", "")])
async def test_a_break_test_and_unknown_fronts_are_told_once(
    alice: Player, bruno: Player, game: str, first: str
) -> None:
    """In BlackHammer a die tells who strikes first of equal Initiative [L1374]."""
    await begin(alice, bruno, game, house="decisions=defaults")
    await ok(alice, "/unit damage Swords wounds:18")
    await ok(bruno, "/unit damage Mob wounds:18")
    await ok(alice, "/unit link Swords other:Mob relation:contact")
    await to_phase(alice, COMBAT[game])
    text = (await ok(alice, f"/fight Swords modifier:1 dice:{first}1,1,1,1,2,3")).text
    (front,) = (line for line in text.splitlines() if "width unknown" in line)
    assert "Swords, Mob" in front
    (tested,) = (line for line in text.splitlines() if "2 3 → 5" in line)
    assert "Break test ≤ 6" in tested
    (held,) = (line for line in text.splitlines() if line.startswith("Holding"))
    assert held == "Holding: Mob."
