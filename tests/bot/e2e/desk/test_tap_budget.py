"""The taps that each usual act takes in each game, as the page on the desk tells them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import pytest

from bot.battle.actions import lifecycle
from bot.store.journal.journal import Journal
from bot.views.interface.buttons import ButtonSpec
from rulesets.dice.handles.fair import SEED_BYTES, commitment
from tests.bot.desk import ALICE, Desk
from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.desk.test_by_hand import opens
from tests.bot.e2e.desk.test_desk import set_up
from tests.bot.e2e.desk.test_taps_at_random import MOST_SHEETS, Fingers, fit
from tests.bot.e2e.games.offered import SIDES, does

PAGE: Final = Path(__file__).parents[4] / "docs" / "desk.md"
MOST: Final = 5
USUAL: Final = 3
ACTS: Final = {
    "winds": {"winds_of_magic", "magic_flux", "magic_points"},
    "cast": {"cast_spell", "casting_roll"},
    "dispel": {"dispel", "unbind"},
    "charge": {"charge_declaration", "charge_roll"},
    "reaction": {"charge_response", "charge_reaction"},
    "shoot": {"shooting_attack", "ranged_attack"},
    "panic": {"panic_test"},
    "war machine": {"bolt_thrower_shot", "cannon_shot"},
    "fight": {"close_combat_round", "fight_attack"},
    "pursue": {"decide"},
    "rally": {"rally_test", "rally"},
}
"""The acts by the procedures that do them; a decision is one without a procedure of its own."""
GAMES: Final = {"BlackHammer": "blackhammer", "The 9th Age": "t9a"}
GAMES |= {"Warhammer": "whfb2", "Age of Sigmar": "aos4"}
ONCE: Final = {"decide", "due"}
DUE: Final = {"panic": "panic_test"}
"""Reminders by what they remind of."""
PRESSES: Final = 400
FIRST: Final = {
    "blackhammer": ("shooting", "close-combat"),
    "t9a": ("shooting", "combat"),
    "whfb2": ("shooting", "combat"),
}
"""The phases in which units that are noted to fight do so, and shot ones may panic."""
CONTACTS: Final = (("Knights", "Trolls"), ("Spearmen", "Orques"), ("Captain", "Chamane"))
"""The second army is that of a player who reads French."""
SEED: Final = 5


def told() -> dict[str, dict[str, int]]:
    """Return the table of the page: by act and game, the most taps that it takes."""
    rows = [
        [cell.strip() for cell in line.strip("| \n").split("|")]
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("|")
    ]
    head, _, *body = rows
    return {
        act: {
            game: int(taps) for game, taps in zip(head[1:], each, strict=True) if taps.isdecimal()
        }
        for act, *each in body
    }


@dataclass
class Counting(Fingers):
    """Two players who do what they have not done yet wherever they can, and count.

    Attributes:
        wanted: Acts that have not been done.
        taps: How many taps each act took, each time.
    """

    wanted: set[str] = field(default_factory=set)
    taps: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    async def goes_on(self) -> bool:
        """Answer what is waited for, else do something new, else anything; then go on."""
        panel = await self.panel(ALICE)
        battle = (await self.desk.store.peek(ALICE.channel_id)).board.battle
        if panel is None or battle is None:
            return False
        once = [spec for spec in panel.buttons if spec.kind in ONCE and act_of(spec) in self.wanted]
        if once:
            await self.presses_once(self.random.choice(once))
            return True
        acts = [spec for spec in panel.buttons if spec.kind == "act"]
        new = [spec for spec in acts if act_of(spec) in self.wanted]
        if not acts or (not new and self.random.random() < 0.2):
            channel = await self.desk.store.peek(ALICE.channel_id)
            active = channel.board.sides[battle.active].name
            await does(self.desk, "battle next", who=SIDES[active])
            return True
        spec = self.random.choice(new or acts)
        await self.counts(spec)
        return True

    async def presses_once(self, spec: ButtonSpec) -> None:
        """Take a decision, or do what is due, by whichever player may."""
        for who in SIDES.values():
            answer = await self.presses(spec, who)
            if answer.refused is None:
                self.done_by(spec, 1)
                return
        pytest.fail(f"nobody may: {spec}")

    def done_by(self, spec: ButtonSpec, taps: int) -> None:
        """Note that an act was done."""
        act = act_of(spec)
        if act is not None:
            self.taps[act].append(taps)
            self.wanted.discard(act)

    async def counts(self, spec: ButtonSpec) -> None:
        """Do an act and count its taps."""
        begun = spec
        who = SIDES[sorted(SIDES)[int(spec.subject.split(":")[1][1], 16)]]
        for taps in range(1, MOST_SHEETS):
            answer = await self.presses(spec, who)
            if answer.panel is None:
                assert answer.refused is None, (spec.subject, answer.refused)
                assert answer.form is None, spec.subject
                self.done_by(begun, taps)
                return
            buttons = fit(answer.panel).buttons
            spec = self.random.choice([each for each in buttons if each.kind in {"act", "fire"}])
        pytest.fail(f"no end of sheets: {begun}")


def act_of(spec: ButtonSpec) -> str | None:
    """Return the act that a button does, None for what the page does not tell of."""
    name = spec.subject.partition(":")[0]
    done = spec.kind if spec.kind == "decide" else DUE.get(name, name)
    return next((act for act, procedures in ACTS.items() if done in procedures), None)


@pytest.fixture
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = bytes([SEED]) * SEED_BYTES

    def journal(_: int, channel_id: int, battle_id: int | None = None) -> Journal:
        return Journal(7, channel_id, battle_id, secret, commitment(secret))

    monkeypatch.setattr(lifecycle, "new_journal", journal)


async def come_to_blows(desk: Desk, fingers: Counting, game: str) -> None:
    """Have units meet, and others lose models to shots, as moves and dice would bring about."""
    for phase in FIRST.get(game, ()):
        await does(desk, "battle next", phase=phase)
        if phase == "shooting":
            who = SIDES["Bruno"]
            await does(desk, "unit damage", who=who, unit="Gobelins", models="6")
        else:
            for unit, other in CONTACTS:
                await does(desk, "unit link", unit=unit, other=other, relation="contact")
        for _ in range(12):
            await fingers.goes_on()


@pytest.mark.usefixtures("_same_dice")
@pytest.mark.parametrize("game", GAMES)
async def test_no_act_of_the_rules_takes_more_taps_than_the_page_says(
    game: str, tmp_path: Path
) -> None:
    desk = Desk(f"sqlite:///{tmp_path}/budget.db")
    await desk.open()
    try:
        await does(desk, "battle start", game=GAMES[game], side_one="Ana", side_two="Bruno")
        fingers = Counting(desk, Random(SEED))  # noqa: S311 - chance for a test
        for number, (side, player) in enumerate(SIDES.items()):
            await does(desk, "battle join", who=player, side=side)
            army = ButtonSpec("army", f"{number}:sample:{('guard', 'horde')[number]}", "")
            assert (await fingers.presses(army, player)).refused is None
        most = {act: taps[game] for act, taps in told().items() if game in taps and act in ACTS}
        fingers.wanted = set(most)
        await come_to_blows(desk, fingers, GAMES[game])
        for _ in range(PRESSES):
            if not fingers.wanted or not await fingers.goes_on():
                break
        assert fingers.wanted == set()
        assert {act: taps for act, taps in fingers.taps.items() if max(taps) > most[act]} == {}
    finally:
        await desk.store.close()


BY_HAND: Final = {
    "roll": ("Dice", "2D6"),
    "next": ("Next phase",),
    "wounds": ("Units", "Archers", "−1 model"),
    "rule": ("Rules", "Charge responses"),
}


@pytest.mark.parametrize("act", BY_HAND)
async def test_no_act_by_hand_takes_more_taps_than_the_page_says(
    act: str, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    before = ana.taps
    first, *others = BY_HAND[act]
    await ana.taps_on(first)
    await ana.answers(*others)
    assert set(told()[act].values()) == {ana.taps - before}


async def test_a_battle_begins_by_as_few_taps_as_the_page_says(ana: Tapper, bruno: Tapper) -> None:
    await opens(ana)
    await ana.answers("Age of Sigmar", "Begin")
    assert set(told()["start"].values()) == {ana.taps}
    await bruno.taps_on("Play Second side")
    assert set(told()["sit"].values()) == {bruno.taps}
    await bruno.does("Army: Second side", "À l’essai\N{NO-BREAK SPACE}: La horde")
    assert set(told()["army"].values()) == {bruno.taps - 1}


def test_the_usual_acts_take_three_taps_in_the_middle_and_never_more_than_five() -> None:
    taps = [number for acts in told().values() for number in acts.values()]
    for game in GAMES:
        assert median(acts[game] for acts in told().values() if game in acts) <= USUAL
    assert max(taps) <= MOST
    assert len(told()) >= 15
