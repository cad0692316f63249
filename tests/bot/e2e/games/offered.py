"""Battles in which whatever is on offer is taken at random, by the players whose it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from bot.battle.situation import situation_of
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from rulesets.core.offering.offers import Offer, offers, targets, way, ways
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.questions import questions
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.game import Ruleset
from tests.bot.desk import ALICE, BRUNO, Desk

SIDES: Final[Mapping[str, Requester]] = {"Ana": ALICE, "Bruno": replace(BRUNO, manager=False)}
MOST_QUESTIONS: Final = 6


async def set_up(desk: Desk, game: str, armies: Sequence[Sequence[str]], **more: str) -> None:
    """Start a battle of two players with the units of their armies, each a line."""
    await does(desk, "battle start", game=game, side_one="Ana", side_two="Bruno", **more)
    for side, units in zip(SIDES, armies, strict=True):
        for line in units:
            await does(desk, "unit add", line=line, side=side)
    for side, player in SIDES.items():
        await does(desk, "battle join", who=player, side=side)


async def does(desk: Desk, command: str, *, who: Requester = ALICE, **options: str) -> Answer:
    """Ask for what must not be refused."""
    answer = await desk.asks(command, options, who=who)
    assert answer.refused is None, (command, options, answer.refused)
    return answer


@dataclass
class Tapper:
    """Two players who take what is offered.

    Attributes:
        desk: Where they play.
        random: What decides for them.
        taken: How often each procedure was taken.
        refused: What was refused although it was on offer.
        phases: The phases in which something was offered.
        rare: Whether each kind of act is as likely as any other, however many units may do it.
    """

    desk: Desk
    random: Random
    taken: Counter[str] = field(default_factory=Counter)
    refused: list[tuple[str, object, object]] = field(default_factory=list)
    phases: set[str] = field(default_factory=set)
    rare: bool = False

    async def now(self) -> tuple[Situation, Ruleset] | None:
        """Return the battle as it stands, None once it is over."""
        channel = await self.desk.store.peek(ALICE.channel_id)
        battle = channel.board.battle
        if battle is None:
            return None
        return situation_of(channel, battle, whole_army=True), channel.ruleset

    async def taps(self) -> bool:
        """Take one offer, or go on to the next phase; return whether the battle goes on."""
        table = await self.now()
        if table is None:
            return False
        situation, game = table
        found = [each for side in situation.sides for each in offers(situation, game, side.name)]
        if found:
            self.phases.add(str(situation.phase))
        if not found or self.random.random() < 0.2:
            await does(self.desk, "battle next", who=SIDES[situation.active.name])
        else:
            await self.takes(situation, game, self._picked(found))
        return True

    def _picked(self, found: Sequence[Offer]) -> Offer:
        """Return an offer at random."""
        if self.rare:
            kind = self.random.choice(sorted({offer.procedure for offer in found}))
            found = [offer for offer in found if offer.procedure == kind]
        return self.random.choice(found)

    async def takes(self, situation: Situation, game: Ruleset, offer: Offer) -> None:
        """Take an offer with answers at random."""
        battle = Battle(situation, game, offer.side)
        for option in offer.offering.first:
            values = [value for value, _ in ways(battle, offer, option)]
            if values:
                offer = offer.answered(option, self.random.choice(values))
        at = targets(situation, game, offer)
        if at:
            offer = offer.answered(str(offer.offering.target), self.random.choice(at))
        in_vain = False
        for _ in range(MOST_QUESTIONS):
            asked = questions(situation, game, offer)
            if not asked:
                break
            answer = self.random.choice(asked[0].answers)
            offer, in_vain = offer.answered(asked[0].option, answer.value), bool(answer.vain)
        full = offer if in_vain else way(battle, offer)
        assert full is not None, offer
        values = " ".join(f"{name}:{value}" for name, value in full.values.items())
        told = {"notation": offer.procedure, "values": values}
        answer = await self.desk.asks("roll", told, who=SIDES[offer.side])
        self.taken[offer.procedure] += 1
        if answer.refused is not None or answer.outcome is None:
            self.refused.append((offer.procedure, answer.refused, values))
