"""The taps that each usual act takes in each game, as the page on the desk tells them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import pytest

from bot.battle.actions import lifecycle
from bot.store.journal.journal import Journal
from bot.views.interface.buttons import ButtonSpec
from rulesets.dice.handles.fair import SEED_BYTES, commitment
from tests.bot.desk import ALICE, Desk
from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.desk.test_by_hand import opens
from tests.bot.e2e.desk.test_desk import set_up
from tests.bot.e2e.desk.test_taps_at_random import MOST_SHEETS, Fingers, fit
from tests.bot.e2e.games.offered import SIDES, does
from tests.bot.e2e.hall import Hall

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
PRESSES: Final = 100
"""Presses of a battle."""
BATTLES: Final = 12
"""Battles that are begun until every act was done."""
FIRST: Final = {
    "blackhammer": ("shooting", "close-combat"),
    "t9a": ("shooting", "combat"),
    "whfb2": ("shooting", "combat"),
    "aos4": ("shooting",),
}
"""The phases in which units that are noted to fight do so, and shot ones may panic."""
CONTACTS: Final = (("Knights", "Trolls"), ("Spearmen", "Orques"), ("Captain", "Chamane"))
"""The second army is that of a player who reads French."""
SEED: Final = 5
OFTEN: Final = 0.5


def table(heading: str) -> list[list[str]]:
    """Return the cells of the table below a heading of the page, its head first."""
    below = PAGE.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in below.splitlines() if line.startswith("|")]
    head, _, *body = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]
    return [head, *body]


def told() -> dict[str, dict[str, int]]:
    """Return the table of the page: by act and game, the most taps that it takes."""
    head, *body = table("Taps")
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
        steps = [spec for spec in panel.buttons if spec.kind == "next"]
        if steps and self.random.random() < OFTEN:
            await self.takes_step(self.random.choice(steps))
            return True
        acts = [spec for spec in panel.buttons if spec.kind == "act"]
        new = [spec for spec in acts if act_of(spec) in self.wanted]
        deciding = [spec for spec in panel.buttons if spec.kind == "decide"]
        if deciding and not new:  # no phase ends before
            await self.presses_once(self.random.choice(deciding))
            return True
        if not acts or (not new and self.random.random() < 0.2):
            channel = await self.desk.store.peek(ALICE.channel_id)
            active = channel.board.sides[battle.active].name
            answer = await self.desk.asks("battle next", who=SIDES[active])
            if answer.refused is None:
                return True
            assert answer.refused.startswith("choice-"), (
                answer.refused
            )  # an act says what is chosen
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

    async def takes_step(self, spec: ButtonSpec) -> None:
        """Take a step that an act led to, or be asked for what it needs: one of the two may."""
        refused = []
        for who in SIDES.values():
            answer = await self.presses(spec, who)
            if answer.refused is None and answer.form is None and answer.panel is None:
                self.done_by(spec, 1)
            if answer.refused is None or answer.form is not None:
                return
            refused.append(answer.refused)
        pytest.fail(f"refused though it is shown: {spec} {refused}")

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
            if answer.form is not None:
                return  # a spell of one's own has to be named in words
            if answer.panel is None:
                assert answer.refused is None, (spec.subject, answer.refused)
                self.done_by(begun, taps)
                return
            buttons = fit(answer.panel).buttons
            spec = self.random.choice([each for each in buttons if each.kind in {"act", "fire"}])
        pytest.fail(f"no end of sheets: {begun}")


def act_of(spec: ButtonSpec) -> str | None:
    """Return the act that a button does, None for what the page does not tell of."""
    name, _, step = spec.subject.partition(":")
    name = step if spec.kind == "next" else name
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
        if game == "aos4":  # where units neither panic nor keep count of whom they touch
            pass
        elif phase == "shooting":
            who = SIDES["Bruno"]
            await does(desk, "unit damage", who=who, unit="Gobelins", models="6")
        else:
            board = (await desk.store.peek(ALICE.channel_id)).board
            there = {each.name for each in board.units if not each.destroyed}
            for unit, other in (each for each in CONTACTS if there.issuperset(each)):
                await does(desk, "unit link", unit=unit, other=other, relation="contact")
        for _ in range(12):
            await fingers.goes_on()


@pytest.mark.usefixtures("_same_dice")
@pytest.mark.parametrize("game", GAMES)
async def test_no_act_of_the_rules_takes_more_taps_than_the_page_says(
    game: str, tmp_path: Path
) -> None:
    most = {act: taps[game] for act, taps in told().items() if game in taps and act in ACTS}
    wanted, taps = set(most), defaultdict[str, list[int]](list)
    for seed in range(BATTLES):  # in some of them a wizard is dead before he answers a spell
        desk = Desk(f"sqlite:///{tmp_path}/{seed}.db")
        await desk.open()
        try:
            chance = Random(seed)  # noqa: S311 - chance for a test
            fingers = Counting(desk, chance, wanted=wanted, taps=taps)
            await fought(desk, fingers, GAMES[game])
        finally:
            await desk.store.close()
        if not wanted:
            break
    assert wanted == set()
    assert {act: each for act, each in taps.items() if max(each) > most.get(act, MOST)} == {}


async def fought(desk: Desk, fingers: Counting, game: str) -> None:
    """Play a battle until nothing is wanted any more, or enough was pressed."""
    await does(desk, "battle start", game=game, side_one="Ana", side_two="Bruno")
    for number, (side, player) in enumerate(SIDES.items()):
        await does(desk, "battle join", who=player, side=side)
        army = ButtonSpec("army", f"{number}:sample:{('guard', 'horde')[number]}", "")
        assert (await fingers.presses(army, player)).refused is None
    await come_to_blows(desk, fingers, game)
    for _ in range(PRESSES):
        if not fingers.wanted or not await fingers.goes_on():
            break


BY_HAND: Final = {
    "roll": ("Menu", "2D6"),
    "next": ("Next phase",),
    "wounds": ("Menu", "Archers", "−1 model"),
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


async def test_no_dice_by_hand_take_more_taps_than_the_page_says(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    taken: dict[str, int] = {}
    pool = ana.does("Menu", "10 dice", "4+")
    taken["pool"] = await spent(ana, pool)
    assert "success" in ana.said
    taken["next pool"] = await spent(ana, ana.answers("20 dice on 2+"))
    taken["rolled on"] = await spent(ana, ana.answers("5+"))
    assert "success" in ana.said
    taken["next roll"] = await spent(ana, ana.answers("2D6"))
    (rolled,) = ana.told
    taken["again"] = await spent(ana, ana.use(rolled, "Roll again"))
    assert {act: set(told()[act].values()) for act in taken} == {
        act: {taps} for act, taps in taken.items()
    }


def test_the_page_compares_with_other_tools_the_taps_that_it_counts() -> None:
    _, *rows = table("Beside other tools")
    compared = {row[0].strip("*").casefold(): int(row[2][0]) for row in rows}
    counted = told()
    assert compared == {act: max(counted[act].values()) for act in compared}
    assert len(compared) >= 6


TO_TRY: Final = {"ana": "To try: The guard", "bruno": "À l’essai\N{NO-BREAK SPACE}: La horde"}


async def spent(tapper: Tapper, act: Coroutine[Any, Any, object]) -> int:
    """Return how many taps of a player an act took."""
    before = tapper.taps
    await act
    return tapper.taps - before


async def ends(ana: Tapper, bruno: Tapper) -> dict[str, int]:
    """End a battle by taps, and return how many each act took."""
    opened = await spent(ana, ana.taps_on("End battle"))
    assert ana.sheet is not None
    wins = next(each for each in labels(ana.sheet) if each in {"Propose this", "First side won"})
    proposed = opened + await spent(ana, ana.answers(wins))
    return {"end": proposed, "agree": await spent(bruno, bruno.taps_on("Agree"))}


@pytest.mark.own_hall
@pytest.mark.parametrize("game", GAMES)
async def test_no_act_around_a_battle_takes_more_taps_than_the_page_says(
    game: str, hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    olga = Tapper(hall.player("Olga", "en"))
    other = next(each for each in GAMES.values() if each != GAMES[game])
    for typist, line in (
        (olga, f"/settings game:{other}"),
        (olga, "/campaign create name:War"),
        (ana, "/campaign join"),
        (bruno, "/campaign join"),
    ):
        assert (await typist.player.types(line)).answer.refused is None
    await opens(ana)
    taken = {"start": await spent(ana, ana.answers(game, "2000 points", "Begin"))}
    taken["sit"] = await spent(bruno, bruno.taps_on("Play Second side"))
    (seated,) = bruno.told
    taken["campaign"] = await spent(ana, ana.use(seated, "For War"))
    taken["army"] = await spent(ana, ana.does("Army: First side", TO_TRY["ana"]))
    again = await spent(bruno, bruno.does("Army: Second side", TO_TRY["bruno"]))
    assert taken["army"] == again
    taken |= await ends(ana, bruno)
    (ended,) = bruno.told
    shown = (await olga.player.types("/campaign battle battle:1")).outcome["battle"]
    assert (shown["state"], shown["size"]) == ("confirmed", 2000)
    await olga.use(ended, "Organiser: decide")
    taken["overrule"] = 1 + await spent(olga, olga.answers("It does not count"))
    taken["rematch"] = await spent(ana, ana.use(ended, "Rematch"))
    assert await ends(ana, bruno) == {name: taken[name] for name in ("end", "agree")}
    (ended,) = bruno.told
    taken["hand on"] = await spent(bruno, bruno.use(ended, "To War"))
    (handed,) = bruno.told
    await ana.use(handed, "Confirm")
    shown = (await olga.player.types("/campaign battle battle:2")).outcome["battle"]
    assert shown["state"] == "confirmed"
    said = told()
    assert taken == {act: said[act][game] for act in taken}


def test_the_usual_acts_take_three_taps_in_the_middle_and_never_more_than_five() -> None:
    taps = [number for acts in told().values() for number in acts.values()]
    for game in GAMES:
        assert median(acts[game] for acts in told().values() if game in acts) <= USUAL
    assert max(taps) <= MOST
    assert len(told()) >= 15
