"""The winner of a battle as each game tells it in its own text, or leaves it to the players."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.bot.e2e.battles.test_ending import later
from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import in_turn

GAMES = {
    "blackhammer": (
        "Guard 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Pts300",
        "Orcs 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Pts300",
    ),
    "t9a": (
        "Guard 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Pts1000",
        "Orcs 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Pts1000",
    ),
    "whfb2": (
        "Guard 10 M4in WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8",
        "Orcs 20 M4in WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8",
    ),
    "aos4": (
        "Guard 1 M5 H8 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [hero, general]",
        "Orcs 1 M5 H8 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [hero, general]",
    ),
}


@dataclass(frozen=True)
class Case:
    """A battle and its result.

    Attributes:
        start: Options of its start.
        done: What is typed before the end.
        title: Who won and by how much.
        verdict: How the rule that it goes by is told; None where the title has said it all.
        open: Whether the players are asked to say who won.
    """

    game: str
    start: str
    done: tuple[str, ...]
    title: str
    verdict: str | None
    open: bool = False


SLAIN = "/unit damage Orcs models:20"
DEAD = "/unit damage Orcs models:1"
CASES = (
    # L386-474: at 1,000 points 150 are needed.
    Case(
        "blackhammer", "points:1000", (SLAIN,), "Victory for A by 300 (300–0)", "Victory for A: 300"
    ),
    Case("blackhammer", "points:3000", (SLAIN,), "A draw (300–0)", "A draw: 300 points apart"),
    Case("blackhammer", "", (SLAIN,), "A ahead by 300 (300–0)", "Without the points", open=True),
    # L1815-1817: most points; where they are level, the one general alive.
    Case(
        "aos4",
        "",
        ("/score add points:7 side:B",),
        "Victory for B by 7 (7–0)",
        "Major victory for B",
    ),
    Case("aos4", "", (DEAD,), "Victory for A (0–0)", "Minor victory for A"),
    Case("aos4", "", (), "A draw (0–0)", "A draw, 0 each"),
    # L2176: in Spearhead nothing but points counts.
    Case("aos4", "house:battlepack=spearhead", (DEAD,), "A draw (0–0)", "A draw, 0 each"),
    # [R L956-964]: more than 60% of the size is a massacre, more than 20% a major win.
    Case("t9a", "points:1500", (SLAIN,), "Victory for A by 1000 (1000–0)", "A massacre for A"),
    Case("t9a", "points:4000", (SLAIN,), "Victory for A by 1000 (1000–0)", "A major win for A"),
    # The text alone refers to a chapter that it lacks [L566].
    Case(
        "t9a",
        "points:1500 house:beyond=off",
        ("/score add points:3 side:A",),
        "A ahead by 3 (3–0)",
        None,
        open=True,
    ),
    Case("t9a", "", (), "Level (0–0)", "The result is read by the points", open=True),
    # The game master settles what a battle is for [L7393-7395].
    Case("whfb2", "", (SLAIN,), "Level (0–0)", None, open=True),
)


async def begin(case: Case, ana: Player, bruno: Player) -> None:
    await ana.types("/settings language:en")
    first, second = GAMES[case.game]
    await in_turn(
        (ana, f"/battle start game:{case.game} side_one:A side_two:B {case.start}"),
        (ana, "/battle join side:A"),
        (bruno, "/battle join side:B"),
        (ana, f"/unit add {first}"),
        (bruno, f"/unit add {second}"),
        *((ana, line) if "add" in line else (bruno, line) for line in case.done),
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.title}")
async def test_the_end_tells_who_won_by_the_games_own_rules(
    ana: Tapper, bruno: Tapper, case: Case
) -> None:
    await begin(case, ana.player, bruno.player)
    await ana.taps_on("End battle")
    assert ana.sheet is not None
    shown = words(ana.sheet)
    assert case.title in shown
    assert case.verdict is None or case.verdict in shown
    if case.open:
        assert shown.count(case.title.partition(" (")[0]) == 1
    asked = "do not say who wins" in shown or "agree on who won" in shown
    assert asked == case.open
    await ana.answers("Without a winner" if case.open else "Propose this")
    assert ("A won" in labels(ana.told[0])) == case.open
    await bruno.taps_on("Agree")
    (embed,) = bruno.told[0].embeds
    assert embed["title"] == case.title
    told = str(embed["description"])
    assert told.startswith("**") == (case.verdict is not None)
    assert case.verdict is None or told.startswith(f"**{case.verdict}")
    assert "****" not in told
    assert case.title.partition(" (")[0] not in told or not case.open


@pytest.mark.parametrize("game", ["whfb2", "t9a"])
async def test_where_the_text_has_no_rules_of_victory_the_players_say_who_won(
    ana: Tapper, bruno: Tapper, game: str
) -> None:
    case = next(case for case in CASES if case.game == game and case.open)
    await begin(case, ana.player, bruno.player)
    asked = await ana.player.calls("battle end")
    assert "do not say who wins" in asked.text
    await bruno.use(asked.message, "B won")
    assert "Victory for B" in bruno.said
    await ana.taps_on("Agree", "Victory for B")
    (embed,) = ana.told[0].embeds
    assert str(embed["title"]).startswith("Victory for B (")
    assert str(embed["description"]).startswith("**Victory for B, as the players say.**")


@pytest.mark.parametrize(
    ("typed", "title"), [("A", "Victory for A (0–0)"), ("nul", "A draw (0–0)")]
)
async def test_a_winner_is_typed_too(ana: Tapper, bruno: Tapper, typed: str, title: str) -> None:
    await begin(CASES[-1], ana.player, bruno.player)
    refused = await ana.player.types("/battle end winner:Nobody")
    assert refused.refused == "unknown-side"
    asked = await ana.player.types(f"/battle end winner:{typed}")
    assert title in asked.text
    assert (await ana.player.types(f"/battle end winner:{typed}")).refused == "end-waiting"
    ended = await bruno.player.types("/battle end")
    assert ended.answer.card.title == title


async def test_silence_agrees_to_the_points_and_not_to_what_was_said(
    ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(CASES[0], ana.player, bruno.player)
    await ana.player.types("/battle end winner:B")
    later(monkeypatch, 24.1)
    ended = await ana.player.types("/battle end")
    assert ended.answer.card.title == "Victory for A by 300 (300–0)"
    assert "nobody answered in time" in ended.text
